//! `connect-n openings check`: which openings of a list are nearly even.
use std::io::Write;
use std::path::PathBuf;

use clap::value_parser;

use super::rules::rules_of_two;
use super::suites::read;
use crate::cli::board::BoardArgs;
use crate::cli::failure::Failure;
use crate::cli::interrupt::Interrupt;
use crate::cli::words::Explain;
use crate::language::{Label, message};
use connect_n_arena::EvennessJudge;
use connect_n_engine::format_game;

/// Check whether the openings of a file are nearly even
///
/// The exit status is 1 if one of them is not.
#[derive(clap::Args)]
pub(super) struct Args {
    /// The openings, one a line
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    board: BoardArgs,
    /// Positions to look at for each opening
    #[arg(long, value_name = "N", default_value_t = 500_000, value_parser = value_parser!(u64).range(1000..))]
    nodes: u64,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let openings = read(&self.file, rules_of_two(self.board.rules()?)?)?;
        let interrupt = Interrupt::listen()?;
        let mut judge = EvennessJudge::new(self.nodes, interrupt.stop().clone());
        let mut uneven = 0;
        for (opening, checked) in openings.iter().zip(0..) {
            let evenness = judge.judge(opening);
            interrupt.check(|| counted("openings-check-interrupted", checked, openings.len()))?;
            let moves = format_game(opening.moves());
            uneven += usize::from(evenness.is_none());
            let said = evenness.map_or_else(|| Label::new("openings-uneven").text(), |it| it.explain());
            writeln!(out, "{moves}  # {said}")?;
            out.flush()?;
        }
        match uneven {
            0 => Ok(()),
            _ => Err(Failure::Work(counted("openings-check-failed", uneven, openings.len()))),
        }
    }
}

fn counted(id: &'static str, count: usize, total: usize) -> String {
    message(id).with("count", count).with("total", total).text()
}
