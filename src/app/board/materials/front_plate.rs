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
    /// Columns, rows, lit column, its strength.
    #[uniform(0)]
    grid: Vec4,
    /// Centre and size of the quad, in cells.
    #[uniform(0)]
    quad: Vec4,
    /// Dim, how far the bar is open, then 0.
    #[uniform(0)]
    state: Vec4,
}

impl FrontPlateMaterial {
    /// The front plate of a board of this shape, no column lit, not dimmed, its bar closed unless discs can be popped.
    pub(in crate::app) fn new(look: &BoardLook, shape: BoardShape) -> Self {
        let quad = shape.front_quad();
        Self {
            light: encoded(look.light),
            dark: encoded(look.dark),
            grid: shape.grid().extend(0.0).extend(0.0),
            quad: (quad.center(), quad.size()).into(),
            state: if shape.pop_strip { Vec4::Y } else { Vec4::ZERO },
        }
    }

    /// Brightens one column, `strength` from 0 to 1. A `column` between two whole numbers lies between two columns.
    pub(in crate::app) fn light_column(&mut self, column: f32, strength: f32) {
        self.grid.z = column;
        self.grid.w = strength;
    }

    /// Darkens the whole board, `dim` from 0 to 1.
    pub(in crate::app) fn set_dim(&mut self, dim: f32) {
        self.state.x = dim;
    }

    /// Slides the bar at the bottom away, `open` from 0 to 1, so that the discs can fall out.
    ///
    /// A board for PopOut has none: it is made open.
    pub(in crate::app) fn set_bar(&mut self, open: f32) {
        self.state.y = open;
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
