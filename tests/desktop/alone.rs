//! Computers that play on their own: nobody touches mouse or keyboard, and the machine has other work.
use std::fs;
use std::hint::spin_loop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use super::harness::{Game, home, moves_of};
use super::screen::Size;

/// A game with no move for so long stands still: each takes some two seconds on a slow machine.
const STANDSTILL: Duration = Duration::from_mins(1);

#[test]
fn computers_play_sixty_moves_without_any_input() {
    play_alone(60);
}

/// `cargo test --test desktop -- --ignored many_moves`
#[test]
#[ignore = "takes minutes"]
fn computers_play_many_moves_without_any_input() {
    play_alone(200);
}

/// A computer's answer that comes while no frame is drawn has to wake the window each time. The window is small: most of
/// the time goes into its frames.
fn play_alone(moves: usize) {
    let home = home();
    let settings = home.path().join("CONFIG_HOME/connect-n");
    fs::create_dir_all(&settings).expect("a folder in our own");
    fs::write(settings.join("settings.toml"), "speed = \"instant\"\n").expect("a file in our own folder");
    // Sixteen in line is so hard that there is room for all the moves.
    let board = ["--rows", "16", "--cols", "16", "--connect", "16"];
    let players = ["--seat1", "search:0.05", "--seat2", "search:0.02"];
    let size = Size { width: 480, height: 400 };
    let game = Game::start_on(size, &home, &[&board[..], &players].concat());
    let is_over = AtomicBool::new(false);
    scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                spin_loop();
            }
        });
        let mut last = (0, Instant::now());
        while last.0 < moves && last.1.elapsed() < STANDSTILL {
            sleep(Duration::from_millis(500));
            let played = moves_of(&game.record()).len();
            if played > last.0 {
                last = (played, Instant::now());
            }
        }
        is_over.store(true, Ordering::Relaxed);
        assert!(last.0 >= moves, "the game stands still after {} moves", last.0);
    });
}
