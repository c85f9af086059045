//! What came out, for people and for programs.
use std::io::Write;

use serde::{Serialize, Serializer};

use super::solver::ProofCheck;
use crate::cli::failure::Failure;
use crate::cli::time::in_seconds;
use connect_n_engine::search::{Checked, ProofTooLarge, ScoreBounds, Solution, Verdict};
use connect_n_engine::{Move, Position, Value, format_game, picture_line};

pub(super) fn write_text(
    out: &mut dyn Write,
    position: &Position,
    solution: &Solution,
    proof_check: Option<ProofCheck>,
) -> Result<(), Failure> {
    let moves = match position.moves() {
        [] if position.is_set_up() => picture_line(position),
        [] => "start".to_owned(),
        moves => format_game(moves),
    };
    let (nodes, seconds) = (solution.nodes, solution.time.as_secs_f64());
    writeln!(out, "{moves}: {} ({nodes} nodes, {seconds:.3} s)", in_words(solution))?;
    match proof_check {
        Some(Ok(Checked { right, positions, by_player })) => {
            let verdict = if right { "right" } else { "WRONG" };
            let players = by_player.map(|[first, second]| {
                format!(": {first} in which player 1 has a move that never loses, {second} for player 2")
            });
            writeln!(out, "proof: {verdict}, {positions} positions{}", players.unwrap_or_default())?;
        }
        Some(Err(too_large)) => writeln!(out, "proof: not verified; {too_large}")?,
        None => {}
    }
    for (mv, value) in &solution.columns {
        writeln!(out, "{:>4}  {value}", mv.to_string())?;
    }
    for (mv, bounds) in &solution.column_bounds {
        writeln!(out, "{:>4}  {}", mv.to_string(), bounds_in_words(*bounds))?;
    }
    Ok(())
}

fn in_words(solution: &Solution) -> String {
    let moves = |distance: u32| if distance == 1 { "move" } else { "moves" };
    let outcome = match solution.verdict {
        Some(Verdict::Win) => "a win for the side to move",
        Some(Verdict::Loss) => "a loss for the side to move",
        Some(Verdict::Draw) => "a draw",
        None if solution.table_mib.is_some() => "not solved",
        None => "not solved in time",
    };
    let table = solution.table_mib.map(|mib| format!("; try --table-mib {mib}"));
    let holds = solution.holds.map(|plies| format!("; neither side wins within {plies} {}", moves(plies)));
    let distance = solution.distance.filter(|_| solution.verdict != Some(Verdict::Draw));
    let distance = distance.map(|distance| format!(" in {distance} {}", moves(distance)));
    let score = solution.score.map(|score| format!(", score {score}"));
    let bounds = solution.bounds.map(|bounds| format!(", {}", bounds_in_words(bounds)));
    // Without a value no move is known to be best.
    let label = match (solution.verdict, solution.is_complete) {
        (None, _) => "best found",
        (Some(_), true) => "best",
        (Some(_), false) => "best so far",
    };
    let best = (!solution.best.is_empty()).then(|| format!(", {label} {}", format_game(&solution.best)));
    [Some(outcome.to_owned()), table, holds, distance, score, bounds, best].into_iter().flatten().collect()
}

fn bounds_in_words(ScoreBounds { lower, upper }: ScoreBounds) -> String {
    format!("score from {lower} to {upper}")
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
    /// `None` where it is too large to be verified.
    right: Option<bool>,
    positions: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    by_player: Option<[usize; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table_mib: Option<usize>,
}

impl From<ProofCheck> for Proof {
    fn from(proof_check: ProofCheck) -> Self {
        match proof_check {
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
            complete: solution.is_complete,
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
