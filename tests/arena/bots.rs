//! The example programs of the documentation, in whole matches.
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use super::arena::{Call, json_lines};

/// The example in Rust, built as anybody would who has nothing but its file.
pub(crate) fn rust_bot() -> String {
    static BOT: OnceLock<PathBuf> = OnceLock::new();
    let bot = BOT.get_or_init(|| {
        let bot = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bot");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/bot.rs");
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition=2024", "-O", source, "-o"]).arg(&bot);
        assert!(rustc.status().unwrap().success());
        bot
    });
    format!("exec:{}", bot.display())
}

const PYTHON_BOT: &str = "exec:python3 examples/bot.py";

fn plays_well(bot: &str, name: &str, options: &[&str]) {
    let lines = json_lines(
        &[&["match", bot, "medium", "--games=4", "--start-time=120", "--format=json"], options].concat(),
    );
    let (games, totals) = lines.split_at(4);
    for game in games {
        assert_eq!(game["fault"], serde_json::Value::Null, "{game}");
        let names: Vec<&str> =
            game["players"].as_array().unwrap().iter().filter_map(|name| name.as_str()).collect();
        assert!(names.contains(&format!("{name} ({bot})").as_str()), "{names:?}");
    }
    assert_eq!((&totals[0]["player"], &totals[0]["faults"]), (&bot.into(), &0.into()));
}

#[test]
fn the_python_bot_plays_every_variant() {
    plays_well(PYTHON_BOT, "Centre", &[]);
    plays_well(PYTHON_BOT, "Centre", &["--pop-out", "--rows=4", "--cols=5", "--max-plies=60"]);
    plays_well(PYTHON_BOT, "Centre", &["--rows=10", "--cols=12", "--connect=5"]);
}

#[test]
fn the_rust_bot_plays_every_variant() {
    plays_well(&rust_bot(), "Even", &[]);
    plays_well(&rust_bot(), "Even", &["--pop-out", "--rows=4", "--cols=5", "--max-plies=60"]);
}

#[test]
fn several_programs_play_each_other() {
    let lines = json_lines(&["match", PYTHON_BOT, &rust_bot(), "medium", "--games=3", "--format=json"]);
    assert!(lines[..3].iter().all(|game| game["result"] != "forfeit"), "{lines:?}");
}

#[test]
fn both_bots_play_a_whole_tournament() {
    let bot = rust_bot();
    let players = ["tournament", PYTHON_BOT, &bot, "medium"];
    let table = json_lines(
        &[&players[..], &["--games=4", "--threads=2", "--start-time=120", "--quiet", "--format=json"]]
            .concat(),
    );
    assert!(table.iter().all(|line| line["games"] == 8 && line["faults"] == 0), "{table:?}");
}

#[test]
fn a_bot_can_be_asked_for_one_move() {
    let answer = json_lines(&["best", "--player", PYTHON_BOT, "--moves=171717", "--format=json"]);
    assert_eq!(answer[0]["move"], "1");
    let output = Call::new(&["best", "--player", "exec:no-such-program-anywhere"]).output();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with("exec:no-such-program-anywhere could not be started: "), "{said}");
    assert_eq!(said.lines().count(), 1);
}

#[test]
fn the_documentation_shows_the_bot_that_is_tested() {
    let page = include_str!("../../docs/protocol.md");
    let bot = include_str!("../../examples/bot.py");
    assert!(page.contains(&format!("```python\n{bot}```\n")));
    assert!(bot.lines().count() < 60);
}
