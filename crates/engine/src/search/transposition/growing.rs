//! A table that starts small, so that the caches hold it, and grows with the number of nodes searched.
use std::io;

use super::shared::SharedTable;
use crate::budget::Budget;
use crate::search::save_format::{SaveReader, SaveWriter, SavedError};

/// Bytes at first: what the caches of one core hold.
const FIRST_BYTES: usize = 1 << 20;

/// Nodes for each entry, on the average, after which it pays to have more of them.
const NODES_PER_ENTRY: u64 = 4;

/// A [`SharedTable`] that grows between two searches.
pub(in crate::search) struct GrowingTable<const W: usize> {
    table: SharedTable<W>,
    /// Nodes that were searched with it for the request at hand.
    nodes: u64,
}

impl<const W: usize> GrowingTable<W> {
    /// An empty one that takes at most so many bytes.
    pub(in crate::search) fn new(most_bytes: usize) -> Self {
        Self { table: SharedTable::new(FIRST_BYTES.min(most_bytes), most_bytes), nodes: 0 }
    }

    pub(in crate::search) const fn table(&self) -> &SharedTable<W> {
        &self.table
    }

    /// Begins another request: nodes searched for those before no longer count.
    pub(in crate::search) fn start_request(&mut self) {
        self.nodes = 0;
    }

    /// Writes all that it knows.
    pub(in crate::search) fn write(&self, writer: &mut SaveWriter) -> io::Result<()> {
        self.table.write(writer)
    }

    /// Adds what was [written](Self::write).
    pub(in crate::search) fn read(&mut self, reader: &mut SaveReader) -> Result<(), SavedError> {
        self.table.read(reader)
    }

    /// Forgets everything.
    pub(in crate::search) fn clear(&mut self) {
        self.table.clear(FIRST_BYTES);
        self.start_request();
    }

    /// Nodes that may be searched before it should grow, where it may.
    pub(in crate::search) fn nodes_left(&self) -> Option<u64> {
        let most = NODES_PER_ENTRY * self.table.entries() as u64;
        self.table.can_grow().then(|| most.saturating_sub(self.nodes))
    }

    /// Takes into account that so many nodes were searched, and tells whether it has grown for that as far as it
    /// should; the search may be called off meanwhile.
    pub(in crate::search) fn grow_after(&mut self, nodes: u64, budget: &Budget) -> bool {
        self.nodes += nodes;
        self.nodes_left() == Some(0) && self.table.grow(|| budget.is_called_off())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;
    use crate::search::transposition::Entry;

    #[test]
    fn it_grows_with_the_nodes_up_to_its_limit_and_keeps_what_it_knows() {
        let mut growing = GrowingTable::<2>::new(3 * FIRST_BYTES);
        let entry = Entry { lower: -1, upper: 2, column: Some(3) };
        let words = |number: u64| [number, number * number];
        for number in 0..1000 {
            growing.table().store(&growing.table().key(words(number)), entry, 5);
        }
        let (limits, stopped) = (Limits::default(), Limits::default());
        stopped.stop.stop();
        let mut sizes = vec![growing.table().entries()];
        while let Some(nodes) = growing.nodes_left() {
            assert!(!growing.grow_after(nodes - 1, &Budget::new(&stopped)));
            assert!(!growing.grow_after(1, &Budget::new(&stopped)));
            assert_eq!(growing.table().entries(), sizes[sizes.len() - 1]);
            assert!(growing.grow_after(0, &Budget::new(&limits)));
            sizes.push(growing.table().entries());
        }
        assert_eq!(sizes, [1, 2, 3].map(|times| times * sizes[0]));
        let knows = |number| growing.table().probe(&growing.table().key(words(number))) == Some(entry);
        assert!((0..1000).all(knows) && !knows(1000));
        assert!(!growing.grow_after(1 << 40, &Budget::new(&limits)));
        growing.clear();
        assert_eq!(growing.table().entries(), sizes[0]);
        assert_eq!(growing.table().probe(&growing.table().key(words(1))), None);
    }
}
