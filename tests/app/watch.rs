//! Watching a tournament that another process plays: its games move by move, its table, and what goes wrong with its files.
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use bevy::prelude::*;
use connect_n::app::turn::BoardIsAnimating;
use connect_n::app::watch::Watch;
use connect_n::app::{Screen, launch};
use connect_n_engine::format_game;
use serde_json::json;

use crate::harness::Game;
use crate::watched::{Files, LOST, WON};

/// The record of a game in progress between the two, in which Ada begins.
fn record(round: u32, moves: &str) -> String {
    format!(
        "[Rows \"4\"]\n[Cols \"5\"]\n[Connect \"3\"]\n[Player1 \"Ada\"]\n[Player2 \"Grace\"]\n[Round \"{round}\"]\n\n{moves} *\n"
    )
}

/// The file with the games in progress.
fn live(files: &Files) -> PathBuf {
    files.folder.path().join("results.csv.live")
}

/// Tells of games in progress, of four in all, as a tournament does.
fn tell(files: &Files, records: &[&str]) {
    static BEATS: AtomicU64 = AtomicU64::new(1);
    let beats = BEATS.fetch_add(1, Ordering::Relaxed);
    let state = json!({ "version": 1, "beats": beats, "games": 4, "playing": records });
    let aside = files.folder.path().join("aside");
    fs::write(&aside, state.to_string()).unwrap();
    fs::rename(aside, live(files)).unwrap();
}

/// The window on these files.
fn watch(files: &Files) -> Game {
    let mut game = Game::prepared(|app| launch::show_tournament(app, files.watched()));
    game.until("the tournament", |game| game.resource::<Watch>().snapshot().is_some());
    game.frames(4);
    assert_eq!(game.screen(), Screen::Watch);
    game
}

fn shown(game: &Game) -> String {
    let watch = game.resource::<Watch>();
    let (id, position) = (watch.game().map(|it| it.id.round()), watch.position());
    format!("{id:?}: {}", position.map(|it| format_game(it.moves())).unwrap_or_default())
}

/// Whether the board shows how a game was won.
fn has_win_line(game: &mut Game) -> bool {
    let world = game.world();
    world.query::<&Name>().iter(world).any(|name| name.as_str() == "Win line")
}

/// The line of the list that a screen reader calls so.
fn line(game: &mut Game, label: &str) -> Option<Entity> {
    let world = game.world();
    let mut lines = world.query::<(Entity, &AccessibleLabel)>();
    lines.iter(world).find(|(_, it)| it.0 == label).map(|(entity, _)| entity)
}

fn until_shown(game: &mut Game, wanted: &str) {
    game.until(wanted, |game| shown(game) == wanted);
    game.rest();
}

/// The same while these games are told of again and again, as they are while they are played.
fn until_told(game: &mut Game, files: &Files, playing: &[&str], wanted: &str) {
    game.until(wanted, |game| {
        tell(files, playing);
        shown(game) == wanted
    });
    game.rest();
    tell(files, playing);
}

#[test]
fn a_game_in_progress_is_followed_move_by_move_to_its_end_and_the_next_one_after_it() {
    let files = Files::new("");
    let begun = record(1, "1. 1 5 {[%emt 0:00:00.500]} 2. 1 {[%emt 0:00:00.250]} {info eval 34 depth 9}");
    tell(&files, &[&begun]);
    let mut game = watch(&files);
    until_told(&mut game, &files, &[&begun], "Some(1): 1 5 1");
    assert_eq!(game.discs_at_rest().len(), 3);
    for said in ["0 of 4 games played", "1 game in progress", "eval 34 depth 9", "0.25 s", "Move 3 of 3"] {
        assert!(game.reads(said), "{said}: {:?}", game.texts());
    }

    let (first, third) = (record(1, "1. 1 5 2. 1 5"), record(3, "1. 3"));
    let playing = [first.as_str(), third.as_str()];
    tell(&files, &playing);
    game.until("the next move", |game| shown(game) == "Some(1): 1 5 1 5");
    game.frames(2);
    assert!(game.resource::<BoardIsAnimating>().0, "the disc falls");
    until_told(&mut game, &files, &playing, "Some(1): 1 5 1 5");
    assert_eq!(game.discs_at_rest().len(), 4);
    assert!(game.reads("eval 34 depth 9"), "what was said before is still known");
    game.key(KeyCode::Home);
    until_told(&mut game, &files, &playing, "Some(1): ");
    game.key(KeyCode::KeyP);
    until_told(&mut game, &files, &playing, "Some(1): 1 5 1 5");

    files.write_results(WON);
    until_told(&mut game, &files, &playing, "Some(1): 1 5 1 5 1");
    assert!(game.reads("Ada wins") && game.reads("1 of 4 games played"), "{:?}", game.texts());
    until_told(&mut game, &files, &playing[1..], "Some(3): 3");

    fs::remove_file(live(&files)).unwrap();
    game.until("the end of the tournament", |game| game.reads("No game in progress"));
    assert_eq!(shown(&game), "Some(3): 3", "a game that was called off stays for a while");
}

#[test]
fn every_game_can_be_looked_at_move_by_move() {
    let files = Files::new(&format!("{WON}{LOST}"));
    let mut game = watch(&files);
    until_shown(&mut game, "Some(2): 1 5 2");
    game.frames(200);
    assert!(!game.is_restless(60), "nothing moves where nothing is played");
    assert!(game.reads("Grace wins\nAda closed its output."), "{:?}", game.texts());
    game.click_control("Games");
    game.frames(4);
    assert!(!has_win_line(&mut game));
    game.click_control("Ada vs Grace: Ada wins");
    until_shown(&mut game, "Some(1): 1 5 1 5 1");
    game.until("the line of the winner", has_win_line);
    game.key(KeyCode::PageUp);
    game.key(KeyCode::PageUp);
    until_shown(&mut game, "Some(1): 1 5 1");
    game.key(KeyCode::End);
    until_shown(&mut game, "Some(1): 1 5 1 5 1");
    for (key, wanted) in [
        (KeyCode::PageUp, "Some(1): 1 5 1 5"),
        (KeyCode::Home, "Some(1): "),
        (KeyCode::PageDown, "Some(1): 1"),
        (KeyCode::End, "Some(1): 1 5 1 5 1"),
    ] {
        game.key(key);
        until_shown(&mut game, wanted);
    }
    game.frames(600);
    assert_eq!(shown(&game), "Some(1): 1 5 1 5 1", "nothing follows unless it is asked for");
    game.click_control("Live");
    until_shown(&mut game, "Some(2): 1 5 2");
    game.until("no line", |game| !has_win_line(game));
}

#[test]
fn lines_of_the_list_stay_where_others_are_added() {
    let files = Files::new(WON);
    let mut game = watch(&files);
    game.click_control("Games");
    game.until("the game", |game| line(game, "Ada vs Grace: Ada wins").is_some());
    let before = line(&mut game, "Ada vs Grace: Ada wins");
    files.write_results(&format!("{WON}{LOST}"));
    game.until("another game", |game| line(game, "Grace vs Ada: Grace wins").is_some());
    assert_eq!(line(&mut game, "Ada vs Grace: Ada wins"), before, "whatever has the focus keeps it");
}

#[test]
fn the_table_says_who_stands_where() {
    let files = Files::new(WON);
    let mut game = watch(&files);
    game.until("the table", |game| game.has_control("1: Ada, 1 of 1, Elo +131 ± 336"));
    assert!(game.reads("1 game played"), "how many there will be isn't known");
    files.write_results(&format!("{WON}{LOST}"));
    game.until("another game", |game| game.has_control("1: Ada, 1 of 2, Elo +0 ± 215"));
}

#[test]
fn what_was_left_behind_by_a_tournament_that_was_killed_is_not_in_progress() {
    let files = Files::new(WON);
    tell(&files, &[&record(3, "1. 3")]);
    let mut game = watch(&files);
    game.until("its last game", |game| game.reads("1 game in progress"));
    game.until("that nothing more comes", |game| game.reads("No game in progress"));
    tell(&files, &[&record(3, "1. 3 3")]);
    game.until("somebody who goes on", |game| game.reads("1 game in progress"));
}

#[test]
fn a_list_that_breaks_is_told_of_in_a_line_and_what_was_known_stays() {
    let files = Files::new(WON);
    let mut game = watch(&files);
    until_shown(&mut game, "Some(1): 1 5 1 5 1");
    files.write_results(&LOST.replace("1 5 2", "1 9 2"));
    game.until("a warning", |game| game.reads("results.csv:"));
    assert!(game.reads("Ada wins"), "{:?}", game.texts());
    files.write_results(&format!("{WON}{LOST}"));
    game.until("that it is right again", |game| !game.reads("results.csv:"));
    // Half a line is not yet one.
    files.write_results(&format!("{WON}{}", &LOST[..20]));
    game.until("one game", |game| game.reads("1 game played"));
    assert!(!game.reads("results.csv:"));
}

#[test]
fn every_control_is_in_the_window_at_every_size() {
    let files = Files::new(&format!("{WON}{LOST}"));
    tell(&files, &[&record(3, "1. 3 {[%emt 0:00:00.250]} {info eval 34}")]);
    let mut game = watch(&files);
    for (width, height) in
        [(480.0, 400.0), (600.0, 1000.0), (900.0, 560.0), (1280.0, 720.0), (1920.0, 1080.0)]
    {
        game.resize(width, height);
        let window = Rect::from_corners(Vec2::ZERO, Vec2::new(width, height)).inflate(1.0);
        for control in game.controls().iter().filter(|control| control.scrolled_in.is_none()) {
            let is_inside = window.contains(control.place.min) && window.contains(control.place.max);
            assert!(is_inside, "{width} x {height}: {control:?}");
        }
        let area = game.area();
        assert!(area.height() > 90.0, "{width} x {height}: {area:?}");
    }
}
