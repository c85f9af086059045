//! What the tree needs to know of a kind of game.
use super::line_evaluation::LineEvaluation;
use super::multi_position::MultiPosition;
use super::payoff::Payoff;
use crate::bitboard::Bitboard;
use crate::board::{Board, Discs};
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Move, Outcome, Seat};

/// Plays moves on the way down the tree, and evaluates positions that are new to it.
pub(super) trait Evaluator {
    /// A position of the tree, with what is kept of it on the way down.
    type TreePosition: Copy;
    /// What positions share that count as the same.
    type Key: PartialEq;

    fn play(&self, position: &mut Self::TreePosition, mv: Move);

    /// None in a game in which nothing recurs.
    fn key(&self, position: &Self::TreePosition) -> Option<Self::Key>;

    /// What a position shows that is reached so many plies below the root by the move `last`, if by any.
    fn evaluate(&mut self, position: &Self::TreePosition, last: Option<Move>, ply: u32) -> LeafEvaluation;

    /// How much a move is preferred that has been visited once, after so many visits of its position; by the searching
    /// player or by another one.
    fn exploration(&self, is_own: bool, visits: f32) -> f32;
}

/// The [`exploration`](Evaluator::exploration) of players who are taken to err: worse moves of theirs get a part of the
/// visits that does not shrink.
pub(super) fn exploration_of_others(visits: f32) -> f32 {
    0.13 * visits.sqrt()
}

/// What is known of a leaf before any move from it is tried.
pub(super) enum LeafEvaluation {
    /// What comes of it for certain.
    Settled(Payoff),
    /// The player to move loses by every move: the next one is taken to win, but a bit is set for each who may.
    Lost { payoff: Payoff, may_win: u8 },
    /// The moves that are worth a look, and a guess of what comes of them.
    Open {
        moves: Vec<Move>,
        /// Who wins at once by the others, or after them: a bit for each seat.
        others_win: u8,
        estimate: Payoff,
    },
}

/// The bit of a seat.
pub(super) const fn seat_bit(seat: Seat) -> u8 {
    1 << seat.index()
}

/// The bits of these seats.
pub(super) fn seat_bits(seats: impl IntoIterator<Item = Seat>) -> u8 {
    seats.into_iter().fold(0, |bits, seat| bits | seat_bit(seat))
}

/// The players who have not dropped out, a bit for each seat.
pub(super) fn seats_in<B: Bitboard>(board: &Board<B>) -> u8 {
    seat_bits(board.rules().seats().filter(|&seat| board.is_in(seat)))
}

/// Who wins by a move of another, or at once after it: a pop may make anybody's line.
fn winner_after<B: Bitboard>(board: &Board<B>, mv: Move) -> Seat {
    let mut after = *board;
    after.play(mv);
    match after.outcome_after(mv) {
        Outcome::Win(winner) => winner,
        Outcome::Ongoing | Outcome::Draw(_) => after.to_move(),
    }
}

/// Grades games of several players by growing lines alone: with pops, or after somebody has dropped out.
pub(super) struct LineEvaluator<B> {
    geometry: ThreatGeometry<B>,
    evaluation: LineEvaluation,
    /// Positions that have occurred twice in the game.
    drawn: Vec<Discs<B>>,
}

impl<B: Bitboard> LineEvaluator<B> {
    pub(super) fn new(geometry: ThreatGeometry<B>, drawn: Vec<Discs<B>>) -> Self {
        Self { evaluation: LineEvaluation::new(*geometry.rules()), geometry, drawn }
    }

    /// Whether a move ends the game in a draw by a third occurrence: nobody has a reply, so it need not be safe.
    fn draws(&self, board: &Board<B>, mv: Move) -> bool {
        let mut after = *board;
        after.play(mv);
        self.drawn.contains(&after.all_discs())
    }
}

/// The exploration constant of UCT where the searching player is to move.
const EXPLORATION: f32 = 0.2;

impl<B: Bitboard> Evaluator for LineEvaluator<B> {
    type TreePosition = Board<B>;
    type Key = Discs<B>;

    fn play(&self, board: &mut Board<B>, mv: Move) {
        board.play(mv);
    }

    fn key(&self, board: &Board<B>) -> Option<Discs<B>> {
        Some(board.all_discs())
    }

    fn evaluate(&mut self, board: &Board<B>, _: Option<Move>, ply: u32) -> LeafEvaluation {
        let position = MultiPosition::of_board(&self.geometry, board);
        let players = board.rules().players();
        if position.is_full(&self.geometry) {
            return LeafEvaluation::Settled(Payoff::draw(seats_in(board)));
        }
        if position.wins_at_once(&self.geometry) {
            return LeafEvaluation::Settled(Payoff::win(position.to_move, ply + 1, players));
        }
        let mut moves = position.safe_moves(&self.geometry);
        if !self.drawn.is_empty() {
            let unsafe_moves = board.legal_moves().into_iter().filter(|mv| !moves.contains(mv));
            let drawing: Vec<Move> = unsafe_moves.filter(|&mv| self.draws(board, mv)).collect();
            moves.extend(drawing);
        }
        let others_win = if moves.len() as u32 == board.count_legal_moves() {
            0
        } else {
            let others = board.legal_moves().into_iter().filter(|mv| !moves.contains(mv));
            others.fold(0, |winners, mv| winners | seat_bit(winner_after(board, mv)))
        };
        if moves.is_empty() {
            // The next player, unless others alone may win.
            let mut seats = std::iter::once(position.next_player()).chain(Seat::ALL);
            let winner = seats.find(|&seat| others_win & seat_bit(seat) != 0).unwrap_or(position.to_move);
            return LeafEvaluation::Lost {
                payoff: Payoff::win(winner, ply + 2, players),
                may_win: others_win,
            };
        }
        let points = self.evaluation.points(&self.geometry, &position);
        LeafEvaluation::Open { moves, others_win, estimate: self.evaluation.payoff(points) }
    }

    fn exploration(&self, is_own: bool, visits: f32) -> f32 {
        if is_own { EXPLORATION * visits.ln().sqrt() } else { exploration_of_others(visits) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::on_board;
    use crate::wander::wander;
    use crate::{Rules, Variant};
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(crate::property::cases(300))]

        #[test]
        fn a_move_that_ends_the_game_in_a_draw_need_not_be_safe(
            choices in proptest::collection::vec(any::<u8>(), 0..40),
        ) {
            let position = wander(Rules::new(4, 5, 3, Variant::PopOut, 3).unwrap(), &choices);
            let moves = position.legal_moves();
            prop_assume!(!position.is_over() && !moves.iter().any(|&mv| position.wins_at_once(mv)));
            on_board!(position.board(), board => {
                for &mv in &moves {
                    let mut after = *board;
                    after.play(mv);
                    let geometry = ThreatGeometry::new(*board.grid());
                    let mut evaluator = LineEvaluator::new(geometry, vec![after.all_discs()]);
                    if after.outcome_after(mv) == Outcome::Ongoing {
                        let is_open = match evaluator.evaluate(board, None, 0) {
                            LeafEvaluation::Open { moves, .. } => moves.contains(&mv),
                            _ => false,
                        };
                        prop_assert!(is_open, "{}", mv);
                    }
                }
            });
        }
    }
}
