//! What fingers do that a mouse does in another way: a long touch explains a control, as pointing at it does, and a drag
//! scrolls. After either, lifting the finger presses nothing.
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::ScrollArea;

use super::tooltip::{Tooltip, TooltipTarget};
use crate::app::pointer::SpentTouches;

/// How far a finger may slide, in logical pixels, and still press what it has touched.
const SLOP: f32 = 12.0;

/// The control that a finger has touched and not left since.
#[derive(Resource, Default)]
pub(super) struct TouchedControl(pub(super) Option<Touch>);

/// A finger on a control.
#[derive(Clone, Copy)]
pub(super) struct Touch {
    pub(super) control: Entity,
    pub(super) finger: PointerId,
    /// It was lifted after a long touch: what explains the control is still there to be read.
    pub(super) is_lifted: bool,
}

/// Remembers the control that is touched.
pub(super) fn remember(
    pressed: On<Pointer<Press>>,
    controls: Query<(), With<Tooltip>>,
    mut touched: ResMut<TouchedControl>,
) {
    let is_first = pressed.entity == pressed.original_event_target();
    if is_first && touched.0.is_some() {
        touched.0 = None;
    }
    if pressed.pointer_id.is_touch() && touched.0.is_none() && controls.contains(pressed.entity) {
        let (control, finger) = (pressed.entity, pressed.pointer_id);
        touched.0 = Some(Touch { control, finger, is_lifted: false });
    }
}

/// Forgets it once the finger is lifted, unless it was a long touch.
pub(super) fn forget(
    mut inputs: MessageReader<PointerInput>,
    tooltip: Res<TooltipTarget>,
    mut touched: ResMut<TouchedControl>,
) {
    for input in inputs.read() {
        let Some(touch) = touched.0.filter(|touch| touch.finger == input.pointer_id) else { continue };
        match input.action {
            // So do long touches end.
            PointerAction::Cancel if tooltip.explains(touch.control) => {
                touched.0 = Some(Touch { is_lifted: true, ..touch });
            }
            PointerAction::Cancel | PointerAction::Release(_) => touched.0 = None,
            _ => {}
        }
    }
}

/// Scrolls the innermost area that can be scrolled, with the finger.
pub(super) fn scroll(
    mut dragged: On<Pointer<Drag>>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition), With<ScrollArea>>,
    scale: Res<UiScale>,
    mut touched: ResMut<TouchedControl>,
    mut press: TouchedPress,
) {
    let finger = dragged.pointer_id;
    if !finger.is_touch() || !(press.is_spent(finger) || dragged.distance.length() >= SLOP) {
        return;
    }
    if touched.0.is_some() {
        touched.0 = None;
    }
    let Ok((node, mut place)) = areas.get_mut(dragged.entity) else { return };
    let most = (node.content_size().y - node.size().y) * node.inverse_scale_factor();
    if most > 0.0 {
        dragged.propagate(false);
        press.spend(finger);
        place.y = (place.y - dragged.delta.y / scale.0).clamp(0.0, most);
    }
}

/// What a finger presses when it is lifted.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct TouchedPress<'w, 's> {
    spent: ResMut<'w, SpentTouches>,
    pressed: Query<'w, 's, Entity, With<Pressed>>,
    commands: Commands<'w, 's>,
}

impl TouchedPress<'_, '_> {
    fn is_spent(&self, finger: PointerId) -> bool {
        self.spent.contains(finger)
    }

    /// Lifting this finger presses nothing any more.
    pub(super) fn spend(&mut self, finger: PointerId) {
        if self.spent.insert(finger) {
            self.pressed.iter().for_each(|control| {
                self.commands.entity(control).remove::<Pressed>();
            });
        }
    }
}
