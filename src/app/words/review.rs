//! The review of a game: how good its moves were, why a mistake was one, and what there is to do about it.
use super::{DOT, list, of_player, own_moves, percent, round, sentences};
use crate::app::game::current_game::CurrentGame;
use crate::app::review::{OpenReview, Retry, Tried, Verdict};
use crate::language::{Label, Message, Who, joined, message};
use crate::review_text::explanation_text;
use connect_n_engine::analysis::Assessment;
use connect_n_engine::review::{Explanation, Grade, PlayerSummary, ReviewedMove};
use connect_n_engine::{Move, Seat};

/// Reviews the game: the button, and the heading of the review.
pub const REVIEW: Label = Label::new("review-review");
/// What that is good for.
pub const REVIEW_TIP: Label = Label::new("review-review-tip");
/// Why there is none.
pub const UNUSUAL_LINES: Label = Label::new("review-unusual-lines");
/// Reviews a lost game, beginning with the worst mistake.
pub const SHOW_MISTAKE: Label = Label::new("review-show-mistake");
/// What that does.
pub const SHOW_MISTAKE_TIP: Label = Label::new("review-show-mistake-tip");
/// Ends the review.
pub const DONE: Label = Label::new("review-done");
/// Goes to the next mistake.
pub const NEXT_MISTAKE: Label = Label::new("review-next-mistake");
/// Lets the person find a better move.
pub const TRY_AGAIN: Label = Label::new("review-try-again");
/// Shows what would have been better.
pub const SHOW_ANSWER: Label = Label::new("review-show-answer");
/// Plays on from the better move.
pub const PLAY_ON: Label = Label::new("review-play-on");
/// Against whom.
pub const PLAY_ON_TIP: Label = Label::new("review-play-on-tip");
/// Lets the review look longer.
pub const LOOK_LONGER: Label = Label::new("review-look-longer");
/// What that is good for.
pub const LOOK_LONGER_TIP: Label = Label::new("review-look-longer-tip");
/// The graph, for screen readers.
pub const GRAPH: Label = Label::new("review-graph");

/// Why there is no next mistake.
pub const NO_MISTAKES: Label = Label::new("review-no-mistakes");
/// The same while moves are still being looked at.
pub const NO_MISTAKES_YET: Label = Label::new("review-no-mistakes-yet");
/// Why there is nothing to try.
pub const NOT_AT_MISTAKE: Label = Label::new("review-not-at-mistake");

/// How good a move was, in a word. Nobody would call a move good that loses sooner than it had to, though it gave nothing
/// away.
pub const fn grade(grade: Grade, value: Assessment) -> Label {
    match grade {
        Grade::Forced => Label::new("review-grade-forced"),
        Grade::Only => Label::new("review-grade-only"),
        Grade::Best => Label::new("review-grade-best"),
        Grade::Good if matches!(value, Assessment::Loss(_)) => Label::new("review-grade-inaccuracy"),
        Grade::Good => Label::new("review-grade-good"),
        Grade::Mistake => Label::new("review-grade-mistake"),
        Grade::Blunder => Label::new("review-grade-blunder"),
    }
}

/// The same as a sign, where there is no room for a word: those of chess books.
pub const fn sign(grade: Grade, value: Assessment) -> &'static str {
    match grade {
        Grade::Good if matches!(value, Assessment::Loss(_)) => "?!",
        Grade::Forced | Grade::Best | Grade::Good => "",
        Grade::Only => "!",
        Grade::Mistake => "?",
        Grade::Blunder => "??",
    }
}

/// What a move is worth by an estimate, which stands in the place of a grade.
pub fn estimate(expectation: f32) -> String {
    message("review-estimate").with("percent", percent(expectation)).text()
}

/// A move of the list for screen readers: "p4, Mistake".
pub fn named(mv: &str, mark: &str) -> String {
    if mark.is_empty() {
        return mv.to_owned();
    }
    message("review-named").with("written", mv.to_owned()).with("mark", mark.to_owned()).text()
}

/// How far the review is.
pub fn progress(open: &OpenReview) -> String {
    let (graded, all) = (open.graded(), open.review().chosen_moves().count());
    let said = |id| message(id).with("graded", graded).with("count", all).text();
    match (open.is_searching(), graded == all) {
        (true, _) => said("review-progress"),
        (false, true) => Label::new("review-all-proved").text(),
        (false, false) => said("review-graded"),
    }
}

/// How often a player kept the best outcome, with both numbers.
pub fn kept(summary: &PlayerSummary) -> String {
    kept_or(summary, Label::new("review-no-decisions"))
}

fn kept_or(summary: &PlayerSummary, no_decisions: Label) -> String {
    let PlayerSummary { choices, kept, unproved, .. } = summary;
    let unknown = || message("review-unknown").with("count", *unproved).text();
    let kept = match choices {
        0 if *unproved > 0 => return unknown(),
        0 => no_decisions.text(),
        _ => message("review-kept").with("kept", *kept).with("count", *choices).text(),
    };
    match unproved {
        0 => kept,
        _ => message("review-kept-and-unknown").with("kept", kept).with("unknown", unknown()).text(),
    }
}

/// What that means.
pub const KEPT_TIP: Label = Label::new("review-kept-tip");

/// How everybody did, in a line.
pub fn summary(game: &CurrentGame, open: &OpenReview) -> String {
    let summaries = open.review().summaries();
    let no_decisions = Label::new("review-no-decisions-inside");
    let each = summaries.iter().map(|it| of_player(&game.name(it.seat), &kept_or(it, no_decisions)));
    let each: Vec<String> = each.collect();
    message("review-summary").with("players", joined(&each, DOT)).with("progress", progress(open)).text()
}

/// The heading of what is said about the position that is shown.
pub fn title(game: &CurrentGame, open: &OpenReview) -> String {
    if let Some(retry) = open.retry() {
        return numbered("review-title-retry", game, open, retry.ply).text();
    }
    match open.current(game) {
        None => Label::new("review-title-start").text(),
        Some(reviewed) => numbered("review-title-move", game, open, reviewed.ply).mv(reviewed.mv).text(),
    }
}

/// A message about a move, with whose it is and its number in the list of moves.
fn numbered<'a>(id: &'static str, game: &CurrentGame, open: &OpenReview, ply: usize) -> Message<'a> {
    let movers = || open.review().moves.iter().take(ply).map(|it| it.seat);
    let who = movers().next_back().map_or_else(|| Who::Named(String::new()), |seat| Who::of(game, seat));
    message(id).who("player", &who).with("number", round(movers()))
}

/// What is said about the position that is shown.
pub fn remark(game: &CurrentGame, open: &OpenReview) -> String {
    if open.is_looking_for_mistake() {
        return Label::new("review-looking-for-mistake").text();
    }
    if let Some(retry) = open.retry() {
        return trying(game, open, retry);
    }
    let said = match open.current(game) {
        None => Label::new("review-step-through").text(),
        Some(reviewed) if open.review().is_opening(reviewed) => Label::new("review-opening").text(),
        Some(reviewed) => of_move(game, reviewed, open.is_searching()),
    };
    sentences([open.found_no_mistake().then(|| faultless(open)), Some(said)])
}

/// That there was no mistake to show.
fn faultless(open: &OpenReview) -> String {
    if open.review().is_complete() {
        return Label::new("review-faultless").text();
    }
    message("sentence").with("words", NO_MISTAKES_YET.text()).text()
}

/// The same with the heading and the grade, where there is room for one text.
pub fn short_remark(game: &CurrentGame, open: &OpenReview) -> String {
    short(game, open, remark(game, open))
}

fn short(game: &CurrentGame, open: &OpenReview, text: String) -> String {
    let reviewed = open.current(game).filter(|_| open.retry().is_none());
    let said = match reviewed.and_then(|it| mark(it, true)) {
        None => message("review-short"),
        Some(mark) => message("review-short-graded").with("mark", mark),
    };
    said.with("title", title(game, open)).with("remark", text).text()
}

/// The heading and the grade, with the summary that a wide window has above it: at the end of the game, where there is
/// room for one text.
pub fn titled_summary(game: &CurrentGame, open: &OpenReview) -> String {
    short(game, open, summary(game, open))
}

/// What is said about a move.
fn of_move(game: &CurrentGame, reviewed: &ReviewedMove, is_searching: bool) -> String {
    let players = game.position().rules().players();
    let valued = |id| leading_to(message(id), reviewed.value, players).text();
    match (reviewed.grade, reviewed.value) {
        (Some(Grade::Forced), _) => Label::new("review-forced").text(),
        (Some(Grade::Only), Assessment::Draw) => Label::new("review-only-draws").text(),
        (Some(Grade::Only), _) => valued("review-only-wins"),
        (Some(Grade::Best), Assessment::Win(_)) => valued("review-best-wins"),
        (Some(Grade::Good), Assessment::Win(_)) => better("review-good-wins", reviewed),
        (Some(Grade::Good), Assessment::Loss(_)) => better("review-good-loses", reviewed),
        (Some(Grade::Best), Assessment::Draw) | (Some(Grade::Good), _) => {
            Label::new("review-keeps-draw").text()
        }
        (Some(Grade::Best), _) => Label::new("review-best-loses").text(),
        (Some(Grade::Mistake | Grade::Blunder), _) => mistake(game, reviewed),
        (None, Assessment::Unknown) if is_searching => Label::new("review-not-yet").text(),
        (None, Assessment::Unknown) => Label::new("review-nothing-known").text(),
        (None, Assessment::Estimate(expectation)) => {
            message("review-estimated").with("percent", percent(expectation)).text()
        }
        (None, _) => valued("review-unproved"),
    }
}

/// What a mistake gave away, why, and what would have been better.
fn mistake(game: &CurrentGame, reviewed: &ReviewedMove) -> String {
    let became = message("review-became")
        .with("was", outcome(reviewed.best_value))
        .with("now", outcome(reviewed.value))
        .text();
    let why = reviewed.explanation.as_ref().map(|it| reason(game, it));
    let is_named = reviewed.explanation.as_ref().is_some_and(|it| it.cause.starts_with_better_move());
    let best = (!is_named && !reviewed.best.is_empty())
        .then(|| message("review-better").with("moves", named_moves(&reviewed.best)).text());
    sentences([Some(became), why, best])
}

fn reason(game: &CurrentGame, explanation: &Explanation) -> String {
    explanation_text(explanation, |seat: Seat| Who::of(game, seat))
}

/// A result, as messages select by it.
const fn outcome(value: Assessment) -> &'static str {
    match value {
        Assessment::Win(_) => "win",
        Assessment::Draw => "draw",
        Assessment::Loss(_) => "loss",
        Assessment::Unknown | Assessment::Estimate(_) => "open",
    }
}

/// A message about the best moves: "column 3 and column 5".
fn better(id: &'static str, reviewed: &ReviewedMove) -> String {
    message(id).with("moves", named_moves(&reviewed.best)).with("count", reviewed.best.len()).text()
}

/// Sets what a move leads to: `$value`, and `$moves`, in how many moves of the winner; 0 where it isn't known.
fn leading_to(message: Message<'_>, value: Assessment, players: u8) -> Message<'_> {
    let moves = match value {
        Assessment::Win(Some(plies)) => own_moves(plies, players),
        Assessment::Loss(Some(plies)) if players == 2 => own_moves(plies, players),
        _ => 0,
    };
    message.with("value", outcome(value)).with("moves", moves)
}

fn named_moves(moves: &[Move]) -> String {
    let named: Vec<String> = moves.iter().map(|mv| message("move-inside").mv(*mv).text()).collect();
    list(&named)
}

/// What is said while a mistake is tried again.
fn trying(game: &CurrentGame, open: &OpenReview, retry: &Retry) -> String {
    let players = game.position().rules().players();
    let Some(mistake) = open.move_at(retry.ply) else { return String::new() };
    let Some(Tried { mv, verdict }) = &retry.tried else {
        let who = Who::of(game, mistake.seat);
        return message("review-retry").who("player", &who).mv(mistake.mv).text();
    };
    let said = |id| message(id).mv(*mv);
    match verdict {
        Verdict::Searching(_) => said("review-retry-checking").text(),
        Verdict::Right(reviewed) => {
            let slower = if reviewed.grade == Some(Grade::Good) { "yes" } else { "no" };
            leading_to(said("review-retry-right"), reviewed.value, players).with("slower", slower).text()
        }
        Verdict::Wrong(_) if *mv == mistake.mv => Label::new("review-retry-same").text(),
        Verdict::Wrong(reviewed) => {
            let shown = reviewed.explanation.as_ref().filter(|it| !it.cause.starts_with_better_move());
            sentences([
                Some(leading_to(said("review-retry-wrong"), reviewed.value, players).text()),
                shown.map(|it| reason(game, it)),
                Some(Label::new("review-retry-another").text()),
            ])
        }
        Verdict::Open => said("review-retry-open").text(),
    }
}

/// What stands beside a move in the list.
pub fn mark(reviewed: &ReviewedMove, has_room: bool) -> Option<String> {
    let word = |it| {
        if has_room { grade(it, reviewed.value).text() } else { sign(it, reviewed.value).to_owned() }
    };
    match (reviewed.grade, reviewed.value) {
        (Some(it), _) => Some(word(it)).filter(|word| !word.is_empty()),
        (None, Assessment::Estimate(it)) => Some(if has_room { estimate(it) } else { percent(it) }),
        (None, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::setup::Setup;
    use connect_n_engine::review::Review;
    use connect_n_engine::{Column, parse_game};

    fn game() -> CurrentGame {
        let setup = Setup::default();
        let rules = setup.rules().unwrap();
        let mut game = CurrentGame::new(setup, rules, 0, 7);
        for mv in parse_game("4 4", &rules).unwrap() {
            game.play(mv).unwrap();
        }
        game
    }

    fn said(grade: Option<Grade>, value: Assessment, best_value: Assessment) -> String {
        let game = game();
        let mut review = Review::of(game.position());
        let reviewed = &mut review.moves[0];
        (reviewed.grade, reviewed.value, reviewed.best_value) = (grade, value, best_value);
        reviewed.best = vec![Move::Drop(Column::new(2).unwrap())];
        of_move(&game, reviewed, false)
    }

    #[test]
    fn wins_are_counted_in_moves_of_the_winner() {
        let leads_to = |value, players| leading_to(message("review-leads-to"), value, players).text();
        assert_eq!(
            [1, 2, 3, 41].map(|plies| leads_to(Assessment::Win(Some(plies)), 2)),
            ["wins in 1 move", "wins in 1 move", "wins in 2 moves", "wins in 21 moves"]
        );
        assert_eq!(leads_to(Assessment::Loss(Some(2)), 2), "loses in 1 move");
        assert_eq!(leads_to(Assessment::Win(Some(4)), 3), "wins in 2 moves");
        assert_eq!(leads_to(Assessment::Loss(Some(4)), 3), "loses");
    }

    #[test]
    fn a_move_is_told_with_what_it_led_to() {
        let win = |plies| Assessment::Win(Some(plies));
        assert_eq!(said(Some(Grade::Only), win(3), win(3)), "It was the only move that wins in 2 moves.");
        assert_eq!(said(Some(Grade::Good), win(7), win(3)), "It still wins, but column 3 wins sooner.");
        assert_eq!(
            said(Some(Grade::Blunder), Assessment::Loss(Some(2)), win(3)),
            "A win became a loss. Better: column 3."
        );
        assert_eq!(
            said(None, Assessment::Estimate(0.621), Assessment::Unknown),
            "Not proved. The estimate for the player who moved is 62%."
        );
    }

    #[test]
    fn both_numbers_of_the_choices_are_said() {
        let told = |choices, kept, unproved| {
            super::kept(&PlayerSummary { seat: Seat::FIRST, choices, kept, unproved })
        };
        assert_eq!(told(9, 8, 0), "8 of 9 key decisions right");
        assert_eq!(told(1, 1, 3), "1 of 1 key decision right, 3 unknown");
        assert_eq!([told(0, 0, 0), told(0, 0, 2)], ["No key decisions", "2 unknown"]);
    }
}
