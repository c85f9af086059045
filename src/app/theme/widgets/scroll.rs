//! A column that scrolls where the window is too low for it, and the bar that says so.
use bevy::prelude::*;
use bevy::ui::IgnoreScroll;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

use super::panel::column;
use crate::app::spawn::children;
use crate::app::theme::themed::ThemedBackground;
use crate::app::theme::type_scale::FOCUS_RING;
use crate::language::current;

/// Width of the bar.
const WIDTH: f32 = 6.0;
/// Shortest thumb.
const SHORTEST: f32 = 24.0;
/// Between the bar and the edge of what it scrolls.
const GAP: f32 = 3.0;

/// On a [`ScrollArea`] whose content reaches its edge: the scrollbar is outside of it.
#[derive(Component)]
pub(super) struct ScrollbarOutside;

/// A column that takes the height its parent has left and scrolls by wheel, and to the control with the focus.
pub fn scroll_column(gap: f32) -> impl Bundle {
    scroll_with(column(gap))
}

/// The same with a layout of the screen's own.
pub fn scroll_with(node: Node) -> impl Bundle {
    let overflow_clip_margin = ring_margin();
    let overflow = Overflow::scroll_y();
    (
        Node { overflow, overflow_clip_margin, min_height: px(0), flex_grow: 1.0, ..node },
        ScrollArea,
        ScrollbarOutside,
    )
}

/// Every area that scrolls has a bar, also after its content was replaced.
pub(super) fn add_bars(
    areas: Query<
        (Entity, Option<&Children>, Has<ScrollbarOutside>),
        (With<ScrollArea>, Or<(Added<ScrollArea>, Changed<Children>)>),
    >,
    bars: Query<(), With<Scrollbar>>,
    mut commands: Commands,
) {
    for (area, children, beside) in &areas {
        if children.is_none_or(|children| !children.iter().any(|child| bars.contains(child))) {
            commands.entity(area).with_child(bar(area, beside));
        }
    }
}

/// At the side where rows end.
fn bar(area: Entity, beside: bool) -> impl Bundle {
    let from_edge = px(if beside { -GAP - WIDTH } else { GAP });
    let (left, right) = if current().is_right_to_left() { (from_edge, auto()) } else { (auto(), from_edge) };
    (
        Scrollbar::new(area, ControlOrientation::Vertical, SHORTEST),
        IgnoreScroll(BVec2::TRUE),
        Visibility::Hidden,
        Node {
            position_type: PositionType::Absolute,
            top: px(0),
            bottom: px(0),
            left,
            right,
            width: px(WIDTH),
            ..default()
        },
        children![(
            ScrollbarThumb { border_radius: BorderRadius::MAX, ..default() },
            ThemedBackground(|palette| palette.faint)
        )],
    )
}

/// Hides the bars of areas that have nothing to scroll.
pub(super) fn show_bars(areas: Query<&ComputedNode>, mut bars: Query<(&Scrollbar, &mut Visibility)>) {
    for (bar, mut visibility) in &mut bars {
        let Ok(area) = areas.get(bar.target) else { continue };
        // Half a pixel more is a rounding.
        let scrolls = area.content_size().y > area.size().y + 0.5;
        visibility.set_if_neq(if scrolls { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// What is not clipped around something that scrolls: the ring of a control at the edge, and the bar beside it.
pub fn ring_margin() -> OverflowClipMargin {
    OverflowClipMargin::border_box().with_margin((2.0 * FOCUS_RING).max(GAP + WIDTH))
}
