//! The options of `connect-n solve`.
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use super::memory::table_mib;
use crate::cli::board::PositionArgs;
use crate::cli::book_args::BookArgs;
use crate::cli::format::Format;
use crate::cli::time::parse_seconds;
use connect_n_engine::Part;
use connect_n_engine::search::{SolveRequest, SolverOptions};

/// How far ahead a position can be split.
pub(super) const PLIES: RangeInclusive<i64> = 1..=12;

/// Find the exact value of a position
///
/// A score is that of Pascal Pons: a win with the next disc on a board with m discs scores (cells + 1 - m) / 2,
/// a draw 0, and a loss the negative of the opponent's win; the faster the win, the higher.
/// PopOut, misère and the cylinder have no score, but the distance to the end under best play, in plies.
/// Endless play in PopOut is a draw.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n solve --moves \"4 4 3\"
  connect-n solve --position \"......./......./......./X.....O/X.....O/X.....O\"
  connect-n solve --columns --rows 5 --cols 9 --moves 55 --format json
  connect-n solve --misere --rows 5 --cols 5 --connect 3
  connect-n solve --pop-out --rows 6 --cols 8 --connect 5 --table-mib 1024 --save 6x8.work
  connect-n solve --rows 8 --cols 8 --score --table-mib 4096 --save 8x8.work
  connect-n solve --rows 8 --cols 8 --split 4 --shard 1/16 --out part1.json
  connect-n solve --rows 8 --cols 8 --merge part*.json
  cut -d' ' -f1 positions.txt | connect-n solve --stdin --score --format json")]
pub(in crate::cli) struct Args {
    #[command(flatten)]
    pub(super) position: PositionArgs,
    /// Read positions from standard input, one per line: moves, or a board as for --position. Blank lines are skipped;
    /// a line that is no position, or whose game is over, gets an answer that says so, and the exit status is then 2
    #[arg(long, conflicts_with_all = ["moves", "picture", "position", "to_move"])]
    pub(super) stdin: bool,
    #[command(flatten)]
    pub(super) extent: Extent,
    /// Verify the whole proof using only the rules (PopOut)
    #[arg(long, conflicts_with_all = ["columns", "weak"])]
    pub(super) check: bool,
    /// Save progress to a file every minute and at the end, also after Ctrl+C; of the standard game, it is as large as
    /// its transposition table at most
    #[arg(long, value_name = "FILE", group = "kept", conflicts_with_all = ["stdin", "picture", "position"])]
    pub(super) save: Option<PathBuf>,
    /// Solve positions this many moves ahead, each for itself, until the answer follows, and write their answers to the file of --out
    #[arg(long, value_name = "MOVES", requires = "out", conflicts_with_all = ["stdin", "check"], value_parser = clap::value_parser!(u8).range(PLIES))]
    pub(super) split: Option<u8>,
    /// Solve only this part of them, such as 3/16 [default: all]
    #[arg(long, value_name = "PART/PARTS", requires = "split")]
    pub(super) shard: Option<Part>,
    /// File for the answers of --split
    #[arg(long, value_name = "FILE", group = "kept", requires = "split")]
    pub(super) out: Option<PathBuf>,
    /// Files of other parts, which may be in progress: what their answers make needless is left out
    #[arg(long, value_name = "FILE", num_args = 1.., requires = "split")]
    pub(super) known: Vec<PathBuf>,
    /// Find the value from the answers in these files of --split, without a search
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["stdin", "check", "save", "split", "resume", "book", "no_book", "time", "columns", "score", "weak"])]
    pub(super) merge: Vec<PathBuf>,
    /// Continue from the file of --save or --out
    #[arg(long, requires = "kept")]
    pub(super) resume: bool,
    #[command(flatten)]
    pub(super) book: BookArgs,
    /// Search threads
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(super) threads: u16,
    /// Maximum size of a transposition table in MiB [default: a quarter of the free memory, 4096 at most]
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    pub(super) table_mib: Option<u32>,
    /// Time limit per position [default: none]
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    pub(super) time: Option<Duration>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    pub(super) format: Format,
}

/// How much is asked for; without any of these, the score and all moves that reach it.
#[derive(clap::Args)]
#[group(multiple = false)]
pub(super) struct Extent {
    /// Also find the value of every legal move
    #[arg(long)]
    columns: bool,
    /// Find only the score, not all best moves
    #[arg(long)]
    score: bool,
    /// Find only who wins, not how soon
    #[arg(long)]
    weak: bool,
}

impl Extent {
    pub(super) const fn request(&self) -> SolveRequest {
        if self.weak {
            SolveRequest::Outcome
        } else if self.score {
            SolveRequest::Score
        } else if self.columns {
            SolveRequest::Columns
        } else {
            SolveRequest::Best
        }
    }
}

impl Args {
    pub(super) fn options(&self) -> SolverOptions {
        let table_mib = self.table_mib.map_or_else(table_mib, |mib| mib as usize);
        SolverOptions { table_mib, threads: usize::from(self.threads) }
    }
}
