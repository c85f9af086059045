//! Help on request: the move that a strong computer would play, and why.
//!
//! It is thought about in the background and can be called off; whatever changes the position ends it. A hint that was
//! given counts, and the result says how many there were.
use std::time::Duration;

use bevy::prelude::*;

use super::background::EventLoop;
use super::game::clock_time::ClockTime;
use super::game::table::{Table, Ticket};
use super::redraw;
use super::thinking::Thought;
use super::{AppSystems, Screen};
use connect_n_engine::{Hint, Limits, hint};

/// After this time the best move found is the hint, proved or not; a clock may leave less.
const LONGEST_LOOK: Duration = Duration::from_secs(3);

/// A person asks for a hint; once more, and it is called off or put away.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct HintAsked;

/// The help with the move that is to be made.
#[derive(Resource, Default)]
pub enum Advice {
    /// Nobody has asked.
    #[default]
    None,
    /// It is being looked for.
    Looking(Looking),
    /// It is shown.
    Given {
        /// The hint.
        hint: Hint,
        /// The position that it is about.
        ticket: Ticket,
    },
}

/// A hint on its way.
pub struct Looking(Thought<Option<Hint>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advice>()
        .add_message::<HintAsked>()
        .add_systems(
            Update,
            (forget, ask.run_if(on_message::<HintAsked>), listen).chain().in_set(AppSystems::Follow),
        )
        .add_systems(Update, redraw::draw.run_if(resource_changed::<Advice>).in_set(AppSystems::Show))
        .add_systems(OnExit(Screen::Game), put_away)
        .add_systems(Last, put_away.run_if(on_message::<AppExit>));
}

impl Advice {
    /// The hint that is shown.
    pub fn hint(&self) -> Option<&Hint> {
        if let Self::Given { hint, .. } = self { Some(hint) } else { None }
    }

    /// Whether one is being looked for.
    pub fn is_looking(&self) -> bool {
        matches!(self, Self::Looking(_))
    }

    fn ticket(&self) -> Option<Ticket> {
        match self {
            Self::None => None,
            Self::Looking(Looking(thought)) => Some(thought.ticket()),
            Self::Given { ticket, .. } => Some(*ticket),
        }
    }
}

/// Puts away what belongs to a position that is no longer on the table.
fn forget(mut advice: ResMut<Advice>, table: Option<Res<Table>>) {
    let current = table.map(|table| table.ticket());
    if advice.ticket().is_some_and(|ticket| Some(ticket) != current) {
        *advice = Advice::None;
    }
}

fn put_away(mut advice: ResMut<Advice>) {
    *advice = Advice::None;
}

fn ask(
    mut asked: MessageReader<HintAsked>,
    mut advice: ResMut<Advice>,
    table: Option<Res<Table>>,
    now: Res<ClockTime>,
    window: EventLoop,
) {
    asked.clear();
    if !matches!(*advice, Advice::None) {
        *advice = Advice::None;
        return;
    }
    let Some(table) = table.filter(|table| table.human_to_move()) else { return };
    let (position, seed) = (table.position().clone(), table.move_seed());
    let left = table.clock().map(|clock| clock.left(position.to_move(), now.0));
    let time = left.map_or(LONGEST_LOOK, |left| LONGEST_LOOK.min(left / 2));
    *advice = Advice::Looking(Looking(Thought::begin(table.ticket(), &window, move |stop| {
        hint(&position, seed, &Limits { stop, time: Some(time), ..Limits::default() })
    })));
}

fn listen(mut advice: ResMut<Advice>, mut table: Option<ResMut<Table>>) {
    // Asking changes nothing: only an answer counts as a change.
    let Advice::Looking(Looking(thought)) = advice.bypass_change_detection() else { return };
    let Some(found) = thought.answer() else { return };
    let ticket = thought.ticket();
    // No hint comes of a search that crashed; asking again is all there is to do.
    *advice = found.ok().flatten().map_or(Advice::None, |hint| Advice::Given { hint, ticket });
    if let (Advice::Given { .. }, Some(table)) = (&*advice, &mut table) {
        table.count_hint();
    }
}
