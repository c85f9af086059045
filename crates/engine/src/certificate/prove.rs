//! Writes certificates: the solvers tell what to claim and which moves keep it, and the walk does the rest.
mod pop_out;
mod standard;

use std::time::Instant;

use super::Certificate;
use super::claim::{Claim, PlayerClaim};
use super::file::{FormatError, to_bytes};
use super::following::Following;
use super::moves::MoveWriter;
use super::walk::{Strategy, Walk, WalkError};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::book::BookSource;
use crate::budget::Exhausted;
use crate::search::{
    BuildError, PopOutSolver, Solution, SolveRequest, Solver, SolverOptions, Unsolvable, Verdict,
};
use crate::{AnyBoard, Limits, Position, Seat, UnusualLines};
use pop_out::PopOutMoves;
use standard::StandardMoves;

/// How a certificate is to be made.
#[derive(Clone, Debug, Default)]
pub struct ProveOptions {
    /// What the search may use. The positions that come up may take as much memory again as its table.
    pub solver: SolverOptions,
    /// Where scores of the standard game are looked up; none is taken over without a proof.
    pub book: BookSource,
    /// Whether to prove who wins, but not that it can't be sooner.
    pub is_weak: bool,
}

/// Why there is no certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProveError {
    /// A game without exact values.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
    /// The claims of a certificate, and what needs no entry in it, are about the usual lines.
    #[error("certificates don't cover {0}, only the usual rules about lines")]
    Lines(UnusualLines),
    /// A board without a code for its positions.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// Nothing is left to prove.
    #[error("the game is over")]
    Over,
    /// The limits were reached before it was known what to prove.
    #[error("no certificate: the position was not solved in time")]
    NotSolved,
    /// It is known, but the limits were reached before all moves were.
    #[error("no certificate: solved, but the strategies were not complete in time ({0} moves so far)")]
    NotComplete(u64),
    /// More positions than there may be in memory.
    #[error("no certificate: it has more positions than the table allows; try --table-mib {0}")]
    TooManyPositions(usize),
    /// The search contradicts itself.
    #[error("no certificate: the search found no move that keeps what it had found before")]
    NoMove,
}

impl From<Exhausted> for ProveError {
    fn from(_: Exhausted) -> Self {
        Self::NotComplete(0)
    }
}

/// A certificate and its bytes.
pub(super) struct Proved {
    pub(super) certificate: Certificate,
    pub(super) bytes: Vec<u8>,
}

impl Certificate {
    /// Solves a position and writes a certificate of what it is worth.
    ///
    /// # Errors
    /// Why there is none.
    pub fn prove(
        position: &Position,
        options: &ProveOptions,
        limits: &Limits,
    ) -> Result<(Self, Vec<u8>), ProveError> {
        if let Some(unusual) = position.rules().unusual_lines() {
            return Err(ProveError::Lines(unusual));
        }
        FormatError::check_size(*position.rules())?;
        if position.is_over() {
            return Err(ProveError::Over);
        }
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        let proved = match position.board() {
            AnyBoard::Narrow(board) => {
                Job { position, options, board, any: AnyBoard::Narrow }.run(limits, deadline)
            }
            AnyBoard::Double(board) => {
                Job { position, options, board, any: AnyBoard::Double }.run(limits, deadline)
            }
            AnyBoard::Wide(board) => {
                Job { position, options, board, any: AnyBoard::Wide }.run(limits, deadline)
            }
        }?;
        Ok((proved.certificate, proved.bytes))
    }
}

/// A position to be proved, on the bitboard that it is on.
struct Job<'a, B> {
    position: &'a Position,
    options: &'a ProveOptions,
    board: &'a Board<B>,
    any: fn(Board<B>) -> AnyBoard,
}

impl<B: Bitboard> Job<'_, B> {
    fn run(&self, limits: &Limits, deadline: Option<Instant>) -> Result<Proved, ProveError> {
        let request = if self.options.is_weak { SolveRequest::Outcome } else { SolveRequest::Score };
        let rest = || Limits {
            time: deadline.map(|deadline| deadline.saturating_duration_since(Instant::now())),
            ..limits.clone()
        };
        let following = Following::new(self.board.grid());
        let mut strategies = Vec::new();
        if self.position.rules().is_pop_out() {
            let mut solver = PopOutSolver::new(self.options.solver);
            // A win has to be bounded: only its distance excludes that it goes round in circles.
            let solution = solver.solve(self.position, SolveRequest::Score, limits)?;
            for (seat, claim) in self.claims(&solution)? {
                let limits = rest();
                let mut moves = PopOutMoves::new(&mut solver, self.board, self.any, (seat, claim), &limits)?;
                strategies.push(self.strategy(&following, seat, claim, &mut moves)?);
            }
        } else {
            let mut solver = Solver::new(self.options.solver).with_book(self.options.book.clone());
            let solution = solver.solve(self.position, request, limits)?;
            let book = self.options.book.book_for(self.position);
            for (seat, claim) in self.claims(&solution)? {
                let limits = rest();
                let mut moves =
                    StandardMoves::new(&mut solver, book.as_deref(), &following, self.any, claim, &limits);
                strategies.push(self.strategy(&following, seat, claim, &mut moves)?);
            }
        }
        let start = Position::set_up(*self.position.rules(), self.position.to_move(), |cell| {
            self.position.disc_at(cell)
        });
        let start = start.map_err(|_| ProveError::Over)?;
        let bytes = to_bytes(&start, &strategies);
        let strategies = strategies.into_iter().map(|(claim, _)| claim).collect();
        Ok(Proved { certificate: Certificate { position: start, strategies }, bytes })
    }

    /// What there is to be claimed.
    fn claims(&self, solution: &Solution) -> Result<Vec<(Seat, Claim)>, ProveError> {
        let own = self.position.to_move();
        let other = self.board.after(own);
        let (winner, loser) = match solution.verdict.ok_or(ProveError::NotSolved)? {
            Verdict::Win => (own, other),
            Verdict::Loss => (other, own),
            Verdict::Draw => return Ok(vec![(own, Claim::NeverLoses), (other, Claim::NeverLoses)]),
        };
        let empty = (self.position.rules().cells() - self.position.discs()) as u16;
        // The winner's last ply on a full board, if no distance is asked for.
        let last = if (empty % 2 == 1) == (winner == own) { empty } else { empty - 1 };
        let plies = solution.distance.map_or(last, |plies| plies as u16);
        let mut claims = vec![(winner, Claim::WinsWithin(plies))];
        if plies > 2 && !self.options.is_weak {
            claims.push((loser, Claim::HoldsFor(plies - 2)));
        }
        Ok(claims)
    }

    /// A strategy with its moves.
    fn strategy<S>(
        &self,
        following: &Following<B>,
        seat: Seat,
        claim: Claim,
        moves: &mut S,
    ) -> Result<(PlayerClaim, Vec<u8>), ProveError>
    where
        S: Strategy<B, Error = ProveError>,
    {
        let mut writer = MoveWriter::new(*self.position.rules());
        let mut moves = Limited { moves, most: self.most_positions() };
        let walked =
            Walk::new(self.board, following, seat, claim).follow(&mut moves, |choice| writer.push(choice));
        let (bytes, moves) = writer.finish();
        match walked {
            Ok(()) => Ok((PlayerClaim { seat, claim, moves }, bytes)),
            Err(WalkError::Strategy(ProveError::NotComplete(_))) => Err(ProveError::NotComplete(moves)),
            Err(WalkError::Strategy(error)) => Err(error),
            Err(WalkError::TooMany) => Err(ProveError::TooManyPositions(2 * self.options.solver.table_mib)),
            Err(WalkError::Flaw(_)) => Err(ProveError::NoMove),
        }
    }

    /// Positions that may be in memory at once: each in a layer and in a set that may be half empty.
    fn most_positions(&self) -> u64 {
        ((self.options.solver.table_mib << 20) / (7 * size_of::<B>())) as u64
    }
}

/// A strategy whose positions have to fit into memory.
struct Limited<'a, S> {
    moves: &'a mut S,
    most: u64,
}

impl<B, S: Strategy<B>> Strategy<B> for Limited<'_, S> {
    type Error = S::Error;

    fn choose(&mut self, board: &Board<B>, left: Option<u16>) -> Result<super::moves::Choice, S::Error> {
        self.moves.choose(board, left)
    }

    fn most_positions(&self) -> u64 {
        self.most
    }
}

impl From<BuildError> for ProveError {
    fn from(error: BuildError) -> Self {
        match error {
            BuildError::Exhausted => Self::NotComplete(0),
            BuildError::TooLarge { positions, is_all } => {
                // Somewhat more than a position takes there.
                let mib = (positions * 256) >> 20;
                Self::TooManyPositions(if is_all { mib + 1 } else { 2 * mib + 1 })
            }
            BuildError::NoMove => Self::NoMove,
        }
    }
}
