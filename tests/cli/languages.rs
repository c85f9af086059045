//! What programs read is the same in every language of the system.
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use super::connect_n;

const GERMAN: &str = "de_DE.UTF-8";

fn in_language(locale: &str) -> Command {
    let mut command = connect_n();
    command.env("LC_ALL", locale);
    command
}

fn output_for(command: &mut Command, input: &str) -> Output {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// The lines of JSON that a call prints, without the time that it took.
fn json(locale: &str, args: &[&str], input: &str) -> Vec<serde_json::Value> {
    let output = output_for(in_language(locale).args(args).args(["--format", "json"]), input);
    let text = String::from_utf8(output.stdout).unwrap();
    let mut lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for line in &mut lines {
        line.as_object_mut().unwrap().remove("seconds");
    }
    lines
}

#[test]
fn json_is_the_same_in_every_language() {
    let bad_lines = "4 9\n4 4 4 4 4 4 4\nhello\n..../OOOO\n";
    let calls: [(&[&str], &str); 4] = [
        (&["replay", "--moves", "4 4 3 3 5 5 6"], ""),
        (&["best", "--player", "medium", "--moves", "4 4"], ""),
        (&["solve", "--stdin", "--rows", "4", "--cols", "4"], bad_lines),
        (&["review", "--rows", "4", "--cols", "4", "--moves", "1 1 2 2 3 3"], ""),
    ];
    for (args, input) in calls {
        let english = json("C.UTF-8", args, input);
        assert!(!english.is_empty(), "{args:?}");
        assert_eq!(json(GERMAN, args, input), english, "{args:?}");
    }
}

fn record(locale: &str, folder: &Path) -> String {
    let mut command = in_language(locale);
    command.args([
        "play",
        "--seat1",
        "human",
        "--seat2",
        "level:easy",
        "--seed",
        "1",
        "--record",
        "game.c4n",
    ]);
    command.current_dir(folder).env("HOME", folder).env("XDG_STATE_HOME", folder);
    assert!(output_for(&mut command, "4\n").status.success());
    fs::read_to_string(folder.join("game.c4n")).unwrap()
}

#[test]
fn records_are_the_same_in_every_language() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let english = record("C.UTF-8", folders[0].path());
    assert!(english.contains("[Player1 \"Player 1\"]\n[Player2 \"Computer (Easy)\"]\n"), "{english}");
    assert_eq!(record(GERMAN, folders[1].path()), english);
}

#[test]
fn reviews_in_records_are_the_same_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let reviewed = |locale: &str, name: &str| {
        let args = ["review", "--rows=4", "--cols=4", "--moves=1 1 2 2 3 3", "--write", name];
        let output = output_for(in_language(locale).args(args).current_dir(folder.path()), "");
        assert!(output.status.success(), "{output:?}");
        fs::read_to_string(folder.path().join(name)).unwrap()
    };
    assert_eq!(reviewed(GERMAN, "german.c4n"), reviewed("C.UTF-8", "english.c4n"));
}
