//! What is kept of each game: its record with times and what bots said, logs, and transcripts.
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use connect_n_arena::TimedMove;
use connect_n_engine::GameRecord;

use super::arena::{Call, json_lines, python};

/// The names of the files in a folder.
fn files(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    entries.map(|name| name.into_string().unwrap()).collect()
}

fn bad(how: &str) -> String {
    python(&format!("{}/tests/arena/bots/bad.py {how} mark", env!("CARGO_MANIFEST_DIR")))
}

/// A list of entrants with Ada, who plays like this.
fn entrants(folder: &Path, how: &str) -> String {
    let list = folder.join("bots.toml");
    fs::write(&list, format!("[[bot]]\nname = \"Ada\"\ncommand = \"{}\"\n", bad(how))).unwrap();
    list.to_str().unwrap().to_owned()
}

fn record(file: &Path) -> GameRecord {
    GameRecord::parse(&fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn a_record_of_a_tournament_tells_who_played_how_long_and_what_they_said() {
    let folder = tempfile::tempdir().unwrap();
    let list = entrants(folder.path(), "thinks-aloud");
    let records = folder.path().join("records");
    let results = folder.path().join("results.csv");
    let options = ["--games=2", "--opening=0", "--max-plies=6", "--seed=3", "--start-time=120"];
    let [records_text, results_text] = [&records, &results].map(|path| path.to_str().unwrap());
    let files_to_write = ["--record", records_text, "--out", results_text, "--quiet", "--format=json"];
    let call = [&["tournament", "medium", "--entrants", &list][..], &options, &files_to_write].concat();
    json_lines(&call);
    assert_eq!(
        files(&records),
        ["game-0001_Ada_medium.c4n", "game-0002_medium_Ada.c4n"].map(str::to_owned).into()
    );

    let second = record(&records.join("game-0002_medium_Ada.c4n"));
    let tags = ["Event", "Round", "Player1", "Player2"].map(|tag| second.tag(tag).unwrap());
    assert_eq!(tags, ["Tournament", "2", "medium", "Ada"]);
    let list_of_results = fs::read_to_string(&results).unwrap();
    assert!(list_of_results.contains(&format!(",{},medium,Ada,", second.tag("Seed").unwrap())));
    let moves = TimedMove::all_in(&second);
    assert_eq!(moves.iter().map(|timed| timed.ply).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    let said = ["info eval 1 depth 1", "info eval 7 depth 3 nodes 50 line 4 4"];
    assert_eq!(moves[1].infos, said);
    assert!(moves[3].infos.ends_with(&said.map(str::to_owned)), "{:?}", moves[3]);
    assert!(moves[0].infos.is_empty());
    let seconds = |tag: &str| second.tag(tag).unwrap().parse::<f64>().unwrap();
    let of_ada: f64 = moves.iter().skip(1).step_by(2).map(|timed| timed.time.as_secs_f64()).sum();
    assert!((of_ada - seconds("Seconds2")).abs() < 0.002, "{of_ada} {}", seconds("Seconds2"));

    // Other readers find their way in it too.
    let file = records.join("game-0002_medium_Ada.c4n");
    let shown = &json_lines(&["replay", file.to_str().unwrap(), "--format=json"])[0];
    assert_eq!(shown["timed"][1]["ply"], 2);
    assert_eq!(shown["timed"][1]["info"], serde_json::json!(said));
    assert_eq!(shown["timed"][0]["info"], serde_json::json!([]));

    // More games go to the same folder.
    let more: Vec<&str> = call
        .iter()
        .map(|&word| if word == "--games=2" { "--games=4" } else { word })
        .chain(["--resume"])
        .collect();
    json_lines(&more);
    assert_eq!(files(&records).len(), 4);
}

#[test]
fn of_what_a_bot_says_before_a_move_the_end_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let bot = format!("exec:{}", bad("thinks-too-loud"));
    json_lines(&["match", &bot, "medium", "--max-plies=1", "--seed=5", "--record", path, "--format=json"]);
    let record = record(&folder.path().join("game-1.c4n"));
    assert_eq!((record.tag("Seed"), record.tag("Round")), (Some("5"), Some("1")));
    let [only] = &TimedMove::all_in(&record)[..] else { panic!("{record}") };
    assert_eq!(only.infos.len(), 20);
    assert_eq!(
        (only.infos[0].as_str(), only.infos[19].as_str()),
        ("info depth 11 line 4", "info depth 30 line 4")
    );
}

#[test]
fn every_game_and_seat_has_a_log_and_a_transcript() {
    let folder = tempfile::tempdir().unwrap();
    let list = entrants(folder.path(), "well");
    let [logs, talks] = ["logs", "talks"].map(|name| folder.path().join(name));
    let options =
        ["--games=2", "--opening=1", "--max-plies=3", "--start-time=120", "--quiet", "--format=json"];
    let call = [
        &["tournament", "medium", "--entrants", &list][..],
        &["--logs", logs.to_str().unwrap(), "--transcript", talks.to_str().unwrap()],
        &options,
    ]
    .concat();
    json_lines(&call);
    let names =
        |end: &str| ["1_Ada_medium_1_Ada", "2_medium_Ada_2_Ada"].map(|name| format!("game-000{name}.{end}"));
    assert_eq!(files(&logs), names("log").into());
    assert_eq!(files(&talks), names("txt").into());
    assert!(fs::read_to_string(logs.join(&names("log")[0])).unwrap().ends_with("time to go\n"));

    let file = talks.join(&names("txt")[1]);
    let talk = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = talk.lines().collect();
    assert!(lines[0].starts_with("== 20") && lines[0].ends_with("bad.py well mark"), "{talk}");
    let said: Vec<&str> = lines[1..].iter().map(|line| &line[13..]).collect();
    let expected = [
        "> init 2 6 7 4 standard 2",
        "> inform 1 ",
        "! started",
        "< ready",
        "> name",
        "< Bad well",
        "> move 180000",
        "< 4",
        "> inform 1 ",
        "> quit",
    ];
    for line in expected {
        assert!(said.iter().any(|said| said.starts_with(line)), "{line} is not in\n{talk}");
    }
    let order = |text: &str| said.iter().position(|said| *said == text).unwrap();
    assert!(order("> name") < order("< Bad well") && order("> move 180000") < order("< 4"), "{talk}");
    let seconds: Vec<f64> = lines[1..].iter().map(|line| line[..12].trim().parse().unwrap()).collect();
    assert!(seconds.is_sorted() || seconds.windows(2).all(|two| two[1] > two[0] - 0.01), "{talk}");

    // A second time, what is there stays and goes on.
    json_lines(&call);
    let longer = fs::read_to_string(&file).unwrap();
    assert!(longer.starts_with(&talk) && longer.matches("== 20").count() == 2, "{longer}");
}

#[test]
fn logs_without_a_folder_of_their_own_are_one_for_each_bot() {
    let bot = format!("exec:{}", bad("well"));
    let mut call = Call::new(&["match", &bot, "medium", "--games=2", "--max-plies=2", "--format=json"]);
    call.json();
    assert_eq!(files(&call.folder.path().join("connect-n/programs")).len(), 1);
}

#[test]
fn games_in_progress_are_told_of_beside_the_list_of_results_as_long_as_they_are_played() {
    let folder = tempfile::tempdir().unwrap();
    let list = entrants(folder.path(), "silent");
    let results = folder.path().join("results.csv");
    let live = folder.path().join("results.csv.live");
    let options = ["--games=2", "--opening=2", "--start-time=120", "--quiet", "--out"];
    let call = Call::new(&[&["tournament", "medium", "--entrants", &list][..], &options].concat());
    let mut command = call.command;
    let mut tournament = command.arg(&results).stdout(Stdio::null()).spawn().unwrap();
    let told = |text: &str| -> Option<GameRecord> {
        let state: serde_json::Value = serde_json::from_str(text).ok()?;
        assert_eq!((&state["version"], &state["games"]), (&1.into(), &2.into()));
        GameRecord::parse(state["playing"][0].as_str()?).ok()
    };
    let begun = Instant::now();
    let record = loop {
        assert!(begun.elapsed() < Duration::from_mins(2), "nobody tells of a game");
        let record = fs::read_to_string(&live).ok().and_then(|text| told(&text));
        match record {
            Some(record) => break record,
            None => sleep(Duration::from_millis(20)),
        }
    };
    assert!(record.moves().len() >= 2, "the opening is on the board");
    let players: BTreeSet<&str> = ["Player1", "Player2"].map(|tag| record.tag(tag).unwrap()).into();
    assert_eq!(players, ["Ada", "medium"].into());
    assert!(["1", "2"].contains(&record.tag("Round").unwrap()));
    let interrupted = Command::new("kill").args(["-INT", &tournament.id().to_string()]).status().unwrap();
    assert!(interrupted.success());
    assert_eq!(tournament.wait().unwrap().code(), Some(130));
    assert_eq!(files(folder.path()), ["bots.toml", "results.csv"].map(str::to_owned).into());
}
