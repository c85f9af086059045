//! The editor of boards: its labels, and what is to be said of a board.
use super::{DOT, list, sentences, setup};
use crate::app::actions::{Action, Bindings, InputDevice};
use crate::app::editor::{BoardState, EditedBoard};
use crate::language::{Label, joined, message};
use connect_n_engine::{Outcome, Seat, SetUpError};

/// Its title, and what leads to it.
pub const EDIT_BOARD: Label = Label::new("editor-edit-board");
/// What leads to it from the set-up.
pub const EDIT_BOARD_ITEM: Label = Label::new("editor-edit-board-item");
/// The same from a game.
pub const EDIT: Label = Label::new("editor-edit");
/// What that does.
pub const EDIT_TIP: Label = Label::new("editor-edit-tip");
/// Whose discs are dropped.
pub const DISC: Label = Label::new("editor-disc");
/// Who will be to move.
pub const TO_MOVE: Label = Label::new("editor-to-move");
/// Takes all discs away.
pub const CLEAR: Label = Label::new("editor-clear");
/// Copies the board as text.
pub const COPY: Label = Label::new("editor-copy");
/// Begins a game from it.
pub const PLAY: Label = Label::new("editor-play");
/// Why nothing can be undone.
pub const NOTHING_TO_UNDO: Label = Label::new("editor-nothing-to-undo");
/// Why nothing can be cleared.
pub const EMPTY: Label = Label::new("editor-empty");
/// Why the board is of no use.
pub const IMPOSSIBLE: Label = Label::new("editor-impossible");
/// Why no game can begin.
pub const OVER: Label = Label::new("editor-over");

/// How discs are placed and taken away.
pub fn how(bindings: &Bindings) -> String {
    let remove = if bindings.pop_by_digits() {
        Label::new("editor-how-remove")
    } else {
        Label::new("editor-how-remove-by-mouse")
    };
    let colour = bindings.label(Action::NextColour, InputDevice::Keyboard);
    sentences([
        Some(Label::new("editor-how-drop").text()),
        Some(remove.text()),
        colour.map(|key| message("editor-how-colour").with("key", key).text()),
    ])
}

/// Discs of each player.
pub fn counts(board: &EditedBoard) -> String {
    let counts = board.rules().seats().zip(board.counts());
    let counts: Vec<String> =
        counts.map(|(seat, count)| format!("{} {count}", colour(board, seat))).collect();
    joined(&counts, DOT)
}

/// What is to be said of the board.
pub fn state(board: &EditedBoard, state: &BoardState) -> String {
    let name = |seat| colour(board, seat).text();
    match state {
        BoardState::Open => message("editor-state-open").with("colour", name(board.to_move())).text(),
        BoardState::Unbalanced => {
            message("editor-state-unbalanced").with("colour", name(board.to_move())).text()
        }
        BoardState::Over(Outcome::Win(winner)) => {
            let players = board.rules().players();
            let connected = if board.rules().is_misere() { winner.after(players) } else { *winner };
            message("editor-state-won").with("colour", name(connected)).text()
        }
        BoardState::Over(_) => Label::new("editor-state-full").text(),
        BoardState::Impossible(SetUpError::SeveralWinners(one, other)) => {
            message("editor-state-both").with("colours", list(&[*one, *other].map(name))).text()
        }
        BoardState::Impossible(error) => {
            message("editor-state-impossible").with("problem", error.to_string()).text()
        }
    }
}

/// What a player is called: their colour.
pub fn colour(board: &EditedBoard, seat: Seat) -> Label {
    setup::colour(board.disc_styles()[seat.index()].colour)
}
