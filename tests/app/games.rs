//! Games saved, opened, copied and pasted.
use std::fs;

use bevy::input::ButtonState;
use bevy::prelude::*;
use connect_n::app::game::Request;
use connect_n::app::game::setup::Setup;
use connect_n::app::saves::{OpenGame, SaveGame, UseClipboard};
use connect_n::app::theme::widgets::TextField;
use connect_n::app::{Menu, Screen};
use connect_n_engine::GameRecord;
use tempfile::TempDir;

use crate::damage::damaged;
use crate::harness::{Game, people, pop_out};

fn game_in(folder: &TempDir) -> Game {
    let mut game = Game::start_with(people(6, 7, 4, 2), folder.path());
    game.hurry();
    game
}

/// Goes on until a message is shown, and returns its line.
fn message(game: &mut Game) -> String {
    game.until("a message", |game| game.menu() == Menu::Error);
    game.until("its words", |game| game.texts_in("Message").len() > 2);
    game.texts_in("Message")[1].clone()
}

#[test]
fn a_game_is_saved_and_opened_with_the_mouse() {
    let folder = TempDir::new().unwrap();
    let mut game = game_in(&folder);
    game.drop_all(&[4, 4, 3]);
    game.click_control("Menu");
    game.click_control("Save game…");
    game.frames(2);
    game.click_control("Save");
    let file = folder.path().join("saved/Player 1 vs Player 2.c4n");
    game.until("the file", |_| file.exists());
    game.until("the game", |game| game.menu() == Menu::None);
    game.frames(2);
    assert!(game.reads("Saved as Player 1 vs Player 2."));
    assert_eq!(GameRecord::parse(&fs::read_to_string(&file).unwrap()).unwrap().moves().len(), 3);
    game.drop_all(&[1, 1]);
    game.rest();

    game.click_control("Menu");
    game.click_control("Open game…");
    game.until("the list", |game| game.has_control("Player 1 vs Player 2"));
    game.frames(3);
    game.click_control("Player 1 vs Player 2");
    game.until("the game as it was saved", |game| game.moves() == "4 4 3");
    game.frames(3);
    game.assert_shown();
    game.drop_in(7);
    game.close();
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(GameRecord::parse(&text).unwrap().moves().len(), 3, "what was saved is never written to");
}

#[test]
fn a_game_is_saved_and_opened_with_the_keyboard() {
    let folder = TempDir::new().unwrap();
    let mut game = game_in(&folder);
    game.drop_in(4);
    game.ctrl(KeyCode::KeyS);
    game.frames(3);
    assert_eq!(game.menu(), Menu::Save);
    game.key(KeyCode::Enter);
    game.until("the game", |game| game.menu() == Menu::None);
    game.ctrl(KeyCode::KeyS);
    game.frames(3);
    game.key(KeyCode::Enter);
    game.until("the question", |game| game.reads("\"Player 1 vs Player 2\" already exists."));
    assert_eq!(game.menu(), Menu::Save, "the name can be changed");
    game.key(KeyCode::KeyR);
    game.until("the game", |game| game.menu() == Menu::None);
    game.key(KeyCode::Escape);
    game.frames(2);
    game.key(KeyCode::KeyT);
    game.frames(3);
    assert_eq!(game.screen(), Screen::Title);
    game.ctrl(KeyCode::KeyO);
    game.until("the list", |game| game.has_control("Player 1 vs Player 2"));
    game.frames(3);
    // The recent game is the one that was left.
    assert_eq!(game.focused_label().as_deref(), Some("7 × 6 · Player 1 vs Player 2"));
    game.key(KeyCode::ArrowDown);
    assert_eq!(game.focused_label().as_deref(), Some("Player 1 vs Player 2"));
    game.key(KeyCode::Enter);
    game.until("the game", |game| game.screen() == Screen::Game);
    assert_eq!(game.moves(), "4");
}

#[test]
fn what_is_typed_into_the_save_dialog_is_the_name() {
    let folder = TempDir::new().unwrap();
    let mut game = game_in(&folder);
    game.drop_in(4);
    game.ctrl(KeyCode::KeyS);
    game.frames(3);
    assert_eq!(game.focused_label().as_deref(), Some("Name of the game"));
    game.key(KeyCode::KeyP);
    game.key(KeyCode::Enter);
    game.until("the game", |game| game.menu() == Menu::None);
    assert!(game.reads("Saved as p."), "{} {:?}", game.state(), game.texts());
    game.ctrl(KeyCode::KeyS);
    game.frames(3);
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!(game.menu(), Menu::None, "one key leaves it");
}

#[test]
fn keys_with_ctrl_type_nothing_however_quickly_they_are_let_go() {
    let folder = TempDir::new().unwrap();
    let mut game = game_in(&folder);
    game.drop_in(4);
    game.ctrl(KeyCode::KeyS);
    game.frames(3);
    game.key(KeyCode::KeyP);
    game.key(KeyCode::KeyB);
    // All of it in one frame: what is there is chosen, and copied.
    game.chord(KeyCode::ControlLeft, KeyCode::KeyA);
    game.chord(KeyCode::ControlLeft, KeyCode::KeyC);
    game.key(KeyCode::KeyG);
    // Ctrl is held before, and let go in the same frame as the key: the copy comes after the letter.
    game.key_event(KeyCode::ControlLeft, ButtonState::Pressed, false);
    game.frame();
    for (key, state) in [
        (KeyCode::KeyV, ButtonState::Pressed),
        (KeyCode::KeyV, ButtonState::Released),
        (KeyCode::ControlLeft, ButtonState::Released),
    ] {
        game.key_event(key, state, false);
    }
    game.frames(3);
    game.key(KeyCode::Enter);
    game.until("the game", |game| game.menu() == Menu::None);
    assert!(game.reads("Saved as gpb."), "{} {:?}", game.state(), game.texts());
}

#[test]
fn a_game_travels_over_the_clipboard() {
    let folder = TempDir::new().unwrap();
    let mut game = game_in(&folder);
    game.drop_all(&[4, 4, 3]);
    game.ctrl(KeyCode::KeyC);
    game.until("the copy", |game| game.reads("Game copied."));
    game.drop_all(&[1, 2]);
    game.rest();
    game.ctrl(KeyCode::KeyV);
    game.until("the game that was copied", |game| game.moves() == "4 4 3");
    game.frames(3);
    game.assert_shown();
}

#[test]
fn moves_alone_are_a_game_on_the_board_in_sight() {
    let mut game = Game::start(pop_out(people(5, 8, 4, 2)));
    for (text, moves) in [("8 8 7 7 p8", "8 8 7 7 p8"), ("\n44p4\n", "4 4 p4")] {
        game.world().write_message(OpenGame::Text(text.to_owned()));
        game.until("the game", |game| game.moves() == moves);
        assert_eq!(game.position().rules().cols(), 8);
    }
}

#[test]
fn a_file_that_is_dropped_on_the_window_is_opened() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("foreign.txt");
    fs::write(&file, "[Site \"Club\"]\n[Rows \"8\"]\n[Cols \"9\"]\n[Player1 \"Eve\"]\n\n1. 9 9 {?!} 1-0\n")
        .unwrap();
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.drop_file(&file);
    game.until("the game", |game| game.screen() == Screen::Game);
    game.frames(3);
    assert_eq!((game.moves().as_str(), game.position().rules().cols()), ("9 9", 9));
    assert!(game.reads("Eve"));
    game.world().write_message(UseClipboard::CopyRecord);
    game.until("the copy", |game| game.reads("Game copied."));
    game.world().write_message(UseClipboard::Paste);
    game.frames(30);
    assert!(game.reads("Eve"));
}

#[test]
fn what_is_no_game_gets_one_line_and_the_game_on_the_board_stays() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("broken.c4n");
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_all(&[4, 4, 3]);
    for (bytes, line) in [
        (&b"1. 4 4 2. 3 8 *"[..], "Move 4 isn't possible: there is no column 8, the columns are 1–7."),
        (b"[Rows \"2\"]\n\n1. 4 4 2. 4 *", "Move 3 isn't possible: column 4 is full."),
        (b"", "The file is empty."),
        (b"[Rows \"6\"]\n[Player1 \"\xE9\"]\n*", "This isn't a text file (UTF-8 expected)."),
        (
            b"[RecordVersion \"4\"]\n*",
            "Line 1, column 1: the record has version 4, but this program reads only up to version 3; use a newer one.",
        ),
        (b"4 4 nine", "\"nine\" isn't a move. Moves look like 4 (drop) or p4 (pop)."),
        (
            b"[Rows \"3\"]\n[Cols \"3\"]\n*",
            "Connect 4 doesn't fit on a 3 × 3 board. Make the board bigger or connect fewer.",
        ),
    ] {
        fs::write(&file, bytes).unwrap();
        game.drop_file(&file);
        assert_eq!(message(&mut game), line);
        assert!(game.reads("Can't open broken.c4n"));
        game.key(KeyCode::Enter);
        game.frames(3);
        assert_eq!((game.moves().as_str(), game.menu()), ("4 4 3", Menu::None));
        assert_eq!(fs::read(&file).unwrap(), bytes);
    }
    game.drop_file(&folder.path().join("missing.c4n"));
    assert_eq!(message(&mut game), "The file doesn't exist.");
    game.key(KeyCode::Enter);
    fs::write(&file, "4 ".repeat(200_000)).unwrap();
    game.frames(3);
    game.drop_file(&file);
    assert_eq!(message(&mut game), "It is too large for a game: more than 256 KiB.");
}

#[test]
fn damaged_records_change_neither_game_nor_file() {
    refuse_damaged_records(50);
}

/// `cargo test --test app -- --ignored five_hundred`
#[test]
#[ignore = "takes some minutes"]
fn five_hundred_damaged_records_change_neither_game_nor_file() {
    refuse_damaged_records(500);
}

fn refuse_damaged_records(count: usize) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("damaged.c4n");
    let mut game = Game::start(people(6, 7, 4, 2));
    // A record may seat a computer on the second chair: the first is to move, and nothing moves by itself.
    game.drop_all(&[4, 4, 3, 3]);
    let mut refused = 0;
    for seed in 0.. {
        let bytes = damaged(seed);
        fs::write(&file, &bytes).unwrap();
        game.drop_file(&file);
        game.until("an answer", |game| game.menu() == Menu::Error || game.moves() != "4 4 3 3");
        assert_eq!(fs::read(&file).unwrap(), bytes);
        if game.menu() == Menu::Error {
            let line = message(&mut game);
            assert_eq!(line.lines().count(), 1, "{seed}: {line}");
            game.key(KeyCode::Enter);
            game.until("the board", |game| game.menu() == Menu::None);
            refused += 1;
        } else {
            game.world().write_message(OpenGame::Text("4 4 3 3".to_owned()));
            game.until("the game before", |game| game.moves() == "4 4 3 3" && game.menu() == Menu::None);
        }
        assert_eq!((game.moves().as_str(), game.menu()), ("4 4 3 3", Menu::None), "{seed}");
        if refused == count {
            break;
        }
    }
}

#[test]
fn a_name_that_was_typed_is_still_there_after_an_error() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("saved"), "no folder").unwrap();
    let mut game = game_in(&folder);
    game.drop_in(4);
    let typed = |game: &mut Game| {
        let mut fields = game.world().query::<&TextField>();
        fields.iter(game.world()).map(|field| field.value.clone()).collect::<Vec<_>>()
    };
    game.ctrl(KeyCode::KeyS);
    game.frames(3);
    game.ctrl(KeyCode::KeyA);
    game.type_text("final");
    game.frames(2);
    assert_eq!(typed(&mut game), ["final"]);
    game.key(KeyCode::Enter);
    assert!(message(&mut game).starts_with("Can't write to "));
    game.key(KeyCode::Enter);
    game.frames(3);
    assert_eq!((game.menu(), typed(&mut game)), (Menu::Save, vec!["final".to_owned()]));
    game.key(KeyCode::Escape);
    game.frames(3);
    game.ctrl(KeyCode::KeyS);
    game.frames(3);
    assert_ne!(typed(&mut game), ["final"], "another time it begins anew");
}

#[test]
fn a_place_that_cannot_be_written_is_told() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("saved"), "no folder").unwrap();
    let mut game = game_in(&folder);
    game.drop_in(4);
    game.world().write_message(SaveGame { to: "one".into(), replace: false, record: None });
    assert!(message(&mut game).starts_with("Can't write to "));
    game.key(KeyCode::Enter);
    game.frames(3);
    game.ask(Request::Undo);
    assert_eq!((game.moves().as_str(), game.menu()), ("", Menu::None));
}

/// The set-up is changed and the game begun within a frame, as by somebody quick or a busy machine.
#[test]
fn a_game_that_begins_while_the_set_up_changes_has_its_own_board() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.key(KeyCode::KeyS);
    game.rest();
    game.world().resource_mut::<Setup>().rows = 9;
    let setup = game.resource::<Setup>().clone();
    game.ask(Request::Start(Box::new(setup)));
    game.frames(2);
    game.rest();
    assert_eq!((game.screen(), game.position().rules().rows()), (Screen::Game, 9));
    game.assert_shown();
}
