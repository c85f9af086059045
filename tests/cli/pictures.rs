//! Boards given as pictures.
use serde_json::{Value, json};

use super::{call_with_input, complaint, file, json_lines, one_line, output};

/// The board after `1 7 1 7 1 7`.
const THREES: &str = ".......\n.......\n.......\nX.....O\nX.....O\nX.....O\n";

#[test]
fn a_picture_is_as_good_as_the_moves() {
    let picture = file(THREES);
    let picture = picture.path().to_str().unwrap();
    for command in [
        &["lookahead", "count"][..],
        &["lookahead", "value", "--level=2"],
        &["lookahead", "tree", "--level=1"],
        &["perft", "--depth=3"],
        &["best", "--player=lookahead:2"],
    ] {
        let without_times = |mut line: Value| {
            line.as_object_mut().unwrap().remove("seconds");
            line
        };
        let call = |board: [&str; 2]| -> Vec<Value> {
            let lines = json_lines(&[command, &board, &["--format=json"]].concat());
            lines.into_iter().map(without_times).collect()
        };
        assert_eq!(call(["--picture", picture]), call(["--moves", "1 7 1 7 1 7"]), "{command:?}");
    }
    let [solved] = json_lines(&["solve", "--picture", picture, "--format=json"]).try_into().unwrap();
    assert_eq!((&solved["score"], &solved["best"]), (&json!(18), &json!(["1"])));
    let line = "......./......./......./1.....2/1.....2/1.....2 1: a win for the side to move in 1 ply";
    assert!(output(&["solve", "--picture", picture]).starts_with(line));
}

#[test]
fn what_replay_draws_is_read_again_from_standard_input() {
    let drawn = output(&["replay", "--moves", "4 4 3 1"]);
    let drawn = drawn.split("\n\n").next().unwrap();
    let args = ["best", "--player=hard", "--format=json", "--picture=-"];
    let answer: Value = serde_json::from_slice(&call_with_input(&args, drawn).stdout).unwrap();
    let [expected] =
        json_lines(&["best", "--player=hard", "--moves=4431", "--format=json"]).try_into().unwrap();
    assert_eq!(answer["value"], expected["value"]);
}

#[test]
fn whose_turn_it_is_can_be_said() {
    let picture = file("...\n.OO\n.OX\n");
    let board = ["lookahead", "count", "--connect=3", "--picture", picture.path().to_str().unwrap()];
    let turn = "the numbers of discs don't tell whose turn it is; use --to-move";
    assert!(complaint(&board).ends_with(turn));
    assert!(output(&[&board[..], &["--to-move=1"]].concat()).starts_with("player "));
    // After pops, the numbers say nothing.
    let fitting = file("...\n.OO\n.XX\n");
    let fitting = fitting.path().to_str().unwrap();
    let popped = ["best", "--player=medium", "--pop-out", "--connect=3", "--picture", fitting];
    assert!(complaint(&popped).ends_with(turn));
    let best =
        |seat: &str| json_lines(&[&popped[..], &["--format=json", "--to-move", seat]].concat())[0].clone();
    assert_eq!((&best("1")["move"], &best("2")["move"]), (&json!("1"), &json!("1")));
    let [solved] = json_lines(&[
        "solve",
        "--pop-out",
        "--connect=3",
        "--to-move=2",
        "--format=json",
        "--picture",
        fitting,
    ])
    .try_into()
    .unwrap();
    assert_eq!(solved["outcome"], "win");
}

#[test]
fn moves_go_on_from_a_position_in_one_line() {
    let game = ["--connect=3", "--position", ".../.1./.22 1", "--moves", "1 3 3"];
    let replayed = output(&[&["replay"], &game[..]].concat());
    assert!(replayed.contains("[1]") && replayed.contains("win: player 1"), "{replayed}");
    let reviewed = output(&[&["review", "--format=json"], &game[..]].concat());
    assert_eq!(reviewed.lines().filter(|line| line.contains("\"ply\"")).count(), 3, "{reviewed}");
    let wrong = ["replay", "--connect=3", "--position", ".../.1./.22 1", "--moves", "2 2"];
    assert_eq!(complaint(&wrong), "move 2 (d2): column 2 is full");
}

#[test]
fn pictures_of_no_board_are_refused() {
    for (picture, options, problem) in [
        ("..\n.a\n", &[][..], "line 2: `a` is neither an empty cell (`.`) nor a disc (X, O, or 1 to 2)"),
        ("..\n...\n", &[], "line 2: this row has 3 cells, and the first one has 2"),
        (".X\n..\n", &["--to-move=2"], "the disc in column 2, row 2 from the bottom has nothing under it"),
        ("XO\nXO\n", &["--connect=2"], "players 1 and 2 both have a line"),
        ("..\n..\n", &["--to-move=3"], "player 3 doesn't exist in a game of 2"),
        ("", &[], "it is empty; draw the board row by row, `.` for an empty cell, X and O for discs"),
    ] {
        let picture = file(picture);
        let path = picture.path().to_str().unwrap();
        let args = [&["lookahead", "count", "--picture", path], options].concat();
        assert_eq!(complaint(&args), format!("{path}: {problem}"));
    }
    let clash = complaint(&["perft", "--depth=1", "--picture=-", "--rows=4"]);
    assert!(clash.contains("cannot be used with"), "{clash}");
    let turn = file("..\nX.\n");
    let args = ["solve", "--to-move=1", "--picture", turn.path().to_str().unwrap()];
    assert_eq!(
        complaint(&args),
        "by the number of discs it isn't player 1's turn, so the position has no value"
    );
    // The book knows only boards that a game can come to.
    let more = "......./......./......./......./..1..../..1.... 1";
    let solved = |options: &[&str]| {
        json_lines(&[&["solve", "--format=json", "--position", more], options].concat()).remove(0)
    };
    let [with, without] = [solved(&[]), solved(&["--no-book"])];
    assert_eq!((&with["score"], &with["best"]), (&without["score"], &without["best"]));
    let program = ["best", "--player=exec:cat", "--picture=-"];
    let said = one_line(&call_with_input(&program, "..\n..\n").stderr);
    assert_eq!(said, "an external bot needs moves, not a picture; use --moves");
}
