//! The set-up: what it offers, and that all of it can be seen and reached.
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::ui::ScrollPosition;
use bevy::ui_widgets::{ScrollArea, Scrollbar};
use connect_n::app::game::setup::{Occupant, Setup, Starter};
use connect_n::app::game::time_limit::TimeMode;
use connect_n::app::settings::{Settings, UiScaleChoice};
use connect_n::app::words::games::summary;
use connect_n::app::words::levels::title;
use connect_n::app::{Menu, Screen, Turn};
use tempfile::TempDir;

use crate::harness::{Game, people, pop_out, with_computers, with_program};

const SIZES: [(f32, f32); 3] = [(1280.0, 720.0), (480.0, 400.0), (1920.0, 1080.0)];

/// Room that a bar takes beside what it scrolls.
const BAR: f32 = 9.5;

fn at_setup(setup: Setup) -> Game {
    let mut game = Game::at_title(setup);
    game.key(KeyCode::KeyS);
    game.frames(20);
    assert_eq!(game.screen(), Screen::Setup);
    game
}

/// Goes from the ready-made games to everything that can be changed, or back.
fn change_layer(game: &mut Game) {
    game.key(KeyCode::KeyC);
    game.frames(3);
}

/// The areas that scroll: what is seen of each, and its content.
fn scroll_areas(game: &mut Game) -> Vec<(Vec2, Vec2)> {
    let mut areas = game.world().query_filtered::<&ComputedNode, With<ScrollArea>>();
    areas.iter(game.world()).map(|node| (node.size(), node.content_size())).collect()
}

fn scrolls(game: &mut Game) -> bool {
    scroll_areas(game).iter().any(|(seen, content)| content.y > seen.y + 0.5)
}

/// How many bars say that there is more to see.
fn bars(game: &mut Game) -> usize {
    let mut bars = game.world().query_filtered::<&Visibility, With<Scrollbar>>();
    bars.iter(game.world()).filter(|visibility| **visibility != Visibility::Hidden).count()
}

/// Every kind of player on every chair, with every clock.
fn every_setup() -> Vec<Setup> {
    let mut all = Vec::new();
    for players in 2..=4 {
        for mode in TimeMode::ALL {
            for occupant in [Occupant::Person, Occupant::Computer, Occupant::Program] {
                let mut setup = pop_out(people(6, 7, 4, players));
                setup.cylinder = players > 2;
                setup.misere = players == 2;
                setup.time.mode = mode;
                for seat in &mut setup.seats {
                    seat.seat(occupant);
                    seat.level = "minimax:4:grade".parse().unwrap();
                }
                setup.seats[0].seat(Occupant::Computer);
                all.push(setup);
            }
        }
    }
    all
}

#[test]
fn nothing_is_cut_off_at_the_usual_size() {
    for setup in every_setup() {
        let what = summary(&setup);
        let mut game = at_setup(setup);
        for layer in 0..2 {
            assert!(!scrolls(&mut game), "{what}, {layer}: {:?}", scroll_areas(&mut game));
            assert_eq!(bars(&mut game), 0, "{what}, {layer}");
            change_layer(&mut game);
        }
    }
}

#[test]
fn a_card_sets_up_a_ready_made_game() {
    let mut game = at_setup(people(6, 7, 4, 2));
    game.click_control("Party of four");
    game.frames(3);
    let setup = game.resource::<Setup>().clone();
    assert_eq!((setup.rows, setup.cols, setup.connect, setup.players), (9, 10, 4, 4));
    assert!(game.has_control("Who is player 4"));
    // What is customised is no card any more, and the screen comes back to where it was made.
    change_layer(&mut game);
    game.click_control("Rows");
    game.key(KeyCode::ArrowUp);
    assert_eq!(game.resource::<Setup>().rows, 10);
    game.key(KeyCode::Escape);
    game.frames(3);
    game.key(KeyCode::KeyS);
    game.frames(20);
    let (rows, cards) = (game.control("Rows"), game.control("Giant"));
    assert!(rows.height() > 0.0 && cards.height() == 0.0, "{rows:?} {cards:?}");
}

#[test]
fn the_keyboard_alone_chooses_a_ready_made_game() {
    let mut game = at_setup(people(6, 7, 4, 2));
    // From the button that starts, round to the cards.
    game.key(KeyCode::Tab);
    assert_eq!(game.focused_label().as_deref(), Some("Game"));
    game.key(KeyCode::ArrowDown);
    assert!(game.resource::<Setup>().pop_out);
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(game.screen(), Screen::Game);
    assert!(game.position().rules().is_pop_out());
}

#[test]
fn a_smaller_window_scrolls_and_says_so() {
    let mut setup = people(6, 7, 4, 4);
    setup.time.mode = TimeMode::Game;
    let mut game = at_setup(setup);
    for (scale, (width, height)) in
        UiScaleChoice::ALL.into_iter().flat_map(|scale| SIZES.map(|size| (scale, size)))
    {
        game.world().resource_mut::<Settings>().ui_scale = scale;
        game.resize(width, height);
        game.frames(6);
        let at = format!("{width} x {height}, {} %", scale.percent());
        assert_eq!(bars(&mut game), usize::from(scrolls(&mut game)), "{at}");
        for (seen, content) in scroll_areas(&mut game) {
            assert!(
                content.x <= seen.x + BAR * game.world().resource::<UiScale>().0,
                "{at}: {content} is wider than {seen}"
            );
        }
    }
}

#[test]
fn what_is_pressed_stays_under_the_pointer() {
    let mut setup = people(6, 7, 4, 4);
    setup.time.mode = TimeMode::Game;
    let mut game = at_setup(setup);
    game.resize(480.0, 400.0);
    game.frames(6);
    let offset = |game: &mut Game| {
        let mut areas = game.world().query_filtered::<&ScrollPosition, With<ScrollArea>>();
        areas.iter(game.world()).map(|offset| offset.y).fold(0.0, f32::max)
    };
    let list = {
        let mut areas = game.world().query_filtered::<Entity, With<ScrollArea>>();
        areas.single(game.world()).unwrap()
    };
    // The last control but a little of it is below the edge.
    let (start, who) = (game.control("Start"), game.control("Who is player 2"));
    let scrolled = who.min.y + 12.0 - (start.min.y - 12.0);
    game.world().get_mut::<ScrollPosition>(list).unwrap().y = scrolled.max(0.0);
    game.frames(3);
    let who = game.control("Who is player 2");
    let before = offset(&mut game);
    game.point(Vec2::new(who.min.x + 0.3 * who.width(), who.min.y + 6.0));
    game.hold(MouseButton::Left);
    game.frames(3);
    assert_eq!(offset(&mut game), before);
    game.release(MouseButton::Left);
    game.frames(3);
    assert_eq!(offset(&mut game), before);
}

#[test]
fn back_leads_to_where_the_set_up_was_opened() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.drop_in(4);
    game.key(KeyCode::Escape);
    game.frames(3);
    game.key(KeyCode::KeyS);
    game.frames(20);
    assert_eq!((game.screen(), game.menu()), (Screen::Setup, Menu::None));
    game.world().resource_mut::<Setup>().cols = 9;
    game.frames(3);
    game.key(KeyCode::Escape);
    game.rest();
    assert_eq!((game.screen(), game.moves().as_str()), (Screen::Game, "4"));
    game.assert_shown();
    game.drop_in(3);
    assert_eq!(game.moves(), "4 3");

    game.drop_all(&[4, 3, 4, 3, 4]);
    game.rest();
    game.until("the result", |game| game.turn() == Turn::Over && !game.texts_in("Result").is_empty());
    game.key(KeyCode::KeyS);
    game.frames(20);
    game.key(KeyCode::Escape);
    game.rest();
    game.until("the result again", |game| !game.texts_in("Result").is_empty());
    assert_eq!((game.screen(), game.menu()), (Screen::Game, Menu::Result));
    assert!(
        game.resource::<connect_n::app::game::score::Score>()
            .at(game.resource())
            .is_some_and(|won| won == [1, 0])
    );

    let mut game = at_setup(people(6, 7, 4, 2));
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!(game.screen(), Screen::Title);
}

#[test]
fn the_time_of_the_course_is_a_choice_of_its_own() {
    let mut game = at_setup(people(6, 7, 4, 2));
    change_layer(&mut game);
    game.click_control("Per move");
    game.click_control("180 s");
    assert_eq!(game.resource::<Setup>().time.move_seconds, 180);
    assert!(game.reads("180 seconds per move."));
    // The number beside it follows, and goes on from there.
    game.click_control("Seconds for a move");
    game.key(KeyCode::ArrowUp);
    assert_eq!(game.resource::<Setup>().time.move_seconds, 181);
    game.click_control("180 s");
    assert_eq!(game.resource::<Setup>().time.move_seconds, 180);
}

/// The set-up with the dialog for the level of the second player.
fn at_level(level: &str) -> Game {
    let mut setup = with_computers(people(6, 7, 4, 2), level, [1]);
    setup.starter = Starter::Seat(0);
    let mut game = at_setup(setup);
    let name = title(&game.resource::<Setup>().seats[1].level);
    game.click_control(&format!("Level of player 2: {name}"));
    game.frames(20);
    game
}

fn level(game: &Game) -> String {
    game.resource::<Setup>().seats[1].level.to_string()
}

#[test]
fn a_level_of_the_command_line_is_shown_as_what_it_is() {
    for (level, name) in [
        ("lookahead:6", "Look-ahead 6"),
        ("minimax:4:grade", "Minimax 4, graded"),
        ("search:20000n", "Search 20,000 positions"),
        ("search:1.5:2", "Search 1.5 s × 2"),
    ] {
        let mut game = at_setup(with_computers(people(6, 7, 4, 2), level, [1]));
        assert!(game.reads(name), "{name}: {:?}", game.texts());
        // What is only looked at stays as it is.
        game.click_control(&format!("Level of player 2: {name}"));
        game.frames(20);
        game.key(KeyCode::Enter);
        game.frames(3);
        assert!(game.texts_in("Level").is_empty());
        assert_eq!(game.resource::<Setup>().seats[1].level.to_string(), level);
    }
}

#[test]
fn any_parameter_of_any_player_can_be_chosen() {
    let mut game = at_level("medium");
    game.click_control("Look-ahead");
    assert_eq!(level(&game), "lookahead:4");
    game.click_control("Moves ahead");
    for key in [KeyCode::ArrowUp, KeyCode::PageUp] {
        game.key(key);
    }
    assert_eq!(level(&game), "lookahead:10");
    game.click_control("Minimax");
    assert_eq!(level(&game), "minimax:10");
    game.click_control("Grade the last boards");
    game.click_control("Moves ahead");
    game.key(KeyCode::End);
    assert_eq!(level(&game), "minimax:255:grade");
    for (button, expected) in [("Exhaustive", "exhaustive"), ("Hashing", "hashing"), ("Search", "search:1")] {
        game.click_control(button);
        assert_eq!(level(&game), expected);
    }
    let paste = |game: &mut Game, text: &str| {
        game.copy(text);
        game.click_control("Limit of the search");
        game.ctrl(KeyCode::KeyA);
        game.ctrl(KeyCode::KeyV);
        game.frames(4);
    };
    paste(&mut game, "2.5");
    game.until("the seconds", |game| level(game) == "search:2.5");
    paste(&mut game, "none");
    game.until("what is wrong", |game| game.reads("Enter a number of seconds"));
    assert_eq!(level(&game), "search:2.5");
    game.click_control("Positions");
    assert_eq!(level(&game), "search:20000n");
    paste(&mut game, "1,500");
    game.until("the positions", |game| level(game) == "search:1500n");
    game.click_control("Hard");
    assert_eq!(level(&game), "level:hard");
    game.click_control("Done");
    assert!(game.has_control("Level of player 2: Hard"));
    game.click_control("Start");
    assert_eq!(game.screen(), Screen::Game);
}

#[test]
fn the_keyboard_alone_chooses_a_level_in_the_smallest_window() {
    let mut game = at_setup(with_computers(people(6, 7, 4, 2), "level:medium", [1]));
    game.click_control("Level of player 2: Medium");
    game.frames(20);
    game.resize(480.0, 400.0);
    game.frames(6);
    for _ in 0..7 {
        game.key(KeyCode::ArrowDown);
    }
    assert_eq!(level(&game), "lookahead:4");
    let (option, done) = (game.control("Look-ahead"), game.control("Done"));
    assert!(option.min.y > 0.0 && option.max.y < done.min.y, "the choice is seen: {option:?} {done:?}");
    game.key(KeyCode::Tab);
    game.key(KeyCode::ArrowUp);
    assert_eq!(level(&game), "lookahead:5");
    let (chosen, done) = (game.control("Moves ahead"), game.control("Done"));
    // They stand side by side.
    assert!(chosen.min.y > 0.0 && chosen.max.x < done.min.x && done.max.y < 400.0, "{chosen:?} {done:?}");
    assert!(chosen.max.y < 400.0, "{chosen:?}");
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!((game.screen(), game.texts_in("Level").len()), (Screen::Setup, 0));
}

#[test]
fn settings_take_the_place_of_the_levels() {
    let mut game = at_level("medium");
    game.key(KeyCode::F10);
    game.frames(4);
    assert_eq!((game.menu(), game.texts_in("Level").len()), (Menu::Settings, 0));
}

#[test]
fn long_names_are_kept_whole_and_shown_short() {
    let long = "Wilhelmina Alexandra Frederica of Orange";
    let mut setup = people(6, 7, 4, 2);
    setup.seats[0].name = long.to_owned();
    let mut game = at_setup(setup.clamped());
    assert_eq!(game.resource::<Setup>().name_of(0), long);
    game.key(KeyCode::Enter);
    game.rest();
    assert!(game.reads("Wilhelmina Alexandra Fr…") && !game.reads(long), "{:?}", game.texts());
}

#[test]
fn a_bot_plays_under_its_own_name() {
    let folder = TempDir::new().unwrap();
    let setup = with_program(people(6, 7, 4, 2), "python3 examples/bot.py", 1);
    let mut game = Game::hosting(setup, true, folder.path());
    game.hurry();
    assert!(game.texts_in("Players").contains(&"bot.py".to_owned()), "{:?}", game.texts_in("Players"));
    game.drop_in(4);
    game.until("its move", |game| game.position().plies() == 2);
    game.rest();
    assert!(game.texts_in("Players").contains(&"Centre".to_owned()), "{:?}", game.texts_in("Players"));
    assert!(!game.reads("python3"));
}

#[test]
fn a_search_of_the_whole_game_tells_what_it_found() {
    let mut game = Game::start(with_computers(people(3, 3, 3, 2), "exhaustive", [1]));
    game.drop_in(1);
    game.until("its move", |game| game.position().plies() == 2);
    game.rest();
    assert!(
        game.texts_in("Players").iter().any(|line| line.contains(" states)")),
        "{:?}",
        game.texts_in("Players")
    );
}

#[test]
fn computers_think_as_long_as_the_set_up_says() {
    let mut setup = with_computers(people(6, 7, 4, 2), "exhaustive", [1]);
    setup.thinking_seconds = 2;
    let mut game = Game::start(setup);
    game.drop_in(4);
    game.until("its progress", |game| game.reads(" states, "));
    let start = Instant::now();
    game.until("its move", |game| game.position().plies() == 2);
    assert!(start.elapsed() < Duration::from_secs(8), "not ten seconds");
    game.rest();
    assert!(
        game.texts_in("Players").iter().any(|line| line.contains("\nUndecided (")),
        "{:?}",
        game.texts_in("Players")
    );
}

#[test]
fn a_number_that_was_held_to_its_limit_can_be_lowered_again() {
    let mut game = at_setup(people(6, 7, 4, 2));
    change_layer(&mut game);
    let columns = game.control("Columns");
    let end = |x: f32| Vec2::new(x, columns.center().y);
    game.point(end(columns.max.x - 12.0));
    game.hold(MouseButton::Left);
    game.frames(200);
    assert_eq!(game.resource::<Setup>().cols, 16);
    game.release(MouseButton::Left);
    game.frames(30);
    game.click(end(columns.min.x + 12.0));
    game.frames(60);
    assert_eq!(game.resource::<Setup>().cols, 15);
    assert!(!game.is_restless(60));
}

#[test]
fn the_dialog_of_a_level_keeps_the_keys_after_a_number_was_typed() {
    for key in [KeyCode::Enter, KeyCode::Escape] {
        let mut game = at_level("search:1");
        game.click_control("Limit of the search");
        game.key(key);
        game.frames(3);
        game.key(KeyCode::Tab);
        let focused = game.focused_label();
        assert!(focused.as_deref() != Some("Start") && !game.texts_in("Level").is_empty(), "{focused:?}");
        game.key(KeyCode::Escape);
        game.frames(4);
        assert_eq!((game.screen(), game.texts_in("Level").len()), (Screen::Setup, 0), "{key:?}");
    }
}
