//! The explorer of openings: moves by mouse and keys, their values, how often they were played, and the way to a game.
use std::fs;
use std::path::Path;

use bevy::prelude::*;
use connect_n::app::Screen;
use connect_n::app::board::{Aim, Target};
use connect_n::app::explorer::Explorer;
use connect_n::app::game::setup::Setup;
use connect_n::app::game::tags::GameTags;
use connect_n_engine::format_game;
use tempfile::TempDir;

use crate::harness::{Game, column, game_after, people, pop_out};

/// So small a board that all of it is soon known.
fn small() -> Setup {
    people(4, 4, 3, 2)
}

/// The explorer over a game, by the pause menu.
fn explore(mut game: Game) -> Game {
    game.key(KeyCode::Escape);
    game.frames(4);
    game.key(KeyCode::KeyX);
    game.frames(4);
    game.rest();
    assert_eq!(game.screen(), Screen::Explorer);
    game
}

fn explorer(game: &Game) -> &Explorer {
    game.resource::<Explorer>()
}

fn explored(game: &Game) -> String {
    format_game(explorer(game).position().moves())
}

/// The lines of the table, as a screen reader reads them, once all is known.
fn table(game: &mut Game) -> Vec<String> {
    game.until("an analysis", |game| explorer(game).analysis().is_some_and(|analysis| analysis.is_complete));
    game.frames(3);
    let world = game.world();
    let mut labels = world.query::<&AccessibleLabel>();
    let mut lines: Vec<String> =
        labels.iter(world).map(|label| label.0.clone()).filter(|label| label.contains(", people ")).collect();
    lines.sort();
    lines
}

fn keep(folder: &Path, name: &str, second: &str, moves: &str) {
    let recent = folder.join("recent");
    fs::create_dir_all(&recent).unwrap();
    let tags = "[Rows \"4\"]\n[Cols \"4\"]\n[Connect \"3\"]\n[Variant \"Standard\"]\n[Seat1 \"human\"]";
    fs::write(recent.join(name), format!("{tags}\n[Seat2 \"{second}\"]\n\n{moves}\n")).unwrap();
}

#[test]
fn the_lines_of_the_table_are_moves() {
    let mut game = explore(game_after(small(), &[1, 4]));
    let lines = table(&mut game);
    let place = game.control(&lines[1]).center();
    game.point(place);
    game.frames(2);
    let aimed = game.resource::<Aim>().0;
    assert_eq!(aimed, Some(Target::Column(column(2))));
    game.click(place);
    game.rest();
    assert_eq!(explored(&game), "1 4 2");
    game.point(Vec2::splat(2.0));
    game.frames(2);
    assert_eq!(game.resource::<Aim>().0, None);
}

#[test]
fn moves_are_made_and_taken_back_and_each_position_has_its_values() {
    let mut game = explore(game_after(small(), &[1, 4]));
    assert_eq!(explored(&game), "1 4");
    assert_eq!(table(&mut game).len(), 4);
    game.click_column(2);
    game.rest();
    game.key(KeyCode::Digit4);
    game.rest();
    assert_eq!(explored(&game), "1 4 2 4");
    assert!(table(&mut game)[2].starts_with("3: Win in 1, "), "{:?}", table(&mut game));
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(explored(&game), "1 4 2");
    game.key(KeyCode::KeyY);
    game.rest();
    assert_eq!(explored(&game), "1 4 2 4");
    game.key(KeyCode::Home);
    game.rest();
    assert!(explored(&game).is_empty() && game.discs_at_rest().is_empty());
    for _ in 0..5 {
        game.key(KeyCode::KeyY);
        game.rest();
    }
    assert_eq!(explored(&game), "1 4 2 4");
    game.key(KeyCode::Digit3);
    game.rest();
    assert!(explorer(&game).position().is_over() && game.reads("wins"), "{:?}", game.texts());
    game.key(KeyCode::Digit1);
    game.rest();
    assert_eq!(explorer(&game).position().plies(), 5, "nothing is left to be played");
}

#[test]
fn what_was_played_in_the_kept_games_is_counted() {
    let folder = TempDir::new().unwrap();
    keep(folder.path(), "1.c4n", "level:easy", "1. 1 4 2. 2 4 3. 3 1-0");
    keep(folder.path(), "2.c4n", "human", "1. 4 1 *");
    keep(folder.path(), "3.c4n", "human", "{torn");
    let mut game = Game::at_title_with(small(), folder.path());
    game.frames(4);
    game.ctrl(KeyCode::KeyO);
    game.frames(4);
    game.key(KeyCode::KeyX);
    game.frames(4);
    assert_eq!(game.screen(), Screen::Explorer);
    game.until("the counts", |game| game.reads("2 (1-0-0)"));
    let lines = table(&mut game);
    assert!(lines[0].ends_with("people 2 (1-0-0), computers –"), "{lines:?}");
    assert!(lines[3].ends_with("people 2 (1-0-0), computers –"), "the mirror image: {lines:?}");
    assert!(lines[1].ends_with("people –, computers –"), "{lines:?}");
    game.click_column(1);
    game.rest();
    let lines = table(&mut game);
    assert!(lines[3].ends_with("people 1 (0-0-0), computers 1 (0-0-1)"), "{lines:?}");
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!(game.screen(), Screen::Title);
}

#[test]
fn a_game_goes_on_as_it_was_and_says_that_somebody_looked() {
    let mut game = explore(game_after(small(), &[1, 4]));
    game.click_column(2);
    game.rest();
    game.key(KeyCode::Escape);
    game.rest();
    assert_eq!((game.screen(), game.moves().as_str()), (Screen::Game, "1 4"));
    assert_eq!(game.discs_at_rest().len(), 2);
    assert_eq!(game.resource::<GameTags>().get("Analysis"), Some("on"));
    assert!(game.world().get_resource::<Explorer>().is_none());
}

#[test]
fn a_game_begins_where_the_explorer_stands() {
    let mut game = explore(Game::start(pop_out(people(4, 5, 4, 3))));
    for number in [2, 3, 4] {
        game.click_column(number);
        game.rest();
    }
    game.click_strip(2);
    game.rest();
    assert_eq!(explored(&game), "2 3 4 p2");
    game.key(KeyCode::KeyP);
    game.rest();
    assert_eq!((game.screen(), game.moves().as_str()), (Screen::Game, "2 3 4 p2"));
    game.drop_in(1);
    assert_eq!(game.moves(), "2 3 4 p2 1");
}

#[test]
fn once_all_is_known_nothing_moves() {
    let mut game = explore(game_after(small(), &[1, 4]));
    table(&mut game);
    game.rest();
    assert!(!game.is_restless(20));
}
