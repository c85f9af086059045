//! A line of play with what is remarked on it: the main line of a record, or a variation.
use crate::moves::Move;

/// Moves, and between them comments and other lines that could have been played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Line {
    pub(super) moves: Vec<Move>,
    /// In the order of the text: never one that stands after fewer moves than the one before it.
    pub(super) remarks: Vec<Remark>,
}

/// What stands between two moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Remark {
    /// After so many moves of the line.
    pub(super) after: usize,
    pub(super) what: Remarked,
}

/// A comment or a variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Remarked {
    Comment(Comment),
    /// What could have been played in the place of the last move and those after it; has moves.
    Variation(Line),
}

/// A remark in words, as it stands between its marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Comment {
    pub(super) marks: Marks,
    pub(super) text: String,
}

/// What tells a comment from the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Marks {
    /// `{…}`, possibly over several lines.
    Braces,
    /// `;` and the rest of the line.
    RestOfLine,
}

impl Line {
    /// Adds a remark after the last move.
    pub(super) fn remark(&mut self, what: Remarked) {
        self.remarks.push(Remark { after: self.moves.len(), what });
    }

    /// The remarks after so many moves.
    pub(super) fn remarks_after(&self, moves: usize) -> impl Iterator<Item = &Remarked> {
        let first = self.remarks.partition_point(|remark| remark.after < moves);
        self.remarks[first..]
            .iter()
            .take_while(move |remark| remark.after == moves)
            .map(|remark| &remark.what)
    }

    /// All comments in the order of the text, those in variations included.
    pub(super) fn comments(&self) -> Vec<&Comment> {
        self.remarks
            .iter()
            .flat_map(|remark| match &remark.what {
                Remarked::Comment(comment) => vec![comment],
                Remarked::Variation(line) => line.comments(),
            })
            .collect()
    }
}
