//! `connect-n lookahead count`: the lines that are still open, by direction.
use std::io::Write;

use serde::Serialize;

use super::player_args::PlayerArgs;
use crate::cli::board::PositionArgs;
use crate::cli::failure::Failure;
use crate::cli::format::{Format, write_json};
use crate::cli::table::Table;
use crate::language::Label;
use connect_n_engine::players::{OpenLines, count};
use connect_n_engine::{Position, Seat};

/// Count open lines by direction
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// Player number, from 1 [default: all]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..=4))]
    player: Option<u8>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The open lines of a player, for a program.
#[derive(Serialize)]
struct Lines {
    player: u8,
    #[serde(rename = "count")]
    all: u32,
    horizontal: u32,
    vertical: u32,
    rising: u32,
    falling: u32,
}

impl Lines {
    fn new(position: &Position, seat: Seat) -> Self {
        let lines = count(position, seat);
        let OpenLines { horizontal, vertical, rising, falling } = lines;
        Self { player: seat.number(), all: lines.total(), horizontal, vertical, rising, falling }
    }
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let position = self.position.position_of_usual_lines()?;
        let named = PlayerArgs { player: self.player }.named(&position)?;
        let asked = position.rules().seats().filter(|&seat| named.is_none_or(|named| named == seat));
        let table = Table::new(2)
            .left(Label::new("lookahead-heading-player"), 6)
            .right(Label::new("lookahead-heading-horizontal"), 10)
            .right(Label::new("lookahead-heading-vertical"), 8)
            .right(Label::new("lookahead-heading-rising"), 6)
            .right(Label::new("lookahead-heading-falling"), 7)
            .right(Label::new("lookahead-heading-all"), 3);
        if self.format == Format::Text {
            writeln!(out, "{}", table.headings())?;
        }
        for seat in asked {
            let lines = Lines::new(&position, seat);
            match self.format {
                Format::Json => write_json(out, &lines)?,
                Format::Text => {
                    let Lines { player, all, horizontal, vertical, rising, falling } = lines;
                    let counts = [player.into(), horizontal, vertical, rising, falling, all];
                    writeln!(out, "{}", table.row(&counts.map(|count: u32| count.to_string())))?;
                }
            }
        }
        Ok(())
    }
}
