//! What a board is worth to a player, counted in open lines.
use crate::board::Board;
use crate::players::paranoid::{Evaluation, ParanoidSearch};
use crate::position::on_board;
use crate::{Bitboard, Limits, Outcome, Position, Seat};

/// Places of N neighbouring cells, by direction: 24, 21, 12 and 12 on the empty board of 6x7 with N = 4.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct OpenLines {
    /// Those in a row.
    pub horizontal: u32,
    /// Those in a column; with N = 1, where a place has no direction, all.
    pub vertical: u32,
    /// Those on diagonals that go up to the right.
    pub rising: u32,
    /// Those on diagonals that go down to the right.
    pub falling: u32,
}

impl OpenLines {
    /// Those on either kind of diagonal.
    pub const fn diagonal(&self) -> u32 {
        self.rising + self.falling
    }

    /// Those in all directions.
    pub const fn total(&self) -> u32 {
        self.horizontal + self.vertical + self.diagonal()
    }
}

/// The places of N neighbouring cells in which no opponent of this player has a disc.
pub fn count(position: &Position, player: Seat) -> OpenLines {
    on_board!(position.board(), board => lines_within(board, open_cells(board, player)))
}

/// What the board is worth to this player: the places of N cells without an opponent's disc, less those without a disc
/// of its own. A won board is worth one more than the board has such places (70 on 6x7 with N = 4), one that another
/// player has won as much less than nothing.
///
/// With several opponents a place that any of them has a disc in is lost to the player, and one without the player's
/// own disc counts once, whoever could still use it. If a pop makes lines for both, the rules say who wins.
/// A draw is worth nothing, by a full board or by repetition.
pub fn score(position: &Position, player: Seat) -> i32 {
    on_board!(position.board(), board => score_on(board, position.outcome(), player))
}

/// What the position is worth to this player, looking `level` plies ahead (minimax): at level 0 its own [`score`];
/// otherwise the player makes the move of the best value one level lower, and everybody else that of the worst.
///
/// The position knows whose turn it is. A finished game is worth its score at every level.
/// The whole of the look-ahead is done, however long it takes.
pub fn value(position: &Position, level: u32, player: Seat) -> i32 {
    // Without limits nothing can be exhausted.
    value_within(position, level, player, &Limits::default()).unwrap_or_else(|| score(position, player))
}

/// The same [`value`], if it is found before a limit is reached.
pub fn value_within(position: &Position, level: u32, player: Seat, limits: &Limits) -> Option<i32> {
    if position.is_over() {
        return Some(score(position, player));
    }
    on_board!(position.board(), board => {
        let mut search = ParanoidSearch::new(board, position.moves_of_those_left(), player, Scorer::new(player), limits);
        search.value(level).ok()
    })
}

/// Evaluates boards by their score.
pub(super) struct Scorer {
    player: Seat,
}

impl Scorer {
    pub(super) const fn new(player: Seat) -> Self {
        Self { player }
    }
}

impl<B: Bitboard> Evaluation<B> for Scorer {
    type Score = i32;

    fn evaluate(&self, board: &Board<B>, outcome: Outcome, _plies: u32) -> i32 {
        score_on(board, outcome, self.player)
    }
}

fn score_on<B: Bitboard>(board: &Board<B>, outcome: Outcome, player: Seat) -> i32 {
    let won = board.rules().windows() as i32 + 1;
    match outcome {
        Outcome::Win(winner) if winner == player => won,
        Outcome::Win(_) => -won,
        Outcome::Draw(_) => 0,
        Outcome::Ongoing => {
            let grid = board.grid();
            let without_own = grid.cells() & !board.discs(player);
            grid.count_windows(open_cells(board, player)) as i32 - grid.count_windows(without_own) as i32
        }
    }
}

/// The cells without an opponent's disc.
fn open_cells<B: Bitboard>(board: &Board<B>, player: Seat) -> B {
    board.grid().cells() & !(board.occupied() ^ board.discs(player))
}

fn lines_within<B: Bitboard>(board: &Board<B>, cells: B) -> OpenLines {
    let grid = board.grid();
    let mut lines = OpenLines::default();
    for (step, places) in grid.windows_by_step(cells) {
        let direction = match step {
            1 => &mut lines.vertical,
            step if step == grid.stride() => &mut lines.horizontal,
            step if step > grid.stride() => &mut lines.rising,
            _ => &mut lines.falling,
        };
        *direction += places.count();
    }
    lines
}
