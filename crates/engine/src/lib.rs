#![doc = include_str!("../README.md")]

// What unit tests and the tests beside the crate share names it as those do.
#[cfg(test)]
extern crate self as connect_n_engine;

pub mod analysis;
mod background_drop;
mod bitboard;
mod board;
pub mod book;
mod budget;
mod cell;
pub mod certificate;
mod checksum;
pub mod clock;
mod column;
pub mod eval;
mod game_value;
mod grid;
mod hint;
mod limits;
mod lines;
mod moves;
mod notation;
mod outcome;
mod parallel;
mod part;
mod perft;
mod picture;
mod player;
pub mod players;
mod position;
#[cfg(test)]
#[path = "../tests/common/property.rs"]
mod property;
pub mod puzzle;
mod quoted;
mod record;
mod report;
pub mod review;
mod rules;
pub mod search;
mod seat;
#[cfg(feature = "serde")]
mod serialization;
mod split;
#[cfg(test)]
#[path = "../tests/common/wander.rs"]
mod wander;
mod windows;

pub use bitboard::{Bitboard, Wide};
pub use board::Board;
pub use cell::Cell;
pub use column::{Column, ColumnError};
pub use grid::Grid;
pub use hint::{Clue, Hint, Reason, hint};
pub use limits::{Limits, Observer, StopFlag};
pub use lines::{Line, straight_parts};
pub use moves::{IllegalMove, Move, MoveList};
pub use notation::{NotationError, NotationProblem, format_compact, format_game, parse_game, parse_move};
pub use outcome::{DrawReason, Outcome};
pub use part::{Part, PartError};
pub use perft::perft;
pub use picture::{Picture, PictureError, PicturePlace, picture_line};
pub use player::{Choice, Player};
pub use players::{PlayerKind, PlayerSpec, PlayerSpecError, UnsuitedPlayer, registry};
pub use position::{AnyBoard, Forfeit, GameError, Position, SetUpError};
pub use quoted::{Quoted, visible};
pub use record::{
    ContentError, GameRecord, GameResult, GameTree, Moment, OPENING_PLIES, Path, RECORD_VERSION, RecordError,
    RecordProblem, StartError, TagError, record_text,
};
pub use report::{Report, Value};
pub use rules::{MAX_SIZE, Rules, RulesError, UnusualLines, Variant};
pub use seat::Seat;
pub use split::{Split, SplitTooLarge, SplitValue};
