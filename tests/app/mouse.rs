//! The mouse: where it drops, where it pops, and where it does nothing.
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use connect_n::app::game::{MoveRefused, Request};
use connect_n::app::{Screen, Turn};
use connect_n_engine::{Cell, Move};

use crate::harness::{Game, column, people, pop_out};

/// Windows from the smallest to a large one, wide and tall.
const SIZES: [(f32, f32); 5] =
    [(480.0, 400.0), (700.0, 900.0), (1280.0, 720.0), (1920.0, 1080.0), (3840.0, 2160.0)];

#[test]
fn a_click_anywhere_in_a_column_drops_there_at_every_size() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    for (width, height) in SIZES {
        game.resize(width, height);
        let layout = game.layout();
        let mut expected = Vec::new();
        for number in 1..=7 {
            // From over the board down to its foot, and from one side of the column to the other.
            let share = number as f32 / 8.0;
            let cell = layout.centre(Cell::new(0, column(number)));
            let up = layout.cell * (7.2 * share - 0.45);
            game.click(cell + Vec2::new(layout.cell * (share - 0.5), -up));
            game.rest();
            expected.push(number.to_string());
            assert_eq!(game.moves(), expected.join(" "), "at {width} x {height}");
        }
        game.assert_shown();
        game.ask(Request::Restart);
        game.rest();
    }
}

#[test]
fn a_click_on_the_strip_pops_there_at_every_size() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    game.hurry();
    for (width, height) in SIZES {
        game.resize(width, height);
        game.drop_all(&[1, 2, 3, 4, 5, 6, 7]);
        for number in [2, 1, 4, 3, 6, 5] {
            game.click_strip(number);
            game.rest();
        }
        assert_eq!(game.moves(), "1 2 3 4 5 6 7 p2 p1 p4 p3 p6 p5", "at {width} x {height}");
        game.assert_shown();
        game.ask(Request::Restart);
        game.rest();
    }
}

#[test]
fn clicks_beside_the_board_do_nothing() {
    let mut game = Game::start(people(6, 7, 4, 2));
    for (width, height) in SIZES {
        game.resize(width, height);
        let layout = game.layout();
        let middle = layout.centre(Cell::new(2, column(4)));
        for beside in [-4.0, 4.0] {
            game.click(middle + Vec2::X * layout.cell * beside);
        }
        game.click(Vec2::new(1.0, 1.0));
        game.click(Vec2::new(width - 1.0, height - 1.0));
        assert_eq!(game.moves(), "", "at {width} x {height}");
    }
    assert_eq!(game.turn(), Turn::Human);
}

#[test]
fn a_click_within_a_frame_counts_where_it_was_made() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    let button = game.control("Play").center();
    game.click_in_passing(button, button + Vec2::X * 300.0);
    game.frames(4);
    assert_eq!(game.screen(), Screen::Game);
    game.rest();
    for (number, place) in [(4, 0.0), (3, 4.0), (2, -4.0)] {
        let layout = game.layout();
        let middle = layout.centre(Cell::new(2, column(number)));
        game.click_in_passing(middle, middle + Vec2::X * layout.cell * place);
        game.rest();
    }
    assert_eq!(game.moves(), "4 3 2");
}

#[test]
fn a_tap_within_a_frame_counts() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    let button = game.control("Play").center();
    game.tap(button);
    game.frames(4);
    assert_eq!(game.screen(), Screen::Game);
    game.rest();
    let middle = game.layout().centre(Cell::new(2, column(4)));
    game.tap(middle);
    game.rest();
    assert_eq!(game.moves(), "4");
}

#[test]
fn only_the_primary_button_moves() {
    let mut game = Game::start(people(6, 7, 4, 2));
    let middle = game.layout().centre(Cell::new(2, column(4)));
    game.point(middle);
    for button in [MouseButton::Right, MouseButton::Middle] {
        game.press(button);
    }
    assert_eq!(game.moves(), "");
    game.press(MouseButton::Left);
    assert_eq!(game.moves(), "4");
}

#[test]
fn an_impossible_move_is_refused_with_a_reason() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    game.drop_in(3);
    let pop = Move::Pop(column(3));
    let mut refusals = game.resource::<Messages<MoveRefused>>().get_cursor();
    game.point(game.layout().strip_centre(column(3)));
    let mut refused = Vec::new();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        game.send_button(MouseButton::Left, state);
        game.frame();
        refused.extend(refusals.read(game.resource::<Messages<MoveRefused>>()).cloned());
    }
    assert_eq!(refused.iter().map(|refused| refused.mv).collect::<Vec<_>>(), [pop], "once, and this move");
    assert_eq!(game.moves(), "3");
    game.frame();
    assert!(game.reads("You can only pop your own disc"), "{:?}", game.texts());
    game.pass(std::time::Duration::from_millis(500));
    game.assert_shown();
}

#[test]
fn only_the_main_button_presses_anything() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_all(&[4]);
    let undo = game.control("Undo").center();
    for button in [MouseButton::Right, MouseButton::Middle] {
        game.point(undo);
        game.press(button);
        game.rest();
        assert_eq!(game.moves(), "4", "{button:?}");
    }
    game.press(MouseButton::Left);
    game.rest();
    assert_eq!(game.moves(), "");
}

#[test]
fn a_pop_is_foretold_only_to_whoever_aims_at_it() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    game.drop_all(&[1, 2, 2, 1]);
    game.click_strip(1);
    game.rest();
    // The disc that has come down is the next player's, who could pop it.
    assert!(
        game.reads("'s turn: drop a disc, or pop one") && !game.reads("If you pop column"),
        "{}",
        game.state()
    );
    let (aside, strip) =
        (game.layout().centre(Cell::new(2, column(5))), game.layout().strip_centre(column(2)));
    game.point(aside);
    game.point(strip);
    game.rest();
    assert!(game.reads("If you pop column 2"));
}

#[test]
fn the_other_half_of_a_double_click_on_the_title_is_no_move() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    let at = game.control("Play").center();
    game.click(at);
    game.until("the game", |game| game.screen() == Screen::Game);
    game.frame();
    assert!(game.layout().target_at(at).is_some(), "the button was where the board is now");
    game.click(at);
    game.rest();
    assert_eq!(game.moves(), "");
    let on_the_board = game.layout().centre(Cell::new(3, column(2)));
    game.click(on_the_board);
    assert_eq!(game.moves(), "2");
}

#[test]
fn a_click_on_the_board_of_the_game_before_is_no_move() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_all(&[4, 4, 4]);
    game.pass(Duration::from_millis(300));
    let before = game.layout();
    game.ask(Request::Start(Box::new(people(9, 16, 5, 2))));
    game.frames(2);
    assert_eq!(game.layout(), before, "the discs still fall out");
    game.click(before.centre(Cell::new(2, column(6))));
    assert_eq!(game.moves(), "");
    game.rest();
    game.click_column(15);
    assert_eq!(game.moves(), "15");
}
