//! Game records, the text files in which games are saved: tags in the manner of chess PGN, moves, result.
mod forfeits;
mod game_record;
mod parse;
mod replay;
mod result;
mod rules_tags;
mod start;
mod tags;
mod tree;
mod variation;
mod write;

pub use game_record::GameRecord;
pub use parse::{RecordError, RecordProblem, record_text};
pub use replay::ContentError;
pub use result::GameResult;
pub use tags::{OPENING_PLIES, RECORD_VERSION, StartError, TagError};
pub use tree::{GameTree, Moment, Path};
