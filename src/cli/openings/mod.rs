//! How games begin: the options of matches and tournaments, and `connect-n openings`, which makes suites of openings.
mod check;
mod make;
mod options;
mod rules;
mod suites;

use std::io::Write;

use clap::Subcommand;

use super::failure::Failure;
pub(super) use options::OpeningArgs;

/// Make and check suites of nearly even openings
///
/// An opening is nearly even if it is a proved draw, if it is proved to be won only with one of the last discs, or if
/// a deep search sees no forced win and gives both sides a chance of 45 to 55 %.
#[derive(clap::Args)]
#[command(
    arg_required_else_help = false,
    after_help = "\
Examples:
  connect-n openings make --rows 5 --cols 6 --plies 6 --count 20 --out 5x6.txt
  connect-n openings check 5x6.txt --rows 5 --cols 6
  connect-n match hard medium --rows 5 --cols 6 --games 40 --opening-file 5x6.txt"
)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Make(make::Args),
    Check(check::Args),
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match &self.command {
            Command::Make(args) => args.run(out),
            Command::Check(args) => args.run(out),
        }
    }
}
