//! Depth-first proof-number search (Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002):
//! does the attacker win within a loose bound of plies?
//!
//! The plies that are left belong to the key of a position, so there are no cycles.
use std::io;

use super::attack::{Options, Prover};
use super::table::hash;
use crate::background_drop::BackgroundDrop;
use crate::bitboard::Bitboard;
use crate::budget::{Budget, Exhausted};
use crate::search::large_vec::{fill, with_room_for};
use crate::search::position::SearchPosition;
use crate::search::save_format::{SaveReader, SaveWriter};

/// The proof number of what is disproved, and the disproof number of what is proved.
const INFINITE: u32 = 1 << 30;

/// The proof and disproof number of a position: the fewest leaves that must still be proved, as the side to move sees
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ProofNumbers {
    /// φ: for the side to move to reach its goal.
    phi: u32,
    /// δ: for the other side to prevent it.
    delta: u32,
}

impl ProofNumbers {
    const fn settled(reached: bool) -> Self {
        if reached { Self { phi: 0, delta: INFINITE } } else { Self { phi: INFINITE, delta: 0 } }
    }

    const fn is_settled(self) -> bool {
        self.phi == 0 || self.delta == 0
    }
}

/// A position with the side that attacks and the plies that are left.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key<B> {
    bits: B,
    plies: u16,
    attacks: bool,
}

/// A hash table of proof numbers. The whole key is stored, and a new entry replaces the old one.
pub(super) struct ProofNumberTable<B: Bitboard> {
    slots: BackgroundDrop<Vec<Option<(Key<B>, ProofNumbers)>>>,
    /// Slots when it has grown up.
    most: usize,
}

impl<B: Bitboard> ProofNumberTable<B> {
    /// An empty table that can [grow](Self::grow) to at most so many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let most = Self::slots_within(bytes);
        let mut slots = with_room_for(most);
        slots.push(None);
        Self { slots: BackgroundDrop::new(slots), most }
    }

    fn slots_within(bytes: usize) -> usize {
        (bytes / size_of::<Option<(Key<B>, ProofNumbers)>>()).max(1)
    }

    /// Grows to at most so many bytes, as far as the budget allows. Growing the table loses most entries.
    pub(super) fn grow(&mut self, bytes: usize, budget: &Budget) {
        let count = Self::slots_within(bytes).min(self.most);
        fill(&mut self.slots, count, || None, budget);
    }

    /// Writes all entries.
    pub(super) fn write(&self, writer: &mut SaveWriter) -> io::Result<()> {
        writer.put_count(self.slots.iter().flatten().count())?;
        for (key, numbers) in self.slots.iter().flatten() {
            writer.put_bits(key.bits)?;
            writer.put(&key.plies.to_le_bytes())?;
            writer.put(&[u8::from(key.attacks)])?;
            writer.put(&numbers.phi.to_le_bytes())?;
            writer.put(&numbers.delta.to_le_bytes())?;
        }
        Ok(())
    }

    /// Reads so many entries that were written; one that shares a slot with another takes its place.
    pub(super) fn read(&mut self, count: u64, reader: &mut SaveReader) -> io::Result<()> {
        for _ in 0..count {
            let bits = reader.take_bits()?;
            let plies = u16::from_le_bytes(reader.take()?);
            let [attacks] = reader.take()?.map(|flag: u8| flag != 0);
            let [phi, delta] = [reader.take()?, reader.take()?].map(u32::from_le_bytes);
            self.put(Key { bits, plies, attacks }, ProofNumbers { phi, delta });
        }
        Ok(())
    }

    fn slot(&self, key: &Key<B>) -> usize {
        let mixed = hash(key.bits)
            ^ (u64::from(key.plies) << 1 | u64::from(key.attacks)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((u128::from(mixed) * self.slots.len() as u128) >> u64::BITS) as usize
    }

    fn get(&self, key: &Key<B>) -> Option<ProofNumbers> {
        self.slots[self.slot(key)].filter(|(kept, _)| kept == key).map(|(_, numbers)| numbers)
    }

    fn put(&mut self, key: Key<B>, numbers: ProofNumbers) {
        let slot = self.slot(&key);
        self.slots[slot] = Some((key, numbers));
    }
}

/// One search.
pub(super) struct ProofNumberSearch<'a, 'b, B: Bitboard> {
    pub(super) prover: &'a mut Prover<B>,
    pub(super) table: &'a mut ProofNumberTable<B>,
    pub(super) budget: &'a mut Budget<'b>,
}

impl<B: Bitboard> ProofNumberSearch<'_, '_, B> {
    /// Whether the attacker wins within so many plies: an odd number if it is to move, else an even one. The side to
    /// move must not win at once.
    pub(super) fn attacker_wins(
        &mut self,
        position: &SearchPosition<B>,
        attacks: bool,
        plies: u16,
    ) -> Result<bool, Exhausted> {
        let most = ProofNumbers { phi: INFINITE, delta: INFINITE };
        let numbers = self.search(position, attacks, plies, most)?;
        Ok(if attacks { numbers.phi == 0 } else { numbers.delta == 0 })
    }

    /// Expands below a position until it is solved or one of its numbers reaches the threshold.
    fn search(
        &mut self,
        position: &SearchPosition<B>,
        attacks: bool,
        plies: u16,
        most: ProofNumbers,
    ) -> Result<ProofNumbers, Exhausted> {
        self.budget.spend()?;
        let key = self.key(position, attacks, plies);
        let moves = match self.prover.options(position, attacks, plies) {
            Options::Settled(reached) => return Ok(self.keep(key, ProofNumbers::settled(reached))),
            Options::Moves(moves) if moves.is_empty() => {
                return Ok(self.keep(key, ProofNumbers::settled(false)));
            }
            Options::Moves(moves) => moves,
        };
        // Kept outside of the table too: two children that share a slot would overwrite each other for ever.
        let mut proof_numbers = Vec::with_capacity(moves.len());
        for child in &moves {
            proof_numbers.push(self.proof_numbers_at(child, !attacks, plies - 1));
        }
        loop {
            let (numbers, next) = combine(&proof_numbers);
            if numbers.is_settled() || numbers.phi >= most.phi || numbers.delta >= most.delta {
                return Ok(self.keep(key, numbers));
            }
            // φ of a child is part of δ here, and δ of a child is φ here.
            let rest =
                u64::from(most.delta) + u64::from(proof_numbers[next.index].phi) - u64::from(numbers.delta);
            let limits = ProofNumbers {
                phi: rest.min(u64::from(INFINITE)) as u32,
                delta: most.phi.min(next.second_best.saturating_add(1 + next.second_best / 4)),
            };
            proof_numbers[next.index] = self.search(&moves[next.index], !attacks, plies - 1, limits)?;
        }
    }

    fn keep(&mut self, key: Key<B>, numbers: ProofNumbers) -> ProofNumbers {
        self.table.put(key, numbers);
        numbers
    }

    fn key(&self, position: &SearchPosition<B>, attacks: bool, plies: u16) -> Key<B> {
        Key { bits: self.prover.key(position).bits, plies, attacks }
    }

    /// The numbers in the table, or first ones from the number of moves.
    fn proof_numbers_at(&mut self, position: &SearchPosition<B>, attacks: bool, plies: u16) -> ProofNumbers {
        let key = self.key(position, attacks, plies);
        if let Some(numbers) = self.table.get(&key) {
            return numbers;
        }
        match self.prover.options(position, attacks, plies) {
            Options::Settled(reached) => ProofNumbers::settled(reached),
            Options::Moves(moves) if moves.is_empty() => ProofNumbers::settled(false),
            Options::Moves(moves) => ProofNumbers { phi: 1, delta: moves.len() as u32 },
        }
    }
}

/// The numbers of a position from those of its children, and the child to expand.
fn combine(proof_numbers: &[ProofNumbers]) -> (ProofNumbers, Selection) {
    let mut next = Selection { index: 0, second_best: INFINITE };
    let mut phi = INFINITE;
    let mut delta = 0_u32;
    for (index, numbers) in proof_numbers.iter().enumerate() {
        if numbers.delta < phi {
            next = Selection { index, second_best: phi };
            phi = numbers.delta;
        } else {
            next.second_best = next.second_best.min(numbers.delta);
        }
        delta = delta.saturating_add(numbers.phi).min(INFINITE);
    }
    (if phi == 0 { ProofNumbers::settled(true) } else { ProofNumbers { phi, delta } }, next)
}

/// The most promising child.
struct Selection {
    index: usize,
    /// The next smallest δ among the children.
    second_best: u32,
}
