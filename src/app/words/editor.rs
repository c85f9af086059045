//! The editor of boards: its labels, and what is to be said of a board.
use super::{list, setup};
use crate::app::editor::{BoardState, EditedBoard};
use connect_n_engine::{Outcome, Seat, SetUpError};

/// Its title, and what leads to it.
pub const EDIT_BOARD: &str = "Edit board";
/// What leads to it from the set-up.
pub const EDIT_BOARD_ITEM: &str = "Edit board…";
/// The same from a game.
pub const EDIT: &str = "Edit…";
/// What that does.
pub const EDIT_TIP: &str = "Change the board, and play on from there";
/// Whose discs are dropped.
pub const DISC: &str = "Disc";
/// Who will be to move.
pub const TO_MOVE: &str = "To move";
/// Takes all discs away.
pub const CLEAR: &str = "Clear";
/// Copies the board as text.
pub const COPY: &str = "Copy";
/// Begins a game from it.
pub const PLAY: &str = "Play from here";
/// How discs are placed and taken away.
pub const HOW: &str = "Click a column to drop a disc. To remove one, right-click it, or press Shift and the number of the column. C changes the colour.";
/// Why nothing can be undone.
pub const NOTHING_TO_UNDO: &str = "Nothing to undo";
/// Why nothing can be cleared.
pub const EMPTY: &str = "The board is empty";
/// Why the board is of no use.
pub const IMPOSSIBLE: &str = "This board isn't possible";
/// Why no game can begin.
pub const OVER: &str = "The game would be over";

/// Discs of each player.
pub fn counts(board: &EditedBoard) -> String {
    let counts = board.rules().seats().zip(board.counts());
    let counts: Vec<String> =
        counts.map(|(seat, count)| format!("{} {count}", colour(board, seat))).collect();
    counts.join(" · ")
}

/// What is to be said of the board.
pub fn state(board: &EditedBoard, state: &BoardState) -> String {
    let name = |seat| colour(board, seat);
    match state {
        BoardState::Open => format!("{} to move.", name(board.to_move())),
        BoardState::Unbalanced => format!(
            "{} to move. No game leads here: the numbers of discs don't match. You can still play on.",
            name(board.to_move())
        ),
        BoardState::Over(Outcome::Win(seat)) => {
            format!("{} already has a line: the game would be over.", name(*seat))
        }
        BoardState::Over(_) => "The board is full: the game would be over.".to_owned(),
        BoardState::Impossible(SetUpError::SeveralWinners(one, other)) => {
            let both = list(&[*one, *other].map(|seat| name(seat).to_owned()));
            format!("Not possible: {both} both have a line.")
        }
        BoardState::Impossible(error) => format!("Not possible: {error}."),
    }
}

/// What a player is called: their colour.
pub fn colour(board: &EditedBoard, seat: Seat) -> &'static str {
    setup::colour(board.disc_styles()[seat.index()].colour)
}
