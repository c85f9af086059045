//! `lookahead`: counts, values and trees, by the numbers of the data and worked by hand.
use serde_json::{Value, json};

use super::{complaint, json_lines, output};

const WINDOWS: &str = include_str!("../../crates/engine/tests/data/open_windows.txt");

#[test]
fn counts_and_scores_are_those_of_another_program() {
    let cases = WINDOWS.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    for case in cases.step_by(8) {
        let (game, expected) = case.split_once(" -> ").unwrap();
        let words: Vec<&str> = game.split(' ').collect();
        let moves = words[4..].join(" ").replace('-', "");
        let mut board =
            vec!["--rows", words[0], "--cols", words[1], "--connect", words[2], "--moves", &moves];
        board.extend((words[3] == "popout").then_some("--pop-out"));
        let lines = json_lines(&[&["lookahead", "count", "--format=json"], &board[..]].concat());
        for (line, player) in lines.iter().zip([1, 2]) {
            let count = line["count"].as_u64().unwrap();
            assert!(expected.contains(&format!("count{player}={count} ")), "{case}: {line}");
            let parts =
                ["horizontal", "vertical", "rising", "falling"].map(|part| line[part].as_u64().unwrap());
            assert_eq!((line["player"].as_u64(), parts.iter().sum()), (Some(player), count));
        }
        let level_0 = ["lookahead", "value", "--level=0", "--player=1", "--format=json"];
        let [value] = json_lines(&[&level_0, &board[..]].concat()).try_into().unwrap();
        // That program says 70 for a won board of any size.
        let score: i64 = expected.rsplit('=').next().unwrap().trim().parse().unwrap();
        let found = value["value"].as_i64().unwrap();
        assert_eq!(if score.abs() == 70 { found.signum() * 70 } else { found }, score, "{case}");
    }
}

#[test]
fn the_count_is_split_by_direction() {
    // A three by four board with three in line, with a disc in the left corner: it takes 1 row, 1 column, 1 diagonal
    // up.
    let board = ["lookahead", "count", "--rows=3", "--cols=4", "--connect=3", "--moves=1"];
    assert_eq!(
        output(&board),
        "player  horizontal  vertical  rising  falling  all\n\
         1                6         4       2        2   14\n\
         2                5         3       1        2   11\n"
    );
    let only = json_lines(&[&board[..], &["--player=2", "--format=json"]].concat());
    assert_eq!(
        only,
        [json!({"player": 2, "count": 11, "horizontal": 5, "vertical": 3, "rising": 1, "falling": 2,
            "version": 1})]
    );
}

#[test]
fn every_column_has_a_value() {
    // As the first test of the engine has them worked by hand.
    let start = ["lookahead", "value", "--level=2"];
    assert_eq!(
        output(&start),
        "value for player 1 at level 2: -3\n   1    -4\n   2    -3  chosen by player 1\n   3    -3\n   4    -3\n   5    -3\n   \
         6    -3\n   7    -4\n"
    );
    let [seen] = json_lines(&[&start[..], &["--format=json"]].concat()).try_into().unwrap();
    let columns = json!({"1": -4, "2": -3, "3": -3, "4": -3, "5": -3, "6": -3, "7": -4});
    let expected = json!({"player": 1, "level": 2, "value": -3, "to_move": 1, "columns": columns, "move": "2", "version": 1});
    assert_eq!(seen, expected);
    // The other player takes what is least for the one whose value is asked for.
    let other = ["lookahead", "value", "--level=1", "--player=2", "--format=json"];
    let [seen] = json_lines(&other).try_into().unwrap();
    assert_eq!((&seen["value"], &seen["move"], &seen["to_move"]), (&json!(-7), &json!("4"), &json!(1)));
    let over = ["lookahead", "value", "--level=3", "--moves=1717171", "--format=json"];
    let [seen] = json_lines(&over).try_into().unwrap();
    assert_eq!((&seen["value"], &seen["columns"], &seen["move"]), (&json!(-70), &json!({}), &Value::Null));
}

const TREE: [&str; 6] = ["lookahead", "tree", "--rows=2", "--cols=2", "--connect=2", "--level=2"];

#[test]
fn a_tree_is_shown_in_three_ways() {
    assert_eq!(
        output(&TREE),
        "root: max 0\n    1: min 0 *\n        1: 0 *\n        2: 0\n    2: min 0\n        1: 0 *\n        2: 0\n"
    );
    let [tree] = json_lines(&[&TREE[..], &["--format=json"]].concat()).try_into().unwrap();
    assert_eq!((&tree["move"], &tree["role"], &tree["best"]), (&Value::Null, &json!("max"), &json!("1")));
    let leaf = json!({"move": "2", "to_move": 1, "role": "leaf", "value": 0, "best": null});
    assert_eq!(tree["branches"][1]["branches"][1], leaf);
    let graph = output(&[&TREE[..], &["--format=dot"]].concat());
    assert!(graph.starts_with("digraph lookahead {\n") && graph.ends_with("}\n"), "{graph}");
    assert_eq!(graph.matches(" -> ").count(), 2 + 4);
    assert_eq!(graph.matches("style=bold").count(), 1 + 2);
    assert!(graph.contains("  n0 [label=\"max\\n0\"];\n"), "{graph}");
}

#[test]
fn a_tree_agrees_with_the_values() {
    let board = ["--moves=1 7 1 7 2 7", "--level=3", "--format=json"];
    let [tree] = json_lines(&[&["lookahead", "tree"], &board[..]].concat()).try_into().unwrap();
    let [value] = json_lines(&[&["lookahead", "value"], &board[..]].concat()).try_into().unwrap();
    assert_eq!((&tree["value"], &tree["best"]), (&value["value"], &value["move"]));
    let branches = tree["branches"].as_array().unwrap();
    let columns =
        branches.iter().map(|branch| (branch["move"].as_str().unwrap().to_owned(), branch["value"].clone()));
    assert_eq!(Value::Object(columns.collect()), value["columns"]);
    // Whoever doesn't stop three in a column has lost.
    assert!(branches.iter().all(|branch| branch["move"] == "7" || branch["value"] == -70), "{branches:?}");
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let refused = |args: &[&str]| complaint(&[&["lookahead"], args].concat());
    assert!(refused(&["tree", "--level=4"]).contains("4 is not in 1–3"));
    assert_eq!(refused(&["count", "--player=3"]), "player 3 doesn't exist in a game of 2");
    assert!(refused(&["value"]).contains("--level"));
}
