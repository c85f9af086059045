//! Which book a solver or a player uses.
use std::sync::{Arc, LazyLock};

use super::opening_book::Book;
use crate::{Position, Rules};

/// The book for the usual board that is built in with the feature `book`. It is read when it is first asked for.
static BUILT_IN: LazyLock<Option<Arc<Book>>> = LazyLock::new(|| {
    #[cfg(feature = "book")]
    // A test makes sure that it can be read; without it everything works, but more slowly.
    return Book::from_bytes(include_bytes!("../../books/6x7.book").as_slice()).ok().map(Arc::new);
    #[cfg(not(feature = "book"))]
    return None;
});

/// Which book is used.
#[derive(Clone, Default, Debug)]
pub enum BookSource {
    /// None.
    #[default]
    Empty,
    /// The one that is built in, on the board that it is for.
    BuiltIn,
    /// This one, on the board that it is for.
    Holding(Arc<Book>),
}

impl BookSource {
    /// The book from which the value of this position follows. On a board that was set up and that no game can come to, it
    /// follows from none: a book has an answer for it, but a wrong one.
    pub fn book_for(&self, position: &Position) -> Option<Arc<Book>> {
        let rules = position.rules();
        let book = match self {
            Self::BuiltIn if *rules == Rules::default() => BUILT_IN.as_ref()?,
            Self::Holding(book) if book.rules() == rules => book,
            _ => return None,
        };
        (book.covers(position.discs() as i32) && position.can_be_played_to()).then(|| Arc::clone(book))
    }
}

#[cfg(all(test, feature = "book"))]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn the_usual_board_has_its_book() {
        let book = BookSource::BuiltIn.book_for(&Position::new(Rules::default())).unwrap();
        assert!(book.covers(0) && book.as_bytes().len() <= 4 << 20);
        let other = Position::new(Rules::new(5, 7, 4, Variant::Standard, 2).unwrap());
        assert!(BookSource::BuiltIn.book_for(&other).is_none());
    }
}
