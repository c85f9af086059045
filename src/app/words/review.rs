//! The review of a game: how good its moves were, why a mistake was one, and what there is to do about it.
use super::players::Who;
use super::{capitalised, counted, list, own_moves, percent, round};
use crate::app::game::current_game::CurrentGame;
use crate::app::review::{OpenReview, Retry, Tried, Verdict};
use crate::review_text::explanation_text;
use connect_n_engine::analysis::Assessment;
use connect_n_engine::review::{Explanation, Grade, PlayerSummary, ReviewedMove};
use connect_n_engine::{Move, Seat};

/// Reviews the game: the button, and the heading of the review.
pub const REVIEW: &str = "Review";
/// What that is good for.
pub const REVIEW_TIP: &str = "See which moves were good, and why";
/// Reviews a lost game, beginning with the worst mistake.
pub const SHOW_MISTAKE: &str = "Show my mistake";
/// What that does.
pub const SHOW_MISTAKE_TIP: &str = "Review the game, starting at your worst mistake";
/// Ends the review.
pub const DONE: &str = "Done";
/// Goes to the next mistake.
pub const NEXT_MISTAKE: &str = "Next mistake";
/// Lets the person find a better move.
pub const TRY_AGAIN: &str = "Try again";
/// Shows what would have been better.
pub const SHOW_ANSWER: &str = "Show answer";
/// Plays on from the better move.
pub const PLAY_ON: &str = "Play on";
/// Against whom.
pub const PLAY_ON_TIP: &str = "Play the game from here against Perfect";
/// Lets the review look longer.
pub const LOOK_LONGER: &str = "Look longer";
/// What that is good for.
pub const LOOK_LONGER_TIP: &str = "Some moves aren't proved yet";
/// The graph, for screen readers.
pub const GRAPH: &str = "Who was winning, move by move";

/// Why there is no next mistake.
pub const NO_MISTAKES: &str = "No mistakes found";
/// The same while moves are still being looked at.
pub const NO_MISTAKES_YET: &str = "No mistakes found so far";
/// Why there is nothing to try.
pub const NOT_AT_MISTAKE: &str = "Go to a mistake first";

/// How good a move was, in a word. Nobody would call a move good that loses sooner than it had to, though it gave nothing
/// away.
pub const fn grade(grade: Grade, value: Assessment) -> &'static str {
    match grade {
        Grade::Forced => "Forced",
        Grade::Only => "Only move",
        Grade::Best => "Best",
        Grade::Good if matches!(value, Assessment::Loss(_)) => "Inaccuracy",
        Grade::Good => "Good",
        Grade::Mistake => "Mistake",
        Grade::Blunder => "Blunder",
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
    format!("est. {}", percent(expectation))
}

/// A move of the list for screen readers: "p4, Mistake".
pub fn named(mv: &str, mark: &str) -> String {
    if mark.is_empty() { mv.to_owned() } else { format!("{mv}, {mark}") }
}

/// How far the review is.
pub fn progress(open: &OpenReview) -> String {
    let (graded, all) = (open.graded(), open.review().moves.len());
    match (open.is_searching(), graded == all) {
        (true, _) => format!("Reviewing… {graded} of {all} moves"),
        (false, true) => "Every grade is proved".to_owned(),
        (false, false) => format!("{graded} of {} graded", counted(all, "move")),
    }
}

/// How often a player kept the best outcome, with both numbers.
pub fn kept(summary: &PlayerSummary) -> String {
    let PlayerSummary { choices, kept, unproved, .. } = summary;
    let kept = match choices {
        0 if *unproved > 0 => return format!("{unproved} unknown"),
        0 => "No key decisions".to_owned(),
        _ => format!("{kept} of {} right", counted(*choices, "key decision")),
    };
    if *unproved == 0 { kept } else { format!("{kept}, {unproved} unknown") }
}

/// What that means.
pub const KEPT_TIP: &str = "A key decision is a turn where some moves lead to a worse result than others. It is right \
                            if the move keeps the best result. Unknown: not proved.";

/// How everybody did, in a line.
pub fn summary(game: &CurrentGame, open: &OpenReview) -> String {
    let summaries = open.review().summaries();
    let each = summaries.iter().map(|it| format!("{}: {}", game.name(it.seat), lower(&kept(it))));
    let each: Vec<String> = each.collect();
    format!("{}. {}.", each.join(" · "), progress(open))
}

fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The heading of what is said about the position that is shown.
pub fn title(game: &CurrentGame, open: &OpenReview) -> String {
    if let Some(retry) = open.retry() {
        return format!("{}: try again", numbered(game, open, retry.ply));
    }
    match open.current(game) {
        None => "Start of the game".to_owned(),
        Some(reviewed) => {
            format!("{}: {}", numbered(game, open, reviewed.ply), move_name(reviewed.mv))
        }
    }
}

/// A move with whose it is and its number in the list of moves: "Your move 5".
fn numbered(game: &CurrentGame, open: &OpenReview, ply: usize) -> String {
    let movers = || open.review().moves.iter().take(ply).map(|it| it.seat);
    let whose = movers().next_back().map_or_else(String::new, |seat| Who::of(game, seat).whose());
    format!("{whose} move {}", round(movers()))
}

/// What is said about the position that is shown.
pub fn remark(game: &CurrentGame, open: &OpenReview) -> String {
    if open.is_looking_for_mistake() {
        return "Looking for your worst mistake…".to_owned();
    }
    if let Some(retry) = open.retry() {
        return trying(game, open, retry);
    }
    open.current(game).map_or_else(
        || "Step through the moves, or go to the first mistake.".to_owned(),
        |reviewed| of_move(game, reviewed, open.is_searching()),
    )
}

/// The same with the heading and the grade, where there is room for one text.
pub fn short_remark(game: &CurrentGame, open: &OpenReview) -> String {
    let reviewed = open.current(game).filter(|_| open.retry().is_none());
    let mark = reviewed.and_then(|it| mark(it, true)).map_or_else(String::new, |mark| format!(" – {mark}"));
    format!("{}{mark}. {}", title(game, open), remark(game, open))
}

/// What is said about a move.
fn of_move(game: &CurrentGame, reviewed: &ReviewedMove, is_searching: bool) -> String {
    let players = game.position().rules().players();
    match (reviewed.grade, reviewed.value) {
        (Some(Grade::Forced), _) => "It was the only legal move.".to_owned(),
        (Some(Grade::Only), Assessment::Draw) => "It was the only move that keeps the draw.".to_owned(),
        (Some(Grade::Only), value) => {
            format!("It was the only move that wins{}.", in_moves(value, players))
        }
        (Some(Grade::Best), Assessment::Draw) => "It keeps the draw.".to_owned(),
        (Some(Grade::Best), value @ Assessment::Win(_)) => {
            format!("It wins{}: the fastest way.", in_moves(value, players))
        }
        (Some(Grade::Best), _) => "Every move loses. This one holds out longest.".to_owned(),
        (Some(Grade::Good), Assessment::Win(_)) => {
            format!("It still wins, but {} sooner.", better(reviewed, "wins", "win"))
        }
        (Some(Grade::Good), Assessment::Loss(_)) => {
            format!("Every move loses, but {} longer.", better(reviewed, "holds out", "hold out"))
        }
        (Some(Grade::Good), _) => "It keeps the draw.".to_owned(),
        (Some(Grade::Mistake | Grade::Blunder), _) => mistake(game, reviewed),
        (None, Assessment::Unknown) if is_searching => "Not looked at yet.".to_owned(),
        (None, Assessment::Unknown) => "Nothing is known of this move.".to_owned(),
        (None, Assessment::Estimate(expectation)) => {
            format!("Not proved. The estimate for the player who moved is {}.", percent(expectation))
        }
        (None, value) => {
            format!("It {}. Whether another move was better isn't proved.", leads_to(value, players))
        }
    }
}

/// What a mistake gave away, why, and what would have been better.
fn mistake(game: &CurrentGame, reviewed: &ReviewedMove) -> String {
    let was = outcome(reviewed.best_value);
    let lost = format!("{} became {}.", capitalised(was), outcome(reviewed.value));
    let why = reviewed.explanation.as_ref().map(|it| format!(" {}", reason(game, it)));
    let is_named = reviewed.explanation.as_ref().is_some_and(|it| it.cause.starts_with_better_move());
    let best = (!is_named && !reviewed.best.is_empty()).then(|| {
        let moves: Vec<String> = reviewed.best.iter().map(|mv| move_name(*mv)).collect();
        format!(" Better: {}.", list(&moves))
    });
    format!("{lost}{}{}", why.unwrap_or_default(), best.unwrap_or_default())
}

fn reason(game: &CurrentGame, explanation: &Explanation) -> String {
    explanation_text(explanation, |seat: Seat| Who::of(game, seat).inside().to_owned())
}

const fn outcome(value: Assessment) -> &'static str {
    match value {
        Assessment::Win(_) => "a win",
        Assessment::Draw => "a draw",
        Assessment::Loss(_) => "a loss",
        Assessment::Unknown | Assessment::Estimate(_) => "an open game",
    }
}

/// The best moves as those that do something: "column 3 wins", "column 3 and column 5 win".
fn better(reviewed: &ReviewedMove, does: &str, they_do: &str) -> String {
    let moves: Vec<String> = reviewed.best.iter().map(|mv| move_name(*mv)).collect();
    match moves.as_slice() {
        [] => format!("another move {does}"),
        [only] => format!("{only} {does}"),
        _ => format!("{} {they_do}", list(&moves)),
    }
}

/// What a move leads to, as a verb: "wins in 4 moves".
fn leads_to(value: Assessment, players: u8) -> String {
    match value {
        Assessment::Win(_) => format!("wins{}", in_moves(value, players)),
        Assessment::Draw => "draws".to_owned(),
        Assessment::Loss(_) => format!("loses{}", in_moves(value, players)),
        Assessment::Unknown | Assessment::Estimate(_) => "isn't proved".to_owned(),
    }
}

/// In how many moves of the winner, where it is known who that is.
fn in_moves(value: Assessment, players: u8) -> String {
    let moves = match value {
        Assessment::Win(Some(plies)) => Some(own_moves(plies, players)),
        Assessment::Loss(Some(plies)) if players == 2 => Some(own_moves(plies, players)),
        _ => None,
    };
    moves.map_or_else(String::new, |moves| format!(" in {}", counted(moves as usize, "move")))
}

fn move_name(mv: Move) -> String {
    match mv {
        Move::Drop(column) => format!("column {column}"),
        Move::Pop(column) => format!("popping column {column}"),
    }
}

/// What is said while a mistake is tried again.
fn trying(game: &CurrentGame, open: &OpenReview, retry: &Retry) -> String {
    let players = game.position().rules().players();
    let Some(mistake) = open.move_at(retry.ply) else { return String::new() };
    let Some(Tried { mv, verdict }) = &retry.tried else {
        let who = Who::of(game, mistake.seat);
        return format!("{}: find the best move instead of {}.", who.turn_first(), move_name(mistake.mv));
    };
    let tried = capitalised(&move_name(*mv));
    match verdict {
        Verdict::Searching(_) => format!("Checking {}…", move_name(*mv)),
        Verdict::Right(reviewed) => {
            let slower =
                if reviewed.grade == Some(Grade::Good) { ", though not as soon as possible" } else { "" };
            format!("That's right! {tried} {}{slower}.", leads_to(reviewed.value, players))
        }
        Verdict::Wrong(_) if *mv == mistake.mv => "That's the move that was played. Try another.".to_owned(),
        Verdict::Wrong(reviewed) => {
            let shown = reviewed.explanation.as_ref().filter(|it| !it.cause.starts_with_better_move());
            let why = shown.map(|it| format!(" {}", reason(game, it))).unwrap_or_default();
            format!(
                "Not that one: {} {}.{why} Try another.",
                move_name(*mv),
                leads_to(reviewed.value, players)
            )
        }
        Verdict::Open => format!("{tried} can't be proved in time. Try another, or look at the answer."),
    }
}

/// What stands beside a move in the list.
pub fn mark(reviewed: &ReviewedMove, has_room: bool) -> Option<String> {
    let word = |it| if has_room { grade(it, reviewed.value) } else { sign(it, reviewed.value) };
    match (reviewed.grade, reviewed.value) {
        (Some(it), _) => Some(word(it).to_owned()).filter(|word| !word.is_empty()),
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
        assert_eq!(
            [1, 2, 3, 4, 5, 41].map(|plies| in_moves(Assessment::Win(Some(plies)), 2)),
            [" in 1 move", " in 1 move", " in 2 moves", " in 2 moves", " in 3 moves", " in 21 moves"]
        );
        assert_eq!(in_moves(Assessment::Loss(Some(2)), 2), " in 1 move");
        assert_eq!(in_moves(Assessment::Win(Some(4)), 3), " in 2 moves");
        assert_eq!(in_moves(Assessment::Loss(Some(4)), 3), "");
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
