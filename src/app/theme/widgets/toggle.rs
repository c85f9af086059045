//! A switch with its name beside it.
//!
//! The value lives in [`Toggle`] on the widget's root; a person's change sends `ValueChange<bool>`, a system may
//! set it at any time.
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Checkbox, ValueChange, observe};

use super::availability::Availability;
use super::skin::{Part, Skin};
use super::tooltip::Tooltip;
use crate::app::language::LeftToRight;
use crate::app::spawn::children;
use crate::app::theme::themed::ThemedBackground;
use crate::app::theme::type_scale::{TextStyle, height, radius, space};

const WIDTH: f32 = 44.0;
const HEIGHT: f32 = 24.0;
/// Space between the knob and the edge of its channel.
const INSET: f32 = 3.0;
const KNOB: f32 = HEIGHT - 2.0 * INSET;

/// Whether a switch is on.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toggle {
    /// It is.
    pub on: bool,
}

/// The channel of a switch.
#[derive(Component)]
pub(super) struct Channel;

/// The knob that moves in it.
#[derive(Component)]
pub(super) struct Knob;

/// A switch, its name at the right. Sends `ValueChange<bool>`, holds [`Toggle`].
pub fn toggle(name: impl Into<String>, on: bool) -> impl Bundle {
    let name = name.into();
    (
        Checkbox,
        Toggle { on },
        Skin::Bar,
        Availability::Available,
        Tooltip::default(),
        TabIndex(0),
        AccessibilityNode(accesskit::Node::new(Role::Switch)),
        AccessibleLabel::new(name.clone()),
        Node {
            min_height: px(height::SMALL),
            align_items: AlignItems::Center,
            column_gap: px(space::M),
            padding: UiRect::axes(px(space::XS), px(INSET)),
            // The channel stands in line with what is above it, and the ground under the pointer around it.
            margin: UiRect::left(px(-space::XS)),
            border_radius: BorderRadius::all(px(radius::SEGMENT)),
            flex_shrink: 0.0,
            ..default()
        },
        observe(flip),
        children![
            (
                Channel,
                LeftToRight,
                ThemedBackground(|p| p.well),
                Pickable::IGNORE,
                Node {
                    width: px(WIDTH),
                    height: px(HEIGHT),
                    padding: UiRect::all(px(INSET)),
                    border_radius: BorderRadius::MAX,
                    flex_shrink: 0.0,
                    ..default()
                },
                children![(
                    Knob,
                    ThemedBackground(|p| p.muted),
                    Pickable::IGNORE,
                    Node { width: px(KNOB), height: px(KNOB), border_radius: BorderRadius::MAX, ..default() }
                )],
            ),
            (Text::new(name), TextStyle::STRONG.font(), Part::Label, Pickable::IGNORE),
        ],
    )
}

fn flip(change: On<ValueChange<bool>>, mut toggles: Query<&mut Toggle>) {
    if let Ok(mut toggle) = toggles.get_mut(change.source) {
        toggle.on = change.value;
    }
}

/// Moves the knob to the value.
pub(super) fn show_toggle(
    toggles: Query<(Entity, &Toggle, Has<Checked>), Changed<Toggle>>,
    children: Query<&Children>,
    mut channels: Query<&mut ThemedBackground, (With<Channel>, Without<Knob>)>,
    mut knobs: Query<(&mut ThemedBackground, &mut Node), With<Knob>>,
    mut commands: Commands,
) {
    for (root, toggle, checked) in &toggles {
        if toggle.on && !checked {
            commands.entity(root).insert(Checked);
        } else if checked && !toggle.on {
            commands.entity(root).remove::<Checked>();
        }
        for entity in children.iter_descendants(root) {
            if let Ok(mut fill) = channels.get_mut(entity) {
                *fill = if toggle.on { ThemedBackground(|p| p.accent) } else { ThemedBackground(|p| p.well) };
            } else if let Ok((mut fill, mut node)) = knobs.get_mut(entity) {
                *fill =
                    if toggle.on { ThemedBackground(|p| p.on_accent) } else { ThemedBackground(|p| p.muted) };
                node.left = px(if toggle.on { WIDTH - HEIGHT } else { 0.0 });
            }
        }
    }
}
