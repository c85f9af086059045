//! The line of light through the winning discs.
use bevy::math::vec2;
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;

use super::{UnitQuad, blended_piece, encoded, layer};

/// How far the glow reaches from the line, in cells.
const GLOW: f32 = 0.45;

/// A line that grows from its start to its end.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub(in crate::app) struct WinLineMaterial {
    #[uniform(0)]
    glow: Vec4,
    /// Length and reach of the glow in cells, progress, opacity.
    #[uniform(0)]
    line: Vec4,
}

impl WinLineMaterial {
    /// A line from one cell's centre to another's, not yet begun; its glow has the winner's `colour`.
    pub(in crate::app) fn new(colour: Color, from: Vec2, to: Vec2) -> Self {
        Self { glow: encoded(colour), line: Vec4::new(from.distance(to), GLOW, 0.0, 1.0) }
    }

    /// Gives the glow another colour.
    pub(in crate::app) fn recolour(&mut self, colour: Color) {
        self.glow = encoded(colour);
    }

    /// How much of the line is drawn, from 0 to 1.
    pub(in crate::app) fn set_progress(&mut self, progress: f32) {
        self.line.z = progress;
    }
}

blended_piece!(WinLineMaterial, "win_line.wgsl");

/// The line between two points of the board, as a child of the board.
pub(in crate::app) fn win_line(
    quad: &UnitQuad,
    material: Handle<WinLineMaterial>,
    from: Vec2,
    to: Vec2,
) -> impl Bundle {
    let size = vec2(from.distance(to), 0.0) + 2.0 * GLOW;
    let transform = Transform::from_translation(from.midpoint(to).extend(layer::WIN_LINE))
        .with_rotation(Quat::from_rotation_z((to - from).to_angle()))
        .with_scale(size.extend(1.0));
    (quad.mesh(), MeshMaterial2d(material), transform)
}
