//! Lessons in the window: from the title, by keys and by the list, to the end against perfect defence.
use std::path::Path;

use bevy::input::ButtonState;
use bevy::prelude::*;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::saved::SavedGame;
use connect_n::app::hint::Advice;
use connect_n::app::puzzles::{KeptProgress, Phase, ProgressStore, PuzzleGame};
use connect_n::app::theme::widgets::Tooltip;
use connect_n::app::{Menu, Screen};
use connect_n::puzzles::{Concept, LessonPlace, Store};
use connect_n_engine::{Move, Position, parse_game};

use crate::harness::{Game, column, people};

fn store(folder: &Path) -> Store {
    Store::at(folder.join("puzzles.json"))
}

fn begin(folder: &Path) -> Game {
    let mut game = keeping_in(folder, Game::at_title(people(6, 7, 4, 2)));
    game.key(KeyCode::KeyL);
    until_shown(&mut game);
    game
}

/// The game, with the progress kept in a folder of its own.
fn keeping_in(folder: &Path, mut game: Game) -> Game {
    game.world().insert_resource(ProgressStore(Some(store(folder))));
    game.hurry();
    game
}

fn until_shown(game: &mut Game) {
    game.until("a lesson", |game| game.world().get_resource::<PuzzleGame>().is_some());
    game.rest();
    assert_eq!(game.screen(), Screen::Puzzles);
}

fn place(game: &Game) -> Option<LessonPlace> {
    game.resource::<PuzzleGame>().lesson()
}

fn until_answered(game: &mut Game) -> Phase {
    let phase = |game: &Game| game.resource::<PuzzleGame>().phase().clone();
    game.until("an answer", |game| !matches!(phase(game), Phase::Proving(_)));
    game.rest();
    phase(game)
}

/// The tooltips of buttons that are in sight.
fn tips(game: &mut Game) -> Vec<String> {
    let world = game.world();
    let mut buttons = world.query::<(Entity, &Tooltip)>();
    let all: Vec<(Entity, String)> =
        buttons.iter(world).map(|(button, tip)| (button, tip.0.clone())).collect();
    all.into_iter().filter(|(button, tip)| !tip.is_empty() && game.is_shown(*button)).map(|it| it.1).collect()
}

#[test]
fn no_tooltip_of_a_lesson_says_that_something_counts() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = begin(folder.path());
    let in_lesson = tips(&mut game);
    assert!(in_lesson.iter().any(|tip| tip == "Suggest a move and explain it"), "{in_lesson:?}");
    assert!(in_lesson.iter().all(|tip| !tip.contains("counts")), "{in_lesson:?}");
    game.key(KeyCode::Escape);
    game.frames(4);
    game.key(KeyCode::KeyU);
    until_shown(&mut game);
    let in_puzzle = tips(&mut game);
    assert_eq!(
        in_puzzle.iter().filter(|tip| tip.contains("counts as not solved")).count(),
        2,
        "{in_puzzle:?}"
    );
}

#[test]
fn a_lesson_is_learnt_by_mouse_and_its_next_position_follows() {
    // So late in a game, proofs take no time.
    let place_of = Concept::Zugzwang;
    let folder = tempfile::tempdir().unwrap();
    let before: Vec<LessonPlace> = LessonPlace::all().take_while(|place| place.concept != place_of).collect();
    store(folder.path())
        .update(|progress| before.iter().for_each(|place| progress.record_lesson(*place)))
        .unwrap();
    let mut game = begin(folder.path());
    assert_eq!(place(&game), Some(LessonPlace { concept: place_of, position: 0 }));
    assert!(game.reads("Lesson 4: When moves run out · 1 of 3"), "{:?}", game.texts());
    assert!(game.reads("wins in 3 moves") && game.reads("Two columns are left"), "{:?}", game.texts());
    let solver = game.resource::<KeptProgress>().progress().solver;
    // A wrong move first: lessons may be tried as often as one likes.
    game.click_column(5);
    assert!(matches!(until_answered(&mut game), Phase::Wrong(_)));
    game.key(KeyCode::Enter);
    game.rest();
    for _ in 0..2 {
        game.click_column(7);
        assert!(matches!(until_answered(&mut game), Phase::Right(_)));
    }
    let position = game.resource::<PuzzleGame>().position().clone();
    let last = (1..=7).find(|number| position.wins_at_once(Move::Drop(column(*number)))).unwrap();
    game.click_column(last);
    assert_eq!(until_answered(&mut game), Phase::Solved);
    assert!(game.reads("is called zugzwang"), "{:?}", game.texts());
    assert!(game.reads("10 of 24 positions solved"), "{:?}", game.texts());
    game.until("the file", |game| !game.resource::<KeptProgress>().is_busy());
    let kept = store(folder.path()).load().unwrap().0;
    assert_eq!((kept.learnt(place_of), kept.solver), (1, solver), "lessons aren't rated");
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(place(&game), Some(LessonPlace { concept: place_of, position: 1 }));
}

#[test]
fn lessons_begin_where_they_were_left_and_the_list_leads_to_others() {
    let folder = tempfile::tempdir().unwrap();
    let learnt: Vec<LessonPlace> = LessonPlace::all().take(4).collect();
    store(folder.path())
        .update(|progress| learnt.iter().for_each(|place| progress.record_lesson(*place)))
        .unwrap();
    let mut game = begin(folder.path());
    assert_eq!(place(&game), LessonPlace::all().nth(4));
    game.key(KeyCode::KeyL);
    game.frames(4);
    assert_eq!(game.menu(), Menu::Lessons);
    assert!(
        game.reads("Done") && game.reads("1 of 3 solved") && game.reads("3 positions"),
        "{:?}",
        game.texts()
    );
    game.click_control("Lesson 8: The quiet pop");
    game.rest();
    assert_eq!(game.menu(), Menu::None);
    assert_eq!(place(&game), Some(LessonPlace { concept: Concept::QuietPop, position: 0 }));
    assert!(game.resource::<PuzzleGame>().position().rules().is_pop_out());
    // Skipping goes through the lessons, and after the last one to the puzzles.
    for _ in 0..3 {
        game.key(KeyCode::KeyN);
        game.rest();
    }
    assert_eq!(place(&game), None);
    assert!(store(folder.path()).load().unwrap().0.puzzles.is_empty(), "nothing was passed over");
}

#[test]
fn a_hint_shows_the_move_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = begin(folder.path());
    assert!(game.reads("Make three in a row"), "the lesson says itself what to look for: {:?}", game.texts());
    game.key(KeyCode::KeyH);
    game.until("a hint", |game| !matches!(game.resource(), Advice::None | Advice::Searching(_)));
    assert!(game.resource::<Advice>().hint().is_some());
}

#[test]
fn hints_of_a_lesson_are_none_of_the_game_that_waits() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = keeping_in(folder.path(), Game::start(people(6, 7, 4, 2)));
    game.drop_all(&[4, 3]);
    game.world().resource_mut::<NextState<Screen>>().set(Screen::Title);
    game.frames(4);
    game.key(KeyCode::KeyL);
    until_shown(&mut game);
    game.key(KeyCode::KeyH);
    game.until("a hint", |game| game.resource::<Advice>().hint().is_some());
    assert_eq!(game.resource::<CurrentGame>().hints(), 0);
}

#[test]
fn puzzles_after_lessons_that_were_left_at_once_are_puzzles() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = keeping_in(folder.path(), Game::at_title(people(6, 7, 4, 2)));
    game.key_event(KeyCode::KeyL, ButtonState::Pressed, false);
    game.key_event(KeyCode::KeyL, ButtonState::Released, false);
    game.until("the screen, before anything is on its board", |game| game.screen() == Screen::Puzzles);
    game.world().resource_mut::<NextState<Screen>>().set(Screen::Title);
    game.frames(3);
    game.key(KeyCode::KeyU);
    until_shown(&mut game);
    assert_eq!(place(&game), None);
}

#[test]
fn a_finished_game_that_is_opened_from_a_lesson_shows_its_result() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = begin(folder.path());
    let setup = people(6, 7, 4, 2);
    let rules = setup.rules().unwrap();
    let position = Position::from_moves(rules, &parse_game("1 2 1 2 1 2 1", &rules).unwrap()).unwrap();
    game.ask(Request::Open(Box::new(SavedGame::new(&setup, &position))));
    game.rest();
    game.frames(4);
    assert_eq!((game.screen(), game.menu()), (Screen::Game, Menu::Result));
}
