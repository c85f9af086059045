//! The clocks in the game: whose time runs, what happens when it is up, when the next frame is due.
//!
//! The [`CurrentGame`] holds the [`Clock`]; this plugin runs and stops it. A person's time runs while they may move, a
//! computer's while it thinks. An open menu stops the clocks and hides the board; a review stops them too.
mod face;

use std::time::Duration;

use bevy::prelude::*;

pub(in crate::app) use self::face::clock_face;
use super::ai::AiState;
use super::game::Request;
use super::game::clock_time::ClockTime;
use super::game::current_game::{CurrentGame, Pace};
use super::redraw::NextFrameDeadline;
use super::review::GameReview;
use super::turn::BoardIsAnimating;
use super::{AppSystems, Menu, Screen};
use connect_n_engine::Seat;
use connect_n_engine::clock::{Clock, until_face_changes};

/// From here on the time of the player to move is shown as a warning, and each second of a person's ticks.
const LAST_SECONDS: Duration = Duration::from_secs(10);

/// By how much the frame comes after the change that it shows, so that it never comes before.
const LATE: Duration = Duration::from_millis(1);

/// One of the last seconds of a person's time begins.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tick;

/// The seconds left at the last tick.
#[derive(Resource, Default)]
struct LastTick(Option<u64>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastTick>()
        .add_message::<Tick>()
        .add_plugins(face::plugin)
        .add_systems(
            Update,
            (
                request_time_up.in_set(AppSystems::Input),
                (run_clock, tick, set_deadline).chain().in_set(AppSystems::Show),
            )
                .run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)),
        )
        .add_systems(OnExit(Screen::Game), stop);
}

/// Requests what follows when the time of the player to move is up.
fn request_time_up(game: Res<CurrentGame>, now: Res<ClockTime>, mut requests: MessageWriter<Request>) {
    if game.clock().is_some_and(|clock| clock.run_out(now.0).is_some()) {
        requests.write(Request::TimeUp(game.position_id()));
    }
}

/// Runs the clock of the player to move; it stands still while discs fall, and while a computer doesn't think. It goes on
/// while a person looks at an earlier moment.
fn run_clock(
    mut game: ResMut<CurrentGame>,
    now: Res<ClockTime>,
    (menu, moves, ai): (Res<State<Menu>>, Res<BoardIsAnimating>, Res<AiState>),
    review: Res<GameReview>,
) {
    let Some(clock) = game.clock() else { return };
    let to_move = game.seat_on_clock();
    let thinks = game.pace() != Pace::Paused && ai.is_thinking();
    let is_covered = *menu != Menu::None || review.is_open();
    let uses_time = to_move.is_some_and(|seat| game.player(seat).human || thinks);
    let runs = !is_covered && !moves.0 && uses_time;
    if clock.turn() == to_move && clock.is_running() == runs {
        return;
    }
    // What the clock does is no change of the game.
    let Some(clock) = game.bypass_change_detection().clock_mut() else { return };
    if clock.turn() != to_move {
        clock.leave_turn(now.0);
        if let Some(seat) = to_move {
            clock.begin_turn(seat);
        }
    }
    if runs {
        clock.run(now.0);
    } else {
        clock.stop(now.0);
    }
}

fn stop(mut game: Option<ResMut<CurrentGame>>, now: Res<ClockTime>, mut deadline: ResMut<NextFrameDeadline>) {
    let game = game.as_mut().map(DetectChangesMut::bypass_change_detection);
    if let Some(clock) = game.and_then(|game| game.clock_mut()) {
        clock.stop(now.0);
    }
    deadline.0 = None;
}

/// The player whose time runs, and what is left of it.
fn running(clock: &Clock, now: Duration) -> Option<(Seat, Duration)> {
    let seat = clock.turn().filter(|_| clock.is_running())?;
    Some((seat, clock.left(seat, now)))
}

fn tick(
    game: Res<CurrentGame>,
    now: Res<ClockTime>,
    mut last_tick: ResMut<LastTick>,
    mut ticks: MessageWriter<Tick>,
) {
    let running = game.clock().and_then(|clock| running(clock, now.0));
    let seconds = running
        .filter(|(seat, _)| game.player(*seat).human)
        .map(|(_, left)| left.as_nanos().div_ceil(1_000_000_000) as u64)
        .filter(|seconds| (1..=LAST_SECONDS.as_secs()).contains(seconds));
    let is_next = seconds.is_some_and(|now| last_tick.0 != Some(now));
    last_tick.0 = seconds;
    if is_next {
        ticks.write(Tick);
    }
}

/// The next frame is due when the clock shows something else.
fn set_deadline(game: Res<CurrentGame>, now: Res<ClockTime>, mut deadline: ResMut<NextFrameDeadline>) {
    let running = game.clock().and_then(|clock| running(clock, now.0));
    let due = running.map(|(_, left)| until_face_changes(left).unwrap_or_default() + LATE);
    if deadline.0 != due {
        deadline.0 = due;
    }
}
