//! Pictures of every screen, drawn by Mesa's software Vulkan without a window, compared with those in `pictures/`.
//!
//! `UPDATE_PICTURES=1` writes them anew. A picture that differs is left in `tests/out`, beside one that shows where.
#![cfg(feature = "gui")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod compare;
mod frames;
mod motions;
mod sheet;
mod sheets;
mod studio;

use bevy::prelude::*;
use connect_n::app::board::Target;
use connect_n::app::game::seat_command::SeatCommand;
use connect_n::app::game::setup::{Occupant, Setup};
use connect_n::app::settings::{BoardMaterial, Settings, ThemeChoice};
use connect_n::app::{Menu, Screen};
use connect_n_engine::{Column, Move};

use studio::AtlasPainter;

/// A game in the middle, red to move.
const MIDDLE: &str = "4 4 4 3 5 3 3 2 6 5 2 7";
/// Red wins on the diagonal with the last move.
const WIN: &str = "1 2 2 3 3 4 3 4 4 6 4";
/// PopOut: red can pop column 1, with three discs above.
const POP: &str = "1 1 1 1 4 3 3 4 5 2";

/// Frames that shaders are late by: many more than are drawn of the pieces when none is missing.
const LATE: u32 = 40;

/// Boards of each material but the default.
const MATERIALS: [(&str, BoardMaterial); 3] =
    [("wood", BoardMaterial::Wood), ("metal", BoardMaterial::Metal), ("flat", BoardMaterial::Flat)];
/// Each theme but the default.
const THEMES: [(&str, ThemeChoice); 2] =
    [("light", ThemeChoice::Light), ("high-contrast", ThemeChoice::HighContrast)];

/// Everyone a person, so that nothing moves by itself.
fn people(rows: u8, cols: u8, players: u8) -> Setup {
    let mut setup = Setup { rows, cols, players, ..Setup::default() };
    for (seat, name) in setup.seats.iter_mut().zip(["Ada", "Linus", "Grace", "Alan"]) {
        seat.human = true;
        name.clone_into(&mut seat.name);
    }
    setup
}

fn column(number: usize) -> Column {
    Column::new(number - 1).unwrap()
}

/// One test, since one app draws them all: starting it is what takes time.
#[test]
fn every_screen_looks_as_it_should() {
    let mut differing = Vec::new();
    let mut studio = AtlasPainter::new(UVec2::new(1280, 720), Setup::default());
    differing.extend(studio.picture("title"));
    assert_eq!(studio.cameras(), 1, "the camera that took pictures of the pieces has left");

    studio.show(Screen::Setup);
    differing.extend(studio.picture("setup"));
    let mut with_program = people(6, 7, 3);
    with_program.seats[1].seat(Occupant::Program);
    with_program.seats[1].command = SeatCommand::found("python3 examples/bot.py").unwrap();
    with_program.seats[2].seat(Occupant::Computer);
    studio.set_up(with_program.clone());
    differing.extend(studio.picture("setup-program"));
    // Nobody has agreed to start it.
    studio.open(with_program, "4 4 3 2");
    differing.extend(studio.picture("stuck"));
    studio.open_menu(Menu::None);

    studio.open(people(6, 7, 2), MIDDLE);
    studio.aim(Some(Target::Column(column(6))));
    differing.extend(studio.picture("game"));

    studio.open(Setup { pop_out: true, ..people(6, 7, 2) }, POP);
    studio.aim(Some(Target::Strip(column(1))));
    differing.extend(studio.picture("pop-offered"));
    studio.aim(None);
    studio.play(Move::Pop(column(1)));
    studio.seconds(0.16);
    differing.extend(studio.picture("pop-midway"));

    studio.open(people(6, 7, 2), MIDDLE);
    studio.play(Move::Drop(column(1)));
    studio.seconds(0.3);
    differing.extend(studio.picture("drop-midway"));

    studio.open(people(6, 7, 2), WIN);
    studio.celebrate();
    differing.extend(studio.picture("win"));

    studio.open(people(9, 12, 4), "5 5 6 7 7 6 8 8 6 5 7 9 10 4 12 1");
    studio.aim(Some(Target::Column(column(8))));
    differing.extend(studio.picture("four-players"));

    studio.open(people(6, 7, 2), MIDDLE);
    for (name, material) in MATERIALS {
        studio.choose(Settings { material, ..Settings::default() });
        differing.extend(studio.picture(name));
    }
    for (name, theme) in THEMES {
        studio.choose(Settings { theme, ..Settings::default() });
        differing.extend(studio.picture(name));
    }
    studio.choose(Settings::default());
    for motion in motions::ALL {
        differing.extend(compare::with_kept(motion.name, &motion.strip(&mut studio)).err());
    }
    studio.open(people(6, 7, 2), MIDDLE);
    studio.open_menu(Menu::Pause);
    differing.extend(studio.picture("pause"));
    studio.open_menu(Menu::Settings);
    differing.extend(studio.picture("settings"));

    let mut small = AtlasPainter::with_late_shaders(LATE, UVec2::new(480, 400), people(6, 7, 2));
    differing.extend(small.picture("title-small"));
    small.open(people(6, 7, 2), MIDDLE);
    small.aim(Some(Target::Column(column(6))));
    differing.extend(small.picture("game-small"));
    small.open(people(6, 7, 2), WIN);
    small.celebrate();
    differing.extend(small.picture("win-small"));

    assert!(differing.is_empty(), "\n{}", differing.join("\n"));
}
