//! The bus on which a desktop's programs talk to each other, and scripts that talk to the game on it.
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

/// A bus of our own; it ends with this value, and so does all that it started.
pub(crate) struct Bus {
    daemon: Child,
    address: String,
    runtime: PathBuf,
}

impl Bus {
    /// Starts it for the programs of a home folder.
    pub(crate) fn start(home: &Path) -> Self {
        let runtime = home.join("RUNTIME_DIR");
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address=1"])
            .env("HOME", home)
            .env("XDG_RUNTIME_DIR", &runtime)
            .env_remove("DISPLAY")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-daemon starts");
        let mut address = String::new();
        let answer = daemon.stdout.take().expect("standard output was piped");
        BufReader::new(answer).read_line(&mut address).expect("the bus tells its address");
        Self { daemon, address: address.trim().to_owned(), runtime }
    }

    /// What tells a program of it.
    pub(crate) fn environment(&self) -> (&'static str, OsString) {
        ("DBUS_SESSION_BUS_ADDRESS", self.address.as_str().into())
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        // Fails only if it has ended already.
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

/// A script of this folder at work on a bus; it takes and gives JSON, a value a line, and ends with this value.
pub(crate) struct Script {
    process: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Script {
    pub(crate) fn start(name: &str, bus: &Bus) -> Self {
        // The Python of the system, which has the packages of the system.
        let mut process = Command::new("/usr/bin/python3")
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/desktop").join(name))
            .envs([bus.environment()])
            .env("XDG_RUNTIME_DIR", &bus.runtime)
            .env_remove("DISPLAY")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the Python of the system starts");
        let input = process.stdin.take().expect("standard input was piped");
        let output = BufReader::new(process.stdout.take().expect("standard output was piped")).lines();
        Self { process, input, output }
    }

    pub(crate) fn tell(&mut self, value: &Value) {
        writeln!(self.input, "{value}").expect("the script is at work");
    }

    pub(crate) fn answer(&mut self) -> Value {
        let line = self.output.next().expect("the script is at work").expect("the script writes text");
        serde_json::from_str(&line).expect("the script writes JSON")
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        // Fails only if it has ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
