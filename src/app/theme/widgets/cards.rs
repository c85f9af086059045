//! A choice of cards, each with a picture, a name and a line.
use bevy::ecs::spawn::SpawnIter;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{RadioButton, RadioGroup};

use super::availability::Availability;
use super::choice::{Choice, Item};
use super::options::OptionText;
use super::panel::column;
use super::skin::{Part, Skin};
use super::tooltip::Tooltip;
use crate::app::spawn::children;
use crate::app::theme::type_scale::{HAIRLINE, TextStyle, radius, space};

/// Cards of which one may be chosen, arranged by `layout`; `name` says to a screen reader what is chosen. Sends
/// `ValueChange<usize>`, holds [`Choice`]; a choice beyond the last card is none. The arrow keys move the choice.
pub fn cards<P: Bundle>(
    name: impl Into<String>,
    cards: Vec<(OptionText, P)>,
    selected: usize,
    layout: impl Bundle,
) -> impl Bundle {
    (
        Choice::new(selected),
        RadioGroup,
        TabIndex(0),
        AccessibleLabel::new(name),
        layout,
        Children::spawn(SpawnIter(cards.into_iter().enumerate().map(card))),
    )
}

fn card<P: Bundle>(
    (index, (OptionText { label, detail }, picture)): (usize, (OptionText, P)),
) -> impl Bundle {
    (
        RadioButton,
        Item(index),
        Skin::Card,
        Availability::Available,
        Tooltip::default(),
        AccessibleLabel::new(label.clone()),
        Node {
            padding: UiRect::all(px(space::S)),
            border: UiRect::all(px(HAIRLINE)),
            border_radius: BorderRadius::all(px(radius::CONTROL)),
            align_items: AlignItems::Center,
            column_gap: px(space::M),
            min_width: px(0),
            ..default()
        },
        children![
            picture,
            (
                Node { min_width: px(0), flex_shrink: 1.0, ..column(2.0) },
                Pickable::IGNORE,
                children![
                    (Text::new(label), TextStyle::STRONG.font(), Part::Label, Pickable::IGNORE),
                    (Text::new(detail), TextStyle::SMALL.font(), Part::Detail, Pickable::IGNORE),
                ]
            ),
        ],
    )
}
