//! The score of the evening.
use bevy::prelude::*;
use connect_n::app::Menu;
use connect_n::app::game::Request;
use connect_n::app::game::saved::SavedGame;
use connect_n::app::game::setup::Setup;
use connect_n_engine::{Position, Rules, parse_game};

use crate::harness::{Game, people};

fn score(game: &Game) -> Vec<(String, u32)> {
    game.resource::<Setup>().score.clone().into_iter().collect()
}

fn points(pairs: &[(&str, u32)]) -> Vec<(String, u32)> {
    pairs.iter().map(|(name, points)| ((*name).to_owned(), *points)).collect()
}

/// The first to move wins in column 1, with the mouse.
fn win(game: &mut Game) {
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    assert_eq!(game.menu(), Menu::Result);
    game.frames(3);
}

#[test]
fn games_are_counted_by_player_over_rematches_until_the_score_is_reset() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    win(&mut game);
    assert_eq!(score(&game), points(&[("Player 1", 1)]));
    assert!(game.reads("Player 1: 1, Player 2: 0"));
    game.key(KeyCode::Enter);
    game.rest();
    win(&mut game);
    assert_eq!(score(&game), points(&[("Player 1", 1), ("Player 2", 1)]), "the loser started");
    game.click_control("Reset");
    assert_eq!(score(&game), points(&[]));
}

#[test]
fn a_game_counts_once_and_for_whoever_has_won_it_in_the_end() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    win(&mut game);
    game.rest();
    game.key(KeyCode::PageUp);
    game.key(KeyCode::End);
    game.rest();
    assert_eq!(score(&game), points(&[("Player 1", 1)]));
    game.key(KeyCode::PageUp);
    game.rest();
    game.frames(30);
    game.drop_all(&[7, 2]);
    assert_eq!(score(&game), points(&[("Player 1", 0), ("Player 2", 1)]), "taken back and lost");
}

#[test]
fn a_game_that_had_ended_before_it_was_opened_does_not_count() {
    let rules = Rules::default();
    let moves = parse_game("1 2 1 2 1 2 1", &rules).unwrap();
    let position = Position::from_moves(rules, &moves).unwrap();
    let mut game = Game::start(people(6, 7, 4, 2));
    game.ask(Request::Open(Box::new(SavedGame::new(&people(6, 7, 4, 2), &position))));
    game.frames(3);
    assert_eq!((game.menu(), score(&game)), (Menu::Result, points(&[])));
}
