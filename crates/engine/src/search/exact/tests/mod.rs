//! What the parts of the search promise, compared with a search that has none of them.
mod drawn;
mod key;
mod lines;
mod near;
mod parity;
mod plain;
