//! What went wrong: refused moves, files, the clipboard, autosave.
use std::io::ErrorKind;

use super::capitalised;
use crate::app::messages::{AppError, ClipboardError, GameFileError, SaveError, SystemError, WriteError};
use crate::language::{Label, message};
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
pub const OK: Label = Label::new("errors-ok");
/// A crash has no message.
pub(super) const NO_REASON: Label = Label::new("errors-no-reason");
/// A gamepad was unplugged.
pub const PAD_GONE: Label = Label::new("errors-pad-gone");
/// A file can't be written because another window has locked it.
const OTHER_WINDOW_WRITES: Label = Label::new("errors-other-window-writes");

/// Why a person can't make this move now, as a sentence.
pub fn refused_now(reason: IllegalMove) -> String {
    match reason {
        IllegalMove::GameOver => Label::new("refused-game-over").text(),
        IllegalMove::NoSuchColumn { column, cols } => {
            message("refused-no-such-column").column(column).with("columns", cols).text()
        }
        IllegalMove::ColumnFull(column) => message("refused-column-full").column(column).text(),
        IllegalMove::NotPopOut => Label::new("refused-not-popout").text(),
        IllegalMove::EmptyColumn(column) => message("refused-column-empty").column(column).text(),
        IllegalMove::NotYourDisc(_) => Label::new("refused-not-your-disc").text(),
    }
}

/// An error with its title.
pub fn error(error: &AppError) -> Explained {
    let explained = |title: &'static str, line: String| Explained { title: Label::new(title).text(), line };
    let of_file = |title: &'static str, file: &dyn ToString, line: String| Explained {
        title: message(title).with("file", file.to_string()).text(),
        line,
    };
    let clipboard = |system: &dyn ToString| {
        message("errors-clipboard-broken-because").with("problem", system.to_string()).text()
    };
    match error {
        AppError::NotOpened { file, why } => of_file("errors-not-opened", file, game_file(why)),
        AppError::Damaged { file, why } => of_file("errors-damaged", file, game_file(why)),
        AppError::NotPasted(GameFileError::Empty) | AppError::NoClipboardText(ClipboardError::Empty) => {
            explained("errors-nothing-to-paste", Label::new("errors-clipboard-empty").text())
        }
        AppError::NotPasted(why) => explained("errors-not-a-game", game_file(why)),
        AppError::NoClipboardText(ClipboardError::Unusable(system)) => {
            explained("errors-cannot-paste", clipboard(system))
        }
        AppError::NotCopied(ClipboardError::Unusable(system)) => {
            explained("errors-cannot-copy", clipboard(system))
        }
        AppError::NotCopied(ClipboardError::Empty) => {
            explained("errors-cannot-copy", Label::new("errors-clipboard-broken").text())
        }
        AppError::NotSaved(why) => explained("errors-not-saved", not_saved(why)),
        AppError::NoAutosave(why) => explained(
            "errors-no-autosave",
            message("errors-no-autosave-because").with("problem", not_written(why)).text(),
        ),
        AppError::NoOpenDialog { listed: Some(folder) } => explained(
            "errors-no-dialog",
            message("errors-drag-or-copy").with("folder", folder.display().to_string()).text(),
        ),
        AppError::NoOpenDialog { listed: None } => {
            explained("errors-no-dialog", Label::new("errors-drag").text())
        }
        AppError::NoSaveDialog => explained("errors-no-dialog", Label::new("errors-type-name").text()),
    }
}

/// Why a text or a file is no game that can be played here.
pub fn game_file(why: &GameFileError) -> String {
    match why {
        GameFileError::Unreadable(SystemError { kind: ErrorKind::NotFound, .. }) => {
            Label::new("errors-file-missing").text()
        }
        GameFileError::Unreadable(SystemError { kind: ErrorKind::PermissionDenied, .. }) => {
            Label::new("errors-file-no-permission").text()
        }
        GameFileError::Unreadable(SystemError { text, .. }) => {
            message("errors-file-unreadable").with("problem", text.clone()).text()
        }
        GameFileError::TooLarge => Label::new("errors-file-too-large").text(),
        GameFileError::Empty => Label::new("errors-file-empty").text(),
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
        RecordProblem::NotUtf8 => Label::new("errors-not-text").text(),
        RecordProblem::Notation(error) => not_a_move(error),
        RecordProblem::Illegal(ContentError::Game(error)) => impossible(error),
        _ => sentence(&error.to_string()),
    }
}

fn not_a_move(NotationError { number, text, problem }: &NotationError) -> String {
    match (problem, number) {
        (NotationProblem::Column(ColumnError::OutOfRange { .. }), None) => {
            sentence(&notation_clause(problem))
        }
        (NotationProblem::Column(ColumnError::OutOfRange { .. }), Some(number)) => {
            message("errors-move-impossible")
                .with("number", *number)
                .with("reason", notation_clause(problem))
                .text()
        }
        _ => message("errors-not-a-move").with("text", Quoted(text).to_string()).text(),
    }
}

/// Why a text is no move, as part of a sentence about a file or a bot.
pub(super) fn notation_clause(problem: &NotationProblem) -> String {
    match problem {
        NotationProblem::Column(ColumnError::OutOfRange { typed, cols }) => {
            message("illegal-no-such-column").with("column", typed.to_string()).with("columns", *cols).text()
        }
        _ => Label::new("notation-not-a-move").text(),
    }
}

/// A move of a game that was written down can't have been made.
fn impossible(GameError { number, reason, .. }: &GameError) -> String {
    message("errors-move-impossible").with("number", *number).with("reason", illegal_clause(*reason)).text()
}

/// Why a move is illegal, as part of a sentence about a file or a bot.
pub(super) fn illegal_clause(reason: IllegalMove) -> String {
    match reason {
        IllegalMove::GameOver => Label::new("illegal-game-over").text(),
        IllegalMove::NoSuchColumn { column, cols } => {
            message("illegal-no-such-column").with("column", column.to_string()).with("columns", cols).text()
        }
        IllegalMove::ColumnFull(column) => message("illegal-column-full").column(column).text(),
        IllegalMove::NotPopOut => Label::new("illegal-not-popout").text(),
        IllegalMove::EmptyColumn(column) => message("illegal-column-empty").column(column).text(),
        IllegalMove::NotYourDisc(column) => message("illegal-not-own-disc").column(column).text(),
    }
}

fn not_saved(why: &SaveError) -> String {
    match why {
        SaveError::Taken(name) => name_taken(name),
        SaveError::Nameless => Label::new("errors-nameless").text(),
        SaveError::NoFolder => Label::new("errors-no-folder").text(),
        SaveError::Unwritten(why) => not_written(why),
    }
}

/// Another game has the name that was typed.
pub fn name_taken(name: &str) -> String {
    message("errors-name-taken").with("name", name.to_owned()).text()
}

pub(super) fn not_written(WriteError { file, why }: &WriteError) -> String {
    let folder = file.parent().unwrap_or(file).display().to_string();
    match why.kind {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
            message("errors-disk-full").with("folder", folder).text()
        }
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            message("errors-folder-no-permission").with("folder", folder).text()
        }
        kind => {
            let is_locked = kind == ErrorKind::ResourceBusy;
            let problem = if is_locked { OTHER_WINDOW_WRITES.text() } else { why.text.clone() };
            message("errors-folder-unwritable").with("folder", folder).with("problem", problem).text()
        }
    }
}

/// A message of another part as a sentence.
fn sentence(words: &str) -> String {
    message("sentence").with("words", capitalised(words)).text()
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
