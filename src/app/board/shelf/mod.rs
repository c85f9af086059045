//! The discs on the board: each change of the match becomes a motion, one after the other.
//!
//! The match is always ahead of what is shown. Changes wait in a queue and animate towards the match in their
//! order; [`Settle`] lets all of them happen at once.
use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{EaseMethod, Tween, TweenAnim};

mod stage;

use stage::{Manner, Stage};

use super::contact::{self, Contact, Falling};
use super::fall::{DarkenLens, ShakeLens};
use super::geometry::BoardShape;
use super::toss::Toss;
use crate::app::AppSystems;
use crate::app::disc_style::Livery;
use crate::app::game::{BoardChanged, MoveRefused};
use crate::app::redraw::DrawFrames;
use crate::app::settings::{Motion, Settings};
use crate::app::turn::BoardMoves;
use connect_n_engine::{Cell, Column, Rules, Seat};

/// A refusal is shown.
const SHAKE: Duration = Duration::from_millis(400);

/// Everything that still moves arrives at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct Settle;

/// The discs that are shown, and the changes that wait.
#[derive(Resource)]
pub struct Shelf {
    rules: Rules,
    liveries: [Livery; 4],
    /// Discs of each column, from the foot up, as they will stand when all motion has ended.
    columns: Vec<Vec<Entity>>,
    waiting: VecDeque<BoardChanged>,
}

/// A disc on the board.
#[derive(Component, Debug)]
pub struct Disc {
    /// Whose it is.
    pub seat: Seat,
    /// Where its centre comes to rest, in board space.
    pub rest: Vec2,
}

/// On its way to its place.
#[derive(Component)]
struct Travelling;

/// Gone from the board; disappears when it arrives.
#[derive(Component)]
pub(super) struct Leaving;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Settle>().init_resource::<Shelf>().add_systems(
        Update,
        (contact::meet, land, arrive, tidy, settle, receive, start_next, shake_refused, report)
            .chain()
            .in_set(AppSystems::Animate),
    );
}

impl Default for Shelf {
    fn default() -> Self {
        let setup = crate::app::game::setup::Setup::default();
        let rules = Rules::default();
        let columns = vec![Vec::new(); usize::from(rules.cols())];
        let liveries = std::array::from_fn(|chair| setup.livery(chair));
        Self { rules, liveries, columns, waiting: VecDeque::new() }
    }
}

impl Shelf {
    /// The rules of the board that is shown.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// What the discs look like, by seat.
    pub fn liveries(&self) -> [Livery; 4] {
        self.liveries
    }

    /// Height of the centre of a disc that hangs over the board, in board space.
    pub(super) fn hover_height(&self) -> f32 {
        BoardShape::from(self.rules).hover_height()
    }

    /// The disc shown in a cell.
    pub fn disc(&self, cell: Cell) -> Option<Entity> {
        self.columns.get(cell.column.index())?.get(usize::from(cell.row)).copied()
    }

    /// The discs of a column, from its foot up.
    pub fn column(&self, column: Column) -> &[Entity] {
        self.columns.get(column.index()).map_or(&[], Vec::as_slice)
    }
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

/// Centre of a cell in board space.
pub(super) fn centre(cell: Cell) -> Vec2 {
    Vec2::new(cell.column.index() as f32 + 0.5, f32::from(cell.row) + 0.5)
}

fn linear() -> EaseMethod {
    EaseMethod::EaseFunction(EaseFunction::Linear)
}
