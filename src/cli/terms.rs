//! The options that hold for each game of a match or a tournament, besides the board.
use std::time::Duration;

use super::time::{parse_seconds, parse_seconds_or_none};
use connect_n_arena::Terms;
use connect_n_engine::clock::TimeControl;

/// Over the options in the help.
const GAMES: &str = "Games";

/// Time and length of the games.
#[derive(clap::Args, Clone, Debug)]
pub(super) struct TermsArgs {
    /// Time limit per move; exceeding it loses the game [default: 180]
    #[arg(long, value_name = "SECONDS", help_heading = GAMES, value_parser = parse_seconds)]
    move_time: Option<Duration>,
    /// Time limit per game instead: 300+5 for 300 seconds plus 5 per move
    #[arg(long, value_name = "LIMIT", help_heading = GAMES, conflicts_with = "move_time")]
    clock: Option<TimeControl>,
    /// How late a move may be because of the machine [default: 0.5]
    #[arg(long, value_name = "SECONDS", help_heading = GAMES, value_parser = parse_seconds_or_none)]
    move_overhead: Option<Duration>,
    /// Declare a draw after this many moves [default: 1000]
    #[arg(long, value_name = "N", help_heading = GAMES, value_parser = clap::value_parser!(u32).range(1..))]
    max_plies: Option<u32>,
}

impl TermsArgs {
    /// The terms, the usual ones where nothing else was said.
    pub(super) fn terms(&self) -> Terms {
        let usual = Terms::default();
        Terms {
            time: self.clock.or(self.move_time.map(TimeControl::EachMove)).unwrap_or(usual.time),
            move_overhead: self.move_overhead.unwrap_or(usual.move_overhead),
            max_plies: self.max_plies.map_or(usual.max_plies, |plies| plies as usize),
        }
    }
}
