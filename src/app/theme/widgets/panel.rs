//! Panels, rows and columns for controls.
use bevy::prelude::*;

use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::themed::{ThemedBackground, ThemedBorder};
use crate::app::theme::type_scale::{HAIRLINE, radius, space};

/// A layout with the edge of a panel, for one that changes with the window.
pub fn panel_node(node: Node) -> Node {
    Node { border: UiRect::all(px(HAIRLINE)), border_radius: BorderRadius::all(px(radius::PANEL)), ..node }
}

/// The look of a panel around a layout of the screen's own.
pub fn panel_with(node: Node) -> impl Bundle {
    (panel_node(node), ThemedBackground(|p| p.panel), ThemedBorder(|p| p.hairline))
}

/// A panel whose children stand in a column.
pub fn panel() -> impl Bundle {
    panel_with(Node {
        flex_direction: FlexDirection::Column,
        padding: UiRect::all(px(space::L)),
        row_gap: px(space::M),
        ..default()
    })
}

/// Children beside each other, centred on one line, wrapping where the width ends.
pub fn row(gap: f32) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(gap),
        row_gap: px(gap),
        flex_wrap: FlexWrap::Wrap,
        ..default()
    }
}

/// Children under each other.
pub fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
}

/// A node whose children stand in two columns of the same width.
pub fn two_columns(gap: f32) -> Node {
    Node {
        display: Display::Grid,
        grid_template_columns: RepeatedGridTrack::flex(2, 1.0),
        column_gap: px(gap),
        flex_shrink: 0.0,
        ..default()
    }
}

/// A caption above a control.
pub fn field(caption: impl Into<String>, control: impl Bundle) -> impl Bundle {
    (
        Node { align_items: AlignItems::Start, ..column(space::XS + 2.0) },
        children![text::small(caption), control],
    )
}

/// A hairline between the parts of a panel.
pub fn divider() -> impl Bundle {
    (
        Node { height: px(HAIRLINE), align_self: AlignSelf::Stretch, flex_shrink: 0.0, ..default() },
        ThemedBackground(|p| p.hairline),
        Pickable::IGNORE,
    )
}
