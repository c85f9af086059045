//! The list of all players: what the menu, the command line and the error messages offer.
use super::{Leaves, PlayerSpec};
use std::num::NonZeroU8;

/// A kind of player, and how it's asked for.
#[derive(Debug)]
pub struct PlayerKind {
    /// Its name, before any colon.
    pub id: &'static str,
    /// How it is written, with its parameter: `minimax:D`.
    pub usage: &'static str,
    /// What it does, in one friendly line.
    pub summary: &'static str,
    /// What a list to choose from offers: one or more that [`PlayerSpec`] reads.
    pub presets: &'static [&'static str],
    pub(super) reading: Reading,
}

impl PlayerKind {
    /// What its parameter is, if it takes one.
    pub fn parameter(&self) -> Option<&'static str> {
        match self.reading {
            Reading::Name(_) => None,
            Reading::Parameter { wanted, .. } => Some(wanted),
        }
    }
}

/// How a player is read from text.
#[derive(Debug)]
pub(super) enum Reading {
    /// By its name alone.
    Name(PlayerSpec),
    /// By its name, a colon and a parameter.
    Parameter {
        /// What the parameter is, for a person.
        wanted: &'static str,
        /// Reads what follows the colon.
        read: fn(&str) -> Option<PlayerSpec>,
    },
}

/// Every player there is.
pub fn registry() -> &'static [PlayerKind] {
    &REGISTRY
}

static REGISTRY: [PlayerKind; 12] = [
    PlayerKind {
        id: "level",
        usage: "level:L",
        summary: "plays like a person: the weaker, the more it overlooks",
        presets: &["level:beginner", "level:easy", "level:medium", "level:hard", "level:expert"],
        reading: Reading::Parameter {
            wanted: "L is beginner, easy, medium, hard, expert or perfect",
            read: read_level,
        },
    },
    PlayerKind {
        id: "random",
        usage: "random",
        summary: "plays any legal move",
        presets: &["random"],
        reading: Reading::Name(PlayerSpec::Random),
    },
    PlayerKind {
        id: "medium",
        usage: "medium",
        summary: "wins when it can at once, and doesn't let you do so",
        presets: &["medium"],
        reading: Reading::Name(PlayerSpec::Medium),
    },
    PlayerKind {
        id: "hard",
        usage: "hard",
        summary: "like medium, and builds its lines while it breaks yours",
        presets: &["hard"],
        reading: Reading::Name(PlayerSpec::Hard),
    },
    PlayerKind {
        id: "lookahead",
        usage: "lookahead:L",
        summary: "looks L moves ahead, and counts the lines that are still open",
        presets: &["lookahead:4"],
        reading: Reading::Parameter {
            wanted: "L is the number of moves to look ahead, 1 to 255",
            read: |level| Some(PlayerSpec::Lookahead { level: level.parse().ok()? }),
        },
    },
    PlayerKind {
        id: "minimax",
        usage: "minimax:D",
        summary: "looks D moves ahead for a forced win or loss, and sees nothing else",
        presets: &["minimax:2", "minimax:4", "minimax:6"],
        reading: Reading::Parameter {
            wanted: "D is the number of moves to look ahead, 1 to 255, with `:grade` after it to grade the boards \
                     that it sees last",
            read: read_minimax,
        },
    },
    PlayerKind {
        id: "heuristic",
        usage: "heuristic",
        summary: "looks three moves ahead, and builds its lines while it breaks yours",
        presets: &["heuristic"],
        reading: Reading::Name(PlayerSpec::Heuristic),
    },
    PlayerKind {
        id: "counting",
        usage: "counting",
        summary: "looks three moves ahead, and counts the lines that lack one disc",
        presets: &["counting"],
        reading: Reading::Name(PlayerSpec::Counting),
    },
    PlayerKind {
        id: "exhaustive",
        usage: "exhaustive",
        summary: "searches every possible game, on small boards",
        presets: &["exhaustive"],
        reading: Reading::Name(PlayerSpec::Exhaustive),
    },
    PlayerKind {
        id: "hashing",
        usage: "hashing",
        summary: "like exhaustive, but searches each position and its mirror image only once",
        presets: &["hashing"],
        reading: Reading::Name(PlayerSpec::Hashing),
    },
    PlayerKind {
        id: "search",
        usage: "search:SECONDS",
        summary: "searches as deep as its time allows",
        presets: &["search:1", "search:5"],
        reading: Reading::Parameter {
            wanted: "SECONDS is the time for a move, or a number of positions with an n, as in search:20000n; \
                     search:1:2 searches with two threads",
            read: read_search,
        },
    },
    PlayerKind {
        id: "perfect",
        usage: "perfect",
        summary: "proves the best move where it can, and searches deep where it can't",
        presets: &["perfect"],
        reading: Reading::Name(PlayerSpec::Perfect),
    },
];

/// Reads `easy`; the highest level is a player of its own.
fn read_level(name: &str) -> Option<PlayerSpec> {
    if name.eq_ignore_ascii_case("perfect") {
        return Some(PlayerSpec::Perfect);
    }
    Some(PlayerSpec::Level(name.parse().ok()?))
}

/// Reads `1.5`, `20000n` and, with a number of threads, `1.5:2`.
fn read_search(parameter: &str) -> Option<PlayerSpec> {
    let (limit, threads) = match parameter.split_once(':') {
        None => (parameter, NonZeroU8::MIN),
        Some((limit, threads)) => (limit.trim(), threads.trim().parse().ok()?),
    };
    Some(PlayerSpec::Search { limit: limit.parse().ok()?, threads })
}

/// Reads `4` and `4:grade`.
fn read_minimax(parameter: &str) -> Option<PlayerSpec> {
    let (depth, leaves) = match parameter.split_once(':') {
        None => (parameter, Leaves::Even),
        Some((depth, leaves)) if leaves.trim().eq_ignore_ascii_case("grade") => {
            (depth.trim(), Leaves::Graded)
        }
        Some(_) => return None,
    };
    Some(PlayerSpec::Minimax { depth: depth.parse().ok()?, leaves })
}
