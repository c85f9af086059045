//! Programs that are kept between their games, clocks for the whole game, and the tolerance for late answers.
use std::fs;

use connect_n_engine::GameRecord;
use serde_json::Value;

use super::arena::{Call, json_lines, python};
use super::processes::{mark, marked};

/// The games of a match of a bot that plays like this, as player 1 and player 2 in turn.
fn games(how: &str, games: usize, options: &[&str]) -> Vec<Value> {
    let mark = mark();
    let bot = format!("exec:{}", python(&format!("tests/arena/bots/bad.py {how} {mark}")));
    let number = games.to_string();
    let always = ["--start-time=120", "--max-plies=4", "--format=json", "--games", &number];
    let mut lines = json_lines(&[&["match", &bot, "medium"][..], &always, options].concat());
    assert_eq!(marked(&mark), Vec::<std::path::PathBuf>::new(), "{how} left something behind");
    lines.truncate(games);
    lines
}

/// What the bot called itself in each game.
fn names(games: &[Value]) -> Vec<&str> {
    let all = games.iter().flat_map(|game| game["players"].as_array().unwrap());
    let own = all.map(|name| name.as_str().unwrap()).filter(|name| name.starts_with("Game"));
    own.map(|name| name.split(" (").next().unwrap()).collect()
}

#[test]
fn a_kept_program_plays_game_after_game() {
    assert_eq!(names(&games("counts", 3, &[])), ["Game 1", "Game 1", "Game 1"]);
    let kept = games("counts", 3, &["--keep"]);
    assert_eq!(names(&kept), ["Game 1", "Game 2", "Game 3"]);
    assert!(kept.iter().all(|game| game["fault"].is_null() && game["remarks"] == serde_json::json!([])));
}

#[test]
fn a_fault_ends_a_kept_program_and_the_next_game_has_a_new_one() {
    let played = games("dies-in-its-second-game", 4, &["--keep"]);
    let faults: Vec<bool> = played.iter().map(|game| game["fault"]["kind"] == "crash").collect();
    assert_eq!(faults, [false, true, false, true], "{played:?}");
    // Nothing is lost by an end between two games, and what is said there is a fault of the next one.
    let died = games("dies-between-games", 4, &["--keep"]);
    assert!(died.iter().all(|game| game["fault"].is_null()), "{died:?}");
    let chatter = games("chatters-after-its-second-move", 3, &["--keep"]);
    assert_eq!(chatter[0]["fault"], Value::Null);
    assert_eq!(chatter[1]["fault"]["kind"], "nonsense", "{chatter:?}");
    assert_eq!(chatter[2]["fault"], Value::Null);
}

#[test]
fn a_tournament_keeps_a_program_for_each_game_that_it_plays_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mark = mark();
    let bot = format!("exec:{}", python(&format!("tests/arena/bots/bad.py counts {mark}")));
    let talks = folder.path().join("talks");
    let logs = folder.path().join("logs");
    let folders = ["--transcript", talks.to_str().unwrap(), "--logs", logs.to_str().unwrap()];
    let options = ["--games=6", "--threads=2", "--max-plies=6", "--keep", "--start-time=120", "--quiet"];
    let table = json_lines(
        &[&["tournament", &bot, "medium", "random", "--format=json"][..], &options, &folders].concat(),
    );
    assert!(table.iter().all(|line| line["faults"] == 0), "{table:?}");
    assert!(marked(&mark).is_empty());
    let texts = fs::read_dir(&talks).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let texts: Vec<String> = texts.collect();
    // Each game has a transcript of its own, though programs are started at most twice.
    assert_eq!(texts.len(), 12);
    assert!(texts.iter().all(|text| text.matches("> init").count() == 1), "{texts:?}");
    let started = texts.iter().filter(|text| text.contains("! started")).count();
    assert!((1..=2).contains(&started), "{started}");
    assert_eq!(texts.iter().filter(|text| text.contains("> quit")).count(), started);
    assert_eq!(fs::read_dir(&logs).unwrap().count(), started);
}

#[test]
fn under_a_clock_bots_are_told_what_is_left_and_whoever_uses_it_up_loses() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let played = games("well", 1, &["--clock=600+5", "--transcript", path, "--record", path]);
    assert_eq!(played[0]["fault"], Value::Null, "{played:?}");
    let files = || fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
    let read = |end: &str| {
        let file = files().find(|file| file.extension().is_some_and(|found| found == end)).unwrap();
        fs::read_to_string(file).unwrap()
    };
    let talk = read("txt");
    let said: Vec<Vec<&str>> =
        talk.lines().skip(1).map(|line| line[13..].split(' ').skip(1).collect()).collect();
    let clock = said.iter().rfind(|words| words[0] == "clock").unwrap();
    let [increment, own, other] = [1, 2, 3].map(|place| clock[place].parse::<u64>().unwrap());
    assert_eq!((clock.len(), increment), (4, 5000));
    assert!((600_000..=605_000).contains(&own) && (600_000..=605_000).contains(&other), "{clock:?}");
    let asked = said.iter().position(|words| words[0] == "move").unwrap();
    assert_eq!(said[asked - 1][0], "clock", "{talk}");
    let time: u64 = said[asked][1].parse().unwrap();
    assert!(time < 600_000 / 10, "{time} is no share of what is left");
    let record = GameRecord::parse(&read("c4n")).unwrap();
    assert_eq!(record.tag("TimeControl"), Some("600+5"));
    assert!(record.tag("Clocks").is_some());

    let silent = games("silent", 2, &["--clock=0.3", "--move-overhead=0.1"]);
    for game in &silent {
        let text = game["fault"]["text"].as_str().unwrap();
        assert!(game["fault"]["kind"] == "time" && text.ends_with(" within 0.400 s"), "{game}");
    }
    let output = Call::new(&["match", "medium", "random", "--clock=5", "--move-time=1"]).output();
    assert_eq!(output.status.code(), Some(2));
    let output = Call::new(&["match", "medium", "random", "--clock=soon"]).output();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("300+5 for 300 seconds plus 5 per move") && said.lines().count() == 1, "{said}");
}

#[test]
fn our_own_players_share_out_a_clock() {
    let options = ["--clock=3+0.01", "--games=2", "--move-overhead=5", "--format=json"];
    let lines = json_lines(&[&["match", "search:60", "medium"][..], &options].concat());
    for game in &lines[..2] {
        assert_eq!(game["fault"], Value::Null, "{game}");
    }
}
