//! A review for people: a table, the course of the game, the turning points.
use std::io::Write;

use super::games::Source;
use crate::cli::aligned::{left, right, widest};
use crate::cli::assessed;
use crate::cli::failure::Failure;
use crate::cli::words::fixed;
use crate::language::{Label, Who, message};
use crate::review_text::explanation_text;
use connect_n_engine::review::{Grade, PlayerSummary, Review, ReviewedMove};
use connect_n_engine::{Position, Seat, format_game};

/// Characters of a line of the graph.
const GRAPH_WIDTH: usize = 60;

/// Headings of the table, but that of the moves themselves.
const HEADINGS: [Label; 5] = [
    Label::new("review-heading-number"),
    Label::new("review-heading-player"),
    Label::new("review-heading-grade"),
    Label::new("review-heading-value"),
    Label::new("review-heading-best"),
];

/// Writes the review of a game, which has a name if it is one of several.
pub(super) fn write(
    out: &mut dyn Write,
    name: Option<&Source>,
    game: &Position,
    review: &Review,
) -> Result<(), Failure> {
    if let Some(name) = name {
        writeln!(out, "{name}")?;
    }
    write_table(out, review)?;
    if game.rules().players() == 2 {
        write_graph(out, review)?;
    }
    write_turning_points(out, review)?;
    writeln!(out)?;
    for summary in review.summaries() {
        writeln!(out, "{}", accuracy(&summary))?;
    }
    if name.is_some() {
        writeln!(out)?;
    }
    Ok(())
}

/// Values are those for the player who moved, distances in moves of all players.
fn write_table(out: &mut dyn Write, review: &Review) -> Result<(), Failure> {
    let [number_heading, player_heading, grade_heading, value_heading, best_heading] =
        &HEADINGS.map(Label::text);
    let grade_of = |it: &ReviewedMove| match it.grade {
        _ if review.is_opening(it) => Label::new("graded-opening").text(),
        grade => grade.map(grade_text).unwrap_or_default(),
    };
    let value_of =
        |it: &ReviewedMove| if review.is_opening(it) { String::new() } else { assessed::text(it.value) };
    let numbers = widest(4, [number_heading]);
    let players = widest(6, [player_heading]);
    // The heading begins where the signs end.
    let grades = widest(9, review.moves.iter().map(grade_of)).max(widest(1, [grade_heading]) - 1);
    let values = widest(14, review.moves.iter().map(value_of).chain([value_heading.clone()]));
    writeln!(
        out,
        "{}  {}  {:>4}  {} {} {best_heading}",
        right(number_heading, numbers),
        right(player_heading, players),
        "",
        left(grade_heading, grades + 1),
        left(value_heading, values),
    )?;
    for reviewed in &review.moves {
        let ReviewedMove { ply, seat, mv, .. } = reviewed;
        let line = format!(
            "{ply:>numbers$}  {:>players$}  {:>4}{:<2} {} {} {}",
            seat.number(),
            mv.to_string(),
            reviewed.grade.map_or("", mark),
            left(&grade_of(reviewed), grades),
            left(&value_of(reviewed), values),
            best(reviewed)
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// What a move is called that has this grade.
fn grade_text(grade: Grade) -> String {
    match grade {
        Grade::Forced => Label::new("graded-forced"),
        Grade::Only => Label::new("graded-only"),
        Grade::Best => Label::new("graded-best"),
        Grade::Good => Label::new("graded-good"),
        Grade::Mistake => Label::new("graded-mistake"),
        Grade::Blunder => Label::new("graded-blunder"),
    }
    .text()
}

/// The signs of chess books.
const fn mark(grade: Grade) -> &'static str {
    match grade {
        Grade::Only => "!",
        Grade::Mistake => "?",
        Grade::Blunder => "??",
        Grade::Forced | Grade::Best | Grade::Good => "",
    }
}

/// What the best moves are, where the move that was made is none of them.
fn best(reviewed: &ReviewedMove) -> String {
    if reviewed.best.is_empty() || reviewed.best.contains(&reviewed.mv) {
        return String::new();
    }
    message("review-best-moves")
        .with("moves", format_game(&reviewed.best))
        .with("value", assessed::text(reviewed.best_value))
        .text()
}

/// What the position was worth to the first of two players after each move: a row for each outcome.
fn write_graph(out: &mut dyn Write, review: &Review) -> Result<(), Failure> {
    let after = |reviewed: &ReviewedMove| {
        let expectation = reviewed.value.expectation()?;
        let for_first = if reviewed.seat == Seat::FIRST { expectation } else { 1.0 - expectation };
        let row = match for_first {
            0.6.. => 0,
            0.4.. => 1,
            _ => 2,
        };
        Some((row, if reviewed.value.is_proved() { '#' } else { '+' }))
    };
    let wins = |number: u8| message("review-player-wins").with("number", number).text();
    let rows = [wins(1), Label::new("value-draw").text(), wins(2)];
    let cells = widest(14, &rows);
    for (part, moves) in review.moves.chunks(GRAPH_WIDTH).enumerate() {
        let from = part * GRAPH_WIDTH + 1;
        writeln!(out, "\n{}", message("review-from-move").with("number", from).text())?;
        for (row, label) in rows.iter().enumerate() {
            let sign = |it: &ReviewedMove| match after(it) {
                Some((found, sign)) if found == row => sign,
                _ => ' ',
            };
            let line = format!("{} |{}", right(label, cells), moves.iter().map(sign).collect::<String>());
            writeln!(out, "{}", line.trim_end())?;
        }
        let scale: String =
            (0..moves.len()).map(|index| if (from + index).is_multiple_of(10) { ':' } else { '.' }).collect();
        writeln!(out, "{:>cells$} |{scale}", "")?;
    }
    if review.chosen_moves().any(|it| !it.value.is_proved()) {
        writeln!(out, "{}", Label::new("review-graph-signs"))?;
    }
    Ok(())
}

fn write_turning_points(out: &mut dyn Write, review: &Review) -> Result<(), Failure> {
    for (index, reviewed) in review.turning_points().enumerate() {
        if index == 0 {
            writeln!(out)?;
        }
        let ReviewedMove { ply, seat, mv, best_value, .. } = reviewed;
        let turning_point = message("review-turning-point")
            .with("number", *ply)
            .with("player", seat.number())
            .with("written", mv.to_string())
            .with("grade", reviewed.grade.map_or("", Grade::name))
            .with("before", assessed::text(*best_value))
            .with("after", assessed::text(reviewed.value));
        let best = (!reviewed.best.is_empty())
            .then(|| message("review-best-was").with("moves", format_game(&reviewed.best)).text());
        let who = |seat: Seat| Who::Named(message("review-player").with("number", seat.number()).text());
        let why = reviewed.explanation.as_ref().map(|it| explanation_text(it, who));
        let sentences: Vec<String> = [Some(turning_point.text()), best, why].into_iter().flatten().collect();
        writeln!(out, "{}", sentences.join(&Label::new("sentence-separator").text()))?;
    }
    Ok(())
}

fn accuracy(summary: &PlayerSummary) -> String {
    let PlayerSummary { seat, choices, kept, unproved } = summary;
    let share = match summary.accuracy() {
        None => message("review-no-choices"),
        Some(accuracy) => message("review-kept-choices")
            .with("kept", *kept)
            .with("count", *choices)
            .with("share", fixed(100.0 * accuracy, 1)),
    };
    let share = share.with("number", seat.number()).text();
    match unproved {
        0 => share,
        _ => message("review-moves-unproved").with("line", share).with("count", *unproved).text(),
    }
}
