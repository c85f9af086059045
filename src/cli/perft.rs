//! `connect-n perft`: counts the ways in which a game can go on.
use std::io::Write;

use clap::value_parser;
use serde::Serialize;

use super::board::PositionArgs;
use super::failure::Failure;
use super::format::{Format, write_json};
use super::progress::Progress;
use crate::language::message;
use connect_n_engine::{Position, perft};

/// Moves after which the work is cut into steps of the progress bar.
const STEP_PLIES: u32 = 3;

/// Count possible games: move sequences of each length
///
/// A sequence ends at a win or a full board; there is no draw by repetition.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  connect-n perft --depth 6 --rows 4 --cols 5 --pop-out")]
pub(super) struct Args {
    /// Count sequences of 1 to D moves
    #[arg(long, value_name = "D", value_parser = value_parser!(u32).range(1..))]
    depth: u32,
    #[command(flatten)]
    position: PositionArgs,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(Serialize)]
struct Count {
    depth: u32,
    nodes: u64,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let position = self.position.position()?;
        for depth in 1..=self.depth {
            let nodes = count(&position, depth);
            match self.format {
                Format::Text => writeln!(out, "{depth:>3} {nodes:>20}")?,
                Format::Json => write_json(out, &Count { depth, nodes })?,
            }
        }
        Ok(())
    }
}

fn count(position: &Position, depth: u32) -> u64 {
    let steps = cut(position.clone(), depth, STEP_PLIES);
    let mut progress = Progress::new(message("perft-progress").with("depth", depth).text(), steps.len());
    let mut total = 0;
    for (position, depth) in &steps {
        total += perft(position, *depth);
        progress.advance();
    }
    total
}

/// The positions after `plies` moves, or fewer where the game ends, with the moves left to count from there.
fn cut(position: Position, depth: u32, plies: u32) -> Vec<(Position, u32)> {
    if plies == 0 || depth == 0 || position.is_over() {
        return vec![(position, depth)];
    }
    let play = |mv| {
        let mut next = position.clone();
        next.play(mv).ok().map(|()| next)
    };
    let next = position.legal_moves().into_iter().filter_map(play);
    next.flat_map(|next| cut(next, depth - 1, plies - 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Rules, Variant, parse_game};

    #[test]
    fn cutting_the_work_changes_no_count() {
        let rules = Rules::new(4, 4, 3, Variant::PopOut, 2).unwrap();
        let almost_repeated = parse_game("1 2 p1 p2 1 2 p1", &rules).unwrap();
        let position = Position::from_moves(rules, &almost_repeated).unwrap();
        for depth in 1..7 {
            assert_eq!(count(&position, depth), perft(&position, depth));
        }
    }
}
