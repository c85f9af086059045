//! How much of which fault a level has on which board, set by tournaments: see `docs/levels.md`.
use super::Level;
use crate::{Rules, Variant};

/// The faults of a level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Faults {
    /// The share of its moves that it makes at a glance, without thinking.
    pub(super) glances: f32,
    /// Plies that it looks ahead at a glance.
    pub(super) plies: u32,
    /// The shares of lines that it overlooks at a glance.
    pub(super) overlooks: Overlooked,
    /// Positions that it looks at when it thinks.
    pub(super) nodes: u64,
    /// The difference between probabilities of winning that makes a move e times as likely to be played; at 0 it plays
    /// the best.
    pub(super) temperature: f32,
}

/// Shares of lines that are overlooked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Overlooked {
    /// Of vertical and horizontal ones.
    pub(super) straight: f32,
    /// Of diagonal ones.
    pub(super) diagonal: f32,
    /// Of those that a pop makes.
    pub(super) pop: f32,
}

impl Overlooked {
    const NOTHING: Self = Self { straight: 0.0, diagonal: 0.0, pop: 0.0 };

    const fn diagonals(share: f32) -> Self {
        Self { straight: 0.0, diagonal: share, pop: share }
    }
}

/// Those of all levels, the weakest first.
type Table = [Faults; Level::ALL.len()];

impl Faults {
    /// The faults of a level on a board.
    pub(super) fn of(level: Level, rules: Rules) -> Self {
        let table = match rules.variant() {
            Variant::PopOut => &POP_OUT,
            Variant::Standard if rules.connect() > 4 => &LONG_LINES,
            Variant::Standard if rules.cells() > LARGE => &LARGE_BOARDS,
            Variant::Standard => &USUAL,
        };
        table[level as usize]
    }

    /// Sees everything, and plays the best that it finds.
    const fn expert(nodes: u64) -> Self {
        Self { glances: 0.0, plies: 0, overlooks: Overlooked::NOTHING, nodes, temperature: 0.0 }
    }

    const fn beginner(straight: f32, diagonal: f32, pop: f32, temperature: f32) -> Self {
        let overlooks = Overlooked { straight, diagonal, pop };
        Self { glances: 1.0, plies: 2, overlooks, nodes: 0, temperature }
    }

    const fn easy(glances: f32, overlooks: Overlooked, nodes: u64, temperature: f32) -> Self {
        Self { glances, plies: 2, overlooks, nodes, temperature }
    }

    const fn better(glances: f32, diagonal: f32, nodes: u64, temperature: f32) -> Self {
        Self { glances, plies: 3, overlooks: Overlooked::diagonals(diagonal), nodes, temperature }
    }
}

/// Cells of the largest board that counts as a usual one.
const LARGE: usize = 49;

const USUAL: Table = [
    Faults::beginner(0.15, 0.7, 0.7, 0.1),
    Faults::easy(0.8, Overlooked { straight: 0.03, diagonal: 0.28, pop: 0.28 }, 200, 0.055),
    Faults::better(0.12, 0.12, 1200, 0.045),
    Faults::better(0.04, 0.1, 6000, 0.025),
    Faults::expert(40_000),
];

const LARGE_BOARDS: Table = [
    Faults::beginner(0.15, 0.7, 0.7, 0.1),
    Faults::easy(0.8, Overlooked { straight: 0.03, diagonal: 0.28, pop: 0.28 }, 200, 0.055),
    Faults::better(0.1, 0.12, 1400, 0.04),
    Faults::better(0.03, 0.1, 9000, 0.02),
    Faults::expert(40_000),
];

const LONG_LINES: Table = [
    Faults::beginner(0.08, 0.5, 0.5, 0.07),
    Faults::easy(0.6, Overlooked { straight: 0.02, diagonal: 0.2, pop: 0.2 }, 400, 0.045),
    Faults::better(0.08, 0.1, 3000, 0.03),
    Faults::better(0.02, 0.1, 15_000, 0.015),
    Faults::expert(40_000),
];

const POP_OUT: Table = [
    Faults::beginner(0.12, 0.6, 0.5, 0.08),
    Faults::easy(0.7, Overlooked { straight: 0.03, diagonal: 0.25, pop: 0.2 }, 500, 0.05),
    Faults::better(0.1, 0.12, 2000, 0.04),
    Faults::better(0.02, 0.1, 15_000, 0.02),
    Faults::expert(40_000),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_a_level_the_fewer_its_faults() {
        for table in [USUAL, LARGE_BOARDS, LONG_LINES, POP_OUT] {
            assert!(
                table.is_sorted_by(|a, b| a.temperature > b.temperature && a.nodes < b.nodes),
                "{table:?}"
            );
            assert!(table.is_sorted_by(|a, b| a.glances >= b.glances));
            assert!(table.is_sorted_by(|a, b| a.overlooks.diagonal >= b.overlooks.diagonal));
        }
    }
}
