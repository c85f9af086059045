//! A list of options, each with a line that explains it, one of them chosen.
use bevy::ecs::spawn::SpawnIter;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{RadioButton, RadioGroup};

use super::availability::Availability;
use super::choice::{Choice, Item};
use super::focus::RingOnChosen;
use super::panel::column;
use super::skin::{Part, Skin};
use super::tooltip::Tooltip;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::{TextStyle, height, radius, space};
use crate::language::Label;

/// An option as it is read.
pub struct OptionText {
    /// Its name.
    pub label: String,
    /// What it means, in a line.
    pub detail: String,
}

/// Options in two groups, each under a heading; `layout` arranges the groups. They are counted through both groups.
/// `name` says to a screen reader what is chosen. Sends `ValueChange<usize>`, holds [`Choice`]. The arrow keys move the
/// choice.
pub fn options(
    name: impl Into<String>,
    groups: [(Label, Vec<OptionText>); 2],
    selected: usize,
    layout: impl Bundle,
) -> impl Bundle {
    let [(first_heading, first), (second_heading, second)] = groups;
    let count = first.len();
    (
        Choice::new(selected),
        RadioGroup,
        RingOnChosen,
        TabIndex(0),
        AccessibleLabel::new(name),
        layout,
        children![group(first_heading, first, 0), group(second_heading, second, count)],
    )
}

fn group(heading: Label, options: Vec<OptionText>, first: usize) -> impl Bundle {
    let rows = options.into_iter().enumerate().map(move |(index, option)| row(first + index, option));
    (
        Node { min_width: px(0), flex_shrink: 0.0, ..column(space::S) },
        children![text::caps(heading), (column(2.0), Children::spawn(SpawnIter(rows)))],
    )
}

fn row(index: usize, OptionText { label, detail }: OptionText) -> impl Bundle {
    (
        RadioButton,
        Item(index),
        Skin::Segment,
        Availability::Available,
        Tooltip::default(),
        AccessibleLabel::new(label.clone()),
        Node {
            min_height: px(height::CONTROL),
            padding: UiRect::axes(px(space::M), px(space::XS)),
            border_radius: BorderRadius::all(px(radius::SEGMENT)),
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..column(0.0)
        },
        children![
            (Text::new(label), TextStyle::STRONG.font(), Part::Label, Pickable::IGNORE),
            (Text::new(detail), TextStyle::SMALL.font(), Part::Detail, Pickable::IGNORE),
        ],
    )
}
