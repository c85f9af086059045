//! Reviews a game from its last move to its first, in rounds with ever more effort.
//!
//! What was found out about the end of a game helps the search of what came before: backwards, a game takes a
//! fraction of the time that it takes forwards. In the standard game the exact solver is asked for no more than the
//! grades need: the score, the moves that reach it, and whether the others keep the outcome.
use super::explainer::explain;
use super::grade::{Grade, best_verdict};
use super::knowledge::{MoveKnowledge, best_bounds, next_worse};
use super::summary::{Review, ReviewedMove};
use crate::analysis::{AnalysisBudget, Assessment, Method, MoveProof, Prover, Solvers};
use crate::book::BookSource;
use crate::game_value::GameValue;
use crate::players::is_promising;
use crate::position::on_board;
use crate::search::play::estimate_moves;
use crate::search::{Solution, SolveRequest, SolverOptions, Verdict};
use crate::{Limits, Move, Position};

/// Nodes for each question about a position in the first round, to the exact solver and to others; in every further
/// round four times as many.
const FIRST_ROUND: u64 = 100_000;
const FIRST_ROUND_PER_MOVE: u64 = 5_000;

/// Nodes for the estimate of a move: before the first round where no proof is to be expected soon, and where nothing
/// is proved in that round.
const FIRST_ESTIMATE: u64 = 300;
const ESTIMATE: u64 = 3_000;

/// Rounds until a position has no limit but that of the whole.
const MOST_ROUNDS: u32 = 16;

/// Reviews games, one after the other; what it has found out about one helps with the next of the same board.
///
/// ```
/// use connect_n_engine::book::BookSource;
/// use connect_n_engine::review::{Grade, Reviewer};
/// use connect_n_engine::search::SolverOptions;
/// use connect_n_engine::{Limits, Position, Rules, parse_game};
///
/// let rules = Rules::default();
/// let game = Position::from_moves(rules, &parse_game("4 1 3 1 5", &rules)?)?;
/// let mut reviewer = Reviewer::new(SolverOptions::default(), BookSource::BuiltIn);
/// let review = reviewer.review(&game, &Limits::default(), |_, _| {});
/// assert_eq!(review.moves[4].grade, Some(Grade::Best));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Reviewer {
    solvers: Solvers,
}

impl Reviewer {
    /// A reviewer that knows nothing but the book.
    pub fn new(options: SolverOptions, book_source: BookSource) -> Self {
        Self { solvers: Solvers::new(options, book_source) }
    }

    /// Reviews the moves of a game. It tells each time that more is known of a move, with the index of that move in the
    /// review so far. A grade that was told stays.
    ///
    /// It answers when every move has its grade, a limit is reached, or within 5 ms of a stop. Depth is no limit to it,
    /// and it asks no observer.
    pub fn review(&mut self, game: &Position, limits: &Limits, tell: impl FnMut(&Review, usize)) -> Review {
        self.extend(game, Review::of(game), limits, tell)
    }

    /// Goes on with a review of the same game that was cut short, or read from a record: what it says stays.
    pub fn extend(
        &mut self,
        game: &Position,
        review: Review,
        limits: &Limits,
        mut tell: impl FnMut(&Review, usize),
    ) -> Review {
        let positions = positions_before_moves(game);
        let mut run = ReviewRun {
            solvers: &mut self.solvers,
            positions,
            game,
            review,
            budget: AnalysisBudget::new(limits),
        };
        run.run(&mut tell);
        run.review
    }
}

impl Review {
    /// The review of a game of which nothing is known.
    pub fn of(game: &Position) -> Self {
        let moves = game.moves().iter().zip(game.movers()).enumerate();
        Self {
            moves: moves.map(|(index, (&mv, seat))| ReviewedMove::new(index + 1, seat, mv)).collect(),
            players: game.rules().players(),
            opening: 0,
        }
    }
}

/// The game before each of its moves.
pub(super) fn positions_before_moves(game: &Position) -> Vec<Position> {
    let mut position = game.start();
    let mut positions = Vec::with_capacity(game.plies());
    for (ply, &mv) in game.moves().iter().enumerate() {
        for _ in game.forfeits().iter().filter(|forfeit| forfeit.after == ply) {
            // What a game holds is legal.
            let _ = position.forfeit();
        }
        positions.push(position.clone());
        let _ = position.play(mv);
    }
    positions
}

/// The review of one game.
struct ReviewRun<'a> {
    solvers: &'a mut Solvers,
    /// The game before each move.
    positions: Vec<Position>,
    game: &'a Position,
    review: Review,
    budget: AnalysisBudget<'a>,
}

impl ReviewRun<'_> {
    fn run(&mut self, tell: &mut dyn FnMut(&Review, usize)) {
        let mut known: Vec<Option<PositionKnowledge>> = self.positions.iter().map(|_| None).collect();
        for (index, known) in known.iter_mut().enumerate().skip(self.review.opening) {
            let (position, reviewed) = (&self.positions[index], &self.review.moves[index]);
            if reviewed.value == Assessment::Unknown && is_far_from_proof(position) {
                let known = known.insert(PositionKnowledge::new(position, reviewed.mv));
                known.estimate(position, FIRST_ESTIMATE, &mut self.budget);
                self.update(index, known);
                tell(&self.review, index);
            }
        }
        for round in 0..MOST_ROUNDS {
            let times = 4_u64.pow(round);
            for index in (self.review.opening..self.positions.len()).rev() {
                if self.budget.is_spent() {
                    return;
                }
                if self.review.moves[index].is_complete() {
                    continue;
                }
                let position = &self.positions[index];
                let played = self.review.moves[index].mv;
                let known = known[index].get_or_insert_with(|| PositionKnowledge::new(position, played));
                if let Some(value) = self.value_after(index) {
                    known.update_played(value);
                }
                known.improve(position, self.solvers, times, &mut self.budget);
                if round == 0 {
                    known.estimate(position, ESTIMATE, &mut self.budget);
                }
                self.update(index, known);
                tell(&self.review, index);
            }
            if self.review.is_complete() {
                return;
            }
        }
    }

    /// What the move is worth to its mover, where that follows from what is known of the position after it.
    fn value_after(&self, index: usize) -> Option<GameValue> {
        let mover = self.review.moves[index].seat;
        let Some(next) = self.review.moves.get(index + 1) else {
            // Who dropped out after it has decided nothing on the board.
            let is_by_move = self.game.forfeits().iter().all(|forfeit| forfeit.after <= index);
            let end = GameValue::of_end(self.game.outcome(), mover).filter(|_| is_by_move);
            return end.map(GameValue::a_ply_earlier);
        };
        // With three players or more it is not said who wins where the next one loses.
        let is_for_two = self.review.players == 2 && next.seat != mover;
        next.best_value.value().filter(|_| is_for_two).map(GameValue::for_last_mover)
    }

    fn update(&mut self, index: usize, known: &PositionKnowledge) {
        let position = &self.positions[index];
        let reviewed = &mut self.review.moves[index];
        let had_grade = reviewed.grade.is_some();
        known.write(reviewed);
        let is_due = !had_grade || !reviewed.is_explained_by_best();
        if is_due && reviewed.grade.is_some_and(Grade::is_error) {
            reviewed.explanation = explain(position, reviewed, self.solvers, &mut self.budget);
        }
    }
}

/// What is known of the moves of one position.
struct PositionKnowledge {
    moves: Vec<MoveKnowledge>,
    /// The index of the move that was made.
    played: usize,
    /// Proofs of single moves, where there is no exact solver.
    proofs: Vec<MoveProof>,
}

impl PositionKnowledge {
    fn new(position: &Position, played: Move) -> Self {
        let legal = position.legal_moves();
        let mut moves: Vec<MoveKnowledge> = legal.iter().map(|&mv| MoveKnowledge::new(mv)).collect();
        let proofs: Vec<MoveProof> = legal.iter().map(|&mv| MoveProof::new(position, mv)).collect();
        for (known, proof) in moves.iter_mut().zip(&proofs) {
            known.update(proof.value);
        }
        let played = legal.iter().position(|&mv| mv == played).unwrap_or(0);
        Self { moves, played, proofs }
    }

    fn update_played(&mut self, value: GameValue) {
        self.moves[self.played].settle(value);
    }

    fn is_complete(&self) -> bool {
        let best = best_bounds(&self.moves);
        Grade::of(&self.moves, self.played).is_some()
            && self.is_choice().is_some()
            && self.moves[self.played].value().is_some()
            && best.is_some_and(|(lower, upper)| lower == upper && self.best_moves_are_known(lower))
    }

    /// Whether it is known of each move if it reaches the best value.
    fn best_moves_are_known(&self, best: GameValue) -> bool {
        self.moves.iter().all(|it| it.lower >= best || it.upper < best)
    }

    /// Whether the legal moves have different outcomes.
    fn is_choice(&self) -> Option<bool> {
        let mut verdicts = self.moves.iter().filter_map(MoveKnowledge::verdict);
        let first = verdicts.next()?;
        if verdicts.any(|verdict| verdict != first) {
            return Some(true);
        }
        // A move whose outcome is not known may still be known to have another.
        let differs = |it: &MoveKnowledge| it.may_reach() < first || it.reaches() > first;
        if self.moves.iter().any(differs) {
            return Some(true);
        }
        self.moves.iter().all(|it| it.verdict().is_some()).then_some(false)
    }

    /// Searches, with so many times the effort of the first round.
    fn improve(
        &mut self,
        position: &Position,
        solvers: &mut Solvers,
        times: u64,
        budget: &mut AnalysisBudget,
    ) {
        if self.is_complete() {
            return;
        }
        if Method::of(position) == Method::Exact && !is_far_from_proof(position) {
            self.solve_exactly(position, solvers, FIRST_ROUND.saturating_mul(times), budget);
        } else {
            self.prove(position, solvers, FIRST_ROUND_PER_MOVE.saturating_mul(times), budget);
        }
    }

    /// Asks the exact solver for the score and the moves that reach it, and then for the outcome of others as long as
    /// that matters.
    fn solve_exactly(
        &mut self,
        position: &Position,
        solvers: &mut Solvers,
        nodes: u64,
        budget: &mut AnalysisBudget,
    ) {
        let known = solvers.standard.solve(position, SolveRequest::Best, &budget.piece(nodes));
        let known = known.unwrap_or_default();
        budget.charge(known.nodes);
        let Some(best) = value_of(&known) else { return };
        for it in &mut self.moves {
            if known.best.contains(&it.mv) {
                it.settle(best);
            } else if known.is_complete {
                // Otherwise there was no time to find all that reach it.
                it.reduce(next_worse(best));
            }
        }
        for index in 0..self.moves.len() {
            if self.is_complete() || budget.is_spent() {
                return;
            }
            let it = &self.moves[index];
            let is_played = index == self.played;
            let is_known = if is_played { it.value().is_some() } else { it.verdict().is_some() };
            if is_known {
                continue;
            }
            let mut after = position.clone();
            // A legal move is not refused.
            let _ = after.play(it.mv);
            let request = if is_played { SolveRequest::Score } else { SolveRequest::Outcome };
            let known = solvers.standard.solve(&after, request, &budget.piece(nodes)).unwrap_or_default();
            budget.charge(known.nodes);
            let it = &mut self.moves[index];
            match (value_of(&known), known.verdict) {
                (Some(value), _) => it.settle(value.for_last_mover()),
                (None, Some(verdict)) => it.settle_verdict(verdict.reversed()),
                (None, None) => {}
            }
        }
    }

    /// Goes on with the proofs of single moves, the one that was made first.
    fn prove(&mut self, position: &Position, solvers: &mut Solvers, nodes: u64, budget: &mut AnalysisBudget) {
        let others = (0..self.moves.len()).filter(|&index| index != self.played);
        let order: Vec<usize> = std::iter::once(self.played).chain(others).collect();
        on_board!(position.board(), board => {
            let mut prover = Prover::new(solvers, position, board);
            for index in order {
                if self.is_complete() || budget.is_spent() {
                    return;
                }
                let (known, proof) = (&mut self.moves[index], &mut self.proofs[index]);
                if known.value().is_some() || proof.is_closed {
                    continue;
                }
                prover.prove(proof, nodes, budget);
                known.update(proof.value);
                if !proof.is_closed {
                    known.lasts(proof.at_least);
                }
            }
        });
    }

    /// Estimates the moves of which nothing is proved.
    fn estimate(&mut self, position: &Position, nodes: u64, budget: &mut AnalysisBudget) {
        if self.is_complete() || budget.is_spent() {
            return;
        }
        let open = self.moves.iter().zip(&self.proofs);
        let open = open.filter(|(known, proof)| known.verdict().is_none() && !proof.after.is_over());
        let open: Vec<Move> = open.map(|(known, _)| known.mv).collect();
        let (estimates, spent) = estimate_moves(position, &open, nodes, &budget.piece(u64::MAX));
        budget.charge(spent);
        for estimate in estimates {
            if let Some(known) = self.moves.iter_mut().find(|it| it.mv == estimate.mv) {
                known.estimate = Some(estimate.expectation);
            }
        }
    }

    /// Says what is known in the review.
    fn write(&self, reviewed: &mut ReviewedMove) {
        let own = &self.moves[self.played];
        reviewed.grade = Grade::of(&self.moves, self.played);
        reviewed.value = own.assessment();
        reviewed.is_choice = self.is_choice();
        let best = best_verdict(&self.moves);
        reviewed.is_kept = best.zip(own.verdict()).map(|(best, own)| best == own);
        let bounds = best_bounds(&self.moves);
        (reviewed.best_value, reviewed.best) = match (bounds, best) {
            (Some((lower, upper)), _) if lower == upper => {
                (lower.into(), self.moves_that(|it| it.lower >= lower))
            }
            (_, Some(Verdict::Win)) => {
                (Assessment::Win(None), self.moves_that(|it| it.reaches() == Verdict::Win))
            }
            (_, Some(Verdict::Loss)) => (Assessment::Loss(None), Vec::new()),
            _ => self.best_estimate(),
        };
    }

    fn moves_that(&self, is_best: impl Fn(&MoveKnowledge) -> bool) -> Vec<Move> {
        self.moves.iter().filter(|it| is_best(it)).map(|it| it.mv).collect()
    }

    /// What the mover may expect of the move that promises most, and that move.
    fn best_estimate(&self) -> (Assessment, Vec<Move>) {
        let known = || self.moves.iter().map(|it| (it.mv, it.assessment().expectation()));
        if known().any(|(_, expectation)| expectation.is_none()) {
            return (Assessment::Unknown, Vec::new());
        }
        let known = known().filter_map(|(mv, expectation)| Some((mv, expectation?)));
        let best = known.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or((Assessment::Unknown, Vec::new()), |(mv, expectation)| {
            (Assessment::Estimate(expectation), vec![mv])
        })
    }
}

/// Whether the exact solver, which plays the game, can't be expected to see its end in time; other searches find what
/// is near.
fn is_far_from_proof(position: &Position) -> bool {
    Method::of(position) == Method::Exact && !is_promising(position) && !is_in_book(position)
}

/// Whether the built-in book may know the position.
fn is_in_book(position: &Position) -> bool {
    BookSource::BuiltIn.book_for(position).is_some()
}

/// The value of a position to the side to move, where a solution gives it.
fn value_of(known: &Solution) -> Option<GameValue> {
    Some(match (known.verdict?, known.distance) {
        (Verdict::Draw, _) => GameValue::Draw,
        (Verdict::Win, Some(plies)) => GameValue::Win(plies as u16),
        (Verdict::Loss, Some(plies)) => GameValue::Loss(plies as u16),
        (Verdict::Win | Verdict::Loss, None) => return None,
    })
}
