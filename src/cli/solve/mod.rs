//! `connect-n solve`: the exact value of positions.
mod answer;
mod resumable;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use super::board::PositionArgs;
use super::failure::Failure;
use super::format::{Format, write_json};
use super::input::lines;
use super::interrupt::Interrupt;
use super::library::LibraryArgs;
use super::memory::table_mib;
use super::progress::Progress;
use super::thinking;
use super::time::parse_seconds;
use answer::{Answer, write_text};
use connect_n_engine::book::BookSource;
use connect_n_engine::search::{
    Checked, PopOutSolver, ProofTooLarge, Question, Solution, Solver, SolverOptions, Unsolvable,
};
use connect_n_engine::{Limits, Position, Rules, parse_game};
use resumable::ResumableSolve;

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
  connect-n solve --pop-out --rows 6 --cols 8 --connect 5 --table-mib 1024 --save 6x8.work
  cut -d' ' -f1 positions.txt | connect-n solve --stdin --score --format json")]
pub(super) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// Read positions from standard input, one move list per line; blank lines are skipped
    #[arg(long, conflicts_with_all = ["moves", "picture"])]
    stdin: bool,
    #[command(flatten)]
    extent: Extent,
    /// Verify the whole proof using only the rules (PopOut)
    #[arg(long, conflicts_with_all = ["columns", "weak"])]
    check: bool,
    /// Save progress to a file every minute and at the end, also after Ctrl+C (PopOut)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["stdin", "picture"])]
    save: Option<PathBuf>,
    /// Continue from that file
    #[arg(long, requires = "save")]
    resume: bool,
    #[command(flatten)]
    library: LibraryArgs,
    /// Search threads
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Maximum size of a transposition table in MiB [default: a quarter of the free memory, 4096 at most]
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    table_mib: Option<u32>,
    /// Time limit per position [default: none]
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time: Option<Duration>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// How much is asked for; without any of these, the score and all moves that reach it.
#[derive(clap::Args)]
#[group(multiple = false)]
struct Extent {
    /// Also find the value of every legal move
    #[arg(long)]
    columns: bool,
    /// Find only the score, not all best moves
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
        let interrupt = Interrupt::listen()?;
        let position = self.position.position()?;
        let rules = *position.rules();
        if let Some(file) = &self.save {
            let answered = ResumableSolve::begin(self, file, &position, &interrupt)?.run()?;
            self.print(&position, answered, out)?;
            out.flush()?;
            return interrupt
                .check(|| format!("interrupted; use --resume to continue with {}", file.display()));
        }
        let mut solver = AnySolver::new(self.options(), self.library.library(rules)?);
        if self.stdin {
            for line in lines() {
                let (number, line) = line?;
                if line.trim().is_empty() {
                    continue;
                }
                let position = read(&line, rules)
                    .map_err(|problem| Failure::Input(format!("line {number}: {problem}")))?;
                self.solve(&mut solver, &position, &interrupt, out)?;
                // Whoever asks line by line waits for the answer.
                out.flush()?;
            }
            Ok(())
        } else {
            check_turn(&position)?;
            self.solve(&mut solver, &position, &interrupt, out)
        }
    }

    /// What is known of the position when it is solved, the time is up or it is interrupted.
    fn solve(
        &self,
        solver: &mut AnySolver,
        position: &Position,
        interrupt: &Interrupt,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let limits = Limits { time: self.time, stop: interrupt.stop().clone(), ..Limits::default() };
        let asked =
            if self.check { SolveRequest::Proof } else { SolveRequest::Value(self.extent.question()) };
        let answered = wait_for(|| solver.solve(position, asked, &limits))?;
        self.print(position, answered, out)?;
        out.flush()?;
        interrupt.check(|| "interrupted before it was solved".to_owned())
    }

    fn options(&self) -> SolverOptions {
        let table_mib = self.table_mib.map_or_else(table_mib, |mib| mib as usize);
        SolverOptions { table_mib, threads: usize::from(self.threads) }
    }

    fn print(&self, position: &Position, answered: Answered, out: &mut dyn Write) -> Result<(), Failure> {
        let (solution, proof_check) = answered.map_err(Failure::input)?;
        match self.format {
            Format::Text => write_text(out, position, &solution, proof_check),
            Format::Json => write_json(out, &Answer::new(position, &solution, proof_check)),
        }
    }
}

/// In the standard game the number of discs says whose turn it is, on which the search relies.
fn check_turn(position: &Position) -> Result<(), Failure> {
    let rules = position.rules();
    let players = usize::from(rules.players());
    if rules.is_pop_out() || position.to_move().index() == position.discs() % players {
        return Ok(());
    }
    let (discs, seat) = (position.discs(), position.to_move());
    Err(Failure::Input(format!("after {discs} discs it isn't player {seat}'s turn, so it has no value")))
}

/// What a solver is asked for.
#[derive(Clone, Copy)]
enum SolveRequest {
    Value(Question),
    /// The value, with its proof verified.
    Proof,
}

/// A solver for each variant.
struct AnySolver {
    standard: Solver,
    pop_out: PopOutSolver,
}

impl AnySolver {
    fn new(options: SolverOptions, library: BookSource) -> Self {
        Self { standard: Solver::new(options).with_book(library), pop_out: PopOutSolver::new(options) }
    }

    fn solve(&mut self, position: &Position, request: SolveRequest, limits: &Limits) -> Answered {
        match request {
            SolveRequest::Proof => self.pop_out.check(position, limits),
            SolveRequest::Value(question) if position.rules().is_pop_out() => {
                Ok((self.pop_out.solve(position, question, limits)?, None))
            }
            SolveRequest::Value(question) => Ok((self.standard.solve(position, question, limits)?, None)),
        }
    }
}

/// A solution, with the result of verifying its proof if that was asked for.
type Answered = Result<(Solution, Option<ProofCheck>), Unsolvable>;

/// The result of verifying a proof, or why that was impossible.
type ProofCheck = Result<Checked, ProofTooLarge>;

fn read(line: &str, rules: Rules) -> Result<Position, String> {
    let moves = parse_game(line, &rules).map_err(|error| error.to_string())?;
    Position::from_moves(rules, &moves).map_err(|error| error.to_string())
}

/// The answer of a search, with a bar while it runs.
fn wait_for<T: Send>(solve: impl FnOnce() -> T + Send) -> Result<T, Failure> {
    thinking::wait_for(Some(Progress::without_end("solving".to_owned())), solve)
}
