//! A tournament that another process plays, or has played: its table and its games, one of which is on the board.
mod game;
mod reader;

use std::time::Duration;

use bevy::prelude::*;

use super::background::EventLoop;
use super::disc_style::DiscStyle;
use super::game::setup::Setup;
use super::game::{BoardChanged, BoardSnapshot, GameOpened, backward, forward};
use super::turn::BoardIsAnimating;
use super::{AppSystems, Screen, redraw};
use crate::cli::WatchedResults;
use connect_n_arena::{GameId, Played};
use connect_n_engine::Position;
use reader::Reader;

pub use game::{End, WatchedGame};
pub use reader::Snapshot;

/// How long the end of a game stays on the board, before the next game follows.
const END: Duration = Duration::from_secs(3);

/// Moves that are shown one after the other; where there are more, the board is there at once.
const SHOWN_MOVES: usize = 3;

/// The tournament that is watched, from the command line.
#[derive(Resource, Clone, Debug)]
pub struct WatchedFiles(pub WatchedResults);

/// What is asked of whoever watches.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum WatchRequest {
    /// Follow the games in progress.
    Live,
    /// Show this game.
    Show(GameId),
    /// Show it after another number of its moves.
    Look(Look),
    /// List something else beside the board.
    List(WatchList),
}

/// What is listed beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum WatchList {
    /// Who stands where.
    #[default]
    Standings,
    /// The games in progress, and those that were finished.
    Games,
}

/// A step through the game that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// To its start.
    First,
    /// One move back.
    Previous,
    /// One move on.
    Next,
    /// To its last move.
    Last,
}

/// The tournament as it is seen.
#[derive(Resource)]
pub struct Watch {
    reader: Reader,
    snapshot: Option<Snapshot>,
    /// Whether games in progress follow each other on the board.
    is_live: bool,
    game: Option<WatchedGame>,
    /// After how many moves the game is shown; the last one where this is `None`, and so the next ones too.
    plies: Option<usize>,
    /// What is on the board.
    position: Option<Position>,
    disc_styles: [DiscStyle; 4],
    list: WatchList,
    /// The board is not yet as it is to be.
    is_behind: bool,
    /// For how long the end of the game has been seen.
    ended: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WatchRequest>()
        .add_systems(OnEnter(Screen::Watch), begin)
        .add_systems(OnExit(Screen::Watch), |mut commands: Commands| commands.remove_resource::<Watch>())
        .add_systems(
            Update,
            // The board is that of a game once one is opened.
            follow
                .run_if(resource_exists::<Watch>.and_then(not(on_message::<GameOpened>)))
                .in_set(AppSystems::Apply),
        )
        .add_systems(
            Update,
            redraw::draw.run_if(resource_exists_and_changed::<Watch>).in_set(AppSystems::Show),
        );
    redraw::draw_after::<WatchRequest>(app);
}

fn begin(
    files: Option<Res<WatchedFiles>>,
    setup: Res<Setup>,
    window: EventLoop,
    mut changed: MessageWriter<BoardChanged>,
    mut commands: Commands,
) {
    let Some(files) = files else { return };
    let watch = Watch {
        reader: Reader::start(files.0.clone(), window.waker()),
        snapshot: None,
        is_live: true,
        game: None,
        plies: None,
        position: None,
        disc_styles: setup.disc_styles(4, 0),
        list: WatchList::default(),
        is_behind: false,
        ended: Duration::ZERO,
    };
    changed.write(watch.reset(&Position::new(setup.rules().unwrap_or_default())));
    commands.insert_resource(watch);
}

impl Watch {
    /// What is known of the tournament, once anything is.
    pub const fn snapshot(&self) -> Option<&Snapshot> {
        self.snapshot.as_ref()
    }

    /// The game on the board.
    pub const fn game(&self) -> Option<&WatchedGame> {
        self.game.as_ref()
    }

    /// What is on the board.
    pub const fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// Whether games in progress follow each other on the board.
    pub const fn is_live(&self) -> bool {
        self.is_live
    }

    /// What the discs look like, by seat.
    pub const fn disc_styles(&self) -> [DiscStyle; 4] {
        self.disc_styles
    }

    /// Gives the discs another look.
    pub(in crate::app) fn use_disc_styles(&mut self, disc_styles: [DiscStyle; 4]) -> Option<BoardChanged> {
        self.disc_styles = disc_styles;
        self.position.as_ref().map(|position| self.reset(position))
    }

    /// What is listed beside the board.
    pub const fn list(&self) -> WatchList {
        self.list
    }

    /// After how many moves the game is shown.
    pub fn plies(&self) -> usize {
        self.position.as_ref().map_or(0, Position::plies)
    }

    /// Whether a step leads anywhere.
    pub fn can_look(&self, look: Look) -> bool {
        let last = self.game.as_ref().map_or(0, WatchedGame::plies);
        match look {
            Look::First | Look::Previous => self.wanted() > 0,
            Look::Next | Look::Last => self.wanted() < last,
        }
    }

    /// After how many moves the game is to be shown; the board may be a little behind.
    fn wanted(&self) -> usize {
        self.plies.or_else(|| self.game.as_ref().map(WatchedGame::plies)).unwrap_or_default()
    }

    fn reset(&self, position: &Position) -> BoardChanged {
        BoardChanged::Reset { board: BoardSnapshot::of(position, self.disc_styles), emptied: false }
    }

    /// The game as it is known now: in progress, or finished.
    fn find(&self, id: &GameId) -> Option<WatchedGame> {
        let snapshot = self.snapshot.as_ref()?;
        let playing = snapshot.playing.iter().find(|game| game.id == *id).cloned();
        let is_it = |game: &&Played| game.round == id.round() && game.id() == *id;
        let finished = || snapshot.played.iter().rev().find(is_it).and_then(WatchedGame::finished);
        // A list of results may be a little earlier than what is told of games in progress, and the other way round.
        finished().or(playing)
    }

    /// The game that follows on the board: one that has just begun, or else the last one that was finished.
    fn next_game(&self) -> Option<WatchedGame> {
        let snapshot = self.snapshot.as_ref()?;
        let shown = self.game.as_ref().map(|game| &game.id);
        let others = snapshot.playing.iter().filter(|game| Some(&game.id) != shown);
        let youngest = others.min_by_key(|game| game.plies()).cloned();
        youngest.or_else(|| snapshot.played.last().and_then(WatchedGame::finished))
    }

    /// Whether nothing more comes of the game that is shown: it has ended, or was called off.
    fn is_over(&self) -> bool {
        let is_played = |game: &WatchedGame| {
            self.snapshot.iter().flat_map(|it| &it.playing).any(|other| other.id == game.id)
        };
        self.game.as_ref().is_some_and(|game| game.end.is_some() || !is_played(game))
    }

    fn take_in(&mut self, snapshot: Snapshot) {
        self.snapshot = Some(snapshot);
        let Some(shown) = self.game.take() else { return };
        let mut game = self.find(&shown.id).unwrap_or_else(|| shown.clone());
        game.remember(&shown);
        self.game = Some(game);
    }

    fn show(&mut self, game: WatchedGame) {
        self.game = Some(game);
        self.plies = None;
        self.position = None;
        self.ended = Duration::ZERO;
    }

    fn apply(&mut self, request: &WatchRequest) {
        match request {
            WatchRequest::Live => {
                self.is_live = true;
                self.plies = None;
                self.ended = if self.is_over() { END } else { Duration::ZERO };
            }
            WatchRequest::Show(id) => {
                if let Some(game) = self.find(id) {
                    self.is_live = false;
                    self.show(game);
                }
            }
            WatchRequest::List(list) => self.list = *list,
            WatchRequest::Look(look) => {
                if !self.can_look(*look) {
                    return;
                }
                // Whoever looks back at a game stays with it.
                self.is_live = false;
                let (now, last) = (self.wanted(), self.game.as_ref().map_or(0, WatchedGame::plies));
                let plies = match look {
                    Look::First => 0,
                    Look::Previous => now.saturating_sub(1),
                    Look::Next => now + 1,
                    Look::Last => last,
                };
                self.plies = (plies < last).then_some(plies);
            }
        }
    }

    /// Brings the board to what is to be shown.
    fn move_board(&mut self) -> Vec<BoardChanged> {
        let Some(game) = &self.game else { return Vec::new() };
        let wanted = game.position_after(self.plies.unwrap_or_else(|| game.plies()));
        let changes = match &self.position {
            Some(shown) if is_same(shown, &wanted) => return Vec::new(),
            Some(shown) => steps(shown, &wanted),
            None => None,
        };
        let changes = changes.unwrap_or_else(|| vec![self.reset(&wanted)]);
        self.position = Some(wanted);
        changes
    }
}

fn is_same(left: &Position, right: &Position) -> bool {
    (left.rules(), left.moves(), left.forfeits()) == (right.rules(), right.moves(), right.forfeits())
}

/// The few moves that lead from one position of a game to another, forwards or back.
fn steps(from: &Position, to: &Position) -> Option<Vec<BoardChanged>> {
    let (made, wanted) = (from.moves(), to.moves());
    if from.rules() != to.rules() {
        return None;
    }
    if let Some(next) = wanted.strip_prefix(made).filter(|next| next.len() <= SHOWN_MOVES) {
        let (mut position, movers) = (from.clone(), to.movers());
        let mut changes = Vec::new();
        for &mv in next {
            // Whoever dropped out meanwhile is not among the moves.
            let seat = *movers.get(position.plies())?;
            while position.to_move() != seat {
                position.forfeit().ok()?;
            }
            position.play(mv).ok()?;
            changes.push(forward(&position, mv, seat));
        }
        return Some(changes);
    }
    let undone = made.strip_prefix(wanted).filter(|undone| undone.len() <= SHOWN_MOVES)?;
    let mut position = from.clone();
    let mut changes = Vec::new();
    for _ in undone {
        let mv = position.undo()?;
        changes.push(backward(&position, mv));
    }
    Some(changes)
}

fn follow(
    mut requests: MessageReader<WatchRequest>,
    mut watch: ResMut<Watch>,
    animating: Res<BoardIsAnimating>,
    time: Res<Time<Real>>,
    mut changed: MessageWriter<BoardChanged>,
) {
    // A look at what is there changes nothing.
    let unchanged = watch.bypass_change_detection();
    let news = unchanged.reader.news();
    let mut has_news = news.is_some();
    if let Some(snapshot) = news {
        unchanged.take_in(snapshot);
    }
    for request in requests.read() {
        unchanged.apply(request);
        has_news = true;
    }
    if unchanged.is_over() && !animating.0 && !unchanged.is_behind {
        unchanged.ended += time.delta();
    }
    let is_wanted = unchanged.is_live && (unchanged.game.is_none() || unchanged.ended >= END);
    if is_wanted
        && let Some(game) = unchanged.next_game()
        && unchanged.game.as_ref().is_none_or(|shown| shown.id != game.id)
    {
        unchanged.show(game);
        has_news = true;
    }
    unchanged.is_behind |= has_news;
    // Moves come one after the other, however fast they are made.
    let moves_now = unchanged.is_behind && !animating.0;
    if has_news || moves_now {
        watch.set_changed();
    }
    if moves_now {
        watch.is_behind = false;
        changed.write_batch(watch.move_board());
    }
}
