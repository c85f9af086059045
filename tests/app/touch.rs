//! The game by fingers alone: they aim and move, press, explain and scroll.
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use bevy::ui_widgets::popover::Popover;
use connect_n::app::board::Aim;
use connect_n::app::game::setup::Setup;
use connect_n::app::{Menu, Screen};
use connect_n_engine::{Cell, Outcome, Seat};

use crate::harness::{Game, column, people, pop_out};

/// Frames in which a long touch explains a control.
const LONG: usize = 40;

/// The middle of a column, counted from 1.
fn over(game: &Game, number: usize) -> Vec2 {
    game.layout().centre(Cell::new(2, column(number)))
}

fn tap_control(game: &mut Game, label: &str) {
    let place = game.control(label).center();
    game.tap(place);
    game.frames(4);
}

fn explanations(game: &mut Game) -> usize {
    game.world().query::<&Popover>().iter(game.world()).count()
}

fn aimed(game: &Game) -> Option<usize> {
    game.resource::<Aim>().0.map(|target| target.column().index() + 1)
}

#[test]
fn a_finger_aims_and_moves_where_it_is_lifted() {
    let mut game = Game::start(people(6, 7, 4, 2));
    let [two, five] = [2, 5].map(|number| over(&game, number));
    game.touch(TouchPhase::Started, two);
    game.frames(2);
    assert_eq!((aimed(&game), game.moves().as_str()), (Some(2), ""));
    game.touch(TouchPhase::Moved, five);
    game.frames(2);
    assert_eq!((aimed(&game), game.moves().as_str()), (Some(5), ""));
    game.touch(TouchPhase::Ended, five);
    game.rest();
    assert_eq!((aimed(&game), game.moves().as_str()), (None, "5"));
}

#[test]
fn a_finger_that_leaves_the_board_or_is_taken_away_moves_nothing() {
    let mut game = Game::start(people(6, 7, 4, 2));
    let two = over(&game, 2);
    let outside = game.control("Undo").center();
    game.touch(TouchPhase::Started, two);
    game.frames(2);
    game.touch(TouchPhase::Moved, outside);
    game.frames(2);
    assert_eq!(aimed(&game), None);
    game.touch(TouchPhase::Ended, outside);
    game.touch(TouchPhase::Started, two);
    game.frames(2);
    game.touch(TouchPhase::Canceled, two);
    game.frames(4);
    assert_eq!((aimed(&game), game.moves().as_str()), (None, ""));
}

#[test]
fn a_finger_that_comes_from_beside_the_board_moves_nothing() {
    let mut game = Game::start(people(6, 7, 4, 2));
    let (menu, two) = (game.control("Menu").center(), over(&game, 2));
    game.touch(TouchPhase::Started, menu);
    game.frames(2);
    game.touch(TouchPhase::Moved, two);
    game.frames(30);
    game.touch(TouchPhase::Ended, two);
    game.frames(4);
    assert_eq!((game.moves().as_str(), game.menu()), ("", Menu::None));
    game.tap(two);
    game.rest();
    assert_eq!(game.moves(), "2");
}

#[test]
fn a_game_from_the_title_to_a_rematch() {
    let mut game = Game::at_title(pop_out(people(6, 7, 4, 2)));
    game.hurry();
    tap_control(&mut game, "Play");
    game.rest();
    for number in [1, 2, 1, 2, 3, 1] {
        let place = over(&game, number);
        game.tap(place);
        game.rest();
    }
    let strip = game.layout().strip_centre(column(3));
    game.tap(strip);
    game.rest();
    assert_eq!(game.moves(), "1 2 1 2 3 1 p3");
    tap_control(&mut game, "Undo");
    game.rest();
    assert_eq!(game.moves(), "1 2 1 2 3 1");
    tap_control(&mut game, "Menu");
    assert_eq!(game.menu(), Menu::Pause);
    tap_control(&mut game, "Resume");
    assert_eq!(game.menu(), Menu::None);
    for number in [4, 7, 5, 7, 6] {
        let place = over(&game, number);
        game.tap(place);
        game.rest();
    }
    assert_eq!(game.position().outcome(), Outcome::Win(Seat::FIRST), "{}", game.moves());
    game.frames(3);
    assert_eq!(game.menu(), Menu::Result);
    tap_control(&mut game, "Rematch");
    game.rest();
    assert_eq!((game.screen(), game.moves().as_str()), (Screen::Game, ""));
}

#[test]
fn a_long_touch_explains_a_control_and_does_not_press_it() {
    let mut game = Game::start(people(6, 7, 4, 2));
    let analysis = game.control("Analysis").center();
    game.touch(TouchPhase::Started, analysis);
    game.frames(LONG);
    assert_eq!(explanations(&mut game), 1);
    game.touch(TouchPhase::Ended, analysis);
    game.frames(4);
    let is_on = |game: &Game| game.resource::<connect_n::app::analysis::LiveAnalysis>().is_on();
    assert!(!is_on(&game));
    assert_eq!(explanations(&mut game), 1, "it can be read without the finger");
    game.tap(analysis);
    game.frames(4);
    assert!(is_on(&game));
    assert_eq!(explanations(&mut game), 0);
    // The mouse gets its own as soon as it points at something, without a press.
    game.touch(TouchPhase::Started, analysis);
    game.frames(LONG);
    game.touch(TouchPhase::Ended, analysis);
    let undo = game.control("Undo").center();
    game.point(undo);
    game.frames(LONG);
    assert!(game.reads("Nothing to undo"), "{:?}", game.texts());
    // What can't be used says why.
    let redo = game.control("Redo").center();
    game.touch(TouchPhase::Started, redo);
    game.frames(LONG);
    assert!(game.reads("Nothing to redo"), "{:?}", game.texts());
    game.touch(TouchPhase::Ended, redo);
    game.frames(2);
}

/// How far the first area that can be scrolled is.
fn scrolled(game: &mut Game) -> f32 {
    let world = game.world();
    let mut areas = world.query_filtered::<(&ComputedNode, &ScrollPosition), With<ScrollArea>>();
    let can = |node: &ComputedNode| node.size().y > 0.0 && node.content_size().y > node.size().y + 1.0;
    areas.iter(world).find(|(node, _)| can(node)).map_or(f32::NAN, |(_, place)| place.y)
}

#[test]
fn a_list_follows_the_finger_and_nothing_in_it_is_pressed() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.resize(480.0, 400.0);
    tap_control(&mut game, "New game…");
    assert_eq!(game.screen(), Screen::Setup);
    let before = game.resource::<Setup>().clone();
    let card = game.control("PopOut").center();
    game.touch(TouchPhase::Started, card);
    for step in 1_u8..=10 {
        game.touch(TouchPhase::Moved, card - Vec2::Y * 6.0 * f32::from(step));
    }
    let far = scrolled(&mut game);
    assert!((30.0..=60.0).contains(&far), "{far}");
    game.touch(TouchPhase::Ended, card - Vec2::Y * 60.0);
    game.frames(4);
    assert_eq!(*game.resource::<Setup>(), before, "no card was chosen");
    let card = game.control("PopOut").center();
    // A finger is never quite still.
    game.touch(TouchPhase::Started, card);
    game.touch(TouchPhase::Moved, card + Vec2::Y * 4.0);
    game.touch(TouchPhase::Ended, card + Vec2::Y * 4.0);
    game.frames(4);
    assert!(game.resource::<Setup>().pop_out, "a tap chooses it");
    assert!((scrolled(&mut game) - far).abs() < 0.5);
}
