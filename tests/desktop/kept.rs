//! No game is lost when the program is killed, wherever that hits it.
use std::fs;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use connect_n_engine::{GameRecord, format_game};
use image::RgbImage;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;

use crate::harness::{Game, home, moves_of};

/// A move that is so old is on the disk, however busy the machine is.
const COMPLETED: Duration = Duration::from_millis(500);

/// A board on which games last.
const NEW_GAME: [&str; 7] = ["--rows", "16", "--cols", "9", "--connect=10", "--seat1=human", "--seat2=human"];

/// Starts a game on an empty board and waits until it is on the screen: keys before that are nobody's.
fn new_game(home: &Rc<TempDir>) -> Game {
    let game = Game::start_at(home, &NEW_GAME);
    wait_until_shown(&game);
    game
}

fn wait_until_shown(game: &Game) {
    wait_for_a_picture(game);
    game.wait_for_rest();
}

/// The title never rests: a game is played behind it.
fn wait_for_title(game: &Game) {
    wait_for_a_picture(game);
    sleep(COMPLETED);
}

fn wait_for_a_picture(game: &Game) {
    let bright = |picture: &RgbImage| picture.pixels().any(|pixel| pixel.0[0] > 200).then_some(());
    game.wait_for_picture("anything bright", bright);
}

/// The moves of each game that is kept in a home folder.
fn kept(home: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(home.path().join("STATE_HOME/connect-n/recent")).into_iter().flatten();
    let files = entries.map(|entry| entry.expect("an entry").path());
    files
        .filter(|file| file.extension().is_some_and(|ending| ending == "c4n"))
        .map(|file| moves_in(&file))
        .collect()
}

/// The moves of a file.
fn moves_in(file: &Path) -> String {
    let text = fs::read_to_string(file).expect("a kept game can be read");
    let (record, _) = GameRecord::read(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    format_game(record.moves())
}

/// Plays at random for a while and kills the program; returns the moves that were completed, and all of them.
fn play_and_kill(game: Game, chance: &mut Xoshiro256PlusPlus) -> (Vec<String>, Vec<String>) {
    let end = Instant::now() + Duration::from_millis(chance.random_range(0..3000));
    let mut completed = moves_of(&game.record());
    let mut latest = (Instant::now(), completed.clone());
    while Instant::now() < end {
        game.key(&chance.random_range(1..=9).to_string());
        sleep(Duration::from_millis(chance.random_range(0..400)));
        let moves = moves_of(&game.record());
        if latest.1 != moves {
            latest = (Instant::now(), moves);
        }
        if latest.0.elapsed() > COMPLETED {
            completed.clone_from(&latest.1);
        }
    }
    let moves = moves_of(&game.record());
    game.kill();
    (completed, moves)
}

/// Kills the program so many times and looks each time whether the next start goes on with the game.
fn kill(times: usize) {
    let home = home();
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut game = new_game(&home);
    game.key("5");
    game.wait_for_moves(&["5"]);
    sleep(COMPLETED);
    let mut games = 1;
    for kill in 0..times {
        let (completed, moves) = play_and_kill(game, &mut chance);
        let files = kept(&home);
        assert_eq!(files.len(), games, "no game is lost and none is written twice, after kill {kill}");
        game = Game::start_at(&home, &[]);
        // The title offers the game at once; Enter takes the offer.
        wait_for_title(&game);
        game.key("Return");
        game.wait_for_record();
        let offered = moves_of(&game.record());
        assert!(offered.starts_with(&completed), "kill {kill}: {completed:?} became {offered:?}");
        assert!(moves.starts_with(&offered), "kill {kill}: {moves:?} became {offered:?}");
        println!("kill {kill}: {} of {} moves, {} certain", offered.len(), moves.len(), completed.len());
        if offered.len() > 100 {
            drop(game);
            game = new_game(&home);
            game.key("5");
            game.wait_for_moves(&["5"]);
            sleep(COMPLETED);
            games += 1;
        }
    }
}

#[test]
fn a_killed_game_goes_on_with_the_next_start() {
    kill(2);
}

/// `cargo test --test desktop -- --ignored --nocapture two_hundred`
#[test]
#[ignore = "takes half an hour"]
fn a_game_killed_two_hundred_times_goes_on_each_time() {
    kill(200);
}

/// Plays with a folder for kept games in which nothing can be written: that is told once, and the game goes on.
fn play_where_nothing_can_be_kept(home: &Rc<TempDir>) {
    let game = new_game(home);
    game.key("5");
    game.wait_for_moves(&["5"]);
    sleep(COMPLETED);
    game.wait_for_rest();
    // The message is over the board and holds the keys: Enter takes it away, and it does not come back.
    game.key("4");
    game.wait_for_rest();
    assert_eq!(moves_of(&game.record()), ["5"], "a message is shown");
    game.key("Return");
    for (key, moves) in [("4", &["5", "4"][..]), ("3", &["5", "4", "3"])] {
        game.wait_for_rest();
        game.key(key);
        game.wait_for_moves(moves);
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on() {
    let home = home();
    fs::write(home.path().join("STATE_HOME/connect-n"), "no folder").expect("a file in our own folder");
    play_where_nothing_can_be_kept(&home);
}

/// `cargo test --test desktop -- --ignored full_disk`
#[test]
#[ignore = "mounts a small file system, which only root may"]
fn a_full_disk_is_told_once_and_the_game_goes_on() {
    let home = home();
    let folder = home.path().join("STATE_HOME");
    let mount = |program: &str, arguments: &[&str]| {
        let status = Command::new(program).args(arguments).arg(&folder).status();
        assert!(status.is_ok_and(|status| status.success()), "{program} works for root");
    };
    mount("mount", &["-t", "tmpfs", "-o", "size=64k", "tmpfs"]);
    // The last page goes to what fills the disk.
    let _ = fs::write(folder.join("everything"), vec![0; 1 << 20]);
    play_where_nothing_can_be_kept(&home);
    mount("umount", &[]);
}

#[test]
fn a_game_that_is_quit_loses_no_move() {
    let home = home();
    let game = new_game(&home);
    game.key("5");
    game.wait_for_moves(&["5"]);
    game.wait_for_rest();
    game.key("Escape");
    game.wait_for_rest();
    game.key("ctrl+q");
    game.wait_for_end();
    assert_eq!(kept(&home), ["5"]);
}
