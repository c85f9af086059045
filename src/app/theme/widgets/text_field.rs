//! One line of text to type, such as a player's name.
use std::time::Duration;

use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, FocusLost, FocusedInput, InputFocus};
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle, TextEdit, TextEditChange};
use bevy::ui_widgets::{SelectAllOnFocus, ValueChange, observe};

use super::dialog::Dialog;
use super::skin::Skin;
use crate::app::actions::{Bindings, Modifiers};
use crate::app::spawn::children;
use crate::app::theme::palette::Palette;
use crate::app::theme::themed::ThemedText;
use crate::app::theme::type_scale::{HAIRLINE, TextStyle, height, radius, space};

/// The caret stands still: a blinking one would keep an idle window drawing.
const NO_BLINK: Duration = Duration::from_secs(1 << 40);
/// The caret's width as a share of the text's height.
const CARET: f32 = 0.1;

/// What stands in a text field; lives on its root and may be set by a system.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct TextField {
    /// The text.
    pub value: String,
}

/// Enter was pressed in a text field.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Submit {
    /// The root of the field.
    pub entity: Entity,
}

/// Esc was pressed in a text field.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Cancel {
    /// The root of the field.
    pub entity: Entity,
}

/// The key by which a field is being left.
#[derive(Component, Clone, Copy)]
enum LeftBy {
    Enter,
    Escape,
}

/// A line of at most `max_chars` characters to type. Sends `ValueChange<String>` to the root while typing (not
/// final) and when it is left or Enter is pressed (final), holds [`TextField`]. Keys stay in it, except Tab and
/// those of [global actions](crate::app::actions::Action::is_global); Enter ([`Submit`]) and Esc ([`Cancel`]) leave it. It is as wide as its parent lets it.
pub fn text_field(name: impl Into<String>, value: impl Into<String>, max_chars: usize) -> impl Bundle {
    let value = value.into();
    (
        TextField { value: value.clone() },
        Node { flex_grow: 1.0, min_width: px(96), ..default() },
        observe(keep_keys),
        children![(
            editor(&value, max_chars),
            TextStyle::STRONG.font(),
            TextLayout::no_wrap(),
            ThemedText(|p| p.text),
            TextCursorStyle::default(),
            SelectAllOnFocus,
            TabIndex(0),
            Skin::Field,
            AccessibilityNode(accesskit::Node::new(Role::TextInput)),
            AccessibleLabel::new(name),
            Node {
                flex_grow: 1.0,
                min_width: px(0),
                height: px(height::FIELD),
                padding: UiRect::axes(px(space::M), px(9)),
                border: UiRect::all(px(HAIRLINE)),
                border_radius: BorderRadius::all(px(radius::WELL)),
                ..default()
            },
            observe(on_edit),
            observe(on_leave),
            observe(leave_by_key),
        )],
    )
}

fn editor(value: &str, max_chars: usize) -> EditableText {
    let mut editor = EditableText {
        max_characters: Some(max_chars),
        cursor_blink_period: NO_BLINK,
        cursor_width: CARET,
        ..EditableText::new(value)
    };
    editor.queue_edit(TextEdit::TextStart(false));
    editor
}

fn on_edit(
    edit: On<TextEditChange>,
    editors: Query<(&EditableText, &ChildOf)>,
    mut fields: Query<&mut TextField>,
    mut commands: Commands,
) {
    let Ok((editor, parent)) = editors.get(edit.event_target()) else {
        return;
    };
    if let Ok(mut field) = fields.get_mut(parent.parent())
        && editor.value() != field.value.as_str()
    {
        field.value = editor.value().to_string();
        send(parent.parent(), &field, false, &mut commands);
    }
}

fn on_leave(
    lost: On<FocusLost>,
    parents: Query<&ChildOf>,
    fields: Query<(&TextField, Option<&LeftBy>)>,
    mut editors: Query<&mut EditableText>,
    mut commands: Commands,
) {
    if let Ok(mut editor) = editors.get_mut(lost.entity) {
        // What is longer than the field is read from its start.
        editor.queue_edit(TextEdit::TextStart(false));
    }
    let Ok(entity) = parents.get(lost.entity).map(ChildOf::parent) else { return };
    let Ok((field, left_by)) = fields.get(entity) else { return };
    send(entity, field, true, &mut commands);
    match left_by {
        Some(LeftBy::Enter) => commands.trigger(Submit { entity }),
        Some(LeftBy::Escape) => commands.trigger(Cancel { entity }),
        None => return,
    }
    commands.entity(entity).remove::<LeftBy>();
}

fn send(source: Entity, field: &TextField, is_final: bool, commands: &mut Commands) {
    commands.trigger(ValueChange { source, value: field.value.clone(), is_final });
}

fn leave_by_key(
    event: On<FocusedInput<KeyboardInput>>,
    parents: Query<&ChildOf>,
    dialogs: Query<&Children, With<Dialog>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let Ok(field) = parents.get(event.focused_entity).map(ChildOf::parent) else { return };
    if !event.input.state.is_pressed() {
        return;
    }
    let left_by = match event.input.logical_key {
        Key::Enter => LeftBy::Enter,
        Key::Escape => LeftBy::Escape,
        _ => return,
    };
    // What was typed just before comes first.
    commands.entity(field).insert(left_by);
    // A dialog keeps it, so that its keys work and Tab stays in it.
    let dialog = parents.iter_ancestors(field).find_map(|it| dialogs.get(it).ok());
    match dialog.and_then(|parts| parts.first()) {
        Some(scrim) => focus.set(*scrim, FocusCause::Navigated),
        None => focus.clear(),
    }
}

/// Keeps keys pressed while typing from being shortcuts.
fn keep_keys(mut event: On<FocusedInput<KeyboardInput>>, (bindings, held): (Res<Bindings>, Res<Modifiers>)) {
    let is_global = bindings.works_while_typing(&event.input, *held);
    if !is_global && event.input.logical_key != Key::Tab {
        event.propagate(false);
    }
}

/// The editor shows a value that a system has set.
pub(super) fn show_field(
    fields: Query<(&TextField, &Children), Changed<TextField>>,
    mut editors: Query<(&mut EditableText, &mut AccessibilityNode)>,
) {
    for (field, children) in &fields {
        let mut inside = editors.iter_many_mut(children);
        while let Some((mut editor, mut spoken)) = inside.fetch_next() {
            spoken.set_value(field.value.as_str());
            if editor.value() != field.value.as_str() {
                editor.editor_mut().set_text(&field.value);
            }
        }
    }
}

/// Caret and selection have the palette's colours.
pub(super) fn apply_caret_style(palette: Res<Palette>, mut carets: Query<&mut TextCursorStyle, With<Skin>>) {
    for mut caret in &mut carets {
        let style = TextCursorStyle {
            color: palette.accent,
            selection_color: palette.selection,
            unfocused_selection_color: Color::NONE,
            selected_text_color: None,
        };
        caret.set_if_neq(style);
    }
}
