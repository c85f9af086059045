//! A column that scrolls where the window is too low for it.
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::panel::column;
use crate::app::theme::type_scale::FOCUS_RING;

/// A column that takes the height its parent has left and scrolls by wheel, and to the control with the focus.
pub fn scroll_column(gap: f32) -> impl Bundle {
    scroll_with(column(gap))
}

/// The same with a layout of the screen's own.
pub fn scroll_with(node: Node) -> impl Bundle {
    let overflow_clip_margin = ring_margin();
    let overflow = Overflow::scroll_y();
    (Node { overflow, overflow_clip_margin, min_height: px(0), flex_grow: 1.0, ..node }, ScrollArea)
}

/// What is not clipped around something that scrolls: the ring of a control at the edge is seen.
pub fn ring_margin() -> OverflowClipMargin {
    OverflowClipMargin::border_box().with_margin(2.0 * FOCUS_RING)
}
