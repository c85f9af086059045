//! Signs that the font lacks, drawn by a shader.
use bevy::asset::AssetPath;
use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;
use bevy::ui_render::UiMaterialPlugin;
use bevy::ui_render::prelude::{MaterialNode, UiMaterial};

use super::skin::Part;
use crate::app::embedded::{self, embed};
use crate::app::theme::themed::{PaletteRole, ThemedText};

const SHADER: &str = "shaders/icon.wgsl";

/// A sign. As a component it may be changed at any time: a play button becomes a pause button.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(TextColor)]
pub enum Icon {
    /// A cross.
    Close,
    /// +
    Plus,
    /// -
    Minus,
    /// A chevron to the left.
    Back,
    /// A chevron to the right.
    Forward,
    /// A chevron downwards.
    Down,
    /// Three lines.
    Menu,
    /// A tick.
    Check,
    /// A triangle to the right.
    Play,
    /// Two bars.
    Pause,
    /// A triangle to the right against a bar: to the end, a single step.
    Next,
    /// A triangle to the left against a bar.
    Previous,
    /// An arrow that turns back.
    Undo,
    /// An arrow that turns forward.
    Redo,
    /// A gear.
    Settings,
    /// A loudspeaker.
    Sound,
    /// A loudspeaker that is silent.
    Mute,
    /// Four corners.
    Fullscreen,
    /// A triangle to the left.
    StepBack,
    /// A small triangle downwards: a pop.
    Pop,
    /// A bulb.
    Hint,
    /// Three bars of different heights.
    Bars,
}

/// Draws one [`Icon`] in one colour.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub(super) struct IconMaterial {
    #[uniform(0)]
    color: LinearRgba,
    #[uniform(1)]
    which: Vec4,
}

impl UiMaterial for IconMaterial {
    fn fragment_shader() -> ShaderRef {
        AssetPath::from(embedded::path(SHADER)).into()
    }
}

impl IconMaterial {
    fn new(icon: Icon, color: Color) -> Self {
        Self { color: color.into(), which: Vec4::new(f32::from(icon as u8), 0.0, 0.0, 0.0) }
    }
}

/// An icon on its own, `size` logical pixels wide and high.
pub fn icon(icon: Icon, size: f32, role: PaletteRole) -> impl Bundle {
    (sign(icon, size), ThemedText(role))
}

/// An icon in the colour of the label of the control that it lies in.
pub fn label_icon(icon: Icon, size: f32) -> impl Bundle {
    (sign(icon, size), Part::Label)
}

/// An icon whose colour is the control's.
pub(super) fn sign(icon: Icon, size: f32) -> impl Bundle {
    (icon, Node { width: px(size), height: px(size), flex_shrink: 0.0, ..default() }, Pickable::IGNORE)
}

/// Registers the material, where anything is drawn at all.
pub(super) fn add_material(app: &mut App) {
    if app.get_sub_app(RenderApp).is_some() && app.world().contains_resource::<EmbeddedAssetRegistry>() {
        embed!(app, "shaders/icon.wgsl");
        app.add_plugins(UiMaterialPlugin::<IconMaterial>::default());
    }
}

/// Gives icons that are new or have changed their material.
pub(super) fn draw_icons(
    icons: Query<
        (Entity, &Icon, &TextColor, Option<&MaterialNode<IconMaterial>>),
        Or<(Changed<Icon>, Changed<TextColor>)>,
    >,
    mut materials: ResMut<Assets<IconMaterial>>,
    mut commands: Commands,
) {
    for (entity, icon, color, drawn) in &icons {
        let material = IconMaterial::new(*icon, color.0);
        if let Some(mut old) = drawn.and_then(|node| materials.get_mut(&node.0)) {
            *old = material;
            continue;
        }
        commands.entity(entity).insert(MaterialNode(materials.add(material)));
    }
}

/// Icons can be drawn.
pub(super) fn drawable(materials: Option<Res<Assets<IconMaterial>>>) -> bool {
    materials.is_some()
}
