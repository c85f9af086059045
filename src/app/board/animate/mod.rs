//! Moves the discs: each change of the game becomes a motion, one after the other; [`FinishAnimations`] ends all of
//! them at once.
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{Tween, TweenAnim};

mod animator;

use animator::{BoardAnimator, MotionStyle};

use super::board_view::{BoardView, Disc, FinishAnimations, Leaving, Travelling, centre};
use super::contact::{self, Contact, Falling};
use super::fall::{DarkenLens, ShakeLens, linear};
use super::toss::Toss;
use crate::app::AppSystems;
use crate::app::game::{BoardChanged, MoveRefused};
use crate::app::redraw::DrawFrames;
use crate::app::settings::{Motion, Settings};
use crate::app::turn::BoardIsAnimating;
use connect_n_engine::Cell;

/// A refusal is shown.
const SHAKE: Duration = Duration::from_millis(400);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FinishAnimations>().init_resource::<BoardView>().add_systems(
        Update,
        (
            contact::send_contacts,
            land,
            arrive,
            align_resting_discs,
            finish_animations,
            queue_changes,
            start_next,
            shake_refused,
            report_animating,
        )
            .chain()
            .in_set(AppSystems::Animate),
    );
}

/// A disc whose fall is cut short lands now.
fn land(
    mut asked: MessageReader<FinishAnimations>,
    falls: Query<&Falling>,
    mut contacts: MessageWriter<Contact>,
) {
    if asked.read().count() > 0 {
        contacts.write_batch(falls.iter().filter_map(Falling::landing));
    }
}

/// Takes [`Travelling`] from discs whose animation has ended.
fn arrive(
    arrived: Query<(Entity, Has<Leaving>), (With<Travelling>, Without<TweenAnim>)>,
    mut commands: Commands,
) {
    for (disc, leaving) in &arrived {
        if leaving {
            commands.entity(disc).despawn();
        } else {
            commands.entity(disc).remove::<Travelling>();
        }
    }
}

/// Puts every disc at rest where the board has it.
fn align_resting_discs(
    board_view: Res<BoardView>,
    mut discs: Query<(&mut Disc, &mut Transform), (Without<TweenAnim>, Without<Travelling>)>,
) {
    for (column, stack) in board_view.rules.columns().zip(&board_view.columns) {
        for (row, disc) in stack.iter().enumerate() {
            let Ok((mut place, mut transform)) = discs.get_mut(*disc) else { continue };
            let rest = centre(Cell::new(row as u8, column));
            if place.rest != rest || transform.translation.xy() != rest {
                place.rest = rest;
                transform.translation = rest.extend(transform.translation.z);
            }
        }
    }
}

/// Ends all animations and shows all waiting changes at once.
fn finish_animations(
    mut asked: MessageReader<FinishAnimations>,
    travelling: Query<(Entity, Has<Leaving>), With<Travelling>>,
    mut animator: BoardAnimator,
) {
    if asked.read().count() == 0 {
        return;
    }
    animator.finish(&travelling);
    animator.show_waiting();
}

fn queue_changes(
    mut changes: MessageReader<BoardChanged>,
    travelling: Query<(Entity, Has<Leaving>), With<Travelling>>,
    mut animator: BoardAnimator,
) {
    for change in changes.read() {
        if matches!(change, BoardChanged::Reset { .. }) {
            // Another board: what was on its way on the old one no longer matters.
            animator.finish(&travelling);
            animator.show_waiting();
        }
        animator.board_view.waiting.push_back(change.clone());
    }
}

fn start_next(
    travelling: Query<(), With<Travelling>>,
    (settings, motion): (Res<Settings>, Res<Motion>),
    mut animator: BoardAnimator,
) {
    if !travelling.is_empty() {
        return;
    }
    match MotionStyle::of(settings.speed, *motion) {
        MotionStyle::AtOnce => {
            animator.announce_waiting();
            animator.show_waiting();
        }
        style => {
            if let Some(change) = animator.board_view.waiting.pop_front() {
                animator.show(change, style);
            }
        }
    }
}

fn report_animating(
    board_view: Res<BoardView>,
    moving: Query<(), Or<(With<Travelling>, With<Toss>)>>,
    mut is_animating: ResMut<BoardIsAnimating>,
    mut frames: MessageWriter<DrawFrames>,
) {
    is_animating.set_if_neq(BoardIsAnimating(!board_view.waiting.is_empty() || !moving.is_empty()));
    if is_animating.0 {
        frames.write(DrawFrames);
    }
}

/// The answer "no": the discs of the column shake where they stand, or darken for a moment.
fn shake_refused(mut refused: MessageReader<MoveRefused>, motion: Res<Motion>, mut animator: BoardAnimator) {
    let Some(refusal) = refused.read().last() else { return };
    for disc in animator.board_view.column(refusal.mv.column()).to_vec() {
        if let Ok((place, ..)) = animator.discs.get(disc) {
            let answer = match *motion {
                Motion::Full => Tween::new(linear(), SHAKE, ShakeLens { rest: place.rest }),
                Motion::Reduced => Tween::new(linear(), SHAKE, DarkenLens),
            };
            animator.commands.entity(disc).insert(TweenAnim::new(answer));
        }
    }
}
