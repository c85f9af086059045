//! Grades positions by any rules about lines, by games that are played on to the end.
//!
//! All that is known of the rules is in which cells a disc would complete a line. In a game played on, nobody overlooks
//! that: wins are taken and those of the next player stopped, and in misère nobody completes a line as long as there is
//! anything else. What is left is chance, so that the mean of many games tells who comes to be the first without a
//! choice.
use std::marker::PhantomData;

use super::evaluator::{Evaluator, LeafEvaluation, seat_bit, seats_in};
use super::payoff::Payoff;
use crate::bitboard::Bitboard;
use crate::board::{Board, Discs};
use crate::budget::Budget;
use crate::grid::Grid;
use crate::search::play::chance::Chance;
use crate::search::threat_geometry::{from_the_middle, safe_drops};
use crate::{Column, Limits, Move, Outcome, Rules, Seat};

/// The exploration constant of UCT.
const EXPLORATION: f32 = 0.5;

/// Plies, by the number of cells, after which a game with pops that is played on counts as a draw.
const LONGEST: usize = 2;

/// Plies of such a game between two looks at the clock.
const PLIES_BETWEEN_LOOKS: u32 = 16;

/// Plays games on.
pub(super) struct Playouts<'a, B> {
    board: PhantomData<B>,
    chance: Chance,
    /// From the middle outwards.
    order: Vec<Column>,
    /// Ends a game that takes too long.
    budget: Budget<'a>,
}

impl<'a, B: Bitboard> Playouts<'a, B> {
    pub(super) fn new(rules: Rules, seed: u64, limits: &'a Limits) -> Self {
        let (chance, order) = (Chance::new(seed), from_the_middle(rules));
        Self { board: PhantomData, chance, order, budget: Budget::new(limits) }
    }

    /// A drop game on which nobody has won.
    fn evaluate_drops(&mut self, board: &Board<B>, ply: u32) -> LeafEvaluation {
        let players = board.rules().players();
        let seat = board.to_move();
        let game = DropGame::new(board);
        let landing = game.landing();
        if landing.is_empty() {
            return LeafEvaluation::Settled(Payoff::draw(seats_in(board)));
        }
        let cells = match game.choice(landing, seat, board.after(seat)) {
            Cells::Decided(winner) => {
                let distance = if winner == seat || board.rules().is_misere() { 1 } else { 2 };
                return LeafEvaluation::Settled(Payoff::win(winner, ply + distance, players));
            }
            Cells::Open { cells, .. } => cells,
        };
        let columns = self.order.iter().filter(|&&column| !(board.grid().column(column) & cells).is_empty());
        let moves: Vec<Move> = columns.map(|&column| Move::Drop(column)).collect();
        let are_all = moves.len() as u32 == board.count_legal_moves();
        let others_win = if are_all { 0 } else { seat_bit(board.after(seat)) };
        LeafEvaluation::Open { moves, others_win, estimate: self.play_drops(board, game) }
    }

    /// What came of a drop game that was played on.
    fn play_drops(&mut self, board: &Board<B>, mut game: DropGame<B>) -> Payoff {
        let players = board.rules().players();
        let (mut mover, mut ply) = (board.to_move(), 1);
        loop {
            let next = board.after(mover);
            let landing = game.landing();
            if landing.is_empty() {
                return Payoff::draw(seats_in(board));
            }
            match game.choice(landing, mover, next) {
                Cells::Decided(winner) => return Payoff::win(winner, ply, players),
                Cells::Open { cells, wise } => {
                    let cell = self.chance.any_of(if wise.is_empty() { cells } else { wise });
                    game.drop(cell, mover);
                }
            }
            (mover, ply) = (next, ply + 1);
        }
    }

    /// A game with pops.
    fn evaluate_pops(&mut self, board: &Board<B>, last: Option<Move>, ply: u32) -> LeafEvaluation {
        let players = board.rules().players();
        match last.map_or(Outcome::Ongoing, |last| board.outcome_after(last)) {
            Outcome::Win(winner) => return LeafEvaluation::Settled(Payoff::win(winner, ply, players)),
            Outcome::Draw(_) => return LeafEvaluation::Settled(Payoff::draw(seats_in(board))),
            Outcome::Ongoing => {}
        }
        let seat = board.to_move();
        let (mut open, mut losing, mut others_win) = (Vec::new(), Vec::new(), 0);
        for &mv in &board.legal_moves() {
            match outcome_of(board, mv) {
                Outcome::Win(winner) if winner == seat => {
                    return LeafEvaluation::Settled(Payoff::win(seat, ply + 1, players));
                }
                Outcome::Win(winner) => {
                    losing.push(mv);
                    others_win |= seat_bit(winner);
                }
                Outcome::Ongoing | Outcome::Draw(_) => open.push(mv),
            }
        }
        // Whom a player lets win who can't help it is looked at move by move.
        let (moves, others_win) = if open.is_empty() { (losing, 0) } else { (open, others_win) };
        LeafEvaluation::Open { moves, others_win, estimate: self.play_pops(*board) }
    }

    /// On the largest boards this takes many milliseconds, so it may be called off on the way, for a draw.
    fn play_pops(&mut self, mut board: Board<B>) -> Payoff {
        let players = board.rules().players();
        let mut outcomes = Vec::new();
        for ply in 1..(LONGEST * board.rules().cells()) as u32 {
            if ply.is_multiple_of(PLIES_BETWEEN_LOOKS) && self.budget.is_called_off() {
                break;
            }
            let mover = board.to_move();
            outcomes.clear();
            outcomes.extend(board.legal_moves().iter().map(|&mv| (mv, outcome_of(&board, mv))));
            if outcomes.iter().any(|&(_, outcome)| outcome == Outcome::Win(mover)) {
                return Payoff::win(mover, ply, players);
            }
            if outcomes.iter().any(|(_, outcome)| outcome.winner().is_none()) {
                outcomes.retain(|(_, outcome)| outcome.winner().is_none());
            }
            let (mv, outcome) = outcomes[self.chance.below(outcomes.len() as u32) as usize];
            match outcome {
                Outcome::Win(winner) => return Payoff::win(winner, ply, players),
                Outcome::Draw(_) => return Payoff::draw(seats_in(&board)),
                Outcome::Ongoing => board.play(mv),
            }
        }
        Payoff::draw(seats_in(&board))
    }
}

impl<B: Bitboard> Evaluator for Playouts<'_, B> {
    type TreePosition = Board<B>;
    type Key = Discs<B>;

    fn play(&self, board: &mut Board<B>, mv: Move) {
        board.play(mv);
    }

    fn key(&self, board: &Board<B>) -> Option<Discs<B>> {
        board.rules().is_pop_out().then(|| board.all_discs())
    }

    fn evaluate(&mut self, board: &Board<B>, last: Option<Move>, ply: u32) -> LeafEvaluation {
        if board.rules().is_pop_out() {
            self.evaluate_pops(board, last, ply)
        } else {
            self.evaluate_drops(board, ply)
        }
    }

    fn exploration(&self, _is_own: bool, visits: f32) -> f32 {
        EXPLORATION * visits.ln().sqrt()
    }
}

/// How the game stands after a move, repetition aside.
fn outcome_of<B: Bitboard>(board: &Board<B>, mv: Move) -> Outcome {
    let mut after = *board;
    after.play(mv);
    after.outcome_after(mv)
}

/// Discs on a board without pops, and everybody's cells in which one more completes a line.
#[derive(Clone, Copy)]
struct DropGame<B> {
    grid: Grid<B>,
    discs: [B; 4],
    completing: [B; 4],
    occupied: B,
}

/// What a player may do.
enum Cells<B> {
    /// Nothing that would change who wins.
    Decided(Seat),
    /// The cells that don't lose at once, and those among them that give nothing away.
    Open { cells: B, wise: B },
}

impl<B: Bitboard> DropGame<B> {
    fn new(board: &Board<B>) -> Self {
        let discs = Seat::ALL.map(|seat| board.discs(seat));
        let grid = *board.grid();
        let completing = discs.map(|discs| grid.completing(discs));
        Self { grid, discs, completing, occupied: board.occupied() }
    }

    /// Where a disc would land.
    fn landing(&self) -> B {
        self.occupied.wrapping_sum(self.grid.bottom()) & self.grid.cells()
    }

    fn choice(&self, landing: B, mover: Seat, next: Seat) -> Cells<B> {
        let [own, threats] = [mover, next].map(|seat| self.completing[seat.index()]);
        let (cells, wise) = if self.grid.rules().is_misere() {
            // What the other side must not fill is best left to it.
            (landing & !own, !threats)
        } else if (landing & own).is_empty() {
            (safe_drops(landing, threats, false), !(own >> 1))
        } else {
            return Cells::Decided(mover);
        };
        if cells.is_empty() { Cells::Decided(next) } else { Cells::Open { cells, wise: cells & wise } }
    }

    fn drop(&mut self, cell: B, mover: Seat) {
        let discs = &mut self.discs[mover.index()];
        *discs = *discs | cell;
        self.completing[mover.index()] = self.grid.completing(*discs);
        self.occupied = self.occupied | cell;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::on_board;
    use crate::wander::wander;
    use crate::{Position, Rules, Variant, parse_game};
    use proptest::prelude::*;

    fn after(rules: Rules, moves: &str) -> Position {
        Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap()
    }

    fn evaluate(position: &Position, seed: u64) -> LeafEvaluation {
        let limits = Limits::default();
        on_board!(position.board(), board => {
            Playouts::new(*position.rules(), seed, &limits).evaluate(board, None, 0)
        })
    }

    /// What the player to move gets of so many games that are played on, on average.
    fn mean(position: &Position, games: u64) -> f32 {
        let of = |seed| match evaluate(position, seed) {
            LeafEvaluation::Settled(payoff)
            | LeafEvaluation::Lost { payoff, .. }
            | LeafEvaluation::Open { estimate: payoff, .. } => payoff.fraction(position.to_move()),
        };
        (0..games).map(of).sum::<f32>() / games as f32
    }

    #[test]
    fn nobody_overlooks_a_win_round_the_cylinder() {
        let round = Rules::default().with_cylinder();
        let LeafEvaluation::Settled(won) = evaluate(&after(round, "6 6 7 7 1 1"), 0) else {
            panic!("a disc wins")
        };
        assert_eq!(won.winner(2), Some((Seat::FIRST, 1)));
        let LeafEvaluation::Settled(lost) = evaluate(&after(round, "6 6 7 7 1"), 0) else {
            panic!("both ends are open")
        };
        assert_eq!(lost.winner(2), Some((Seat::FIRST, 2)));
        let LeafEvaluation::Open { moves, .. } = evaluate(&after(round, "6 6 7 2 1"), 0) else {
            panic!("one is open")
        };
        assert_eq!(moves, [Move::Drop(Column::new(4).unwrap())]);
    }

    #[test]
    fn in_misere_a_line_is_made_only_where_nothing_else_is_left() {
        let misere = Rules::default().with_misere().unwrap();
        let LeafEvaluation::Open { moves, .. } = evaluate(&after(misere, "1 2 1 2 1 2"), 0) else {
            panic!("a choice")
        };
        assert_eq!(moves.len(), 6);
        assert!(!moves.contains(&Move::Drop(Column::new(0).unwrap())));
        let narrow = Rules::new(4, 1, 2, Variant::Standard, 2).unwrap();
        assert!(matches!(
            evaluate(&after(narrow.with_misere().unwrap(), ""), 0),
            LeafEvaluation::Open { .. }
        ));
        // The second disc of the first player must stand on a second player's, and so on: a draw.
        assert_eq!(mean(&after(narrow.with_misere().unwrap(), ""), 20), 0.5);
        let row = Rules::new(1, 4, 2, Variant::Standard, 2).unwrap().with_misere().unwrap();
        let LeafEvaluation::Settled(lost) = evaluate(&after(row, "2 4"), 0) else {
            panic!("either way a row")
        };
        assert_eq!(lost.winner(2), Some((Seat::ALL[1], 1)));
    }

    proptest! {
        #![proptest_config(crate::property::cases(300))]

        #[test]
        fn every_game_ends_and_all_is_shared_out(
            (rows, cols, connect, players) in (2..=6_u8, 2..=7_u8, 2..=4_u8, 2..=4_u8),
            (pops, misere, cylinder) in any::<(bool, bool, bool)>(),
            choices in proptest::collection::vec(any::<u8>(), 0..20),
            seed in any::<u64>(),
        ) {
            let variant = if pops { Variant::PopOut } else { Variant::Standard };
            let mut rules = Rules::new(rows, cols, connect, variant, players).unwrap();
            if misere && players == 2 {
                rules = rules.with_misere().unwrap();
            }
            if cylinder {
                rules = rules.with_cylinder();
            }
            let position = wander(rules, &choices);
            prop_assume!(!position.is_over());
            match evaluate(&position, seed) {
                LeafEvaluation::Settled(payoff) | LeafEvaluation::Lost { payoff, .. } => {
                    prop_assert!(payoff.winner(players).is_some());
                }
                LeafEvaluation::Open { moves, estimate, .. } => {
                    let legal = position.legal_moves();
                    prop_assert!(!moves.is_empty() && moves.iter().all(|mv| legal.contains(mv)));
                    let all: f32 = rules.seats().map(|seat| estimate.fraction(seat)).sum();
                    prop_assert!((all - 1.0).abs() < 1e-3, "{all}");
                }
            }
        }
    }
}
