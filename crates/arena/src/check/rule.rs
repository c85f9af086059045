//! The rules of `docs/protocol.md` that a program is checked for.

/// A rule of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// The program can be started.
    Start,
    /// It says `ready`.
    Ready,
    /// It says its name.
    Name,
    /// It plays the usual game from both seats.
    FirstGame,
    /// It says nothing without being asked.
    Quiet,
    /// What it says in lines of `info` can be read.
    Info,
    /// It plays on every board.
    Boards,
    /// It begins from any opening, moves of its own among it.
    Openings,
    /// It drops in no full column.
    FullColumns,
    /// It plays `PopOut`.
    PopOut,
    /// It plays with three and four players.
    MorePlayers,
    /// It plays on when others have dropped out.
    DropOuts,
    /// It answers in time.
    InTime,
    /// It answers even if there is little time.
    ShortTime,
    /// It passes over lines that it doesn't know.
    UnknownLines,
    /// It passes over more words than it knows.
    MoreWords,
    /// It answers requests in their order that come all at once.
    Hurry,
    /// It ends after `quit`.
    Quit,
    /// It ends with its input.
    EndOfInput,
    /// It plays a second game after a second `init`.
    SecondGame,
}

impl Rule {
    /// All of them, in the order in which they are checked.
    pub const ALL: [Self; 20] = [
        Self::Start,
        Self::Ready,
        Self::Name,
        Self::FirstGame,
        Self::Quiet,
        Self::Info,
        Self::Boards,
        Self::Openings,
        Self::FullColumns,
        Self::PopOut,
        Self::MorePlayers,
        Self::DropOuts,
        Self::InTime,
        Self::ShortTime,
        Self::UnknownLines,
        Self::MoreWords,
        Self::Hurry,
        Self::Quit,
        Self::EndOfInput,
        Self::SecondGame,
    ];

    /// Its short name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Ready => "ready",
            Self::Name => "name",
            Self::FirstGame => "first-game",
            Self::Quiet => "quiet",
            Self::Info => "info",
            Self::Boards => "boards",
            Self::Openings => "openings",
            Self::FullColumns => "full-columns",
            Self::PopOut => "popout",
            Self::MorePlayers => "more-players",
            Self::DropOuts => "drop-outs",
            Self::InTime => "in-time",
            Self::ShortTime => "short-time",
            Self::UnknownLines => "unknown-lines",
            Self::MoreWords => "more-words",
            Self::Hurry => "hurry",
            Self::Quit => "quit",
            Self::EndOfInput => "end-of-input",
            Self::SecondGame => "second-game",
        }
    }

    /// What it asks of a program.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Start => "The command starts a program that keeps running.",
            Self::Ready => "`init` is answered with `ready`, in time.",
            Self::Name => "`name` is answered with one line that is not empty.",
            Self::FirstGame => {
                "On the usual board every `move` gets one legal move, as player 1 and as player 2."
            }
            Self::Quiet => {
                "Nothing is written without being asked; only lines of `info` may come at any time."
            }
            Self::Info => {
                "In lines of `info`, `eval` has a number, `depth` and `nodes` a whole one, `line` moves that can be played."
            }
            Self::Boards => {
                "ROWS, COLS and CONNECT of `init` count: from 1x1 to 16x16, also where nobody can win."
            }
            Self::Openings => {
                "A game may begin with moves that are told by `inform`, those of your own colour too."
            }
            Self::FullColumns => "No disc is dropped in a column that is full.",
            Self::PopOut => {
                "In PopOut `p4` takes out the lowest disc of column 4, and the discs above it fall by one."
            }
            Self::MorePlayers => {
                "There may be 3 or 4 players; the colour of a move is the one that `inform` names."
            }
            Self::DropOuts => "A player may drop out: its turns pass, its discs stay, and nobody says so.",
            Self::InTime => "`move MILLISECONDS` is answered in this time.",
            Self::ShortTime => {
                "A tenth of a second is enough for a move, with the half second that the referee adds."
            }
            Self::UnknownLines => "Lines that you don't know are passed over, `clock` among them.",
            Self::MoreWords => "Words after those that you know are passed over.",
            Self::Hurry => {
                "Requests may come before you have answered the last one; they are answered in their order."
            }
            Self::Quit => "After `quit` the program ends within two seconds, with all that it has started.",
            Self::EndOfInput => "The program ends when its input does.",
            Self::SecondGame => "A second `init` begins another game; only `--keep` sends one.",
        }
    }

    /// Whether no game can begin where it is broken.
    pub(super) const fn is_needed_to_begin(self) -> bool {
        matches!(self, Self::Start | Self::Ready | Self::Name)
    }

    /// Whether a program may do without it.
    pub(super) const fn is_advice(self) -> bool {
        matches!(self, Self::Info | Self::SecondGame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_a_name_of_its_own() {
        let names: std::collections::BTreeSet<&str> = Rule::ALL.into_iter().map(Rule::name).collect();
        assert_eq!(names.len(), Rule::ALL.len());
    }
}
