//! How much of which fault a level has on which board, set by tournaments: see `docs/levels.md`.
use super::names::Level;
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

/// Those of all levels, the weakest first.
type Table = [Faults; Level::ALL.len()];

impl Faults {
    /// The faults of a level on a board.
    pub(super) fn of(level: Level, rules: Rules) -> Self {
        let table = match rules.variant() {
            _ if rules.is_misere() => &MISERE,
            _ if rules.is_cylinder() => &CYLINDER,
            Variant::PopOut => &POP_OUT,
            Variant::Standard if rules.connect() > 4 => &LONG_LINES,
            Variant::Standard if rules.cells() > LARGE => &LARGE_BOARDS,
            Variant::Standard => &USUAL,
        };
        table[level as usize]
    }

    /// Sees everything, and plays the best that it finds.
    const fn none(nodes: u64) -> Self {
        Self::new(0.0, 0, [0.0; 3], nodes, 0.0)
    }

    const fn new(glances: f32, plies: u32, overlooks: [f32; 3], nodes: u64, temperature: f32) -> Self {
        let [straight, diagonal, pop] = overlooks;
        let overlooks = Overlooked { straight, diagonal, pop };
        Self { glances, plies, overlooks, nodes, temperature }
    }
}

/// Cells of the largest board that counts as a usual one.
const LARGE: usize = 49;

// Each row: glances, plies, what is overlooked (straight, diagonal, pop), nodes, temperature.
const USUAL: Table = [
    Faults::new(1.0, 2, [0.1, 0.45, 0.5], 0, 0.07),
    Faults::new(0.67, 2, [0.03, 0.21, 0.25], 270, 0.05),
    Faults::new(0.17, 3, [0.0, 0.14, 0.14], 1_000, 0.045),
    Faults::new(0.04, 3, [0.0, 0.1, 0.1], 6_500, 0.022),
    Faults::none(35_000),
];

const LARGE_BOARDS: Table = [
    Faults::new(1.0, 2, [0.085, 0.38, 0.4], 0, 0.06),
    Faults::new(0.63, 2, [0.03, 0.2, 0.25], 320, 0.047),
    Faults::new(0.13, 3, [0.0, 0.13, 0.14], 1_450, 0.042),
    Faults::new(0.03, 3, [0.0, 0.1, 0.1], 7_600, 0.0165),
    Faults::none(19_000),
];

const LONG_LINES: Table = [
    Faults::new(1.0, 2, [0.01, 0.08, 0.1], 0, 0.0225),
    Faults::new(0.44, 2, [0.01, 0.08, 0.1], 900, 0.0224),
    Faults::new(0.09, 3, [0.0, 0.08, 0.1], 4_000, 0.021),
    Faults::new(0.02, 3, [0.0, 0.08, 0.08], 12_500, 0.011),
    Faults::none(21_000),
];

const POP_OUT: Table = [
    Faults::new(1.0, 2, [0.08, 0.4, 0.35], 0, 0.062),
    Faults::new(0.7, 2, [0.03, 0.25, 0.2], 500, 0.05),
    Faults::new(0.16, 3, [0.0, 0.12, 0.12], 2_000, 0.04),
    Faults::new(0.02, 3, [0.0, 0.1, 0.1], 13_500, 0.022),
    Faults::none(35_000),
];

const MISERE: Table = [
    Faults::new(1.0, 2, [0.1, 0.45, 0.5], 0, 0.07),
    Faults::new(0.67, 2, [0.03, 0.21, 0.25], 270, 0.05),
    Faults::new(0.17, 3, [0.0, 0.14, 0.14], 1_000, 0.045),
    Faults::new(0.04, 3, [0.0, 0.1, 0.1], 6_500, 0.022),
    Faults::none(35_000),
];

const CYLINDER: Table = [
    Faults::new(1.0, 2, [0.12, 0.5, 0.5], 0, 0.085),
    Faults::new(0.75, 2, [0.05, 0.28, 0.3], 250, 0.06),
    Faults::new(0.17, 3, [0.0, 0.14, 0.14], 1_000, 0.045),
    Faults::new(0.05, 3, [0.0, 0.1, 0.1], 5_000, 0.026),
    Faults::none(70_000),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_a_level_the_fewer_its_faults() {
        for table in [USUAL, LARGE_BOARDS, LONG_LINES, POP_OUT, MISERE, CYLINDER] {
            assert!(
                table.is_sorted_by(|a, b| a.temperature > b.temperature && a.nodes < b.nodes),
                "{table:?}"
            );
            assert!(table.is_sorted_by(|a, b| a.glances >= b.glances));
            assert!(table.is_sorted_by(|a, b| a.overlooks.diagonal >= b.overlooks.diagonal));
        }
    }
}
