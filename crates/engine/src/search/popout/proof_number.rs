//! Depth-first proof number search (Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002)
//! for the question of [`attack`](super::attack): does the attacker win within so many plies?
//!
//! It goes where the least is left to prove, so with a loose bound it finds out who wins far sooner than a search that
//! raises the bound ply by ply; it does not tell how soon. The plies that are left are part of a position here, so
//! that nothing is a cycle.
use std::io;

use super::attack::{Options, Prover};
use super::saved::{Sink, Source};
use super::table::hash;
use crate::Limits;
use crate::bitboard::Bitboard;
use crate::budget::{Budget, Exhausted};
use crate::search::large_vec::{fill, with_room_for};
use crate::search::position::SearchPosition;

/// An effort that nothing can pay.
const NEVER: u32 = 1 << 30;

/// What is left to prove of a position, as seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Effort {
    /// For the side to move to reach what it is after.
    own: u32,
    /// For the other side.
    other: u32,
}

impl Effort {
    const fn settled(reached: bool) -> Self {
        if reached { Self { own: 0, other: NEVER } } else { Self { own: NEVER, other: 0 } }
    }

    const fn is_settled(self) -> bool {
        self.own == 0 || self.other == 0
    }
}

/// A position with the side that attacks and the plies that are left.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key<B> {
    bits: B,
    plies: u16,
    attacks: bool,
}

/// Efforts found so far. The whole key is kept; what comes later takes the place of what was there.
pub(super) struct EffortTable<B> {
    slots: Vec<Option<(Key<B>, Effort)>>,
    /// Slots when it has grown up.
    most: usize,
}

impl<B: Bitboard> EffortTable<B> {
    /// An empty table that can [grow](Self::grow) to at most so many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<Option<(Key<B>, Effort)>>()).max(1);
        let mut slots = with_room_for(most);
        slots.push(None);
        Self { slots, most }
    }

    /// The table in its place, made if there is none yet, and grown as far as the limits allow.
    pub(super) fn grown<'a>(place: &'a mut Option<Self>, bytes: usize, limits: &Limits) -> &'a mut Self {
        let table = place.get_or_insert_with(|| Self::new(bytes));
        table.grow(limits);
        table
    }

    /// Grows as far as the limits allow. What it knows is found where it was put before that only by chance.
    pub(super) fn grow(&mut self, limits: &Limits) {
        fill(&mut self.slots, self.most, || None, &Budget::new(limits));
    }

    /// Writes all entries.
    pub(super) fn write(&self, sink: &mut Sink) -> io::Result<()> {
        sink.put_count(self.slots.iter().flatten().count())?;
        for (key, effort) in self.slots.iter().flatten() {
            sink.put_bits(key.bits)?;
            sink.put(&key.plies.to_le_bytes())?;
            sink.put(&[u8::from(key.attacks)])?;
            sink.put(&effort.own.to_le_bytes())?;
            sink.put(&effort.other.to_le_bytes())?;
        }
        Ok(())
    }

    /// Reads so many entries that were written; one that shares a slot with another takes its place.
    pub(super) fn read(&mut self, count: u64, source: &mut Source) -> io::Result<()> {
        for _ in 0..count {
            let bits = source.take_bits()?;
            let plies = u16::from_le_bytes(source.take()?);
            let [attacks] = source.take()?.map(|flag: u8| flag != 0);
            let [own, other] = [source.take()?, source.take()?].map(u32::from_le_bytes);
            self.put(Key { bits, plies, attacks }, Effort { own, other });
        }
        Ok(())
    }

    fn slot(&self, key: &Key<B>) -> usize {
        let mixed = hash(key.bits)
            ^ (u64::from(key.plies) << 1 | u64::from(key.attacks)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((u128::from(mixed) * self.slots.len() as u128) >> u64::BITS) as usize
    }

    fn get(&self, key: &Key<B>) -> Option<Effort> {
        self.slots[self.slot(key)].filter(|(kept, _)| kept == key).map(|(_, effort)| effort)
    }

    fn put(&mut self, key: Key<B>, effort: Effort) {
        let slot = self.slot(&key);
        self.slots[slot] = Some((key, effort));
    }
}

/// One search.
pub(super) struct ProofNumberSearch<'a, 'b, B> {
    pub(super) prover: &'a mut Prover<B>,
    pub(super) table: &'a mut EffortTable<B>,
    pub(super) budget: &'a mut Budget<'b>,
}

impl<B: Bitboard> ProofNumberSearch<'_, '_, B> {
    /// Whether the attacker wins within so many plies: an odd number if it is to move, else an even one. The side to
    /// move must not win at once.
    pub(super) fn attacker_wins(
        &mut self,
        scene: &SearchPosition<B>,
        attacks: bool,
        plies: u16,
    ) -> Result<bool, Exhausted> {
        let most = Effort { own: NEVER, other: NEVER };
        let effort = self.search(scene, attacks, plies, most)?;
        Ok((effort.own == 0) == attacks)
    }

    /// Works on a position until it is settled or one of the efforts reaches its limit.
    fn search(
        &mut self,
        scene: &SearchPosition<B>,
        attacks: bool,
        plies: u16,
        most: Effort,
    ) -> Result<Effort, Exhausted> {
        self.budget.spend()?;
        let key = self.key(scene, attacks, plies);
        let moves = match self.prover.options(scene, attacks, plies) {
            Options::Settled(reached) => return Ok(self.keep(key, Effort::settled(reached))),
            Options::Moves(moves) if moves.is_empty() => return Ok(self.keep(key, Effort::settled(false))),
            Options::Moves(moves) => moves,
        };
        // Kept here besides the table, which may forget them: else two that share a slot would be sought for ever.
        let mut efforts = Vec::with_capacity(moves.len());
        for child in &moves {
            efforts.push(self.effort_at(child, !attacks, plies - 1));
        }
        loop {
            let (effort, next) = sum_up(&efforts);
            if effort.is_settled() || effort.own >= most.own || effort.other >= most.other {
                return Ok(self.keep(key, effort));
            }
            // The other side's own effort at the child is what this side must not let grow, and the reverse.
            let rest = u64::from(most.other) + u64::from(efforts[next.index].own) - u64::from(effort.other);
            let limits = Effort {
                own: rest.min(u64::from(NEVER)) as u32,
                other: most.own.min(next.second_best.saturating_add(1 + next.second_best / 4)),
            };
            efforts[next.index] = self.search(&moves[next.index], !attacks, plies - 1, limits)?;
        }
    }

    fn keep(&mut self, key: Key<B>, effort: Effort) -> Effort {
        self.table.put(key, effort);
        effort
    }

    fn key(&self, scene: &SearchPosition<B>, attacks: bool, plies: u16) -> Key<B> {
        Key { bits: self.prover.key(scene).bits, plies, attacks }
    }

    /// What is known of a position, or how hard it looks.
    fn effort_at(&mut self, scene: &SearchPosition<B>, attacks: bool, plies: u16) -> Effort {
        let key = self.key(scene, attacks, plies);
        if let Some(effort) = self.table.get(&key) {
            return effort;
        }
        match self.prover.options(scene, attacks, plies) {
            Options::Settled(reached) => Effort::settled(reached),
            Options::Moves(moves) if moves.is_empty() => Effort::settled(false),
            Options::Moves(moves) => Effort { own: 1, other: moves.len() as u32 },
        }
    }
}

/// The effort at a position by those at its children, and the child to work on.
fn sum_up(efforts: &[Effort]) -> (Effort, Next) {
    let mut next = Next { index: 0, second_best: NEVER };
    let mut own = NEVER;
    let mut all = 0_u32;
    for (index, effort) in efforts.iter().enumerate() {
        if effort.other < own {
            next = Next { index, second_best: own };
            own = effort.other;
        } else {
            next.second_best = next.second_best.min(effort.other);
        }
        all = all.saturating_add(effort.own).min(NEVER);
    }
    (if own == 0 { Effort::settled(true) } else { Effort { own, other: all } }, next)
}

/// The child that is nearest to what the side to move is after.
struct Next {
    index: usize,
    /// What the next best child would take.
    second_best: u32,
}
