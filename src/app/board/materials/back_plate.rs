//! The plate behind the discs, seen through the holes, and the shadow of the whole board.
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;

use super::{BoardLook, UnitQuad, blended_piece, encoded, layer, piece};
use crate::app::board::geometry::BoardShape;

/// The dark inside of the board, its upper edge behind the discs, and the shadow it casts.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub(in crate::app) struct BackPlateMaterial {
    #[uniform(0)]
    light: Vec4,
    #[uniform(0)]
    dark: Vec4,
    #[uniform(0)]
    hole: Vec4,
    /// Columns, rows, then 0.
    #[uniform(0)]
    grid: Vec4,
    /// Centre and size of the quad, in cells.
    #[uniform(0)]
    quad: Vec4,
}

impl BackPlateMaterial {
    /// The back plate of a board of this shape.
    pub(in crate::app) fn new(look: &BoardLook, shape: BoardShape) -> Self {
        let quad = shape.back_quad();
        Self {
            light: encoded(look.light),
            dark: encoded(look.dark),
            hole: encoded(look.hole),
            grid: shape.grid().extend(0.0).extend(0.0),
            quad: (quad.center(), quad.size()).into(),
        }
    }
}

blended_piece!(BackPlateMaterial, "back_plate.wgsl");

/// The back plate as a child of the board.
pub(in crate::app) fn back_plate(
    quad: &UnitQuad,
    material: Handle<BackPlateMaterial>,
    shape: BoardShape,
) -> impl Bundle {
    piece(quad, material, shape.back_quad(), layer::BACK_PLATE, MeshTag::default())
}
