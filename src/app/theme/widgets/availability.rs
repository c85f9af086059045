//! Whether a control can be used now, and why not.
use bevy::a11y::AccessibilityNode;
use bevy::ecs::lifecycle::HookContext;
use bevy::ecs::world::DeferredWorld;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};

/// Whether a control can be used now. Insert another value to change it; the reason is shown as a tooltip.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
#[component(immutable, on_insert = follow)]
pub enum Availability {
    /// It can be used.
    #[default]
    Available,
    /// It can't; the text says why in a line.
    Unavailable(String),
}

impl Availability {
    /// Available, unless there is a reason against it.
    pub fn unless(reason: Option<impl Into<String>>) -> Self {
        reason.map_or(Self::Available, |reason| Self::Unavailable(reason.into()))
    }

    /// Why it can't be used.
    pub fn reason(&self) -> Option<&str> {
        match self {
            Self::Available => None,
            Self::Unavailable(reason) => Some(reason),
        }
    }
}

/// Updates Bevy's marker for disabled widgets and what a screen reader says.
fn follow(mut world: DeferredWorld, HookContext { entity, .. }: HookContext) {
    let reason = world.get::<Availability>(entity).and_then(|it| it.reason().map(str::to_owned));
    let unavailable = reason.is_some();
    if let Some(mut node) = world.get_mut::<AccessibilityNode>(entity) {
        match reason {
            Some(reason) => node.set_description(reason),
            None => node.clear_description(),
        }
    }
    let disabled = world.get::<InteractionDisabled>(entity).is_some();
    if unavailable && !disabled {
        // Bevy takes `Pressed` from a button that is let go only while it can be used.
        world.commands().entity(entity).insert(InteractionDisabled).remove::<Pressed>();
    } else if disabled && !unavailable {
        world.commands().entity(entity).remove::<InteractionDisabled>();
    }
}
