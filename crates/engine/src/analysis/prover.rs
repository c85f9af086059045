//! Proves what the moves of one position lead to, with the means that fit the game.
use super::analysis_budget::AnalysisBudget;
use super::assessment::Assessment;
use super::forced_end::{ForcedEnd, Goal};
use crate::bitboard::Bitboard;
use crate::book::BookSource;
use crate::budget::{Budget, Exhausted};
use crate::players::{is_promising, may_repeat_within};
use crate::search::{PopOutSolver, Solution, SolveRequest, Solver, SolverOptions, Unsolvable, Verdict};
use crate::{Board, Limits, Move, Outcome, Position, Seat};

/// The search for what a player can force goes no deeper: each ply takes some of the stack.
const MOST_PLIES: u16 = 300;

/// Both solvers; each takes memory only for what it is asked.
pub(crate) struct Solvers {
    pub(crate) standard: Solver,
    pub(crate) pop_out: PopOutSolver,
}

impl Solvers {
    pub(crate) fn new(options: SolverOptions, book_source: BookSource) -> Self {
        Self { standard: Solver::new(options).with_book(book_source), pop_out: PopOutSolver::new(options) }
    }
}

/// What can prove something about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Method {
    /// The exact solver.
    Exact,
    /// The solver of `PopOut`.
    PopOut,
    /// Only what one player can force.
    Forced,
}

impl Method {
    pub(crate) fn of(position: &Position) -> Self {
        let rules = position.rules();
        // In the standard game the exact solver takes the turn from the number of discs.
        let is_regular = Unsolvable::check_turn(position).is_ok();
        match (rules.players(), rules.is_pop_out()) {
            _ if rules.unusual_lines().is_some() => Self::Forced,
            (2, true) => Self::PopOut,
            (2, false) if is_regular => Self::Exact,
            _ => Self::Forced,
        }
    }
}

/// A move, and how far the proof of its value has come.
pub(crate) struct MoveProof {
    pub(crate) mv: Move,
    /// The game after it.
    pub(crate) after: Position,
    /// What it is worth to its mover, if that is proved.
    pub(crate) value: Assessment,
    /// Neither wins nor loses in fewer plies than these, from the position before it.
    pub(crate) at_least: u32,
    /// Plies from the position after it within which nobody is known to force a win.
    searched: u16,
    /// Whether nothing more can be proved.
    pub(crate) is_closed: bool,
}

impl MoveProof {
    /// A legal move; its value is known if it ends the game.
    pub(crate) fn new(position: &Position, mv: Move) -> Self {
        let mut after = position.clone();
        // A legal move is not refused.
        let _ = after.play(mv);
        let value = match after.outcome() {
            Outcome::Ongoing => Assessment::Unknown,
            Outcome::Win(winner) if winner == position.to_move() => Assessment::Win(Some(1)),
            Outcome::Win(_) => Assessment::Loss(Some(1)),
            Outcome::Draw(_) => Assessment::Draw,
        };
        Self { mv, after, value, at_least: 2, searched: 0, is_closed: value.is_proved() }
    }
}

/// Proves what the moves of one position are worth.
pub(crate) struct Prover<'a, B: Bitboard> {
    solvers: &'a mut Solvers,
    position: &'a Position,
    board: Board<B>,
    method: Method,
    forced: ForcedEnd<B>,
}

impl<'a, B: Bitboard> Prover<'a, B> {
    pub(crate) fn new(solvers: &'a mut Solvers, position: &'a Position, board: &Board<B>) -> Self {
        let forced = ForcedEnd::after_game(position, board);
        Self { solvers, position, board: *board, method: Method::of(position), forced }
    }

    /// The solvers that it works with.
    pub(crate) fn solvers(&mut self) -> &mut Solvers {
        self.solvers
    }

    /// Goes on with the proof of a move for about so many nodes.
    pub(crate) fn prove(&mut self, proof: &mut MoveProof, nodes: u64, budget: &mut AnalysisBudget) {
        let limits = budget.piece(nodes);
        let spent = match self.method {
            Method::Exact => self.prove_exactly(proof, &limits),
            Method::PopOut => self.prove_in_pop_out(proof, &limits),
            Method::Forced => self.prove_forced(proof, &limits),
        };
        budget.charge(spent);
        // Where the exact solver does not see the end, a win that is near is found without it.
        if self.method == Method::Exact && !proof.is_closed && !is_promising(&proof.after) {
            let spent = self.prove_forced(proof, &budget.piece(nodes));
            budget.charge(spent);
        }
    }

    /// The score by the exact solver.
    fn prove_exactly(&mut self, proof: &mut MoveProof, limits: &Limits) -> u64 {
        let known = self.solvers.standard.solve(&proof.after, SolveRequest::Score, limits);
        let known = known.unwrap_or_default();
        if let Some(value) = for_mover(&known) {
            proof.value = value;
            proof.is_closed = value.is_exact();
        }
        known.nodes
    }

    /// The value by the solver of `PopOut`, as far as the game before leaves it as it is.
    fn prove_in_pop_out(&mut self, proof: &mut MoveProof, limits: &Limits) -> u64 {
        let known = self.solvers.pop_out.solve_move(self.position, proof.mv, limits).unwrap_or_default();
        proof.at_least = proof.at_least.max(known.holds.map_or(0, |plies| plies + 2));
        let Some(value) = for_mover(&known).filter(|value| value.is_exact()) else { return known.nodes };
        let Some(plies) = known.distance.filter(|&plies| self.may_be_spoilt(proof, plies)) else {
            proof.value = value;
            proof.is_closed = true;
            return known.nodes;
        };
        // A repetition may turn the win into a draw, and nothing else: it is no sooner than without.
        proof.searched = proof.searched.max(plies as u16 - 1);
        let left = limits.nodes.map(|most| most.saturating_sub(known.nodes));
        let limits = Limits { nodes: left, ..limits.clone() };
        let winner = match value.verdict() {
            Some(Verdict::Win) => self.board.to_move(),
            _ => proof.after.to_move(),
        };
        known.nodes + self.prove_despite_history(proof, winner, &limits)
    }

    /// Whether a position that has occurred twice may come up before the end.
    fn may_be_spoilt(&self, proof: &MoveProof, plies: u32) -> bool {
        self.forced.has_drawn_positions() && may_repeat_within(&proof.after, plies)
    }

    /// Whether a player who wins where the game before does not count wins here too, or the other one is saved by a
    /// repetition.
    fn prove_despite_history(&mut self, proof: &mut MoveProof, winner: Seat, limits: &Limits) -> u64 {
        let loser = self.board.after(winner);
        let goals = [(winner, Goal::Win), (loser, Goal::NoDefeat)];
        let (found, nodes) = self.first_forced(proof, &goals, limits);
        match found {
            Some((_, Goal::Win, plies)) => self.settle(proof, winner, plies),
            Some((_, Goal::NoDefeat, _)) => (proof.value, proof.is_closed) = (Assessment::Draw, true),
            None => {}
        }
        nodes
    }

    /// What any of the players can force.
    fn prove_forced(&mut self, proof: &mut MoveProof, limits: &Limits) -> u64 {
        let seats = || self.position.seats_left();
        let wins: Vec<(Seat, Goal)> = seats().map(|seat| (seat, Goal::Win)).collect();
        let holds: Vec<(Seat, Goal)> = seats().map(|seat| (seat, Goal::NoDefeat)).collect();
        let (found, nodes) = self.first_forced(proof, &wins, limits);
        if let Some((seat, _, plies)) = found {
            self.settle(proof, seat, plies);
        } else if self.sees_every_end(proof) {
            // The last disc ends every game: what nobody has forced by then is never forced.
            let mut budget = Budget::new(limits);
            budget.charge(nodes);
            return self.hold(proof, &holds, budget);
        }
        nodes
    }

    /// Whether all players are safe from defeat, once nobody forces a win.
    fn hold(&mut self, proof: &mut MoveProof, goals: &[(Seat, Goal)], mut budget: Budget) -> u64 {
        let board = self.board_after(proof.mv);
        let mut all_hold = true;
        for &(seat, goal) in goals {
            match self.forced.is_forced(&board, seat, goal, proof.searched, &mut budget) {
                Ok(holds) => all_hold &= holds,
                Err(Exhausted) => return budget.nodes(),
            }
        }
        if all_hold {
            proof.value = Assessment::Draw;
        }
        proof.is_closed = true;
        budget.nodes()
    }

    /// A player wins so many plies after the move.
    fn settle(&self, proof: &mut MoveProof, winner: Seat, plies: u32) {
        let distance = Some(plies + 1);
        let is_own = winner == self.board.to_move();
        proof.value = if is_own { Assessment::Win(distance) } else { Assessment::Loss(distance) };
        proof.is_closed = true;
    }

    /// The first of these goals that is forced, and within how many plies after the move; and the nodes that were
    /// searched.
    fn first_forced(
        &mut self,
        proof: &mut MoveProof,
        goals: &[(Seat, Goal)],
        limits: &Limits,
    ) -> (Option<(Seat, Goal, u32)>, u64) {
        let board = self.board_after(proof.mv);
        let mut budget = Budget::new(limits);
        while !self.sees_every_end(proof) && proof.searched < MOST_PLIES {
            let plies = proof.searched + 1;
            for &(seat, goal) in goals {
                match self.forced.is_forced(&board, seat, goal, plies, &mut budget) {
                    Ok(true) => return (Some((seat, goal, plies.into())), budget.nodes()),
                    Ok(false) => {}
                    Err(Exhausted) => return (None, budget.nodes()),
                }
            }
            proof.searched = plies;
            proof.at_least = proof.at_least.max(u32::from(plies) + 2);
        }
        (None, budget.nodes())
    }

    /// Whether every game was searched to its end.
    fn sees_every_end(&self, proof: &MoveProof) -> bool {
        let free = self.board.rules().cells() - proof.after.discs();
        !self.board.rules().is_pop_out() && usize::from(proof.searched) >= free
    }

    fn board_after(&self, mv: Move) -> Board<B> {
        let mut after = self.board;
        after.play(mv);
        after
    }
}

/// What a solution of the position after a move says for the one who made it.
fn for_mover(known: &Solution) -> Option<Assessment> {
    let distance = known.distance.map(|plies| plies + 1);
    Some(match known.verdict? {
        Verdict::Win => Assessment::Loss(distance),
        Verdict::Draw => Assessment::Draw,
        Verdict::Loss => Assessment::Win(distance),
    })
}
