//! A reviewed game: its moves with their grades, the accuracy of each player, the turning points.
use super::explanation::{Cause, Explanation};
use super::grade::Grade;
use crate::analysis::Assessment;
use crate::{Move, Seat};

/// What a review says of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Every move of the game.
    pub moves: Vec<ReviewedMove>,
    /// Players of the game.
    pub players: u8,
    /// How many of the first moves no player chose. They have no grade, and count for nobody.
    pub opening: usize,
}

/// What a review says of a move. Values are those for its mover; distances are counted from the position before it.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedMove {
    /// Its number in the game, from 1.
    pub ply: usize,
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
    /// Its grade, where what is proved is enough for one.
    pub grade: Option<Grade>,
    /// What it led to.
    pub value: Assessment,
    /// What the best move would have led to.
    pub best_value: Assessment,
    /// The best moves, as far as they are known, by column.
    pub best: Vec<Move>,
    /// Whether the legal moves had different outcomes, where that is proved.
    pub is_choice: Option<bool>,
    /// Whether it kept the best outcome, where that is proved.
    pub is_kept: Option<bool>,
    /// Why it was a mistake or a blunder.
    pub explanation: Option<Explanation>,
}

/// How one player did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerSummary {
    /// Who.
    pub seat: Seat,
    /// Positions in which the player's legal moves had different outcomes.
    pub choices: usize,
    /// How often of these the player kept the best outcome.
    pub kept: usize,
    /// Moves of which too little is proved to say so.
    pub unproved: usize,
}

impl PlayerSummary {
    /// Kept choices by choices; `None` if there was no choice.
    pub fn accuracy(&self) -> Option<f64> {
        (self.choices > 0).then(|| self.kept as f64 / self.choices as f64)
    }
}

impl ReviewedMove {
    /// A move of which nothing is known.
    pub(super) const fn new(ply: usize, seat: Seat, mv: Move) -> Self {
        Self {
            ply,
            seat,
            mv,
            grade: None,
            value: Assessment::Unknown,
            best_value: Assessment::Unknown,
            best: Vec::new(),
            is_choice: None,
            is_kept: None,
            explanation: None,
        }
    }

    /// Whether its value and that of the best move are proved.
    pub const fn is_proved(&self) -> bool {
        self.value.is_proved() && self.best_value.is_proved()
    }

    /// Whether the better move of the explanation, if it shows one, is among the best: another may turn out to win
    /// sooner. A series of threats need not be the shortest way.
    pub(super) fn is_explained_by_best(&self) -> bool {
        self.explanation.as_ref().is_none_or(|Explanation { cause, line, .. }| {
            !cause.starts_with_better_move()
                || *cause == Cause::MissedThreats
                || line.first().is_some_and(|mv| self.best.contains(mv))
        })
    }

    /// Whether more time would change nothing that a review says of it.
    pub fn is_complete(&self) -> bool {
        self.grade.is_some()
            && self.is_choice.is_some()
            && self.value.is_exact()
            && self.best_value.is_exact()
    }
}

impl Review {
    /// The same for a game that began with so many moves that no player chose.
    pub fn after_opening(self, opening: usize) -> Self {
        Self { opening, ..self }
    }

    /// Whether no player chose this move.
    pub fn is_opening(&self, reviewed: &ReviewedMove) -> bool {
        reviewed.ply <= self.opening
    }

    /// The moves that players chose.
    pub fn chosen_moves(&self) -> impl Iterator<Item = &ReviewedMove> {
        self.moves.iter().skip(self.opening)
    }

    /// How each player did, in turn order.
    pub fn summaries(&self) -> Vec<PlayerSummary> {
        let summary = |seat: Seat| {
            let own = || self.chosen_moves().filter(move |it| it.seat == seat);
            let choices = || own().filter(|it| it.is_choice == Some(true) && it.is_kept.is_some());
            PlayerSummary {
                seat,
                choices: choices().count(),
                kept: choices().filter(|it| it.is_kept == Some(true)).count(),
                unproved: own().filter(|it| it.is_choice.is_none() || it.is_kept.is_none()).count(),
            }
        };
        Seat::ALL.into_iter().take(self.players.into()).map(summary).collect()
    }

    /// The moves that gave away what the position was worth.
    pub fn turning_points(&self) -> impl Iterator<Item = &ReviewedMove> {
        self.chosen_moves().filter(|it| it.grade.is_some_and(Grade::is_error))
    }

    /// Whether more time would change nothing.
    pub fn is_complete(&self) -> bool {
        self.chosen_moves().all(ReviewedMove::is_complete)
    }
}
