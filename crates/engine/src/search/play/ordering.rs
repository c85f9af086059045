//! Which moves are looked at first: the sooner the best one comes, the less there is to look at.
use crate::bitboard::Bitboard;
use crate::search::position::{SearchPosition, ThreatInfo};
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Column, MAX_SIZE, Move};

/// A move that does not lose at once, and where it leads.
#[derive(Clone, Copy)]
pub(super) struct Candidate<B> {
    pub(super) mv: Move,
    /// Seen by the opponent.
    pub(super) pos: SearchPosition<B>,
    /// The higher, the sooner it is looked at.
    pub(super) rank: i32,
}

const TABLE_MOVE: i32 = 1 << 28;
const KILLER: i32 = 1 << 24;
/// A move that threatens to win at once forces the reply.
const FORCING: i32 = 1 << 22;
const NEW_WINNING_CELL: i32 = 1 << 12;
/// Most pops waste a turn.
const POP: i32 = -(1 << 20);
/// Above this all of the history is halved.
const MOST_HISTORY: i32 = 1 << 11;

/// Cells that a board has at most, those above the columns included.
const CELLS: usize = MAX_SIZE as usize * (MAX_SIZE as usize + 1);

/// What orders the moves: killer moves and the history heuristic (Jonathan Schaeffer, "The history heuristic", 1983),
/// as learnt in other positions of this search.
pub(super) struct MoveOrdering {
    /// Killer moves: the last two that caused a cutoff, for each ply.
    killers: Vec<[Option<Move>; 2]>,
    /// How often, and how deep, a drop into a cell has caused a cutoff, for each player.
    history: [[i32; CELLS]; 2],
}

impl MoveOrdering {
    pub(super) fn new() -> Self {
        Self { killers: Vec::new(), history: [[0; CELLS]; 2] }
    }

    /// Puts the moves that do not lose at once into `pool`, with their ranks.
    pub(super) fn candidates<B: Bitboard>(
        &self,
        geometry: &ThreatGeometry<B>,
        pos: &SearchPosition<B>,
        threat_info: &ThreatInfo<B>,
        ply: u32,
        table_move: Option<Move>,
        pool: &mut Vec<Candidate<B>>,
    ) {
        let drops = pos.safe_drops(threat_info);
        let killers = self.killers.get(ply as usize).copied().unwrap_or_default();
        let bonus = |mv: Move| {
            if table_move == Some(mv) {
                TABLE_MOVE
            } else if killers.contains(&Some(mv)) {
                KILLER
            } else {
                0
            }
        };
        for (place, &column) in geometry.order().iter().enumerate() {
            let cell = drops & geometry.column(column);
            if let Some(index) = cell.lowest() {
                let after = pos.after_drop(geometry, cell);
                let mv = Move::Drop(column);
                let history = self.history[(ply % 2) as usize][index as usize];
                let rank = bonus(mv) + threats(geometry, &after) + history - place as i32;
                pool.push(Candidate { mv, pos: after, rank });
            }
        }
        if geometry.rules().is_pop_out() {
            for &column in geometry.order() {
                if let Some(after) = pos.after_safe_pop(geometry, threat_info, column) {
                    let mv = Move::Pop(column);
                    pool.push(Candidate {
                        mv,
                        pos: after,
                        rank: bonus(mv) + threats(geometry, &after) + POP,
                    });
                }
            }
        }
    }

    /// Takes in a move that caused a beta cutoff.
    pub(super) fn update<B: Bitboard>(
        &mut self,
        geometry: &ThreatGeometry<B>,
        pos: &SearchPosition<B>,
        mv: Move,
        ply: u32,
        depth: u32,
    ) {
        let ply = ply as usize;
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        if let Move::Drop(column) = mv {
            self.update_history(landing_index(geometry, pos, column), ply % 2, (depth * depth) as i32);
        }
    }

    fn update_history(&mut self, cell: Option<u32>, player: usize, bonus: i32) {
        let Some(cell) = cell else { return };
        let history = &mut self.history[player];
        history[cell as usize] += bonus;
        if history[cell as usize] > MOST_HISTORY {
            for bonus in history {
                *bonus /= 2;
            }
        }
    }
}

/// What the move that led here threatens.
#[inline]
fn threats<B: Bitboard>(geometry: &ThreatGeometry<B>, after: &SearchPosition<B>) -> i32 {
    let occupied = after.occupied();
    let winning = after.other.winning.any & !occupied;
    if winning.is_empty() {
        return 0;
    }
    let at_once = winning & geometry.landing(occupied);
    winning.count() as i32 * NEW_WINNING_CELL + if at_once.is_empty() { 0 } else { FORCING }
}

fn landing_index<B: Bitboard>(
    geometry: &ThreatGeometry<B>,
    pos: &SearchPosition<B>,
    column: Column,
) -> Option<u32> {
    (geometry.landing(pos.occupied()) & geometry.column(column)).lowest()
}
