//! The order in which players move.
use connect_n_engine::{Rules, Seat};

/// Who makes each move of a game, as long as nobody drops out.
pub(crate) fn turns(rules: Rules) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(Seat::FIRST), move |seat| Some(seat.after(rules.players())))
}
