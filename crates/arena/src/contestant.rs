//! A participant as the referee sees it: one of our players, or something outside this program, which can fail.
use std::time::Duration;

use connect_n_engine::{Choice, Limits, Move, Player, Position, Rules, Seat, StopFlag};

use super::fault::Fault;

/// The time for a move, as the referee sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnTime {
    /// After this time no answer counts any more.
    pub patience: Duration,
    /// What the clocks show, where there is a time for the whole game.
    pub clocks: Option<ShownClocks>,
}

/// What the clocks show when somebody's turn begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownClocks {
    /// What each move adds.
    pub increment: Duration,
    /// What each player has left, in turn order.
    pub left: Vec<Duration>,
}

/// Somebody who plays under a referee. Every [`Player`] does, and never fails.
pub trait Contestant: Send {
    /// Its name as in the registry, with its parameters, or what a program calls itself with its command.
    fn name(&self) -> String;

    /// A new game begins, in which it has this seat.
    fn start(&mut self, seat: Seat, rules: &Rules);

    /// Another player has moved, or a move was made for it, as in an opening.
    fn inform(&mut self, seat: Seat, mv: Move);

    /// Waits until it can play, before its clock runs.
    ///
    /// # Errors
    /// Why it cannot play.
    fn get_ready(&mut self, stop: &StopFlag) -> Result<(), Fault>;

    /// Its turn begins, with this time; [`choose`](Self::choose) follows.
    fn begin_turn(&mut self, _time: &TurnTime) {}

    /// Chooses a legal move within the limits. Asked only when it is its turn and the game is not over.
    ///
    /// # Errors
    /// Why there is no move.
    fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, Fault>;

    /// What it has said of its last choice in lines of `info`.
    fn take_infos(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// The game is over, or nobody waits for its moves any more.
    ///
    /// # Errors
    /// What it did wrong at the end.
    fn finish(&mut self) -> Result<(), Fault>;
}

impl<P: Player> Contestant for P {
    fn name(&self) -> String {
        Player::name(self)
    }

    fn start(&mut self, seat: Seat, rules: &Rules) {
        Player::start(self, seat, rules);
    }

    fn inform(&mut self, seat: Seat, mv: Move) {
        Player::inform(self, seat, mv);
    }

    fn get_ready(&mut self, _stop: &StopFlag) -> Result<(), Fault> {
        Ok(())
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, Fault> {
        Ok(Player::choose(self, position, limits))
    }

    fn finish(&mut self) -> Result<(), Fault> {
        Ok(())
    }
}
