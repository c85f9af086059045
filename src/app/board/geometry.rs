//! Sizes of the board in cells: one cell is one unit, the origin is the lower left corner of the grid.
use std::fmt::Write;

use bevy::math::{Rect, Vec2, vec2};

/// From the grid to the edge of the front plate, on every side.
pub(in crate::app) const BEZEL: f32 = 0.25;
/// Radius of the corners of the plates.
pub(in crate::app) const CORNER: f32 = 0.3;
/// Height by which the back plate shows above the front plate; discs fall in between.
pub(in crate::app) const LIP: f32 = 0.09;
/// Height of the feet below the front plate.
pub(in crate::app) const FOOT: f32 = 0.3;
/// From the edge of the plate to the middle of a foot.
const FOOT_INSET: f32 = 0.74;
/// Height of the bar between the feet.
const BAR: f32 = 0.1;
/// Radius of a hole in the front plate.
pub(in crate::app) const HOLE: f32 = 0.43;
/// Radius of a disc.
pub(in crate::app) const DISC: f32 = 0.405;
/// Height above the plates in which a disc hovers before it falls.
pub(in crate::app) const HOVER: f32 = 1.0;
/// Height of the strip under the feet in which the marks of PopOut stand.
pub(in crate::app) const POP_STRIP: f32 = 0.36;
/// How far the soft shadow of the board reaches beyond it.
const SHADOW: f32 = 0.8;
/// Room that antialiasing needs around a shape.
const MARGIN: f32 = 0.06;

/// What decides how large a board is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) struct BoardShape {
    /// Rows of cells, counted from the bottom.
    pub rows: u8,
    /// Columns of cells.
    pub cols: u8,
    /// Whether marks for popping stand under the board.
    pub pop_strip: bool,
}

impl BoardShape {
    /// Cells across and up.
    pub(in crate::app) fn grid(self) -> Vec2 {
        vec2(f32::from(self.cols), f32::from(self.rows))
    }

    /// The front plate without its feet.
    pub(in crate::app) fn plate(self) -> Rect {
        Rect::from_corners(Vec2::splat(-BEZEL), self.grid() + BEZEL)
    }

    /// All that belongs to the board: plates, feet, the room where discs hover and the pop strip.
    ///
    /// A layout that shows this rectangle clips nothing but the outermost shadow.
    pub(in crate::app) fn outer(self) -> Rect {
        let plate = self.plate();
        let strip = if self.pop_strip { POP_STRIP } else { 0.0 };
        Rect::from_corners(plate.min - vec2(0.0, FOOT + strip), plate.max + vec2(0.0, LIP + HOVER))
    }

    /// Height of the centre of a disc that hovers above the board.
    pub(in crate::app) fn hover_height(self) -> f32 {
        self.plate().max.y + LIP + HOVER * 0.5
    }

    /// Where the mark for popping stands under a column.
    pub(in crate::app) fn pop_mark_centre(self, col: usize) -> Vec2 {
        vec2(col as f32 + 0.5, self.plate().min.y - FOOT - POP_STRIP * 0.5)
    }

    /// Column at `x`, for a pointer anywhere above, on or below the board.
    ///
    /// The bezel belongs to the outer columns.
    pub(in crate::app) fn column_at(self, x: f32) -> Option<usize> {
        let plate = self.plate();
        (x >= plate.min.x && x < plate.max.x).then(|| (x.max(0.0) as usize).min(usize::from(self.cols) - 1))
    }

    /// The bar between the feet, `open` from 0 to 1: it slides behind the right foot to let the discs out.
    pub(in crate::app) fn bar(self, open: f32) -> Rect {
        let plate = self.plate();
        let inset = FOOT_INSET * (plate.width() / 3.4).min(1.0);
        let (left, right) = (plate.min.x + inset, plate.max.x - inset);
        Rect::from_corners(vec2(left + (right - left) * open, plate.min.y - BAR), vec2(right, plate.min.y))
    }

    /// The front of a column, counted from 0.
    pub(in crate::app) fn column_front(self, col: usize) -> Rect {
        let left = col as f32;
        Rect::from_corners(vec2(left, 0.0), vec2(left + 1.0, f32::from(self.rows)))
    }

    /// What the quad of the front plate covers.
    pub(in crate::app) fn front_quad(self) -> Rect {
        let plate = self.plate();
        Rect::from_corners(plate.min - vec2(MARGIN, FOOT + MARGIN), plate.max + MARGIN)
    }

    /// What the quad of the back plate covers, shadow included.
    pub(in crate::app) fn back_quad(self) -> Rect {
        let plate = self.plate();
        Rect::from_corners(plate.min - vec2(SHADOW, FOOT + SHADOW), plate.max + SHADOW)
    }
}

/// The constants for shaders, as the module `connect_n::geometry`.
pub(super) fn shader_module() -> String {
    let mut module = String::from("#define_import_path connect_n::geometry\n");
    for (name, value) in [
        ("BEZEL", BEZEL),
        ("CORNER", CORNER),
        ("LIP", LIP),
        ("FOOT", FOOT),
        ("FOOT_INSET", FOOT_INSET),
        ("HOLE", HOLE),
        ("DISC", DISC),
        ("SHADOW", SHADOW),
    ] {
        // Writing to a string cannot fail.
        let _ = writeln!(module, "const {name}: f32 = {value:?};");
    }
    module
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSIC: BoardShape = BoardShape { rows: 6, cols: 7, pop_strip: false };

    #[test]
    fn the_outer_size_grows_with_the_grid_and_the_strip() {
        let larger = BoardShape { rows: 7, cols: 9, ..CLASSIC };
        assert!((larger.outer().size() - CLASSIC.outer().size() - vec2(2.0, 1.0)).length() < 1e-5);
        let pop = BoardShape { pop_strip: true, ..CLASSIC };
        assert!((pop.outer().height() - CLASSIC.outer().height() - POP_STRIP).abs() < 1e-5);
        assert_eq!(pop.outer().max, CLASSIC.outer().max);
    }

    #[test]
    fn hovering_discs_and_marks_lie_inside_the_outer_size() {
        let pop = BoardShape { pop_strip: true, ..CLASSIC };
        let disc = vec2(0.5, pop.hover_height());
        assert!(disc.y - DISC > pop.plate().max.y + LIP);
        assert!(disc.y + DISC < pop.outer().max.y);
        assert!(pop.outer().contains(pop.pop_mark_centre(6)));
        assert!(pop.pop_mark_centre(0).y < pop.plate().min.y - FOOT);
    }

    #[test]
    fn a_pointer_hits_the_column_it_is_over() {
        assert_eq!(CLASSIC.column_at(0.0), Some(0));
        assert_eq!(CLASSIC.column_at(2.99), Some(2));
        assert_eq!(CLASSIC.column_at(3.0), Some(3));
        assert_eq!(CLASSIC.column_at(-0.1), Some(0));
        assert_eq!(CLASSIC.column_at(7.2), Some(6));
        assert_eq!(CLASSIC.column_at(-0.3), None);
        assert_eq!(CLASSIC.column_at(7.3), None);
    }

    #[test]
    fn a_disc_fits_through_its_hole_and_holes_do_not_touch() {
        const { assert!(DISC < HOLE && HOLE < 0.5) }
        assert!(shader_module().contains("const HOLE: f32 = 0.43;"));
    }
}
