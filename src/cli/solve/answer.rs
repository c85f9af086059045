//! What came out, for people and for programs.
use std::io::Write;

use serde::{Serialize, Serializer};

use super::is_complete;
use super::solver::ProofCheck;
use crate::cli::failure::Failure;
use crate::cli::time::in_seconds;
use crate::cli::words::{Explain, fixed};
use crate::language::{Label, message};
use connect_n_engine::search::{Checked, ProofTooLarge, ScoreBounds, Solution, Verdict};
use connect_n_engine::{Move, Position, Value, format_game, picture_line};

pub(super) fn write_text(
    out: &mut dyn Write,
    position: &Position,
    solution: &Solution,
    proof_check: Option<ProofCheck>,
    is_merged: bool,
) -> Result<(), Failure> {
    let moves = match position.moves() {
        [] if position.is_set_up() => picture_line(position),
        [] => Label::new("no-moves").text(),
        moves => format_game(moves),
    };
    let solved = message("solve-answer")
        .with("moves", moves)
        .with("answer", in_words(solution, is_merged))
        .with("count", solution.nodes)
        .with("seconds", fixed(solution.time.as_secs_f64(), 3));
    writeln!(out, "{}", solved.text())?;
    match proof_check {
        Some(ProofCheck::Done(checked)) => writeln!(out, "{}", proof_in_words(checked))?,
        Some(ProofCheck::NotInTime) => writeln!(out, "{}", Label::new("solve-proof-not-in-time").text())?,
        Some(ProofCheck::TooLarge(too_large)) => {
            let not_verified = message("solve-proof-not-verified").with("problem", too_large.explain());
            writeln!(out, "{}", not_verified.text())?;
        }
        None => {}
    }
    for (mv, value) in &solution.columns {
        writeln!(out, "{:>4}  {}", mv.to_string(), value.explain())?;
    }
    for (mv, bounds) in &solution.column_bounds {
        writeln!(out, "{:>4}  {}", mv.to_string(), bounds_in_words(*bounds))?;
    }
    Ok(())
}

fn proof_in_words(Checked { right, positions, by_player }: Checked) -> String {
    let id = match (right, by_player) {
        (true, None) => "solve-proof-right",
        (true, Some(_)) => "solve-proof-right-by-player",
        (false, None) => "solve-proof-wrong",
        (false, Some(_)) => "solve-proof-wrong-by-player",
    };
    let [first, second] = by_player.unwrap_or_default();
    message(id).with("count", positions).with("first", first).with("second", second).text()
}

/// The outcome, and then what else is known, each in a message around those before it. What was put together from parts
/// had all the time it needed.
fn in_words(solution: &Solution, is_merged: bool) -> String {
    let Solution { verdict, distance, .. } = *solution;
    let outcome = match (verdict, distance) {
        (Some(Verdict::Win), None) => message("solve-win"),
        (Some(Verdict::Win), Some(distance)) => message("solve-win-in").with("count", distance),
        (Some(Verdict::Loss), None) => message("solve-loss"),
        (Some(Verdict::Loss), Some(distance)) => message("solve-loss-in").with("count", distance),
        (Some(Verdict::Draw), _) => message("value-a-draw"),
        (None, _) if is_merged || solution.table_mib.is_some() => message("solve-open"),
        (None, _) => message("solve-open-in-time"),
    };
    // Without a value no move is known to be best.
    let best = match (verdict, solution.is_complete) {
        (None, _) => "solve-best-found",
        (Some(_), true) => "solve-best",
        (Some(_), false) => "solve-best-so-far",
    };
    let moves = (!solution.best.is_empty()).then(|| format_game(&solution.best));
    let more = [
        solution.table_mib.map(|mib| message("solve-table").with("mib", mib)),
        solution.holds.map(|plies| message("solve-holds").with("count", plies)),
        solution.score.map(|score| message("solve-score").with("score", score.to_string())),
        solution.bounds.map(|bounds| message("solve-bounds").with("bounds", bounds_in_words(bounds))),
        moves.map(|moves| message(best).with("moves", moves)),
    ];
    let known = more.into_iter().flatten();
    known.fold(outcome.text(), |answer, more| more.with("answer", answer).text())
}

fn bounds_in_words(ScoreBounds { lower, upper }: ScoreBounds) -> String {
    message("solve-score-range").with("lower", lower.to_string()).with("upper", upper.to_string()).text()
}

/// The solution for a program.
#[derive(Serialize)]
pub(super) struct Answer<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    moves: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    outcome: Option<&'static str>,
    score: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bounds: Option<Bounds>,
    distance: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    holds: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table_mib: Option<usize>,
    best: Vec<String>,
    #[serde(serialize_with = "as_object", skip_serializing_if = "<[_]>::is_empty")]
    columns: &'a [(Move, Value)],
    #[serde(serialize_with = "bounds_as_object", skip_serializing_if = "<[_]>::is_empty")]
    column_bounds: &'a [(Move, ScoreBounds)],
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<Proof>,
    complete: bool,
    nodes: u64,
    seconds: f64,
}

/// What is known of a score.
#[derive(Serialize)]
struct Bounds {
    lower: i32,
    upper: i32,
}

impl From<ScoreBounds> for Bounds {
    fn from(ScoreBounds { lower, upper }: ScoreBounds) -> Self {
        Self { lower, upper }
    }
}

/// The result of verifying the proof.
#[derive(Serialize)]
struct Proof {
    /// `None` where it is too large to be verified, or there was no time.
    right: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by_player: Option<[usize; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table_mib: Option<usize>,
}

impl From<ProofCheck> for Proof {
    fn from(proof_check: ProofCheck) -> Self {
        match proof_check {
            ProofCheck::Done(Checked { right, positions, by_player }) => {
                Self { right: Some(right), positions: Some(positions), by_player, table_mib: None }
            }
            ProofCheck::NotInTime => Self { right: None, positions: None, by_player: None, table_mib: None },
            ProofCheck::TooLarge(ProofTooLarge { positions, table_mib, .. }) => {
                Self { right: None, positions: Some(positions), by_player: None, table_mib: Some(table_mib) }
            }
        }
    }
}

impl<'a> Answer<'a> {
    pub(super) fn new(
        line: Option<usize>,
        position: &Position,
        solution: &'a Solution,
        proof_check: Option<ProofCheck>,
    ) -> Self {
        Self {
            line,
            moves: format_game(position.moves()),
            position: position.is_set_up().then(|| picture_line(position)),
            outcome: solution.verdict.map(Verdict::name),
            score: solution.score,
            bounds: solution.bounds.map(Bounds::from),
            distance: solution.distance,
            holds: solution.holds,
            table_mib: solution.table_mib,
            best: solution.best.iter().map(Move::to_string).collect(),
            columns: &solution.columns,
            column_bounds: &solution.column_bounds,
            proof: proof_check.map(Proof::from),
            complete: is_complete(solution, proof_check),
            nodes: solution.nodes,
            seconds: in_seconds(solution.time),
        }
    }
}

fn as_object<S: Serializer>(columns: &&[(Move, Value)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(columns.iter().map(|(mv, value)| (mv.to_string(), value)))
}

fn bounds_as_object<S: Serializer>(
    columns: &&[(Move, ScoreBounds)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(columns.iter().map(|(mv, bounds)| (mv.to_string(), Bounds::from(*bounds))))
}
