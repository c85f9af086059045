//! Messages about what happened in the game. Board, clocks, screens and menus react to these facts.
use bevy::prelude::*;

use super::saved::SavedGame;
use crate::app::disc_style::DiscStyle;
use connect_n_engine::{Cell, Column, IllegalMove, Move, Outcome, Position, Rules, Seat};

/// What changed on the board, in the order in which it happened.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum BoardChanged {
    /// Another board altogether.
    Reset {
        /// What stands on it.
        board: BoardSnapshot,
        /// The old discs fall out first, as for a new game; otherwise the new board is there at once.
        emptied: bool,
    },
    /// A disc fell into a column.
    Dropped {
        /// Where it came to rest.
        cell: Cell,
        /// Whose it is.
        seat: Seat,
    },
    /// A disc left the foot of a column.
    Popped {
        /// The column.
        column: Column,
    },
    /// A drop was taken back: the top disc of the column leaves upwards.
    DropUndone {
        /// The column.
        column: Column,
    },
    /// A pop was taken back: a disc returns at the foot of the column.
    PopUndone {
        /// The column.
        column: Column,
        /// Whose disc returns.
        seat: Seat,
    },
}

/// A board with what stands on it.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardSnapshot {
    /// Size and variant of the board.
    pub rules: Rules,
    /// What the discs look like, by seat.
    pub disc_styles: [DiscStyle; 4],
    /// The discs.
    pub discs: Vec<(Cell, Seat)>,
}

impl BoardSnapshot {
    /// The board of a position.
    pub fn of(position: &Position, disc_styles: [DiscStyle; 4]) -> Self {
        let rules = *position.rules();
        let cells =
            rules.columns().flat_map(|column| (0..rules.rows()).map(move |row| Cell::new(row, column)));
        let discs = cells.filter_map(|cell| Some((cell, position.disc_at(cell)?))).collect();
        Self { rules, disc_styles, discs }
    }
}

/// A move was asked for that the rules, or the turn, don't allow.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct MoveRefused {
    /// The move.
    pub mv: Move,
    /// Why.
    pub reason: IllegalMove,
}

/// The time of a player was up.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimedOut {
    /// Whose.
    pub seat: Seat,
    /// The random move that was played for them; without one they are out of the game.
    pub mv: Option<Move>,
}

/// A match is there to be played: a new one, one that was opened, or the current one again.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameOpened;

/// Another match takes the place of this one, which is here as it was left.
#[derive(Message, Clone, Debug)]
pub struct GameReplaced(pub Box<SavedGame>);

/// The match went to another moment, by undo or because somebody chose it in the list of moves.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRewound;

/// The players' discs have other colours.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recoloured;

/// The match came to its end.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct GameEnded {
    /// How.
    pub outcome: Outcome,
}

/// A new game begins, and a coin toss decided who starts it.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct CoinTossed {
    /// The chair that starts.
    pub chair: usize,
    /// What the discs of each chair look like.
    pub disc_styles: Vec<DiscStyle>,
}
