//! Records of games.
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process;

use connect_n_arena::today;
use connect_n_engine::{GameRecord, GameResult, record_text};
use pyo3::PyErr;
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::{RecordError, wrong};
use crate::moves::texts;
use crate::position::Position;

/// A game with its tags, comments and variations, as it stands in a `.c4n` file. `str()` is its text.
#[pyclass(module = "connect_n", eq)]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Record(pub(crate) GameRecord);

#[pymethods]
impl Record {
    /// Records a game, with the names of the players in turn order and the date of today.
    #[new]
    #[pyo3(signature = (position, names = Vec::new()))]
    fn new(position: &Position, names: Vec<String>) -> Self {
        let mut record = GameRecord::from_position(&position.0, &names);
        record.set_tag("Date", &today());
        Self(record)
    }

    /// Reads the text of a record.
    #[staticmethod]
    fn parse(text: &str) -> PyResult<Self> {
        GameRecord::parse(text).map(Self).map_err(|error| RecordError::new_err(error.to_string()))
    }

    /// Reads a file.
    #[staticmethod]
    fn read(path: PathBuf) -> PyResult<Self> {
        let bytes = fs::read(&path).map_err(|error| os_error(&path, &error))?;
        let record = record_text(&bytes).and_then(GameRecord::parse);
        record.map(Self).map_err(|error| RecordError::new_err(format!("{}: {error}", path.display())))
    }

    /// Writes a file; what stood there before is lost only when it is complete.
    fn write(&self, path: PathBuf) -> PyResult<()> {
        let mut unfinished = path.clone().into_os_string();
        // Another process that writes the same file has another number.
        unfinished.push(format!(".{}.tmp", process::id()));
        let write = |mut file: File| {
            file.write_all(self.0.to_string().as_bytes())?;
            file.sync_all()
        };
        let written = File::create(&unfinished).and_then(write).and_then(|()| fs::rename(&unfinished, &path));
        written.map_err(|error| {
            let _ = fs::remove_file(&unfinished);
            os_error(&path, &error)
        })
    }

    /// The tags by name.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for (name, value) in self.0.tags() {
            if !tags.contains(name)? {
                tags.set_item(name, value)?;
            }
        }
        Ok(tags)
    }

    /// Changes a tag, or adds it at the end. The result has a property of its own.
    fn set_tag(&mut self, name: &str, value: &str) -> PyResult<()> {
        if name == "Result" {
            return self.set_result(value);
        }
        self.0.set_tag(name, value);
        Ok(())
    }

    /// The comments in order.
    #[getter]
    fn comments(&self) -> Vec<String> {
        self.0.comments().map(str::to_owned).collect()
    }

    /// The moves of the main line.
    #[getter]
    fn moves(&self) -> Vec<String> {
        texts(self.0.moves())
    }

    /// "1-0", "0-1" or "1/2-1/2" of two players, the winner's number or "draw" of more; "*" while in play.
    #[getter]
    fn result(&self) -> PyResult<String> {
        Ok(self.0.result().text(self.players()?))
    }

    #[setter]
    fn set_result(&mut self, result: &str) -> PyResult<()> {
        let read = GameResult::parse(result, self.players()?);
        let read = read.ok_or_else(|| wrong(format_args!("\"{result}\" isn't a result of this game")))?;
        self.0.set_result(read);
        Ok(())
    }

    /// The game at the end of the main line.
    fn position(&self) -> PyResult<Position> {
        self.0.position().map(Position).map_err(|error| RecordError::new_err(error.to_string()))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> PyResult<String> {
        Ok(format!("<Record of {} moves, {}>", self.0.moves().len(), self.result()?))
    }
}

impl Record {
    fn players(&self) -> PyResult<u8> {
        let rules = self.0.rules().map_err(|error| RecordError::new_err(error.to_string()))?;
        Ok(rules.players())
    }
}

/// The error of the system, of the kind that Python raises for it.
fn os_error(path: &Path, error: &std::io::Error) -> PyErr {
    match error.raw_os_error() {
        // With its number Python makes it a FileNotFoundError or the like.
        Some(number) => {
            let text = error.to_string();
            let reason = text.split(" (os error").next().unwrap_or_default().to_owned();
            PyOSError::new_err((number, reason, path.display().to_string()))
        }
        None => PyOSError::new_err(format!("{}: {error}", path.display())),
    }
}
