//! The tags that say by which rules a game is played.
use super::start;
use super::tags::{COLS, CONNECT, RECORD_VERSION, ROWS, Tag, TagError, VARIANT, VERSION, players, value_of};
use crate::clock::Clock;
use crate::picture::Picture;
use crate::rules::{Rules, Variant};

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

/// The rules that the tags name; a size that they don't name is that of the position at the start, everything else the
/// default.
pub(super) fn rules(tags: &[Tag]) -> Result<Rules, TagError> {
    check_version(tags)?;
    Clock::check_tags(|name| value_of(tags, name))
        .map_err(|(name, value)| TagError::LongTime { name, value: value.to_owned() })?;
    let default = Rules::default();
    let start = start::picture(tags);
    let rows = number(tags, ROWS, start.as_ref().map_or(default.rows(), Picture::rows))?;
    let cols = number(tags, COLS, start.as_ref().map_or(default.cols(), Picture::cols))?;
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
