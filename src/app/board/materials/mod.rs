//! How the board and its pieces are drawn: one material a piece, all on one shared quad, lit by one light.
//!
//! Every shader computes distances analytically, so that a piece is crisp at any size, and works in the units
//! of [`geometry`](super::geometry). The pieces hide each other by their z, see [`layer`].
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::render::render_resource::{BlendState, CompareFunction, RenderPipelineDescriptor};
use bevy::shader::Shader;
use bevy::sprite_render::{Material2d, Material2dPlugin};

use super::geometry;
use crate::app::embedded::embed;

mod back_plate;
mod backdrop;
mod column_light;
mod disc;
mod drop_bar;
mod front_plate;
mod front_view;
mod picture;
mod pop_mark;
mod scenery;
mod shade;
mod tag;
mod win_line;

pub(in crate::app) use self::back_plate::{BackPlateMaterial, back_plate};
pub(in crate::app) use self::backdrop::{BackdropMaterial, backdrop};
pub(in crate::app) use self::column_light::{ColumnLightMaterial, column_light};
pub(in crate::app) use self::disc::{DiscIconMaterial, DiscMaterial, Symbol};
pub(in crate::app) use self::drop_bar::{DropBarMaterial, drop_bar};
pub(in crate::app) use self::front_plate::{FrontPlateMaterial, front_plate};
pub(in crate::app) use self::front_view::FrontView;
pub(in crate::app) use self::picture::PictureMaterial;
pub(in crate::app) use self::pop_mark::{PopMarkMaterial, pop_mark};
pub(in crate::app) use self::scenery::{SceneryMaterial, scenery};
pub(in crate::app) use self::shade::ShadeMaterial;
pub(in crate::app) use self::tag::{DiscTag, MarkTag};
pub(in crate::app) use self::win_line::{WinLineMaterial, win_line};

/// Heights of the pieces inside the board: what is higher hides what is lower.
pub(in crate::app) mod layer {
    /// The back of the window.
    pub(in crate::app) const BACKDROP: f32 = -1.0;
    /// The plate seen through the holes, with the shadow of the board.
    pub(in crate::app) const BACK_PLATE: f32 = 0.0;
    /// All discs; see [`disc`](super::disc()).
    pub(in crate::app) const DISCS: f32 = 1.0;
    /// The bar under the plate, behind its feet.
    pub(in crate::app) const DROP_BAR: f32 = 1.9;
    /// The plate with the holes.
    pub(in crate::app) const FRONT_PLATE: f32 = 2.0;
    /// Light on a column of the plate.
    pub(in crate::app) const COLUMN_LIGHT: f32 = 2.1;
    /// Lines through winning discs.
    pub(in crate::app) const WIN_LINE: f32 = 3.0;
    /// Marks for popping.
    pub(in crate::app) const MARKS: f32 = 4.0;
}

/// How the surface of plates and discs takes the light.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::app) enum Finish {
    /// Smooth, with soft lights.
    #[default]
    Plastic,
    /// Stained, with its grain.
    Wood,
    /// Brushed plates, turned discs.
    Metal,
    /// No light and shade at all.
    Flat,
}

impl Finish {
    /// Number by which the shaders know it.
    const fn code(self) -> f32 {
        self as u8 as f32
    }
}

/// What the board looks like.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub(in crate::app) struct BoardLook {
    /// The front plate at its upper left corner.
    pub light: Color,
    /// The front plate at its lower right corner.
    pub dark: Color,
    /// What is seen through the holes.
    pub hole: Color,
    /// Surface of plates and discs.
    pub finish: Finish,
    /// Whether discs carry the symbols of their players.
    pub symbols: bool,
    /// The edge that parts discs from a light back.
    pub disc_edge: Option<Color>,
}

/// The mesh of every piece: a square of side 1 around the origin.
///
/// All pieces share it, so that those with the same material are drawn together.
#[derive(Resource)]
pub(in crate::app) struct UnitQuad(Handle<Mesh>);

impl FromWorld for UnitQuad {
    fn from_world(world: &mut World) -> Self {
        Self(world.resource_mut::<Assets<Mesh>>().add(Rectangle::new(1.0, 1.0)))
    }
}

impl UnitQuad {
    pub(in crate::app) fn mesh(&self) -> Mesh2d {
        Mesh2d(self.0.clone())
    }
}

/// The files of the shaders: held, since those that only others import would be dropped otherwise.
#[derive(Resource)]
pub(in crate::app) struct ShaderFiles {
    _geometry: Handle<Shader>,
    files: Vec<Handle<Shader>>,
}

impl ShaderFiles {
    /// Whether all of them are there, so that whatever is drawn is drawn completely.
    pub(in crate::app) fn are_loaded(&self, server: &AssetServer) -> bool {
        self.files.iter().all(|file| server.is_loaded(file))
    }
}

/// The shaders of pieces, by their files.
const SHADERS: [&str; 8] =
    ["light", "front_view", "finish", "disc_face", "backdrop", "back_plate", "front_plate", "disc"];

pub(super) fn plugin(app: &mut App) {
    embed!(
        app,
        "shaders/light.wgsl",
        "shaders/front_view.wgsl",
        "shaders/finish.wgsl",
        "shaders/disc_face.wgsl",
        "shaders/quad.wgsl",
        "shaders/backdrop.wgsl",
        "shaders/back_plate.wgsl",
        "shaders/front_plate.wgsl",
        "shaders/drop_bar.wgsl",
        "shaders/column_light.wgsl",
        "shaders/picture.wgsl",
        "shaders/scenery.wgsl",
        "shaders/shade.wgsl",
        "shaders/disc.wgsl",
        "shaders/disc_icon.wgsl",
        "shaders/win_line.wgsl",
        "shaders/pop_mark.wgsl",
    );
    keep_shader_modules(app);
    app.add_plugins((
        Material2dPlugin::<BackdropMaterial>::default(),
        Material2dPlugin::<BackPlateMaterial>::default(),
        Material2dPlugin::<FrontPlateMaterial>::default(),
        Material2dPlugin::<DropBarMaterial>::default(),
        Material2dPlugin::<ColumnLightMaterial>::default(),
        Material2dPlugin::<PictureMaterial>::default(),
        Material2dPlugin::<SceneryMaterial>::default(),
        Material2dPlugin::<ShadeMaterial>::default(),
        Material2dPlugin::<DiscMaterial>::default(),
        Material2dPlugin::<WinLineMaterial>::default(),
        Material2dPlugin::<PopMarkMaterial>::default(),
        UiMaterialPlugin::<DiscIconMaterial>::default(),
    ))
    .init_resource::<UnitQuad>();
}

fn keep_shader_modules(app: &mut App) {
    let geometry = Shader::from_wgsl(geometry::shader_module(), "connect_n/geometry.wgsl");
    let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() else {
        return;
    };
    let geometry = shaders.add(geometry);
    let files = app.world().resource::<AssetServer>();
    let files = SHADERS.map(|name| files.load(format!("embedded://connect_n/shaders/{name}.wgsl")));
    app.insert_resource(ShaderFiles { _geometry: geometry, files: files.into() });
}

/// What every piece on the board is made of.
fn piece<M: Material2d>(
    quad: &UnitQuad,
    material: Handle<M>,
    area: Rect,
    z: f32,
    tag: MeshTag,
) -> impl Bundle {
    let transform = Transform::from_translation(area.center().extend(z)).with_scale(area.size().extend(1.0));
    (quad.mesh(), MeshMaterial2d(material), transform, tag)
}

/// Pieces are drawn in the order of their heights: comparing depths for every pixel would only cost.
fn ignore_depth(descriptor: &mut RenderPipelineDescriptor) {
    if let Some(depth) = &mut descriptor.depth_stencil {
        depth.depth_write_enabled = Some(false);
        depth.depth_compare = Some(CompareFunction::Always);
    }
}

/// The shaders put out premultiplied colours: light is added and shadow laid under in one pass.
fn blend_premultiplied(descriptor: &mut RenderPipelineDescriptor) {
    blend_by(descriptor, BlendState::PREMULTIPLIED_ALPHA_BLENDING);
}

/// Blends what the shaders put out with what is there.
fn blend_by(descriptor: &mut RenderPipelineDescriptor, blend: BlendState) {
    let targets = descriptor.fragment.iter_mut().flat_map(|fragment| &mut fragment.targets);
    for target in targets.flatten() {
        target.blend = Some(blend);
    }
}

/// A colour as the shaders take it: sRGB encoded, since they shade as the eye sees.
fn encoded(colour: Color) -> Vec4 {
    colour.to_srgba().to_vec4()
}

/// Implements [`Material2d`] for a material that is blended over what lies behind it.
macro_rules! blended_piece {
    ($material:ty, $shader:literal) => {
        impl bevy::sprite_render::Material2d for $material {
            fn vertex_shader() -> bevy::shader::ShaderRef {
                "embedded://connect_n/shaders/quad.wgsl".into()
            }

            fn fragment_shader() -> bevy::shader::ShaderRef {
                concat!("embedded://connect_n/shaders/", $shader).into()
            }

            fn alpha_mode(&self) -> bevy::sprite_render::AlphaMode2d {
                bevy::sprite_render::AlphaMode2d::Blend
            }

            fn specialize(
                descriptor: &mut bevy::render::render_resource::RenderPipelineDescriptor,
                _: &bevy::mesh::MeshVertexBufferLayoutRef,
                _: bevy::sprite_render::Material2dKey<Self>,
            ) -> Result<(), bevy::render::render_resource::SpecializedMeshPipelineError> {
                super::blend_premultiplied(descriptor);
                super::ignore_depth(descriptor);
                Ok(())
            }
        }
    };
}
use blended_piece;
