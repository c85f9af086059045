//! The players' time: what runs and what stands still, and what happens when it is up. Time is the tests' own.
use std::thread::sleep;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::winit::{UpdateMode, WinitSettings};
use connect_n::app::board::BoardRoot;
use connect_n::app::clock::Tick;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::setup::Setup;
use connect_n::app::game::time_limit::{TimeLimit, TimeMode};
use connect_n::app::game::{MoveRefused, Request, TimedOut};
use connect_n::app::saves::OpenGame;
use connect_n::app::{Menu, Screen, Turn};
use connect_n_engine::{Column, IllegalMove, Move, Outcome, Seat};

use crate::harness::{FRAME, Game, computers_only, people, with_computers};

const SECOND: Duration = Duration::from_secs(1);
/// How far apart the frames are where only time is to pass.
const STRIDE: Duration = Duration::from_millis(500);

fn each_move(setup: Setup, seconds: u16) -> Setup {
    let time = TimeLimit { mode: TimeMode::Move, move_seconds: seconds, ..TimeLimit::default() };
    Setup { time, ..setup }
}

fn whole_game(setup: Setup, minutes: u16, increment: u16) -> Setup {
    let mode = TimeMode::Game;
    let time =
        TimeLimit { mode, game_minutes: minutes, increment_seconds: increment, ..TimeLimit::default() };
    Setup { time, ..setup }
}

/// A game whose board has come to rest.
fn start(setup: Setup) -> Game {
    let mut game = Game::start(setup);
    game.rest();
    game
}

/// Lets time pass in few frames, and gives what was said of time that was up.
fn wait(game: &mut Game, time: Duration) -> Vec<TimedOut> {
    wait_in_steps(game, time, STRIDE)
}

fn wait_in_steps(game: &mut Game, time: Duration, step: Duration) -> Vec<TimedOut> {
    let mut said = Vec::new();
    game.world().insert_resource(TimeUpdateStrategy::ManualDuration(step));
    for _ in 0..time.as_nanos().div_ceil(step.as_nanos()) {
        game.frame();
        said.extend(game.resource::<Messages<TimedOut>>().iter_current_update_messages().copied());
    }
    game.world().insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    said
}

fn now(game: &Game) -> Duration {
    game.resource::<Time<Real>>().elapsed()
}

/// What the player at a seat has left, counted from 0.
fn left(game: &Game, seat: usize) -> Duration {
    game.resource::<CurrentGame>().clock().unwrap().left(Seat::ALL[seat], now(game))
}

fn says(game: &mut Game, what: &str) -> bool {
    let mut texts = game.world().query::<&Text>();
    texts.iter(game.world()).any(|text| text.0.contains(what))
}

fn board_is_hidden(game: &mut Game) -> bool {
    let mut boards = game.world().query_filtered::<&Visibility, With<BoardRoot>>();
    *boards.single(game.world()).unwrap() == Visibility::Hidden
}

/// The time after which a frame is drawn though nothing happens.
fn alarm(game: &Game) -> Duration {
    match game.resource::<WinitSettings>().focused_mode {
        UpdateMode::Reactive { wait, .. } => wait,
        UpdateMode::Continuous => Duration::ZERO,
    }
}

#[test]
fn without_a_limit_there_is_no_clock() {
    let mut game = start(people(6, 7, 4, 2));
    assert!(game.resource::<CurrentGame>().clock().is_none());
    assert_eq!(wait(&mut game, 40 * SECOND), []);
    assert_eq!((game.moves().as_str(), game.turn()), ("", Turn::Human));
    assert!(alarm(&game) > 1000 * SECOND);
}

#[test]
fn chance_moves_for_whose_time_for_a_move_is_up() {
    let mut game = start(each_move(people(6, 7, 4, 2), 30));
    assert!(says(&mut game, "0:30"));
    assert_eq!(wait(&mut game, 29 * SECOND), []);
    assert!(left(&game, 0) <= SECOND);
    let said = wait(&mut game, 2 * SECOND);
    assert_eq!((said.len(), said[0].seat), (1, Seat::FIRST));
    assert_eq!(game.position().moves(), [said[0].mv.unwrap()]);
    assert!(says(&mut game, "ran out of time, so a random disc went in column"));
    game.rest();
    assert!(left(&game, 1) > 29 * SECOND, "the next has all of the time");
    game.drop_in(3);
    assert!(says(&mut game, "ran out of time"), "there was no time to read it");
    wait(&mut game, 6 * SECOND);
    assert!(!says(&mut game, "ran out of time"));
}

#[test]
fn the_time_of_a_turn_stays_used_when_another_game_is_opened() {
    let folder = tempfile::TempDir::new().unwrap();
    let mut game = Game::start_with(whole_game(people(6, 7, 4, 2), 5, 0), folder.path());
    game.drop_in(4);
    game.rest();
    let file = game.resource::<CurrentGame>().file().unwrap().to_owned();
    wait(&mut game, 60 * SECOND);
    let used = game.resource::<CurrentGame>().clock().unwrap().left(Seat::ALL[1], now(&game));
    game.world().write_message(OpenGame::Text("1 2 3".to_owned()));
    game.until("the other game", |game| game.moves() == "1 2 3");
    game.close();
    let record = std::fs::read_to_string(file).unwrap();
    let record = connect_n_engine::GameRecord::read(&record).unwrap().0;
    let [_, kept] = record.tag("Clocks").unwrap().split(' ').collect::<Vec<_>>()[..] else { panic!() };
    let kept = Duration::from_secs_f64(kept.parse().unwrap());
    assert!(kept <= used && used < 241 * SECOND, "{kept:?} {used:?}");
}

#[test]
fn what_comes_after_a_time_that_was_up_is_not_cut_short() {
    let mut game = start(each_move(people(6, 7, 4, 2), 30));
    wait(&mut game, 31 * SECOND);
    game.drop_in(3);
    assert!(says(&mut game, "ran out of time"));
    let column = Column::new(0).unwrap();
    let refused = MoveRefused { mv: Move::Drop(column), reason: IllegalMove::ColumnFull(column) };
    game.world().write_message(refused);
    wait(&mut game, SECOND);
    assert!(says(&mut game, "Column 1 is full"), "{:?}", game.texts());
}

#[test]
fn what_is_said_of_a_time_that_was_up_goes_when_it_was_read_and_with_the_game() {
    let mut game = start(each_move(people(6, 7, 4, 2), 30));
    wait(&mut game, 31 * SECOND);
    wait(&mut game, 10 * SECOND);
    assert!(says(&mut game, "ran out of time"), "nothing else has happened");
    game.drop_in(3);
    assert!(!says(&mut game, "ran out of time"));
    wait(&mut game, 31 * SECOND);
    assert!(says(&mut game, "ran out of time"));
    game.ask(Request::Restart);
    game.rest();
    assert!(!says(&mut game, "ran out of time"));
}

#[test]
fn the_clocks_are_seen_in_every_frame_of_a_move() {
    let mut game = start(each_move(people(6, 7, 4, 2), 30));
    let clocks = |game: &mut Game| {
        let mut texts = game.world().query::<(&Text, &ComputedNode)>();
        let shown = |(text, node): &(&Text, &ComputedNode)| text.0.starts_with("0:") && node.size().x > 0.0;
        texts.iter(game.world()).filter(shown).count()
    };
    assert_eq!(clocks(&mut game), 2);
    game.click_column(4);
    for frame in 0..60 {
        assert_eq!(clocks(&mut game), 2, "in frame {frame}");
        game.frame();
    }
    assert_eq!(game.moves(), "4");
}

#[test]
fn a_move_in_time_is_the_players_own() {
    let mut game = start(each_move(people(6, 7, 4, 2), 30));
    for column in [4, 3, 4] {
        assert_eq!(wait(&mut game, 20 * SECOND), []);
        game.drop_in(column);
    }
    assert_eq!(game.moves(), "4 3 4");
}

#[test]
fn who_has_no_time_left_for_the_game_loses() {
    let mut game = start(whole_game(people(6, 7, 4, 2), 1, 0));
    game.drop_in(4);
    assert_eq!(wait(&mut game, 59 * SECOND), []);
    let said = wait(&mut game, 2 * SECOND);
    let second = Seat::ALL[1];
    assert_eq!(said, [TimedOut { seat: second, mv: None }]);
    game.frames(5);
    assert_eq!(game.position().outcome(), Outcome::Win(Seat::FIRST));
    assert_eq!((game.menu(), game.turn()), (Menu::Result, Turn::Over));
    assert!(says(&mut game, "Player 2 ran out of time."));
    game.ask(Request::Undo);
    game.frames(3);
    assert!(game.position().is_over(), "time is not given back");
    assert_eq!(wait(&mut game, 90 * SECOND), []);
}

#[test]
fn with_three_players_the_others_play_on_until_one_is_left() {
    let mut game = start(whole_game(people(6, 7, 4, 3), 1, 0));
    game.drop_all(&[1, 2]);
    let [first, second, third] = [0, 1, 2].map(|index| Seat::ALL[index]);
    assert_eq!(wait(&mut game, 61 * SECOND), [TimedOut { seat: third, mv: None }]);
    assert_eq!((game.position().to_move(), game.turn()), (first, Turn::Human));
    assert!(says(&mut game, "Player 3 is out of time. Player 1's turn."));
    game.drop_all(&[1, 2, 1]);
    assert_eq!(game.moves(), "1 2 1 2 1");
    assert_eq!(game.position().movers(), [first, second, first, second, first, second]);
    assert!(says(&mut game, "Out of time"));
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(game.moves(), "1 2 1 2");
    for _ in 0..5 {
        game.key(KeyCode::KeyZ);
    }
    game.rest();
    assert_eq!(game.moves(), "1 2", "what was before the end of the time can't be taken back");
    wait(&mut game, 61 * SECOND);
    game.frames(5);
    assert_eq!((game.position().outcome(), game.menu()), (Outcome::Win(second), Menu::Result));
}

#[test]
fn each_move_adds_to_the_time_of_the_game_and_undo_and_redo_do_not() {
    let mut game = start(whole_game(people(6, 7, 4, 2), 1, 5));
    wait(&mut game, 10 * SECOND);
    game.drop_in(4);
    let first = left(&game, 0);
    assert!((54..=55).contains(&first.as_secs()), "{first:?}");
    for _ in 0..3 {
        game.key(KeyCode::KeyZ);
        game.rest();
        game.key(KeyCode::KeyY);
        game.rest();
    }
    assert_eq!(game.moves(), "4");
    assert!(left(&game, 0) <= first, "nothing is earned by going back and forth");
    assert!(left(&game, 0) + 3 * SECOND > first);
}

#[test]
fn behind_a_menu_time_stands_still_and_the_board_is_hidden() {
    let mut game = start(whole_game(people(6, 7, 4, 2), 1, 0));
    game.drop_in(4);
    wait(&mut game, 5 * SECOND);
    for key in [KeyCode::Escape, KeyCode::F10, KeyCode::KeyN] {
        game.key(key);
        game.frames(3);
        assert_ne!(game.menu(), Menu::None);
        let before = left(&game, 1);
        assert!(board_is_hidden(&mut game));
        assert_eq!(wait(&mut game, 300 * SECOND), []);
        assert_eq!(left(&game, 1), before);
        assert!(alarm(&game) > 1000 * SECOND, "nothing wakes the window for a clock that stands still");
        game.key(KeyCode::Escape);
        game.frames(3);
        assert_eq!(game.menu(), Menu::None);
        assert!(!board_is_hidden(&mut game));
        wait(&mut game, SECOND);
        assert!(left(&game, 1) < before);
    }
}

#[test]
fn a_game_without_a_clock_shows_its_board_behind_the_menu() {
    let mut game = start(people(6, 7, 4, 2));
    game.key(KeyCode::Escape);
    game.frames(3);
    assert!(!board_is_hidden(&mut game));
}

#[test]
fn time_stands_still_while_the_game_is_left_and_while_discs_fall() {
    let mut game = start(whole_game(people(6, 7, 4, 2), 1, 0));
    game.click_column(4);
    while game.turn() == Turn::Animating {
        assert_eq!(left(&game, 1), 60 * SECOND);
        game.frame();
    }
    wait(&mut game, 5 * SECOND);
    game.key(KeyCode::Escape);
    game.frames(2);
    game.key(KeyCode::KeyT);
    game.frames(3);
    assert_eq!(game.screen(), Screen::Title);
    let before = left(&game, 1);
    wait(&mut game, 100 * SECOND);
    game.ask(Request::Resume);
    game.rest();
    let after = left(&game, 1);
    assert!(before.saturating_sub(after) < SECOND, "{before:?}, {after:?}");
    wait(&mut game, SECOND);
    assert!(left(&game, 1) < after);
}

#[test]
fn what_is_left_is_exact_however_often_it_is_looked_at() {
    let mut game = start(whole_game(people(6, 7, 4, 2), 10, 0));
    game.frames(5);
    let (begun, before) = (now(&game), left(&game, 0));
    wait_in_steps(&mut game, 5 * SECOND, Duration::from_nanos(33_333_337));
    // A window that is minimised may get a frame only now and then.
    wait_in_steps(&mut game, 60 * SECOND, 30 * SECOND);
    let passed = now(&game).saturating_sub(begun);
    assert!(passed >= 65 * SECOND);
    assert_eq!(left(&game, 0), before.saturating_sub(passed));
}

/// `cargo test --test app -- --ignored --nocapture ten_minutes`
#[test]
#[ignore = "takes ten minutes"]
fn over_ten_minutes_of_real_time_the_error_is_under_50_milliseconds() {
    let mut game = start(whole_game(people(6, 7, 4, 2), 20, 0));
    game.world().insert_resource(TimeUpdateStrategy::Automatic);
    game.frames(5);
    let (begun, before) = (Instant::now(), left(&game, 0));
    let mut pauses = [1, 16, 250, 7, 1000, 33].into_iter().cycle().map(Duration::from_millis);
    while begun.elapsed() < 600 * SECOND {
        sleep(pauses.next().unwrap_or(SECOND));
        game.frame();
    }
    let error = before.saturating_sub(left(&game, 0)).abs_diff(begun.elapsed());
    println!("{:.1} ms off after {:.1} s", error.as_secs_f64() * 1e3, begun.elapsed().as_secs_f64());
    assert!(error < Duration::from_millis(50), "{error:?}");
}

#[test]
fn a_running_clock_wakes_the_window_once_a_second_and_at_last_ten_times() {
    let mut game = start(each_move(people(6, 7, 4, 2), 30));
    game.frames(60);
    assert!(!game.is_restless(30), "no frame asks for another");
    let longest = Duration::from_millis(1002);
    assert!((1..=longest.as_millis()).contains(&alarm(&game).as_millis()), "{:?}", alarm(&game));
    wait(&mut game, 21 * SECOND);
    assert!(alarm(&game) <= Duration::from_millis(102), "{:?}", alarm(&game));
}

#[test]
fn each_of_a_persons_last_ten_seconds_is_heard_once() {
    let mut game = start(each_move(people(6, 7, 4, 2), 30));
    let mut heard = 0;
    wait(&mut game, 18 * SECOND);
    let tenth = Duration::from_millis(100);
    game.world().insert_resource(TimeUpdateStrategy::ManualDuration(tenth));
    while game.position().plies() == 0 {
        game.frame();
        heard += game.resource::<Messages<Tick>>().iter_current_update_messages().count();
    }
    assert_eq!(heard, 10);
}

#[test]
fn computers_keep_within_their_time() {
    let mut game = start(each_move(with_computers(people(6, 7, 4, 2), "minimax:40", [1]), 3));
    game.drop_in(4);
    assert_eq!(game.turn(), Turn::Thinking);
    let mut said = Vec::new();
    game.until("the computer's move", |game| {
        sleep(FRAME);
        said.extend(game.resource::<Messages<TimedOut>>().iter_current_update_messages().copied());
        game.position().plies() == 2
    });
    assert_eq!(said, []);
}

#[test]
fn a_game_between_computers_that_is_stopped_stops_its_clocks() {
    let mut game = start(whole_game(computers_only(people(6, 7, 4, 2), "random"), 1, 0));
    game.until("a move", |game| game.position().plies() == 2);
    game.key(KeyCode::KeyP);
    game.rest();
    game.frames(10);
    let before = [left(&game, 0), left(&game, 1)];
    assert_eq!(wait(&mut game, 100 * SECOND), []);
    assert_eq!([left(&game, 0), left(&game, 1)], before);
}

#[test]
fn a_rematch_begins_with_full_clocks() {
    let mut game = start(whole_game(people(6, 7, 4, 2), 1, 0));
    game.drop_in(4);
    wait(&mut game, 61 * SECOND);
    game.frames(5);
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(game.menu(), Menu::None);
    assert!(left(&game, 0) > 59 * SECOND && left(&game, 1) == 60 * SECOND);
}

#[test]
fn the_set_up_offers_limits() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.key(KeyCode::KeyS);
    game.frames(3);
    game.key(KeyCode::KeyC);
    game.frames(3);
    assert!(says(&mut game, "Take all the time you want."));
    game.click_control("Per move");
    assert_eq!(game.resource::<Setup>().time.mode, TimeMode::Move);
    assert!(says(&mut game, "30 seconds per move."));
    game.click_control("Per game");
    assert_eq!(game.resource::<Setup>().time.mode, TimeMode::Game);
    game.click_control("Start");
    game.rest();
    assert_eq!(left(&game, 1), 300 * SECOND);
}

#[test]
fn the_keyboard_alone_sets_a_limit() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.resize(480.0, 400.0);
    game.key(KeyCode::KeyS);
    game.frames(30);
    game.key(KeyCode::KeyC);
    game.frames(3);
    // Past the ways back, to the last control above them.
    for _ in 0..4 {
        game.chord(KeyCode::ShiftLeft, KeyCode::Tab);
    }
    game.key(KeyCode::ArrowRight);
    game.frames(5);
    assert_eq!(game.resource::<Setup>().time.mode, TimeMode::Move);
    let (unfolded, below) = (game.control("Seconds for a move"), game.control("Start"));
    assert!(unfolded.min.y > 0.0 && unfolded.max.y < below.min.y, "{unfolded:?} {below:?}");
    game.key(KeyCode::Tab);
    game.key(KeyCode::ArrowUp);
    assert_eq!(game.resource::<Setup>().time.move_seconds, 31);
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(left(&game, 1), 31 * SECOND);
}

/// Looks at an earlier moment.
fn look_back(game: &mut Game) {
    game.key(KeyCode::PageUp);
    game.rest();
}

#[test]
fn whoever_looks_back_uses_the_time_of_the_player_to_move_and_loses_no_moves() {
    let mut game = start(whole_game(people(6, 7, 4, 2), 1, 0));
    game.drop_all(&[4, 4, 3]);
    game.rest();
    look_back(&mut game);
    let before = [0, 1].map(|seat| left(&game, seat));
    wait(&mut game, 20 * SECOND);
    assert_eq!(left(&game, 0), before[0], "it is not the turn of the player who was to move then");
    assert!(left(&game, 1) < before[1].saturating_sub(19 * SECOND));
    wait(&mut game, 60 * SECOND);
    assert_eq!((game.moves().as_str(), game.position().outcome()), ("4 4 3", Outcome::Win(Seat::FIRST)));
}

#[test]
fn a_finished_game_can_be_looked_at_for_as_long_as_one_likes() {
    for setup in [whole_game(people(6, 7, 4, 2), 1, 0), each_move(people(6, 7, 4, 2), 10)] {
        let mut game = start(setup);
        game.drop_all(&[1, 2, 1, 2, 1, 2, 1]);
        game.rest();
        look_back(&mut game);
        assert_eq!(game.moves(), "1 2 1 2 1 2");
        assert_eq!(wait(&mut game, 150 * SECOND), []);
        game.key(KeyCode::End);
        game.rest();
        assert_eq!(game.moves(), "1 2 1 2 1 2 1");
    }
}

#[test]
fn a_look_back_gives_no_time_for_a_move_back_but_an_undo_does() {
    let mut game = start(each_move(people(6, 7, 4, 2), 30));
    game.drop_in(4);
    game.rest();
    wait(&mut game, 20 * SECOND);
    look_back(&mut game);
    game.key(KeyCode::PageDown);
    game.rest();
    assert_eq!(game.moves(), "4");
    assert!(left(&game, 1) <= 10 * SECOND, "{:?}", left(&game, 1));
    assert_eq!(left(&game, 0), 30 * SECOND);
    game.ask(Request::Undo);
    assert!(left(&game, 0) > 29 * SECOND);
    game.drop_in(3);
    game.rest();
    assert!(left(&game, 1) <= 10 * SECOND, "only the player who took back begins anew");
}
