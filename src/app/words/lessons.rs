//! The lessons: what each is about, what to look for in each of its positions, and what it comes to.
//!
//! What is claimed here of a position, the tests of `puzzles/lessons.rs` prove.
use crate::language::{Label, message};
use crate::puzzles::{Concept, LessonPlace, POSITIONS, Progress};

/// What leads to them, and the title of their list.
pub const LESSONS: Label = Label::new("lessons-lessons");
/// Opens the list.
pub const CHOOSE: Label = Label::new("lessons-choose");

/// Which position of which lesson it is.
pub fn about(place: LessonPlace) -> String {
    message("lessons-about")
        .with("lesson", heading(place.concept))
        .with("number", place.position + 1)
        .with("count", POSITIONS)
        .text()
}

/// A lesson in the list of all.
pub fn heading(concept: Concept) -> String {
    message("lessons-heading").with("number", concept.number()).with("title", title(concept).text()).text()
}

/// How many of its positions were solved.
pub fn solved(count: usize) -> String {
    match count {
        0 => message("lessons-positions").with("count", POSITIONS).text(),
        POSITIONS => Label::new("lessons-done").text(),
        _ => message("lessons-solved").with("solved", count).with("count", POSITIONS).text(),
    }
}

/// How many positions of all lessons were solved.
pub fn learnt_so_far(progress: &Progress) -> String {
    let count: usize = Concept::ALL.into_iter().map(|concept| progress.learnt(concept)).sum();
    let all = Concept::ALL.len() * POSITIONS;
    message("lessons-so-far").with("solved", count).with("count", all).text()
}

/// What a lesson is about.
const fn title(concept: Concept) -> Label {
    match concept {
        Concept::DoubleThreat => Label::new("lessons-double-threat-title"),
        Concept::PoisonedSpace => Label::new("lessons-poisoned-space-title"),
        Concept::Forcing => Label::new("lessons-forcing-title"),
        Concept::Zugzwang => Label::new("lessons-zugzwang-title"),
        Concept::OddAndEven => Label::new("lessons-odd-and-even-title"),
        Concept::FollowUp => Label::new("lessons-follow-up-title"),
        Concept::FallingLines => Label::new("lessons-falling-lines-title"),
        Concept::QuietPop => Label::new("lessons-quiet-pop-title"),
    }
}

/// What to look for in a position.
pub const fn idea(place: LessonPlace) -> Label {
    match (place.concept, place.position) {
        (Concept::DoubleThreat, 0) => Label::new("lessons-double-threat-1"),
        (Concept::DoubleThreat, 1) => Label::new("lessons-double-threat-2"),
        (Concept::DoubleThreat, _) => Label::new("lessons-double-threat-3"),
        (Concept::PoisonedSpace, 0) => Label::new("lessons-poisoned-space-1"),
        (Concept::PoisonedSpace, 1) => Label::new("lessons-poisoned-space-2"),
        (Concept::PoisonedSpace, _) => Label::new("lessons-poisoned-space-3"),
        (Concept::Forcing, 0) => Label::new("lessons-forcing-1"),
        (Concept::Forcing, 1) => Label::new("lessons-forcing-2"),
        (Concept::Forcing, _) => Label::new("lessons-forcing-3"),
        (Concept::Zugzwang, 0) => Label::new("lessons-zugzwang-1"),
        (Concept::Zugzwang, 1) => Label::new("lessons-zugzwang-2"),
        (Concept::Zugzwang, _) => Label::new("lessons-zugzwang-3"),
        (Concept::OddAndEven, 0) => Label::new("lessons-odd-and-even-1"),
        (Concept::OddAndEven, 1) => Label::new("lessons-odd-and-even-2"),
        (Concept::OddAndEven, _) => Label::new("lessons-odd-and-even-3"),
        (Concept::FollowUp, 0 | 1) => Label::new("lessons-follow-up-1"),
        (Concept::FollowUp, _) => Label::new("lessons-follow-up-3"),
        (Concept::FallingLines, 0) => Label::new("lessons-falling-lines-1"),
        (Concept::FallingLines, 1) => Label::new("lessons-falling-lines-2"),
        (Concept::FallingLines, _) => Label::new("lessons-falling-lines-3"),
        (Concept::QuietPop, 0) => Label::new("lessons-quiet-pop-1"),
        (Concept::QuietPop, 1) => Label::new("lessons-quiet-pop-2"),
        (Concept::QuietPop, _) => Label::new("lessons-quiet-pop-3"),
    }
}

/// What a lesson comes to.
pub const fn learnt(concept: Concept) -> Label {
    match concept {
        Concept::DoubleThreat => Label::new("lessons-double-threat-learnt"),
        Concept::PoisonedSpace => Label::new("lessons-poisoned-space-learnt"),
        Concept::Forcing => Label::new("lessons-forcing-learnt"),
        Concept::Zugzwang => Label::new("lessons-zugzwang-learnt"),
        Concept::OddAndEven => Label::new("lessons-odd-and-even-learnt"),
        Concept::FollowUp => Label::new("lessons-follow-up-learnt"),
        Concept::FallingLines => Label::new("lessons-falling-lines-learnt"),
        Concept::QuietPop => Label::new("lessons-quiet-pop-learnt"),
    }
}
