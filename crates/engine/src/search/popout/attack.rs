//! The attack search: an AND/OR search with iterative deepening that finds out whether the attacker wins within a bound
//! of plies.
//!
//! The answer does not depend on the moves before, since a shortest win repeats no position, so the table may be used
//! on any path. Moves that lose at once are never searched.
use std::io;

use super::table::{Key, Kind, Proved, Table};
use crate::Move;
use crate::bitboard::Bitboard;
use crate::budget::{Budget, Exhausted};
use crate::search::position::{SearchPosition, ThreatInfo};
use crate::search::save_format::{SaveReader, SaveWriter};
use crate::search::threat_geometry::ThreatGeometry;

/// Attacks within fewer plies are searched anew rather than looked up.
const LEAST_STORED: u16 = 5;

/// The attacker has a threat that no drop parries.
const UNSTOPPABLE: i32 = 1 << 28;
const POP: i32 = -(1 << 27);
/// The move threatens to win at once.
const FORCING: i32 = 1 << 26;
/// A reply that threatens to win at once.
const COUNTER: i32 = 1 << 23;
/// For each ply for which a reply is known to hold.
const HOLDS: i32 = 1 << 20;
/// For a drop of the defender that held against the attack searched just before.
const HOLDS_AGAIN: i32 = 4;
/// For killer moves: those of the attacker that have won elsewhere with as many plies left, the last one first.
const KILLER_BONUSES: [i32; 2] = [16, 8];
const NEW_WINNING_CELL: i32 = 4;
/// For each drop that the other side may then make without losing at once.
const SAFE_ANSWER: i32 = -8;

/// A move and where it leads, seen by the side that is to move then.
#[derive(Clone, Copy)]
struct Candidate<B> {
    mv: Move,
    position: SearchPosition<B>,
    rank: i32,
}

/// What the side to move can do.
pub(super) enum Options<B> {
    /// Nothing to search: whether it reaches its goal.
    Settled(bool),
    /// Positions after its safe moves.
    Moves(Vec<SearchPosition<B>>),
}

/// A search with its table.
pub(super) struct Prover<B: Bitboard> {
    geometry: ThreatGeometry<B>,
    table: Table<B>,
    /// Candidates of all nodes on the path, those of the current one last.
    pool: Vec<Candidate<B>>,
    /// Pops that the defender has left.
    pops: u8,
    /// The attacker's moves that won last, by half of the plies that were left.
    killers: Vec<[Option<Move>; KILLER_BONUSES.len()]>,
    /// The cell of the defender's drop that held against the last attack, or none.
    held: B,
}

impl<B: Bitboard> Prover<B> {
    pub(super) fn new(geometry: ThreatGeometry<B>, table_bytes: usize) -> Self {
        let table = Table::new(table_bytes, geometry.rules().cols());
        Self { geometry, table, pool: Vec::new(), pops: Kind::FREE, killers: Vec::new(), held: B::EMPTY }
    }

    /// Grows the table to so many bytes, as far as the budget allows.
    pub(super) fn grow(&mut self, bytes: usize, budget: &Budget) {
        self.table.grow(bytes, budget);
    }

    pub(super) fn table(&self) -> &Table<B> {
        &self.table
    }

    pub(super) fn table_mut(&mut self) -> &mut Table<B> {
        &mut self.table
    }

    pub(super) fn geometry(&self) -> &ThreatGeometry<B> {
        &self.geometry
    }

    /// From now on the defender may pop so many times; [`Kind::FREE`] is as often as the rules allow.
    pub(super) fn limit_pops(&mut self, pops: u8) {
        self.pops = pops;
    }

    /// Whether the side to move wins within so many plies, an odd number.
    pub(super) fn wins(
        &mut self,
        position: &SearchPosition<B>,
        plies: u16,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        if position.wins_at_once(&self.geometry) {
            return Ok(true);
        }
        if plies < 3 || !self.geometry.rules().fits_a_line() {
            return Ok(false);
        }
        self.clean(|prover| prover.attack(position, plies, budget))
    }

    /// Whether the side to move loses within so many plies, an even number.
    pub(super) fn loses(
        &mut self,
        position: &SearchPosition<B>,
        plies: u16,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        if plies < 2 || !self.geometry.rules().fits_a_line() || position.wins_at_once(&self.geometry) {
            return Ok(false);
        }
        self.clean(|prover| prover.defend(position, plies, budget))
    }

    /// Restores its state when the search is called off.
    fn clean(
        &mut self,
        search: impl FnOnce(&mut Self) -> Result<bool, Exhausted>,
    ) -> Result<bool, Exhausted> {
        let pops = self.pops;
        self.held = B::EMPTY;
        let answer = search(self);
        self.pool.clear();
        self.pops = pops;
        answer
    }

    /// The move that the last search found best here for the side to move.
    pub(super) fn remembered(&self, position: &SearchPosition<B>, attacks: bool) -> Option<Move> {
        self.table.get(self.key(position), self.kind(attacks)).best
    }

    fn kind(&self, attacks: bool) -> Kind {
        Kind { attacks, pops: self.pops }
    }

    pub(super) fn key(&self, position: &SearchPosition<B>) -> Key<B> {
        let bits = position.key(&self.geometry);
        let mirrored = self.geometry.grid().mirrored(bits);
        let is_mirrored = is_less(mirrored, bits);
        Key { bits: if is_mirrored { mirrored } else { bits }, is_mirrored }
    }

    /// What the proof number search needs to know of a position: whether the side to move, who cannot win at once,
    /// has already reached its goal, or where its safe moves lead.
    pub(super) fn options(&mut self, position: &SearchPosition<B>, attacks: bool, plies: u16) -> Options<B> {
        let threat_info = position.threat_info(&self.geometry);
        if threat_info.is_last_cell && !attacks {
            return Options::Settled(true);
        }
        let drops = if threat_info.is_last_cell { B::EMPTY } else { position.safe_drops(&threat_info) };
        if plies <= 3 {
            return Options::Settled(if attacks {
                self.wins_in_three(position, &threat_info, drops)
            } else {
                !self.loses_in_two(position)
            });
        }
        self.pool.clear();
        self.gather_drops(position, &threat_info, drops, attacks);
        self.gather_pops(position, &threat_info, attacks);
        Options::Moves(self.pool.drain(..).map(|candidate| candidate.position).collect())
    }

    /// Whether the attacker, who is to move and cannot win at once, wins within so many plies.
    fn attack(
        &mut self,
        position: &SearchPosition<B>,
        plies: u16,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        budget.spend()?;
        let threat_info = position.threat_info(&self.geometry);
        // A disc in the last cell ends the game.
        let drops = if threat_info.is_last_cell { B::EMPTY } else { position.safe_drops(&threat_info) };
        if plies == 3 {
            return Ok(self.wins_in_three(position, &threat_info, drops));
        }
        let key = self.key(position);
        let known = self.table.get(key, self.kind(true));
        if let Some(answer) = known.answer(plies) {
            return Ok(answer);
        }
        let before = budget.nodes();
        let base = self.pool.len();
        self.gather_drops(position, &threat_info, drops, true);
        self.gather_pops(position, &threat_info, true);
        self.prefer_killers(base, plies);
        let best = self.attack_with(base, plies, budget);
        self.pool.truncate(base);
        let best = best?;
        if let Some(mv) = best {
            self.remember_killer(plies, mv);
        }
        self.table.put(key, self.kind(true), plies, best.is_some(), best, budget.nodes() - before);
        Ok(best.is_some())
    }

    /// The attacker's move that wins within so many plies.
    fn attack_with(
        &mut self,
        base: usize,
        plies: u16,
        budget: &mut Budget,
    ) -> Result<Option<Move>, Exhausted> {
        if plies > LEAST_STORED && self.pool.len() > base + 1 {
            let kind = self.kind(false);
            let mut kept = base;
            for index in base..self.pool.len() {
                let candidate = self.pool[index];
                match self.table.get(self.key(&candidate.position), kind).answer(plies - 1) {
                    Some(true) => return Ok(Some(candidate.mv)),
                    Some(false) => {}
                    None => {
                        self.pool[kept] = candidate;
                        kept += 1;
                    }
                }
            }
            self.pool.truncate(kept);
        }
        self.held = B::EMPTY;
        for index in base..self.pool.len() {
            let candidate = self.next_candidate(index);
            if self.defend(&candidate.position, plies - 1, budget)? {
                return Ok(Some(candidate.mv));
            }
        }
        Ok(None)
    }

    /// Tries moves of the attacker sooner that have won with as many plies left.
    fn prefer_killers(&mut self, base: usize, plies: u16) {
        let Some(killers) = self.killers.get(usize::from(plies / 2)) else { return };
        for candidate in &mut self.pool[base..] {
            if let Some(place) = killers.iter().position(|&killer| killer == Some(candidate.mv)) {
                candidate.rank += KILLER_BONUSES[place];
            }
        }
    }

    fn remember_killer(&mut self, plies: u16, mv: Move) {
        let place = usize::from(plies / 2);
        if self.killers.len() <= place {
            self.killers.resize(place + 1, [None; KILLER_BONUSES.len()]);
        }
        let [last, before] = &mut self.killers[place];
        if *last != Some(mv) {
            (*last, *before) = (Some(mv), *last);
        }
    }

    /// Writes the killer moves, without which continued work would try other attacks first.
    pub(super) fn write_killers(&self, writer: &mut SaveWriter) -> io::Result<()> {
        writer.put_count(self.killers.len())?;
        let mut killers = self.killers.iter();
        killers.try_for_each(|killers| writer.put(&killers.map(|mv| mv.map_or(0, Move::table_byte))))
    }

    /// Reads killer moves that were written.
    pub(super) fn read_killers(&mut self, reader: &mut SaveReader) -> io::Result<()> {
        self.killers.clear();
        for _ in 0..reader.take_number()? {
            self.killers.push(reader.take()?.map(Move::from_table_byte));
        }
        Ok(())
    }

    fn wins_in_three(&self, position: &SearchPosition<B>, threat_info: &ThreatInfo<B>, drops: B) -> bool {
        let geometry = &self.geometry;
        let mut left = drops;
        while !left.is_empty() {
            if self.loses_in_two(&position.after_drop(geometry, left.lowest_bit())) {
                return true;
            }
            left = left.without_lowest();
        }
        geometry.order().iter().any(|&column| {
            position
                .after_safe_pop(geometry, threat_info, column)
                .is_some_and(|after| self.loses_in_two(&after))
        })
    }

    /// Whether the defender, who is to move and cannot win at once, has no safe move.
    fn loses_in_two(&self, position: &SearchPosition<B>) -> bool {
        let threat_info = position.threat_info(&self.geometry);
        position.safe_drops(&threat_info).is_empty()
            && (self.pops == 0
                || !self
                    .geometry
                    .order()
                    .iter()
                    .any(|&column| position.after_safe_pop(&self.geometry, &threat_info, column).is_some()))
    }

    /// Whether the defender, who is to move and cannot win at once, loses within so many plies.
    fn defend(
        &mut self,
        position: &SearchPosition<B>,
        plies: u16,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        let threat_info = position.threat_info(&self.geometry);
        if threat_info.is_last_cell {
            return Ok(false);
        }
        if plies == 2 {
            return Ok(self.loses_in_two(position));
        }
        budget.spend()?;
        let is_stored = plies > LEAST_STORED;
        let key = self.key(position);
        let known = if is_stored { self.table.get(key, self.kind(false)) } else { Proved::default() };
        if let Some(answer) = known.answer(plies) {
            return Ok(answer);
        }
        let before = budget.nodes();
        let base = self.pool.len();
        let found = self.parry(position, &threat_info, plies, base, budget);
        self.pool.truncate(base);
        let parry = found?;
        self.held = match parry {
            Some(Move::Drop(column)) => threat_info.landing & self.geometry.column(column),
            _ => B::EMPTY,
        };
        if is_stored {
            self.table.put(key, self.kind(false), plies, parry.is_none(), parry, budget.nodes() - before);
        }
        Ok(parry.is_none())
    }

    /// The defender's move after which the attacker does not win within the plies that are left. Drops come first;
    /// pops are looked at only if no drop helps, unless so much is at stake that the table is asked about all.
    fn parry(
        &mut self,
        position: &SearchPosition<B>,
        threat_info: &ThreatInfo<B>,
        plies: u16,
        base: usize,
        budget: &mut Budget,
    ) -> Result<Option<Move>, Exhausted> {
        self.gather_drops(position, threat_info, position.safe_drops(threat_info), false);
        self.prefer_held(position, base);
        if plies <= LEAST_STORED {
            if let Some(mv) = self.parry_with(base, plies, budget)? {
                return Ok(Some(mv));
            }
            self.pool.truncate(base);
        }
        if self.pops > 0 {
            self.gather_pops(position, threat_info, false);
        }
        if plies > LEAST_STORED
            && let Some(mv) = self.known_parry(base, plies)
        {
            return Ok(Some(mv));
        }
        self.parry_with(base, plies, budget)
    }

    /// A reply that the table says holds. Leaves out those that it says lose, and prefers those that held longest.
    fn known_parry(&mut self, base: usize, plies: u16) -> Option<Move> {
        let mut kept = base;
        for index in base..self.pool.len() {
            let mut candidate = self.pool[index];
            let kind = Kind { attacks: true, pops: self.pops_after(candidate.mv) };
            let known = self.table.get(self.key(&candidate.position), kind);
            match known.answer(plies - 1) {
                Some(false) => return Some(candidate.mv),
                Some(true) => {}
                None => {
                    candidate.rank += i32::from(known.holds.min(200)) / 2 * HOLDS;
                    self.pool[kept] = candidate;
                    kept += 1;
                }
            }
        }
        self.pool.truncate(kept);
        None
    }

    fn parry_with(
        &mut self,
        base: usize,
        plies: u16,
        budget: &mut Budget,
    ) -> Result<Option<Move>, Exhausted> {
        let pops = self.pops;
        for index in base..self.pool.len() {
            let candidate = self.next_candidate(index);
            self.pops = self.pops_after(candidate.mv);
            let wins = self.attack(&candidate.position, plies - 1, budget);
            self.pops = pops;
            if !wins? {
                return Ok(Some(candidate.mv));
            }
        }
        Ok(None)
    }

    fn pops_after(&self, reply: Move) -> u8 {
        if self.pops == Kind::FREE { Kind::FREE } else { self.pops - u8::from(reply.is_pop()) }
    }

    /// Tries the drop sooner that held against the attack searched before this one.
    fn prefer_held(&mut self, position: &SearchPosition<B>, base: usize) {
        let held = std::mem::replace(&mut self.held, B::EMPTY);
        for candidate in &mut self.pool[base..] {
            if candidate.position.other.discs == (position.own.discs | held) {
                candidate.rank += HOLDS_AGAIN;
            }
        }
    }

    /// Brings the best ranked of the candidates from `index` on to that place.
    fn next_candidate(&mut self, index: usize) -> Candidate<B> {
        let mut best = index;
        for other in index + 1..self.pool.len() {
            if self.pool[other].rank > self.pool[best].rank {
                best = other;
            }
        }
        self.pool.swap(index, best);
        self.pool[index]
    }

    fn gather_drops(
        &mut self,
        position: &SearchPosition<B>,
        threat_info: &ThreatInfo<B>,
        drops: B,
        attacks: bool,
    ) {
        let order = self.geometry.order().len();
        for place in 0..order {
            let column = self.geometry.order()[place];
            let cell = drops & self.geometry.column(column);
            if !cell.is_empty() {
                let after = position.after_drop(&self.geometry, cell);
                let landing = (threat_info.landing ^ cell) | ((cell << 1) & self.geometry.grid().cells());
                let rank = self.rank(&after, landing, attacks) - place.div_ceil(2) as i32;
                self.pool.push(Candidate { mv: Move::Drop(column), position: after, rank });
            }
        }
    }

    fn gather_pops(&mut self, position: &SearchPosition<B>, threat_info: &ThreatInfo<B>, attacks: bool) {
        for place in 0..self.geometry.order().len() {
            let column = self.geometry.order()[place];
            if let Some(after) = position.after_safe_pop(&self.geometry, threat_info, column) {
                let rank = if attacks {
                    self.rank(&after, self.geometry.landing(after.occupied()), true)
                } else {
                    0
                };
                self.pool.push(Candidate { mv: Move::Pop(column), position: after, rank: rank + POP });
            }
        }
    }

    /// How promising the move is that led to this position.
    fn rank(&self, after: &SearchPosition<B>, landing: B, attacks: bool) -> i32 {
        let winning = after.other.winning.any;
        let free = winning & !after.occupied();
        let answers = after.safe_drops(&after.threat_info(&self.geometry)).count() as i32;
        let mut rank = NEW_WINNING_CELL * free.count() as i32 + SAFE_ANSWER * answers;
        if !(winning & landing).is_empty() {
            rank += if attacks { FORCING } else { COUNTER };
        }
        if attacks && answers == 0 {
            rank += UNSTOPPABLE;
        }
        rank
    }
}

/// Any order of keys will do, if it is one.
fn is_less<B: Bitboard>(a: B, b: B) -> bool {
    (0..B::BITS)
        .step_by(64)
        .map(|start| a.word_from(start))
        .lt((0..B::BITS).step_by(64).map(|start| b.word_from(start)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Column, Grid, Rules, Variant};

    #[test]
    fn killer_moves_come_back_from_a_file() {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let prover = || Prover::<u64>::new(ThreatGeometry::new(Grid::new(rules)), 1 << 12);
        let column = |index| Column::new(index).unwrap();
        let mut before = prover();
        for (plies, mv) in [(3, Move::Drop(column(6))), (7, Move::Drop(column(0))), (7, Move::Pop(column(2)))]
        {
            before.remember_killer(plies, mv);
        }
        let mut bytes = Vec::new();
        before.write_killers(&mut SaveWriter::new(&mut bytes)).unwrap();
        let mut after = prover();
        after.read_killers(&mut SaveReader::new(&mut &bytes[..])).unwrap();
        assert_eq!(after.killers.len(), 4);
        assert_eq!(after.killers[1], [Some(Move::Drop(column(6))), None]);
        assert_eq!(after.killers[3], [Some(Move::Pop(column(2))), Some(Move::Drop(column(0)))]);
        assert_eq!(after.killers, before.killers);
    }
}
