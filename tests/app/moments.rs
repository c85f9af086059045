//! The moments of a game: the ring on the last disc, numbers while aiming, the banner at the end, what follows a win.
use bevy::prelude::*;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::saved::SavedGame;
use connect_n::app::game::setup::Setup;
use connect_n::app::hint::Advice;
use connect_n::app::{Menu, Turn};
use connect_n_engine::{PlayerSpec, Position, parse_game};

use crate::harness::{Game, people, pop_out, with_computers};

/// How many things with this name are seen.
fn shown(game: &mut Game, name: &str) -> usize {
    let mut names = game.world().query::<(&Name, &InheritedVisibility)>();
    names.iter(game.world()).filter(|(it, seen)| it.as_str() == name && seen.get()).count()
}

#[test]
fn the_last_disc_has_a_ring_once_it_lies() {
    let mut game = Game::start(people(6, 7, 4, 2));
    assert_eq!(shown(&mut game, "Ring"), 0);
    game.click_column(4);
    game.frames(4);
    assert_eq!((game.turn(), shown(&mut game, "Ring")), (Turn::Animating, 0));
    game.rest();
    assert_eq!(shown(&mut game, "Ring"), 1);
    game.drop_in(3);
    assert_eq!(shown(&mut game, "Ring"), 1);
    game.key(KeyCode::KeyZ);
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(shown(&mut game, "Ring"), 0);
}

#[test]
fn after_a_pop_the_discs_that_fell_have_one() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    game.hurry();
    game.drop_all(&[4, 4, 4, 1]);
    game.click_strip(4);
    game.rest();
    assert_eq!((game.moves().as_str(), shown(&mut game, "Ring")), ("4 4 4 1 p4", 2));
}

/// How many numbers of columns are seen.
fn numbers(game: &mut Game) -> usize {
    let mut texts = game.world().query::<(&Text, &InheritedVisibility)>();
    let seen = texts.iter(game.world()).filter(|(text, seen)| seen.get() && text.0.len() == 1);
    seen.filter(|(text, _)| text.0.parse::<usize>().is_ok()).count()
}

#[test]
fn another_board_is_not_marked_before_it_is_shown() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    game.hurry();
    game.drop_all(&[1, 2, 3]);
    game.set_speed(1.0);
    game.key(KeyCode::ArrowLeft);
    game.frames(2);
    // The list of moves has three numbers more.
    assert_eq!((shown(&mut game, "Pop mark"), numbers(&mut game)), (7, 7 + 3));
    game.ask(Request::Start(Box::new(people(7, 9, 4, 2))));
    game.frames(3);
    assert_eq!(game.layout().rules.cols(), 7, "the discs still fall out");
    assert_eq!((shown(&mut game, "Pop mark"), numbers(&mut game)), (0, 0));
    game.rest();
    game.frames(2);
    assert_eq!((game.layout().rules.cols(), numbers(&mut game)), (9, 9));
}

#[test]
fn columns_have_numbers_while_somebody_aims() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.point(Vec2::ZERO);
    game.frames(2);
    assert_eq!(numbers(&mut game), 0);
    game.key(KeyCode::ArrowLeft);
    game.frames(2);
    assert_eq!(numbers(&mut game), 7);
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!((game.menu(), numbers(&mut game)), (Menu::Pause, 0));
}

#[test]
fn the_hint_can_be_played_by_enter() {
    let mut game = Game::start(people(4, 4, 3, 2));
    game.hurry();
    game.drop_all(&[1, 4, 1, 4]);
    game.key(KeyCode::KeyH);
    game.until("a hint", |game| game.resource::<Advice>().hint().is_some());
    game.frames(3);
    assert_eq!(game.resource::<Advice>().hint().map(|hint| hint.mv.to_string()).as_deref(), Some("1"));
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(game.moves(), "1 4 1 4 1");
}

#[test]
fn buttons_step_through_the_moves() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[4, 3, 2]);
    game.rest();
    for (button, moves) in [
        ("Previous move", "4 3"),
        ("First move", ""),
        ("Next move", "4"),
        ("Last move", "4 3 2"),
        ("Last move", "4 3 2"),
    ] {
        game.click_control(button);
        game.rest();
        assert_eq!(game.moves(), moves, "{button}");
        game.assert_shown();
    }
    // The focus is the board's again.
    game.key(KeyCode::Digit1);
    game.rest();
    assert_eq!(game.moves(), "4 3 2 1");
}

#[test]
fn the_list_of_moves_goes_with_the_position_to_both_ends() {
    let mut game = Game::start(people(9, 9, 9, 2));
    game.hurry();
    game.drop_all(&[1, 2, 3, 4, 5, 6, 7, 8, 9].repeat(4));
    game.frames(3);
    let scrolled = |game: &mut Game| {
        let mut places = game.world().query::<&ScrollPosition>();
        places.iter(game.world()).map(|place| place.y).fold(0.0, f32::max)
    };
    assert!(scrolled(&mut game) > 50.0, "{}", scrolled(&mut game));
    game.key(KeyCode::Home);
    game.settle();
    game.frames(3);
    assert_eq!(scrolled(&mut game), 0.0);
    game.key(KeyCode::End);
    game.settle();
    game.frames(3);
    assert!(scrolled(&mut game) > 50.0);
}

#[test]
fn the_banner_comes_with_the_end_and_goes_with_it() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[1, 2, 1, 2, 1, 2]);
    game.frames(3);
    assert_eq!(game.texts_in("Banner"), [""; 0]);
    game.drop_in(1);
    game.frames(3);
    assert_eq!(game.texts_in("Banner"), ["Player 1 wins!"]);
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(game.texts_in("Banner"), [""; 0]);
}

#[test]
fn nothing_is_told_of_a_win_before_its_disc_lies() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_all(&[1, 2, 1, 2, 1, 2]);
    game.click_column(1);
    game.frames(6);
    assert_eq!(game.turn(), Turn::Animating);
    assert!(game.position().is_over() && game.texts_in("Banner").is_empty());
    assert!(!game.reads("wins") && !game.reads("Player 1: "), "{:?}", game.texts());
    game.rest();
    game.frames(3);
    assert!(game.reads("Player 1 wins!"));
}

#[test]
fn a_win_leads_to_the_next_level() {
    let setup = with_computers(people(6, 7, 4, 2), &PlayerSpec::LEVELS[0].to_string(), [1]);
    let rules = setup.rules().unwrap();
    let moves = parse_game("1 2 1 2 1 2", &rules).unwrap();
    let position = Position::from_moves(rules, &moves).unwrap();
    let mut game = Game::start(setup.clone());
    game.hurry();
    game.ask(Request::Open(Box::new(SavedGame::new(&setup, &position))));
    game.rest();
    game.click_column(1);
    game.rest();
    game.frames(3);
    assert_eq!(game.texts_in("Banner"), ["You win!"]);
    game.click_control("Next level: Easy");
    game.rest();
    assert_eq!((game.menu(), game.position().plies()), (Menu::None, 0));
    assert_eq!(game.resource::<CurrentGame>().setup().seats[1].level, PlayerSpec::LEVELS[1]);
    assert_eq!(game.resource::<Setup>().seats[1].level, PlayerSpec::LEVELS[1]);
}

#[test]
fn a_streak_is_told() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    game.frames(3);
    assert!(!game.reads("in a row."), "{:?}", game.texts_in("Result"));
    game.key(KeyCode::Enter);
    game.rest();
    // The loser begins, and loses again.
    game.drop_all(&[2, 1, 2, 1, 2, 1, 3, 1]);
    game.frames(3);
    assert!(game.reads("Player 1 has won two in a row."), "{:?}", game.texts_in("Result"));
}
