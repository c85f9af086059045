//! The explorer of openings: moves are played for all sides, and of each next move there is what it leads to and how often
//! it was played in the games that are kept.
use std::sync::{Arc, Mutex};

use bevy::prelude::*;

use super::ai::task::{News, ReportingTask};
use super::analysis;
use super::background::EventLoop;
use super::disc_style::{DiscColour, DiscStyle};
use super::game::current_game::{CurrentGame, PositionId};
use super::game::saved::SavedGame;
use super::game::setup::Setup;
use super::game::tags::GameTags;
use super::game::{BoardChanged, BoardSnapshot, Request, backward, forward};
use super::saves::CountMoves;
use super::{AppSystems, LeftScreen, Screen, redraw};
use connect_n_engine::analysis::{Analyser, Analysis};
use connect_n_engine::book::BookSource;
use connect_n_engine::search::SolverOptions;
use connect_n_engine::{GameTree, Move, Position};

/// What is explored.
#[derive(Resource)]
pub struct Explorer {
    /// Who will play, if a game begins here.
    setup: Setup,
    first_chair: usize,
    position: Position,
    /// Moves that were taken back, the next one last.
    undone: Vec<Move>,
    position_id: PositionId,
    analyser: Arc<Mutex<Analyser>>,
    search: Option<ReportingTask<Analysis>>,
    analysis: Option<Analysis>,
    /// Where the search has crashed: it would again.
    crashed_at: Option<PositionId>,
}

/// What is asked of the explorer.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExploreRequest {
    /// Make a move.
    Play(Move),
    /// Take the last move back.
    Undo,
    /// Make the move again that was taken back.
    Redo,
    /// Go back to the start.
    Start,
    /// Begin a game here.
    PlayFromHere,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ExploreRequest>()
        .add_systems(OnEnter(Screen::Explorer), begin)
        .add_systems(Update, apply.run_if(resource_exists::<Explorer>).in_set(AppSystems::Apply))
        .add_systems(Update, analyse.run_if(resource_exists::<Explorer>).in_set(AppSystems::Follow))
        .add_systems(
            Update,
            redraw::draw.run_if(resource_exists_and_changed::<Explorer>).in_set(AppSystems::Show),
        )
        .add_systems(OnExit(Screen::Explorer), |mut commands: Commands| {
            commands.remove_resource::<Explorer>();
        });
    redraw::draw_after::<ExploreRequest>(app);
}

impl Explorer {
    fn new(setup: &Setup, first_chair: usize, position: Position) -> Self {
        let mut setup = setup.clone();
        setup.adopt(*position.rules());
        Self {
            setup,
            first_chair,
            position,
            undone: Vec::new(),
            position_id: PositionId::default(),
            analyser: new_analyser(),
            search: None,
            analysis: None,
            crashed_at: None,
        }
    }

    /// What is on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Tells its positions apart.
    pub const fn position_id(&self) -> PositionId {
        self.position_id
    }

    /// What is known of the moves.
    pub const fn analysis(&self) -> Option<&Analysis> {
        self.analysis.as_ref()
    }

    /// Whether a move can be taken back; not beyond the moment at which somebody dropped out.
    pub fn can_undo(&self) -> bool {
        !self.position.moves_of_those_left().is_empty()
    }

    /// Whether a move that was taken back can be made again.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// What the discs look like, by seat.
    pub fn disc_styles(&self) -> [DiscStyle; 4] {
        self.setup.disc_styles(self.position.rules().players(), self.first_chair)
    }

    /// Gives every player the colour of the same place in a palette of discs.
    pub(super) fn use_palette(&mut self, palette: [DiscColour; 4]) -> BoardChanged {
        self.setup.use_palette(palette);
        self.shown()
    }

    fn shown(&self) -> BoardChanged {
        let board = BoardSnapshot::of(&self.position, self.disc_styles());
        BoardChanged::Reset { board, emptied: false }
    }

    fn play(&mut self, mv: Move) -> Option<BoardChanged> {
        let seat = self.position.to_move();
        self.position.play(mv).ok()?;
        self.leave_position();
        Some(forward(&self.position, mv, seat))
    }

    fn undo(&mut self) -> Option<BoardChanged> {
        let mv = self.position.undo()?;
        self.undone.push(mv);
        self.leave_position();
        Some(backward(&self.position, mv))
    }

    fn leave_position(&mut self) {
        self.position_id = self.position_id.next();
        (self.search, self.analysis) = (None, None);
    }

    fn apply(&mut self, request: ExploreRequest) -> Option<BoardChanged> {
        match request {
            ExploreRequest::Play(mv) => {
                let is_next = self.undone.last() == Some(&mv);
                let change = self.play(mv)?;
                if is_next {
                    self.undone.pop();
                } else {
                    self.undone.clear();
                }
                Some(change)
            }
            ExploreRequest::Undo => self.undo(),
            ExploreRequest::Redo => {
                let mv = self.undone.pop()?;
                self.play(mv)
            }
            ExploreRequest::Start => {
                let is_elsewhere = std::iter::from_fn(|| self.undo()).count() > 0;
                is_elsewhere.then(|| self.shown())
            }
            ExploreRequest::PlayFromHere => None,
        }
    }

    fn game(&self) -> SavedGame {
        SavedGame {
            setup: self.setup.clone(),
            first_chair: self.first_chair,
            tree: GameTree::from(&self.position),
            seed: None,
            tags: GameTags::begun_today(),
            file: None,
        }
    }
}

/// Begins where the game stands, or with the empty board of the set-up.
pub(super) fn begin(
    (game, setup, left): (Option<Res<CurrentGame>>, Res<Setup>, Res<LeftScreen>),
    mut tags: ResMut<GameTags>,
    mut changed: MessageWriter<BoardChanged>,
    mut count: MessageWriter<CountMoves>,
    mut commands: Commands,
) {
    let explorer = match game.filter(|_| left.0 == Screen::Game) {
        Some(game) => {
            if !game.position().is_over() {
                analysis::mark(&mut tags);
            }
            Explorer::new(game.setup(), game.first_chair(), game.position().clone())
        }
        None => Explorer::new(&setup, 0, Position::new(setup.rules().unwrap_or_default())),
    };
    changed.write(explorer.shown());
    count.write(CountMoves);
    commands.insert_resource(explorer);
}

fn apply(
    mut requests: MessageReader<ExploreRequest>,
    mut explorer: ResMut<Explorer>,
    mut changed: MessageWriter<BoardChanged>,
    mut games: MessageWriter<Request>,
) {
    for request in requests.read() {
        if *request == ExploreRequest::PlayFromHere && !explorer.position.is_over() {
            games.write(Request::Open(Box::new(explorer.game())));
        }
        changed.write_batch(explorer.apply(*request));
    }
}

fn new_analyser() -> Arc<Mutex<Analyser>> {
    Arc::new(Mutex::new(Analyser::new(SolverOptions::default(), BookSource::BuiltIn)))
}

/// Finds out what the moves lead to, and takes in what is known so far.
fn analyse(mut explorer: ResMut<Explorer>, window: EventLoop) {
    // A look at what is there changes nothing.
    let unchanged = explorer.bypass_change_detection();
    if unchanged.position.is_over() {
        return;
    }
    let Some(search) = &unchanged.search else {
        if unchanged.analysis.is_none() && unchanged.crashed_at != Some(unchanged.position_id) {
            let (analyser, id) = (unchanged.analyser.clone(), unchanged.position_id);
            unchanged.search = Some(analysis::start(analyser, &unchanged.position, id, &window));
        }
        return;
    };
    match search.news() {
        News::None => {}
        News::Report(analysis) => explorer.analysis = Some(analysis),
        News::Answer(Ok(analysis)) => {
            explorer.analysis = Some(analysis);
            explorer.search = None;
        }
        // What the analyser knows may be anything; what it had told before stays.
        News::Answer(Err(_crash)) => {
            explorer.crashed_at = Some(explorer.position_id);
            explorer.analyser = new_analyser();
            explorer.search = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::parse_game;

    #[test]
    fn the_start_is_as_far_back_as_the_last_player_who_dropped_out() {
        let setup = Setup { players: 3, ..Setup::default() };
        let rules = setup.rules().unwrap();
        let mut position = Position::from_moves(rules, &parse_game("4 4 3", &rules).unwrap()).unwrap();
        position.forfeit().unwrap();
        let mut explorer = Explorer::new(&setup, 0, position.clone());
        assert!(!explorer.can_undo());
        assert_eq!(explorer.apply(ExploreRequest::Start), None);
        explorer.apply(ExploreRequest::Play(parse_game("1", &rules).unwrap()[0])).unwrap();
        assert!(explorer.can_undo());
        let shown = BoardSnapshot::of(&position, explorer.disc_styles());
        let expected = BoardChanged::Reset { board: shown, emptied: false };
        assert_eq!(explorer.apply(ExploreRequest::Start), Some(expected));
    }
}
