//! Every line of the perft tables that is not too long for a test.
use crate::data;
use connect_n_engine::{Cell, Outcome, Position, Rules, Seat, Variant, perft};

const STANDARD: &str = include_str!("../data/perft_standard.txt");
const POP_OUT: &str = include_str!("../data/perft_popout.txt");

/// Sequences up to which a line is counted.
const MOST_SEQUENCES: u64 = 20_000_000;

/// Sequences up to which a line is walked with the outcomes told apart.
const MOST_OUTCOMES: u64 = 60_000;

/// Plies before which no position can have occurred three times.
const FIRST_REPETITION: u32 = 8;

struct Line {
    rules: Rules,
    depth: u32,
    sequences: u64,
    /// Wins of the mover, wins of the other, draws at exactly this depth.
    endings: [u64; 3],
}

fn lines() -> impl Iterator<Item = Line> {
    let tables = [(STANDARD, Variant::Standard), (POP_OUT, Variant::PopOut)];
    tables.into_iter().flat_map(|(table, variant)| {
        data::rows(table).map(move |words| Line {
            rules: data::rules(&words, variant),
            depth: words[3].parse().unwrap(),
            sequences: words[4].parse().unwrap(),
            endings: [5, 6, 7].map(|index| words[index].parse().unwrap()),
        })
    })
}

#[test]
fn sequences_agree_with_the_tables() {
    let mut counted = 0;
    for line in lines().filter(|line| line.sequences <= MOST_SEQUENCES) {
        let count = perft(&Position::new(line.rules), line.depth);
        assert_eq!(count, line.sequences, "{:?} depth {}", line.rules, line.depth);
        counted += 1;
    }
    assert!(counted >= 200, "only {counted} lines were counted");
}

#[test]
fn wins_and_draws_agree_with_the_tables() {
    let is_short = |line: &Line| line.sequences <= MOST_OUTCOMES && line.depth < FIRST_REPETITION;
    let mut counted = 0;
    for line in lines().filter(is_short) {
        let mut endings = [0; 3];
        count_endings(&mut Position::new(line.rules), line.depth, &mut endings);
        assert_eq!(endings, line.endings, "{:?} depth {}", line.rules, line.depth);
        counted += 1;
    }
    assert!(counted >= 100, "only {counted} lines were counted");
}

fn count_endings(position: &mut Position, depth: u32, endings: &mut [u64; 3]) {
    for mv in position.legal_moves() {
        let mover = position.to_move();
        position.play(mv).unwrap();
        if depth > 1 {
            count_endings(position, depth - 1, endings);
        } else {
            match position.outcome() {
                Outcome::Ongoing => {}
                Outcome::Win(winner) if winner == mover => endings[0] += 1,
                Outcome::Win(_) => endings[1] += 1,
                Outcome::Draw(_) => endings[2] += 1,
            }
        }
        position.undo();
    }
}

#[test]
fn a_game_that_is_over_goes_on_in_no_way() {
    let rules = Rules::new(1, 2, 1, Variant::Standard, 2).unwrap();
    let mut position = Position::new(rules);
    assert_eq!(perft(&position, 1), 2);
    assert_eq!(perft(&position, 2), 0);
    position.play(position.legal_moves()[0]).unwrap();
    assert_eq!(perft(&position, 0), 1);
    assert_eq!(perft(&position, 1), 0);
}

#[test]
fn nothing_is_counted_after_the_end_of_a_board_that_was_set_up() {
    let three = |variant| Rules::new(4, 4, 3, variant, 2).unwrap();
    for variant in [Variant::Standard, Variant::PopOut] {
        let disc = |cell: Cell| (cell.row == 0 && cell.column.index() < 3).then_some(Seat::FIRST);
        let won = Position::set_up(three(variant), Seat::ALL[1], disc).unwrap();
        assert_eq!((perft(&won, 0), perft(&won, 1), perft(&won, 3)), (1, 0, 0));
    }
}
