//! `connect-n puzzles`: makes, checks, lists, measures and solves puzzles.
mod check;
mod list;
mod make;
mod measure;
mod solve;
mod source;

use std::io::Write;

use clap::Subcommand;

use super::failure::Failure;

/// Make, check, list and solve puzzles
///
/// A puzzle is a position in which exactly one move wins, or exactly one holds the draw. Files hold one JSON object per
/// line; without a file the puzzles are those that are built in.
#[derive(clap::Args)]
#[command(
    arg_required_else_help = false,
    after_help = "\
Examples:
  connect-n puzzles solve
  connect-n puzzles solve --today
  connect-n puzzles list --format json
  connect-n puzzles make --count 50 --seed 1 --out my.jsonl
  connect-n puzzles make --pop-out --rows 5 --cols 5 --count 10 --out small.jsonl
  connect-n puzzles check my.jsonl
  connect-n puzzles measure my.jsonl"
)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Make(make::Args),
    Check(check::Args),
    List(list::Args),
    Measure(measure::Args),
    Solve(solve::Args),
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match &self.command {
            Command::Make(args) => args.run(out),
            Command::Check(args) => args.run(out),
            Command::List(args) => args.run(out),
            Command::Measure(args) => args.run(out),
            Command::Solve(args) => args.run(out),
        }
    }
}
