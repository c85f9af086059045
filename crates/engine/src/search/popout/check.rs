//! Checks whole proofs with the plain rules: wins and losses by a [`ProofWalk`], draws by a [`Strategy`] for each side.
use super::board_solver::BoardSolver;
use super::progress::{Method, Progress};
use super::proof_walk::{ProofGoal, ProofWalk};
use super::strategy::Strategy;
use super::strategy_builder::{BuildError, DefenderLimits, StrategyBuilder};
use super::table::Kind;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::Budget;
use crate::search::position::SearchPosition;
use crate::search::request::SolveRequest;
use crate::search::solution::{Solution, Verdict};
use crate::{Limits, Seat};

/// The result of verifying a proof with the plain rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Whether every step of the proof is right.
    pub right: bool,
    /// Positions that were verified, once for each goal.
    pub positions: usize,
    /// For a draw the positions in which each player, the first one first, has a move by which it never loses.
    pub by_player: Option<[usize; 2]>,
}

/// The proof has more positions than there is memory for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{positions} positions, more than the table allows; {} {table_mib} MiB",
    if *.is_all { "" } else { "at least " },
    if *.is_all { "it takes" } else { "try it with" })]
pub struct ProofTooLarge {
    /// Positions to verify; for a draw those of the player who has more of them.
    pub positions: usize,
    /// Whether these are all; otherwise there are more.
    pub is_all: bool,
    /// Mebibytes of the table that leaves room for them; where there are more, for twice as many.
    pub table_mib: usize,
}

impl ProofTooLarge {
    /// So many positions, and the bytes that each takes.
    const fn new(positions: usize, is_all: bool, bytes: usize) -> Self {
        let most = if is_all { positions } else { 2 * positions };
        Self { positions, is_all, table_mib: (most * bytes).div_ceil(1 << 20) }
    }
}

/// A walk, or why there was none.
pub(super) type Walked = Result<Checked, ProofTooLarge>;

impl<B: Bitboard> BoardSolver<B> {
    /// Solves a position, then walks through the proof; `None` where the limits were reached.
    pub(super) fn check(&mut self, board: &Board<B>, limits: &Limits) -> (Solution, Option<Walked>) {
        let mut budget = Budget::new(limits);
        let solution = self.answer(board, SolveRequest::Score, &mut budget);
        let walked = match (solution.verdict, solution.distance) {
            (Some(Verdict::Win), Some(plies)) => {
                self.walk([ProofGoal::Wins, ProofGoal::DoesNotWin], board, plies as u16, &mut budget)
            }
            (Some(Verdict::Loss), Some(plies)) => {
                self.walk([ProofGoal::Loses, ProofGoal::DoesNotLose], board, plies as u16, &mut budget)
            }
            (Some(Verdict::Draw), _) => self.walk_draw(board, &mut budget),
            _ => None,
        };
        (solution, walked)
    }

    /// Whether the first goal is reached within so many plies, and the second, its opposite, within fewer.
    fn walk(
        &mut self,
        [holds, does_not_hold]: [ProofGoal; 2],
        board: &Board<B>,
        plies: u16,
        budget: &mut Budget,
    ) -> Option<Walked> {
        let sooner = plies.checked_sub(2).filter(|&plies| plies > 0);
        let goals = [Some((holds, plies)), sooner.map(|plies| (does_not_hold, plies))];
        let mut checked = Checked { right: true, positions: 0, by_player: None };
        for (goal, plies) in goals.into_iter().flatten() {
            let mut walk = ProofWalk::new(&mut self.prover, budget, self.bytes / ProofWalk::<B>::BYTES);
            match walk.shows(goal, board, plies) {
                Ok(shows) => checked.right &= shows,
                Err(BuildError::TooLarge { positions, is_all }) => {
                    return Some(Err(ProofTooLarge::new(positions, is_all, ProofWalk::<B>::BYTES)));
                }
                Err(BuildError::NoMove) => checked.right = false,
                Err(BuildError::Exhausted) => return None,
            }
            checked.positions += walk.positions();
        }
        Some(Ok(checked))
    }

    /// Whether each side has a strategy by which it never loses.
    fn walk_draw(&mut self, board: &Board<B>, budget: &mut Budget) -> Option<Walked> {
        let position = SearchPosition::of_board(self.prover.geometry(), board);
        if self.progress(&position).method != Method::Draw {
            // Work that was saved may have had a larger table.
            let solved = self.solve_by_retrograde(&position, &mut Progress::without_end(), budget).ok()?;
            if solved.is_none() {
                let states = self.states().filter(|&states| states > self.bytes)?;
                return Some(Err(ProofTooLarge::new(states, true, 1)));
            }
        }
        let mut by_player = [0; 2];
        let mut too_large: Option<ProofTooLarge> = None;
        let mut right = true;
        for (seat, count) in board.rules().seats().zip(&mut by_player) {
            match self.strategy(board, seat, budget) {
                Ok(strategy) => match strategy.holds_from(board, budget).ok()? {
                    Ok(positions) => *count = positions,
                    Err(_) => right = false,
                },
                Err(BuildError::NoMove) => right = false,
                Err(BuildError::Exhausted) => return None,
                Err(BuildError::TooLarge { positions, is_all }) => {
                    let refused = ProofTooLarge::new(positions, is_all, Strategy::<B>::BYTES);
                    too_large = too_large.filter(|other| other.positions > positions).or(Some(refused));
                }
            }
        }
        let checked = Checked { right, positions: by_player.iter().sum(), by_player: Some(by_player) };
        Some(too_large.filter(|_| right).map_or(Ok(checked), Err))
    }

    /// A strategy by which this player never loses from a position that was found to be drawn.
    pub(super) fn strategy(
        &mut self,
        board: &Board<B>,
        seat: Seat,
        budget: &mut Budget,
    ) -> Result<Strategy<B>, BuildError> {
        let defence = StrategyBuilder { root: board, seat, most: self.bytes / Strategy::<B>::BYTES };
        let geometry = self.prover.geometry();
        if let Some(retrograde) = self.retrograde.as_ref().filter(|retrograde| retrograde.is_solved()) {
            return defence.by_retrograde(geometry, retrograde, budget);
        }
        let pops = self.progress(&SearchPosition::of_board(geometry, board)).round;
        let longest = self.longest_attack(pops);
        // The attacker has `longest` plies from its own turn on, and one more if the defender is to move.
        let plies = if board.to_move() == seat { longest + 1 } else { longest - 1 };
        let strategy = defence.by_search(&mut self.prover, DefenderLimits { pops, plies }, budget);
        self.prover.limit_pops(Kind::FREE);
        strategy
    }
}

#[cfg(test)]
mod tests {
    use super::super::strategy::{Flaw, discs_on, with_discs};
    use super::*;
    use crate::game_value::GameValue;
    use crate::search::position::SearchPosition;
    use crate::search::threat_geometry::ThreatGeometry;
    use crate::{Column, IllegalMove, Move, Outcome, Rules, Variant};
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::seq::IteratorRandom;
    use rand::{RngExt, SeedableRng};

    /// A session that found the empty board to be drawn, by all positions or by few pops.
    fn drawn(rows: u8, cols: u8, connect: u8, is_whole: bool) -> (BoardSolver<u64>, Board<u64>) {
        let rules = Rules::new(rows, cols, connect, Variant::PopOut, 2).unwrap();
        let board = Board::<u64>::new(rules);
        let mut solver = BoardSolver::new(ThreatGeometry::new(*board.grid()), 1 << 26);
        let limits = Limits::default();
        if is_whole {
            assert_eq!(solver.solve(&board, SolveRequest::Score, &limits).verdict, Some(Verdict::Draw));
        } else {
            let position = SearchPosition::of_board(solver.prover.geometry(), &board);
            solver.prover.grow(1 << 26, &Budget::new(&limits));
            let mut holds = |&pops: &u8| solver.is_drawn(&position, pops, &mut Budget::new(&limits)).unwrap();
            let round = (0..4).find(&mut holds).unwrap();
            let key = position.key(solver.prover.geometry());
            let progress = Progress {
                round,
                method: Method::Draw,
                answer: Some(GameValue::Draw),
                ..Progress::default()
            };
            solver.progress_of.insert(key, progress);
            solver.root = Some(key);
        }
        assert_eq!(solver.retrograde.is_some(), is_whole);
        (solver, board)
    }

    const DRAWS: [(u8, u8, u8, bool); 6] = [
        (2, 5, 3, true),
        (3, 3, 3, true),
        (3, 4, 4, true),
        (3, 3, 3, false),
        (3, 4, 4, false),
        (4, 4, 4, false),
    ];

    fn strategies(solver: &mut BoardSolver<u64>, board: &Board<u64>) -> Vec<Strategy<u64>> {
        let limits = Limits::default();
        let seats = board.rules().seats();
        seats.map(|seat| solver.strategy(board, seat, &mut Budget::new(&limits)).unwrap()).collect()
    }

    fn holds(strategy: &Strategy<u64>, board: &Board<u64>) -> Result<usize, Flaw> {
        strategy.holds_from(board, &mut Budget::new(&Limits::default())).unwrap()
    }

    /// The positions that a strategy has moves for, sorted.
    fn boards(strategy: &Strategy<u64>, root: &Board<u64>, seat: Seat) -> Vec<Board<u64>> {
        let mut all: Vec<_> = strategy.positions().collect();
        all.sort_unstable();
        all.into_iter().map(|discs| with_discs(root, seat, discs)).collect()
    }

    #[test]
    fn both_sides_hold_what_is_drawn() {
        for (rows, cols, connect, is_whole) in DRAWS {
            let (mut solver, root) = drawn(rows, cols, connect, is_whole);
            for strategy in strategies(&mut solver, &root) {
                assert_eq!(holds(&strategy, &root), Ok(strategy.len()), "{rows}x{cols} {connect} {is_whole}");
                assert!(strategy.len() > 5, "{rows}x{cols} {connect} {is_whole}");
            }
        }
    }

    #[test]
    fn a_strategy_with_one_losing_move_is_refused() {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut refused = 0;
        for (rows, cols, connect, is_whole) in DRAWS {
            let (mut solver, root) = drawn(rows, cols, connect, is_whole);
            let (whole, _) = drawn(rows, cols, connect, true);
            let (retrograde, geometry) = (whole.retrograde.as_ref().unwrap(), whole.prover.geometry());
            let loses = |board: &Board<u64>, mv: Move| {
                let mut after = *board;
                after.play(mv);
                match after.outcome_after(mv) {
                    Outcome::Ongoing => {
                        matches!(
                            retrograde.value(geometry, &SearchPosition::of_board(geometry, &after)),
                            Some(GameValue::Win(_))
                        )
                    }
                    outcome => outcome.winner().is_some_and(|winner| winner != board.to_move()),
                }
            };
            for (seat, mut strategy) in root.rules().seats().zip(strategies(&mut solver, &root)) {
                for board in boards(&strategy, &root, seat).into_iter().sample(&mut chance, 40) {
                    let Some(mv) = board.legal_moves().into_iter().find(|&mv| loses(&board, mv)) else {
                        continue;
                    };
                    let right = strategy.set(discs_on(&board), mv).unwrap();
                    let flaw = holds(&strategy, &root).unwrap_err();
                    assert!(matches!(flaw, Flaw::Loses | Flaw::NoMove), "{flaw:?}");
                    strategy.set(discs_on(&board), right);
                    refused += 1;
                }
                assert_eq!(holds(&strategy, &root), Ok(strategy.len()));
            }
        }
        assert!(refused > 100, "{refused}");
    }

    #[test]
    fn missing_and_illegal_moves_are_refused() {
        let (mut solver, root) = drawn(3, 4, 4, true);
        let mut first = strategies(&mut solver, &root).remove(0);
        let right = first.set(discs_on(&root), Move::Pop(Column::new(0).unwrap())).unwrap();
        let empty = IllegalMove::EmptyColumn(Column::new(0).unwrap());
        assert_eq!(holds(&first, &root), Err(Flaw::Illegal(empty)));
        first.set(discs_on(&root), right);
        assert_eq!(holds(&Strategy::new(Seat::FIRST), &root), Err(Flaw::NoMove));
        let mut after = root;
        after.play(right);
        assert_eq!(holds(&first, &after), Ok(first.len() - 1), "the same from the opponent's turn");
    }

    #[test]
    fn a_strategy_loses_no_game_by_the_full_rules() {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(5);
        for (rows, cols, connect, is_whole) in DRAWS {
            let (mut solver, root) = drawn(rows, cols, connect, is_whole);
            for (seat, strategy) in root.rules().seats().zip(strategies(&mut solver, &root)) {
                for _ in 0..50 {
                    let mut game = crate::Position::new(*root.rules());
                    while !game.is_over() {
                        let crate::AnyBoard::Narrow(board) = game.board() else { unreachable!() };
                        let moves = game.legal_moves();
                        let mv = if game.to_move() == seat {
                            strategy.get(&discs_on(board)).unwrap()
                        } else {
                            moves[chance.random_range(0..moves.len())]
                        };
                        game.play(mv).unwrap();
                    }
                    assert!(
                        game.outcome().winner().is_none_or(|winner| winner == seat),
                        "{:?}",
                        game.moves()
                    );
                }
            }
        }
    }

    #[test]
    fn what_is_too_large_says_how_much_it_takes() {
        let (mut solver, root) = drawn(3, 4, 4, true);
        solver.bytes = 1000 * Strategy::<u64>::BYTES;
        let all = strategies_within(&mut solver, &root, 1 << 26).into_iter().max().unwrap();
        let (_, walked) = solver.check(&root, &Limits::default());
        let refused = walked.unwrap().unwrap_err();
        assert_eq!((refused.positions, refused.is_all), (all, true));
        solver.bytes = refused.table_mib << 20;
        assert!(solver.check(&root, &Limits::default()).1.unwrap().unwrap().right);

        let (mut solver, root) = drawn(3, 4, 4, false);
        solver.bytes = 1000 * Strategy::<u64>::BYTES;
        let limits = Limits::default();
        let refused = solver.walk_draw(&root, &mut Budget::new(&limits)).unwrap().unwrap_err();
        assert!(!refused.is_all && refused.positions > 1000, "{refused:?}");
        assert!(refused.to_string().starts_with("at least "), "{refused}");
    }

    #[test]
    fn a_win_is_walked_through_only_where_there_is_memory_for_it() {
        let rules = Rules::new(4, 4, 3, Variant::PopOut, 2).unwrap();
        let root = Board::<u64>::new(rules);
        let mut solver = BoardSolver::new(ThreatGeometry::new(*root.grid()), 1 << 20);
        let mut walked_within = |positions: usize| {
            solver.bytes = positions * ProofWalk::<u64>::BYTES;
            solver.check(&root, &Limits::default()).1.unwrap()
        };
        let all = walked_within(1 << 20).unwrap();
        assert!(all.right && all.positions > 40, "{all:?}");
        assert!(walked_within(all.positions).is_ok_and(|checked| checked == all));
        let refused = walked_within(20).unwrap_err();
        assert_eq!(refused, ProofTooLarge { positions: 21, is_all: false, table_mib: 1 });
    }

    /// Sizes of the strategies with so much memory.
    fn strategies_within(solver: &mut BoardSolver<u64>, root: &Board<u64>, bytes: usize) -> Vec<usize> {
        let before = std::mem::replace(&mut solver.bytes, bytes);
        let sizes = strategies(solver, root).iter().map(Strategy::len).collect();
        solver.bytes = before;
        sizes
    }
}
