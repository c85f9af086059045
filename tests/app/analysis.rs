//! The analysis: switched on by mouse or key, worked out in the background, shown over the columns, steady once known.
use bevy::prelude::*;
use connect_n::app::Turn;
use connect_n::app::analysis::LiveAnalysis;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::setup::Setup;
use connect_n::app::game::tags::GameTags;
use connect_n::app::hint::Advice;

use crate::harness::{Game, game_after, people, pop_out, with_computers};

/// So small a board that all of it is soon known.
fn small() -> Setup {
    people(4, 4, 3, 2)
}

fn is_complete(game: &Game) -> bool {
    let live = game.resource::<LiveAnalysis>();
    let position_id = game.resource::<CurrentGame>().position_id();
    !live.is_searching() && live.of(position_id).is_some_and(|analysis| analysis.is_complete)
}

fn wait_until_all_is_known(game: &mut Game) {
    game.until("an analysis", |game| is_complete(game));
    game.frames(2);
}

/// What stands on the parts of the analysis with this name, from the left to the right.
fn marks(game: &mut Game, name: &str) -> Vec<String> {
    let world = game.world();
    let mut parts = world.query::<(&Name, &Node, Option<&Children>)>();
    let mut texts = world.query::<&Text>();
    let left = |node: &Node| if let Val::Px(left) = node.left { left } else { f32::NAN };
    let mut found: Vec<(f32, String)> = parts
        .iter(world)
        .filter(|(found, ..)| found.as_str() == name)
        .map(|(_, node, children)| {
            let child = children.and_then(|children| children.first().copied());
            let text = child.and_then(|child| texts.get(world, child).ok());
            (left(node), text.map_or_else(String::new, |text| text.0.clone()))
        })
        .collect();
    found.sort_by(|one, other| one.0.total_cmp(&other.0));
    found.into_iter().map(|(_, text)| text).collect()
}

fn values(game: &mut Game) -> Vec<String> {
    marks(game, "Value of a move")
}

#[test]
fn nothing_is_told_unless_somebody_asks() {
    let mut game = game_after(small(), &[1, 4]);
    game.frames(5);
    assert!(!game.resource::<LiveAnalysis>().is_on() && values(&mut game).is_empty());
    assert_eq!(game.resource::<GameTags>().get("Analysis"), None);
}

#[test]
fn each_column_says_what_it_leads_to() {
    let mut game = game_after(small(), &[1, 4, 1, 4]);
    game.key(KeyCode::KeyA);
    wait_until_all_is_known(&mut game);
    // Column 1 completes three; any other move lets column 4 do so.
    assert_eq!(values(&mut game), ["Win in 1", "Loss in 1", "Loss in 1", "Win in 3"]);
    assert!(game.reads("Player 1 can win with the next move."));
    assert_eq!(marks(&mut game, "Winning space").len(), 2, "column 1 for one player, column 4 for the other");
    game.click_control("Analysis");
    game.frames(2);
    assert!(values(&mut game).is_empty() && marks(&mut game, "Winning space").is_empty());
    assert!(!game.reads("can win with the next move"));
}

#[test]
fn a_move_makes_room_for_the_next_analysis() {
    let mut game = game_after(small(), &[1, 4, 1]);
    game.key(KeyCode::KeyA);
    wait_until_all_is_known(&mut game);
    let before = values(&mut game);
    game.drop_in(1);
    assert!(values(&mut game) != before, "{before:?} was of another position");
    wait_until_all_is_known(&mut game);
    assert_eq!(values(&mut game).len(), 4);
}

#[test]
fn best_play_is_numbered_on_demand() {
    let mut game = game_after(small(), &[1, 4]);
    game.key(KeyCode::KeyA);
    wait_until_all_is_known(&mut game);
    assert!(marks(&mut game, "Number of a move").is_empty());
    game.key(KeyCode::KeyL);
    game.frames(2);
    let mut numbers = marks(&mut game, "Number of a move");
    numbers.sort();
    let wanted: Vec<String> = (1..=numbers.len()).map(|number| number.to_string()).collect();
    assert!(numbers.len() > 2 && numbers == wanted, "{numbers:?}");
    game.key(KeyCode::KeyL);
    game.frames(2);
    assert!(marks(&mut game, "Number of a move").is_empty());
}

#[test]
fn pops_are_valued_under_their_columns() {
    let mut game = game_after(pop_out(people(3, 3, 3, 2)), &[1, 2, 1, 2]);
    game.key(KeyCode::KeyA);
    wait_until_all_is_known(&mut game);
    assert_eq!(values(&mut game).len(), 4, "three drops, and a pop of column 1");
}

#[test]
fn a_hint_and_a_computer_that_thinks_have_the_processor_for_themselves() {
    let mut game = game_after(with_computers(people(6, 7, 4, 2), "medium", [1]), &[]);
    game.key(KeyCode::KeyA);
    game.frames(2);
    assert!(game.resource::<LiveAnalysis>().is_searching());
    game.key(KeyCode::KeyH);
    game.frame();
    let (advice, live) = (game.resource::<Advice>(), game.resource::<LiveAnalysis>());
    assert!(!(advice.is_searching() && live.is_searching()));
    game.until("a hint", |game| game.resource::<Advice>().hint().is_some());
    game.frames(2);
    assert!(game.resource::<LiveAnalysis>().is_searching(), "it goes on");
    game.click_column(4);
    for _ in 0..200 {
        if game.position().plies() == 2 {
            return;
        }
        let is_thinking = game.turn() == Turn::Thinking;
        assert!(!(is_thinking && game.resource::<LiveAnalysis>().is_searching()));
        game.frame();
    }
    panic!("the computer doesn't move");
}

#[test]
fn the_record_says_that_somebody_looked() {
    let mut game = game_after(small(), &[1]);
    game.key(KeyCode::KeyA);
    wait_until_all_is_known(&mut game);
    assert_eq!(game.resource::<GameTags>().get("Analysis"), Some("on"));
    game.key(KeyCode::KeyA);
    game.key(KeyCode::KeyN);
    game.frames(2);
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!((game.position().plies(), game.resource::<GameTags>().get("Analysis")), (0, None));
}

#[test]
fn the_window_rests_once_all_is_known() {
    let mut game = game_after(small(), &[1, 4, 1]);
    game.key(KeyCode::KeyA);
    wait_until_all_is_known(&mut game);
    game.settle();
    assert!(!game.is_restless(60));
}

#[test]
fn the_title_stops_it() {
    let mut game = game_after(people(6, 7, 4, 2), &[]);
    game.key(KeyCode::KeyA);
    game.frames(2);
    assert!(game.resource::<LiveAnalysis>().is_searching());
    game.key(KeyCode::Escape);
    game.frames(2);
    game.key(KeyCode::KeyT);
    game.frames(5);
    assert!(
        !game.resource::<LiveAnalysis>().is_searching() && values(&mut game).is_empty(),
        "{}",
        game.state()
    );
}
