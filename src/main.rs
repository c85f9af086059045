//! The `connect-n` program: reads the command line, opens the window or runs a subcommand.
use std::process::ExitCode;

use connect_n::cli::{self, Launch, Next};

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Next::Open(launch) => open_window(*launch),
        Next::Exit(code) => code,
    }
}

#[cfg(feature = "gui")]
fn open_window(launch: Launch) -> ExitCode {
    connect_n::app::run(launch)
}

#[cfg(not(feature = "gui"))]
fn open_window(_: Launch) -> ExitCode {
    eprintln!("this build of connect-n has no window; `connect-n --help` lists its commands");
    ExitCode::FAILURE
}
