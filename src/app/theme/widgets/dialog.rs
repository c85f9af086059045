//! A panel above everything, which holds the keys and the pointer until it is gone.
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
use bevy::input_focus::{AutoFocus, FocusCause, FocusedInput, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::focus::ArrowKeys;
use super::press::KeyBarrier;
use crate::app::actions::{Action, Bindings, Modifiers};
use crate::app::spawn::children;
use crate::app::theme::themed::{ThemedBackground, ThemedBorder};
use crate::app::theme::type_scale::{HAIRLINE, radius, space};
use crate::app::theme::{Entrance, text};

/// Widest panel of a dialog that asks or offers a few acts.
const WIDTH: f32 = 448.0;
/// Widest panel of a dialog full of controls.
const WIDE: f32 = 880.0;

/// The root of a dialog; despawn it to close. It remembers what had the focus and gives it back.
#[derive(Component, Default)]
pub struct Dialog {
    focus_before: Option<Entity>,
}

/// Esc was pressed in a dialog, or its scrim was clicked; the screen decides what that means.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Dismiss {
    /// The dialog.
    pub entity: Entity,
}

/// A dialog with a title over `content`, above everything. Sends [`Dismiss`]; keys stay in it, except Tab and
/// those of [global actions](Action::is_global); shortcuts of buttons inside it work.
pub fn dialog(title: impl Into<String>, content: impl Bundle) -> impl Bundle {
    titled(WIDTH, title.into(), content)
}

/// The same with room for controls beside each other.
pub fn wide_dialog(title: impl Into<String>, content: impl Bundle) -> impl Bundle {
    titled(WIDE, title.into(), content)
}

/// The same without a heading: the content has one of its own, where there is room for it.
pub fn dialog_without_heading(title: impl Into<String>, content: impl Bundle) -> impl Bundle {
    dialog_up_to(WIDTH, title.into(), children![content])
}

fn titled(width: f32, title: String, content: impl Bundle) -> impl Bundle {
    dialog_up_to(width, title.clone(), children![text::subheading(title), content])
}

fn dialog_up_to(width: f32, title: String, children: impl Bundle) -> impl Bundle {
    (
        Dialog::default(),
        AccessibilityNode(accesskit::Node::new(Role::Dialog)),
        AccessibleLabel::new(title),
        TabGroup::modal(),
        KeyBarrier,
        ArrowKeys,
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            ..default()
        },
        GlobalZIndex(50),
        observe(keep_keys),
        children![(scrim(), children![(sheet(width), children)])],
    )
}

fn scrim() -> impl Bundle {
    (
        // A click beside the buttons keeps the focus inside the dialog.
        TabIndex(-1),
        AutoFocus,
        ThemedBackground(|p| p.scrim),
        Node {
            width: percent(100),
            height: percent(100),
            padding: UiRect::all(px(space::L)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        observe(dismiss_by_click),
    )
}

fn sheet(width: f32) -> impl Bundle {
    (
        Entrance,
        ThemedBackground(|p| p.dialog),
        ThemedBorder(|p| p.control_line),
        Node {
            width: percent(100),
            max_width: px(width),
            max_height: percent(100),
            flex_direction: FlexDirection::Column,
            padding: UiRect::all(px(space::XL)),
            row_gap: px(space::M),
            border: UiRect::all(px(HAIRLINE)),
            border_radius: BorderRadius::all(px(radius::PANEL)),
            overflow: Overflow::scroll_y(),
            ..default()
        },
        bevy::ui_widgets::ScrollArea,
    )
}

fn dismiss_by_click(click: On<Pointer<Click>>, parents: Query<&ChildOf>, mut commands: Commands) {
    if click.original_event_target() == click.entity
        && let Ok(parent) = parents.get(click.entity)
    {
        commands.trigger(Dismiss { entity: parent.parent() });
    }
}

fn keep_keys(
    mut event: On<FocusedInput<KeyboardInput>>,
    (bindings, held): (Res<Bindings>, Res<Modifiers>),
    mut commands: Commands,
) {
    let input = &event.input;
    if bindings.is(Action::Back, input, *held) && input.state.is_pressed() && !input.repeat {
        commands.trigger(Dismiss { entity: event.focused_entity });
    }
    let is_global = bindings.actions(input, *held).any(Action::is_global);
    if !is_global && input.logical_key != Key::Tab {
        event.propagate(false);
    }
}

pub(super) fn remember_focus(
    opened: On<Insert, Dialog>,
    focus: Option<Res<InputFocus>>,
    mut dialogs: Query<&mut Dialog>,
) {
    if let (Some(focus), Ok(mut dialog)) = (focus, dialogs.get_mut(opened.entity)) {
        dialog.focus_before = focus.get();
    }
}

pub(super) fn give_focus_back(closed: On<Remove, Dialog>, dialogs: Query<&Dialog>, mut commands: Commands) {
    let before = dialogs.get(closed.entity).ok().and_then(|dialog| dialog.focus_before);
    commands.queue(move |world: &mut World| {
        let before = before.filter(|entity| world.get_entity(*entity).is_ok());
        let Some(mut focus) = world.get_resource_mut::<InputFocus>() else {
            return;
        };
        match before {
            Some(entity) => focus.set(entity, FocusCause::Navigated),
            None => focus.clear(),
        }
    });
}
