//! What a review knows of the moves of one position: bounds of their values.
use crate::Move;
use crate::analysis::Assessment;
use crate::game_value::GameValue;
use crate::search::Verdict;

/// The bounds of what a move is worth to its mover, in plies from the position before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct MoveKnowledge {
    pub(super) mv: Move,
    pub(super) lower: GameValue,
    pub(super) upper: GameValue,
    /// What the mover may expect, where nothing is proved.
    pub(super) estimate: Option<f32>,
}

impl MoveKnowledge {
    /// Nothing is known.
    pub(super) const fn new(mv: Move) -> Self {
        Self { mv, lower: GameValue::Loss(1), upper: GameValue::Win(1), estimate: None }
    }

    /// The outcome that it reaches at least.
    pub(super) const fn reaches(&self) -> Verdict {
        verdict(self.lower)
    }

    /// The outcome that it reaches at most.
    pub(super) const fn may_reach(&self) -> Verdict {
        verdict(self.upper)
    }

    /// The outcome, where it is known.
    pub(super) fn verdict(&self) -> Option<Verdict> {
        (self.reaches() == self.may_reach()).then(|| self.reaches())
    }

    /// The value, where it is known.
    pub(super) fn value(&self) -> Option<GameValue> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// Takes in a lower bound.
    pub(super) fn raise(&mut self, lower: GameValue) {
        self.lower = self.lower.max(lower);
    }

    /// Takes in an upper bound.
    pub(super) fn reduce(&mut self, upper: GameValue) {
        self.upper = self.upper.min(upper);
    }

    /// Takes in the value.
    pub(super) fn settle(&mut self, value: GameValue) {
        (self.lower, self.upper) = (value, value);
    }

    /// Takes in the outcome.
    pub(super) fn settle_verdict(&mut self, verdict: Verdict) {
        let (lower, upper) = match verdict {
            Verdict::Win => (GameValue::Win(u16::MAX), GameValue::Win(1)),
            Verdict::Draw => (GameValue::Draw, GameValue::Draw),
            Verdict::Loss => (GameValue::Loss(1), GameValue::Loss(u16::MAX)),
        };
        self.raise(lower);
        self.reduce(upper);
    }

    /// Takes in that there is no end before so many plies.
    pub(super) fn lasts(&mut self, plies: u32) {
        let plies = u16::try_from(plies.max(1)).unwrap_or(u16::MAX);
        self.raise(GameValue::Loss(plies));
        self.reduce(GameValue::Win(plies));
    }

    /// Takes in what an analysis has found.
    pub(super) fn update(&mut self, value: Assessment) {
        if let Some(value) = value.value() {
            self.settle(value);
        } else if let Some(verdict) = value.verdict() {
            self.settle_verdict(verdict);
        }
    }

    /// What is known, as others see it.
    pub(super) fn assessment(&self) -> Assessment {
        match (self.value(), self.verdict(), self.estimate) {
            (Some(value), ..) => value.into(),
            (_, Some(Verdict::Win), _) => Assessment::Win(None),
            (_, Some(Verdict::Loss), _) => Assessment::Loss(None),
            (_, _, Some(estimate)) => Assessment::Estimate(estimate),
            _ => Assessment::Unknown,
        }
    }
}

/// The bounds of the best move.
pub(super) fn best_bounds(moves: &[MoveKnowledge]) -> Option<(GameValue, GameValue)> {
    let lower = moves.iter().map(|it| it.lower).max()?;
    let upper = moves.iter().map(|it| it.upper).max()?;
    Some((lower, upper))
}

const fn verdict(value: GameValue) -> Verdict {
    match value {
        GameValue::Loss(_) => Verdict::Loss,
        GameValue::Draw => Verdict::Draw,
        GameValue::Win(_) => Verdict::Win,
    }
}

/// The best value that is worse than this one.
pub(super) const fn next_worse(value: GameValue) -> GameValue {
    match value {
        GameValue::Win(u16::MAX) => GameValue::Draw,
        GameValue::Win(plies) => GameValue::Win(plies + 1),
        GameValue::Draw => GameValue::Loss(u16::MAX),
        GameValue::Loss(plies) => GameValue::Loss(plies.saturating_sub(1)),
    }
}
