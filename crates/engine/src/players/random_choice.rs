//! A random choice among equal moves, reproducible by seed and position.
use crate::{Move, Position};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};

/// One of the moves, each with the same chance.
///
/// After `n` moves of the game the choice rests on the `n`th number that Xoshiro256++ draws from the seed,
/// so the same seed gives the same game on every machine, and a game that was undone or loaded goes on
/// as it would have gone without.
///
/// # Panics
/// Without a move to choose from: players are asked only while the game goes on.
pub(super) fn choose_at_random(seed: u64, position: &Position, among: &[Move]) -> Move {
    let mut source = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..position.plies() {
        source.next_u64();
    }
    among[source.random_range(0..among.len())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Column, Rules, Variant};
    use std::collections::BTreeSet;

    #[test]
    fn each_ply_has_a_number_of_its_own() {
        // Nobody can win: no line of 16 fits the board.
        let rules = Rules::new(6, 7, 16, Variant::Standard, 2).unwrap();
        let drops: Vec<Move> = (0..42).map(|ply| Move::Drop(Column::new(ply / 6).unwrap())).collect();
        let picks = (0..20).map(|plies| {
            let position = Position::from_moves(rules, &drops[..plies]).unwrap();
            choose_at_random(1, &position, &drops)
        });
        assert!(picks.collect::<BTreeSet<Move>>().len() > 4);
    }
}
