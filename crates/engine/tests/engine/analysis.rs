//! What an analysis says of moves, compared with a search that plays every game to its end by the plain rules.
use std::collections::HashMap;

use connect_n_engine::analysis::{Analyser, Analysis, Assessment};
use connect_n_engine::book::BookSource;
use connect_n_engine::search::{SolverOptions, Verdict};
use connect_n_engine::{Column, Limits, Move, Outcome, Position, Rules, Seat, StopFlag, Variant, parse_game};
use proptest::prelude::*;

use crate::property;
use crate::wander::wander;

fn analyser() -> Analyser {
    Analyser::new(SolverOptions { table_mib: 16, threads: 1 }, BookSource::Empty)
}

fn rules(rows: u8, cols: u8, connect: u8, variant: Variant, players: u8) -> Rules {
    Rules::new(rows, cols, connect, variant, players).unwrap()
}

pub(crate) fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play(mv).unwrap();
    after
}

/// The content of the cells and who is to move: all that counts in the standard game.
fn key(position: &Position) -> (Vec<Option<Seat>>, Seat) {
    let rules = *position.rules();
    let cells = rules
        .columns()
        .flat_map(|column| (0..rules.rows()).map(move |row| connect_n_engine::Cell::new(row, column)));
    (cells.map(|cell| position.disc_at(cell)).collect(), position.to_move())
}

pub(crate) type Memory = HashMap<((Vec<Option<Seat>>, Seat), Seat), (bool, u32)>;

/// Whether a player wins whatever the others do, and the plies until then; by looking at every game.
fn forces_win(position: &Position, seat: Seat, memory: &mut Memory) -> Option<u32> {
    match position.outcome() {
        Outcome::Win(winner) => return (winner == seat).then_some(0),
        Outcome::Draw(_) => return None,
        Outcome::Ongoing => {}
    }
    let key = (key(position), seat);
    if let Some(&(wins, plies)) = memory.get(&key) {
        return wins.then_some(plies);
    }
    let mut replies =
        position.legal_moves().into_iter().map(|mv| forces_win(&after(position, mv), seat, memory));
    let plies = if position.to_move() == seat {
        replies.flatten().min()
    } else {
        replies.try_fold(0, |most, plies| Some(most.max(plies?)))
    };
    let plies = plies.map(|plies| plies + 1);
    memory.insert(key, (plies.is_some(), plies.unwrap_or(0)));
    plies
}

/// Whether a player is safe from defeat whatever the others do.
fn forces_no_defeat(position: &Position, seat: Seat, memory: &mut Memory) -> bool {
    match position.outcome() {
        Outcome::Win(winner) => return winner == seat,
        Outcome::Draw(_) => return true,
        Outcome::Ongoing => {}
    }
    let key = (key(position), seat);
    if let Some(&(holds, _)) = memory.get(&key) {
        return holds;
    }
    let mut replies =
        position.legal_moves().into_iter().map(|mv| forces_no_defeat(&after(position, mv), seat, memory));
    let holds = if position.to_move() == seat { replies.any(|it| it) } else { replies.all(|it| it) };
    memory.insert(key, (holds, 0));
    holds
}

/// What a move of the standard game is worth, by looking at every game; `None` where nobody can force anything.
pub(crate) fn plain_value(position: &Position, mv: Move, memory: &mut [Memory; 2]) -> Option<Assessment> {
    let (mover, next) = (position.to_move(), after(position, mv));
    let mut wins = position
        .rules()
        .seats()
        .filter_map(|seat| forces_win(&next, seat, &mut memory[0]).map(|plies| (seat, Some(plies + 1))));
    match wins.next() {
        Some((seat, distance)) if seat == mover => Some(Assessment::Win(distance)),
        Some((_, distance)) => Some(Assessment::Loss(distance)),
        None => position
            .rules()
            .seats()
            .all(|seat| forces_no_defeat(&next, seat, &mut memory[1]))
            .then_some(Assessment::Draw),
    }
}

/// A position of random moves, with few empty cells.
fn late(rules: Rules, empty: usize, choices: &[u8]) -> Position {
    let discs = rules.cells().saturating_sub(empty);
    wander(rules, &choices[..discs.min(choices.len())])
}

proptest! {
    #![proptest_config(property::cases(200))]

    #[test]
    fn every_value_of_the_standard_game_is_what_the_plain_rules_give(
        (rows, cols, connect, players) in (2..=5_u8, 2..=5_u8, 2..=4_u8, 2..=4_u8),
        choices in proptest::collection::vec(any::<u8>(), 30),
        empty in 1..=10_usize,
    ) {
        let position = late(rules(rows, cols, connect, Variant::Standard, players), empty, &choices);
        let analysis = analyser().analyse(&position, &Limits::default(), |_| {});
        let mut memory = [Memory::new(), Memory::new()];
        prop_assert!(analysis.is_complete);
        for it in &analysis.moves {
            let expected = plain_value(&position, it.mv, &mut memory);
            let found = Some(it.value).filter(|value| value.is_proved());
            prop_assert_eq!(found, expected, "{} in {}", it.mv, connect_n_engine::format_game(position.moves()));
        }
        prop_assert_eq!(analysis.moves.len(), position.legal_moves().len());
        if players == 2 && !position.is_over() {
            let verdicts = || analysis.moves.iter().filter_map(|it| it.value.verdict());
            prop_assert_eq!(analysis.value.verdict(), verdicts().max());
            prop_assert!(analysis.best_moves().contains(&analysis.best_line[0]));
        }
    }
}

/// Whether a player wins within so many plies whatever the others do, in the game as it has gone so far.
fn wins_within(position: &Position, seat: Seat, plies: u32) -> bool {
    match position.outcome() {
        Outcome::Win(winner) => return winner == seat,
        Outcome::Draw(_) => return false,
        Outcome::Ongoing if plies == 0 => return false,
        Outcome::Ongoing => {}
    }
    let mut replies =
        position.legal_moves().into_iter().map(|mv| wins_within(&after(position, mv), seat, plies - 1));
    if position.to_move() == seat { replies.any(|wins| wins) } else { replies.all(|wins| wins) }
}

/// A game of `PopOut` in which positions come again: moves are often taken back by pops.
fn game_with_repetitions(rules: Rules, choices: &[u8]) -> Position {
    let mut position = Position::new(rules);
    for &choice in choices {
        let moves = position.legal_moves();
        let quiet: Vec<Move> = moves.iter().copied().filter(|&mv| !after(&position, mv).is_over()).collect();
        let pops: Vec<Move> = quiet.iter().copied().filter(|mv| mv.is_pop()).collect();
        let from = if choice % 3 == 0 || pops.is_empty() { &quiet } else { &pops };
        let Some(&mv) = from.get(usize::from(choice / 3) % from.len().max(1)) else { break };
        position.play(mv).unwrap();
    }
    position
}

proptest! {
    #![proptest_config(property::cases(60))]

    #[test]
    fn in_popout_the_game_before_counts(
        (rows, cols, connect) in prop_oneof![Just((2, 3, 3)), Just((3, 3, 3)), Just((4, 3, 3)), Just((3, 4, 3))],
        choices in proptest::collection::vec(any::<u8>(), 0..24),
    ) {
        let position = game_with_repetitions(rules(rows, cols, connect, Variant::PopOut, 2), &choices);
        let limits = Limits { nodes: Some(2_000_000), ..Limits::default() };
        let analysis = analyser().analyse(&position, &limits, |_| {});
        let mover = position.to_move();
        for it in &analysis.moves {
            let next = after(&position, it.mv);
            let opponent = position.rules().seats().find(|&seat| seat != mover).unwrap();
            let (seat, distance) = match it.value {
                Assessment::Win(distance) => (mover, distance),
                Assessment::Loss(distance) => (opponent, distance),
                Assessment::Draw => {
                    for seat in [mover, opponent] {
                        prop_assert!(!wins_within(&next, seat, 3), "{} of {position:?}", it.mv);
                    }
                    continue;
                }
                Assessment::Unknown | Assessment::Estimate(_) => continue,
            };
            let plies = distance.unwrap() - 1;
            if plies <= 5 {
                prop_assert!(wins_within(&next, seat, plies), "{} {:?} of {position:?}", it.mv, it.value);
                prop_assert!(plies == 0 || !wins_within(&next, seat, plies - 1), "{} {:?}", it.mv, it.value);
            }
        }
    }
}

#[test]
fn what_cannot_be_proved_among_three_is_estimated() {
    let rules = rules(4, 4, 3, Variant::Standard, 3);
    for moves in ["1 2", "1 2 3 4 2"] {
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        let limits = Limits { nodes: Some(2_000_000), ..Limits::default() };
        let analysis = analyser().analyse(&position, &limits, |_| {});
        assert!(analysis.moves.iter().all(|it| it.value != Assessment::Unknown), "{analysis:?}");
        assert_ne!(analysis.value, Assessment::Unknown);
    }
}

#[test]
fn a_repetition_saves_a_lost_game() {
    // After these moves a third visit of a position is a draw: found by playing such games at random.
    let rules = rules(3, 3, 3, Variant::PopOut, 2);
    let mut saved = 0;
    for seed in 0..200_u32 {
        let choices: Vec<u8> =
            (0..20).map(|i| (seed.wrapping_mul(2_654_435_761) >> (i % 24)) as u8).collect();
        let position = game_with_repetitions(rules, &choices);
        if position.is_over() || position.plies() < 8 {
            continue;
        }
        let fresh = Position::set_up(rules, position.to_move(), |cell| position.disc_at(cell)).unwrap();
        // Nothing bounds how long it may take to force a repetition.
        let limits = Limits { nodes: Some(100_000), ..Limits::default() };
        let with = analyser().analyse(&position, &limits, |_| {});
        let without = analyser().analyse(&fresh, &limits, |_| {});
        for (with, without) in with.moves.iter().zip(&without.moves) {
            let next = after(&position, with.mv);
            let (winner, plies) = match without.value {
                Assessment::Win(Some(plies)) => (position.to_move(), plies),
                Assessment::Loss(Some(plies)) => (next.to_move(), plies),
                _ => continue,
            };
            // A move that ends the game by itself is no matter of search.
            if with.value == Assessment::Draw && !next.is_over() {
                assert!(plies > 6 || !wins_within(&next, winner, plies - 1), "{} of {position:?}", with.mv);
                saved += 1;
            }
        }
    }
    assert!(saved > 0);
}

/// Every analysis that is told while a position is analysed, the last one included.
fn told(position: &Position, limits: &Limits) -> Vec<Analysis> {
    let mut told = Vec::new();
    let last = analyser().analyse(position, limits, |analysis| told.push(analysis.clone()));
    told.push(last);
    told
}

#[test]
fn what_was_told_as_proved_stays() {
    let boards = [
        ("4 4 3", rules(6, 7, 4, Variant::Standard, 2), 300_000),
        ("4 4 4 4 4 3 5 5 2 2", rules(6, 7, 4, Variant::Standard, 2), 1_000_000),
        ("4 4 3 3 p4 5", rules(6, 7, 4, Variant::PopOut, 2), 600_000),
        ("1 2 3 4 4 3", rules(5, 5, 4, Variant::Standard, 3), 300_000),
        ("5 5 6", rules(9, 9, 5, Variant::Standard, 2), 200_000),
    ];
    for (moves, rules, nodes) in boards {
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        let told = told(&position, &Limits { nodes: Some(nodes), ..Limits::default() });
        assert!(told.len() > 2);
        for pair in told.windows(2) {
            for (before, now) in pair[0].moves.iter().zip(&pair[1].moves) {
                assert_eq!(before.mv, now.mv);
                if before.value.is_exact() {
                    assert_eq!(before.value, now.value);
                } else if let Some(verdict) = before.value.verdict() {
                    assert_eq!(now.value.verdict(), Some(verdict));
                }
                assert!(before.value == Assessment::Unknown || now.value != Assessment::Unknown);
            }
        }
        let last = told.last().unwrap();
        assert!(last.moves.iter().all(|it| it.value != Assessment::Unknown), "{last:?}");
        assert!(!last.best_line.is_empty());
    }
}

#[test]
fn a_stop_ends_it_at_once() {
    let rules = rules(9, 9, 5, Variant::Standard, 2);
    let stop = StopFlag::default();
    let limits = Limits { stop: stop.clone(), ..Limits::default() };
    let mut told = 0;
    let analysis = analyser().analyse(&Position::new(rules), &limits, |_| {
        told += 1;
        if told == 3 {
            stop.stop();
        }
    });
    assert!(told <= 5, "{told}");
    assert!(!analysis.is_complete);
}

#[test]
fn it_can_be_handed_to_another_thread() {
    fn is_send<T: Send + 'static>() {}
    is_send::<Analyser>();
    is_send::<Analysis>();
    is_send::<connect_n_engine::review::Reviewer>();
    is_send::<connect_n_engine::review::Review>();
}

#[test]
fn the_end_of_a_game_has_a_value_and_no_moves() {
    let rules = Rules::default();
    let won = Position::from_moves(rules, &parse_game("1 2 1 2 1 2 1", &rules).unwrap()).unwrap();
    let analysis = analyser().analyse(&won, &Limits::default(), |_| {});
    assert_eq!(analysis.value, Assessment::Loss(Some(0)));
    assert!(analysis.moves.is_empty() && analysis.is_complete && analysis.threats.is_empty());
}

#[test]
fn the_best_line_is_best_play_to_the_end() {
    best_line_is_best_play(Variant::Standard, "7 7 1 1 1 3 7 2 6 7 6 7 3 3 5 2 6 1 7 6 2 4 6 4");
    best_line_is_best_play(Variant::PopOut, "2 2 6 4 5 7 5 4 4");
}

fn best_line_is_best_play(variant: Variant, moves: &str) {
    let rules = rules(6, 7, 4, variant, 2);
    let moves = parse_game(moves, &rules).unwrap();
    let position = Position::from_moves(rules, &moves).unwrap();
    let mut analyser = analyser();
    let analysis = analyser.analyse(&position, &Limits::default(), |_| {});
    let mut at = position.clone();
    let mut value = analysis.value;
    for &mv in &analysis.best_line {
        let here = analyser.analyse(&at, &Limits::default(), |_| {});
        assert_eq!(here.value, value);
        assert!(here.best_moves().contains(&mv), "{mv} in {:?}", here.moves);
        value = match value {
            Assessment::Win(Some(plies)) => Assessment::Loss(Some(plies - 1)),
            Assessment::Loss(Some(plies)) => Assessment::Win(Some(plies - 1)),
            other => other,
        };
        at.play(mv).unwrap();
    }
    assert!(at.is_over(), "{:?}", analysis.best_line);
}

#[test]
fn a_near_win_is_proved_on_the_largest_board() {
    let rules = rules(16, 16, 5, Variant::Standard, 2);
    let moves = parse_game("8, 1, 9, 1, 10, 2", &rules).unwrap();
    let position = Position::from_moves(rules, &moves).unwrap();
    let limits = Limits { nodes: Some(250_000), ..Limits::default() };
    let analysis = analyser().analyse(&position, &limits, |_| {});
    assert_eq!(analysis.value, Assessment::Win(Some(3)), "{:?}", analysis.moves);
    let seven = Move::Drop(Column::new(6).unwrap());
    assert_eq!(analysis.value_of(seven).and_then(Assessment::verdict), Some(Verdict::Win));
}
