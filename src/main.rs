//! The `connect-n` program: reads the command line, opens the window or runs a subcommand.
use std::process::ExitCode;

use connect_n::cli::{self, Launch, Next, WatchedResults, WindowBench};

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Next::Open(launch) => open_window(*launch),
        Next::Bench(options) => bench_window(options),
        Next::Watch(results) => watch(results),
        Next::Exit(code) => code,
    }
}

#[cfg(feature = "gui")]
fn open_window(launch: Launch) -> ExitCode {
    connect_n::app::run(launch)
}

#[cfg(feature = "gui")]
fn bench_window(options: WindowBench) -> ExitCode {
    connect_n::app::bench::run(options)
}

#[cfg(feature = "gui")]
fn watch(results: WatchedResults) -> ExitCode {
    connect_n::app::launch::watch(results)
}

#[cfg(not(feature = "gui"))]
fn open_window(_: Launch) -> ExitCode {
    no_window()
}

#[cfg(not(feature = "gui"))]
fn bench_window(_: WindowBench) -> ExitCode {
    no_window()
}

#[cfg(not(feature = "gui"))]
fn watch(_: WatchedResults) -> ExitCode {
    no_window()
}

#[cfg(not(feature = "gui"))]
fn no_window() -> ExitCode {
    eprintln!("{}", connect_n::language::Label::new("call-no-window"));
    ExitCode::FAILURE
}
