//! A player that is another program: it reads and writes the lines of `docs/protocol.md`.
//!
//! ```text
//! Program ── Process ──pipe── supervisor ──pipe── the program and whatever it starts
//! ```
//! Between the two stands a supervisor, this program once more (`connect-n supervise`). All that the program starts
//! are its descendants, and it ends them all when the program is dismissed or when whoever started it is gone.
//!
//! `process.rs` keeps the time and stops waiting when it is up (`wait_for_answer`), `player.rs` then gives the
//! program up (`give_up`) and remembers the fault, as it does with an answer that is no legal move, `supervisor.rs`
//! notices that the program has ended or is to end, and `process_tree.rs` ends the whole tree of processes (`end_all`).

mod command;
mod event;
mod hosting;
mod kept;
mod limits;
mod player;
mod process;
#[cfg(target_os = "linux")]
mod process_handle;
mod process_tree;
mod settings;
mod supervisor;
mod transcript;

pub use command::{CommandError, ProgramCommand};
pub use hosting::{Hosting, NetworkError};
pub use kept::KeptPrograms;
pub use player::Program;
pub(crate) use process::Process;
pub use settings::{ProgramLimits, ProgramSettings};
pub use supervisor::supervise;
