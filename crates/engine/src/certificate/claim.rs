//! What a strategy claims, and what follows from two of them.
use crate::Seat;

/// What a player achieves, whatever the opponent does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// A win within so many plies.
    WinsWithin(u16),
    /// No loss within so many plies.
    HoldsFor(u16),
    /// No loss.
    NeverLoses,
}

impl Claim {
    /// Whether it is a win that is claimed.
    pub const fn is_win(self) -> bool {
        matches!(self, Self::WinsWithin(_))
    }

    /// Plies that it speaks of, `None` where it has no end.
    pub const fn plies(self) -> Option<u16> {
        match self {
            Self::WinsWithin(plies) | Self::HoldsFor(plies) => Some(plies),
            Self::NeverLoses => None,
        }
    }

    /// Its name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::WinsWithin(_) => "wins",
            Self::HoldsFor(_) => "holds",
            Self::NeverLoses => "never_loses",
        }
    }
}

/// The claim of one player's strategy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerClaim {
    /// Whose strategy it is.
    pub seat: Seat,
    /// What it achieves.
    pub claim: Claim,
    /// Moves that it takes: one for each position in which it has a choice to make.
    pub moves: u64,
}

/// What a certificate proves altogether.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conclusion {
    /// A player wins.
    Win {
        /// Who.
        seat: Seat,
        /// Within how many plies.
        plies: u16,
        /// Whether the opponent can hold out that long.
        is_exact: bool,
    },
    /// Nobody wins under best play.
    Draw,
    /// A player wins or draws.
    NoLoss(Seat),
    /// A player does not lose within so many plies.
    Holds {
        /// Who.
        seat: Seat,
        /// For how many plies.
        plies: u16,
    },
}

impl Conclusion {
    /// The conclusion from claims that hold; `to_move` is whose turn it is at the start.
    pub(super) fn of(claims: &[PlayerClaim], to_move: Seat) -> Self {
        let win = claims.iter().find_map(|one| match one.claim {
            Claim::WinsWithin(plies) => Some((one.seat, plies)),
            _ => None,
        });
        let held_by_other = |seat: Seat| {
            let others = claims.iter().filter(|one| one.seat != seat && !one.claim.is_win());
            others.filter_map(|one| one.claim.plies()).max().unwrap_or(0)
        };
        if let Some((seat, plies)) = win {
            // Only every second ply is the winner's; nobody has to let the other win before.
            let is_own_ply = (plies % 2 == 1) == (seat == to_move);
            let is_exact = is_own_ply && held_by_other(seat).saturating_add(2) >= plies;
            return Self::Win { seat, plies, is_exact };
        }
        let never: Vec<Seat> =
            claims.iter().filter(|one| one.claim == Claim::NeverLoses).map(|one| one.seat).collect();
        match never[..] {
            [one, other] if one != other => Self::Draw,
            [seat, ..] => Self::NoLoss(seat),
            [] => {
                let longest = claims.iter().max_by_key(|one| one.claim.plies());
                let (seat, plies) =
                    longest.map_or((to_move, 0), |one| (one.seat, one.claim.plies().unwrap_or(0)));
                Self::Holds { seat, plies }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Seat = Seat::ALL[1];

    fn claims(claims: &[(Seat, Claim)]) -> Vec<PlayerClaim> {
        claims.iter().map(|&(seat, claim)| PlayerClaim { seat, claim, moves: 1 }).collect()
    }

    #[test]
    fn a_win_is_exact_where_the_other_holds_out_until_then() {
        let conclude = |held| {
            let both = claims(&[(Seat::FIRST, Claim::WinsWithin(9)), (SECOND, Claim::HoldsFor(held))]);
            Conclusion::of(&both, Seat::FIRST)
        };
        assert_eq!(conclude(7), Conclusion::Win { seat: Seat::FIRST, plies: 9, is_exact: true });
        assert_eq!(conclude(6), Conclusion::Win { seat: Seat::FIRST, plies: 9, is_exact: false });
        let late = claims(&[(Seat::FIRST, Claim::WinsWithin(10)), (SECOND, Claim::HoldsFor(9))]);
        assert_eq!(
            Conclusion::of(&late, Seat::FIRST),
            Conclusion::Win { seat: Seat::FIRST, plies: 10, is_exact: false }
        );
    }

    #[test]
    fn two_who_never_lose_draw() {
        let (own, other) = ((Seat::FIRST, Claim::NeverLoses), (SECOND, Claim::NeverLoses));
        assert_eq!(Conclusion::of(&claims(&[own, other]), SECOND), Conclusion::Draw);
        assert_eq!(Conclusion::of(&claims(&[own, own]), SECOND), Conclusion::NoLoss(Seat::FIRST));
        assert_eq!(Conclusion::of(&claims(&[other]), SECOND), Conclusion::NoLoss(SECOND));
        let holds = claims(&[(SECOND, Claim::HoldsFor(8))]);
        assert_eq!(Conclusion::of(&holds, Seat::FIRST), Conclusion::Holds { seat: SECOND, plies: 8 });
    }
}
