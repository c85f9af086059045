//! Opening books: what they hold, their files, and what the solver makes of them.
use std::sync::Arc;

use connect_n_engine::book::{Book, BookBuilder, BookCheckpoint, BookEntry, BookError, BookSource};
use connect_n_engine::search::{Solution, SolveRequest, Solver, SolverOptions};
use connect_n_engine::{Column, Limits, Part, Position, Rules, Variant};
use proptest::prelude::*;

fn options() -> SolverOptions {
    SolverOptions { table_mib: 4, threads: 1 }
}

fn standard(rows: u8, cols: u8, connect: u8) -> Rules {
    Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap()
}

/// What there is to know of all positions of one ply.
fn known(maker: &mut BookBuilder, ply: u8) -> Vec<BookEntry> {
    let openings = maker.openings(ply);
    openings.map(|position| maker.solve(&position, &Limits::default()).unwrap()).collect()
}

/// A book of all positions to this ply.
fn book(rules: Rules, plies: u8) -> Arc<Book> {
    let mut maker = BookBuilder::new(rules, options()).unwrap();
    for ply in BookBuilder::plies(plies) {
        let known = known(&mut maker, ply);
        maker.add(ply, &known);
    }
    Arc::clone(maker.book())
}

/// A solver that reads a book.
fn reading(book: &Arc<Book>) -> Solver {
    Solver::new(options()).with_book(BookSource::Holding(Arc::clone(book)))
}

fn solve(solver: &mut Solver, position: &Position, request: SolveRequest) -> Solution {
    solver.solve(position, request, &Limits::default()).unwrap()
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
fn the_solver_answers_from_a_book_without_a_search() {
    for (rules, plies) in
        [(standard(4, 5, 4), 6), (standard(3, 4, 3), 8), (standard(8, 9, 3), 2), (standard(5, 6, 4), 3)]
    {
        let (mut reading, mut alone) = (reading(&book(rules, plies)), Solver::new(options()));
        for position in (0..=usize::from(plies)).flat_map(|ply| positions(rules, ply)).step_by(7) {
            let [found, expected] =
                [&mut reading, &mut alone].map(|solver| solve(solver, &position, SolveRequest::Best));
            assert_eq!(
                (found.score, found.distance),
                (expected.score, expected.distance),
                "{:?}",
                position.moves()
            );
            for request in [SolveRequest::Score, SolveRequest::Move] {
                let found = solve(&mut reading, &position, request);
                assert_eq!(found.nodes, 0, "{:?}", position.moves());
                assert!(expected.best.contains(&found.best[0]), "{:?}", position.moves());
            }
        }
    }
}

#[test]
fn before_the_last_ply_every_question_has_its_answer_in_the_book() {
    let rules = standard(5, 6, 4);
    let (mut reading, mut alone) = (reading(&book(rules, 3)), Solver::new(options()));
    for position in (0..=2).flat_map(|ply| positions(rules, ply)) {
        for request in [SolveRequest::Outcome, SolveRequest::Best, SolveRequest::Columns] {
            let [found, expected] =
                [&mut reading, &mut alone].map(|solver| solve(solver, &position, request));
            assert_eq!(
                (found.verdict, found.score, found.columns, found.nodes),
                (expected.verdict, expected.score, expected.columns, 0)
            );
            assert!(request == SolveRequest::Outcome || found.best == expected.best);
        }
    }
}

#[test]
fn after_its_last_ply_a_book_changes_nothing() {
    let rules = standard(5, 6, 4);
    let (mut reading, mut alone) = (reading(&book(rules, 3)), Solver::new(options()));
    for position in positions(rules, 4).iter().step_by(50) {
        let [found, expected] =
            [&mut reading, &mut alone].map(|solver| solve(solver, position, SolveRequest::Columns));
        assert_eq!(
            (found.score, found.columns, found.nodes),
            (expected.score, expected.columns, expected.nodes)
        );
    }
}

#[test]
fn a_book_is_as_good_to_the_last_disc() {
    let rules = standard(3, 3, 3);
    let (mut reading, mut alone) = (reading(&book(rules, 8)), Solver::new(options()));
    for position in (0..=8).flat_map(|ply| positions(rules, ply)) {
        let [found, expected] =
            [&mut reading, &mut alone].map(|solver| solve(solver, &position, SolveRequest::Columns));
        assert_eq!((found.score, found.columns, found.nodes), (expected.score, expected.columns, 0));
    }
}

#[test]
fn the_plies_before_the_last_follow_from_it() {
    let rules = standard(4, 5, 4);
    let mut maker = BookBuilder::new(rules, options()).unwrap();
    let last = known(&mut maker, 4);
    // Nothing is left in its table.
    let mut maker = BookBuilder::new(rules, options()).unwrap();
    maker.add(4, &last);
    let limits = Limits { nodes: Some(0), ..Limits::default() };
    let before: Vec<Position> = (0..4).flat_map(|ply| maker.openings(ply)).collect();
    for position in before {
        assert!(maker.solve(&position, &limits).is_some(), "{:?}", position.moves());
    }
}

#[test]
fn a_maker_out_of_time_finds_nothing() {
    let mut maker = BookBuilder::new(Rules::default(), options()).unwrap();
    let limits = Limits { nodes: Some(100), ..Limits::default() };
    assert_eq!(maker.solve(&Position::new(Rules::default()), &limits), None);
    assert!(maker.book().is_empty());
}

#[test]
fn a_book_with_more_plies_than_cells_can_be_read() {
    let book = book(standard(2, 4, 3), 9);
    assert!(Book::from_bytes(book.as_bytes().to_vec()).is_ok());
    assert!(!book.is_empty());
}

#[test]
fn a_checkpoint_reads_as_it_was_written() {
    let rules = standard(4, 5, 4);
    let mut maker = BookBuilder::new(rules, options()).unwrap();
    let mut checkpoint = BookCheckpoint::new(rules, 3, Part::WHOLE).unwrap();
    for known in known(&mut maker, 3) {
        assert_eq!(BookCheckpoint::from_bytes(&checkpoint.to_bytes()).as_ref(), Ok(&checkpoint));
        checkpoint.push(known);
    }
    let bytes = checkpoint.to_bytes();
    assert_eq!(BookCheckpoint::from_bytes(&bytes[..bytes.len() - 1]), Err(BookError::Damaged));
    assert_eq!(BookCheckpoint::from_bytes(maker.book().as_bytes()), Err(BookError::NoCheckpoint));
    let asked = |rules, ply| BookCheckpoint::new(rules, ply, Part::WHOLE).unwrap();
    assert_eq!(checkpoint.check(&asked(rules, 3)), Ok(()));
    assert_eq!(checkpoint.check(&asked(rules, 4)), Err(BookError::OtherPly { checkpoint: 3, asked: 4 }));
    assert!(matches!(checkpoint.check(&asked(Rules::default(), 3)), Err(BookError::OtherBoard { .. })));
}

#[test]
fn other_games_and_larger_boards_have_no_books() {
    let blank = |rows, cols, variant, players| {
        let maker = BookBuilder::new(Rules::new(rows, cols, 4, variant, players).unwrap(), options());
        maker.map(|maker| maker.book().len())
    };
    assert_eq!(blank(6, 7, Variant::PopOut, 2), Err(BookError::OtherGame));
    assert_eq!(blank(6, 7, Variant::Standard, 3), Err(BookError::OtherGame));
    assert!(matches!(blank(16, 8, Variant::Standard, 2), Err(BookError::TooLarge(_))));
    assert_eq!(blank(15, 8, Variant::Standard, 2), Ok(0));
}

#[test]
fn a_book_is_for_one_board() {
    let book = book(standard(4, 4, 4), 1);
    let book_source = BookSource::Holding(Arc::clone(&book));
    assert!(
        book_source.book_for(&Position::new(standard(4, 4, 3))).is_none()
            && book_source.book_for(&Position::new(standard(4, 4, 4))).is_some()
    );
    let problem = book.check_rules(&Rules::default()).unwrap_err().to_string();
    assert_eq!(
        problem,
        "the book is for 4 rows x 4 columns, N = 4, but the game is 6 rows x 7 columns, N = 4; use a matching book"
    );
}

#[test]
#[cfg(feature = "book")]
fn the_built_in_book_is_right() {
    use connect_n_engine::{Value, parse_game};
    let rules = Rules::default();
    let mut alone = Solver::new(SolverOptions { table_mib: 16, threads: 1 });
    let mut reading = Solver::new(options()).with_book(BookSource::BuiltIn);
    let position = |moves| Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
    // BookPositions, and some that are over soon.
    for moves in ["44444", "111111", "132765", "4444442", "1234567", "121213", "12121"] {
        let position = position(moves);
        let [found, expected] =
            [&mut reading, &mut alone].map(|solver| solve(solver, &position, SolveRequest::Score));
        assert_eq!((found.score, found.nodes), (expected.score, 0), "{moves}");
        let mirrored = solve(&mut reading, &position.mirrored(), SolveRequest::Score);
        assert_eq!(mirrored.score, found.score, "{moves}");
        let mv = solve(&mut reading, &position, SolveRequest::Move).best[0];
        assert!(solve(&mut alone, &position, SolveRequest::Best).best.contains(&mv), "{moves}");
    }
    // The first moves as they are known since 1988.
    let columns = solve(&mut reading, &Position::new(rules), SolveRequest::Columns).columns;
    let scores: Vec<Value> = columns.iter().map(|&(_, value)| value).collect();
    assert_eq!(scores, [-2, -1, 0, 1, 0, -1, -2].map(Value::Score));
}

/// A book of two layers.
fn sample() -> Vec<u8> {
    book(standard(5, 4, 3), 4).as_bytes().to_vec()
}

#[test]
fn bytes_read_as_they_were_written() {
    let blank = Arc::clone(BookBuilder::new(Rules::default(), options()).unwrap().book());
    for book in [book(standard(5, 4, 3), 4), book(standard(9, 12, 3), 1), blank] {
        assert_eq!(Book::from_bytes(book.as_bytes().to_vec()).as_ref(), Ok(&*book));
    }
}

#[test]
fn a_book_that_is_cut_or_longer_is_damaged() {
    let bytes = sample();
    for length in 5..bytes.len() {
        assert_eq!(Book::from_bytes(bytes[..length].to_vec()), Err(BookError::Damaged), "{length}");
    }
    assert_eq!(Book::from_bytes([&bytes[..], &[0]].concat()), Err(BookError::Damaged));
}

#[test]
fn a_book_with_a_wrong_byte_is_damaged() {
    let bytes = sample();
    for place in 5..bytes.len() {
        for bit in 0..8 {
            let mut wrong = bytes.clone();
            wrong[place] ^= 1 << bit;
            assert_eq!(Book::from_bytes(wrong), Err(BookError::Damaged), "bit {bit} of byte {place}");
        }
    }
}

#[test]
fn other_files_are_no_books() {
    for bytes in [&b""[..], b"C4B", b"[Rows \"6\"]", b"\x7fELF\x02\x01\x01"] {
        assert_eq!(Book::from_bytes(bytes), Err(BookError::NoBook));
    }
    assert_eq!(Book::from_bytes(b"C4BK".as_slice()), Err(BookError::Damaged));
    assert_eq!(
        Book::from_bytes(b"C4BK\x01rest".as_slice()),
        Err(BookError::Version { found: 1, expected: 3 })
    );
}

proptest! {
    #![proptest_config(crate::property::cases(256))]

    /// Bytes with a hash that fits, but no sense: an error or a book, never a panic.
    #[test]
    fn nonsense_is_refused(body in prop::collection::vec(any::<u8>(), 0..60), head in any::<[u8; 3]>(), layers in 0u8..3) {
        let mut bytes = [&b"C4BK\x03"[..], &head, &[layers], &body].concat();
        let hash = bytes.iter().fold(0xCBF2_9CE4_8422_2325u64, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
        });
        bytes.extend(hash.to_le_bytes());
        if let Ok(book) = Book::from_bytes(bytes) {
            // It may know nothing right, but it is asked without harm.
            let position = Position::new(*book.rules());
            let _ = reading(&Arc::new(book)).solve(&position, SolveRequest::Move, &Limits { nodes: Some(1000), ..Limits::default() });
        }
    }
}

#[test]
fn parts_are_merged_in_any_order_and_only_when_all_are_there() {
    let rules = Rules::new(4, 4, 3, Variant::Standard, 2).unwrap();
    let part = |number, of| Part::new(number, of).unwrap();
    let total = BookBuilder::new(rules, SolverOptions::default()).unwrap().openings(2).count();
    let entry = |place: usize| BookEntry { score: place as i32, column: Column::new(place % 4).unwrap() };
    let checkpoint = |number, of| {
        let mut made = BookCheckpoint::new(rules, 2, part(number, of)).unwrap();
        part(number, of).range(total).for_each(|place| made.push(entry(place)));
        let read = BookCheckpoint::from_bytes(&made.to_bytes()).unwrap();
        assert_eq!(read, made);
        read
    };
    let [one, two, three] = [1, 2, 3].map(|number| checkpoint(number, 3));
    let merge = |parts: &[&BookCheckpoint]| BookCheckpoint::merge(parts.iter().copied().cloned().collect());
    let whole = checkpoint(1, 1);
    assert_eq!(merge(&[&three, &one, &two]), Ok(whole.clone()));
    assert_eq!(merge(&[&whole]), Ok(whole.clone()));
    assert_eq!(merge(&[&one, &three]), Err(BookError::MissingPart(part(2, 3))));
    assert_eq!(merge(&[]), Err(BookError::MissingPart(Part::WHOLE)));
    assert_eq!(merge(&[&one, &two, &two, &three]), Err(BookError::MixedParts(part(2, 3))));
    assert!(merge(&[&one, &two, &three, &checkpoint(2, 2)]).is_err());
    let unfinished = BookCheckpoint::new(rules, 2, part(2, 3)).unwrap();
    assert_eq!(merge(&[&one, &unfinished, &three]), Err(BookError::MissingPart(part(2, 3))));
    assert_eq!(one.check(&two), Err(BookError::OtherPart { checkpoint: part(1, 3), asked: part(2, 3) }));
}
