//! Random games on random boards, compared with the plain reference.
use crate::reference::{Reference, all_moves};
use crate::strategies::{choices, game, rules};
use connect_n_engine::{
    Cell, Column, DrawReason, Forfeit, IllegalMove, Outcome, Position, Rules, Seat, Variant, parse_game,
    perft,
};
use proptest::prelude::*;

proptest! {
    #[test]
    fn games_go_as_the_reference_says(rules in rules(), choices in choices()) {
        let mut position = Position::new(rules);
        let mut reference = Reference::new(rules);
        for choice in choices {
            agree(&position, &reference)?;
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[choice % moves.len()];
            let mover = position.to_move();
            let wins_at_once = position.wins_at_once(mv);
            prop_assert_eq!(position.play(mv), Ok(()));
            reference.play(mv);
            prop_assert_eq!(wins_at_once, reference.outcome() == Outcome::Win(mover));
        }
        agree(&position, &reference)?;
    }

    #[test]
    fn games_go_on_without_those_who_drop_out(rules in rules(), choices in choices(), leaving in 1usize..12) {
        let mut position = Position::new(rules);
        let mut reference = Reference::new(rules);
        let mut movers = Vec::new();
        for choice in choices {
            agree(&position, &reference)?;
            if choice % 12 == leaving && !position.is_over() {
                prop_assert_eq!(position.forfeit(), Ok(()));
                reference.forfeit();
                prop_assert_eq!(position.clone().undo(), None);
                continue;
            }
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            movers.push(position.to_move());
            position.play(moves[choice % moves.len()]).unwrap();
            reference.play(moves[choice % moves.len()]);
            let mut back = position.clone();
            back.undo();
            prop_assert_eq!(back.play(moves[choice % moves.len()]), Ok(()));
            prop_assert_eq!(&back, &position);
        }
        agree(&position, &reference)?;
        movers.push(position.to_move());
        prop_assert_eq!(position.movers(), movers);
        prop_assert_eq!(position.mirrored().mirrored(), position);
    }

    #[test]
    fn undo_restores_every_position(mut position in game()) {
        let moves = position.moves().to_vec();
        let mut replayed = Position::new(*position.rules());
        let mut earlier = vec![replayed.clone()];
        for &mv in &moves {
            replayed.play(mv).unwrap();
            earlier.push(replayed.clone());
        }
        for (expected, &mv) in earlier.iter().rev().skip(1).zip(moves.iter().rev()) {
            prop_assert_eq!(position.undo(), Some(mv));
            prop_assert_eq!(&position, expected);
        }
        prop_assert_eq!(position.undo(), None);
    }

    #[test]
    fn a_mirror_shows_the_same_game_the_other_way_round(position in game()) {
        let mirrored = position.mirrored();
        let cols = position.rules().cols();
        prop_assert_eq!(mirrored.outcome(), position.outcome());
        prop_assert_eq!(mirrored.occurrences(), position.occurrences());
        for column in position.rules().columns() {
            for row in 0..position.rules().rows() {
                let there = Cell::new(row, column.mirrored(cols));
                prop_assert_eq!(mirrored.disc_at(there), position.disc_at(Cell::new(row, column)));
            }
        }
        prop_assert_eq!(mirrored.mirrored(), position);
    }

    #[test]
    fn sequences_are_counted_as_the_reference_plays_them(position in game(), depth in 0u32..3) {
        let mut reference = Reference::new(*position.rules());
        for &mv in position.moves() {
            reference.play(mv);
        }
        // Counts know no repetition.
        let is_drawn = |position: &Position| position.outcome() == Outcome::Draw(DrawReason::Repetition);
        let may_be_drawn = position.legal_moves().iter().any(|&mv| {
            let mut next = position.clone();
            next.play(mv).unwrap();
            is_drawn(&next)
        });
        prop_assume!(!is_drawn(&position) && !may_be_drawn);
        prop_assert_eq!(perft(&position, depth), sequences(&reference, depth));
    }
}

fn agree(position: &Position, reference: &Reference) -> Result<(), TestCaseError> {
    prop_assert_eq!(position.outcome(), reference.outcome());
    prop_assert_eq!(position.is_over(), reference.outcome() != Outcome::Ongoing);
    prop_assert_eq!(position.to_move(), reference.to_move());
    prop_assert_eq!(position.discs(), reference.discs());
    prop_assert_eq!(position.occurrences(), reference.occurrences());
    prop_assert_eq!(position.winning_lines(), reference.winning_lines());
    prop_assert_eq!(position.legal_moves().to_vec(), reference.legal_moves());
    for column in 0..16 {
        let at = Column::new(column).unwrap();
        prop_assert_eq!(position.height(at), reference.height(column));
        for row in 0..18u8 {
            prop_assert_eq!(
                position.disc_at(Cell::new(row, at)),
                reference.disc_at(usize::from(row), column)
            );
        }
    }
    illegal_moves_are_refused(position, reference)
}

fn illegal_moves_are_refused(position: &Position, reference: &Reference) -> Result<(), TestCaseError> {
    for mv in all_moves().into_iter().filter(|&mv| !reference.is_legal(mv)) {
        let mut same = position.clone();
        prop_assert!(same.play(mv).is_err(), "{} was accepted", mv);
        prop_assert_eq!(&same, position);
    }
    Ok(())
}

fn sequences(reference: &Reference, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let play = |mv| {
        let mut next = reference.clone();
        next.play(mv);
        next
    };
    reference.legal_moves().into_iter().map(|mv| sequences(&play(mv), depth - 1)).sum()
}

#[test]
fn who_is_left_alone_wins_and_nothing_follows() {
    let rules = Rules::new(6, 7, 4, Variant::Standard, 3).unwrap();
    let mut position = Position::from_moves(rules, &parse_game("1 2 3 4", &rules).unwrap()).unwrap();
    let [first, second, third] = [0, 1, 2].map(|index| Seat::new(index).unwrap());
    assert_eq!(position.to_move(), second);
    position.forfeit().unwrap();
    assert_eq!((position.to_move(), position.outcome()), (third, Outcome::Ongoing));
    position.play(position.legal_moves()[0]).unwrap();
    assert_eq!(position.to_move(), first);
    position.forfeit().unwrap();
    assert_eq!(position.outcome(), Outcome::Win(third));
    assert_eq!(position.forfeits(), [Forfeit { seat: second, after: 4 }, Forfeit { seat: first, after: 5 }]);
    assert_eq!((position.forfeit(), position.undo()), (Err(IllegalMove::GameOver), None));
}
