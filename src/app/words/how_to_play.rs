//! The first steps: what each of them is about, and what to say to the player's move.
use crate::app::actions::Bindings;
use crate::app::game::tutorial::{Progress, Step};
use crate::language::{Label, message};

/// What leads to them, and their title.
pub const HOW_TO_PLAY: Label = Label::new("how-how-to-play");
/// Goes to the next one.
pub const NEXT: Label = Label::new("how-next");
/// Leaves them before their end.
pub const SKIP: Label = Label::new("how-skip");
/// Starts a game after the last one.
pub const PLAY: Label = Label::new("how-play");
/// Why there is no way on yet.
pub const MOVE_FIRST: Label = Label::new("how-move-first");

/// Which of them is shown.
pub fn place(number: usize) -> String {
    message("how-place").with("number", number).with("count", Step::ALL.len()).text()
}

/// What a step is about.
pub const fn title(step: Step) -> Label {
    match step {
        Step::Drop => Label::new("how-drop-title"),
        Step::Connect => Label::new("how-connect-title"),
        Step::Block => Label::new("how-block-title"),
        Step::Pop => Label::new("how-pop-title"),
        Step::Fall => Label::new("how-fall-title"),
        Step::Both => Label::new("how-both-title"),
    }
}

/// What to do, or how it went.
pub fn line(step: Step, progress: Progress, bindings: &Bindings) -> Label {
    match (step, progress) {
        (Step::Pop, Progress::Asked) if !bindings.pop_by_digits() => Label::new("how-pop-asked-by-mouse"),
        (Step::Drop, Progress::Asked | Progress::TryAgain) => Label::new("how-drop-asked"),
        (Step::Drop, Progress::Done) => Label::new("how-drop-done"),
        (Step::Connect, Progress::Asked) => Label::new("how-connect-asked"),
        (Step::Connect, Progress::TryAgain) => Label::new("how-connect-try-again"),
        (Step::Connect, Progress::Done) => Label::new("how-connect-done"),
        (Step::Block, Progress::Asked) => Label::new("how-block-asked"),
        (Step::Block, Progress::TryAgain) => Label::new("how-block-try-again"),
        (Step::Block, Progress::Done) => Label::new("how-block-done"),
        (Step::Pop, Progress::Asked) => Label::new("how-pop-asked"),
        (Step::Pop, Progress::TryAgain) => Label::new("how-pop-try-again"),
        (Step::Pop, Progress::Done) => Label::new("how-pop-done"),
        (Step::Fall, Progress::Asked) => Label::new("how-fall-asked"),
        (Step::Fall, Progress::TryAgain) => Label::new("how-fall-try-again"),
        (Step::Fall, Progress::Done) => Label::new("how-fall-done"),
        (Step::Both, Progress::Asked) => Label::new("how-both-asked"),
        (Step::Both, Progress::TryAgain) => Label::new("how-both-try-again"),
        (Step::Both, Progress::Done) => Label::new("how-both-done"),
    }
}
