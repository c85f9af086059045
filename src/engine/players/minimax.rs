//! Plain minimax to a fixed depth.
use super::pick::pick;
use crate::engine::budget::{Budget, Exhausted};
use crate::engine::position::on_board;
use crate::engine::{
    Bitboard, Board, Choice, Limits, Move, Outcome, Player, Position, Report, Rules, Seat, Value,
};
use std::num::NonZeroU8;

/// Looks a fixed number of plies ahead: a win counts +10, a loss -10, anything else 0, and the end of the game
/// ends a branch; random among the best moves.
///
/// A win in one and a win in five count the same, so it may take its time to win, as the plain method does.
/// It saves only what changes no value: a player who has found a winning move looks at no other.
/// It searches one ply deep, then two, and so on, to have an answer whenever it's stopped.
///
/// With three or four players each one maximises its own result, +10 for the winner and -10 for every loser
/// (max^n: Luckhardt and Irani, "An algorithmic solution of N-person games", 1986). A player to whom several
/// moves are worth the same is taken to choose the one that is worst for the player who asks, so that the value
/// does not hang on the order of moves. With two players this is minimax.
///
/// Cost: up to (moves in a position)^depth positions: 7^4 = 2,401 on the usual board, 14^4 = 38,416 with pops.
pub struct Minimax {
    depth: NonZeroU8,
    seed: u64,
}

impl Minimax {
    /// A player whose moves follow from the depth in plies, the seed and the position alone.
    pub fn new(depth: NonZeroU8, seed: u64) -> Self {
        Self { depth, seed }
    }
}

impl Player for Minimax {
    fn name(&self) -> String {
        format!("minimax:{}", self.depth)
    }

    fn start(&mut self, _seat: Seat, _rules: &Rules) {}

    fn choose(&mut self, position: &Position, limits: &Limits) -> Choice {
        let depth = limits.depth.unwrap_or(u32::MAX).min(self.depth.get().into());
        let verdict = minimax(position, depth, limits);
        let mv = pick(self.seed, position, &verdict.best_moves());
        Choice { mv, report: verdict.report(mv) }
    }

    fn inform(&mut self, _seat: Seat, _mv: Move) {}
}

/// What each legal move leads to, as far as the search came.
struct Verdict {
    asker: Seat,
    players: u8,
    moves: Vec<RootMove>,
    /// Plies to which every move was looked at.
    depth: u32,
    /// Whether the search saw the end of every game.
    is_complete: bool,
    states: u64,
}

struct RootMove {
    mv: Move,
    /// The win that this move leads to; more depth cannot change it.
    win: Option<Win>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Win {
    by: Seat,
    /// Plies from the position asked about.
    distance: u32,
}

impl Verdict {
    fn worth(&self, root: &RootMove) -> i32 {
        worth(root.win.map(|win| win.by), self.asker)
    }

    fn best_moves(&self) -> Vec<Move> {
        let best = self.moves.iter().map(|root| self.worth(root)).max();
        self.moves.iter().filter(|root| Some(self.worth(root)) == best).map(|root| root.mv).collect()
    }

    fn report(&self, chosen: Move) -> Report {
        let win = self.moves.iter().find(|root| root.mv == chosen).and_then(|root| root.win);
        let value = match win {
            Some(Win { by, distance }) if by == self.asker => Value::Win { distance },
            Some(Win { distance, .. }) => Value::Loss { distance },
            None if self.is_complete => Value::Draw,
            None => Value::Score(0),
        };
        Report {
            value: Some(value),
            proved: self.players == 2 && (win.is_some() || self.is_complete),
            depth: self.depth,
            states: self.states,
            line: vec![chosen],
        }
    }
}

/// The value of a game to a player.
fn worth(winner: Option<Seat>, player: Seat) -> i32 {
    match winner {
        Some(seat) if seat == player => 10,
        Some(_) => -10,
        None => 0,
    }
}

fn minimax(position: &Position, depth: u32, limits: &Limits) -> Verdict {
    on_board!(position.board(), board => Tree::new(board, position.moves(), limits).search(depth))
}

/// The game tree below a position, walked along one path at a time.
struct Tree<'a, B> {
    board: Board<B>,
    asker: Seat,
    path: Path<B>,
    budget: Budget<'a>,
    /// Whether a game was cut off by depth.
    reached_horizon: bool,
}

impl<'a, B: Bitboard> Tree<'a, B> {
    fn new(board: &Board<B>, game: &[Move], limits: &'a Limits) -> Self {
        Self {
            board: *board,
            asker: board.to_move(),
            path: Path::of_game(board, game),
            budget: Budget::new(limits),
            reached_horizon: false,
        }
    }

    fn search(mut self, depth: u32) -> Verdict {
        let mut moves: Vec<RootMove> =
            self.board.legal_moves().iter().map(|&mv| RootMove { mv, win: None }).collect();
        let mut finished = 0;
        let mut is_complete = false;
        while finished < depth && !is_complete && self.deepen(&mut moves, finished + 1).is_ok() {
            finished += 1;
            is_complete = !self.reached_horizon;
        }
        Verdict {
            asker: self.asker,
            players: self.board.rules().players(),
            moves,
            depth: finished,
            is_complete,
            states: self.budget.states(),
        }
    }

    /// Looks for a win after each move that has not led to one at less depth.
    fn deepen(&mut self, moves: &mut [RootMove], depth: u32) -> Result<(), Exhausted> {
        self.reached_horizon = false;
        for root in moves.iter_mut().filter(|root| root.win.is_none()) {
            let winner = self.winner_after(root.mv, depth)?;
            root.win = winner.map(|by| Win { by, distance: depth });
        }
        Ok(())
    }

    /// Who wins within `depth` plies, of which this move is the first. Once exhausted the board is left as it is.
    fn winner_after(&mut self, mv: Move, depth: u32) -> Result<Option<Seat>, Exhausted> {
        self.budget.spend()?;
        self.board.play(mv);
        let winner = match self.board.outcome_after(mv) {
            Outcome::Win(winner) => Some(winner),
            Outcome::Draw(_) => None,
            Outcome::Ongoing if depth == 1 => {
                self.reached_horizon = true;
                None
            }
            Outcome::Ongoing => self.winner_below(depth - 1)?,
        };
        self.board.undo(mv);
        Ok(winner)
    }

    /// Who wins within `depth` plies if the game goes on.
    fn winner_below(&mut self, depth: u32) -> Result<Option<Seat>, Exhausted> {
        if self.path.is_third_time(&self.board) {
            return Ok(None);
        }
        self.path.push(&self.board);
        let winner = self.winner_by_choice(depth)?;
        self.path.pop();
        Ok(winner)
    }

    /// Who wins if the side to move chooses what is best for it and, that being equal, worst for the asker.
    fn winner_by_choice(&mut self, depth: u32) -> Result<Option<Seat>, Exhausted> {
        let mover = self.board.to_move();
        let asker = self.asker;
        let liking = |winner| (worth(winner, mover), -worth(winner, asker));
        let mut best: Option<Option<Seat>> = None;
        for &mv in &self.board.legal_moves() {
            let winner = self.winner_after(mv, depth)?;
            if winner == Some(mover) {
                return Ok(winner);
            }
            if best.is_none_or(|best| liking(winner) > liking(best)) {
                best = Some(winner);
            }
        }
        Ok(best.flatten())
    }
}

/// The positions before the current one, in the game and in the search, as far as they can recur.
struct Path<B> {
    /// Empty in a game without pops, in which nothing recurs.
    positions: Vec<Discs<B>>,
    can_recur: bool,
}

/// Whose disc is where, and whose turn it is: two positions are the same if this is.
type Discs<B> = (Seat, [B; 4]);

impl<B: Bitboard> Path<B> {
    fn of_game(now: &Board<B>, game: &[Move]) -> Self {
        let can_recur = now.rules().is_pop_out();
        let mut path = Self { positions: Vec::new(), can_recur };
        let mut earlier = *now;
        path.push(&earlier);
        for &mv in game.iter().rev() {
            earlier.undo(mv);
            path.push(&earlier);
        }
        path.positions.reverse();
        path
    }

    fn push(&mut self, board: &Board<B>) {
        if self.can_recur {
            self.positions.push(discs(board));
        }
    }

    fn pop(&mut self) {
        self.positions.pop();
    }

    /// Whether the board was there twice already.
    fn is_third_time(&self, board: &Board<B>) -> bool {
        let now = discs(board);
        self.positions.iter().filter(|&earlier| *earlier == now).nth(1).is_some()
    }
}

fn discs<B: Bitboard>(board: &Board<B>) -> Discs<B> {
    (board.to_move(), Seat::ALL.map(|seat| board.discs(seat)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::testing::wander;
    use crate::engine::{Column, Variant};
    use proptest::prelude::*;

    /// Who wins, by the rules as [`Position`] has them and nothing else.
    fn naive(position: &Position, asker: Seat, depth: u32) -> Option<Seat> {
        if position.is_over() || depth == 0 {
            return position.outcome().winner();
        }
        let mover = position.to_move();
        let mut results: Vec<Option<Seat>> = Vec::new();
        for mv in position.legal_moves() {
            let mut next = position.clone();
            next.play(mv).unwrap();
            results.push(naive(&next, asker, depth - 1));
        }
        let best = results.iter().map(|&winner| worth(winner, mover)).max().unwrap();
        results.retain(|&winner| worth(winner, mover) == best);
        results.into_iter().min_by_key(|&winner| worth(winner, asker)).unwrap()
    }

    fn naive_best_moves(position: &Position, depth: u32) -> Vec<Move> {
        let asker = position.to_move();
        let values: Vec<(Move, i32)> = position
            .legal_moves()
            .into_iter()
            .map(|mv| {
                let mut next = position.clone();
                next.play(mv).unwrap();
                (mv, worth(naive(&next, asker, depth - 1), asker))
            })
            .collect();
        let best = values.iter().map(|&(_, value)| value).max();
        values.iter().filter(|(_, value)| Some(*value) == best).map(|&(mv, _)| mv).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_best_moves_are_those_of_a_naive_search(
            (rows, cols, connect, pop_out, players) in (1..=4_u8, 1..=4_u8, 2..=3_u8, any::<bool>(), 2..=4_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..16),
            depth in 1..=5_u32,
        ) {
            let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
            let position = wander(Rules::new(rows, cols, connect, variant, players).unwrap(), &choices);
            let verdict = minimax(&position, depth, &Limits::default());
            prop_assert_eq!(verdict.best_moves(), naive_best_moves(&position, depth));
        }
    }

    fn search(rows: u8, cols: u8, connect: u8, variant: Variant, depth: u32) -> Report {
        let rules = Rules::new(rows, cols, connect, variant, 2).unwrap();
        let verdict = minimax(&Position::new(rules), depth, &Limits::default());
        verdict.report(verdict.best_moves()[0])
    }

    #[test]
    fn a_forced_win_is_proved_with_its_distance() {
        let report = search(2, 2, 2, Variant::Standard, 5);
        assert_eq!((report.value, report.proved, report.depth), (Some(Value::Win { distance: 3 }), true, 3));
    }

    #[test]
    fn a_game_seen_to_its_end_is_a_proved_draw() {
        let report = search(3, 3, 3, Variant::Standard, 50);
        assert_eq!((report.value, report.proved, report.depth), (Some(Value::Draw), true, 9));
    }

    #[test]
    fn a_game_cut_off_is_worth_nothing_yet() {
        let report = search(6, 7, 4, Variant::Standard, 3);
        assert_eq!((report.value, report.proved, report.depth), (Some(Value::Score(0)), false, 3));
        assert_eq!(report.states, 7 + (7 + 49) + (7 + 49 + 343));
    }

    #[test]
    fn what_occurs_for_the_third_time_is_a_draw() {
        // Both players drop a disc and pop it, twice over: popping now brings back the start for the third time.
        let [left, right] = [0, 1].map(|index| Column::new(index).unwrap());
        let round = [Move::Drop(left), Move::Drop(right), Move::Pop(left), Move::Pop(right)];
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let position = Position::from_moves(rules, &[round, round].concat()[..7]).unwrap();
        let verdict = minimax(&position, 2, &Limits::default());
        // Seven drops and a pop, twice; seven replies to each drop and none to the pop.
        assert_eq!(verdict.states, 8 + 8 + 7 * 7);
    }
}
