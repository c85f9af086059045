//! The first steps: taken by mouse and by keyboard alone, and left at any time.
use bevy::prelude::*;
use connect_n::app::game::tutorial::{Progress, Step, Tutorial};
use connect_n::app::{Menu, Screen};

use crate::harness::{Game, people};

fn begin() -> Game {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.click_control("How to play");
    game.frames(6);
    assert_eq!(game.screen(), Screen::HowToPlay);
    game.rest();
    game
}

fn step(game: &Game) -> (Step, Progress) {
    let tutorial = game.resource::<Tutorial>();
    (tutorial.step(), tutorial.progress())
}

#[test]
fn the_mouse_takes_every_step_and_a_game_follows() {
    let mut game = begin();
    for (step_now, column, is_pop) in [
        (Step::Drop, 4, false),
        (Step::Connect, 6, false),
        (Step::Block, 4, false),
        (Step::Pop, 4, true),
        (Step::Fall, 4, true),
        (Step::Both, 4, true),
    ] {
        assert_eq!(step(&game), (step_now, Progress::Asked));
        if is_pop {
            game.click_strip(column);
        } else {
            game.click_column(column);
        }
        game.rest();
        assert_eq!(step(&game), (step_now, Progress::Done), "{:?}", game.texts());
        let onwards = if step_now == Step::Both { "Play a game" } else { "Next" };
        game.click_control(onwards);
        game.rest();
        game.frames(20);
    }
    assert_eq!((game.screen(), game.menu(), game.moves().as_str()), (Screen::Game, Menu::None, ""));
}

#[test]
fn the_keyboard_alone_takes_every_step() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.key(KeyCode::KeyH);
    game.frames(6);
    take_all_steps(&mut game);
    assert_eq!(game.screen(), Screen::Game);
}

/// Takes all steps with the keyboard, and goes on to a game.
fn take_all_steps(game: &mut Game) {
    for (key, is_pop) in [
        (KeyCode::Digit1, false),
        (KeyCode::Digit2, false),
        (KeyCode::Digit4, false),
        (KeyCode::Digit4, true),
        (KeyCode::Digit4, true),
        (KeyCode::Digit4, true),
    ] {
        game.rest();
        if is_pop {
            game.chord(KeyCode::ShiftLeft, key);
        } else {
            game.key(key);
        }
        game.rest();
        assert_eq!(step(game).1, Progress::Done, "{:?}", game.texts());
        game.key(KeyCode::Enter);
    }
    game.rest();
}

#[test]
fn another_move_is_taken_back_with_a_word_of_help() {
    let mut game = begin();
    game.click_column(4);
    game.rest();
    game.key(KeyCode::Enter);
    game.rest();
    game.frames(20);
    game.click_column(1);
    game.rest();
    assert_eq!(step(&game), (Step::Connect, Progress::TryAgain));
    assert!(game.reads("Not that one."), "{:?}", game.texts());
    // There is no way on before the move is made.
    game.key(KeyCode::PageDown);
    game.click_control("Next");
    game.rest();
    assert_eq!(step(&game), (Step::Connect, Progress::TryAgain));
}

#[test]
fn the_steps_are_left_by_a_key_and_nothing_of_them_stays() {
    let mut game = begin();
    game.key(KeyCode::Escape);
    game.frames(6);
    assert_eq!(game.screen(), Screen::Title);
    assert!(game.world().get_resource::<Tutorial>().is_none());
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!((game.screen(), game.moves().as_str()), (Screen::Game, ""));
    game.drop_in(4);
    game.assert_shown();
}

#[test]
fn a_step_that_waits_for_the_player_is_idle() {
    let mut game = begin();
    game.frames(60);
    assert!(!game.is_restless(60));
}

#[test]
fn every_control_is_in_the_window_at_every_size() {
    let mut game = begin();
    for (width, height) in [(480.0, 400.0), (700.0, 477.0), (900.0, 560.0), (1280.0, 720.0), (1920.0, 1080.0)]
    {
        game.resize(width, height);
        let window = Rect::from_corners(Vec2::ZERO, Vec2::new(width, height)).inflate(1.0);
        for control in game.controls() {
            let is_inside = window.contains(control.place.min) && window.contains(control.place.max);
            assert!(is_inside, "{width} x {height}: {control:?}");
        }
        let area = game.area();
        assert!(area.height() > 90.0, "{width} x {height}: {area:?}");
    }
}

#[test]
fn a_set_up_that_is_no_game_is_mended_before_it_is_played() {
    let mut setup = people(6, 7, 4, 2);
    setup.seats.iter_mut().for_each(|seat| seat.name = "Ada".to_owned());
    let mut game = Game::at_title(setup);
    game.click_control("How to play");
    game.frames(6);
    take_all_steps(&mut game);
    game.frames(6);
    assert_eq!(game.screen(), Screen::Setup);
}
