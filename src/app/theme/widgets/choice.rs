//! One of several: what segmented controls, level bars and swatches have in common.
//!
//! The value lives in [`Choice`] on the widget's root. A person's choice changes it and sends
//! `ValueChange<usize>`; a system may set it at any time, which sends nothing.
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{ScrollIntoView, ValueChange};

use super::availability::Availability;
use bevy::input_focus::InputFocusVisible;

/// Which one of several is chosen, and which can't be.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Position of the chosen one.
    pub selected: usize,
    unavailable: Vec<(usize, String)>,
}

/// One of the options of the [`Choice`] above it, by its position.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item(pub usize);

impl Choice {
    /// A choice whose option at `selected` is chosen.
    pub fn new(selected: usize) -> Self {
        Self { selected, unavailable: Vec::new() }
    }

    /// Makes the option at `index` available, or says in a line why it is not.
    pub fn set_availability(&mut self, index: usize, reason: Option<String>) {
        self.unavailable.retain(|(other, _)| *other != index);
        self.unavailable.extend(reason.map(|reason| (index, reason)));
    }

    /// Why the option at `index` can't be chosen.
    pub fn reason_against(&self, index: usize) -> Option<&str> {
        self.unavailable.iter().find(|(other, _)| *other == index).map(|(_, reason)| reason.as_str())
    }
}

/// A person chose an option.
pub(super) fn choose(
    change: On<ValueChange<Entity>>,
    mut choices: Query<&mut Choice>,
    items: Query<&Item>,
    mut commands: Commands,
) {
    let (Ok(mut choice), Ok(item)) = (choices.get_mut(change.source), items.get(change.value)) else {
        return;
    };
    set_choice(&mut choice, change.source, item.0, &mut commands);
}

/// Chooses for a person: sends the change, if it is one.
pub(super) fn set_choice(choice: &mut Mut<Choice>, source: Entity, value: usize, commands: &mut Commands) {
    if choice.selected != value {
        choice.selected = value;
        commands.trigger(ValueChange { source, value, is_final: true });
    }
}

/// Options show what the choice says. One that a key has chosen is brought into sight; what the pointer does moves nothing
/// under it.
pub(super) fn show_choice(
    choices: Query<(Entity, &Choice), Changed<Choice>>,
    children: Query<&Children>,
    items: Query<(&Item, Has<Checked>, Option<&Availability>)>,
    by_keys: Res<InputFocusVisible>,
    mut commands: Commands,
) {
    for (root, choice) in &choices {
        for entity in children.iter_descendants(root) {
            let Ok((item, checked, availability)) = items.get(entity) else {
                continue;
            };
            let chosen = item.0 == choice.selected;
            if chosen && !checked {
                commands.entity(entity).insert(Checked);
                if by_keys.0 {
                    commands.trigger(ScrollIntoView { entity });
                }
            } else if checked && !chosen {
                commands.entity(entity).remove::<Checked>();
            }
            let wanted = Availability::unless(choice.reason_against(item.0));
            if availability.is_some_and(|now| *now != wanted) {
                commands.entity(entity).insert(wanted);
            }
        }
    }
}
