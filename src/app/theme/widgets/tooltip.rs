//! A line beside a control that is pointed at or has the keyboard's focus: what it does, or why it can't be used.
use std::time::Duration;

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::OverrideClip;
use bevy::ui_widgets::popover::Popover;
use bevy::window::RequestRedraw;

use super::availability::Availability;
use super::tooltip_place::{MARGIN, Surroundings, usual};
use super::touch::{TouchedControl, TouchedPress};
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::themed::{ThemedBackground, ThemedBorder};
use crate::app::theme::type_scale::{HAIRLINE, TextStyle, radius};

/// How long a control is pointed at before its line appears.
const DELAY: Duration = Duration::from_millis(450);
/// How long a control has the keyboard's focus before: whoever is on his way to another one sees those around.
const FOCUS_DELAY: Duration = Duration::from_millis(1500);
/// Widest line before it wraps.
const WIDTH: f32 = 280.0;
/// Characters that surely fit one line.
const ONE_LINE: usize = 34;

/// The line that explains a control; empty for controls that explain themselves.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tooltip(pub String);

/// The control whose tooltip is shown or due.
#[derive(Resource, Default)]
pub(super) struct TooltipTarget {
    control: Option<Entity>,
    line: String,
    due: Duration,
    shown: Option<Entity>,
    /// A control that was pressed shows no line until the pointer has left it.
    pressed: Option<Entity>,
}

impl TooltipTarget {
    /// Whether the line of this control is shown.
    pub(super) fn explains(&self, control: Entity) -> bool {
        self.shown.is_some() && self.control == Some(control)
    }
}

/// A line that has yet to find its place; until then it isn't seen.
#[derive(Component)]
pub(super) struct Unplaced;

/// There is a line to show, once the delay is over.
pub(super) fn waiting(target: Res<TooltipTarget>) -> bool {
    target.control.is_some() && target.shown.is_none()
}

/// Something happened that may change whose line is shown.
pub(super) fn may_have_changed(
    changed: Query<(), (With<Tooltip>, Or<(Changed<Hovered>, Changed<Availability>, Changed<Tooltip>)>)>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    touched: Res<TouchedControl>,
) -> bool {
    touched.is_changed() || focus.is_changed() || visible.is_changed() || !changed.is_empty()
}

/// Finds the control whose line is wanted: the one under a finger or the pointer, or else the one with a visible focus,
/// or else the one that a finger has touched for long.
pub(super) fn find_control(
    controls: Query<(Entity, &Tooltip, &Availability, &Hovered)>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    touched: Res<TouchedControl>,
    time: Res<Time<Real>>,
    mut target: ResMut<TooltipTarget>,
    mut commands: Commands,
) {
    let line = |tooltip: &Tooltip, availability: &Availability| {
        let line = availability.reason().unwrap_or(&tooltip.0);
        (!line.is_empty()).then(|| line.to_owned())
    };
    let pressed =
        target.pressed.filter(|pressed| controls.get(*pressed).is_ok_and(|(.., hovered)| hovered.get()));
    target.pressed = pressed;
    let hovered = controls
        .iter()
        .filter(|(entity, .., hovered)| hovered.get() && pressed != Some(*entity))
        .find_map(|(entity, tooltip, availability, _)| Some((entity, line(tooltip, availability)?, DELAY)));
    let other = |control: Option<Entity>, delay| {
        let (entity, tooltip, availability, _) = controls.get(control?).ok()?;
        Some((entity, line(tooltip, availability)?, delay))
    };
    let by_finger = |is_lifted| {
        let touch = touched.0.filter(|touch| touch.is_lifted == is_lifted);
        touch.and_then(|touch| other(Some(touch.control), DELAY))
    };
    let wanted = by_finger(false)
        .or(hovered)
        .or_else(|| other(focus.get().filter(|_| visible.0), FOCUS_DELAY))
        .or_else(|| by_finger(true));
    if wanted.as_ref().map(|(entity, line, _)| (*entity, line)) == target.control.map(|it| (it, &target.line))
    {
        return;
    }
    hide(&mut target, &mut commands);
    if let Some((control, line, delay)) = wanted {
        let due = time.elapsed() + delay;
        *target = TooltipTarget { control: Some(control), line, due, shown: None, pressed };
    }
}

/// Shows the line when the delay is over; until then frames are asked for.
pub(super) fn show_line(
    time: Res<Time<Real>>,
    mut target: ResMut<TooltipTarget>,
    touched: Res<TouchedControl>,
    mut press: TouchedPress,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    redraw.write(RequestRedraw);
    if time.elapsed() < target.due {
        return;
    }
    let Some(mut control) = target.control.and_then(|entity| commands.get_entity(entity).ok()) else {
        *target = TooltipTarget::default();
        return;
    };
    let line = target.line.clone();
    let finger = touched.0.filter(|touch| target.control == Some(touch.control)).map(|touch| touch.finger);
    control.with_children(|parent| target.shown = Some(parent.spawn(bubble(line, finger.is_some())).id()));
    if let Some(finger) = finger {
        press.spend(finger);
    }
}

/// Shows a line where it hides no other control. That takes its size, which it has from the frame before.
pub(super) fn place(
    mut lines: Query<(Entity, &ChildOf, &mut Popover), With<Unplaced>>,
    surroundings: Surroundings,
    mut commands: Commands,
) {
    for (line, control, mut popover) in &mut lines {
        if let Some(best) = surroundings.best(control.parent(), line, &popover.positions) {
            popover.positions = best;
            commands.entity(line).insert(Visibility::Inherited).remove::<Unplaced>();
        }
    }
}

/// A press hides the line until the pointer comes to the control anew.
pub(super) fn hide_on_press(
    _: On<Pointer<Press>>,
    controls: Query<(Entity, &Hovered), With<Tooltip>>,
    mut target: ResMut<TooltipTarget>,
    mut commands: Commands,
) {
    hide(&mut target, &mut commands);
    target.pressed = controls.iter().find(|(_, hovered)| hovered.get()).map(|(control, _)| control);
}

fn hide(target: &mut TooltipTarget, commands: &mut Commands) {
    if let Some(bubble) = target.shown.take()
        && let Ok(mut bubble) = commands.get_entity(bubble)
    {
        bubble.try_despawn();
    }
    *target = TooltipTarget { pressed: target.pressed, ..default() };
}

/// A line for a control; above it where a finger is on it, whose hand would cover it below.
fn bubble(line: String, is_touched: bool) -> impl Bundle {
    // A node outside the flow is no wider than its parent, unless it is told to be.
    let long = line.chars().count() > ONE_LINE;
    let layout = if long { TextLayout::default() } else { TextLayout::no_wrap() };
    (
        Unplaced,
        Visibility::Hidden,
        Popover { positions: usual(is_touched), window_margin: MARGIN },
        Node {
            position_type: PositionType::Absolute,
            min_width: if long { px(WIDTH) } else { auto() },
            max_width: px(WIDTH),
            padding: UiRect::axes(px(10), px(6)),
            border: UiRect::all(px(HAIRLINE)),
            border_radius: BorderRadius::all(px(radius::SEGMENT)),
            ..default()
        },
        ThemedBackground(|p| p.tooltip),
        ThemedBorder(|p| p.control_line),
        GlobalZIndex(100),
        OverrideClip,
        Pickable::IGNORE,
        children![(text::text(TextStyle::SMALL, |p| p.text, line), layout)],
    )
}
