//! Where the board stands in the window, and what a point of the window means on it.
use bevy::prelude::*;

use super::geometry::BoardShape;
use connect_n_engine::{Cell, Column, Move, Rules};

/// The part of the screen that is left for the board: a screen marks one of its nodes with it.
#[derive(Component, Default)]
pub struct BoardArea;

/// Where the board stands. Window coordinates: logical pixels, origin at the upper left, y downwards.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct BoardLayout {
    /// Size of the board.
    pub rules: Rules,
    /// Side of a cell.
    pub cell: f32,
    /// The same in pixels of the screen, a whole number: a disc at rest lies on whole pixels.
    pub pixels: u32,
    /// Lower left corner of the grid.
    pub origin: Vec2,
}

/// What the pointer is at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A column, from above the board down to its foot.
    Column(Column),
    /// The strip under a column, where PopOut pops.
    Strip(Column),
}

impl From<Move> for Target {
    fn from(mv: Move) -> Self {
        match mv {
            Move::Drop(column) => Self::Column(column),
            Move::Pop(column) => Self::Strip(column),
        }
    }
}

impl Target {
    /// The column, whichever part of it is meant.
    pub fn column(self) -> Column {
        match self {
            Self::Column(column) | Self::Strip(column) => column,
        }
    }
}

impl BoardLayout {
    /// The largest board that fits into an area, with its headroom for the hovering disc, in its middle, on a
    /// screen with so many pixels in a logical one.
    pub fn fit(area: Rect, rules: Rules, scale: f32) -> Self {
        let extent = BoardShape::from(rules).outer();
        let room = (area.width() / extent.width()).min(area.height() / extent.height());
        let pixels = (room * scale).floor().max(1.0);
        let cell = pixels / scale;
        let corner = area.center() - extent.size() * cell / 2.0;
        // The extent is measured in cells from the grid's corner, y upwards.
        let origin = Vec2::new(corner.x - extent.min.x * cell, corner.y + extent.max.y * cell);
        Self { rules, cell, pixels: pixels as u32, origin: (origin * scale).round() / scale }
    }

    /// Pixels of the screen in a logical one.
    pub fn scale(&self) -> f32 {
        self.pixels as f32 / self.cell
    }

    /// The centre of a cell.
    pub fn centre(&self, cell: Cell) -> Vec2 {
        let offset = Vec2::new(f32::from(cell.column.index() as u8) + 0.5, f32::from(cell.row) + 0.5);
        self.origin + Vec2::new(offset.x, -offset.y) * self.cell
    }

    /// The middle of the strip under a column.
    pub fn strip_centre(&self, column: Column) -> Vec2 {
        let mark = BoardShape::from(self.rules).pop_mark_centre(column.index());
        self.origin + Vec2::new(mark.x, -mark.y) * self.cell
    }

    /// What a point of the window means; nothing beside the board.
    pub fn target_at(&self, point: Vec2) -> Option<Target> {
        let at = (point - self.origin) / self.cell;
        let column = Column::new(BoardShape::from(self.rules).column_at(at.x)?)?;
        let below = at.y > 0.0;
        Some(if below && self.rules.is_pop_out() { Target::Strip(column) } else { Target::Column(column) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::Variant;

    fn layout(variant: Variant) -> BoardLayout {
        let rules = Rules::new(6, 7, 4, variant, 2).unwrap();
        BoardLayout::fit(Rect::new(20.0, 10.0, 920.0, 710.0), rules, 1.0)
    }

    #[test]
    fn every_cell_is_a_target_of_its_column() {
        for variant in [Variant::Standard, Variant::PopOut] {
            let layout = layout(variant);
            for column in layout.rules.columns() {
                for row in 0..6 {
                    let point = layout.centre(Cell::new(row, column));
                    assert_eq!(layout.target_at(point), Some(Target::Column(column)));
                }
            }
        }
    }

    #[test]
    fn the_strip_is_there_only_in_popout() {
        let column = Column::new(6).unwrap();
        let pop_out = layout(Variant::PopOut);
        assert_eq!(pop_out.target_at(pop_out.strip_centre(column)), Some(Target::Strip(column)));
        let standard = layout(Variant::Standard);
        assert_eq!(standard.target_at(standard.strip_centre(column)), Some(Target::Column(column)));
    }

    #[test]
    fn beside_the_board_is_nothing() {
        let layout = layout(Variant::Standard);
        let left = layout.origin - Vec2::X * layout.cell;
        assert_eq!(layout.target_at(left), None);
    }

    #[test]
    fn the_board_stays_inside_its_area_at_any_size() {
        for (width, height) in [(480.0, 340.0), (900.0, 700.0), (300.0, 1000.0), (3500.0, 2100.0)] {
            for (rows, cols) in [(3, 3), (6, 7), (16, 16), (3, 16), (16, 3)] {
                let rules = Rules::new(rows, cols, 3, Variant::PopOut, 2).unwrap();
                let area = Rect::new(0.0, 0.0, width, height);
                let layout = BoardLayout::fit(area, rules, 1.5);
                let extent = BoardShape::from(rules).outer();
                let top = layout.origin.y - extent.max.y * layout.cell;
                let bottom = layout.origin.y - extent.min.y * layout.cell;
                let right = layout.origin.x + extent.max.x * layout.cell;
                assert!(top >= -1.0 && bottom <= height + 1.0 && right <= width + 1.0, "{layout:?}");
            }
        }
    }
}
