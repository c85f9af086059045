//! The part of the Python package `connect_n` that is written in Rust: its functions and classes hand what they are
//! asked for to the engine and the arena, and what comes out back to Python.
mod arguments;
mod error;
mod interrupt;
mod match_;
mod moves;
mod player;
mod position;
mod record;
mod solver;
mod value;

use pyo3::pymodule;

/// The part of `connect_n` that is written in Rust; import `connect_n` instead.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::error::{ConnectNError, IllegalMoveError, RecordError};
    #[pymodule_export]
    use super::match_::{Game, MatchResult, Score, play_match};
    #[pymodule_export]
    use super::player::{Choice, Player, best, players};
    #[pymodule_export]
    use super::position::{Position, restore_position};
    #[pymodule_export]
    use super::record::Record;
    #[pymodule_export]
    use super::solver::{Solution, Solver, solve};
}
