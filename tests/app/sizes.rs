//! Windows of any size, changed at any time: the board stays in its room and goes with it.
use bevy::prelude::*;
use connect_n::app::board::Disc;
use connect_n::app::game::Request;
use connect_n::app::game::setup::Setup;
use connect_n_engine::{Cell, Column};

use crate::harness::{Game, column, computers_only, people, pop_out};

const SIZES: [(f32, f32); 7] = [
    (480.0, 400.0),
    (480.0, 1200.0),
    (899.0, 600.0),
    (900.0, 600.0),
    (1280.0, 720.0),
    (1600.0, 450.0),
    (3840.0, 2160.0),
];

/// The board stands in its area, uses it, and the discs lie in its cells.
fn assert_in_place(game: &mut Game, width: f32, height: f32) {
    let area = game.area();
    let layout = game.layout();
    let grid = Rect::from_corners(
        layout.origin,
        layout.origin
            + Vec2::new(f32::from(layout.rules.cols()), -f32::from(layout.rules.rows())) * layout.cell,
    );
    let at = format!("{layout:?} in {area:?} of a window of {width} x {height}");
    let window = Rect::new(0.0, 0.0, width, height);
    assert!(window.inflate(0.5).contains(area.min) && window.inflate(0.5).contains(area.max), "{at}");
    assert!(area.contains(grid.min) && area.contains(grid.max), "{at}");
    let fills = (grid.width() / area.width()).max(grid.height() / area.height());
    assert!(fills > 0.5, "small: {at}");
    let mut discs = game.world().query::<(&Disc, &GlobalTransform)>();
    let discs: Vec<(Vec2, Vec2)> = discs
        .iter(game.world())
        .map(|(disc, transform)| (disc.rest, transform.translation().xy() * Vec2::new(1.0, -1.0)))
        .collect();
    assert!(!discs.is_empty());
    for (rest, in_picture) in discs {
        let cell = Cell::new(rest.y as u8, Column::new(rest.x as usize).unwrap());
        let off = layout.centre(cell) - (in_picture + window.center());
        assert!(off.length() < 1.0, "the disc of {cell:?} is {off} away: {at}");
    }
}

fn try_all_sizes(setup: Setup) {
    let mut game = Game::start(setup);
    game.drop_in(1);
    let mut layouts = Vec::new();
    for (width, height) in SIZES {
        game.resize(width, height);
        assert_in_place(&mut game, width, height);
        layouts.push(game.layout());
    }
    assert!(layouts.windows(2).all(|pair| pair[0] != pair[1]), "the board did not follow: {layouts:?}");
}

#[test]
fn the_classic_board_fits_every_window() {
    try_all_sizes(people(6, 7, 4, 2));
}

#[test]
fn the_largest_board_fits_every_window() {
    try_all_sizes(pop_out(people(16, 16, 10, 4)));
}

#[test]
fn flat_and_steep_boards_fit_every_window() {
    try_all_sizes(people(3, 16, 3, 2));
    try_all_sizes(pop_out(people(16, 3, 3, 2)));
}

#[test]
fn a_resize_during_a_fall_lets_the_disc_land_in_its_cell() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.click_column(4);
    game.frames(5);
    for (width, height) in SIZES {
        game.resize(width, height);
    }
    game.rest();
    assert_eq!(game.moves(), "4");
    game.assert_shown();
    let (width, height) = SIZES[SIZES.len() - 1];
    assert_in_place(&mut game, width, height);
}

#[test]
fn another_board_gets_a_layout_of_its_own() {
    let mut game = Game::start(people(6, 7, 4, 2));
    let before = game.layout();
    game.ask(Request::Start(Box::new(people(9, 12, 5, 4))));
    game.rest();
    let after = game.layout();
    assert_eq!((after.rules.rows(), after.rules.cols()), (9, 12));
    assert!(after.cell < before.cell);
    game.click(after.centre(Cell::new(8, column(12))));
    assert_eq!(game.moves(), "12");
}

#[test]
fn a_dense_screen_changes_nothing_for_the_hand() {
    let mut game = Game::start(people(6, 7, 4, 2));
    let before = game.layout();
    game.set_scale_factor(2.0);
    let dense = game.layout();
    assert_eq!((dense.cell, dense.pixels), (before.cell, 2 * before.pixels));
    assert!(dense.origin.distance(before.origin) <= 1.0, "{dense:?} {before:?}");
    game.click_column(6);
    assert_eq!(game.moves(), "6");
}

/// Every control lies in the window; with `may_scroll` in something that scrolls there.
fn assert_controls_in_window(game: &mut Game, may_scroll: bool, what: &str) {
    let size = game.window().size();
    let window = Rect::from_corners(Vec2::ZERO, size).inflate(1.0);
    for control in game.controls() {
        let place = control.scrolled_in.filter(|_| may_scroll).unwrap_or(control.place);
        let is_listed = control.name.as_deref().is_some_and(|name| name.starts_with("Move "));
        let is_inside = window.contains(place.min) && window.contains(place.max);
        assert!(is_inside || is_listed, "{what}, {size}: {:?} at {place:?}", control.name);
    }
}

#[test]
fn every_control_of_a_game_is_in_the_window_at_every_size() {
    let four = pop_out(people(9, 12, 5, 4));
    let watched = computers_only(people(6, 7, 4, 2), "random");
    for (what, setup) in [("two people", people(6, 7, 4, 2)), ("computers", watched), ("four people", four)] {
        let may_scroll = setup.players > 2;
        let mut game = Game::start(setup);
        for width in [480.0, 700.0, 900.0, 1035.0, 1280.0, 1920.0] {
            for height in [400.0, 477.0, 559.0, 560.0, 720.0, 1080.0] {
                game.send_size(width, height);
                // In the first frame of a size as in all others.
                game.frame();
                assert_controls_in_window(&mut game, may_scroll, what);
                game.frames(2);
                assert_controls_in_window(&mut game, may_scroll, what);
            }
        }
    }
}

#[test]
fn no_control_of_a_game_lies_over_another() {
    for players in [2, 3, 4] {
        let mut game = Game::start(pop_out(people(6, 7, 4, players)));
        game.hurry();
        game.drop_all(&[1, 2, 3, 4, 5, 6, 7]);
        game.key(KeyCode::KeyA);
        for (width, height) in SIZES {
            game.resize(width, height);
            game.frames(4);
            let controls = game.controls();
            for (index, control) in controls.iter().enumerate() {
                for other in &controls[index + 1..] {
                    let overlap = control.place.intersect(other.place);
                    assert!(
                        overlap.width() < 1.0 || overlap.height() < 1.0,
                        "{players} players, {width} x {height}: {:?} over {:?}",
                        control.name,
                        other.name
                    );
                }
            }
        }
        game.resize(1280.0, 1200.0);
        game.frames(4);
        assert!(game.has_control("First move"), "there is room for the list again");
    }
}
