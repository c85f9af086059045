//! The light on the front of a column that is aimed at.
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;

use super::{BoardLook, UnitQuad, blended_piece, encoded, layer, piece};
use crate::app::board::geometry::BoardShape;

/// Light that is added to the front plate along one column, strongest at its top.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub(in crate::app) struct ColumnLightMaterial {
    #[uniform(0)]
    light: Vec4,
    #[uniform(0)]
    dark: Vec4,
    /// Columns, rows, lit column, its strength.
    #[uniform(0)]
    grid: Vec4,
}

impl ColumnLightMaterial {
    /// The light for a board of this shape, put out.
    pub(in crate::app) fn new(look: &BoardLook, shape: BoardShape) -> Self {
        Self {
            light: encoded(look.light),
            dark: encoded(look.dark),
            grid: shape.grid().extend(0.0).extend(0.0),
        }
    }

    /// Lights a column, counted from 0, with a strength from 0 to 1.
    pub(in crate::app) fn set(&mut self, column: usize, strength: f32) {
        self.grid.z = column as f32;
        self.grid.w = strength;
    }
}

blended_piece!(ColumnLightMaterial, "column_light.wgsl");

/// The light as a child of the board, over its first column.
pub(in crate::app) fn column_light(
    quad: &UnitQuad,
    material: Handle<ColumnLightMaterial>,
    shape: BoardShape,
) -> impl Bundle {
    piece(quad, material, shape.column_front(0), layer::COLUMN_LIGHT, MeshTag::default())
}
