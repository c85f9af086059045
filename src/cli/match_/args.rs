//! The options of `connect-n match`.
use std::path::PathBuf;

use crate::cli::board::BoardArgs;
use crate::cli::failure::Failure;
use crate::cli::format::Format;
use crate::cli::hosting::GameHostingArgs;
use crate::cli::openings::OpeningArgs;
use crate::cli::terms::TermsArgs;
use crate::language::{Label, message};
use connect_n_arena::{Entrant, Sprt};

/// Games after which a test ends undecided, unless another number is given.
const MOST_TEST_GAMES: u32 = 20_000;

/// Random moves with which the games of a test begin, unless another number is given.
const TEST_OPENING: u8 = 4;

/// Play computer players against each other
///
/// The first player listed starts the first game, the next one the second game, and so on. A player that makes an
/// illegal move, takes too long, crashes or sends invalid output loses the game. Players without randomness repeat
/// their games unless --opening varies the start.
///
/// Of two players the score, the difference in Elo and their 95 % intervals are those of the pairs of games that begin
/// alike, once from each side. --sprt plays until the pairs decide between two hypotheses about that difference, or
/// until --games are played; docs/statistics.md explains both.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n match medium hard --games 10
  connect-n match minimax:4 search:0.5 --pop-out --show
  connect-n match lookahead:4 heuristic --games 20 --opening 4
  connect-n match lookahead:4 heuristic --games 20 --opening-file openings.txt
  connect-n match random medium hard --games 30 --format json
  connect-n match search:2000n search:1000n --sprt 0,50 --quiet
  connect-n match exec:\"python3 bot.py\" medium --move-time 5")]
pub(in crate::cli) struct Args {
    /// Players, two to four; `connect-n players` lists them
    #[arg(value_name = "PLAYER", required = true, num_args = 2..=4)]
    pub(super) entrants: Vec<Entrant>,
    #[command(flatten)]
    pub(super) board: BoardArgs,
    /// Number of games [default: 1, with --sprt at most 20000]
    #[arg(long, value_name = "G", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) games: Option<u32>,
    /// Stop as soon as the results decide whether player 1 is ELO0 or ELO1 stronger
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", allow_hyphen_values = true)]
    pub(super) sprt: Option<Sprt>,
    /// Seed of all random choices
    #[arg(long, value_name = "N", default_value_t)]
    pub(super) seed: u64,
    #[command(flatten)]
    pub(super) openings: OpeningArgs,
    #[command(flatten)]
    pub(super) terms: TermsArgs,
    #[command(flatten)]
    pub(super) hosting: GameHostingArgs,
    /// Show the board after each move
    #[arg(long, conflicts_with = "quiet")]
    pub(super) show: bool,
    /// Print only the result of the match
    #[arg(long)]
    pub(super) quiet: bool,
    /// Write a record of each game to this folder; existing files are kept
    #[arg(long, value_name = "DIR")]
    pub(super) record: Option<PathBuf>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    pub(super) format: Format,
}

impl Args {
    /// The most games that are played.
    pub(super) fn games(&self) -> Result<u32, Failure> {
        if self.sprt.is_none() {
            return Ok(self.games.unwrap_or(1));
        }
        if self.entrants.len() != 2 {
            return Err(Failure::explained(Label::new("match-sprt-two-players")));
        }
        let games = self.games.unwrap_or(MOST_TEST_GAMES);
        if games.is_multiple_of(2) {
            return Ok(games);
        }
        let more = games.saturating_add(1);
        Err(Failure::explained(message("match-sprt-pairs").with("number", more)))
    }

    /// Random moves at the start, unless it is said how games begin.
    pub(super) fn usual_opening(&self) -> u8 {
        // A test of players without chance would count the same two games again and again.
        if self.sprt.is_some() { TEST_OPENING } else { 0 }
    }
}
