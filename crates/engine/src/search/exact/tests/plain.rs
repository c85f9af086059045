//! A search as plain as it can be: all moves, a table of exact scores, nothing else.
use std::collections::HashMap;

use super::super::score;
use crate::Grid;

pub(super) struct Plain {
    grid: Grid<u64>,
    scores: HashMap<(u64, u64), i32>,
}

impl Plain {
    pub(super) fn new(grid: Grid<u64>) -> Self {
        Self { grid, scores: HashMap::new() }
    }

    /// The score of a position in which nobody has won, from the discs of the side to move and all discs.
    pub(super) fn score(&mut self, own: u64, occupied: u64) -> i32 {
        if let Some(&score) = self.scores.get(&(own, occupied)) {
            return score;
        }
        let size = self.grid.rules().cells() as i32;
        let discs = occupied.count_ones() as i32;
        let landing = (occupied + self.grid.bottom()) & self.grid.cells();
        let cells = (0..64).map(|index| 1 << index).filter(|cell| landing & cell != 0);
        let after = |cell: u64| {
            if self.grid.has_line(own | cell) {
                score::win_now(size, discs)
            } else {
                -self.score(own ^ occupied, occupied | cell)
            }
        };
        let score = cells.map(after).max().unwrap_or(0);
        self.scores.insert((own, occupied), score);
        score
    }

    /// The positions whose score was needed by now: the discs of the side to move, all discs and the score.
    pub(super) fn scores(&self) -> impl Iterator<Item = (u64, u64, i32)> {
        self.scores.iter().map(|(&(own, occupied), &score)| (own, occupied, score))
    }
}
