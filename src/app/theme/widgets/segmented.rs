//! A segmented control: a few words in a row, one of them chosen.
use bevy::ecs::spawn::SpawnIter;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{RadioButton, RadioGroup};

use super::availability::Availability;
use super::choice::{Choice, Item};
use super::skin::{Part, Skin};
use super::tooltip::Tooltip;
use crate::app::spawn::children;
use crate::app::theme::themed::ThemedBackground;
use crate::app::theme::type_scale::{TextStyle, height, radius};

/// Space between the well and the segments in it.
const INSET: f32 = 3.0;
/// Space between a word and the sides of its segment.
const SIDE: f32 = 10.0;

/// One of a few words; `name` says to a screen reader what is chosen. Sends `ValueChange<usize>`, holds
/// [`Choice`]. The arrow keys move the choice.
pub fn segmented<T: Into<String>>(
    name: impl Into<String>,
    options: impl IntoIterator<Item = T>,
    selected: usize,
) -> impl Bundle {
    let options: Vec<String> = options.into_iter().map(Into::into).collect();
    (
        Choice::new(selected),
        RadioGroup,
        TabIndex(0),
        AccessibleLabel::new(name),
        ThemedBackground(|p| p.well),
        Node {
            min_height: px(height::FIELD),
            padding: UiRect::all(px(INSET)),
            border_radius: BorderRadius::all(px(radius::WELL)),
            column_gap: px(2),
            align_items: AlignItems::Stretch,
            flex_shrink: 0.0,
            ..default()
        },
        Children::spawn(SpawnIter(options.into_iter().enumerate().map(segment))),
    )
}

fn segment((index, label): (usize, String)) -> impl Bundle {
    (
        RadioButton,
        Item(index),
        Skin::Segment,
        Availability::Available,
        Tooltip::default(),
        AccessibleLabel::new(label.clone()),
        Node {
            flex_grow: 1.0,
            min_width: px(44),
            min_height: px(height::SMALL),
            padding: UiRect::horizontal(px(SIDE)),
            border_radius: BorderRadius::all(px(radius::SEGMENT)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        children![(
            Text::new(label),
            TextStyle::STRONG.font(),
            TextLayout::no_wrap(),
            Part::Label,
            Pickable::IGNORE
        )],
    )
}
