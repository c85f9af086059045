//! The player that looks three plies ahead and counts its lines that lack one disc.
use super::heuristic::{StaticValue, choose};
use crate::eval::open_windows_on;
use crate::{Bitboard, Board, Choice, Limits, Player, Position, Seat};

/// Plays as [`Heuristic`](super::Heuristic) does, with a plainer evaluation: a point for each window of N cells that
/// holds N-1 discs of its own and none of an opponent, less a point for each such window of every opponent.
///
/// Two windows that share discs count both: `.xxx.` is worth two points, since either end makes a line. Most quiet
/// boards are worth nothing, so it often plays the first column.
///
/// Cost: up to (moves in a position)^3 evaluations, of which alpha-beta pruning leaves out many.
pub struct Counting;

impl Player for Counting {
    fn name(&self) -> String {
        "counting".to_owned()
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Choice {
        choose::<Points>(position, limits)
    }
}

/// Windows that lack one disc: those of a player, less those of the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Points(i32);

impl StaticValue for Points {
    const EVEN: Self = Self(0);

    fn of<B: Bitboard>(board: &Board<B>, seat: Seat) -> Self {
        let rules = board.rules();
        let count = |player| open_windows_on(board, player).with(usize::from(rules.connect()) - 1) as i32;
        let points = |player| if player == seat { count(player) } else { -count(player) };
        Self(rules.seats().map(points).sum())
    }

    fn points(self) -> i32 {
        self.0
    }
}
