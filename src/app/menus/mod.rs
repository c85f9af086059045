//! The menus over a screen: the pause menu, the result, the settings, games to open and to save, the question who plays
//! on.
mod change_keys;
mod confirm;
mod error;
mod follow_match;
mod games;
mod keys;
mod lessons;
mod moves;
mod pause;
mod result;
mod save;
mod settings;
mod stuck;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Menu;
use super::actions::Action;
use super::menu_stack::Menus;
use super::screens::responsive::Format;
use super::theme::type_scale::space;
use super::theme::widgets::{ButtonSpec, Dismiss, column, scroll_with, two_columns, wide_dialog};
use crate::app::spawn::children;
use crate::language::Label;

pub(in crate::app) use self::keys::keys_button;
pub(in crate::app) use self::settings::settings_button;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        follow_match::plugin,
        change_keys::plugin,
        confirm::plugin,
        error::plugin,
        games::plugin,
        keys::plugin,
        lessons::plugin,
        moves::plugin,
        pause::plugin,
        result::plugin,
        save::plugin,
        settings::plugin,
        stuck::plugin,
    ));
}

/// A wide sheet whose content scrolls where it has no room, with a button below that closes it; `on_button` goes with the
/// button.
fn scrolling(
    menu: Menu,
    title: Label,
    content: impl Bundle,
    close: ButtonSpec,
    on_button: impl Bundle,
) -> impl Bundle {
    scrolling_over(menu, title, content, (close_button(close), on_button))
}

/// The same with whatever stands below.
fn scrolling_over(menu: Menu, title: Label, content: impl Bundle, below: impl Bundle) -> impl Bundle {
    let parts = (
        Node { min_height: px(0), flex_shrink: 1.0, ..column(space::L) },
        children![
            (scroll_with(Node { flex_grow: 0.0, flex_shrink: 1.0, ..column(space::L) }), children![content],),
            below,
        ],
    );
    (
        Name::new("Sheet"),
        DespawnOnExit(menu),
        wide_dialog(title, parts),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    )
}

/// The button that closes a sheet.
fn close_button(spec: ButtonSpec) -> impl Bundle {
    let built = spec
        .action(Action::Back)
        .node(|node| (node.min_width, node.align_self) = (px(160), AlignSelf::End))
        .build();
    (built, observe(|_: On<Activate>, mut menus: Menus| menus.close()))
}

/// Buttons side by side below a sheet.
fn buttons_node() -> Node {
    Node {
        column_gap: px(space::M),
        justify_content: JustifyContent::SpaceBetween,
        flex_shrink: 0.0,
        ..default()
    }
}

/// Buttons of a sheet, one below the other or in two columns.
fn list_node(format: Format) -> Node {
    if format.wide {
        Node { row_gap: px(space::S), ..two_columns(space::M) }
    } else {
        Node { flex_shrink: 0.0, ..column(space::S) }
    }
}
