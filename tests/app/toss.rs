//! The toss that decides who starts: nothing tells the result before the disc shows it.
use bevy::prelude::*;
use connect_n::app::board::Offer;
use connect_n::app::game::setup::{Setup, Starter};
use connect_n::app::turn::{BoardMoves, Tossing};

use crate::harness::{Game, people};

/// A game between Ada and Grace that begins with a toss.
fn tossed(seed: u64) -> Game {
    let mut setup = Setup { starter: Starter::CoinToss, ..people(6, 7, 4, 2) };
    for (seat, name) in setup.seats.iter_mut().zip(["Ada", "Grace"]) {
        name.clone_into(&mut seat.name);
    }
    Game::start_seeded(setup, seed)
}

#[test]
fn nobody_is_told_who_starts_before_it_is_seen() {
    let mut seen = Vec::new();
    for seed in 0..6 {
        let mut game = tossed(seed);
        game.point(game.layout().centre(connect_n_engine::Cell::new(0, crate::harness::column(4))));
        let before = game.texts_in("Players");
        assert!(
            before.iter().position(|text| text == "Ada") < before.iter().position(|text| text == "Grace")
        );
        while game.resource::<BoardMoves>().0 {
            assert!(game.resource::<Tossing>().0);
            assert!(game.reads("Tossing"), "{:?}", game.texts());
            assert!(!game.reads(" goes first.") && !game.reads("your move"), "{:?}", game.texts());
            assert_eq!(game.resource::<Offer>().0, None, "a disc in the colour of whoever starts");
            game.frame();
        }
        let starter = if game.reads("Ada goes first.") { "Ada" } else { "Grace" };
        assert!(game.reads(&format!("{starter} goes first.")) && game.reads("your move"));
        assert!(!game.reads("Tossing") && game.resource::<Offer>().0.is_some());
        seen.push(starter);
    }
    assert!(seen.contains(&"Ada") && seen.contains(&"Grace"), "{seen:?}");
}

#[test]
fn who_would_rather_play_ends_the_toss() {
    let mut game = tossed(1);
    game.key(KeyCode::Digit4);
    game.frames(2);
    assert!(!game.resource::<Tossing>().0 && !game.reads("Tossing"));
    assert_eq!(game.moves(), "4");
}
