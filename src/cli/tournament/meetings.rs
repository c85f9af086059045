//! Who met whom in the rounds of a Swiss or knockout tournament, and what came of it.
use std::io::Write;

use serde::Serialize;

use super::super::failure::Failure;
use super::super::format::{Format, write_json};
use crate::language::{decimal, message};
use connect_n_arena::{Meeting, Played, Schedule};

/// Writes what has come of the meetings that are over; nothing where there are no rounds.
pub(super) fn write(
    out: &mut dyn Write,
    format: Format,
    schedule: &Schedule,
    played: &[Played],
) -> Result<(), Failure> {
    let meetings = schedule.meetings(played);
    for meeting in &meetings {
        match format {
            Format::Json => write_json(out, &Encounter::new(meeting))?,
            Format::Text => {
                let Meeting { round, players: [one, other], points } = meeting;
                let [ones, others] = points.map(|points| decimal(&points.to_string()));
                let said = message("meetings-meeting").with("round", *round);
                let said = said.with("first", *one).with("second", *other);
                let said = said.with("points", ones).with("others", others);
                writeln!(out, "{}", said.text())?;
            }
        }
    }
    if format == Format::Text && !meetings.is_empty() {
        writeln!(out)?;
    }
    Ok(())
}

/// A meeting for a program.
#[derive(Serialize)]
struct Encounter<'a> {
    tournament_round: usize,
    players: [&'a str; 2],
    points: [f64; 2],
}

impl<'a> Encounter<'a> {
    fn new(meeting: &Meeting<'a>) -> Self {
        Self { tournament_round: meeting.round, players: meeting.players, points: meeting.points }
    }
}
