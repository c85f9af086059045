//! Open lines and the look-ahead that counts them: examples worked by hand, counts by another program, and a naive
//! second implementation.
use crate::data::rows;
use crate::wander::wander;
use connect_n_engine::players::{Branch, OpenLines, count, score, tree, value};
use connect_n_engine::{
    Cell, Column, Limits, Move, Outcome, PlayerSpec, Position, Rules, Seat, Value, Variant, parse_game,
};
use proptest::prelude::*;

const RED: Seat = Seat::FIRST;
const YELLOW: Seat = Seat::ALL[1];

fn play(rules: Rules, moves: &str) -> Position {
    Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap()
}

/// The move that the player of this level chooses, and what it is worth.
fn choose(position: &Position, level: u32) -> (Move, i32) {
    let player: PlayerSpec = format!("lookahead:{level}").parse().unwrap();
    let choice = player.build(0).choose(position, &Limits::default());
    let Some(Value::Score(score)) = choice.report.value else { panic!("{:?}", choice.report) };
    (choice.mv, score)
}

#[test]
fn the_empty_board_has_69_open_lines() {
    let empty = Position::new(Rules::default());
    for seat in [RED, YELLOW] {
        assert_eq!(count(&empty, seat), OpenLines { horizontal: 24, vertical: 21, rising: 12, falling: 12 });
        assert_eq!((count(&empty, seat).total(), score(&empty, seat)), (69, 0));
    }
}

#[test]
fn a_disc_closes_the_lines_through_it_to_the_other() {
    // The foot of column 4 is in 4 rows, 1 column and 2 diagonals.
    let middle = play(Rules::default(), "4");
    assert_eq!(count(&middle, RED).total(), 69);
    assert_eq!(count(&middle, YELLOW), OpenLines { horizontal: 20, vertical: 20, rising: 11, falling: 11 });
    assert_eq!((score(&middle, RED), score(&middle, YELLOW)), (69 - 62, 62 - 69));
    // The corner is in 1 + 1 + 1; the cell above it in 1 row, 2 columns and 1 diagonal.
    let corner = play(Rules::default(), "1 1");
    assert_eq!(count(&corner, RED), OpenLines { horizontal: 23, vertical: 19, rising: 11, falling: 12 });
    assert_eq!(count(&corner, YELLOW), OpenLines { horizontal: 23, vertical: 20, rising: 11, falling: 12 });
    assert_eq!(score(&corner, RED), 65 - 66);
}

#[test]
fn a_won_board_is_worth_one_more_than_all_lines() {
    let won = play(Rules::default(), "1 7 1 7 1 7 1");
    assert_eq!((score(&won, RED), score(&won, YELLOW)), (70, -70));
    assert_eq!((value(&won, 3, RED), value(&won, 0, YELLOW)), (70, -70));
    // 4x4 with three in line has 24 places. Red pops column 4: both have a line then, and the mover wins.
    let rules = Rules::new(4, 4, 3, Variant::PopOut, 2).unwrap();
    let both = play(rules, "4 2 2 4 4 3 3 3 p4");
    assert_eq!((score(&both, RED), score(&both, YELLOW)), (25, -25));
}

#[test]
fn a_drawn_game_is_worth_nothing() {
    let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
    let repeated = play(rules, "3 2 p3 p2 3 2 p3 p2");
    assert!(matches!(repeated.outcome(), Outcome::Draw(_)));
    assert_eq!(score(&repeated, RED), 0);
    let full = play(Rules::new(1, 3, 2, Variant::Standard, 3).unwrap(), "1 2 3");
    assert_eq!(score(&full, RED), 0);
}

#[test]
fn each_opponent_closes_lines() {
    // The feet of columns 2 and 7 are in 2 + 1 + 1 and 1 + 1 + 1 lines, none of them shared; that of column 1 in 3.
    let rules = Rules::new(6, 7, 4, Variant::Standard, 3).unwrap();
    let position = play(rules, "1 2 7");
    assert_eq!(count(&position, RED).total(), 69 - 4 - 3);
    assert_eq!(score(&position, RED), (69 - 4 - 3) - (69 - 3));
}

#[test]
fn values_and_moves_worked_by_hand() {
    let empty = Position::new(Rules::default());
    // A first disc in columns 1 to 4 is in 3, 4, 5 and 7 lines.
    assert_eq!((value(&empty, 0, RED), value(&empty, 1, RED), value(&empty, 1, YELLOW)), (0, 7, -7));
    assert_eq!(choose(&empty, 1), (parse_move("4"), 7));
    // Yellow answers in the middle, which is in 7 lines, or on top of red's disc, whose cell is then in 4, 6, 8 and 10.
    // So columns 1 to 4 are worth 3 - 7, 4 - 7, 5 - 8 and 7 - 10: column 2 is the first of the best.
    let after = |column: &str| value(&play(Rules::default(), column), 1, RED);
    assert_eq!(["1", "2", "3", "4", "5", "6", "7"].map(after), [-4, -3, -3, -3, -3, -3, -4]);
    assert_eq!(choose(&empty, 2), (parse_move("2"), -3));
    // Yellow holds 7 7 7: whatever red plays but 7, yellow wins with the second move.
    let threat = play(Rules::default(), "1 7 1 7 2 7");
    assert_eq!(value(&play(Rules::default(), "1 7 1 7 2 7 1"), 1, RED), -70);
    assert_eq!(choose(&threat, 2).0, parse_move("7"));
    // Columns 2 and 6 both win at once, column 1 only later; all are worth 70 to who looks far enough.
    let double = play(Rules::default(), "3 3 4 4 5 5");
    assert_eq!(choose(&double, 1), (parse_move("2"), 70));
    assert_eq!(choose(&double, 3), (parse_move("1"), 70));
}

fn parse_move(text: &str) -> Move {
    connect_n_engine::parse_move(text, &Rules::default()).unwrap()
}

#[test]
fn another_program_counts_the_same() {
    for words in rows(include_str!("../data/open_windows.txt")) {
        let variant = if words[3] == "popout" { Variant::PopOut } else { Variant::Standard };
        let rules = crate::data::rules(&words, variant);
        let end = words.iter().position(|&word| word == "->").unwrap();
        let moves = crate::data::moves(&words[4..end], rules);
        let position = Position::from_moves(rules, &moves).unwrap();
        let field = |index: usize| -> i32 { words[end + index].split('=').nth(1).unwrap().parse().unwrap() };
        assert_eq!([RED, YELLOW].map(|seat| count(&position, seat).total() as i32), [field(1), field(2)]);
        // That program says 70 for a won board of any size.
        let found = score(&position, RED);
        let won = rules.windows() as i32 + 1;
        let found = if found.abs() == won { 70 * found.signum() } else { found };
        assert_eq!(found, field(3), "{words:?}");
    }
}

/// The discs of a board, cell by cell, and all places of N cells, found one after the other.
struct Naive {
    rows: isize,
    cols: isize,
    connect: isize,
    discs: Vec<Option<Seat>>,
}

impl Naive {
    fn new(position: &Position) -> Self {
        let rules = position.rules();
        let [rows, cols, connect] = [rules.rows(), rules.cols(), rules.connect()].map(isize::from);
        let discs = (0..rows * cols).map(|index| {
            let column = Column::new((index % cols) as usize).unwrap();
            position.disc_at(Cell::new((index / cols) as u8, column))
        });
        Self { rows, cols, connect, discs: discs.collect() }
    }

    /// Places in which every disc is one that is asked for.
    fn places(&self, allowed: impl Fn(Seat) -> bool) -> OpenLines {
        let mut lines = OpenLines::default();
        for (row, column) in (0..self.rows).flat_map(|row| (0..self.cols).map(move |column| (row, column))) {
            for (up, right) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let end = (row + up * (self.connect - 1), column + right * (self.connect - 1));
                let fits = end.0 < self.rows && (0..self.cols).contains(&end.1);
                if !fits || self.connect == 1 && (up, right) != (1, 0) {
                    continue;
                }
                let cells = (0..self.connect).map(|i| (row + i * up) * self.cols + column + i * right);
                if cells.filter_map(|cell| self.discs[cell as usize]).all(&allowed) {
                    match (up, right) {
                        (0, _) => lines.horizontal += 1,
                        (_, 0) => lines.vertical += 1,
                        (1, 1) => lines.rising += 1,
                        _ => lines.falling += 1,
                    }
                }
            }
        }
        lines
    }
}

fn naive_score(position: &Position, player: Seat) -> i32 {
    let naive = Naive::new(position);
    let all = naive.places(|_| true).total() as i32;
    match position.outcome() {
        Outcome::Win(winner) => (all + 1) * if winner == player { 1 } else { -1 },
        Outcome::Draw(_) => 0,
        Outcome::Ongoing => {
            let [own, others] = [naive.places(|disc| disc == player), naive.places(|disc| disc != player)]
                .map(|it| it.total());
            own as i32 - others as i32
        }
    }
}

fn naive_value(position: &Position, level: u32, player: Seat) -> i32 {
    if level == 0 || position.is_over() {
        return naive_score(position, player);
    }
    let values = naive_moves(position, level, player).into_iter().map(|(_, value)| value);
    if position.to_move() == player { values.max().unwrap() } else { values.min().unwrap() }
}

fn naive_moves(position: &Position, level: u32, player: Seat) -> Vec<(Move, i32)> {
    let value_after = |mv: Move| {
        let mut next = position.clone();
        next.play(mv).unwrap();
        (mv, naive_value(&next, level - 1, player))
    };
    position.legal_moves().into_iter().map(value_after).collect()
}

/// Compares a tree with a naive search, branch by branch.
fn check_tree(tree: &Branch, position: &Position, level: u32, player: Seat) {
    assert_eq!((tree.to_move, tree.outcome), (position.to_move(), position.outcome()));
    assert_eq!(tree.value, naive_value(position, level, player));
    let is_leaf = level == 0 || position.is_over();
    let moves = if is_leaf { Vec::new() } else { position.legal_moves().to_vec() };
    assert_eq!(tree.branches.iter().filter_map(|branch| branch.mv).collect::<Vec<_>>(), moves);
    for (branch, mv) in tree.branches.iter().zip(moves) {
        let mut next = position.clone();
        next.play(mv).unwrap();
        check_tree(branch, &next, level - 1, player);
    }
    let best = tree.best().map(|branch| branch.mv);
    let chosen = tree.branches.iter().find(|branch| branch.value == tree.value).map(|branch| branch.mv);
    assert_eq!(best, chosen);
}

/// A game on a board of any size on which somebody is to move, and so many levels that a naive search takes no time.
fn board_and_level() -> impl Strategy<Value = (Position, u32)> {
    let size = prop_oneof![2 => 1..=6_u8, 1 => 1..=16_u8];
    let boards = (size.clone(), size, 1..=16_u8, any::<bool>(), any::<bool>(), 2..=4_u8);
    (boards, prop::collection::vec(any::<u8>(), 0..60), 0..=4_u32).prop_map(
        |((rows, cols, connect, close, pop_out, players), choices, level)| {
            let connect = if close { connect.min(4) } else { connect };
            let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
            let position = wander(Rules::new(rows, cols, connect, variant, players).unwrap(), &choices);
            let width = position.legal_moves().len() as u32 + 1;
            let affordable = (0..=level).rev().find(|&level| width.pow(level) <= 300);
            (position, affordable.unwrap_or(0))
        },
    )
}

proptest! {
    #![proptest_config(crate::property::cases(10_000))]

    #[test]
    fn counts_values_and_moves_are_those_of_a_naive_search((position, level) in board_and_level()) {
        for seat in position.rules().seats() {
            prop_assert_eq!(count(&position, seat), Naive::new(&position).places(|disc| disc == seat));
            prop_assert_eq!(score(&position, seat), naive_score(&position, seat));
            prop_assert_eq!(value(&position, level, seat), naive_value(&position, level, seat));
            check_tree(&tree(&position, level, seat), &position, level, seat);
        }
        if level > 0 {
            let mut best: Option<(Move, i32)> = None;
            for (mv, value) in naive_moves(&position, level, position.to_move()) {
                if best.is_none_or(|(_, most)| value > most) {
                    best = Some((mv, value));
                }
            }
            prop_assert_eq!(Some(choose(&position, level)), best);
        }
    }
}
