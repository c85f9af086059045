//! What is certain of a position.
use crate::search::Verdict;

/// What comes of a move for whoever makes it, with the plies to the end, that move included. The end of a won game
/// may be nearer: of the winner's moves only those are known that have been proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Proof {
    Win(u16),
    Loss(u16),
    Draw,
}

impl Proof {
    /// That of a move after which the side to move wins, loses or draws, with so many free cells. How soon is not
    /// known, but at the latest with the last disc of the winner.
    pub(super) fn of_verdict(verdict: Verdict, free_cells: usize) -> Self {
        let free_cells = free_cells as u16;
        match verdict {
            // The side to move has the even plies, with the move that led there as the first.
            Verdict::Win => Self::Loss(free_cells.div_ceil(2) * 2),
            Verdict::Loss => Self::Win(free_cells | 1),
            Verdict::Draw => Self::Draw,
        }
    }

    /// What the move that leads to a position comes to, by what each of the moves there comes to, as far as known.
    pub(super) fn above(moves: impl Iterator<Item = Option<Self>>) -> Option<Self> {
        let mut best = None;
        let mut is_open = false;
        for proof in moves {
            match proof {
                None => is_open = true,
                Some(proof) => best = Some(best.map_or(proof, |best: Self| best.better(proof))),
            }
        }
        match best? {
            Self::Win(distance) => Some(Self::Loss(distance + 1)),
            _ if is_open => None,
            Self::Loss(distance) => Some(Self::Win(distance + 1)),
            Self::Draw => Some(Self::Draw),
        }
    }

    /// The one that its maker prefers: a sooner win, a later loss, as far as is known.
    fn better(self, other: Self) -> Self {
        if self.rank() >= other.rank() { self } else { other }
    }

    /// The higher, the better for whoever makes the move.
    pub(super) fn rank(self) -> i32 {
        match self {
            Self::Win(distance) => i32::from(u16::MAX) - i32::from(distance),
            Self::Draw => 0,
            Self::Loss(distance) => i32::from(distance) - i32::from(u16::MAX),
        }
    }

    /// The result for whoever makes the move, from -1 to 1.
    pub(super) fn result(self) -> f32 {
        match self {
            Self::Win(_) => 1.0,
            Self::Loss(_) => -1.0,
            Self::Draw => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Proof::{self, Draw, Loss, Win};
    use crate::search::Verdict;

    #[test]
    fn the_winner_has_the_last_disc_at_the_latest() {
        let proofs = |free| [Verdict::Win, Verdict::Loss].map(|verdict| Proof::of_verdict(verdict, free));
        // The move itself, the disc of the other side, and so on.
        assert_eq!(proofs(1), [Loss(2), Win(1)]);
        assert_eq!(proofs(2), [Loss(2), Win(3)]);
        assert_eq!(proofs(3), [Loss(4), Win(3)]);
        assert_eq!(Proof::of_verdict(Verdict::Draw, 3), Draw);
    }

    #[test]
    fn one_winning_reply_is_enough_and_a_loss_needs_all() {
        let above = |moves: &[Option<Proof>]| Proof::above(moves.iter().copied());
        assert_eq!(above(&[None, Some(Win(5)), Some(Win(3)), Some(Draw)]), Some(Loss(4)));
        assert_eq!(above(&[None, Some(Loss(2)), Some(Draw)]), None);
        assert_eq!(above(&[Some(Loss(2)), Some(Loss(6))]), Some(Win(7)));
        assert_eq!(above(&[Some(Loss(2)), Some(Draw)]), Some(Draw));
        assert_eq!(above(&[]), None);
    }
}
