//! Values in Python, in the shape that they have in JSON.
use connect_n_engine::Value;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// A score as a number, other values as `{"outcome": "win", "distance": 5}`.
pub(crate) fn to_python(py: Python<'_>, value: Value) -> PyResult<Bound<'_, PyAny>> {
    let (outcome, distance) = match value {
        Value::Score(score) => return Ok(score.into_pyobject(py)?.into_any()),
        Value::Win { distance } => (Some("win"), Some(distance)),
        Value::Loss { distance } => (Some("loss"), Some(distance)),
        Value::Draw => (Some("draw"), None),
        Value::Undecided => (None, None),
    };
    let fields = PyDict::new(py);
    fields.set_item("outcome", outcome)?;
    if let Some(distance) = distance {
        fields.set_item("distance", distance)?;
    }
    Ok(fields.into_any())
}
