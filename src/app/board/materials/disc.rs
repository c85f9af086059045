//! A disc, on the board and as a small picture in the interface.
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor};
use bevy::shader::ShaderRef;
use bevy::ui_render::ui_material::UiMaterialKey;

use super::{BoardLook, DiscTag, Finish, blend_premultiplied, blended_piece, encoded};

/// The shape raised on the face of a player's discs, so that they differ without any colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum Symbol {
    /// ● of the first player.
    Dot,
    /// ✚ of the second.
    Cross,
    /// ▲ of the third.
    Triangle,
    /// ■ of the fourth.
    Square,
}

impl Symbol {
    /// The symbol of a player, counted from 0; after four they repeat.
    pub(in crate::app) const fn of_player(player: usize) -> Self {
        [Self::Dot, Self::Cross, Self::Triangle, Self::Square][player % 4]
    }

    /// Number by which the shader knows it.
    const fn code(self) -> f32 {
        self as u8 as f32
    }
}

/// What all discs of one player have in common.
#[derive(Asset, TypePath, AsBindGroup, Clone, Default, Debug)]
pub(in crate::app) struct DiscMaterial {
    #[uniform(0)]
    colour: Vec4,
    /// Symbol, finish, then 0.
    #[uniform(0)]
    face: Vec4,
    /// Colour of the edge; transparent without one.
    #[uniform(0)]
    edge: Vec4,
}

impl DiscMaterial {
    /// Discs of this colour in a look; `None` leaves their faces plain.
    pub(in crate::app) fn new(colour: Color, symbol: Option<Symbol>, look: &BoardLook) -> Self {
        Self { colour: encoded(colour), face: face(symbol, look.finish), edge: edge(look) }
    }
}

blended_piece!(DiscMaterial, "disc.wgsl");

/// A disc as a picture in the interface: the disc fills its node, see [`MaterialNode`].
#[derive(Asset, TypePath, AsBindGroup, Clone, Default, Debug)]
pub(in crate::app) struct DiscIconMaterial {
    #[uniform(0)]
    colour: Vec4,
    #[uniform(0)]
    face: Vec4,
    #[uniform(0)]
    edge: Vec4,
    /// Dim, opacity, ring, lift, as in [`DiscTag`].
    #[uniform(0)]
    state: Vec4,
}

impl DiscIconMaterial {
    /// A disc like those on the board.
    pub(in crate::app) fn new(colour: Color, symbol: Option<Symbol>, look: &BoardLook, tag: DiscTag) -> Self {
        let state = Vec4::new(tag.dim, tag.opacity, tag.ring, tag.lift);
        Self { colour: encoded(colour), face: face(symbol, look.finish), edge: edge(look), state }
    }
}

impl UiMaterial for DiscIconMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://connect_n/shaders/disc_icon.wgsl".into()
    }

    fn specialize(descriptor: &mut RenderPipelineDescriptor, _: UiMaterialKey<Self>) {
        blend_premultiplied(descriptor);
    }
}

fn face(symbol: Option<Symbol>, finish: Finish) -> Vec4 {
    Vec4::new(symbol.map_or(-1.0, Symbol::code), finish.code(), 0.0, 0.0)
}

fn edge(look: &BoardLook) -> Vec4 {
    look.disc_edge.map_or(Vec4::ZERO, encoded)
}
