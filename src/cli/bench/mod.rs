//! `connect-n bench`: measures the program on this machine.
mod solver;
mod window;

use std::io::Write;

use super::failure::Failure;
pub use window::WindowBench;

/// Measure the solver, or how smoothly the window draws
///
/// Solves fixed positions, each with an empty table, on one thread, and compares the scores with the published ones.
/// The numbers of nodes are the same on every machine unless the search has changed.
///
/// With --window: opens the window and prints the time until the title is complete; then lets discs fall without a
/// pause on several boards and prints the times of the frames, alone, and while a computer thinks in the background;
/// at last the most memory that was resident.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Measure the window instead of the solver
    #[arg(long)]
    window: bool,
    /// Solve only what takes a moment
    #[arg(long, conflicts_with = "window")]
    quick: bool,
    #[command(flatten)]
    options: WindowBench,
}

impl Args {
    /// What to measure of the window, if that is asked for.
    pub(super) fn of_window(&self) -> Option<WindowBench> {
        self.window.then(|| self.options.clone())
    }

    /// Measures the solver.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        solver::run(self.quick, self.options.json, out)
    }
}
