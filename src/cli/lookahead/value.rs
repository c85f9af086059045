//! `connect-n lookahead value`: what a position and its moves are worth some moves ahead.
use std::io::Write;

use serde::{Serialize, Serializer};

use super::player_args::PlayerArgs;
use crate::cli::aligned::right;
use crate::cli::board::PositionArgs;
use crate::cli::failure::Failure;
use crate::cli::format::{Format, write_json};
use crate::cli::interrupt::Interrupt;
use crate::cli::progress::Progress;
use crate::cli::thinking::wait_for;
use crate::language::{Label, message};
use connect_n_engine::players::{score, value_within};
use connect_n_engine::{Limits, Move, Position, Seat};

/// Show the value of a position and of every move
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// Moves to look ahead; level 0 evaluates the board itself
    #[arg(long, value_name = "L", value_parser = clap::value_parser!(u32).range(0..=255))]
    level: u32,
    #[command(flatten)]
    player: PlayerArgs,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// What a position is worth, for a program.
#[derive(Serialize)]
struct PositionValue {
    player: u8,
    level: u32,
    value: i32,
    to_move: u8,
    /// The value of every move, one level lower; none at level 0 and after the end.
    #[serde(serialize_with = "as_object")]
    columns: Vec<(Move, i32)>,
    /// The first of the best moves for whoever is to move.
    #[serde(rename = "move")]
    mv: Option<String>,
}

impl PositionValue {
    /// `None` if a limit is reached before.
    fn new(position: &Position, level: u32, player: Seat, limits: &Limits) -> Option<Self> {
        let columns = values_of_moves(position, level, player, limits)?;
        let values = columns.iter().map(|&(_, value)| value);
        let is_own_turn = position.to_move() == player;
        let chosen = if is_own_turn { values.max() } else { values.min() };
        let mv = columns.iter().find(|&&(_, value)| Some(value) == chosen).map(|(mv, _)| mv.to_string());
        let (player, value) = (player.number(), chosen.unwrap_or_else(|| score(position, player)));
        Some(Self { player, level, value, to_move: position.to_move().number(), columns, mv })
    }
}

fn values_of_moves(
    position: &Position,
    level: u32,
    player: Seat,
    limits: &Limits,
) -> Option<Vec<(Move, i32)>> {
    let Some(rest) = level.checked_sub(1) else { return Some(Vec::new()) };
    let after = |mv| {
        let mut next = position.clone();
        next.play(mv).ok()?;
        Some((mv, value_within(&next, rest, player, limits)?))
    };
    position.legal_moves().into_iter().map(after).collect()
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let position = self.position.position_of_usual_lines()?;
        let player = self.player.seat(&position)?;
        let interrupt = Interrupt::listen()?;
        let limits = Limits { stop: interrupt.stop().clone(), ..Limits::default() };
        let progress = Progress::without_end(message("perft-progress").with("depth", self.level).text());
        let found = wait_for(Some(progress), || PositionValue::new(&position, self.level, player, &limits))?;
        let Some(position_value) = found else {
            return interrupt.check(|| Label::new("play-interrupted").text());
        };
        match self.format {
            Format::Json => write_json(out, &position_value),
            Format::Text => position_value.write_text(out),
        }
    }
}

impl PositionValue {
    fn write_text(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let heading = message("lookahead-value")
            .with("number", self.player)
            .with("level", self.level)
            .with("value", self.value.to_string());
        writeln!(out, "{}", heading.text())?;
        let chosen = format!("  {}", message("lookahead-chosen").with("number", self.to_move).text());
        for (mv, value) in &self.columns {
            let mv = mv.to_string();
            let chosen = if self.mv.as_ref() == Some(&mv) { &chosen } else { "" };
            writeln!(out, "{}  {value:>4}{chosen}", right(&mv, 4))?;
        }
        Ok(())
    }
}

fn as_object<S: Serializer>(columns: &[(Move, i32)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(columns.iter().map(|(mv, value)| (mv.to_string(), value)))
}
