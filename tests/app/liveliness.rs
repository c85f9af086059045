//! What moves for its own sake: the game on the title, and the confetti.
use std::time::Duration;

use bevy::prelude::*;
use connect_n::app::Screen;
use connect_n::app::board::Disc;
use connect_n::app::game::{GameRng, Request};
use connect_n::app::settings::{MotionChoice, Settings};

use crate::harness::{Game, people, with_computers};

/// Frames in which the title's game has made a move.
const A_WHILE: usize = 300;

fn discs(game: &mut Game) -> usize {
    game.world().query::<&Disc>().iter(game.world()).count()
}

fn confetti_pieces(game: &mut Game) -> usize {
    game.world().query::<&Name>().iter(game.world()).filter(|name| name.as_str() == "Confetti piece").count()
}

#[test]
fn the_board_on_the_title_is_played_on() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    let before = discs(&mut game);
    game.frames(A_WHILE);
    assert!(discs(&mut game) > before, "{before} discs and no more");
    assert_eq!(game.screen(), Screen::Title);
}

#[test]
fn the_board_on_the_title_rests_where_little_is_to_move() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    // The title is there before the setting is: at the start, and when it is changed.
    game.world().resource_mut::<Settings>().motion = MotionChoice::Reduced;
    game.frames(2);
    let before = discs(&mut game);
    game.frames(A_WHILE);
    assert_eq!(discs(&mut game), before);
    // Also after the minute for which there is a game.
    game.pass(Duration::from_secs(70));
    game.world().resource_mut::<Settings>().motion = MotionChoice::Full;
    game.until("the next disc", |game| discs(game) > before);
}

/// The most pieces of confetti that are seen in the next frames.
fn most_confetti(game: &mut Game, frames: usize) -> usize {
    let seen = (0..frames).map(|_| {
        game.frame();
        confetti_pieces(game)
    });
    seen.max().unwrap_or(0)
}

#[test]
fn confetti_is_for_a_person_who_wins() {
    let mut people_only = Game::start(people(6, 7, 4, 2));
    let chance = people_only.resource::<GameRng>().0.clone();
    people_only.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    let most = most_confetti(&mut people_only, 40);
    assert_eq!(people_only.resource::<GameRng>().0, chance, "the next games are what they would have been");
    assert!(most > 20, "{most} pieces after {}", people_only.moves());
    people_only.frames(240);
    assert_eq!(confetti_pieces(&mut people_only), 0, "all are swept up");
}

#[test]
fn confetti_does_not_fall_into_the_next_game() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    assert!(most_confetti(&mut game, 40) > 20);
    game.ask(Request::Rematch);
    game.frames(3);
    assert_eq!(confetti_pieces(&mut game), 0);
}

#[test]
fn a_computer_that_wins_throws_no_confetti() {
    let mut game = Game::start(with_computers(people(6, 7, 2, 2), "medium", [1]));
    game.drop_in(1);
    game.until("the computer's move", |game| game.position().plies() == 2);
    game.rest();
    game.drop_in(7);
    game.until("the computer's win", |game| game.position().is_over());
    assert_eq!(most_confetti(&mut game, 120), 0);
}

/// How much of a new screen is still covered by the fade, if there is one.
fn screen_fade(game: &mut Game) -> Option<f32> {
    let mut nodes = game.world().query::<(&Name, &BackgroundColor)>();
    nodes
        .iter(game.world())
        .find(|(name, _)| name.as_str() == "Screen fade")
        .map(|(_, color)| color.0.alpha())
}

/// How far the lowest panel is below its place, in pixels.
fn sunk(game: &mut Game) -> f32 {
    let mut nodes = game.world().query::<&UiTransform>();
    let depth = |node: &UiTransform| if let Val::Px(depth) = node.translation.y { depth } else { 0.0 };
    nodes.iter(game.world()).map(depth).fold(0.0, f32::max)
}

#[test]
fn a_new_screen_comes_out_of_the_background() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    assert_eq!(screen_fade(&mut game), None, "the first screen is there at once");
    game.key(KeyCode::KeyS);
    let covered = screen_fade(&mut game).expect("a fade");
    assert!(covered > 0.5 && covered < 0.8, "the board is seen through it: {covered}");
    assert!(sunk(&mut game) > 5.0, "the panels rise");
    game.frames(6);
    let later = screen_fade(&mut game).expect("a fade still");
    assert!(later > 0.0 && later < covered, "{covered}, then {later}");
    game.frames(10);
    assert_eq!((screen_fade(&mut game), sunk(&mut game)), (None, 0.0));
}

#[test]
fn where_little_is_to_move_a_new_screen_only_fades() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.world().resource_mut::<Settings>().motion = MotionChoice::Reduced;
    game.frames(20);
    game.key(KeyCode::KeyS);
    assert!(screen_fade(&mut game).is_some());
    assert_eq!(sunk(&mut game), 0.0);
    game.frames(10);
    assert_eq!(screen_fade(&mut game), None);
}
