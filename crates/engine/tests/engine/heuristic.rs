//! The player that looks three plies ahead, against a naive second implementation.
use connect_n_engine::eval::{Grade, grade};
use connect_n_engine::{
    Choice, Limits, Move, Outcome, PlayerSpec, Position, Rules, Seat, Value, Variant, parse_game,
};
use proptest::prelude::*;

use crate::wander::wander;

fn choose(position: &Position, limits: &Limits) -> Choice {
    "heuristic".parse::<PlayerSpec>().unwrap().build(0).choose(position, limits)
}

/// From the soonest loss to the soonest win: -1, 0 or 1, then what is better at equal result.
type Worth = (i32, i32, Grade);

fn naive(position: &Position, asker: Seat, plies: i32) -> Worth {
    match position.outcome() {
        Outcome::Win(winner) if winner == asker => (1, -plies, Grade::EVEN),
        Outcome::Win(_) => (-1, plies, Grade::EVEN),
        Outcome::Draw(_) => (0, 0, Grade::EVEN),
        Outcome::Ongoing if plies == 3 => (0, 0, grade(position, asker)),
        Outcome::Ongoing => {
            let worths =
                position.legal_moves().into_iter().map(|mv| naive(&after(position, mv), asker, plies + 1));
            if position.to_move() == asker { worths.max().unwrap() } else { worths.min().unwrap() }
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
        let mut best: Option<(Move, Worth)> = None;
        for mv in position.legal_moves() {
            let worth = naive(&after(&position, mv), position.to_move(), 1);
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((mv, worth));
            }
        }
        let (mv, worth) = best.unwrap();
        let choice = choose(&position, &Limits::default());
        prop_assert_eq!(choice.mv, mv);
        match choice.report.value {
            Some(Value::Win { distance }) => prop_assert_eq!((1, -(distance as i32)), (worth.0, worth.1)),
            Some(Value::Loss { distance }) => prop_assert_eq!((-1, distance as i32), (worth.0, worth.1)),
            Some(Value::Draw) => prop_assert_eq!(worth, (0, 0, Grade::EVEN)),
            value => prop_assert_eq!(value, Some(Value::Score(worth.2.points()))),
        }
        prop_assert!(choice.report.depth <= 3);
    }
}

#[test]
fn it_sees_wins_in_three_plies_and_none_beyond() {
    let lines = include_str!("../data/tactics_popout_6x7.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let plies: u32 = fields[1].parse().unwrap();
        let position = Position::from_moves(rules, &parse_game(fields[2], &rules).unwrap()).unwrap();
        let value = choose(&position, &Limits::default()).report.value;
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
    let choice = choose(&position, &stopped);
    assert_eq!((position.check(choice.mv), choice.report.value, choice.report.depth), (Ok(()), None, 0));
    let one = Limits { depth: Some(1), ..Limits::default() };
    let report = choose(&position, &one).report;
    assert_eq!((report.depth, report.states), (1, 1));
}
