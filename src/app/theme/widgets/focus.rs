//! The keyboard focus: its ring, and the arrow keys that move it.
use bevy::ecs::entity::EntityHashSet;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::tab_navigation::{NavAction, TabIndex, TabNavigation};
use bevy::input_focus::{FocusCause, FocusGained, FocusedInput, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{ScrollArea, ScrollIntoView};
use bevy::window::Window;

use super::choice::{Choice, Item};
use crate::app::actions::Modifiers;
use crate::app::theme::palette::Palette;
use crate::app::theme::type_scale::FOCUS_RING;

/// On a container: the arrow keys move the focus among the controls in it, to the nearest in that direction.
/// With nothing focused, the first arrow key goes to its first control.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct ArrowKeys;

/// On a container: a control pressed by the pointer does not keep the focus, so that the next key goes to the board.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct ReleasesFocus;

/// Takes the focus back from controls that got it by the pointer.
pub(super) fn release_focus(
    mut focus: ResMut<InputFocus>,
    visible: Res<InputFocusVisible>,
    parents: Query<&ChildOf>,
    containers: Query<(), With<ReleasesFocus>>,
) {
    let inside = |entity| parents.iter_ancestors(entity).any(|it| containers.contains(it));
    if !visible.0 && focus.get().is_some_and(inside) {
        focus.clear();
    }
}

/// Tells whether a control is there to be used: nothing above it is hidden or taken out of the layout.
#[derive(SystemParam)]
pub(super) struct Shown<'w, 's> {
    parents: Query<'w, 's, &'static ChildOf>,
    states: Query<'w, 's, (&'static Visibility, &'static Node)>,
}

impl Shown<'_, '_> {
    pub(super) fn is(&self, control: Entity) -> bool {
        let gone = |entity| {
            self.states.get(entity).is_ok_and(|(visibility, node)| {
                *visibility == Visibility::Hidden || node.display == Display::None
            })
        };
        !gone(control) && !self.parents.iter_ancestors(control).any(gone)
    }
}

/// Clears the focus of a control that has been hidden.
pub(super) fn leave_hidden(
    mut focus: ResMut<InputFocus>,
    controls: Query<(), With<TabIndex>>,
    changed: Query<(), Or<(Changed<Node>, Changed<Visibility>)>>,
    shown: Shown,
) {
    let hidden = focus.get().filter(|it| controls.contains(*it) && !changed.is_empty() && !shown.is(*it));
    if hidden.is_some() {
        focus.clear();
    }
}

/// A key shows the ring; the pointer hides it (Bevy's tab navigation does that).
pub(super) fn show_ring_on_keys(
    mut keys: MessageReader<KeyboardInput>,
    focus: Res<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    controls: Query<(), With<TabIndex>>,
) {
    let pressed = keys.read().any(|key| key.state == ButtonState::Pressed && !is_modifier(&key.logical_key));
    if pressed && !visible.0 && focus.get().is_some_and(|entity| controls.contains(entity)) {
        visible.0 = true;
    }
}

fn is_modifier(key: &Key) -> bool {
    matches!(key, Key::Control | Key::Shift | Key::Alt | Key::AltGraph | Key::Super | Key::Meta)
}

/// On a choice whose list may be larger than the visible area: the ring goes around the chosen option.
#[derive(Component)]
pub(super) struct RingOnChosen;

/// Draws the ring around the focused control, or its chosen option, and nowhere else.
pub(super) fn draw_ring(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    palette: Res<Palette>,
    mut ringed: Local<Option<Entity>>,
    controls: Query<(&TabIndex, Has<RingOnChosen>)>,
    part: FocusedPart,
    mut commands: Commands,
) {
    let wanted = focus.get().filter(|_| visible.0).and_then(|entity| match controls.get(entity) {
        Ok((index, _)) if index.0 < 0 => None,
        Ok((_, true)) => Some(part.of(entity)),
        Ok((_, false)) => Some(entity),
        Err(_) => None,
    });
    if *ringed != wanted
        && let Some(former) = ringed.and_then(|entity| commands.get_entity(entity).ok())
    {
        { former }.try_remove::<Outline>();
    }
    if let Some(entity) = wanted {
        commands.entity(entity).try_insert(Outline::new(px(FOCUS_RING), px(FOCUS_RING), palette.focus));
    }
    *ringed = wanted;
}

/// The part of a control to scroll to: of a choice, which may be larger than the visible area, the chosen option.
#[derive(SystemParam)]
pub(super) struct FocusedPart<'w, 's> {
    choices: Query<'w, 's, (), With<Choice>>,
    children: Query<'w, 's, &'static Children>,
    chosen: Query<'w, 's, (), (With<Item>, With<Checked>)>,
}

impl FocusedPart<'_, '_> {
    fn of(&self, control: Entity) -> Entity {
        let chosen = || self.children.iter_descendants(control).find(|option| self.chosen.contains(*option));
        self.choices.get(control).ok().and_then(|()| chosen()).unwrap_or(control)
    }
}

/// A control that gains the focus out of sight is scrolled into view. What the pointer presses stays under it: it would
/// be released over another control.
pub(super) fn scroll_to_focus(
    gained: On<FocusGained>,
    controls: Query<(), With<TabIndex>>,
    part: FocusedPart,
    mut commands: Commands,
) {
    let is_pressed = matches!(gained.cause, FocusCause::Pressed);
    if !is_pressed && gained.entity == gained.original_event_target() && controls.contains(gained.entity) {
        commands.trigger(ScrollIntoView { entity: part.of(gained.entity) });
    }
}

/// Frames until everything has found its place after a change of the scale: texts are measured again in the next one.
const FRAMES_TO_SETTLE: u8 = 4;

/// What has the focus stays in sight when everything gets another size, and when an area that scrolls does while keys
/// are used.
pub(super) fn keep_in_sight(
    focus: Res<InputFocus>,
    by_keys: Res<InputFocusVisible>,
    scale: Option<Res<UiScale>>,
    resized: Query<(), (With<ScrollArea>, Changed<ComputedNode>)>,
    controls: Query<(), With<TabIndex>>,
    part: FocusedPart,
    mut unsettled: Local<u8>,
    mut commands: Commands,
) {
    *unsettled = if scale.is_some_and(|scale| scale.is_changed()) {
        FRAMES_TO_SETTLE
    } else {
        unsettled.saturating_sub(1)
    };
    let is_resized = by_keys.0 && !resized.is_empty();
    if *unsettled == 0 && !is_resized {
        return;
    }
    if let Some(entity) = focus.get().filter(|entity| controls.contains(*entity)) {
        commands.trigger(ScrollIntoView { entity: part.of(entity) });
    }
}

/// Skips hidden controls, which Bevy's tab navigation treats like all others: before it takes its step, the
/// focus passes over them.
pub(super) fn pass_over_hidden(
    event: On<FocusedInput<KeyboardInput>>,
    windows: Query<(), With<Window>>,
    controls: TabNavigation,
    held: Res<Modifiers>,
    shown: Shown,
    mut focus: ResMut<InputFocus>,
) {
    let is_tab = event.input.key_code == KeyCode::Tab && event.input.state.is_pressed();
    if !is_tab || event.input.repeat || !windows.contains(event.focused_entity) {
        return;
    }
    let action = if held.shift { NavAction::Previous } else { NavAction::Next };
    let mut passed = EntityHashSet::default();
    while let Ok(next) = controls.navigate(&focus, action)
        && !shown.is(next)
        && passed.insert(next)
    {
        focus.set(next, FocusCause::Navigated);
    }
}

/// Moves the focus by an arrow key that no control has used.
pub(super) fn move_by_arrow(
    mut event: On<FocusedInput<KeyboardInput>>,
    groups: Query<Entity, With<ArrowKeys>>,
    windows: Query<(), With<Window>>,
    children: Query<&Children>,
    controls: Query<(&TabIndex, &UiGlobalTransform)>,
    shown: Shown,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let Some(direction) = arrow(&event.input) else {
        return;
    };
    let here = event.focused_entity;
    let focused = focus.get().filter(|entity| controls.contains(*entity));
    let group = match groups.get(here) {
        Ok(group) => Some(group),
        Err(_) if focused.is_none() && windows.contains(here) => groups.iter().find(|group| shown.is(*group)),
        Err(_) => None,
    };
    let Some(group) = group else {
        return;
    };
    let places = children.iter_descendants_depth_first(group).filter_map(|entity| {
        let (index, transform) = controls.get(entity).ok()?;
        (index.0 >= 0 && shown.is(entity)).then_some((entity, transform.translation))
    });
    let from = focused.and_then(|entity| Some((entity, controls.get(entity).ok()?.1.translation)));
    if let Some(next) = nearest(from, direction, places) {
        event.propagate(false);
        focus.set(next, FocusCause::Navigated);
        visible.0 = true;
    }
}

fn arrow(input: &KeyboardInput) -> Option<Vec2> {
    if !input.state.is_pressed() {
        return None;
    }
    match input.logical_key {
        Key::ArrowUp => Some(Vec2::NEG_Y),
        Key::ArrowDown => Some(Vec2::Y),
        Key::ArrowLeft => Some(Vec2::NEG_X),
        Key::ArrowRight => Some(Vec2::X),
        _ => None,
    }
}

/// The place that lies nearest in `direction` (y grows downwards); the first of all where there is no start.
fn nearest(
    from: Option<(Entity, Vec2)>,
    direction: Vec2,
    places: impl Iterator<Item = (Entity, Vec2)>,
) -> Option<Entity> {
    let Some((start, origin)) = from else {
        return places.map(|(entity, _)| entity).next();
    };
    // Sideways distance counts double, so that a column is followed before a neighbour is taken.
    let cost = |place: Vec2| {
        let offset = place - origin;
        let ahead = offset.dot(direction);
        (ahead > 1.0).then(|| ahead + 2.0 * offset.dot(direction.perp()).abs())
    };
    places
        .filter(|(entity, _)| *entity != start)
        .filter_map(|(entity, place)| Some((entity, cost(place)?)))
        .min_by(|(_, a), (_, b)| a.total_cmp(b))
        .map(|(entity, _)| entity)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two columns of two, as in the rail of the game.
    fn places() -> Vec<(Entity, Vec2)> {
        [(0, 0), (100, 0), (0, 60), (100, 60)]
            .into_iter()
            .enumerate()
            .map(|(index, (x, y))| (entity(index as u32), Vec2::new(x as f32, y as f32)))
            .collect()
    }

    fn entity(index: u32) -> Entity {
        Entity::from_raw_u32(index).unwrap()
    }

    #[test]
    fn arrows_go_to_the_nearest_in_their_direction() {
        let from = |index: usize| Some(places()[index]);
        let go = |start, direction| nearest(from(start), direction, places().into_iter());
        assert_eq!(go(0, Vec2::X), Some(entity(1)));
        assert_eq!(go(0, Vec2::Y), Some(entity(2)));
        assert_eq!(go(3, Vec2::NEG_Y), Some(entity(1)));
        assert_eq!(go(0, Vec2::NEG_X), None);
    }

    #[test]
    fn the_first_arrow_goes_to_the_first_control() {
        assert_eq!(nearest(None, Vec2::Y, places().into_iter()), Some(entity(0)));
    }
}
