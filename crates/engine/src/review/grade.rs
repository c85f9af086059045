//! Grades of moves, and what they follow from.
use std::fmt;
use std::str::FromStr;

use super::knowledge::MoveKnowledge;
use crate::search::Verdict;

/// How good a move was, from the proved values of all moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// There was no other legal move.
    Forced,
    /// Every other legal move had a worse outcome.
    Only,
    /// It kept the outcome, and won as soon or lost as late as possible.
    Best,
    /// It kept the outcome, but won later or lost sooner than it had to.
    Good,
    /// It turned a win into a draw, or a draw into a loss.
    Mistake,
    /// It turned a win into a loss.
    Blunder,
}

/// A word that is no grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a grade; grades are forced, only, best, good, mistake and blunder")]
pub struct GradeError;

impl Grade {
    /// All grades.
    pub const ALL: [Self; 6] =
        [Self::Forced, Self::Only, Self::Best, Self::Good, Self::Mistake, Self::Blunder];

    /// Its name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Forced => "forced",
            Self::Only => "only",
            Self::Best => "best",
            Self::Good => "good",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// Whether the move gave away what the position was worth.
    pub const fn is_error(self) -> bool {
        matches!(self, Self::Mistake | Self::Blunder)
    }

    /// The grade of the move with this index, if what is known of all moves is enough for it.
    pub(super) fn of(moves: &[MoveKnowledge], played: usize) -> Option<Self> {
        let [_, _, ..] = moves else { return Some(Self::Forced) };
        let own = moves.get(played)?;
        let others = || moves.iter().enumerate().filter(move |&(index, _)| index != played).map(|(_, it)| it);
        let verdict = own.verdict()?;
        match best_verdict(moves)? {
            best if best == verdict => {}
            Verdict::Win if verdict == Verdict::Loss => return Some(Self::Blunder),
            _ => return Some(Self::Mistake),
        }
        if verdict != Verdict::Loss && others().all(|it| it.may_reach() < verdict) {
            return Some(Self::Only);
        }
        // Where another move may turn out to be worse, this may be the only one.
        if verdict != Verdict::Loss && !others().any(|it| it.reaches() >= verdict) {
            return None;
        }
        if others().all(|it| it.upper <= own.lower) {
            Some(Self::Best)
        } else {
            others().any(|it| it.lower > own.upper).then_some(Self::Good)
        }
    }
}

/// The best outcome that any of the moves reaches, if that is known.
pub(super) fn best_verdict(moves: &[MoveKnowledge]) -> Option<Verdict> {
    let reached = moves.iter().map(MoveKnowledge::reaches).max()?;
    let may_be_reached = moves.iter().map(MoveKnowledge::may_reach).max()?;
    (reached == may_be_reached).then_some(reached)
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Grade {
    type Err = GradeError;

    fn from_str(text: &str) -> Result<Self, GradeError> {
        Self::ALL.into_iter().find(|grade| grade.name() == text).ok_or(GradeError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_value::GameValue;
    use crate::{Column, Move};
    use proptest::prelude::*;

    fn known(values: &[GameValue]) -> Vec<MoveKnowledge> {
        let columns = (0..).filter_map(Column::new).map(Move::Drop);
        let known = columns.zip(values).map(|(mv, &value)| {
            let mut known = MoveKnowledge::new(mv);
            known.settle(value);
            known
        });
        known.collect()
    }

    fn outcome(value: GameValue) -> i32 {
        match value {
            GameValue::Loss(_) => -1,
            GameValue::Draw => 0,
            GameValue::Win(_) => 1,
        }
    }

    /// The grade as it is defined.
    fn plain(values: &[GameValue], played: usize) -> Grade {
        let others: Vec<GameValue> =
            (0..values.len()).filter(|&index| index != played).map(|index| values[index]).collect();
        let Some(&best) = others.iter().max() else { return Grade::Forced };
        let own = values[played];
        if outcome(own) < outcome(best) {
            return if outcome(best) - outcome(own) == 2 { Grade::Blunder } else { Grade::Mistake };
        }
        if others.iter().all(|&other| outcome(other) < outcome(own)) {
            Grade::Only
        } else if own >= best {
            Grade::Best
        } else {
            Grade::Good
        }
    }

    fn value() -> impl Strategy<Value = GameValue> {
        prop_oneof![
            (1..9_u16).prop_map(GameValue::Loss),
            Just(GameValue::Draw),
            (1..9_u16).prop_map(GameValue::Win),
        ]
    }

    /// Takes in something that is true of a value.
    fn update(known: &mut MoveKnowledge, value: GameValue, what: u8, slack: u16) {
        match (what % 4, value) {
            (0, _) => known.settle(value),
            (1, GameValue::Loss(_)) => known.settle_verdict(Verdict::Loss),
            (1, GameValue::Draw) => known.settle_verdict(Verdict::Draw),
            (1, GameValue::Win(_)) => known.settle_verdict(Verdict::Win),
            (2, GameValue::Loss(plies) | GameValue::Win(plies)) => {
                known.lasts(u32::from(plies.saturating_sub(slack)));
            }
            _ => {}
        }
    }

    proptest! {
        #![proptest_config(crate::property::cases(3000))]

        #[test]
        fn a_grade_is_as_it_is_defined(
            values in proptest::collection::vec(value(), 1..5),
            played: proptest::sample::Index,
        ) {
            let played = played.index(values.len());
            prop_assert_eq!(Grade::of(&known(&values), played), Some(plain(&values, played)));
        }

        #[test]
        fn what_is_graded_early_is_graded_right(
            values in proptest::collection::vec(value(), 1..5),
            played: proptest::sample::Index,
            updates in proptest::collection::vec((any::<u8>(), 0..4_u16), 5),
        ) {
            let played = played.index(values.len());
            let mut known: Vec<MoveKnowledge> =
                known(&values).iter().map(|it| MoveKnowledge::new(it.mv)).collect();
            for ((known, &value), &(what, slack)) in known.iter_mut().zip(&values).zip(&updates) {
                update(known, value, what, slack);
            }
            if let Some(grade) = Grade::of(&known, played) {
                prop_assert_eq!(grade, plain(&values, played));
            }
            let best = values.iter().copied().max().map(outcome);
            let verdict = best_verdict(&known).map(|verdict| verdict as i32 - Verdict::Draw as i32);
            prop_assert!(verdict.is_none() || verdict == best);
        }
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        for grade in Grade::ALL {
            assert_eq!(grade.to_string().parse(), Ok(grade));
        }
        assert!("great".parse::<Grade>().is_err());
    }
}
