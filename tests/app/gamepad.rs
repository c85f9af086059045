//! The game by a gamepad alone: what it sends comes from the test, in the place of the thread that waits for pads.
use bevy::prelude::*;
use connect_n::app::board::Aim;
use connect_n::app::gamepad::{PadButton, PadEvent};
use connect_n::app::{Menu, Screen};
use connect_n_engine::{Outcome, Seat};

use crate::harness::{Game, people, pop_out};

fn send(game: &mut Game, event: PadEvent) {
    game.world().write_message(event);
    game.frame();
}

/// Presses a button and lets it go.
fn press(game: &mut Game, button: PadButton) {
    send(game, PadEvent::Pressed(button));
    send(game, PadEvent::Released(button));
    game.frames(3);
}

fn aimed(game: &Game) -> Option<usize> {
    game.resource::<Aim>().0.map(|target| target.column().index() + 1)
}

/// Goes to a column, counted from 1, and plays there.
fn drop_in(game: &mut Game, number: usize) {
    loop {
        match aimed(game) {
            Some(at) if at < number => press(game, PadButton::Right),
            Some(at) if at > number => press(game, PadButton::Left),
            Some(_) => break,
            None => press(game, PadButton::Up),
        }
    }
    press(game, PadButton::South);
    game.rest();
}

#[test]
fn a_game_from_the_title_to_a_rematch() {
    let mut game = Game::at_title(pop_out(people(6, 7, 4, 2)));
    game.hurry();
    press(&mut game, PadButton::South);
    game.rest();
    assert_eq!(game.screen(), Screen::Game);
    for number in [1, 2, 1, 2, 1, 3] {
        drop_in(&mut game, number);
    }
    press(&mut game, PadButton::LeftShoulder);
    game.rest();
    assert_eq!(game.moves(), "1 2 1 2 1", "the last move is taken back");
    press(&mut game, PadButton::RightShoulder);
    game.rest();
    assert_eq!(game.moves(), "1 2 1 2 1 3");
    press(&mut game, PadButton::Start);
    assert_eq!(game.menu(), Menu::Pause);
    press(&mut game, PadButton::East);
    assert_eq!(game.menu(), Menu::None);
    // A pop: down to the strip.
    drop_in(&mut game, 7);
    while aimed(&game) != Some(3) {
        press(&mut game, PadButton::Left);
    }
    press(&mut game, PadButton::Down);
    press(&mut game, PadButton::South);
    game.rest();
    assert_eq!(game.moves(), "1 2 1 2 1 3 7 p3");
    press(&mut game, PadButton::Up);
    drop_in(&mut game, 1);
    assert_eq!(game.position().outcome(), Outcome::Win(Seat::FIRST));
    game.frames(3);
    assert_eq!(game.menu(), Menu::Result);
    press(&mut game, PadButton::South);
    game.rest();
    assert_eq!((game.screen(), game.menu(), game.moves().as_str()), (Screen::Game, Menu::None, ""));
}

#[test]
fn a_direction_that_is_held_goes_on_until_it_is_let_go_or_the_pad_is_gone() {
    for end in [PadEvent::Released(PadButton::Right), PadEvent::Gone] {
        let mut game = Game::start(people(6, 16, 4, 2));
        press(&mut game, PadButton::Left);
        let first = aimed(&game);
        send(&mut game, PadEvent::Pressed(PadButton::Right));
        game.frames(40);
        let held = aimed(&game);
        assert!(held > first.map(|column| column + 3), "{first:?}, {held:?}");
        send(&mut game, end);
        let last = aimed(&game);
        game.frames(40);
        assert_eq!(aimed(&game), last);
    }
}

#[test]
fn buttons_show_what_is_pressed_on_the_device_that_is_used() {
    let mut game = Game::start(people(6, 7, 4, 2));
    assert!(!game.texts().contains(&"LB".to_owned()));
    press(&mut game, PadButton::Left);
    assert!(game.texts().contains(&"LB".to_owned()), "{:?}", game.texts());
    game.key(KeyCode::ArrowLeft);
    game.frames(2);
    assert!(!game.texts().contains(&"LB".to_owned()));
    press(&mut game, PadButton::Left);
    game.point(Vec2::splat(3.0));
    assert!(game.texts().contains(&"LB".to_owned()), "a mouse that is pushed is not used");
    game.press(MouseButton::Left);
    game.frames(2);
    assert!(!game.texts().contains(&"LB".to_owned()));
}

#[test]
fn no_letter_of_a_pad_gets_into_a_name() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.click_control("New game…");
    game.frames(4);
    let field = game.control("Name of player 1").center();
    game.click(field);
    game.frames(2);
    let before = game.texts();
    press(&mut game, PadButton::West);
    press(&mut game, PadButton::LeftShoulder);
    assert_eq!(game.texts().len(), before.len());
    assert_eq!(game.screen(), Screen::Setup);
    assert!(!game.texts().iter().any(|text| text.contains("hz") || text.contains("Player 1h")));
    // The triggers lead out of it, to the next control and back.
    let label = game.focused_label();
    press(&mut game, PadButton::RightTrigger);
    assert_ne!(game.focused_label(), label);
    press(&mut game, PadButton::LeftTrigger);
    assert_eq!(game.focused_label(), label);
}

#[test]
fn nothing_stays_pressed_of_a_pad_that_is_gone() {
    let mut game = Game::start(people(6, 7, 4, 2));
    send(&mut game, PadEvent::Pressed(PadButton::North));
    assert_eq!(game.resource::<ButtonInput<KeyCode>>().get_pressed().count(), 1);
    send(&mut game, PadEvent::Gone);
    assert_eq!(game.resource::<ButtonInput<KeyCode>>().get_pressed().count(), 0);
}
