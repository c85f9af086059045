//! The lessons: what each is about, what to look for in each of its positions, and what it comes to.
//!
//! What is claimed here of a position, the tests of `puzzles/lessons.rs` prove.
use crate::puzzles::{Concept, LessonPlace, POSITIONS, Progress};

/// What leads to them, and the title of their list.
pub const LESSONS: &str = "Lessons";
/// Opens the list.
pub const CHOOSE: &str = "Lessons…";

/// Which position of which lesson it is.
pub fn about(place: LessonPlace) -> String {
    format!("{} · {} of {POSITIONS}", heading(place.concept), place.position + 1)
}

/// A lesson in the list of all.
pub fn heading(concept: Concept) -> String {
    format!("Lesson {}: {}", concept.number(), title(concept))
}

/// How many of its positions were solved.
pub fn solved(count: usize) -> String {
    match count {
        0 => format!("{POSITIONS} positions"),
        POSITIONS => "Done".to_owned(),
        _ => format!("{count} of {POSITIONS} solved"),
    }
}

/// How many positions of all lessons were solved.
pub fn learnt_so_far(progress: &Progress) -> String {
    let count: usize = Concept::ALL.into_iter().map(|concept| progress.learnt(concept)).sum();
    format!("Lessons: {count} of {} positions solved", Concept::ALL.len() * POSITIONS)
}

/// What a lesson is about.
const fn title(concept: Concept) -> &'static str {
    match concept {
        Concept::DoubleThreat => "Two threats at once",
        Concept::PoisonedSpace => "Look at the space above",
        Concept::Forcing => "Force the replies",
        Concept::Zugzwang => "When moves run out",
        Concept::OddAndEven => "Odd and even rows",
        Concept::FollowUp => "Answer on top",
        Concept::FallingLines => "Lines that fall",
        Concept::QuietPop => "The quiet pop",
    }
}

/// What to look for in a position.
pub const fn idea(place: LessonPlace) -> &'static str {
    match (place.concept, place.position) {
        (Concept::DoubleThreat, 0) => {
            "A threat is a space where you would win next. Your opponent can fill one, but not two. Make three in a row with both ends open."
        }
        (Concept::DoubleThreat, 1) => {
            "It works in any row, as long as discs can land at both ends. Which column gives you three with two open ends?"
        }
        (Concept::DoubleThreat, _) => {
            "The two threats may lie in different lines. Find the disc that is part of both."
        }
        (Concept::PoisonedSpace, 0) => {
            "Column 5 would give you three in a row – but your opponent lands on top of it and wins. Such a space is poisoned. Find another move that makes use of it."
        }
        (Concept::PoisonedSpace, 1) => {
            "Before you drop a disc, look at the space above it. One column here is poisoned. Which move makes two threats and leaves it alone?"
        }
        (Concept::PoisonedSpace, _) => {
            "Again one column lets your opponent win on top of your disc. Leave it alone, and make threats elsewhere."
        }
        (Concept::Forcing, 0) => {
            "A threat has to be answered, so you choose where your opponent plays. Make a threat whose answer lets you make two."
        }
        (Concept::Forcing, 1) => {
            "Look for a move that threatens to win at once, and see what the board looks like after the only answer."
        }
        (Concept::Forcing, _) => "One threat after another, and each answer is forced. Find the first.",
        (Concept::Zugzwang, 0) => {
            "Two columns are left, and whoever plays first in column 5 gives the game away. Count the free spaces in the other one: who will have to?"
        }
        (Concept::Zugzwang, 1) => {
            "Three columns are left, and nobody wants to play first in column 4. Use the safe moves so that your opponent runs out of them."
        }
        (Concept::Zugzwang, _) => {
            "Nobody wants to open column 7. Count the safe moves in the other columns, and keep the last one for yourself."
        }
        (Concept::OddAndEven, 0) => {
            "You went first. When all other columns are full, your opponent has to play in row 2 of the last one, and you get row 3. Your winning space is in row 3 of column 5: play elsewhere."
        }
        (Concept::OddAndEven, 1) => {
            "You went second, so even rows of the last column are yours. Your winning space is in row 4 of column 4. Don't hurry."
        }
        (Concept::OddAndEven, _) => {
            "You went second again, and row 4 of column 3 wins. Fill the other columns so that your opponent has to open that one."
        }
        (Concept::FollowUp, 0 | 1) => {
            "You went second. If every column has an even number of free spaces, you can answer each move on top of it, and even rows are all yours. Begin where the number is odd."
        }
        (Concept::FollowUp, _) => {
            "Here answering on top doesn't win, but it can't lose: your opponent gets no even row. Hold the draw."
        }
        (Concept::FallingLines, 0) => {
            "In PopOut, think of where discs will be when a column falls by one. Stop your opponent with the move that lets your next pop make four."
        }
        (Concept::FallingLines, 1) => {
            "One drop both stops your opponent and prepares a pop. What falls into line when that column loses its lowest disc?"
        }
        (Concept::FallingLines, _) => {
            "Make a threat that can't be blocked by a drop: nobody can stop a column of yours from falling."
        }
        (Concept::QuietPop, 0) => {
            "No drop wins here, but a pop does, though not at once. It moves a whole column down, and with it your threats."
        }
        (Concept::QuietPop, 1) => {
            "Your opponent threatens to win. A pop can break a line as well as make one. Only one move is right."
        }
        (Concept::QuietPop, _) => {
            "Every drop fails. Look at each of your discs in the bottom row: which pop leaves you better off?"
        }
    }
}

/// What a lesson comes to.
pub const fn learnt(concept: Concept) -> &'static str {
    match concept {
        Concept::DoubleThreat => "Two threats, and only one could be stopped.",
        Concept::PoisonedSpace => {
            "Never play right under a space where your opponent wins. Yours are worth keeping for the same reason."
        }
        Concept::Forcing => "Every threat had to be answered, until there was one too many.",
        Concept::Zugzwang => {
            "Your opponent had to play where you wanted. Having to move when every move is bad is called zugzwang."
        }
        Concept::OddAndEven => {
            "Threats on odd rows suit whoever went first, threats on even rows the other: they win when columns fill up."
        }
        Concept::FollowUp => {
            "Answering on top is called claimeven: the second player can claim every even row."
        }
        Concept::FallingLines => {
            "After a pop the whole column falls, and lines appear where there were none."
        }
        Concept::QuietPop => "A pop that wins nothing at once can still be the strongest move.",
    }
}
