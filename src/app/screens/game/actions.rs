//! What can be done during a game: undo, redo, pause, step, the menu.
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::game::Request;
use crate::app::game::table::{Pace, Table};
use crate::app::screens::responsive::{ByFormat, Format};
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Availability, ButtonKind, Shortcut, button};
use crate::app::{Menu, Screen};

/// A button that can be used only at times.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Undo,
    Redo,
    Pause,
    Step,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        offer.run_if(in_state(Screen::Game).and_then(resource_exists_and_changed::<Table>)),
    )
    .add_observer(leave_focus_to_the_board);
}

pub(super) fn panel() -> impl Bundle {
    let half = |node: &mut Node| {
        node.flex_basis = px(0);
        node.flex_grow = 1.0;
        node.min_width = px(0);
    };
    let action = move |action: Action, label: &str, key| {
        (action, button(ButtonKind::Secondary, label).shortcut(key).node(half).build())
    };
    (
        Node { flex_direction: FlexDirection::Column, row_gap: px(space::S), flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![
            (
                ByFormat(row),
                Pickable::IGNORE,
                children![
                    (action(Action::Pause, "Pause", Shortcut::Char('p')), observe(pause)),
                    (action(Action::Step, "Step", Shortcut::Char('.')), observe(step)),
                ],
            ),
            (
                ByFormat(row),
                Pickable::IGNORE,
                children![
                    (action(Action::Undo, "Undo", Shortcut::Char('z')), observe(undo)),
                    (action(Action::Redo, "Redo", Shortcut::Char('y')), observe(redo)),
                    (
                        button(ButtonKind::Secondary, "Menu").shortcut(Shortcut::Escape).node(half).build(),
                        observe(open_menu)
                    ),
                ],
            ),
        ],
    )
}

fn row(_: Format) -> Node {
    Node { column_gap: px(space::S), ..default() }
}

fn undo(_: On<Activate>, mut requests: MessageWriter<Request>) {
    requests.write(Request::Undo);
}

fn redo(_: On<Activate>, mut requests: MessageWriter<Request>) {
    requests.write(Request::Redo);
}

fn pause(_: On<Activate>, table: Option<Res<Table>>, mut requests: MessageWriter<Request>) {
    let paused = table.is_some_and(|table| table.pace() == Pace::Paused);
    requests.write(Request::Pace(if paused { Pace::Running } else { Pace::Paused }));
}

fn step(_: On<Activate>, mut requests: MessageWriter<Request>) {
    requests.write(Request::Pace(Pace::Step));
}

fn open_menu(_: On<Activate>, menu: Res<State<Menu>>, mut next: ResMut<NextState<Menu>>) {
    if *menu != Menu::Pause {
        next.set(Menu::Pause);
    }
}

/// Keys belong to the board again once a button was clicked.
fn leave_focus_to_the_board(
    activated: On<Activate>,
    actions: Query<(), With<Action>>,
    mut focus: ResMut<InputFocus>,
) {
    if actions.contains(activated.entity) {
        focus.clear();
    }
}

/// Says what can be done now, and why the rest can't.
fn offer(
    table: Res<Table>,
    mut actions: Query<(Entity, &Action, &Availability, &mut Node)>,
    mut commands: Commands,
) {
    for (button, action, now, mut node) in &mut actions {
        let shown = match action {
            Action::Pause | Action::Step => table.is_demonstration() && !table.position().is_over(),
            Action::Undo | Action::Redo => true,
        };
        node.display = if shown { Display::Flex } else { Display::None };
        let wanted = Availability::unless(reason_against(*action, &table));
        if *now != wanted {
            commands.entity(button).insert(wanted);
        }
    }
}

fn reason_against(action: Action, table: &Table) -> Option<&'static str> {
    match action {
        Action::Undo => (table.undo_depth() == 0).then_some("There is no move of yours to take back"),
        Action::Redo => (table.redo_depth() == 0).then_some("Nothing was taken back"),
        Action::Step => (table.pace() != Pace::Paused).then_some("Pause first"),
        Action::Pause => None,
    }
}
