//! `connect-n solve`: the exact value of positions.
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use serde::{Serialize, Serializer};

use super::board::GameArgs;
use super::failure::Failure;
use super::format::{Format, write_json};
use super::library::LibraryArgs;
use super::progress::Progress;
use super::time::{in_seconds, parse_seconds};
use crate::engine::book::Library;
use crate::engine::search::{
    Checked, PopOutSolver, ProofTooLarge, Question, Solution, Solver, SolverOptions, Unsolvable, Verdict,
};
use crate::engine::{Limits, Move, Position, Rules, Value, format_game, parse_game};

/// Time between two steps of the progress bar.
const TICK: Duration = Duration::from_millis(100);

/// Find the exact value of a position
///
/// A score is that of Pascal Pons: a win with the next disc on a board with m discs scores (cells + 1 - m) / 2,
/// a draw 0, and a loss the negative of the opponent's win; the faster the win, the higher.
/// PopOut has no score, but the distance in moves to the end under best play. Endless play is a draw.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n solve --moves \"4 4 3\"
  connect-n solve --columns --rows 5 --cols 9 --moves 55 --format json
  cut -d' ' -f1 positions.txt | connect-n solve --stdin --score --format json")]
pub(super) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Read positions from standard input, the moves of one a line
    #[arg(long, conflicts_with = "moves")]
    stdin: bool,
    #[command(flatten)]
    extent: Extent,
    /// Walk through the whole proof with plain rules (PopOut)
    #[arg(long, conflicts_with_all = ["columns", "weak"])]
    check: bool,
    #[command(flatten)]
    library: LibraryArgs,
    /// Threads that search
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Largest size of the table of positions in mebibytes
    #[arg(long, value_name = "M", default_value_t = SolverOptions::default().table_mib as u32,
        value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    table_mib: u32,
    /// Time for each position [default: as long as it takes]
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time: Option<Duration>,
    /// How the values are printed
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// How much is asked for; without any of these, the score and all moves that reach it.
#[derive(clap::Args)]
#[group(multiple = false)]
struct Extent {
    /// Find the value of every legal move too
    #[arg(long)]
    columns: bool,
    /// Find the score alone, without all moves that reach it
    #[arg(long)]
    score: bool,
    /// Find only who wins, not how soon
    #[arg(long)]
    weak: bool,
}

impl Extent {
    const fn question(&self) -> Question {
        if self.weak {
            Question::Outcome
        } else if self.score {
            Question::Score
        } else if self.columns {
            Question::Columns
        } else {
            Question::Best
        }
    }
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let options =
            SolverOptions { table_mib: self.table_mib as usize, threads: usize::from(self.threads) };
        let rules = self.game.board.rules()?;
        let mut solver = AnySolver::new(options, self.library.library(rules)?);
        if self.stdin {
            for (index, line) in io::stdin().lock().lines().enumerate() {
                let position = read(&line?, rules)
                    .map_err(|problem| Failure::Input(format!("line {}: {problem}", index + 1)))?;
                self.solve(&mut solver, &position, out)?;
                // Whoever asks line by line waits for the answer.
                out.flush()?;
            }
            Ok(())
        } else {
            self.solve(&mut solver, &self.game.position()?, out)
        }
    }

    fn solve(&self, solver: &mut AnySolver, position: &Position, out: &mut dyn Write) -> Result<(), Failure> {
        let limits = Limits { time: self.time, ..Limits::default() };
        let asked = if self.check { Asked::Proof } else { Asked::Value(self.extent.question()) };
        let (solution, walked) = wait_for(solver, position, asked, &limits)?.map_err(Failure::input)?;
        match self.format {
            Format::Text => write_text(out, position, &solution, walked),
            Format::Json => write_json(out, &Answer::new(position, &solution, walked)),
        }
    }
}

/// What a solver is asked for.
#[derive(Clone, Copy)]
enum Asked {
    Value(Question),
    /// The value, and a walk through its proof.
    Proof,
}

/// A solver for each variant.
struct AnySolver {
    standard: Solver,
    pop_out: PopOutSolver,
}

impl AnySolver {
    fn new(options: SolverOptions, library: Library) -> Self {
        Self { standard: Solver::new(options).with_book(library), pop_out: PopOutSolver::new(options) }
    }

    fn solve(&mut self, position: &Position, asked: Asked, limits: &Limits) -> Answered {
        match asked {
            Asked::Proof => self.pop_out.check(position, limits),
            Asked::Value(question) if position.rules().is_pop_out() => {
                Ok((self.pop_out.solve(position, question, limits)?, None))
            }
            Asked::Value(question) => Ok((self.standard.solve(position, question, limits)?, None)),
        }
    }
}

/// A solution, with what came of a walk through its proof if there was one.
type Answered = Result<(Solution, Option<Walked>), Unsolvable>;

/// A walk through a proof, or why there was none.
type Walked = Result<Checked, ProofTooLarge>;

fn read(line: &str, rules: Rules) -> Result<Position, String> {
    let moves = parse_game(line, &rules).map_err(|error| error.to_string())?;
    Position::from_moves(rules, &moves).map_err(|error| error.to_string())
}

/// The solution, found on a thread of its own, so that the bar can move.
fn wait_for(
    solver: &mut AnySolver,
    position: &Position,
    asked: Asked,
    limits: &Limits,
) -> Result<Answered, Failure> {
    let mut progress = Progress::without_end("solving".to_owned());
    let (answer, answers) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(move || {
            // A send can only fail when nobody waits any more.
            let _ = answer.send(solver.solve(position, asked, limits));
        });
        loop {
            match answers.recv_timeout(TICK) {
                Ok(answer) => return Ok(answer),
                Err(RecvTimeoutError::Timeout) => progress.advance(),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Failure::Work("the search gave no answer".to_owned()));
                }
            }
        }
    })
}

fn write_text(
    out: &mut dyn Write,
    position: &Position,
    solution: &Solution,
    walked: Option<Walked>,
) -> Result<(), Failure> {
    let moves = format_game(position.moves());
    let moves = if moves.is_empty() { "start".to_owned() } else { moves };
    let (nodes, seconds) = (solution.nodes, solution.time.as_secs_f64());
    writeln!(out, "{moves}: {} ({nodes} nodes, {seconds:.3} s)", in_words(solution))?;
    match walked {
        Some(Ok(Checked { right, positions, by_player })) => {
            let verdict = if right { "right" } else { "WRONG" };
            let players = by_player.map(|[first, second]| {
                format!(": {first} in which player 1 has a move that never loses, {second} for player 2")
            });
            writeln!(out, "proof: {verdict}, {positions} positions{}", players.unwrap_or_default())?;
        }
        Some(Err(too_large)) => writeln!(out, "proof: not walked through; {too_large}")?,
        None => {}
    }
    for (mv, value) in &solution.columns {
        writeln!(out, "{:>4}  {value}", mv.to_string())?;
    }
    Ok(())
}

fn in_words(solution: &Solution) -> String {
    let outcome = match solution.verdict {
        Some(Verdict::Win) => "a win for the side to move",
        Some(Verdict::Loss) => "a loss for the side to move",
        Some(Verdict::Draw) => "a draw",
        None => "not solved in time",
    };
    let moves = |distance: u32| if distance == 1 { "move" } else { "moves" };
    let distance = solution.distance.filter(|_| solution.verdict != Some(Verdict::Draw));
    let distance = distance.map(|distance| format!(" in {distance} {}", moves(distance)));
    let score = solution.score.map(|score| format!(", score {score}"));
    let best = (!solution.best.is_empty()).then(|| format!(", best {}", format_game(&solution.best)));
    [Some(outcome.to_owned()), distance, score, best].into_iter().flatten().collect()
}

/// The solution for a program.
#[derive(Serialize)]
struct Answer<'a> {
    moves: String,
    outcome: Option<&'static str>,
    score: Option<i32>,
    distance: Option<u32>,
    best: Vec<String>,
    #[serde(serialize_with = "as_object", skip_serializing_if = "<[_]>::is_empty")]
    columns: &'a [(Move, Value)],
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<Proof>,
    nodes: u64,
    seconds: f64,
}

/// What came of a walk through the proof.
#[derive(Serialize)]
struct Proof {
    /// `None` where it is too large to be walked through.
    right: Option<bool>,
    positions: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    by_player: Option<[usize; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table_mib: Option<usize>,
}

impl From<Walked> for Proof {
    fn from(walked: Walked) -> Self {
        match walked {
            Ok(Checked { right, positions, by_player }) => {
                Self { right: Some(right), positions, by_player, table_mib: None }
            }
            Err(ProofTooLarge { positions, table_mib, .. }) => {
                Self { right: None, positions, by_player: None, table_mib: Some(table_mib) }
            }
        }
    }
}

impl<'a> Answer<'a> {
    fn new(position: &Position, solution: &'a Solution, walked: Option<Walked>) -> Self {
        Self {
            moves: format_game(position.moves()),
            outcome: solution.verdict.map(Verdict::name),
            score: solution.score,
            distance: solution.distance,
            best: solution.best.iter().map(Move::to_string).collect(),
            columns: &solution.columns,
            proof: walked.map(Proof::from),
            nodes: solution.nodes,
            seconds: in_seconds(solution.time),
        }
    }
}

fn as_object<S: Serializer>(columns: &&[(Move, Value)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(columns.iter().map(|(mv, value)| (mv.to_string(), value)))
}
