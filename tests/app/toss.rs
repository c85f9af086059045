//! The toss that decides who starts: nothing tells the result before the disc shows it.
use bevy::prelude::*;
use connect_n::app::board::HoveredMove;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::setup::{RematchStarter, Setup, Starter};
use connect_n::app::turn::{BoardIsAnimating, Tossing};

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
        while game.resource::<BoardIsAnimating>().0 {
            assert!(game.resource::<Tossing>().0);
            assert!(game.reads("Tossing"), "{:?}", game.texts());
            assert!(!game.reads(" goes first.") && !game.reads("Your turn"), "{:?}", game.texts());
            assert_eq!(game.resource::<HoveredMove>().0, None, "a disc in the colour of whoever starts");
            game.frame();
        }
        let starter = if game.reads("Ada goes first.") { "Ada" } else { "Grace" };
        assert!(game.reads(&format!("{starter} goes first.")) && game.reads("Your turn"));
        assert!(!game.reads("Tossing") && game.resource::<HoveredMove>().0.is_some());
        seen.push(starter);
    }
    assert!(seen.contains(&"Ada") && seen.contains(&"Grace"), "{seen:?}");
}

#[test]
fn every_game_that_a_toss_decides_begins_with_one() {
    let mut game = tossed(3);
    let mut starters = Vec::new();
    for _ in 0..8 {
        assert!(game.resource::<Tossing>().0);
        game.settle();
        starters.push(game.resource::<CurrentGame>().first_chair());
        game.ask(Request::Restart);
        game.frame();
    }
    assert!(starters.contains(&0) && starters.contains(&1), "{starters:?}");

    let mut game = Game::start(Setup { rematch: RematchStarter::CoinToss, ..people(6, 7, 4, 2) });
    game.rest();
    for tosses in [false, true, true] {
        assert_eq!(game.resource::<Tossing>().0, tosses);
        game.settle();
        game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
        game.rest();
        game.key(KeyCode::Enter);
        game.frame();
    }
    game.ask(Request::Start(Box::new(people(6, 7, 4, 2))));
    game.frame();
    assert!(!game.resource::<Tossing>().0, "player 1 starts");
}

#[test]
fn who_would_rather_play_ends_the_toss() {
    let mut game = tossed(1);
    game.key(KeyCode::Digit4);
    game.frames(2);
    assert!(!game.resource::<Tossing>().0 && !game.reads("Tossing"));
    assert_eq!(game.moves(), "4");
}
