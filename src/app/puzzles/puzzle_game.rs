//! The puzzle on the board: the moves that were made, and how the solver stands.
use std::collections::VecDeque;

use bevy::prelude::*;

use crate::app::disc_style::DiscStyle;
use crate::app::game::current_game::PositionId;
use crate::app::game::{BoardChanged, BoardSnapshot, SHOWN_STEPS, backward, forward};
use crate::puzzles::LessonPlace;
use connect_n_engine::puzzle::{Puzzle, Step};
use connect_n_engine::search::Verdict;
use connect_n_engine::{GameError, IllegalMove, Move, Position, Seat};

/// How the solver stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The first move is to be made.
    Asked,
    /// A move was right, and this is the answer to it; the next one is to be made.
    Right(Move),
    /// Nothing could be proved about a move in time; it was taken back.
    Unproved,
    /// This move is being proved, or its answer is on its way.
    Proving(Move),
    /// A move was wrong: its refutation is on the board.
    Wrong(Refutation),
    /// The solution is being looked for.
    SeekingSolution,
    /// The solution is on the board.
    Solution,
    /// It is solved.
    Solved,
}

/// What is wrong with a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// The move.
    pub mv: Move,
    /// What the position is worth after it, to the solver.
    pub verdict: Verdict,
    /// How the opponent goes on, and best play after that.
    pub line: Vec<Move>,
    /// Whether the line goes to the end of the game.
    pub is_whole: bool,
}

/// The puzzle on the board, always in its final state: drawing follows at its own pace.
#[derive(Resource, Debug)]
pub struct PuzzleGame {
    puzzle: Puzzle,
    /// The lesson that it belongs to.
    lesson: Option<LessonPlace>,
    solver: Seat,
    position: Position,
    position_id: PositionId,
    disc_styles: [DiscStyle; 4],
    /// Moves that stay. Those after them were only tried.
    kept: usize,
    phase: Phase,
    /// Moves that are still to be shown.
    waiting: VecDeque<Move>,
    /// How the solver stands after they are.
    then: Option<Phase>,
    is_first_try: bool,
    is_recorded: bool,
}

impl PuzzleGame {
    pub(super) fn new(
        puzzle: Puzzle,
        lesson: Option<LessonPlace>,
        position_id: PositionId,
        disc_styles: [DiscStyle; 4],
    ) -> Result<Self, GameError> {
        let position = puzzle.position()?;
        Ok(Self {
            solver: position.to_move(),
            kept: position.moves().len(),
            puzzle,
            lesson,
            position,
            position_id,
            disc_styles,
            phase: Phase::Asked,
            waiting: VecDeque::new(),
            then: None,
            is_first_try: true,
            is_recorded: false,
        })
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The lesson that it belongs to, if it is no puzzle for ratings.
    pub const fn lesson(&self) -> Option<LessonPlace> {
        self.lesson
    }

    /// Whose move it is to find.
    pub const fn solver(&self) -> Seat {
        self.solver
    }

    /// What is on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Tells its positions apart.
    pub const fn position_id(&self) -> PositionId {
        self.position_id
    }

    /// What the discs look like, by seat.
    pub const fn disc_styles(&self) -> [DiscStyle; 4] {
        self.disc_styles
    }

    /// How the solver stands.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whether there was no wrong move and no hint so far.
    pub const fn is_first_try(&self) -> bool {
        self.is_first_try
    }

    /// Whether it is known whether it counts as solved.
    pub const fn is_recorded(&self) -> bool {
        self.is_recorded
    }

    /// Whether the solver is to move.
    pub const fn awaits_move(&self) -> bool {
        matches!(self.phase, Phase::Asked | Phase::Right(_) | Phase::Unproved)
    }

    /// Whether the solver has made a right move, so that it can't be passed over any more.
    pub fn has_begun(&self) -> bool {
        self.kept > self.puzzle.moves.len()
    }

    /// Whether moves are still to be shown.
    pub(super) fn is_playing(&self) -> bool {
        !self.waiting.is_empty()
    }

    pub(super) fn use_disc_styles(&mut self, disc_styles: [DiscStyle; 4]) {
        self.disc_styles = disc_styles;
    }

    /// The board as it is.
    pub(super) fn shown(&self, emptied: bool) -> BoardChanged {
        BoardChanged::Reset { board: BoardSnapshot::of(&self.position, self.disc_styles), emptied }
    }

    /// Makes a move of the solver; whether it was right is not known yet.
    pub(super) fn try_move(&mut self, mv: Move) -> Result<BoardChanged, IllegalMove> {
        let change = self.play(mv)?;
        self.phase = Phase::Proving(mv);
        Ok(change)
    }

    /// Takes in what has come of the move.
    pub(super) fn take_step(&mut self, mv: Move, step: Step) -> Vec<BoardChanged> {
        match step {
            Step::Reply(reply) => self.show_line([reply].into(), Phase::Right(reply)),
            Step::Solved(Some(reply)) => self.show_line([reply].into(), Phase::Solved),
            Step::Solved(None) => {
                self.kept = self.position.moves().len();
                self.phase = Phase::Solved;
            }
            Step::Wrong { verdict, refutation } => {
                self.is_first_try = false;
                let is_whole = self.ends_with(&refutation);
                // A draw is only held: one answer tells as much as ten.
                let shown = if verdict == Verdict::Draw && !is_whole { 1 } else { refutation.len() };
                let line: Vec<Move> = refutation.into_iter().take(shown).collect();
                self.waiting = line.iter().copied().collect();
                self.phase = Phase::Wrong(Refutation { mv, verdict, line, is_whole });
            }
            Step::Unproved => return self.take_back(Phase::Unproved),
        }
        Vec::new()
    }

    /// Whether the game is over after these moves.
    fn ends_with(&self, line: &[Move]) -> bool {
        let mut after = self.position.clone();
        line.iter().all(|mv| after.play(*mv).is_ok()) && after.is_over()
    }

    fn show_line(&mut self, line: VecDeque<Move>, then: Phase) {
        (self.waiting, self.then) = (line, Some(then));
    }

    /// Plays the next of the moves that are to be shown.
    pub(super) fn show_next(&mut self) -> Option<BoardChanged> {
        let mv = self.waiting.pop_front()?;
        let change = self.play(mv).ok();
        if self.waiting.is_empty()
            && let Some(phase) = self.then.take()
        {
            if matches!(phase, Phase::Right(_) | Phase::Solved) {
                self.kept = self.position.moves().len();
            }
            self.phase = phase;
        }
        change
    }

    /// The position that stays when what was tried is taken back.
    pub(super) fn kept_position(&self) -> Position {
        let mut kept = self.position.clone();
        for _ in self.kept..self.position.moves().len() {
            kept.undo();
        }
        kept
    }

    /// Takes back what was only tried.
    pub(super) fn take_back(&mut self, phase: Phase) -> Vec<BoardChanged> {
        (self.waiting, self.then, self.phase) = (VecDeque::new(), None, phase);
        self.position_id = self.position_id.next();
        let steps = self.position.moves().len().saturating_sub(self.kept);
        let mut changes = Vec::new();
        for left in (0..steps).rev() {
            let Some(&mv) = self.position.moves().last() else { break };
            self.position.undo();
            if left < SHOWN_STEPS {
                changes.push(backward(&self.position, mv));
            } else if left == SHOWN_STEPS {
                changes.push(self.shown(false));
            }
        }
        changes
    }

    /// How the solver stands after what was tried is taken back.
    pub(super) fn asked_again(&self) -> Phase {
        let reply = self.position.moves()[..self.kept].last().filter(|_| self.has_begun());
        reply.map_or(Phase::Asked, |reply| Phase::Right(*reply))
    }

    /// Shows how it is solved from here.
    pub(super) fn show_solution(&mut self, line: Vec<Move>) {
        self.phase = Phase::Solution;
        (self.waiting, self.then) = (line.into(), None);
    }

    /// Help was given: it doesn't count as solved any more.
    pub(super) fn spoil(&mut self) {
        self.is_first_try = false;
    }

    /// Whether it counts as solved, once that is known; lessons don't count.
    pub(super) fn result(&mut self) -> Option<bool> {
        let is_solved = self.phase == Phase::Solved || self.then == Some(Phase::Solved);
        let is_open = self.is_first_try && !is_solved;
        if self.is_recorded || is_open || self.lesson.is_some() {
            return None;
        }
        self.is_recorded = true;
        Some(self.is_first_try)
    }

    fn play(&mut self, mv: Move) -> Result<BoardChanged, IllegalMove> {
        let seat = self.position.to_move();
        self.position.play(mv)?;
        self.position_id = self.position_id.next();
        Ok(forward(&self.position, mv, seat))
    }
}
