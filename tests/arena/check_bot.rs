//! The bench for bots: the examples keep every rule, and whoever breaks one is told which.
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::arena::{Call, json_lines, python};
use super::bots::rust_bot;

/// The verdict on each rule, and the sums.
fn checked(command: &str, options: &[&str]) -> (Vec<Value>, Value) {
    let patient = ["--start-time=120", "--format=json"];
    let mut call = Call::new(&[&["check-bot", command], &patient[..], options].concat());
    let output = call.output();
    let text = String::from_utf8(output.stdout).unwrap();
    let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let sums = lines.pop().unwrap();
    let status = i32::from(sums["failed"] != 0);
    assert_eq!(output.status.code(), Some(status), "{}", String::from_utf8_lossy(&output.stderr));
    (lines, sums)
}

/// Checks that a bot keeps every rule. Where the machine was too busy for an answer in time, it is asked again.
fn keeps_every_rule(command: &str, move_time: &str) {
    for attempt in 1..=5 {
        let (rules, sums) = checked(command, &["--move-time", move_time]);
        assert!(rules.len() > 15 && sums["skipped"] == 0, "{command}: {sums}");
        let Some(broken) = rules.iter().find(|rule| rule["verdict"] == "failed") else { return };
        let why = broken["why"].as_str().unwrap();
        assert!(why.contains("did not ") && attempt < 5, "{command}: {broken}");
    }
}

/// Whether a compiler or interpreter is there; the tests of its language are left out where it is not.
fn has(program: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    let found = env::split_paths(&folders).any(|folder| folder.join(program).is_file());
    if !found {
        eprintln!("{program} is not installed: nothing is tested with it");
    }
    found
}

fn example(name: &str) -> String {
    format!("{}/examples/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// Compiles an example into a folder for the tests.
fn compile(command: &[&str]) {
    let mut compiler = Command::new(command[0]);
    let folder = env!("CARGO_TARGET_TMPDIR");
    let status =
        compiler.args(&command[1..]).current_dir(folder).env("GOCACHE", format!("{folder}/go")).status();
    assert!(status.unwrap().success(), "{command:?}");
}

fn compiled(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn the_bots_in_python_keep_every_rule() {
    keeps_every_rule(&python("examples/bot.py"), "20");
    keeps_every_rule(&format!("exec:{}", python("examples/first_bot.py")), "0.02");
}

#[test]
fn the_bot_in_rust_keeps_every_rule() {
    keeps_every_rule(&rust_bot(), "20");
}

#[test]
fn the_bot_in_c_keeps_every_rule() {
    if has("cc") {
        let bot = compiled("bot-in-c");
        compile(&[
            "cc",
            "-O2",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-o",
            bot.to_str().unwrap(),
            &example("bot.c"),
        ]);
        keeps_every_rule(bot.to_str().unwrap(), "20");
    }
}

#[test]
fn the_bot_in_go_keeps_every_rule() {
    if has("go") {
        let bot = compiled("bot-in-go");
        compile(&["go", "build", "-o", bot.to_str().unwrap(), &example("bot.go")]);
        keeps_every_rule(bot.to_str().unwrap(), "20");
    }
}

#[test]
fn the_bot_in_java_keeps_every_rule() {
    if has("javac") {
        let folder = compiled("java");
        compile(&["javac", "-d", folder.to_str().unwrap(), &example("Bot.java")]);
        keeps_every_rule(&format!("java -XX:TieredStopAtLevel=1 -cp {} Bot", folder.display()), "20");
    }
}

#[test]
fn the_bot_in_javascript_keeps_every_rule() {
    if has("node") {
        keeps_every_rule("node examples/bot.js", "20");
    }
}

#[test]
fn our_own_players_keep_every_rule() {
    keeps_every_rule(&format!("{} serve --player medium", super::processes::CONNECT_N), "20");
}

/// A bot that misbehaves in this way.
fn bad_bot(how: &str) -> String {
    python(&format!("tests/arena/bots/bad.py {how} mark"))
}

/// The rules that a bot of `bad.py` breaks.
fn broken(how: &str) -> Vec<String> {
    let (rules, _) = checked(&bad_bot(how), &["--move-time=20"]);
    let failed = rules.iter().filter(|rule| rule["verdict"] == "failed");
    failed.map(|rule| rule["rule"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn whoever_breaks_a_rule_is_told_which() {
    assert_eq!(broken("not-ready"), ["ready"]);
    // On a busy machine it has not yet ended when the first rule is checked.
    let at_once = broken("dies-at-once");
    assert!(at_once == ["start"] || at_once == ["ready"], "{at_once:?}");
    let always_4 = broken("well");
    for rule in ["boards", "full-columns"] {
        assert!(always_4.iter().any(|broken| broken == rule), "{always_4:?}");
    }
    for rule in ["start", "ready", "name", "quiet", "in-time", "quit", "end-of-input"] {
        assert!(!always_4.iter().any(|broken| broken == rule), "{always_4:?}");
    }
    // On a busy machine its line may come so late that it is taken for the answer to the next question.
    assert!(!broken("chatters").is_empty());
    let stays = broken("stays-without-a-move");
    assert!(stays.contains(&"quit".to_owned()) && !stays.contains(&"end-of-input".to_owned()), "{stays:?}");
}

#[test]
fn whoever_says_what_nobody_understands_is_told_so() {
    for (how, expected) in [
        ("mumbles", Some("It wrote `info eval much depth 3`: after `eval` stands a number, not `much`.")),
        // With its fourth move it wins.
        (
            "thinks-aloud",
            Some(
                "It wrote `info eval 7 depth 3 nodes 50 line 4 4`: the moves of `line` can't be played: \
                 move 2 (d4): the game is over.",
            ),
        ),
        ("thinks-too-loud", None),
    ] {
        let (rules, _) = checked(&bad_bot(how), &["--move-time=20"]);
        let info = rules.iter().find(|rule| rule["rule"] == "info").unwrap();
        assert_eq!(info["verdict"], if expected.is_some() { "advice" } else { "passed" }, "{info}");
        assert_eq!(info["why"].as_str(), expected, "{info}");
    }
}

#[test]
fn the_conversation_shows_what_went_wrong() {
    let (rules, _) = checked(&bad_bot("illegal"), &[]);
    let rule = rules.iter().find(|rule| rule["rule"] == "first-game").unwrap();
    assert_eq!(rule["why"], "`move 1000` was answered with `p1`: you can only pop in PopOut.");
    let said: Vec<_> =
        rule["conversation"].as_array().unwrap().iter().map(|said| (&said["by"], &said["line"])).collect();
    let by = |by: &'static str, line: &'static str| (Value::from(by), Value::from(line));
    let expected = [
        by("referee", "init 1 6 7 4 standard 2"),
        by("bot", "ready"),
        by("referee", "name"),
        by("bot", "Bad illegal"),
        by("referee", "move 1000"),
        by("bot", "p1"),
    ];
    assert_eq!(said, expected.iter().map(|(by, line)| (by, line)).collect::<Vec<_>>());
    let text = Call::new(&["check-bot", &bad_bot("illegal")]).output();
    let said = String::from_utf8(text.stderr).unwrap();
    assert!(said.starts_with("the bot breaks ") && said.lines().count() == 1, "{said}");
    let shown = String::from_utf8(text.stdout).unwrap();
    assert!(shown.contains("bot is told move 1000\n") && shown.contains("bot says    p1\n"), "{shown}");
}

#[test]
fn a_bot_of_which_nothing_comes_is_told_to_flush() {
    let advice = "did not answer `init 1 6 7 4 standard 2` within 0.500 s. \
                  A bot has to flush its standard output after each line, in Python with `flush=True`.";
    let output = Call::new(&["check-bot", &bad_bot("does-not-flush"), "--start-time=0.5"]).output();
    let shown = String::from_utf8(output.stdout).unwrap();
    assert!(shown.contains(advice), "{shown}");
    let (rules, _) = checked(&bad_bot("no-line-end"), &["--move-time=0.1"]);
    let rule = rules.iter().find(|rule| rule["rule"] == "first-game").unwrap();
    let why = "The program wrote `4` but no line end, and so did not answer `move 100` within";
    assert!(rule["why"].as_str().unwrap().starts_with(why), "{rule}");
}

#[test]
fn the_guide_to_the_first_bot_shows_bots_that_play() {
    let page = include_str!("../../docs/first-bot.md");
    let blocks: Vec<&str> =
        page.split("```").skip(1).step_by(2).filter_map(|block| block.strip_prefix("python\n")).collect();
    let [first, sees, _, time_up, search, choice] = blocks[..] else { panic!("{} blocks", blocks.len()) };
    let last = include_str!("../../examples/first_bot.py");
    for part in [sees, time_up, search, choice] {
        assert!(last.contains(part.trim_end()), "examples/first_bot.py lacks:\n{part}");
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bot.py");
    std::fs::write(&file, first).unwrap();
    keeps_every_rule(&python(&file.display().to_string()), "20");
}

#[test]
fn the_first_bot_beats_medium() {
    let options = ["--games=8", "--opening=4", "--start-time=120", "--move-time=0.4", "--format=json"];
    let bot = format!("exec:{}", python("examples/first_bot.py"));
    let lines = json_lines(&[&["match", &bot, "medium"], &options[..]].concat());
    let (games, total) = (&lines[..8], &lines[8]);
    // A busy machine may let it be too late.
    let is_played_or_late = |game: &Value| game["fault"].is_null() || game["fault"]["kind"] == "time";
    assert!(games.iter().all(is_played_or_late), "{games:?}");
    assert!(total["wins"].as_u64() > total["losses"].as_u64(), "{total}");
}
