//! Puzzles in the window: solved by mouse and by keyboard alone, against perfect defence, with progress that is kept.
use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use connect_n::app::hint::Advice;
use connect_n::app::puzzles::{
    Boards, Calendar, Keeping, KeptProgress, Phase, ProgressStore, PuzzleGame, PuzzleLibrary,
};
use connect_n::app::settings::{MotionChoice, Settings};
use connect_n::app::{Menu, Screen};
use connect_n::puzzles::{Progress, Store, of_the_day, read};
use connect_n_engine::Move;
use connect_n_engine::puzzle::Puzzle;
use jiff::civil::{Date, date};

use crate::harness::{Game, column, people};

/// Two columns are left: 3 wins in two moves, 2 loses. So late in a game, proofs take no time.
const DOUBLE: &str = r#"{"id":"double","rows":6,"cols":7,"connect":4,"variant":"standard","moves":"4 6 5 2 4 1 6 5 7 4 4 5 4 1 1 6 5 7 7 7 1 6 6 5 4 3 6 5 1 1 7 7 2","kind":"win","distance":3,"solution":["3"],"rating":1000}"#;
/// A few empty spaces, and one move that holds the draw.
const HOLD: &str = r#"{"id":"hold","rows":6,"cols":7,"connect":4,"variant":"standard","moves":"2 4 7 1 4 4 4 4 4 1 1 3 5 3 1 7 7 5 5 5 6 6 6 5 7 6 6 5 2 7 7 1 1 6 2 2","kind":"hold","distance":6,"solution":["2"],"rating":1100}"#;
/// A pop wins.
const POP: &str = r#"{"id":"pop","rows":6,"cols":7,"connect":4,"variant":"popout","moves":"4 1 6 5 5 4 5 4 5 5 4 6 5 7 3 1 p4 1 1 6 4 4 4 6 6","kind":"win","distance":5,"solution":["p5"],"rating":1200}"#;
const SMALL: &str = r#"{"id":"small","rows":5,"cols":6,"connect":4,"variant":"standard","moves":"3 6 6 3 2 2","kind":"win","distance":3,"solution":["4"],"rating":1300}"#;
/// No puzzle, but what can't be proved for a long time.
const ENDLESS: &str = r#"{"id":"endless","rows":9,"cols":9,"connect":5,"variant":"standard","moves":"","kind":"win","distance":3,"solution":["5"],"rating":1000}"#;

const TODAY: Date = date(2026, 11, 25);

fn puzzles(lines: &[&str]) -> Vec<Puzzle> {
    read(&lines.join("\n")).map(|read| read.expect("a puzzle").1).collect()
}

fn store(folder: &Path) -> (Store, PathBuf) {
    let file = folder.join("data").join("puzzles.json");
    (Store::at(file.clone()), file)
}

fn kept(folder: &Path) -> Progress {
    store(folder).0.load().expect("progress").0
}

/// The title, with these puzzles and the progress in a folder.
fn at_title(lines: &[&str], folder: Option<&Path>) -> Game {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.world().insert_resource(PuzzleLibrary::of(puzzles(lines)));
    game.world().insert_resource(Calendar(Some(TODAY)));
    game.world().insert_resource(ProgressStore(folder.map(|folder| store(folder).0)));
    game.hurry();
    game
}

fn begin(lines: &[&str], folder: Option<&Path>) -> Game {
    let mut game = at_title(lines, folder);
    game.click_control("Puzzles");
    until_shown(&mut game);
    game
}

fn until_shown(game: &mut Game) {
    game.until("a puzzle", |game| game.world().get_resource::<PuzzleGame>().is_some());
    game.rest();
    assert_eq!(game.screen(), Screen::Puzzles);
}

fn phase(game: &Game) -> Phase {
    game.resource::<PuzzleGame>().phase().clone()
}

fn id(game: &Game) -> String {
    game.resource::<PuzzleGame>().puzzle().id.clone()
}

/// Goes on until the solver is to move again, or the puzzle is over.
fn until_answered(game: &mut Game) -> Phase {
    game.until("an answer", |game| !matches!(phase(game), Phase::Proving(_) | Phase::SeekingSolution));
    game.rest();
    phase(game)
}

/// The column in which the double threat of [`DOUBLE`] is completed, after the defence has answered.
fn winning_column(game: &Game) -> usize {
    let position = game.resource::<PuzzleGame>().position().clone();
    (1..=7).find(|number| position.wins_at_once(Move::Drop(column(*number)))).expect("a win")
}

fn until_kept(game: &mut Game) {
    game.until("the file", |game| !game.resource::<KeptProgress>().is_busy());
}

fn named(game: &mut Game, name: &str) -> usize {
    let mut names = game.world().query::<&Name>();
    names.iter(game.world()).filter(|found| found.as_str() == name).count()
}

fn key_of(number: usize) -> KeyCode {
    use KeyCode::{Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7};
    [Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7][number - 1]
}

#[test]
fn the_mouse_solves_a_puzzle_to_its_end_and_the_next_one_follows() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = begin(&[DOUBLE, HOLD], Some(folder.path()));
    assert_eq!((id(&game).as_str(), phase(&game)), ("double", Phase::Asked));
    assert!(game.reads("Yellow to move wins in 2"), "{:?}", game.texts());
    game.click_column(3);
    assert!(matches!(until_answered(&mut game), Phase::Right(Move::Drop(_))), "{:?}", phase(&game));
    assert!(game.reads("Right! Red answers"), "{:?}", game.texts());
    assert!(kept(folder.path()).puzzles.is_empty(), "it isn't solved yet");
    let last = winning_column(&game);
    game.click_column(last);
    assert_eq!(until_answered(&mut game), Phase::Solved);
    assert!(game.reads("Solved!"), "{:?}", game.texts());
    game.until("what celebrates it", |game| named(game, "Banner") == 1 && named(game, "Confetti piece") > 0);
    until_kept(&mut game);
    let progress = kept(folder.path());
    assert_eq!((progress.puzzles["double"].solved, progress.puzzles["double"].failed), (1, 0));
    assert!(progress.solver.rating > 1000.0 && progress.in_a_row == 1);
    game.click_control("Next puzzle");
    game.rest();
    assert_eq!((id(&game).as_str(), phase(&game)), ("hold", Phase::Asked));
    assert_eq!(named(&mut game, "Banner"), 0);
    assert!(game.reads("Red to move holds the draw"), "{:?}", game.texts());
}

#[test]
fn the_keyboard_alone_meets_a_refutation_tries_again_and_only_the_first_try_counts() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = at_title(&[DOUBLE, HOLD], Some(folder.path()));
    game.key(KeyCode::KeyU);
    until_shown(&mut game);
    let start = game.resource::<PuzzleGame>().position().moves().to_vec();
    game.key(KeyCode::Digit2);
    let Phase::Wrong(refutation) = until_answered(&mut game) else { panic!("{:?}", phase(&game)) };
    assert_eq!((refutation.mv, refutation.line.is_empty()), (Move::Drop(column(2)), false));
    assert!(game.reads("Column 2 "), "{:?}", game.texts());
    until_kept(&mut game);
    let failed = kept(folder.path());
    assert_eq!(failed.puzzles["double"].failed, 1, "it is kept before anything else happens");
    // The refutation is played on the board.
    game.until("the refutation", |game| {
        game.resource::<PuzzleGame>().position().moves().len() == start.len() + 1 + refutation.line.len()
    });
    game.rest();
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!((phase(&game), game.resource::<PuzzleGame>().position().moves()), (Phase::Asked, &start[..]));
    let expected = game.resource::<PuzzleGame>().position().discs();
    assert_eq!(game.discs_at_rest().len(), expected);
    game.key(KeyCode::Digit3);
    until_answered(&mut game);
    let last = key_of(winning_column(&game));
    game.key(last);
    assert_eq!(until_answered(&mut game), Phase::Solved);
    assert_eq!(named(&mut game, "Confetti piece"), 0, "that is for the first try");
    until_kept(&mut game);
    assert_eq!(kept(folder.path()), failed, "the second try changes nothing");
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(id(&game), "hold");
    game.key(KeyCode::Escape);
    game.frames(6);
    assert_eq!(game.screen(), Screen::Title);
    assert!(game.world().get_resource::<PuzzleGame>().is_none());
}

/// Asks for a hint, which says what to look for.
fn first_hint(game: &mut Game) {
    game.key(KeyCode::KeyH);
    game.until("a clue", |game| matches!(game.resource::<Advice>(), Advice::Clue { .. }));
    game.frames(3);
}

/// Asks until the move is shown; where hardly a choice is left, that is at once.
fn hint(game: &mut Game) {
    game.key(KeyCode::KeyH);
    game.until("a clue or a move", |game| !matches!(game.resource(), Advice::None | Advice::Searching(_)));
    game.frames(3);
    if matches!(game.resource::<Advice>(), Advice::Clue { .. }) {
        game.key(KeyCode::KeyH);
        game.frames(3);
    }
    assert!(game.resource::<Advice>().hint().is_some());
}

#[test]
fn the_solution_is_played_to_the_end() {
    let mut game = begin(&[DOUBLE, HOLD], None);
    game.click_column(2);
    until_answered(&mut game);
    game.click_control("Solution");
    assert_eq!(until_answered(&mut game), Phase::Solution);
    game.until("the end", |game| game.resource::<PuzzleGame>().position().is_over());
    let game_over = game.resource::<PuzzleGame>();
    assert_eq!(game_over.position().outcome().winner(), Some(game_over.solver()));
    game.rest();
    assert_eq!(named(&mut game, "Banner"), 0, "the solver hasn't won it");
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(phase(&game), Phase::Asked);
}

#[test]
fn a_draw_is_held_until_the_board_is_full() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = begin(&[HOLD], Some(folder.path()));
    game.click_column(2);
    for _ in 0..6 {
        if until_answered(&mut game) == Phase::Solved {
            break;
        }
        // There is one right move after the other: a hint finds it without a second reading of the position.
        hint(&mut game);
        game.key(KeyCode::Enter);
    }
    assert_eq!(phase(&game), Phase::Solved);
    assert!(game.resource::<PuzzleGame>().position().is_over());
    until_kept(&mut game);
    assert_eq!(kept(folder.path()).puzzles["hold"].failed, 1, "hints were given");
}

#[test]
fn a_hint_first_leaves_the_move_to_find() {
    let folder = tempfile::tempdir().unwrap();
    for (puzzle, clue) in [(SMALL, "two places at once"), (POP, "your opponent threatens")] {
        let mut game = begin(&[puzzle], Some(folder.path()));
        first_hint(&mut game);
        assert!(game.reads(clue), "{:?}", game.texts());
        assert_eq!(named(&mut game, "Hint"), 0, "nothing on the board shows the move");
        until_kept(&mut game);
        assert_eq!(kept(folder.path()).puzzles[&id(&game)].failed, 1, "it is help already");
        game.key(KeyCode::KeyH);
        game.frames(3);
        assert!(game.resource::<Advice>().hint().is_some());
        assert!(game.reads("Play column") || game.reads("Pop column"), "{:?}", game.texts());
        assert!(named(&mut game, "Hint") >= 1, "now it is shown");
        game.key(KeyCode::KeyH);
        game.frames(3);
        assert!(matches!(game.resource::<Advice>(), Advice::None), "it is hidden again");
    }
}

#[test]
fn enter_plays_where_one_aims_and_not_the_move_of_a_clue() {
    let mut game = begin(&[SMALL], None);
    for _ in 0..6 {
        game.key(KeyCode::ArrowLeft);
    }
    first_hint(&mut game);
    game.key(KeyCode::Enter);
    assert!(matches!(until_answered(&mut game), Phase::Wrong(_)));
    assert!(matches!(game.resource::<Advice>(), Advice::None), "the clue was about another position");
    let puzzle_game = game.resource::<PuzzleGame>();
    assert_ne!(puzzle_game.position().moves().get(6), Some(&Move::Drop(column(4))));
}

#[test]
fn a_hint_is_proved_is_played_by_enter_and_costs_the_first_try() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = begin(&[DOUBLE], Some(folder.path()));
    hint(&mut game);
    assert_eq!(game.resource::<Advice>().hint().unwrap().mv, Move::Drop(column(3)));
    assert!(game.reads("Play column 3"), "{:?}", game.texts());
    assert!(named(&mut game, "Hint") >= 1);
    until_kept(&mut game);
    assert_eq!(kept(folder.path()).puzzles["double"].failed, 1);
    game.key(KeyCode::Enter);
    assert!(matches!(until_answered(&mut game), Phase::Right(_)));
    assert!(game.resource::<Advice>().hint().is_none());
}

#[test]
fn a_puzzle_of_popout_is_solved_by_a_pop() {
    let mut game = begin(&[POP], None);
    assert!(game.reads("7 × 6 PopOut"), "{:?}", game.texts());
    game.chord(KeyCode::ShiftLeft, KeyCode::Digit5);
    let answered = until_answered(&mut game);
    assert!(matches!(answered, Phase::Right(_)), "{answered:?}");
    let moves = game.resource::<PuzzleGame>().position().moves();
    assert_eq!(moves[moves.len() - 2], Move::Pop(column(5)));
}

#[test]
fn a_move_that_cannot_be_made_is_refused_in_a_line() {
    let mut game = begin(&[HOLD], None);
    let full = (1..=7)
        .find(|number| game.resource::<PuzzleGame>().position().check(Move::Drop(column(*number))).is_err());
    game.click_column(full.unwrap());
    game.frames(3);
    assert_eq!(phase(&game), Phase::Asked);
    assert!(game.reads("is full – try another."), "{:?}", game.texts());
    hint(&mut game);
    assert!(game.reads("Play column 2"), "a hint is seen in its place: {:?}", game.texts());
}

#[test]
fn the_choice_leads_to_the_puzzle_of_the_day_to_boards_and_to_what_is_due() {
    let folder = tempfile::tempdir().unwrap();
    let all = [DOUBLE, HOLD, POP, SMALL];
    let yesterday = TODAY.yesterday().unwrap();
    let small = puzzles(&[SMALL]).remove(0);
    store(folder.path()).0.update(|progress| progress.record(&small, false, yesterday)).unwrap();
    let mut game = begin(&all, Some(folder.path()));
    assert_eq!(id(&game), "small", "it has come back");
    game.click_control("Skip");
    game.rest();
    assert_ne!(id(&game), "small");
    game.key(KeyCode::KeyR);
    game.rest();
    assert_eq!(id(&game), "small");
    assert!(game.reads("To repeat (1)"), "{:?}", game.texts());
    game.click_control("PopOut");
    game.rest();
    assert_eq!((id(&game).as_str(), game.resource::<PuzzleLibrary>().boards()), ("pop", Boards::PopOut));
    game.click_control("Puzzle of the day");
    game.rest();
    let all = puzzles(&all);
    assert_eq!(id(&game), of_the_day(&all, TODAY).unwrap().id);
    assert_eq!(kept(folder.path()).puzzles.len(), 1, "what was only passed over doesn't count");
}

#[test]
fn skipping_after_a_right_move_counts_as_not_solved() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = begin(&[DOUBLE, HOLD], Some(folder.path()));
    game.click_column(3);
    until_answered(&mut game);
    game.key(KeyCode::KeyN);
    game.rest();
    assert_eq!(id(&game), "hold");
    until_kept(&mut game);
    assert_eq!(kept(folder.path()).puzzles["double"].failed, 1);
}

#[test]
fn without_a_folder_play_goes_on_and_a_line_says_that_nothing_is_kept() {
    let mut game = begin(&[DOUBLE, HOLD], None);
    game.frames(3);
    assert!(game.reads("Your progress isn't kept: this system has no folder for it."), "{:?}", game.texts());
    game.click_column(2);
    until_answered(&mut game);
    assert!(game.resource::<KeptProgress>().progress().solver.rating < 1000.0);
}

#[test]
fn a_damaged_file_is_kept_aside_and_told_in_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let (_, file) = store(folder.path());
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, "{\"solver\":").unwrap();
    let mut game = begin(&[DOUBLE], Some(folder.path()));
    game.frames(3);
    assert!(game.reads("Your progress was damaged"), "{:?}", game.texts());
    game.click_column(2);
    until_answered(&mut game);
    until_kept(&mut game);
    assert_eq!(kept(folder.path()).puzzles["double"].failed, 1);
    let copy = file.with_file_name("puzzles.json.broken");
    assert_eq!(fs::read_to_string(copy).unwrap(), "{\"solver\":");
    assert!(matches!(game.resource::<KeptProgress>().keeping(), Keeping::Damaged(_)), "it is still said");
}

#[test]
fn a_file_that_cannot_be_read_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (_, file) = store(folder.path());
    // A folder in its place can be neither read nor replaced.
    fs::create_dir_all(file.join("in the way")).unwrap();
    let mut game = begin(&[DOUBLE], Some(folder.path()));
    game.frames(3);
    assert!(game.reads("Your progress isn't kept."), "{:?}", game.texts());
    game.click_column(2);
    until_answered(&mut game);
    until_kept(&mut game);
    assert!(file.join("in the way").is_dir());
    assert!(matches!(game.resource::<KeptProgress>().keeping(), Keeping::NotKept(_)));
}

#[test]
fn results_of_another_program_stay() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = begin(&[DOUBLE, HOLD], Some(folder.path()));
    let hold = puzzles(&[HOLD]).remove(0);
    store(folder.path()).0.update(|progress| progress.record(&hold, true, TODAY)).unwrap();
    game.click_column(2);
    until_answered(&mut game);
    until_kept(&mut game);
    let progress = kept(folder.path());
    assert_eq!((progress.puzzles["hold"].solved, progress.puzzles["double"].failed), (1, 1));
    assert_eq!(*game.resource::<KeptProgress>().progress(), progress);
}

#[test]
fn a_long_proof_keeps_no_frame_waiting_and_ends_with_the_screen() {
    let mut game = begin(&[ENDLESS], None);
    game.click_column(5);
    game.settle();
    game.frames(5);
    assert_eq!(phase(&game), Phase::Proving(Move::Drop(column(5))));
    game.key(KeyCode::Escape);
    game.frames(6);
    assert_eq!(game.screen(), Screen::Title);
    // The next proof finds a free thread.
    game.world().insert_resource(PuzzleLibrary::of(puzzles(&[DOUBLE])));
    game.key(KeyCode::KeyU);
    until_shown(&mut game);
    game.click_column(3);
    assert!(matches!(until_answered(&mut game), Phase::Right(_)));
}

#[test]
fn a_puzzle_that_waits_for_the_player_is_idle() {
    let mut game = begin(&[DOUBLE], None);
    game.frames(60);
    assert!(!game.is_restless(60), "asked");
    game.click_column(2);
    until_answered(&mut game);
    game.until("the refutation", |game| !game.is_restless(60));
    game.key(KeyCode::Enter);
    game.rest();
    game.world().resource_mut::<Settings>().motion = MotionChoice::Reduced;
    game.click_column(3);
    until_answered(&mut game);
    let last = winning_column(&game);
    game.click_column(last);
    assert_eq!(until_answered(&mut game), Phase::Solved);
    game.until("the end of the joy", |game| !game.is_restless(60));
}

#[test]
fn every_control_is_in_the_window_at_every_size() {
    let mut game = begin(&[DOUBLE, HOLD], None);
    let assert_in_sight = |game: &mut Game, when: &str| {
        for (width, height) in
            [(480.0, 400.0), (700.0, 477.0), (900.0, 560.0), (1280.0, 720.0), (1920.0, 1080.0)]
        {
            game.resize(width, height);
            let window = Rect::from_corners(Vec2::ZERO, Vec2::new(width, height)).inflate(1.0);
            for control in game.controls() {
                let is_inside = window.contains(control.place.min) && window.contains(control.place.max);
                assert!(is_inside, "{when}, {width} x {height}: {control:?}");
            }
            let area = game.area();
            assert!(area.height() > 90.0, "{when}, {width} x {height}: {area:?}");
        }
    };
    assert_in_sight(&mut game, "asked");
    game.click_column(2);
    until_answered(&mut game);
    assert_in_sight(&mut game, "wrong");
    game.key(KeyCode::Enter);
    game.rest();
    game.click_column(3);
    until_answered(&mut game);
    let last = winning_column(&game);
    game.click_column(last);
    assert_eq!(until_answered(&mut game), Phase::Solved);
    assert_in_sight(&mut game, "solved");
    game.resize(480.0, 400.0);
    game.key(KeyCode::KeyC);
    game.frames(6);
    assert_eq!(game.menu(), Menu::ChoosePuzzle);
    assert!(game.has_control("Puzzle of the day"));
    game.key(KeyCode::KeyD);
    game.frames(6);
    game.rest();
    assert_eq!((game.menu(), phase(&game)), (Menu::None, Phase::Asked));
}
