//! `connect-n puzzles`: made, checked, listed and solved.
use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use super::{call, complaint, connect_n, file, json_lines, one_line, output};

/// The player to move has two on the bottom row beside each other, and room at both ends.
const WIN_IN_THREE: &str = r#"{"id":"a","rows":6,"cols":7,"connect":4,"variant":"standard","moves":"2 6 2 6 6 4 4","kind":"win","distance":3,"solution":["5"],"rating":798}"#;

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A file of puzzles on a small board, and its lines.
fn made(folder: &tempfile::TempDir) -> (String, Vec<Value>) {
    let out = folder.path().join("made.jsonl").display().to_string();
    output(&["puzzles", "make", "--rows", "5", "--cols", "5", "--count", "6", "--seed", "3", "--out", &out]);
    let lines = json_lines(&["puzzles", "list", &out, "--format", "json"]);
    (out, lines)
}

pub(super) fn with_input(command: &mut Command, input: &str) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn what_is_made_passes_the_check_and_is_never_overwritten_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let (out, lines) = made(&folder);
    assert_eq!(lines.len(), 6);
    let keys: Vec<&String> = lines[0].as_object().unwrap().keys().collect();
    let expected = [
        "id", "rows", "cols", "connect", "variant", "moves", "kind", "distance", "solution", "rating",
        "version",
    ];
    assert_eq!(keys, expected);
    assert_eq!(output(&["puzzles", "check", &out]), "6 puzzles checked, 0 bad\n");
    let again = ["puzzles", "make", "--count", "1", "--out", &out];
    assert_eq!(complaint(&again), format!("{out} exists; use --force to overwrite"));
}

#[test]
fn each_bad_line_is_named_and_the_status_is_1() {
    let folder = tempfile::tempdir().unwrap();
    let (_, lines) = made(&folder);
    let changed = |field: &str, value: Value| {
        let mut line = lines[1].clone();
        line[field] = value;
        line.to_string()
    };
    let distance = lines[1]["distance"].as_u64().unwrap();
    let bad = [
        lines[0].to_string(),
        "{".to_owned(),
        changed("distance", json!(distance + 2)),
        lines[0].to_string(),
        changed("moves", json!("1 1 1 1 1 1")).replace("\"id\":\"", "\"id\":\"x"),
        lines[2].to_string(),
    ];
    let bad = file(&bad.join("\n"));
    let checked = call(&["puzzles", "check", bad.path().to_str().unwrap()]);
    assert_eq!(checked.status.code(), Some(1));
    assert_eq!(one_line(&checked.stderr), "4 of 6 puzzles are wrong");
    let said = text(&checked.stdout);
    let starts = [
        "line 2: not a puzzle: EOF".to_owned(),
        format!("line 3: the distance is {distance}, not {}", distance + 2),
        "line 4: duplicate: the id of line 1".to_owned(),
        "line 5: move 6 (d1): column 1 is full".to_owned(),
        "6 puzzles checked, 4 bad".to_owned(),
    ];
    assert_eq!(said.lines().count(), starts.len(), "{said}");
    for (line, start) in said.lines().zip(starts) {
        assert!(line.starts_with(&start), "{line} is not {start}");
    }
}

#[test]
fn a_file_that_is_no_list_of_puzzles_is_refused() {
    let wrong = file("hello\n");
    let name = wrong.path().to_str().unwrap();
    assert!(complaint(&["puzzles", "list", name]).starts_with(&format!("{name}: line 1: not a puzzle: ")));
    assert!(complaint(&["puzzles", "solve", "--id", "nobody"]).starts_with("no puzzle `nobody`;"));
    let folder = tempfile::tempdir().unwrap();
    let none = folder.path().join("none.jsonl").display().to_string();
    let several = ["puzzles", "make", "--players", "3", "--count", "1", "--out", &none];
    assert!(complaint(&several).contains("only two-player games"));
}

#[test]
fn puzzles_are_solved_in_the_terminal_and_progress_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let puzzle = file(WIN_IN_THREE);
    let out = puzzle.path().to_str().unwrap();
    let kept = folder.path().join("progress.json");
    let kept_name = kept.to_str().unwrap();
    let solve = |input: &str| {
        let args = ["puzzles", "solve", out, "--id", "a", "--progress-file", kept_name];
        let done = with_input(connect_n().args(args), input);
        assert_eq!(done.status.code(), Some(0), "{}", text(&done.stderr));
        (text(&done.stdout), text(&done.stderr))
    };
    // Column 5 makes a row of three that is open at both ends.
    let (said, _) = solve("nonsense\n8\n5\n7\n");
    assert!(said.contains("not a move") && said.contains("olumn 8 doesn't exist"), "{said}");
    assert!(said.contains("Right! The answer is 3."), "{said}");
    assert!(said.contains("Solved!") && said.contains("(+"), "{said}");
    assert!(said.contains("1 puzzle and 1 day in a row"), "{said}");

    // The end of the input is no way out of a puzzle that went wrong.
    let (said, _) = solve("4\n");
    assert!(said.contains("(-"), "{said}");
    let args = ["puzzles", "solve", out, "--progress-file", kept_name];
    let left = text(&with_input(connect_n().args(args), "4\n").stdout);
    assert_eq!(left.matches("Your move").count(), 2, "nothing comes after the end: {left}");
    let (said, _) = solve("4\nhint\nhint\nhint\nskip\n");
    assert!(said.contains("No: that only draws. The opponent plays "), "{said}");
    assert!(said.contains("(-"), "{said}");
    // Three hints say more and more.
    let mut rest = said.as_str();
    for hint in ["in two places at once.", "Play column 5: ", "The solution is 5 "] {
        let place = rest.find(hint);
        rest = &rest[place.unwrap_or_else(|| panic!("{hint} in {said}"))..];
    }
    let progress = output(&["puzzles", "solve", out, "--progress", "--progress-file", kept_name]);
    assert!(progress.contains("tried 1"), "{progress}");

    std::fs::write(&kept, "damaged").unwrap();
    let (_, warning) = solve("5\n");
    assert!(warning.starts_with("your progress was damaged; a copy is in"), "{warning}");
    assert_eq!(warning.lines().count(), 1);
    assert_eq!(std::fs::read_to_string(format!("{kept_name}.broken")).unwrap(), "damaged");
}
