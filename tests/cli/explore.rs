//! `connect-n explore`: values of all moves, and how often they were played.
use std::fs;

use serde_json::{Value, json};

use super::{complaint, file, json_lines, output};

/// Player 1 plays in the middle and wins.
const WON: &str = "[Seat1 \"human\"]\n[Seat2 \"level:easy\"]\n\n1. 4 3 2. 4 3 3. 4 3 4. 4 1-0\n";

fn explore(args: &[&str]) -> Vec<Value> {
    json_lines(&[&["explore", "--format", "json"], args].concat())
}

#[test]
fn every_move_has_its_value_and_its_counts() {
    let record = file(WON);
    let lines = explore(&[record.path().to_str().unwrap(), "--moves", "4"]);
    assert_eq!(lines.len(), 7);
    let none = json!({"games": 0, "won": 0, "drawn": 0, "lost": 0});
    assert_eq!(lines[2]["move"], "3");
    assert_eq!(lines[2]["value"]["outcome"], "loss");
    assert_eq!(lines[3]["value"], json!({"outcome": "loss", "distance": 40}));
    assert_eq!(lines[2]["proved"], true);
    assert_eq!(lines[2]["computers"], json!({"games": 1, "won": 0, "drawn": 0, "lost": 1}));
    assert_eq!(lines[4]["computers"], lines[2]["computers"], "the mirror image");
    assert_eq!((&lines[3]["people"], &lines[3]["computers"]), (&none, &none));
}

#[test]
fn without_files_the_kept_games_are_counted_and_broken_ones_passed_over() {
    let [state, data] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let kept = state.path().join("connect-n/recent");
    let saved = data.path().join("connect-n/saved");
    for folder in [&kept, &saved] {
        fs::create_dir_all(folder).unwrap();
        fs::write(folder.join("1.c4n"), WON).unwrap();
    }
    fs::write(kept.join("2.c4n"), "{torn").unwrap();
    let explored = super::connect_n()
        .args(["explore", "--rows", "6"])
        .env("XDG_STATE_HOME", state.path())
        .env("XDG_DATA_HOME", data.path())
        .output()
        .unwrap();
    let table = String::from_utf8(explored.stdout).unwrap();
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[0], "move  value         people            computers");
    assert_eq!(lines[4], "4     win in 41     2 (2-0-0)");
    assert_eq!(lines[1], "1     loss in 40", "{table}");
}

#[test]
fn the_players_of_a_match_are_computers_and_a_fault_decides_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().to_str().unwrap();
    output(&["match", "random", "perfect", "--moves", "4 4", "--max-plies", "3", "--record", name]);
    let fault = file("[Seconds1 \"0\"]\n[Seconds2 \"0\"]\n\n1. 4 4 2. 4 3 0-1\n");
    let fault = fault.path().to_str().unwrap();
    let lines = explore(&[fault, name]);
    assert!(lines.iter().all(|line| line["people"]["games"] == 0), "{lines:?}");
    assert_eq!(lines[3]["computers"], json!({"games": 1, "won": 0, "drawn": 0, "lost": 1}));
    let second = explore(&[fault, name, "--moves", "4"]);
    assert_eq!(second[3]["computers"], json!({"games": 1, "won": 1, "drawn": 0, "lost": 0}));
    let third = explore(&[name, "--moves", "4 4"]);
    let games: u64 = third.iter().map(|line| line["computers"]["games"].as_u64().unwrap()).sum();
    assert!(games >= 1, "{third:?}");
}

#[test]
fn what_cannot_be_explored_is_said_in_a_line() {
    assert_eq!(complaint(&["explore", "--moves", "4 3 4 3 4 3 4"]), "the game is over; no move is left");
    let torn = file("{torn");
    let line = complaint(&["explore", torn.path().to_str().unwrap()]);
    assert!(line.contains(": line 1"), "{line}");
    assert!(output(&["explore", "--help"]).contains("how often it was played"));
}
