//! The plate with the holes, in front of the discs.
use bevy::mesh::{MeshTag, MeshVertexBufferLayoutRef};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{Material2d, Material2dKey};

use super::{BoardLook, UnitQuad, blended_piece, encoded, layer, piece};
use crate::app::board::geometry::BoardShape;

/// How far the soft edges lie behind the solid plate.
const EDGE_DEPTH: f32 = 0.05;

/// What the shader of the plate knows.
#[derive(ShaderType, Clone, Copy, PartialEq, Debug)]
struct PlateLook {
    light: Vec4,
    dark: Vec4,
    /// Columns, rows, lit column, its strength.
    grid: Vec4,
    /// Centre and size of the quad, in cells.
    quad: Vec4,
    /// Dim, how far the bar is open, then 0.
    state: Vec4,
}

/// The body of the board: bevelled plate, holes, feet, and the shadow that falls through the holes.
///
/// It is drawn in two parts, see [`FrontEdgeMaterial`].
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub(in crate::app) struct FrontPlateMaterial {
    #[uniform(0)]
    look: PlateLook,
}

impl FrontPlateMaterial {
    /// The front plate of a board of this shape, no column lit, not dimmed, its bar closed unless discs can be
    /// popped.
    pub(in crate::app) fn new(look: &BoardLook, shape: BoardShape) -> Self {
        let quad = shape.front_quad();
        let look = PlateLook {
            light: encoded(look.light),
            dark: encoded(look.dark),
            grid: shape.grid().extend(0.0).extend(0.0),
            quad: (quad.center(), quad.size()).into(),
            state: if shape.pop_strip { Vec4::Y } else { Vec4::ZERO },
        };
        Self { look }
    }

    /// Brightens one column, `strength` from 0 to 1. A `column` that is no whole number lies between two.
    pub(in crate::app) fn light_column(&mut self, column: f32, strength: f32) {
        self.look.grid.z = column;
        self.look.grid.w = strength;
    }

    /// Darkens the whole board, `dim` from 0 to 1.
    pub(in crate::app) fn set_dim(&mut self, dim: f32) {
        self.look.state.x = dim;
    }

    /// Slides the bar at the bottom away, `open` from 0 to 1, so that the discs can fall out.
    ///
    /// A board for PopOut has none: it is made open.
    pub(in crate::app) fn set_bar(&mut self, open: f32) {
        self.look.state.y = open;
    }
}

impl Material2d for FrontPlateMaterial {
    fn vertex_shader() -> ShaderRef {
        "embedded://connect_n/shaders/quad.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "embedded://connect_n/shaders/front_plate.wgsl".into()
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if let Some(fragment) = &mut descriptor.fragment {
            fragment.shader_defs.push("SOLID".into());
        }
        Ok(())
    }
}

/// What the front plate covers only in part: its soft edges, and what is seen through its holes.
///
/// The solid part comes before everything else and keeps the renderer from drawing what it hides; this part
/// has to come after the discs. It is added to every front plate and follows it.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub(super) struct FrontEdgeMaterial {
    #[uniform(0)]
    look: PlateLook,
}

blended_piece!(FrontEdgeMaterial, "front_plate.wgsl");

/// The front plate as a child of the board.
pub(in crate::app) fn front_plate(
    quad: &UnitQuad,
    material: Handle<FrontPlateMaterial>,
    shape: BoardShape,
) -> impl Bundle {
    piece(quad, material, shape.front_quad(), layer::FRONT_PLATE, MeshTag::default())
}

/// Gives a new front plate its edges.
pub(super) fn add_edges(
    added: On<Add, MeshMaterial2d<FrontPlateMaterial>>,
    plates: Query<(&Mesh2d, &MeshMaterial2d<FrontPlateMaterial>)>,
    solid: Res<Assets<FrontPlateMaterial>>,
    mut edges: ResMut<Assets<FrontEdgeMaterial>>,
    mut commands: Commands,
) {
    let Ok((quad, plate)) = plates.get(added.entity) else {
        return;
    };
    let Some(solid) = solid.get(plate) else {
        return;
    };
    let material = edges.add(FrontEdgeMaterial { look: solid.look });
    let behind = Transform::from_xyz(0.0, 0.0, -EDGE_DEPTH);
    commands.entity(added.entity).with_child((quad.clone(), MeshMaterial2d(material), behind));
}

/// Keeps the edges like the solid part of their plate.
pub(super) fn follow_plates(
    plates: Query<(&MeshMaterial2d<FrontPlateMaterial>, &Children)>,
    parts: Query<&MeshMaterial2d<FrontEdgeMaterial>>,
    solid: Res<Assets<FrontPlateMaterial>>,
    mut edges: ResMut<Assets<FrontEdgeMaterial>>,
) {
    for (plate, children) in &plates {
        let Some(look) = solid.get(plate).map(|solid| solid.look) else {
            continue;
        };
        for edge in parts.iter_many(children) {
            if edges.get(edge).is_some_and(|edge| edge.look != look)
                && let Some(mut edge) = edges.get_mut(edge)
            {
                edge.look = look;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edges_follow_their_plate() {
        let shape = BoardShape { rows: 6, cols: 7, pop_strip: false };
        let look = BoardLook { light: Color::WHITE, dark: Color::BLACK, hole: Color::BLACK };
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<FrontPlateMaterial>()
            .init_asset::<FrontEdgeMaterial>()
            .add_observer(add_edges)
            .add_systems(PostUpdate, follow_plates);
        let material = FrontPlateMaterial::new(&look, shape);
        let material = app.world_mut().resource_mut::<Assets<FrontPlateMaterial>>().add(material);
        let quad = UnitQuad(Handle::default());
        app.world_mut().spawn(front_plate(&quad, material.clone(), shape));

        let mut plates = app.world_mut().resource_mut::<Assets<FrontPlateMaterial>>();
        plates.get_mut(&material).unwrap().light_column(3.0, 0.5);
        app.update();

        let edges: Vec<_> = app.world().resource::<Assets<FrontEdgeMaterial>>().iter().collect();
        assert_eq!(edges.len(), 1);
        assert_eq!(edges[0].1.look.grid, Vec4::new(7.0, 6.0, 3.0, 0.5));
    }
}
