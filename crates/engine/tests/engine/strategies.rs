//! Random rules and random games.
use connect_n_engine::{Position, Rules, Variant};
use proptest::prelude::*;

/// Any rules, half of them for boards so small that games end in every way there is, and half by the usual lines.
pub(crate) fn rules() -> impl Strategy<Value = Rules> {
    prop_oneof![usual_rules(), (usual_rules(), any::<bool>(), any::<bool>()).prop_map(with_lines)]
}

/// Any rules with the usual lines.
pub(crate) fn usual_rules() -> impl Strategy<Value = Rules> {
    prop_oneof![rules_up_to(4, 5), rules_up_to(16, 16)]
}

/// The same on a cylinder, and as misère if there are two players.
pub(crate) fn with_lines((rules, is_misere, is_cylinder): (Rules, bool, bool)) -> Rules {
    let rules = if is_cylinder { rules.with_cylinder() } else { rules };
    if is_misere { rules.with_misere().unwrap_or(rules) } else { rules }
}

fn rules_up_to(size: u8, connect: u8) -> impl Strategy<Value = Rules> {
    let variant = prop_oneof![Just(Variant::Standard), Just(Variant::PopOut)];
    (1..=size, 1..=size, 1..=connect, variant, 2u8..=4).prop_map(|(rows, cols, connect, variant, players)| {
        Rules::new(rows, cols, connect, variant, players).unwrap()
    })
}

/// Numbers that choose among the legal moves of a game, one a move.
pub(crate) fn choices() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(0..usize::MAX, 0..100)
}

/// A random game, played until its end or until the choices are used up.
pub(crate) fn game() -> impl Strategy<Value = Position> {
    game_by(rules())
}

/// The same by rules of a certain kind.
pub(crate) fn game_by(rules: impl Strategy<Value = Rules>) -> impl Strategy<Value = Position> {
    (rules, choices()).prop_map(|(rules, choices)| {
        let mut position = Position::new(rules);
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[choice % moves.len()]).unwrap();
        }
        position
    })
}
