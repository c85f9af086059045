//! The tags of a record: facts about the game.
use crate::clock::LONGEST_SECONDS;
use crate::picture::PictureError;
use crate::position::SetUpError;
use crate::quoted::Quoted;
use crate::rules::RulesError;
use crate::seat::Seat;

pub(super) const ROWS: &str = "Rows";
pub(super) const COLS: &str = "Cols";
pub(super) const CONNECT: &str = "Connect";
pub(super) const VARIANT: &str = "Variant";
pub(super) const MISERE: &str = "Misere";
pub(super) const CYLINDER: &str = "Cylinder";
pub(super) const RESULT: &str = "Result";
pub(super) const POSITION: &str = "Position";
pub(super) const FORFEITS: &str = "Forfeits";
pub(super) const VERSION: &str = "RecordVersion";

/// How many of the first moves no player chose, in games that a referee began.
pub const OPENING_PLIES: &str = "OpeningPlies";

/// Highest version of the format that this program writes and reads; a record without a version is of the first.
pub const RECORD_VERSION: u32 = VERSION_OF_UNUSUAL_LINES;

/// The first version that knows games that begin with discs on the board.
pub(super) const VERSION_OF_POSITION: u32 = 2;

/// The first version that knows misère and the cylinder.
pub(super) const VERSION_OF_UNUSUAL_LINES: u32 = 3;

/// A fact about the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tag {
    /// Letters, digits and underscores.
    pub(super) name: String,
    /// A single line.
    pub(super) value: String,
}

/// Why a tag has no usable value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TagError {
    /// The value should be a number.
    #[error("{name} is `{}`; write a number", Quoted(.value))]
    NotANumber {
        /// Name of the tag.
        name: &'static str,
        /// Its value.
        value: String,
    },
    /// No such variant.
    #[error("unknown variant `{}`; write Standard or PopOut", Quoted(.0))]
    NoSuchVariant(String),
    /// Neither yes nor no.
    #[error("{name} is `{}`; write Yes or No", Quoted(.value))]
    NotYesNo {
        /// Name of the tag.
        name: &'static str,
        /// Its value.
        value: String,
    },
    /// Not who dropped out, and when.
    #[error("Forfeits is `{}`; write the player and the moves until then, as in 2 after 7", Quoted(.0))]
    Forfeits(String),
    /// A time that no clock has.
    #[error("{name} is `{}`; write at most {LONGEST_SECONDS} seconds", Quoted(.value))]
    LongTime {
        /// Name of the tag.
        name: &'static str,
        /// Its value.
        value: String,
    },
    /// The game can't begin like this.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A parameter is out of range.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A later version of this program has written the record.
    #[error(
        "the record has version {}, but this program reads only up to version {RECORD_VERSION}; use a newer one",
        Quoted(.0)
    )]
    Newer(String),
}

impl TagError {
    /// Name of the tag.
    pub(super) fn tag(&self) -> &'static str {
        match self {
            Self::NotANumber { name, .. } | Self::NotYesNo { name, .. } | Self::LongTime { name, .. } => name,
            Self::NoSuchVariant(_) => VARIANT,
            Self::Newer(_) => VERSION,
            Self::Forfeits(_) => FORFEITS,
            Self::Start(_) => POSITION,
            Self::Rules(RulesError::Rows(_)) => ROWS,
            Self::Rules(RulesError::Cols(_)) => COLS,
            Self::Rules(RulesError::Connect(_)) => CONNECT,
            Self::Rules(RulesError::Players(_)) => "Players",
            Self::Rules(RulesError::Misere(_)) => MISERE,
        }
    }
}

/// Why a game can't begin as the tag `Position` says.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
    /// Not a picture of a board.
    #[error("Position: {0}")]
    Picture(#[from] PictureError),
    /// Such a position can't be.
    #[error("Position: {0}")]
    Impossible(#[from] SetUpError),
    /// Another size than the tags `Rows` and `Cols` say.
    #[error("Position has {rows} rows of {cols} cells, but the board has {expected_rows} of {expected_cols}")]
    OtherSize {
        /// Rows of the position.
        rows: u8,
        /// Columns of the position.
        cols: u8,
        /// Rows of the board.
        expected_rows: u8,
        /// Columns of the board.
        expected_cols: u8,
    },
    /// Nobody is said to be to move, and the discs don't tell.
    #[error("Position is `{}`; write the player to move after the board, as in `.../.12 1`", Quoted(.0))]
    NobodyToMove(String),
}

/// The tag with the name of this player.
pub(super) fn player_tag(seat: Seat) -> String {
    format!("Player{seat}")
}

/// The value of the first tag of this name.
pub(super) fn value_of<'a>(tags: &'a [Tag], name: &str) -> Option<&'a str> {
    tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
}

/// As many players as the highest tag `Player2` to `Player4` says.
pub(super) fn players(tags: &[Tag]) -> u8 {
    let named = Seat::ALL.into_iter().rev().find(|&seat| value_of(tags, &player_tag(seat)).is_some());
    named.map_or(2, Seat::number).max(2)
}

/// Whether a tag may have this character in its name.
pub(super) fn is_of_tag_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}
