//! The table of a solver: small at first, so that the caches hold it, and larger the more is searched.
use crate::engine::search::table::Table;

/// Bytes at first. Eight times as much would take a fifth more time for most positions of the usual board.
const FIRST_BYTES: usize = 4 << 20;

/// Nodes for each entry, on the average, after which it pays to have more of them.
const NODES_PER_ENTRY: u64 = 16;

/// A table that grows.
pub(super) struct Memory<const W: usize> {
    table: Table<W>,
    bytes: usize,
    most_bytes: usize,
    /// Nodes that were searched with it.
    nodes: u64,
}

impl<const W: usize> Memory<W> {
    /// An empty one that takes at most so many bytes.
    pub(super) fn new(most_bytes: usize) -> Self {
        let bytes = FIRST_BYTES.min(most_bytes);
        Self { table: Table::new(bytes), bytes, most_bytes, nodes: 0 }
    }

    pub(super) const fn table(&self) -> &Table<W> {
        &self.table
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        if self.bytes > FIRST_BYTES {
            *self = Self::new(self.most_bytes);
        } else {
            self.table.clear();
            self.nodes = 0;
        }
    }

    /// Nodes that may be searched before it should grow, where it may.
    pub(super) fn nodes_left(&self) -> Option<u64> {
        let most = NODES_PER_ENTRY * self.table.entries() as u64;
        (self.bytes < self.most_bytes).then(|| most.saturating_sub(self.nodes))
    }

    /// Takes into account that so many nodes were searched, and tells whether it has grown for that.
    pub(super) fn grow_after(&mut self, nodes: u64) -> bool {
        self.nodes += nodes;
        let is_due = self.nodes_left() == Some(0);
        if is_due {
            self.bytes = (2 * self.bytes).min(self.most_bytes);
            self.table = self.table.copied_to(self.bytes);
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::search::table::Entry;

    #[test]
    fn it_grows_with_the_nodes_up_to_its_limit_and_keeps_what_it_knows() {
        let mut memory = Memory::<2>::new(3 * FIRST_BYTES);
        let entry = Entry { lower: -1, upper: 2, column: Some(3) };
        let words = |number: u64| [number, number * number];
        for number in 0..1000 {
            memory.table().put(&memory.table().key(words(number)), entry, 5);
        }
        let mut sizes = vec![memory.table().entries()];
        while let Some(nodes) = memory.nodes_left() {
            assert!(!memory.grow_after(nodes - 1));
            assert!(memory.grow_after(1));
            sizes.push(memory.table().entries());
        }
        assert_eq!(sizes, [1, 2, 3].map(|times| times * sizes[0]));
        let knows = |number| memory.table().get(&memory.table().key(words(number))) == Some(entry);
        assert!((0..1000).all(knows) && !knows(1000));
        assert!(!memory.grow_after(1 << 40));
        memory.clear();
        assert_eq!(memory.table().entries(), sizes[0]);
        assert_eq!(memory.table().get(&memory.table().key(words(1))), None);
    }
}
