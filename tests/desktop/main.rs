//! The real program in a real window: played with mouse and keyboard, judged by what can be seen from outside.
#![cfg(feature = "gui")]
#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod alone;
mod board_finder;
mod bus;
mod harness;
mod kept;
mod monkey;
mod preferences;
#[path = "../common/processes.rs"]
mod processes;
mod screen;
mod screen_reader;

use std::fs;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempDir;

use board_finder::{Board, find_board, is_red, is_yellow};
use harness::{Ended, Game, moves_of, run_without_graphics_device, run_without_screen};
use processes::{CONNECT_N, mark, wait_for_marked};
use screen::Size;

const TWO_PEOPLE: [&str; 4] = ["--seat1", "human", "--seat2", "human"];
const SEVEN_BY_SIX: [&str; 4] = ["--rows", "6", "--cols", "7"];

/// The most that a resting game may take of one processor. Drawn without a graphics card and built without
/// optimisation, one frame in five seconds costs about half of it, and frames without end cost all of it.
const RESTING_SHARE: f64 = 0.02;

fn start_two_people(more: &[&str]) -> Game {
    Game::start(&[&TWO_PEOPLE, &SEVEN_BY_SIX, more].concat())
}

/// Waits for the board and finds where it is.
fn board(game: &Game) -> Board {
    game.wait_for_picture("a board", |picture| find_board(picture, 6, 7))
}

/// Drops into columns with the mouse, each time when the move before is on record and its disc lies still.
fn click_on_columns(game: &Game, board: &Board, numbers: &[u32]) {
    let mut moves = moves_of(&game.record());
    for &number in numbers {
        game.click(board.column_x(number), board.middle_y());
        moves.push(number.to_string());
        game.wait_for_moves(&moves);
        game.wait_for_rest();
    }
}

fn result(game: &Game) -> String {
    let record = game.record();
    let tag = record.lines().find_map(|line| line.strip_prefix("[Result \"")?.strip_suffix("\"]"));
    tag.unwrap_or("no result").to_owned()
}

#[test]
fn a_game_is_won_by_a_line_with_the_mouse() {
    let game = start_two_people(&[]);
    let board = board(&game);
    click_on_columns(&game, &board, &[4, 3, 4, 3, 4, 3]);
    assert_eq!(result(&game), "*", "three in line win nothing");
    click_on_columns(&game, &board, &[4]);
    assert_eq!(result(&game), "1-0", "four in line win");
    game.wait_for_picture("four red discs in column 4", |picture| {
        (board.discs_in_column(picture, 4, is_red) == 4).then_some(())
    });
}

#[test]
fn a_disc_is_popped_with_the_mouse() {
    let game = start_two_people(&["--pop-out"]);
    let board = board(&game);
    click_on_columns(&game, &board, &[4, 4]);
    game.click(board.column_x(4), board.pop_strip_y());
    game.wait_for_moves(&["4", "4", "p4"]);
    game.wait_for_picture("the yellow disc alone in column 4", |picture| {
        let discs = [is_red, is_yellow].map(|colour| board.discs_in_column(picture, 4, colour));
        (discs == [0, 1]).then_some(())
    });
}

#[test]
fn a_game_is_won_by_a_line_with_the_keyboard() {
    let game = start_two_people(&[]);
    board(&game);
    let keys = ["1", "2", "1", "2", "1", "2", "1"];
    for pressed in 0..keys.len() {
        game.key(keys[pressed]);
        game.wait_for_moves(&keys[..=pressed]);
        game.wait_for_rest();
    }
    assert_eq!(result(&game), "1-0", "four in line win");
}

#[test]
fn the_board_can_be_played_in_the_smallest_window() {
    let mut game = start_two_people(&[]);
    click_on_columns(&game, &board(&game), &[1]);
    game.resize(Size { width: 480, height: 400 });
    game.wait_for_rest();
    click_on_columns(&game, &board(&game), &[7]);
}

#[test]
fn a_resting_game_leaves_the_processor_alone() {
    let game = Game::start(&[&["--seat1", "human", "--seat2", "medium"], &SEVEN_BY_SIX[..]].concat());
    board(&game);
    game.wait_for_rest();
    let before = game.processor_time();
    let rest = Duration::from_secs(15);
    sleep(rest);
    let share = game.processor_time().saturating_sub(before).as_secs_f64() / rest.as_secs_f64();
    println!("a resting game takes {:.2} % of one processor", share * 100.0);
    assert!(share < RESTING_SHARE, "a resting game takes {:.1} % of one processor", share * 100.0);
}

/// What is drawn at one size is not kept at the next.
#[test]
fn a_window_that_changes_its_size_takes_no_more_memory() {
    const ROUNDS: usize = 8;
    let mut game = start_two_people(&[]);
    board(&game);
    let sizes = [(800, 600), (1280, 700), (640, 480), (1100, 640), (900, 720)];
    let after_each: Vec<u64> = (0..ROUNDS)
        .map(|_| {
            for (width, height) in sizes {
                game.resize(Size { width, height });
                sleep(Duration::from_millis(400));
            }
            game.resident_memory()
        })
        .collect();
    println!("resident memory in MiB after each five sizes: {after_each:?}");
    let (early, late) = (after_each[1], after_each[ROUNDS - 1]);
    assert!(late < early + early / 10, "memory grows with each size: {after_each:?} MiB");
}

/// A program that never answers is asked for a move, and the game is closed or killed meanwhile.
#[test]
fn a_program_in_a_seat_ends_with_the_window() {
    let leave: [fn(Game); 2] = [Game::kill, |game| {
        game.key("Escape");
        game.wait_for_rest();
        game.key("ctrl+q");
        game.wait_for_end();
    }];
    for leave in leave {
        let mark = mark();
        let bots = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/arena/bots");
        let program = format!("exec:python3 {bots}/bad.py silent {mark}");
        let game = Game::start(&[&["--seat1", "human", "--seat2", &program], &SEVEN_BY_SIX[..]].concat());
        click_on_columns(&game, &board(&game), &[4]);
        wait_for_marked(&mark, |processes| processes > 0);
        leave(game);
        wait_for_marked(&mark, |processes| processes == 0);
    }
}

/// A bot that never answers keeps a game where it is, after the first move.
#[test]
fn a_tournament_is_watched_while_another_process_plays_it() {
    let folder = TempDir::new().expect("a folder");
    let results = folder.path().join("results.csv");
    let mark = mark();
    let bots = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/arena/bots");
    let silent = format!("exec:python3 {bots}/bad.py silent {mark}");
    let mut tournament = Command::new(CONNECT_N)
        .args(["tournament", "medium", &silent, "--games=2", "--opening=1", "--quiet", "--out"])
        .arg(&results)
        .stdout(Stdio::null())
        .spawn()
        .expect("the tournament starts");
    wait_for_marked(&mark, |processes| processes > 0);
    let mut game = Game::start(&["watch", &results.to_string_lossy()]);
    let board = board(&game);
    let discs = |picture: &_| -> usize {
        let of = |colour| (1..=7).map(|number| board.discs_in_column(picture, number, colour)).sum::<usize>();
        of(is_red) + of(is_yellow)
    };
    game.wait_for_picture("the first discs", |picture| (1..=2).contains(&discs(picture)).then_some(()));
    let ends = Command::new("kill").arg(tournament.id().to_string()).status();
    assert!(ends.is_ok_and(|ends| ends.success()));
    assert_eq!(tournament.wait().ok().and_then(|status| status.code()), Some(143));
    wait_for_marked(&mark, |processes| processes == 0);
    let left: Vec<_> =
        fs::read_dir(&folder).expect("the folder").flatten().map(|it| it.file_name()).collect();
    assert_eq!(left, ["results.csv"]);
    game.wait_for_rest();
    assert_eq!(game.ended(), None, "{}", game.errors());
}

#[test]
fn without_a_screen_one_line_says_so() {
    assert_ends_with_one_line(&run_without_screen(), "DISPLAY");
}

#[test]
fn without_a_graphics_device_one_line_says_so() {
    assert_ends_with_one_line(&run_without_graphics_device(), "Vulkan driver");
}

/// The line names what is missing; a fault of the program itself would be told in one line too.
fn assert_ends_with_one_line(ended: &Ended, missing: &str) {
    assert_eq!(ended.status.code(), Some(1), "a failure at work, no crash:\n{}", ended.errors);
    let lines: Vec<&str> = ended.errors.lines().collect();
    let [line] = lines[..] else { panic!("one line says what is wrong:\n{}", ended.errors) };
    assert!(line.starts_with("connect-n: ") && line.contains(missing), "what is missing: {line}");
    assert!(!line.contains("fault of its own") && !line.contains("panicked"), "nobody's fault: {line}");
}
