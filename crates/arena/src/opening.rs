//! Random openings, so that players without chance don't repeat one game.
use std::collections::HashSet;

use super::seeds::{Seed, derived_seed};
use connect_n_engine::{Cell, Limits, PlayerSpec, Position, Rules, Seat};

/// Attempts to find an opening that has not come yet, before a shorter one is taken.
const ATTEMPTS: u64 = 200;

/// Random games of which one at least must still be open for openings of their length to be possible.
const GAMES_FOR_ONE_OPEN: u64 = 20;

/// Openings of so many random plies, without end. None is decided, nor is one won with the next move. No two are the
/// same or mirror images, as long as the board has others.
pub struct Openings {
    rules: Rules,
    seed: Seed,
    plies: usize,
    number: u64,
    known: HashSet<Picture>,
}

impl Openings {
    /// Openings of so many plies; the same seed gives the same ones.
    pub fn new(rules: Rules, seed: Seed, plies: usize) -> Self {
        Self { rules, seed, plies, number: 0, known: HashSet::new() }
    }

    /// Whether random games by these rules are often enough still open after so many plies.
    pub fn are_possible(rules: Rules, plies: usize) -> bool {
        let open = (0..ATTEMPTS).filter(|&attempt| wander(rules, derived_seed(0, attempt), plies).is_some());
        open.count() as u64 >= ATTEMPTS / GAMES_FOR_ONE_OPEN
    }
}

impl Iterator for Openings {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        let (rules, plies) = (self.rules, self.plies);
        let seed = derived_seed(self.seed, self.number);
        self.number += 1;
        let candidates =
            || (0..ATTEMPTS).filter_map(|attempt| wander(rules, derived_seed(seed, attempt), plies));
        let opening = candidates()
            .find(|candidate| !self.known.contains(&picture(candidate)))
            .or_else(|| candidates().next());
        // Few boards are so small that every game of this length is decided.
        let shorter = || (0..plies).rev().find_map(|plies| wander(rules, seed, plies));
        let opening = opening.or_else(shorter).unwrap_or_else(|| Position::new(rules));
        self.known.insert(picture(&opening));
        Some(opening)
    }
}

/// The discs of a board, column by column.
pub(super) type Picture = Vec<Option<Seat>>;

/// The same for a position and its mirror image.
pub(super) fn picture(position: &Position) -> Picture {
    let discs = |position: &Position| -> Picture {
        let rules = position.rules();
        let cells =
            rules.columns().flat_map(|column| (0..rules.rows()).map(move |row| Cell::new(row, column)));
        cells.map(|cell| position.disc_at(cell)).collect()
    };
    discs(position).min(discs(&position.mirrored()))
}

/// A position after random moves, if it is still open.
fn wander(rules: Rules, seed: Seed, plies: usize) -> Option<Position> {
    let mut player = PlayerSpec::Random.build(seed);
    let mut position = Position::new(rules);
    while position.plies() < plies {
        if position.is_over() {
            return None;
        }
        let mv = player.choose(&position, &Limits::default()).mv;
        position.play(mv).ok()?;
    }
    let is_won = || position.legal_moves().iter().any(|&mv| position.wins_at_once(mv));
    (!position.is_over() && !is_won()).then_some(position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::Variant;

    fn openings(rules: Rules, seed: Seed, plies: usize, count: usize) -> Vec<Position> {
        Openings::new(rules, seed, plies).take(count).collect()
    }

    #[test]
    fn openings_are_open_different_and_repeatable() {
        let found = openings(Rules::default(), 7, 4, 100);
        assert!(found.iter().all(|opening| opening.plies() == 4 && !opening.is_over()));
        for (index, opening) in found.iter().enumerate() {
            assert!(found[..index].iter().all(|other| other.board() != opening.board()));
            assert!(found[..index].iter().all(|other| other.board() != opening.mirrored().board()));
        }
        assert_eq!(openings(Rules::default(), 7, 4, 30), found[..30]);
        assert_ne!(openings(Rules::default(), 8, 4, 30), found[..30]);
    }

    #[test]
    fn not_all_lengths_are_possible() {
        let are_possible = |plies| Openings::are_possible(Rules::default(), plies);
        assert!(are_possible(0) && are_possible(20) && !are_possible(40) && !are_possible(100));
        for seed in 0..20 {
            assert!(openings(Rules::default(), seed, 20, 20).iter().all(|opening| opening.plies() == 20));
        }
    }

    #[test]
    fn nobody_can_win_with_the_next_move() {
        let rules = Rules::new(4, 4, 3, Variant::PopOut, 2).unwrap();
        for opening in openings(rules, 1, 6, 50) {
            assert!(opening.legal_moves().iter().all(|&mv| !opening.wins_at_once(mv)));
        }
    }

    #[test]
    fn a_small_board_runs_out_of_openings_and_goes_on() {
        let rules = Rules::new(2, 2, 2, Variant::Standard, 2).unwrap();
        assert_eq!(openings(rules, 1, 1, 5).iter().filter(|opening| opening.plies() == 1).count(), 5);
        // With three discs somebody has won.
        assert!(openings(rules, 1, 3, 2).iter().all(|opening| opening.plies() < 3));
        let decided = Rules::new(1, 1, 1, Variant::Standard, 2).unwrap();
        assert_eq!(openings(decided, 1, 4, 1), [Position::new(decided)]);
    }
}
