//! Idle means idle: with nothing moving no frame is asked for, and as long as anything moves every frame is.
use std::time::Duration;

use bevy::prelude::*;
use connect_n::app::game::Request;
use connect_n::app::{Screen, Turn};

use crate::harness::{Game, computers_only, people, pop_out, with_computers};

/// Frames until everything that an event set off has passed.
const AFTERMATH: usize = 60;
/// Frames in which nothing may be asked for then.
const CALM: usize = 90;

fn assert_comes_to_rest(game: &mut Game) {
    game.frames(AFTERMATH);
    assert!(!game.is_restless(CALM), "frames are drawn though nothing moves at {:?}", game.screen());
}

#[test]
fn the_title_is_idle() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    assert_comes_to_rest(&mut game);
}

#[test]
fn the_game_on_the_title_goes_on_only_where_it_is_watched() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.frames(AFTERMATH);
    assert!(game.alarm() < Duration::from_secs(5), "a game is shown on the title");
    let hide: [(&str, fn(&mut Game, bool)); 3] = [
        (
            "a menu",
            |game, hidden| if hidden { game.click_control("Settings") } else { game.key(KeyCode::Escape) },
        ),
        ("the focus of another window", |game, hidden| game.focus_window(!hidden)),
        ("another window", Game::cover_window),
    ];
    for (what, hide) in hide {
        hide(&mut game, true);
        game.until("the end of a fall", |game| !game.is_restless(1));
        assert_comes_to_rest(&mut game);
        assert!(game.alarm() > Duration::from_hours(1), "frames are drawn behind {what}");
        hide(&mut game, false);
        game.until("the next move", |game| game.alarm() < Duration::from_secs(5));
    }
}

#[test]
fn a_title_that_is_reached_behind_another_window_shows_no_game() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.cover_window(true);
    game.world().resource_mut::<NextState<Screen>>().set(Screen::Title);
    game.frames(AFTERMATH);
    assert!(game.alarm() > Duration::from_hours(1), "frames are drawn behind another window");
    game.cover_window(false);
    game.until("the next move", |game| game.alarm() < Duration::from_secs(5));
}

#[test]
fn the_set_up_is_idle() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.key(KeyCode::KeyS);
    game.frames(2);
    assert_eq!(game.screen(), Screen::Setup);
    assert_comes_to_rest(&mut game);
}

#[test]
fn a_game_that_waits_for_a_person_is_idle() {
    let mut game = Game::start(people(6, 7, 4, 2));
    assert_comes_to_rest(&mut game);
    game.drop_in(4);
    assert_comes_to_rest(&mut game);
    // The pointer stays over the board, with its ghost.
    assert_eq!(game.turn(), Turn::Human);
}

#[test]
fn the_result_is_idle_after_its_celebration() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    assert!(game.is_restless(5), "the line through the winning discs is drawn");
    game.pass(Duration::from_secs(4));
    assert_comes_to_rest(&mut game);
}

#[test]
fn a_move_while_the_discs_of_a_game_before_still_fall_out_leaves_nothing_in_motion() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    game.drop_all(&[4, 4, 3]);
    game.ask(Request::Restart);
    game.frames(4);
    assert_eq!(game.turn(), Turn::Animating);
    game.click_column(2);
    game.rest();
    assert_comes_to_rest(&mut game);
}

#[test]
fn the_pause_menu_is_idle() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.key(KeyCode::Escape);
    assert_comes_to_rest(&mut game);
}

#[test]
fn a_stopped_game_between_computers_is_idle() {
    let mut game = Game::start(computers_only(people(6, 7, 4, 2), "random"));
    game.until("a few moves", |game| game.position().plies() == 3);
    // What was thought before the stop is kept.
    game.until_an_answer_waits();
    game.key(KeyCode::KeyP);
    assert_comes_to_rest(&mut game);
    game.key(KeyCode::KeyP);
    assert_frames_until_the_next_move(&mut game);
}

#[test]
fn computers_behind_the_pause_menu_are_idle() {
    let mut game = Game::start(computers_only(people(6, 7, 4, 2), "random"));
    game.until("a few moves", |game| game.position().plies() == 3);
    game.until_an_answer_waits();
    game.key(KeyCode::Escape);
    assert_comes_to_rest(&mut game);
    game.key(KeyCode::Escape);
    assert_frames_until_the_next_move(&mut game);
}

#[test]
fn a_computer_that_thinks_draws_no_frames() {
    let mut game = Game::start(with_computers(people(6, 7, 4, 2), "minimax:40", [1]));
    game.drop_in(4);
    assert_comes_to_rest(&mut game);
    assert_eq!(game.turn(), Turn::Thinking);
}

#[test]
fn every_frame_of_a_fall_asks_for_the_next() {
    let mut game = Game::start(people(6, 7, 4, 2));
    assert_comes_to_rest(&mut game);
    game.click_column(4);
    while game.turn() == Turn::Animating {
        assert!(game.redraws_asked() > 0, "a falling disc stops in mid-air");
        game.frame();
    }
    game.frame();
    assert_comes_to_rest(&mut game);
}

#[test]
fn every_frame_until_the_computers_move_asks_for_the_next() {
    let mut game = Game::start(with_computers(people(6, 7, 4, 2), "random", [1]));
    game.click_column(4);
    game.until_an_answer_waits();
    assert_frames_until_the_next_move(&mut game);
}

/// The answer of a computer waits for its shortest turn to pass: without frames it would never come.
fn assert_frames_until_the_next_move(game: &mut Game) {
    let plies = game.position().plies();
    game.frame();
    while game.position().plies() == plies {
        assert!(game.redraws_asked() > 0, "the computer's move never comes");
        game.frame();
    }
}
