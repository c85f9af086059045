//! What the games of a match have come to.
use std::collections::HashMap;

use connect_n_arena::{Fault, Game, PairResults, Score};
use connect_n_engine::{Move, Seat};

/// What the games so far have come to.
pub(super) struct MatchResults {
    /// Of each entrant.
    pub(super) scores: Vec<Score>,
    /// The first fault by which each entrant lost a game.
    pub(super) first_faults: Vec<Option<Fault>>,
    /// Of two entrants: the pairs of games, seen from the first.
    pub(super) pairs: PairResults,
    /// Half points of the first entrant in a pair of which one game is played.
    open_pair: Option<usize>,
    /// Who began, the moves, and the first game in which it went like this.
    courses: HashMap<(usize, Vec<Move>), u32>,
    /// Games that went like an earlier one.
    pub(super) repeats: u32,
    /// Games played.
    pub(super) games: u32,
}

impl MatchResults {
    pub(super) fn new(entrants: usize) -> Self {
        Self {
            scores: vec![Score::default(); entrants],
            first_faults: vec![None; entrants],
            pairs: PairResults::default(),
            open_pair: None,
            courses: HashMap::new(),
            repeats: 0,
            games: 0,
        }
    }

    /// Counts the next game, and gives the number of an earlier one between the same players with the same moves. What
    /// ended by a fault says nothing about how they play.
    pub(super) fn add(&mut self, seating: &[usize], game: &Game) -> Option<u32> {
        self.games += 1;
        for (seat, &entrant) in game.position.rules().seats().zip(seating) {
            self.scores[entrant].add(game, seat);
            let first_fault = &mut self.first_faults[entrant];
            *first_fault = first_fault.take().or_else(|| game.fault_of(seat).cloned());
        }
        if seating.len() == 2 {
            self.add_to_pair(half_points(game, Seat::ALL[usize::from(seating[0] != 0)]));
        }
        if game.forfeit().is_some() || !game.drop_outs.is_empty() {
            return None;
        }
        let moves = game.position.moves().to_vec();
        let first = *self.courses.entry((seating[0], moves)).or_insert(self.games);
        let repeated = (first != self.games).then_some(first);
        self.repeats += u32::from(repeated.is_some());
        repeated
    }

    fn add_to_pair(&mut self, half_points: usize) {
        match self.open_pair.take() {
            Some(before) => self.pairs.add(before + half_points),
            None => self.open_pair = Some(half_points),
        }
    }
}

/// What a game brought whoever had this seat.
fn half_points(game: &Game, seat: Seat) -> usize {
    match game.winner() {
        Some(winner) if winner == seat => 2,
        Some(_) => 0,
        None => 1,
    }
}
