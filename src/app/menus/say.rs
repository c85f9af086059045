//! Says in a line what went wrong. What lay beneath is there again afterwards.
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::Menu;
use crate::app::menu_stack::Door;
use crate::app::redraw::DrawFrames;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{ButtonKind, Dismiss, Shortcut, button, column, dialog};

/// Something went wrong that the person has to know.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Say {
    /// What, in a few words.
    pub title: String,
    /// Why, and what would be right.
    pub line: String,
}

/// What is to be said next.
#[derive(Resource, Default)]
struct Said(Option<Say>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Say>()
        .init_resource::<Said>()
        .add_systems(Update, hear.run_if(on_message::<Say>))
        .add_systems(OnEnter(Menu::Say), spawn);
}

fn hear(
    mut say: MessageReader<Say>,
    mut said: ResMut<Said>,
    mut door: Door,
    mut frames: MessageWriter<DrawFrames>,
) {
    said.0 = say.read().last().cloned();
    door.open(Menu::Say);
    frames.write(DrawFrames);
}

fn spawn(mut said: ResMut<Said>, mut commands: Commands) {
    let Say { title, line } = said.0.take().unwrap_or(Say { title: String::new(), line: String::new() });
    commands.spawn((
        Name::new("Message"),
        DespawnOnExit(Menu::Say),
        dialog(
            title,
            (
                column(space::L),
                children![
                    text::body(line),
                    (
                        button(ButtonKind::Primary, "All right").shortcut(Shortcut::Enter).build(),
                        AutoFocus,
                        observe(|_: On<Activate>, mut door: Door| door.close())
                    ),
                ],
            ),
        ),
        observe(|_: On<Dismiss>, mut door: Door| door.close()),
    ));
}
