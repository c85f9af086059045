//! How the games of matches and tournaments begin, and who plays whom.
use std::fs;
use std::path::Path;

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
fn openings_that_no_game_survives_are_refused() {
    let problem =
        "after 100 random moves hardly any game on this board is still open; use a smaller --opening\n";
    for command in ["match", "tournament"] {
        assert_eq!(complaint(&[command, "random", "medium", "--games=2", "--opening=100"]), problem);
    }
}

#[test]
fn in_a_gauntlet_the_first_plays_each_of_the_others() {
    let options = ["--type=gauntlet", "--games=4", "--format=json", "--quiet"];
    let table = json_lines(&[&["tournament", "hard", "random", "medium"][..], &options].concat());
    let games = |player: &str| table.iter().find(|line| line["player"] == player).unwrap()["games"].clone();
    assert_eq!(["hard", "random", "medium"].map(games), [8, 4, 4].map(Value::from));
}

#[test]
fn suites_of_nearly_even_openings_are_made_anew_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let [first, again] = ["first.txt", "again.txt"].map(|name| folder.path().join(name));
    let make = |file: &Path, options: &[&str]| {
        let board = ["openings", "make", "--rows=5", "--cols=6", "--plies=6", "--count=5", "--nodes=20000"];
        Call::new(&[&board[..], &["--out", file.to_str().unwrap()], options].concat()).output()
    };
    assert_eq!(make(&first, &[]).status.code(), Some(0));
    assert_eq!(make(&again, &[]).status.code(), Some(0));
    let text = fs::read_to_string(&first).unwrap();
    assert_eq!(text, fs::read_to_string(&again).unwrap());
    assert_eq!(text.lines().count(), 1 + 5);
    let there = make(&first, &[]);
    assert_eq!(there.status.code(), Some(2));
    assert!(String::from_utf8(there.stderr).unwrap().ends_with("exists; use --force to overwrite\n"));
    assert_eq!(make(&first, &["--seed=2", "--force"]).status.code(), Some(0));
    assert_ne!(text, fs::read_to_string(&first).unwrap());

    let check = |file: &str, board: &[&str]| {
        let output = Call::new(&[&["openings", "check", file][..], board].concat()).output();
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let (code, said) = check(again.to_str().unwrap(), &["--rows=5", "--cols=6", "--nodes=20000"]);
    assert_eq!((code, said.as_str()), (Some(0), text.split_once('\n').unwrap().1));
    fs::write(&first, "4 1 4 1 4\n4 4\n").unwrap();
    let (code, said) = check(first.to_str().unwrap(), &[]);
    assert_eq!((code, said.lines().count()), (Some(1), 2));
    assert!(said.contains("4 1 4 1 4  # not even\n"), "{said}");
    let three = complaint(&["openings", "check", again.to_str().unwrap(), "--players=3"]);
    assert_eq!(three, "only openings of two players can be judged; omit --players\n");
}

#[test]
fn the_built_in_suites_are_what_the_documented_commands_make() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/tournaments.md")).unwrap();
    let commands: Vec<Vec<&str>> = page
        .lines()
        .filter_map(|line| line.strip_prefix("connect-n openings make "))
        .map(|command| command.split(' ').collect())
        .collect();
    assert_eq!(commands.len(), 4);
    let folder = tempfile::tempdir().unwrap();
    for command in commands {
        let (file, options) = command.split_last().unwrap();
        let built_in = fs::read_to_string(root.join("assets/openings").join(file)).unwrap();
        // Only the first ones, since all of them take minutes.
        let own = folder.path().join(file);
        let mut call =
            Call::new(&[&["openings", "make"], options, &[own.to_str().unwrap(), "--count=2"]].concat());
        assert_eq!(call.output().status.code(), Some(0), "{file}");
        assert!(built_in.starts_with(&fs::read_to_string(own).unwrap()), "{file}");
    }
}

#[test]
fn a_suite_is_for_its_board_alone() {
    let games = json_lines(&["match", "random", "medium", "--games=4", "--opening-suite", "--format=json"]);
    let suite =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/openings/6x7.txt")).unwrap();
    let first: Vec<&str> =
        suite.lines().skip(1).map(|line| line.split("  #").next().unwrap()).take(2).collect();
    for (game, opening) in games[..4].iter().zip([first[0], first[0], first[1], first[1]]) {
        assert!(game["moves"].as_str().unwrap().starts_with(opening), "{game}");
    }
    let said = complaint(&["match", "random", "medium", "--rows=7", "--opening-suite"]);
    assert!(
        said.starts_with("there is no suite of openings for this board, only for 6 rows x 7 columns, N = 4; 6 rows x 7 columns, N = 4, PopOut; "),
        "{said}"
    );
}

#[test]
fn rules_that_nobody_can_judge_openings_by_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("openings.txt");
    let name = file.to_str().unwrap();
    for rules in ["--misere", "--cylinder"] {
        let said = complaint(&["openings", "make", rules, "--out", name]);
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(!file.exists());
    }
    fs::write(&file, "1\n").unwrap();
    assert!(complaint(&["openings", "check", name, "--cylinder"]).contains("cylinder"));
}
