//! Layouts that follow the size of the window: a node has one form for wide windows and one for narrow ones.
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::app::Menu;

/// From this width on, in logical pixels of the interface, the rail stands beside the board.
const WIDE: f32 = 900.0;
/// From this height on there is room for what only decorates.
const TALL: f32 = 600.0;

/// What the layout depends on.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) struct Format {
    /// The rail stands beside the board, not below it.
    pub wide: bool,
    /// There is height to spare.
    pub tall: bool,
    /// The result of a game is shown, and wants its room.
    pub result: bool,
}

/// How a node is laid out in each format.
#[derive(Component)]
#[require(Node)]
pub(in crate::app) struct ByFormat(pub fn(Format) -> Node);

/// Shown only where the predicate says so.
#[derive(Component)]
#[require(Node)]
pub(in crate::app) struct ShownIf(pub fn(Format) -> bool);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Format { wide: true, tall: true, result: false })
        .add_systems(PreUpdate, measure)
        .add_systems(Update, (form, show));
}

fn measure(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    scale: Res<UiScale>,
    menu: Res<State<Menu>>,
    mut format: ResMut<Format>,
) {
    let Some(window) = window else { return };
    let size = window.size() / scale.0;
    format.set_if_neq(Format { wide: size.x >= WIDE, tall: size.y >= TALL, result: *menu == Menu::Result });
}

fn form(format: Res<Format>, mut nodes: Query<(Ref<ByFormat>, &mut Node)>) {
    for (by_format, mut node) in &mut nodes {
        if format.is_changed() || by_format.is_added() {
            node.set_if_neq((by_format.0)(*format));
        }
    }
}

fn show(format: Res<Format>, mut nodes: Query<(Ref<ShownIf>, &mut Node), Without<ByFormat>>) {
    for (shown, mut node) in &mut nodes {
        if format.is_changed() || shown.is_added() {
            let display = if (shown.0)(*format) { Display::Flex } else { Display::None };
            if node.display != display {
                node.display = display;
            }
        }
    }
}
