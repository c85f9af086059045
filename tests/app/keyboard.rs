//! The keys of the board: digits, arrows, Enter and Space; Shift and the strip for pops.
use crate::harness::{Game, people, pop_out};
use bevy::input::ButtonState;
use bevy::prelude::*;
use connect_n::app::board::{Aim, Target};
use connect_n::app::{Menu, Screen};
use connect_n_engine::Column;

const DIGITS: [KeyCode; 10] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
    KeyCode::Digit0,
];

#[test]
fn digits_drop_and_0_is_the_tenth_column() {
    let mut game = Game::start(people(6, 12, 4, 2));
    game.hurry();
    for digit in DIGITS {
        game.key(digit);
        game.rest();
    }
    assert_eq!(game.moves(), "1 2 3 4 5 6 7 8 9 10");
    game.assert_shown();
}

#[test]
fn digits_beyond_the_board_do_nothing() {
    let mut game = Game::start(people(6, 7, 4, 2));
    for digit in &DIGITS[7..] {
        game.key(*digit);
    }
    assert_eq!(game.moves(), "");
}

#[test]
fn arrows_aim_and_enter_or_space_drop() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.key(KeyCode::ArrowLeft);
    game.key(KeyCode::Enter);
    game.rest();
    game.key(KeyCode::ArrowRight);
    game.key(KeyCode::ArrowRight);
    game.key(KeyCode::Space);
    game.rest();
    // The first arrow begins in the middle; the aim stays where it was.
    assert_eq!(game.moves(), "4 6");
    game.key(KeyCode::ArrowLeft);
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(game.moves(), "4 6 5");
}

#[test]
fn shift_and_a_digit_pop() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    game.hurry();
    game.drop_all(&[3, 5]);
    game.key_event(KeyCode::ShiftLeft, ButtonState::Pressed, false);
    game.frame();
    game.key(KeyCode::Digit3);
    game.key_event(KeyCode::ShiftLeft, ButtonState::Released, false);
    game.frame();
    game.rest();
    assert_eq!(game.moves(), "3 5 p3");
    game.assert_shown();
}

#[test]
fn the_arrow_down_reaches_the_strip() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    game.hurry();
    game.drop_all(&[4, 1]);
    // The pointer aimed at column 1 last.
    for key in [KeyCode::ArrowRight, KeyCode::ArrowRight, KeyCode::ArrowRight, KeyCode::ArrowDown] {
        game.key(key);
    }
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(game.moves(), "4 1 p4");
}

#[test]
fn a_key_held_down_moves_once() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.key_event(KeyCode::Digit4, ButtonState::Pressed, false);
    game.rest();
    for _ in 0..10 {
        game.key_event(KeyCode::Digit4, ButtonState::Pressed, true);
        game.frames(5);
    }
    assert_eq!(game.moves(), "4");
}

#[test]
fn a_key_and_its_modifier_may_come_in_one_frame() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.chord(KeyCode::ControlLeft, KeyCode::KeyO);
    assert_eq!(game.menu(), Menu::Games);
    game.frames(30);
    let first = game.focused_label();
    game.chord(KeyCode::ShiftLeft, KeyCode::Tab);
    let before = game.focused_label();
    assert_ne!(before, first);
    game.key(KeyCode::Tab);
    assert_eq!(game.focused_label(), first);
    game.key_event(KeyCode::ShiftLeft, ButtonState::Pressed, false);
    game.frame();
    game.key(KeyCode::Tab);
    game.key_event(KeyCode::ShiftLeft, ButtonState::Released, false);
    assert_eq!(game.focused_label(), before);
}

#[test]
fn shift_let_go_in_a_dialog_is_let_go_on_the_board() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    game.drop_all(&[4, 3]);
    for (key, state) in [
        (KeyCode::ControlLeft, ButtonState::Pressed),
        (KeyCode::ShiftLeft, ButtonState::Pressed),
        (KeyCode::KeyS, ButtonState::Pressed),
        (KeyCode::KeyS, ButtonState::Released),
    ] {
        game.key_event(key, state, false);
        game.frames(2);
    }
    game.rest();
    assert_eq!(game.menu(), Menu::Save);
    for key in [KeyCode::ControlLeft, KeyCode::ShiftLeft] {
        game.key_event(key, ButtonState::Released, false);
        game.frame();
    }
    game.key(KeyCode::Escape);
    game.rest();
    game.key(KeyCode::Digit4);
    game.rest();
    assert_eq!(game.moves(), "4 3 4", "{}", game.state());
}

#[test]
fn whoever_aims_at_the_board_leaves_the_button_beside_it() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.key(KeyCode::Tab);
    assert!(game.focused_label().is_some());
    game.key(KeyCode::ArrowLeft);
    assert_eq!(game.focused_label(), None);
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(game.moves(), "4", "what is aimed at is played, and no button pressed");
}

#[test]
fn the_set_up_has_a_focus_after_a_game_too() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    game.until("the result", |game| game.menu() == Menu::Result);
    game.key(KeyCode::KeyS);
    game.until("the set-up", |game| game.screen() == Screen::Setup);
    game.frames(3);
    assert_eq!(game.focused_label().as_deref(), Some("Start"));
}

#[test]
fn a_game_that_was_begun_by_keys_shows_where_the_next_one_plays() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.key(KeyCode::Tab);
    game.key(KeyCode::KeyS);
    game.until("the set-up", |game| game.screen() == Screen::Setup);
    game.frames(2);
    game.key(KeyCode::Enter);
    game.until("the game", |game| game.screen() == Screen::Game);
    game.rest();
    assert_eq!(game.resource::<Aim>().0, Some(Target::Column(Column::new(3).unwrap())));
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(game.moves(), "4");
}

#[test]
fn p_plays_from_the_title_whatever_key_its_button_shows() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.key(KeyCode::KeyP);
    game.until("the game", |game| game.screen() == Screen::Game);
    assert_eq!(game.menu(), Menu::None);
}

#[test]
fn keys_work_where_a_narrow_window_has_no_room_for_their_buttons() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.resize(480.0, 400.0);
    game.hurry();
    game.drop_all(&[1, 2, 1, 2, 1, 2]);
    for (key, moves) in
        [(KeyCode::KeyZ, "1 2 1 2 1"), (KeyCode::KeyY, "1 2 1 2 1 2"), (KeyCode::KeyY, "1 2 1 2 1 2")]
    {
        game.key(key);
        game.rest();
        assert_eq!(game.moves(), moves, "after {key:?}");
    }
    game.key(KeyCode::KeyN);
    game.frames(3);
    assert_eq!(game.menu(), Menu::ConfirmNewGame);
    game.key(KeyCode::Escape);
    game.frames(30);
    game.drop_in(1);
    game.rest();
    assert_eq!(game.menu(), Menu::Result);
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!((game.moves().as_str(), game.menu()), ("1 2 1 2 1 2", Menu::None));
}
