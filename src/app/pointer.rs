//! Spreads pointer events over several frames where picking would mix them up in one.
//!
//! In each frame picking knows only the last place of the pointer, and a release goes to what was under it in the frame
//! before. A pointer that moves to a button, clicks and leaves between two frames would press something else, or
//! nothing. So events that one frame can't tell apart wait for the next.
use std::collections::VecDeque;

use bevy::ecs::message::MessageCursor;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;

use super::redraw::DrawFrames;

/// The fingers that press nothing when they are lifted: they have done something else.
#[derive(Resource, Default)]
pub(in crate::app) struct SpentTouches(Vec<PointerId>);

impl SpentTouches {
    /// Whether this finger has done something else.
    pub(in crate::app) fn contains(&self, finger: PointerId) -> bool {
        self.0.contains(&finger)
    }

    /// Says so of a finger, until it is lifted; whether that is new.
    pub(in crate::app) fn insert(&mut self, finger: PointerId) -> bool {
        let is_new = !self.contains(finger);
        self.0.extend(is_new.then_some(finger));
        is_new
    }

    /// What a finger does, with the release of one that is spent as the end of its touch.
    fn filter(&mut self, mut input: PointerInput) -> PointerInput {
        if matches!(input.action, PointerAction::Release(_) | PointerAction::Cancel)
            && self.contains(input.pointer_id)
        {
            self.0.retain(|finger| *finger != input.pointer_id);
            input.action = PointerAction::Cancel;
        }
        input
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SpentTouches>()
        .add_systems(First, spread_over_frames.in_set(PickingSystems::PostInput));
}

/// Passes on as many events as one frame can tell apart, and keeps the rest for the next.
fn spread_over_frames(
    mut inputs: ResMut<Messages<PointerInput>>,
    mut read: Local<MessageCursor<PointerInput>>,
    mut waiting: Local<VecDeque<PointerInput>>,
    mut spent: ResMut<SpentTouches>,
    mut frames: MessageWriter<DrawFrames>,
) {
    let before = waiting.len();
    let mut unread = read.read(&inputs);
    let new = unread.len();
    waiting.extend(unread.by_ref().filter(|input| is_used(input)).cloned());
    if before + new == 0 {
        return;
    }
    // Those of the frame before have been read.
    inputs.clear();
    let mut frame = Frame::default();
    while let Some(input) = waiting.pop_front_if(|input| frame.accepts(input)) {
        inputs.write(spent.filter(input));
    }
    read.clear(&inputs);
    if !waiting.is_empty() {
        frames.write(DrawFrames);
    }
}

/// Whether an event is a move or of the primary button; nothing in the app observes the others.
fn is_used(input: &PointerInput) -> bool {
    !matches!(
        input.action,
        PointerAction::Press(button) | PointerAction::Release(button) if button != PointerButton::Primary
    )
}

/// The events that a frame has had so far.
#[derive(Default)]
struct Frame {
    has_arrived: bool,
    has_pressed: bool,
}

impl Frame {
    /// Accepts the next event, unless the frame would mistake its place: a release after a move, or a move after
    /// a press.
    fn accepts(&mut self, input: &PointerInput) -> bool {
        match input.action {
            PointerAction::Move { .. } if self.has_pressed => return false,
            PointerAction::Release(_) if self.has_arrived => return false,
            PointerAction::Move { .. } => self.has_arrived = true,
            PointerAction::Press(_) => {
                self.has_pressed = true;
                // A finger comes by touching.
                self.has_arrived |= matches!(input.pointer_id, PointerId::Touch(_));
            }
            _ => {}
        }
        true
    }
}
