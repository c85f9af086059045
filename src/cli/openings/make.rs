//! `connect-n openings make`: nearly even openings for a board.
use std::fmt::Write as _;
use std::io::Write;

use clap::value_parser;

use super::rules::rules_of_two;
use crate::cli::board::BoardArgs;
use crate::cli::failure::Failure;
use crate::cli::file::{Output, replace};
use crate::cli::interrupt::Interrupt;
use crate::cli::progress::Progress;
use crate::language::{Label, message};
use connect_n_arena::{EvenOpenings, EvennessJudge};
use connect_n_engine::format_game;

/// Make nearly even openings
///
/// They begin with random moves, and no two are the same or mirror images. The same board, numbers and seed give the
/// same openings.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    board: BoardArgs,
    /// Plies of each opening
    #[arg(long, value_name = "N", default_value_t = 8)]
    plies: u8,
    /// How many
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// Seed of the random moves
    #[arg(long, value_name = "N", default_value_t)]
    seed: u64,
    /// Positions to look at for each opening
    #[arg(long, value_name = "N", default_value_t = 500_000, value_parser = value_parser!(u64).range(1000..))]
    nodes: u64,
    #[command(flatten)]
    output: Output,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let rules = rules_of_two(self.board.rules()?)?;
        self.output.check()?;
        let Self { plies, count, seed, nodes, .. } = *self;
        let interrupt = Interrupt::listen()?;
        let judge = EvennessJudge::new(nodes, interrupt.stop().clone());
        let mut progress = Progress::new(Label::new("openings-progress").text(), count as usize);
        let mut text = format!(
            "# Nearly even openings on {}x{}, {} in line, {}: {plies} random moves, seed {seed}, {nodes} positions \
             looked at for each.\n",
            rules.rows(),
            rules.cols(),
            rules.connect(),
            rules.variant(),
        );
        let mut made = 0;
        for (opening, evenness) in EvenOpenings::new(rules, seed, plies.into(), judge).take(count as usize) {
            // Writing to a text does not fail.
            let _ = writeln!(text, "{}  # {evenness}", format_game(opening.moves()));
            made += 1;
            progress.advance();
        }
        drop(progress);
        replace(&self.output.file, |file| file.write_all(text.as_bytes()))?;
        let file = self.output.file.display().to_string();
        let said = |id| message(id).with("count", made).with("total", count).with("file", &*file).text();
        interrupt.check(|| said("openings-make-interrupted"))?;
        if made < count {
            return Err(Failure::Work(said("openings-make-too-few")));
        }
        Ok(writeln!(out, "{}", said("openings-made"))?)
    }
}
