//! Whole matches without window, screens and menus.
use bevy::prelude::*;

use super::clock_time::ClockTime;
use super::current_game::CurrentGame;
use super::facts::{BoardChanged, CoinTossed, GameEnded, GameOpened, GameRewound, MoveRefused, TimedOut};
use super::request::Request;
use super::saved::SavedGame;
use super::score::Score;
use super::setup::{Setup, Starter};
use super::tags::GameTags;
use super::time_limit::TimeMode;
use super::{GameRng, plugin};
use connect_n_engine::{Move, Outcome, Seat, parse_game};
use std::time::Duration;

/// The match, and the names of the facts that it has sent.
struct Alone {
    app: App,
}

#[derive(Resource, Default)]
struct SentFacts(Vec<&'static str>);

fn note<M: Message>(app: &mut App, name: &'static str) {
    app.add_systems(PostUpdate, move |mut messages: MessageReader<M>, mut facts: ResMut<SentFacts>| {
        facts.0.extend(messages.read().map(|_| name));
    });
}

impl Alone {
    fn new() -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .insert_resource(GameRng::seeded(7))
            .init_resource::<SentFacts>();
        note::<GameOpened>(&mut app, "opened");
        note::<CoinTossed>(&mut app, "tossed");
        note::<BoardChanged>(&mut app, "changed");
        note::<MoveRefused>(&mut app, "refused");
        note::<TimedOut>(&mut app, "timed out");
        note::<GameRewound>(&mut app, "rewound");
        note::<GameEnded>(&mut app, "ended");
        Self { app }
    }

    /// Sends a request, and lists the facts that follow, sorted.
    fn ask(&mut self, request: Request) -> Vec<&'static str> {
        self.app.world_mut().write_message(request);
        self.app.update();
        let mut facts = std::mem::take(&mut self.app.world_mut().resource_mut::<SentFacts>().0);
        facts.sort_unstable();
        facts
    }

    fn play(&mut self, moves: &str) -> Vec<&'static str> {
        let rules = *self.game().position().rules();
        let moves: Vec<Move> = parse_game(moves, &rules).expect("moves");
        moves.into_iter().flat_map(|mv| self.ask(Request::Play(mv))).collect()
    }

    fn game(&self) -> &CurrentGame {
        self.app.world().resource::<CurrentGame>()
    }
}

fn people() -> Setup {
    let mut setup = Setup { starter: Starter::Seat(0), ..Setup::default() };
    for seat in &mut setup.seats {
        seat.human = true;
    }
    setup
}

#[test]
fn a_game_is_won_scored_taken_back_and_played_again() {
    let mut game = Alone::new();
    assert_eq!(game.ask(Request::Start(Box::new(people()))), ["changed", "opened"]);
    let facts = game.play("4 5 4 5 4 5 4");
    assert_eq!(facts[..7], ["changed"; 7]);
    assert_eq!(facts[7..], ["ended"]);
    assert_eq!(game.game().position().outcome(), Outcome::Win(Seat::FIRST));
    let score = |game: &Alone| game.app.world().resource::<Score>().at(game.game());
    assert_eq!(score(&game), Some(vec![1, 0]));
    assert_eq!(game.ask(Request::Undo), ["changed", "rewound"]);
    assert_eq!(game.play("1 5"), ["changed", "changed", "ended"]);
    assert_eq!(score(&game), Some(vec![0, 1]));
    // Who lost begins, and the score belongs to the chairs.
    assert_eq!(game.ask(Request::Rematch), ["changed", "opened"]);
    assert_eq!(game.game().chair(Seat::FIRST), 0);
    assert_eq!(score(&game), Some(vec![0, 1]));
}

#[test]
fn what_the_rules_do_not_allow_is_refused_and_changes_nothing() {
    let mut game = Alone::new();
    game.ask(Request::Start(Box::new(people())));
    game.play("1 1 1 1 1 1");
    let before = game.game().position_id();
    assert_eq!(game.play("1"), ["refused"]);
    assert_eq!(game.game().position_id(), before);
}

#[test]
fn a_game_is_opened_where_it_was_left() {
    let mut game = Alone::new();
    let mut setup = people();
    setup.pop_out = true;
    game.ask(Request::Start(Box::new(setup)));
    game.play("4 3 p4 3");
    let tags = game.app.world().resource::<GameTags>().clone();
    let kept = SavedGame::of(game.game(), &tags).record().to_string();
    let opened = SavedGame::read(&kept, &Setup::default()).expect("a record");
    assert_eq!(game.ask(Request::Open(Box::new(opened))), ["changed", "opened"]);
    assert_eq!(game.game().position().plies(), 4);
    assert!(game.game().position().rules().is_pop_out());
}

#[test]
fn a_clock_runs_out_and_a_toss_is_told() {
    let mut game = Alone::new();
    let mut setup = people();
    setup.starter = Starter::CoinToss;
    setup.time.mode = TimeMode::Move;
    assert_eq!(game.ask(Request::Start(Box::new(setup))), ["changed", "opened", "tossed"]);
    let position_id = game.game().position_id();
    game.app.world_mut().resource_mut::<ClockTime>().0 += Duration::from_hours(1);
    let facts = game.ask(Request::TimeUp(position_id));
    assert_eq!(facts, ["changed", "timed out"]);
    assert_eq!(game.game().position().plies(), 1);
    // The same again is about a position that is gone.
    assert!(game.ask(Request::TimeUp(position_id)).is_empty());
}
