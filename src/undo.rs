//! How far undo and redo go: to a turn of a person; where only computers play, a single move.
use connect_n_engine::{GameTree, Position, Seat};

/// How many moves an undo takes back; 0 if none can be.
pub(crate) fn undo_depth(position: &Position, is_person: impl Fn(Seat) -> bool) -> usize {
    let (movers, plies) = (position.movers(), position.plies());
    let most = position.moves_of_those_left().len();
    if !position.rules().seats().any(&is_person) {
        return most.min(1);
    }
    (1..=most).find(|back| is_person(movers[plies - back])).unwrap_or(0)
}

/// How many moves a redo plays again: to the next turn of a person, or all that there are.
pub(crate) fn redo_depth(tree: &GameTree, is_person: impl Fn(Seat) -> bool) -> usize {
    let position = tree.position();
    let available = tree.main_line_from(tree.now()).len();
    if !position.rules().seats().any(&is_person) {
        return available.min(1);
    }
    let mut seat = position.to_move();
    for moves in 1..available {
        seat = position.seat_after(seat);
        if is_person(seat) {
            return moves;
        }
    }
    available
}
