//! Other people's programs in a seat: they play as computers do, leave nothing behind, and where they fail somebody
//! else plays on.
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use bevy::prelude::*;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::setup::{Occupant, Setup};
use connect_n::app::game::time_limit::TimeMode;
use connect_n::app::saves::OpenGame;
use connect_n::app::saves::setup_file::{self, SetupFile};
use connect_n::app::{Menu, Screen, Turn};
use connect_n_engine::{Moment, Seat};
use tempfile::TempDir;

use crate::harness::{FRAME, Game, people, with_computers, with_program};
use crate::processes::{mark, marked, wait_for_marked};

const COUNTS: &str = "python3 tests/app/bots/counts.py";

fn bad(how: &str, mark: &str) -> String {
    format!("python3 tests/arena/bots/bad.py {how} {mark}")
}

/// A person against a program.
fn against(command: &str) -> Setup {
    with_program(people(6, 7, 4, 2), command, 1)
}

fn start(setup: Setup) -> (Game, TempDir) {
    let folder = TempDir::new().unwrap();
    let mut game = Game::hosting(setup, true, folder.path());
    game.hurry();
    (game, folder)
}

/// The person drops a disc, and the program answers.
fn drop_and_hear(game: &mut Game, column: usize) {
    let plies = game.position().plies();
    game.drop_in(column);
    game.until("the program's move", |game| game.position().plies() == plies + 2);
    game.rest();
}

/// The lines of the question who plays on.
fn question(game: &mut Game) -> Vec<String> {
    game.until("the question", |game| game.menu() == Menu::Stuck && !game.texts_in("Stuck").is_empty());
    game.frames(2);
    game.texts_in("Stuck")
}

fn is_program(game: &Game, seat: usize) -> bool {
    game.resource::<CurrentGame>().player(Seat::new(seat).unwrap()).occupant() == Occupant::Program
}

#[test]
fn a_program_plays_a_game_to_its_end_and_is_gone() {
    let mark = mark();
    let bot = format!("python3 examples/bot.py {mark}");
    let (mut game, _folder) = start(with_program(with_computers(people(6, 7, 4, 2), "medium", [0]), &bot, 1));
    game.until("its first move", |game| game.position().plies() >= 2);
    wait_for_marked(&mark, |processes| processes > 0);
    game.until("the end", |game| game.turn() == Turn::Over && game.menu() == Menu::Result);
    assert!(game.position().is_over());
    wait_for_marked(&mark, |processes| processes == 0);
}

#[test]
fn two_programs_play_each_other() {
    let setup = with_program(people(5, 6, 4, 2), "python3 examples/bot.py", 0);
    let (mut game, _folder) = start(with_program(setup, "python3 examples/bot.py 2", 1));
    game.until("the end", |game| game.turn() == Turn::Over && game.menu() == Menu::Result);
    assert!(game.position().is_over());
}

#[test]
fn whatever_is_taken_back_or_looked_at_the_program_knows_the_game() {
    let (mut game, _folder) = start(against(COUNTS));
    drop_and_hear(&mut game, 7);
    drop_and_hear(&mut game, 7);
    assert_eq!(game.moves(), "7 2 7 4");
    game.ask(Request::Undo);
    game.rest();
    assert_eq!(game.moves(), "7 2");
    drop_and_hear(&mut game, 6);
    assert_eq!(game.moves(), "7 2 6 4");
    game.ask(Request::Look(Moment::START));
    game.rest();
    game.ask(Request::Redo);
    game.rest();
    game.drop_in(5);
    game.until("the program's move", |game| game.moves() == "7 2 5 4");
    game.rest();
    // Taken back while it is asked, and asked about another move at once.
    game.drop_in(7);
    game.ask(Request::Undo);
    game.rest();
    drop_and_hear(&mut game, 1);
    assert_eq!(game.moves(), "7 2 5 4 1 6");
    game.ask(Request::Restart);
    game.rest();
    drop_and_hear(&mut game, 3);
    assert_eq!(game.moves(), "3 2");
    game.assert_shown();
}

#[test]
fn a_program_hears_who_dropped_out() {
    let mut setup = with_program(people(6, 7, 4, 3), COUNTS, 2);
    setup.time.mode = TimeMode::Game;
    let (mut game, _folder) = start(setup);
    game.drop_in(7);
    game.rest();
    let position_id = game.resource::<CurrentGame>().position_id();
    game.ask(Request::TimeUp(position_id));
    game.until("the program's move", |game| game.moves() == "7 2");
    game.rest();
    game.drop_in(7);
    game.until("its next move", |game| game.moves() == "7 2 7 4");
}

#[test]
fn nothing_is_left_of_a_program_whose_game_is_left() {
    let leave: [(&str, fn(&mut Game)); 4] = [
        ("for the title", |game| {
            game.key(KeyCode::Escape);
            game.frames(3);
            game.key(KeyCode::KeyT);
            game.frames(3);
        }),
        ("for another", |game| {
            game.ask(Request::Start(Box::new(people(6, 7, 4, 2))));
            game.frames(3);
        }),
        ("for a new one of the same players", |game| {
            game.ask(Request::Restart);
            game.frames(3);
        }),
        ("with the program", |game| {
            game.world().write_message(AppExit::Success);
            // There is no other frame after this.
            game.frames(1);
        }),
    ];
    let (mut game, _folder) = start(against("no-such-program-anywhere"));
    for how in ["silent", "forks"] {
        for (what, leave) in leave {
            let mark = mark();
            game.ask(Request::Start(Box::new(against(&bad(how, &mark)))));
            game.rest();
            game.drop_in(4);
            game.until("the program", |_| !marked(&mark).is_empty());
            if how == "forks" {
                game.until("its move", |game| game.position().plies() == 2);
            }
            leave(&mut game);
            wait_for_marked(&mark, |processes| processes == 0);
            assert_ne!(game.menu(), Menu::Stuck, "{how}, left {what}");
        }
    }
}

#[test]
fn a_program_that_fails_is_told_of_in_one_line_and_the_game_waits() {
    let (mut game, _folder) = start(against("no-such-program-anywhere"));
    for (how, line) in [
        ("illegal", "made an illegal move (p1): it is a pop, and this isn't PopOut."),
        (
            "nonsense",
            "sent an invalid answer to \"move 180000\": \"the one in the middle\" (not a move; moves look like 4",
        ),
        ("crashes", "quit unexpectedly (exit status 1, RuntimeError: oh no)."),
        ("dies-at-once", "quit unexpectedly (exit status 3)."),
        ("not-ready", "\"hello\" (expected ready)."),
        ("endless-line", "sent a line of more than 1024 bytes."),
    ] {
        let mark = mark();
        game.ask(Request::Start(Box::new(against(&bad(how, &mark)))));
        game.rest();
        game.drop_in(4);
        let lines = question(&mut game);
        // It may have told its own name before.
        let (name, told) = (lines[0].strip_suffix(" stopped"), &lines[1]);
        assert!(name.is_some_and(|name| told.starts_with(name)), "{how}: {lines:?}");
        assert!(told.contains(line), "{how}: {told}");
        assert_eq!(told.lines().count(), 1, "{how}: {told}");
        assert_eq!((game.moves().as_str(), game.turn()), ("4", Turn::Thinking), "{how}");
        wait_for_marked(&mark, |processes| processes == 0);
        game.key(KeyCode::KeyC);
        game.until("the computer's move", |game| game.position().plies() == 2);
        assert!(!is_program(&game, 1));
    }
}

#[test]
fn a_program_that_is_silent_has_as_long_as_its_clock_allows() {
    let mark = mark();
    let mut setup = against(&bad("silent", &mark));
    setup.time.mode = TimeMode::Move;
    setup.time.move_seconds = 3;
    let folder = TempDir::new().unwrap();
    let mut game = Game::hosting(setup, true, folder.path());
    game.drop_in(4);
    // The program's time is real, the clock's is that of the frames: here it is the slower one.
    game.until("the question", |game| {
        sleep(2 * FRAME);
        game.menu() == Menu::Stuck
    });
    let lines = question(&mut game);
    assert!(lines.iter().any(|line| line.contains("didn't answer \"move 2400\" within 2.9 s.")), "{lines:?}");
    wait_for_marked(&mark, |processes| processes == 0);
    let left = |game: &Game| {
        let game = game.resource::<CurrentGame>();
        game.clock().unwrap().left(Seat::new(1).unwrap(), Duration::MAX)
    };
    let before = left(&game);
    game.pass(Duration::from_secs(4));
    assert_eq!((left(&game), game.moves().as_str()), (before, "4"), "the clock stands still");
}

#[test]
fn a_failed_program_is_tried_again_or_replaced_by_keys_and_by_mouse() {
    let (mut game, _folder) = start(against("no-such-program-anywhere"));
    game.drop_in(4);
    let lines = question(&mut game);
    assert!(lines[1].starts_with("no-such-program-anywhere couldn't be started: "), "{lines:?}");
    for key in [KeyCode::Enter, KeyCode::Enter] {
        game.key(key);
        game.until("the board", |game| game.menu() == Menu::None);
        question(&mut game);
    }
    // The question is put off: the game waits, until it is asked to go on, or a move is taken back.
    game.key(KeyCode::Escape);
    game.frames(60);
    assert_eq!((game.menu(), game.moves().as_str()), (Menu::None, "4"));
    assert!(game.reads("Paused – no-such-program-anywhere's turn."));
    game.key(KeyCode::KeyP);
    question(&mut game);
    game.click_control("Back");
    game.key(KeyCode::KeyZ);
    game.rest();
    game.drop_in(3);
    question(&mut game);
    game.click_control("I'll play");
    game.until("the board", |game| game.menu() == Menu::None);
    game.drop_in(2);
    assert_eq!((game.moves().as_str(), game.turn()), ("3 2", Turn::Human));

    game.ask(Request::Start(Box::new(against("no-such-program-anywhere"))));
    game.rest();
    game.drop_in(4);
    question(&mut game);
    game.click_control("Hard");
    game.click_control("Let the computer play");
    game.until("the computer's move", |game| game.position().plies() == 2);
    let level = &game.resource::<CurrentGame>().player(Seat::new(1).unwrap()).level;
    assert_eq!(level.to_string(), "level:hard");
}

/// A record whose players this program starts: proof that it ran is a file.
fn record_with_program(proof: &Path, seat: usize) -> String {
    format!("[Seat{seat} \"exec:touch {}\"]\n[Seat{} \"human\"]\n\n1. 4 *\n", proof.display(), 3 - seat)
}

#[test]
fn a_program_that_a_game_brings_along_is_started_only_when_a_person_agrees() {
    let folder = TempDir::new().unwrap();
    let (proof, file) = (folder.path().join("proof"), folder.path().join("foreign.c4n"));
    fs::write(&file, record_with_program(&proof, 2)).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    let open = [OpenGame::File(file.clone()), OpenGame::Kept(file.clone()), OpenGame::Text(text)];
    let mut game = Game::hosting(against("no-such-program-anywhere"), false, folder.path());
    for open in open {
        game.world().write_message(open);
        let lines = question(&mut game);
        assert_eq!((&*lines[0], &*lines[1]), ("Run this bot?", &*format!("touch {}", proof.display())));
        game.key(KeyCode::Escape);
        game.frames(30);
        assert!(game.reads("Paused – touch's turn."));
        // In the next game of the same players it isn't known any better.
        game.ask(Request::Restart);
        game.rest();
        game.drop_in(4);
        question(&mut game);
        // What Enter does is harmless.
        game.key(KeyCode::Enter);
        game.until("the computer's move", |game| game.position().plies() == 2);
        assert!(!proof.exists());
    }
    game.world().write_message(OpenGame::File(file));
    question(&mut game);
    game.click_control("Run this bot");
    let lines = question(&mut game);
    assert!(lines[1].contains("quit unexpectedly (exit status 0)"), "{lines:?}");
    assert!(proof.exists());
}

#[test]
fn a_game_with_a_program_is_kept_with_its_command_and_asks_again() {
    let (mut game, folder) = start(against(COUNTS));
    drop_and_hear(&mut game, 7);
    game.drop_in(7);
    game.until("its answer", |game| game.position().plies() == 4);
    let kept = game.resource::<CurrentGame>().file().unwrap().to_owned();
    game.close();
    let text = fs::read_to_string(&kept).unwrap();
    assert!(text.contains(&format!("[Seat2 \"exec:{COUNTS}\"]")), "{text}");
    let mut game = Game::hosting(Setup::default(), false, folder.path());
    game.world().write_message(OpenGame::Kept(kept));
    game.until("the game", |game| game.screen() == Screen::Game);
    game.frames(3);
    game.drop_in(6);
    assert_eq!(question(&mut game)[0], "Run this bot?");
    game.click_control("Run this bot");
    game.until("its answer", |game| game.position().plies() == 6);
    assert_eq!(game.moves(), "7 2 7 4 6 6");
    // Once is enough for the game.
    game.rest();
    game.drop_in(5);
    game.until("its answer", |game| game.position().plies() == 8);
}

#[test]
fn a_program_is_set_up_with_a_pasted_command_and_remembered() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("setup.toml");
    let mut game = Game::hosting(people(6, 7, 4, 2), false, folder.path());
    game.world().insert_resource(SetupFile(Some(file.clone())));
    game.key(KeyCode::KeyS);
    game.frames(4);
    let who = game.control("Who is player 2");
    game.click(who.min + who.size() * Vec2::new(0.85, 0.5));
    game.frames(4);
    assert!(game.reads("Enter the command that starts player 2's bot, e.g. python3 bot.py"));
    game.key(KeyCode::Enter);
    assert_eq!(game.screen(), Screen::Setup);
    for (copied, problem) in [("'", Some("Player 2's bot: a quotation mark is open")), (COUNTS, None)] {
        game.copy(&format!("{copied}\n"));
        game.click_control("Command of player 2");
        game.ctrl(KeyCode::KeyA);
        game.ctrl(KeyCode::KeyV);
        game.until("the command", |game| game.resource::<Setup>().seats[1].command.text() == copied);
        game.frames(2);
        assert_eq!(game.reads("Player 2's bot:"), problem.is_some());
    }
    game.key(KeyCode::Enter);
    game.key(KeyCode::Enter);
    game.until("the game", |game| game.screen() == Screen::Game);
    game.rest();
    drop_and_hear(&mut game, 7);
    assert_eq!(game.moves(), "7 2");
    assert!(game.reads("Counts") && !game.reads(COUNTS), "its own name stands beside the player");
    let remembered = setup_file::load(Some(&file));
    assert_eq!(remembered.seats[1].command.to_run(), Ok(COUNTS.parse().unwrap()));
}

#[test]
fn what_is_selected_in_a_field_is_copied() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.key(KeyCode::KeyS);
    game.frames(4);
    game.click_control("Name of player 1");
    game.ctrl(KeyCode::KeyA);
    game.ctrl(KeyCode::KeyC);
    game.until("the copy", |game| game.copied() == "Player 1");
    game.click_control("Name of player 2");
    game.ctrl(KeyCode::KeyA);
    game.ctrl(KeyCode::KeyV);
    game.until("the name", |game| game.resource::<Setup>().seats[1].name == "Player 1");
    assert!(game.reads("Two players are called Player 1. Please rename one"));
}
