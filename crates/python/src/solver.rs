//! The exact values of positions.
use std::sync::Mutex;

use connect_n_engine::book::BookSource;
use connect_n_engine::search::{self, AnySolver, ScoreBounds, SolveRequest, SolverOptions, Verdict};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::{in_seconds, limits};
use crate::error::wrong;
use crate::interrupt::{interruptible, locked};
use crate::moves::texts;
use crate::position::Position;
use crate::value::to_python;

/// Finds exact values, and keeps what it has found for the next position of the same board.
#[pyclass(module = "connect_n", frozen)]
pub(crate) struct Solver(Mutex<AnySolver>);

#[pymethods]
impl Solver {
    /// A solver that searches on so many threads, with a table that grows up to so many mebibytes; with the opening
    /// book of the usual board, unless told otherwise.
    #[new]
    #[pyo3(signature = (*, threads = 1, table_mib = 64, book = true))]
    fn new(threads: usize, table_mib: usize, book: bool) -> PyResult<Self> {
        if !(1..=256).contains(&threads) {
            return Err(wrong(format_args!("threads must be 1–256, not {threads}")));
        }
        if !(1..=1 << 20).contains(&table_mib) {
            return Err(wrong(format_args!("table_mib must be 1–{}, not {table_mib}", 1 << 20)));
        }
        let options = SolverOptions { table_mib, threads };
        let book = if book { BookSource::BuiltIn } else { BookSource::Empty };
        Ok(Self(Mutex::new(AnySolver::new(options).with_book(book))))
    }

    /// What the position is worth to the side to move. `request` says how much is asked for: "columns", the value of
    /// every move; "best", the score and all moves that reach it; "score"; or "outcome". With limits it answers in time,
    /// with what it knows by then.
    #[pyo3(signature = (position, request = "columns", *, time = None, nodes = None))]
    fn solve(
        &self,
        py: Python<'_>,
        position: &Position,
        request: &str,
        time: Option<f64>,
        nodes: Option<u64>,
    ) -> PyResult<Solution> {
        let request = match request {
            "columns" => SolveRequest::Columns,
            "best" => SolveRequest::Best,
            "score" => SolveRequest::Score,
            "outcome" => SolveRequest::Outcome,
            other => {
                let known = "\"columns\", \"best\", \"score\" or \"outcome\"";
                return Err(wrong(format_args!("request must be {known}, not \"{other}\"")));
            }
        };
        let position = &position.0;
        if position.is_over() {
            return Err(wrong("the game is over, so there is nothing to solve"));
        }
        let limits = limits(time, nodes)?;
        let solve = || locked(&self.0).solve(position, request, &limits);
        let solution = interruptible(py, &limits.stop, solve)?;
        Solution::new(py, &solution.map_err(wrong)?)
    }
}

/// What the position is worth to the side to move, by a solver that knows nothing yet: see `Solver`, which keeps what it
/// has found.
#[pyfunction]
#[pyo3(signature = (
    position, request = "columns", *, time = None, nodes = None, threads = 1, table_mib = 64, book = true
))]
pub(crate) fn solve(
    py: Python<'_>,
    position: &Position,
    request: &str,
    time: Option<f64>,
    nodes: Option<u64>,
    threads: usize,
    table_mib: usize,
    book: bool,
) -> PyResult<Solution> {
    Solver::new(threads, table_mib, book)?.solve(py, position, request, time, nodes)
}

/// What a solver has found: the fields of `connect-n solve --format json`.
#[pyclass(module = "connect_n", frozen, get_all)]
pub(crate) struct Solution {
    /// "win", "draw" or "loss" for the side to move; None if that is not known.
    outcome: Option<&'static str>,
    /// The score, in the standard game: that of Pascal Pons.
    score: Option<i32>,
    /// Where the score is not known: it is at least the first and at most the second.
    bounds: Option<(i32, i32)>,
    /// Plies to the end under best play.
    distance: Option<u32>,
    /// In PopOut, unsolved: plies within which nobody wins.
    holds: Option<u32>,
    /// In PopOut, unsolved: the `table_mib` to try.
    table_mib: Option<usize>,
    /// The best moves; where the outcome is None, the best move found so far, or none.
    best: Vec<String>,
    /// The value of every move that is known, for its mover: a score in the standard game.
    columns: Py<PyDict>,
    /// What is known of the scores of the others, as in `bounds`.
    column_bounds: Py<PyDict>,
    /// Whether everything that was asked for was found.
    complete: bool,
    /// Positions expanded.
    nodes: u64,
    /// Seconds it took.
    seconds: f64,
}

impl Solution {
    fn new(py: Python<'_>, solution: &search::Solution) -> PyResult<Self> {
        let bounds = |ScoreBounds { lower, upper }| (lower, upper);
        let columns = PyDict::new(py);
        for (mv, value) in &solution.columns {
            columns.set_item(mv.to_string(), to_python(py, *value)?)?;
        }
        let column_bounds = PyDict::new(py);
        for (mv, known) in &solution.column_bounds {
            column_bounds.set_item(mv.to_string(), bounds(*known))?;
        }
        Ok(Self {
            outcome: solution.verdict.map(Verdict::name),
            score: solution.score,
            bounds: solution.bounds.map(bounds),
            distance: solution.distance,
            holds: solution.holds,
            table_mib: solution.table_mib,
            best: texts(&solution.best),
            columns: columns.unbind(),
            column_bounds: column_bounds.unbind(),
            complete: solution.is_complete,
            nodes: solution.nodes,
            seconds: in_seconds(solution.time),
        })
    }
}

#[pymethods]
impl Solution {
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let number =
            |number: Option<i64>| number.map_or_else(|| "None".to_owned(), |number| number.to_string());
        Ok(format!(
            "Solution(outcome={}, score={}, distance={}, best={}, complete={})",
            self.outcome.map_or_else(|| "None".to_owned(), |outcome| format!("'{outcome}'")),
            number(self.score.map(i64::from)),
            number(self.distance.map(i64::from)),
            self.best.clone().into_pyobject(py)?.repr()?,
            if self.complete { "True" } else { "False" },
        ))
    }
}
