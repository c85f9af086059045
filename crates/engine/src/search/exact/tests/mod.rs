//! What the parts of the search promise, compared with a search that has none of them.
mod choice_node;
mod claimeven;
mod lines;
mod plain;
mod table_key;
