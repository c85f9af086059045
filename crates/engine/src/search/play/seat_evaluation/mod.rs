//! The static evaluation of a position of three or four players where discs are popped: what each of them may expect,
//! learnt from games.
//!
//! What is counted of each player (`features.rs`) is weighted and summed, and the players share the game as the
//! exponentials of their sums do: a multinomial logistic regression. The weights are the same for every seat and for
//! three and four players; they depend on how full the board is and on N. `benches/train_seats.rs` learns them.
mod features;
mod weights;

pub use self::features::SEAT_FEATURES;
pub use self::weights::{SEAT_FAMILIES, SeatWeights};
use super::multi_position::MultiPosition;
use crate::bitboard::Bitboard;
use crate::position::on_board;
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Outcome, Position, Rules};

/// Grades positions of one board.
pub(super) struct SeatEvaluation {
    /// The weight of each feature, by the number of discs.
    by_discs: Vec<[f32; SEAT_FEATURES]>,
}

impl SeatEvaluation {
    pub(super) fn new(rules: Rules, weights: &SeatWeights) -> Self {
        Self { by_discs: (0..=rules.cells()).map(|discs| weights.of(rules, discs)).collect() }
    }

    /// The part of the game that each seat may expect, 1 in all; nothing for who has dropped out.
    pub(super) fn shares<B: Bitboard>(
        &self,
        geometry: &ThreatGeometry<B>,
        position: &MultiPosition<B>,
    ) -> [f32; 4] {
        let weights = &self.by_discs[position.occupied().count() as usize];
        let mut sums = [f32::NEG_INFINITY; 4];
        for (distance, seat) in position.turns().enumerate() {
            let counted = features::count(geometry, position, seat, distance);
            sums[seat.index()] = counted.iter().zip(weights).map(|(&n, weight)| f32::from(n) * weight).sum();
        }
        // The largest is taken off, so that none is too large for its exponential.
        let most = sums.into_iter().fold(f32::NEG_INFINITY, f32::max);
        let odds = sums.map(|sum| (sum - most).exp());
        let all: f32 = odds.iter().sum();
        odds.map(|odds| odds / all)
    }
}

/// The features of each player by seat, for learning; none where the evaluation is not asked, since somebody wins at
/// once, no move is safe, or the game is over.
pub fn seat_features_of(position: &Position) -> Option<[[i16; SEAT_FEATURES]; 4]> {
    if position.outcome() != Outcome::Ongoing {
        return None;
    }
    on_board!(position.board(), board => {
        let geometry = ThreatGeometry::new(*board.grid());
        let seen = MultiPosition::of_board(&geometry, board);
        let is_open = !seen.wins_at_once(&geometry) && !seen.safe_moves(&geometry).is_empty();
        is_open.then(|| {
            let mut counted = [[0; SEAT_FEATURES]; 4];
            for (distance, seat) in seen.turns().enumerate() {
                counted[seat.index()] = features::count(&geometry, &seen, seat, distance);
            }
            counted
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wander::wander;
    use crate::{Seat, Variant, parse_game};
    use proptest::prelude::*;

    fn shares(position: &Position) -> [f32; 4] {
        on_board!(position.board(), board => {
            let geometry = ThreatGeometry::new(*board.grid());
            let seen = MultiPosition::of_board(&geometry, board);
            SeatEvaluation::new(*position.rules(), SeatWeights::built_in()).shares(&geometry, &seen)
        })
    }

    fn after(rules: Rules, moves: &str) -> Position {
        Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap()
    }

    #[test]
    fn who_has_three_in_a_row_expects_more_than_the_others() {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 3).unwrap();
        // The first player has the middle of the bottom row, open at both ends.
        let [first, second, third, _] = shares(&after(rules, "3 1 1 4 1 7 5"));
        assert!(first > second && first > third, "{first} {second} {third}");
    }

    #[test]
    fn who_has_dropped_out_expects_nothing() {
        let rules = Rules::new(7, 8, 4, Variant::PopOut, 4).unwrap();
        let mut position = after(rules, "3 1 1 4 1 7 5");
        let out = position.to_move();
        position.forfeit().unwrap();
        let shares = shares(&position);
        assert_eq!(shares[out.index()], 0.0);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-3);
    }

    proptest! {
        #![proptest_config(crate::property::cases(300))]

        #[test]
        fn all_that_is_expected_is_one_game_and_a_mirror_changes_nothing(
            (rows, cols, connect, players) in (2..=16_u8, 2..=16_u8, 2..=16_u8, 3..=4_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..120),
        ) {
            let rules = Rules::new(rows, cols, connect, Variant::PopOut, players).unwrap();
            let position = wander(rules, &choices);
            let shares_here = shares(&position);
            prop_assert!((shares_here.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{:?}", shares_here);
            prop_assert!(Seat::ALL[players.into()..].iter().all(|seat| shares_here[seat.index()] == 0.0));
            prop_assert_eq!(shares_here, shares(&position.mirrored()));
        }
    }
}
