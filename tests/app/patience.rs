//! Input at moments when it isn't expected: while discs move, while the computer thinks, behind a menu.
use std::time::Duration;

use bevy::prelude::*;
use connect_n::app::game::Request;
use connect_n::app::{Menu, Turn};

use crate::harness::{Game, people, with_computers};

#[test]
fn a_double_click_drops_one_disc() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.click_column(4);
    assert_eq!(game.turn(), Turn::Animating);
    game.pass(Duration::from_millis(100));
    game.press(MouseButton::Left);
    game.rest();
    assert_eq!(game.moves(), "4");
    game.assert_shown();
}

#[test]
fn a_later_click_during_the_fall_settles_it_and_acts_once() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.click_column(4);
    game.pass(Duration::from_millis(300));
    assert_eq!(game.turn(), Turn::Animating, "the fall is over too early for this test");
    game.click_column(4);
    assert_eq!(game.moves(), "4 4");
    game.rest();
    assert_eq!(game.moves(), "4 4");
    game.assert_shown();
}

#[test]
fn keys_during_the_fall_act_once_each() {
    let mut game = Game::start(people(6, 7, 4, 2));
    for digit in [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3] {
        game.key(digit);
        game.pass(Duration::from_millis(300));
    }
    game.rest();
    assert_eq!(game.moves(), "1 2 3");
    game.assert_shown();
}

#[test]
fn clicks_during_the_computers_turn_do_nothing() {
    let mut game = Game::start(with_computers(people(6, 7, 4, 2), "minimax:30", [1]));
    game.click_column(4);
    game.click_column(3);
    assert_eq!(game.turn(), Turn::Animating);
    game.rest();
    assert_eq!(game.turn(), Turn::Thinking);
    game.click_column(2);
    game.key(KeyCode::Digit1);
    game.pass(Duration::from_secs(1));
    assert_eq!(game.moves(), "4");
    assert_eq!(game.turn(), Turn::Thinking);
}

#[test]
fn nothing_reaches_the_board_behind_the_pause_menu() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.key(KeyCode::Escape);
    assert_eq!(game.menu(), Menu::Pause);
    game.frames(3);
    game.key(KeyCode::Digit4);
    assert_eq!(game.menu(), Menu::Pause);
    // A click beside the menu closes it, and does nothing more.
    game.click_column(1);
    game.frames(3);
    assert_eq!((game.menu(), game.moves().as_str()), (Menu::None, ""));
}

#[test]
fn escape_closes_what_it_opened_and_the_game_goes_on() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_in(4);
    for expected in [Menu::Pause, Menu::None, Menu::Pause, Menu::None] {
        game.key(KeyCode::Escape);
        game.frames(2);
        assert_eq!(game.menu(), expected);
    }
    game.drop_in(5);
    assert_eq!(game.moves(), "4 5");
}

#[test]
fn after_the_end_no_click_moves() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    assert_eq!((game.turn(), game.menu()), (Turn::Over, Menu::Result));
    game.click_column(3);
    game.key(KeyCode::Digit3);
    game.rest();
    assert_eq!(game.moves(), "1 2 1 2 1 2 1");
}

#[test]
fn a_request_for_a_move_out_of_turn_is_not_heard() {
    let mut game = Game::start(with_computers(people(6, 7, 4, 2), "minimax:30", [0]));
    game.until("the computer's turn", |game| game.turn() == Turn::Thinking);
    let mv = game.position().legal_moves()[0];
    game.ask(Request::Play(mv));
    assert_eq!(game.moves(), "");
}
