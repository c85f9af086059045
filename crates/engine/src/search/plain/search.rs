//! The search below one position.
//!
//! A score says who wins and when, the same for every position of a game: the number of free cells at the end, plus
//! one, for who wins; its negative for who loses; 0 for a draw. The sooner the win, the higher.
use super::table::{Bounds, Table};
use crate::bitboard::Bitboard;
use crate::budget::{Budget, Exhausted};
use crate::grid::Grid;
use crate::rules::MAX_SIZE;
use crate::search::threat_geometry::{from_the_middle, safe_drops};

/// The discs of both sides, on a board on which the game goes on.
#[derive(Clone, Copy)]
pub(super) struct Node<B> {
    /// Those of the side to move.
    pub(super) own: B,
    pub(super) other: B,
}

pub(super) struct Search<'a, B: Bitboard> {
    grid: Grid<B>,
    columns: Vec<B>,
    table: Table<B>,
    pub(super) budget: Budget<'a>,
}

/// What a node shows before any move is tried.
enum StaticBounds<B> {
    /// Its score.
    Known(i32),
    /// The cells worth a disc, and what the score is at least and at most.
    Open { cells: B, least: i32, most: i32 },
}

impl<'a, B: Bitboard> Search<'a, B> {
    pub(super) fn new(grid: Grid<B>, table_bytes: usize, budget: Budget<'a>) -> Self {
        let columns = from_the_middle(*grid.rules()).into_iter().map(|column| grid.column(column)).collect();
        Self { grid, columns, table: Table::new(table_bytes), budget }
    }

    /// The score of a node, within these limits.
    pub(super) fn score(&mut self, node: Node<B>, mut least: i32, mut most: i32) -> Result<i32, Exhausted> {
        while least < most {
            let middle = least + (most - least) / 2;
            // Who wins is found out before how soon.
            let bound = if middle <= 0 && least / 2 < middle {
                least / 2
            } else if middle >= 0 && most / 2 > middle {
                most / 2
            } else {
                middle
            };
            match self.negamax(node, bound, bound + 1)? {
                score if score <= bound => most = score,
                score => least = score,
            }
        }
        Ok(least)
    }

    /// Whether the score is above a bound.
    pub(super) fn is_above(&mut self, node: Node<B>, bound: i32) -> Result<bool, Exhausted> {
        Ok(self.negamax(node, bound, bound + 1)? > bound)
    }

    /// The score if it is between `alpha` and `beta`, otherwise a bound of it that is not.
    fn negamax(&mut self, node: Node<B>, mut alpha: i32, mut beta: i32) -> Result<i32, Exhausted> {
        self.budget.spend()?;
        let (cells, least, most) = match self.static_bounds(node) {
            StaticBounds::Known(score) => return Ok(score),
            StaticBounds::Open { cells, least, most } => (cells, least, most),
        };
        let key = self.key(node);
        let known = self.table.probe(key);
        let known = known
            .map_or((least, most), |known| (least.max(known.lower.into()), most.min(known.upper.into())));
        alpha = alpha.max(known.0);
        beta = beta.min(known.1);
        if alpha >= beta {
            return Ok(if alpha == known.0 { alpha } else { beta });
        }
        let mut best = i32::MIN;
        for cell in self.ordered(node, cells) {
            let after = Node { own: node.other, other: node.own | cell };
            let score = -self.negamax(after, -beta, -alpha.max(best))?;
            best = best.max(score);
            if best >= beta {
                break;
            }
        }
        let lower = if best > alpha { best } else { known.0 };
        let upper = if best < beta { best } else { known.1 };
        self.table.store(key, Bounds { lower: lower as i16, upper: upper as i16 }, &self.budget);
        Ok(best)
    }

    fn static_bounds(&self, node: Node<B>) -> StaticBounds<B> {
        let occupied = node.own | node.other;
        let free = self.grid.cells() & !occupied;
        let left = free.count() as i32;
        if !self.grid.rules().fits_a_line() {
            return StaticBounds::Known(0);
        }
        let landing = occupied.wrapping_sum(self.grid.bottom()) & self.grid.cells();
        let completing = landing & self.grid.completing(node.own);
        if self.grid.rules().is_misere() {
            let cells = landing & !completing;
            return if cells.is_empty() {
                StaticBounds::Known(-left)
            } else if left == 1 {
                StaticBounds::Known(0)
            } else {
                // The opponent may have to complete a line next, or the side to move after that.
                StaticBounds::Open { cells, least: 2 - left, most: left - 1 }
            };
        }
        if !completing.is_empty() {
            return StaticBounds::Known(left);
        }
        if left == 1 {
            return StaticBounds::Known(0);
        }
        let cells = safe_drops(landing, self.grid.completing(node.other), false);
        if cells.is_empty() {
            return StaticBounds::Known(1 - left);
        }
        // Neither side wins with its next disc.
        StaticBounds::Open { cells, least: (3 - left).min(0), most: left - 2 }
    }

    /// These cells, the most promising first: those after which one has many winning cells, or in misère few.
    fn ordered(&self, node: Node<B>, cells: B) -> impl Iterator<Item = B> + use<B> {
        let mut order = [(0, B::EMPTY); MAX_SIZE as usize];
        let mut count = 0;
        let free = self.grid.cells() & !(node.own | node.other);
        for cell in self.columns.iter().map(|&column| column & cells).filter(|cell| !cell.is_empty()) {
            let winning = (self.grid.completing(node.own | cell) & free & !cell).count() as i32;
            let rank = if self.grid.rules().is_misere() { winning } else { -winning };
            let place = order[..count].partition_point(|&(other, _)| other <= rank);
            order[place..=count].rotate_right(1);
            order[place] = (rank, cell);
            count += 1;
        }
        order.into_iter().take(count).map(|(_, cell)| cell)
    }

    /// The same for all images of a position, and for no other.
    fn key(&self, node: Node<B>) -> B {
        let occupied = node.own | node.other;
        let key = node.own.wrapping_sum(occupied).wrapping_sum(self.grid.bottom());
        self.grid.images(key).min().unwrap_or(key)
    }
}
