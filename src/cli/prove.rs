//! `connect-n prove`: writes a certificate of what a position is worth.
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::board::PositionArgs;
use super::book_args::BookArgs;
use super::certificate_answer::Answer;
use super::failure::Failure;
use super::file::replace;
use super::format::Format;
use super::interrupt::Interrupt;
use super::progress::Progress;
use super::solve;
use super::solve::memory::table_mib;
use super::thinking::wait_for;
use super::time::parse_seconds;
use super::words::Explain;
use crate::language::{Label, message};
use connect_n_engine::Limits;
use connect_n_engine::certificate::{Certificate, ProveError, ProveOptions};
use connect_n_engine::search::SolverOptions;

/// Write a proof of a position's value that anyone can check
///
/// The file holds a strategy: the winner's, and the loser's that holds out as long as possible; or one for each player
/// where it is a draw. docs/certificate.md defines the format, and `connect-n verify` checks it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n prove --rows 4 --cols 5 --out 4x5.cert
  connect-n prove --pop-out --out popout.cert
  connect-n prove --weak --moves \"4 4\" --out 44.cert")]
pub(super) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// File to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Prove only who wins, not that it can't be sooner
    #[arg(long)]
    weak: bool,
    #[command(flatten)]
    book: BookArgs,
    /// Search threads (the standard game)
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Maximum size of a transposition table in MiB; the positions of the proof may take as much again
    /// [default: a quarter of the free memory, 4096 at most]
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    table_mib: Option<u32>,
    /// Time limit [default: none]
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time: Option<Duration>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let start = Instant::now();
        let interrupt = Interrupt::listen()?;
        let position = self.position.position()?;
        solve::check(&position).map_err(Failure::Input)?;
        if self.out.exists() {
            let exists = message("prove-file-exists").with("file", self.out.display().to_string());
            return Err(Failure::explained(exists));
        }
        let table_mib = self.table_mib.map_or_else(table_mib, |mib| mib as usize);
        let options = ProveOptions {
            solver: SolverOptions { table_mib, threads: usize::from(self.threads) },
            book: self.book.source(*position.rules())?,
            is_weak: self.weak,
        };
        let limits = Limits { time: self.time, stop: interrupt.stop().clone(), ..Limits::default() };
        let progress = Progress::without_end(Label::new("prove-progress").text());
        let proved = wait_for(Some(progress), || Certificate::prove(&position, &options, &limits))?;
        interrupt.check(|| match proved {
            Err(ProveError::NotComplete(moves)) => {
                message("prove-interrupted-solved").with("moves", moves).text()
            }
            _ => Label::new("prove-interrupted").text(),
        })?;
        let (certificate, bytes) = proved.map_err(failure)?;
        replace(&self.out, |out| out.write_all(&bytes))?;
        Answer::new(&self.out, &certificate, bytes.len(), start.elapsed()).print(self.format, out)
    }
}

fn failure(error: ProveError) -> Failure {
    match error {
        ProveError::Unsolvable(_) | ProveError::Lines(_) | ProveError::Format(_) | ProveError::Over => {
            Failure::explained(error)
        }
        _ => Failure::Work(error.explain()),
    }
}
