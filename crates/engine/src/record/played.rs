//! The tags that say what is played, and by how many.
use super::forfeits::FORFEITS;
use super::{RECORD_VERSION, Tag};
use crate::clock::{Clock, LONGEST_SECONDS};
use crate::quoted::Quoted;
use crate::rules::{Rules, RulesError, Variant};
use crate::seat::Seat;

pub(super) const ROWS: &str = "Rows";
pub(super) const COLS: &str = "Cols";
pub(super) const CONNECT: &str = "Connect";
pub(super) const VARIANT: &str = "Variant";
pub(super) const RESULT: &str = "Result";
pub(super) const VERSION: &str = "RecordVersion";

/// Why a tag says nothing that can be played.
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
            Self::NotANumber { name, .. } | Self::LongTime { name, .. } => name,
            Self::NoSuchVariant(_) => VARIANT,
            Self::Newer(_) => VERSION,
            Self::Forfeits(_) => FORFEITS,
            Self::Rules(RulesError::Rows(_)) => ROWS,
            Self::Rules(RulesError::Cols(_)) => COLS,
            Self::Rules(RulesError::Connect(_)) => CONNECT,
            Self::Rules(RulesError::Players(_)) => "Players",
        }
    }
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

/// Refuses what only a later version understands, before anything else is found to be wrong.
fn check_version(tags: &[Tag]) -> Result<(), TagError> {
    let digits = |text: &&str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match value_of(tags, VERSION).map(str::trim).filter(digits) {
        Some(version) if !version.parse().is_ok_and(|version: u32| version <= RECORD_VERSION) => {
            Err(TagError::Newer(version.to_owned()))
        }
        _ => Ok(()),
    }
}

/// The rules that the tags name, the default where they don't.
pub(super) fn rules(tags: &[Tag]) -> Result<Rules, TagError> {
    check_version(tags)?;
    Clock::check_tags(|name| value_of(tags, name))
        .map_err(|(name, value)| TagError::LongTime { name, value: value.to_owned() })?;
    let default = Rules::default();
    let rows = number(tags, ROWS, default.rows())?;
    let cols = number(tags, COLS, default.cols())?;
    let connect = number(tags, CONNECT, default.connect())?;
    Ok(Rules::new(rows, cols, connect, variant(tags)?, players(tags))?)
}

fn number(tags: &[Tag], name: &'static str, default: u8) -> Result<u8, TagError> {
    match value_of(tags, name) {
        Some(value) => {
            value.trim().parse().map_err(|_| TagError::NotANumber { name, value: value.to_owned() })
        }
        None => Ok(default),
    }
}

fn variant(tags: &[Tag]) -> Result<Variant, TagError> {
    let Some(value) = value_of(tags, VARIANT) else { return Ok(Variant::Standard) };
    [Variant::Standard, Variant::PopOut]
        .into_iter()
        .find(|variant| variant.to_string().eq_ignore_ascii_case(value.trim()))
        .ok_or_else(|| TagError::NoSuchVariant(value.to_owned()))
}
