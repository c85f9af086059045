//! A hint on the board: the move as a disc that waits in its place, and what a line of its reason lacks. The move is
//! aimed at, so that the key that plays makes it.
use bevy::prelude::*;

use super::BoardRoot;
use super::board_view::{BoardView, centre};
use super::hover::{Aim, HoveredMove};
use super::in_play::BoardInPlay;
use super::layout::Target;
use super::materials::{DiscTag, UnitQuad};
use super::pieces::{Pieces, disc_depth};
use super::rings::squares;
use crate::app::AppSystems;
use crate::app::disc_style::DiscStyle;
use crate::app::hint::Advice;
use connect_n_engine::{Cell, Move, Reason};

/// How clearly the disc of the hint is seen, with its ring: less than those that lie.
const MOVE: f32 = 0.5;

/// The same where a line of the reason lacks a disc.
const MISSING: f32 = 0.2;

/// How far it lies behind the disc that shows where the pointer would drop.
const DEPTH: f32 = 0.2;

/// A mark of the hint where no disc lies.
#[derive(Component)]
struct HintMark;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (aim.before(HoveredMove::update), show)
            .run_if(resource_exists_and_changed::<Advice>)
            .in_set(AppSystems::Show),
    );
}

/// Aims at the move of a hint that has come.
fn aim(advice: Res<Advice>, mut aim: ResMut<Aim>) {
    if let Some(hint) = advice.hint() {
        aim.set_if_neq(Aim(Some(match hint.mv {
            Move::Drop(column) => Target::Column(column),
            Move::Pop(column) => Target::Strip(column),
        })));
    }
}

fn show(
    advice: Res<Advice>,
    in_play: BoardInPlay,
    (board_view, pieces, quad): (Res<BoardView>, Res<Pieces>, Res<UnitQuad>),
    root: Single<Entity, With<BoardRoot>>,
    marks: Query<Entity, With<HintMark>>,
    mut commands: Commands,
) {
    marks.iter().for_each(|mark| commands.entity(mark).despawn());
    let Some((hint, (position, disc_styles))) = advice.hint().zip(in_play.position()) else { return };
    let mover = position.to_move();
    let owner = match hint.reason {
        Reason::Stops { seat, .. } | Reason::Forestalls { seat, .. } => seat,
        _ => mover,
    };
    let landing = match hint.mv {
        Move::Drop(column) => Some(Cell::new(position.height(column) as u8, column)),
        Move::Pop(_) => None,
    };
    let empty = squares(hint).filter(|cell| board_view.disc(*cell).is_none() && Some(*cell) != landing);
    let missing = empty.map(|cell| (cell, owner, MISSING));
    for (cell, seat, strength) in landing.map(|cell| (cell, mover, MOVE)).into_iter().chain(missing) {
        let disc_style = disc_styles[seat.index()];
        let mark = waiting_disc(&pieces, &quad, disc_style, cell, strength);
        let mark = commands.spawn((Name::new("Hint"), HintMark, mark)).id();
        commands.entity(*root).add_child(mark);
    }
}

/// A disc that would lie in a cell, seen as clearly as its strength says.
pub(super) fn waiting_disc(
    pieces: &Pieces,
    quad: &UnitQuad,
    disc_style: DiscStyle,
    cell: Cell,
    strength: f32,
) -> impl Bundle + use<> {
    // Only the picture with the ring is seen: it shows the whole disc.
    let tag = DiscTag { opacity: 0.0, ring: strength, ..DiscTag::default() };
    let at = Transform::from_translation(centre(cell).extend(disc_depth(disc_style) - DEPTH));
    (quad.mesh(), pieces.disc(disc_style, tag), at)
}
