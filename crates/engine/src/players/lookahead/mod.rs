//! The player that looks ahead for open lines.
mod score;
mod tree;

pub use score::{OpenLines, count, score, value, value_within};
pub use tree::{Branch, tree};

use self::score::Scorer;
use super::paranoid::ParanoidSearch;
use crate::position::on_board;
use crate::{Choice, Limits, Player, Position, Report, Value};
use std::num::NonZeroU8;

/// Plays the move after which the board is worth most, looking a fixed number of plies ahead, its own move included:
/// that with the best [`value`], and among equals that in the first column, a drop before a pop.
///
/// A board is worth its [`score`]: the lines that are still open for the player, less those in which it has no disc.
/// A win in one and a win in five count the same, so it may take its time to win.
/// It searches one ply deep, then two, and so on, to have an answer whenever it's stopped.
///
/// Cost: up to (moves in a position)^level boards, of which alpha-beta pruning leaves out most: the first move on the
/// usual board takes 224 positions (*states* in what people read) at level 4 and 70,000 at level 8, counting those of which
/// the moves are tried.
pub struct Lookahead {
    level: NonZeroU8,
}

impl Lookahead {
    /// A player whose moves follow from the level, in plies, and the position alone.
    pub fn new(level: NonZeroU8) -> Self {
        Self { level }
    }
}

impl Player for Lookahead {
    fn name(&self) -> String {
        format!("lookahead:{}", self.level)
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Choice {
        let level = limits.depth.unwrap_or(u32::MAX).min(self.level.get().into());
        let root_player = position.to_move();
        let seen = on_board!(position.board(), board => {
            let search = ParanoidSearch::new(board, position.moves_of_those_left(), root_player, Scorer::new(root_player), limits);
            search.look_ahead(level)
        });
        let (mv, value) = match seen.best {
            Some((mv, score)) => (mv, Some(Value::Score(score))),
            None => (position.legal_moves()[0], None),
        };
        let report = Report {
            value,
            depth: seen.depth,
            nodes: seen.expanded,
            principal_variation: vec![mv],
            ..Report::default()
        };
        Choice { mv, report }
    }
}
