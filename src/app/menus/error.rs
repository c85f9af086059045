//! The dialog that says what went wrong; closing it returns to the menu below.
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::Menu;
use crate::app::actions::Action;
use crate::app::menu_stack::Menus;
use crate::app::messages::{AppError, ShowError};
use crate::app::redraw::DrawFrames;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{ButtonKind, Dismiss, button, column, dialog};
use crate::app::words::{self, errors::Explained};

/// The error that the dialog shows.
#[derive(Resource)]
struct Shown(AppError);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShowError>()
        .add_systems(Update, show.run_if(on_message::<ShowError>))
        .add_systems(OnEnter(Menu::Error), spawn.run_if(resource_exists::<Shown>));
}

fn show(
    mut errors: MessageReader<ShowError>,
    mut menus: Menus,
    mut frames: MessageWriter<DrawFrames>,
    mut commands: Commands,
) {
    let Some(ShowError(error)) = errors.read().last() else { return };
    commands.insert_resource(Shown(error.clone()));
    menus.open(Menu::Error);
    frames.write(DrawFrames);
}

fn spawn(shown: Res<Shown>, mut commands: Commands) {
    let Explained { title, line } = words::errors::error(&shown.0);
    commands.spawn((
        Name::new("Message"),
        DespawnOnExit(Menu::Error),
        dialog(
            title,
            (
                column(space::L),
                children![
                    text::body(line),
                    (
                        button(ButtonKind::Primary, words::errors::OK).action(Action::Confirm).build(),
                        AutoFocus,
                        observe(|_: On<Activate>, mut menus: Menus| menus.close())
                    ),
                ],
            ),
        ),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    ));
}
