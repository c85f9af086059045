//! Misère and the cylinder: in every command that takes options of the board, or refused in one line.
use std::fs;

use serde_json::{Value, json};

use super::{call, complaint, file, json_lines, output};

/// Three in a row of player 1 over the edge, and a fourth.
const ROUND: &str = "6 6 7 7 1 1 2";

fn json(args: &[&str]) -> Value {
    json_lines(&[args, &["--format", "json"]].concat()).remove(0)
}

#[test]
fn a_line_loses_in_misere_and_runs_round_a_cylinder() {
    let usual = json(&["replay", "--moves", ROUND]);
    assert_eq!(usual["state"], "ongoing");
    let round = json(&["replay", "--cylinder", "--moves", ROUND]);
    assert_eq!((&round["winner"], &round["lines"]), (&json!(1), &json!([[[0, 0], [0, 1], [0, 5], [0, 6]]])));
    let both = json(&["replay", "--cylinder", "--misere", "--moves", ROUND]);
    assert_eq!((&both["winner"], &both["lines"]), (&json!(2), &round["lines"]));
    let said = output(&["replay", "--misere", "--moves", "1 2 1 2 1 2 1"]);
    let end = "win: player 2 after 7 moves, the other has 4 in a row from column 1 row 1 to column 1 row 4";
    assert!(said.contains(end), "{said}");
}

#[test]
fn values_have_distances_and_are_those_of_the_whole_game() {
    for options in [
        &["--misere", "--rows", "3", "--cols", "3", "--connect", "3"][..],
        &["--cylinder", "--rows", "3", "--cols", "4", "--connect", "3"],
        &["--misere", "--cylinder", "--rows", "3", "--cols", "3", "--connect", "3"],
    ] {
        let solved = json(&[&["solve", "--columns"], options].concat());
        let searched = json(&[&["best", "--player", "hashing"], options].concat());
        assert_eq!(solved["score"], Value::Null);
        assert_eq!(solved["outcome"], searched["value"]["outcome"], "{options:?}");
        if solved["outcome"] != "draw" {
            assert_eq!(solved["distance"], searched["value"]["distance"], "{options:?}");
        }
        let best = solved["best"].as_array().unwrap();
        assert!(best.contains(&searched["move"]), "{options:?}");
        assert_eq!(solved["columns"][best[0].as_str().unwrap()]["outcome"], solved["outcome"]);
    }
}

#[test]
fn counts_end_where_a_line_round_the_board_does() {
    let count = |options: &[&str]| {
        let board =
            ["perft", "--rows", "3", "--cols", "3", "--connect", "3", "--depth", "9", "--format", "json"];
        json_lines(&[&board, options].concat()).pop().unwrap()["nodes"].as_u64().unwrap()
    };
    assert_eq!(count(&["--misere"]), count(&[]), "the game ends where it would, with another winner");
    assert!(count(&["--cylinder"]) < count(&[]));
}

#[test]
fn records_say_by_which_rules_they_are_and_the_review_refuses_them() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("games").display().to_string();
    let players = ["match", "random", "medium", "--games", "2", "--quiet"];
    output(&[&players[..], &["--misere", "--cylinder", "--record", &kept]].concat());
    let record = folder.path().join("games/game-1.c4n");
    let text = fs::read_to_string(&record).unwrap();
    for tag in ["[Misere \"Yes\"]", "[Cylinder \"Yes\"]", "[RecordVersion \"3\"]"] {
        assert!(text.contains(tag), "{text}");
    }
    assert!(text.contains("has a line, and loses") || text.contains("the board is full"), "{text}");
    let record = record.display().to_string();
    assert_eq!(json(&["replay", &record])["state"], if text.contains("is full") { "draw" } else { "win" });
    let refused = complaint(&["review", &record]);
    assert!(
        refused.ends_with("misère on a cylinder is not supported here, only the usual rules about lines")
    );
    let newer = file(&text.replace("[RecordVersion \"3\"]", "[RecordVersion \"4\"]"));
    let refused = complaint(&["replay", newer.path().to_str().unwrap()]);
    assert!(refused.contains("reads only up to version 3"), "{refused}");
}

#[test]
fn what_does_not_know_a_rule_says_so_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let new = folder.path().join("new").display().to_string();
    let knows = "choose level:L, random, medium, minimax:D, exhaustive, hashing, search:SECONDS or perfect";
    for (args, said) in [
        (&["best", "--player", "hard", "--misere"][..], format!("hard doesn't know misère; {knows}")),
        (
            &["match", "random", "lookahead:2", "--cylinder"],
            format!("lookahead:2 doesn't know the cylinder; {knows}"),
        ),
        (&["tournament", "random", "counting", "--misere"], format!("counting doesn't know misère; {knows}")),
        (&["play", "--misere", "--seat2", "heuristic"], format!("heuristic doesn't know misère; {knows}")),
        (
            &["prove", "--misere", "--out", &new],
            "certificates don't cover misère, only the usual rules about lines".to_owned(),
        ),
        (
            &["book", "--cylinder", "--out", &new],
            "opening books cover only the standard game for two players".to_owned(),
        ),
        (
            &["puzzles", "make", "--count", "1", "--misere", "--out", &new],
            "misère is not supported here, only the usual rules about lines".to_owned(),
        ),
        (
            &["lookahead", "count", "--cylinder"],
            "the cylinder is not supported here, only the usual rules about lines".to_owned(),
        ),
        (
            &["solve", "--misere", "--pop-out"],
            "PopOut is solved by its usual rules only, not misère".to_owned(),
        ),
        (&["solve", "--misere", "--players", "3"], "misère is for 2 players, not 3".to_owned()),
    ] {
        assert_eq!(complaint(args), said, "{args:?}");
    }
}

#[test]
fn a_bot_hears_of_the_rules_and_ours_plays_by_them() {
    let serve = format!("exec:{} serve --player medium", env!("CARGO_BIN_EXE_connect-n"));
    let board = ["--misere", "--cylinder", "--rows", "4", "--cols", "4", "--connect", "3"];
    let played = json_lines(
        &[&["match", "perfect", &serve, "--games", "2", "--format", "json", "--move-time", "5"], &board[..]]
            .concat(),
    );
    assert!(played[..2].iter().all(|game| game["fault"].is_null()), "{played:?}");
    let refuses = format!("exec:{} serve --player hard", env!("CARGO_BIN_EXE_connect-n"));
    let played = call(&[&["match", "random", &refuses, "--format", "json"], &board[..]].concat());
    let said = String::from_utf8(played.stdout).unwrap();
    assert!(said.contains("\"result\":\"forfeit\""), "who doesn't know the rules doesn't say ready: {said}");
}

#[test]
fn a_tournament_by_unusual_rules_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("results.csv").display().to_string();
    let call = ["tournament", "random", "medium", "--games", "4", "--quiet", "--misere", "--out", &out];
    let first = output(&call);
    assert!(fs::read_to_string(&out).unwrap().contains("6x7x4 Standard Misere"));
    assert_eq!(output(&[&call[..], &["--resume"]].concat()), first);
    let usual =
        complaint(&["tournament", "random", "medium", "--games", "4", "--quiet", "--out", &out, "--resume"]);
    assert!(usual.contains("Misere"), "{usual}");
}
