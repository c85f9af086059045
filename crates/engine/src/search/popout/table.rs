//! The transposition table of the attack search: within how many plies an attack wins, and within how many it does not.
use std::io;
use std::ops::Range;

use crate::Move;
use crate::background_drop::BackgroundDrop;
use crate::bitboard::Bitboard;
use crate::budget::Budget;
use crate::search::large_vec::{fill, with_room_for};
use crate::search::save_format::{SaveReader, SaveWriter};

/// Entries that share a place: a line of memory with keys of 64 bits.
const WAYS: usize = 4;

/// Slots that are looked through between two looks at the clock and the stop flag, while the table grows.
const SLOTS_BETWEEN_LOOKS: usize = 1 << 12;

/// What is searched for at a position; each kind has an entry of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Kind {
    /// Whether the attacker is to move.
    pub(super) attacks: bool,
    /// Pops that the defender has left; [`FREE`](Self::FREE) if they are not counted.
    pub(super) pops: u8,
}

impl Kind {
    pub(super) const FREE: u8 = u8::MAX;
}

/// What is proved of a position.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Proved {
    /// The attacker wins within so many plies; 0 if that is not known for any number.
    pub(super) wins_within: u16,
    /// The attacker does not win within so many plies.
    pub(super) holds: u16,
    /// The move that was best for the side to move.
    pub(super) best: Option<Move>,
}

impl Proved {
    /// Whether the attacker wins within so many plies, if that is known.
    pub(super) fn answer(self, plies: u16) -> Option<bool> {
        if self.wins_within != 0 && self.wins_within <= plies {
            Some(true)
        } else if self.holds >= plies {
            Some(false)
        } else {
            None
        }
    }
}

/// A position as it is stored: itself or its mirror image, whichever comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key<B> {
    pub(super) bits: B,
    pub(super) is_mirrored: bool,
}

#[derive(Clone, Copy)]
struct Slot<B> {
    key: B,
    wins_within: u16,
    holds: u16,
    /// 0 in a slot that is free.
    kind: u16,
    best: u8,
    /// Logarithm of the positions that were looked at.
    work: u8,
}

/// A table of fixed size. The whole key is kept: no position is ever taken for another. Among those that share a
/// place, the one that took the least work makes room.
pub(super) struct Table<B: Bitboard> {
    slots: BackgroundDrop<Vec<Slot<B>>>,
    /// Slots at its full size, a power of two.
    most: usize,
    mask: usize,
    /// The slots whose entries are not yet where they belong since it has grown: a search that was called off goes on
    /// with them the next time.
    to_move: Range<usize>,
    cols: u8,
}

impl<B: Bitboard> Table<B> {
    const FREE: Slot<B> = Slot { key: B::EMPTY, wins_within: 0, holds: 0, kind: 0, best: 0, work: 0 };

    /// An empty table that can [grow](Self::grow) to at most so many bytes.
    pub(super) fn new(bytes: usize, cols: u8) -> Self {
        let most = Self::slots_within(bytes);
        let mut slots = with_room_for(most);
        slots.resize(WAYS, Self::FREE);
        Self { slots: BackgroundDrop::new(slots), most, mask: 0, to_move: 0..0, cols }
    }

    fn slots_within(bytes: usize) -> usize {
        WAYS << (bytes / size_of::<Slot<B>>() / WAYS).max(1).ilog2()
    }

    /// Grows to at most so many bytes, as far as the budget allows, and keeps what it knows.
    pub(super) fn grow(&mut self, bytes: usize, budget: &Budget) {
        if self.to_move.is_empty() {
            let count = Self::slots_within(bytes).min(self.most);
            fill(&mut self.slots, count, || Self::FREE, budget);
            let before = self.mask + 1;
            let mask = (1 << (self.slots.len() / WAYS).ilog2()) - 1;
            if mask < before {
                return;
            }
            self.mask = mask;
            self.to_move = 0..before * WAYS;
        }
        // The further bits of a hash that now count send each entry to another place, which is free unless the search
        // has gone on meanwhile.
        while let Some(slot) = self.to_move.next() {
            if slot % SLOTS_BETWEEN_LOOKS == 0 && budget.is_called_off() {
                self.to_move.start = slot;
                return;
            }
            let start = self.start(self.slots[slot].key);
            if self.slots[slot].kind != 0 && start != slot / WAYS * WAYS {
                let moved = std::mem::replace(&mut self.slots[slot], Self::FREE);
                let place = &mut self.slots[start + slot % WAYS];
                if place.kind == 0 {
                    *place = moved;
                }
            }
        }
    }

    pub(super) fn get(&self, key: Key<B>, kind: Kind) -> Proved {
        let start = self.start(key.bits);
        let kind = packed_kind(kind);
        let found =
            self.slots[start..start + WAYS].iter().find(|slot| slot.kind == kind && slot.key == key.bits);
        found.map_or_else(Proved::default, |slot| Proved {
            wins_within: slot.wins_within,
            holds: slot.holds,
            best: self.seen(Move::from_table_byte(slot.best), key),
        })
    }

    /// Keeps an answer, together with what was known before.
    pub(super) fn put(
        &mut self,
        key: Key<B>,
        kind: Kind,
        plies: u16,
        wins: bool,
        best: Option<Move>,
        nodes: u64,
    ) {
        let start = self.start(key.bits);
        let best = self.seen(best, key).map_or(0, Move::table_byte);
        let kind = packed_kind(kind);
        let places = &mut self.slots[start..start + WAYS];
        let rank = |slot: &Slot<B>| match slot.kind {
            0 => 1,
            known if known == kind && slot.key == key.bits => 0,
            _ => 2 + u32::from(slot.work),
        };
        let Some(slot) = places.iter_mut().min_by_key(|slot| rank(slot)) else { return };
        if slot.kind != kind || slot.key != key.bits {
            *slot = Slot { key: key.bits, wins_within: 0, holds: 0, kind, best: 0, work: 0 };
        }
        if wins && (slot.wins_within == 0 || plies < slot.wins_within) {
            slot.wins_within = plies;
        } else if !wins {
            slot.holds = slot.holds.max(plies);
        }
        slot.best = if best == 0 { slot.best } else { best };
        slot.work = slot.work.max(nodes.max(1).ilog2() as u8);
    }

    /// Writes all entries.
    pub(super) fn write(&self, writer: &mut SaveWriter) -> io::Result<()> {
        let taken = || self.slots.iter().filter(|slot| slot.kind != 0);
        writer.put_count(taken().count())?;
        for slot in taken() {
            writer.put_bits(slot.key)?;
            for number in [slot.wins_within, slot.holds, slot.kind] {
                writer.put(&number.to_le_bytes())?;
            }
            writer.put(&[slot.best, slot.work])?;
        }
        Ok(())
    }

    /// Reads entries that were written, as far as there is room for them: into a table of the same size all.
    pub(super) fn read(&mut self, reader: &mut SaveReader) -> io::Result<()> {
        for _ in 0..reader.take_number()? {
            let key = reader.take_bits()?;
            let mut number = || reader.take().map(u16::from_le_bytes);
            let (wins_within, holds, kind) = (number()?, number()?, number()?);
            let [best, work] = reader.take()?;
            let start = self.start(key);
            let rank = |slot: &Slot<B>| if slot.kind == 0 { 0 } else { 1 + u32::from(slot.work) };
            let least = self.slots[start..start + WAYS].iter_mut().min_by_key(|slot| rank(slot));
            if let Some(slot) = least.filter(|slot| rank(slot) <= 1 + u32::from(work)) {
                *slot = Slot { key, wins_within, holds, kind, best, work };
            }
        }
        Ok(())
    }

    /// Mirrors a move if the position is stored as its mirror image, in either direction.
    fn seen(&self, mv: Option<Move>, key: Key<B>) -> Option<Move> {
        if key.is_mirrored { mv.map(|mv| mv.mirrored(self.cols)) } else { mv }
    }

    fn start(&self, key: B) -> usize {
        (hash(key) >> 20) as usize % (self.mask + 1) * WAYS
    }
}

/// Spreads keys over 64 bits.
#[inline]
pub(super) fn hash<B: Bitboard>(key: B) -> u64 {
    let mut hash = 0_u64;
    for start in (0..B::BITS).step_by(64) {
        hash = (hash.rotate_left(29) ^ key.word_from(start)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        hash ^= hash >> 29;
    }
    hash.wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

const fn packed_kind(kind: Kind) -> u16 {
    1 + 2 * kind.pops as u16 + kind.attacks as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Column, Limits};

    const ATTACK: Kind = Kind { attacks: true, pops: Kind::FREE };

    fn key(bits: u64, is_mirrored: bool) -> Key<u64> {
        Key { bits, is_mirrored }
    }

    #[test]
    fn answers_come_together_and_hold_for_what_they_imply() {
        let mut table = Table::new(1 << 12, 7);
        table.put(key(5, false), ATTACK, 9, false, None, 10);
        table.put(key(5, false), ATTACK, 13, true, None, 10);
        let proved = table.get(key(5, false), ATTACK);
        let answers = [7, 9, 11, 13, 15].map(|plies| proved.answer(plies));
        assert_eq!(answers, [Some(false), Some(false), None, Some(true), Some(true)]);
    }

    #[test]
    fn questions_of_another_kind_are_others() {
        let mut table = Table::new(1 << 12, 7);
        table.put(key(5, false), ATTACK, 9, true, None, 10);
        for other in [Kind { attacks: false, ..ATTACK }, Kind { pops: 0, ..ATTACK }] {
            assert_eq!(table.get(key(5, false), other), Proved::default());
        }
    }

    #[test]
    fn a_mirror_image_has_mirrored_moves() {
        let mut table = Table::new(1 << 12, 7);
        let pop = Move::Pop(Column::new(1).unwrap());
        table.put(key(5, true), ATTACK, 9, true, Some(pop), 10);
        assert_eq!(table.get(key(5, true), ATTACK).best, Some(pop));
        assert_eq!(table.get(key(5, false), ATTACK).best, Some(pop.mirrored(7)));
    }

    #[test]
    fn it_keeps_what_it_knows_when_it_grows() {
        let (limits, small, large) = (Limits::default(), 1 << 14, 1 << 18);
        let mut table = Table::new(large, 7);
        table.grow(small, &Budget::new(&limits));
        let keys: Vec<_> = (1..500).map(|bits| key(bits * bits, false)).collect();
        for &key in &keys {
            table.put(key, ATTACK, 9, true, None, 10);
        }
        let known = |table: &Table<u64>| -> Vec<bool> {
            keys.iter().map(|&key| table.get(key, ATTACK).wins_within == 9).collect()
        };
        let before = known(&table);
        assert!(before.iter().filter(|&&is_known| is_known).count() > 300);
        table.grow(large, &Budget::new(&limits));
        assert_eq!((table.mask + 1, known(&table)), (4096, before));
    }

    #[test]
    fn the_most_work_survives() {
        let mut table = Table::new(0, 7);
        table.put(key(1, false), ATTACK, 9, true, None, 1 << 20);
        for bits in 2..100 {
            table.put(key(bits, false), ATTACK, 5, false, None, 3);
        }
        assert_eq!(table.get(key(1, false), ATTACK).wins_within, 9);
    }
}
