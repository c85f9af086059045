//! The materials of all pieces, made once: whoever shows a disc asks here.
use bevy::mesh::MeshTag;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::materials::{
    DiscIconMaterial, DiscMaterial, DiscTag, PopMarkMaterial, Symbol, UnitQuad, WinLineMaterial, layer,
    win_line,
};
use crate::app::game::setup::{Livery, MAX_PLAYERS};
use crate::app::theme::palette::DiscColour;

/// The materials of the discs and marks, by colour and symbol.
#[derive(Resource)]
pub(in crate::app) struct Pieces {
    discs: HashMap<Livery, Handle<DiscMaterial>>,
    marks: HashMap<DiscColour, Handle<PopMarkMaterial>>,
}

impl FromWorld for Pieces {
    fn from_world(world: &mut World) -> Self {
        let mut discs = HashMap::default();
        let mut marks = HashMap::default();
        for colour in DiscColour::ALL {
            for chair in 0..MAX_PLAYERS {
                let material = DiscMaterial::new(colour.color(), Some(Symbol::of_player(chair)));
                let handle = world.resource_mut::<Assets<DiscMaterial>>().add(material);
                discs.insert(Livery { colour, chair: chair as u8 }, handle);
            }
            let mark = PopMarkMaterial::new(colour.color());
            marks.insert(colour, world.resource_mut::<Assets<PopMarkMaterial>>().add(mark));
        }
        Self { discs, marks }
    }
}

impl Pieces {
    /// The look of a disc of this livery; where it stands is up to the caller, at [`disc_depth`].
    pub(super) fn disc(&self, livery: Livery, tag: DiscTag) -> impl Bundle + use<> {
        let material = self.discs.get(&livery).cloned().unwrap_or_default();
        (MeshMaterial2d(material), tag, MeshTag::from(tag))
    }

    /// The material of the marks under the columns, in a player's colour.
    pub(super) fn mark(&self, colour: DiscColour) -> Handle<PopMarkMaterial> {
        self.marks.get(&colour).cloned().unwrap_or_default()
    }
}

/// The same discs as pictures in the interface.
#[derive(Resource)]
pub(in crate::app) struct DiscIcons(HashMap<(Livery, bool), Handle<DiscIconMaterial>>);

impl FromWorld for DiscIcons {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<DiscIconMaterial>>();
        let mut icons = HashMap::default();
        for colour in DiscColour::ALL {
            for chair in 0..MAX_PLAYERS {
                for dimmed in [false, true] {
                    let tag = DiscTag { dim: if dimmed { 0.6 } else { 0.0 }, ..DiscTag::default() };
                    let symbol = Some(Symbol::of_player(chair));
                    let icon = materials.add(DiscIconMaterial::new(colour.color(), symbol, tag));
                    icons.insert((Livery { colour, chair: chair as u8 }, dimmed), icon);
                }
            }
        }
        Self(icons)
    }
}

impl DiscIcons {
    /// A disc of a livery as a node of `size` logical pixels; dimmed for a player who waits.
    pub(in crate::app) fn icon(&self, livery: Livery, size: f32, dimmed: bool) -> impl Bundle + use<> {
        let material = self.0.get(&(livery, dimmed)).cloned().unwrap_or_default();
        let node = Node { width: px(size), height: px(size), flex_shrink: 0.0, ..default() };
        (node, MaterialNode(material), Pickable::IGNORE)
    }
}

/// Depth at which the discs of a livery lie: those of one player together, so that they are drawn in one go.
pub(super) fn disc_depth(livery: Livery) -> f32 {
    layer::DISCS + f32::from(livery.chair) * 0.01
}

/// How much of a line through winning discs is drawn, 0 to 1.
#[derive(Component, Default, PartialEq, Debug)]
pub(super) struct Stroke {
    pub(super) progress: f32,
}

/// A line through winning discs, not yet begun.
pub(super) fn stroke(
    quad: &UnitQuad,
    materials: &mut Assets<WinLineMaterial>,
    colour: DiscColour,
    ends: [Vec2; 2],
) -> impl Bundle {
    let material = materials.add(WinLineMaterial::new(colour.color(), ends[0], ends[1]));
    (Stroke::default(), win_line(quad, material, ends[0], ends[1]))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pieces>()
        .init_resource::<DiscIcons>()
        .add_systems(PostUpdate, (paint_discs, paint_strokes));
}

fn paint_discs(mut discs: Query<(&DiscTag, &mut MeshTag), Changed<DiscTag>>) {
    for (tag, mut painted) in &mut discs {
        painted.set_if_neq(MeshTag::from(*tag));
    }
}

fn paint_strokes(
    strokes: Query<(&Stroke, &MeshMaterial2d<WinLineMaterial>), Changed<Stroke>>,
    mut materials: ResMut<Assets<WinLineMaterial>>,
) {
    for (stroke, material) in &strokes {
        if let Some(mut material) = materials.get_mut(material) {
            material.set_progress(stroke.progress);
        }
    }
}
