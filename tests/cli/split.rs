//! A position that is solved in parts.
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::{call, complaint, json_lines, one_line, output};

/// What every call here is about: a board, and what is asked of it.
type Work<'a> = &'a [&'a str];

fn solve_part(work: Work, shard: &str, file: &Path) -> String {
    let part = ["--split", "2", "--shard", shard, "--out", file.to_str().unwrap()];
    output(&[&["solve"], work, &part].concat())
}

fn merged(work: Work, files: &[&Path]) -> Value {
    let files: Vec<&str> = files.iter().map(|file| file.to_str().unwrap()).collect();
    json_lines(&[&["solve"], work, &["--format", "json", "--merge"], &files[..]].concat()).remove(0)
}

/// An answer without what a search says of itself.
fn found(mut answer: Value) -> Value {
    let fields = answer.as_object_mut().unwrap();
    fields.retain(|name, _| name != "nodes" && name != "seconds");
    answer
}

#[test]
fn two_parts_one_part_and_no_parts_give_the_same_answer() {
    let boards: [Work; 5] = [
        &["--rows", "4", "--cols", "5", "--moves", "33"],
        &["--pop-out", "--rows", "4", "--cols", "4", "--connect", "3"],
        &["--misere", "--rows", "3", "--cols", "4", "--connect", "3"],
        &["--cylinder", "--rows", "4", "--cols", "4"],
        &["--position", "...../...../..O../.XX.. 2", "--moves", "3"],
    ];
    for board in boards {
        for asked in [&["--columns"][..], &[]] {
            let work = [board, asked].concat();
            let folder = tempfile::tempdir().unwrap();
            let [first, second, all] = ["1of2", "2of2", "1of1"].map(|part| folder.path().join(part));
            let [said, _, _] = [("1/2", &first), ("2/2", &second), ("1/1", &all)]
                .map(|(shard, file)| solve_part(&work, shard, file));
            assert!(said.contains("part 1/2") && said.contains("positions solved"), "{said}");
            let whole = json_lines(&[&["solve"], &work[..], &["--format", "json"]].concat()).remove(0);
            let (two, one) = (merged(board, &[&first, &second]), merged(board, &[&all]));
            assert_eq!(found(two), found(one.clone()), "{work:?}");
            assert_eq!(found(one), found(whole), "{work:?}");
        }
    }
}

#[test]
fn who_wins_can_be_asked_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("weak");
    let work = ["--rows", "4", "--cols", "5", "--moves", "33", "--weak"];
    solve_part(&work, "1/1", &file);
    let answer = merged(&work[..6], &[&file]);
    let whole = json_lines(&[&["solve"], &work[..], &["--format", "json"]].concat()).remove(0);
    assert_eq!((&answer["outcome"], &answer["complete"]), (&whole["outcome"], &json!(true)));
}

#[test]
fn a_part_goes_on_where_it_was_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("part");
    let work = ["--rows", "4", "--cols", "4"];
    solve_part(&work, "1/1", &file);
    let whole = fs::read_to_string(&file).unwrap();
    let lines = whole.lines().count();
    assert!(lines > 5, "{whole}");
    // As a program that was killed leaves it: half a line at the end.
    let cut = whole.lines().take(3).map(str::len).sum::<usize>() + 3 + 10;
    fs::write(&file, &whole[..cut]).unwrap();
    let again = ["--split", "2", "--out", file.to_str().unwrap()];
    let refused = complaint(&[&["solve"], &work[..], &again].concat());
    assert!(refused.contains("exists; use --resume"), "{refused}");
    let resumed = output(&[&["solve"], &work[..], &again, &["--resume", "--format", "json"]].concat());
    let done: Value = serde_json::from_str(&resumed).unwrap();
    assert_eq!(
        (&done["shard"], &done["solved"], &done["late"]),
        (&json!("1/1"), &json!(lines - 1), &json!(0))
    );
    let positions = |text: &str| -> Vec<Value> {
        let lines = text.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
        lines.map(|answer| answer["position"].clone()).collect()
    };
    assert_eq!(positions(&fs::read_to_string(&file).unwrap()), positions(&whole));
}

#[test]
fn what_is_missing_is_told_unless_the_answer_does_not_depend_on_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("part");
    let work = ["--rows", "4", "--cols", "5"];
    solve_part(&work, "1/2", &file);
    let half = call(&[&["solve"], &work[..], &["--merge", file.to_str().unwrap()]].concat());
    assert_eq!(half.status.code(), Some(1));
    assert!(one_line(&half.stderr).starts_with("up to "));
    let said = String::from_utf8(half.stdout).unwrap();
    assert!(said.starts_with("start: not solved, score from "), "{said}");
    // Player 1 makes an open three at the bottom, and the last part does not have that move.
    let won = ["--rows", "4", "--cols", "5", "--moves", "2 2 3 3", "--weak"];
    let [first, second] = ["1/3", "2/3"].map(|part| {
        let file = folder.path().join(part.replace('/', "of"));
        solve_part(&won, part, &file);
        file
    });
    let answer = merged(&won[..6], &[&first, &second]);
    assert_eq!(answer["outcome"], "win");
}

#[test]
fn what_other_parts_know_saves_work() {
    let folder = tempfile::tempdir().unwrap();
    let work = ["--rows", "4", "--cols", "5", "--score"];
    let [first, alone, beside, none] =
        ["first", "alone", "beside", "none"].map(|name| folder.path().join(name));
    solve_part(&work, "1/2", &first);
    solve_part(&work, "2/2", &alone);
    let known = [first.to_str().unwrap(), none.to_str().unwrap()];
    solve_part(&[&work[..], &["--known"], &known].concat(), "2/2", &beside);
    let lines = |file: &Path| fs::read_to_string(file).unwrap().lines().count();
    assert!(lines(&beside) < lines(&alone), "{} and {}", lines(&beside), lines(&alone));
    let answers = [&alone, &beside].map(|second| found(merged(&work[..4], &[&first, second])));
    assert_eq!(answers[0]["complete"], true);
    assert_eq!(answers[0]["score"], answers[1]["score"]);
}

#[test]
fn files_that_do_not_fit_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("part");
    let path = file.to_str().unwrap();
    solve_part(&["--rows", "4", "--cols", "4"], "1/2", &file);
    let other =
        "this part belongs to another board, position, --split, --shard, --weak, --score or --columns";
    for call in [
        &["solve", "--rows", "4", "--cols", "5", "--merge", path][..],
        &["solve", "--rows", "4", "--cols", "4", "--misere", "--merge", path],
        &["solve", "--rows", "4", "--cols", "4", "--moves", "1", "--merge", path],
        &["solve", "--rows", "4", "--cols", "4", "--split", "3", "--shard", "1/2", "--out", path, "--resume"],
        &["solve", "--rows", "4", "--cols", "4", "--split", "2", "--shard", "2/2", "--out", path, "--resume"],
        &[
            "solve", "--weak", "--rows", "4", "--cols", "4", "--split", "2", "--shard", "1/2", "--out", path,
            "--resume",
        ],
    ] {
        assert_eq!(complaint(call), format!("{path}: {other}"), "{call:?}");
    }
    let whole = fs::read_to_string(&file).unwrap();
    let damaged = [
        "{\"moves\":\"4\"}\n".to_owned(),
        whole.replace("\"split\":2", "\"split\":42"),
        whole.replace("\"outcome\"", "\"result\""),
    ];
    for text in damaged {
        fs::write(&file, &text).unwrap();
        let said = complaint(&["solve", "--rows", "4", "--cols", "4", "--merge", path]);
        let no_part = format!("{path}: this is not a part of a search; `connect-n solve --split` makes one");
        assert_eq!(said, no_part, "{text}");
    }
    // What is no part is left as it was.
    fs::write(&file, "my notes").unwrap();
    complaint(&["solve", "--rows", "4", "--cols", "4", "--split", "2", "--out", path, "--resume"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "my notes");
    // Numbers that are too large to be added.
    let huge = whole.lines().map(|line| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        if line["nodes"].is_u64() {
            line["nodes"] = json!(u64::MAX);
            line["seconds"] = json!(1e19);
        }
        line.to_string() + "\n"
    });
    fs::write(&file, huge.collect::<String>()).unwrap();
    let merged = call(&["solve", "--rows", "4", "--cols", "4", "--merge", path, "--format", "json"]);
    let merged: Value = serde_json::from_slice(&merged.stdout).unwrap();
    assert_eq!(merged["nodes"], json!(u64::MAX));
    let said =
        complaint(&["solve", "--rows", "16", "--cols", "16", "--split", "12", "--out", path, "--resume"]);
    assert_eq!(said, "more than 250000 positions; use a smaller --split");
    let said = complaint(&["solve", "--players", "3", "--split", "2", "--out", &format!("{path}3")]);
    assert!(said.contains("two-player"), "{said}");
}
