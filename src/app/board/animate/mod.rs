//! Moves the discs: each change of the match becomes a motion, one after the other; [`Settle`] ends all of them at once.
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{Tween, TweenAnim};

mod stage;

use stage::{Manner, Stage};

use super::board_view::{Disc, Leaving, Settle, Shelf, Travelling, centre};
use super::contact::{self, Contact, Falling};
use super::fall::{DarkenLens, ShakeLens, linear};
use super::toss::Toss;
use crate::app::AppSystems;
use crate::app::game::{BoardChanged, MoveRefused};
use crate::app::redraw::DrawFrames;
use crate::app::settings::{Motion, Settings};
use crate::app::turn::BoardMoves;
use connect_n_engine::Cell;

/// A refusal is shown.
const SHAKE: Duration = Duration::from_millis(400);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Settle>().init_resource::<Shelf>().add_systems(
        Update,
        (contact::meet, land, arrive, tidy, settle, receive, start_next, shake_refused, report)
            .chain()
            .in_set(AppSystems::Animate),
    );
}

/// A disc whose fall is cut short lands now.
fn land(mut asked: MessageReader<Settle>, falls: Query<&Falling>, mut contacts: MessageWriter<Contact>) {
    if asked.read().count() > 0 {
        contacts.write_batch(falls.iter().filter_map(Falling::landing));
    }
}

/// Ends the journeys whose animation has ended.
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

/// Puts every disc at rest where the shelf has it.
fn tidy(
    shelf: Res<Shelf>,
    mut discs: Query<(&mut Disc, &mut Transform), (Without<TweenAnim>, Without<Travelling>)>,
) {
    for (column, stack) in shelf.rules.columns().zip(&shelf.columns) {
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

/// Lets everything that moves, and everything that waits, happen at once.
fn settle(
    mut asked: MessageReader<Settle>,
    travelling: Query<(Entity, Has<Leaving>), With<Travelling>>,
    mut stage: Stage,
) {
    if asked.read().count() == 0 {
        return;
    }
    stage.finish(&travelling);
    stage.show_waiting();
}

fn receive(
    mut changes: MessageReader<BoardChanged>,
    travelling: Query<(Entity, Has<Leaving>), With<Travelling>>,
    mut stage: Stage,
) {
    for change in changes.read() {
        if matches!(change, BoardChanged::Reset { .. }) {
            // Another board: what was on its way on the old one no longer matters.
            stage.finish(&travelling);
            stage.show_waiting();
        }
        stage.shelf.waiting.push_back(change.clone());
    }
}

fn start_next(travelling: Query<(), With<Travelling>>, settings: Res<Settings>, mut stage: Stage) {
    if !travelling.is_empty() {
        return;
    }
    match Manner::of(&settings) {
        Manner::AtOnce => {
            stage.announce_waiting();
            stage.show_waiting();
        }
        manner => {
            if let Some(change) = stage.shelf.waiting.pop_front() {
                stage.show(change, manner);
            }
        }
    }
}

fn report(
    shelf: Res<Shelf>,
    moving: Query<(), Or<(With<Travelling>, With<Toss>)>>,
    mut moves: ResMut<BoardMoves>,
    mut frames: MessageWriter<DrawFrames>,
) {
    moves.set_if_neq(BoardMoves(!shelf.waiting.is_empty() || !moving.is_empty()));
    if moves.0 {
        frames.write(DrawFrames);
    }
}

/// The answer "no": the discs of the column shake where they stand, or darken for a moment.
fn shake_refused(mut refused: MessageReader<MoveRefused>, settings: Res<Settings>, mut stage: Stage) {
    let Some(refusal) = refused.read().last() else { return };
    for disc in stage.shelf.column(refusal.mv.column()).to_vec() {
        if let Ok((place, ..)) = stage.discs.get(disc) {
            let answer = match settings.motion {
                Motion::Full => Tween::new(linear(), SHAKE, ShakeLens { rest: place.rest }),
                Motion::Reduced => Tween::new(linear(), SHAKE, DarkenLens),
            };
            stage.commands.entity(disc).insert(TweenAnim::new(answer));
        }
    }
}
