//! The discs that are shown.
//!
//! The game is always ahead of what is shown: its changes wait here, and become motions in their order.
use std::collections::VecDeque;

use bevy::prelude::*;

use super::geometry::BoardShape;
use crate::app::disc_style::DiscStyle;
use crate::app::game::BoardChanged;
use connect_n_engine::{Cell, Column, Rules, Seat};

/// Everything that still moves arrives at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct FinishAnimations;

/// The discs that are shown, and the changes that wait.
#[derive(Resource)]
pub struct BoardView {
    pub(super) rules: Rules,
    pub(super) disc_styles: [DiscStyle; 4],
    /// Discs of each column, from the foot up, as they will stand when all motion has ended.
    pub(super) columns: Vec<Vec<Entity>>,
    pub(super) waiting: VecDeque<BoardChanged>,
}

/// A disc on the board.
#[derive(Component, Debug)]
pub struct Disc {
    /// Whose it is.
    pub seat: Seat,
    /// Where its centre comes to rest, in board space.
    pub rest: Vec2,
}

/// On its way to its place.
#[derive(Component)]
pub(super) struct Travelling;

/// Gone from the board; disappears when it arrives.
#[derive(Component)]
pub(super) struct Leaving;

impl Default for BoardView {
    fn default() -> Self {
        let setup = crate::app::game::setup::Setup::default();
        let rules = Rules::default();
        let columns = vec![Vec::new(); usize::from(rules.cols())];
        let disc_styles = std::array::from_fn(|chair| setup.disc_style(chair));
        Self { rules, disc_styles, columns, waiting: VecDeque::new() }
    }
}

impl BoardView {
    /// The rules of the board that is shown.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// What the discs look like, by seat.
    pub fn disc_styles(&self) -> [DiscStyle; 4] {
        self.disc_styles
    }

    /// Height of the centre of a disc that hangs over the board, in board space.
    pub(super) fn hover_height(&self) -> f32 {
        BoardShape::from(self.rules).hover_height()
    }

    /// The disc shown in a cell.
    pub fn disc(&self, cell: Cell) -> Option<Entity> {
        self.columns.get(cell.column.index())?.get(usize::from(cell.row)).copied()
    }

    /// The discs of a column, from its foot up.
    pub fn column(&self, column: Column) -> &[Entity] {
        self.columns.get(column.index()).map_or(&[], Vec::as_slice)
    }
}

/// Centre of a cell in board space.
pub(super) fn centre(cell: Cell) -> Vec2 {
    Vec2::new(cell.column.index() as f32 + 0.5, f32::from(cell.row) + 0.5)
}
