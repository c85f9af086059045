//! What went wrong: refused moves, files, the clipboard, autosave.
use std::io::ErrorKind;

use super::capitalised;
use crate::app::messages::{AppError, ClipboardError, GameFileError, SaveError, SystemError, WriteError};
use connect_n_engine::{
    ColumnError, ContentError, GameError, IllegalMove, NotationError, NotationProblem, Quoted, RecordError,
    RecordProblem,
};

/// An error in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// What is the matter.
    pub title: String,
    /// Why, and what would help.
    pub line: String,
}

/// Closes the dialog.
pub const OK: &str = "OK";
/// A crash has no message.
pub const NO_REASON: &str = "no reason given";
/// A gamepad was unplugged.
pub const PAD_GONE: &str = "The gamepad was unplugged. The game goes on by keyboard and mouse.";
/// A file can't be written because another window has locked it.
pub const OTHER_WINDOW_WRITES: &str = "another window writes it";

/// Why a person can't make this move now, as a sentence.
pub fn refused_now(reason: IllegalMove) -> String {
    match reason {
        IllegalMove::GameOver => "The game is over.".to_owned(),
        IllegalMove::NoSuchColumn { column, cols } => {
            format!("There is no column {column} – the columns are 1–{cols}.")
        }
        IllegalMove::ColumnFull(column) => format!("Column {column} is full – try another."),
        IllegalMove::NotPopOut => "You can only pop in PopOut.".to_owned(),
        IllegalMove::EmptyColumn(column) => format!("Column {column} is empty – there is nothing to pop."),
        IllegalMove::NotYourDisc(_) => "You can only pop your own disc – this one isn't yours.".to_owned(),
    }
}

/// An error with its title.
pub fn error(error: &AppError) -> Explained {
    let explained = |title: &str, line: String| Explained { title: title.to_owned(), line };
    match error {
        AppError::NotOpened { file, why } => {
            Explained { title: format!("Can't open {file}"), line: game_file(why) }
        }
        AppError::Damaged { file, why } => {
            Explained { title: format!("Part of {file} can't be read"), line: game_file(why) }
        }
        AppError::NotPasted(GameFileError::Empty) | AppError::NoClipboardText(ClipboardError::Empty) => {
            explained("Nothing to paste", "There is no text on the clipboard.".to_owned())
        }
        AppError::NotPasted(why) => explained("That isn't a Connect-N game", game_file(why)),
        AppError::NoClipboardText(ClipboardError::Unusable(system)) => {
            explained("Can't paste", format!("The clipboard doesn't work: {system}."))
        }
        AppError::NotCopied(ClipboardError::Unusable(system)) => {
            explained("Can't copy", format!("The clipboard doesn't work: {system}."))
        }
        AppError::NotCopied(ClipboardError::Empty) => {
            explained("Can't copy", "The clipboard doesn't work.".to_owned())
        }
        AppError::NotSaved(why) => explained("Game not saved", not_saved(why)),
        AppError::NoAutosave(why) => explained(
            "Autosave isn't working",
            format!("{} You can keep playing, but this game will be lost when you quit.", not_written(why)),
        ),
        AppError::NoOpenDialog { listed: Some(folder) } => explained(
            "Can't show a file dialog",
            format!("Drag a file onto this window, or copy it to {} to see it here.", folder.display()),
        ),
        AppError::NoOpenDialog { listed: None } => {
            explained("Can't show a file dialog", "Drag a file onto this window to open it.".to_owned())
        }
        AppError::NoSaveDialog => {
            explained("Can't show a file dialog", "Type a name for the game, or a full path.".to_owned())
        }
    }
}

/// Why a text or a file is no game that can be played here.
pub fn game_file(why: &GameFileError) -> String {
    match why {
        GameFileError::Unreadable(SystemError { kind: ErrorKind::NotFound, .. }) => {
            "The file doesn't exist.".to_owned()
        }
        GameFileError::Unreadable(SystemError { kind: ErrorKind::PermissionDenied, .. }) => {
            "No permission to read the file.".to_owned()
        }
        GameFileError::Unreadable(SystemError { text, .. }) => format!("The file can't be read: {text}."),
        GameFileError::TooLarge => "It is too large for a game: more than 256 KiB.".to_owned(),
        GameFileError::Empty => "The file is empty.".to_owned(),
        GameFileError::Record(error) => record(error),
        GameFileError::Notation(error) => not_a_move(error),
        GameFileError::Move(error) => impossible(error),
        GameFileError::Setup(problem) => sentence(&super::setup::problem(problem)),
    }
}

/// A mistake in a record. Rare ones, which only its author can understand, keep the parser's own message with its
/// place.
fn record(error: &RecordError) -> String {
    match &error.problem {
        RecordProblem::NotUtf8 => "This isn't a text file (UTF-8 expected).".to_owned(),
        RecordProblem::Notation(error) => not_a_move(error),
        RecordProblem::Illegal(ContentError::Game(error)) => impossible(error),
        _ => sentence(&error.to_string()),
    }
}

fn not_a_move(NotationError { number, text, problem }: &NotationError) -> String {
    match problem {
        NotationProblem::Column(ColumnError::OutOfRange { typed, cols }) => {
            let why = format!("there is no column {typed}, the columns are 1–{cols}");
            number.map_or_else(|| sentence(&why), |number| format!("Move {number} isn't possible: {why}."))
        }
        _ => format!("\"{}\" isn't a move. Moves look like 4 (drop) or p4 (pop).", Quoted(text)),
    }
}

/// A move of a game that was written down can't have been made.
fn impossible(GameError { number, reason, .. }: &GameError) -> String {
    format!("Move {number} isn't possible: {}.", illegal_clause(*reason))
}

/// Why a move is illegal, as part of a sentence about a file or a bot.
pub(super) fn illegal_clause(reason: IllegalMove) -> String {
    match reason {
        IllegalMove::GameOver => "the game is over".to_owned(),
        IllegalMove::NoSuchColumn { column, cols } => {
            format!("there is no column {column}, the columns are 1–{cols}")
        }
        IllegalMove::ColumnFull(column) => format!("column {column} is full"),
        IllegalMove::NotPopOut => "it is a pop, and this isn't PopOut".to_owned(),
        IllegalMove::EmptyColumn(column) => format!("column {column} is empty"),
        IllegalMove::NotYourDisc(column) => {
            format!("the disc at the bottom of column {column} is another player's")
        }
    }
}

fn not_saved(why: &SaveError) -> String {
    match why {
        SaveError::Taken(name) => name_taken(name),
        SaveError::Nameless => "Type a name for the game.".to_owned(),
        SaveError::NoFolder => {
            "This system has no folder for saved games. Type a full path instead.".to_owned()
        }
        SaveError::Unwritten(why) => not_written(why),
    }
}

/// Another game has the name that was typed.
pub fn name_taken(name: &str) -> String {
    format!("\"{name}\" already exists.")
}

pub(super) fn not_written(WriteError { file, why }: &WriteError) -> String {
    let folder = file.parent().unwrap_or(file).display();
    match why.kind {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => format!("The disk with {folder} is full."),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            format!("No permission to write to {folder}.")
        }
        _ => format!("Can't write to {folder}: {}.", why.text),
    }
}

/// A message of another part as a sentence.
fn sentence(message: &str) -> String {
    format!("{}.", capitalised(message))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::setup::SetupProblem;
    use connect_n_engine::{Column, GameRecord, Move, Position, Rules, parse_game, record_text};
    use std::path::PathBuf;

    fn system(kind: ErrorKind) -> SystemError {
        SystemError { kind, text: "what the system says".to_owned() }
    }

    fn file_says(why: impl Into<GameFileError>) -> String {
        game_file(&why.into())
    }

    #[test]
    fn refused_moves_say_what_is_possible() {
        let column = Column::new(1).unwrap();
        assert_eq!(refused_now(IllegalMove::GameOver), "The game is over.");
        assert_eq!(
            refused_now(IllegalMove::NoSuchColumn { column, cols: 1 }),
            "There is no column 2 – the columns are 1–1."
        );
        assert_eq!(refused_now(IllegalMove::ColumnFull(column)), "Column 2 is full – try another.");
        assert_eq!(refused_now(IllegalMove::NotPopOut), "You can only pop in PopOut.");
        assert_eq!(
            refused_now(IllegalMove::EmptyColumn(column)),
            "Column 2 is empty – there is nothing to pop."
        );
        assert_eq!(
            refused_now(IllegalMove::NotYourDisc(column)),
            "You can only pop your own disc – this one isn't yours."
        );
    }

    #[test]
    fn files_that_cannot_be_read_say_why() {
        let unreadable = |kind| file_says(GameFileError::Unreadable(system(kind)));
        assert_eq!(unreadable(ErrorKind::NotFound), "The file doesn't exist.");
        assert_eq!(unreadable(ErrorKind::PermissionDenied), "No permission to read the file.");
        assert_eq!(unreadable(ErrorKind::Other), "The file can't be read: what the system says.");
        assert_eq!(file_says(GameFileError::TooLarge), "It is too large for a game: more than 256 KiB.");
        assert_eq!(file_says(GameFileError::Empty), "The file is empty.");
        assert!(file_says(SetupProblem::SameName("Ada".to_owned())).ends_with('.'));
    }

    #[test]
    fn mistakes_in_a_game_say_what_would_be_right() {
        let rules = Rules::default();
        let of_list = |text: &str| file_says(parse_game(text, &rules).unwrap_err());
        let hello = "\"hello\" isn't a move. Moves look like 4 (drop) or p4 (pop).";
        assert_eq!(of_list("4 hello"), hello);
        assert_eq!(of_list("4 9"), "Move 2 isn't possible: there is no column 9, the columns are 1–7.");
        let alone = connect_n_engine::parse_move("9", &rules).unwrap_err();
        assert_eq!(file_says(alone), "There is no column 9, the columns are 1–7.");
        let of_record = |text: &str| file_says(GameRecord::read(text).unwrap_err());
        assert_eq!(of_record("1. hello *"), hello);
        assert_eq!(of_record("[Rows \"6\"]\n\n1. p4 *"), impossible_at(1, IllegalMove::NotPopOut));
        assert!(of_record("1. 4 (4").starts_with("Line 1, column "));
        let bytes = record_text(&[b'4', 0xff]).unwrap_err();
        assert_eq!(file_says(bytes), "This isn't a text file (UTF-8 expected).");
    }

    fn impossible_at(number: usize, reason: IllegalMove) -> String {
        file_says(GameError { number, mv: Move::Drop(Column::new(3).unwrap()), reason })
    }

    #[test]
    fn moves_that_cannot_have_been_made_say_why() {
        let column = Column::new(3).unwrap();
        let said = |reason| impossible_at(5, reason);
        assert_eq!(said(IllegalMove::GameOver), "Move 5 isn't possible: the game is over.");
        assert_eq!(
            said(IllegalMove::NoSuchColumn { column, cols: 3 }),
            "Move 5 isn't possible: there is no column 4, the columns are 1–3."
        );
        assert_eq!(said(IllegalMove::ColumnFull(column)), "Move 5 isn't possible: column 4 is full.");
        assert_eq!(
            said(IllegalMove::NotPopOut),
            "Move 5 isn't possible: it is a pop, and this isn't PopOut."
        );
        assert_eq!(said(IllegalMove::EmptyColumn(column)), "Move 5 isn't possible: column 4 is empty.");
        assert_eq!(
            said(IllegalMove::NotYourDisc(column)),
            "Move 5 isn't possible: the disc at the bottom of column 4 is another player's."
        );
        let rules = Rules::default();
        let full = Position::from_moves(rules, &parse_game("4444444", &rules).unwrap()).unwrap_err();
        assert_eq!(file_says(full), "Move 7 isn't possible: column 4 is full.");
    }

    #[test]
    fn what_cannot_be_written_names_the_folder() {
        let said = |kind| {
            let error = WriteError { file: PathBuf::from("/games/one.c4n"), why: system(kind) };
            super::error(&AppError::NotSaved(SaveError::Unwritten(error))).line
        };
        assert_eq!(said(ErrorKind::StorageFull), "The disk with /games is full.");
        assert_eq!(said(ErrorKind::QuotaExceeded), "The disk with /games is full.");
        assert_eq!(said(ErrorKind::PermissionDenied), "No permission to write to /games.");
        assert_eq!(said(ErrorKind::ReadOnlyFilesystem), "No permission to write to /games.");
        assert_eq!(said(ErrorKind::Other), "Can't write to /games: what the system says.");
    }

    #[test]
    fn errors_have_a_title_and_a_line() {
        let said = |error: AppError| {
            let Explained { title, line } = super::error(&error);
            (title, line)
        };
        let pair = |title: &str, line: &str| (title.to_owned(), line.to_owned());
        assert_eq!(
            said(AppError::NotOpened { file: "one.c4n".to_owned(), why: GameFileError::Empty }),
            pair("Can't open one.c4n", "The file is empty.")
        );
        assert_eq!(
            said(AppError::Damaged { file: "one.c4n".to_owned(), why: GameFileError::Empty }).0,
            "Part of one.c4n can't be read"
        );
        let nothing = pair("Nothing to paste", "There is no text on the clipboard.");
        assert_eq!(said(AppError::NotPasted(GameFileError::Empty)), nothing);
        assert_eq!(said(AppError::NoClipboardText(ClipboardError::Empty)), nothing);
        assert_eq!(said(AppError::NotPasted(GameFileError::TooLarge)).0, "That isn't a Connect-N game");
        let unusable = ClipboardError::Unusable("no display".to_owned());
        assert_eq!(
            said(AppError::NoClipboardText(unusable.clone())),
            pair("Can't paste", "The clipboard doesn't work: no display.")
        );
        assert_eq!(
            said(AppError::NotCopied(unusable)),
            pair("Can't copy", "The clipboard doesn't work: no display.")
        );
        assert_eq!(
            said(AppError::NotCopied(ClipboardError::Empty)),
            pair("Can't copy", "The clipboard doesn't work.")
        );
        assert_eq!(
            said(AppError::NotSaved(SaveError::Nameless)),
            pair("Game not saved", "Type a name for the game.")
        );
        assert_eq!(
            said(AppError::NotSaved(SaveError::NoFolder)).1,
            "This system has no folder for saved games. Type a full path instead."
        );
        assert_eq!(
            said(AppError::NotSaved(SaveError::Taken("Final".to_owned()))).1,
            "\"Final\" already exists."
        );
        let unwritten = WriteError { file: "/games/1.c4n".into(), why: system(ErrorKind::PermissionDenied) };
        assert_eq!(
            said(AppError::NoAutosave(unwritten)),
            pair(
                "Autosave isn't working",
                "No permission to write to /games. You can keep playing, but this game will be lost when you quit."
            )
        );
        let no_dialog = |line| pair("Can't show a file dialog", line);
        assert_eq!(
            said(AppError::NoOpenDialog { listed: Some("/games".into()) }),
            no_dialog("Drag a file onto this window, or copy it to /games to see it here.")
        );
        assert_eq!(
            said(AppError::NoOpenDialog { listed: None }),
            no_dialog("Drag a file onto this window to open it.")
        );
        assert_eq!(said(AppError::NoSaveDialog), no_dialog("Type a name for the game, or a full path."));
    }
}
