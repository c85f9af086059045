//! A board that is set up by hand: discs are dropped in any colour and taken out again, and a game can begin from it.
//!
//! Discs fall as in a game, so that none ever floats. What else is impossible about a board, or can't come from a game,
//! is said at once.
use bevy::prelude::*;

use super::disc_style::{DiscColour, DiscStyle};
use super::game::current_game::{CurrentGame, PositionId};
use super::game::saved::SavedGame;
use super::game::setup::Setup;
use super::game::tags::GameTags;
use super::game::{BoardChanged, BoardSnapshot, Request};
use super::saves::UseClipboard;
use super::{AppSystems, Screen, redraw};
use connect_n_engine::{
    Cell, Column, GameRecord, GameTree, MAX_SIZE, Outcome, Position, Rules, Seat, SetUpError, Variant,
};

/// The board that is being set up.
#[derive(Resource, Debug)]
pub struct EditedBoard {
    /// Who will play on it, and by which rules.
    setup: Setup,
    first_chair: usize,
    rules: Rules,
    columns: Vec<Vec<Seat>>,
    /// How the columns were before each change.
    undone: Vec<Vec<Vec<Seat>>>,
    /// Whose discs are dropped.
    brush: Seat,
    to_move: Seat,
    /// The same board with lines so long that nobody wins while it is set up.
    canvas: Position,
    position_id: PositionId,
}

/// Where the editor was opened, and where Back leads: a game, or the set-up.
#[derive(Resource, Default)]
pub struct EditorOpenedFrom(pub Screen);

/// A board that was left in the middle of its changes, from which nothing has begun.
#[derive(Resource, Default)]
pub(super) struct LeftBoard(Option<EditedBoard>);

/// What is asked of the editor.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditRequest {
    /// Drop a disc of the chosen player.
    Drop(Column),
    /// Take a disc out of a column: the lowest where pops are played, otherwise the highest.
    Take(Column),
    /// Drop discs of this player from now on.
    Choose(Seat),
    /// This player will be to move.
    ToMove(Seat),
    /// Take the last change back.
    Undo,
    /// Take all discs away.
    Clear,
    /// Copy the board as the text of a game.
    Copy,
    /// Begin a game from it.
    Play,
}

/// What is to be said of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardState {
    /// A game can go on from it.
    Open,
    /// It can, though none can have come to it: the numbers of discs don't fit.
    Unbalanced,
    /// The game is over on it.
    Over(Outcome),
    /// It can't be.
    Impossible(SetUpError),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<EditRequest>()
        .init_resource::<EditorOpenedFrom>()
        .add_systems(OnExit(Screen::Setup), |mut from: ResMut<EditorOpenedFrom>| from.0 = Screen::Setup)
        .add_systems(OnExit(Screen::Game), |mut from: ResMut<EditorOpenedFrom>| from.0 = Screen::Game)
        .add_systems(OnEnter(Screen::Editor), begin)
        .add_systems(Update, apply.run_if(resource_exists::<EditedBoard>).in_set(AppSystems::Apply))
        .init_resource::<LeftBoard>()
        .add_systems(OnExit(Screen::Editor), leave);
    redraw::draw_after::<EditRequest>(app);
}

impl EditedBoard {
    /// The empty board of a set-up.
    fn empty(setup: &Setup) -> Self {
        let rules = setup.rules().unwrap_or_default();
        let mut setup = setup.clone();
        setup.adopt(rules);
        let columns = vec![Vec::new(); usize::from(rules.cols())];
        Self {
            setup,
            first_chair: 0,
            rules,
            canvas: canvas(rules, &columns),
            columns,
            undone: Vec::new(),
            brush: Seat::FIRST,
            to_move: Seat::FIRST,
            position_id: PositionId::default(),
        }
    }

    /// The board of a game as it stands.
    fn of(game: &CurrentGame) -> Self {
        let position = game.position();
        let rules = *position.rules();
        let discs = |column: Column| {
            (0..rules.rows()).filter_map(|row| position.disc_at(Cell::new(row, column))).collect()
        };
        let columns: Vec<Vec<Seat>> = rules.columns().map(discs).collect();
        let mut setup = game.setup().clone();
        setup.adopt(rules);
        Self {
            setup,
            first_chair: game.first_chair(),
            rules,
            canvas: canvas(rules, &columns),
            columns,
            undone: Vec::new(),
            brush: position.to_move(),
            to_move: position.to_move(),
            position_id: PositionId::default(),
        }
    }

    /// The rules of the game that will be played.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// What is on the board, for what aims at it: nobody has won.
    pub const fn canvas(&self) -> &Position {
        &self.canvas
    }

    /// Tells its positions apart.
    pub const fn position_id(&self) -> PositionId {
        self.position_id
    }

    /// Whose discs are dropped.
    pub const fn brush(&self) -> Seat {
        self.brush
    }

    /// Who will be to move.
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Whether it is this board with some changes.
    fn comes_from(&self, begun: &Self) -> bool {
        self.rules == begun.rules
            && self.first_chair == begun.first_chair
            && self.undone.first() == Some(&begun.columns)
    }

    /// Whether a change can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Whether there is no disc.
    pub fn is_empty(&self) -> bool {
        self.columns.iter().all(Vec::is_empty)
    }

    /// What the discs look like, by seat.
    pub fn disc_styles(&self) -> [DiscStyle; 4] {
        self.setup.disc_styles(self.rules.players(), self.first_chair)
    }

    /// Gives every player the colour of the same place in a palette of discs.
    pub(super) fn use_palette(&mut self, palette: [DiscColour; 4]) -> BoardChanged {
        self.setup.use_palette(palette);
        self.shown()
    }

    /// Discs of each player, in turn order.
    pub fn counts(&self) -> Vec<usize> {
        let count = |seat| self.columns.iter().flatten().filter(|disc| **disc == seat).count();
        self.rules.seats().map(count).collect()
    }

    /// The position from which a game would begin.
    ///
    /// # Errors
    /// Why there can be none.
    pub fn position(&self) -> Result<Position, SetUpError> {
        Position::set_up(self.rules, self.to_move, |cell| disc_at(&self.columns, cell))
    }

    /// What is to be said of the board.
    pub fn state(&self) -> BoardState {
        match self.position().map(|position| (position.outcome(), position.has_balanced_discs())) {
            Err(error) => BoardState::Impossible(error),
            Ok((Outcome::Ongoing, true)) => BoardState::Open,
            Ok((Outcome::Ongoing, false)) => BoardState::Unbalanced,
            Ok((outcome, _)) => BoardState::Over(outcome),
        }
    }

    fn game(&self, position: &Position) -> SavedGame {
        SavedGame {
            setup: self.setup.clone(),
            first_chair: self.first_chair,
            tree: GameTree::starting_from(position),
            seed: None,
            tags: GameTags::begun_today(),
            file: None,
        }
    }

    fn shown(&self) -> BoardChanged {
        let board =
            BoardSnapshot { rules: self.rules, ..BoardSnapshot::of(&self.canvas, self.disc_styles()) };
        BoardChanged::Reset { board, emptied: false }
    }

    fn column(&mut self, column: Column) -> Option<&mut Vec<Seat>> {
        self.columns.get_mut(column.index())
    }

    /// Changes the columns; the change can be taken back.
    fn change(&mut self, change: impl FnOnce(&mut Self) -> Option<BoardChanged>) -> Option<BoardChanged> {
        let before = self.columns.clone();
        let changed = change(self)?;
        self.undone.push(before);
        self.redraw_canvas();
        Some(changed)
    }

    fn redraw_canvas(&mut self) {
        self.canvas = canvas(self.rules, &self.columns);
        self.position_id = self.position_id.next();
    }

    fn drop_in(&mut self, column: Column) -> Option<BoardChanged> {
        let (rows, seat) = (usize::from(self.rules.rows()), self.brush);
        self.change(|board| {
            let discs = board.column(column).filter(|discs| discs.len() < rows)?;
            let cell = Cell::new(discs.len() as u8, column);
            discs.push(seat);
            Some(BoardChanged::Dropped { cell, seat })
        })
    }

    fn take(&mut self, column: Column) -> Option<BoardChanged> {
        let pops = self.rules.is_pop_out();
        self.change(|board| {
            let discs = board.column(column).filter(|discs| !discs.is_empty())?;
            if pops {
                discs.remove(0);
                return Some(BoardChanged::Popped { column });
            }
            discs.pop();
            Some(BoardChanged::DropUndone { column })
        })
    }

    fn clear(&mut self) -> Option<BoardChanged> {
        if self.is_empty() {
            return None;
        }
        self.change(|board| {
            board.columns.iter_mut().for_each(Vec::clear);
            let snapshot =
                BoardSnapshot { rules: board.rules, disc_styles: board.disc_styles(), discs: Vec::new() };
            Some(BoardChanged::Reset { board: snapshot, emptied: true })
        })
    }

    fn undo(&mut self) -> Option<BoardChanged> {
        self.columns = self.undone.pop()?;
        self.redraw_canvas();
        Some(self.shown())
    }
}

fn disc_at(columns: &[Vec<Seat>], cell: Cell) -> Option<Seat> {
    columns.get(cell.column.index())?.get(usize::from(cell.row)).copied()
}

fn canvas(rules: Rules, columns: &[Vec<Seat>]) -> Position {
    let longest =
        Rules::new(rules.rows(), rules.cols(), MAX_SIZE, Variant::Standard, rules.players()).unwrap_or(rules);
    Position::set_up(longest, Seat::FIRST, |cell| disc_at(columns, cell))
        .unwrap_or_else(|_| Position::new(longest))
}

/// Begins with the board of the game that is played, or with the empty board of the set-up; with the changes that were
/// made to it when it was left.
pub(super) fn begin(
    (game, setup, from): (Option<Res<CurrentGame>>, Res<Setup>, Res<EditorOpenedFrom>),
    mut left: ResMut<LeftBoard>,
    mut changed: MessageWriter<BoardChanged>,
    mut commands: Commands,
) {
    let board = match game.filter(|_| from.0 == Screen::Game) {
        Some(game) => EditedBoard::of(&game),
        None => EditedBoard::empty(&setup),
    };
    let board = match left.0.take().filter(|left| left.comes_from(&board)) {
        Some(left) => EditedBoard { setup: board.setup, ..left },
        None => board,
    };
    changed.write(board.shown());
    commands.insert_resource(board);
}

fn leave(world: &mut World) {
    let left = world.remove_resource::<EditedBoard>().filter(EditedBoard::can_undo);
    world.insert_resource(LeftBoard(left));
}

fn apply(
    mut requests: MessageReader<EditRequest>,
    mut board: ResMut<EditedBoard>,
    mut changed: MessageWriter<BoardChanged>,
    mut games: MessageWriter<Request>,
    mut clipboard: MessageWriter<UseClipboard>,
) {
    for request in requests.read() {
        let change = match *request {
            EditRequest::Drop(column) => board.drop_in(column),
            EditRequest::Take(column) => board.take(column),
            EditRequest::Undo => board.undo(),
            EditRequest::Clear => board.clear(),
            EditRequest::Choose(seat) => {
                board.brush = seat;
                // What is aimed at has another colour.
                board.redraw_canvas();
                None
            }
            EditRequest::ToMove(seat) => {
                board.to_move = seat;
                None
            }
            EditRequest::Copy => {
                if let Ok(position) = board.position() {
                    let record: GameRecord = board.game(&position).record();
                    clipboard.write(UseClipboard::CopyText(record.to_string()));
                }
                None
            }
            EditRequest::Play => {
                if let Ok(position) = board.position()
                    && !position.is_over()
                {
                    games.write(Request::Open(Box::new(board.game(&position))));
                    // It lives on as a game: the next one begins anew.
                    board.undone.clear();
                }
                None
            }
        };
        changed.write_batch(change);
    }
}
