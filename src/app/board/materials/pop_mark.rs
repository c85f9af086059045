//! The ▼ under a column whose lowest disc can be popped.
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;

use super::{MarkTag, UnitQuad, blended_piece, encoded, layer, piece};
use crate::app::board::geometry::BoardShape;

/// Marks in the colour of the player who may pop.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub(in crate::app) struct PopMarkMaterial {
    #[uniform(0)]
    colour: Vec4,
}

impl PopMarkMaterial {
    /// Marks of this colour.
    pub(in crate::app) fn new(colour: Color) -> Self {
        Self { colour: encoded(colour) }
    }
}

blended_piece!(PopMarkMaterial, "pop_mark.wgsl");

/// The mark under a column, as a child of the board.
pub(in crate::app) fn pop_mark(
    quad: &UnitQuad,
    material: Handle<PopMarkMaterial>,
    shape: BoardShape,
    col: usize,
    tag: MarkTag,
) -> impl Bundle {
    let area = Rect::from_center_size(shape.pop_mark_centre(col), Vec2::splat(0.7));
    piece(quad, material, area, layer::MARKS, tag.into())
}
