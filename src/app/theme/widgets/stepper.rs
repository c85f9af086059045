//! A number between a minus and a plus.
//!
//! The value lives in [`Stepper`] on the widget's root; a person's change sends `ValueChange<i32>`, a system may
//! set value and range at any time.
use std::time::Duration;

use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::FocusedInput;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::{Activate, Button, ValueChange, observe};
use bevy::window::RequestRedraw;

use super::availability::Availability;
use super::skin::{Part, Skin};
use super::tooltip::Tooltip;
use crate::app::spawn::children;
use crate::app::theme::themed::ThemedText;
use crate::app::theme::type_scale::{HAIRLINE, TextStyle, height, radius};
use crate::app::words::controls;
use crate::language::Label;

/// Digits typed within this time make one number.
const TYPING: Duration = Duration::from_millis(1200);
/// From a press to the first step of many.
const DELAY: Duration = Duration::from_millis(400);
/// From one of them to the next.
const REPEAT: Duration = Duration::from_millis(80);
/// What the page keys add.
const PAGE: i32 = 5;

/// Value and range of a stepper.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stepper {
    /// The number shown.
    pub value: i32,
    /// The lowest number.
    pub min: i32,
    /// The highest number.
    pub max: i32,
}

/// The digits typed so far and when the last one came.
#[derive(Component, Default)]
struct Typed {
    number: i32,
    at: Duration,
}

/// A minus or a plus, which steps again and again while it is held.
#[derive(Component)]
pub(super) struct Step {
    /// -1 or +1.
    by: i32,
    /// Since when it is held, and how many steps that has brought.
    held: Option<(Duration, u32)>,
}

impl Step {
    /// Steps that are due after it was held until now, and not made yet.
    fn due(&mut self, now: Duration) -> u32 {
        let (since, made) = self.held.get_or_insert((now, 0));
        let held = now.saturating_sub(*since).checked_sub(DELAY);
        let due = held.map_or(0, |held| 1 + (held.as_millis() / REPEAT.as_millis()) as u32);
        let new = due.saturating_sub(*made);
        *made += new;
        new
    }
}

#[derive(Component)]
pub(super) struct ValueText;

/// A number between a minus and a plus; `name` is for screen readers, the caption above is the
/// screen's. Sends `ValueChange<i32>`, holds [`Stepper`].
pub fn stepper(name: impl Into<String>, value: i32, min: i32, max: i32) -> impl Bundle {
    (
        Stepper { value: value.clamp(min, max), min, max },
        Typed::default(),
        TabIndex(0),
        AccessibilityNode(accesskit::Node::new(Role::SpinButton)),
        AccessibleLabel::new(name),
        Node {
            border_radius: BorderRadius::all(px(radius::SEGMENT)),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            ..default()
        },
        observe(on_key),
        children![step(-1, "−", controls::LESS), number(), step(1, "+", controls::MORE)],
    )
}

fn step(by: i32, sign: &str, name: Label) -> impl Bundle {
    (
        Button,
        Step { by, held: None },
        Skin::Secondary,
        Availability::Available,
        Tooltip::default(),
        AccessibleLabel::new(name),
        Node {
            width: px(height::SMALL),
            height: px(height::SMALL),
            border: UiRect::all(px(HAIRLINE)),
            border_radius: BorderRadius::all(px(radius::SEGMENT)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        observe(on_step),
        children![(Text::new(sign), TextStyle::STRONG_LARGE.font(), Part::Label, Pickable::IGNORE)],
    )
}

fn number() -> impl Bundle {
    (
        Node { width: px(50), justify_content: JustifyContent::Center, ..default() },
        Pickable::IGNORE,
        children![(
            Text::default(),
            TextStyle::FIGURES.font(),
            TextLayout::no_wrap(),
            ThemedText(|p| p.text),
            ValueText,
            Pickable::IGNORE
        )],
    )
}

fn on_step(
    activate: On<Activate>,
    steps: Query<&Step>,
    parents: Query<&ChildOf>,
    mut steppers: Query<&mut Stepper>,
    mut commands: Commands,
) {
    // Letting go of what was held is no step of its own.
    let Ok(step) = steps.get(activate.entity) else { return };
    if step.held.is_some_and(|(_, made)| made > 0) {
        return;
    }
    if let Some(root) = parents.iter_ancestors(activate.entity).find(|it| steppers.contains(*it))
        && let Ok(mut stepper) = steppers.get_mut(root)
    {
        let value = stepper.value + step.by;
        change(&mut stepper, root, value, &mut commands);
    }
}

/// Steps while a minus or a plus is held, and asks for the frames to do so.
pub(super) fn repeat_while_held(
    time: Res<Time<Real>>,
    mut steps: Query<(Entity, &mut Step, Has<Pressed>)>,
    parents: Query<&ChildOf>,
    mut steppers: Query<&mut Stepper>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut step, is_held) in &mut steps {
        if !is_held {
            if step.held.is_some() {
                step.held = None;
            }
            continue;
        }
        redraw.write(RequestRedraw);
        let by = step.due(time.elapsed()) as i32 * step.by;
        if by != 0
            && let Some(root) = parents.iter_ancestors(entity).find(|it| steppers.contains(*it))
            && let Ok(mut stepper) = steppers.get_mut(root)
        {
            let value = stepper.value + by;
            change(&mut stepper, root, value, &mut commands);
        }
    }
}

fn on_key(
    mut event: On<FocusedInput<KeyboardInput>>,
    time: Res<Time<Real>>,
    mut steppers: Query<(&mut Stepper, &mut Typed)>,
    mut commands: Commands,
) {
    let root = event.focused_entity;
    let Ok((mut stepper, mut typed)) = steppers.get_mut(root) else {
        return;
    };
    if !event.input.state.is_pressed() {
        return;
    }
    let value = match &event.input.logical_key {
        Key::ArrowUp | Key::ArrowRight => stepper.value + 1,
        Key::ArrowDown | Key::ArrowLeft => stepper.value - 1,
        Key::PageUp => stepper.value + PAGE,
        Key::PageDown => stepper.value - PAGE,
        Key::Home => stepper.min,
        Key::End => stepper.max,
        Key::Character(typed_text) => match typed_text.parse::<u8>() {
            Ok(digit) if digit < 10 => typed.add(digit, time.elapsed(), &stepper),
            _ => return,
        },
        _ => return,
    };
    event.propagate(false);
    change(&mut stepper, root, value, &mut commands);
}

impl Typed {
    /// The number typed so far, or the value as it is while the number is still outside the range.
    fn add(&mut self, digit: u8, now: Duration, stepper: &Stepper) -> i32 {
        let fresh = now.saturating_sub(self.at) > TYPING || self.number * 10 + i32::from(digit) > stepper.max;
        self.number = if fresh { 0 } else { self.number * 10 } + i32::from(digit);
        self.at = now;
        if (stepper.min..=stepper.max).contains(&self.number) { self.number } else { stepper.value }
    }
}

fn change(stepper: &mut Mut<Stepper>, source: Entity, value: i32, commands: &mut Commands) {
    let value = value.clamp(stepper.min, stepper.max);
    if value != stepper.value {
        stepper.value = value;
        commands.trigger(ValueChange { source, value, is_final: true });
    }
}

/// Texts and steps show what the stepper says.
pub(super) fn show_stepper(
    mut steppers: Query<(Entity, &Stepper, &mut AccessibilityNode), Changed<Stepper>>,
    children: Query<&Children>,
    mut values: Query<&mut Text, With<ValueText>>,
    steps: Query<(&Step, &Availability)>,
    mut commands: Commands,
) {
    for (root, stepper, mut spoken) in &mut steppers {
        spoken.set_numeric_value(stepper.value.into());
        spoken.set_min_numeric_value(stepper.min.into());
        spoken.set_max_numeric_value(stepper.max.into());
        for entity in children.iter_descendants(root) {
            if let Ok(mut text) = values.get_mut(entity) {
                text.0 = stepper.value.to_string();
            } else if let Ok((step, now)) = steps.get(entity) {
                let wanted = Availability::unless(reason_against(step.by, stepper));
                if *now != wanted {
                    commands.entity(entity).insert(wanted);
                }
            }
        }
    }
}

fn reason_against(step: i32, stepper: &Stepper) -> Option<String> {
    let next = stepper.value + step;
    if next < stepper.min {
        Some(controls::is_least(stepper.min))
    } else if next > stepper.max {
        Some(controls::is_most(stepper.max))
    } else {
        None
    }
}
