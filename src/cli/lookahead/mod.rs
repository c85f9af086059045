//! `connect-n lookahead`: what the player `lookahead` counts and sees, step by step.
mod count;
mod player_args;
mod tree;
mod value;

use std::io::Write;

use super::failure::Failure;

/// Inspect the player `lookahead`: open lines, values and its search tree
///
/// A board is worth the windows of N cells without an opponent's disc, minus those without a disc of the player; a won
/// board is worth one more than all windows of the board. Looking ahead, the player picks the move of the highest value
/// and everybody else that of the lowest.
#[derive(clap::Args)]
#[command(
    arg_required_else_help = false,
    disable_help_subcommand = true,
    after_help = "\
Examples:
  connect-n lookahead count --moves \"4 4 3\"
  connect-n lookahead value --level 3 --moves \"4 4 3\"
  connect-n lookahead value --level 2 --player 2 --picture board.txt
  connect-n lookahead tree --level 2 --rows 4 --cols 4 --connect 3 --format dot | dot -Tsvg > tree.svg"
)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Count(count::Args),
    Value(value::Args),
    Tree(tree::Args),
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match &self.command {
            Command::Count(args) => args.run(out),
            Command::Value(args) => args.run(out),
            Command::Tree(args) => args.run(out),
        }
    }
}
