//! A game that was refereed to its end.
use std::fmt::Display;
use std::time::Duration;

use super::fault::Fault;
use super::timed_move::TimedMove;
use super::usage::Usage;
use crate::today::today;
use connect_n_engine::clock::Clock;
use connect_n_engine::{DrawReason, GameRecord, GameResult, Outcome, Position, Report, Rules, Seat};

/// How a game came to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules: a win or a draw.
    Rules(Outcome),
    /// A draw after the most plies that the terms allow.
    PlyLimit,
    /// This player did something wrong, and the only other one who was left has won.
    Forfeit {
        /// Who.
        seat: Seat,
        /// What.
        fault: Fault,
    },
}

/// A game, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    /// The position at the end, with all moves.
    pub position: Position,
    /// How many of the moves were the opening, which no player chose.
    pub opening_plies: usize,
    /// The players' names in turn order.
    pub names: Vec<String>,
    /// How it ended.
    pub ending: Ending,
    /// Who did something wrong and dropped out while others played on, of three players or four.
    pub drop_outs: Vec<(Seat, Fault)>,
    /// What each player used up, in turn order.
    pub usage: Vec<Usage>,
    /// The moves for which players were asked, in their order.
    pub timed_moves: Vec<TimedMove>,
    /// The clocks at the end, if there was a time for the whole game.
    pub clock: Option<Clock>,
    /// What each player found out before its first move, if it came to one.
    pub first_reports: Vec<Option<Report>>,
    /// What players did wrong when the game was over, which changes nothing.
    pub late_faults: Vec<(Seat, Fault)>,
}

impl Game {
    /// Who has won, if anybody has.
    pub fn winner(&self) -> Option<Seat> {
        match &self.ending {
            Ending::Rules(outcome) => outcome.winner(),
            Ending::Forfeit { .. } => self.position.rules().seats().find(|&seat| !self.is_at_fault(seat)),
            Ending::PlyLimit => None,
        }
    }

    /// Whether this player has lost by a fault.
    pub fn is_at_fault(&self, seat: Seat) -> bool {
        self.fault_of(seat).is_some()
    }

    /// The fault by which this player has lost.
    pub fn fault_of(&self, seat: Seat) -> Option<&Fault> {
        let dropped_out = self.drop_outs.iter().map(|(seat, fault)| (*seat, fault));
        dropped_out.chain(self.forfeit()).find(|&(offender, _)| offender == seat).map(|(_, fault)| fault)
    }

    /// The player by whose fault the game ended, and the fault.
    pub const fn forfeit(&self) -> Option<(Seat, &Fault)> {
        match &self.ending {
            Ending::Forfeit { seat, fault } => Some((*seat, fault)),
            Ending::Rules(_) | Ending::PlyLimit => None,
        }
    }

    /// One word for the reason why it ended: `line`, `full`, `repetition`, `plies`, or the kind of the fault.
    pub const fn reason(&self) -> &'static str {
        match &self.ending {
            Ending::Rules(Outcome::Draw(DrawReason::Full)) => "full",
            Ending::Rules(Outcome::Draw(DrawReason::Repetition)) => "repetition",
            Ending::Rules(Outcome::Win(_) | Outcome::Ongoing) => "line",
            Ending::PlyLimit => "plies",
            Ending::Forfeit { fault, .. } => fault.kind(),
        }
    }

    /// The game as a record of the match with this name. Its tag `OpeningPlies` says how many of its moves were the
    /// opening, if any were; `Termination` how it ended, and why anybody had dropped out before; `Seconds1` and so on
    /// what each player took; comments after its moves what each of them took, and what bots said before it.
    pub fn record(&self, event: &str) -> GameRecord {
        let mut record = GameRecord::from_position(&self.position, &self.names);
        record.set_tag("Event", event);
        record.set_tag("Date", &today());
        record.set_opening_plies(self.opening_plies);
        let drop_outs = self.drop_outs.iter().map(|(seat, fault)| drop_out_in_words(*seat, fault));
        let ends: Vec<String> = drop_outs.chain([self.ending.in_words(self.position.rules())]).collect();
        record.set_tag("Termination", &ends.join("; "));
        for (seat, usage) in self.position.rules().seats().zip(&self.usage) {
            record.set_tag(&seconds_tag(seat), &usage.seconds().to_string());
        }
        let clock =
            self.clock.iter().flat_map(|clock| clock.tags(self.position.rules().seats(), Duration::ZERO));
        clock.for_each(|(name, value)| record.set_tag(name, &value));
        self.timed_moves.iter().for_each(|timed| timed.annotate(&mut record));
        record.set_result(self.winner().map_or(GameResult::Draw, GameResult::Win));
        record
    }
}

/// The tag with the seconds that a player took.
pub(crate) fn seconds_tag(seat: Seat) -> String {
    format!("Seconds{seat}")
}

/// Whether a record is of a game that a referee played, and so of computer players.
pub fn is_refereed(record: &GameRecord) -> bool {
    record.tag(&seconds_tag(Seat::FIRST)).is_some()
}

/// Says who dropped out while others played on, and why.
pub(crate) fn drop_out_in_words(seat: Seat, fault: impl Display) -> String {
    format!("player {seat} {fault}, and dropped out")
}

impl Ending {
    /// How a game by these rules ended, in words.
    pub fn in_words(&self, rules: &Rules) -> String {
        match self {
            Self::Rules(Outcome::Win(seat)) if rules.is_misere() => {
                format!("player {} has a line, and loses", seat.after(rules.players()))
            }
            Self::Rules(Outcome::Win(seat)) => format!("player {seat} has a line"),
            Self::Rules(Outcome::Draw(DrawReason::Full)) => "the board is full".to_owned(),
            Self::Rules(Outcome::Draw(DrawReason::Repetition)) => {
                "the same position came up three times".to_owned()
            }
            Self::Rules(Outcome::Ongoing) => "still in play".to_owned(),
            Self::PlyLimit => "the move limit was reached".to_owned(),
            Self::Forfeit { seat, fault } => format!("player {seat} {fault}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::Variant;

    #[test]
    fn a_record_says_why_somebody_dropped_out() {
        let rules = Rules::new(6, 7, 4, Variant::Standard, 3).unwrap();
        let game = Game {
            position: Position::new(rules),
            opening_plies: 0,
            names: Vec::new(),
            ending: Ending::PlyLimit,
            drop_outs: vec![(Seat::ALL[2], Fault::Closed)],
            usage: Vec::new(),
            timed_moves: Vec::new(),
            clock: None,
            first_reports: Vec::new(),
            late_faults: Vec::new(),
        };
        let why = "player 3 closed its standard output, and dropped out; the move limit was reached";
        assert_eq!(game.record("Match").tag("Termination"), Some(why));
    }
}
