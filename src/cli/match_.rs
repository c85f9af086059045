//! `connect-n match`: a referee plays computer players against each other.
use std::collections::HashMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::board::BoardArgs;
use super::failure::Failure;
use super::format::{Format, write_json};
use super::hosting::HostingArgs;
use super::interrupt::Interrupt;
use super::progress::Progress;
use super::replay::{picture, state};
use super::terms::TermsArgs;
use super::time::in_seconds;
use connect_n_arena::{Ending, Entrant, Fault, Game, Openings, Referee, Score, Series, derived_seed};
use connect_n_engine::{Move, Position, Seat, Value, format_game};

/// Play computer players against each other
///
/// The first player listed starts the first game, the next one the second game, and so on. A player that makes an
/// illegal move, takes too long, crashes or sends invalid output loses the game. Players without randomness repeat
/// their games unless --opening varies the start.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n match medium hard --games 10
  connect-n match minimax:4 search:0.5 --pop-out --show
  connect-n match lookahead:4 heuristic --games 20 --opening 4
  connect-n match random medium hard --games 30 --format json
  connect-n match exec:\"python3 bot.py\" medium --move-time 5")]
pub(super) struct Args {
    /// Players, two to four; `connect-n players` lists them
    #[arg(value_name = "PLAYER", required = true, num_args = 2..=4)]
    entrants: Vec<Entrant>,
    #[command(flatten)]
    board: BoardArgs,
    /// Number of games
    #[arg(long, value_name = "G", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Seed of all random choices
    #[arg(long, value_name = "N", default_value_t)]
    seed: u64,
    /// Random moves at the start of each game; each opening is played once from every seat
    #[arg(long, value_name = "PLIES", default_value_t)]
    opening: u8,
    #[command(flatten)]
    terms: TermsArgs,
    #[command(flatten)]
    hosting: HostingArgs,
    /// Show the board after each move
    #[arg(long)]
    show: bool,
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
        let hosting = self.hosting.hosting();
        let series = Series { rules, entrants: self.entrants.clone(), seed: self.seed, hosting };
        let mut openings = Openings::new(rules, derived_seed(self.seed, u64::MAX), self.opening.into());
        let mut opening = Position::new(rules);
        let mut results = MatchResults::new(self.entrants.len());
        let interrupt = Interrupt::listen()?;
        let referee = Referee::new(self.terms.terms(), interrupt.stop().clone());
        if let Some(folder) = &self.record {
            fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
            if let Some(file) =
                (1..=self.games).map(|number| self.file_in(folder, number)).find(|file| file.exists())
            {
                return Err(Failure::Input(format!("{} exists; choose another folder", file.display())));
            }
        }
        for number in 1..=self.games {
            if (number - 1).is_multiple_of(rules.players().into()) {
                opening = openings.next().unwrap_or(opening);
            }
            let Some(game) = self.play(&series, number, &opening, &referee, out)? else {
                self.write_total(out, &results)?;
                let finished = number - 1;
                return interrupt.check(|| format!("interrupted after {finished} of {} games", self.games));
            };
            let repeated = results.add(number, &series.seating(u64::from(number) - 1), &game);
            self.write_game(out, number, &game, repeated)?;
            // Whoever waits for the next game reads of this one meanwhile.
            out.flush()?;
            self.keep(number, &game)?;
        }
        self.write_total(out, &results)
    }

    fn play(
        &self,
        series: &Series,
        number: u32,
        opening: &Position,
        referee: &Referee,
        out: &mut dyn Write,
    ) -> Result<Option<Game>, Failure> {
        let mut written = Ok(());
        let shows = self.show && self.format == Format::Text;
        let mut progress =
            (!shows).then(|| Progress::without_end(format!("game {number} of {}", self.games)));
        let mut watch = |position: &Position| {
            progress.iter_mut().for_each(Progress::advance);
            if shows && written.is_ok() {
                written = write_board(out, position);
            }
        };
        let game = series.play(u64::from(number) - 1, opening, referee, &mut watch);
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
        if self.format == Format::Json {
            return write_json(out, &PlayedGame::new(number, game, repeated));
        }
        writeln!(out, "game {number}: {}", game.names.join(" vs "))?;
        let again = repeated.map_or_else(String::new, |first| format!(" (as in game {first})"));
        writeln!(out, "moves: {}{again}", format_game(game.position.moves()))?;
        writeln!(out, "{}", verdict(game))?;
        for (seat, fault) in &game.drop_outs {
            writeln!(out, "player {seat} {fault}, and dropped out")?;
        }
        for (seat, fault) in &game.late_faults {
            writeln!(out, "after the game player {seat} {fault}")?;
        }
        for ((name, used), first_report) in game.names.iter().zip(&game.usage).zip(&game.first_reports) {
            let (moves, states, seconds) = (used.moves, used.nodes, used.time.as_secs_f64());
            let first_report = first_report.as_ref().filter(|report| report.value.is_some());
            let evaluation = first_report
                .map_or_else(String::new, |report| format!("; first evaluation: {}", report.verdict()));
            writeln!(out, "  {name}: {moves} moves, {states} states, {seconds:.3} s{evaluation}")?;
        }
        Ok(writeln!(out)?)
    }

    fn write_total(&self, out: &mut dyn Write, results: &MatchResults) -> Result<(), Failure> {
        for (entrant, score) in self.entrants.iter().zip(&results.scores) {
            match self.format {
                Format::Json => write_json(out, &Total::new(entrant, score))?,
                Format::Text => writeln!(out, "{entrant}: {}", in_words(score))?,
            }
        }
        let has_faults =
            |(entrant, score): (&Entrant, &Score)| matches!(entrant, Entrant::Program(_)) && score.faults > 0;
        if self.format == Format::Text && self.entrants.iter().zip(&results.scores).any(has_faults) {
            let folder = self.hosting.hosting().logs;
            writeln!(out, "Bots' error output is in {}", folder.display())?;
        }
        if self.format == Format::Text && results.repeats > 0 {
            let (repeats, longer) =
                (results.repeats, if self.opening == 0 { "--opening 4" } else { "a longer --opening" });
            writeln!(
                out,
                "{repeats} of {} games repeat earlier games move by move: these players use little randomness; \
                 {longer} starts games with random moves",
                self.games
            )?;
        }
        Ok(())
    }

    fn file_in(&self, folder: &Path, number: u32) -> PathBuf {
        let width = self.games.to_string().len();
        folder.join(format!("game-{number:0width$}.c4n"))
    }

    fn keep(&self, number: u32, game: &Game) -> Result<(), Failure> {
        let Some(folder) = &self.record else { return Ok(()) };
        let file = self.file_in(folder, number);
        let mut record = game.record("Match");
        record.set_tag("Round", &number.to_string());
        File::create_new(&file)
            .and_then(|mut new| write!(new, "{record}"))
            .map_err(|error| unwritable(&file, &error))
    }
}

/// What the games so far have come to.
struct MatchResults {
    scores: Vec<Score>,
    /// Who began, the moves, and the first game in which it went like this.
    courses: HashMap<(usize, Vec<Move>), u32>,
    /// Games that went like an earlier one.
    repeats: u32,
}

impl MatchResults {
    fn new(entrants: usize) -> Self {
        Self { scores: vec![Score::default(); entrants], courses: HashMap::new(), repeats: 0 }
    }

    /// Counts a game, and gives the number of an earlier one between the same players with the same moves. What ended
    /// by a fault says nothing about how they play.
    fn add(&mut self, number: u32, seating: &[usize], game: &Game) -> Option<u32> {
        for (seat, &entrant) in game.position.rules().seats().zip(seating) {
            self.scores[entrant].add(game, seat);
        }
        if game.forfeit().is_some() {
            return None;
        }
        let moves = game.position.moves().to_vec();
        let first = *self.courses.entry((seating[0], moves)).or_insert(number);
        let repeated = (first != number).then_some(first);
        self.repeats += u32::from(repeated.is_some());
        repeated
    }
}

fn unwritable(path: &Path, error: &dyn ToString) -> Failure {
    Failure::Work(format!("cannot write {}: {}", path.display(), error.to_string()))
}

fn write_board(out: &mut dyn Write, position: &Position) -> Result<(), Failure> {
    let movers = position.movers();
    if let Some((mv, mover)) = position.moves().iter().zip(movers).next_back() {
        writeln!(out, "player {mover} plays {mv}\n{}\n", picture(position))?;
        out.flush()?;
    }
    Ok(())
}

/// How a game ended, in one line.
fn verdict(game: &Game) -> String {
    let plies = game.position.plies();
    match &game.ending {
        Ending::Rules(_) => state(&game.position),
        Ending::PlyLimit => format!("draw: not decided after {plies} moves"),
        Ending::Forfeit { seat, fault } => {
            let winner =
                game.winner().map_or_else(|| "nobody wins".to_owned(), |seat| format!("win: player {seat}"));
            format!("{winner} after {plies} moves, player {seat} {fault}")
        }
    }
}

/// What a player has reached, in one line.
fn in_words(score: &Score) -> String {
    let Score { wins, draws, losses, faults, usage } = score;
    let by_fault = if *faults > 0 { format!(" ({faults} by a fault)") } else { String::new() };
    let (states, seconds) = (usage.nodes, usage.time_per_move().as_secs_f64());
    format!("{wins} won, {draws} drawn, {losses} lost{by_fault}; {states} states, {seconds:.3} s per move")
}

/// A game for a program. What belongs to a player stands in turn order.
#[derive(Serialize)]
struct PlayedGame<'a> {
    game: u32,
    players: &'a [String],
    moves: String,
    plies: usize,
    /// The number of an earlier game between the same players with the same moves.
    repeats: Option<u32>,
    /// `win`, `draw` or `forfeit`.
    result: &'static str,
    winner: Option<u8>,
    reason: &'static str,
    fault: Option<PlayersFault>,
    /// Those of the players who dropped out before, of three or four.
    drop_outs: Vec<PlayersFault>,
    remarks: Vec<PlayersFault>,
    states: Vec<u64>,
    seconds: Vec<f64>,
    /// What each thought of the position before its first move.
    views: Vec<Option<Value>>,
    /// Whether that was certain.
    proved: Vec<bool>,
}

/// What a player did wrong.
#[derive(Serialize)]
struct PlayersFault {
    player: u8,
    kind: &'static str,
    text: String,
}

impl<'a> PlayedGame<'a> {
    fn new(number: u32, game: &'a Game, repeats: Option<u32>) -> Self {
        let fault = |seat: Seat, fault: &Fault| PlayersFault {
            player: seat.number(),
            kind: fault.kind(),
            text: fault.to_string(),
        };
        let result = match (&game.ending, game.winner()) {
            (Ending::Forfeit { .. }, _) => "forfeit",
            (_, Some(_)) => "win",
            (_, None) => "draw",
        };
        Self {
            game: number,
            players: &game.names,
            moves: format_game(game.position.moves()),
            plies: game.position.plies(),
            repeats,
            result,
            winner: game.winner().map(Seat::number),
            reason: game.reason(),
            fault: game.forfeit().map(|(seat, what)| fault(seat, what)),
            drop_outs: game.drop_outs.iter().map(|(seat, what)| fault(*seat, what)).collect(),
            remarks: game.late_faults.iter().map(|(seat, what)| fault(*seat, what)).collect(),
            states: game.usage.iter().map(|used| used.nodes).collect(),
            seconds: game.usage.iter().map(|used| in_seconds(used.time)).collect(),
            views: game.first_reports.iter().map(|report| report.as_ref()?.value).collect(),
            proved: game
                .first_reports
                .iter()
                .map(|report| report.as_ref().is_some_and(|report| report.proved))
                .collect(),
        }
    }
}

/// What a player has reached, for a program.
#[derive(Serialize)]
struct Total {
    player: String,
    wins: u64,
    draws: u64,
    losses: u64,
    faults: u64,
    moves: u64,
    states: u64,
    seconds: f64,
}

impl Total {
    fn new(entrant: &Entrant, score: &Score) -> Self {
        let Score { wins, draws, losses, faults, usage } = *score;
        let (moves, states, seconds) = (usage.moves, usage.nodes, in_seconds(usage.time));
        Self { player: entrant.to_string(), wins, draws, losses, faults, moves, states, seconds }
    }
}
