//! Games between computers, from the start to the result.
use connect_n::app::game::setup::Setup;
use connect_n::app::{Menu, Screen, Turn};
use connect_n_engine::Position;

use crate::harness::{Game, computers_only, people, pop_out};

fn play_out(setup: Setup, seed: u64) -> Game {
    let mut game = Game::start_seeded(setup, seed);
    game.hurry();
    game.until("the end of the game", |game| game.turn() == Turn::Over && game.menu() == Menu::Result);
    game
}

/// Plays a game to its end and holds it against the rules.
fn play_and_check(setup: Setup) {
    let rules = setup.rules().unwrap();
    let mut game = play_out(setup, 3);
    assert_eq!(game.screen(), Screen::Game);
    let position = game.position();
    assert!(position.is_over());
    assert_eq!(*position.rules(), rules);
    let replayed = Position::from_moves(rules, position.moves()).expect("a legal game");
    assert_eq!(replayed.outcome(), position.outcome());
    game.rest();
    game.assert_shown();
}

#[test]
fn two_computers_finish_the_classic_game() {
    play_and_check(computers_only(people(6, 7, 4, 2), "medium"));
}

#[test]
fn two_computers_finish_a_small_popout() {
    play_and_check(computers_only(pop_out(people(4, 4, 3, 2)), "medium"));
}

#[test]
fn two_computers_finish_on_the_largest_board() {
    play_and_check(computers_only(people(16, 16, 5, 2), "hard"));
}

#[test]
fn three_computers_finish() {
    play_and_check(computers_only(people(7, 8, 4, 3), "medium"));
}

#[test]
fn four_computers_finish_a_popout() {
    play_and_check(computers_only(pop_out(people(6, 9, 4, 4)), "random"));
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_seed_another() {
    let setup = computers_only(people(6, 7, 4, 2), "medium");
    let [first, again, other] = [11, 11, 12].map(|seed| play_out(setup.clone(), seed).moves());
    assert_eq!(first, again);
    assert_ne!(first, other);
}
