//! The score of the sitting.
use bevy::prelude::*;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::saved::SavedGame;
use connect_n::app::game::score::Score;
use connect_n::app::game::setup::Setup;
use connect_n::app::{Menu, Turn};
use connect_n_engine::{Position, Rules, parse_game};

use crate::harness::{Game, people, with_computers};

/// The games won by the players of the current game, as they sit.
fn score(game: &Game) -> Option<Vec<u32>> {
    game.resource::<Score>().at(game.resource::<CurrentGame>())
}

/// The first to move wins in column 1, with the mouse.
fn win(game: &mut Game) {
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    assert_eq!(game.menu(), Menu::Result);
    game.frames(3);
}

/// Another game, of a set-up.
fn go_on_with(game: &mut Game, setup: Setup) {
    game.ask(Request::Start(Box::new(setup)));
    game.rest();
}

#[test]
fn games_are_counted_by_player_over_rematches_until_the_score_is_reset() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    win(&mut game);
    assert_eq!(score(&game), Some(vec![1, 0]));
    assert!(game.reads("Player 1: 1 · Player 2: 0"));
    game.key(KeyCode::Enter);
    game.rest();
    win(&mut game);
    assert_eq!(score(&game), Some(vec![1, 1]), "the loser started");
    game.click_control("Reset");
    assert_eq!(score(&game), None);
    game.key(KeyCode::PageUp);
    game.key(KeyCode::End);
    game.rest();
    assert_eq!((game.menu(), score(&game)), (Menu::Result, None), "its end counts no second time");
}

#[test]
fn a_score_belongs_to_those_who_play_together() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    win(&mut game);
    // The same two on another board, and then one of them against others.
    go_on_with(&mut game, people(7, 8, 4, 2));
    assert_eq!(score(&game), Some(vec![1, 0]));
    go_on_with(&mut game, with_computers(people(6, 7, 4, 2), "random", [1]));
    assert_eq!(score(&game), None);
    go_on_with(&mut game, people(6, 7, 4, 3));
    assert_eq!(score(&game), None);
    let mut strangers = people(6, 7, 4, 2);
    strangers.seats[1].name = "Grace".to_owned();
    go_on_with(&mut game, strangers);
    win(&mut game);
    assert_eq!(score(&game), Some(vec![1, 0]));
    go_on_with(&mut game, people(6, 7, 4, 2));
    assert_eq!(score(&game), Some(vec![1, 0]), "the first two are still here");
    assert!(
        !toml::to_string(game.resource::<Setup>()).unwrap().contains("Player 1 = "),
        "kept for another day"
    );
}

#[test]
fn a_point_is_seen_when_the_disc_that_wins_it_lies() {
    let mut game = Game::start(people(6, 7, 4, 2));
    let cards = |game: &mut Game| game.texts_in("Players");
    game.drop_all(&[1, 2, 1, 2, 1, 2]);
    let before = cards(&mut game);
    game.click_column(1);
    while game.turn() != Turn::Over {
        assert!(game.position().is_over());
        assert!(!cards(&mut game).contains(&"1 win".to_owned()), "{:?}", cards(&mut game));
        game.frame();
    }
    game.frame();
    assert_ne!(cards(&mut game), before);
    assert!(cards(&mut game).contains(&"1 win".to_owned()), "{:?}", cards(&mut game));
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
    assert_eq!(score(&game), Some(vec![1, 0]));
    game.key(KeyCode::PageUp);
    game.rest();
    game.frames(30);
    game.drop_all(&[7, 2]);
    assert_eq!(score(&game), Some(vec![0, 1]), "taken back and lost");
}

#[test]
fn a_game_that_had_ended_before_it_was_opened_does_not_count() {
    let rules = Rules::default();
    let moves = parse_game("1 2 1 2 1 2 1", &rules).unwrap();
    let position = Position::from_moves(rules, &moves).unwrap();
    let mut game = Game::start(people(6, 7, 4, 2));
    game.ask(Request::Open(Box::new(SavedGame::new(&people(6, 7, 4, 2), &position))));
    game.frames(3);
    assert_eq!((game.menu(), score(&game)), (Menu::Result, None));
}
