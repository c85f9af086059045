//! Finds out, round after round, what the moves of a position lead to.
use super::analysis_budget::AnalysisBudget;
use super::assessment::Assessment;
use super::best_line::best_play;
use super::prover::{MoveProof, Prover, Solvers};
use super::threats::{Threat, threats};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::book::BookSource;
use crate::position::on_board;
use crate::search::SolverOptions;
use crate::search::play::estimate_moves;
use crate::{Limits, Move, Outcome, Position, Seat};

/// Nodes for the proof of each move in the first round; in every further round four times as many.
const FIRST_PROOF: u64 = 5_000;

/// The same for an estimate: a hundredth of a second for all moves.
const FIRST_ESTIMATE: u64 = 2_000;

/// Estimates are refined up to so many nodes for each move: more would change them little.
const MOST_ESTIMATE: u64 = 2_000_000;

/// Nodes of the estimate where no proof goes on.
const LAST_ESTIMATE: u64 = 128_000;

/// Rounds until a piece of the work has no limit but that of the whole.
const MOST_ROUNDS: u32 = 20;

/// What is known of a position and its moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// Who is to move.
    pub to_move: Seat,
    /// What the position is worth to the player to move.
    pub value: Assessment,
    /// Every legal move in the order of [`Position::legal_moves`]; none after the end.
    pub moves: Vec<MoveAnalysis>,
    /// Best play for all sides as far as it is known, a best move first.
    pub best_line: Vec<Move>,
    /// The threats of all players.
    pub threats: Vec<Threat>,
    /// Whether all is known that can be: more time would change nothing.
    pub is_complete: bool,
    /// Positions searched.
    pub nodes: u64,
}

/// What is known of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MoveAnalysis {
    /// The move.
    pub mv: Move,
    /// What it is worth to its mover; distances are counted from the position before it.
    pub value: Assessment,
}

impl Analysis {
    /// The moves that are as good as any other, as far as that is known: those that reach the proved value of the
    /// position, or the one with the highest estimate.
    pub fn best_moves(&self) -> Vec<Move> {
        let of_value = |value| move |it: &&MoveAnalysis| it.value == value;
        let moves = |value| self.moves.iter().filter(of_value(value)).map(|it| it.mv).collect();
        match self.value {
            Assessment::Unknown => Vec::new(),
            Assessment::Estimate(_) => self.most_promising().into_iter().collect(),
            // Any of them may win soonest.
            Assessment::Win(None) => {
                let wins = self.moves.iter().filter(|it| matches!(it.value, Assessment::Win(_)));
                let mut wins: Vec<&MoveAnalysis> = wins.collect();
                wins.sort_by_key(|it| it.value.distance().unwrap_or(u32::MAX));
                wins.into_iter().map(|it| it.mv).collect()
            }
            value => moves(value),
        }
    }

    /// What a move is worth to its mover.
    pub fn value_of(&self, mv: Move) -> Option<Assessment> {
        self.moves.iter().find(|it| it.mv == mv).map(|it| it.value)
    }

    fn most_promising(&self) -> Option<Move> {
        let known = self.moves.iter().filter_map(|it| Some((it.mv, it.value.expectation()?)));
        known.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(mv, _)| mv)
    }
}

/// Analyses positions, one after the other; what it has found out about one helps with the next of the same board.
///
/// ```
/// use connect_n_engine::analysis::{Analyser, Assessment};
/// use connect_n_engine::book::BookSource;
/// use connect_n_engine::search::SolverOptions;
/// use connect_n_engine::{Limits, Position, Rules, parse_game};
///
/// let rules = Rules::default();
/// let position = Position::from_moves(rules, &parse_game("4 4 3 3", &rules)?)?;
/// let mut analyser = Analyser::new(SolverOptions::default(), BookSource::BuiltIn);
/// let analysis = analyser.analyse(&position, &Limits::default(), |so_far| {
///     println!("{:?}", so_far.value);
/// });
/// assert_eq!(analysis.value, Assessment::Win(Some(3)));
/// assert_eq!(analysis.best_moves(), parse_game("2 5", &rules)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Analyser {
    solvers: Solvers,
}

impl Analyser {
    /// An analyser that knows nothing but the book.
    pub fn new(options: SolverOptions, book_source: BookSource) -> Self {
        Self { solvers: Solvers::new(options, book_source) }
    }

    /// Finds out what the moves of a position lead to, and tells each time that more is known. What is once told as
    /// proved stays; an estimate may be refined, or give way to a proof.
    ///
    /// It answers when all is known, a limit is reached, or within 5 ms of a stop, with all that is known by then.
    /// Depth is no limit to it, and it asks no observer. On a board that can't be searched to the end it would go on
    /// for ever without a limit.
    pub fn analyse(
        &mut self,
        position: &Position,
        limits: &Limits,
        mut tell: impl FnMut(&Analysis),
    ) -> Analysis {
        on_board!(position.board(), board => {
            let mut run = AnalysisRun::new(&mut self.solvers, position, board, limits);
            run.run(&mut tell);
            run.analysis()
        })
    }
}

/// A move with all that is known of it.
struct MoveState {
    proof: MoveProof,
    /// What the last search said, where nothing is proved.
    estimate: Option<f32>,
    /// Best play as that search saw it.
    line: Vec<Move>,
}

impl MoveState {
    fn value(&self) -> Assessment {
        match (self.proof.value, self.estimate) {
            (Assessment::Unknown, Some(estimate)) => Assessment::Estimate(estimate),
            (value, _) => value,
        }
    }
}

/// The analysis of one position.
struct AnalysisRun<'a, B: Bitboard> {
    prover: Prover<'a, B>,
    position: &'a Position,
    budget: AnalysisBudget<'a>,
    moves: Vec<MoveState>,
    best_line: Vec<Move>,
    threats: Vec<Threat>,
}

impl<'a, B: Bitboard> AnalysisRun<'a, B> {
    fn new(solvers: &'a mut Solvers, position: &'a Position, board: &Board<B>, limits: &'a Limits) -> Self {
        let moves = position.legal_moves().into_iter().map(|mv| MoveState {
            proof: MoveProof::new(position, mv),
            estimate: None,
            line: Vec::new(),
        });
        Self {
            moves: moves.collect(),
            prover: Prover::new(solvers, position, board),
            position,
            budget: AnalysisBudget::new(limits),
            best_line: Vec::new(),
            threats: threats(position),
        }
    }

    fn run(&mut self, tell: &mut dyn FnMut(&Analysis)) {
        tell(&self.analysis());
        for round in 0..MOST_ROUNDS {
            let times = 4_u64.pow(round);
            self.prove(FIRST_PROOF.saturating_mul(times), tell);
            if self.is_proved() || self.budget.is_spent() {
                break;
            }
            if !self.is_open() {
                // Proofs may end without a value: what is left is one good estimate.
                self.estimate(LAST_ESTIMATE, tell);
                break;
            }
            self.estimate(FIRST_ESTIMATE.saturating_mul(times), tell);
        }
        // A line takes the same solver, which would forget how far it has come with the moves that are open.
        if self.is_proved() {
            self.best_line = self.proved_line();
            tell(&self.analysis());
        }
    }

    /// Best play from here, where the value of every move is known.
    fn proved_line(&mut self) -> Vec<Move> {
        let Some(&first) = self.analysis().best_moves().first() else { return Vec::new() };
        let mut after = self.position.clone();
        // A legal move is not refused.
        let _ = after.play(first);
        let rest = best_play(&after, self.prover.solvers(), &mut self.budget);
        std::iter::once(first).chain(rest).collect()
    }

    fn is_open(&self) -> bool {
        self.moves.iter().any(|it| !it.proof.is_closed)
    }

    /// Whether the value of every move is proved, and nothing more is to be found out of any.
    fn is_proved(&self) -> bool {
        !self.is_open() && self.moves.iter().all(|it| it.proof.value.is_proved())
    }

    /// One round of proofs.
    fn prove(&mut self, nodes: u64, tell: &mut dyn FnMut(&Analysis)) {
        for index in 0..self.moves.len() {
            let proof = &mut self.moves[index].proof;
            if proof.is_closed || self.budget.is_spent() {
                continue;
            }
            let before = proof.value;
            self.prover.prove(proof, nodes, &mut self.budget);
            if proof.value != before {
                tell(&self.analysis());
            }
        }
    }

    /// One round of estimates, for those moves of which nothing is proved.
    fn estimate(&mut self, nodes: u64, tell: &mut dyn FnMut(&Analysis)) {
        let has_estimates = self.moves.iter().all(|it| it.proof.value.is_proved() || it.estimate.is_some());
        if nodes > MOST_ESTIMATE && has_estimates {
            return;
        }
        let open = self.moves.iter().filter(|it| !it.proof.value.is_proved() && !it.proof.after.is_over());
        let open: Vec<Move> = open.map(|it| it.proof.mv).collect();
        let limits = self.budget.piece(u64::MAX);
        let (estimates, spent) = estimate_moves(self.position, &open, nodes, &limits);
        self.budget.charge(spent);
        for estimate in estimates {
            if let Some(state) = self.moves.iter_mut().find(|it| it.proof.mv == estimate.mv) {
                state.estimate = Some(estimate.expectation);
                state.line = estimate.line;
            }
        }
        self.update_best_line();
        tell(&self.analysis());
    }

    /// The line of the most promising move, where that is no more than an estimate.
    fn update_best_line(&mut self) {
        let best = self.analysis().best_moves().first().copied();
        let state = self.moves.iter().find(|it| Some(it.proof.mv) == best && !it.line.is_empty());
        if let Some(state) = state {
            self.best_line.clone_from(&state.line);
        } else {
            self.best_line = best.into_iter().collect();
        }
    }

    /// All that is known by now.
    fn analysis(&self) -> Analysis {
        let moves = self.moves.iter().map(|it| MoveAnalysis { mv: it.proof.mv, value: it.value() });
        Analysis {
            to_move: self.position.to_move(),
            value: self.value(),
            moves: moves.collect(),
            best_line: self.best_line.clone(),
            threats: self.threats.clone(),
            is_complete: !self.is_open(),
            nodes: self.budget.nodes(),
        }
    }

    /// What the position is worth to the player to move.
    fn value(&self) -> Assessment {
        match self.position.outcome() {
            Outcome::Ongoing => {}
            Outcome::Draw(_) => return Assessment::Draw,
            Outcome::Win(winner) if winner == self.position.to_move() => return Assessment::Win(Some(0)),
            Outcome::Win(_) => return Assessment::Loss(Some(0)),
        }
        let values = || self.moves.iter().map(MoveState::value);
        if values().any(|value| matches!(value, Assessment::Win(_))) {
            return Assessment::Win(self.soonest_win());
        }
        if values().all(Assessment::is_proved) {
            if values().any(|value| value == Assessment::Draw) {
                return Assessment::Draw;
            }
            let latest = values().all(Assessment::is_exact);
            return Assessment::Loss(values().filter_map(Assessment::distance).max().filter(|_| latest));
        }
        let best = values().filter_map(Assessment::expectation).reduce(f32::max);
        // What is best among the known moves may be a proved loss while another is not known at all.
        best.filter(|_| !values().any(|value| value == Assessment::Unknown))
            .map_or(Assessment::Unknown, Assessment::Estimate)
    }

    /// Plies to the soonest win, if no other move can win sooner.
    fn soonest_win(&self) -> Option<u32> {
        let wins = self.moves.iter().filter(|it| matches!(it.proof.value, Assessment::Win(_)));
        let soonest = wins.filter_map(|it| it.proof.value.distance()).min()?;
        let may_be_sooner = |it: &MoveState| match it.proof.value {
            Assessment::Unknown | Assessment::Estimate(_) | Assessment::Win(None) => {
                it.proof.at_least < soonest
            }
            Assessment::Loss(_) | Assessment::Draw | Assessment::Win(Some(_)) => false,
        };
        (!self.moves.iter().any(may_be_sooner)).then_some(soonest)
    }
}
