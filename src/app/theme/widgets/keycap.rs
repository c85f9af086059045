//! A key as it is drawn on a button.
use bevy::prelude::*;

use super::skin::Part;
use crate::app::theme::themed::{ThemedBorder, ThemedText};
use crate::app::theme::type_scale::{HAIRLINE, TextStyle, radius};

fn cap() -> Node {
    Node {
        min_width: px(24),
        height: px(22),
        padding: UiRect::horizontal(px(7)),
        border: UiRect::all(px(HAIRLINE)),
        border_radius: BorderRadius::all(px(radius::SMALL)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    }
}

fn legend(label: impl Into<String>) -> impl Bundle {
    (Text::new(label), TextStyle::KEY.font(), TextLayout::no_wrap(), Pickable::IGNORE)
}

/// A key's name in its frame, on its own.
pub fn keycap(label: impl Into<String>) -> impl Bundle {
    (
        cap(),
        ThemedBorder(|p| p.control_line),
        Pickable::IGNORE,
        children![(legend(label), ThemedText(|p| p.muted))],
    )
}

/// The same as a part of a control, whose state it follows.
pub(super) fn keycap_part(label: impl Into<String>) -> impl Bundle {
    (cap(), BorderColor::default(), Part::Keycap, Pickable::IGNORE, children![(legend(label), Part::Keycap)])
}
