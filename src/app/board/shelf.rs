//! The discs on the board: each change of the match becomes a motion, one after the other.
//!
//! The match is always ahead of what is shown. Changes wait in a queue and animate towards the match in their
//! order; [`Settle`] lets all of them happen at once.
use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{AnimationSystem, Delay, EaseMethod, Tween, TweenAnim};

use super::contact::{self, Contact, Emptied, Falling, SlidOut};
use super::fall::{Fall, ShakeLens, SlideLens};
use super::geometry::{BEZEL, BoardShape};
use super::materials::{DiscTag, UnitQuad};
use super::pieces::{Pieces, disc_depth};
use super::toss::Toss;
use super::{BoardRoot, slider};
use crate::app::game::setup::Livery;
use crate::app::game::{BoardChanged, Judging, MoveRefused, Scene};
use crate::app::settings::{Settings, Speed};
use crate::app::turn::BoardMoves;
use crate::engine::{Cell, Column, Rules, Seat};

/// A disc slides out at the foot of its column.
const POP: Duration = Duration::from_millis(180);
/// Into the pop, the column above begins to fall.
const POP_LEAD: Duration = Duration::from_millis(110);
/// A move is taken back.
const UNDO: Duration = Duration::from_millis(150);
/// The discs of a finished game fall out of the board.
const EMPTY: Duration = Duration::from_millis(420);
/// Into the opening of the bottom, the first column begins to fall out.
const EMPTY_LEAD: Duration = Duration::from_millis(120);
/// From one column to the next, as they fall out.
const EMPTY_OFFSET: Duration = Duration::from_millis(25);
/// A refusal is shown.
const SHAKE: Duration = Duration::from_millis(400);

/// How far a popped disc slides, in cells, until the frame hides it.
const POP_TRAVEL: f32 = 1.0 + BEZEL;

/// Everything that still moves arrives at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct Settle;

/// Where the board of the moment is shown, for all who draw on it.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::app) struct Shelving;

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
            .in_set(Shelving)
            .after(Judging)
            .after(AnimationSystem::AnimationUpdate),
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

/// All that a change of the board touches.
#[derive(bevy::ecs::system::SystemParam)]
struct Stage<'w, 's> {
    commands: Commands<'w, 's>,
    shelf: ResMut<'w, Shelf>,
    pieces: Res<'w, Pieces>,
    quad: Res<'w, UnitQuad>,
    root: Single<'w, 's, Entity, With<BoardRoot>>,
    discs: Query<'w, 's, (&'static mut Disc, &'static mut Transform)>,
    contacts: MessageWriter<'w, Contact>,
    emptied: MessageWriter<'w, Emptied>,
    slid_out: MessageWriter<'w, SlidOut>,
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
    if settings.speed == Speed::Instant {
        stage.announce_waiting();
        stage.show_waiting();
    } else if let Some(change) = stage.shelf.waiting.pop_front() {
        stage.show(change, true);
    }
}

fn report(
    shelf: Res<Shelf>,
    moving: Query<(), Or<(With<Travelling>, With<Toss>)>>,
    mut moves: ResMut<BoardMoves>,
) {
    moves.set_if_neq(BoardMoves(!shelf.waiting.is_empty() || !moving.is_empty()));
}

/// The answer "no": the discs of the column shake where they stand.
fn shake_refused(mut refused: MessageReader<MoveRefused>, mut stage: Stage) {
    let Some(refusal) = refused.read().last() else { return };
    for disc in stage.shelf.column(refusal.mv.column()).to_vec() {
        if let Ok((place, _)) = stage.discs.get(disc) {
            let lens = ShakeLens { rest: place.rest };
            stage.commands.entity(disc).insert(TweenAnim::new(Tween::new(linear(), SHAKE, lens)));
        }
    }
}

impl Stage<'_, '_> {
    /// Brings every disc on its way to its place.
    fn finish(&mut self, travelling: &Query<(Entity, Has<Leaving>), With<Travelling>>) {
        for (disc, leaving) in travelling {
            if leaving {
                self.commands.entity(disc).despawn();
                continue;
            }
            self.commands.entity(disc).remove::<(Travelling, TweenAnim, Falling)>();
            if let Ok((place, mut transform)) = self.discs.get_mut(disc) {
                transform.translation = place.rest.extend(transform.translation.z);
                transform.scale = Vec3::ONE;
            }
        }
    }

    /// Shows all that waits, at once.
    fn show_waiting(&mut self) {
        while let Some(change) = self.shelf.waiting.pop_front() {
            self.show(change, false);
        }
    }

    /// What happens at once is told as if it had been seen.
    fn announce_waiting(&mut self) {
        for change in &self.shelf.waiting {
            match change {
                BoardChanged::Dropped { cell, .. } => {
                    let landing = Falling::new(cell.column, self.fall_to(*cell), Duration::ZERO).landing();
                    self.contacts.write_batch(landing);
                }
                BoardChanged::Popped { column } => {
                    self.slid_out.write(SlidOut(*column));
                }
                BoardChanged::Reset { emptied: true, .. } if self.holds_discs() => {
                    self.emptied.write(Emptied);
                }
                _ => {}
            }
        }
    }

    /// The fall of a disc that is dropped.
    fn fall_to(&self, cell: Cell) -> Fall {
        Fall::from(self.shelf.hover_height() - centre(cell).y)
    }

    /// Shows one change, animated or at once.
    fn show(&mut self, change: BoardChanged, animated: bool) {
        match change {
            BoardChanged::Reset { scene, emptied } if emptied && animated && self.holds_discs() => {
                self.fall_out();
                self.shelf.waiting.push_front(BoardChanged::Reset { scene, emptied: false });
            }
            BoardChanged::Reset { scene, .. } => self.rebuild(&scene),
            BoardChanged::Dropped { cell, seat } => self.drop_disc(cell, seat, animated),
            BoardChanged::Popped { column } => self.pop_disc(column, animated),
            BoardChanged::DropUndone { column } => self.lift_disc(column, animated),
            BoardChanged::PopUndone { column, seat } => self.push_disc(column, seat, animated),
        }
    }

    fn holds_discs(&self) -> bool {
        self.shelf.columns.iter().any(|column| !column.is_empty())
    }

    fn rebuild(&mut self, scene: &Scene) {
        for disc in std::mem::take(&mut self.shelf.columns).into_iter().flatten() {
            self.commands.entity(disc).try_despawn();
        }
        self.shelf.rules = scene.rules;
        self.shelf.liveries = scene.liveries;
        self.shelf.columns = vec![Vec::new(); usize::from(scene.rules.cols())];
        let mut discs = scene.discs.clone();
        discs.sort_by_key(|(cell, _)| cell.row);
        for (cell, seat) in discs {
            let disc = self.spawn(seat, centre(cell));
            self.shelf.columns[cell.column.index()].push(disc);
        }
    }

    fn spawn(&mut self, seat: Seat, rest: Vec2) -> Entity {
        let livery = self.shelf.liveries[seat.index()];
        let disc = self
            .commands
            .spawn((
                Name::new("Disc"),
                Disc { seat, rest },
                self.quad.mesh(),
                self.pieces.disc(livery, DiscTag::default()),
                Transform::from_translation(rest.extend(disc_depth(livery))),
            ))
            .id();
        self.commands.entity(*self.root).add_child(disc);
        disc
    }

    fn drop_disc(&mut self, cell: Cell, seat: Seat, animated: bool) {
        let rest = centre(cell);
        let disc = self.spawn(seat, rest);
        self.shelf.columns[cell.column.index()].push(disc);
        if animated {
            let fall = self.fall_to(cell);
            self.travel(disc, fall.tween(rest));
            self.commands.entity(disc).insert(Falling::new(cell.column, fall, Duration::ZERO));
        }
    }

    fn pop_disc(&mut self, column: Column, animated: bool) {
        let stack = &mut self.shelf.columns[column.index()];
        if stack.is_empty() {
            return;
        }
        let popped = stack.remove(0);
        let above = stack.clone();
        if animated {
            self.slid_out.write(SlidOut(column));
            let start = foot(column);
            let lens = SlideLens { start, end: start - Vec2::Y * POP_TRAVEL };
            let tween = Tween::new(EaseMethod::EaseFunction(EaseFunction::QuadraticIn), POP, lens);
            self.commands.entity(popped).insert((Leaving, Travelling, TweenAnim::new(tween)));
        } else {
            self.commands.entity(popped).despawn();
        }
        let fall = Fall::from(1.0);
        for disc in &above {
            self.shift(*disc, -1.0, |rest| {
                animated.then(|| TweenAnim::new(Delay::new(POP_LEAD).then(fall.tween(rest))))
            });
        }
        // They all land as one.
        if let Some(lowest) = above.first().filter(|_| animated) {
            self.commands.entity(*lowest).insert(Falling::new(column, fall, POP_LEAD));
        }
    }

    /// The top disc of a column leaves upwards.
    fn lift_disc(&mut self, column: Column, animated: bool) {
        let Some(disc) = self.shelf.columns[column.index()].pop() else { return };
        let Ok((place, _)) = self.discs.get(disc) else {
            self.commands.entity(disc).try_despawn();
            return;
        };
        if animated {
            let end = Vec2::new(place.rest.x, self.shelf.hover_height());
            let lens = SlideLens { start: place.rest, end };
            let tween = Tween::new(EaseMethod::EaseFunction(EaseFunction::QuadraticIn), UNDO, lens);
            self.commands.entity(disc).insert((Leaving, Travelling, TweenAnim::new(tween)));
        } else {
            self.commands.entity(disc).despawn();
        }
    }

    /// A popped disc returns at the foot of its column.
    fn push_disc(&mut self, column: Column, seat: Seat, animated: bool) {
        let slide = |start: Vec2, end: Vec2| {
            Tween::new(EaseMethod::EaseFunction(EaseFunction::QuadraticOut), UNDO, SlideLens { start, end })
        };
        for disc in self.shelf.columns[column.index()].clone() {
            self.shift(disc, 1.0, |rest| animated.then(|| TweenAnim::new(slide(rest - Vec2::Y, rest))));
        }
        let rest = foot(column);
        let disc = self.spawn(seat, rest);
        self.shelf.columns[column.index()].insert(0, disc);
        if animated {
            let start = rest - Vec2::Y * POP_TRAVEL;
            self.travel(disc, slide(start, rest));
        }
    }

    /// Moves a standing disc by rows: by an animation, or when the shelf is tidied.
    fn shift(&mut self, disc: Entity, rows: f32, motion: impl Fn(Vec2) -> Option<TweenAnim>) {
        let Ok((mut place, _)) = self.discs.get_mut(disc) else { return };
        place.rest.y += rows;
        if let Some(motion) = motion(place.rest) {
            self.commands.entity(disc).insert((Travelling, motion));
        }
    }

    fn travel(&mut self, disc: Entity, tween: Tween) {
        self.commands.entity(disc).insert((Travelling, TweenAnim::new(tween)));
    }

    /// The bottom opens and the discs fall out, column after column.
    fn fall_out(&mut self) {
        let empty = vec![Vec::new(); usize::from(self.shelf.rules.cols())];
        let columns = std::mem::replace(&mut self.shelf.columns, empty);
        let depth = f32::from(self.shelf.rules.rows()) + POP_TRAVEL;
        let mut last = Duration::ZERO;
        for (index, column) in columns.into_iter().enumerate() {
            let start = EMPTY_LEAD + EMPTY_OFFSET * index as u32;
            for disc in column {
                let Ok((place, _)) = self.discs.get(disc) else { continue };
                let lens = SlideLens { start: place.rest, end: place.rest - Vec2::Y * depth };
                let fall = Tween::new(EaseMethod::EaseFunction(EaseFunction::QuadraticIn), EMPTY, lens);
                let fall = TweenAnim::new(Delay::new(start).then(fall));
                self.commands.entity(disc).insert((Leaving, Travelling, fall));
                last = start;
            }
        }
        self.emptied.write(Emptied);
        slider::open_for(&mut self.commands, (last + EMPTY).as_secs_f32() - slider::OPENING);
    }
}

/// Centre of a cell in board space.
pub(super) fn centre(cell: Cell) -> Vec2 {
    Vec2::new(cell.column.index() as f32 + 0.5, f32::from(cell.row) + 0.5)
}

/// Centre of the lowest cell of a column in board space.
fn foot(column: Column) -> Vec2 {
    centre(Cell::new(0, column))
}

fn linear() -> EaseMethod {
    EaseMethod::EaseFunction(EaseFunction::Linear)
}
