//! The options of `connect-n book`.
use std::path::PathBuf;
use std::time::Duration;

use crate::cli::board::BoardArgs;
use crate::cli::book_args::BookArgs;
use crate::cli::time::parse_seconds;
use connect_n_engine::Part;
use connect_n_engine::search::SolverOptions;

/// Options that say what the parts of a book say themselves, or that have no meaning for them.
const MERGE_EXCLUDES: [&str; 12] = [
    "check", "plies", "resume", "shard", "time", "rows", "cols", "connect", "pop_out", "players", "misere",
    "cylinder",
];

/// Build an opening book: the values of all positions of the first plies
///
/// Progress is saved in FILE.draft twice a minute: stop the command at any time and continue with --resume.
///
/// The last ply is nearly all of the work; --shard works out a part of it, on another machine for example, and --merge makes
/// the book of all parts. It has the scores of a single run; of equally good moves it may know another one.
///
/// With --check, solves positions again without the book and reports whether it is right.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n book --out small.book --rows 5 --cols 6 --plies 6
  connect-n book --out usual.book --plies 9 --verbose
  connect-n book --out usual.book --plies 9 --verbose --resume
  connect-n book --out part1.draft --plies 9 --shard 1/2
  connect-n book --out part2.draft --plies 9 --shard 2/2
  connect-n book --out usual.book --merge part1.draft part2.draft
  connect-n book --check 100
  connect-n solve --rows 5 --cols 6 --moves 33 --book small.book")]
pub(in crate::cli) struct Args {
    /// The file to write
    #[arg(long, value_name = "FILE", required_unless_present = "check", conflicts_with_all = ["book", "no_book"])]
    pub(super) out: Option<PathBuf>,
    #[command(flatten)]
    pub(super) board: BoardArgs,
    /// Cover all positions up to this ply
    #[arg(long, value_name = "P", default_value_t = 8, value_parser = clap::value_parser!(u8).range(0..=20))]
    pub(super) plies: u8,
    /// Work out only this part of the last ply, such as 3/16, and write it to FILE; --merge makes the book of all parts
    #[arg(long, value_name = "PART/PARTS", conflicts_with = "check")]
    pub(super) shard: Option<Part>,
    /// Make the book of the files of all its parts
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = MERGE_EXCLUDES)]
    pub(super) merge: Vec<PathBuf>,
    /// Continue from FILE.draft
    #[arg(long)]
    pub(super) resume: bool,
    /// Check a book: solve this many of its positions without it
    #[arg(long, value_name = "N", conflicts_with_all = ["out", "plies", "resume"])]
    pub(super) check: Option<usize>,
    #[command(flatten)]
    pub(super) book: BookArgs,
    /// Random seed for the choice of positions
    #[arg(long, default_value_t, requires = "check")]
    pub(super) seed: u64,
    /// Time limit [default: none]
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    pub(super) time: Option<Duration>,
    /// Search threads
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(super) threads: u16,
    /// Maximum size of the transposition table in MiB
    #[arg(long, value_name = "M", default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    pub(super) table_mib: u32,
    /// Report progress on stderr
    #[arg(long)]
    pub(super) verbose: bool,
}

impl Args {
    pub(super) fn solver_options(&self) -> SolverOptions {
        SolverOptions { table_mib: self.table_mib as usize, threads: usize::from(self.threads) }
    }
}
