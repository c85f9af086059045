//! The answer of the search for a move where nothing has to be searched.
use crate::{Choice, Limits, Move, Value};

/// The answer where what comes of a move is plain to see.
pub(super) fn settled(mv: Move, value: Value, limits: &Limits) -> Choice {
    let depth = if matches!(value, Value::Loss { .. }) { 2 } else { 1 };
    Choice::at_once(mv, value, depth, 1, limits)
}
