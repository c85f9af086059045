//! The computer's turn: it thinks in the background, on a copy of the position, and answers in a message.
//!
//! No frame waits for it. An answer carries the ticket of the position that it was asked about, and whatever
//! changes the position (undo, a new game) raises the stop flag and makes the ticket worthless.
//!
//! Another program in a seat is asked in the same way. It may fail: then nothing moves, and [`Stuck`] says so.
mod findings;
mod guests;
mod thought;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub use self::findings::Finding;
pub(in crate::app) use self::findings::Findings;
use self::guests::Guest;
pub use self::guests::Guests;
pub(in crate::app) use self::thought::Thought;
use crate::app::background::{Crash, EventLoop};
use crate::app::game::Request;
use crate::app::game::clock_time::ClockTime;
use crate::app::game::seat_command::NotRun;
use crate::app::game::setup::Occupant;
use crate::app::game::table::{Pace, Table, Ticket};
use crate::app::redraw::DrawFrames;
use crate::app::{AppSystems, Menu, Screen, Turn};
use connect_n_arena::Terms;
use connect_n_arena::{Contestant, Fault};
use connect_n_engine::players::SearchLimit;
use connect_n_engine::{Choice, Limits, Move, PlayerSpec, Seat, StopFlag};

/// From the beginning of its turn to its drop, so that the eye can follow.
const SHORTEST_TURN: Duration = Duration::from_millis(500);

/// What the computer does.
#[derive(Resource, Default)]
pub(in crate::app) enum Mind {
    /// It is not its turn.
    #[default]
    AtRest,
    /// It is a program that is started, or told what was played, and says what it is called; none of its time runs.
    GettingReady(Thought<Result<Option<String>, Fault>>, Guest),
    /// It looks for a move.
    Thinking(Thought<Result<Choice, Fault>>),
    /// It has found one and waits for the board to come to rest.
    Decided { mv: Move, ticket: Ticket },
}

/// A program in a seat can't move, or may not: computers wait until a person says who plays on.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Stuck {
    /// The seat, whose turn it is.
    pub seat: Seat,
    /// What is the matter.
    pub why: Why,
}

/// Why a program doesn't move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// Its command came with the game, and nobody here has agreed to start it.
    NotAgreed,
    /// It has failed; its process is ended.
    Failed(Fault),
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
        .init_resource::<Findings>()
        .add_message::<Stuck>()
        .add_plugins(guests::plugin)
        .add_systems(
            Update,
            (
                (cancel, measure_turn, begin, follow_progress, listen).chain().in_set(AppSystems::Follow),
                answer.in_set(AppSystems::Input).run_if(in_state(Screen::Game)),
                draw.in_set(AppSystems::Show),
            ),
        )
        .add_systems(OnExit(Screen::Game), give_up)
        .add_systems(Last, give_up.run_if(on_message::<AppExit>));
}

impl Mind {
    fn ticket(&self) -> Option<Ticket> {
        match *self {
            Self::AtRest => None,
            Self::GettingReady(ref thought, _) => Some(thought.ticket()),
            Self::Thinking(ref thought) => Some(thought.ticket()),
            Self::Decided { ticket, .. } => Some(ticket),
        }
    }

    /// Whether it looks for a move: only then its clock runs.
    pub(in crate::app) fn is_thinking(&self) -> bool {
        matches!(self, Self::Thinking(_))
    }
}

/// Whether computers keep their moves to themselves, because a person asked them to wait.
fn is_held(table: &Table, menu: Menu) -> bool {
    table.pace() == Pace::Paused || !matches!(menu, Menu::None | Menu::GiveUp | Menu::Result)
}

/// Frames go on while a move waits only for time to pass, and show what the computer does.
fn draw(
    mind: Res<Mind>,
    table: Option<Res<Table>>,
    menu: Res<State<Menu>>,
    mut frames: MessageWriter<DrawFrames>,
) {
    let is_held = table.is_some_and(|table| is_held(&table, *menu.get()));
    if mind.is_changed() || matches!(*mind, Mind::Decided { .. }) && !is_held {
        frames.write(DrawFrames);
    }
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

/// What it takes to think.
#[derive(SystemParam)]
struct Thinker<'w> {
    mind: ResMut<'w, Mind>,
    guests: ResMut<'w, Guests>,
    findings: ResMut<'w, Findings>,
    now: Res<'w, ClockTime>,
    window: EventLoop<'w>,
    stuck: MessageWriter<'w, Stuck>,
}

impl Thinker<'_> {
    /// One of our own players looks for a move.
    fn think(&mut self, table: &Table) {
        let position = table.position().clone();
        let seat = position.to_move();
        let own = own_limit(table, seat);
        let time = self.budget(table).map_or(own, |budget| budget.min(own));
        let observer = self.findings.observe(table.player(seat), &self.window);
        let mut player = table.player(seat).level.build(table.move_seed());
        *self.mind = Mind::Thinking(Thought::begin(table.ticket(), &self.window, move |stop| {
            player.start(seat, position.rules());
            player.choose(&position, &Limits { observer, ..limits(time, stop) })
        }));
    }

    /// A program gets ready to be asked.
    fn greet(&mut self, table: &Table, guest: Guest) {
        let (position, program) = (table.position().clone(), guest.clone());
        let thought = Thought::begin(table.ticket(), &self.window, move |stop| {
            program.with(|program| {
                program.prepare(&position, &stop)?;
                Ok(program.own_name().map(str::to_owned))
            })
        });
        *self.mind = Mind::GettingReady(thought, guest);
    }

    /// A program that is ready looks for a move, for as long as a referee would let it.
    fn ask(&mut self, table: &Table, guest: Guest) {
        let position = table.position().clone();
        let time = self.budget(table).unwrap_or(Terms::default().move_time);
        *self.mind = Mind::Thinking(Thought::begin(table.ticket(), &self.window, move |stop| {
            guest.with(|program| program.choose(&position, &limits(time, stop)))
        }));
    }

    /// What a clock leaves for the move.
    fn budget(&self, table: &Table) -> Option<Duration> {
        table.clock().map(|clock| clock.budget(table.position().to_move(), self.now.0))
    }

    /// Nothing moves until a person says how it goes on.
    fn get_stuck(&mut self, table: &mut Table, why: Why) {
        let seat = table.position().to_move();
        *self.mind = Mind::AtRest;
        self.guests.dismiss(seat);
        table.set_pace(Pace::Paused);
        self.stuck.write(Stuck { seat, why });
    }
}

/// How long a computer thinks at most where no clock gives it less: as long as its level says, or else as the set-up does.
fn own_limit(table: &Table, seat: Seat) -> Duration {
    match table.player(seat).level {
        PlayerSpec::Search { limit: SearchLimit::Time(time) } => time,
        _ => Duration::from_secs(table.setup().thinking_seconds.into()),
    }
}

fn limits(time: Duration, stop: StopFlag) -> Limits {
    Limits { time: Some(time), stop, ..Limits::default() }
}

fn begin(mut thinker: Thinker, table: Option<ResMut<Table>>, screen: Res<State<Screen>>) {
    let Some(mut table) = table.filter(|_| *screen == Screen::Game) else { return };
    if !matches!(*thinker.mind, Mind::AtRest) || !table.computer_to_move() || table.pace() == Pace::Paused {
        return;
    }
    let seat = table.position().to_move();
    let player = table.player(seat);
    if player.occupant() != Occupant::Program {
        return thinker.think(&table);
    }
    match player.command.to_run() {
        Ok(command) => {
            let guest = thinker.guests.welcome(&table, seat, command);
            thinker.greet(&table, guest);
        }
        Err(NotRun::NotAgreed) => thinker.get_stuck(&mut table, Why::NotAgreed),
        Err(NotRun::Command(problem)) => {
            thinker.get_stuck(&mut table, Why::Failed(Fault::NotStarted(problem.to_string())));
        }
    }
}

/// Takes over what a computer that thinks has told meanwhile.
fn follow_progress(mind: Res<Mind>, mut findings: ResMut<Findings>) {
    if let (Some(ticket), Some(report)) = (mind.ticket(), findings.take()) {
        findings.note_progress(ticket, report);
    }
}

fn listen(mut thinker: Thinker, table: Option<ResMut<Table>>) {
    let Some(mut table) = table else { return };
    // Asking changes nothing: only an answer counts as a change.
    let answer = match thinker.mind.bypass_change_detection() {
        Mind::GettingReady(thought, guest) => {
            thought.answer().map(|ready| unless_crashed(ready).map(|name| Next::Ask(guest.clone(), name)))
        }
        Mind::Thinking(thought) => thought.answer().map(|choice| unless_crashed(choice).map(Next::Move)),
        Mind::AtRest | Mind::Decided { .. } => None,
    };
    match answer {
        None => {}
        Some(Ok(Next::Ask(guest, name))) => {
            if let Some(name) = name {
                let seat = table.position().to_move();
                table.set_bot_name(seat, &name);
            }
            thinker.ask(&table, guest);
        }
        Some(Ok(Next::Move(Choice { mv, report }))) => {
            thinker.findings.note_verdict(&table, mv, report);
            *thinker.mind = Mind::Decided { mv, ticket: table.ticket() };
        }
        Some(Err(fault)) => thinker.get_stuck(&mut table, Why::Failed(fault)),
    }
}

/// A mistake in a player is no worse than a program that fails.
fn unless_crashed<T>(answer: Result<Result<T, Fault>, Crash>) -> Result<T, Fault> {
    answer.unwrap_or_else(|Crash(message)| Err(Fault::Crashed(message)))
}

/// What follows from an answer.
enum Next {
    /// The program is ready to be asked, and called so.
    Ask(Guest, Option<String>),
    /// This is the move, and what led to it.
    Move(Choice),
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
