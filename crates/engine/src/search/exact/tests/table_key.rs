//! Positions with the same key have the same score.
use std::collections::HashMap;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::super::state::State;
use super::super::table_key::{OpenLines, table_key};
use super::claimeven::{AnyGeometry, BOARDS, quiet_position};
use super::plain::Plain;
use crate::search::transposition::SharedTable;
use crate::{Bitboard, Grid, Rules, Variant};

#[test]
fn positions_of_one_key_have_one_score() {
    let pairs: u32 = BOARDS.into_iter().map(pairs_of_one_score).sum();
    assert!(pairs > 100_000, "{pairs}");
}

/// Pairs of different positions of a board with one key, all of which have one score.
fn pairs_of_one_score((rows, cols, connect): (u8, u8, u8)) -> u32 {
    let rules = Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap();
    let geometry = AnyGeometry::new((), Grid::new(rules));
    let table = SharedTable::<3>::new(1, 1);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(rules.cells() as u64);
    let mut plain = Plain::new(*geometry.grid());
    for _ in 0..40 {
        if let Some(state) = quiet_position(&geometry, 11, &mut random) {
            plain.score(state.own, state.occupied);
        }
    }
    let mut known = HashMap::new();
    let mut pairs = 0;
    for (own, occupied, score) in plain.scores() {
        let state = State::new(&geometry, own, occupied);
        let landing = geometry.landing(occupied);
        if !(landing & (state.own_threats | state.other_threats)).is_empty() {
            continue;
        }
        let open = OpenLines::new(&geometry, &state, landing);
        let idle = open.idle_columns(&geometry, occupied);
        let (key, _) = table_key(&geometry, &table, &state, landing, open, idle);
        if let Some((other, same)) = known.insert(key, (own, score)) {
            assert_eq!(score, same, "{rules:?} {state:?}, and with discs in {other:#x}");
            pairs += 1;
        }
    }
    pairs
}
