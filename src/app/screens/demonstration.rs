//! The demonstration on the title: two computers play for a minute.
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy::window::{PrimaryWindow, WindowOccluded};
use rand::RngExt;

use super::preview;
use crate::app::background::{BackgroundTask, EventLoop};
use crate::app::board::Ending;
use crate::app::game::setup::Setup;
use crate::app::game::{BoardChanged, BoardSnapshot, DecorationRng, Recoloured, forward};
use crate::app::redraw::NextFrameDeadline;
use crate::app::settings::Motion;
use crate::app::turn::BoardIsAnimating;
use crate::app::{AppSystems, Menu, Screen};
use connect_n_engine::{Limits, Move, PlayerSpec, Position, Variant};

/// From the title's appearance to the first move.
const FIRST: Duration = Duration::from_millis(3500);
/// From one move to the next.
const PACE: Duration = Duration::from_millis(1700);
/// For how long the end of a game is seen.
const END: Duration = Duration::from_secs(4);
/// After this time the demonstration ends.
const LENGTH: Duration = Duration::from_mins(1);
/// One game in so many is one with pops.
const POP_OUT_EVERY: u32 = 3;

/// The game on the title.
#[derive(Resource)]
struct Demonstration {
    position: Position,
    games: u32,
    begun: Duration,
    next: Duration,
    /// The move that is being looked for.
    task: Option<BackgroundTask<Move>>,
}

/// Whether other windows cover ours, as far as the system tells.
#[derive(Resource, Default)]
struct WindowIsOccluded(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WindowIsOccluded>()
        .add_systems(OnEnter(Screen::Title), begin)
        .add_systems(OnExit(Screen::Title), end)
        .add_systems(
            Update,
            begin
                .run_if(in_state(Screen::Title).and_then(on_message::<Recoloured>))
                .in_set(AppSystems::Follow),
        )
        .add_systems(
            Update,
            (
                track_occlusion,
                begin_anew.run_if(resource_changed::<Motion>.and_then(resource_exists::<Demonstration>)),
                (play.run_if(is_watched), stop.run_if(not(is_watched)))
                    .run_if(resource_exists::<Demonstration>),
            )
                .chain()
                // A game that begins in the same frame is not played on by these two.
                .in_set(AppSystems::Input),
        );
}

fn begin((setup, time): (Res<Setup>, Res<Time<Real>>), mut ending: ResMut<Ending>, mut commands: Commands) {
    // The end of the game that was left is not that of the demonstration, whether there is one or not.
    ending.set_if_neq(Ending(None));
    let Ok(rules) = setup.rules() else { return };
    let begun = time.elapsed();
    let position = preview::title_position(rules);
    commands.insert_resource(Demonstration { position, games: 0, begun, next: begun + FIRST, task: None });
}

/// A minute begins when motion is chosen, too.
fn begin_anew(time: Res<Time<Real>>, mut demonstration: ResMut<Demonstration>) {
    demonstration.begun = time.elapsed();
    demonstration.next = demonstration.begun + FIRST;
}

fn track_occlusion(mut events: MessageReader<WindowOccluded>, mut occluded: ResMut<WindowIsOccluded>) {
    if let Some(event) = events.read().last() {
        occluded.0 = event.occluded;
    }
}

/// Whether the game is to be seen, and can be: no menu is open, and the window has the focus and is not occluded.
fn is_watched(
    (menu, motion): (Res<State<Menu>>, Res<Motion>),
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    occluded: Res<WindowIsOccluded>,
) -> bool {
    *motion == Motion::Full
        && *menu == Menu::None
        && !occluded.0
        && window.is_none_or(|window| window.focused)
}

/// Clears the deadline, so that no frame is drawn.
fn stop(mut deadline: ResMut<NextFrameDeadline>) {
    if deadline.0.is_some() {
        deadline.0 = None;
    }
}

fn end(mut ending: ResMut<Ending>, mut deadline: ResMut<NextFrameDeadline>, mut commands: Commands) {
    commands.remove_resource::<Demonstration>();
    ending.0 = None;
    deadline.0 = None;
}

fn play(
    mut demonstration: ResMut<Demonstration>,
    (time, setup, moves): (Res<Time<Real>>, Res<Setup>, Res<BoardIsAnimating>),
    mut rng: ResMut<DecorationRng>,
    mut ending: ResMut<Ending>,
    (mut deadline, window): (ResMut<NextFrameDeadline>, EventLoop),
    mut changed: MessageWriter<BoardChanged>,
) {
    let now = time.elapsed();
    if now > demonstration.begun + LENGTH && !moves.0 {
        deadline.0 = None;
        return;
    }
    deadline.0 = Some(demonstration.next.saturating_sub(now));
    if now < demonstration.next || moves.0 {
        return;
    }
    let over = demonstration.position.is_over();
    if over {
        let disc_styles = std::array::from_fn(|chair| setup.disc_style(chair));
        demonstration.start_another();
        ending.0 = None;
        let board = BoardSnapshot::of(&demonstration.position, disc_styles);
        changed.write(BoardChanged::Reset { board, emptied: true });
    } else {
        let Some(mv) = demonstration.think(&window, &mut rng) else {
            // The answer wakes the window.
            deadline.0 = None;
            return;
        };
        changed.write(demonstration.make(mv));
        ending.0 = Ending::of(&demonstration.position, |seat| setup.disc_style(seat.index()).colour);
    }
    demonstration.next = now + if demonstration.position.is_over() { END } else { PACE };
    deadline.0 = Some(demonstration.next.saturating_sub(now));
}

impl Demonstration {
    /// A game on the empty board, now and then with pops.
    fn start_another(&mut self) {
        self.games += 1;
        let pops = self.games % POP_OUT_EVERY == 1;
        let variant = if pops { Variant::PopOut } else { Variant::Standard };
        self.position = Position::new(self.position.rules().with_variant(variant));
    }

    /// The move of a computer that is quick with its answer, once it has found it.
    fn think(&mut self, window: &EventLoop, rng: &mut DecorationRng) -> Option<Move> {
        let Some(task) = &self.task else {
            let (position, seed, waker) = (self.position.clone(), rng.0.random(), window.waker());
            let work = async move { quick_move(&position, seed) };
            let wake = move || {
                waker.wake();
            };
            self.task = Some(BackgroundTask::spawn(AsyncComputeTaskPool::get(), work, wake));
            return None;
        };
        let answer = task.take()?;
        self.task = None;
        answer.ok()
    }

    /// Plays a move and sends the change of the board.
    fn make(&mut self, mv: Move) -> BoardChanged {
        let seat = self.position.to_move();
        // A player's moves are legal.
        let _ = self.position.play(mv);
        forward(&self.position, mv, seat)
    }
}

fn quick_move(position: &Position, seed: u64) -> Move {
    let knows_the_rules = PlayerSpec::Hard.check(position.rules()).is_ok();
    let player = if knows_the_rules { PlayerSpec::Hard } else { PlayerSpec::Medium };
    player.build(seed).choose(position, &Limits::default()).mv
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Rules, parse_game};

    fn demonstration(position: Position) -> Demonstration {
        let (begun, next) = (Duration::ZERO, Duration::ZERO);
        Demonstration { position, games: 0, begun, next, task: None }
    }

    #[test]
    fn rules_about_lines_stay_and_are_known_to_who_plays() {
        let rules = Rules::default().with_misere().unwrap().with_cylinder();
        let mut demonstration = demonstration(Position::new(rules));
        demonstration.start_another();
        assert_eq!(*demonstration.position.rules(), rules.with_variant(Variant::PopOut));
        let three = Position::from_moves(rules, &parse_game("1 2 1 2 1 2", &rules).unwrap()).unwrap();
        let makes_the_line = |seed| quick_move(&three, seed) == three.legal_moves()[0];
        assert!(!(0..20).any(makes_the_line), "a line loses");
    }

    #[test]
    fn games_with_pops_come_now_and_then() {
        let mut demonstration = demonstration(Position::new(Rules::default()));
        let variants: Vec<bool> = (0..6)
            .map(|_| {
                demonstration.start_another();
                demonstration.position.rules().is_pop_out()
            })
            .collect();
        assert_eq!(variants, [true, false, false, true, false, false]);
    }

    #[test]
    fn what_is_shown_is_what_was_played() {
        let mut demonstration = demonstration(preview::title_position(Rules::default()));
        for seed in 0..8 {
            let seat = demonstration.position.to_move();
            if demonstration.position.is_over() {
                break;
            }
            match demonstration.make(quick_move(&demonstration.position, seed)) {
                BoardChanged::Dropped { cell, seat: shown } => {
                    assert_eq!(shown, seat);
                    assert_eq!(demonstration.position.disc_at(cell), Some(seat));
                }
                other => panic!("{other:?} on a board without pops"),
            }
        }
    }
}
