//! What the window is opened with.
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::Args;

use super::board::{BOARD_OPTIONS, GameArgs};
use super::failure::Failure;
use super::hosting::HostingArgs;
use super::replay::{ReadGame, read_game};
use super::time::parse_seconds;
use crate::language::message;
use connect_n_arena::{Entrant, EntrantError, Hosting};
use connect_n_engine::clock::TimeControl;
use connect_n_engine::{Position, Rules};

/// What a call without a subcommand, or of `play`, asks for, checked.
#[derive(Clone, Default, Debug)]
pub struct Launch {
    /// The rules, if any option of the board was given.
    pub rules: Option<Rules>,
    /// The game to resume, from a file or from moves.
    pub game: Option<Position>,
    /// The text of that game's record, if it came from one.
    pub loaded: Option<String>,
    /// Who sits where.
    pub seats: [Option<Controller>; 4],
    /// How the players' time is limited; not at all in a new game, if no option says so.
    pub clock: Option<TimeControl>,
    /// Where the game is written to after each move.
    pub record: Option<PathBuf>,
    /// Seed of the players' random sources.
    pub seed: Option<u64>,
    /// Where programs run that play.
    pub hosting: Hosting,
}

/// Who sits in a seat of the window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Controller {
    /// A human.
    Human,
    /// A computer player, or another program.
    Computer(Entrant),
}

impl FromStr for Controller {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "human" { Ok(Self::Human) } else { text.parse().map(Self::Computer) }
    }
}

/// The options of a call without a subcommand.
#[derive(Args, Clone, Debug)]
pub(super) struct LaunchArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Resume the game in this file: a game record or a list of moves
    #[arg(long, value_name = "FILE", conflicts_with_all = ["moves", "position"], conflicts_with_all = BOARD_OPTIONS)]
    load: Option<PathBuf>,
    /// Write the game to this file after each move
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Random seed of the computer players, to repeat a game
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    clock: ClockArgs,
    #[command(flatten)]
    seats: SeatArgs,
    #[command(flatten)]
    hosting: HostingArgs,
}

/// Over the options in the help.
const SEATS: &str = "Seats (human, a computer player, or exec:COMMAND)";

/// Who plays.
#[derive(Args, Clone, Debug)]
struct SeatArgs {
    /// Player 1: red, goes first
    #[arg(long, value_name = "PLAYER", help_heading = SEATS)]
    seat1: Option<Controller>,
    /// Player 2
    #[arg(long, value_name = "PLAYER", help_heading = SEATS)]
    seat2: Option<Controller>,
    /// Player 3
    #[arg(long, value_name = "PLAYER", help_heading = SEATS)]
    seat3: Option<Controller>,
    /// Player 4
    #[arg(long, value_name = "PLAYER", help_heading = SEATS)]
    seat4: Option<Controller>,
}

/// The players' time.
#[derive(Args, Clone, Debug)]
struct ClockArgs {
    /// Time limit: 1/30 for 30 seconds per move, 300+5 for 300 seconds per game plus 5 per move
    #[arg(long, value_name = "TIME", help_heading = "Clock")]
    clock: Option<TimeControl>,
    /// Same as --clock 1/SECONDS
    #[arg(long, value_name = "SECONDS", help_heading = "Clock", conflicts_with = "clock",
        value_parser = parse_seconds)]
    move_time: Option<Duration>,
}

impl LaunchArgs {
    /// Refuses what the window could not open with.
    pub(super) fn check(self) -> Result<Launch, Failure> {
        let ReadGame { position, record: loaded, .. } = match &self.load {
            Some(file) => read_game(file, &self.game.board)?,
            None => ReadGame::without_record(self.game.position()?),
        };
        let SeatArgs { seat1, seat2, seat3, seat4 } = self.seats;
        let seats = [seat1, seat2, seat3, seat4];
        let players = position.rules().players();
        if let Some(index) = seats.iter().skip(usize::from(players)).position(Option::is_some) {
            let seat = index + usize::from(players) + 1;
            return Err(Failure::explained(
                message("launch-no-such-seat").with("number", seat).with("players", players),
            ));
        }
        Ok(Launch {
            rules: self.game.board.is_given().then_some(*position.rules()),
            game: (self.load.is_some() || self.game.is_given()).then_some(position),
            loaded,
            seats,
            clock: self.clock.clock.or(self.clock.move_time.map(TimeControl::EachMove)),
            record: self.record,
            seed: self.seed,
            hosting: self.hosting.hosting(),
        })
    }
}
