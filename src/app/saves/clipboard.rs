//! Games as text on the clipboard.
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use super::io_task::{IoTask, IoTaskSlot, is_running};
use super::open::OpenGame;
use crate::app::game::current_game::CurrentGame;
use crate::app::game::keep_clocks;
use crate::app::game::saved::SavedGame;
use crate::app::game::tags::GameTags;
use crate::app::messages::{AppError, ClipboardError, ShowError, ShowToast, Toast};
use connect_n_engine::format_game;

/// The clipboard is to be used.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum UseClipboard {
    /// The current game goes there, as a record.
    CopyRecord,
    /// Its moves alone go there, `4 3 p4`.
    CopyMoves,
    /// This text of a game goes there.
    CopyText(String),
    /// The game that is there is opened.
    Paste,
}

/// The clipboard of the desktop, or one of our own where there is none.
#[derive(Resource, Clone, Default)]
pub struct Clipboard(Arc<Mutex<Backend>>);

#[derive(Default)]
enum Backend {
    /// Not opened so far: that takes time.
    #[default]
    Unknown,
    Desktop(Box<arboard::Clipboard>),
    Own(String),
}

impl Clipboard {
    /// One that nobody else sees, for tests.
    pub fn own() -> Self {
        Self(Arc::new(Mutex::new(Backend::Own(String::new()))))
    }

    /// The text that is there.
    ///
    /// # Errors
    /// Why there is none.
    pub fn text(&self) -> Result<String, ClipboardError> {
        match &mut *self.opened() {
            Backend::Desktop(backend) => Ok(backend.get_text()?),
            Backend::Own(text) => Ok(text.clone()),
            Backend::Unknown => Ok(String::new()),
        }
    }

    /// Puts a text there.
    ///
    /// # Errors
    /// Why that can't be done.
    pub fn set_text(&self, text: String) -> Result<(), ClipboardError> {
        match &mut *self.opened() {
            Backend::Desktop(backend) => backend.set_text(text)?,
            Backend::Own(own) => *own = text,
            Backend::Unknown => {}
        }
        Ok(())
    }

    fn opened(&self) -> std::sync::MutexGuard<'_, Backend> {
        let mut backend = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(*backend, Backend::Unknown) {
            *backend = arboard::Clipboard::new()
                .map_or_else(|_| Backend::Own(String::new()), |desktop| Backend::Desktop(Box::new(desktop)));
        }
        backend
    }
}

impl From<arboard::Error> for ClipboardError {
    fn from(error: arboard::Error) -> Self {
        match error {
            arboard::Error::ContentNotAvailable => Self::Empty,
            other => Self::Unusable(other.to_string()),
        }
    }
}

/// What was done.
enum Done {
    Copied(Toast),
    Pasted(String),
    Failed(AppError),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<UseClipboard>()
        .init_resource::<Clipboard>()
        .init_resource::<IoTaskSlot<Done>>()
        .add_systems(
            Update,
            ((keep_clocks, begin).chain().run_if(on_message::<UseClipboard>), end.run_if(is_running::<Done>))
                .chain(),
        );
}

fn begin(
    mut asked: MessageReader<UseClipboard>,
    (game, tags): (Option<Res<CurrentGame>>, Res<GameTags>),
    clipboard: Res<Clipboard>,
    mut task: IoTask<Done>,
) {
    let Some(asked) = asked.read().last() else { return };
    let clipboard = clipboard.clone();
    if let UseClipboard::CopyText(text) = asked {
        let text = text.clone();
        let failed = |error| Done::Failed(AppError::NotCopied(error));
        let copied = |()| Done::Copied(Toast::BoardCopied);
        return task.start(async move { clipboard.set_text(text).map_or_else(failed, copied) });
    }
    let copied = game.map(|game| match asked {
        // From a board that was set up, moves alone tell nothing.
        UseClipboard::CopyMoves if !game.position().is_set_up() => {
            (Toast::MovesCopied, format_game(game.position().moves()))
        }
        _ => (Toast::GameCopied, SavedGame::of(&game, &tags).record().to_string()),
    });
    match (asked, copied) {
        (UseClipboard::Paste, _) => {
            let failed = |error| Done::Failed(AppError::NoClipboardText(error));
            task.start(async move { clipboard.text().map_or_else(failed, Done::Pasted) });
        }
        (_, Some((toast, text))) => {
            let failed = |error| Done::Failed(AppError::NotCopied(error));
            task.start(async move { clipboard.set_text(text).map_or_else(failed, |()| Done::Copied(toast)) });
        }
        (_, None) => {}
    }
}

fn end(
    mut task: IoTask<Done>,
    mut open: MessageWriter<OpenGame>,
    mut toasts: MessageWriter<ShowToast>,
    mut errors: MessageWriter<ShowError>,
) {
    match task.result() {
        Some(Done::Copied(toast)) => {
            toasts.write(ShowToast(toast));
        }
        Some(Done::Pasted(text)) => {
            open.write(OpenGame::Text(text));
        }
        Some(Done::Failed(error)) => {
            errors.write(ShowError(error));
        }
        None => {}
    }
}
