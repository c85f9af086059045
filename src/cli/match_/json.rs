//! What a match prints for programs.
use std::io::Write;

use serde::Serialize;

use super::super::failure::Failure;
use super::super::format::write_json;
use super::super::rounded::{to_places, to_tenths};
use super::super::time::in_seconds;
use super::args::Args;
use super::results::MatchResults;
use connect_n_arena::{Ending, Entrant, Fault, Game, Interval, PairResults, Score, Sprt};
use connect_n_engine::{Seat, Value, format_game};

pub(super) fn write_game(
    out: &mut dyn Write,
    number: u32,
    game: &Game,
    repeated: Option<u32>,
) -> Result<(), Failure> {
    write_json(out, &PlayedGame::new(number, game, repeated))
}

pub(super) fn write_total(out: &mut dyn Write, args: &Args, results: &MatchResults) -> Result<(), Failure> {
    for (entrant, score) in args.entrants.iter().zip(&results.scores) {
        write_json(out, &Total::new(entrant, score))?;
    }
    match Comparison::new(&results.pairs, args.sprt.as_ref()) {
        Some(comparison) => write_json(out, &comparison),
        None => Ok(()),
    }
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

/// What pairs of games say about two players, seen from the first.
#[derive(Serialize)]
struct Comparison {
    pairs: u64,
    /// Pairs that brought 0, 1/2, 1, 3/2 and 2 points.
    pentanomial: [u64; 5],
    score: f64,
    score_low: f64,
    score_high: f64,
    /// `null` where it is infinite, as the limits are.
    elo: f64,
    elo_low: f64,
    elo_high: f64,
    superiority: f64,
    sprt: Option<Test>,
}

/// How far a test has come.
#[derive(Serialize)]
struct Test {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    llr: f64,
    llr_low: f64,
    llr_high: f64,
    /// `H0` or `H1`.
    accepted: Option<String>,
}

impl Comparison {
    /// `None` before the first pair.
    fn new(results: &PairResults, sprt: Option<&Sprt>) -> Option<Self> {
        let (score, elo) = (results.score()?, results.elo()?);
        Some(Self {
            pairs: results.pairs(),
            pentanomial: results.counts(),
            score: to_places(score.estimate, 4),
            score_low: to_places(score.low, 4),
            score_high: to_places(score.high, 4),
            elo: to_tenths(elo.estimate),
            elo_low: to_tenths(elo.low),
            elo_high: to_tenths(elo.high),
            superiority: to_places(results.superiority(), 4),
            sprt: sprt.map(|sprt| Test::new(sprt, results)),
        })
    }
}

impl Test {
    fn new(sprt: &Sprt, results: &PairResults) -> Self {
        let state = sprt.state(results);
        let Interval { estimate, low, high } = state.llr;
        let [elo0, elo1] = sprt.elo;
        Self {
            elo0,
            elo1,
            alpha: sprt.alpha,
            beta: sprt.beta,
            llr: to_places(estimate, 3),
            llr_low: to_places(low, 3),
            llr_high: to_places(high, 3),
            accepted: state.accepted.map(|accepted| accepted.to_string()),
        }
    }
}
