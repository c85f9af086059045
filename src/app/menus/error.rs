//! The dialog that says what went wrong; closing it returns to the menu below.
use std::collections::VecDeque;

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

/// The errors that wait to be shown, one after the other; the first is in the dialog.
#[derive(Resource, Default)]
struct Errors(VecDeque<AppError>);

/// The dialog with an error.
#[derive(Component)]
struct ErrorDialog;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShowError>().init_resource::<Errors>().add_systems(
        Update,
        (queue.run_if(on_message::<ShowError>), show.run_if(in_state(Menu::Error))).chain(),
    );
}

fn queue(
    mut asked: MessageReader<ShowError>,
    mut errors: ResMut<Errors>,
    mut menus: Menus,
    mut frames: MessageWriter<DrawFrames>,
) {
    // Whoever closed all menus wants to hear no more of those before.
    if !menus.is_open(Menu::Error) {
        errors.0.clear();
    }
    for ShowError(error) in asked.read() {
        if errors.0.back() != Some(error) {
            errors.0.push_back(error.clone());
        }
    }
    menus.open(Menu::Error);
    frames.write(DrawFrames);
}

/// Shows the first error, unless it is shown; goes back where nothing is left to be shown.
fn show(errors: Res<Errors>, shown: Query<(), With<ErrorDialog>>, mut menus: Menus, mut commands: Commands) {
    match errors.0.front() {
        _ if !shown.is_empty() => {}
        Some(error) => spawn(error, &mut commands),
        None => menus.close(),
    }
}

/// Goes on to the next error, or back to what was there before.
fn close(
    dialog: Option<Single<Entity, With<ErrorDialog>>>,
    mut errors: ResMut<Errors>,
    mut menus: Menus,
    mut frames: MessageWriter<DrawFrames>,
    mut commands: Commands,
) {
    errors.0.pop_front();
    if errors.0.is_empty() {
        menus.close();
    } else if let Some(dialog) = dialog {
        commands.entity(*dialog).despawn();
        frames.write(DrawFrames);
    }
}

fn spawn(error: &AppError, commands: &mut Commands) {
    let Explained { title, line } = words::errors::error(error);
    commands.spawn((
        Name::new("Message"),
        ErrorDialog,
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
                        observe(|_: On<Activate>, mut commands: Commands| commands.run_system_cached(close))
                    ),
                ],
            ),
        ),
        observe(|_: On<Dismiss>, mut commands: Commands| commands.run_system_cached(close)),
    ));
}
