//! Analysis on request: what each move of the position on the board leads to, as far as it can be known.
//!
//! It runs in the background while no computer thinks, nobody waits for a hint and no review is open, and tells what it
//! knows as it comes to know it. A game that was played with it says so in its record.
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::prelude::*;

use super::actions::{Action, ActionPressed};
use super::ai::task::{News, ReportingTask};
use super::background::EventLoop;
use super::game::current_game::{CurrentGame, Pace, PositionId};
use super::game::tags::GameTags;
use super::hint::Advice;
use super::review::GameReview;
use super::{AppSystems, AtExit, Screen, redraw};
use connect_n_engine::analysis::{Analyser, Analysis};
use connect_n_engine::book::BookSource;
use connect_n_engine::search::SolverOptions;
use connect_n_engine::{Limits, Position};

/// What can't be proved in this time is left as an estimate: large boards would go on for ever.
const LONGEST_SEARCH: Duration = Duration::from_mins(1);

/// The tag of a game in which somebody looked at the analysis.
const TAG: &str = "Analysis";

/// What a person asks of the analysis.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnalysisRequest {
    /// Switch it on or off.
    Toggle,
    /// Show best play on the board, or hide it.
    ToggleLine,
}

/// The analysis of the position on the board.
#[derive(Resource, Default)]
pub struct LiveAnalysis {
    /// There while it is switched on; keeps what it has found out about earlier positions.
    analyser: Option<Arc<Mutex<Analyser>>>,
    /// The search that runs.
    search: Option<ReportingTask<Analysis>>,
    found: Option<Found>,
    shows_line: bool,
}

/// What is known of a position.
struct Found {
    position_id: PositionId,
    analysis: Analysis,
    /// Nothing more will be found out.
    is_final: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LiveAnalysis>()
        .add_message::<AnalysisRequest>()
        .add_systems(
            Update,
            (switch.run_if(on_message::<AnalysisRequest>), follow_game, take_news, mark_game)
                .chain()
                .in_set(AppSystems::Follow)
                .after(super::hint::HintSystems),
        )
        .add_systems(Update, redraw::draw.run_if(resource_changed::<LiveAnalysis>).in_set(AppSystems::Show))
        .add_observer(ask_by_key)
        .add_systems(OnExit(Screen::Game), rest)
        .add_systems(Last, rest.in_set(AtExit::Stop));
}

impl LiveAnalysis {
    /// Whether it is switched on.
    pub fn is_on(&self) -> bool {
        self.analyser.is_some()
    }

    /// Whether best play is to be shown on the board.
    pub fn shows_line(&self) -> bool {
        self.is_on() && self.shows_line
    }

    /// What is known of a position.
    pub fn of(&self, position_id: PositionId) -> Option<&Analysis> {
        self.found.as_ref().filter(|found| found.position_id == position_id).map(|found| &found.analysis)
    }

    /// Whether more is being found out.
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Whether there is something to find out about this position, and nobody is at it.
    fn is_due(&self, position_id: PositionId) -> bool {
        let is_done =
            self.found.as_ref().is_some_and(|found| found.position_id == position_id && found.is_final);
        self.search.is_none() && !is_done
    }
}

/// The keys work where there is no room for the buttons, too.
fn ask_by_key(
    pressed: On<ActionPressed>,
    (screen, review, game): (Res<State<Screen>>, Res<GameReview>, Option<Res<CurrentGame>>),
    mut requests: MessageWriter<AnalysisRequest>,
) {
    let request = match pressed.action {
        Action::Analysis => AnalysisRequest::Toggle,
        Action::BestLine => AnalysisRequest::ToggleLine,
        _ => return,
    };
    // Nothing is left to analyse in a game that is over.
    let is_open = game.is_some_and(|game| !game.position().is_over());
    // A review says more, and what is tried in it is not to be given away.
    if *screen == Screen::Game && is_open && !review.is_open() && !pressed.is_repeat {
        requests.write(request);
    }
}

fn switch(mut requests: MessageReader<AnalysisRequest>, mut live: ResMut<LiveAnalysis>) {
    for request in requests.read() {
        match request {
            AnalysisRequest::Toggle if live.is_on() => *live = LiveAnalysis::default(),
            AnalysisRequest::Toggle => {
                let analyser = Analyser::new(SolverOptions::default(), BookSource::BuiltIn);
                live.analyser = Some(Arc::new(Mutex::new(analyser)));
            }
            AnalysisRequest::ToggleLine if !live.is_on() => {}
            AnalysisRequest::ToggleLine => live.shows_line = !live.shows_line,
        }
    }
}

/// Leaves a position that is no longer on the board, and begins with the one that is.
fn follow_game(
    mut live: ResMut<LiveAnalysis>,
    (game, screen): (Option<Res<CurrentGame>>, Res<State<Screen>>),
    (advice, review): (Res<Advice>, Res<GameReview>),
    window: EventLoop,
) {
    let Some(analyser) = live.analyser.clone() else { return };
    let is_wanted = *screen == Screen::Game && !review.is_open();
    let game = game.filter(|game| is_wanted && !game.position().is_over());
    let current = game.as_ref().map(|game| game.position_id());
    if live.found.as_ref().is_some_and(|found| Some(found.position_id) != current) {
        live.found = None;
    }
    // A search or a bot gets the processor for itself.
    let may_run = |game: &Res<CurrentGame>| {
        let computer_thinks = game.computer_to_move() && game.pace() != Pace::Paused;
        !computer_thinks && !advice.is_searching()
    };
    let wanted = game.filter(may_run);
    let wanted_id = wanted.as_ref().map(|game| game.position_id());
    if live.search.as_ref().is_some_and(|search| Some(search.position_id()) != wanted_id) {
        live.search = None;
    }
    if let Some(game) = wanted.filter(|game| live.is_due(game.position_id())) {
        live.search = Some(start(analyser, game.position(), game.position_id(), &window));
    }
}

/// Begins to find out what the moves of a position lead to.
pub(super) fn start(
    analyser: Arc<Mutex<Analyser>>,
    position: &Position,
    position_id: PositionId,
    window: &EventLoop,
) -> ReportingTask<Analysis> {
    let position = position.clone();
    ReportingTask::start(position_id, window, move |stop, report| {
        let limits = Limits { stop, time: Some(LONGEST_SEARCH), ..Limits::default() };
        // The search before this one lets go as soon as it sees that it was stopped.
        let mut analyser = analyser.lock().unwrap_or_else(PoisonError::into_inner);
        analyser.analyse(&position, &limits, report)
    })
}

/// Takes over what the search has found out since the last frame.
fn take_news(mut live: ResMut<LiveAnalysis>) {
    // A look at what is there changes nothing.
    let unchanged = live.bypass_change_detection();
    let Some(search) = &unchanged.search else { return };
    let position_id = search.position_id();
    match search.news() {
        News::None => {}
        News::Report(analysis) => live.found = Some(Found { position_id, analysis, is_final: false }),
        News::Answer(Ok(analysis)) => {
            live.found = Some(Found { position_id, analysis, is_final: true });
            live.search = None;
        }
        // What the analyser knows may be anything: it is switched off.
        News::Answer(Err(_crash)) => *live = LiveAnalysis::default(),
    }
}

/// The record of a game says that somebody looked at what the moves lead to before it was over.
fn mark_game(live: Res<LiveAnalysis>, game: Option<Res<CurrentGame>>, mut tags: ResMut<GameTags>) {
    let Some(game) = game.filter(|game| !game.position().is_over()) else { return };
    if live.of(game.position_id()).is_some() && !game.is_looking_back() {
        mark(&mut tags);
    }
}

/// Has the record of the game say that somebody looked at what moves lead to.
pub(super) fn mark(tags: &mut ResMut<GameTags>) {
    if tags.get(TAG).is_none() {
        tags.set(TAG, "on");
    }
}

/// Stops, and goes on when the game is on the screen again.
fn rest(mut live: ResMut<LiveAnalysis>) {
    live.search = None;
    live.found = None;
}
