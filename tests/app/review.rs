//! The review of a game: opened from the result and the menu, walked through, a mistake tried again, and kept.
use std::fs;

use bevy::prelude::*;
use connect_n::app::Menu;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::saved::SavedGame;
use connect_n::app::game::setup::{Occupant, Setup};
use connect_n::app::game::tags::GameTags;
use connect_n::app::review::{BoardMarks, GameReview, OpenReview, ReviewRequest};
use connect_n_engine::{Cell, Position, parse_game};

use crate::harness::{Game, column, people, pop_out, with_computers};

/// A game in which the first player misses a win with move 5, and the second one wins with move 6.
const LOST: &str = "2 5 2 5 4 5";

fn small() -> Setup {
    people(4, 5, 3, 2)
}

/// A game of these players after some moves.
fn opened(setup: &Setup, moves: &str) -> Game {
    let mut game = Game::start(setup.clone());
    game.hurry();
    open(&mut game, setup, moves);
    game
}

fn open(game: &mut Game, setup: &Setup, moves: &str) {
    let rules = setup.rules().unwrap();
    let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
    game.ask(Request::Open(Box::new(SavedGame::new(setup, &position))));
    game.rest();
    game.frames(4);
}

fn review(game: &Game) -> &OpenReview {
    game.resource::<GameReview>().get().expect("a review")
}

fn is_open(game: &Game) -> bool {
    game.resource::<GameReview>().is_open()
}

fn wait_until_complete(game: &mut Game) {
    game.until("the review", |game| review(game).review().is_complete() && !review(game).is_searching());
    game.frames(3);
}

/// Goes from mistake to mistake to the one that ends these moves.
fn go_to_mistake(game: &mut Game, moves: &str) {
    for _ in 0..9 {
        game.key(KeyCode::KeyN);
        game.rest();
        if game.moves() == moves {
            return;
        }
    }
    panic!("no mistake at the end of {moves}; {}", game.state());
}

fn seen(game: &mut Game, name: &str) -> usize {
    let mut names = game.world().query::<&Name>();
    names.iter(game.world()).filter(|it| it.as_str() == name).count()
}

#[test]
fn the_result_leads_to_the_grades_of_all_moves() {
    let mut game = opened(&small(), LOST);
    assert_eq!(game.menu(), Menu::Result);
    game.click_control("Review");
    wait_until_complete(&mut game);
    assert_eq!(game.menu(), Menu::None);
    let rail = game.texts_in("Review");
    assert!(rail.contains(&"Every grade is proved".to_owned()), "{rail:?}");
    let kept: Vec<_> = rail.iter().filter(|text| text.contains("key decision")).collect();
    assert_eq!(kept.len(), 2, "{rail:?}");
    assert!(
        game.has_control("Player 1: column 4, Blunder") || game.has_control("Player 1: column 4, Mistake")
    );
    // The last move won.
    assert!(game.has_control("Player 2: column 5, Only move"));
    game.until("the window to rest", |game| !game.is_restless(12));
}

#[test]
fn a_mistake_is_explained_and_shown_on_the_board() {
    let mut game = opened(&small(), LOST);
    game.key(KeyCode::KeyR);
    wait_until_complete(&mut game);
    go_to_mistake(&mut game, "2 5 2 5 4");
    assert!(game.reads("Column 2 would have won at once."), "{:?}", game.texts());
    let marked: Vec<(Cell, bool)> =
        game.resource::<BoardMarks>().0.iter().map(|mark| (mark.cell, mark.is_move)).collect();
    let cell = |row| Cell::new(row, column(2));
    assert!(marked.contains(&(cell(2), true)) && marked.contains(&(cell(0), false)), "{marked:?}");
    assert_eq!(seen(&mut game, "Review mark"), 1);
    game.key(KeyCode::ArrowRight);
    game.rest();
    assert_eq!((game.moves().as_str(), seen(&mut game, "Review mark")), (LOST, 0));
    assert_eq!(game.menu(), Menu::None, "the end of a game that is reviewed opens no result");
}

#[test]
fn a_mistake_is_tried_again_until_it_is_right_and_played_on() {
    let mut game = opened(&small(), LOST);
    game.key(KeyCode::KeyR);
    wait_until_complete(&mut game);
    go_to_mistake(&mut game, "2 5 2 5 4");
    game.click_column(2);
    game.rest();
    assert_eq!(game.moves(), "2 5 2 5 4", "the board takes no moves");
    game.click_control("Try again");
    game.rest();
    assert_eq!(game.moves(), "2 5 2 5");
    game.click_column(4);
    game.frames(2);
    assert!(game.reads("That's the move that was played."));
    game.click_column(1);
    game.until("a verdict", |game| game.reads("Not that one: column 1 loses"));
    game.key(KeyCode::Digit2);
    game.until("a verdict", |game| game.reads("That's right! Column 2 wins in 1 move."));
    assert_eq!(game.moves(), "2 5 2 5", "what is tried is not played");
    let line = game.resource::<CurrentGame>().tree().main_line().len();
    assert_eq!(line, 6);
    game.frames(2);
    game.click_control("Play on");
    game.rest();
    assert_eq!(game.moves(), "2 5 2 5 2");
    let played = game.resource::<CurrentGame>();
    let occupants = [0, 1].map(|chair| played.setup().seats[chair].occupant());
    assert_eq!(occupants, [Occupant::Person, Occupant::Computer]);
    assert!(!is_open(&game));
}

#[test]
fn whoever_goes_to_another_move_tries_the_mistake_no_longer() {
    let mut game = opened(&small(), LOST);
    game.key(KeyCode::KeyR);
    wait_until_complete(&mut game);
    go_to_mistake(&mut game, "2 5 2 5 4");
    game.click_control("Try again");
    game.rest();
    assert!(game.reads("find the best move instead of column 4"), "{:?}", game.texts());
    game.key(KeyCode::End);
    game.rest();
    assert_eq!(game.moves(), LOST);
    assert!(!game.reads("find the best move"), "{:?}", game.texts());
    game.click_column(1);
    game.rest();
    assert!(is_open(&game) && game.moves() == LOST, "nothing is tried at the end of the game");
}

#[test]
fn a_lost_game_is_reviewed_from_its_worst_mistake() {
    let mut game = opened(&with_computers(small(), "level:easy", [1]), LOST);
    assert_eq!(game.menu(), Menu::Result);
    game.click_control("Show my mistake");
    game.until("the worst mistake", |game| game.moves() == "2 5 2 5 4");
    game.rest();
    assert!(game.reads("Column 2 would have won at once."), "{:?}", game.texts());
    game.key(KeyCode::Escape);
    game.rest();
    game.frames(3);
    assert_eq!((game.moves().as_str(), game.menu()), (LOST, Menu::Result), "back at the result");
}

#[test]
fn whoever_lost_without_a_mistake_is_told_so_once() {
    // After the first move every answer loses.
    let mut game = opened(&with_computers(small(), "level:easy", [0]), "3 3 2 4 1");
    game.click_control("Show my mistake");
    wait_until_complete(&mut game);
    assert!(game.reads("No mistake of yours was found."), "{:?}", game.texts());
    game.key(KeyCode::Home);
    game.rest();
    game.frames(2);
    assert!(!game.reads("No mistake of yours was found."));
    game.key(KeyCode::End);
    game.rest();
    game.key(KeyCode::Escape);
    game.rest();
    game.frames(3);
    assert_eq!(game.menu(), Menu::Result);
    assert!(game.has_control("Review") && !game.has_control("Show my mistake"));
}

#[test]
fn the_opening_of_a_match_is_nobodys_choice() {
    let rules = small().rules().unwrap();
    let position = Position::from_moves(rules, &parse_game(LOST, &rules).unwrap()).unwrap();
    let mut saved = SavedGame::new(&small(), &position);
    saved.tags.set("OpeningPlies", "5");
    let mut game = Game::start(small());
    game.hurry();
    game.ask(Request::Open(Box::new(saved)));
    game.rest();
    game.frames(4);
    game.key(KeyCode::KeyR);
    wait_until_complete(&mut game);
    assert_eq!((review(&game).graded(), review(&game).next_mistake(game.resource())), (1, None));
    game.key(KeyCode::ArrowLeft);
    game.rest();
    game.frames(2);
    assert!(game.reads("It belongs to the opening of the match"), "{:?}", game.texts());
    game.key(KeyCode::PageUp);
    game.key(KeyCode::Escape);
    game.rest();
    game.key(KeyCode::PageUp);
    game.key(KeyCode::PageUp);
    game.rest();
    game.drop_in(1);
    assert_eq!(game.moves(), "2 5 2 5 1");
    assert_eq!(game.resource::<GameTags>().get("OpeningPlies"), Some("4"), "this one was chosen");
}

#[test]
fn in_a_narrow_window_the_last_move_has_its_grade_beside_the_summary() {
    let mut game = opened(&small(), LOST);
    game.resize(480.0, 400.0);
    game.key(KeyCode::KeyR);
    wait_until_complete(&mut game);
    let said = |game: &mut Game| game.texts_in("Review remark").join(" ");
    assert!(said(&mut game).contains("Only move. Player 1: "), "{}", said(&mut game));
    game.key(KeyCode::Home);
    game.rest();
    game.frames(2);
    assert!(said(&mut game).contains("Player 1: ") && !said(&mut game).contains("Only move"));
}

#[test]
fn arrows_and_clicks_on_the_graph_go_to_moves() {
    let mut game = opened(&small(), LOST);
    game.key(KeyCode::KeyR);
    wait_until_complete(&mut game);
    for moves in ["2 5 2 5 4", "2 5 2 5", "2 5 2"] {
        game.key(KeyCode::ArrowLeft);
        game.rest();
        assert_eq!(game.moves(), moves);
    }
    let world = game.world();
    let mut graphs = world.query::<(&Name, &ComputedNode, &UiGlobalTransform)>();
    let graph = graphs.iter(world).find(|it| it.0.as_str() == "Review graph" && it.1.size().y > 1.0);
    let (_, node, place) = graph.expect("a graph");
    let graph = Rect::from_center_size(place.translation, node.size());
    game.click(Vec2::new(graph.min.x + graph.width() * 0.75, graph.center().y));
    game.rest();
    assert_eq!(game.moves(), "2 5 2 5 4");
    game.key(KeyCode::Home);
    game.rest();
    assert_eq!(game.moves(), "");
}

#[test]
fn a_review_is_kept_with_its_game_and_opens_again_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = Game::start_with(small(), folder.path());
    game.hurry();
    game.drop_all(&[2, 5, 2, 5, 4, 5]);
    game.rest();
    game.until("the result", |game| game.menu() == Menu::Result);
    game.key(KeyCode::KeyR);
    wait_until_complete(&mut game);
    game.key(KeyCode::Escape);
    game.rest();
    game.frames(3);
    assert!(!is_open(&game));
    game.key(KeyCode::KeyR);
    game.frames(2);
    assert!(review(&game).review().is_complete() && !review(&game).is_searching());
    let kept = folder.path().join("recent");
    game.close();
    let file = fs::read_dir(kept).unwrap().find_map(|entry| {
        let file = entry.unwrap().path();
        file.extension().is_some_and(|it| it == "c4n").then_some(file)
    });
    let record = fs::read_to_string(file.expect("a record")).unwrap();
    assert!(record.contains("[%grade only]") && record.contains("[%cause missed-win 2]"), "{record}");
}

#[test]
fn computers_wait_while_a_game_is_reviewed() {
    let mut game = Game::start(with_computers(small(), "random", [1]));
    game.drop_in(2);
    game.key(KeyCode::Escape);
    game.frames(3);
    let before = game.position().plies();
    game.click_control("Review");
    game.until("the review", is_open_now);
    game.hurry();
    game.frames(90);
    assert_eq!(game.position().plies(), before);
    game.key(KeyCode::Escape);
    game.frames(2);
    assert!(!is_open(&game));
    if before == 1 {
        game.until("the computer's move", |game| game.position().plies() > 1);
    }
}

fn is_open_now(game: &mut Game) -> bool {
    is_open(game)
}

#[test]
fn a_game_that_takes_long_is_left_at_once() {
    let mut game = opened(&people(9, 9, 4, 2), "5 5 5 6 4 7 3 3 8 2 1 9 9");
    game.key(KeyCode::KeyR);
    game.until("some estimates", |game| game.shows("est. "));
    game.key(KeyCode::Escape);
    game.frames(2);
    assert!(!is_open(&game) && !game.shows("est. "));
    open(&mut game, &small(), "2 5");
    assert!(!is_open(&game));
}

#[test]
fn three_players_and_pops_are_reviewed_as_far_as_can_be_known() {
    for (setup, moves) in
        [(people(4, 4, 3, 3), "1 2 3 1 2 3 4"), (pop_out(people(4, 4, 3, 2)), "1 2 1 2 p1 3 p1")]
    {
        let mut game = opened(&setup, moves);
        game.key(KeyCode::KeyR);
        game.until("a grade", |game| review(game).graded() > 0);
        let plies = game.resource::<CurrentGame>().tree().main_line().len();
        for left in (plies - 2..plies).rev() {
            game.key(KeyCode::ArrowLeft);
            game.rest();
            assert_eq!(game.position().plies(), left);
        }
        game.assert_shown();
    }
}

#[test]
fn everything_is_in_reach_at_every_size() {
    for (width, height) in [(480.0, 400.0), (700.0, 900.0), (1280.0, 720.0), (1920.0, 1080.0)] {
        let mut game = opened(&small(), LOST);
        game.resize(width, height);
        game.key(KeyCode::KeyR);
        wait_until_complete(&mut game);
        go_to_mistake(&mut game, "2 5 2 5 4");
        game.frames(3);
        let window = Rect::new(0.0, 0.0, width, height).inflate(0.5);
        for name in ["Next mistake", "Try again", "Done"] {
            let place = game.control(name);
            assert!(window.contains(place.min) && window.contains(place.max), "{name} at {place:?}");
            assert!(place.height() > 31.9, "{name} at {place:?}");
        }
        let area = game.area();
        assert!(area.height() > 0.4 * height, "the board has {area:?} at {width} x {height}");
    }
}

#[test]
fn an_unfinished_review_is_kept_when_the_game_is_played_on_from_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = Game::start_with(people(8, 8, 4, 2), folder.path());
    game.hurry();
    game.drop_all(&[1, 2, 1, 2, 1, 2, 3, 2]);
    game.until("the result", |game| game.menu() == Menu::Result);
    game.key(KeyCode::KeyR);
    // Whoever has three in a column and plays elsewhere.
    game.until("the grade of the mistake", |game| {
        review(game).move_at(7).is_some_and(|it| it.grade.is_some())
    });
    game.frames(2);
    game.world().write_message(ReviewRequest::GoTo(7));
    game.rest();
    assert_eq!(game.moves(), "1 2 1 2 1 2 3");
    game.click_control("Try again");
    game.rest();
    game.click_column(1);
    game.until("a verdict", |game| game.reads("That's right! Column 1 wins in 1 move."));
    let is_complete = review(&game).review().is_complete();
    game.click_control("Play on");
    game.rest();
    assert_eq!((game.moves().as_str(), is_complete), ("1 2 1 2 1 2 1", false));
    let kept = folder.path().join("recent");
    game.close();
    let records =
        fs::read_dir(kept).unwrap().filter_map(|entry| fs::read_to_string(entry.unwrap().path()).ok());
    let records: Vec<String> = records.collect();
    let reviewed = |record: &&String| record.contains("[%grade blunder]");
    assert_eq!(records.iter().filter(reviewed).count(), 1, "{records:?}");
}
