//! The strong player for every board.
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;
use std::time::Duration;

use super::endgame::Endgame;
use super::opening::Opening;
use crate::book::BookSource;
use crate::{Choice, Limits, Player, PlayerSpec, Position, Rules, Seat};

/// What a player may use up for each move: `1.5` is seconds, `20000n` positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SearchLimit {
    /// Time to think.
    Time(Duration),
    /// Positions to look at; with one thread the answer is then the same on every machine.
    Nodes(u64),
}

impl SearchLimit {
    /// These limits, and this one.
    fn within(self, limits: &Limits) -> Limits {
        let mut limits = limits.clone();
        match self {
            Self::Time(time) => limits.time = Some(limits.time.map_or(time, |most| most.min(time))),
            Self::Nodes(nodes) => limits.nodes = Some(limits.nodes.map_or(nodes, |most| most.min(nodes))),
        }
        limits
    }
}

impl fmt::Display for SearchLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(time) => write!(f, "{}", time.as_secs_f64()),
            Self::Nodes(nodes) => write!(f, "{nodes}n"),
        }
    }
}

/// A text that is no [`SearchLimit`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write a number of seconds, such as 1.5, or of positions, such as 20000n")]
pub struct SearchLimitError;

impl FromStr for SearchLimit {
    type Err = SearchLimitError;

    fn from_str(text: &str) -> Result<Self, SearchLimitError> {
        let is_number = text.starts_with(|first: char| first.is_ascii_digit());
        let limit = if let Some(nodes) = text.strip_suffix(['n', 'N']) {
            nodes.parse().ok().filter(|&nodes| nodes > 0).map(Self::Nodes)
        } else {
            let time = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
            time.filter(|time| !time.is_zero()).map(Self::Time)
        };
        limit.filter(|_| is_number).ok_or(SearchLimitError)
    }
}

/// Searches the game tree as deep as its [`SearchLimit`] allows; see
/// [`choose`](crate::search::play::choose).
///
/// What its opening book holds it plays at once. Where the end may be in reach, the exact solver gets most of the
/// effort, and what it proves is played.
///
/// Cost: all of its limit, unless the value of the position is proved before.
pub struct Search {
    limit: SearchLimit,
    threads: NonZeroU8,
    seed: u64,
    opening: Opening,
    endgame: Endgame,
}

impl Search {
    /// A player whose moves follow, if its limit is a number of positions, from limit, seed, position and the moves it
    /// was asked for before in the same game.
    pub fn new(limit: SearchLimit, seed: u64, book_source: &BookSource) -> Self {
        let (opening, endgame) = (Opening::new(book_source.clone()), Endgame::new());
        Self { limit, threads: NonZeroU8::MIN, seed, opening, endgame }
    }

    /// The same with so many threads where the search can share its work: for two players, without pops, by the usual
    /// rules; in the middle of a game with time for 50 ms or 50,000 positions, near its end for any proof that takes
    /// longer than a moment. With more than one its moves may be others in each game.
    #[must_use]
    pub fn with_threads(self, threads: NonZeroU8) -> Self {
        Self { threads, ..self }
    }

    /// These limits, within its own.
    fn limits(&self, limits: &Limits) -> Limits {
        let helpers = limits.helpers.max(usize::from(self.threads.get()) - 1);
        Limits { helpers, ..self.limit.within(limits) }
    }
}

impl Player for Search {
    fn name(&self) -> String {
        PlayerSpec::Search { limit: self.limit, threads: self.threads }.to_string()
    }

    fn start(&mut self, _seat: Seat, _rules: &Rules) {
        self.endgame.start();
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Choice {
        let limits = self.limits(limits);
        let known = self.opening.choose(position, &limits);
        known.unwrap_or_else(|| self.endgame.choose(position, self.seed, &limits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_read_and_write_as_themselves() {
        for text in ["1", "0.25", "20000n"] {
            assert_eq!(text.parse::<SearchLimit>().map(|limit| limit.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("5N".parse(), Ok(SearchLimit::Nodes(5)));
    }

    #[test]
    fn what_is_no_limit_is_refused() {
        for text in ["", "0", "0n", "-1", "+1", "n", "inf", "nan", "1s", "1.5n", "1e400"] {
            assert_eq!(text.parse::<SearchLimit>(), Err(SearchLimitError), "{text}");
        }
    }

    #[test]
    fn several_threads_keep_to_the_limit() {
        let rules = Rules::new(6, 7, 4, crate::Variant::Standard, 2).unwrap();
        for moves in ["", "3 2 4 6 3 1 3"] {
            let position = Position::from_moves(rules, &crate::parse_game(moves, &rules).unwrap()).unwrap();
            let spec: PlayerSpec = "search:120000n:3".parse().unwrap();
            let choice = spec.build_with(0, &BookSource::Empty).choose(&position, &Limits::default());
            assert!(position.check(choice.mv).is_ok() && choice.report.nodes <= 120_000, "{choice:?}");
        }
    }

    #[test]
    fn helpers_are_threads_but_for_one() {
        let helpers = |text: &str| {
            let Ok(PlayerSpec::Search { limit, threads }) = text.parse() else { panic!("{text}") };
            Search::new(limit, 0, &BookSource::Empty).with_threads(threads).limits(&Limits::default()).helpers
        };
        assert_eq!(["search:1", "search:1:1", "search:1:4"].map(helpers), [0, 0, 3]);
    }

    #[test]
    fn the_tighter_limit_counts() {
        let given = Limits { nodes: Some(100), time: Some(Duration::from_secs(1)), ..Limits::default() };
        assert_eq!(SearchLimit::Nodes(500).within(&given).nodes, Some(100));
        assert_eq!(SearchLimit::Nodes(50).within(&given).nodes, Some(50));
        assert_eq!(
            SearchLimit::Time(Duration::from_millis(5)).within(&given).time,
            Some(Duration::from_millis(5))
        );
    }
}
