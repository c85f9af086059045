//! Somebody who presses and clicks at random in the real window: the program goes on, without a word of complaint.
use std::thread::sleep;
use std::time::{Duration, Instant};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::harness::{Game, home};
use crate::screen::Size;

/// The longest that anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long a window may take to get another size. It may get none: an act before may have closed it, or made it fill
/// the screen, then and at the next start.
const MOMENT: Duration = Duration::from_secs(5);

/// Acts in a window of each size.
const ACTS: usize = 60;

/// Keys that do something somewhere; none of them can be put together to the name of a program.
const KEYS: [&str; 22] = [
    "Return",
    "space",
    "Escape",
    "Tab",
    "shift+Tab",
    "F10",
    "Left",
    "Right",
    "Up",
    "Down",
    "Home",
    "End",
    "1",
    "3",
    "4",
    "7",
    "h",
    "y",
    "z",
    "ctrl+c",
    "ctrl+v",
    "ctrl+s",
];

#[derive(Clone, Copy, Debug)]
enum Act {
    Press(i32, i32, u8),
    Key(&'static str),
    Resize(Size),
}

fn draw_act(chance: &mut Xoshiro256PlusPlus, size: Size) -> Act {
    match chance.random_range(0..20) {
        0..10 => {
            let (x, y) =
                (chance.random_range(0..size.width) as i32, chance.random_range(0..size.height) as i32);
            Act::Press(x, y, [1, 1, 1, 1, 2, 3, 4, 5][chance.random_range(0..8)])
        }
        10..19 => Act::Key(KEYS[chance.random_range(0..KEYS.len())]),
        _ => Act::Resize(Size {
            width: chance.random_range(480..=size.width),
            height: chance.random_range(400..=size.height),
        }),
    }
}

fn act(game: &mut Game, act: Act, size: Size) {
    match act {
        Act::Press(x, y, button) => game.press(x, y, button),
        Act::Key(key) => game.key(key),
        Act::Resize(other) => {
            game.try_resize(other, MOMENT);
            game.try_resize(size, MOMENT);
        }
    }
}

#[test]
fn nothing_that_is_done_at_random_ends_the_program() {
    let sizes = [(1280, 720), (480, 400), (1920, 1080)].map(|(width, height)| Size { width, height });
    for (seed, size) in (1..).zip(sizes) {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        let home = home();
        let start = || {
            let mut game = Game::start_on(size, &home, &[]);
            game.try_resize(size, MOMENT);
            game
        };
        let mut game = start();
        let mut done = Vec::new();
        for _ in 0..ACTS {
            let next = draw_act(&mut chance, size);
            done.push(next);
            act(&mut game, next, size);
            if let Some(status) = game.ended() {
                // Some button ends it as one should.
                assert!(status.success(), "seed {seed}, {done:?}: {status}\n{}", game.errors());
                drop(game);
                game = start();
            }
            assert_eq!(game.errors(), "", "seed {seed}, {done:?}");
        }
        // It still draws, unless one of the last acts ends it, which may take a moment.
        let begun = Instant::now();
        while game.picture().pixels().all(|pixel| pixel.0 == [0; 3]) {
            match game.ended() {
                Some(status) => {
                    assert!(status.success(), "seed {seed}, {done:?}: {status}\n{}", game.errors());
                    break;
                }
                None => sleep(Duration::from_millis(100)),
            }
            assert!(begun.elapsed() < PATIENCE, "seed {seed}, {done:?}: nothing is drawn any more");
        }
    }
}
