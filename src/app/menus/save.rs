//! The dialog that saves a game under a name, or in a folder chosen with the desktop's own dialog.
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use crate::app::Menu;
use crate::app::actions::Action;
use crate::app::game::current_game::CurrentGame;
use crate::app::menu_stack::Menus;
use crate::app::saves::{AskDesktop, GameFolders, NameTaken, SaveGame, UseClipboard};
use crate::app::spawn::children;
use crate::app::theme::accessible::LiveText;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{
    ButtonKind, Cancel, Dismiss, Submit, TextField, button, column, dialog, row, text_field,
};
use crate::app::words;
use crate::language::Label;

/// Longest name or path that can be typed, in characters.
const MAX_NAME: usize = 200;

/// The field with the name.
#[derive(Component)]
struct NameField;

/// The name that is being typed, for when the dialog comes back after an error.
#[derive(Resource, Default)]
struct TypedName(Option<String>);

/// Shown while the name is that of another game.
#[derive(Component)]
struct ShownIfTaken;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TypedName>()
        .add_systems(OnEnter(Menu::Save), (spawn.run_if(resource_exists::<CurrentGame>), focus_name).chain())
        .add_systems(Update, ask_to_replace.run_if(on_message::<NameTaken>.and_then(in_state(Menu::Save))));
    for left_for in [Menu::None, Menu::Pause, Menu::Result] {
        app.add_systems(OnEnter(left_for), |mut typed: ResMut<TypedName>| typed.0 = None);
    }
}

/// Focuses the field with the name.
fn focus_name(
    field: Option<Single<&Children, With<NameField>>>,
    editors: Query<(), With<EditableText>>,
    mut focus: ResMut<InputFocus>,
) {
    let editor = field.and_then(|children| children.iter().find(|child| editors.contains(*child)));
    if let Some(editor) = editor {
        focus.set(editor, FocusCause::Navigated);
    }
}

/// Asks whether the game that has this name is to be replaced.
fn ask_to_replace(
    mut taken: MessageReader<NameTaken>,
    mut shown: Query<(&mut Node, Option<&mut Text>), With<ShownIfTaken>>,
) {
    let Some(NameTaken(name)) = taken.read().last() else { return };
    for (mut node, text) in &mut shown {
        node.display = Display::Flex;
        if let Some(mut text) = text {
            text.0 = words::errors::name_taken(name);
        }
    }
}

/// Remembers the name that is typed, and hides that question.
fn take_in_name(
    change: On<ValueChange<String>>,
    mut typed: ResMut<TypedName>,
    mut shown: Query<&mut Node, With<ShownIfTaken>>,
) {
    typed.0 = Some(change.value.clone());
    if !change.is_final {
        shown.iter_mut().for_each(|mut node| node.display = Display::None);
    }
}

fn spawn(
    (game, typed): (Res<CurrentGame>, Res<TypedName>),
    folders: Res<GameFolders>,
    mut commands: Commands,
) {
    let name = typed.0.clone().unwrap_or_else(|| suggested(&game));
    let half = |kind, label: Label, key| button(kind, label).action(key).node(|node| node.flex_grow = 1.0);
    let place = words::menus::saved_in(folders.saved.as_deref());
    let content = (
        column(space::S),
        children![
            (
                Node::default(),
                children![(
                    NameField,
                    text_field(words::menus::NAME_OF_GAME, name, MAX_NAME),
                    observe(save_by_enter),
                    observe(|_: On<Cancel>, mut menus: Menus| menus.close()),
                    observe(take_in_name)
                )]
            ),
            (ShownIfTaken, text::warning(""), LiveText, Node { display: Display::None, ..default() }),
            (
                ShownIfTaken,
                Node { display: Display::None, ..row(space::S) },
                children![(
                    half(ButtonKind::Secondary, words::menus::REPLACE, Action::Replace).build(),
                    observe(replace)
                )]
            ),
            (Node { margin: UiRect::bottom(px(space::S)), ..default() }, children![text::small(place)]),
            (
                row(space::S),
                children![
                    (half(ButtonKind::Primary, words::menus::SAVE, Action::Confirm).build(), observe(save)),
                    (
                        half(ButtonKind::Secondary, words::menus::CHOOSE_FOLDER, Action::Browse).build(),
                        observe(browse)
                    ),
                ]
            ),
            (
                row(space::S),
                children![
                    (
                        half(ButtonKind::Secondary, words::menus::COPY, Action::CopyGame)
                            .tooltip(words::menus::COPY_TIP)
                            .build(),
                        observe(copy)
                    ),
                    (
                        half(ButtonKind::Secondary, words::menus::CANCEL, Action::Back).build(),
                        observe(|_: On<Activate>, mut menus: Menus| menus.close())
                    ),
                ]
            ),
        ],
    );
    commands.spawn((
        Name::new("Save"),
        DespawnOnExit(Menu::Save),
        dialog(words::menus::SAVE_TITLE, content),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    ));
}

/// A suggested name without characters that file names can't have.
fn suggested(game: &CurrentGame) -> String {
    words::games::file_name(game.setup()).replace(['/', '\\', ':', '"'], "-")
}

fn save(_: On<Activate>, name: Single<&TextField, With<NameField>>, mut save: MessageWriter<SaveGame>) {
    save.write(saved_as(&name, false));
}

fn replace(_: On<Activate>, name: Single<&TextField, With<NameField>>, mut save: MessageWriter<SaveGame>) {
    save.write(saved_as(&name, true));
}

fn save_by_enter(submitted: On<Submit>, fields: Query<&TextField>, mut save: MessageWriter<SaveGame>) {
    if let Ok(name) = fields.get(submitted.entity) {
        save.write(saved_as(name, false));
    }
}

fn saved_as(name: &TextField, replace: bool) -> SaveGame {
    SaveGame { to: name.value.trim().into(), replace, record: None }
}

fn browse(_: On<Activate>, name: Single<&TextField, With<NameField>>, mut ask: MessageWriter<AskDesktop>) {
    ask.write(AskDesktop::Save(name.value.trim().to_owned()));
}

fn copy(_: On<Activate>, mut clipboard: MessageWriter<UseClipboard>, mut menus: Menus) {
    clipboard.write(UseClipboard::CopyRecord);
    menus.close();
}
