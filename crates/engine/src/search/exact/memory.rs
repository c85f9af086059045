//! The table of a solver: small at first, so that the caches hold it, and larger the more is searched.
use crate::budget::Budget;
use crate::search::table::Table;

/// Bytes at first: what one core has nearby. Four times as much took about a tenth more time for positions of the usual
/// board that take some thousand nodes, though 1 % fewer nodes.
const FIRST_BYTES: usize = 1 << 20;

/// Nodes for each entry, on the average, after which it pays to have more of them.
const NODES_PER_ENTRY: u64 = 4;

/// A table that grows.
pub(super) struct Memory<const W: usize> {
    table: Table<W>,
    /// Nodes that were searched with it for the question at hand.
    nodes: u64,
}

impl<const W: usize> Memory<W> {
    /// An empty one that takes at most so many bytes.
    pub(super) fn new(most_bytes: usize) -> Self {
        Self { table: Table::new(FIRST_BYTES.min(most_bytes), most_bytes), nodes: 0 }
    }

    pub(super) const fn table(&self) -> &Table<W> {
        &self.table
    }

    /// Makes ready for another question: what was searched for those before no longer counts.
    pub(super) fn begin(&mut self) {
        self.nodes = 0;
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.table.clear(FIRST_BYTES);
        self.begin();
    }

    /// Nodes that may be searched before it should grow, where it may.
    pub(super) fn nodes_left(&self) -> Option<u64> {
        let most = NODES_PER_ENTRY * self.table.entries() as u64;
        self.table.can_grow().then(|| most.saturating_sub(self.nodes))
    }

    /// Takes into account that so many nodes were searched, and tells whether it has grown for that as far as it
    /// should; the search may be called off meanwhile.
    pub(super) fn grow_after(&mut self, nodes: u64, budget: &Budget) -> bool {
        self.nodes += nodes;
        self.nodes_left() == Some(0) && self.table.grow(|| budget.is_called_off())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;
    use crate::search::table::Entry;

    #[test]
    fn it_grows_with_the_nodes_up_to_its_limit_and_keeps_what_it_knows() {
        let mut memory = Memory::<2>::new(3 * FIRST_BYTES);
        let entry = Entry { lower: -1, upper: 2, column: Some(3) };
        let words = |number: u64| [number, number * number];
        for number in 0..1000 {
            memory.table().put(&memory.table().key(words(number)), entry, 5);
        }
        let (limits, stopped) = (Limits::default(), Limits::default());
        stopped.stop.stop();
        let mut sizes = vec![memory.table().entries()];
        while let Some(nodes) = memory.nodes_left() {
            assert!(!memory.grow_after(nodes - 1, &Budget::new(&stopped)));
            assert!(!memory.grow_after(1, &Budget::new(&stopped)));
            assert_eq!(memory.table().entries(), sizes[sizes.len() - 1]);
            assert!(memory.grow_after(0, &Budget::new(&limits)));
            sizes.push(memory.table().entries());
        }
        assert_eq!(sizes, [1, 2, 3].map(|times| times * sizes[0]));
        let knows = |number| memory.table().get(&memory.table().key(words(number))) == Some(entry);
        assert!((0..1000).all(knows) && !knows(1000));
        assert!(!memory.grow_after(1 << 40, &Budget::new(&limits)));
        memory.clear();
        assert_eq!(memory.table().entries(), sizes[0]);
        assert_eq!(memory.table().get(&memory.table().key(words(1))), None);
    }
}
