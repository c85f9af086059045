//! The player behind which a program sits, as anything but a referee uses it: the window, say.
use std::time::{Duration, Instant};

use connect_n_arena::{Contestant, Fault, Hosting, Program};
use connect_n_engine::{Limits, Position, Rules, Seat, StopFlag, parse_game};
use tempfile::TempDir;

use super::processes::{CONNECT_N, mark, marked, wait_for_marked};

/// A player that is this program, and the folder of its log.
fn program(command: &str) -> (Program, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let hosting = Hosting {
        supervisor: CONNECT_N.into(),
        logs: folder.path().into(),
        start_time: Duration::from_mins(2),
        ..Hosting::default()
    };
    (Program::new(command.parse().unwrap(), hosting), folder)
}

fn python_bot() -> (Program, TempDir) {
    program(&format!("python3 {}/examples/bot.py", env!("CARGO_MANIFEST_DIR")))
}

fn bad(how: &str, mark: &str) -> (Program, TempDir) {
    program(&format!("python3 {}/tests/arena/bots/bad.py {how} {mark}", env!("CARGO_MANIFEST_DIR")))
}

fn position(moves: &str) -> Position {
    let rules = Rules::default();
    Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap()
}

#[test]
fn it_can_be_asked_about_any_position_in_any_order() {
    let (mut bot, _folder) = python_bot();
    let mut answer =
        |moves: &str| bot.choose(&position(moves), &Limits::default()).map(|choice| choice.mv.to_string());
    // A win, a threat to stop, and the same after an undo and for the other colour.
    assert_eq!(answer("1 7 1 7 1 7").as_deref(), Ok("1"));
    assert_eq!(answer("1 7 1 6 1").as_deref(), Ok("1"));
    assert_eq!(answer("1 7 1").as_deref(), Ok("4"));
    assert_eq!(answer("1 7 1 4 1").as_deref(), Ok("1"));
    assert_eq!(bot.name(), format!("Centre (exec:python3 {}/examples/bot.py)", env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn a_stopped_program_lets_go_at_once_and_can_begin_anew() {
    let mark = mark();
    let (mut bot, _folder) = bad("silent", &mark);
    bot.start(Seat::FIRST, &Rules::default());
    bot.get_ready(&StopFlag::default()).unwrap();
    let limits = Limits::default();
    let stop = limits.stop.clone();
    let stopper = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        stop.stop();
        Instant::now()
    });
    assert_eq!(bot.choose(&position(""), &limits), Err(Fault::Stopped));
    stopper.join().unwrap();
    // Nobody waits for the end of its process, but it comes.
    wait_for_marked(&mark, |processes| processes == 0);
    let short = Limits { time: Some(Duration::from_millis(10)), ..Limits::default() };
    assert!(matches!(bot.choose(&position("4"), &short), Err(Fault::Silent { .. })));
}

#[test]
fn a_program_that_is_not_there_is_a_fault() {
    let (mut bot, _folder) = program("no-such-program-anywhere");
    assert!(matches!(bot.choose(&position(""), &Limits::default()), Err(Fault::NotStarted(_))));
}

#[test]
fn a_supervisor_that_is_not_there_is_a_fault() {
    let hosting = Hosting { supervisor: "no-such-supervisor".into(), ..Hosting::default() };
    let folder = tempfile::tempdir().unwrap();
    let hosting = Hosting { logs: folder.path().into(), ..hosting };
    let mut bot = Program::new("true".parse().unwrap(), hosting);
    assert!(matches!(bot.choose(&position(""), &Limits::default()), Err(Fault::NotStarted(_))));
}

#[test]
fn a_player_that_is_dropped_takes_its_program_with_it() {
    let mark = mark();
    let (mut bot, _folder) = bad("forks", &mark);
    bot.start(Seat::FIRST, &Rules::default());
    bot.get_ready(&StopFlag::default()).unwrap();
    assert!(!marked(&mark).is_empty());
    drop(bot);
    assert!(marked(&mark).is_empty());
}
