//! A puzzle being solved, against perfect defence to the end.
use super::{Prover, Puzzle, PuzzleKind};
use crate::search::{Unsolvable, Verdict, play};
use crate::{Choice, DrawReason, GameError, Hint, IllegalMove, Limits, Move, Outcome, Position, Report};

/// Positions that the defence looks at to choose among moves that are equally good.
const GUESS: u64 = 20_000;

/// Most moves of a refutation, or of a held draw, that are shown.
const LONGEST_LINE: usize = 12;

/// A puzzle on the board, with the moves made so far.
pub struct Attempt {
    kind: PuzzleKind,
    position: Position,
    prover: Prover,
}

/// What comes of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// It was right, and the defence has answered with this move.
    Reply(Move),
    /// It was right, and the puzzle is solved; the defence may have made a last move.
    Solved(Option<Move>),
    /// It was wrong; the move is taken back.
    Wrong {
        /// What the position is worth after it to the solver.
        verdict: Verdict,
        /// How the opponent goes on, and best play after that.
        refutation: Vec<Move>,
    },
    /// Within the limits nothing could be proved; the move is taken back.
    Unproved,
}

/// Why a move can't be made in an attempt.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AttemptError {
    /// The rules don't allow it.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The board has no exact values.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
}

impl Attempt {
    /// Puts the puzzle on the board.
    ///
    /// # Errors
    /// Its moves can't be played.
    pub fn new(puzzle: &Puzzle) -> Result<Self, GameError> {
        Ok(Self { kind: puzzle.kind, position: puzzle.position()?, prover: Prover::default() })
    }

    /// Goes on with a puzzle of a kind from a position in which the solver is to move.
    pub fn resumed(kind: PuzzleKind, position: Position) -> Self {
        Self { kind, position, prover: Prover::default() }
    }

    /// The game so far.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Makes a move of the solver, and the defence's reply if it was right.
    ///
    /// # Errors
    /// The move is illegal, or the board has no exact values; the position is then unchanged.
    pub fn play(&mut self, mv: Move, limits: &Limits) -> Result<Step, AttemptError> {
        self.position.check(mv)?;
        let wanted = if self.kind == PuzzleKind::Win { Verdict::Win } else { Verdict::Draw };
        let Some(verdict) = self.prover.verdict_after(&self.position, mv, limits)? else {
            return Ok(Step::Unproved);
        };
        if verdict < wanted {
            return Ok(Step::Wrong { verdict, refutation: self.refutation(mv, limits)? });
        }
        self.position.play(mv)?;
        if self.position.is_over() {
            return Ok(Step::Solved(None));
        }
        let reply = self.defence(limits)?;
        self.position.play(reply)?;
        let is_repetition = self.position.outcome() == Outcome::Draw(DrawReason::Repetition);
        if is_repetition && self.kind == PuzzleKind::Win {
            // The proof knows nothing of what came before: a third time the win is given away.
            self.position.undo();
            self.position.undo();
            return Ok(Step::Wrong { verdict: Verdict::Draw, refutation: vec![reply] });
        }
        Ok(if self.position.is_over() { Step::Solved(Some(reply)) } else { Step::Reply(reply) })
    }

    /// One of the best moves in the position, the hardest to meet if the search can tell.
    fn defence(&mut self, limits: &Limits) -> Result<Move, Unsolvable> {
        let best = self.prover.best(&self.position, limits)?;
        let guess = play::choose(&self.position, 0, &Limits { nodes: Some(GUESS), ..limits.clone() }).mv;
        Ok(if best.contains(&guess) { guess } else { best.first().copied().unwrap_or(guess) })
    }

    /// The best move here with a plain reason for it; nothing if the limits don't allow to find out.
    ///
    /// # Errors
    /// The board has no exact values.
    pub fn hint(&mut self, limits: &Limits) -> Result<Option<Hint>, Unsolvable> {
        let Some(value) = self.prover.value(&self.position, limits)? else { return Ok(None) };
        let best = self.prover.best(&self.position, limits)?;
        let report = Report { value: Some(value), proved: true, ..Report::default() };
        Ok(best.first().map(|&mv| Hint::of(&self.position, &Choice { mv, report })))
    }

    /// Best play of both sides from here: to the win, or so far that one sees how a draw is held. Where the limits don't
    /// allow to find out, it ends sooner.
    ///
    /// # Errors
    /// The board has no exact values.
    pub fn solution(&mut self, limits: &Limits) -> Result<Vec<Move>, Unsolvable> {
        let longest = if self.kind == PuzzleKind::Win { usize::MAX } else { LONGEST_LINE };
        self.best_line(self.position.clone(), longest, limits)
    }

    /// Best play after a wrong move.
    fn refutation(&mut self, mv: Move, limits: &Limits) -> Result<Vec<Move>, AttemptError> {
        let mut after = self.position.clone();
        after.play(mv)?;
        Ok(self.best_line(after, LONGEST_LINE, limits)?)
    }

    fn best_line(
        &mut self,
        mut position: Position,
        longest: usize,
        limits: &Limits,
    ) -> Result<Vec<Move>, Unsolvable> {
        let mut line = Vec::new();
        while !position.is_over() && line.len() < longest {
            let Some(&best) = self.prover.best(&position, limits)?.first() else { break };
            // What the solver finds is legal.
            if position.play(best).is_err() {
                break;
            }
            line.push(best);
        }
        Ok(line)
    }
}
