//! What the parts of the search promise, compared with a search that has none of them.
mod claimeven;
mod drawn;
mod lines;
mod near;
mod plain;
mod table_key;
