//! Hints: asked for by mouse or key, thought about in the background, shown on the board, gone with the next move.
use std::thread::sleep;
use std::time::Duration;

use bevy::prelude::*;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::saved::SavedGame;
use connect_n::app::game::setup::Setup;
use connect_n::app::hint::Advice;
use connect_n::app::{Menu, Turn};
use connect_n_engine::{Move, Position, Reason, parse_game};

use crate::harness::{Game, column, game_after, people, pop_out, with_computers};

/// So small a board that all of it is soon known.
fn small() -> Setup {
    people(4, 4, 3, 2)
}

fn hinted(game: &Game) -> Option<Move> {
    game.resource::<Advice>().hint().map(|hint| hint.mv)
}

fn wait_for_hint(game: &mut Game) -> Move {
    game.until("a hint", |game| hinted(game).is_some());
    hinted(game).unwrap()
}

/// The line under the board.
fn says(game: &mut Game, what: &str) -> bool {
    let mut texts = game.world().query::<&Text>();
    texts.iter(game.world()).any(|text| text.0.contains(what))
}

/// Marks of the hint on empty squares.
fn marks(game: &mut Game) -> usize {
    let mut names = game.world().query::<&Name>();
    names.iter(game.world()).filter(|name| name.as_str() == "Hint").count()
}

fn hints_counted(game: &Game) -> u32 {
    game.resource::<CurrentGame>().hints()
}

#[test]
fn a_key_asks_and_the_board_shows_the_move_until_it_is_made() {
    let mut game = game_after(small(), &[1, 4, 1, 4]);
    game.key(KeyCode::KeyH);
    assert_eq!(wait_for_hint(&mut game), Move::Drop(column(1)));
    game.frames(2);
    assert!(says(&mut game, "Play column 1 – you win!"));
    assert_eq!((marks(&mut game), hints_counted(&game)), (1, 1));
    assert_eq!(game.moves(), "1 4 1 4", "a hint plays nothing");
    game.drop_in(2);
    assert_eq!((hinted(&game), marks(&mut game)), (None, 0));
    assert!(!says(&mut game, "you win!"));
}

#[test]
fn the_button_asks_and_asks_again_to_put_it_away() {
    let mut game = game_after(small(), &[1, 4, 1]);
    game.click_control("Hint");
    assert_eq!(wait_for_hint(&mut game), Move::Drop(column(1)));
    let hint = game.resource::<Advice>().hint().unwrap();
    assert!(matches!(hint.reason, Reason::Stops { .. }), "{hint:?}");
    game.click_control("Hint");
    assert_eq!((hinted(&game), marks(&mut game), hints_counted(&game)), (None, 0, 1));
}

#[test]
fn undo_and_a_new_game_put_it_away_and_only_a_new_game_forgets_that_it_was_given() {
    let mut game = game_after(small(), &[1, 4, 1]);
    game.key(KeyCode::KeyH);
    wait_for_hint(&mut game);
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!((hinted(&game), marks(&mut game), hints_counted(&game)), (None, 0, 1));
    game.key(KeyCode::KeyH);
    wait_for_hint(&mut game);
    game.key(KeyCode::KeyN);
    game.frames(2);
    assert_eq!(game.menu(), Menu::ConfirmNewGame);
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!((hinted(&game), hints_counted(&game)), (None, 0));
}

#[test]
fn a_pop_is_hinted_at_too() {
    let setup = pop_out(people(6, 7, 4, 2));
    let rules = setup.rules().unwrap();
    let moves = parse_game("4 5 1 4 p1 p5 3 2 3 4 2 3 p3 7 3 p7 1 4 4 3", &rules).expect("a game");
    let position = Position::from_moves(rules, &moves).expect("legal moves");
    let mut game = Game::start(setup.clone());
    game.ask(Request::Open(Box::new(SavedGame::new(&setup, &position))));
    game.rest();
    game.key(KeyCode::KeyH);
    assert_eq!(wait_for_hint(&mut game), Move::Pop(column(4)));
    game.frames(2);
    assert!(says(&mut game, "Pop column 4 – you win!"));
}

#[test]
fn a_long_look_keeps_no_frame_waiting_and_can_be_called_off() {
    let mut game = Game::start(people(16, 16, 8, 2));
    game.key(KeyCode::KeyH);
    assert!(game.resource::<Advice>().is_searching());
    game.frames(3);
    assert!(says(&mut game, "Thinking of a hint…"));
    game.key(KeyCode::KeyH);
    assert!(!game.resource::<Advice>().is_searching());
    for _ in 0..10 {
        sleep(Duration::from_millis(20));
        game.frame();
    }
    assert_eq!((hinted(&game), hints_counted(&game)), (None, 0));
    game.drop_in(3);
    assert_eq!(game.moves(), "3");
}

#[test]
fn a_move_ends_the_look() {
    let mut game = Game::start(people(16, 16, 8, 2));
    game.key(KeyCode::KeyH);
    game.drop_in(3);
    assert!(!game.resource::<Advice>().is_searching());
    assert_eq!((hinted(&game), hints_counted(&game)), (None, 0));
}

#[test]
fn there_is_none_for_a_computers_turn_nor_after_the_end() {
    let mut game = Game::start(with_computers(people(6, 7, 4, 2), "minimax:40", [1]));
    game.drop_in(4);
    assert_eq!(game.turn(), Turn::Thinking);
    game.key(KeyCode::KeyH);
    game.frames(2);
    assert!(!game.resource::<Advice>().is_searching());

    let mut game = game_after(small(), &[1, 4, 1, 4, 1]);
    game.key(KeyCode::KeyH);
    game.frames(2);
    assert!(!game.resource::<Advice>().is_searching());
}

#[test]
fn the_result_says_how_many_there_were() {
    let mut game = game_after(small(), &[1, 4]);
    for _ in 0..2 {
        game.key(KeyCode::KeyH);
        wait_for_hint(&mut game);
        game.key(KeyCode::KeyH);
    }
    game.drop_all(&[1, 4, 1]);
    assert_eq!(game.menu(), Menu::Result);
    game.frames(3);
    assert!(says(&mut game, "Two hints were used."));
}

#[test]
fn three_players_get_hints_too() {
    let mut game = game_after(people(4, 5, 3, 3), &[1, 5, 4, 1, 5]);
    game.key(KeyCode::KeyH);
    let mv = wait_for_hint(&mut game);
    assert!(game.position().check(mv).is_ok());
}

#[test]
fn a_hint_that_is_shown_asks_for_no_frames() {
    let mut game = game_after(small(), &[1, 4, 1, 4]);
    game.key(KeyCode::KeyH);
    wait_for_hint(&mut game);
    game.frames(60);
    assert!(!game.is_restless(60));
}

#[test]
fn a_click_takes_the_line_of_its_button_away_until_the_pointer_comes_anew() {
    let mut game = Game::start(people(6, 7, 4, 2));
    let line = connect_n::app::words::game::HINT_TIP.text();
    let hint = game.control("Hint").center();
    game.point(hint);
    game.pass(Duration::from_millis(600));
    assert!(game.reads(&line), "{:?}", game.texts());
    game.click(hint);
    // What the button does changes, which is no reason to say it again.
    game.until("a hint", |game| game.resource::<Advice>().hint().is_some());
    game.pass(Duration::from_secs(1));
    assert!(!game.reads(&line), "{:?}", game.texts());
    game.click(hint);
    game.pass(Duration::from_secs(1));
    assert!(!game.reads(&line), "{:?}", game.texts());
    game.point(game.window().size() / 2.0);
    game.point(hint);
    game.pass(Duration::from_millis(600));
    assert!(game.reads(&line), "{:?}", game.texts());
}
