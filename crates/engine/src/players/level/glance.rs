//! What a level sees at a glance: a few plies, without the lines that it overlooks.
use std::cmp::Reverse;

use super::faults::Faults;
use crate::players::heuristic::HorizonValue;
use crate::players::paranoid::{Evaluation, ParanoidSearch};
use crate::position::on_board;
use crate::search::play::evaluation::POINTS;
use crate::{Bitboard, Board, Limits, Move, Outcome, Position, Seat, Value};

/// How much less a line of one's own is overlooked than one of somebody else.
const OWN: f32 = 0.5;

/// Points that a window counts in which all discs but one stand, for odds of e to 1 that make [`POINTS`] of the search.
const LAST_BUT_ONE: f32 = 180.0;

/// How much less a window counts for each disc that it lacks more.
const FURTHER: f32 = 0.2;

/// One glance: what is overlooked in it is overlooked in all variations.
pub(super) struct Glance<'a> {
    faults: &'a Faults,
    /// Settles what is overlooked this time.
    seed: u64,
}

impl<'a> Glance<'a> {
    pub(super) fn new(faults: &'a Faults, seed: u64) -> Self {
        Self { faults, seed }
    }

    /// What a move seems to be worth, and the positions that were looked at; `None` if the limits don't allow it.
    pub(super) fn value_of(&self, position: &Position, mv: Move, limits: &Limits) -> Option<(Value, u64)> {
        if limits.stop.is_stopped() {
            return None;
        }
        let mut after = position.clone();
        after.play(mv).ok()?;
        let eyes = Eyes { glance: self, player: position.to_move(), discs: position.discs() as u32 };
        let plies = self.faults.plies.saturating_sub(1);
        let (value, nodes) = on_board!(after.board(), board => {
            if after.is_over() {
                (eyes.evaluate(board, after.outcome(), 0), 1)
            } else {
                ParanoidSearch::new(board, after.moves_of_those_left(), eyes.player, eyes, limits).counted_value(plies).ok()?
            }
        });
        Some((value.into_value(Value::Score), nodes))
    }
}

/// Grades boards as the level sees them.
#[derive(Clone, Copy)]
struct Eyes<'a> {
    glance: &'a Glance<'a>,
    player: Seat,
    /// Discs before the move that is looked at.
    discs: u32,
}

impl<B: Bitboard> Evaluation<B> for Eyes<'_> {
    type Score = HorizonValue<i32>;

    /// Plies count from the position after the move.
    fn evaluate(&self, board: &Board<B>, outcome: Outcome, plies: u32) -> HorizonValue<i32> {
        let plies = plies + 1;
        match outcome {
            Outcome::Win(winner) if !self.overlooks(board, plies) => {
                if winner == self.player {
                    HorizonValue::Won(Reverse(plies as u16))
                } else {
                    HorizonValue::Lost(plies as u16)
                }
            }
            Outcome::Draw(_) => HorizonValue::Open(0),
            Outcome::Win(_) | Outcome::Ongoing => HorizonValue::Open(self.points(board)),
        }
    }
}

impl Eyes<'_> {
    /// Whether the level does not see the lines that have decided the game.
    fn overlooks<B: Bitboard>(&self, board: &Board<B>, plies: u32) -> bool {
        let Some(maker) = board.deciding_player() else { return false };
        let faults = self.glance.faults;
        let scale = if maker == self.player { OWN } else { 1.0 };
        // Fewer discs than were dropped: there were pops on the way.
        let by_pop = board.occupied().count() != self.discs + plies;
        let grid = board.grid();
        grid.windows_by_step(board.discs(maker)).filter(|(_, starts)| !starts.is_empty()).all(
            |(step, starts)| {
                let is_straight = step == 1 || step == grid.stride();
                let by_direction =
                    if is_straight { faults.overlooks.straight } else { faults.overlooks.diagonal };
                let share = if by_pop { by_direction.max(faults.overlooks.pop) } else { by_direction };
                self.chance(starts.folded(), step) < scale * share
            },
        )
    }

    /// A number from 0 to 1, always the same for the same line in the same glance.
    fn chance(&self, line: u64, step: u32) -> f32 {
        let mut mixed = self.glance.seed ^ line.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(step) << 57;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// Points by the windows that are open, as far as the level looks at them; in misère they are bad for their owner.
    fn points<B: Bitboard>(&self, board: &Board<B>) -> i32 {
        let is_misere = board.rules().is_misere();
        let sum = |seat| -> f32 {
            if (seat == self.player) == is_misere { -self.side(board, seat) } else { self.side(board, seat) }
        };
        (board.rules().seats().map(sum).sum::<f32>() / LAST_BUT_ONE * POINTS as f32) as i32
    }

    fn side<B: Bitboard>(&self, board: &Board<B>, seat: Seat) -> f32 {
        let (grid, own) = (board.grid(), board.discs(seat));
        let open = grid.cells() & !(board.occupied() ^ own);
        let connect = u32::from(board.rules().connect());
        let mut points = 0.0;
        for (step, windows) in grid.open_windows(own, open) {
            let is_straight = step == 1 || step == grid.stride();
            let heed = if is_straight { 1.0 } else { 1.0 - self.glance.faults.overlooks.diagonal };
            if heed == 0.0 || windows.is_empty() {
                continue;
            }
            let mut worth = heed * 100.0;
            for discs in (1..connect).rev() {
                points += worth * windows.with(discs as usize) as f32;
                worth *= FURTHER;
            }
        }
        points
    }
}
