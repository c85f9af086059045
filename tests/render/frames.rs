//! Frames in which something changes: each shows all of the new, the discs with their board.
use bevy::prelude::*;
use connect_n::app::Screen;
use connect_n::app::game::Request;
use connect_n::app::game::setup::Setup;

use crate::studio::AtlasPainter;
use crate::{MIDDLE, compare, people};

/// Frames that are looked at after a change; the last is the one that the others are held against.
const FRAMES: usize = 5;

/// How the frames after a change differ from the last of them, each in a line.
fn unlike_the_last(studio: &mut AtlasPainter, change: &str) -> Vec<String> {
    let film = studio.film(FRAMES);
    let (last, before) = film.split_last().unwrap();
    let told = |(index, frame)| {
        let difference = compare::between(last, frame).err()?;
        Some(format!("{change}: frame {index} {difference}"))
    };
    before.iter().enumerate().filter_map(told).collect()
}

#[test]
fn no_frame_shows_discs_without_their_board() {
    let mut late = Vec::new();
    let mut studio = AtlasPainter::new(UVec2::new(1280, 720), people(6, 7, 2));
    studio.open(people(6, 7, 2), MIDDLE);
    for size in [UVec2::new(1000, 800), UVec2::new(640, 480), UVec2::new(1600, 900)] {
        studio.resize(size);
        late.extend(unlike_the_last(&mut studio, &format!("a window of {}x{}", size.x, size.y)));
    }
    for screen in [Screen::Title, Screen::Setup, Screen::Title] {
        studio.turn_to(screen);
        late.extend(unlike_the_last(&mut studio, &format!("the screen {screen:?}")));
        studio.show(screen);
    }
    studio.show(Screen::Setup);
    for setup in [people(9, 12, 4), Setup { pop_out: true, ..people(5, 4, 3) }, people(16, 16, 2)] {
        let change = format!("{}x{} in the set-up", setup.rows, setup.cols);
        studio.change(setup);
        late.extend(unlike_the_last(&mut studio, &change));
    }
    for setup in [people(9, 12, 4), people(6, 7, 2)] {
        let change = format!("a game on {}x{}", setup.rows, setup.cols);
        studio.ask(Request::Start(Box::new(setup)));
        // The match answers, and the frame after it goes to the board.
        studio.film(1);
        late.extend(unlike_the_last(&mut studio, &change));
        studio.show(Screen::Game);
    }
    assert!(late.is_empty(), "\n{}", late.join("\n"));
}
