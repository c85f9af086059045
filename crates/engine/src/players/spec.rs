//! A player as it's written on the command line, in the settings and in a game record.
use super::registry::{Reading, registry};
use super::{
    Counting, Exhaustive, Hard, Hashing, Heuristic, Leaves, Level, Lookahead, Medium, Minimax, Perfect,
    Random, Search, SearchLimit,
};
use crate::book::BookSource;
use crate::quoted::Quoted;
use crate::{Player, Rules, UnusualLines};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use strsim::osa_distance;

/// Which player, with its parameter; read and written as text such as `minimax:4`.
///
/// ```
/// use connect_n_engine::PlayerSpec;
/// let spec: PlayerSpec = "minimax:4".parse()?;
/// assert_eq!(spec.build(7).name(), "minimax:4");
/// # Ok::<(), connect_n_engine::PlayerSpecError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum PlayerSpec {
    /// A [`Level`].
    Level(Level),
    /// [`Random`].
    Random,
    /// [`Medium`].
    Medium,
    /// [`Hard`].
    Hard,
    /// [`Lookahead`].
    Lookahead {
        /// Plies to look ahead.
        level: NonZeroU8,
    },
    /// [`Minimax`].
    Minimax {
        /// Plies to look ahead.
        depth: NonZeroU8,
        /// What a board is worth at which it stops.
        leaves: Leaves,
    },
    /// [`Heuristic`].
    Heuristic,
    /// [`Counting`].
    Counting,
    /// [`Exhaustive`].
    Exhaustive,
    /// [`Hashing`].
    Hashing,
    /// [`Search`].
    Search {
        /// What it may use up for each move.
        limit: SearchLimit,
        /// Threads to search with, where the search can share its work.
        threads: NonZeroU8,
    },
    /// [`Perfect`].
    Perfect,
}

impl PlayerSpec {
    /// The levels that are offered first, the weakest first; `level:perfect` is another way to write [`Perfect`].
    pub const LEVELS: [Self; 6] = [
        Self::Level(Level::Beginner),
        Self::Level(Level::Easy),
        Self::Level(Level::Medium),
        Self::Level(Level::Hard),
        Self::Level(Level::Expert),
        Self::Perfect,
    ];

    /// Refuses rules by which this player does not play: some methods judge boards by lines that are growing, of which
    /// they know only the usual ones. The levels play by all rules.
    ///
    /// # Errors
    /// [`UnsuitedPlayer`] says who would be right.
    pub fn check(&self, rules: &Rules) -> Result<(), UnsuitedPlayer> {
        let judges_by_lines = match self {
            Self::Hard | Self::Lookahead { .. } | Self::Heuristic | Self::Counting => true,
            Self::Minimax { leaves, .. } => *leaves == Leaves::Graded,
            Self::Level(_)
            | Self::Random
            | Self::Medium
            | Self::Exhaustive
            | Self::Hashing
            | Self::Search { .. }
            | Self::Perfect => false,
        };
        match rules.unusual_lines() {
            Some(unusual) if judges_by_lines => Err(UnsuitedPlayer { player: self.to_string(), unusual }),
            _ => Ok(()),
        }
    }

    /// The player itself, with the opening book that is built in; the same seed gives the same game.
    pub fn build(&self, seed: u64) -> Box<dyn Player> {
        self.build_with(seed, &BookSource::BuiltIn)
    }

    /// The player itself, with an opening book of the caller's choice, as far as it reads one.
    pub fn build_with(&self, seed: u64, book_source: &BookSource) -> Box<dyn Player> {
        match *self {
            Self::Level(level) => level.build(seed),
            Self::Random => Box::new(Random::new(seed)),
            Self::Medium => Box::new(Medium::new(seed)),
            Self::Hard => Box::new(Hard::new(seed)),
            Self::Lookahead { level } => Box::new(Lookahead::new(level)),
            Self::Minimax { depth, leaves } => Box::new(Minimax::new(depth, leaves, seed)),
            Self::Heuristic => Box::new(Heuristic),
            Self::Counting => Box::new(Counting),
            Self::Exhaustive => Box::new(Exhaustive),
            Self::Hashing => Box::new(Hashing),
            Self::Search { limit, threads } => {
                Box::new(Search::new(limit, seed, book_source).with_threads(threads))
            }
            Self::Perfect => Box::new(Perfect::new(seed, book_source)),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Random => f.write_str("random"),
            Self::Medium => f.write_str("medium"),
            Self::Hard => f.write_str("hard"),
            Self::Lookahead { level } => write!(f, "lookahead:{level}"),
            Self::Minimax { depth, leaves: Leaves::Even } => write!(f, "minimax:{depth}"),
            Self::Minimax { depth, leaves: Leaves::Graded } => write!(f, "minimax:{depth}:grade"),
            Self::Heuristic => f.write_str("heuristic"),
            Self::Counting => f.write_str("counting"),
            Self::Exhaustive => f.write_str("exhaustive"),
            Self::Hashing => f.write_str("hashing"),
            Self::Search { limit, threads: NonZeroU8::MIN } => write!(f, "search:{limit}"),
            Self::Search { limit, threads } => write!(f, "search:{limit}:{threads}"),
            Self::Perfect => f.write_str("perfect"),
        }
    }
}

/// A player that doesn't play by these rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{player} doesn't know {unusual}; choose level:L, random, medium, minimax:D, exhaustive, hashing, search:SECONDS or perfect"
)]
pub struct UnsuitedPlayer {
    /// The player, as it is written.
    pub player: String,
    /// The rules that it doesn't know.
    pub unusual: UnusualLines,
}

/// Why a text names no player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayerSpecError {
    /// No player of this name, nor one that it could be meant for.
    #[error("unknown player `{}`; available: {}", Quoted(.typed), usages())]
    Unknown {
        /// The name as typed.
        typed: String,
    },
    /// No player of this name, but one of a name much like it.
    #[error("unknown player `{}`; did you mean `{meant}`? Available: {}", Quoted(.typed), usages())]
    Misspelt {
        /// The name as typed.
        typed: String,
        /// The name that it was probably meant for.
        meant: &'static str,
    },
    /// Something after the name of a player that takes nothing.
    #[error("`{id}` takes nothing after its name, so not `{}`", Quoted(.typed))]
    NoParameter {
        /// The player's name.
        id: &'static str,
        /// All that was typed.
        typed: String,
    },
    /// No parameter, or none that this player takes.
    #[error("`{}` is not a player; write {usage}, such as `{example}`, where {wanted}", Quoted(.typed))]
    Parameter {
        /// All that was typed.
        typed: String,
        /// How the player is written.
        usage: &'static str,
        /// What may follow the colon.
        wanted: &'static str,
        /// One that would be right.
        example: &'static str,
    },
}

fn usages() -> String {
    let usages: Vec<&str> = registry().iter().map(|kind| kind.usage).collect();
    usages.join(", ")
}

impl FromStr for PlayerSpec {
    type Err = PlayerSpecError;

    /// Case of the name and surrounding space don't matter.
    fn from_str(text: &str) -> Result<Self, PlayerSpecError> {
        let typed = text.trim();
        let (id, parameter) = match typed.split_once(':') {
            Some((id, parameter)) => (id.trim(), Some(parameter.trim())),
            None => (typed, None),
        };
        let kind =
            registry().iter().find(|kind| kind.id.eq_ignore_ascii_case(id)).ok_or_else(|| unknown(id))?;
        match (&kind.reading, parameter) {
            (Reading::Name(spec), None) => Ok(spec.clone()),
            (Reading::Name(_), Some(_)) => {
                Err(PlayerSpecError::NoParameter { id: kind.id, typed: typed.to_owned() })
            }
            (Reading::Parameter { wanted, read }, parameter) => {
                parameter.and_then(read).ok_or_else(|| PlayerSpecError::Parameter {
                    typed: typed.to_owned(),
                    usage: kind.usage,
                    wanted,
                    example: kind.presets[0],
                })
            }
        }
    }
}

fn unknown(id: &str) -> PlayerSpecError {
    let typed = id.to_owned();
    let id = id.to_lowercase();
    let nearest = registry().iter().map(|kind| kind.id).min_by_key(|name| osa_distance(&id, name));
    match nearest {
        Some(meant) if osa_distance(&id, meant) <= meant.len() / 3 => {
            PlayerSpecError::Misspelt { typed, meant }
        }
        _ => PlayerSpecError::Unknown { typed },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        text.parse::<PlayerSpec>().unwrap_err().to_string()
    }

    #[test]
    fn everything_offered_reads_and_writes_as_itself() {
        let offered = registry().iter().flat_map(|kind| kind.presets).copied();
        for text in offered.chain(["minimax:4:grade", "search:1:2", "search:20000n:4"]) {
            let spec: PlayerSpec = text.parse().unwrap();
            assert_eq!(spec.to_string(), text);
            assert_eq!(spec.build(0).name(), text);
        }
    }

    #[test]
    fn a_careless_hand_is_understood() {
        let depth = NonZeroU8::new(4).unwrap();
        assert_eq!(" Minimax: 4 ".parse(), Ok(PlayerSpec::Minimax { depth, leaves: Leaves::Even }));
        assert_eq!("minimax:4 : Grade".parse(), Ok(PlayerSpec::Minimax { depth, leaves: Leaves::Graded }));
        assert_eq!("search: 0.5 : 2".parse::<PlayerSpec>().unwrap().to_string(), "search:0.5:2");
        assert_eq!("search:20000n:1".parse::<PlayerSpec>().unwrap().to_string(), "search:20000n");
        assert_eq!("RANDOM".parse(), Ok(PlayerSpec::Random));
        assert_eq!("Level:Perfect".parse(), Ok(PlayerSpec::Perfect));
    }

    #[test]
    fn a_misspelt_name_brings_the_right_one() {
        for (typed, meant) in [("hadr", "hard"), ("har", "hard"), ("minmax", "minimax"), ("randon", "random")]
        {
            assert!(error(typed).contains(&format!("did you mean `{meant}`?")), "{}", error(typed));
        }
        assert_eq!(
            error("hadr"),
            "unknown player `hadr`; did you mean `hard`? Available: level:L, random, medium, hard, \
             lookahead:L, minimax:D, heuristic, counting, exhaustive, hashing, search:SECONDS, perfect"
        );
    }

    #[test]
    fn a_strange_name_brings_the_list() {
        for typed in ["deep blue", "", ":4", "4"] {
            assert!(
                error(typed).ends_with(
                    "; available: level:L, random, medium, hard, lookahead:L, minimax:D, heuristic, \
                counting, exhaustive, hashing, search:SECONDS, perfect"
                ),
                "{}",
                error(typed)
            );
        }
    }

    #[test]
    fn a_search_with_a_strange_number_of_threads_is_refused() {
        for typed in ["search:1:", "search:1:0", "search:1:256", "search:1:two", "search:1:2:3", "search::2"]
        {
            assert!(error(typed).contains("search:1:2 searches with two threads"), "{}", error(typed));
        }
    }

    #[test]
    fn a_wrong_parameter_brings_what_would_be_right() {
        let wrong = [
            "minimax",
            "minimax:",
            "minimax:0",
            "minimax:x",
            "minimax:256",
            "minimax:-1",
            "minimax:4:",
            "minimax:4:best",
            "minimax:grade",
        ];
        for typed in wrong {
            assert_eq!(
                error(typed),
                format!(
                    "`{typed}` is not a player; write minimax:D, such as `minimax:2`, where D is the number of \
                     moves to look ahead, 1 to 255, with `:grade` after it to grade the boards that it sees last"
                )
            );
        }
        assert_eq!(
            error("lookahead:0"),
            "`lookahead:0` is not a player; write lookahead:L, such as `lookahead:4`, where L is the number of \
             moves to look ahead, 1 to 255"
        );
        assert_eq!(
            error("level:best"),
            "`level:best` is not a player; write level:L, such as `level:beginner`, where L is beginner, easy, \
             medium, hard, expert or perfect"
        );
        assert_eq!(error("hard:3"), "`hard` takes nothing after its name, so not `hard:3`");
    }
}
