//! How each change of the board is shown, and with what motion.
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{Delay, EaseMethod, Tween, TweenAnim};

use crate::app::board::board_view::{BoardView, Disc, Leaving, Travelling, centre};
use crate::app::board::contact::{BoardEmptied, Contact, DiscPopped, Falling};
use crate::app::board::fall::{FadeLens, Fall, SlideLens, linear};
use crate::app::board::geometry::BEZEL;
use crate::app::board::materials::{DiscTag, UnitQuad};
use crate::app::board::pieces::{Pieces, disc_depth};
use crate::app::board::{BoardRoot, drop_bar};
use crate::app::game::{BoardChanged, BoardSnapshot};
use crate::app::settings::{Motion, Speed};
use connect_n_engine::{Cell, Column, Seat};

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
/// What comes or goes without moving fades.
const FADE: Duration = Duration::from_millis(120);

/// How far a popped disc slides, in cells, until the frame hides it.
const POP_TRAVEL: f32 = 1.0 + BEZEL;

/// In what way a change is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MotionStyle {
    /// Without any motion.
    AtOnce,
    /// Discs fall and slide.
    Moving,
    /// Discs come and go where they are.
    Fading,
}

impl MotionStyle {
    /// The one that the player has chosen.
    pub(super) fn of(speed: Speed, motion: Motion) -> Self {
        match (speed, motion) {
            (Speed::Instant, _) => Self::AtOnce,
            (_, Motion::Reduced) => Self::Fading,
            (_, Motion::Full) => Self::Moving,
        }
    }
}

/// All that a change of the board touches.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct BoardAnimator<'w, 's> {
    pub(super) commands: Commands<'w, 's>,
    pub(super) board_view: ResMut<'w, BoardView>,
    pieces: Res<'w, Pieces>,
    quad: Res<'w, UnitQuad>,
    root: Single<'w, 's, Entity, With<BoardRoot>>,
    pub(super) discs: Query<'w, 's, (&'static mut Disc, &'static mut Transform, &'static mut DiscTag)>,
    contacts: MessageWriter<'w, Contact>,
    emptied: MessageWriter<'w, BoardEmptied>,
    popped: MessageWriter<'w, DiscPopped>,
}

impl BoardAnimator<'_, '_> {
    /// Brings every disc on its way to its place.
    pub(super) fn finish(&mut self, travelling: &Query<(Entity, Has<Leaving>), With<Travelling>>) {
        for (disc, leaving) in travelling {
            if leaving {
                self.commands.entity(disc).despawn();
                continue;
            }
            self.commands.entity(disc).remove::<(Travelling, TweenAnim, Falling)>();
            if let Ok((place, mut transform, mut tag)) = self.discs.get_mut(disc) {
                transform.translation = place.rest.extend(transform.translation.z);
                transform.scale = Vec3::ONE;
                tag.opacity = 1.0;
            }
        }
    }

    /// Shows all waiting changes at once.
    pub(super) fn show_waiting(&mut self) {
        while let Some(change) = self.board_view.waiting.pop_front() {
            self.show(change, MotionStyle::AtOnce);
        }
    }

    /// Sends the contacts of changes that are shown without motion, so that they are still heard.
    pub(super) fn announce_waiting(&mut self) {
        for change in self.board_view.waiting.clone() {
            self.announce(&change);
        }
    }

    fn announce(&mut self, change: &BoardChanged) {
        match change {
            BoardChanged::Dropped { cell, .. } => {
                let landing = Falling::new(cell.column, self.fall_to(*cell), Duration::ZERO).landing();
                self.contacts.write_batch(landing);
            }
            BoardChanged::Popped { column } => {
                self.popped.write(DiscPopped(*column));
            }
            BoardChanged::Reset { emptied: true, .. } if self.holds_discs() => {
                self.emptied.write(BoardEmptied);
            }
            _ => {}
        }
    }

    /// The fall of a disc that is dropped.
    fn fall_to(&self, cell: Cell) -> Fall {
        Fall::from(self.board_view.hover_height() - centre(cell).y)
    }

    /// Shows one change.
    pub(super) fn show(&mut self, change: BoardChanged, style: MotionStyle) {
        if style == MotionStyle::Fading {
            self.announce(&change);
        }
        match change {
            BoardChanged::Reset { board, emptied }
                if emptied && style != MotionStyle::AtOnce && self.holds_discs() =>
            {
                self.empty(style);
                self.board_view.waiting.push_front(BoardChanged::Reset { board, emptied: false });
            }
            BoardChanged::Reset { board, .. } => self.rebuild(&board),
            BoardChanged::Dropped { cell, seat } => self.drop_disc(cell, seat, style),
            BoardChanged::Popped { column } => self.pop_disc(column, style),
            BoardChanged::DropUndone { column } => self.lift_disc(column, style),
            BoardChanged::PopUndone { column, seat } => self.push_disc(column, seat, style),
        }
    }

    fn holds_discs(&self) -> bool {
        self.board_view.columns.iter().any(|column| !column.is_empty())
    }

    fn rebuild(&mut self, board: &BoardSnapshot) {
        for disc in std::mem::take(&mut self.board_view.columns).into_iter().flatten() {
            self.commands.entity(disc).try_despawn();
        }
        self.board_view.rules = board.rules;
        self.board_view.disc_styles = board.disc_styles;
        self.board_view.columns = vec![Vec::new(); usize::from(board.rules.cols())];
        let mut discs = board.discs.clone();
        discs.sort_by_key(|(cell, _)| cell.row);
        for (cell, seat) in discs {
            let disc = self.spawn(seat, centre(cell));
            self.board_view.columns[cell.column.index()].push(disc);
        }
    }

    fn spawn(&mut self, seat: Seat, rest: Vec2) -> Entity {
        let disc_style = self.board_view.disc_styles[seat.index()];
        let disc = self
            .commands
            .spawn((
                Name::new("Disc"),
                Disc { seat, rest },
                self.quad.mesh(),
                self.pieces.disc(disc_style, DiscTag::default()),
                Transform::from_translation(rest.extend(disc_depth(disc_style))),
            ))
            .id();
        self.commands.entity(*self.root).add_child(disc);
        disc
    }

    fn drop_disc(&mut self, cell: Cell, seat: Seat, style: MotionStyle) {
        let rest = centre(cell);
        let disc = self.spawn(seat, rest);
        self.board_view.columns[cell.column.index()].push(disc);
        match style {
            MotionStyle::AtOnce => {}
            MotionStyle::Moving => {
                let fall = self.fall_to(cell);
                self.travel(disc, fall.tween(rest));
                self.commands.entity(disc).insert(Falling::new(cell.column, fall, Duration::ZERO));
            }
            MotionStyle::Fading => self.fade_in(disc),
        }
    }

    fn pop_disc(&mut self, column: Column, style: MotionStyle) {
        let stack = &mut self.board_view.columns[column.index()];
        if stack.is_empty() {
            return;
        }
        let popped = stack.remove(0);
        let above = stack.clone();
        match style {
            MotionStyle::AtOnce => self.commands.entity(popped).despawn(),
            MotionStyle::Moving => {
                self.popped.write(DiscPopped(column));
                let start = foot(column);
                let lens = SlideLens { start, end: start - Vec2::Y * POP_TRAVEL };
                let tween = Tween::new(EaseMethod::EaseFunction(EaseFunction::QuadraticIn), POP, lens);
                self.commands.entity(popped).insert((Leaving, Travelling, TweenAnim::new(tween)));
            }
            MotionStyle::Fading => self.fade_out(popped),
        }
        let moving = style == MotionStyle::Moving;
        let fall = Fall::from(1.0);
        for disc in &above {
            self.shift(*disc, -1.0, |rest| {
                moving.then(|| TweenAnim::new(Delay::new(POP_LEAD).then(fall.tween(rest))))
            });
        }
        // They all land as one.
        if let Some(lowest) = above.first().filter(|_| moving) {
            self.commands.entity(*lowest).insert(Falling::new(column, fall, POP_LEAD));
        }
    }

    /// The top disc of a column leaves upwards.
    fn lift_disc(&mut self, column: Column, style: MotionStyle) {
        let Some(disc) = self.board_view.columns[column.index()].pop() else { return };
        let Ok((place, ..)) = self.discs.get(disc) else {
            self.commands.entity(disc).try_despawn();
            return;
        };
        match style {
            MotionStyle::AtOnce => self.commands.entity(disc).despawn(),
            MotionStyle::Moving => {
                let end = Vec2::new(place.rest.x, self.board_view.hover_height());
                let lens = SlideLens { start: place.rest, end };
                let tween = Tween::new(EaseMethod::EaseFunction(EaseFunction::QuadraticIn), UNDO, lens);
                self.commands.entity(disc).insert((Leaving, Travelling, TweenAnim::new(tween)));
            }
            MotionStyle::Fading => self.fade_out(disc),
        }
    }

    /// A popped disc returns at the foot of its column.
    fn push_disc(&mut self, column: Column, seat: Seat, style: MotionStyle) {
        let moving = style == MotionStyle::Moving;
        let slide = |start: Vec2, end: Vec2| {
            Tween::new(EaseMethod::EaseFunction(EaseFunction::QuadraticOut), UNDO, SlideLens { start, end })
        };
        for disc in self.board_view.columns[column.index()].clone() {
            self.shift(disc, 1.0, |rest| moving.then(|| TweenAnim::new(slide(rest - Vec2::Y, rest))));
        }
        let rest = foot(column);
        let disc = self.spawn(seat, rest);
        self.board_view.columns[column.index()].insert(0, disc);
        match style {
            MotionStyle::AtOnce => {}
            MotionStyle::Moving => self.travel(disc, slide(rest - Vec2::Y * POP_TRAVEL, rest)),
            MotionStyle::Fading => self.fade_in(disc),
        }
    }

    /// Moves a standing disc by rows: by an animation, or when the discs at rest are aligned.
    fn shift(&mut self, disc: Entity, rows: f32, motion: impl Fn(Vec2) -> Option<TweenAnim>) {
        let Ok((mut place, ..)) = self.discs.get_mut(disc) else { return };
        place.rest.y += rows;
        if let Some(motion) = motion(place.rest) {
            self.commands.entity(disc).insert((Travelling, motion));
        }
    }

    fn travel(&mut self, disc: Entity, tween: Tween) {
        self.commands.entity(disc).insert((Travelling, TweenAnim::new(tween)));
    }

    fn fade_in(&mut self, disc: Entity) {
        let fade = TweenAnim::new(Tween::new(linear(), FADE, FadeLens { start: 0.0, end: 1.0 }));
        self.commands.entity(disc).insert((Travelling, fade));
    }

    fn fade_out(&mut self, disc: Entity) {
        let fade = TweenAnim::new(Tween::new(linear(), FADE, FadeLens { start: 1.0, end: 0.0 }));
        self.commands.entity(disc).insert((Leaving, Travelling, fade));
    }

    /// All discs leave the board.
    fn empty(&mut self, style: MotionStyle) {
        let empty = vec![Vec::new(); usize::from(self.board_view.rules.cols())];
        let columns = std::mem::replace(&mut self.board_view.columns, empty);
        if style == MotionStyle::Fading {
            columns.into_iter().flatten().for_each(|disc| self.fade_out(disc));
        } else {
            self.fall_out(columns);
        }
    }

    /// The bottom opens and the discs fall out, column after column.
    fn fall_out(&mut self, columns: Vec<Vec<Entity>>) {
        let depth = f32::from(self.board_view.rules.rows()) + POP_TRAVEL;
        let mut last = Duration::ZERO;
        for (index, column) in columns.into_iter().enumerate() {
            let start = EMPTY_LEAD + EMPTY_OFFSET * index as u32;
            for disc in column {
                let Ok((place, ..)) = self.discs.get(disc) else { continue };
                let lens = SlideLens { start: place.rest, end: place.rest - Vec2::Y * depth };
                let fall = Tween::new(EaseMethod::EaseFunction(EaseFunction::QuadraticIn), EMPTY, lens);
                let fall = TweenAnim::new(Delay::new(start).then(fall));
                self.commands.entity(disc).insert((Leaving, Travelling, fall));
                last = start;
            }
        }
        self.emptied.write(BoardEmptied);
        drop_bar::open_for(&mut self.commands, (last + EMPTY).as_secs_f32() - drop_bar::OPENING);
    }
}

/// Centre of the lowest cell of a column in board space.
fn foot(column: Column) -> Vec2 {
    centre(Cell::new(0, column))
}
