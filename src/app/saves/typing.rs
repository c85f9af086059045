//! Lets text fields use the clipboard of the desktop; Bevy's own is not shared with other programs.
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

use super::clipboard::Clipboard;
use super::io_task::{IoTask, IoTaskSlot, is_running};

/// What was done for a text field.
enum Done {
    /// Its selection is on the clipboard, or could not be put there.
    Copied,
    /// This is to be inserted into it.
    Pasted(Entity, String),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<IoTaskSlot<Done>>()
        .add_systems(Update, (begin, end.run_if(is_running::<Done>)).chain());
}

/// Takes copy, cut and paste out of the waiting edits.
fn begin(
    mut fields: Query<(Entity, &mut EditableText), Changed<EditableText>>,
    clipboard: Res<Clipboard>,
    mut task: IoTask<Done>,
) {
    for (entity, mut field) in &mut fields {
        let field = field.bypass_change_detection();
        if field.pending_edits.contains(&TextEdit::Paste) {
            field.pending_edits.retain(|edit| *edit != TextEdit::Paste);
            let clipboard = clipboard.clone();
            task.start(async move { Done::Pasted(entity, line(&clipboard.text().unwrap_or_default())) });
        }
        let takes = field.pending_edits.iter().any(|edit| matches!(edit, TextEdit::Copy | TextEdit::Cut));
        if let Some(selected) = field.editor().selected_text().filter(|_| takes) {
            let (clipboard, selected) = (clipboard.clone(), selected.to_owned());
            task.start(async move {
                // Without a clipboard the field stays as it is.
                let _ = clipboard.set_text(selected);
                Done::Copied
            });
        }
    }
}

fn end(mut task: IoTask<Done>, mut fields: Query<&mut EditableText>) {
    if let Some(Done::Pasted(field, text)) = task.result()
        && let Ok(mut field) = fields.get_mut(field)
        && !text.is_empty()
    {
        field.queue_edit(TextEdit::Insert(text.into()));
    }
}

/// Any text as one line.
fn line(text: &str) -> String {
    text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
