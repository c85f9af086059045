//! Frames in which something changes: each shows all of the new, the discs with their board.
use bevy::prelude::*;
use connect_n::app::Screen;
use connect_n::app::game::Request;
use connect_n::app::game::setup::Setup;

use crate::test_renderer::TestRenderer;
use crate::{MIDDLE, compare, people};

/// Frames that are looked at after a change; the last is the one that the others are held against.
const FRAMES: usize = 5;

/// How the frames after a change differ from the last of them, each in a line.
fn unlike_the_last(renderer: &mut TestRenderer, change: &str) -> Vec<String> {
    let film = renderer.film(FRAMES);
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
    let mut renderer = TestRenderer::new(UVec2::new(1280, 720), people(6, 7, 2));
    renderer.open(people(6, 7, 2), MIDDLE);
    for size in [UVec2::new(1000, 800), UVec2::new(640, 480), UVec2::new(1600, 900)] {
        renderer.resize(size);
        late.extend(unlike_the_last(&mut renderer, &format!("a window of {}x{}", size.x, size.y)));
    }
    for screen in [Screen::Title, Screen::Setup, Screen::Title] {
        renderer.turn_to(screen);
        late.extend(unlike_the_last(&mut renderer, &format!("the screen {screen:?}")));
        renderer.show(screen);
    }
    renderer.show(Screen::Setup);
    for setup in [people(9, 12, 4), Setup { pop_out: true, ..people(5, 4, 3) }, people(16, 16, 2)] {
        let change = format!("{}x{} in the set-up", setup.rows, setup.cols);
        renderer.change(setup);
        late.extend(unlike_the_last(&mut renderer, &change));
    }
    for setup in [people(9, 12, 4), people(6, 7, 2)] {
        let change = format!("a game on {}x{}", setup.rows, setup.cols);
        renderer.ask(Request::Start(Box::new(setup)));
        // The match answers, and the frame after it goes to the board.
        renderer.film(1);
        late.extend(unlike_the_last(&mut renderer, &change));
        renderer.show(Screen::Game);
    }
    assert!(late.is_empty(), "\n{}", late.join("\n"));
}
