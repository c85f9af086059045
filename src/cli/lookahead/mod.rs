//! `connect-n lookahead`: what the player `lookahead` counts and sees, step by step.
mod count;
mod tree;
mod value;

use std::io::Write;

use super::failure::Failure;
use connect_n_engine::{Position, Seat};

/// Inspect the player `lookahead`: open lines, values and its search tree
///
/// A board is worth the windows of N cells without an opponent's disc, minus those without a disc of the player; a won
/// board is worth one more than all windows of the board. Looking ahead, the player picks the move of the highest value
/// and everybody else that of the lowest.
#[derive(clap::Args)]
#[command(
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

/// For whom something is counted.
#[derive(clap::Args, Clone, Copy, Debug)]
struct PlayerArgs {
    /// Player number, from 1 [default: the player to move]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..=4))]
    player: Option<u8>,
}

impl PlayerArgs {
    /// Who was named, if anybody was.
    fn named(self, position: &Position) -> Result<Option<Seat>, Failure> {
        let Some(number) = self.player else { return Ok(None) };
        let players = position.rules().players();
        let seat = position.rules().seats().find(|seat| seat.number() == number);
        let missing = || Failure::Input(format!("player {number} doesn't exist in a game of {players}"));
        seat.map(Some).ok_or_else(missing)
    }

    /// Who was named, or whose turn it is.
    fn seat(self, position: &Position) -> Result<Seat, Failure> {
        Ok(self.named(position)?.unwrap_or_else(|| position.to_move()))
    }
}
