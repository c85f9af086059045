//! The question whether an action gets a key that others have.
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Chosen;
use crate::app::Menu;
use crate::app::actions::Action;
use crate::app::menu_stack::Menus;
use crate::app::settings::Settings;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{ButtonKind, Dismiss, button, column, dialog};
use crate::app::words::keys;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::KeyTaken), spawn);
}

fn spawn(chosen: Res<Chosen>, settings: Res<Settings>, mut commands: Commands) {
    let (Some(action), Some(change)) = (chosen.action, &chosen.change) else { return };
    let (lost, losers) = change.losses(action, &settings.keys);
    let content = (
        column(space::S),
        children![
            (
                Node { margin: UiRect::bottom(px(space::S)), ..default() },
                children![text::body(keys::taken(&lost, &losers))]
            ),
            (
                button(ButtonKind::Primary, keys::TAKE).action(Action::Confirm).build(),
                AutoFocus,
                observe(take)
            ),
            (
                button(ButtonKind::Secondary, keys::LEAVE).action(Action::Back).build(),
                observe(|_: On<Activate>, mut menus: Menus| menus.close()),
            ),
        ],
    );
    commands.spawn((
        Name::new("Key taken"),
        DespawnOnExit(Menu::KeyTaken),
        dialog(keys::name(action), content),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    ));
}

fn take(_: On<Activate>, mut chosen: ResMut<Chosen>, mut settings: ResMut<Settings>, mut menus: Menus) {
    if let (Some(action), Some(change)) = (chosen.action, chosen.change.take()) {
        change.apply(action, &mut settings.keys);
    }
    menus.close_to(Menu::ChangeKeys);
}
