//! Plays the moves of a record.
use super::tags::TagError;
use crate::moves::Move;
use crate::position::{Forfeit, GameError, Position};

/// Why a record is no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContentError {
    /// A tag has no usable value.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// A move is illegal.
    #[error(transparent)]
    Game(#[from] GameError),
    /// Somebody drops out who is not to move then.
    #[error("player {} can't drop out after {} moves: it is not their turn then", .0.seat, .0.after)]
    Forfeit(Forfeit),
}

/// The game that begins like this, in which these players dropped out at these moments.
pub(super) fn replay(
    start: Position,
    moves: &[Move],
    forfeits: &[Forfeit],
) -> Result<Position, ContentError> {
    let mut position = start;
    let mut due = forfeits.iter().peekable();
    for number in 0..=moves.len() {
        while let Some(forfeit) = due.next_if(|forfeit| forfeit.after == number) {
            let fits = position.to_move() == forfeit.seat && position.forfeit().is_ok();
            if !fits {
                return Err(ContentError::Forfeit(*forfeit));
            }
        }
        if let Some(&mv) = moves.get(number) {
            position.play(mv).map_err(|reason| GameError { number: number + 1, mv, reason })?;
        }
    }
    due.next().map_or(Ok(position), |forfeit| Err(ContentError::Forfeit(*forfeit)))
}
