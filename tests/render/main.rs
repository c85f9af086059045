//! Pictures of every screen, drawn by Mesa's software Vulkan without a window, compared with those in `pictures/`.
//!
//! `UPDATE_PICTURES=1` writes them anew. A picture that differs is left in `tests/out`, beside one that shows where.
#![cfg(feature = "gui")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod compare;
mod contact_sheets;
mod frames;
mod montage;
mod motions;
mod test_renderer;
#[path = "../common/watched.rs"]
mod watched;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use connect_n::app::board::Target;
use connect_n::app::game::seat_command::SeatCommand;
use connect_n::app::game::setup::{Occupant, Setup};
use connect_n::app::settings::{BoardMaterial, Settings, ThemeChoice};
use connect_n::app::{Menu, Screen};
use connect_n::puzzles::Store;
use connect_n_engine::{Column, Move, Seat};

use test_renderer::TestRenderer;
use watched::{Files, LOST, WON};

/// A game in the middle, red to move.
const MIDDLE: &str = "4 4 4 3 5 3 3 2 6 5 2 7";
/// Red wins on the diagonal with the last move.
const WIN: &str = "1 2 2 3 3 4 3 4 4 6 4";
/// Red misses a win with the fifth move, and yellow wins with the sixth.
const MISSED: &str = "2 5 2 5 4 5";
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
    let mut renderer = TestRenderer::new(UVec2::new(1280, 720), Setup::default());
    differing.extend(renderer.picture("title"));
    assert_eq!(renderer.cameras(), 1, "the camera that took pictures of the pieces has left");

    renderer.show(Screen::Setup);
    differing.extend(renderer.picture("setup"));
    let mut with_program = people(6, 7, 3);
    with_program.seats[1].seat(Occupant::Program);
    with_program.seats[1].command = SeatCommand::found("python3 examples/bot.py").unwrap();
    with_program.seats[2].seat(Occupant::Computer);
    renderer.set_up(with_program.clone());
    differing.extend(renderer.picture("setup-program"));
    // Nobody has agreed to start it.
    renderer.open(with_program, "4 4 3 2");
    differing.extend(renderer.picture("stuck"));
    renderer.open_menu(Menu::None);

    renderer.open(people(6, 7, 2), MIDDLE);
    renderer.aim(Some(Target::Column(column(6))));
    differing.extend(renderer.picture("game"));

    renderer.open(Setup { pop_out: true, ..people(6, 7, 2) }, POP);
    renderer.aim(Some(Target::Strip(column(1))));
    differing.extend(renderer.picture("pop-offered"));
    renderer.aim(None);
    renderer.play(Move::Pop(column(1)));
    renderer.seconds(0.16);
    differing.extend(renderer.picture("pop-midway"));

    renderer.open(people(6, 7, 2), MIDDLE);
    renderer.play(Move::Drop(column(1)));
    renderer.seconds(0.3);
    differing.extend(renderer.picture("drop-midway"));

    renderer.open(people(6, 7, 2), WIN);
    renderer.celebrate();
    differing.extend(renderer.picture("win"));

    renderer.open(people(9, 12, 4), "5 5 6 7 7 6 8 8 6 5 7 9 10 4 12 1");
    renderer.aim(Some(Target::Column(column(8))));
    differing.extend(renderer.picture("four-players"));

    renderer.open(people(6, 7, 2), MIDDLE);
    for (name, material) in MATERIALS {
        renderer.choose(Settings { material, ..Settings::default() });
        differing.extend(renderer.picture(name));
    }
    for (name, theme) in THEMES {
        renderer.choose(Settings { theme, ..Settings::default() });
        differing.extend(renderer.picture(name));
    }
    renderer.choose(Settings::default());
    for motion in motions::ALL {
        differing.extend(compare::with_kept(motion.name, &motion.strip(&mut renderer)).err());
    }
    renderer.open(people(6, 7, 2), MIDDLE);
    renderer.open_menu(Menu::Pause);
    differing.extend(renderer.picture("pause"));
    renderer.open_menu(Menu::Settings);
    differing.extend(renderer.picture("settings"));
    renderer.open_menu(Menu::ChangeKeys);
    differing.extend(renderer.picture("change-keys"));
    change_first_key(&mut renderer);
    differing.extend(renderer.picture("press-key"));
    renderer.open_menu(Menu::None);
    renderer.show(Screen::HowToPlay);
    differing.extend(renderer.picture("how-to-play"));
    renderer.open(people(6, 7, 2), MIDDLE);
    renderer.show(Screen::Editor);
    renderer.aim(Some(Target::Column(column(6))));
    differing.extend(renderer.picture("editor"));
    let folder = tempfile::tempdir().unwrap();
    renderer.learn(Store::at(folder.path().join("puzzles.json")));
    differing.extend(renderer.picture("lesson"));
    renderer.open_menu(Menu::Lessons);
    differing.extend(renderer.picture("lessons"));
    renderer.open_menu(Menu::None);
    // So small a board that all of it is soon known.
    renderer.open(Setup { connect: 3, ..people(4, 5, 2) }, "3 3 3");
    renderer.analyse();
    differing.extend(renderer.picture("analysis"));
    renderer.switch_analysis();
    renderer.open(Setup { connect: 3, ..people(4, 5, 2) }, "3 3");
    renderer.show(Screen::Explorer);
    renderer.explore();
    differing.extend(renderer.picture("explorer"));

    // A board of which all is soon known, and a game that both could have won.
    let missed = Setup { connect: 3, ..people(4, 5, 2) };
    renderer.open(missed, MISSED);
    renderer.review(Seat::FIRST);
    differing.extend(renderer.picture("review"));
    let files = Files::new(&format!("{LOST}{WON}"));
    renderer.watch(files.watched());
    differing.extend(renderer.picture("watch"));

    differing.extend(small_screens());

    assert!(differing.is_empty(), "\n{}", differing.join("\n"));
}

/// Opens the dialog of the first action in the list of keys.
fn change_first_key(renderer: &mut TestRenderer) {
    // From the last control to the first.
    renderer.press(KeyCode::Tab, Key::Tab);
    renderer.press(KeyCode::Enter, Key::Enter);
}

/// The screens of the smallest window, which differ from what they should be.
fn small_screens() -> Vec<String> {
    let mut differing = Vec::new();
    let mut small = TestRenderer::with_late_shaders(LATE, UVec2::new(480, 400), people(6, 7, 2));
    differing.extend(small.picture("title-small"));
    small.show(Screen::HowToPlay);
    differing.extend(small.picture("how-to-play-small"));
    small.open(people(6, 7, 2), MIDDLE);
    small.aim(Some(Target::Column(column(6))));
    differing.extend(small.picture("game-small"));
    small.open_menu(Menu::Pause);
    differing.extend(small.picture("pause-small"));
    small.open_menu(Menu::ChangeKeys);
    differing.extend(small.picture("change-keys-small"));
    change_first_key(&mut small);
    differing.extend(small.picture("press-key-small"));
    small.open_menu(Menu::None);
    small.show(Screen::Editor);
    differing.extend(small.picture("editor-small"));
    small.open(Setup { connect: 3, ..people(4, 5, 2) }, "3 3");
    small.show(Screen::Explorer);
    small.explore();
    differing.extend(small.picture("explorer-small"));
    let files = Files::new(&format!("{LOST}{WON}"));
    small.watch(files.watched());
    differing.extend(small.picture("watch-small"));
    let folder = tempfile::tempdir().unwrap();
    small.learn(Store::at(folder.path().join("puzzles.json")));
    differing.extend(small.picture("lesson-small"));
    small.open(people(6, 7, 2), WIN);
    small.celebrate();
    differing.extend(small.picture("win-small"));

    small.open(Setup { connect: 3, ..people(4, 5, 2) }, MISSED);
    small.review(Seat::FIRST);
    differing.extend(small.picture("review-small"));
    differing
}
