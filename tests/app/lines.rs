//! Taking back and trying again: any moment can be looked at, and no line that was played is lost.
use bevy::prelude::*;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::{CurrentGame, Pace};
use connect_n::app::game::saved::SavedGame;
use connect_n::app::{Menu, Turn};
use connect_n_engine::{Position, parse_game};

use crate::harness::{Game, people, pop_out, with_computers};

#[test]
fn a_click_on_a_move_goes_there_and_back() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[1, 2, 3, 4, 5, 6, 7]);
    game.rest();
    game.frames(3);
    game.click_control("Player 2: column 2");
    game.rest();
    assert_eq!((game.moves().as_str(), game.turn()), ("1 2", Turn::Human));
    game.assert_shown();
    assert!(game.reads("After 2 of 7 moves – Player 1's turn."));
    game.click_control("Player 1: column 7");
    game.rest();
    assert_eq!(game.moves(), "1 2 3 4 5 6 7");
    game.assert_shown();
}

#[test]
fn pages_turn_with_the_keyboard() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    game.hurry();
    game.drop_all(&[4, 4, 3]);
    game.ask(Request::Play(connect_n_engine::Move::Drop(crate::harness::column(3))));
    game.rest();
    for (key, moves) in [
        (KeyCode::PageUp, "4 4 3"),
        (KeyCode::PageUp, "4 4"),
        (KeyCode::PageDown, "4 4 3"),
        (KeyCode::Home, ""),
        (KeyCode::PageUp, ""),
        (KeyCode::End, "4 4 3 3"),
        (KeyCode::PageDown, "4 4 3 3"),
    ] {
        game.key(key);
        game.rest();
        assert_eq!(game.moves(), moves, "after {key:?}");
        game.assert_shown();
    }
}

#[test]
fn playing_on_keeps_the_old_line_and_a_click_returns_to_it() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[1, 2, 3, 4]);
    game.key(KeyCode::Home);
    game.key(KeyCode::PageDown);
    game.rest();
    // Not the other half of a double click.
    game.frames(30);
    game.drop_all(&[7, 6]);
    game.rest();
    game.frames(3);
    assert_eq!(game.moves(), "1 7 6");
    game.click_control("2 3 4");
    game.rest();
    assert_eq!(game.moves(), "1 2 3 4");
    game.assert_shown();
    game.frames(3);
    game.click_control("7 6");
    game.rest();
    assert_eq!(game.moves(), "1 7 6");
    game.ask(Request::Restart);
    game.rest();
    assert!(!game.has_control("2 3 4"), "a new game begins without lines");
}

#[test]
fn computers_wait_for_a_look_back_until_they_are_told_to_play_on() {
    let mut game = Game::start(with_computers(people(6, 7, 4, 2), "random", [1]));
    game.hurry();
    for plies in [2, 4] {
        game.click_column(1);
        game.until("the answer", |game| game.position().plies() == plies);
        game.rest();
    }
    game.key(KeyCode::PageUp);
    game.frames(90);
    assert_eq!(game.position().plies(), 3, "the computer waits");
    assert!(game.reads("After 3 of 4 moves – the computer's turn."));
    game.key(KeyCode::End);
    game.rest();
    assert_eq!((game.resource::<CurrentGame>().pace(), game.turn()), (Pace::Running, Turn::Human));
    game.key(KeyCode::PageUp);
    game.rest();
    game.click_control("Resume");
    game.until("another answer", |game| game.position().plies() == 4);
    game.rest();
    assert_eq!(game.turn(), Turn::Human);
}

#[test]
fn a_finished_game_can_be_looked_at_and_played_on() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    game.rest();
    game.key(KeyCode::PageUp);
    game.rest();
    assert_eq!((game.menu(), game.turn()), (Menu::None, Turn::Human));
    game.key(KeyCode::End);
    game.rest();
    assert_eq!((game.menu(), game.turn()), (Menu::Result, Turn::Over));
    game.key(KeyCode::PageUp);
    game.rest();
    game.frames(30);
    game.drop_in(7);
    assert_eq!((game.moves().as_str(), game.menu()), ("1 2 1 2 1 2 7", Menu::None));
}

#[test]
fn the_moves_are_there_in_the_smallest_window() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.resize(480.0, 400.0);
    game.drop_all(&[1, 2, 3]);
    game.rest();
    game.click_control("Menu");
    game.frames(2);
    game.click_control("Moves");
    game.frames(3);
    assert_eq!(game.menu(), Menu::Moves);
    // The list beside the board is there too, hidden: the one in the dialog came last.
    game.key(KeyCode::Escape);
    game.frames(2);
    assert_eq!(game.menu(), Menu::Pause);
}

#[test]
fn a_new_game_asks_before_it_loses_what_was_taken_back() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[4, 3]);
    game.key(KeyCode::Home);
    game.rest();
    assert_eq!(game.position().plies(), 0);
    game.key(KeyCode::KeyN);
    game.rest();
    assert_eq!(game.menu(), Menu::ConfirmNewGame);
}

/// Where the strokes through winning lines are, and what the result says.
fn end_shown(game: &mut Game) -> (Vec<Vec2>, Vec<String>) {
    game.frames(4);
    assert_eq!(game.menu(), Menu::Result);
    let world = game.world();
    let mut strokes = world.query::<(&Name, &Transform)>();
    let strokes = strokes.iter(world).filter(|(name, _)| name.as_str() == "Win line");
    let places = strokes.map(|(_, transform)| transform.translation.xy()).collect();
    (places, game.texts_in("Result"))
}

#[test]
fn another_end_takes_the_place_of_the_one_that_is_shown() {
    let setup = people(6, 7, 4, 2);
    let mut game = Game::start(setup.clone());
    game.hurry();
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    let (first_line, first_said) = end_shown(&mut game);
    assert!(first_said.iter().any(|said| said.contains("Player 1")), "{first_said:?}");
    let rules = setup.rules().unwrap();
    let moves = parse_game("1 2 1 2 3 2 4 2", &rules).unwrap();
    let other = Position::from_moves(rules, &moves).unwrap();
    game.ask(Request::Open(Box::new(SavedGame::new(&setup, &other))));
    game.rest();
    let (line, said) = end_shown(&mut game);
    assert_eq!((first_line.len(), line.len()), (1, 1));
    assert_ne!(line, first_line);
    assert!(said.iter().any(|said| said.contains("Player 2")) && said != first_said, "{said:?}");
}
