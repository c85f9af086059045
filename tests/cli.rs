//! Tests of the command line: the real program, called as a person or a script would.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "common/signals.rs"]
mod signals;

#[path = "cli/certificates.rs"]
mod certificates;
#[path = "cli/explore.rs"]
mod explore;
#[path = "cli/german.rs"]
mod german;
#[path = "cli/guides.rs"]
mod guides;
#[path = "cli/json.rs"]
mod json;
#[path = "cli/languages.rs"]
mod languages;
#[path = "cli/lines.rs"]
mod lines;
#[path = "cli/lookahead.rs"]
mod lookahead;
#[path = "cli/manual.rs"]
mod manual;
#[path = "cli/pictures.rs"]
mod pictures;
#[path = "cli/play.rs"]
mod play;
#[path = "cli/puzzles.rs"]
mod puzzles;
#[path = "cli/review.rs"]
mod review;
#[path = "cli/split.rs"]
mod split;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use signals::ending_signals;

const RECORD: &str = "\
[Event \"Casual game\"]
[Rows \"6\"]
[Cols \"7\"]
[Connect \"4\"]
[Variant \"PopOut\"]          ; Standard or PopOut
[Player1 \"Ada\"]
[Player2 \"Computer (perfect)\"]
[Result \"*\"]

1. 4 3 2. p4 p3 *
";

fn connect_n() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_connect-n"));
    // Whatever language the system has.
    command.env("LC_ALL", "C.UTF-8");
    command
}

fn call(args: &[&str]) -> Output {
    connect_n().args(args).output().unwrap()
}

/// Standard output of a call that must succeed without a word on standard error.
fn output(args: &[&str]) -> String {
    let output = call(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// One JSON value a line.
fn json_lines(args: &[&str]) -> Vec<Value> {
    output(args).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The one line on standard error of a wrong call.
fn complaint(args: &[&str]) -> String {
    let output = call(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    one_line(&output.stderr)
}

fn one_line(stderr: &[u8]) -> String {
    let text = String::from_utf8(stderr.to_vec()).unwrap();
    let line = text.strip_suffix('\n').unwrap();
    assert!(!line.is_empty() && !line.contains('\n'), "not one line: {text:?}");
    line.to_owned()
}

fn file(text: &str) -> tempfile::NamedTempFile {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(text.as_bytes()).unwrap();
    file
}

#[test]
fn replay_shows_a_win_with_its_line() {
    assert_eq!(
        output(&["replay", "--moves", "1 7 1 7 1 7 1"]),
        " .  .  .  .  .  .  .
 .  .  .  .  .  .  .
[1] .  .  .  .  .  .
[1] .  .  .  .  .  2
[1] .  .  .  .  .  2
[1] .  .  .  .  .  2
 1  2  3  4  5  6  7

win: player 1 after 7 moves, 4 in a row from column 1 row 1 to column 1 row 4
"
    );
}

#[test]
fn replay_tells_a_program_everything() {
    let won = json_lines(&["replay", "--moves", "1 7 2 7 3 7 4", "--format", "json"]);
    assert_eq!(
        won,
        [json!({"state": "win", "winner": 1, "reason": null, "lines": [[[0, 0], [0, 1], [0, 2], [0, 3]]],
            "to_move": 2, "plies": 7,
            "board": [".......", ".......", ".......", "......2", "......2", "1111..2"], "version": 1})]
    );
    let full =
        json_lines(&["replay", "--rows=2", "--cols=2", "--connect=3", "--moves=1122", "--format=json"]);
    assert_eq!(
        full,
        [json!({"state": "draw", "winner": null, "reason": "full", "lines": [], "to_move": 1, "plies": 4,
            "board": ["22", "11"], "version": 1})]
    );
    let repeated = "1 2 p1 p2 1 2 p1 p2";
    let repeated = json_lines(&["replay", "--pop-out", "--moves", repeated, "--format", "json"]);
    assert_eq!(repeated[0]["state"], "draw");
    assert_eq!(repeated[0]["reason"], "repetition");
    let start = json_lines(&["replay", "--players", "4", "--format", "json"]);
    assert_eq!(start[0]["state"], "ongoing");
    assert_eq!(start[0]["to_move"], 1);
}

#[test]
fn the_fields_of_replay_keep_their_order() {
    let line = output(&["replay", "--moves", "1", "--rows", "1", "--cols", "2", "--format", "json"]);
    assert_eq!(
        line,
        "{\"state\":\"ongoing\",\"winner\":null,\"reason\":null,\"lines\":[],\"to_move\":2,\"plies\":1,\"board\":[\"1.\"],\
         \"version\":1}\n"
    );
}

#[test]
fn replay_reads_records_and_lists_of_moves() {
    let record = file(RECORD);
    let shown = output(&["replay", record.path().to_str().unwrap()]);
    assert!(shown.ends_with("\n\nin progress: 4 moves, player 1 next\n"), "{shown}");
    let moves = file("1 7\n2 7, 3\n");
    let shown = output(&["replay", moves.path().to_str().unwrap(), "--cols", "8"]);
    assert!(shown.ends_with(" 8\n\nin progress: 5 moves, player 2 next\n"), "{shown}");
}

#[test]
fn replay_reads_standard_input() {
    let mut child =
        connect_n().args(["replay", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(RECORD.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("in progress: 4 moves, player 1 next"));
}

#[test]
fn an_illegal_move_is_named_by_its_number() {
    assert_eq!(complaint(&["replay", "--moves", "1111111"]), "move 7 (d1): column 1 is full");
    assert_eq!(complaint(&["replay", "--moves", "4 p4"]), "move 2 (p4): you can only pop in PopOut");
    assert_eq!(
        complaint(&["perft", "--depth", "1", "--pop-out", "--moves", "4 p4"]),
        "move 2 (p4): you can only pop your own disc; the one under column 4 isn't yours"
    );
    assert_eq!(complaint(&["--moves", "4 8"]), "move 2 (8): column 8 doesn't exist (1–7)");
}

#[test]
fn a_broken_file_is_named_with_line_and_column() {
    let broken = file("[Rows \"6\"]\n[Cols 7]\n\n*\n");
    let path = broken.path().to_str().unwrap();
    let expected = "line 2, column 7: a tag has a value in quotes, as in [Event \"Casual game\"]";
    assert_eq!(complaint(&["replay", path]), format!("{path}: {expected}"));
    assert_eq!(complaint(&["--load", path]), format!("{path}: {expected}"));
    let missing = complaint(&["replay", "no such file"]);
    assert!(missing.starts_with("no such file: "), "{missing}");
}

#[test]
fn a_record_brings_its_own_board() {
    let record = file(RECORD);
    let path = record.path().to_str().unwrap();
    let complaint = complaint(&["replay", path, "--rows", "5"]);
    assert!(complaint.ends_with("the record defines the board; omit board options"));
}

#[test]
fn perft_counts_each_length() {
    assert_eq!(
        json_lines(&["perft", "--depth", "5", "--pop-out", "--format", "json"]),
        [7, 49, 392, 3087, 26320]
            .iter()
            .zip(1..)
            .map(|(nodes, depth)| json!({"depth": depth, "nodes": nodes, "version": 1}))
            .collect::<Vec<_>>()
    );
    let text = output(&["perft", "--depth", "3", "--moves", "1 1 1 1 1 1"]);
    let counts: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(counts, [["1", "6"], ["2", "36"], ["3", "216"]]);
    let over = output(&["perft", "--depth", "1", "--connect", "1", "--moves", "1"]);
    assert_eq!(over.split_whitespace().collect::<Vec<_>>(), ["1", "0"]);
}

#[test]
fn wrong_calls_are_explained_in_one_line() {
    for (args, expected) in [
        (&["--rows", "17"][..], "invalid value '17' for '--rows <ROWS>': 17 is not in 1–16; try --help"),
        (&["perft"], "the following required arguments were not provided: --depth <D>; try --help"),
        (&["xyzzy"], "unrecognized subcommand 'xyzzy'; try --help"),
        (&["perft", "--xyzzy"], "unexpected argument '--xyzzy' found; try --help"),
        (
            &["solve", "--check"],
            "--check is for PopOut; `connect-n prove` writes a proof of the standard game, and `connect-n verify` \
             checks it",
        ),
        (
            &["tournament", "random", "medium", "--type=swiss", "--rounds=5"],
            "2 players can play at most 1 Swiss round in which nobody meets anybody twice; use fewer --rounds",
        ),
        (&["--seat3", "random"], "seat 3 doesn't exist; the game has 2 players"),
        (
            &["--clock", "5/3"],
            "invalid value '5/3' for '--clock <TIME>': write 1/30 for 30 seconds per move, or 300+5 for 300 seconds \
             plus 5 per move; try --help",
        ),
        (
            &["--move-time", "0"],
            "invalid value '0' for '--move-time <SECONDS>': write a number of seconds, such as 0.5; try --help",
        ),
        (
            &["--rows", "5", "replay"],
            "the subcommand 'replay' cannot be used with '--rows <ROWS>'; try --help",
        ),
    ] {
        let complaint = complaint(args);
        assert_eq!(complaint, expected);
    }
}

#[test]
fn help_shows_examples_and_exit_statuses() {
    let help = output(&["--help"]);
    for part in [
        "replay",
        "perft",
        "--pop-out",
        "--seat4 <PLAYER>",
        "--clock <TIME>",
        "Examples:",
        "Exit status: 0 success",
    ] {
        assert!(help.contains(part), "{part} is missing in:\n{help}");
    }
    assert!(output(&["replay", "--help"]).contains("Examples:"));
    assert_eq!(output(&["--version"]), format!("connect-n {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn help_is_a_command_too() {
    assert_eq!(output(&["help"]), output(&["--help"]));
    assert_eq!(output(&["help", "match"]), output(&["match", "--help"]));
    assert_eq!(output(&["help", "tournament", "table"]), output(&["tournament", "table", "--help"]));
    let german = connect_n().env("LC_ALL", "de_DE.UTF-8").args(["help", "match"]).output().unwrap();
    assert!(String::from_utf8(german.stdout).unwrap().contains("Optionen:"));
    assert!(complaint(&["help", "mtach"]).contains("'match'"));
}

#[test]
fn help_is_a_command_behind_commands_that_have_subcommands() {
    for command in ["lookahead", "openings", "puzzles", "tournament"] {
        assert_eq!(output(&[command, "help"]), output(&[command, "--help"]));
    }
    for [command, subcommand] in
        [["lookahead", "tree"], ["openings", "check"], ["puzzles", "make"], ["tournament", "table"]]
    {
        let help = output(&[command, subcommand, "--help"]);
        assert_eq!(output(&[command, "help", subcommand]), help);
        assert_eq!(output(&["help", command, subcommand]), help);
    }
    let german = connect_n().env("LC_ALL", "de_DE.UTF-8").args(["puzzles", "help"]).output().unwrap();
    assert!(String::from_utf8(german.stdout).unwrap().contains("Optionen:"));
    assert!(complaint(&["puzzles", "help", "mkae"]).contains("'make'"));
}

#[test]
fn a_file_may_be_called_help() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("help"), "4 4 3").unwrap();
    let replay = connect_n().current_dir(&folder).args(["replay", "help"]).output().unwrap();
    assert_eq!(String::from_utf8(replay.stdout).unwrap(), output(&["replay", "--moves", "4 4 3"]));
    for command in [&["puzzles", "check"][..], &["openings", "check"], &["tournament", "table"]] {
        assert!(complaint(&[command, &["help"]].concat()).starts_with("help: "));
    }
}

#[test]
fn help_takes_the_values_that_the_command_takes() {
    for language in ["C", "de_DE.UTF-8"] {
        let help = |args: &[&str]| {
            let output = connect_n().env("LC_ALL", language).args(args).output().unwrap();
            String::from_utf8(output.stdout).unwrap()
        };
        let plain = help(&["solve", "--help"]);
        assert!(plain.contains("--table-mib"), "{plain}");
        assert_eq!(help(&["solve", "--moves", "-1", "--help"]), plain);
    }
}

#[test]
fn files_of_other_kinds_are_called_what_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let named = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let [script, certificate, results] = ["bot.py", "3x3.cert", "results.csv"].map(named);
    std::fs::write(&script, "import sys\nprint(4)\n").unwrap();
    output(&["prove", "--rows=3", "--cols=3", "--connect=3", "--out", &certificate]);
    output(&["tournament", "random", "medium", "--games=2", "--quiet", "--out", &results]);
    for (file, what) in [
        (&script, "this is neither a game record nor a list of moves"),
        (&certificate, "this is a certificate, not a game record; `connect-n verify` reads it"),
        (
            &results,
            "this is the list of results of a tournament, not a game record; \
             `connect-n review`, `watch` and `tournament table` read it",
        ),
    ] {
        for command in [&["replay"][..], &["explore"], &["--load"]] {
            assert_eq!(complaint(&[command, &[file]].concat()), format!("{file}: {what}"), "{command:?}");
        }
        let played = complaint(&["play", "--load", file]);
        assert!(played.contains(what), "{played}");
        if file != &results {
            assert_eq!(complaint(&["review", file]), format!("{file}: {what}"));
        }
    }
}

#[test]
fn a_byte_order_mark_changes_nothing() {
    for text in ["1. 4 3 2. 4 *\n", "[Rows \"6\"]\n\n1. 4 3 *\n"] {
        let [plain, marked] = [file(text), file(&format!("\u{feff}{text}"))];
        let [plain, marked] = [&plain, &marked].map(|it| output(&["replay", it.path().to_str().unwrap()]));
        assert_eq!(plain, marked);
    }
    let results = file("\u{feff}round,board,seed\n");
    let path = results.path().to_str().unwrap();
    assert!(complaint(&["replay", path]).contains("the list of results of a tournament"));
}

#[test]
fn a_reader_may_leave_early() {
    let mut child = connect_n()
        .args(["perft", "--depth", "7", "--format", "json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn best_gives_the_move_of_a_player() {
    let winning = ["best", "--player", "minimax:3", "--moves", "1 7 2 7 3 6"];
    let text = output(&winning);
    assert!(text.starts_with("minimax:3 plays 4, a win in 1 ply ("), "{text}");
    let json = json_lines(&[&winning[..], &["--format", "json"]].concat());
    assert_eq!(json[0]["move"], "4");
    assert_eq!(json[0]["value"], json!({"outcome": "win", "distance": 1}));
    assert!(json[0]["states"].as_u64() > Some(7) && json[0]["seconds"].is_f64(), "{json:?}");
    assert_eq!(
        json[0].as_object().unwrap().keys().collect::<Vec<_>>(),
        ["move", "value", "states", "seconds", "version"]
    );
}

#[test]
fn best_pops_where_a_pop_wins() {
    let moves = "d4 d5 d1 d4 p1 p5 d3 d2 d3 d4 d2 d3 p3 d7 d3 p7 d1 d4 d4 d3";
    for player in ["medium", "hard", "minimax:1"] {
        let json =
            json_lines(&["best", "--player", player, "--pop-out", "--moves", moves, "--format", "json"]);
        assert_eq!(json[0]["move"], "p4", "{player}");
    }
}

#[test]
fn best_repeats_itself_with_the_same_seed() {
    let play = |seed: &str| {
        json_lines(&["best", "--player=random", "--seed", seed, "--format=json"])[0]["move"].clone()
    };
    let moves: Vec<Value> = ["1", "2", "3", "4", "5", "6"].map(play).to_vec();
    assert_eq!(moves, ["1", "2", "3", "4", "5", "6"].map(play));
    assert!(moves.iter().any(|mv| *mv != moves[0]), "{moves:?}");
}

#[test]
fn best_answers_in_the_time_given() {
    let start = std::time::Instant::now();
    output(&["best", "--player", "minimax:40", "--rows", "16", "--cols", "16", "--time", "0.2"]);
    assert!(start.elapsed() < std::time::Duration::from_secs(5));
}

#[test]
fn best_tells_what_it_finds_out() {
    let args = ["best", "--player", "search:5000n", "--pop-out", "--verbose", "--format", "json"];
    let run = connect_n().args(args).output().unwrap();
    let (told, answer) = (String::from_utf8(run.stderr).unwrap(), String::from_utf8(run.stdout).unwrap());
    let last = told.lines().last().unwrap();
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert!(
        last.starts_with("depth ") && last.contains(&format!("({} states): ", answer["states"])),
        "{told}"
    );
    assert!(told.lines().count() > 3, "{told}");
}

#[test]
fn solve_proves_and_checks_pop_out() {
    let board = ["solve", "--pop-out", "--rows", "4", "--cols", "4", "--connect", "3", "--format", "json"];
    let columns = &json_lines(&[&board[..], &["--columns"]].concat())[0];
    assert_eq!((&columns["outcome"], &columns["distance"]), (&json!("win"), &json!(9)));
    assert_eq!(columns["best"], json!(["2", "3"]));
    assert_eq!(columns["columns"]["1"], json!({"outcome": "win", "distance": 11}));
    let proof = &json_lines(&[&board[..], &["--check"]].concat())[0]["proof"];
    assert!(proof["right"] == json!(true) && proof["positions"].as_u64() > Some(20), "{proof}");
    let draw = ["solve", "--pop-out", "--rows", "3", "--cols", "3", "--check"];
    let proof = &json_lines(&[&draw[..], &["--format", "json"]].concat())[0]["proof"];
    let by_player = proof["by_player"].as_array().unwrap();
    let sum = by_player.iter().map(|count| count.as_u64().unwrap()).sum::<u64>();
    assert!(proof["right"] == json!(true) && proof["positions"] == json!(sum) && sum > 20, "{proof}");
    let too_large =
        output(&["solve", "--pop-out", "--rows", "3", "--cols", "4", "--table-mib", "1", "--check"]);
    assert!(too_large.contains("proof: not verified; ") && too_large.contains(" MiB\n"), "{too_large}");
    assert!(complaint(&["solve", "--check"]).contains("PopOut"));
}

#[test]
fn solve_says_which_table_may_help() {
    let board = ["solve", "--pop-out", "--rows", "3", "--cols", "7", "--score", "--time", "0.1"];
    let flat = [&board[..], &["--table-mib", "64"]].concat();
    assert!(output(&flat).starts_with("start: not solved; try --table-mib 163; neither side wins within "));
    assert_eq!(json_lines(&[&flat[..], &["--format", "json"]].concat())[0]["table_mib"], json!(163));
    let usual = output(&["solve", "--pop-out", "--rows", "8", "--cols", "8", "--score", "--time", "0.1"]);
    assert!(usual.starts_with("start: not solved in time; neither side wins within "), "{usual}");
}

#[test]
fn solve_proves_draws_on_a_small_board_without_an_option() {
    for moves in ["4 2 3 p2 1 2 p3 p2 5 2 p1", "4 5 4 4 3 1 p3"] {
        let answer = &json_lines(&[
            "solve",
            "--pop-out",
            "--rows",
            "4",
            "--cols",
            "5",
            "--moves",
            moves,
            "--score",
            "--format",
            "json",
        ])[0];
        assert_eq!((&answer["outcome"], &answer["holds"]), (&json!("draw"), &Value::Null), "{moves}");
    }
}

#[test]
fn solve_goes_on_where_it_was_left() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("long.work");
    let file = path.to_str().unwrap();
    let save = ["solve", "--pop-out", "--format", "json", "--score", "--table-mib", "4", "--save", file];
    let board = ["--rows", "6", "--cols", "8", "--connect", "5", "--time", "0.1"];
    let answer = |more: &[&str]| json_lines(&[&save[..], more].concat()).remove(0);
    let begun = answer(&board);
    assert_eq!(begun["outcome"], Value::Null);
    let again = complaint(&[&save[..], &board].concat());
    assert_eq!(again, format!("{file} exists; use --resume to continue, or choose another file"));
    let resumed = answer(&[&board[..], &["--resume"]].concat());
    assert!(resumed["nodes"].as_u64() > begun["nodes"].as_u64(), "{begun} {resumed}");
    assert!(resumed["holds"].as_u64() >= begun["holds"].as_u64(), "{begun} {resumed}");
    let other = complaint(&[&save[..], &["--resume"]].concat());
    assert!(other.starts_with(&format!("{file}: file is for 6 rows x 8 columns, N = 5")), "{other}");

    std::fs::remove_file(&path).unwrap();
    let small = ["--rows", "4", "--cols", "4", "--connect", "3"];
    let solved = answer(&small);
    let resumed = answer(&[&small[..], &["--resume"]].concat());
    assert_eq!((&solved["distance"], &resumed["distance"]), (&json!(9), &json!(9)));
    // All states of the board were solved; what is not kept of them is looked up again, as far as it takes a move.
    let [before, after] = [&solved, &resumed].map(|answer| answer["nodes"].as_u64().unwrap());
    assert!((before..before + 1000).contains(&after), "{solved} {resumed}");

    // What is known at once leaves no time to verify it.
    let unverified = answer(&[&small[..], &["--resume", "--check", "--time=0.000001"]].concat());
    assert_eq!((&unverified["distance"], &unverified["complete"]), (&json!(9), &json!(false)));
    assert_eq!(unverified["proof"], json!({"right": null}));
    let text = ["solve", "--pop-out", "--score", "--table-mib=4", "--save", file, "--resume", "--check"];
    let text = output(&[&text[..], &small, &["--time=0.000001"]].concat());
    assert!(text.ends_with("\nproof: not verified in time\n"), "{text}");

    std::fs::write(&path, "not what it should be").unwrap();
    let wrong = complaint(&[&save[..], &["--resume"]].concat());
    assert!(wrong.starts_with(&format!("{file}: this is not a saved search;")), "{wrong}");
    std::fs::remove_file(&path).unwrap();
    assert!(complaint(&[&save[..], &["--resume"]].concat()).starts_with("cannot read "));
    let other_lines = complaint(&["solve", "--misere", "--save", file]);
    assert_eq!(other_lines, "searches of misère and of the cylinder cannot be saved; omit --save");
    assert!(complaint(&["solve", "--check", "--save", file]).starts_with("--check is for PopOut; "));
    assert!(!path.exists());
}

#[test]
fn a_long_search_of_the_standard_game_goes_on_where_it_was_left() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("long.work");
    let file = path.to_str().unwrap();
    let always = ["solve", "--rows=6", "--cols=6", "--no-book", "--score", "--table-mib=64", "--format=json"];
    let answer = |more: &[&str]| json_lines(&[&always[..], more].concat()).remove(0);
    let nodes = |answer: &Value| answer["nodes"].as_u64().unwrap();
    let begun = answer(&["--save", file, "--time=0.02"]);
    assert_eq!(begun["score"], Value::Null);
    let solved = answer(&["--save", file, "--resume"]);
    assert_eq!(solved["score"], -1);
    assert!(nodes(&solved) > nodes(&begun) && nodes(&begun) > 0);
    // What was found is in the file: to find it again takes next to nothing.
    let again = answer(&["--save", file, "--resume"]);
    assert_eq!((&again["score"], &again["complete"]), (&solved["score"], &Value::Bool(true)));
    assert!(nodes(&again) - nodes(&solved) < nodes(&solved) / 100, "{} {}", nodes(&again), nodes(&solved));
    // A smaller table holds less of it, and the answer is the same.
    let small = ["solve", "--rows=6", "--cols=6", "--no-book", "--score", "--table-mib=1", "--format=json"];
    let copy = directory.path().join("copy.work");
    std::fs::copy(&path, &copy).unwrap();
    let less = json_lines(&[&small[..], &["--save", copy.to_str().unwrap(), "--resume"]].concat()).remove(0);
    assert_eq!(less["score"], -1);

    let other = complaint(&["solve", "--cols=5", "--save", file, "--resume"]);
    assert!(other.starts_with(&format!("{file}: file is for 6 rows x 6 columns")), "{other}");
    let variant = complaint(&["solve", "--pop-out", "--rows=6", "--cols=6", "--save", file, "--resume"]);
    assert!(
        variant.ends_with("this is a saved search of the standard game; use the same game or another file"),
        "{variant}"
    );
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&path, &bytes).unwrap();
    let damaged = complaint(&[&always[..5], &["--save", file, "--resume"]].concat());
    assert!(damaged.contains("this is damaged"), "{damaged}");
    std::fs::write(&path, &bytes[..middle]).unwrap();
    assert!(complaint(&[&always[..5], &["--save", file, "--resume"]].concat()).contains("this is damaged"));
}

#[test]
fn best_explains_what_it_cannot_do() {
    assert_eq!(
        complaint(&["best", "--player", "hadr"]),
        "unknown player `hadr`; did you mean `hard`? Available: level:L, random, medium, hard, \
         lookahead:L, minimax:D, heuristic, counting, exhaustive, hashing, search:SECONDS, perfect, or exec:COMMAND"
    );
    assert_eq!(
        complaint(&["best", "--player", "hard", "--moves", "1 2 1 2 1 2 1"]),
        "the game is over; no move is left"
    );
    assert_eq!(
        complaint(&["best", "--player", "hard", "--time", "soon"]),
        "invalid value 'soon' for '--time <SECONDS>': write a number of seconds, such as 0.5; try --help"
    );
}

#[test]
fn best_gives_the_verdict_of_who_looks_at_everything() {
    let small = ["best", "--player", "hashing", "--rows", "3", "--cols", "3", "--connect", "3"];
    assert!(output(&small).starts_with("hashing plays 1, a draw (261 states, "), "{}", output(&small));
    let large = ["best", "--player", "exhaustive", "--time", "0.1"];
    assert!(output(&large).contains(", undecided, stopped before every game was searched ("));
    let json = json_lines(&[&large[..], &["--format", "json"]].concat());
    assert_eq!(json[0]["value"], json!({"outcome": null}));
}

#[test]
fn players_lists_what_best_understands() {
    let text = output(&["players"]);
    assert!(text.starts_with("level:L "), "{text}");
    assert!(text.contains("\nrandom          plays any legal move\n"), "{text}");
    for entry in json_lines(&["players", "--format", "json"]) {
        if entry["player"] == "exec" {
            // Which program, only its tests know.
            continue;
        }
        let usage = entry["usage"].as_str().unwrap();
        assert!(text.contains(usage) && text.contains(entry["summary"].as_str().unwrap()), "{text}");
        let player = usage
            .replace("level:L", "level:easy")
            .replace(":L", ":2")
            .replace(":D", ":2")
            .replace(":SECONDS", ":0.1");
        assert_eq!(entry["parameter"].is_null(), player == usage);
        output(&["best", "--player", &player, "--time", "0.2"]);
    }
}

#[test]
fn bench_says_what_it_can_measure() {
    assert!(complaint(&["bench", "--window", "--seconds", "0"]).contains("0.1 to 600"));
    assert!(complaint(&["bench", "--window", "--size", "wide"]).contains("480x400"));
    assert!(complaint(&["bench", "--seconds", "1"]).contains("--window"));
}

#[test]
fn bench_solves_its_positions_and_counts_the_same_nodes_each_time() {
    let counts = || {
        let lines = json_lines(&["bench", "--quick", "--json"]);
        let [positions @ .., total] = &lines[..] else { panic!("nothing measured") };
        assert!(positions.len() >= 5 && positions.iter().all(|line| line["value"] == line["published"]));
        let nodes: Vec<u64> = positions.iter().map(|line| line["nodes"].as_u64().unwrap()).collect();
        assert_eq!(total["nodes"], json!(nodes.iter().sum::<u64>()));
        nodes
    };
    assert_eq!(counts(), counts());
}

#[test]
fn bench_tells_what_a_second_thread_is_worth_and_what_it_could_be() {
    let lines = json_lines(&["bench", "--threads", "2", "--quick", "--rounds", "1", "--json"]);
    assert_eq!(lines.len(), 2);
    for line in &lines {
        for key in ["nodes", "nodes_of_threads", "seconds", "seconds_of_threads", "speed_up", "possible"] {
            assert!(line[key].as_f64().unwrap() > 0.0, "{key}: {line}");
        }
        let ratio = line["seconds"].as_f64().unwrap() / line["seconds_of_threads"].as_f64().unwrap();
        assert!((ratio - line["speed_up"].as_f64().unwrap()).abs() < 0.1 * ratio + 0.01, "{line}");
    }
    assert!(complaint(&["bench", "--threads", "1"]).contains("2–64"));
}

#[test]
fn bench_tells_how_soon_players_stop() {
    let lines = json_lines(&["bench", "--stops", "2", "--quick", "--json"]);
    assert!(lines.len() >= 5);
    for line in &lines {
        let [median, worst] = ["median", "worst"].map(|key| line[key].as_f64().unwrap());
        assert!(line["stops"] == 2 && 0.0 < median && median <= worst, "{line}");
    }
    assert!(complaint(&["bench", "--stops", "0"]).contains("it must be at least 1"));
}

#[test]
fn replay_gives_the_expected_result_of_every_case() {
    let mut cases = 0;
    for line in include_str!("../crates/engine/tests/data/rules_cases.txt").lines() {
        let case = line.split('#').next().unwrap_or_default().trim();
        let Some((game, expected)) = case.split_once("->") else { continue };
        let words: Vec<&str> = game.split_whitespace().collect();
        let [rows, cols, connect, mode, moves @ ..] = words.as_slice() else { panic!("{line}") };
        let moves = if *moves == ["-"] { String::new() } else { moves.join(" ") };
        let board =
            ["--rows", rows, "--cols", cols, "--connect", connect, "--moves", &moves, "--format", "json"];
        let mut call = connect_n();
        call.arg("replay").args(board);
        if *mode != "standard" {
            call.arg("--pop-out");
        }
        check_case(line, expected.trim(), &call.output().unwrap());
        cases += 1;
    }
    assert!(cases > 50, "{cases} cases");
}

fn check_case(line: &str, expected: &str, output: &Output) {
    if let Some(number) = expected.strip_prefix("illegal@") {
        assert_eq!(output.status.code(), Some(2), "{line}");
        let complaint = one_line(&output.stderr);
        assert!(complaint.contains(&format!("move {number} ")), "{line}: {complaint}");
        return;
    }
    assert_eq!(output.status.code(), Some(0), "{line}");
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    let words: Vec<&str> = expected.split_whitespace().collect();
    match words.as_slice() {
        ["win", player] => {
            assert_eq!((&told["state"], &told["winner"]), (&json!("win"), &json!(number(player))), "{line}");
        }
        ["draw", reason] => {
            assert_eq!((&told["state"], &told["reason"]), (&json!("draw"), &json!(reason)), "{line}");
        }
        // The mode `popout` knows no draw by repetition; the program does.
        ["ongoing", .., seen] if seen.trim_start_matches("seen=").parse::<u32>().unwrap() >= 3 => {
            assert_eq!(told["reason"], json!("repetition"), "{line}");
        }
        ["ongoing", player, discs, _] => {
            assert_eq!(
                (&told["state"], &told["to_move"]),
                (&json!("ongoing"), &json!(number(player))),
                "{line}"
            );
            let rows = told["board"].as_array().unwrap();
            let shown: usize =
                rows.iter().map(|row| row.as_str().unwrap().matches(|cell| cell != '.').count()).sum();
            assert_eq!(format!("discs={shown}"), *discs, "{line}");
        }
        _ => panic!("{line}"),
    }
}

/// The number of `p1`, `p2`, …
fn number(player: &str) -> u8 {
    player.trim_start_matches('p').parse().unwrap()
}

#[test]
fn solve_answers_with_score_distance_and_all_best_moves() {
    let args = ["solve", "--moves", "4 4 3 3 2", "--format", "json"];
    let [answer] = json_lines(&args).try_into().unwrap();
    assert_eq!(answer["moves"], "4 4 3 3 2");
    assert_eq!((&answer["outcome"], &answer["score"]), (&json!("loss"), &json!(-18)));
    assert_eq!(
        (&answer["distance"], &answer["best"]),
        (&json!(2), &json!(["1", "2", "3", "4", "5", "6", "7"]))
    );
    assert!(answer["nodes"].is_u64() && answer["seconds"].is_f64());
    assert_eq!(answer.get("columns"), None);
}

#[test]
fn solve_gives_the_value_of_every_move() {
    let args = ["--rows", "4", "--cols", "5", "--moves", "3 3 2 2", "--columns", "--format", "json"];
    let [answer] = json_lines(&[&["solve"], &args[..]].concat()).try_into().unwrap();
    assert_eq!((&answer["score"], &answer["distance"]), (&json!(7), &json!(3)));
    let columns = answer["columns"].as_object().unwrap();
    assert_eq!(columns.keys().collect::<Vec<_>>(), ["1", "2", "3", "4", "5"]);
    let best: Vec<_> = columns.iter().filter(|(_, score)| **score == json!(7)).map(|(mv, _)| mv).collect();
    assert_eq!(answer["best"], json!(best));
}

/// The answers to a list on standard input, and how the call ended.
fn solve_list(options: &[&str], list: &str) -> (Vec<Value>, Output) {
    let output = call_with_input(&[&["solve", "--stdin", "--format", "json"], options].concat(), list);
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    (text.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), output)
}

#[test]
fn solve_reads_one_position_a_line() {
    let (answers, output) = solve_list(&["--rows", "4", "--cols", "4", "--weak"], "\n11\n \n1 2 1 2 1\n");
    assert_eq!((output.status.code(), &output.stderr[..]), (Some(0), &b""[..]));
    let told: Vec<_> = answers.iter().map(|answer| (&answer["line"], &answer["outcome"])).collect();
    assert_eq!(
        told,
        [(&json!(2), &json!("draw")), (&json!(4), &json!("draw"))],
        "a blank line is no position"
    );
    assert!(answers.iter().all(|answer| answer["score"].is_null()));
}

#[test]
fn solve_names_bad_lines_and_goes_on() {
    let list = "44\n448\n1212121\nhello\n....../XO\n......./......./......./X.....O/X.....O/X.....O\n";
    let (answers, output) = solve_list(&[], list);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(one_line(&output.stderr), "4 of 6 lines have no value; the output says why");
    assert_eq!((&answers[0]["line"], &answers[0]["outcome"]), (&json!(1), &json!("win")));
    for (answer, line, error) in [
        (&answers[1], 2, "move 3 (8): column 8 doesn't exist (1–7)"),
        (
            &answers[2],
            3,
            "the game is over (win: player 1 after 7 moves, 4 in a row from column 1 row 1 to column 1 row 4)",
        ),
        (&answers[4], 5, "row 2: this row has 2 cells, and the first one has 6"),
    ] {
        assert_eq!(*answer, json!({"line": line, "error": error, "version": 1}));
    }
    assert!(
        answers[3]["error"].as_str().unwrap().starts_with("move 1 (hello): not a move"),
        "{}",
        answers[3]
    );
    assert_eq!((&answers[5]["score"], &answers[5]["best"]), (&json!(18), &json!(["1"])));
    assert_eq!(answers[5]["position"], "......./......./......./1.....2/1.....2/1.....2 1");
    // A board of one row has no rows to separate.
    let (row, _) = solve_list(&["--rows=1", "--cols=3", "--connect=2"], "... 1\n2\n");
    assert_eq!(
        (&row[0]["score"], &row[0]["best"], &row[1]["outcome"]),
        (&json!(1), &json!(["2"]), &json!("loss"))
    );
    let text = call_with_input(&["solve", "--stdin"], "44\n448\n44\n");
    let text = String::from_utf8(text.stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines.len(), lines[1]), (3, "line 2: move 3 (8): column 8 doesn't exist (1–7)"));
    assert_eq!(complaint(&["solve", "--moves", "1212121"]), answers[2]["error"].as_str().unwrap());
}

#[test]
fn solve_reads_a_board_in_one_line() {
    let answer = |position: &str, more: &[&str]| {
        json_lines(&[&["solve", "--format", "json", "--position", position], more].concat()).remove(0)
    };
    let moves =
        json_lines(&["solve", "--rows=4", "--cols=5", "--moves", "3 3 2", "--format", "json"]).remove(0);
    let drawn = answer("...../...../..O../.XX..", &[]);
    assert_eq!((&drawn["score"], &drawn["best"]), (&moves["score"], &moves["best"]));
    assert_eq!((&drawn["moves"], &drawn["position"]), (&json!(""), &json!("...../...../..2../.11.. 2")));
    assert_eq!(moves.get("position"), None);
    let popped = ["--pop-out", "--connect=3"];
    let said = answer(".../.OO/.XX 2", &popped);
    let option = answer(".../.OO/.XX", &[&popped[..], &["--to-move=2"]].concat());
    assert_eq!((&said["position"], &said["best"]), (&option["position"], &option["best"]));
    assert_eq!(said["position"], ".../.22/.11 2");
    let turn = "the numbers of discs don't tell whose turn it is; ";
    assert_eq!(complaint(&["solve", "--pop-out", "--position=.../.OX"]), format!("{turn}use --to-move"));
    let (answers, _) = solve_list(&["--pop-out"], ".../.OX\n");
    assert_eq!(answers[0]["error"], format!("{turn}write the player to move after the board"));
    assert_eq!(
        output(&["perft", "--depth=1", "--position", "../.. 2"]).split_whitespace().collect::<Vec<_>>(),
        ["1", "2"]
    );
}

#[test]
fn solve_out_of_time_names_only_a_move_that_it_has_found() {
    let answer = |moves: &str| {
        let args = ["solve", "--rows=10", "--cols=10", "--time=0.05", "--moves", moves, "--format", "json"];
        let [answer] = json_lines(&args).try_into().unwrap();
        assert_eq!((&answer["outcome"], &answer["score"]), (&Value::Null, &Value::Null));
        assert_eq!(answer["complete"], false);
        let [lower, upper] = ["lower", "upper"].map(|end| answer["bounds"][end].as_i64().unwrap());
        assert!(lower < upper && lower < 0 && upper > 0, "{answer}");
        answer["best"].clone()
    };
    assert_eq!(answer(""), json!([]));
    // The one move that doesn't lose at once.
    assert_eq!(answer("5 1 5 1 5"), json!(["5"]));
    let words = output(&["solve", "--rows=10", "--cols=10", "--time=0.05"]);
    assert!(words.starts_with("start: not solved in time, score from "), "{words}");
    // Before anything is searched the rules alone bound the score.
    let args = ["solve", "--rows=10", "--cols=10", "--time=0.000001", "--columns", "--format=json"];
    let [answer] = json_lines(&args).try_into().unwrap();
    assert_eq!(answer["bounds"], json!({"lower": -49, "upper": 49}));
    assert_eq!(answer["column_bounds"]["5"], json!({"lower": -49, "upper": 48}));
}

#[test]
fn solve_out_of_time_tells_the_columns_that_it_knows() {
    // Column 1 wins at once; the others take longer than there is time for.
    let args = [
        "solve",
        "--rows=12",
        "--cols=12",
        "--time=0.05",
        "--moves=1 7 1 7 1 7",
        "--columns",
        "--format=json",
    ];
    let [answer] = json_lines(&args).try_into().unwrap();
    assert_eq!((&answer["score"], &answer["complete"]), (&json!(69), &json!(false)), "{answer}");
    assert_eq!((&answer["best"], &answer["columns"]["1"]), (&json!(["1"]), &json!(69)));
    let open = answer["column_bounds"].as_object().unwrap();
    assert!(open.len() + answer["columns"].as_object().unwrap().len() == 12 && !open.is_empty(), "{answer}");
    assert!(open.values().all(|bounds| bounds["lower"].as_i64() < bounds["upper"].as_i64()), "{answer}");
    let solved = json_lines(&["solve", "--rows=4", "--cols=4", "--columns", "--format=json"]).remove(0);
    assert_eq!((&solved["complete"], solved.get("column_bounds")), (&json!(true), None));
}

#[test]
fn solve_refuses_what_it_cannot_solve() {
    assert_eq!(
        complaint(&["solve", "--players", "3"]),
        "only two-player games have an exact value, not games with 3 players"
    );
}

fn call_with_input(args: &[&str], input: &str) -> Output {
    call_with_bytes(args, input.as_bytes())
}

fn call_with_bytes(args: &[&str], input: &[u8]) -> Output {
    let mut child = connect_n()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

/// A book of a small board, made in two runs, and its options.
fn small_book(directory: &tempfile::TempDir) -> Vec<String> {
    let path = directory.path().join("small.book");
    let file = path.to_str().unwrap();
    let board = ["--rows", "4", "--cols", "5"];
    let call = ["book", "--out", file, "--table-mib", "4"];
    let make = [&call, &board[..], &["--plies", "3"]].concat();
    let nothing = complaint(&[&make[..], &["--resume"]].concat());
    assert!(nothing.starts_with(&format!("nothing to resume: {file}.draft: ")), "{nothing}");
    let stopped = output(&[&make[..], &["--time", "0.000001"]].concat());
    assert_eq!(stopped, format!("{file}.draft: 0 positions; use --resume to continue\n"));
    let way = "use --resume to continue an unfinished book, or choose another file";
    assert_eq!(complaint(&make), format!("{file}.draft exists; {way}"));
    let other = complaint(&[&call, &board[..], &["--plies", "4", "--resume"]].concat());
    assert_eq!(
        other,
        format!("{file}.draft: the unfinished book ends with ply 3, not 4; continue with --plies 3")
    );
    let resumed = output(&[&make[..], &["--resume"]].concat());
    assert!(resumed.ends_with(" positions, complete to ply 3\n"), "{resumed}");
    assert!(!path.with_extension("book.draft").exists());
    assert_eq!(complaint(&make), format!("{file} exists; {way}"));
    board.iter().chain(&["--book", file]).map(|&word| word.to_owned()).collect()
}

#[test]
fn a_book_is_made_resumed_checked_and_read() {
    let directory = tempfile::tempdir().unwrap();
    let options = small_book(&directory);
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let checked = output(&[&["book", "--check", "10", "--table-mib", "4"], &options[..]].concat());
    assert!(checked.ends_with(" positions, complete to ply 3; 10 solved again, 0 wrong\n"), "{checked}");

    let solve = |more: &[&str]| {
        let [answer] = json_lines(&[&["solve", "--format", "json"], more].concat()).try_into().unwrap();
        answer
    };
    let moves = ["--moves", "3 3"];
    let known = solve(&[&options[..], &moves].concat());
    let searched = solve(&["--rows", "4", "--cols", "5", "--moves", "3 3"]);
    assert_eq!((&known["score"], &known["best"]), (&searched["score"], &searched["best"]));
    assert_eq!(known["nodes"], 0);
    assert_ne!(searched["nodes"], 0);
    let best =
        json_lines(&[&["best", "--player", "perfect", "--format", "json"], &options[..], &moves].concat());
    assert!(known["best"].as_array().unwrap().contains(&best[0]["move"]));

    let other = complaint(&["solve", options[4], options[5]]);
    assert!(
        other.starts_with("the book is for 4 rows x 5 columns, N = 4, but the game is 6 rows"),
        "{other}"
    );
}

#[test]
fn parts_of_a_book_are_worked_out_by_themselves_and_merged() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    let board = ["--rows=4", "--cols=5"];
    let make =
        |file: &str, more: &[&str]| output(&[&["book", "--out", file, "--table-mib=4"], more].concat());
    let [whole, one, two, merged] = ["whole.book", "one", "two", "merged.book"].map(path);
    let all = make(&whole, &[&board[..], &["--plies=4"]].concat());
    let stopped = make(&one, &[&board[..], &["--plies=4", "--shard=1/2", "--time=0.000001"]].concat());
    assert_eq!(stopped, format!("{one}.draft: 0 positions; use --resume to continue\n"));
    let other =
        complaint(&["book", "--out", &one, "--plies=4", board[0], board[1], "--shard=2/2", "--resume"]);
    assert!(
        other.ends_with("the unfinished book is part 1/2, not 2/2; continue with --shard 1/2"),
        "{other}"
    );
    let early = complaint(&["book", "--out", &merged, "--merge", &format!("{one}.draft")]);
    assert_eq!(early, "part 1/2 is missing or unfinished; name the files of all parts");
    for (file, shard, more) in [(&one, "--shard=1/2", &["--resume"][..]), (&two, "--shard=2/2", &[])] {
        let said = make(file, &[&board[..], &["--plies=4", shard], more].concat());
        assert!(said.contains(": part ") && said.ends_with("--merge makes a book of all parts\n"), "{said}");
    }
    assert_eq!(
        complaint(&["book", "--out", &merged, "--merge", &one]),
        "part 2/2 is missing or unfinished; name the files of all parts"
    );
    assert!(
        complaint(&["book", "--out", &merged, "--merge", &whole])
            .ends_with("`connect-n book --shard` makes one")
    );
    // A merge has no draft: this one is another book's.
    let draft = format!("{merged}.draft");
    std::fs::write(&draft, "of another book").unwrap();
    let said = make(&merged, &["--merge", &two, &one]);
    assert_eq!(std::fs::read_to_string(&draft).unwrap(), "of another book");
    assert_eq!(said.split_once(": ").unwrap().1, all.split_once(": ").unwrap().1);
    let checked = output(&["book", "--check=30", "--table-mib=4", board[0], board[1], "--book", &merged]);
    assert!(checked.ends_with("30 solved again, 0 wrong\n"), "{checked}");
    // The scores of both are the same wherever one looks.
    let solved = |book: &str, moves: &str| {
        let call =
            ["solve", "--score", "--format=json", board[0], board[1], "--book", book, "--moves", moves];
        let answer = json_lines(&call).remove(0);
        (answer["score"].clone(), answer["nodes"].clone())
    };
    for moves in ["", "1", "3", "3 3", "3 2 1", "1 2 3 5", "5 5 1 1"] {
        assert_eq!(solved(&merged, moves), solved(&whole, moves), "{moves}");
        assert_eq!(solved(&merged, moves).1, 0, "{moves}");
    }
}

#[test]
fn the_usual_board_is_solved_from_its_book() {
    let [known] = json_lines(&["solve", "--score", "--format", "json"]).try_into().unwrap();
    assert_eq!((&known["score"], &known["best"], &known["nodes"]), (&json!(1), &json!(["4"]), &json!(0)));
    let [chosen] = json_lines(&["best", "--player", "search:1", "--format", "json"]).try_into().unwrap();
    assert_eq!(
        (&chosen["move"], &chosen["value"]),
        (&json!("4"), &json!({"outcome": "win", "distance": 41}))
    );
}

#[test]
fn files_that_are_no_books_are_refused() {
    let text = file("[Rows \"6\"]\n");
    let path = text.path().to_str().unwrap();
    let line = complaint(&["solve", "--book", path]);
    assert_eq!(line, format!("{path}: this is not an opening book; `connect-n book` makes one"));
    assert!(
        complaint(&["best", "--player", "perfect", "--book", "no/such.book"]).starts_with("no/such.book: ")
    );
    let draft = file("[Rows \"6\"]\n");
    let named = draft.path().with_extension("draft");
    std::fs::copy(draft.path(), &named).unwrap();
    let line = complaint(&["book", "--out", named.with_extension("").to_str().unwrap(), "--resume"]);
    assert!(
        line.ends_with(
            ": this is not an unfinished opening book; delete it, and start over without --resume"
        ),
        "{line}"
    );
    let large = complaint(&["book", "--out", "large.book", "--rows", "16", "--cols", "16"]);
    assert!(large.contains("too large for a book"), "{large}");
    assert!(complaint(&["book", "--check", "3", "--rows", "9"]).contains("no book for this board"));
    assert!(complaint(&["book", "--out", "x.book", "--pop-out"]).contains("standard game for two players"));
}

/// What the program says of this on standard input, in one line.
fn complaint_about(args: &[&str], input: &[u8]) -> String {
    let mut child = connect_n()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It may have seen enough before the end.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    one_line(&output.stderr)
}

#[test]
fn input_that_is_no_text_is_named_with_its_line() {
    let problem = "isn't text (UTF-8 expected)";
    assert_eq!(
        complaint_about(&["serve", "--player", "random"], b"\n\xff4\n"),
        format!("line 2 of standard input {problem}")
    );
    let list = call_with_bytes(&["solve", "--stdin"], b"4\n\xff4\n4\n");
    let text = String::from_utf8(list.stdout).unwrap();
    assert_eq!(text.lines().nth(1), Some(&*format!("line 2: {problem}")));
    assert_eq!(text.lines().count(), 3);
}

#[test]
fn what_is_refused_is_repeated_briefly_and_harms_no_terminal() {
    let long = [b"4 \x1b[2J\0".to_vec(), vec![b'x'; 1 << 20], b"\n".to_vec()].concat();
    let listed = call_with_bytes(&["solve", "--stdin"], &long).stdout;
    assert!(listed.len() < 300 && !listed[..listed.len() - 1].iter().any(u8::is_ascii_control));
    let init = b"init 1 6 7 4 standard 2\ninform 9";
    for (args, long) in
        [(&["serve", "--player", "random"][..], [&init[..], &long].concat()), (&["replay", "-"], long)]
    {
        let long = &long[..];
        let said = complaint_about(args, long);
        assert!(said.len() < 300, "{args:?}: {} bytes", said.len());
        assert!(said.contains('…') && !said.contains(char::is_control), "{said:?}");
    }
}

#[cfg(unix)]
#[test]
fn input_without_end_is_refused() {
    for file in ["/dev/zero", "/dev/urandom"] {
        assert!(complaint(&["replay", file]).contains("longer than 64 MiB"));
        assert!(complaint(&["solve", "--book", file]).contains("longer than 64 MiB"));
    }
}

#[test]
fn a_time_that_no_clock_has_is_refused() {
    let record = file("[TimeControl \"1/1e19\"]\n\n1. 4 *\n");
    let said = complaint(&["replay", record.path().to_str().unwrap()]);
    assert!(
        said.ends_with("line 1, column 1: TimeControl is `1/1e19`; write at most 1000000 seconds"),
        "{said}"
    );
}

/// A game with pops goes as deep as it is asked to: what is counted takes for ever, but no stack.
#[test]
fn a_game_without_end_is_counted_without_a_crash() {
    let mut child = connect_n()
        .args(["perft", "--rows", "3", "--cols", "1", "--pop-out", "--depth", "1000000"])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_secs(1));
    let ended = child.try_wait().unwrap();
    // Fails only if it has ended.
    let _ = child.kill();
    child.wait().unwrap();
    assert_eq!(ended, None);
}

/// Runs for a second, then gets this signal.
#[cfg(unix)]
fn interrupted(args: &[&str], signal: &str) -> Output {
    let child = connect_n().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_secs(1));
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(sent.success(), "{args:?} had ended");
    child.wait_with_output().unwrap()
}

#[cfg(unix)]
#[test]
fn a_solver_that_waits_for_a_line_ends_when_it_is_told_to() {
    use std::io::{BufRead, BufReader, Write};
    for (signal, status) in ending_signals() {
        let mut child = connect_n()
            .args(["solve", "--stdin"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(b"4 4 4 4 4\n").unwrap();
        let mut answer = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut answer).unwrap();
        assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
        // Its input is open all the while.
        let ended = child.wait_with_output().unwrap();
        drop(input);
        assert_eq!(ended.status.code(), Some(status));
        assert_eq!(one_line(&ended.stderr), "interrupted; positions read: 1");
    }
}

#[cfg(unix)]
#[test]
fn long_work_that_is_ended_says_what_it_knows_and_keeps_it() {
    const HARD: [&str; 9] =
        ["solve", "--pop-out", "--rows", "8", "--cols", "8", "--connect", "5", "--table-mib"];
    for (signal, status) in ending_signals() {
        let folder = tempfile::tempdir().unwrap();
        let work = folder.path().join("work");
        let save = ["16", "--save", work.to_str().unwrap()];
        let saved = interrupted(&[&HARD[..], &save].concat(), signal);
        assert_eq!(saved.status.code(), Some(status));
        let said = one_line(&saved.stderr);
        assert_eq!(said, format!("interrupted; use --resume to continue with {}", work.display()));
        assert!(work.exists());
        let unsaved = interrupted(&[&HARD[..], &["16"]].concat(), signal);
        assert_eq!(unsaved.status.code(), Some(status));
        let (known, said) = (String::from_utf8(unsaved.stdout).unwrap(), one_line(&unsaved.stderr));
        assert!(known.contains("nodes"), "{known}");
        assert_eq!(said, "interrupted before it was solved");
        let looking = interrupted(&["lookahead", "value", "--level", "99"], signal);
        assert_eq!(looking.status.code(), Some(status));
        assert_eq!(one_line(&looking.stderr), "interrupted");
        let book = folder.path().join("new.book");
        let made = ["book", "--out", book.to_str().unwrap(), "--plies", "8"];
        let made = interrupted(&made, signal);
        assert_eq!(made.status.code(), Some(status));
        assert!(folder.path().join("new.book.draft").exists());
    }
}

#[test]
fn an_end_that_the_board_does_not_show_is_told() {
    let lost = file(
        "[Result \"0-1\"]\n[Termination \"player 1 took 1.000 s for a move and had 0.100 s\"]\n\n1. 4 4 0-1\n",
    );
    let path = lost.path().to_str().unwrap();
    let said = output(&["replay", path]);
    let end = "win: player 2 after 2 moves, according to the record: player 1 took 1.000 s for a move and had 0.100 s\n";
    assert!(said.ends_with(end), "{said}");
    let report = &json_lines(&["replay", path, "--format", "json"])[0];
    assert_eq!(
        (&report["state"], &report["winner"], &report["reason"]),
        (&json!("win"), &json!(2), &json!("record"))
    );
}

#[test]
fn a_match_overwrites_no_record() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let args = ["match", "random", "random", "--games", "1", "--record", path];
    output(&args);
    let kept = std::fs::read(folder.path().join("game-1.c4n")).unwrap();
    assert!(complaint(&args).ends_with("game-1.c4n exists; choose another folder"));
    assert_eq!(std::fs::read(folder.path().join("game-1.c4n")).unwrap(), kept);
}

#[test]
fn a_match_says_that_its_games_repeat_themselves() {
    let total = |players: [&str; 2]| {
        let args =
            ["match", players[0], players[1], "--games", "4", "--rows", "3", "--cols", "3", "--connect", "3"];
        output(&args).lines().last().unwrap().to_owned()
    };
    assert!(total(["exhaustive", "hashing"]).starts_with("2 of 4 games repeat earlier games"));
}
