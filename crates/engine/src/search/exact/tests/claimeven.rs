//! Bounds from claimeven, compared with the scores of a plain search.
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::super::claimeven::{QuietPosition, upper_bound};
use super::super::geometry::SolverGeometry;
use super::super::state::State;
use super::plain::Plain;
use crate::{Grid, Rules, Variant};

/// A geometry with everything known at run time.
pub(super) type AnyGeometry = SolverGeometry<u64, 0, 0>;

/// What comparing has shown.
#[derive(Default, Debug)]
struct Tally {
    positions: u32,
    /// Positions with a bound.
    bounded: u32,
    /// Positions with a bound below 0.
    lost: u32,
    /// Positions whose score is their bound.
    tight: u32,
    wrong: u32,
}

/// Boards of even and odd height, with rows, columns and N.
pub(super) const BOARDS: [(u8, u8, u8); 16] = [
    (2, 8, 3),
    (3, 6, 3),
    (3, 8, 4),
    (4, 4, 3),
    (4, 5, 4),
    (4, 7, 4),
    (5, 5, 4),
    (5, 6, 4),
    (5, 6, 5),
    (6, 4, 4),
    (6, 6, 4),
    (6, 7, 4),
    (6, 7, 5),
    (7, 5, 4),
    (7, 7, 4),
    (8, 5, 5),
];

#[test]
fn no_bound_is_too_strong() {
    for (rows, cols, connect) in BOARDS {
        let tally = compare(rows, cols, connect, 400, 14);
        assert_eq!(tally.wrong, 0, "{rows}x{cols}, N = {connect}: {tally:?}");
    }
    let usual = compare(6, 7, 4, 1000, 14);
    assert!(usual.bounded > 100 && usual.lost > 20 && usual.tight > 50, "{usual:?}");
}

/// `cargo test --package connect-n-engine --release -- --ignored --nocapture many_more_bounds`
#[test]
#[ignore = "takes minutes"]
fn many_more_bounds() {
    let mut wrong = 0;
    for (rows, cols, connect) in BOARDS {
        let tally = compare(rows, cols, connect, 20_000, 17);
        println!("{rows}x{cols} N={connect}: {tally:?}");
        wrong += tally.wrong;
    }
    assert_eq!(wrong, 0);
}

fn compare(rows: u8, cols: u8, connect: u8, positions: u32, most_empty: i32) -> Tally {
    let rules = Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap();
    let grid = Grid::new(rules);
    let geometry = AnyGeometry::new((), grid);
    let mut random =
        Xoshiro256PlusPlus::seed_from_u64(u64::from(rows) << 16 | u64::from(cols) << 8 | u64::from(connect));
    let mut tally = Tally::default();
    for _ in 0..100 * positions {
        if tally.positions == positions {
            break;
        }
        if let Some(state) = quiet_position(&geometry, most_empty, &mut random) {
            tally.add(&geometry, &state, grid);
        }
    }
    tally
}

/// A position in which nobody can win at once, after random moves that don't lose at once.
pub(super) fn quiet_position(
    geometry: &AnyGeometry,
    most_empty: i32,
    random: &mut Xoshiro256PlusPlus,
) -> Option<State<u64>> {
    let fewest_discs = (geometry.size() - most_empty).max(0);
    let discs = random.random_range(fewest_discs..geometry.size() - 2);
    let mut state = State::new(geometry, 0, 0);
    loop {
        let landing = geometry.landing(state.occupied);
        let is_quiet = landing & (state.own_threats | state.other_threats) == 0;
        if state.discs >= discs {
            return is_quiet.then_some(state);
        }
        let moves = state.safe_moves(landing);
        if landing & state.own_threats != 0 || moves == 0 {
            return None;
        }
        let chosen = random.random_range(0..moves.count_ones());
        let cell = (0..64).map(|index| 1 << index).filter(|cell| moves & cell != 0).nth(chosen as usize)?;
        state = state.play(geometry, cell);
    }
}

impl Tally {
    fn add(&mut self, geometry: &AnyGeometry, state: &State<u64>, grid: Grid<u64>) {
        self.positions += 1;
        let State { own, occupied, other_threats: threats, discs, .. } = *state;
        let quiet = QuietPosition { own, occupied, landing: geometry.landing(occupied), threats, discs };
        let least = -geometry.size() / 2;
        let Some(bound) = (least..=0).filter_map(|need| upper_bound(geometry, quiet, need)).min() else {
            return;
        };
        let score = Plain::new(grid).score(own, occupied);
        self.bounded += 1;
        self.lost += u32::from(bound < 0);
        self.tight += u32::from(score == bound);
        self.wrong += u32::from(score > bound);
    }
}
