//! What can be asked of the game.
use bevy::prelude::*;

use super::current_game::{Pace, PositionId, Substitute};
use super::saved::SavedGame;
use super::setup::Setup;
use crate::app::disc_style::DiscColour;
use connect_n_engine::{Moment, Move, Seat};

/// What a person or a part of the app asks of the game.
#[derive(Message, Clone, Debug)]
pub enum Request {
    /// A person's move.
    Play(Move),
    /// A computer's move.
    Answer {
        /// The move it chose.
        mv: Move,
        /// The position it was asked about; an answer to another one is dropped.
        position_id: PositionId,
    },
    /// Take back to the last turn of a person.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// A new game with this set-up.
    Start(Box<Setup>),
    /// A new game of the same players; who starts follows the set-up's policy.
    Rematch,
    /// The same game from its beginning.
    Restart,
    /// Back to the current game.
    Resume,
    /// Go on with a game that was begun elsewhere.
    Open(Box<SavedGame>),
    /// Look at a moment of the game, from which it can also go on.
    Look(Moment),
    /// Computers wait, go on, or make one move.
    Pace(Pace),
    /// Somebody else plays on in a seat.
    Replace {
        /// The seat.
        seat: Seat,
        /// Who.
        by: Substitute,
    },
    /// All discs take the colours of this palette, each the one at the same index, so that no two become the same.
    UsePalette([DiscColour; 4]),
    /// The time of the player to move is up in this position.
    TimeUp(PositionId),
}
