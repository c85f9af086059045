//! The dialog that waits for the key that an action is to have. Reserved keys work in it as in every dialog: they lead
//! through its buttons, press them, and cancel.
use bevy::ecs::spawn::SpawnWith;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Change, Chosen, keycaps, labels};
use crate::app::Menu;
use crate::app::actions::{Action, Bindings, Chord, Modifiers, NoChord};
use crate::app::menu_stack::Menus;
use crate::app::settings::Settings;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{ButtonKind, Dismiss, button, column, dialog, row};
use crate::app::words::{keys, menus};

/// The line about a key that can't be used.
#[derive(Component)]
struct Unusable;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::PressKey), spawn).add_observer(take_key);
}

/// Makes changes to the keys of the chosen action.
#[derive(bevy::ecs::system::SystemParam)]
struct Changing<'w> {
    chosen: ResMut<'w, Chosen>,
    settings: ResMut<'w, Settings>,
    menus: Menus<'w>,
}

impl Changing<'_> {
    /// Makes a change, or asks about it where others lose a key.
    fn make(&mut self, change: Change) {
        let Some(action) = self.chosen.action else { return };
        let (_, losers) = change.losses(action, &self.settings.keys);
        if losers.is_empty() {
            change.apply(action, &mut self.settings.keys);
            self.menus.close();
        } else {
            self.chosen.change = Some(change);
            self.menus.open(Menu::KeyTaken);
        }
    }

    fn clear(&mut self) {
        if let Some(action) = self.chosen.action {
            self.settings.keys.clear(action);
        }
        self.menus.close();
    }
}

fn spawn((chosen, settings, bindings): (Res<Chosen>, Res<Settings>, Res<Bindings>), mut commands: Commands) {
    let Some(action) = chosen.action else { return };
    let now = labels(&bindings, action);
    let has_own = !settings.keys.keys(action).is_empty();
    let is_usual = settings.keys.is_usual(action);
    let content = (
        column(space::M),
        children![
            (row(space::XS), keycaps(now)),
            text::body(keys::PRESS),
            (Unusable, text::warning(keys::UNUSABLE), Node { display: Display::None, ..default() }),
            text::small(keys::RESERVED),
            buttons(has_own, is_usual),
        ],
    );
    commands.spawn((
        Name::new("Press a key"),
        DespawnOnExit(Menu::PressKey),
        dialog(keys::name(action), content),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    ));
}

fn buttons(has_own: bool, is_usual: bool) -> impl Bundle {
    let spec = |label| button(ButtonKind::Secondary, label).node(|node| node.flex_grow = 1.0);
    let buttons = SpawnWith(move |row: &mut ChildSpawner| {
        if !is_usual {
            row.spawn((
                spec(keys::USUAL).build(),
                observe(|_: On<Activate>, mut changing: Changing| changing.make(Change::Reset)),
            ));
        }
        if has_own {
            row.spawn((
                spec(keys::REMOVE).build(),
                observe(|_: On<Activate>, mut changing: Changing| changing.clear()),
            ));
        }
        row.spawn((
            spec(menus::CANCEL).action(Action::Back).build(),
            observe(|_: On<Activate>, mut menus: Menus| menus.close()),
        ));
    });
    (Node { margin: UiRect::top(px(space::S)), ..row(space::S) }, Children::spawn(buttons))
}

/// Takes the key before anything else can use it.
fn take_key(
    mut event: On<FocusedInput<KeyboardInput>>,
    held: Res<Modifiers>,
    mut changing: Changing,
    mut lines: Query<&mut Node, With<Unusable>>,
) {
    if changing.menus.shown() != Menu::PressKey || !event.input.state.is_pressed() {
        return;
    }
    match Chord::pressed(&event.input, *held) {
        Err(NoChord::Incomplete | NoChord::Reserved) => {}
        Err(NoChord::Unusable) => {
            event.propagate(false);
            lines.iter_mut().for_each(|mut node| node.display = Display::Flex);
        }
        Ok(chord) => {
            event.propagate(false);
            if !event.input.repeat {
                changing.make(Change::Give(chord));
            }
        }
    }
}
