//! A player whose moves come from another program.
use std::time::Duration;

use super::process::Process;
use super::{Hosting, ProgramCommand};
use crate::contestant::Contestant;
use crate::fault::Fault;
use crate::protocol::{READY, Request, parse_info};
use crate::referee::LAG;
use connect_n_engine::{Choice, Limits, Move, Position, Rules, Seat, StopFlag, parse_move};

/// Time for a move where no limit is given.
const MOVE_TIME: Duration = Duration::from_mins(3);

/// Characters of a name.
const LONGEST_NAME: usize = 60;

/// Plays as another program tells it to. The program is started anew for each game, and ended when the game is over, a
/// fault occurs, or this player is dropped.
///
/// Like every player it can be asked about any position: a program that has heard of other moves is started anew.
pub struct Program {
    command: ProgramCommand,
    hosting: Hosting,
    /// What the program calls itself.
    name: Option<String>,
    /// What it said before its last move.
    infos: Vec<String>,
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
}

impl Program {
    /// A player who plays as the program says that this command starts.
    pub fn new(command: ProgramCommand, hosting: Hosting) -> Self {
        Self { command, hosting, name: None, infos: Vec::new(), game: Game::None, dismissed: None }
    }

    /// What the program calls itself, once it has said so.
    pub fn own_name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Starts the program for a game, without waiting for it.
    fn begin(&mut self, seat: Seat, rules: Rules) {
        self.game = Game::None;
        self.dismissed = None;
        self.game = match Process::start(&self.command, &self.hosting, Some(seat)) {
            Ok(mut process) => {
                process.send(Request::Init(seat, rules));
                Game::Running(Running { process, seat, rules, told: Vec::new(), is_ready: false })
            }
            Err(error) => Game::Lost(Fault::NotStarted(error.to_string())),
        };
    }

    /// The program in its game, ready to answer.
    fn ready(&mut self, stop: &StopFlag) -> Result<&mut Running, Fault> {
        match &mut self.game {
            Game::None => Err(Fault::NotStarted("no game has begun".to_owned())),
            Game::Lost(fault) => Err(fault.clone()),
            Game::Running(game) => {
                if !game.is_ready {
                    self.name = Some(game.get_ready(self.hosting.start_time, stop)?);
                    game.is_ready = true;
                }
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
        let game = self.catch_up(position, &limits.stop)?;
        let time = limits.time.unwrap_or(MOVE_TIME);
        let answer = game.process.ask(Request::Move(time), time.saturating_add(LAG), &limits.stop)?;
        let mv = parse_move(&answer, &game.rules).map_err(|error| Fault::InvalidOutput {
            question: Request::Move(time).to_string(),
            answer: answer.clone(),
            problem: error.problem.to_string(),
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
    /// Waits for the program to be ready, and asks for its name.
    fn get_ready(&mut self, time: Duration, stop: &StopFlag) -> Result<String, Fault> {
        // The question has been asked when the program was started.
        let question = Request::Init(self.seat, self.rules).to_string();
        let answer = self.process.wait_for_answer(&question, time, stop)?;
        if answer != READY {
            return Err(Fault::InvalidOutput { question, answer, problem: format!("expected {READY}") });
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

    fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, Fault> {
        self.answer(position, limits).inspect_err(|fault| self.give_up(fault))
    }

    fn take_infos(&mut self) -> Vec<String> {
        std::mem::take(&mut self.infos)
    }

    fn finish(&mut self) -> Result<(), Fault> {
        self.dismissed = None;
        match std::mem::replace(&mut self.game, Game::None) {
            Game::Running(game) => game.process.quit(),
            Game::None | Game::Lost(_) => Ok(()),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Nobody is left to be told of a fault.
        let _ = self.finish();
    }
}
