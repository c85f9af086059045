//! The first steps: what each of them is about, and what to say to the player's move.
use crate::app::game::lesson::{Progress, Step};

/// What leads to them, and their title.
pub const HOW_TO_PLAY: &str = "How to play";
/// Goes to the next one.
pub const NEXT: &str = "Next";
/// Leaves them before their end.
pub const SKIP: &str = "Skip";
/// Starts a game after the last one.
pub const PLAY: &str = "Play a game";
/// Why there is no way on yet.
pub const MOVE_FIRST: &str = "Make the move first";

/// Which of them is shown.
pub fn place(number: usize) -> String {
    format!("Step {number} of {}", Step::ALL.len())
}

/// What a step is about.
pub const fn title(step: Step) -> &'static str {
    match step {
        Step::Drop => "Drop a disc",
        Step::Connect => "Connect four",
        Step::Block => "Block",
        Step::Pop => "PopOut",
        Step::Fall => "Let them fall",
        Step::Both => "Four for both",
    }
}

/// What to do, or how it went.
pub const fn line(step: Step, progress: Progress) -> &'static str {
    match (step, progress) {
        (Step::Drop, Progress::Asked | Progress::TryAgain) => {
            "Click a column, or type its number. Your disc falls to the lowest free space."
        }
        (Step::Drop, Progress::Done) => "That's a turn. Then it's your opponent's.",
        (Step::Connect, Progress::Asked) => {
            "Four in a row wins: across, up or on a diagonal. You have three – finish the line."
        }
        (Step::Connect, Progress::TryAgain) => {
            "Not that one. Put your disc at either end of your three in the bottom row."
        }
        (Step::Connect, Progress::Done) => "Four in a row – you win!",
        (Step::Block, Progress::Asked) => {
            "Your opponent has three stacked up and is about to win. Block them."
        }
        (Step::Block, Progress::TryAgain) => {
            "They would win next turn. Drop your disc on top of their three."
        }
        (Step::Block, Progress::Done) => "Blocked. Always look at what your opponent threatens.",
        (Step::Pop, Progress::Asked) => {
            "In PopOut you can also take one of your own discs out of the bottom row. Click a mark under the board, or press Shift and its column number."
        }
        (Step::Pop, Progress::TryAgain) => {
            "That's a drop. To pop, click under the board, below a column with your disc at its foot."
        }
        (Step::Pop, Progress::Done) => "It drops out, and everything above it falls by one.",
        (Step::Fall, Progress::Asked) => {
            "What falls can make a line. Pop the column whose discs will give you four in a row."
        }
        (Step::Fall, Progress::TryAgain) => {
            "Look at the second row: you have three. Pop column 4, and your disc falls in beside them."
        }
        (Step::Fall, Progress::Done) => "It fell into place – you win!",
        (Step::Both, Progress::Asked) => {
            "A pop can make four for both of you. Then whoever pops wins. Pop column 4."
        }
        (Step::Both, Progress::TryAgain) => "Pop column 4: click under it.",
        (Step::Both, Progress::Done) => {
            "Both have four, but you popped – you win! That's all there is to know."
        }
    }
}
