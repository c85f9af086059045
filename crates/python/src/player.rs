//! The engine's players.
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use connect_n_engine::{self as engine, Limits, PlayerKind, PlayerSpec, registry};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::PyDict;

use crate::arguments::{in_seconds, limits};
use crate::error::{illegal, wrong};
use crate::interrupt::interruptible;
use crate::moves::texts;
use crate::position::Position;
use crate::value::to_python;

/// A player that looks no more moves ahead than this answers at once.
const INSTANT_DEPTH: u8 = 2;

/// One of the engine's players, with what it keeps between moves.
pub(crate) struct BuiltIn {
    spec: PlayerSpec,
    player: Box<dyn engine::Player>,
    is_instant: bool,
}

impl BuiltIn {
    pub(crate) fn new(spec: &PlayerSpec, seed: u64) -> Self {
        let is_instant = match spec {
            PlayerSpec::Random | PlayerSpec::Medium | PlayerSpec::Hard => true,
            PlayerSpec::Lookahead { level: depth } | PlayerSpec::Minimax { depth, .. } => {
                depth.get() <= INSTANT_DEPTH
            }
            _ => false,
        };
        Self { spec: spec.clone(), player: spec.build(seed), is_instant }
    }

    pub(crate) fn name(&self) -> String {
        self.player.name()
    }

    /// Its move, or what a signal raised meanwhile, such as Ctrl+C.
    pub(crate) fn choose(
        &mut self,
        py: Python<'_>,
        position: &engine::Position,
        limits: &Limits,
    ) -> PyResult<engine::Choice> {
        self.spec.check(position.rules()).map_err(wrong)?;
        if self.is_instant {
            let choice = py.detach(|| self.player.choose(position, limits));
            return py.check_signals().map(|()| choice);
        }
        interruptible(py, &limits.stop, || self.player.choose(position, limits))
    }
}

/// One of the engine's players: `players()` lists them. The same seed gives the same game.
#[pyclass(module = "connect_n", frozen)]
pub(crate) struct Player {
    /// Its name with its parameters, "minimax:4".
    #[pyo3(get)]
    name: String,
    player: Mutex<BuiltIn>,
}

#[pymethods]
impl Player {
    #[new]
    #[pyo3(signature = (name, *, seed = 0))]
    fn new(name: &str, seed: u64) -> PyResult<Self> {
        let player = BuiltIn::new(&name.parse().map_err(wrong)?, seed);
        Ok(Self { name: player.name(), player: Mutex::new(player) })
    }

    /// The move that it plays, within limits of seconds and nodes.
    #[pyo3(signature = (position, *, time = None, nodes = None))]
    fn choose(
        &self,
        py: Python<'_>,
        position: &Position,
        time: Option<f64>,
        nodes: Option<u64>,
    ) -> PyResult<Choice> {
        if position.0.is_over() {
            return Err(illegal("the game is over"));
        }
        let limits = limits(time, nodes)?;
        let start = Instant::now();
        // Another thread may have it, and needs the interpreter to go on: the lock is waited for without it.
        let player = self.player.lock_py_attached(py);
        let choice = player.unwrap_or_else(PoisonError::into_inner).choose(py, &position.0, &limits)?;
        Choice::new(py, &choice, in_seconds(start.elapsed()))
    }

    fn __repr__(&self) -> String {
        format!("Player(\"{}\")", self.name)
    }
}

/// The move that a player chooses: see `Player`, which keeps what it has found.
#[pyfunction]
#[pyo3(signature = (position, player = "perfect", *, seed = 0, time = None, nodes = None))]
pub(crate) fn best(
    py: Python<'_>,
    position: &Position,
    player: &str,
    seed: u64,
    time: Option<f64>,
    nodes: Option<u64>,
) -> PyResult<Choice> {
    Player::new(player, seed)?.choose(py, position, time, nodes)
}

/// Every player there is: "player", its name; "usage", how it is written; "parameter", what its parameter may be; and
/// "summary", what it does.
#[pyfunction]
pub(crate) fn players(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let fields = |kind: &PlayerKind| {
        let fields = PyDict::new(py);
        fields.set_item("player", kind.id)?;
        fields.set_item("usage", kind.usage)?;
        fields.set_item("parameter", kind.parameter())?;
        fields.set_item("summary", kind.summary)?;
        Ok(fields)
    };
    registry().iter().map(fields).collect()
}

/// A move and what led to it.
#[pyclass(module = "connect_n", frozen, get_all)]
pub(crate) struct Choice {
    /// The move.
    #[pyo3(name = "move")]
    mv: String,
    /// What the position is worth to the player, if it says so.
    value: Option<Py<PyAny>>,
    /// Whether that is certain.
    proved: bool,
    /// Best play from here as far as it was seen, the move first.
    line: Vec<String>,
    /// Positions expanded.
    states: u64,
    /// Seconds it took.
    seconds: f64,
}

impl Choice {
    fn new(py: Python<'_>, choice: &engine::Choice, seconds: f64) -> PyResult<Self> {
        let report = &choice.report;
        let value = report.value.map(|value| to_python(py, value)).transpose()?;
        Ok(Self {
            mv: choice.mv.to_string(),
            value: value.map(Bound::unbind),
            proved: report.proved,
            line: texts(&report.principal_variation),
            states: report.nodes,
            seconds,
        })
    }
}

#[pymethods]
impl Choice {
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let value = match &self.value {
            Some(value) => value.bind(py).repr()?.to_string(),
            None => "None".to_owned(),
        };
        Ok(format!("Choice(move='{}', value={value}, states={})", self.mv, self.states))
    }
}
