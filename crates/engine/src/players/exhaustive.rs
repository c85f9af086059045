//! The player that searches the whole game.
use super::full_tree::{Memoisation, solve_full_tree};
use crate::{Choice, Limits, Player, Position};

/// Looks at the whole game below the position and plays a move that forces a win if there is one, else one that holds
/// the draw, else any: the soonest win, the latest loss, and among equals the first move by column.
///
/// Without pops that is the tree of all games: a position is looked at anew each time that another order of moves leads
/// to it. With pops, where a game need not end, it is all positions that can come up, and endless play is a draw.
/// With three or four players a win or a draw is one that can be forced even if all others stand together.
///
/// It counts the positions of which it tries all moves, the one asked about included, once for each time.
/// Positions in which the game is over have no moves and don't count.
///
/// Cost: all there is: 1,968 positions for the first move on 3x3 with three in line, and on the usual board more than
/// anybody can wait for. Where a limit calls it off it is undecided and plays as `medium` might.
pub struct Exhaustive;

impl Player for Exhaustive {
    fn name(&self) -> String {
        "exhaustive".to_owned()
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Choice {
        solve_full_tree(position, Memoisation::Off, limits)
    }
}
