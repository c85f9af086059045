//! Help on request: the move that a strong computer would play, and why.
//!
//! The search runs in the background and can be cancelled; any change of the position cancels it too. Hints that were
//! given are counted, and the result shows how many there were.
use std::time::Duration;

use bevy::prelude::*;

use super::ai::task::AiTask;
use super::background::EventLoop;
use super::game::clock_time::ClockTime;
use super::game::current_game::{CurrentGame, PositionId};
use super::redraw;
use super::{AppSystems, AtExit, Screen};
use connect_n_engine::{Hint, Limits, hint};

/// After this time the best move found is the hint, proved or not; with a clock it may be less.
const LONGEST_SEARCH: Duration = Duration::from_secs(3);

/// A person asks for a hint, or cancels the search or removes the hint by asking again.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct HintAsked;

/// The help with the move that is to be made.
#[derive(Resource, Default)]
pub enum Advice {
    /// Nobody has asked.
    #[default]
    None,
    /// It is being looked for.
    Searching(HintSearch),
    /// What to look for is said, but not yet the move: who asks again gets it.
    Clue {
        /// The hint.
        hint: Hint,
        /// The position that it is about.
        position_id: PositionId,
    },
    /// It is shown.
    Given {
        /// The hint.
        hint: Hint,
        /// The position that it is about.
        position_id: PositionId,
    },
}

/// The hint follows the game.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct HintSystems;

/// The search for a hint.
pub struct HintSearch {
    task: AiTask<Option<Hint>>,
    clue_first: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advice>()
        .add_message::<HintAsked>()
        .add_systems(
            Update,
            (
                (clear_outdated, ask.run_if(on_message::<HintAsked>)).chain().run_if(in_state(Screen::Game)),
                take_answer,
            )
                .chain()
                .in_set(HintSystems)
                .in_set(AppSystems::Follow),
        )
        .add_systems(Update, redraw::draw.run_if(resource_changed::<Advice>).in_set(AppSystems::Show))
        .add_systems(OnExit(Screen::Game), clear)
        .add_systems(Last, clear.in_set(AtExit::Stop));
}

impl HintSearch {
    /// A search that is running, for a move.
    pub(in crate::app) const fn for_move(task: AiTask<Option<Hint>>) -> Self {
        Self { task, clue_first: false }
    }

    /// The same for what to look for, and for the move when it is asked for again.
    pub(in crate::app) const fn for_clue(task: AiTask<Option<Hint>>) -> Self {
        Self { task, clue_first: true }
    }
}

impl Advice {
    /// The hint that is shown.
    pub fn hint(&self) -> Option<&Hint> {
        if let Self::Given { hint, .. } = self { Some(hint) } else { None }
    }

    /// Whether the move is said, or what to look for.
    pub(in crate::app) const fn helps(&self) -> bool {
        matches!(self, Self::Clue { .. } | Self::Given { .. })
    }

    /// Whether one is being looked for.
    pub fn is_searching(&self) -> bool {
        matches!(self, Self::Searching(_))
    }

    /// The position that it is about.
    pub(in crate::app) fn position_id(&self) -> Option<PositionId> {
        match self {
            Self::None => None,
            Self::Searching(search) => Some(search.task.position_id()),
            Self::Clue { position_id, .. } | Self::Given { position_id, .. } => Some(*position_id),
        }
    }
}

/// Removes the hint for a position that is no longer the current one.
fn clear_outdated(mut advice: ResMut<Advice>, game: Option<Res<CurrentGame>>) {
    let current = game.map(|game| game.position_id());
    if advice.position_id().is_some_and(|position_id| Some(position_id) != current) {
        *advice = Advice::None;
    }
}

fn clear(mut advice: ResMut<Advice>) {
    *advice = Advice::None;
}

fn ask(
    mut asked: MessageReader<HintAsked>,
    mut advice: ResMut<Advice>,
    game: Option<Res<CurrentGame>>,
    now: Res<ClockTime>,
    window: EventLoop,
) {
    asked.clear();
    if !matches!(*advice, Advice::None) {
        *advice = Advice::None;
        return;
    }
    let Some(game) = game.filter(|game| game.human_to_move()) else { return };
    let (position, seed) = (game.position().clone(), game.move_seed());
    let left = game.clock().map(|clock| clock.left(position.to_move(), now.0));
    let time = left.map_or(LONGEST_SEARCH, |left| LONGEST_SEARCH.min(left / 2));
    *advice =
        Advice::Searching(HintSearch::for_move(AiTask::start(game.position_id(), &window, move |stop| {
            hint(&position, seed, &Limits { stop, time: Some(time), ..Limits::default() })
        })));
}

fn take_answer(mut advice: ResMut<Advice>, screen: Res<State<Screen>>, game: Option<ResMut<CurrentGame>>) {
    // Asking changes nothing: only an answer counts as a change.
    let Advice::Searching(search) = advice.bypass_change_detection() else { return };
    let Some(found) = search.task.answer() else { return };
    let (position_id, clue_first) = (search.task.position_id(), search.clue_first);
    // No hint comes of a search that crashed; asking again is all there is to do.
    *advice = match found.ok().flatten() {
        None => Advice::None,
        Some(hint) if clue_first => Advice::Clue { hint, position_id },
        Some(hint) => Advice::Given { hint, position_id },
    };
    // Puzzles have hints too, while a game may wait.
    if let (Advice::Given { .. }, Screen::Game, Some(mut game)) = (&*advice, **screen, game) {
        game.count_hint();
    }
}
