//! Every kind of set finds the same lines as the grid.
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::super::geometry::SolverGeometry;
use super::super::simd::SimdBitboard;
#[cfg(target_arch = "x86_64")]
use super::super::simd::avx2::{Avx2, Avx2U64, Avx2U128};
use crate::grid::bits_needed;
use crate::rules::MAX_SIZE;
use crate::{Grid, Rules, Variant, Wide};

/// Compares with the windows of the grid.
fn compare<B: SimdBitboard, const R: u32, const N: u32>(
    processor: B::Processor,
    rules: Rules,
    random: &mut Xoshiro256PlusPlus,
) {
    let grid = Grid::<B>::new(rules);
    let geometry = SolverGeometry::<B, R, N>::new(processor, grid);
    let board = || (0..B::BITS).filter(|&index| grid.cells().contains(index)).map(B::bit);
    for _ in 0..4 {
        let density = random.random_range(0.2..1.0);
        let chosen = board().filter(|_| random.random_bool(density));
        let cells = chosen.fold(B::EMPTY, |set, cell| set | cell);
        let makes_line = |cell: &B| grid.count_windows(cells | *cell) > grid.count_windows(cells & !*cell);
        let completing = board().filter(makes_line).fold(B::EMPTY, |set, cell| set | cell);
        assert_eq!(geometry.completing(cells), completing, "{rules:?}: {cells:?}");
        assert_eq!(geometry.in_lines(cells), completing & cells, "{rules:?}: {cells:?}");
        assert_eq!(geometry.has_line(cells), grid.has_line(cells), "{rules:?}: {cells:?}");
        let is_across = |(step, starts): (u32, B)| (step != 1 || rules.connect() == 1) && !starts.is_empty();
        let has_line_across = grid.windows_by_step(cells).any(is_across);
        assert_eq!(geometry.has_line_across(cells), has_line_across, "{rules:?}: {cells:?}");
    }
}

#[test]
fn lines_are_found_whatever_the_kind_of_set() {
    let random = &mut Xoshiro256PlusPlus::seed_from_u64(7);
    for (rows, cols, connect) in sizes() {
        let rules = Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap();
        let bits = bits_needed(rules);
        compare::<Wide, 0, 0>((), rules, random);
        if bits <= 128 {
            compare::<u128, 0, 0>((), rules, random);
        }
        if bits <= 64 {
            compare::<u64, 0, 0>((), rules, random);
        }
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = Avx2::detect() {
            if bits <= 128 {
                compare::<Avx2U128, 0, 0>(avx2, rules, random);
            }
            if bits <= 64 {
                compare::<Avx2U64, 0, 0>(avx2, rules, random);
            }
        }
    }
}

#[test]
fn lines_are_found_with_rows_and_n_fixed() {
    let random = &mut Xoshiro256PlusPlus::seed_from_u64(8);
    for cols in 4..=7 {
        let rules = Rules::new(6, cols, 4, Variant::Standard, 2).unwrap();
        compare::<u64, 6, 4>((), rules, random);
        compare::<u64, 0, 4>((), rules, random);
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = Avx2::detect() {
            compare::<Avx2U64, 6, 4>(avx2, rules, random);
            compare::<Avx2U64, 0, 4>(avx2, rules, random);
        }
    }
}

/// Rows, columns and N of all boards.
fn sizes() -> impl Iterator<Item = (u8, u8, u8)> {
    let all = || 1..=MAX_SIZE;
    all().flat_map(move |rows| all().flat_map(move |cols| all().map(move |connect| (rows, cols, connect))))
}
