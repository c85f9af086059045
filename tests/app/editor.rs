//! The editor of boards: discs by mouse and by keys, what it says of them, and the game that begins from it.
use bevy::prelude::*;
use connect_n::app::Screen;
use connect_n::app::actions::Action;
use connect_n::app::editor::{BoardState, EditedBoard};
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::settings::{DiscPalette, Settings};
use connect_n_engine::{Cell, GameRecord, Outcome, Seat, SetUpError};

use crate::harness::{Game, column, people, pop_out};

/// The editor over a game, by the pause menu.
fn edit(mut game: Game) -> Game {
    game.key(KeyCode::Escape);
    game.frames(4);
    game.key(KeyCode::KeyE);
    game.frames(4);
    game.rest();
    assert_eq!(game.screen(), Screen::Editor);
    game
}

fn board(game: &Game) -> &EditedBoard {
    game.resource::<EditedBoard>()
}

#[test]
fn discs_are_dropped_and_taken_away_by_mouse_and_keys() {
    let mut game = edit(Game::start(people(6, 7, 4, 2)));
    game.click_column(4);
    game.key(KeyCode::KeyC);
    game.frames(2);
    game.key(KeyCode::Digit4);
    game.rest();
    assert_eq!(board(&game).counts(), [1, 1]);
    assert_eq!(game.discs_at_rest().len(), 2);
    let over = game.layout().centre(Cell::new(2, column(4)));
    game.point(over);
    game.press(MouseButton::Right);
    game.rest();
    assert_eq!(board(&game).counts(), [1, 0]);
    game.point(Vec2::splat(2.0));
    game.key(KeyCode::ArrowUp);
    game.press(MouseButton::Right);
    game.rest();
    assert_eq!(board(&game).counts(), [1, 0], "beside the board the mouse takes nothing");
    game.chord(KeyCode::ShiftLeft, KeyCode::Digit4);
    game.rest();
    assert!(board(&game).is_empty() && game.discs_at_rest().is_empty());
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!((board(&game).counts(), game.discs_at_rest().len()), (vec![1, 0], 1));
    for _ in 0..9 {
        game.click_column(4);
    }
    game.rest();
    assert_eq!(board(&game).counts(), [1, 5], "a full column takes no more");
    game.key(KeyCode::KeyX);
    game.rest();
    assert!(board(&game).is_empty());
}

#[test]
fn the_usual_settings_come_back_to_one_editor() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.world().resource_mut::<Settings>().palette = DiscPalette::OkabeIto;
    game.world().resource_mut::<Settings>().keys.clear(Action::Redo);
    game.frames(3);
    let mut game = edit(game);
    *game.world().resource_mut::<Settings>() = Settings::default();
    game.frames(4);
    let world = game.world();
    let roots = world.query::<&Name>().iter(world).filter(|name| name.as_str() == "Editor screen").count();
    assert_eq!(roots, 1);
    assert!(game.has_control("Red") && game.has_control("Play from here"), "{:?}", game.texts());
}

#[test]
fn what_is_wrong_with_a_board_is_said_at_once() {
    let mut game = edit(Game::start(people(6, 7, 4, 2)));
    assert_eq!(board(&game).state(), BoardState::Open);
    for number in [1, 2, 3] {
        game.click_column(number);
    }
    game.rest();
    assert_eq!(board(&game).state(), BoardState::Unbalanced);
    assert!(game.reads("No game leads here"), "{:?}", game.texts());
    game.click_column(4);
    game.rest();
    assert_eq!(board(&game).state(), BoardState::Over(Outcome::Win(Seat::FIRST)));
    assert!(game.reads("already has a line"), "{:?}", game.texts());
    game.key(KeyCode::KeyP);
    game.frames(3);
    assert_eq!(game.screen(), Screen::Editor, "nothing is left to be played");
    game.key(KeyCode::KeyC);
    for _ in 0..4 {
        game.click_column(6);
    }
    game.rest();
    let both = SetUpError::SeveralWinners(Seat::FIRST, Seat::ALL[1]);
    assert_eq!(board(&game).state(), BoardState::Impossible(both));
    assert!(game.reads("both have a line"), "{:?}", game.texts());
}

#[test]
fn a_game_begins_from_the_board_is_restarted_there_and_keeps_it_in_its_record() {
    let mut game = edit(Game::start(people(5, 6, 4, 2)));
    for number in [3, 3] {
        game.click_column(number);
        game.key(KeyCode::KeyC);
        game.frames(2);
    }
    game.click_control("Copy");
    game.until("a word about it", |game| game.shows("Board copied."));
    game.frames(3);
    let copied = game.copied();
    assert!(copied.contains("[Position \"....../....../....../..2.../..1... 1\"]"), "{copied}");
    game.key(KeyCode::KeyP);
    game.rest();
    assert_eq!(game.screen(), Screen::Game);
    let start = game.position().clone();
    assert!(start.is_set_up() && start.discs() == 2 && start.to_move() == Seat::FIRST);
    game.drop_in(3);
    game.key(KeyCode::KeyZ);
    game.rest();
    game.drop_in(4);
    game.ctrl(KeyCode::KeyC);
    game.frames(3);
    let (_, tree) = GameRecord::read(&game.copied()).unwrap();
    assert_eq!(tree.position(), game.position());
    // Restarted from the same board.
    game.key(KeyCode::KeyN);
    game.frames(4);
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!((game.position().discs(), game.position().plies()), (2, 0));
    assert_eq!(game.discs_at_rest().len(), 2);
    // What was copied opens again.
    game.copy(&copied);
    game.ctrl(KeyCode::KeyV);
    game.until("the copy", |game| game.screen() == Screen::Game && game.position().discs() == 2);
}

#[test]
fn the_editor_goes_back_to_the_game_as_it_was() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_all(&[4, 4, 3]);
    let before = game.position().clone();
    let mut game = edit(game);
    assert_eq!((board(&game).counts(), board(&game).to_move()), (vec![2, 1], Seat::ALL[1]));
    game.click_column(1);
    game.key(KeyCode::Escape);
    game.rest();
    assert_eq!((game.screen(), game.position()), (Screen::Game, &before));
    assert_eq!(game.discs_at_rest().len(), 3);
    assert!(game.world().get_resource::<EditedBoard>().is_none());
}

#[test]
fn a_board_that_was_left_is_still_there_until_something_else_is_on_the_board() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_all(&[4, 4, 3]);
    let mut game = edit(game);
    game.drop_all(&[1, 1]);
    game.key(KeyCode::Escape);
    game.rest();
    let mut game = edit(game);
    assert_eq!(board(&game).counts().iter().sum::<usize>(), 5);
    assert_eq!(game.discs_at_rest().len(), 5);
    game.key(KeyCode::KeyZ);
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!((board(&game).counts().iter().sum::<usize>(), board(&game).can_undo()), (3, false));
    game.drop_in(1);
    game.key(KeyCode::Escape);
    game.rest();
    game.drop_in(7);
    let game = edit(game);
    assert_eq!(board(&game).counts().iter().sum::<usize>(), 4, "the game has gone on");
    assert!(!board(&game).can_undo());
}

#[test]
fn in_popout_the_lowest_disc_is_taken_and_three_players_have_their_discs() {
    let mut game = edit(Game::start(pop_out(people(6, 7, 4, 3))));
    for _ in 0..3 {
        game.click_column(2);
        game.key(KeyCode::KeyC);
        game.frames(2);
    }
    game.rest();
    assert_eq!(board(&game).counts(), [1, 1, 1]);
    game.click_strip(2);
    game.rest();
    assert_eq!(board(&game).counts(), [0, 1, 1]);
    assert_eq!(board(&game).state(), BoardState::Open, "after pops any numbers fit");
    game.key(KeyCode::KeyP);
    game.rest();
    assert_eq!(game.resource::<CurrentGame>().position().discs(), 2);
}
