//! What the move of a hint is about, without the move.
use super::{Hint, Reason};
use crate::review::only_reply;
use crate::{Column, Move, Position};

/// What to look for, for whoever wants to find the move of a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Clue {
    /// A move wins at once.
    WinsNow,
    /// A move stops what the opponent threatens.
    Stops,
    /// A move threatens to win in two places.
    TwoThreats,
    /// A move threatens to win, and one reply alone is against that.
    OneReply,
    /// The move is a pop.
    Pop,
    /// The move is a drop into one of two columns, from left to right.
    OneOf([Column; 2]),
}

impl Hint {
    /// What to look for at the position of this hint; nothing where that would be no help, as hardly a choice is left.
    pub fn clue(&self, position: &Position) -> Option<Clue> {
        Some(match &self.reason {
            Reason::WinsNow { .. } => Clue::WinsNow,
            Reason::Stops { .. } | Reason::Forestalls { .. } => Clue::Stops,
            Reason::TwoThreats { .. } => Clue::TwoThreats,
            Reason::WinsIn { .. } if self.leaves_one_reply(position) => Clue::OneReply,
            _ if self.mv.is_pop() => Clue::Pop,
            _ => Clue::OneOf(self.one_of_two(position)?),
        })
    }

    fn leaves_one_reply(&self, position: &Position) -> bool {
        let mut played = position.clone();
        // The move of a hint is legal.
        played.play(self.mv).is_ok() && only_reply(&played, position.to_move()).is_some()
    }

    /// The column of a drop with another one, where there are two others. Which one hangs on the moves so far: were it
    /// always the nearest, it would often tell which of both is meant.
    fn one_of_two(&self, position: &Position) -> Option<[Column; 2]> {
        let column = self.mv.column();
        let drops = position.legal_moves().into_iter().filter(|mv| !mv.is_pop());
        let others: Vec<Column> = drops.map(Move::column).filter(|other| *other != column).collect();
        let seed = position.moves().iter().fold(0_usize, |seed, mv| seed * 31 % 997 + mv.column().index());
        let other = *others.get(seed % others.len().max(1))?;
        let mut both = [column, other];
        both.sort_unstable_by_key(|column| column.index());
        (others.len() > 1).then_some(both)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rules, Variant, parse_game};

    fn clue(moves: &str, mv: &str, reason: Reason) -> Option<Clue> {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        let mv: Move = parse_game(mv, &rules).unwrap()[0];
        Hint { mv, reason, squares: Vec::new() }.clue(&position)
    }

    #[test]
    fn a_clue_leaves_the_move_to_find() {
        let wins = || Reason::WinsIn { moves: 2 };
        assert_eq!(clue("1 7 2 7", "3", wins()), Some(Clue::OneReply));
        assert!(matches!(clue("", "4", wins()), Some(Clue::OneOf(_))), "all replies are left");
        assert_eq!(clue("1 2", "p1", wins()), Some(Clue::Pop));
        assert_eq!(clue("", "4", Reason::WinsNow { lines: Vec::new() }), Some(Clue::WinsNow));
    }

    #[test]
    fn two_columns_don_t_tell_which_is_meant() {
        let said = |moves: &str, mv: &str| match clue(moves, mv, Reason::HoldsDraw) {
            Some(Clue::OneOf(both)) => both.map(|column| column.index() + 1),
            other => panic!("{other:?}"),
        };
        for number in 1..=7 {
            let both = said("4 4 3", &number.to_string());
            assert!(both[0] < both[1] && both.contains(&number), "{both:?}");
        }
        // The same column comes with different ones, on either side.
        let seen: std::collections::BTreeSet<_> =
            ["1", "2", "3", "5", "6", "7", "1 1", "2 7", "6 3"].map(|moves| said(moves, "4")).into();
        assert!(seen.len() > 3 && seen.iter().any(|it| it[0] == 4) && seen.iter().any(|it| it[1] == 4));
    }

    #[test]
    fn of_two_columns_none_is_named() {
        let full = "1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 5 4 4 4 4 4 4 5 5 5 5 5";
        assert_eq!(clue(full, "6", Reason::HoldsDraw), None);
    }
}
