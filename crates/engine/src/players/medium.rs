//! The player that looks one move ahead: its own, then the next player's.
use super::pick::pick;
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
        let prudent = Prudent::of(position);
        Choice { mv: pick(self.seed, position, &prudent.moves), report: prudent.report() }
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
pub(super) struct Prudent {
    /// At least one while the game goes on, in the order of [`Position::legal_moves`].
    pub(super) moves: Vec<Move>,
    prospect: Prospect,
    states: u64,
}

impl Prudent {
    pub(super) fn of(position: &Position) -> Self {
        let mut board = position.clone();
        let mut prudent = Self { moves: Vec::new(), prospect: Prospect::HandsOver, states: 0 };
        for &mv in &*position.legal_moves() {
            let prospect = prudent.prospect_of(mv, &mut board);
            if prospect > prudent.prospect {
                prudent.moves.clear();
                prudent.prospect = prospect;
            }
            if prospect == prudent.prospect {
                prudent.moves.push(mv);
            }
        }
        prudent
    }

    /// Plays a legal move and takes it back.
    fn prospect_of(&mut self, mv: Move, board: &mut Position) -> Prospect {
        let mover = board.to_move();
        if board.play(mv).is_err() {
            return Prospect::HandsOver;
        }
        self.states += 1;
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
            self.states += 1;
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
            states: self.states,
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

    fn prudent(columns: &[usize]) -> Prudent {
        Prudent::of(&Position::from_moves(Rules::default(), &drops(columns)).unwrap())
    }

    #[test]
    fn a_win_comes_before_a_block() {
        let prudent = prudent(&[1, 7, 1, 7, 1, 7]);
        assert_eq!((prudent.prospect, prudent.moves), (Prospect::Wins, drops(&[1])));
    }

    #[test]
    fn a_threat_is_blocked() {
        let prudent = prudent(&[1, 7, 1, 7, 1]);
        assert_eq!((prudent.prospect, prudent.moves), (Prospect::Safe, drops(&[1])));
    }

    #[test]
    fn a_hopeless_position_leaves_every_move() {
        let prudent = prudent(&[3, 3, 4, 4, 5]);
        assert_eq!((prudent.prospect, prudent.moves), (Prospect::Exposed, drops(&[1, 2, 3, 4, 5, 6, 7])));
    }

    #[test]
    fn no_disc_goes_under_a_winning_cell() {
        // Yellow holds columns 5 to 7 of the second row.
        let prudent = prudent(&[5, 5, 6, 6, 1, 7, 1, 7]);
        assert_eq!((prudent.prospect, prudent.moves), (Prospect::Safe, drops(&[1, 2, 3, 5, 6, 7])));
    }
}
