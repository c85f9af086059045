//! Opening books: what they hold, their files, and what the solver makes of them.
use std::sync::Arc;

use connect_n::engine::book::{Book, BookError, Library, Maker};
use connect_n::engine::search::{Question, Solver, SolverOptions};
use connect_n::engine::{Limits, Move, Position, Rules, Variant, parse_game};
use proptest::prelude::*;

fn options() -> SolverOptions {
    SolverOptions { table_mib: 4, threads: 1 }
}

fn standard(rows: u8, cols: u8, connect: u8) -> Rules {
    Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap()
}

/// A book of all positions to this ply.
fn book(rules: Rules, plies: u8) -> Book {
    let mut maker = Maker::new(&Maker::blank(rules).unwrap(), options());
    for discs in 0..=plies {
        for position in maker.openings(discs) {
            assert!(maker.solve(&position, &Limits::default()));
        }
        maker.complete_below(discs + 1);
    }
    maker.book()
}

/// Every position with so many discs, with its mirror image and by every way to it.
fn positions(rules: Rules, plies: usize) -> Vec<Position> {
    let mut positions = vec![Position::new(rules)];
    for _ in 0..plies {
        let next = |position: &Position| {
            let after = |mv| Position::from_moves(rules, &[position.moves(), &[mv]].concat()).unwrap();
            position.legal_moves().into_iter().map(after).collect::<Vec<_>>()
        };
        positions = positions.iter().flat_map(next).filter(|position| !position.is_over()).collect();
    }
    positions
}

#[test]
fn a_book_says_what_the_solver_finds_and_holds_all_that_it_claims() {
    for (rules, plies) in [(standard(4, 5, 4), 5), (standard(3, 4, 3), 6), (standard(8, 9, 3), 1)] {
        let book = book(rules, plies);
        assert_eq!((book.extent().complete_below, book.extent().most_discs), (plies + 1, plies));
        let mut solver = Solver::new(options());
        for position in (0..=usize::from(plies)).flat_map(|ply| positions(rules, ply)) {
            let solution = solver.solve(&position, Question::Best, &Limits::default()).unwrap();
            let Some(known) = book.find(&position) else {
                assert!(position.legal_moves().iter().any(|&mv| position.wins_at_once(mv)));
                continue;
            };
            assert_eq!(Some(known.score), solution.score, "{:?}", position.moves());
            assert!(solution.best.contains(&Move::Drop(known.column)), "{:?}", position.moves());
        }
    }
}

#[test]
fn the_solver_answers_from_the_book_without_a_search() {
    let rules = standard(5, 6, 4);
    let book = Arc::new(book(rules, 3));
    let mut reading = Solver::new(options()).with_book(Library::Holding(Arc::clone(&book)));
    let mut alone = Solver::new(options());
    for position in (0..=4).flat_map(|ply| positions(rules, ply)).step_by(7) {
        let found = reading.solve(&position, Question::Move, &Limits::default()).unwrap();
        let expected = alone.solve(&position, Question::Best, &Limits::default()).unwrap();
        assert_eq!((found.score, found.distance), (expected.score, expected.distance));
        assert!(expected.best.contains(&found.best[0]));
        assert!(position.plies() == 4 || found.nodes == 0);
    }
    for position in positions(rules, 2) {
        let found = reading.solve(&position, Question::Columns, &Limits::default()).unwrap();
        let expected = alone.solve(&position, Question::Columns, &Limits::default()).unwrap();
        assert_eq!((found.best, found.columns, found.nodes), (expected.best, expected.columns, 0));
    }
}

#[test]
fn a_book_shortens_the_search_of_earlier_positions() {
    let rules = standard(5, 6, 4);
    let mut maker = Maker::new(&Maker::blank(rules).unwrap(), options());
    for position in maker.openings(4) {
        assert!(maker.solve(&position, &Limits::default()));
    }
    let mut reading = Solver::new(options()).with_book(Library::Holding(Arc::new(maker.book())));
    let found = reading.solve(&Position::new(rules), Question::Best, &Limits::default()).unwrap();
    let mut alone = Solver::new(options());
    let expected = alone.solve(&Position::new(rules), Question::Best, &Limits::default()).unwrap();
    assert_eq!((found.score, &found.best), (expected.score, &expected.best));
    assert!(10 * found.nodes < expected.nodes, "{} {}", found.nodes, expected.nodes);
}

#[test]
fn a_maker_goes_on_where_it_was_stopped() {
    let rules = standard(4, 4, 3);
    let whole = book(rules, 3);
    let mut maker = Maker::new(&Maker::blank(rules).unwrap(), options());
    for discs in 0..=3 {
        for position in maker.openings(discs) {
            // Each position in a run of its own.
            let read = Book::from_bytes(&maker.book().to_bytes()).unwrap();
            maker = Maker::new(&read, options());
            assert!(!maker.knows(&position));
            assert!(maker.solve(&position, &Limits::default()));
            assert!(maker.knows(&position) && maker.knows(&position.mirrored()));
        }
        maker.complete_below(discs + 1);
    }
    let resumed = maker.book();
    assert_eq!((resumed.extent(), resumed.len()), (whole.extent(), whole.len()));
    let scores = |book: &Book| -> Vec<_> {
        let find = |position: &Position| book.find(position).map(|known| known.score);
        (0..=3).flat_map(|ply| positions(rules, ply)).map(|position| find(&position)).collect()
    };
    assert_eq!(scores(&resumed), scores(&whole));
}

#[test]
fn a_maker_that_reads_itself_needs_no_search_before_its_last_ply() {
    let rules = standard(4, 5, 4);
    let mut maker = Maker::new(&Maker::blank(rules).unwrap(), options());
    for discs in (0..=4).rev() {
        // Nothing is left in its table.
        maker = Maker::new(&maker.book(), options());
        maker.read_itself();
        for position in maker.openings(discs) {
            let limits = Limits { nodes: (discs < 4).then_some(20), ..Limits::default() };
            assert!(maker.solve(&position, &limits), "{:?}", position.moves());
        }
    }
    let (made, expected) = (maker.book(), book(rules, 4));
    for position in (0..=4).flat_map(|ply| positions(rules, ply)) {
        let score = |book: &Book| book.find(&position).map(|known| known.score);
        assert_eq!(score(&made), score(&expected), "{:?}", position.moves());
    }
}

#[test]
fn a_maker_out_of_time_adds_nothing() {
    let mut maker = Maker::new(&Maker::blank(Rules::default()).unwrap(), options());
    let limits = Limits { nodes: Some(100), ..Limits::default() };
    assert!(!maker.solve(&Position::new(Rules::default()), &limits));
    assert!(maker.book().is_empty());
}

#[test]
fn other_games_and_larger_boards_have_no_books() {
    let blank = |rows, cols, variant, players| {
        Maker::blank(Rules::new(rows, cols, 4, variant, players).unwrap()).map(|book| book.len())
    };
    assert_eq!(blank(6, 7, Variant::PopOut, 2), Err(BookError::OtherGame));
    assert_eq!(blank(6, 7, Variant::Standard, 3), Err(BookError::OtherGame));
    assert!(matches!(blank(16, 8, Variant::Standard, 2), Err(BookError::TooLarge(_))));
    assert_eq!(blank(15, 8, Variant::Standard, 2), Ok(0));
}

#[test]
fn a_book_is_for_one_board() {
    let book = book(standard(4, 4, 4), 1);
    assert_eq!(book.find(&Position::new(standard(4, 4, 3))), None);
    let problem = book.check_rules(&Rules::default()).unwrap_err().to_string();
    assert_eq!(
        problem,
        "the book is for 4 rows x 4 columns, N = 4, the game is 6 rows x 7 columns, N = 4; give a book for that"
    );
}

#[test]
fn the_built_in_book_is_right() {
    let rules = Rules::default();
    let book = Library::BuiltIn.book_for(&rules).unwrap();
    let mut solver = Solver::new(SolverOptions { table_mib: 16, threads: 1 });
    // Positions of the published sets, and openings that are over soon.
    for moves in ["4", "44", "444", "4444", "44444", "111111", "1212", "4213", "432"] {
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        let Some(known) = book.find(&position) else { continue };
        assert_eq!(book.find(&position.mirrored()).map(|known| known.score), Some(known.score));
        if position.plies() >= 5 {
            let solution = solver.solve(&position, Question::Score, &Limits::default()).unwrap();
            assert_eq!(solution.score, Some(known.score), "{moves}");
        }
    }
}

/// A book with entries of every size, so that no byte of the format is always the same.
fn sample() -> Vec<u8> {
    book(standard(5, 4, 3), 3).to_bytes()
}

#[test]
fn bytes_read_as_they_were_written() {
    for book in
        [book(standard(5, 4, 3), 4), book(standard(9, 12, 3), 1), Maker::blank(Rules::default()).unwrap()]
    {
        assert_eq!(Book::from_bytes(&book.to_bytes()).as_ref(), Ok(&book));
    }
}

#[test]
fn a_book_that_is_cut_or_longer_is_damaged() {
    let bytes = sample();
    for length in 5..bytes.len() {
        assert_eq!(Book::from_bytes(&bytes[..length]), Err(BookError::Damaged), "{length}");
    }
    assert_eq!(Book::from_bytes(&[&bytes[..], &[0]].concat()), Err(BookError::Damaged));
}

#[test]
fn a_book_with_a_wrong_byte_is_damaged() {
    let bytes = sample();
    for place in 5..bytes.len() {
        for bit in 0..8 {
            let mut wrong = bytes.clone();
            wrong[place] ^= 1 << bit;
            assert_eq!(Book::from_bytes(&wrong), Err(BookError::Damaged), "bit {bit} of byte {place}");
        }
    }
}

#[test]
fn other_files_are_no_books() {
    for bytes in [&b""[..], b"C4B", b"[Rows \"6\"]", b"\x7fELF\x02\x01\x01"] {
        assert_eq!(Book::from_bytes(bytes), Err(BookError::NoBook));
    }
    assert_eq!(Book::from_bytes(b"C4BK"), Err(BookError::Damaged));
    assert_eq!(Book::from_bytes(b"C4BK\x02rest"), Err(BookError::Version(2)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    /// Bytes with a hash that fits, but no sense: an error or a book, never a panic.
    #[test]
    fn nonsense_is_refused(body in prop::collection::vec(any::<u8>(), 0..60), head in any::<[u8; 9]>(), count in 0u8..8) {
        let mut bytes = [&b"C4BK\x01"[..], &head[..5], &[count, 0, 0, 0], &body].concat();
        let hash = bytes.iter().fold(0xCBF2_9CE4_8422_2325u64, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
        });
        bytes.extend(hash.to_le_bytes());
        if let Ok(book) = Book::from_bytes(&bytes) {
            prop_assert_eq!(Book::from_bytes(&book.to_bytes()), Ok(book));
        }
    }
}
