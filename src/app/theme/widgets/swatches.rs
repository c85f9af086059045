//! Colours of discs to choose from.
use bevy::a11y::AccessibilityNode;
use bevy::ecs::spawn::SpawnIter;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, RadioButton, RadioGroup, ValueChange, observe};

use super::availability::Availability;
use super::choice::{Choice, Item, set_choice};
use super::skin::Skin;
use super::tooltip::Tooltip;
use crate::app::disc_style::DiscColour;
use crate::app::spawn::children;
use crate::app::theme::type_scale::{height, space};
use crate::app::words;

/// How much of a taken colour is left.
const TAKEN_ALPHA: f32 = 0.12;

/// The disc that shows the colour at a position of [`DiscColour::ALL`]; none: the chosen one.
#[derive(Component)]
pub(super) struct Face(Option<usize>);

/// All colours in a row. Sends `ValueChange<DiscColour>`; holds [`Choice`] over [`DiscColour::ALL`], where
/// `set_availability(colour.index(), Some("Taken by Ada"))` takes one away.
pub fn swatches(name: impl Into<String>, selected: DiscColour) -> impl Bundle {
    (
        Choice::new(selected.index()),
        RadioGroup,
        TabIndex(0),
        AccessibleLabel::new(name),
        Node {
            column_gap: px(space::XS),
            row_gap: px(space::XS),
            flex_wrap: FlexWrap::Wrap,
            border_radius: BorderRadius::all(px(height::SMALL / 2.0)),
            ..default()
        },
        observe(send_colour),
        Children::spawn(SpawnIter(DiscColour::ALL.into_iter().map(swatch))),
    )
}

fn swatch(colour: DiscColour) -> impl Bundle {
    (
        RadioButton,
        Item(colour.index()),
        Skin::Swatch,
        Availability::Available,
        Tooltip(words::setup::colour(colour).into()),
        AccessibleLabel::new(words::setup::colour(colour)),
        round(height::SMALL),
        children![face(height::SMALL - 10.0, Some(colour.index()))],
    )
}

/// One disc that takes the next free colour each time it is activated: the compact [`swatches`], with the same
/// component and event.
pub fn colour_button(name: impl Into<String>, selected: DiscColour) -> impl Bundle {
    let name = name.into();
    (
        Choice::new(selected.index()),
        Button,
        TabIndex(0),
        Skin::Swatch,
        Availability::Available,
        Tooltip(name.clone()),
        AccessibleLabel::new(name),
        round(height::FIELD),
        observe(next_colour),
        observe(send_colour),
        children![face(height::FIELD - 8.0, None)],
    )
}

fn round(size: f32) -> Node {
    Node {
        width: px(size),
        height: px(size),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::MAX,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    }
}

fn face(size: f32, index: Option<usize>) -> impl Bundle {
    let circle = |size: f32, border: f32| Node {
        width: px(size),
        height: px(size),
        border: UiRect::all(px(border)),
        border_radius: BorderRadius::MAX,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    (
        Face(index),
        circle(size, size / 12.0),
        BackgroundColor::default(),
        BorderColor::default(),
        Pickable::IGNORE,
    )
}

fn send_colour(change: On<ValueChange<usize>>, mut commands: Commands) {
    if let Some(value) = DiscColour::ALL.get(change.value) {
        commands.trigger(ValueChange { source: change.source, value: *value, is_final: true });
    }
}

fn next_colour(activate: On<Activate>, mut choices: Query<&mut Choice>, mut commands: Commands) {
    let Ok(mut choice) = choices.get_mut(activate.entity) else {
        return;
    };
    let count = DiscColour::ALL.len();
    let next = (1..count)
        .map(|step| (choice.selected + step) % count)
        .find(|index| choice.reason_against(*index).is_none());
    if let Some(next) = next {
        set_choice(&mut choice, activate.entity, next, &mut commands);
    }
}

/// Colours the faces; taken ones are pale.
pub(super) fn show_colours(
    choices: Query<(Entity, &Choice), Changed<Choice>>,
    children: Query<&Children>,
    mut faces: Query<(&Face, &mut BackgroundColor, &mut BorderColor)>,
    mut spoken: Query<&mut AccessibilityNode, With<Button>>,
) {
    for (root, choice) in &choices {
        if let (Ok(mut node), Some(colour)) = (spoken.get_mut(root), DiscColour::ALL.get(choice.selected)) {
            node.set_value(words::setup::colour(*colour).text());
        }
        for entity in children.iter_descendants(root) {
            let Ok((face, mut fill, mut rim)) = faces.get_mut(entity) else {
                continue;
            };
            let index = face.0.unwrap_or(choice.selected);
            let taken = face.0.is_some() && choice.reason_against(index).is_some();
            let color = DiscColour::ALL.get(index).map_or(Color::NONE, |colour| colour.color());
            fill.0 = if taken { color.with_alpha(TAKEN_ALPHA) } else { color };
            *rim = BorderColor::all(if taken { color.with_alpha(0.35) } else { color.darker(0.12) });
        }
    }
}
