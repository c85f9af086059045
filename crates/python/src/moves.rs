//! Moves as Python hands them over: text as everywhere, or the number of a column.
use connect_n_engine::{Column, Move, Rules, parse_game, parse_move};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::error::{illegal, wrong};

/// One move: `"4"`, `"p4"`, or 4.
pub(crate) fn read_move(mv: &Bound<'_, PyAny>, rules: Rules) -> PyResult<Move> {
    if let Ok(text) = mv.cast::<PyString>() {
        return parse_move(&text.to_string_lossy(), &rules).map_err(illegal);
    }
    match mv.extract::<i64>() {
        Ok(column) => parse_move(&column.to_string(), &rules).map_err(illegal),
        Err(_) => Err(PyTypeError::new_err(format!(
            "a move is a text such as \"4\" or \"p4\", or the number of a column, not {}",
            mv.get_type().name()?
        ))),
    }
}

/// The moves of a game, in a text or one by one.
pub(crate) fn read_game(moves: &Bound<'_, PyAny>, rules: Rules) -> PyResult<Vec<Move>> {
    match moves.cast::<PyString>() {
        Ok(text) => parse_game(&text.to_string_lossy(), &rules).map_err(illegal),
        Err(_) => moves.try_iter()?.map(|mv| read_move(&mv?, rules)).collect(),
    }
}

/// Moves as texts.
pub(crate) fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

/// How many actions a learner has on a board: a drop in each column, then in `PopOut` a pop of each column.
pub(crate) fn action_count(rules: Rules) -> usize {
    usize::from(rules.cols()) * (1 + usize::from(rules.is_pop_out()))
}

/// The number of a move among the actions.
pub(crate) fn action_of(mv: Move, rules: Rules) -> usize {
    mv.column().index() + if mv.is_pop() { usize::from(rules.cols()) } else { 0 }
}

/// The move with this number among the actions.
pub(crate) fn move_of(action: i64, rules: Rules) -> PyResult<Move> {
    let (count, cols) = (action_count(rules), usize::from(rules.cols()));
    let known = usize::try_from(action).ok().filter(|&action| action < count);
    let mv = known.and_then(|action| {
        let column = Column::new(action % cols)?;
        Some(if action < cols { Move::Drop(column) } else { Move::Pop(column) })
    });
    mv.ok_or_else(|| wrong(format_args!("action must be 0–{}, not {action}", count - 1)))
}
