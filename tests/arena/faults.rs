//! Programs that misbehave: each loses its game with the reason, nothing else stops, and nothing of them is left.
use std::process::{Command, Stdio};

use serde_json::Value;

use super::arena::{Call, python};
use super::processes::{mark, marked, wait_for_marked};
use super::signals::ending_signals;

/// Time enough for every answer that comes, even on a machine that has much else to do.
const PATIENT: [&str; 2] = ["--start-time=120", "--move-time=120"];

/// Time for those that never answer a `move`.
const IMPATIENT: [&str; 2] = ["--start-time=120", "--move-time=0.3"];

/// A match of a program that misbehaves in this way against `medium`, and what came of its games.
fn games(how: &str, patience: [&str; 2]) -> (Vec<Value>, Call) {
    let mark = mark();
    let bad = format!("exec:{}", python(&format!("tests/arena/bots/bad.py {how} {mark}")));
    let options = ["--games=2", "--max-plies=6", "--format=json"];
    let mut call = Call::new(&[&["match", &bad, "medium"][..], &options, &patience].concat());
    let mut lines = call.json();
    assert_eq!(marked(&mark), Vec::<std::path::PathBuf>::new(), "{how} left something behind");
    assert_eq!(lines.len(), 2 + 2 + 1);
    lines.truncate(2);
    (lines, call)
}

/// Checks that it loses both games, as player 1 and as player 2, by a fault of this kind, for this reason.
fn loses(how: &str, kind: &str, reason: &str) {
    loses_within(PATIENT, how, kind, reason);
}

fn loses_within(patience: [&str; 2], how: &str, kind: &str, reason: &str) {
    let (games, _) = games(how, patience);
    for (game, seat) in games.iter().zip([1, 2]) {
        assert_eq!(game["result"], "forfeit", "{how}: {game}");
        assert_eq!((&game["winner"], &game["reason"]), (&(3 - seat).into(), &kind.into()), "{how}: {game}");
        assert_eq!((&game["fault"]["player"], &game["fault"]["kind"]), (&seat.into(), &kind.into()), "{how}");
        let text = game["fault"]["text"].as_str().unwrap();
        assert!(text.contains(reason), "{how}: {text}");
    }
}

/// Checks that its games come to their end, with this remark.
fn plays(how: &str, remark: &str) {
    let (games, _) = games(how, PATIENT);
    for game in games {
        assert_eq!(game["fault"], Value::Null, "{how}: {game}");
        assert!(game["remarks"][0]["text"].as_str().unwrap().contains(remark), "{how}: {game}");
    }
}

#[test]
fn programs_that_do_not_begin() {
    loses("dies-at-once", "crash", "quit unexpectedly (exit status: 3) instead of answering `init");
    loses_within(
        ["--start-time=0.3", "--move-time=120"],
        "deaf-from-the-start",
        "time",
        "did not answer `init",
    );
    loses("not-ready", "nonsense", "with `hello`: expected ready");
}

#[test]
fn a_program_that_is_not_there() {
    for (command, name) in [
        ("exec:no-such-program-anywhere", "no-such-program-anywhere"),
        ("exec:./Cargo.toml", "./Cargo.toml"),
        ("exec:.", "."),
        ("exec:'two\nlines'", "two lines"),
    ] {
        let games = Call::new(&["match", command, "medium", "--format=json"]).json();
        assert_eq!(games[0]["fault"]["kind"], "start", "{}", games[0]);
        let said = games[0]["fault"]["text"].as_str().unwrap();
        assert!(said.starts_with(&format!("could not be started: {name}: ")), "{said}");
    }
}

#[test]
fn where_logs_can_not_be_written_nobody_plays() {
    for command in [&["match", "medium"][..], &["tournament", "medium", "--games=2"], &["check-bot"]] {
        let mut call = Call::new(&[command, &["exec:true", "--logs", "Cargo.toml/logs"]].concat());
        let output = call.output();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{said}");
        assert!(said.starts_with("cannot write bots' error output to Cargo.toml/logs: "), "{said}");
        assert!(said.ends_with("; use --logs with another folder\n"), "{said}");
    }
}

#[test]
fn moves_that_are_none() {
    loses("illegal", "illegal", "made an illegal move, p1: you can only pop in PopOut");
    loses("off-the-board", "nonsense", "with `8`: column 8 doesn't exist (1–7)");
    loses("nonsense", "nonsense", "with `the one in the middle`: not a move");
    loses("empty", "nonsense", "with ``: not a move");
    loses("bytes", "nonsense", "not a move");
}

#[test]
fn a_quiet_match_tells_the_first_fault() {
    let bad = format!("exec:{}", python("tests/arena/bots/bad.py illegal mark"));
    let output = Call::new(&["match", &bad, "medium", "--games=2", "--quiet", "--start-time=120"]).output();
    let said = String::from_utf8(output.stdout).unwrap();
    let fault = format!("\n  first fault: {bad} made an illegal move, p1: you can only pop in PopOut\n");
    assert!(said.contains(&fault) && said.matches("first fault").count() == 1, "{said}");
}

#[test]
fn too_many_words() {
    loses("long-line", "nonsense", "sent a line of more than 1024 bytes");
    loses("endless-line", "nonsense", "sent a line of more than 1024 bytes");
    // Whether it comes before the next question or after it, it is none of the answers.
    loses("flood", "nonsense", "la la la");
    // However soon it is asked again: what came with an answer is not the next one.
    loses("stammers", "nonsense", "sent unexpected output: 4");
}

#[test]
fn what_a_program_thinks_is_no_answer() {
    let (games, _) = games("thinks-aloud", PATIENT);
    for (game, own) in games.iter().zip([0, 1]) {
        assert_eq!((&game["fault"], &game["views"][own]), (&Value::Null, &7.into()), "{game}");
        assert_eq!(game["states"][own], 150, "{game}");
    }
}

#[test]
fn no_word_at_all() {
    loses_within(IMPATIENT, "silent", "time", "did not answer `move 300` within 0.800 s");
    loses_within(IMPATIENT, "stubborn", "time", "did not answer `move 300` within 0.800 s");
    loses("closes-its-output", "crash", "closed its standard output");
}

#[test]
fn programs_that_end() {
    loses(
        "crashes",
        "crash",
        "quit unexpectedly (exit status: 1, RuntimeError: oh no) instead of answering `move 120000`",
    );
    loses("killed", "crash", "quit unexpectedly (signal: 9 (SIGKILL)) instead of answering `move 120000`");
    loses(
        "kills-its-group",
        "crash",
        "quit unexpectedly (signal: 9 (SIGKILL)) instead of answering `move 120000`",
    );
}

#[test]
fn a_program_that_hears_no_more_is_waited_for_in_vain() {
    let (games, _) = games("closes-its-input", IMPATIENT);
    for game in games {
        assert_eq!(game["reason"], "time", "{game}");
    }
}

#[test]
fn what_happens_after_the_game_is_a_remark() {
    plays("stays", "did not quit within 2.000 s and was killed");
    let (games, call) = games("well", PATIENT);
    assert!(games.iter().all(|game| game["fault"] == Value::Null), "{games:?}");
    assert_eq!(call.logs().matches("time to go").count(), 2);
}

#[cfg(target_os = "linux")]
#[test]
fn processes_left_behind_are_ended_wherever_they_went() {
    plays("forks", "left 2 of its processes running, which were killed");
    plays("forks-a-lot", "left 50 of its processes running, which were killed");
}

#[test]
fn what_a_program_writes_to_standard_error_is_kept_up_to_a_length() {
    let (_, call) = games("crashes", PATIENT);
    assert!(call.logs().contains("RuntimeError: oh no"), "{}", call.logs());
    let (played, call) = games("floods-its-log", PATIENT);
    assert_eq!(played[0]["fault"], Value::Null);
    let length = call.logs().len();
    assert!((1 << 20..3 << 20).contains(&length), "{length} bytes");
}

#[test]
fn a_fault_stops_no_match() {
    let bad = "exec:python3 tests/arena/bots/bad.py crashes mark";
    let lines = Call::new(&["match", bad, "medium", "hard", "--games=3", "--format=json"]).json();
    assert_eq!(lines.len(), 3 + 3);
    // The others play on: it is out, whatever their game comes to.
    for game in &lines[..3] {
        assert_eq!(
            (&game["drop_outs"][0]["kind"], &game["fault"]),
            (&"crash".into(), &Value::Null),
            "{game}"
        );
        assert!(game["plies"].as_u64() > Some(5), "{game}");
    }
    assert_eq!((&lines[3]["faults"], &lines[3]["losses"]), (&3.into(), &3.into()));
    assert_eq!((&lines[4]["faults"], &lines[5]["faults"]), (&0.into(), &0.into()));
}

/// Starts a match in which a program is silent, and waits until it is.
fn silent_match(mark: &str) -> (std::process::Child, Call) {
    let bad = format!("exec:python3 tests/arena/bots/bad.py silent {mark}");
    let mut call = Call::new(&["match", &bad, "medium"]);
    let running = call.command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    wait_for_marked(mark, |processes| processes > 0);
    (running, call)
}

fn signal(running: &std::process::Child, signal: &str) {
    let sent = Command::new("kill").args([signal, &running.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

#[test]
fn an_interrupted_match_leaves_nothing_behind() {
    for (sent, status) in ending_signals() {
        let mark = mark();
        let (running, _call) = silent_match(&mark);
        signal(&running, sent);
        let output = running.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(status));
        assert_eq!(String::from_utf8_lossy(&output.stderr), "interrupted after 0 of 1 games\n");
        assert_eq!(marked(&mark), Vec::<std::path::PathBuf>::new());
    }
}

#[test]
fn a_match_that_is_killed_leaves_nothing_behind() {
    let mark = mark();
    let (mut running, _call) = silent_match(&mark);
    signal(&running, "-KILL");
    running.wait().unwrap();
    wait_for_marked(&mark, |processes| processes == 0);
}
