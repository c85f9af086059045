//! The bar along the foot of the board that keeps the discs in.
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;

use super::{BoardLook, FrontView, UnitQuad, blended_piece, encoded, layer, piece};
use crate::app::board::geometry::BoardShape;

/// A bar between the feet, in the shadow of the plate.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub(in crate::app) struct DropBarMaterial {
    /// The colour of the body where the bar is.
    #[uniform(0)]
    body: Vec4,
    /// The front plate before it.
    #[uniform(0)]
    pub front: FrontView,
    /// The atlas with the picture of the front plate.
    #[texture(1)]
    pub atlas: Handle<Image>,
}

impl DropBarMaterial {
    /// The bar of a board that looks like this, without a plate before it.
    pub(in crate::app) fn new(look: &BoardLook) -> Self {
        Self { body: encoded(look.dark), front: FrontView::default(), atlas: Handle::default() }
    }
}

blended_piece!(DropBarMaterial, "drop_bar.wgsl");

/// The bar as a child of the board, closed.
pub(in crate::app) fn drop_bar(
    quad: &UnitQuad,
    material: Handle<DropBarMaterial>,
    shape: BoardShape,
) -> impl Bundle {
    piece(quad, material, shape.bar(0.0), layer::DROP_BAR, MeshTag::default())
}
