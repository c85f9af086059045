//! What is shown at rest is the game, whatever was done and however fast.
use std::time::Duration;

use bevy::prelude::KeyCode;
use connect_n::app::game::Request;
use connect_n::app::game::setup::Setup;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::harness::{Game, people, pop_out};

/// Does things at random moments and looks, whenever the board has come to rest, whether it shows the game.
fn do_anything(setup: Setup, steps: usize, seed: u64) {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::start(setup);
    game.set_speed(4.0);
    for step in 0..steps {
        do_something(&mut game, &mut chance);
        match chance.random_range(0..10) {
            0 => {
                game.settle();
            }
            1 | 2 => {}
            _ => game.frames(chance.random_range(0..6)),
        }
        if step % 10 == 9 {
            game.rest();
            game.assert_shown();
        }
    }
}

fn do_something(game: &mut Game, chance: &mut Xoshiro256PlusPlus) {
    let legal: Vec<_> = game.position().legal_moves().iter().copied().collect();
    let request = match (chance.random_range(0..20), legal.choose(chance)) {
        (0..=11, Some(mv)) => Request::Play(*mv),
        (16..=18, _) => Request::Redo,
        (19, _) if chance.random_bool(0.2) => Request::Restart,
        _ => Request::Undo,
    };
    game.world().write_message(request);
    if chance.random_bool(0.7) {
        game.frame();
    }
}

#[test]
fn drops_undone_and_redone_at_any_moment() {
    do_anything(people(6, 7, 4, 2), 150, 1);
}

#[test]
fn drops_and_pops_undone_and_redone_at_any_moment() {
    do_anything(pop_out(people(5, 6, 4, 2)), 200, 2);
}

#[test]
fn the_same_with_four_players() {
    do_anything(pop_out(people(4, 9, 4, 4)), 150, 3);
}

#[test]
fn undo_and_redo_by_keys_have_no_limit() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[1, 2, 3, 4, 5, 6, 7, 1, 2]);
    for _ in 0..12 {
        game.key(KeyCode::KeyZ);
    }
    game.rest();
    assert_eq!(game.moves(), "");
    game.assert_shown();
    for _ in 0..12 {
        game.key(KeyCode::KeyY);
    }
    game.rest();
    assert_eq!(game.moves(), "1 2 3 4 5 6 7 1 2");
    game.assert_shown();
}

#[test]
fn a_new_game_empties_the_board() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_all(&[4, 4, 4]);
    game.ask(Request::Restart);
    game.rest();
    assert_eq!(game.moves(), "");
    game.assert_shown();
}

#[test]
fn a_move_during_the_emptying_of_the_board_is_shown() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_all(&[4, 4, 4]);
    game.rest();
    // Not the other half of a double click.
    game.pass(Duration::from_millis(300));
    game.ask(Request::Restart);
    game.frames(4);
    game.click_column(2);
    game.rest();
    assert_eq!(game.moves(), "2");
    game.assert_shown();
}
