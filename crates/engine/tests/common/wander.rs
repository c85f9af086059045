//! Positions of games that go anywhere.
use connect_n_engine::{Position, Rules};

/// Plays moves by number until they are used up, leaving out those that would end the game.
pub(crate) fn wander(rules: Rules, choices: &[u8]) -> Position {
    let mut position = Position::new(rules);
    for &choice in choices {
        let moves = position.legal_moves();
        position.play(moves[usize::from(choice) % moves.len()]).unwrap();
        if position.is_over() {
            position.undo();
        }
    }
    position
}
