//! The plate with the holes, in front of the discs.
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;

use super::{BoardLook, UnitQuad, blended_piece, encoded, layer, piece};
use crate::app::board::geometry::BoardShape;

/// The body of the board: bevelled plate, holes, feet, and the shadow that falls through the holes.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub(in crate::app) struct FrontPlateMaterial {
    #[uniform(0)]
    light: Vec4,
    #[uniform(0)]
    dark: Vec4,
    /// Columns, rows, finish, then 0.
    #[uniform(0)]
    grid: Vec4,
    /// Centre and size of the quad, in cells.
    #[uniform(0)]
    quad: Vec4,
}

impl FrontPlateMaterial {
    /// The front plate of a board of this shape.
    pub(in crate::app) fn new(look: &BoardLook, shape: BoardShape) -> Self {
        let quad = shape.front_quad();
        Self {
            light: encoded(look.light),
            dark: encoded(look.dark),
            grid: shape.grid().extend(look.finish.code()).extend(0.0),
            quad: (quad.center(), quad.size()).into(),
        }
    }
}

blended_piece!(FrontPlateMaterial, "front_plate.wgsl");

/// The front plate as a child of the board.
pub(in crate::app) fn front_plate(
    quad: &UnitQuad,
    material: Handle<FrontPlateMaterial>,
    shape: BoardShape,
) -> impl Bundle {
    piece(quad, material, shape.front_quad(), layer::FRONT_PLATE, MeshTag::default())
}
