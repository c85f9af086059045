//! One game from its first move to its end.
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::autosave::Autosave;
use super::commands::{Command, help};
use super::console::{Answer, Console, Leave};
use super::drawing;
use super::game::Game;
use super::menu;
use crate::cli::file::replace;
use crate::cli::launch::Controller;
use crate::cli::progress::Progress;
use crate::cli::thinking::{self, found_so_far, wait_for};
use crate::cli::words::{Explain, fault, sentence};
use crate::hint_text::hint_text;
use crate::language::{Label, Who, message};
use crate::sentence::versus;
use connect_n_arena::{Contestant, Entrant, Fault, Hosting, derived_seed};
use connect_n_engine::clock::{TimeControl, face};
use connect_n_engine::{
    Choice, Limits, Move, Observer, Player, PlayerSpec, Position, Seat, format_game, hint, visible,
};

/// Longest time for a hint.
const HINT_TIME: Duration = Duration::from_secs(3);

const NOTHING_TO_UNDO: Label = Label::new("play-nothing-to-undo");
const NOTHING_TO_REDO: Label = Label::new("play-nothing-to-redo");

/// What holds for all games of a call.
pub(super) struct Options {
    pub(super) seed: u64,
    pub(super) hosting: Hosting,
    /// Longest time for a computer's move.
    pub(super) time: Duration,
    /// Computers report what they find.
    pub(super) verbose: bool,
    /// Where each game is written to.
    pub(super) record: Option<PathBuf>,
}

/// What comes after a game.
pub(super) enum Next {
    /// Another game of the same players.
    Again(Box<Game>),
    /// A game that was loaded.
    Load(Box<Game>),
    Menu,
}

/// A game that is played.
pub(super) struct Session<'a> {
    game: Game,
    console: &'a mut Console,
    options: &'a Options,
    autosave: Autosave,
    /// Games won, by chair.
    score: &'a mut [u32; 4],
    /// The computers, by seat, once they have been asked for a move.
    computers: [Option<Box<dyn Contestant>>; 4],
    /// The moment from which the clocks count.
    start: Instant,
    /// The end was announced.
    is_counted: bool,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        game: Game,
        console: &'a mut Console,
        options: &'a Options,
        autosave: Autosave,
        score: &'a mut [u32; 4],
    ) -> Self {
        let (computers, start) = ([const { None }; 4], Instant::now());
        Self { game, console, options, autosave, score, computers, start, is_counted: false }
    }

    /// Plays until the game is over and it is clear what comes next.
    pub(super) fn play(mut self) -> Result<Next, Leave> {
        let played = self.turns();
        if let Err(Leave::Quit | Leave::EndOfInput | Leave::Interrupted) = &played {
            self.say_where_it_is()?;
        }
        played
    }

    fn turns(&mut self) -> Result<Next, Leave> {
        self.introduce()?;
        self.show_board()?;
        loop {
            let position = self.game.position();
            let seat = position.to_move();
            let next = if position.is_over() {
                self.end()?
            } else if self.game.player(seat).is_computer() {
                self.computer_turn(seat)?;
                None
            } else {
                self.human_turn(seat)?
            };
            if let Some(next) = next {
                return Ok(next);
            }
        }
    }

    fn introduce(&mut self) -> Result<(), Leave> {
        let game = &self.game;
        let player = |seat| format!("{} {}", drawing::symbol(game.chair(seat)), game.name(seat));
        self.console.say(format!("\n{}", versus(game.setup.rules.seats().map(player))))
    }

    fn show_board(&mut self) -> Result<(), Leave> {
        self.console.say(format!("\n{}\n", drawing::board(&self.game)))
    }

    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    /// The time of a player runs from now on.
    fn start_clock(&mut self, seat: Seat) {
        let now = self.now();
        if let Some(clock) = &mut self.game.clock {
            if clock.turn() != Some(seat) {
                clock.begin_turn(seat);
            }
            clock.run(now);
        }
    }

    /// Keeps the game; that this doesn't work is said and no more.
    fn keep(&mut self) -> Result<(), Leave> {
        let text = self.game.record(self.now()).to_string();
        match self.autosave.write(&text) {
            Ok(()) => Ok(()),
            Err(problem) => self.console.complain(problem),
        }
    }

    fn say_where_it_is(&mut self) -> Result<(), Leave> {
        let is_open = !self.game.position().is_over() && self.game.position().plies() > 0;
        let Some(file) = self.autosave.file().filter(|_| is_open) else { return Ok(()) };
        self.console.say(message("play-game-is-saved").with("file", file.display().to_string()).text())
    }

    /// A move was made in time.
    fn made(&mut self, mv: Move) -> Result<(), Leave> {
        let now = self.now();
        if let Some(clock) = &mut self.game.clock {
            clock.end_turn(now);
        }
        // Whoever asks for a move has checked it.
        let _ = self.game.tree.play(mv);
        self.keep()?;
        self.show_board()
    }

    /// The clock has run out: a move by chance, or the end of the game for this player.
    fn time_up(&mut self, seat: Seat) -> Result<(), Leave> {
        let name = self.game.name(seat);
        let now = self.now();
        let Some(clock) = &mut self.game.clock else { return Ok(()) };
        clock.leave_turn(now);
        clock.renew(seat);
        if let TimeControl::EachMove(_) = clock.control() {
            let mut chance = PlayerSpec::Random.build(self.game.seed);
            let mv = Player::choose(&mut chance, self.game.position(), &Limits::default()).mv;
            let out_of_time = message("play-random-move").with("name", name).with("move", mv.to_string());
            self.console.say(out_of_time.text())?;
            let _ = self.game.tree.play(mv);
        } else {
            self.console.say(message("play-out-of-time").with("name", name).text())?;
            let _ = self.game.tree.forfeit();
        }
        self.keep()?;
        self.show_board()
    }

    fn human_turn(&mut self, seat: Seat) -> Result<Option<Next>, Leave> {
        self.start_clock(seat);
        let left = self.game.clock.as_ref().map(|clock| clock.left(seat, self.now()));
        let answer = self.console.ask(&self.prompt(seat, left), left)?;
        let is_late = self.game.clock.as_ref().is_some_and(|clock| clock.run_out(self.now()).is_some());
        let line = match answer {
            Answer::Line(line) if !is_late => line,
            _ => {
                self.time_up(seat)?;
                return Ok(None);
            }
        };
        let command = match Command::parse(&line, self.game.setup.rules) {
            Ok(command) => command,
            Err(problem) => {
                self.console.complain(problem)?;
                return Ok(None);
            }
        };
        self.obey(command)
    }

    fn prompt(&self, seat: Seat, left: Option<Duration>) -> String {
        let is_first = self.game.position().plies() < 2;
        let id = match (is_first, left) {
            (true, None) => "play-first-turn",
            (true, Some(_)) => "play-first-turn-timed",
            (false, None) => "play-turn",
            (false, Some(_)) => "play-turn-timed",
        };
        let turn = message(id)
            .with("name", drawing::strong(&self.game.name(seat)))
            .with("clock", left.map(face).unwrap_or_default());
        format!("{} {}", drawing::symbol(self.game.chair(seat)), turn.text())
    }

    fn obey(&mut self, command: Command) -> Result<Option<Next>, Leave> {
        match command {
            Command::Play(mv) => match self.game.position().check(mv) {
                Ok(()) => self.made(mv)?,
                Err(reason) => self.console.complain(sentence(&reason.explain()))?,
            },
            Command::Undo => self.step(self.game.undo_depth(), NOTHING_TO_UNDO, Step::Back)?,
            Command::Redo => self.step(self.game.redo_depth(), NOTHING_TO_REDO, Step::Forward)?,
            Command::Hint => self.hint()?,
            Command::Save(name) => self.save(name)?,
            Command::Load(name) => return self.load(name),
            Command::Board => self.show_board()?,
            Command::Moves => self.console.say(moves(self.game.position()))?,
            Command::New => return self.again().map(Some),
            Command::Menu => {
                self.say_where_it_is()?;
                return Ok(Some(Next::Menu));
            }
            Command::Help => self.console.say(help())?,
            Command::Quit => return Err(Leave::Quit),
        }
        Ok(None)
    }

    fn step(&mut self, moves: usize, nothing: Label, step: Step) -> Result<(), Leave> {
        if moves == 0 {
            return self.console.complain(nothing);
        }
        let now = self.now();
        if let Some(clock) = &mut self.game.clock {
            clock.leave_turn(now);
        }
        for _ in 0..moves {
            match step {
                Step::Back => self.game.tree.back(),
                Step::Forward => self.game.tree.forward(),
            };
        }
        let seat = self.game.position().to_move();
        if let (Some(clock), Step::Back) = (&mut self.game.clock, &step) {
            clock.renew(seat);
        }
        self.keep()?;
        self.show_board()
    }

    fn hint(&mut self) -> Result<(), Leave> {
        let position = self.game.position().clone();
        let left = self.game.clock.as_ref().map(|clock| clock.left(position.to_move(), self.now()) / 2);
        let time = left.map_or(HINT_TIME, |left| left.min(HINT_TIME));
        let limits = Limits { time: Some(time), stop: self.console.stop().clone(), ..Limits::default() };
        let seed = self.game.seed;
        let progress = Progress::thinking(&Label::new("progress-hint").text(), Some(time));
        let found = wait_for(Some(progress), || hint(&position, seed, &limits))?;
        if self.console.stop().is_stopped() {
            return Err(Leave::Interrupted);
        }
        let Some(found) = found else { return Ok(()) };
        let text = hint_text(&found, |seat| Who::Named(self.game.name(seat)));
        self.console.say(text)
    }

    /// Saves the game under a name, which is asked for where there is none.
    fn save(&mut self, name: Option<String>) -> Result<(), Leave> {
        let name = match name {
            Some(name) => name,
            None => menu::file(self.console)?,
        };
        let file = menu::saved_as(&name);
        let shown = visible(&file.display().to_string()).to_string();
        let question = message("play-replace-file").with("file", shown).text();
        if file.exists() && !self.console.confirm(&question, false)? {
            return self.console.say(Label::new("play-nothing-saved"));
        }
        self.write(&file)
    }

    fn load(&mut self, name: Option<String>) -> Result<Option<Next>, Leave> {
        let name = match name {
            Some(name) => name,
            None => menu::file(self.console)?,
        };
        let loaded = menu::load(self.console, &name, &self.game.setup, self.options.seed)?;
        Ok(loaded.map(|game| Next::Load(Box::new(game))))
    }

    fn write(&mut self, file: &Path) -> Result<(), Leave> {
        let text = self.game.record(self.now()).to_string();
        match replace(file, |out| out.write_all(text.as_bytes())) {
            Ok(()) => {
                let file = visible(&file.display().to_string()).to_string();
                self.console.say(message("play-saved").with("file", file).text())
            }
            Err(failure) => self.console.complain(sentence(failure.text())),
        }
    }

    fn computer_turn(&mut self, seat: Seat) -> Result<(), Leave> {
        let Controller::Computer(entrant) = self.game.player(seat).who.clone() else { return Ok(()) };
        let answer = self.think(seat, &entrant);
        if self.console.stop().is_stopped() {
            return Err(Leave::Interrupted);
        }
        let name = self.game.name(seat);
        match answer? {
            Ok((choice, time)) => {
                if self.game.clock.as_ref().is_some_and(|clock| clock.run_out(self.now()).is_some()) {
                    return self.time_up(seat);
                }
                if self.options.verbose {
                    self.console.say(thinking::sentence(&name, &choice, time))?;
                } else {
                    let plays = message("play-plays").with("name", name).with("move", choice.mv.to_string());
                    self.console.say(plays.text())?;
                }
                self.made(choice.mv)
            }
            Err(wrong) => {
                self.console.complain(sentence(&fault(&name, &wrong)))?;
                self.computers[seat.index()] = None;
                let now = self.now();
                if let Some(clock) = &mut self.game.clock {
                    clock.leave_turn(now);
                    clock.renew(seat);
                }
                let chair = self.game.chair(seat);
                let mut usual = self.game.setup.players[chair].clone();
                usual.who = Controller::Human;
                let who = menu::controller(self.console, &Label::new("play-who-plays-on").text(), &usual)?;
                let player = &mut self.game.setup.players[chair];
                (player.who, player.is_trusted) = (who, true);
                self.game.setup.tell_names_apart();
                Ok(())
            }
        }
    }

    /// The choice of a computer, and how long it took. Its clock runs from when it is ready.
    fn think(&mut self, seat: Seat, entrant: &Entrant) -> Result<Result<(Choice, Duration), Fault>, Leave> {
        let mut player = match self.computers[seat.index()].take() {
            Some(player) => player,
            None => match self.begin(seat, entrant)? {
                Ok(player) => player,
                Err(fault) => return Ok(Err(fault)),
            },
        };
        self.start_clock(seat);
        let budget = self.game.clock.as_ref().map(|clock| clock.budget(seat, self.now()));
        let time = budget.map_or(self.options.time, |budget| budget.min(self.options.time));
        let observer =
            self.options.verbose.then(|| Observer::new(|report| eprintln!("{}", found_so_far(report))));
        let stop = self.console.stop().clone();
        let limits = Limits { time: Some(time), stop, observer, ..Limits::default() };
        let label = message("progress-thinking").with("name", self.game.name(seat)).text();
        let progress = (!self.options.verbose).then(|| Progress::thinking(&label, Some(time)));
        let position = self.game.position().clone();
        let asked = Instant::now();
        let answer = wait_for(progress, || player.choose(&position, &limits))?;
        let time = asked.elapsed();
        self.computers[seat.index()] = Some(player);
        Ok(answer.map(|choice| (choice, time)))
    }

    /// A computer that is ready to play.
    fn begin(&self, seat: Seat, entrant: &Entrant) -> Result<Result<Box<dyn Contestant>, Fault>, Leave> {
        let seed = derived_seed(self.game.seed, seat.index() as u64);
        let mut player = entrant.build(seed, &self.options.hosting);
        let (rules, stop) = (*self.game.position().rules(), self.console.stop().clone());
        let label = message("progress-starting").with("name", self.game.name(seat)).text();
        let ready = wait_for(Some(Progress::thinking(&label, None)), || {
            player.start(seat, &rules);
            player.get_ready(&stop)
        })?;
        Ok(ready.map(|()| player))
    }

    /// Announces the end, and asks what comes next.
    fn end(&mut self) -> Result<Option<Next>, Leave> {
        if !self.is_counted {
            self.is_counted = true;
            self.console.say(drawing::strong(&drawing::result(&self.game)))?;
            if let Some(winner) = self.game.position().outcome().winner() {
                self.score[self.game.chair(winner)] += 1;
            }
            let won: Vec<String> = (self.game.setup.seated().iter().enumerate())
                .map(|(chair, _)| {
                    let score = message("of-player").with("name", self.game.setup.name(chair));
                    score.with("line", self.score[chair].to_string()).text()
                })
                .collect();
            self.console.say(message("play-games-won").with("scores", won.join(" · ")).text())?;
        }
        let line = self.console.line(&Label::new("play-again").text())?;
        let command = match line.to_lowercase().as_str() {
            "" | "y" | "yes" => Ok(Command::New),
            "n" | "no" => Ok(Command::Quit),
            _ => Command::parse(&line, self.game.setup.rules),
        };
        match command {
            Ok(Command::Undo) if self.game.undo_depth() > 0 => {
                if let Some(winner) = self.game.position().outcome().winner() {
                    self.score[self.game.chair(winner)] -= 1;
                }
                self.is_counted = false;
                self.obey(Command::Undo)
            }
            Ok(command) => self.obey(command),
            Err(problem) => {
                self.console.complain(problem)?;
                Ok(None)
            }
        }
    }

    fn again(&mut self) -> Result<Next, Leave> {
        let next = self.game.next(derived_seed(self.game.seed, 1));
        let first = next.name(Seat::FIRST);
        self.console.say(message("play-new-game").with("name", first).text())?;
        Ok(Next::Again(Box::new(next)))
    }
}

/// A way through the moves.
#[derive(Clone, Copy)]
enum Step {
    Back,
    Forward,
}

fn moves(position: &Position) -> String {
    match position.moves() {
        [] => Label::new("play-no-moves").text(),
        moves => format_game(moves),
    }
}
