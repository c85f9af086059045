//! What stays the same while two players play on a board: its layout, and the masks by which threats are found.
//!
//! A *winning cell* of a player is one in which one more disc of theirs would complete a line, whether the cell is
//! free or not. All of them are found at once: with `below[j]` the cells that follow `j` discs of the player in a
//! direction, and `above[j]` those that `j` discs follow, a cell wins if for some `j` it is in both `below[j]` and
//! `above[N - 1 - j]`.
use crate::bitboard::Bitboard;
use crate::column::Column;
use crate::grid::Grid;
use crate::rules::{MAX_SIZE, Rules};

/// A player's winning cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Winning<B> {
    /// Those that complete a row or a diagonal.
    pub(crate) across: B,
    /// Those that complete any line.
    pub(crate) any: B,
}

/// The layout of one board, with the masks that a search often needs.
pub(crate) struct ThreatGeometry<B> {
    grid: Grid<B>,
    columns: [B; MAX_SIZE as usize],
    /// From the middle outwards.
    order: Vec<Column>,
    has_upright_lines: bool,
    across: Vec<u32>,
}

impl<B: Bitboard> ThreatGeometry<B> {
    /// The masks of a board that is played by the usual rules about lines.
    pub(crate) fn new(grid: Grid<B>) -> Self {
        let rules = *grid.rules();
        debug_assert_eq!(rules.unusual_lines(), None);
        let mut columns = [B::EMPTY; MAX_SIZE as usize];
        for column in rules.columns() {
            columns[column.index()] = grid.column(column);
        }
        Self {
            columns,
            order: from_the_middle(rules),
            has_upright_lines: rules.connect() <= rules.rows(),
            across: grid.steps().filter(|&step| step != 1).collect(),
            grid,
        }
    }

    pub(crate) fn grid(&self) -> &Grid<B> {
        &self.grid
    }

    pub(super) fn rules(&self) -> &Rules {
        self.grid.rules()
    }

    /// All columns, the middle first.
    pub(super) fn order(&self) -> &[Column] {
        &self.order
    }

    /// The cells of a column.
    #[inline]
    pub(super) fn column(&self, column: Column) -> B {
        self.columns[column.index()]
    }

    /// The cells in which a disc would land.
    #[inline]
    pub(super) fn landing(&self, occupied: B) -> B {
        occupied.wrapping_sum(self.grid.bottom()) & self.grid.cells()
    }

    /// The cells that one of so many players, by index in turn order, comes to fill if every other column is full; see
    /// [`end_cells`].
    pub(super) fn end_cells(&self, players: u32, player: u32) -> B {
        end_cells(&self.grid, players, player)
    }

    /// The winning cells of the player who owns these discs.
    #[inline]
    pub(crate) fn winning(&self, discs: B) -> Winning<B> {
        macro_rules! for_each_connect {
            ($($connect:literal)*) => {
                match self.rules().connect() {
                    $($connect => self.winning_of::<$connect>(discs),)*
                    _ => Winning { across: B::EMPTY, any: B::EMPTY },
                }
            };
        }
        for_each_connect!(4 5 3 6 1 2 7 8 9 10 11 12 13 14 15 16)
    }

    #[inline]
    fn winning_of<const N: usize>(&self, discs: B) -> Winning<B> {
        let across =
            self.across.iter().fold(B::EMPTY, |cells, &step| cells | completing::<B, N>(discs, step));
        let upright = if self.has_upright_lines { on_top::<B, N>(discs) } else { B::EMPTY };
        let cells = self.grid.cells();
        Winning { across: across & cells, any: (across | upright) & cells }
    }

    /// Where a disc of the player completes a line by sinking, if its column is popped.
    ///
    /// A pop cannot make an upright line, and a row or a diagonal has one cell in each column at most; so the line
    /// is there after the pop exactly if the disc sinks into a winning cell.
    #[inline]
    pub(super) fn sinking(&self, discs: B, winning: Winning<B>) -> B {
        ((discs & !self.grid.bottom()) >> 1) & winning.across
    }

    /// Whether the player wins by some pop, given where their discs complete lines by [`sinking`](Self::sinking).
    #[inline]
    pub(super) fn wins_by_pop(&self, discs: B, sinking: B) -> bool {
        !sinking.is_empty() && self.winning_pop(discs, sinking).is_some()
    }

    /// A column whose pop wins for the player.
    pub(super) fn winning_pop(&self, discs: B, sinking: B) -> Option<Column> {
        self.order.iter().copied().find(|&column| {
            discs.contains(self.grid.foot(column)) && !(sinking & self.column(column)).is_empty()
        })
    }

    /// The discs after a pop of this column.
    #[inline]
    pub(super) fn sunk(&self, discs: B, column: Column) -> B {
        let cells = self.column(column);
        (discs & !cells) | (((discs & cells) >> 1) & cells)
    }
}

/// The cells in which a disc can be dropped without letting the opponent win at once, if the opponent's winning
/// cells are `threats` and the opponent has a winning pop or none.
///
/// No drop parries a pop, since it moves no disc that is there.
#[inline]
pub(super) fn safe_drops<B: Bitboard>(landing: B, threats: B, has_winning_pop: bool) -> B {
    if has_winning_pop {
        return B::EMPTY;
    }
    let unsafe_cells = threats >> 1;
    let at_once = threats & landing;
    if at_once.is_empty() {
        landing & !unsafe_cells
    } else if at_once.has_several() {
        B::EMPTY
    } else {
        at_once & !unsafe_cells
    }
}

/// The cells that one of so many players, by index in turn order, comes to fill if every other column is full, by the
/// discs that are then on the board (Allis, "A knowledge-based approach of Connect-Four", 1988, for six rows); none where
/// discs are popped.
pub(crate) fn end_cells<B: Bitboard>(grid: &Grid<B>, players: u32, player: u32) -> B {
    let rules = grid.rules();
    if rules.is_pop_out() {
        return B::EMPTY;
    }
    let below = (0..u32::from(rules.rows())).filter(|&below| comes_to_fill(*rules, players, player, below));
    below.fold(B::EMPTY, |cells, below| cells | (grid.bottom() << below))
}

/// Whether it is the turn of this one of so many players when a cell above so many others can be filled, and every other
/// column is full.
pub(super) fn comes_to_fill(rules: Rules, players: u32, player: u32, below: u32) -> bool {
    let [rows, cols] = [rules.rows(), rules.cols()].map(u32::from);
    (rows * (cols - 1) + below) % players == player
}

/// All columns, the middle first.
pub(super) fn from_the_middle(rules: Rules) -> Vec<Column> {
    let mut order: Vec<Column> = rules.columns().collect();
    order.sort_by_key(|column| (2 * column.index()).abs_diff(usize::from(rules.cols()) - 1));
    order
}

/// Cells that make a run of N with discs on either side, in a direction of this step.
#[inline]
fn completing<B: Bitboard, const N: usize>(discs: B, step: u32) -> B {
    let mut above = [!B::EMPTY; N];
    for j in 1..N {
        above[j] = above[j - 1] & (discs >> (step * j as u32));
    }
    let mut below = !B::EMPTY;
    let mut cells = above[N - 1];
    for j in 1..N {
        below = below & (discs << (step * j as u32));
        cells = cells | (below & above[N - 1 - j]);
    }
    cells
}

/// Cells on top of N-1 discs. The others that make an upright line of N are occupied, and no disc sinks upright.
#[inline]
fn on_top<B: Bitboard, const N: usize>(discs: B) -> B {
    (1..N).fold(!B::EMPTY, |cells, j| cells & (discs << j as u32))
}
