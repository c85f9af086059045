//! Arguments that many functions share.
use std::time::Duration;

use connect_n_engine::{Limits, MAX_SIZE, Rules, RulesError, Seat, Variant};
use pyo3::PyResult;

use crate::error::wrong;

/// The rules with these parameters, which come from Python as they are.
pub(crate) fn rules(rows: i64, cols: i64, connect: i64, pop_out: bool, players: i64) -> PyResult<Rules> {
    let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
    let most = i64::from(MAX_SIZE);
    Rules::new(
        number("rows", rows, 1, most)?,
        number("columns", cols, 1, most)?,
        number("connect", connect, 1, most)?,
        variant,
        number("players", players, 2, Seat::ALL.len() as i64)?,
    )
    .map_err(|error: RulesError| wrong(error))
}

/// The same as misère, on a cylinder, or both.
pub(crate) fn with_lines(rules: Rules, misere: bool, cylinder: bool) -> PyResult<Rules> {
    let rules = if cylinder { rules.with_cylinder() } else { rules };
    if misere { rules.with_misere().map_err(wrong) } else { Ok(rules) }
}

/// A number in a range that the text of the error names.
fn number(name: &str, value: i64, least: i64, most: i64) -> PyResult<u8> {
    let number = u8::try_from(value).ok().filter(|_| (least..=most).contains(&value));
    number.ok_or_else(|| wrong(format_args!("{name} must be {least}–{most}, not {value}")))
}

/// The player with this number.
pub(crate) fn seat(player: i64, players: u8) -> PyResult<Seat> {
    let number = number("player", player, 1, players.into())?;
    Seat::new(usize::from(number) - 1).ok_or_else(|| wrong(format_args!("player {player} doesn't exist")))
}

/// A time in seconds.
pub(crate) fn seconds(name: &str, seconds: f64) -> PyResult<Duration> {
    let time = Duration::try_from_secs_f64(seconds).ok().filter(|time| !time.is_zero());
    time.ok_or_else(|| wrong(format_args!("{name} must be a positive number of seconds, not {seconds}")))
}

/// The limits of a search; without any it takes as long as it takes.
pub(crate) fn limits(time: Option<f64>, nodes: Option<u64>) -> PyResult<Limits> {
    let time = time.map(|time| seconds("time", time)).transpose()?;
    Ok(Limits { time, nodes, ..Limits::default() })
}

/// Seconds as the command line writes them in JSON, rounded to microseconds.
pub(crate) fn in_seconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1e6
}
