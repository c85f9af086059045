//! A slider for a percentage, with the number beside it.
//!
//! The value lives in [`Percentage`] on the widget's root; a person's change sends Bevy's `ValueChange<f32>`, a
//! system may set it at any time.
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{
    Slider, SliderPrecision, SliderRange, SliderStep, SliderThumb, SliderValue, TrackClick, ValueChange,
    observe,
};

use crate::app::language::LeftToRight;
use crate::app::spawn::children;
use crate::app::theme::themed::{ThemedBackground, ThemedText};
use crate::app::theme::type_scale::{TextStyle, height, radius, space};
use crate::app::words::controls;

/// Diameter of the knob.
const KNOB: f32 = 20.0;
/// Thickness of the rail.
const RAIL: f32 = 6.0;
/// Room for the number.
const TEXT_WIDTH: f32 = 64.0;
/// What an arrow key adds.
const STEP: f32 = 5.0;

/// A share of a whole in percent, 0 to 100.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Percentage(pub u8);

/// The filled part of the rail.
#[derive(Component)]
pub(super) struct FilledRail;

/// The number beside the rail.
#[derive(Component)]
pub(super) struct PercentageText;

/// A knob on a rail, as wide as its parent; `name` is for screen readers. Sends `ValueChange<f32>` in percent,
/// also while the knob is dragged, and holds [`Percentage`].
pub fn percentage(name: impl Into<String>, value: u8) -> impl Bundle {
    (
        Slider { track_click: TrackClick::Snap, ..default() },
        SliderRange::new(0.0, 100.0),
        SliderStep(STEP),
        SliderPrecision(0),
        Percentage(value.min(100)),
        LeftToRight,
        TabIndex(0),
        AccessibleLabel::new(name),
        Node {
            flex_grow: 1.0,
            align_self: AlignSelf::Stretch,
            height: px(height::SMALL),
            margin: UiRect::right(px(TEXT_WIDTH)),
            align_items: AlignItems::Center,
            border_radius: BorderRadius::all(px(radius::SEGMENT)),
            flex_shrink: 0.0,
            ..default()
        },
        observe(on_change),
        children![rail(), track(), percentage_text()],
    )
}

fn bar() -> Node {
    Node { height: px(RAIL), border_radius: BorderRadius::MAX, ..default() }
}

fn rail() -> impl Bundle {
    (
        ThemedBackground(|p| p.well),
        Pickable::IGNORE,
        Node { width: percent(100), ..bar() },
        children![(FilledRail, ThemedBackground(|p| p.accent), Pickable::IGNORE, bar())],
    )
}

/// The track of the knob: the rail without the knob's own width.
fn track() -> impl Bundle {
    (
        Pickable::IGNORE,
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(KNOB),
            height: px(KNOB),
            ..default()
        },
        children![(
            SliderThumb,
            ThemedBackground(|p| p.text),
            Node {
                position_type: PositionType::Absolute,
                width: px(KNOB),
                height: px(KNOB),
                border_radius: BorderRadius::MAX,
                ..default()
            },
        )],
    )
}

fn percentage_text() -> impl Bundle {
    (
        Pickable::IGNORE,
        Node {
            position_type: PositionType::Absolute,
            left: percent(100),
            margin: UiRect::left(px(space::M)),
            ..default()
        },
        children![(
            PercentageText,
            Text::default(),
            TextStyle::STRONG.tabular().font(),
            TextLayout::no_wrap(),
            ThemedText(|p| p.text),
            Pickable::IGNORE
        )],
    )
}

fn on_change(change: On<ValueChange<f32>>, mut values: Query<&mut Percentage>) {
    if let Ok(mut value) = values.get_mut(change.source) {
        value.0 = change.value.round().clamp(0.0, 100.0) as u8;
    }
}

/// Updates knob, rail and number.
pub(super) fn show_percentage(
    values: Query<(Entity, &Percentage), Changed<Percentage>>,
    children: Query<&Children>,
    mut filled: Query<&mut Node, (With<FilledRail>, Without<SliderThumb>)>,
    mut knobs: Query<&mut Node, With<SliderThumb>>,
    mut texts: Query<&mut Text, With<PercentageText>>,
    mut commands: Commands,
) {
    for (root, value) in &values {
        let share = f32::from(value.0);
        commands.entity(root).insert(SliderValue(share));
        for entity in children.iter_descendants(root) {
            if let Ok(mut node) = filled.get_mut(entity) {
                node.width = percent(share);
            } else if let Ok(mut node) = knobs.get_mut(entity) {
                node.left = percent(share);
            } else if let Ok(mut text) = texts.get_mut(entity) {
                text.0 = controls::percentage(value.0);
            }
        }
    }
}
