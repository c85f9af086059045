//! Matches under the referee, between players of the engine and functions of Python.
use std::sync::{Arc, Mutex};

use connect_n_arena::{
    self as arena, AnswerProblem, Contestant, Fault, Openings, Referee, Terms, derived_seed,
};
use connect_n_engine::{self as engine, Choice, Limits, Move, PlayerSpec, Report, Rules, Seat, StopFlag};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use crate::arguments::{in_seconds, rules, seconds, with_lines};
use crate::error::wrong;
use crate::interrupt::locked;
use crate::moves::{read_move, texts};
use crate::player::BuiltIn;
use crate::position::Position;
use crate::record::Record;

/// Who takes part.
enum Entrant {
    BuiltIn(PlayerSpec),
    Function(Py<PyAny>),
}

impl Entrant {
    fn read(entrant: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(name) = entrant.cast::<PyString>() {
            return Ok(Self::BuiltIn(name.to_string_lossy().parse().map_err(wrong)?));
        }
        if entrant.is_callable() {
            return Ok(Self::Function(entrant.clone().unbind()));
        }
        let kind = entrant.get_type();
        Err(wrong(format_args!(
            "a player is the name of one, such as \"medium\", or a function that takes a position and returns a \
             move, not {}",
            kind.name()?
        )))
    }

    /// Refuses rules by which a player of the engine does not play.
    fn check(&self, rules: Rules) -> PyResult<()> {
        match self {
            Self::BuiltIn(spec) => spec.check(&rules).map_err(wrong),
            Self::Function(_) => Ok(()),
        }
    }
}

/// What the players of a match share: what one of them raised ends it all.
#[derive(Clone, Default)]
struct Raised {
    error: Arc<Mutex<Option<PyErr>>>,
    stop: StopFlag,
}

impl Raised {
    fn raise(&self, error: PyErr) -> Fault {
        *locked(&self.error) = Some(error);
        self.stop.stop();
        Fault::Stopped
    }
}

/// A player of the engine, or a function of Python, under the referee.
struct Seated {
    who: Who,
    name: String,
    raised: Raised,
}

enum Who {
    BuiltIn(BuiltIn),
    Function(Py<PyAny>),
}

impl Seated {
    fn new(py: Python<'_>, entrant: &Entrant, seed: u64, raised: Raised) -> Self {
        let who = match entrant {
            Entrant::BuiltIn(spec) => Who::BuiltIn(BuiltIn::new(spec, seed)),
            Entrant::Function(function) => Who::Function(function.clone_ref(py)),
        };
        Self { who, name: name_of(py, entrant), raised }
    }
}

/// The name under which somebody plays.
fn name_of(py: Python<'_>, entrant: &Entrant) -> String {
    match entrant {
        Entrant::BuiltIn(spec) => spec.to_string(),
        Entrant::Function(function) => {
            let function = function.bind(py);
            let named = function.getattr("__name__").or_else(|_| function.get_type().getattr("__name__"));
            named.map_or_else(|_| "function".to_owned(), |name| name.to_string())
        }
    }
}

/// Asks a function for its move. What it raises ends the match; an answer that is no move is a fault of its own.
fn ask(
    py: Python<'_>,
    function: &Py<PyAny>,
    position: &engine::Position,
    raised: &Raised,
) -> Result<Move, Fault> {
    let answer = function.call1(py, (Position(position.clone()),)).map_err(|error| raised.raise(error))?;
    let answer = answer.bind(py);
    read_move(answer, *position.rules()).map_err(|problem| Fault::InvalidOutput {
        question: "move".to_owned(),
        answer: answer.repr().map_or_else(|_| String::new(), |text| text.to_string()),
        problem: AnswerProblem::Other(problem.value(py).to_string()),
    })
}

impl Contestant for Seated {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn start(&mut self, _seat: Seat, _rules: &Rules) {}

    fn inform(&mut self, _seat: Seat, _mv: Move) {}

    fn get_ready(&mut self, _stop: &StopFlag) -> Result<(), Fault> {
        Ok(())
    }

    fn choose(&mut self, position: &engine::Position, limits: &Limits) -> Result<Choice, Fault> {
        Python::attach(|py| match &mut self.who {
            Who::BuiltIn(player) => {
                player.choose(py, position, limits).map_err(|error| self.raised.raise(error))
            }
            Who::Function(function) => {
                let mv = ask(py, function, position, &self.raised)?;
                Ok(Choice { mv, report: Report::default() })
            }
        })
    }

    fn finish(&mut self) -> Result<(), Fault> {
        Ok(())
    }
}

/// Plays games between two to four players, each the name of one of the engine's or a function that takes a position and
/// returns a move; the next one begins each game. With the same seed the engine's players play the same games as in
/// `connect-n match`.
///
/// An illegal move, or none, loses the game, and so does a move that takes longer than `move_time`; what a function
/// raises ends the match.
#[pyfunction]
#[pyo3(name = "match", signature = (
    *players, games = 1, seed = 0, opening = 0, move_time = 180.0, max_plies = 1000, rows = 6, cols = 7, connect = 4,
    pop_out = false, misere = false, cylinder = false
))]
pub(crate) fn play_match(
    py: Python<'_>,
    players: &Bound<'_, PyTuple>,
    games: u64,
    seed: u64,
    opening: usize,
    move_time: f64,
    max_plies: usize,
    rows: i64,
    cols: i64,
    connect: i64,
    pop_out: bool,
    misere: bool,
    cylinder: bool,
) -> PyResult<MatchResult> {
    let rules = rules(rows, cols, connect, pop_out, players.len() as i64)?;
    let rules = with_lines(rules, misere, cylinder)?;
    let entrants = players.iter().map(|player| Entrant::read(&player)).collect::<PyResult<Vec<_>>>()?;
    for entrant in &entrants {
        entrant.check(rules)?;
    }
    let time = engine::clock::TimeControl::EachMove(seconds("move_time", move_time)?);
    let terms = Terms { time, max_plies, ..Terms::default() };
    let raised = Raised::default();
    let referee = Referee::new(terms, raised.stop.clone());
    let mut openings = Openings::new(rules, derived_seed(seed, u64::MAX), opening);
    let mut start = engine::Position::new(rules);
    let mut scores = vec![arena::Score::default(); entrants.len()];
    let mut played = Vec::new();
    for number in 0..games {
        if number.is_multiple_of(rules.players().into()) {
            start = openings.next().unwrap_or(start);
        }
        let seed = derived_seed(seed, number);
        let seating = seating(entrants.len(), number);
        let seat = |&index: &usize| -> Box<dyn Contestant> {
            Box::new(Seated::new(py, &entrants[index], derived_seed(seed, index as u64), raised.clone()))
        };
        let mut seated: Vec<_> = seating.iter().map(seat).collect();
        let Some(game) = referee.play(&mut seated, &start, &mut |_| ()) else {
            let error = locked(&raised.error).take();
            return Err(error.unwrap_or_else(|| wrong("the match was stopped")));
        };
        for (&index, seat) in seating.iter().zip(rules.seats()) {
            scores[index].add(&game, seat);
        }
        played.push(Py::new(py, Game { game: number + 1, played: game })?);
    }
    let names = entrants.iter().map(|entrant| name_of(py, entrant));
    let scores = names.zip(&scores).map(|(name, score)| Py::new(py, Score::new(name, score)));
    Ok(MatchResult { scores: scores.collect::<PyResult<_>>()?, games: played })
}

/// Which of so many players has each seat in this game, both counted from 0.
fn seating(players: usize, game: u64) -> Vec<usize> {
    let first = (game % players as u64) as usize;
    (0..players).map(|seat| (first + seat) % players).collect()
}

/// The results of a match.
#[pyclass(module = "connect_n", frozen, get_all)]
pub(crate) struct MatchResult {
    /// What each player has scored, in the order in which they were named.
    scores: Vec<Py<Score>>,
    /// The games.
    games: Vec<Py<Game>>,
}

#[pymethods]
impl MatchResult {
    /// A line for each player.
    fn __str__(&self) -> String {
        self.scores.iter().map(|score| score.get().line()).collect::<Vec<_>>().join("\n")
    }

    fn __repr__(&self) -> String {
        let scores: Vec<String> = self.scores.iter().map(|score| score.get().line()).collect();
        format!("<MatchResult of {} games: {}>", self.games.len(), scores.join("; "))
    }
}

/// What a player has scored in a match.
#[pyclass(module = "connect_n", frozen, get_all)]
pub(crate) struct Score {
    /// Who.
    player: String,
    /// Games won.
    wins: u64,
    /// Games that nobody won.
    draws: u64,
    /// Games lost, those by a fault included.
    losses: u64,
    /// Games lost by a fault.
    faults: u64,
    /// Moves that it was asked for.
    moves: u64,
    /// Positions that it says it expanded.
    states: u64,
    /// Seconds it took.
    seconds: f64,
}

impl Score {
    fn new(player: String, score: &arena::Score) -> Self {
        Self {
            player,
            wins: score.wins,
            draws: score.draws,
            losses: score.losses,
            faults: score.faults,
            moves: score.usage.moves,
            states: score.usage.nodes,
            seconds: in_seconds(score.usage.time),
        }
    }

    fn line(&self) -> String {
        let faults = if self.faults > 0 { format!(" ({} by a fault)", self.faults) } else { String::new() };
        format!("{}: {} won, {} drawn, {} lost{faults}", self.player, self.wins, self.draws, self.losses)
    }
}

#[pymethods]
impl Score {
    fn __repr__(&self) -> String {
        format!("<Score of {}>", self.line())
    }
}

/// A game of a match.
#[pyclass(module = "connect_n", frozen)]
pub(crate) struct Game {
    /// Its number in the match, from 1.
    #[pyo3(get)]
    game: u64,
    played: arena::Game,
}

#[pymethods]
impl Game {
    /// Names in turn order.
    #[getter]
    fn players(&self) -> Vec<String> {
        self.played.names.clone()
    }

    /// All moves.
    #[getter]
    fn moves(&self) -> Vec<String> {
        texts(self.played.position.moves())
    }

    /// The player who has won, from 1 in turn order.
    #[getter]
    fn winner(&self) -> Option<u8> {
        self.played.winner().map(Seat::number)
    }

    /// Why it ended: "line", "full", "repetition", "plies", or the kind of the fault.
    #[getter]
    fn reason(&self) -> &'static str {
        self.played.reason()
    }

    /// What the player did wrong whose fault ended the game.
    #[getter]
    fn fault(&self) -> Option<String> {
        self.played.forfeit().map(|(seat, fault)| format!("player {seat} {fault}"))
    }

    /// Positions that each player says it expanded, in turn order.
    #[getter]
    fn states(&self) -> Vec<u64> {
        self.played.usage.iter().map(|usage| usage.nodes).collect()
    }

    /// Seconds that each player took, in turn order.
    #[getter]
    fn seconds(&self) -> Vec<f64> {
        self.played.usage.iter().map(|usage| in_seconds(usage.time)).collect()
    }

    /// The position at the end.
    fn position(&self) -> Position {
        Position(self.played.position.clone())
    }

    /// Its record.
    fn record(&self) -> Record {
        Record(self.played.record("Match"))
    }

    fn __repr__(&self) -> String {
        let winner =
            self.winner().map_or_else(|| "nobody wins".to_owned(), |seat| format!("player {seat} wins"));
        format!("<Game {}: {}, {winner}, {}>", self.game, self.players().join(" - "), self.reason())
    }
}
