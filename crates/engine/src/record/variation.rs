//! A sequence of moves with its annotations: the main line of a record, or a variation.
use crate::moves::Move;

/// Deepest nesting of variations: far more than a person follows, and no danger to the stack.
pub(super) const DEEPEST: usize = 100;

/// Moves, and between them comments and other variations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Variation {
    pub(super) moves: Vec<Move>,
    /// In the order of the text, so by the number of moves before them.
    pub(super) annotations: Vec<Annotation>,
}

/// What stands between two moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Annotation {
    /// After so many moves of the variation.
    pub(super) after: usize,
    pub(super) kind: AnnotationKind,
}

/// A comment or a variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum AnnotationKind {
    Comment(Comment),
    /// Replaces the last move and those after it; has moves.
    Variation(Variation),
}

/// A comment, as it stands between its marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Comment {
    pub(super) marks: Marks,
    pub(super) text: String,
}

impl Comment {
    /// A comment in braces; a brace that would end it becomes a round bracket.
    pub(super) fn new(text: &str) -> Self {
        Self { marks: Marks::Braces, text: text.replace('}', ")") }
    }
}

/// What tells a comment from the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Marks {
    /// `{…}`, possibly over several lines.
    Braces,
    /// `;` and the rest of the line.
    RestOfLine,
}

impl Variation {
    /// Adds an annotation after the last move.
    pub(super) fn annotate(&mut self, kind: AnnotationKind) {
        self.annotations.push(Annotation { after: self.moves.len(), kind });
    }

    /// Adds an annotation after so many moves, before others that are there.
    pub(super) fn insert(&mut self, after: usize, kind: AnnotationKind) {
        let place = self.annotations.partition_point(|annotation| annotation.after < after);
        self.annotations.insert(place, Annotation { after, kind });
    }

    /// The annotations after so many moves.
    pub(super) fn annotations_after(&self, moves: usize) -> impl Iterator<Item = &AnnotationKind> {
        let first = self.annotations.partition_point(|annotation| annotation.after < moves);
        self.annotations[first..]
            .iter()
            .take_while(move |annotation| annotation.after == moves)
            .map(|annotation| &annotation.kind)
    }

    /// All comments in the order of the text, those in variations included.
    pub(super) fn comments(&self) -> Vec<&Comment> {
        self.annotations
            .iter()
            .flat_map(|annotation| match &annotation.kind {
                AnnotationKind::Comment(comment) => vec![comment],
                AnnotationKind::Variation(variation) => variation.comments(),
            })
            .collect()
    }
}
