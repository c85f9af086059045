//! A game between computers can be stopped, stepped through and taken back.
use std::thread::sleep;
use std::time::Duration;

use bevy::prelude::*;
use connect_n::app::game::current_game::{CurrentGame, Pace};
use connect_n::app::{Menu, Turn};

use crate::harness::{Game, computers_only, people};

/// A game between computers that was stopped after a few moves.
fn stopped() -> Game {
    let mut game = Game::start(computers_only(people(6, 7, 4, 2), "random"));
    game.until("a few moves", |game| game.position().plies() == 3);
    game.key(KeyCode::KeyP);
    game.rest();
    assert_eq!(game.resource::<CurrentGame>().pace(), Pace::Paused);
    game
}

fn assert_stands_still(game: &mut Game) {
    let moves = game.moves();
    for _ in 0..10 {
        sleep(Duration::from_millis(2));
        game.pass(Duration::from_millis(150));
    }
    assert_eq!(game.moves(), moves);
}

#[test]
fn a_stopped_game_stands_still_and_goes_on() {
    let mut game = stopped();
    assert_stands_still(&mut game);
    assert_eq!(game.position().plies(), 3);
    game.key(KeyCode::KeyP);
    game.until("the game to go on", |game| game.position().plies() > 4);
}

#[test]
fn a_step_is_one_move() {
    let mut game = stopped();
    for plies in 4..7 {
        game.key(KeyCode::Period);
        game.until("one move", |game| game.position().plies() == plies);
        game.rest();
        assert_stands_still(&mut game);
        assert_eq!(game.position().plies(), plies);
    }
    game.assert_shown();
}

#[test]
fn a_step_back_stops_the_game() {
    let mut game = Game::start(computers_only(people(6, 7, 4, 2), "random"));
    game.until("a few moves", |game| game.position().plies() == 3);
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(game.position().plies(), 2);
    assert_stands_still(&mut game);
    game.key(KeyCode::KeyY);
    game.rest();
    assert_eq!(game.position().plies(), 3);
    assert_stands_still(&mut game);
    game.assert_shown();
}

#[test]
fn computers_wait_behind_the_pause_menu() {
    let mut game = Game::start(computers_only(people(6, 7, 4, 2), "random"));
    game.until("a few moves", |game| game.position().plies() == 3);
    game.key(KeyCode::Escape);
    game.rest();
    assert_eq!(game.menu(), Menu::Pause);
    assert_stands_still(&mut game);
    game.key(KeyCode::Escape);
    game.until("the game to go on", |game| game.position().plies() > 3);
    assert!(matches!(game.turn(), Turn::Animating | Turn::Thinking));
}

#[test]
fn what_stops_a_game_says_how_it_goes_on() {
    let mut game = stopped();
    assert!(game.reads("Resume") && !game.reads("Pause "), "{:?}", game.state());
    game.click_control("Resume");
    game.until("the game to go on", |game| game.position().plies() > 4);
    game.click_control("Pause");
    game.rest();
    assert_eq!(game.resource::<CurrentGame>().pace(), Pace::Paused);
}
