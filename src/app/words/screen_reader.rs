//! What only a screen reader says: the board, and moves as they are made.
use super::{of_player, setup};
use crate::app::disc_style::DiscColour;
use crate::language::{Label, Message, Who, message};
use connect_n_engine::{Cell, Column, Move, Rules};

/// All cells of the board.
pub const CELLS: Label = Label::new("screen-reader-cells");

/// The board with what is played on it.
pub fn board(rules: Rules) -> String {
    message("screen-reader-board")
        .with("columns", rules.cols())
        .with("rows", rules.rows())
        .with("connect", rules.connect())
        .with("pops", yes_or_no(rules.is_pop_out()))
        .with("misere", yes_or_no(rules.is_misere()))
        .with("cylinder", yes_or_no(rules.is_cylinder()))
        .text()
}

/// The same while a board is set up: how long lines must be is not said.
pub fn canvas(rules: Rules) -> String {
    message("screen-reader-canvas").with("columns", rules.cols()).with("rows", rules.rows()).text()
}

/// An empty cell is marked: a disc of this colour would win there.
pub fn would_win(colour: DiscColour) -> String {
    message("screen-reader-would-win").with("colour", setup::colour(colour).text()).text()
}

/// A move in the list of moves.
pub fn made(player: &str, mv: Move) -> String {
    of_player(player, &message("move-inside").mv(mv).text())
}

/// A column to drop in: how many discs are in it, and the colour of the highest.
pub fn column(column: Column, discs: usize, top: Option<DiscColour>, is_full: bool) -> String {
    let fill = match discs {
        0 => "empty",
        _ if is_full => "full",
        _ => "some",
    };
    coloured(message("screen-reader-column").column(column).with("fill", fill).with("count", discs), top)
        .text()
}

/// What pops a column: the colour of the disc that would come out.
pub fn pop(column: Column, foot: Option<DiscColour>) -> String {
    coloured(message("screen-reader-pop").column(column), foot).text()
}

/// What takes the highest disc out of a column of the editor.
pub fn take_out(column: Column) -> String {
    message("screen-reader-take-out").column(column).text()
}

/// A cell: where it is, and what is in it; of a line that has decided the game, whether it wins.
pub fn cell(cell: Cell, disc: Option<DiscColour>, wins: Option<bool>) -> String {
    let cell = message("screen-reader-cell").column(cell.column).with("row", cell.row + 1);
    let line = match wins {
        None => "none",
        Some(true) => "wins",
        Some(false) => "loses",
    };
    coloured(cell, disc).with("line", line).text()
}

/// A disc was dropped.
pub fn dropped(who: &Who, cell: Cell) -> String {
    message("screen-reader-dropped").who("player", who).column(cell.column).with("row", cell.row + 1).text()
}

/// A column was popped.
pub fn popped(column: Column) -> String {
    message("screen-reader-popped").column(column).text()
}

/// A move was taken back.
pub fn undone(column: Column) -> String {
    message("screen-reader-undone").column(column).text()
}

const fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// Sets `$disc`, which is `none` or `some`, and `$colour`, the name of its colour.
fn coloured(message: Message, colour: Option<DiscColour>) -> Message {
    let name = colour.map(|colour| setup::colour(colour).text()).unwrap_or_default();
    message.with("disc", if colour.is_some() { "some" } else { "none" }).with("colour", name)
}
