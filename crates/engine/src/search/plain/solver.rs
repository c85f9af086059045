//! The public solver.
use std::time::Instant;

use super::search::{Node, Search};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::{Budget, Exhausted};
use crate::game_value::GameValue;
use crate::position::on_board;
use crate::search::request::{SolveRequest, SolverOptions, Unsolvable};
use crate::search::solution::{Solution, Verdict};
use crate::{Limits, Move, Outcome, Position, Value};

/// Finds the exact value of drop games for two players by any rules about lines: who wins, and in how many plies.
///
/// ```
/// use connect_n_engine::{Limits, Position, Rules};
/// use connect_n_engine::search::{PlainSolver, SolveRequest, SolverOptions, Verdict};
///
/// let solver = PlainSolver::new(SolverOptions::default());
/// let misere = Rules::new(4, 4, 3, Default::default(), 2)?.with_misere()?;
/// let solution = solver.solve(&Position::new(misere), SolveRequest::Score, &Limits::default())?;
/// assert_eq!(solution.verdict, Some(Verdict::Loss));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PlainSolver {
    options: SolverOptions,
}

impl PlainSolver {
    /// A solver, which searches on one thread and keeps nothing between two requests.
    pub const fn new(options: SolverOptions) -> Self {
        Self { options }
    }

    /// Answers a request about a position, within the limits of time and nodes. Depth is no limit to it.
    ///
    /// There is no score in the answer but a distance, and the values of columns are wins and losses with theirs.
    ///
    /// # Errors
    /// The game is not for this solver.
    pub fn solve(
        &self,
        position: &Position,
        request: SolveRequest,
        limits: &Limits,
    ) -> Result<Solution, Unsolvable> {
        let rules = position.rules();
        if rules.players() > 2 {
            return Err(Unsolvable::Players(rules.players()));
        }
        if rules.is_pop_out() {
            return Err(rules.unusual_lines().map_or(Unsolvable::PopOut, Unsolvable::PopOutLines));
        }
        Unsolvable::check_turn(position)?;
        let start = Instant::now();
        let mut solution = match position.outcome() {
            Outcome::Ongoing => on_board!(position.board(), board => {
                let bytes = self.options.table_mib.max(1) << 20;
                let search = Search::new(*board.grid(), bytes, Budget::new(limits));
                Request { position, board, search, solution: Solution::default() }.answer(request)
            }),
            over => {
                let verdict = GameValue::of_end(over, position.to_move()).map(Verdict::from);
                Solution { verdict, distance: Some(0), is_complete: true, ..Solution::default() }
            }
        };
        solution.time = start.elapsed();
        Ok(solution)
    }
}

/// A request about a position on which the game goes on.
struct Request<'a, B: Bitboard> {
    position: &'a Position,
    board: &'a Board<B>,
    search: Search<'a, B>,
    solution: Solution,
}

impl<B: Bitboard> Request<'_, B> {
    fn answer(mut self, request: SolveRequest) -> Solution {
        // What was found before the limits were reached counts.
        self.solution.is_complete = self.find(request).is_ok();
        self.solution.nodes = self.search.budget.nodes();
        self.solution
    }

    fn find(&mut self, request: SolveRequest) -> Result<(), Exhausted> {
        let node = node(self.board);
        let verdict = if self.search.is_above(node, 0)? {
            Verdict::Win
        } else if self.search.is_above(node, -1)? {
            Verdict::Draw
        } else {
            Verdict::Loss
        };
        self.solution.verdict = Some(verdict);
        if request == SolveRequest::Outcome {
            return Ok(());
        }
        let free = self.free();
        let (least, most) = match verdict {
            Verdict::Win => (1, free),
            Verdict::Draw => (0, 0),
            Verdict::Loss => (-free, -1),
        };
        let score = self.search.score(node, least, most)?;
        self.solution.distance = Some(distance(score, free));
        for mv in self.position.legal_moves() {
            if request == SolveRequest::Score {
                break;
            }
            let value = self.score_after(mv, (request != SolveRequest::Columns).then_some(score))?;
            if value == Some(score) {
                self.solution.best.push(mv);
            }
            if let Some(value) = value.filter(|_| request == SolveRequest::Columns) {
                self.solution.columns.push((mv, in_plies(value, free)));
            }
            if request == SolveRequest::Move && !self.solution.best.is_empty() {
                break;
            }
        }
        Ok(())
    }

    /// The score of a legal move for the side that makes it; or, where only one score is asked for, none if it is
    /// another.
    fn score_after(&mut self, mv: Move, wanted: Option<i32>) -> Result<Option<i32>, Exhausted> {
        let mut after = self.position.clone();
        // A legal move is not refused.
        let _ = after.play(mv);
        let free = self.free();
        if let Some(end) = GameValue::of_end(after.outcome(), self.position.to_move()) {
            return Ok(Some(match end {
                GameValue::Win(_) => free,
                GameValue::Draw => 0,
                GameValue::Loss(_) => -free,
            }));
        }
        let mut board = *self.board;
        board.play(mv);
        let node = node(&board);
        match wanted {
            // No move is better than the best.
            Some(score) => Ok((!self.search.is_above(node, -score)?).then_some(score)),
            None => self.search.score(node, -free, free).map(|score| Some(-score)),
        }
    }

    fn free(&self) -> i32 {
        (self.position.rules().cells() - self.position.discs()) as i32
    }
}

fn node<B: Bitboard>(board: &Board<B>) -> Node<B> {
    let mover = board.to_move();
    Node { own: board.discs(mover), other: board.occupied() & !board.discs(mover) }
}

/// Plies to the end of a game with this score, from a board with so many free cells.
const fn distance(score: i32, free: i32) -> u32 {
    if score == 0 { free as u32 } else { (free + 1 - score.abs()) as u32 }
}

fn in_plies(score: i32, free: i32) -> Value {
    let distance = distance(score, free);
    match score {
        0 => Value::Draw,
        1.. => Value::Win { distance },
        _ => Value::Loss { distance },
    }
}
