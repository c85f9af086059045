//! `connect-n review`: grades, accuracy and reasons, as text, as JSON and in records.
use std::fs;

use serde_json::{Value, json};

use super::{complaint, file, json_lines, output};

/// Player 1 leaves a row of three open, and player 2 doesn't stop it: 2 or 6 would.
const GAME: &str = "3 3 4 4 5 1 2";

fn review(args: &[&str]) -> Vec<Value> {
    json_lines(&[&["review", "--format", "json"], args].concat())
}

#[test]
fn every_move_has_an_object_and_the_game_one_more() {
    let lines = review(&["--moves", GAME]);
    assert_eq!(lines.len(), 8);
    let [.., before_last, last, summary] = &lines[..] else { panic!("{lines:?}") };
    assert_eq!(last["ply"], 7);
    assert_eq!(last["player"], 1);
    assert_eq!(last["move"], "2");
    assert_eq!(last["grade"], "best");
    assert_eq!(last["value"], json!({"outcome": "win", "distance": 1}));
    assert_eq!(last["best"], json!(["2", "6"]));
    assert_eq!(last["best_value"], json!({"outcome": "win", "distance": 1}));
    assert_eq!(last["proved"], true);
    assert_eq!(last["reason"], Value::Null);
    // Everything loses, and nothing later than that.
    assert_eq!(before_last["value"], json!({"outcome": "loss", "distance": 2}));
    assert_eq!(before_last["grade"], "best", "the double threat can't be stopped");
    assert_eq!(summary["summary"], true);
    let [first, second] = [&summary["players"][0], &summary["players"][1]];
    assert_eq!((&first["player"], &second["player"]), (&json!(1), &json!(2)));
    for player in [first, second] {
        let (choices, kept) = (player["choices"].as_u64().unwrap(), player["kept"].as_u64().unwrap());
        assert!(kept <= choices);
        let accuracy = (kept as f64 / choices as f64 * 1000.0).round() / 1000.0;
        assert_eq!(player["accuracy"], json!(accuracy));
    }
    let errors: Vec<&Value> = lines[..7]
        .iter()
        .filter(|line| line["grade"] == "mistake" || line["grade"] == "blunder")
        .map(|line| &line["ply"])
        .collect();
    assert_eq!(summary["turning_points"], json!(errors));
    assert!(!errors.is_empty());
}

#[test]
fn a_mistake_has_a_reason_with_its_line() {
    // Player 2 lets player 1 make three in the bottom row, open at both ends.
    let lines = review(&["--moves", "4 4 3 3"]);
    let mistake = &lines[3];
    assert_eq!(mistake["grade"], "blunder");
    assert_eq!(mistake["cause"], "allows-double-threat");
    assert_eq!(mistake["line"][0], "3");
    let reason = mistake["reason"].as_str().unwrap();
    assert!(reason.starts_with("Player 1 can reply in column"), "{reason}");
    let text = output(&["review", "--moves", "4 4 3 3"]);
    assert!(text.contains("move 4: player 2's 3 is a blunder"), "{text}");
    assert!(text.contains(reason), "{text}");
}

#[test]
fn the_text_has_a_table_a_graph_and_the_accuracy() {
    let text = output(&["review", "--moves", GAME]);
    assert!(text.starts_with("move  player"), "{text}");
    assert!(text.contains(" player 1 wins |"), "{text}");
    assert!(text.contains("\nplayer 1: kept "), "{text}");
    assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
}

#[test]
fn what_is_not_proved_in_time_is_estimated() {
    let board = ["--rows", "9", "--cols", "9", "--connect", "5"];
    let lines = review(&[&["--moves", "5 5 6", "--time", "2"], &board[..]].concat());
    assert_eq!(lines[0]["grade"], Value::Null);
    assert_eq!(lines[0]["proved"], false);
    assert_eq!(lines[0]["value"]["outcome"], Value::Null);
    assert!(
        lines[0]["value"]["estimate"].as_f64().is_some_and(|it| (0.0..=1.0).contains(&it)),
        "{}",
        lines[0]
    );
    assert_eq!(lines[3]["players"][0]["accuracy"], Value::Null);
    let text = output(&[&["review", "--moves", "5 5 6", "--time", "2"], &board[..]].concat());
    assert!(text.contains("no choices; 2 moves not proved"), "{text}");
}

#[test]
fn a_review_is_kept_in_a_record_and_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.c4n");
    let name = path.to_str().unwrap();
    let first = review(&["--moves", GAME, "--write", name]);
    let text = fs::read_to_string(&path).unwrap();
    assert!(
        text.contains("{[%grade best] [%value win 1] [%best 2 6] [%best-value win 1] [%choice "),
        "{text}"
    );
    // It needs no time now.
    assert_eq!(review(&[name, "--time", "0.000001"]), first);
    assert_eq!(review(&[name, "--fresh"]), first);
    // Written again, it is the same.
    review(&[name, "--write", name]);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    let other = file("1 2 3");
    let said = complaint(&["review", name, "--write", other.path().to_str().unwrap()]);
    assert!(said.ends_with("exists; --write takes a new file, or the record itself"), "{said}");
    assert_eq!(fs::read_to_string(other.path()).unwrap(), "1 2 3");
}

#[test]
fn several_games_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) = (folder.path().join("1.c4n"), folder.path().join("2.c4n"));
    review(&["--moves", "4 4", "--write", one.to_str().unwrap()]);
    review(&["--moves", "1", "--write", two.to_str().unwrap()]);
    let lines = review(&[folder.path().to_str().unwrap()]);
    assert_eq!(lines.len(), 5);
    assert!(lines[..3].iter().all(|line| line["game"] == one.to_str().unwrap()), "{lines:?}");
    assert!(lines[3..].iter().all(|line| line["game"] == two.to_str().unwrap()), "{lines:?}");
    let said = complaint(&["review", folder.path().to_str().unwrap(), "--write", "new.c4n"]);
    assert_eq!(said, "--write keeps one game, and there are 2");
}

#[test]
fn games_of_a_tournament_are_reviewed_by_number() {
    let folder = tempfile::tempdir().unwrap();
    let results = folder.path().join("results.csv");
    let name = results.to_str().unwrap();
    output(&[
        "tournament",
        "random",
        "medium",
        "--games",
        "4",
        "--moves",
        "1 1 2",
        "--rows",
        "4",
        "--cols",
        "5",
        "--connect",
        "3",
        "--quiet",
        "--out",
        name,
    ]);
    let all = review(&[name]);
    let summaries = |lines: &[Value]| lines.iter().filter(|line| line["summary"] == true).count();
    assert_eq!(summaries(&all), 4);
    let third = review(&[name, "--game", "3"]);
    assert_eq!(summaries(&third), 1);
    let opening = |line: &Value| (line["opening"] == true).then(|| line["grade"].clone());
    assert_eq!(third.iter().filter_map(opening).collect::<Vec<_>>(), vec![Value::Null; 3]);
    assert!(complaint(&["review", name, "--game", "9"]).ends_with("there is no game 9 in it"));
    let record = file("1. 4 4 *");
    let path = record.path().to_str().unwrap();
    let said = complaint(&["review", path, "--game", "1"]);
    assert!(said.ends_with("--game picks from the CSV of a tournament"), "{said}");
}

/// Player 2 ought to have stopped player 1 with the last move of the opening.
#[test]
fn nobody_is_graded_for_the_opening_of_a_match() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().to_str().unwrap();
    output(&["match", "perfect", "random", "--moves", "4 4 3 3", "--quiet", "--record", name]);
    let record = folder.path().join("game-1.c4n");
    let record = record.to_str().unwrap();
    assert!(fs::read_to_string(record).unwrap().contains("[OpeningPlies \"4\"]"));
    let lines = review(&[record]);
    let [opening @ .., summary] = &lines[..] else { panic!("{lines:?}") };
    for (index, line) in opening.iter().enumerate() {
        assert_eq!(line["opening"], index < 4, "{line}");
        assert_eq!(line["grade"].is_null(), index < 4, "{line}");
    }
    assert!(!summary["turning_points"].as_array().unwrap().contains(&json!(4)), "{summary}");
    assert_eq!(summary["players"][0]["unproved"], 0);
    let text = output(&["review", record]);
    assert!(text.contains("\n   4       2     3   opening\n"), "{text}");
    assert!(!text.contains("move 4:"), "{text}");
    review(&[record, "--write", record]);
    assert_eq!(review(&[record]), lines);
}

#[test]
fn bad_input_is_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let said = complaint(&["review", folder.path().to_str().unwrap()]);
    assert!(said.ends_with("there is no game record (.c4n) in it"), "{said}");
    assert_eq!(complaint(&["review"]), "there is no move to review; name a game, or use --moves");
    assert_eq!(complaint(&["review", "--moves", "1 1 1 1 1 1 1"]), "move 7 (d1): column 1 is full");
    let damaged = file("1. 4 {[%grade great]} 4 *");
    let said = complaint(&["review", damaged.path().to_str().unwrap()]);
    assert!(
        said.ends_with("the review of move 1: `great` is not a [%grade] of this game; --fresh starts over"),
        "{said}"
    );
    let broken = file("round,board\n1,6x7x4 Standard\n");
    let csv = broken.path().with_extension("csv");
    fs::copy(broken.path(), &csv).unwrap();
    let said = complaint(&["review", csv.to_str().unwrap()]);
    assert!(said.ends_with("the column seed is missing; use another file"), "{said}");
    let heads = "round,board,seed,first,second,first_moves,first_states,first_seconds,second_moves,second_states,second_seconds";
    fs::write(&csv, format!("{heads}\n1,6x7x4 Standard,1,a,b,0,0,0,0,0,0\n")).unwrap();
    let said = complaint(&["review", csv.to_str().unwrap()]);
    assert!(said.ends_with("the column opening is missing; use another file"), "{said}");
    fs::remove_file(csv).unwrap();
    assert!(complaint(&["review", "--moves", "4", "--time", "0"]).contains("seconds"));
}

#[test]
fn popout_and_three_players_are_reviewed() {
    let popout =
        review(&["--pop-out", "--rows", "3", "--cols", "4", "--connect", "3", "--moves", "1 2 p1 2"]);
    assert!(popout[..4].iter().all(|line| line["proved"] == true), "{popout:?}");
    let three = review(&["--players", "3", "--moves", "1 2 7 1 2 7 1 2 7 1", "--time", "2"]);
    assert_eq!(three[9]["value"], json!({"outcome": "win", "distance": 1}));
    assert_eq!(three[10]["players"].as_array().unwrap().len(), 3);
}
