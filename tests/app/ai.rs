//! The computer's thought: whatever changes the position ends it, and an answer that comes late is never played.
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::setup::Setup;
use connect_n::app::{Screen, Turn};

use crate::harness::{Game, people, with_computers};

/// A thought that was given up ends within this time, and one that was not goes on for longer.
const GIVING_UP: Duration = Duration::from_secs(5);

/// A person against a computer that would think for years.
fn against_a_slow_one() -> Setup {
    with_computers(people(6, 7, 4, 2), "minimax:40", [1])
}

/// A game in which the slow computer has begun to think about its answer.
fn while_it_thinks() -> Game {
    let mut game = Game::start(against_a_slow_one());
    game.drop_in(4);
    assert_eq!(game.turn(), Turn::Thinking);
    game.pass(Duration::from_millis(200));
    game
}

/// Raised when one of the pool's threads gets to it, on most machines the only one.
fn sentinel() -> Arc<AtomicBool> {
    let done = Arc::new(AtomicBool::new(false));
    let told = done.clone();
    AsyncComputeTaskPool::get().spawn(async move { told.store(true, Ordering::Relaxed) }).detach();
    done
}

fn assert_no_thought_goes_on(game: &mut Game) {
    let (done, start) = (sentinel(), Instant::now());
    while !done.load(Ordering::Relaxed) {
        assert!(start.elapsed() < GIVING_UP, "a thought goes on about a position that is gone");
        game.frame();
    }
}

#[test]
fn the_frames_go_on_while_it_thinks() {
    let mut game = while_it_thinks();
    game.pass(Duration::from_millis(500));
    assert_eq!(game.turn(), Turn::Thinking);
    assert_eq!(game.moves(), "4");
}

/// The board is empty, a person is to move, and no earlier search plays on it.
fn assert_empty_board_waits(game: &mut Game) {
    game.rest();
    assert_eq!((game.moves().as_str(), game.turn()), ("", Turn::Human));
    assert_no_thought_goes_on(game);
    game.pass(Duration::from_secs(1));
    assert_eq!(game.moves(), "");
    game.assert_shown();
}

#[test]
fn undo_ends_the_thought() {
    let mut game = while_it_thinks();
    game.key(KeyCode::KeyZ);
    assert_empty_board_waits(&mut game);
}

#[test]
fn a_new_game_ends_the_thought() {
    let mut game = while_it_thinks();
    game.key(KeyCode::Escape);
    game.frames(2);
    game.key(KeyCode::KeyN);
    assert_empty_board_waits(&mut game);
}

#[test]
fn leaving_the_game_ends_the_thought() {
    let mut game = while_it_thinks();
    game.key(KeyCode::Escape);
    game.frames(2);
    game.key(KeyCode::KeyT);
    game.frames(2);
    assert_eq!(game.screen(), Screen::Title);
    assert_no_thought_goes_on(&mut game);
    assert_eq!(game.moves(), "4");
}

#[test]
fn closing_the_program_ends_the_thought() {
    let mut game = while_it_thinks();
    game.world().write_message(AppExit::Success);
    // After this frame there are no others.
    game.frame();
    let (done, start) = (sentinel(), Instant::now());
    while !done.load(Ordering::Relaxed) {
        assert!(start.elapsed() < GIVING_UP, "the thought goes on");
        sleep(Duration::from_millis(5));
    }
}

/// The computer has its answer and waits for the shortest turn to pass: undo comes before.
#[test]
fn an_answer_that_waits_is_dropped_by_undo() {
    for undoes in [false, true] {
        let mut game = Game::start(with_computers(people(6, 7, 4, 2), "random", [1]));
        game.drop_in(4);
        game.until_an_answer_waits();
        assert_eq!(game.moves(), "4");
        if undoes {
            game.key(KeyCode::KeyZ);
        }
        game.pass(Duration::from_secs(2));
        // Without the undo it is played.
        assert_eq!((game.position().plies(), game.turn()), (if undoes { 0 } else { 2 }, Turn::Human));
        if undoes {
            // Nor does it become the answer to another move.
            game.drop_in(5);
            game.until("the computer's move", |game| game.position().plies() == 2);
            assert!(game.moves().starts_with("5 "), "{}", game.moves());
        }
    }
}

#[test]
fn an_answer_to_an_earlier_position_is_never_played() {
    let mut game = while_it_thinks();
    let position_id = game.resource::<CurrentGame>().position_id();
    let mv = game.position().legal_moves()[0];
    game.key(KeyCode::KeyZ);
    game.rest();
    game.drop_in(4);
    // The same position, the same turn, but another question.
    game.ask(Request::Answer { mv, position_id });
    game.rest();
    assert_eq!(game.moves(), "4");
    game.ask(Request::Start(Box::new(against_a_slow_one())));
    game.rest();
    game.drop_in(4);
    game.ask(Request::Answer { mv, position_id });
    assert_eq!(game.moves(), "4");
}

#[test]
fn the_computer_takes_half_a_second_at_least() {
    let mut game = Game::start(with_computers(people(6, 7, 4, 2), "random", [1]));
    game.click_column(4);
    game.pass(Duration::from_millis(400));
    sleep(Duration::from_millis(50));
    assert_eq!(game.position().plies(), 1);
    game.until("the computer's move", |game| game.position().plies() == 2);
    game.rest();
    assert_eq!(game.turn(), Turn::Human);
    game.assert_shown();
}
