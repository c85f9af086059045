//! The materials of all pieces, made once.
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::mesh::MeshTag;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::materials::{
    BoardLook, DiscIconMaterial, DiscMaterial, DiscTag, PictureMaterial, PopMarkMaterial, Symbol, UnitQuad,
    WinLineMaterial, layer, win_line,
};
use crate::app::disc_style::{DiscColour, DiscStyle};
use crate::app::game::setup::MAX_PLAYERS;
use crate::app::words;

/// The materials of the discs and marks, by colour and symbol.
#[derive(Resource)]
pub(in crate::app) struct Pieces {
    discs: HashMap<DiscStyle, DiscLook>,
    marks: HashMap<DiscColour, Handle<PopMarkMaterial>>,
}

/// The materials of the discs of one style.
#[derive(Clone, Default)]
struct DiscLook {
    /// Drawn by its shader, at any size.
    drawn: Handle<DiscMaterial>,
    /// As a picture of the size that discs have on the board.
    plain: Handle<PictureMaterial>,
    /// The same with the ring of a winning disc.
    ringed: Handle<PictureMaterial>,
}

/// The style of a disc that is shown as a picture.
#[derive(Component, Clone, Copy)]
pub(in crate::app) struct Face(pub(in crate::app) DiscStyle);

/// The ring of light over a winning disc, a child of it.
#[derive(Component)]
pub(in crate::app) struct Ring;

impl FromWorld for Pieces {
    fn from_world(world: &mut World) -> Self {
        let mut discs = HashMap::default();
        let mut marks = HashMap::default();
        for colour in DiscColour::ALL {
            for chair in 0..MAX_PLAYERS {
                let drawn = world.resource_mut::<Assets<DiscMaterial>>().add(DiscMaterial::default());
                let mut pictures = world.resource_mut::<Assets<PictureMaterial>>();
                let plain = pictures.add(PictureMaterial::default());
                let ringed = pictures.add(PictureMaterial::default());
                discs.insert(DiscStyle { colour, chair: chair as u8 }, DiscLook { drawn, plain, ringed });
            }
            let mark = PopMarkMaterial::new(colour.color());
            marks.insert(colour, world.resource_mut::<Assets<PopMarkMaterial>>().add(mark));
        }
        Self { discs, marks }
    }
}

impl Pieces {
    /// Gives all discs the finish and the symbols of the look.
    pub(super) fn follow_look(
        pieces: Res<Self>,
        look: Res<BoardLook>,
        mut materials: ResMut<Assets<DiscMaterial>>,
    ) {
        for (disc_style, disc) in &pieces.discs {
            let material = DiscMaterial::new(disc_style.colour.color(), symbol(*disc_style, &look), &look);
            // The handle is held here and so is in use.
            let _ = materials.insert(&disc.drawn, material);
        }
    }

    /// A disc of this style, as large as a cell; the caller places it, at
    /// [`disc_depth`].
    pub(super) fn disc(&self, disc_style: DiscStyle, tag: DiscTag) -> impl Bundle + use<> {
        (MeshMaterial2d(self.look(disc_style).plain), Face(disc_style), tag, MeshTag::from(tag))
    }

    /// The material that draws a disc of this style at any size.
    pub(in crate::app) fn drawn(&self, disc_style: DiscStyle) -> Handle<DiscMaterial> {
        self.look(disc_style).drawn
    }

    /// Sets the pictures of the discs of a style: a plain one and one with a ring.
    pub(in crate::app) fn show(
        &self,
        disc_style: DiscStyle,
        materials: &mut Assets<PictureMaterial>,
        [plain, ringed]: [PictureMaterial; 2],
    ) {
        let look = self.look(disc_style);
        // Both handles are held here and so are in use.
        let _ = materials.insert(&look.plain, plain);
        let _ = materials.insert(&look.ringed, ringed);
    }

    /// The material of the marks under the columns, in a player's colour.
    pub(super) fn mark(&self, colour: DiscColour) -> Handle<PopMarkMaterial> {
        self.marks.get(&colour).cloned().unwrap_or_default()
    }

    fn look(&self, disc_style: DiscStyle) -> DiscLook {
        self.discs.get(&disc_style).cloned().unwrap_or_default()
    }
}

/// The symbol on the discs of a style.
fn symbol(disc_style: DiscStyle, look: &BoardLook) -> Option<Symbol> {
    look.symbols.then(|| Symbol::of_player(usize::from(disc_style.chair)))
}

/// The same discs as pictures in the interface.
#[derive(Resource)]
pub(in crate::app) struct DiscIcons(HashMap<(DiscStyle, bool), Handle<DiscIconMaterial>>);

impl FromWorld for DiscIcons {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<DiscIconMaterial>>();
        let mut icons = HashMap::default();
        for colour in DiscColour::ALL {
            for chair in 0..MAX_PLAYERS {
                for dimmed in [false, true] {
                    let icon = materials.add(DiscIconMaterial::default());
                    icons.insert((DiscStyle { colour, chair: chair as u8 }, dimmed), icon);
                }
            }
        }
        Self(icons)
    }
}

impl DiscIcons {
    /// Gives all pictures the finish and the symbols of the look.
    pub(super) fn follow_look(
        icons: Res<Self>,
        look: Res<BoardLook>,
        mut materials: ResMut<Assets<DiscIconMaterial>>,
    ) {
        for ((disc_style, dimmed), icon) in &icons.0 {
            let tag = DiscTag { dim: if *dimmed { 0.6 } else { 0.0 }, ..DiscTag::default() };
            let colour = disc_style.colour.color();
            let material = DiscIconMaterial::new(colour, symbol(*disc_style, &look), &look, tag);
            // The handle is held here and so is in use.
            let _ = materials.insert(icon, material);
        }
    }

    /// A disc of a style that takes a share of its parent's height.
    pub(in crate::app) fn filling(&self, disc_style: DiscStyle, share: f32) -> impl Bundle + use<> {
        let material = self.0.get(&(disc_style, false)).cloned().unwrap_or_default();
        let node =
            Node { height: percent(share * 100.0), aspect_ratio: Some(1.0), flex_shrink: 0.0, ..default() };
        (node, MaterialNode(material), Pickable::IGNORE)
    }

    /// A disc of a style as a node of `size` logical pixels; dimmed for a player who waits.
    pub(in crate::app) fn icon(&self, disc_style: DiscStyle, size: f32, dimmed: bool) -> impl Bundle + use<> {
        let material = self.0.get(&(disc_style, dimmed)).cloned().unwrap_or_default();
        let node = Node { width: px(size), height: px(size), flex_shrink: 0.0, ..default() };
        let name = AccessibleLabel::new(words::setup::colour(disc_style.colour));
        let image = AccessibilityNode(accesskit::Node::new(Role::Image));
        (node, MaterialNode(material), image, name, Pickable::IGNORE)
    }
}

/// How far a ring is above its disc.
const RING_HEIGHT: f32 = 0.005;

/// Depth of the discs of a style. Those of one player share it, so that they are drawn in one batch.
pub(super) fn disc_depth(disc_style: DiscStyle) -> f32 {
    layer::DISCS + f32::from(disc_style.chair) * 0.01
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

/// Shows each disc as its tag says.
fn paint_discs(
    pieces: Res<Pieces>,
    quad: Res<UnitQuad>,
    mut discs: Query<(Entity, &Face, &DiscTag, &mut MeshTag, Option<&Children>), Changed<DiscTag>>,
    mut rings: Query<&mut MeshTag, (With<Ring>, Without<Face>)>,
    mut commands: Commands,
) {
    for (disc, face, tag, mut painted, children) in &mut discs {
        painted.set_if_neq(MeshTag::from(*tag));
        let strength = MeshTag::from(DiscTag { opacity: tag.ring, ..DiscTag::default() });
        let ring = children.and_then(|children| children.iter().find(|child| rings.contains(*child)));
        match ring {
            Some(ring) if tag.ring == 0.0 => commands.entity(ring).despawn(),
            Some(ring) => {
                if let Ok(mut painted) = rings.get_mut(ring) {
                    painted.set_if_neq(strength);
                }
            }
            None if tag.ring == 0.0 => {}
            None => {
                let material = MeshMaterial2d(pieces.look(face.0).ringed);
                let above = Transform::from_xyz(0.0, 0.0, RING_HEIGHT);
                let ring = (Name::new("Ring"), Ring, quad.mesh(), material, strength, above);
                commands.entity(disc).with_child(ring);
            }
        }
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
