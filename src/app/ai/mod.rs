//! The computer's turn: a task searches a copy of the position in the background and answers with a request.
//!
//! No frame waits for it. An answer carries the id of the position that it was asked about. Whatever changes the
//! position (undo, a new game) changes the id; in the same frame `cancel` drops the task, which raises its stop flag, and
//! a player of ours gives up within 5 ms (`Player::choose`). An answer that comes all the same is refused by
//! `game/apply.rs`.
//!
//! Another program in a seat is asked in the same way. If it fails, the game waits and [`Stuck`] says so.
mod external_players;
mod findings;
pub(in crate::app) mod task;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use self::external_players::ExternalPlayer;
pub use self::external_players::ExternalPlayers;
pub use self::findings::Finding;
pub(in crate::app) use self::findings::Findings;
use self::task::AiTask;
use crate::app::background::{Crash, EventLoop};
use crate::app::game::Request;
use crate::app::game::clock_time::ClockTime;
use crate::app::game::current_game::{CurrentGame, Pace, PositionId};
use crate::app::game::seat_command::NotRun;
use crate::app::game::setup::Occupant;
use crate::app::redraw::DrawFrames;
use crate::app::review;
use crate::app::{AppSystems, AtExit, Menu, Screen, Turn};
use connect_n_arena::MOVE_TIME;
use connect_n_arena::{Contestant, Fault};
use connect_n_engine::players::SearchLimit;
use connect_n_engine::{Choice, Limits, Move, PlayerSpec, Seat, StopFlag};

/// Shortest time from the beginning of a computer's turn to its move, so that people can follow.
const SHORTEST_TURN: Duration = Duration::from_millis(500);

/// What the computer is doing.
#[derive(Resource, Default)]
pub(in crate::app) enum AiState {
    /// It is not its turn.
    #[default]
    Idle,
    /// A program starts, gets the moves so far and gives its name; its clock does not run yet.
    Preparing(AiTask<Result<Option<String>, Fault>>, ExternalPlayer),
    /// It looks for a move.
    Thinking(AiTask<Result<Choice, Fault>>),
    /// It has found one and waits for the board to come to rest.
    Decided { mv: Move, position_id: PositionId },
}

/// A program in a seat can't move, or may not: computers wait until a person says who plays on.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Stuck {
    /// The seat, whose turn it is.
    pub seat: Seat,
    /// What is the matter.
    pub why: StuckReason,
}

/// Why a player doesn't move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StuckReason {
    /// Its command came with the game, and nobody here has agreed to start it.
    NotAgreed,
    /// It has failed; its process is ended.
    Failed(Fault),
}

/// Virtual time since the position last changed.
#[derive(Resource, Default)]
struct TurnAge {
    position_id: PositionId,
    age: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AiState>()
        .init_resource::<TurnAge>()
        .init_resource::<Findings>()
        .add_message::<Stuck>()
        .add_plugins(external_players::plugin)
        .add_systems(
            Update,
            (
                (
                    cancel,
                    stop.run_if(review::is_open),
                    measure_turn,
                    begin.run_if(not(review::is_open)),
                    follow_progress,
                    take_answer,
                )
                    .chain()
                    .in_set(AppSystems::Follow),
                request_move.in_set(AppSystems::Input).run_if(in_state(Screen::Game)),
                draw.in_set(AppSystems::Show),
            ),
        )
        .add_systems(OnExit(Screen::Game), stop)
        .add_systems(Last, stop.in_set(AtExit::Stop));
}

impl AiState {
    fn position_id(&self) -> Option<PositionId> {
        match *self {
            Self::Idle => None,
            Self::Preparing(ref task, _) => Some(task.position_id()),
            Self::Thinking(ref task) => Some(task.position_id()),
            Self::Decided { position_id, .. } => Some(position_id),
        }
    }

    /// Whether it looks for a move: only then its clock runs.
    pub(in crate::app) fn is_thinking(&self) -> bool {
        matches!(self, Self::Thinking(_))
    }
}

/// Whether computers hold back their moves because a person paused the game or opened a menu.
fn is_held(game: &CurrentGame, menu: Menu) -> bool {
    game.pace() == Pace::Paused || !matches!(menu, Menu::None | Menu::ConfirmNewGame | Menu::Result)
}

/// Draws frames while a move waits for time to pass, and when the computer's state changes.
fn draw(
    ai: Res<AiState>,
    game: Option<Res<CurrentGame>>,
    menu: Res<State<Menu>>,
    mut frames: MessageWriter<DrawFrames>,
) {
    let is_held = game.is_some_and(|game| is_held(&game, *menu.get()));
    if ai.is_changed() || matches!(*ai, AiState::Decided { .. }) && !is_held {
        frames.write(DrawFrames);
    }
}

/// Stops a task about a position that is no longer the current one.
fn cancel(mut ai: ResMut<AiState>, game: Option<Res<CurrentGame>>) {
    let current = game.map(|game| game.position_id());
    if ai.position_id().is_some_and(|position_id| Some(position_id) != current) {
        *ai = AiState::Idle;
    }
}

fn stop(mut ai: ResMut<AiState>) {
    if ai.position_id().is_some() {
        *ai = AiState::Idle;
    }
}

fn measure_turn(mut turn: ResMut<TurnAge>, game: Option<Res<CurrentGame>>, time: Res<Time>) {
    let position_id = game.map(|game| game.position_id()).unwrap_or_default();
    if turn.position_id == position_id {
        turn.age = turn.age.saturating_add(time.delta());
    } else {
        *turn = TurnAge { position_id, age: Duration::ZERO };
    }
}

/// What a computer's turn needs.
#[derive(SystemParam)]
struct AiTurn<'w> {
    ai: ResMut<'w, AiState>,
    external_players: ResMut<'w, ExternalPlayers>,
    findings: ResMut<'w, Findings>,
    now: Res<'w, ClockTime>,
    window: EventLoop<'w>,
    stuck: MessageWriter<'w, Stuck>,
}

impl AiTurn<'_> {
    /// Starts one of our own players on the position.
    fn ask_player(&mut self, game: &CurrentGame) {
        let position = game.position().clone();
        let seat = position.to_move();
        let own = own_limit(game, seat);
        let time = self.budget(game).map_or(own, |budget| budget.min(own));
        let observer = self.findings.observe(game.player(seat), &self.window);
        let mut player = game.player(seat).level.build(game.move_seed());
        *self.ai = AiState::Thinking(AiTask::start(game.position_id(), &self.window, move |stop| {
            player.start(seat, position.rules());
            player.choose(&position, &Limits { observer, ..limits(time, stop) })
        }));
    }

    /// Starts a program and brings it to the position, before its clock runs.
    fn prepare_program(&mut self, game: &CurrentGame, player: ExternalPlayer) {
        let (position, program) = (game.position().clone(), player.clone());
        let task = AiTask::start(game.position_id(), &self.window, move |stop| {
            program.with(|program| {
                program.prepare(&position, &stop)?;
                Ok(program.own_name().map(str::to_owned))
            })
        });
        *self.ai = AiState::Preparing(task, player);
    }

    /// Asks a program that is ready for its move, with the time that a referee would give it.
    fn ask_program(&mut self, game: &CurrentGame, player: ExternalPlayer) {
        let position = game.position().clone();
        let time = self.budget(game).unwrap_or(MOVE_TIME);
        *self.ai = AiState::Thinking(AiTask::start(game.position_id(), &self.window, move |stop| {
            player.with(|program| program.choose(&position, &limits(time, stop)))
        }));
    }

    /// The time that the clock leaves for this move.
    fn budget(&self, game: &CurrentGame) -> Option<Duration> {
        game.clock().map(|clock| clock.budget(game.position().to_move(), self.now.0))
    }

    /// Pauses the game until a person decides who plays on.
    fn report_stuck(&mut self, game: &mut CurrentGame, why: StuckReason) {
        let seat = game.position().to_move();
        *self.ai = AiState::Idle;
        self.external_players.remove(seat);
        game.set_pace(Pace::Paused);
        self.stuck.write(Stuck { seat, why });
    }
}

/// How long a computer thinks at most where no clock gives it less: as long as its level says, or else as the set-up does.
fn own_limit(game: &CurrentGame, seat: Seat) -> Duration {
    match game.player(seat).level {
        PlayerSpec::Search { limit: SearchLimit::Time(time), .. } => time,
        _ => Duration::from_secs(game.setup().thinking_seconds.into()),
    }
}

fn limits(time: Duration, stop: StopFlag) -> Limits {
    Limits { time: Some(time), stop, ..Limits::default() }
}

fn begin(mut ai_turn: AiTurn, game: Option<ResMut<CurrentGame>>, screen: Res<State<Screen>>) {
    let Some(mut game) = game.filter(|_| *screen == Screen::Game) else { return };
    if !matches!(*ai_turn.ai, AiState::Idle) || !game.computer_to_move() || game.pace() == Pace::Paused {
        return;
    }
    let seat = game.position().to_move();
    let player = game.player(seat);
    if player.occupant() != Occupant::Program {
        return ai_turn.ask_player(&game);
    }
    match player.command.to_run() {
        Ok(command) => {
            let player = ai_turn.external_players.get_or_add(&game, seat, command);
            ai_turn.prepare_program(&game, player);
        }
        Err(NotRun::NotAgreed) => ai_turn.report_stuck(&mut game, StuckReason::NotAgreed),
        Err(NotRun::Command(problem)) => {
            ai_turn.report_stuck(&mut game, StuckReason::Failed(Fault::NotStarted(problem.to_string())));
        }
    }
}

/// Takes over the latest report of a search that is running.
fn follow_progress(ai: Res<AiState>, mut findings: ResMut<Findings>) {
    if let (Some(position_id), Some(report)) = (ai.position_id(), findings.take()) {
        findings.note_progress(position_id, report);
    }
}

fn take_answer(mut ai_turn: AiTurn, game: Option<ResMut<CurrentGame>>) {
    let Some(mut game) = game else { return };
    // Asking changes nothing: only an answer counts as a change.
    let answer = match ai_turn.ai.bypass_change_detection() {
        AiState::Preparing(task, player) => {
            task.answer().map(|ready| unless_crashed(ready).map(|name| Answer::Ask(player.clone(), name)))
        }
        AiState::Thinking(task) => task.answer().map(|choice| unless_crashed(choice).map(Answer::Move)),
        AiState::Idle | AiState::Decided { .. } => None,
    };
    match answer {
        None => {}
        Some(Ok(Answer::Ask(player, name))) => {
            if let Some(name) = name {
                let seat = game.position().to_move();
                game.set_bot_name(seat, &name);
            }
            ai_turn.ask_program(&game, player);
        }
        Some(Ok(Answer::Move(Choice { mv, report }))) => {
            ai_turn.findings.note_verdict(&game, mv, report);
            *ai_turn.ai = AiState::Decided { mv, position_id: game.position_id() };
        }
        Some(Err(fault)) => ai_turn.report_stuck(&mut game, StuckReason::Failed(fault)),
    }
}

/// A panic in one of our players counts as a failure, like that of a program.
fn unless_crashed<T>(answer: Result<Result<T, Fault>, Crash>) -> Result<T, Fault> {
    answer.unwrap_or_else(|Crash(message)| Err(Fault::Crashed(message)))
}

/// What follows from an answer.
enum Answer {
    /// The program is ready to be asked; its name, if it gave one.
    Ask(ExternalPlayer, Option<String>),
    /// This is the move, and what led to it.
    Move(Choice),
}

/// Requests the move once the board is at rest, the turn old enough and nobody asked for a pause.
fn request_move(
    mut ai: ResMut<AiState>,
    game: Option<Res<CurrentGame>>,
    turn: Res<TurnAge>,
    phase: Option<Res<State<Turn>>>,
    menu: Res<State<Menu>>,
    mut requests: MessageWriter<Request>,
) {
    let AiState::Decided { mv, position_id } = *ai else { return };
    let may_move = phase.is_some_and(|phase| *phase == Turn::Thinking)
        && game.is_some_and(|game| !is_held(&game, *menu.get()))
        && turn.age >= SHORTEST_TURN;
    if may_move {
        requests.write(Request::Answer { mv, position_id });
        *ai = AiState::Idle;
    }
}
