//! How the games of matches and tournaments begin, and who plays whom.
use std::fs;

use serde_json::Value;

use super::arena::{Call, json_lines};

fn complaint(args: &[&str]) -> String {
    let output = Call::new(args).output();
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn openings_come_from_a_file_in_turn_and_from_both_sides() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("openings.txt");
    fs::write(&file, "# two\n4 4 3\n\n1 2   # another\n").unwrap();
    let file = file.to_str().unwrap();
    let options = ["--games=6", "--format=json", "--opening-file", file];
    let games = json_lines(&[&["tournament", "random", "medium"][..], &options].concat());
    let begins = |game: &Value, opening: &str| {
        game["opening"] == opening && game["moves"].as_str().unwrap().starts_with(opening)
    };
    for (game, opening) in games[..6].iter().zip(["4 4 3", "4 4 3", "1 2", "1 2", "4 4 3", "4 4 3"]) {
        assert!(begins(game, opening), "{game}");
    }
    assert_eq!(games[2]["first"], games[3]["second"]);
    let games = json_lines(&[&["match", "random", "medium"][..], &options].concat());
    for (game, opening) in games[..6].iter().zip(["4 4 3", "4 4 3", "1 2", "1 2", "4 4 3", "4 4 3"]) {
        assert!(game["moves"].as_str().unwrap().starts_with(opening), "{game}");
    }
    let games = json_lines(&["match", "random", "medium", "--games=2", "--format=json", "--moves=7 1 7"]);
    assert!(games[..2].iter().all(|game| game["moves"].as_str().unwrap().starts_with("7 1 7")));
}

#[test]
fn an_opening_that_is_none_is_named_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("openings.txt");
    let name = file.to_str().unwrap();
    for (text, problem) in [
        ("4 4\n\n4 9\n", "line 3: move 2 (9): column 9 doesn't exist (1–7)"),
        ("4 3 4 3 4 3 4\n", "line 1: the game would be over"),
        ("# nothing\n", "there is no opening in it"),
    ] {
        fs::write(&file, text).unwrap();
        for command in ["match", "tournament"] {
            let said = complaint(&[command, "random", "medium", "--games=2", "--opening-file", name]);
            assert_eq!(said, format!("{name}: {problem}\n"));
        }
    }
    assert_eq!(complaint(&["match", "random", "medium", "--moves", "4 x"]).lines().count(), 1);
    let both = complaint(&["tournament", "random", "medium", "--moves=4", "--opening=2"]);
    assert!(both.contains("cannot be used with"), "{both}");
}

#[test]
fn in_a_gauntlet_the_first_plays_each_of_the_others() {
    let options = ["--type=gauntlet", "--games=4", "--format=json", "--quiet"];
    let table = json_lines(&[&["tournament", "hard", "random", "medium"][..], &options].concat());
    let games = |player: &str| table.iter().find(|line| line["player"] == player).unwrap()["games"].clone();
    assert_eq!(["hard", "random", "medium"].map(games), [8, 4, 4].map(Value::from));
}
