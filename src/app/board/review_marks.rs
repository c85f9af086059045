//! What a review marks on empty cells: the better moves, and what a line of its reason lacks. Around discs there are
//! [rings](super::rings).
use bevy::prelude::*;

use super::BoardRoot;
use super::advice::waiting_disc;
use super::board_view::BoardView;
use super::materials::UnitQuad;
use super::pieces::Pieces;
use crate::app::AppSystems;
use crate::app::game::current_game::CurrentGame;
use crate::app::review::BoardMarks;
use crate::app::turn::BoardIsAnimating;

/// How clearly a better move is seen, and a cell of the reason.
const MOVE: f32 = 0.6;
const REASON: f32 = 0.25;

/// A mark of the review where no disc lies.
#[derive(Component)]
struct ReviewMark;

pub(super) fn plugin(app: &mut App) {
    let may_have_changed = resource_changed::<BoardMarks>.or_else(resource_changed::<BoardIsAnimating>);
    app.add_systems(Update, show.run_if(may_have_changed).in_set(AppSystems::Show));
}

/// Shows the marks once the board is at rest.
fn show(
    (marks, animating): (Res<BoardMarks>, Res<BoardIsAnimating>),
    game: Option<Res<CurrentGame>>,
    (board_view, pieces, quad): (Res<BoardView>, Res<Pieces>, Res<UnitQuad>),
    root: Single<Entity, With<BoardRoot>>,
    shown: Query<Entity, With<ReviewMark>>,
    mut commands: Commands,
) {
    shown.iter().for_each(|mark| commands.entity(mark).despawn());
    let Some(game) = game.filter(|_| !animating.0) else { return };
    for mark in marks.0.iter().filter(|mark| board_view.disc(mark.cell).is_none()) {
        let disc_style = game.disc_styles()[mark.seat.index()];
        let strength = if mark.is_move { MOVE } else { REASON };
        let disc = waiting_disc(&pieces, &quad, disc_style, mark.cell, strength);
        let disc = commands.spawn((Name::new("Review mark"), ReviewMark, disc)).id();
        commands.entity(*root).add_child(disc);
    }
}
