//! Tags by which a game that was saved goes on exactly where it was left, in the window or in the terminal.

/// Who plays a seat: [`HUMAN`], a computer's level, or `exec:` with the command of a program. The names of the seats are
/// in the tags `Player1` to `Player4`.
pub(crate) const SEAT: &str = "Seat";
/// What the record calls a person.
pub(crate) const HUMAN: &str = "human";
/// Which of the players of the set-up starts, from 1; their symbols go by it.
pub(crate) const FIRST_CHAIR: &str = "FirstChair";
/// The seed of what computers choose by chance.
pub(crate) const SEED: &str = "Seed";
/// Moves of the main line before the moment at which the game was left, where that is not its end.
pub(crate) const MOMENT: &str = "Moment";
