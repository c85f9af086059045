//! `connect-n match`: a referee plays computer players against each other.
mod json;
mod results;
mod text;

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use super::board::BoardArgs;
use super::failure::Failure;
use super::file::{check_no_records, create, record_in, unwritten};
use super::format::Format;
use super::hosting::GameHostingArgs;
use super::interrupt::Interrupt;
use super::openings::OpeningArgs;
use super::progress::Progress;
use super::terms::TermsArgs;
use crate::language::{Label, message};
use connect_n_arena::{Entrant, Game, GameSoFar, Referee, Series, Sprt, derived_seed};
use connect_n_engine::Position;
use results::MatchResults;

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
pub(super) struct Args {
    /// Players, two to four; `connect-n players` lists them
    #[arg(value_name = "PLAYER", required = true, num_args = 2..=4)]
    entrants: Vec<Entrant>,
    #[command(flatten)]
    board: BoardArgs,
    /// Number of games [default: 1, with --sprt at most 20000]
    #[arg(long, value_name = "G", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Stop as soon as the results decide whether player 1 is ELO0 or ELO1 stronger
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Seed of all random choices
    #[arg(long, value_name = "N", default_value_t)]
    seed: u64,
    #[command(flatten)]
    openings: OpeningArgs,
    #[command(flatten)]
    terms: TermsArgs,
    #[command(flatten)]
    hosting: GameHostingArgs,
    /// Show the board after each move
    #[arg(long, conflicts_with = "quiet")]
    show: bool,
    /// Print only the result of the match
    #[arg(long)]
    quiet: bool,
    /// Write a record of each game to this folder; existing files are kept
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let rules = self.board.rules_for(self.entrants.len())?;
        for entrant in &self.entrants {
            entrant.check(&rules).map_err(Failure::explained)?;
        }
        let games: u32 = self.games()?;
        let hosting = self.hosting.hosting()?;
        let series = Series { rules, entrants: self.entrants.clone(), seed: self.seed, hosting };
        let seed = derived_seed(self.seed, u64::MAX);
        let mut openings = self.openings.source(rules, self.usual_opening())?.openings(rules, seed);
        let mut opening = Position::new(rules);
        let mut results = MatchResults::new(self.entrants.len());
        let interrupt = Interrupt::listen()?;
        let referee = Referee::new(self.terms.terms(), interrupt.stop().clone());
        if let Some(folder) = &self.record {
            fs::create_dir_all(folder).map_err(|error| unwritten(folder, &error))?;
            check_no_records(folder, (1..=games).map(|number| file_name(number, games)))?;
        }
        for number in 1..=games {
            if (number - 1).is_multiple_of(rules.players().into()) {
                opening = openings.next().unwrap_or(opening);
            }
            let name = file_name(number, games);
            let Some(game) = self.play(&series, number, &name, &opening, &referee, out)? else {
                self.write_total(out, &results)?;
                let finished = number - 1;
                let how_far = message("games-interrupted").with("count", finished).with("total", games);
                return interrupt.check(|| how_far.text());
            };
            let repeated = results.add(&series.seating(u64::from(number) - 1), &game);
            if !self.quiet {
                self.write_game(out, number, &game, repeated)?;
                // Whoever waits for the next game reads of this one meanwhile.
                out.flush()?;
            }
            self.keep(number, &name, &game)?;
            if self.sprt.is_some_and(|sprt| sprt.state(&results.pairs).accepted.is_some()) {
                break;
            }
        }
        self.write_total(out, &results)
    }

    /// The most games that are played.
    fn games(&self) -> Result<u32, Failure> {
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
    fn usual_opening(&self) -> u8 {
        // A test of players without chance would count the same two games again and again.
        if self.sprt.is_some() { TEST_OPENING } else { 0 }
    }

    fn play(
        &self,
        series: &Series,
        number: u32,
        name: &str,
        opening: &Position,
        referee: &Referee,
        out: &mut dyn Write,
    ) -> Result<Option<Game>, Failure> {
        let mut written = Ok(());
        let shows = self.show && self.format == Format::Text;
        let mut progress =
            (!shows).then(|| Progress::without_end(message("match-progress").with("number", number).text()));
        let mut watch = |game: GameSoFar| {
            progress.iter_mut().for_each(Progress::advance);
            if shows && written.is_ok() {
                written = text::write_board(out, game.position);
            }
        };
        let game = series.play(u64::from(number) - 1, name, opening, referee, &mut watch);
        written?;
        Ok(game)
    }

    fn write_game(
        &self,
        out: &mut dyn Write,
        number: u32,
        game: &Game,
        repeated: Option<u32>,
    ) -> Result<(), Failure> {
        match self.format {
            Format::Json => json::write_game(out, number, game, repeated),
            Format::Text => text::write_game(out, number, game, repeated),
        }
    }

    fn write_total(&self, out: &mut dyn Write, results: &MatchResults) -> Result<(), Failure> {
        match self.format {
            Format::Json => json::write_total(out, self, results),
            Format::Text => text::write_total(out, self, results),
        }
    }

    fn keep(&self, number: u32, name: &str, game: &Game) -> Result<(), Failure> {
        let Some(folder) = &self.record else { return Ok(()) };
        let mut record = game.record("Match");
        record.set_tag("Round", &number.to_string());
        record.set_tag("Seed", &self.seed.to_string());
        let file = record_in(folder, name);
        create(&file, &record.to_string()).map_err(|error| unwritten(&file, &error))
    }
}

/// The name of the files of a game.
fn file_name(number: u32, games: u32) -> String {
    let width = games.to_string().len();
    format!("game-{number:0width$}")
}
