//! The set-up: what is played, who sits where, who starts, with the board that it makes beside it. It has two layers:
//! ready-made games, and everything that can be changed.
mod board_panel;
mod clock_panel;
mod level_dialog;
mod presets_panel;
mod seats_panel;
mod starter_panel;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::responsive::{ByFormat, Format, ShownIf};
use super::{add_screen, go_back};
use crate::app::Screen;
use crate::app::actions::Action;
use crate::app::board::layout::BoardArea;
use crate::app::board::materials::BoardLook;
use crate::app::game::Request;
use crate::app::game::preset::Preset;
use crate::app::game::setup::Setup;
use crate::app::spawn::children;
use crate::app::theme::accessible::LiveText;
use crate::app::theme::themed::ThemedText;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Availability, ButtonKind, button, column, panel_with, scroll_with};
use crate::app::theme::{Entrance, text};
use crate::app::words::{editor, menus, setup as words};
use crate::language::Label;

/// Width of the panels in a wide window.
const PANELS: f32 = 664.0;

/// The line under the board: the size of the game, or why it can't be played.
#[derive(Component)]
struct SetupStatus;

/// What is shown of the set-up.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
enum SetupLayer {
    /// Ready-made games and their players.
    #[default]
    Presets,
    /// Everything.
    Custom,
}

/// A part that belongs to one layer.
#[derive(Component, Clone, Copy)]
struct ShownOn(SetupLayer);

/// A button that leads on from a set-up with which nothing is wrong.
#[derive(Component)]
struct NeedsSoundSetup;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetupLayer>()
        .add_plugins((
            presets_panel::plugin,
            board_panel::plugin,
            seats_panel::plugin,
            level_dialog::plugin,
            starter_panel::plugin,
            clock_panel::plugin,
        ))
        .add_systems(OnEnter(Screen::Setup), choose_layer)
        .add_systems(Update, (check_setup, show_layer).run_if(in_state(Screen::Setup)));
    add_screen(app, Screen::Setup, spawn);
}

/// Everything that can be changed is shown where no ready-made game has been chosen.
fn choose_layer(setup: Res<Setup>, mut layer: ResMut<SetupLayer>) {
    *layer = if Preset::of(&setup).is_some() { SetupLayer::Presets } else { SetupLayer::Custom };
}

fn spawn(mut commands: Commands, setup: Res<Setup>, look: Res<BoardLook>) {
    let custom = || (Node { flex_shrink: 0.0, ..column(space::S) }, ShownOn(SetupLayer::Custom));
    commands.spawn((
        super::root(Screen::Setup),
        ByFormat(root_node),
        children![
            (
                ByFormat(left_node),
                Entrance,
                Pickable::IGNORE,
                children![
                    (
                        Node { margin: UiRect::bottom(px(space::M)), flex_shrink: 0.0, ..default() },
                        ShownIf(Format::is_tall),
                        Pickable::IGNORE,
                        children![text::subheading(words::HEADING)],
                    ),
                    (
                        scroll_with(Node {
                            flex_direction: FlexDirection::Column,
                            row_gap: px(space::S),
                            flex_basis: px(0),
                            ..default()
                        }),
                        children![
                            (
                                ShownOn(SetupLayer::Presets),
                                Node { flex_shrink: 0.0, ..column(0.0) },
                                children![presets_panel::panel(&setup, &look)]
                            ),
                            (custom(), children![board_panel::panel(&setup)]),
                            seats_panel::panel(&setup),
                            (custom(), children![starter_panel::panel(&setup), clock_panel::panel(&setup)]),
                        ],
                    ),
                ],
            ),
            (
                ByFormat(right_node),
                Pickable::IGNORE,
                children![
                    (
                        BoardArea,
                        ShownIf(|format| format.wide),
                        Pickable::IGNORE,
                        Node { flex_grow: 1.0, width: percent(100), min_height: px(0), ..default() },
                    ),
                    (
                        Node {
                            justify_content: JustifyContent::Center,
                            align_items: AlignItems::Center,
                            flex_wrap: FlexWrap::Wrap,
                            column_gap: px(space::M),
                            ..default()
                        },
                        Pickable::IGNORE,
                        children![(text::body(""), SetupStatus, LiveText), edit_button()]
                    ),
                    buttons(),
                ],
            ),
        ],
    ));
}

fn buttons() -> impl Bundle {
    (
        Node {
            // Beside the panels of a window that is only just wide, the last button has a row of its own.
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(space::M),
            row_gap: px(space::S),
            width: percent(100),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (
                button(ButtonKind::Secondary, menus::BACK)
                    .action(Action::Back)
                    .node(|node| node.flex_grow = 1.0)
                    .build(),
                observe(go_back)
            ),
            layer_button(words::CUSTOMISE, SetupLayer::Presets, SetupLayer::Custom),
            layer_button(words::SHOW_PRESETS, SetupLayer::Custom, SetupLayer::Presets),
            (
                NeedsSoundSetup,
                button(ButtonKind::Primary, words::START)
                    .action(Action::Confirm)
                    .node(|node| node.flex_grow = 2.0)
                    .build(),
                AutoFocus,
                observe(start)
            ),
        ],
    )
}

/// The button of one layer that leads to the other.
fn layer_button(label: Label, on: SetupLayer, to: SetupLayer) -> impl Bundle {
    (
        button(ButtonKind::Secondary, label)
            .action(Action::Customise)
            .node(|node| node.flex_grow = 1.0)
            .build(),
        ShownOn(on),
        observe(move |_: On<Activate>, mut layer: ResMut<SetupLayer>| *layer = to),
    )
}

/// Shows the parts of the layer.
fn show_layer(layer: Res<SetupLayer>, mut parts: Query<(Ref<ShownOn>, &mut Node)>) {
    for (part, mut node) in &mut parts {
        if layer.is_changed() || part.is_added() {
            let display = if part.0 == *layer { Display::Flex } else { Display::None };
            if node.display != display {
                node.display = display;
            }
        }
    }
}

fn root_node(format: Format) -> Node {
    Node {
        width: percent(100),
        height: percent(100),
        flex_direction: if format.wide { FlexDirection::Row } else { FlexDirection::Column },
        padding: if format.wide {
            UiRect::axes(px(space::XXL), px(space::XL))
        } else {
            UiRect::all(px(space::M))
        },
        column_gap: px(48),
        row_gap: px(space::M),
        ..default()
    }
}

fn left_node(format: Format) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        width: if format.wide { px(PANELS) } else { percent(100) },
        max_width: if format.wide { percent(58) } else { percent(100) },
        min_height: px(0),
        flex_grow: if format.wide { 0.0 } else { 1.0 },
        flex_shrink: 1.0,
        ..default()
    }
}

fn right_node(format: Format) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(if format.wide { space::XL } else { space::S }),
        flex_grow: if format.wide { 1.0 } else { 0.0 },
        flex_basis: if format.wide { px(0) } else { auto() },
        min_width: px(0),
        ..default()
    }
}

/// Shows the size of the game under the board, or the problem that keeps it from starting.
fn check_setup(
    setup: Res<Setup>,
    status: Option<Single<(Ref<SetupStatus>, &mut Text, &mut ThemedText)>>,
    ways_on: Query<(Entity, &Availability), With<NeedsSoundSetup>>,
    mut commands: Commands,
) {
    let Some(status) = status else { return };
    let (added, mut text, mut ink) = status.into_inner();
    if !setup.is_changed() && !added.is_added() {
        return;
    }
    let checked = setup.check().map_err(|problem| words::problem(&problem));
    match &checked {
        Ok(rules) => {
            text.0 = words::size(*rules, &setup.time);
            *ink = ThemedText(|palette| palette.muted);
        }
        Err(problem) => {
            text.0.clone_from(problem);
            *ink = ThemedText(|palette| palette.warning);
        }
    }
    let wanted = Availability::unless(checked.err());
    for (button, now) in &ways_on {
        if *now != wanted {
            commands.entity(button).insert(wanted.clone());
        }
    }
}

fn start(_: On<Activate>, setup: Res<Setup>, mut requests: MessageWriter<Request>) {
    if setup.check().is_ok() {
        requests.write(Request::Start(Box::new(setup.clone())));
    }
}

/// Leads to the editor, with the board as it is set.
fn edit_button() -> impl Bundle {
    (
        NeedsSoundSetup,
        button(ButtonKind::Secondary, editor::EDIT_BOARD_ITEM).action(Action::EditBoard).small().build(),
        ShownOn(SetupLayer::Custom),
        observe(edit),
    )
}

fn edit(_: On<Activate>, setup: Res<Setup>, mut next: ResMut<NextState<Screen>>) {
    if setup.check().is_ok() {
        next.set(Screen::Editor);
    }
}

/// A panel that leaves room for the others.
fn compact_panel() -> impl Bundle {
    panel_with(Node {
        flex_direction: FlexDirection::Column,
        padding: UiRect::axes(px(space::L), px(space::S)),
        row_gap: px(space::S),
        flex_shrink: 0.0,
        ..default()
    })
}
