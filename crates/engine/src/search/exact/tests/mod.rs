//! Tests that compare parts of the search with a plain search.
mod choice_node;
mod claimeven;
mod lines;
mod plain;
mod table_key;
