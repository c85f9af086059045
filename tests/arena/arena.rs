//! Calls of the program.
use std::fs;
use std::process::{Command, Output};
use std::sync::OnceLock;

use serde_json::Value;
use tempfile::TempDir;

use super::processes::CONNECT_N;

/// A call of the program with a folder of its own for what others write to standard error.
pub(crate) struct Call {
    pub(crate) command: Command,
    pub(crate) folder: TempDir,
}

impl Call {
    pub(crate) fn new(args: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(CONNECT_N);
        command.current_dir(env!("CARGO_MANIFEST_DIR")).env("LC_ALL", "C.UTF-8");
        command.env("XDG_STATE_HOME", folder.path()).args(args);
        Self { command, folder }
    }

    pub(crate) fn output(&mut self) -> Output {
        self.command.output().unwrap()
    }

    /// One JSON value a line of a call that must succeed.
    pub(crate) fn json(&mut self) -> Vec<Value> {
        let output = self.output();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// All that was written to logs.
    pub(crate) fn logs(&self) -> String {
        let folder = self.folder.path().join("connect-n/programs");
        let files = fs::read_dir(folder).unwrap().flatten();
        files.map(|file| fs::read_to_string(file.path()).unwrap()).collect()
    }
}

/// The call of a script in Python that starts as fast as can be: without modules of the site, and past a wrapper that
/// looks for a version first. Tests start hundreds of them.
pub(crate) fn python(script: &str) -> String {
    static PYTHON: OnceLock<String> = OnceLock::new();
    let python = PYTHON.get_or_init(|| {
        let output =
            Command::new("python3").args(["-c", "import sys; print(sys.executable)"]).output().unwrap();
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    });
    format!("'{python}' -I -S {script}")
}

/// One JSON value a line of a call that must succeed.
pub(crate) fn json_lines(args: &[&str]) -> Vec<Value> {
    Call::new(args).json()
}
