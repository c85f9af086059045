//! `connect-n bench`: measures the program on this machine.
mod replies;
mod row;
mod solver;
mod stops;
mod threads;
pub(super) mod window;

use std::io::Write;

use super::failure::Failure;
use super::format::Format;
use replies::Replies;
pub use window::{RenderPart, WindowBench};

/// Measure the solver, response times, or the frame rate of the window
///
/// Solves fixed positions, each with an empty table, on one thread, and compares the values with published ones.
/// Node counts are machine-independent: they change only with the search.
///
/// --replies finds perfect moves in random positions of the standard board with its opening book, each with an empty
/// table, and prints the times by ply.
///
/// --threads solves positions that take seconds with one thread and with N threads in alternation, and with N
/// independent searches at once, which shows the speed-up that the machine allows.
///
/// --stops stops players while they think, N times on each of several boards, and prints how long they take to answer.
///
/// --window opens the window and prints the time until the title is complete, then frame times while discs fall on
/// several boards, alone, while a computer thinks in the background and with the analysis on, the processor time of a
/// frame, and the peak resident memory.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Measure the window instead of the solver
    #[arg(long)]
    window: bool,
    /// Use only quick positions
    #[arg(long, conflicts_with = "window")]
    quick: bool,
    /// Measure the time to find a perfect move
    #[arg(long, conflicts_with_all = ["window", "quick"])]
    replies: bool,
    /// Measure multi-thread speed-up
    #[arg(long, value_name = "N", conflicts_with_all = ["window", "replies"],
        value_parser = clap::value_parser!(u32).range(2..=64))]
    threads: Option<u32>,
    /// Rounds per position; the best times count
    #[arg(long, value_name = "N", default_value_t = 3, requires = "threads",
        value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Measure how fast players answer when stopped, N times each
    #[arg(long, value_name = "N", conflicts_with_all = ["window", "replies", "threads"],
        value_parser = clap::value_parser!(u32).range(1..))]
    stops: Option<u32>,
    #[command(flatten)]
    positions: Replies,
    #[command(flatten)]
    options: WindowBench,
    /// Output format; json is the same as --json
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    /// What to measure of the window, if that is asked for.
    pub(super) fn of_window(&self) -> Option<WindowBench> {
        self.window.then(|| WindowBench { json: self.json(), ..self.options.clone() })
    }

    const fn json(&self) -> bool {
        self.options.json || matches!(self.format, Format::Json)
    }

    /// Measures the solver.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let json = self.json();
        if self.replies {
            return self.positions.run(json, out);
        }
        if let Some(threads) = self.threads {
            return threads::run(threads as usize, self.rounds, self.quick, json, out);
        }
        if let Some(stops) = self.stops {
            return stops::run(stops, self.quick, json, out);
        }
        solver::run(self.quick, json, out)
    }
}
