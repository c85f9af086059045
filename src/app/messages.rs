//! Messages to the player: errors in a dialog, and toasts in the status line, or over the board where there is none.
//!
//! They carry reasons; [`words`](super::words) turns them into sentences.
use std::io;
use std::path::PathBuf;

use bevy::prelude::*;

use super::game::setup::SetupProblem;
use connect_n_engine::{GameError, NotationError, RecordError};

/// An error is to be shown in a dialog.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ShowError(pub AppError);

/// Something was done that can't be seen on the board, and is said.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ShowToast(pub Toast);

/// What was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Toast {
    /// The game was saved under this name.
    Saved(String),
    /// The game is on the clipboard, as a record.
    GameCopied,
    /// The moves of the game are on the clipboard.
    MovesCopied,
    /// A board that was set up is on the clipboard.
    BoardCopied,
}

/// What could not be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AppError {
    /// A file can't be opened.
    NotOpened {
        /// Its name.
        file: String,
        /// Why.
        why: GameFileError,
    },
    /// A part of a game that this program keeps can't be read.
    Damaged {
        /// The name of its file.
        file: String,
        /// Why.
        why: GameFileError,
    },
    /// What is on the clipboard can't be opened.
    NotPasted(GameFileError),
    /// The clipboard gives no text.
    NoClipboardText(ClipboardError),
    /// The clipboard takes no text.
    NotCopied(ClipboardError),
    /// The game can't be saved.
    NotSaved(SaveError),
    /// Games aren't saved by themselves.
    NoAutosave(WriteError),
    /// The desktop shows no dialog for opening a file.
    NoOpenDialog {
        /// The folder whose games the window lists.
        listed: Option<PathBuf>,
    },
    /// The desktop shows no dialog for saving a file.
    NoSaveDialog,
}

/// What the operating system says of something that went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SystemError {
    /// What kind of thing.
    pub kind: io::ErrorKind,
    /// In the system's own words.
    pub text: String,
}

/// Why a text or a file is no game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameFileError {
    /// It can't be read.
    Unreadable(SystemError),
    /// No game is as long as that.
    TooLarge,
    /// There is nothing in it.
    Empty,
    /// It is a record with a mistake.
    Record(RecordError),
    /// It is a list of moves with a word that is no move.
    Notation(NotationError),
    /// It is a list of moves, one of which the rules forbid.
    Move(GameError),
    /// It is a game that the window can't play.
    Setup(SetupProblem),
}

/// Why a game can't be saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// Another game has this name.
    Taken(String),
    /// It has no name.
    Nameless,
    /// There is no folder for a mere name.
    NoFolder,
    /// The file can't be written.
    Unwritten(WriteError),
}

/// A file that can't be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WriteError {
    /// The file.
    pub file: PathBuf,
    /// Why.
    pub why: SystemError,
}

/// Why the clipboard can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClipboardError {
    /// There is no text on it.
    Empty,
    /// It doesn't work, in its own words.
    Unusable(String),
}

impl From<io::Error> for SystemError {
    fn from(error: io::Error) -> Self {
        Self { kind: error.kind(), text: error.to_string() }
    }
}

impl From<io::Error> for GameFileError {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error.into())
    }
}

impl From<RecordError> for GameFileError {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

impl From<NotationError> for GameFileError {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}

impl From<GameError> for GameFileError {
    fn from(error: GameError) -> Self {
        Self::Move(error)
    }
}

impl From<SetupProblem> for GameFileError {
    fn from(problem: SetupProblem) -> Self {
        Self::Setup(problem)
    }
}
