//! The search of one thread: scores against a bound, over a table shared with others.
use std::ops::ControlFlow::{self, Break, Continue};

use super::busy::Busy;
use super::fork::{Place, Query, is_drawn_enough};
use super::killers::Killers;
use super::lanes::Lanes;
use super::layout::Layout;
use super::node::Child;
use super::state::State;
use super::together::Way;
use crate::budget::{Budget, Exhausted};
use crate::search::table::Table;

/// Everything a thread needs to search positions of one board. `W` is the number of words of a key.
pub(super) struct Searcher<'a, B: Lanes, const R: u32, const N: u32, const W: usize> {
    pub(super) layout: &'a Layout<B, R, N>,
    pub(super) table: &'a Table<W>,
    pub(super) budget: Budget<'a>,
    /// What several threads are searching.
    pub(super) busy: Option<&'a Busy>,
    pub(super) way: Way<W>,
    /// For each cell, the lines through it.
    pub(super) lines_through: &'a [i32],
    pub(super) killers: Killers<B>,
}

impl<'a, B: Lanes, const R: u32, const N: u32, const W: usize> Searcher<'a, B, R, N, W> {
    /// A search alone.
    pub(super) fn new(
        layout: &'a Layout<B, R, N>,
        table: &'a Table<W>,
        budget: Budget<'a>,
        lines_through: &'a [i32],
    ) -> Self {
        let killers = Killers::new(layout.size());
        Self { layout, table, budget, busy: None, way: Way::new(), lines_through, killers }
    }

    /// The same, leaving to other threads what they have begun.
    pub(super) fn together(self, busy: &'a Busy) -> Self {
        Self { busy: Some(busy), ..self }
    }

    /// A bound on the score of a position in which the side to move cannot win at once, good enough to tell whether
    /// the score is above `alpha`: if the answer is above, the score is at least that, otherwise at most.
    ///
    /// Forced moves are played without counting as nodes.
    ///
    /// # Errors
    /// The limits are reached.
    pub(super) fn search(&mut self, state: &State<B>, alpha: i32) -> Result<i32, Exhausted> {
        match self.first_place(state, alpha) {
            Break(score) => Ok(score),
            Continue(place) => {
                let plies = (self.layout.size() - place.fork.state.discs) as usize;
                let mut room = vec![Child::NONE; plies * usize::from(self.layout.rules().cols())];
                Ok(place.fork.query.answer(self.visit(&place, &mut room)?))
            }
        }
    }

    fn first_place(&self, state: &State<B>, alpha: i32) -> ControlFlow<i32, Place<B, W>> {
        let landing = self.layout.landing(state.occupied);
        let fork = self.play_forced(*state, landing, Query::new(alpha))?;
        let bound = is_drawn_enough(self.layout, &fork).then_some(0).or_else(|| self.parity_bound(&fork));
        if let Some(bound) = bound {
            return Break(fork.query.answer(bound));
        }
        let place = self.place(fork);
        self.known(&place).map_or(Continue(place), |bound| Break(place.fork.query.answer(bound)))
    }
}
