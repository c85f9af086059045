//! Carries out what an assistive technology asks for.
use accesskit::{Action as AccessAction, ActionData};
use bevy::a11y::ActionRequest;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::InputSystems;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{
    Activate, Button, Checkbox, RadioButton, RadioGroup, ScrollIntoView, SetSliderValue, Slider,
    SliderValueChange, ToggleChecked, ValueChange,
};
use bevy::window::PrimaryWindow;

use super::board;
use super::tree::AccessibilityTree;
use crate::app::board::input::PlayTarget;
use crate::app::board::{Aim, Target};
use crate::app::redraw;
use crate::app::theme::widgets::{Stepper, TextField};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, answer.run_if(on_message::<ActionRequest>).before(InputSystems));
    redraw::draw_after::<ActionRequest>(app);
}

pub(super) fn answer(
    mut requests: MessageReader<ActionRequest>,
    tree: Res<AccessibilityTree>,
    mut handler: ActionHandler,
) {
    for request in requests.read() {
        // What is no longer on the screen, or lies under a dialog, can't be used.
        let Some(node) = tree.node(request.target_node) else { continue };
        let is_usable = !node.is_disabled()
            || matches!(request.action, AccessAction::Focus | AccessAction::ScrollIntoView);
        if !is_usable || !node.supports_action(request.action) {
            continue;
        }
        if let Some(target) = board::target(request.target_node) {
            handler.use_board(request.action, target);
        } else if let Some(entity) = Entity::try_from_bits(request.target_node.0) {
            handler.use_control(request.action, request.data.as_ref(), entity);
        }
    }
}

/// What acts on the app.
#[derive(SystemParam)]
pub(super) struct ActionHandler<'w, 's> {
    buttons: Query<'w, 's, (Has<Button>, Has<Checkbox>, Has<RadioButton>, Has<Slider>)>,
    groups: Query<'w, 's, (), With<RadioGroup>>,
    parents: Query<'w, 's, &'static ChildOf>,
    steppers: Query<'w, 's, &'static mut Stepper>,
    editors: Query<'w, 's, &'static EditableText>,
    fields: Query<'w, 's, &'static mut TextField>,
    focus: ResMut<'w, InputFocus>,
    ring: ResMut<'w, InputFocusVisible>,
    aim: ResMut<'w, Aim>,
    window: Option<Single<'w, 's, Entity, With<PrimaryWindow>>>,
    keys: MessageWriter<'w, KeyboardInput>,
    commands: Commands<'w, 's>,
}

impl ActionHandler<'_, '_> {
    fn use_board(&mut self, ask: AccessAction, target: Target) {
        match ask {
            AccessAction::Click => self.commands.trigger(PlayTarget(target)),
            AccessAction::Focus => {
                self.focus.clear();
                self.aim.set_if_neq(Aim(Some(target)));
            }
            _ => {}
        }
    }

    fn use_control(&mut self, ask: AccessAction, data: Option<&ActionData>, entity: Entity) {
        match (ask, data) {
            (AccessAction::Click, _) => self.press(entity),
            (AccessAction::Focus, _) => self.focus(entity),
            (AccessAction::Increment, _) => self.press_arrow(entity, KeyCode::ArrowRight, Key::ArrowRight),
            (AccessAction::Decrement, _) => self.press_arrow(entity, KeyCode::ArrowLeft, Key::ArrowLeft),
            (AccessAction::ScrollIntoView, _) => self.commands.trigger(ScrollIntoView { entity }),
            (AccessAction::SetValue, Some(ActionData::NumericValue(value))) => {
                self.set_number(entity, *value);
            }
            (AccessAction::SetValue, Some(ActionData::Value(text))) => self.set_text(entity, text),
            _ => {}
        }
    }

    fn press(&mut self, entity: Entity) {
        let Ok((button, checkbox, option, _)) = self.buttons.get(entity) else { return };
        if button {
            self.commands.trigger(Activate { entity });
        } else if checkbox {
            self.commands.trigger(ToggleChecked { entity });
        } else if option
            && let Some(source) = self.parents.iter_ancestors(entity).find(|it| self.groups.contains(*it))
        {
            self.commands.trigger(ValueChange { source, value: entity, is_final: true });
        }
    }

    fn focus(&mut self, entity: Entity) {
        self.focus.set(entity, FocusCause::Navigated);
        self.ring.0 = true;
    }

    /// A control that has one value of several goes to the next as it does by keys.
    fn press_arrow(&mut self, entity: Entity, key_code: KeyCode, logical_key: Key) {
        let Some(window) = self.window.as_ref().map(|window| **window) else { return };
        self.focus(entity);
        let states = [ButtonState::Pressed, ButtonState::Released];
        self.keys.write_batch(states.map(|state| KeyboardInput {
            key_code,
            logical_key: logical_key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        }));
    }

    fn set_number(&mut self, entity: Entity, value: f64) {
        if let Ok(mut stepper) = self.steppers.get_mut(entity) {
            let value = (value.round() as i32).clamp(stepper.min, stepper.max);
            if stepper.value != value {
                stepper.value = value;
                self.commands.trigger(ValueChange { source: entity, value, is_final: true });
            }
        } else if self.buttons.get(entity).is_ok_and(|(.., slider)| slider) {
            let change = SliderValueChange::Absolute(value as f32);
            self.commands.trigger(SetSliderValue { entity, change });
        }
    }

    fn set_text(&mut self, editor: Entity, text: &str) {
        let (Ok(source), Ok(editable)) =
            (self.parents.get(editor).map(ChildOf::parent), self.editors.get(editor))
        else {
            return;
        };
        let value: String = text.chars().take(editable.max_characters.unwrap_or(usize::MAX)).collect();
        if let Ok(mut field) = self.fields.get_mut(source) {
            field.value.clone_from(&value);
            self.commands.trigger(ValueChange { source, value, is_final: true });
        }
    }
}
