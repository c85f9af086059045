//! What is raised in Python: the one-line texts of the engine's errors.
use std::fmt::Display;

use pyo3::PyErr;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;

create_exception!(
    connect_n,
    ConnectNError,
    PyValueError,
    "What was asked for is impossible; the text says why."
);
create_exception!(
    connect_n,
    IllegalMoveError,
    ConnectNError,
    "A move that isn't possible now, or isn't a move at all."
);
create_exception!(
    connect_n,
    RecordError,
    ConnectNError,
    "A text that isn't a record of a game; it says where and why."
);

/// Raises the text of an error.
pub(crate) fn wrong(error: impl Display) -> PyErr {
    ConnectNError::new_err(error.to_string())
}

/// Raises why a move is refused.
pub(crate) fn illegal(error: impl Display) -> PyErr {
    IllegalMoveError::new_err(error.to_string())
}
