//! The end of a game and what follows: the result, a look at the board, a rematch, another set-up.
use bevy::prelude::*;
use connect_n::app::analysis::LiveAnalysis;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::saved::SavedGame;
use connect_n::app::game::setup::{RematchStarter, Setup};
use connect_n::app::review::GameReview;
use connect_n::app::saves::UseClipboard;
use connect_n::app::{Menu, Screen, Turn};
use connect_n_engine::{Outcome, Position, Rules, Seat, parse_game};

use crate::harness::{Game, people, pop_out};

/// A game that the one who began has won.
fn won(setup: Setup) -> Game {
    let mut game = Game::start(setup);
    game.hurry();
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    assert_eq!(game.position().outcome(), Outcome::Win(Seat::FIRST));
    assert_eq!((game.screen(), game.menu(), game.turn()), (Screen::Game, Menu::Result, Turn::Over));
    game.frames(3);
    game
}

fn first_chair(game: &Game) -> usize {
    game.resource::<CurrentGame>().first_chair()
}

#[test]
fn enter_is_a_rematch_that_the_loser_starts() {
    let mut game = won(people(6, 7, 4, 2));
    for starter in [1, 0] {
        game.key(KeyCode::Enter);
        game.rest();
        assert_eq!((game.moves().as_str(), game.menu(), game.turn()), ("", Menu::None, Turn::Human));
        assert_eq!(first_chair(&game), starter);
        game.assert_shown();
        game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
        assert_eq!(game.menu(), Menu::Result);
        game.frames(3);
    }
}

#[test]
fn players_can_take_turns_to_start() {
    let mut game = won(Setup { rematch: RematchStarter::TakeTurns, ..people(6, 7, 4, 2) });
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(first_chair(&game), 1);
    // The second to move wins: where the loser started it would be the same chair again.
    game.drop_all(&[1, 2, 1, 2, 1, 2, 3, 2]);
    assert_eq!(game.menu(), Menu::Result);
    game.frames(3);
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(first_chair(&game), 0);
}

#[test]
fn the_loser_starts_also_when_the_second_wins() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[1, 2, 1, 2, 1, 2, 3, 2]);
    game.frames(3);
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(first_chair(&game), 0);
}

#[test]
fn the_board_can_be_looked_at_and_the_result_comes_back() {
    let mut game = won(people(6, 7, 4, 2));
    game.key(KeyCode::KeyB);
    game.frames(2);
    assert_eq!((game.screen(), game.menu(), game.turn()), (Screen::Game, Menu::None, Turn::Over));
    game.assert_shown();
    game.key(KeyCode::Escape);
    game.frames(2);
    game.key(KeyCode::Escape);
    game.frames(2);
    assert_eq!(game.menu(), Menu::Result);
}

#[test]
fn beside_the_board_of_a_game_that_is_over_a_button_leads_back_and_nothing_is_analysed() {
    let mut game = won(people(6, 7, 4, 2));
    game.key(KeyCode::KeyB);
    game.frames(2);
    game.key(KeyCode::KeyA);
    game.frames(2);
    assert!(!game.resource::<LiveAnalysis>().is_on());
    game.click_control("Result");
    assert_eq!(game.menu(), Menu::Result);
    game.key(KeyCode::KeyB);
    game.frames(2);
    game.key(KeyCode::KeyB);
    game.frames(2);
    assert_eq!(game.menu(), Menu::Result, "the key goes both ways");
}

#[test]
fn the_smallest_window_has_a_way_from_the_result_to_the_menu_and_back() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.resize(480.0, 400.0);
    game.hurry();
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    game.frames(3);
    game.click_control("Menu");
    assert_eq!(game.menu(), Menu::Pause);
    game.key(KeyCode::Escape);
    game.frames(2);
    assert_eq!(game.menu(), Menu::Result);
}

#[test]
fn the_result_leads_to_the_set_up() {
    let mut game = won(people(6, 7, 4, 2));
    game.key(KeyCode::KeyS);
    game.frames(3);
    assert_eq!((game.screen(), game.menu()), (Screen::Setup, Menu::None));
}

#[test]
fn only_a_pop_that_makes_lines_for_both_says_that_both_had_one() {
    let mut game = Game::start(people(4, 5, 3, 2));
    game.hurry();
    // The last disc completes a row and a diagonal.
    game.drop_all(&[3, 3, 3, 5, 2, 5, 2, 4, 1]);
    game.frames(3);
    assert_eq!((game.position().winning_lines().len(), game.menu()), (2, Menu::Result));
    let result = game.texts_in("Result").join(" ");
    assert!(
        result.contains("Three in a row along the bottom") && result.contains(", and three on a diagonal"),
        "{result}"
    );
    assert!(!result.to_lowercase().contains("both"), "{result}");
    let mut game = Game::start(pop_out(people(4, 4, 3, 2)));
    game.hurry();
    game.drop_all(&[1, 1, 1, 2, 2, 3, 3, 1]);
    game.click_strip(1);
    game.rest();
    game.frames(3);
    assert_eq!((game.moves().as_str(), game.menu()), ("1 1 1 2 2 3 3 1 p1", Menu::Result));
    assert!(game.reads("Both connected three, and whoever pops wins."), "{:?}", game.texts_in("Result"));
}

#[test]
fn the_last_move_can_be_taken_back_after_the_end() {
    let mut game = won(people(6, 7, 4, 2));
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!((game.menu(), game.turn()), (Menu::None, Turn::Human));
    assert_eq!(game.moves(), "1 2 1 2 1 2");
    game.key(KeyCode::KeyY);
    game.rest();
    assert_eq!((game.menu(), game.turn()), (Menu::Result, Turn::Over));
    game.assert_shown();
}

#[test]
fn a_full_board_is_a_draw() {
    let mut game = Game::start(people(3, 3, 3, 2));
    game.hurry();
    game.drop_all(&[1, 1, 1, 2, 2, 3, 3, 3, 2]);
    assert!(matches!(game.position().outcome(), Outcome::Draw(_)), "{:?}", game.position().outcome());
    assert_eq!((game.menu(), game.turn()), (Menu::Result, Turn::Over));
}

#[test]
fn the_same_position_three_times_is_a_draw() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    game.hurry();
    for _ in 0..2 {
        game.drop_all(&[1, 3]);
        for number in [1, 3] {
            game.click_strip(number);
            game.rest();
        }
    }
    assert_eq!(game.moves(), "1 3 p1 p3 1 3 p1 p3");
    assert!(matches!(game.position().outcome(), Outcome::Draw(_)));
    assert_eq!((game.menu(), game.turn()), (Menu::Result, Turn::Over));
}

#[test]
fn enter_at_the_title_starts_a_game() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    assert_eq!(game.screen(), Screen::Title);
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!((game.screen(), game.menu(), game.turn()), (Screen::Game, Menu::None, Turn::Human));
    game.drop_in(4);
    assert_eq!(game.moves(), "4");
}

#[test]
fn a_game_opened_at_its_end_offers_a_rematch() {
    let rules = Rules::default();
    let moves = parse_game("1 2 1 2 1 2 1", &rules).unwrap();
    let position = Position::from_moves(rules, &moves).unwrap();
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.ask(Request::Open(Box::new(SavedGame::new(&people(6, 7, 4, 2), &position))));
    game.frames(5);
    assert_eq!((game.screen(), game.menu()), (Screen::Game, Menu::Result));
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!((game.menu(), game.position().plies()), (Menu::None, 0));
}

#[test]
fn what_was_copied_is_said_with_the_result_and_in_a_review_until_something_else_is_done() {
    let mut game = won(people(6, 7, 4, 2));
    for is_review in [false, true] {
        if is_review {
            game.key(KeyCode::KeyR);
            game.rest();
            assert!(game.resource::<GameReview>().is_open());
        }
        assert!(!game.shows("Game copied."));
        game.world().write_message(UseClipboard::CopyRecord);
        game.until("a word about it", |game| game.shows("Game copied."));
        game.assert_shown();
        game.key(KeyCode::ShiftLeft);
        assert!(!game.shows("Game copied."));
    }
}
