//! Grades drop games of several players by the usual rules: half by the lines that are growing, half by a playout.
//!
//! On the way down the tree, the points of growing lines change only by the windows around each new disc.
use std::array;

use super::evaluator::{Evaluator, LeafEvaluation, exploration_of_others};
use super::line_evaluation::{LineEvaluation, threat_points};
use super::payoff::Payoff;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::search::play::line_board::{LineBoard, LineGeometry};
use crate::search::play::playout::Playouts;
use crate::search::position::SideView;
use crate::search::threat_geometry::{ThreatGeometry, comes_to_fill};
use crate::{Column, Move, Seat};

/// The part that the playout has in a grade; the rest is that of the growing lines.
const PLAYOUT_PART: f32 = 0.5;

/// The exploration constant of UCT where the searching player is to move.
const EXPLORATION: f32 = 0.35;

/// A position on the way down the tree.
#[derive(Clone, Copy)]
pub(super) struct DropPosition<const PLAYERS: usize> {
    board: LineBoard<PLAYERS>,
    /// The points of each player for windows.
    windows: [i32; PLAYERS],
}

/// Grades positions of so many players.
pub(super) struct DropEvaluator<const PLAYERS: usize> {
    lines: LineGeometry,
    /// From the middle outwards.
    order: Vec<Column>,
    evaluation: LineEvaluation,
    /// The rows, a bit each, in which each player comes to fill cells at the end.
    end_rows: [u64; PLAYERS],
    playouts: Playouts,
}

impl<const PLAYERS: usize> DropEvaluator<PLAYERS> {
    /// Grades positions that follow from the one on this board.
    pub(super) fn new<B: Bitboard>(geometry: &ThreatGeometry<B>, board: &Board<B>, seed: u64) -> Self {
        let rules = *geometry.rules();
        let discs = board.occupied().count() as usize;
        let end_rows = |player: usize| {
            // Set up, it may be anybody's turn.
            let turn = (discs + PLAYERS + player - board.to_move().index()) % PLAYERS;
            let comes = |&row: &u32| comes_to_fill(rules, PLAYERS as u32, turn as u32, row);
            (0..u32::from(rules.rows())).filter(comes).fold(0, |rows, row| rows | 1 << row)
        };
        Self {
            lines: LineGeometry::new(rules),
            order: geometry.order().to_vec(),
            evaluation: LineEvaluation::new(rules),
            end_rows: array::from_fn(end_rows),
            playouts: Playouts::new(seed),
        }
    }

    /// The position on a board.
    pub(super) fn tree_position<B: Bitboard>(
        &self,
        geometry: &ThreatGeometry<B>,
        board: &Board<B>,
    ) -> DropPosition<PLAYERS> {
        let discs: [B; PLAYERS] = array::from_fn(|player| board.discs(Seat::ALL[player]));
        let windows = discs.map(|discs| self.evaluation.windows(geometry, discs, board.occupied() & !discs));
        let sides = discs.map(|discs| SideView::new(geometry, discs));
        DropPosition {
            board: LineBoard::of_sides(&self.lines, sides.each_ref(), board.to_move().index()),
            windows,
        }
    }

    /// The points of each player.
    fn points(&self, position: &DropPosition<PLAYERS>) -> [Option<i32>; 4] {
        let board = &position.board;
        let mut points = position.windows;
        for column in self.order.iter().map(|column| column.index()) {
            let height = board.height(column);
            for (player, points) in points.iter_mut().enumerate() {
                let free = u64::from(board.winning(player, column)) >> height << height;
                if free != 0 {
                    *points += threat_points(free, self.end_rows[player]);
                }
            }
        }
        array::from_fn(|player| points.get(player).copied())
    }
}

impl<const PLAYERS: usize> Evaluator for DropEvaluator<PLAYERS> {
    type TreePosition = DropPosition<PLAYERS>;
    type Key = ();

    fn play(&self, DropPosition { board, windows }: &mut DropPosition<PLAYERS>, mv: Move) {
        let (column, mover) = (mv.column().index(), board.mover());
        board.windows_at(&self.lines, column, |_, discs| {
            match discs.iter().position(|&discs| discs != 0) {
                None | Some(0) => windows[mover] += self.evaluation.growth(discs[0]),
                // Closed by this disc.
                Some(other) => windows[(mover + other) % PLAYERS] -= self.evaluation.window(discs[other]),
            }
        });
        board.drop(&self.lines, column);
    }

    fn key(&self, _: &DropPosition<PLAYERS>) -> Option<()> {
        None
    }

    fn evaluate(&mut self, position: &DropPosition<PLAYERS>, _: Option<Move>, ply: u32) -> LeafEvaluation {
        let board = &position.board;
        let won_by = |player: usize, plies| Payoff::win(Seat::ALL[player], ply + plies, PLAYERS as u8);
        let draw = Payoff::draw((1 << PLAYERS) - 1);
        if board.free() == 0 {
            return LeafEvaluation::Settled(draw);
        }
        if board.wins() != 0 {
            return LeafEvaluation::Settled(won_by(board.mover(), 1));
        }
        let columns = board.columns_without_loss();
        if columns == 0 {
            return LeafEvaluation::Settled(won_by(board.next(), 2));
        }
        let end = self.playouts.play(&self.lines, *board);
        let played = end.map_or(draw, |(winner, plies)| won_by(winner, plies));
        let estimate = self.evaluation.payoff(self.points(position)).mixed_with(played, PLAYOUT_PART);
        let others_win = if columns == board.open() { 0 } else { 1 << board.next() };
        let columns = self.order.iter().filter(|column| columns >> column.index() & 1 == 1);
        let moves = columns.map(|&column| Move::Drop(column)).collect();
        LeafEvaluation::Open { moves, others_win, estimate }
    }

    fn exploration(&self, is_own: bool, visits: f32) -> f32 {
        if is_own { EXPLORATION * visits.ln().sqrt() } else { exploration_of_others(visits) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::multi_position::MultiPosition;
    use super::*;
    use crate::position::on_board;
    use crate::{Position, Rules, Variant, parse_game};
    use proptest::prelude::*;

    /// Compares what is kept of a game, move by move, with what the whole board shows.
    fn check<const PLAYERS: usize>(rules: Rules, choices: &[u8]) -> Result<(), TestCaseError> {
        let mut position = Position::new(rules);
        on_board!(position.board(), first => {
            let geometry = ThreatGeometry::new(*first.grid());
            let mut evaluator = DropEvaluator::<PLAYERS>::new(&geometry, first, 1);
            let (mut board, mut tree_position) = (*first, evaluator.tree_position(&geometry, first));
            for &choice in choices {
                let seen = MultiPosition::of_board(&geometry, &board);
                let points = evaluator.evaluation.points(&geometry, &seen);
                prop_assert_eq!(evaluator.points(&tree_position), points);
                let safe = seen.safe_moves(&geometry);
                match evaluator.evaluate(&tree_position, None, 0) {
                    LeafEvaluation::Settled(payoff) if seen.wins_at_once(&geometry) => {
                        prop_assert_eq!(payoff.winner(PLAYERS as u8), Some((position.to_move(), 1)));
                    }
                    LeafEvaluation::Settled(_) | LeafEvaluation::Lost { .. } => prop_assert!(safe.is_empty()),
                    LeafEvaluation::Open { moves, others_win, estimate } => {
                        let all = moves.len() == position.legal_moves().len();
                        let next = position.seat_after(position.to_move()).index();
                        prop_assert_eq!(others_win, if all { 0 } else { 1 << next });
                        prop_assert_eq!(moves, safe);
                        let all: f32 = rules.seats().map(|seat| estimate.fraction(seat)).sum();
                        prop_assert!((all - 1.0).abs() < 1e-3, "{}", all);
                    }
                }
                let moves = position.legal_moves();
                let mv = moves[usize::from(choice) % moves.len()];
                position.play(mv).unwrap();
                board.play(mv);
                evaluator.play(&mut tree_position, mv);
                if position.is_over() {
                    break;
                }
            }
        });
        Ok(())
    }

    proptest! {
        #![proptest_config(crate::property::cases(300))]

        #[test]
        fn what_is_kept_on_the_way_down_is_what_the_whole_board_shows(
            (rows, cols, connect, players) in (2..=16_u8, 2..=16_u8, 2..=9_u8, 3..=4_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..120),
        ) {
            let rules = Rules::new(rows, cols, connect, Variant::Standard, players).unwrap();
            if players == 3 {
                check::<3>(rules, &choices)?;
            } else {
                check::<4>(rules, &choices)?;
            }
        }
    }

    /// How playouts from here end: who wins, by index, and after how many plies.
    fn ends<const PLAYERS: usize>(moves: &str, games: usize) -> Vec<Option<(usize, u32)>> {
        let rules = Rules::new(6, 7, 4, Variant::Standard, PLAYERS as u8).unwrap();
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        on_board!(position.board(), board => {
            let geometry = ThreatGeometry::new(*board.grid());
            let mut evaluator = DropEvaluator::<PLAYERS>::new(&geometry, board, 1);
            let tree_position = evaluator.tree_position(&geometry, board);
            (0..games).map(|_| evaluator.playouts.play(&evaluator.lines, tree_position.board)).collect()
        })
    }

    #[test]
    fn in_a_playout_a_win_is_taken_and_one_of_the_next_player_stopped() {
        assert!(ends::<3>("4 1 7 4 1 7 4 1 7", 20).iter().all(|&end| end == Some((0, 1))));
        // The third stops the first in column 4, who then stops the second in column 1.
        let stopped = ends::<3>("4 1 7 4 1 7 4 1", 100);
        assert!(stopped.iter().all(|end| end.is_none_or(|(_, plies)| plies > 3)), "{stopped:?}");
        assert!(ends::<4>("", 100).contains(&None));
    }
}
