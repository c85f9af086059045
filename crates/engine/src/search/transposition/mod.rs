//! Transposition tables: what a search has found out about positions, by the whole position as the key.
mod growing;
mod shared;

pub(super) use growing::GrowingTable;
pub(super) use shared::{Entry, SHARED_BITS, SharedTable, TableKey};
