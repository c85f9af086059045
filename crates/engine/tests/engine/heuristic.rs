//! The players that look three plies ahead, against a naive second implementation.
use connect_n_engine::eval::{Grade, grade};
use connect_n_engine::{
    Cell, Choice, Column, Limits, Move, Outcome, PlayerSpec, Position, Rules, Seat, Value, Variant,
    parse_game,
};
use proptest::prelude::*;

use crate::wander::wander;

fn choose(player: &str, position: &Position, limits: &Limits) -> Choice {
    player.parse::<PlayerSpec>().unwrap().build(0).choose(position, limits)
}

/// What a board is worth to a player while nobody has won: points, and what decides among equal points.
type Points = (i32, Option<Grade>);

fn graded(position: &Position, seat: Seat) -> Points {
    let grade = grade(position, seat);
    (0, Some(grade))
}

/// The windows that lack one disc, counted cell by cell: those of the player, less those of the others.
fn counted(position: &Position, seat: Seat) -> Points {
    let rules = position.rules();
    let lacking_one = |player: Seat| {
        let is_lacking_one = |window: &Vec<Cell>| {
            let discs: Vec<Seat> = window.iter().filter_map(|&cell| position.disc_at(cell)).collect();
            discs.len() + 1 == window.len() && discs.iter().all(|&owner| owner == player)
        };
        windows(*rules).iter().filter(|&window| is_lacking_one(window)).count() as i32
    };
    let points =
        rules.seats().map(|player| if player == seat { lacking_one(player) } else { -lacking_one(player) });
    (points.sum(), None)
}

/// All rows, columns and diagonals of N cells.
fn windows(rules: Rules) -> Vec<Vec<Cell>> {
    let (rows, cols, connect) =
        (i32::from(rules.rows()), i32::from(rules.cols()), i32::from(rules.connect()));
    let mut windows = Vec::new();
    for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
        for (up, right) in [(0, 1), (1, 0), (1, 1), (-1, 1)] {
            let cells = (0..connect).map(|i| (row + i * up, col + i * right));
            let is_on_board = |&(row, col): &(i32, i32)| (0..rows).contains(&row) && (0..cols).contains(&col);
            if cells.clone().all(|cell| is_on_board(&cell)) {
                let cell = |(row, col): (i32, i32)| Cell::new(row as u8, Column::new(col as usize).unwrap());
                windows.push(cells.map(cell).collect());
            }
        }
    }
    windows
}

/// From the soonest loss to the soonest win: -1, 0 or 1, then what is better at equal result.
type NaiveValue = (i32, i32, Points);

type Evaluation = fn(&Position, Seat) -> Points;

fn naive(
    position: &Position,
    root_player: Seat,
    plies: i32,
    evaluate: Evaluation,
    even: Points,
) -> NaiveValue {
    match position.outcome() {
        Outcome::Win(winner) if winner == root_player => (1, -plies, even),
        Outcome::Win(_) => (-1, plies, even),
        Outcome::Draw(_) => (0, 0, even),
        Outcome::Ongoing if plies == 3 => (0, 0, evaluate(position, root_player)),
        Outcome::Ongoing => {
            let values = position
                .legal_moves()
                .into_iter()
                .map(|mv| naive(&after(position, mv), root_player, plies + 1, evaluate, even));
            if position.to_move() == root_player { values.max().unwrap() } else { values.min().unwrap() }
        }
    }
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play(mv).unwrap();
    next
}

proptest! {
    #![proptest_config(crate::property::cases(1000))]

    #[test]
    fn it_plays_the_first_of_the_best_moves_three_plies_ahead(
        (rows, cols, connect, pop_out, players) in (1..=6_u8, 1..=6_u8, 2..=4_u8, any::<bool>(), 2..=4_u8),
        choices in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
        let position = wander(Rules::new(rows, cols, connect, variant, players).unwrap(), &choices);
        for (player, evaluate, even) in [
            ("heuristic", graded as Evaluation, (0, Some(Grade::EVEN))),
            ("counting", counted, (0, None)),
        ] {
            let mut best: Option<(Move, NaiveValue)> = None;
            for mv in position.legal_moves() {
                let worth = naive(&after(&position, mv), position.to_move(), 1, evaluate, even);
                if best.is_none_or(|(_, most)| worth > most) {
                    best = Some((mv, worth));
                }
            }
            let (mv, worth) = best.unwrap();
            let choice = choose(player, &position, &Limits::default());
            prop_assert_eq!(choice.mv, mv, "{}", player);
            match choice.report.value {
                Some(Value::Win { distance }) => prop_assert_eq!((1, -(distance as i32)), (worth.0, worth.1)),
                Some(Value::Loss { distance }) => prop_assert_eq!((-1, distance as i32), (worth.0, worth.1)),
                Some(Value::Draw) => prop_assert_eq!(worth, (0, 0, even)),
                value => {
                    let (points, grade) = worth.2;
                    let shown = grade.map_or(points, Grade::points);
                    prop_assert_eq!(value, Some(Value::Score(shown)), "{}", player);
                }
            }
            prop_assert!(choice.report.depth <= 3);
        }
    }
}

#[test]
fn counting_gives_a_point_for_each_line_that_lacks_one_disc() {
    let points = |moves: &str, seat: usize| {
        let rules = Rules::default();
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        counted(&position, Seat::ALL[seat]).0
    };
    // Three in the bottom row with both ends open, and three in a column.
    assert_eq!((points("2 7 3 7 4", 0), points("2 7 3 7 4", 1)), (2, -2));
    assert_eq!(points("2 7 3 7 4 7", 0), 1);
    let rules = Rules::default();
    let quiet = Position::from_moves(rules, &parse_game("4 4", &rules).unwrap()).unwrap();
    let one = Limits { depth: Some(1), ..Limits::default() };
    let value = |moves: &str| {
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        choose("counting", &position, &one).report.value
    };
    assert_eq!(choose("counting", &quiet, &one).report.value, Some(Value::Score(0)));
    assert_eq!(value("3 3 4 4"), Some(Value::Score(2)));
}

#[test]
fn it_sees_wins_in_three_plies_and_none_beyond() {
    let lines = include_str!("../data/tactics_popout_6x7.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let plies: u32 = fields[1].parse().unwrap();
        let position = Position::from_moves(rules, &parse_game(fields[2], &rules).unwrap()).unwrap();
        let value = choose("heuristic", &position, &Limits::default()).report.value;
        assert_eq!(
            matches!(choose("counting", &position, &Limits::default()).report.value, Some(Value::Win { .. })),
            plies <= 3
        );
        if plies <= 3 {
            assert_eq!(value, Some(Value::Win { distance: plies }), "{line}");
        } else {
            assert!(matches!(value, Some(Value::Score(_))), "{value:?}: {line}");
        }
    }
}

#[test]
fn it_keeps_to_its_limits() {
    let position = Position::new(Rules::new(16, 16, 5, Variant::PopOut, 2).unwrap());
    let stopped = Limits::default();
    stopped.stop.stop();
    let choice = choose("heuristic", &position, &stopped);
    assert_eq!((position.check(choice.mv), choice.report.value, choice.report.depth), (Ok(()), None, 0));
    let one = Limits { depth: Some(1), ..Limits::default() };
    let report = choose("heuristic", &position, &one).report;
    assert_eq!((report.depth, report.nodes), (1, 1));
}
