//! No game is lost: each is kept while it is played, and the next start goes on with it.
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use connect_n::app::game::Request;
use connect_n::app::game::clock_time::ClockTime;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::tags::GameTags;
use connect_n::app::game::time_limit::{TimeLimit, TimeMode};
use connect_n::app::menu_stack::Menus;
use connect_n::app::saves::OpenGame;
use connect_n::app::{Menu, Screen};
use connect_n_engine::{GameRecord, Seat};
use tempfile::TempDir;

use crate::harness::{Game, people, pop_out, with_computers};

const GO_ON: &str = "Continue game";

/// The files of the games that are kept, by age.
fn kept(folder: &TempDir) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder.path().join("recent")).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "c4n"));
    files.sort();
    files
}

fn written(file: &Path) -> GameRecord {
    GameRecord::read(&fs::read_to_string(file).unwrap()).unwrap().0
}

/// Goes on until a game is on the board.
fn wait_for_game(game: &mut Game) {
    game.until("a game", |game| {
        game.screen() == Screen::Game && game.world().contains_resource::<CurrentGame>()
    });
    game.frames(3);
}

#[test]
fn every_move_is_kept_and_the_next_start_goes_on() {
    let folder = TempDir::new().unwrap();
    let mut setup = pop_out(people(6, 8, 4, 3));
    setup.seats[1].name = "Grace".to_owned();
    let mut game = Game::start_with(setup, folder.path());
    assert!(kept(&folder).is_empty(), "an empty board is nothing to keep");
    for (number, moves) in [(4, "4"), (4, "4 4"), (8, "4 4 8")] {
        game.drop_in(number);
        game.until("the move on the disk", |_| {
            kept(&folder)
                .first()
                .is_some_and(|file| connect_n_engine::format_game(written(file).moves()) == moves)
        });
    }
    game.key(KeyCode::KeyZ);
    game.settle();
    game.drop_in(1);
    game.key(KeyCode::KeyZ);
    game.world().resource_mut::<GameTags>().set("Clock1", "17.5");
    game.close();
    let [file] = &kept(&folder)[..] else { panic!("one game, one file") };
    assert_eq!(written(file).tag("Clock1"), Some("17.5"));

    let mut game = Game::at_title_with(people(6, 7, 4, 2), folder.path());
    assert_eq!(game.focused_label().as_deref(), Some(GO_ON));
    game.key(KeyCode::Enter);
    wait_for_game(&mut game);
    assert_eq!(game.moves(), "4 4");
    assert_eq!(game.resource::<CurrentGame>().name(Seat::ALL[1]), "Grace");
    assert_eq!(game.resource::<GameTags>().get("Clock1"), Some("17.5"));
    game.assert_shown();
    game.key(KeyCode::KeyY);
    game.settle();
    assert_eq!(game.moves(), "4 4 1", "what was taken back is there");
    game.drop_in(2);
    game.close();
    let [file] = &kept(&folder)[..] else { panic!("the game goes on in its file") };
    assert_eq!(written(file).moves().len(), 4);
    assert_eq!(written(file).to_string().matches('(').count(), 1, "what was tried before is there");
}

#[test]
fn the_title_says_which_game_goes_on() {
    let folder = TempDir::new().unwrap();
    let mut setup = people(6, 7, 4, 2);
    (setup.seats[0].name, setup.seats[1].name) = ("Ada".to_owned(), "Eve".to_owned());
    let mut game = Game::start_with(setup, folder.path());
    game.drop_in(4);
    let of_the_game = "7 × 6 · Ada vs Eve · 1 move · Eve's turn";
    game.key(KeyCode::Escape);
    game.click_control("Main menu");
    game.until("the title", |game| game.screen() == Screen::Title);
    assert!(game.reads(of_the_game), "in the same sitting: {:?}", game.texts());
    game.close();
    let mut game = Game::at_title_with(people(6, 7, 4, 2), folder.path());
    assert!(game.reads(of_the_game), "in the next one: {:?}", game.texts());
}

#[test]
fn computers_choose_as_they_would_have_without_the_interruption() {
    let setup = || with_computers(people(6, 7, 4, 2), "random", [1]);
    let play = |game: &mut Game, numbers: &[usize]| {
        game.hurry();
        for &number in numbers {
            let plies = game.position().plies();
            game.click_column(number);
            game.until("the answer", |game| game.position().plies() == plies + 2);
            game.rest();
        }
    };
    let [one, other] = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let mut game = Game::start_with(setup(), one.path());
    play(&mut game, &[1, 2, 6, 7]);
    let expected = game.moves();
    let mut game = Game::start_with(setup(), other.path());
    play(&mut game, &[1, 2]);
    game.close();
    let mut game = Game::at_title_with(setup(), other.path());
    game.key(KeyCode::Enter);
    wait_for_game(&mut game);
    play(&mut game, &[6, 7]);
    assert_eq!(game.moves(), expected);
}

#[test]
fn a_finished_game_is_not_offered() {
    let folder = TempDir::new().unwrap();
    let mut game = Game::start_with(people(6, 7, 4, 2), folder.path());
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    game.close();
    let mut game = Game::at_title_with(people(6, 7, 4, 2), folder.path());
    assert!(!game.has_control(GO_ON));
    assert_eq!(kept(&folder).len(), 1);
}

#[test]
fn a_finished_game_is_gone_back_to_from_the_list_of_games() {
    let folder = TempDir::new().unwrap();
    let mut game = Game::start_with(people(6, 7, 4, 2), folder.path());
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    game.until("the result", |game| game.menu() == Menu::Result);
    game.world().resource_mut::<NextState<Screen>>().set(Screen::Title);
    game.until("the title", |game| game.screen() == Screen::Title);
    game.ctrl(KeyCode::KeyO);
    game.until("the list", |game| game.reads("7 moves"));
    game.frames(3);
    game.key(KeyCode::Enter);
    game.until("the game with its result", |game| game.menu() == Menu::Result);
    assert_eq!((game.screen(), game.moves().as_str()), (Screen::Game, "1 2 1 2 1 2 1"));
    assert_eq!(kept(&folder).len(), 1);
}

#[test]
fn a_declined_game_stays_among_the_recent_ones() {
    let folder = TempDir::new().unwrap();
    let mut game = Game::start_with(people(6, 7, 4, 2), folder.path());
    game.drop_all(&[4, 4, 3]);
    game.close();
    let mut game = Game::at_title_with(people(6, 7, 4, 2), folder.path());
    game.key(KeyCode::KeyP);
    game.rest();
    assert_eq!(game.moves(), "");
    game.drop_in(7);
    game.until("its file", |_| kept(&folder).len() == 2);
    // With the keyboard alone.
    game.ctrl(KeyCode::KeyO);
    game.until("the list", |game| game.reads("3 moves · Player 2's turn"));
    game.frames(3);
    assert!(game.reads("1 move · Player 2's turn"));
    assert_eq!(game.focused_label().as_deref(), Some("7 × 6 · Player 1 vs Player 2"));
    game.key(KeyCode::Enter);
    game.until("the game", |game| game.moves() == "4 4 3");
    game.frames(3);
    assert_eq!((game.menu(), kept(&folder).len()), (Menu::None, 2));
    game.assert_shown();
}

#[test]
fn a_new_game_and_a_rematch_have_files_of_their_own() {
    let folder = TempDir::new().unwrap();
    let mut game = Game::start_with(people(6, 7, 4, 2), folder.path());
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    game.frames(3);
    game.key(KeyCode::Enter);
    game.rest();
    game.drop_in(5);
    game.rest();
    game.ask(Request::Restart);
    game.rest();
    game.drop_in(6);
    game.close();
    let lengths: Vec<usize> = kept(&folder).iter().map(|file| written(file).moves().len()).collect();
    assert_eq!(lengths, [7, 1, 1]);
}

#[test]
fn two_windows_never_write_the_same_game() {
    let folder = TempDir::new().unwrap();
    let mut game = Game::start_with(people(6, 7, 4, 2), folder.path());
    game.drop_all(&[4, 4, 3]);
    game.close();
    let [mut first, mut second] = [(); 2].map(|()| Game::at_title_with(people(6, 7, 4, 2), folder.path()));
    for game in [&mut first, &mut second] {
        game.key(KeyCode::Enter);
        wait_for_game(game);
        assert_eq!(game.moves(), "4 4 3");
    }
    first.drop_in(1);
    second.drop_in(7);
    let mut third = Game::at_title_with(people(6, 7, 4, 2), folder.path());
    assert!(!third.has_control(GO_ON), "both games are being played");
    first.close();
    second.close();
    let moves: Vec<String> =
        kept(&folder).iter().map(|file| connect_n_engine::format_game(written(file).moves())).collect();
    assert_eq!(moves, ["4 4 3 1", "4 4 3 7"]);
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("recent"), "no folder").unwrap();
    let mut game = Game::start_with(people(6, 7, 4, 2), folder.path());
    game.drop_in(4);
    game.until("the message", |game| game.menu() == Menu::Error);
    game.frames(3);
    assert!(game.reads("Autosave isn't working"));
    game.key(KeyCode::Enter);
    game.frames(3);
    assert_eq!(game.menu(), Menu::None);
    game.drop_in(4);
    game.drop_in(3);
    game.frames(30);
    assert_eq!((game.moves().as_str(), game.menu()), ("4 4 3", Menu::None));
}

/// Damages the moves of a kept game from the second round on.
fn damage(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    let damaged = text.replacen("2. 3", "2. %", 1);
    assert_ne!(text, damaged);
    fs::write(file, &damaged).unwrap();
    damaged
}

#[test]
fn a_damaged_game_goes_on_as_far_as_it_can_be_read_and_is_copied_before() {
    let folder = TempDir::new().unwrap();
    let mut game = Game::start_with(people(6, 7, 4, 2), folder.path());
    game.drop_all(&[4, 5, 3, 3]);
    game.close();
    let [file] = &kept(&folder)[..] else { panic!("one game, one file") };
    let damaged = damage(file);
    let saved = folder.path().join("saved").join("Ada.c4n");
    fs::create_dir_all(saved.parent().unwrap()).unwrap();
    fs::write(&saved, &damaged).unwrap();

    let mut game = Game::at_title_with(people(6, 7, 4, 2), folder.path());
    assert_eq!(game.focused_label().as_deref(), Some(GO_ON));
    game.key(KeyCode::Enter);
    game.until("what is wrong", |game| game.menu() == Menu::Error);
    game.frames(3);
    assert!(game.reads("Part of") && game.reads("isn't a move"), "{:?}", game.texts());
    assert_eq!(game.moves(), "4 5");
    game.key(KeyCode::Enter);
    game.frames(3);
    game.drop_in(7);
    // One that was saved is only read.
    game.world().write_message(OpenGame::Saved(saved.clone()));
    game.until("what is wrong with the other", |game| game.menu() == Menu::Error);
    assert_eq!(game.moves(), "4 5");
    game.key(KeyCode::Enter);
    game.frames(3);
    game.drop_in(1);
    game.close();
    assert_eq!(connect_n_engine::format_game(written(file).moves()), "4 5 7");
    assert_eq!(fs::read_to_string(file.with_extension("c4n.broken")).unwrap(), damaged);
    assert_eq!(fs::read_to_string(&saved).unwrap(), damaged);
    assert_eq!(kept(&folder).len(), 2, "the second game has a file of its own");
}

#[test]
fn the_title_offers_a_game_that_is_looked_at_from_its_start() {
    let folder = TempDir::new().unwrap();
    let mut game = Game::start_with(people(6, 7, 4, 2), folder.path());
    game.hurry();
    game.drop_all(&[4, 3, 2]);
    game.key(KeyCode::Home);
    game.rest();
    assert_eq!(game.moves(), "");
    game.key(KeyCode::Escape);
    game.click_control("Main menu");
    game.until("the title", |game| game.screen() == Screen::Title);
    assert!(game.has_control(GO_ON), "{:?}", game.texts());
}

#[test]
fn each_of_several_errors_is_shown() {
    let folder = TempDir::new().unwrap();
    let mut game = Game::at_title(people(6, 7, 4, 2));
    for name in ["one", "other"] {
        let file = folder.path().join(format!("{name}.c4n"));
        fs::write(&file, "4 x").unwrap();
        game.drop_file(&file);
        game.until("what is wrong", |game| game.menu() == Menu::Error);
        game.frames(20);
    }
    assert!(game.reads("one.c4n") && !game.reads("other.c4n"), "{:?}", game.texts());
    // A menu that comes over it, as the question who plays on for a bot, takes no error away.
    game.world().run_system_once(|mut menus: Menus| menus.open(Menu::Keys)).unwrap();
    game.frames(4);
    game.world().run_system_once(|mut menus: Menus| menus.close()).unwrap();
    game.frames(4);
    assert!(game.menu() == Menu::Error && game.reads("one.c4n"), "{:?}", game.texts());
    game.key(KeyCode::Enter);
    game.frames(4);
    assert!(game.reads("other.c4n") && !game.reads("one.c4n"), "{:?}", game.texts());
    game.key(KeyCode::Enter);
    game.frames(4);
    assert_eq!(game.menu(), Menu::None);
}

#[test]
fn a_game_that_is_left_gives_no_time_back() {
    let folder = TempDir::new().unwrap();
    let mut setup = people(6, 7, 4, 2);
    setup.time = TimeLimit { mode: TimeMode::Game, game_minutes: 5, ..setup.time };
    let mut game = Game::start_with(setup, folder.path());
    game.drop_in(4);
    game.pass(Duration::from_mins(1));
    game.close();
    let mut game = Game::at_title_with(people(6, 7, 4, 2), folder.path());
    game.key(KeyCode::Enter);
    game.until("the game", |game| game.screen() == Screen::Game);
    let clock = game.resource::<CurrentGame>().clock().unwrap().clone();
    let now = game.resource::<ClockTime>().0;
    let left = clock.left(Seat::ALL[1], now);
    assert!(left < Duration::from_secs(242) && left > Duration::from_secs(230), "{left:?}");
}
