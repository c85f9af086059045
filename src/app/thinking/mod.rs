//! The computer's turn: it thinks in the background, on a copy of the position, and answers in a message.
//!
//! No frame waits for it. An answer carries the ticket of the position that it was asked about, and whatever
//! changes the position (undo, a new game) raises the stop flag and makes the ticket worthless.
mod thought;

use std::time::Duration;

use bevy::prelude::*;

pub(in crate::app) use self::thought::{Thought, Waker};
use crate::app::clock::Awake;
use crate::app::game::table::{Pace, Table, Ticket};
use crate::app::game::{Judging, Request};
use crate::app::{Menu, Screen, Turn};
use crate::engine::{Choice, Limits, Move};

/// From the beginning of its turn to its drop, so that the eye can follow.
const SHORTEST_TURN: Duration = Duration::from_millis(500);

/// After this time a computer plays the best move it has found, whatever its level; a clock may give it less.
const LONGEST_THOUGHT: Duration = Duration::from_secs(10);

/// What the computer does.
#[derive(Resource, Default)]
pub(in crate::app) enum Mind {
    /// It is not its turn.
    #[default]
    AtRest,
    /// It looks for a move.
    Thinking(Thought<Choice>),
    /// It has found one and waits for the board to come to rest.
    Decided { mv: Move, ticket: Ticket },
}

/// Virtual time since the position on the table last changed.
#[derive(Resource, Default)]
struct TurnAge {
    ticket: Ticket,
    age: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mind>()
        .init_resource::<TurnAge>()
        .add_systems(
            Update,
            (
                (cancel, measure_turn, begin, listen).chain().after(Judging),
                answer.before(Judging).run_if(in_state(Screen::Game)),
            ),
        )
        .add_systems(OnExit(Screen::Game), give_up)
        .add_systems(Last, give_up.run_if(on_message::<AppExit>));
}

impl Mind {
    fn ticket(&self) -> Option<Ticket> {
        match *self {
            Self::AtRest => None,
            Self::Thinking(ref thought) => Some(thought.ticket()),
            Self::Decided { ticket, .. } => Some(ticket),
        }
    }

    /// Whether it has found its move: its clock stands still then.
    pub(in crate::app) fn has_decided(&self) -> bool {
        matches!(self, Self::Decided { .. })
    }

    /// Whether it waits only for time to pass, so that frames must go on for it to move.
    pub(in crate::app) fn is_waiting(&self, table: Option<&Table>, menu: Menu) -> bool {
        matches!(self, Self::Decided { .. }) && !table.is_some_and(|table| is_held(table, menu))
    }
}

/// Whether computers keep their moves to themselves, because a person asked them to wait.
fn is_held(table: &Table, menu: Menu) -> bool {
    table.pace() == Pace::Paused || !matches!(menu, Menu::None | Menu::GiveUp | Menu::Result)
}

/// Gives up a thought about a position that is no longer on the table.
fn cancel(mut mind: ResMut<Mind>, table: Option<Res<Table>>) {
    let current = table.map(|table| table.ticket());
    if mind.ticket().is_some_and(|ticket| Some(ticket) != current) {
        *mind = Mind::AtRest;
    }
}

fn give_up(mut mind: ResMut<Mind>) {
    *mind = Mind::AtRest;
}

fn measure_turn(mut turn: ResMut<TurnAge>, table: Option<Res<Table>>, time: Res<Time>) {
    let ticket = table.map(|table| table.ticket()).unwrap_or_default();
    if turn.ticket == ticket {
        turn.age = turn.age.saturating_add(time.delta());
    } else {
        *turn = TurnAge { ticket, age: Duration::ZERO };
    }
}

fn begin(
    mut mind: ResMut<Mind>,
    table: Option<Res<Table>>,
    screen: Res<State<Screen>>,
    awake: Res<Awake>,
    waker: Waker,
) {
    let Some(table) = table.filter(|_| *screen == Screen::Game) else { return };
    if !matches!(*mind, Mind::AtRest) || !table.computer_to_move() || table.pace() == Pace::Paused {
        return;
    }
    let position = table.position().clone();
    let seat = position.to_move();
    let budget = table.clock().map_or(LONGEST_THOUGHT, |clock| clock.budget(seat, awake.0));
    let time = Some(budget.min(LONGEST_THOUGHT));
    let mut player = table.player(seat).level.build(table.move_seed());
    let thought = Thought::begin(table.ticket(), &waker, move |stop| {
        player.start(seat, position.rules());
        player.choose(&position, &Limits { time, stop, ..Limits::default() })
    });
    *mind = Mind::Thinking(thought);
}

fn listen(mut mind: ResMut<Mind>) {
    // Asking changes nothing: only an answer counts as a change.
    let decided = match mind.bypass_change_detection() {
        Mind::Thinking(thought) => {
            thought.answer().map(|choice| Mind::Decided { mv: choice.mv, ticket: thought.ticket() })
        }
        _ => None,
    };
    if let Some(decided) = decided {
        *mind = decided;
    }
}

/// Says the move once the board is at rest, the turn old enough and nobody asked for a pause.
fn answer(
    mut mind: ResMut<Mind>,
    table: Option<Res<Table>>,
    turn: Res<TurnAge>,
    phase: Option<Res<State<Turn>>>,
    menu: Res<State<Menu>>,
    mut requests: MessageWriter<Request>,
) {
    let Mind::Decided { mv, ticket } = *mind else { return };
    let may_move = phase.is_some_and(|phase| *phase == Turn::Thinking)
        && table.is_some_and(|table| !is_held(&table, *menu.get()))
        && turn.age >= SHORTEST_TURN;
    if may_move {
        requests.write(Request::Answer { mv, ticket });
        *mind = Mind::AtRest;
    }
}
