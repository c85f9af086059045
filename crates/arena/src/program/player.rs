//! A player whose moves come from another program.
use std::io;
use std::time::Duration;

use super::process::Process;
use super::{Hosting, ProgramCommand};
use crate::contestant::{Contestant, TurnTime};
use crate::fault::{AnswerProblem, Fault};
use crate::protocol::{LONGEST_NAME, READY, Request, parse_info};
use crate::terms::{LAG, MOVE_TIME};
use crate::turns::turns;
use connect_n_engine::{Choice, Limits, Move, Position, Rules, Seat, StopFlag, parse_move};

/// Plays as another program tells it to. The program is started anew for each game, and ended when the game is over, a
/// fault occurs, or this player is dropped; where programs are kept, only a fault ends it.
///
/// Like every player it can be asked about any position: a program that has heard of other moves is started anew.
pub struct Program {
    command: ProgramCommand,
    hosting: Hosting,
    /// What the program calls itself.
    name: Option<String>,
    /// What it said before its last move.
    infos: Vec<String>,
    /// After which time its next answer doesn't count any more, where a referee says so.
    patience: Option<Duration>,
    game: Game,
    /// Ended without waiting; waited for when there is time.
    dismissed: Option<Process>,
}

/// The state of the program.
enum Game {
    /// Not started.
    None,
    /// In a game.
    Running(Running),
    /// Has lost its game by a fault.
    Lost(Fault),
}

/// A program in a game.
struct Running {
    process: Process,
    seat: Seat,
    rules: Rules,
    /// The moves that it knows.
    told: Vec<Move>,
    is_ready: bool,
    /// Whether it has played other games before.
    was_kept: bool,
}

impl Program {
    /// A player who plays as the program says that this command starts.
    pub fn new(command: ProgramCommand, hosting: Hosting) -> Self {
        Self {
            command,
            hosting,
            name: None,
            infos: Vec::new(),
            patience: None,
            game: Game::None,
            dismissed: None,
        }
    }

    /// What the program calls itself, once it has said so.
    pub fn own_name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Has a program begin a game, without waiting for it: one that was kept, or a new one.
    fn begin(&mut self, seat: Seat, rules: Rules) {
        self.game = Game::None;
        self.dismissed = None;
        let kept = self.take_kept(seat, rules).transpose();
        let was_kept = kept.is_some();
        self.game = match kept.unwrap_or_else(|| self.start_new(seat)) {
            Ok(process) => Game::Running(Running::new(process, seat, rules, was_kept)),
            Err(fault) => Game::Lost(fault),
        };
    }

    fn start_new(&self, seat: Seat) -> Result<Process, Fault> {
        self.hosting.start(&self.command, Some(seat)).map_err(not_started)
    }

    /// A program that waits for its next game. Those that have ended since their last one are passed over.
    ///
    /// # Errors
    /// It has said something in the meantime, or its transcript can't be written.
    fn take_kept(&self, seat: Seat, rules: Rules) -> Result<Option<Process>, Fault> {
        let Some(kept) = &self.hosting.kept else { return Ok(None) };
        while let Some(mut process) = kept.take(&self.command) {
            match process.check_no_output(&Request::Init(seat, rules).to_string()) {
                Err(fault) if has_ended(&fault) => {}
                Err(fault) => return Err(fault),
                Ok(()) => {
                    // What it said after its last move belongs to the game before.
                    process.take_infos();
                    process
                        .transcribe(self.hosting.open_transcript(&self.command, seat).map_err(not_started)?);
                    return Ok(Some(process));
                }
            }
        }
        Ok(None)
    }

    /// The program in its game, ready to answer. One that was kept and ends before it has begun is started anew.
    fn ready(&mut self, stop: &StopFlag) -> Result<&mut Running, Fault> {
        if let Game::Running(game) = &mut self.game
            && !game.is_ready
        {
            let (seat, rules) = (game.seat, game.rules);
            let mut answer = game.get_ready(self.hosting.start_time, stop);
            if game.was_kept && answer.as_ref().is_err_and(has_ended) {
                let told = std::mem::take(&mut game.told);
                let mut game = Running::new(self.start_new(seat)?, seat, rules, false);
                for (mover, mv) in turns(rules).zip(told) {
                    game.tell(mover, mv);
                }
                answer = game.get_ready(self.hosting.start_time, stop);
                self.game = Game::Running(game);
            }
            self.name = Some(answer?);
        }
        match &mut self.game {
            Game::None => Err(Fault::NotStarted("no game has begun".to_owned())),
            Game::Lost(fault) => Err(fault.clone()),
            Game::Running(game) => {
                game.is_ready = true;
                Ok(game)
            }
        }
    }

    /// Remembers a fault and ends the program; one that was called off can begin anew.
    fn give_up(&mut self, fault: &Fault) {
        let next = if *fault == Fault::Stopped { Game::None } else { Game::Lost(fault.clone()) };
        if let Game::Running(mut game) = std::mem::replace(&mut self.game, next) {
            game.process.dismiss();
            self.dismissed = Some(game.process);
        }
    }

    /// Has the program run, ready to answer and told of all moves up to this position; it is started anew where it has
    /// heard of others. None of this is time of its own.
    ///
    /// # Errors
    /// Why it cannot play.
    pub fn prepare(&mut self, position: &Position, stop: &StopFlag) -> Result<(), Fault> {
        self.catch_up(position, stop).map(drop).inspect_err(|fault| self.give_up(fault))
    }

    fn catch_up(&mut self, position: &Position, stop: &StopFlag) -> Result<&mut Running, Fault> {
        if position.is_set_up() {
            return Err(Fault::NotStarted("bots know only games that begin with an empty board".to_owned()));
        }
        let (seat, rules) = (position.to_move(), *position.rules());
        let is_other_game = match &self.game {
            Game::None => true,
            Game::Lost(_) => false,
            Game::Running(game) => {
                game.seat != seat || game.rules != rules || !position.moves().starts_with(&game.told)
            }
        };
        if is_other_game {
            self.begin(seat, rules);
        }
        let game = self.ready(stop)?;
        let told = game.told.len();
        for (&mv, mover) in position.moves().iter().zip(position.movers()).skip(told) {
            game.tell(mover, mv);
        }
        Ok(game)
    }

    fn answer(&mut self, position: &Position, limits: &Limits) -> Result<Choice, Fault> {
        let time = limits.time.unwrap_or(MOVE_TIME);
        let patience = self.patience.take().unwrap_or(time.saturating_add(LAG));
        let game = self.catch_up(position, &limits.stop)?;
        let answer = game.process.ask(Request::Move(time), patience, &limits.stop)?;
        let mv = parse_move(&answer, &game.rules).map_err(|error| Fault::InvalidOutput {
            question: Request::Move(time).to_string(),
            answer: answer.clone(),
            problem: AnswerProblem::Move(error.problem),
        })?;
        position.check(mv).map_err(|reason| Fault::Illegal { mv, reason })?;
        game.told.push(mv);
        let infos = game.process.take_infos();
        let report = infos.last().map(|info| parse_info(info, &game.rules)).unwrap_or_default();
        self.infos = infos;
        Ok(Choice { mv, report })
    }
}

impl Running {
    /// A game that this program begins.
    fn new(mut process: Process, seat: Seat, rules: Rules, was_kept: bool) -> Self {
        process.send(Request::Init(seat, rules));
        Self { process, seat, rules, told: Vec::new(), is_ready: false, was_kept }
    }

    /// Waits for the program to be ready, and asks for its name.
    fn get_ready(&mut self, time: Duration, stop: &StopFlag) -> Result<String, Fault> {
        // The question has been asked when the program was started.
        let question = Request::Init(self.seat, self.rules).to_string();
        let answer = self.process.wait_for_answer(&question, time, stop)?;
        if answer != READY {
            return Err(Fault::InvalidOutput { question, answer, problem: AnswerProblem::Expected(READY) });
        }
        let name = self.process.ask(Request::Name, time, stop)?;
        Ok(name.chars().take(LONGEST_NAME).collect())
    }

    /// Tells the next move of the game.
    fn tell(&mut self, mover: Seat, mv: Move) {
        self.process.send(Request::Inform(mover, mv));
        self.told.push(mv);
    }
}

fn not_started(error: io::Error) -> Fault {
    Fault::NotStarted(error.to_string())
}

/// Whether a fault says that the program is no more.
const fn has_ended(fault: &Fault) -> bool {
    matches!(fault, Fault::Ended { .. } | Fault::Closed)
}

impl Contestant for Program {
    fn name(&self) -> String {
        match &self.name {
            Some(name) => format!("{name} (exec:{})", self.command),
            None => format!("exec:{}", self.command),
        }
    }

    fn start(&mut self, seat: Seat, rules: &Rules) {
        self.begin(seat, *rules);
    }

    fn inform(&mut self, seat: Seat, mv: Move) {
        if let Game::Running(game) = &mut self.game {
            game.tell(seat, mv);
        }
    }

    fn get_ready(&mut self, stop: &StopFlag) -> Result<(), Fault> {
        self.ready(stop).map(drop).inspect_err(|fault| self.give_up(fault))
    }

    fn begin_turn(&mut self, time: &TurnTime) {
        self.patience = Some(time.patience);
        if let (Game::Running(game), Some(clocks)) = (&mut self.game, &time.clocks) {
            let mut left = [None; 4];
            left.iter_mut().zip(&clocks.left).for_each(|(left, &shown)| *left = Some(shown));
            game.process.send(Request::Clock { increment: clocks.increment, left });
        }
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, Fault> {
        self.answer(position, limits).inspect_err(|fault| self.give_up(fault))
    }

    fn take_infos(&mut self) -> Vec<String> {
        std::mem::take(&mut self.infos)
    }

    fn finish(&mut self) -> Result<(), Fault> {
        self.dismissed = None;
        match (std::mem::replace(&mut self.game, Game::None), &self.hosting.kept) {
            // One that is not ready yet has still something to say.
            (Game::Running(game), Some(kept)) if game.is_ready => {
                kept.keep(&self.command, game.process);
                Ok(())
            }
            (Game::Running(game), _) => game.process.quit(),
            (Game::None | Game::Lost(_), _) => Ok(()),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Nobody is left to be told of a fault.
        let _ = self.finish();
    }
}
