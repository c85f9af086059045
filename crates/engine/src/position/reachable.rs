//! Whose turn the numbers of discs say it is, and which boards that were set up could have been played.
use std::collections::HashSet;

use super::{Position, count, on_board};
use crate::cell::Cell;
use crate::column::Column;
use crate::rules::Rules;
use crate::seat::Seat;

/// Whose turn it is after drops alone, each player in turn: `None` if the numbers of their discs fit nobody.
pub(crate) fn in_turn(counts: &[usize]) -> Option<Seat> {
    let fewest = *counts.last()?;
    let next = counts.iter().take_while(|&&count| count == fewest + 1).count();
    counts.iter().skip(next).all(|&count| count == fewest).then(|| Seat::new(next)).flatten()
}

impl Position {
    /// Whether the numbers of discs are those of a game in which this player is to move; where discs are popped any are.
    pub fn has_balanced_discs(&self) -> bool {
        let discs = |seat| on_board!(self.board(), board => count(board.discs(seat)));
        let counts: Vec<usize> = self.rules().seats().map(discs).collect();
        self.rules().is_pop_out() || in_turn(&counts) == Some(self.to_move())
    }

    /// Whether drops from the empty board can lead to this board, without anybody having won before: only then the
    /// values of a book, which knows no others, are those of this board.
    pub(crate) fn can_be_played_to(&self) -> bool {
        if !self.is_set_up() {
            return true;
        }
        let rules = *self.rules();
        let heights: Vec<usize> = rules.columns().map(|column| self.height(column)).collect();
        // Nobody has won now, so nobody had a line when there were fewer discs.
        !self.is_over() && self.has_balanced_discs() && Unplayed { position: self, rules }.from(heights)
    }
}

/// Takes discs off the tops of columns, each time one of whoever dropped last.
struct Unplayed<'a> {
    position: &'a Position,
    rules: Rules,
}

impl Unplayed<'_> {
    /// Whether the board with columns of these heights can be emptied.
    fn from(&self, heights: Vec<usize>) -> bool {
        let mut seen = HashSet::from([heights.clone()]);
        let mut waiting = vec![heights];
        while let Some(heights) = waiting.pop() {
            let Some(last) = heights.iter().sum::<usize>().checked_sub(1) else { return true };
            let seat = Seat::new(last % usize::from(self.rules.players()));
            for column in self.rules.columns() {
                let Some(top) = heights[column.index()].checked_sub(1) else { continue };
                if self.disc(column, top) == seat {
                    let mut fewer = heights.clone();
                    fewer[column.index()] = top;
                    if seen.insert(fewer.clone()) {
                        waiting.push(fewer);
                    }
                }
            }
        }
        false
    }

    fn disc(&self, column: Column, row: usize) -> Option<Seat> {
        self.position.disc_at(Cell::new(row as u8, column))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wander::wander;
    use crate::{Picture, Variant};
    use proptest::prelude::*;

    fn can_be_played_to(text: &str) -> bool {
        let (picture, to_move) = Picture::parse_line(text, 2).unwrap();
        let rules = Rules::new(picture.rows(), picture.cols(), 4, Variant::Standard, 2).unwrap();
        picture.position(rules, to_move.unwrap()).unwrap().can_be_played_to()
    }

    #[test]
    fn numbers_order_and_turn_have_to_fit() {
        assert!(can_be_played_to("..../..../..../.... 1"));
        assert!(can_be_played_to("..../..../..../.12. 1"));
        assert!(!can_be_played_to("..../..../..../.12. 2"), "it is player 1's turn");
        assert!(!can_be_played_to("..../..../.1../.1.. 1"), "player 2 has not moved");
        assert!(!can_be_played_to("2.../2.../1.../1... 1"), "player 2 had nowhere else to go");
        assert!(can_be_played_to("..../2.../1.../12.. 1"));
    }

    proptest! {
        #![proptest_config(crate::property::cases(200))]

        #[test]
        fn what_was_played_can_be_played(
            (rows, cols, players) in (2..=6_u8, 2..=7_u8, 2..=4_u8),
            choices in prop::collection::vec(any::<u8>(), 0..14),
        ) {
            let game = wander(Rules::new(rows, cols, 4, Variant::Standard, players).unwrap(), &choices);
            let set_up = Position::set_up(*game.rules(), game.to_move(), |cell| game.disc_at(cell)).unwrap();
            prop_assert_eq!(set_up.can_be_played_to(), !game.is_over());
        }
    }
}
