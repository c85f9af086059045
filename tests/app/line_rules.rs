//! Misère, in which a line loses, and the cylinder, whose left and right edges are joined: set up, played to the end, kept.
use std::fs;

use bevy::prelude::*;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::score::Score;
use connect_n::app::game::setup::{Occupant, Setup};
use connect_n::app::review::GameReview;
use connect_n::app::{Menu, Screen};
use connect_n_engine::{GameRecord, Outcome, Seat};
use tempfile::TempDir;

use crate::harness::{Game, people, unusual_lines, with_computers, with_program};

/// Everything that can be changed of the set-up.
fn at_setup(setup: Setup) -> Game {
    let mut game = Game::at_title(setup);
    game.key(KeyCode::KeyS);
    game.frames(20);
    if game.control("Misère").height() == 0.0 {
        game.key(KeyCode::KeyC);
        game.frames(3);
    }
    game
}

fn rules_are_on(game: &Game) -> (bool, bool) {
    let setup = game.resource::<Setup>();
    (setup.misere, setup.cylinder)
}

/// Presses Tab until a control has the focus.
fn tab_to(game: &mut Game, label: &str) {
    for _ in 0..40 {
        if game.focused_label().as_deref() == Some(label) {
            return;
        }
        game.key(KeyCode::Tab);
    }
    panic!("Tab doesn't lead to {label:?}");
}

/// The strokes through the lines that decided the game: their middles, and how long they are.
fn strokes(game: &mut Game) -> Vec<(Vec2, f32)> {
    let mut strokes = game.world().query::<(&Name, &Transform)>();
    let of_lines = strokes.iter(game.world()).filter(|(name, _)| name.as_str() == "Win line");
    // Their glow reaches less than half a cell beyond both ends.
    let rounded = |length: f32| (length * 1000.0).round() / 1000.0;
    of_lines.map(|(_, at)| (at.translation.xy(), rounded(at.scale.x - at.scale.y))).collect()
}

#[test]
fn the_mouse_sets_up_both_rules_and_what_they_mean_is_said() {
    let mut game = at_setup(people(6, 7, 4, 2));
    assert!(game.reads("Take turns dropping discs. First to connect 4 wins."));
    assert!(game.reads("42 spaces, 69 ways to win"));
    game.click_control("Cylinder");
    game.frames(3);
    let joined = "Cylinder: the left and right edges are joined.";
    assert!(game.reads(&format!("Take turns dropping discs. First to connect 4 wins. {joined}")));
    assert!(game.reads("42 spaces, 105 ways to win"));
    game.click_control("Misère");
    game.frames(3);
    assert!(game.reads(&format!("Misère: whoever makes a line loses. {joined}")), "{:?}", game.texts());
    assert!(game.reads("42 spaces, 105 ways to lose"));
    game.click_control("Start");
    game.rest();
    let rules = *game.position().rules();
    assert!(rules.is_misere() && rules.is_cylinder());
}

#[test]
fn the_keyboard_sets_them_up_and_a_ready_made_game_has_neither() {
    let mut game = at_setup(people(6, 7, 4, 2));
    for (label, on) in [("Misère", (true, false)), ("Cylinder", (true, true)), ("Misère", (false, true))] {
        tab_to(&mut game, label);
        game.key(KeyCode::Space);
        game.frames(3);
        assert_eq!(rules_are_on(&game), on, "{label}");
    }
    game.key(KeyCode::KeyC);
    game.frames(3);
    game.click_control("PopOut");
    game.frames(3);
    assert_eq!(rules_are_on(&game), (false, false));
    game.key(KeyCode::KeyC);
    game.frames(3);
    game.click_control("Cylinder");
    game.frames(3);
    assert_eq!(rules_are_on(&game), (false, true), "the switch shows what is set up");
}

#[test]
fn misere_is_refused_to_three_in_one_line() {
    let mut game = at_setup(people(6, 7, 4, 3));
    game.click_control("Misère");
    game.frames(3);
    let problem = "Misère is for two players. Choose two, or switch misère off";
    assert!(game.reads(problem), "{:?}", game.texts());
    game.click_control("Start");
    game.rest();
    assert_eq!(game.screen(), Screen::Setup);
    game.click_control("2");
    game.frames(3);
    assert!(!game.reads(problem));
    game.click_control("Start");
    game.rest();
    assert_eq!(game.screen(), Screen::Game);
}

#[test]
fn a_computer_that_does_not_know_the_rules_is_named_and_another_can_be_chosen() {
    let mut game = at_setup(with_computers(people(6, 7, 4, 2), "hard", 1..2));
    game.click_control("Cylinder");
    game.frames(3);
    let problem = "Classic hard doesn't know these rules. Choose another computer, such as Perfect";
    assert!(game.reads(problem), "{:?}", game.texts());
    game.click_control("Start");
    game.rest();
    assert_eq!(game.screen(), Screen::Setup);
    game.click_control("Level of player 2: Classic hard");
    game.frames(20);
    game.click_control("Counting");
    assert_eq!(game.resource::<Setup>().seats[1].level.to_string(), "hard", "Counting can't be chosen");
    game.click_control("Easy");
    game.click_control("Done");
    game.frames(3);
    assert!(!game.reads(problem));
    game.click_control("Start");
    game.rest();
    game.drop_in(4);
    game.until("its move", |game| game.position().plies() == 2);
    assert!(game.position().rules().is_cylinder());
}

#[test]
fn whoever_makes_a_line_in_misere_has_lost() {
    let mut game = Game::start(Setup { misere: true, ..people(6, 7, 4, 2) });
    game.hurry();
    game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
    game.frames(30);
    assert_eq!(game.position().outcome(), Outcome::Win(Seat::ALL[1]));
    assert_eq!(game.menu(), Menu::Result);
    assert!(game.reads("Player 2 wins!"), "{:?}", game.texts());
    let result = game.texts_in("Result").join(" ");
    let why = "Player 1 has a line, and in misère that loses. Four stacked in column 1, on move 4.";
    assert!(result.contains(why), "{result}");
    assert_eq!(game.resource::<Score>().at(game.resource()), Some(vec![0, 1]));
    assert_eq!(strokes(&mut game), [(Vec2::new(0.5, 2.0), 3.0)]);
    // There is no review, whichever way it is asked for.
    game.click_control("Review");
    game.key(KeyCode::KeyR);
    game.frames(3);
    assert!(!game.resource::<GameReview>().is_open());
    // The rematch is by the same rules, and the loser starts.
    game.key(KeyCode::Enter);
    game.rest();
    assert!(game.position().rules().is_misere());
    assert_eq!((game.moves().as_str(), game.resource::<CurrentGame>().first_chair()), ("", 0));
}

#[test]
fn a_line_over_the_joined_edges_is_drawn_in_two_strokes() {
    let mut game = Game::start(Setup { cylinder: true, ..people(6, 7, 4, 2) });
    game.hurry();
    game.drop_all(&[6, 6, 7, 7, 1, 1, 2]);
    game.frames(30);
    assert_eq!(game.position().outcome(), Outcome::Win(Seat::FIRST));
    let result = game.texts_in("Result").join(" ");
    assert!(result.contains("Four in a row along the bottom, on move 4."), "{result}");
    assert_eq!(strokes(&mut game), [(Vec2::new(6.25, 0.5), 1.5), (Vec2::new(0.75, 0.5), 1.5)]);
    game.assert_shown();
}

#[test]
fn a_record_by_both_rules_is_opened_played_on_and_kept() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("round.c4n");
    let text = "[Misere \"Yes\"]\n[Cylinder \"Yes\"]\n[RecordVersion \"3\"]\n[Seat1 \"human\"]\n[Seat2 \"human\"]\n\n1. 6 6 2. 7 7 3. 1 1 *\n";
    fs::write(&file, text).unwrap();
    let mut game = Game::at_title_with(people(6, 7, 4, 2), folder.path());
    game.hurry();
    game.drop_file(&file);
    game.until("the game", |game| game.screen() == Screen::Game && game.moves() == "6 6 7 7 1 1");
    game.rest();
    game.drop_in(3);
    game.until("the move on the disk", |_| recent(&folder).is_some_and(|kept| kept.moves().len() == 7));
    let kept = recent(&folder).unwrap();
    assert_eq!(["Misere", "Cylinder"].map(|tag| kept.tag(tag)), [Some("Yes"); 2]);
    game.close();

    let mut game = Game::at_title_with(people(6, 7, 4, 2), folder.path());
    game.hurry();
    game.until("the list", |game| game.reads("7 × 6 · Misère · Cylinder · "));
    game.key(KeyCode::Enter);
    game.until("the game as it was left", |game| {
        game.screen() == Screen::Game && game.moves() == "6 6 7 7 1 1 3"
    });
    game.rest();
    game.drop_all(&[4, 2]);
    game.frames(30);
    assert_eq!(game.position().outcome(), Outcome::Win(Seat::ALL[1]));
    assert_eq!(strokes(&mut game).len(), 2);
}

#[test]
fn a_level_takes_the_place_of_a_bot_by_any_rules() {
    let folder = TempDir::new().unwrap();
    let setup = with_program(unusual_lines(people(3, 4, 3, 2)), "false", 1);
    let mut game = Game::hosting(setup, true, folder.path());
    game.hurry();
    game.drop_in(1);
    game.until("a question", |game| game.menu() == Menu::Stuck);
    game.frames(3);
    game.click_control("Hard");
    game.key(KeyCode::KeyC);
    game.until("a move", |game| game.position().plies() == 2);
    let seat = &game.resource::<CurrentGame>().setup().seats[1];
    assert_eq!((seat.occupant(), seat.level.to_string().as_str()), (Occupant::Computer, "level:hard"));
}

/// The record of the game that is kept by itself.
fn recent(folder: &TempDir) -> Option<GameRecord> {
    let mut files = fs::read_dir(folder.path().join("recent")).ok()?.flatten().map(|entry| entry.path());
    let file = files.find(|file| file.extension().is_some_and(|ending| ending == "c4n"))?;
    GameRecord::read(&fs::read_to_string(file).ok()?).ok().map(|(record, _)| record)
}

#[test]
fn the_set_up_is_remembered_in_the_menus_that_follow() {
    let setup = unusual_lines(people(6, 7, 4, 2));
    let mut game = Game::at_title(setup);
    game.key(KeyCode::KeyS);
    game.frames(20);
    assert_eq!(rules_are_on(&game), (true, true));
    assert!(game.control("Misère").height() > 0.0, "what is no ready-made game is shown in full");
}
