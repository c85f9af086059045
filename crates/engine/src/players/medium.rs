//! The player that looks one move ahead: its own, then the next player's.
use super::random_choice::choose_at_random;
use crate::{Choice, Limits, Move, Outcome, Player, Position, Report, Value};

/// Wins at once where it can and never lets the next player do so where it can help it; random otherwise.
///
/// Cost: each legal move is played, and each reply looked at: at most 32 * 33 positions.
pub struct Medium {
    seed: u64,
}

impl Medium {
    /// A player whose moves follow from the seed and the position alone.
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }
}

impl Player for Medium {
    fn name(&self) -> String {
        "medium".to_owned()
    }

    fn choose(&mut self, position: &Position, _limits: &Limits) -> Choice {
        let safe = SafeMoves::of(position);
        Choice { mv: choose_at_random(self.seed, position, &safe.moves), report: safe.report() }
    }
}

/// What a move leads to, as far as the next player's reply, from worst to best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Prospect {
    /// A pop that completes an opponent's line and none of the mover's.
    HandsOver,
    /// The next player can win at once, by a drop or a pop.
    Exposed,
    /// Nothing happens at once, or the game is drawn.
    Safe,
    /// The mover wins.
    Wins,
}

/// The legal moves with the best prospect.
pub(super) struct SafeMoves {
    /// At least one while the game goes on, in the order of [`Position::legal_moves`].
    pub(super) moves: Vec<Move>,
    prospect: Prospect,
    nodes: u64,
}

impl SafeMoves {
    pub(super) fn of(position: &Position) -> Self {
        let mut board = position.clone();
        let mut safe = Self { moves: Vec::new(), prospect: Prospect::HandsOver, nodes: 0 };
        for &mv in &*position.legal_moves() {
            let prospect = safe.prospect_of(mv, &mut board);
            if prospect > safe.prospect {
                safe.moves.clear();
                safe.prospect = prospect;
            }
            if prospect == safe.prospect {
                safe.moves.push(mv);
            }
        }
        safe
    }

    /// Plays a legal move and takes it back.
    fn prospect_of(&mut self, mv: Move, board: &mut Position) -> Prospect {
        let mover = board.to_move();
        if board.play(mv).is_err() {
            return Prospect::HandsOver;
        }
        self.nodes += 1;
        let prospect = match board.outcome() {
            Outcome::Win(winner) if winner == mover => Prospect::Wins,
            Outcome::Win(_) => Prospect::HandsOver,
            Outcome::Ongoing if self.next_player_wins(board) => Prospect::Exposed,
            Outcome::Ongoing | Outcome::Draw(_) => Prospect::Safe,
        };
        board.undo();
        prospect
    }

    fn next_player_wins(&mut self, board: &Position) -> bool {
        board.legal_moves().iter().any(|&reply| {
            self.nodes += 1;
            board.wins_at_once(reply)
        })
    }

    /// A win is known for one; everything else is not looked into far enough to be called proved.
    pub(super) fn report(&self) -> Report {
        let wins = self.prospect == Prospect::Wins;
        Report {
            value: wins.then_some(Value::Win { distance: 1 }),
            proved: wins,
            depth: if wins { 1 } else { 2 },
            nodes: self.nodes,
            ..Report::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Column;
    use crate::Rules;

    fn drops(columns: &[usize]) -> Vec<Move> {
        columns.iter().map(|column| Move::Drop(Column::new(column - 1).unwrap())).collect()
    }

    fn safe(columns: &[usize]) -> SafeMoves {
        SafeMoves::of(&Position::from_moves(Rules::default(), &drops(columns)).unwrap())
    }

    #[test]
    fn a_win_comes_before_a_block() {
        let safe = safe(&[1, 7, 1, 7, 1, 7]);
        assert_eq!((safe.prospect, safe.moves), (Prospect::Wins, drops(&[1])));
    }

    #[test]
    fn a_threat_is_blocked() {
        let safe = safe(&[1, 7, 1, 7, 1]);
        assert_eq!((safe.prospect, safe.moves), (Prospect::Safe, drops(&[1])));
    }

    #[test]
    fn a_hopeless_position_leaves_every_move() {
        let safe = safe(&[3, 3, 4, 4, 5]);
        assert_eq!((safe.prospect, safe.moves), (Prospect::Exposed, drops(&[1, 2, 3, 4, 5, 6, 7])));
    }

    #[test]
    fn no_disc_goes_under_a_winning_cell() {
        // Yellow holds columns 5 to 7 of the second row.
        let safe = safe(&[5, 5, 6, 6, 1, 7, 1, 7]);
        assert_eq!((safe.prospect, safe.moves), (Prospect::Safe, drops(&[1, 2, 3, 5, 6, 7])));
    }
}
