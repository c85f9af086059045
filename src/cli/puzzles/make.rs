//! `connect-n puzzles make`: new puzzles, found in games between the levels.
use std::io::Write;

use clap::value_parser;

use crate::cli::board::BoardArgs;
use crate::cli::failure::Failure;
use crate::cli::file::{Output, replace};
use crate::cli::format::write_json;
use crate::cli::interrupt::Interrupt;
use crate::cli::progress::Progress;
use crate::language::{Label, message};
use crate::puzzles::PuzzleLine;
use connect_n_engine::puzzle::PuzzleMaker;

/// Make puzzles from games between the levels
///
/// Each has exactly one solution, proved by the solver. The same board, count and seed give the same puzzles.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    board: BoardArgs,
    /// How many
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=1_000_000))]
    count: u32,
    /// Seed of the games
    #[arg(long, value_name = "S", default_value_t)]
    seed: u64,
    #[command(flatten)]
    output: Output,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let rules = self.board.rules()?;
        self.output.check()?;
        let interrupt = Interrupt::listen()?;
        let wanted = self.count as usize;
        let maker = PuzzleMaker::new(rules, wanted, self.seed, interrupt.stop().clone())
            .map_err(Failure::explained)?;
        let mut progress = Progress::new(Label::new("puzzles-bar-making").text(), wanted);
        let mut lines: Vec<u8> = Vec::new();
        let mut made = 0;
        for puzzle in maker {
            write_json(&mut lines, &PuzzleLine::from(&puzzle))?;
            made += 1;
            progress.advance();
        }
        drop(progress);
        replace(&self.output.file, |file| file.write_all(&lines))?;
        let said = |id| {
            let file = self.output.file.display().to_string();
            message(id).with("count", made).with("total", wanted).with("file", file).text()
        };
        interrupt.check(|| said("puzzles-make-interrupted"))?;
        if made < wanted {
            return Err(Failure::Work(said("puzzles-make-too-few")));
        }
        Ok(writeln!(out, "{}", said("puzzles-made"))?)
    }
}
