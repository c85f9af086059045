//! What the window is opened with.
use std::path::PathBuf;

use clap::Args;

use super::board::{BOARD_OPTIONS, GameArgs};
use super::failure::Failure;
use super::replay::read_game;
use crate::engine::{Move, Rules};

/// What a call without a subcommand asks for. The file, if any, could be read a moment ago, and the moves are legal.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Launch {
    /// The rules, if any option of the board was given.
    pub rules: Option<Rules>,
    /// The game to go on with.
    pub load: Option<PathBuf>,
    /// Moves made already, by the rules given or the usual ones.
    pub moves: Option<Vec<Move>>,
    /// Who sits where, as typed: `human` or a computer player.
    pub seats: [Option<String>; 4],
    /// Where the game is written to after each move.
    pub record: Option<PathBuf>,
    /// Seed of the players' random sources.
    pub seed: Option<u64>,
}

/// The options of a call without a subcommand.
#[derive(Args, Debug)]
pub(super) struct LaunchArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Go on with the game in this file: a game record or a list of moves
    #[arg(long, value_name = "FILE", conflicts_with = "moves", conflicts_with_all = BOARD_OPTIONS)]
    load: Option<PathBuf>,
    /// Write the game to this file after each move
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Seed of the computer's random choices, for the same game again
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    seats: SeatArgs,
}

/// Over the options in the help.
const SEATS: &str = "Seats (human, or one of the computer players)";

/// Who plays.
#[derive(Args, Debug)]
struct SeatArgs {
    /// Plays red and starts
    #[arg(long, value_name = "PLAYER", help_heading = SEATS)]
    seat1: Option<String>,
    /// Plays second
    #[arg(long, value_name = "PLAYER", help_heading = SEATS)]
    seat2: Option<String>,
    /// Plays third
    #[arg(long, value_name = "PLAYER", help_heading = SEATS)]
    seat3: Option<String>,
    /// Plays fourth
    #[arg(long, value_name = "PLAYER", help_heading = SEATS)]
    seat4: Option<String>,
}

impl LaunchArgs {
    /// Refuses what the window could not open with.
    pub(super) fn check(self) -> Result<Launch, Failure> {
        let position = match &self.load {
            Some(file) => read_game(file, &self.game.board)?,
            None => self.game.position()?,
        };
        let SeatArgs { seat1, seat2, seat3, seat4 } = self.seats;
        let seats = [seat1, seat2, seat3, seat4];
        let players = position.rules().players();
        if let Some(index) = seats.iter().skip(usize::from(players)).position(Option::is_some) {
            let seat = index + usize::from(players) + 1;
            return Err(Failure::Input(format!("there is no seat {seat}; the game has {players} players")));
        }
        Ok(Launch {
            rules: self.game.board.is_given().then_some(*position.rules()),
            moves: self.game.moves.is_some().then(|| position.moves().to_vec()),
            load: self.load,
            seats,
            record: self.record,
            seed: self.seed,
        })
    }
}
