//! Plain minimax to a fixed depth.
use super::board_with_history::BoardWithHistory;
use super::random_choice::choose_at_random;
use crate::budget::{Budget, Exhausted};
use crate::eval::{Grade, grade_on};
use crate::position::on_board;
use crate::{Bitboard, Board, Choice, Limits, Move, Outcome, Player, Position, Report, Seat, Value};
use std::cmp::Reverse;
use std::num::NonZeroU8;

/// Looks a fixed number of plies ahead: a win counts +10, a loss -10, anything else 0, and the end of the game
/// ends a branch; random among the best moves.
///
/// With `graded` leaves, a board at which it stops looking is worth its [`Grade`], which counts for less than a win
/// and more than a loss, however high or low it is; a draw then counts as a grade of 0.
///
/// A win in one and a win in five count the same, so it may take its time to win, as the plain method does.
/// It leaves out only what cannot change a value: after a winning move it looks at no other.
/// It searches one ply deep, then two, and so on, to have an answer whenever it's stopped.
///
/// With three or four players each one maximises its own result, +10 for the winner and -10 for every loser
/// (max^n: Luckhardt and Irani, "An algorithmic solution of N-person games", 1986). A player to whom several
/// moves are worth the same is taken to choose the one that is worst for the root player, so that the value
/// does not depend on the order of moves. With two players this is minimax.
///
/// Cost: up to (moves in a position)^depth positions: 7^4 = 2,401 on the usual board, 14^4 = 38,416 with pops;
/// graded leaves cost a grade for each player besides.
pub struct Minimax {
    depth: NonZeroU8,
    leaves: Leaves,
    seed: u64,
}

/// What a board is worth at which [`Minimax`] stops looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leaves {
    /// Nothing to anybody, whatever is on it.
    Even,
    /// What its lines are worth to each player, by their [`Grade`].
    Graded,
}

impl Minimax {
    /// A player whose moves follow from the depth in plies, the leaves, the seed and the position alone.
    pub fn new(depth: NonZeroU8, leaves: Leaves, seed: u64) -> Self {
        Self { depth, leaves, seed }
    }
}

impl Player for Minimax {
    fn name(&self) -> String {
        match self.leaves {
            Leaves::Even => format!("minimax:{}", self.depth),
            Leaves::Graded => format!("minimax:{}:grade", self.depth),
        }
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Choice {
        let depth = limits.depth.unwrap_or(u32::MAX).min(self.depth.get().into());
        choose(position, depth, self.leaves, self.seed, limits)
    }
}

/// Looks for what can be forced as deep as the limits allow, by any rules, and estimates nothing; random among moves
/// that look the same.
pub(crate) fn look_for_ends(position: &Position, seed: u64, limits: &Limits) -> Choice {
    let choice = choose(position, limits.depth.unwrap_or(u32::MAX), Leaves::Even, seed, limits);
    limits.tell(&choice.report);
    choice
}

fn choose(position: &Position, depth: u32, leaves: Leaves, seed: u64, limits: &Limits) -> Choice {
    let root_moves = minimax(position, depth, leaves, limits);
    let mv = choose_at_random(seed, position, &root_moves.best_moves());
    Choice { mv, report: root_moves.report(mv) }
}

/// What each legal move leads to, as far as the search came.
struct RootMoves {
    root_player: Seat,
    players: u8,
    moves: Vec<RootMove>,
    /// Plies to which every move was looked at.
    depth: u32,
    /// Whether the search saw the end of every game.
    is_complete: bool,
    nodes: u64,
}

struct RootMove {
    mv: Move,
    end: End,
    /// Plies from the position asked about to the win that this move leads to; more depth cannot change it.
    win: Option<u32>,
}

/// How a branch ends, or where it is cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct End {
    winner: Option<Seat>,
    /// What the board is worth to each player, by seat; even where the game is over.
    grades: [Grade; 4],
}

/// What an end is worth to a player: 10, 0 or -10, and the grade where that is equal.
type Score = (i32, Grade);

impl End {
    const EVEN: Self = Self { winner: None, grades: [Grade::EVEN; 4] };

    fn win(winner: Seat) -> Self {
        Self { winner: Some(winner), ..Self::EVEN }
    }

    fn graded<B: Bitboard>(board: &Board<B>) -> Self {
        let mut end = Self::EVEN;
        for seat in board.rules().seats() {
            end.grades[seat.index()] = grade_on(board, seat);
        }
        end
    }

    fn value(&self, player: Seat) -> Score {
        let points = match self.winner {
            Some(winner) if winner == player => 10,
            Some(_) => -10,
            None => 0,
        };
        (points, self.grades[player.index()])
    }
}

impl RootMoves {
    fn best_moves(&self) -> Vec<Move> {
        let value = |root: &RootMove| root.end.value(self.root_player);
        let best = self.moves.iter().map(value).max();
        self.moves.iter().filter(|root| Some(value(root)) == best).map(|root| root.mv).collect()
    }

    fn report(&self, chosen: Move) -> Report {
        let root = self.moves.iter().find(|root| root.mv == chosen);
        let (end, win) = root.map_or((End::EVEN, None), |root| (root.end, root.win));
        let value = match win {
            Some(distance) if end.winner == Some(self.root_player) => Value::Win { distance },
            Some(distance) => Value::Loss { distance },
            None if self.is_complete => Value::Draw,
            None => Value::Score(end.value(self.root_player).1.points()),
        };
        Report {
            value: Some(value),
            proved: self.players == 2 && (win.is_some() || self.is_complete),
            depth: self.depth,
            nodes: self.nodes,
            principal_variation: vec![chosen],
            ..Report::default()
        }
    }
}

fn minimax(position: &Position, depth: u32, leaves: Leaves, limits: &Limits) -> RootMoves {
    on_board!(position.board(), board => MaxnSearch::new(board, position.moves_of_those_left(), leaves, limits).search(depth))
}

/// The game tree below a position, walked along one path at a time.
struct MaxnSearch<'a, B> {
    game: BoardWithHistory<B>,
    root_player: Seat,
    leaves: Leaves,
    budget: Budget<'a>,
    /// Whether a game was cut off by depth.
    reached_horizon: bool,
}

impl<'a, B: Bitboard> MaxnSearch<'a, B> {
    fn new(board: &Board<B>, game: &[Move], leaves: Leaves, limits: &'a Limits) -> Self {
        Self {
            game: BoardWithHistory::of_game(board, game),
            root_player: board.to_move(),
            leaves,
            budget: Budget::new(limits),
            reached_horizon: false,
        }
    }

    fn search(mut self, depth: u32) -> RootMoves {
        let rules = *self.game.board().rules();
        let moves = self.game.board().legal_moves();
        let mut moves: Vec<RootMove> =
            moves.into_iter().map(|mv| RootMove { mv, end: End::EVEN, win: None }).collect();
        let mut finished = 0;
        let mut is_complete = false;
        while finished < depth && !is_complete && self.deepen(&mut moves, finished + 1).is_ok() {
            finished += 1;
            is_complete = !self.reached_horizon;
        }
        RootMoves {
            root_player: self.root_player,
            players: rules.players(),
            moves,
            depth: finished,
            is_complete,
            nodes: self.budget.nodes(),
        }
    }

    /// Looks again at each move that has not led to a win at less depth. A win counts as soon as it is found; grades
    /// of different depths are not compared, so they count only once all moves have theirs.
    fn deepen(&mut self, moves: &mut [RootMove], depth: u32) -> Result<(), Exhausted> {
        self.reached_horizon = false;
        let mut ends = Vec::new();
        for root in moves.iter_mut().filter(|root| root.win.is_none()) {
            let end = self.end_after(root.mv, depth)?;
            if end.winner.is_some() {
                *root = RootMove { mv: root.mv, end, win: Some(depth) };
            } else {
                ends.push(end);
            }
        }
        for (root, end) in moves.iter_mut().filter(|root| root.win.is_none()).zip(ends) {
            root.end = end;
        }
        Ok(())
    }

    /// What comes about within `depth` plies, of which this move is the first. Once exhausted the board is left as
    /// it is.
    fn end_after(&mut self, mv: Move, depth: u32) -> Result<End, Exhausted> {
        self.budget.spend()?;
        let end = match self.game.play(mv) {
            Outcome::Win(winner) => End::win(winner),
            Outcome::Draw(_) => End::EVEN,
            Outcome::Ongoing if depth == 1 => self.horizon(),
            Outcome::Ongoing => self.end_by_choice(depth - 1)?,
        };
        self.game.undo(mv);
        Ok(end)
    }

    fn horizon(&mut self) -> End {
        self.reached_horizon = true;
        match self.leaves {
            Leaves::Even => End::EVEN,
            Leaves::Graded => End::graded(self.game.board()),
        }
    }

    /// What comes about if the side to move chooses what is best for it and, that being equal, worst for the root
    /// player.
    fn end_by_choice(&mut self, depth: u32) -> Result<End, Exhausted> {
        let mover = self.game.board().to_move();
        let root_player = self.root_player;
        let liking = |end: &End| (end.value(mover), Reverse(end.value(root_player)));
        let mut best: Option<End> = None;
        for &mv in &self.game.board().legal_moves() {
            let end = self.end_after(mv, depth)?;
            if end.winner == Some(mover) {
                return Ok(end);
            }
            if best.is_none_or(|best| liking(&end) > liking(&best)) {
                best = Some(end);
            }
        }
        Ok(best.unwrap_or(End::EVEN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;
    use crate::eval::grade;
    use crate::wander::wander;
    use crate::{Column, Variant, parse_game};
    use proptest::prelude::*;

    /// Who wins, and otherwise the grades of the board, by the rules as [`Position`] has them and nothing else.
    type NaiveEnd = (Option<Seat>, Vec<Grade>);

    fn naive_worth((winner, grades): &NaiveEnd, player: Seat) -> (i32, Grade) {
        (winner.map_or(0, |winner| if winner == player { 10 } else { -10 }), grades[player.index()])
    }

    fn naive(position: &Position, root_player: Seat, depth: u32, leaves: Leaves) -> NaiveEnd {
        let seats = position.rules().seats();
        if !position.is_over() && depth == 0 && leaves == Leaves::Graded {
            return (None, seats.map(|seat| grade(position, seat)).collect());
        }
        if position.is_over() || depth == 0 {
            return (position.outcome().winner(), seats.map(|_| Grade::EVEN).collect());
        }
        let mover = position.to_move();
        let mut ends: Vec<NaiveEnd> = Vec::new();
        for mv in position.legal_moves() {
            let mut next = position.clone();
            next.play(mv).unwrap();
            ends.push(naive(&next, root_player, depth - 1, leaves));
        }
        let best = ends.iter().map(|end| naive_worth(end, mover)).max().unwrap();
        ends.retain(|end| naive_worth(end, mover) == best);
        ends.into_iter().min_by_key(|end| naive_worth(end, root_player)).unwrap()
    }

    fn naive_best_moves(position: &Position, depth: u32, leaves: Leaves) -> Vec<Move> {
        let root_player = position.to_move();
        let values: Vec<(Move, (i32, Grade))> = position
            .legal_moves()
            .into_iter()
            .map(|mv| {
                let mut next = position.clone();
                next.play(mv).unwrap();
                (mv, naive_worth(&naive(&next, root_player, depth - 1, leaves), root_player))
            })
            .collect();
        let best = values.iter().map(|&(_, value)| value).max();
        values.iter().filter(|(_, value)| Some(*value) == best).map(|&(mv, _)| mv).collect()
    }

    proptest! {
        #![proptest_config(crate::property::cases(2000))]

        #[test]
        fn the_best_moves_are_those_of_a_naive_search(
            (rows, cols, connect, pop_out, players) in (1..=4_u8, 1..=4_u8, 2..=3_u8, any::<bool>(), 2..=4_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..16),
            depth in 1..=5_u32,
            graded: bool,
        ) {
            let leaves = if graded { Leaves::Graded } else { Leaves::Even };
            let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
            let position = wander(Rules::new(rows, cols, connect, variant, players).unwrap(), &choices);
            let root_moves = minimax(&position, depth, leaves, &Limits::default());
            prop_assert_eq!(root_moves.best_moves(), naive_best_moves(&position, depth, leaves));
        }
    }

    fn search(rows: u8, cols: u8, connect: u8, variant: Variant, depth: u32) -> Report {
        let rules = Rules::new(rows, cols, connect, variant, 2).unwrap();
        let root_moves = minimax(&Position::new(rules), depth, Leaves::Even, &Limits::default());
        root_moves.report(root_moves.best_moves()[0])
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
        assert_eq!(report.nodes, 7 + (7 + 49) + (7 + 49 + 343));
    }

    #[test]
    fn what_occurs_for_the_third_time_is_a_draw() {
        // Both players drop a disc and pop it, twice over: popping now brings back the start for the third time.
        let [left, right] = [0, 1].map(|index| Column::new(index).unwrap());
        let round = [Move::Drop(left), Move::Drop(right), Move::Pop(left), Move::Pop(right)];
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let position = Position::from_moves(rules, &[round, round].concat()[..7]).unwrap();
        let root_moves = minimax(&position, 2, Leaves::Even, &Limits::default());
        // Seven drops and a pop, twice; seven replies to each drop and none to the pop.
        assert_eq!(root_moves.nodes, 8 + 8 + 7 * 7);
    }

    #[test]
    fn graded_leaves_tell_moves_apart_and_a_win_is_worth_more_than_any_grade() {
        let rules = Rules::default();
        let look = |moves: &str, depth, leaves| {
            let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
            let root_moves = minimax(&position, depth, leaves, &Limits::default());
            let best: Vec<String> = root_moves.best_moves().iter().map(ToString::to_string).collect();
            (best.join(" "), root_moves.report(root_moves.best_moves()[0]).value)
        };
        assert_eq!(look("", 1, Leaves::Even), ("1 2 3 4 5 6 7".to_owned(), Some(Value::Score(0))));
        // The middle of the foot is part of 4 + 1 + 2 lines, more than any other cell of the row.
        assert_eq!(look("", 1, Leaves::Graded), ("4".to_owned(), Some(Value::Score(7))));
        // Red's three in column 1 win now; yellow's in column 7 would be worth over a hundred points.
        for leaves in [Leaves::Even, Leaves::Graded] {
            assert_eq!(look("1 7 1 7 1 7", 1, leaves), ("1".to_owned(), Some(Value::Win { distance: 1 })));
        }
    }
}
