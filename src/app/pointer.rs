//! What a pointer does with its main button, one thing after the other, however many of them fall into one frame.
//!
//! A frame knows a single place for a pointer, the last one, and lets go of what was under it a frame before. A hand that
//! comes to a button, clicks and leaves between two frames would press something else, or nothing. So what a frame could
//! not tell apart waits for the next one.
use std::collections::VecDeque;

use bevy::ecs::message::MessageCursor;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;

use super::redraw::DrawFrames;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, one_by_one.in_set(PickingSystems::PostInput));
}

/// Lets a frame have as much as it can tell apart, and keeps the rest for the next.
fn one_by_one(
    mut inputs: ResMut<Messages<PointerInput>>,
    mut read: Local<MessageCursor<PointerInput>>,
    mut waiting: Local<VecDeque<PointerInput>>,
    mut frames: MessageWriter<DrawFrames>,
) {
    let before = waiting.len();
    let mut heard = read.read(&inputs);
    let new = heard.len();
    waiting.extend(heard.by_ref().filter(|input| is_meant(input)).cloned());
    if before + new == 0 {
        return;
    }
    // Those of the frame before have been heard.
    inputs.clear();
    let mut frame = Frame::default();
    while let Some(input) = waiting.pop_front_if(|input| frame.takes(input)) {
        inputs.write(input);
    }
    read.clear(&inputs);
    if !waiting.is_empty() {
        frames.write(DrawFrames);
    }
}

/// Nothing here answers to another button of the mouse than the main one.
fn is_meant(input: &PointerInput) -> bool {
    !matches!(
        input.action,
        PointerAction::Press(button) | PointerAction::Release(button) if button != PointerButton::Primary
    )
}

/// What has been done in a frame.
#[derive(Default)]
struct Frame {
    has_arrived: bool,
    has_pressed: bool,
}

impl Frame {
    /// Takes in what is done next, unless the frame would mistake where that is: letting go where a pointer has only
    /// just come to, or moving away from where one has pressed.
    fn takes(&mut self, input: &PointerInput) -> bool {
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
