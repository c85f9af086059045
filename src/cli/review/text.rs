//! A review for people: a table, the course of the game, the turning points.
use std::io::Write;

use super::games::Source;
use crate::cli::assessed;
use crate::cli::failure::Failure;
use crate::language::Who;
use crate::review_text::explanation_text;
use connect_n_engine::review::{Grade, PlayerSummary, Review, ReviewedMove};
use connect_n_engine::{Position, Seat, format_game};

/// Characters of a line of the graph.
const GRAPH_WIDTH: usize = 60;

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
    writeln!(out, "{:>4}  {:>6}  {:>4}  {:<10} {:<14} best", "move", "player", "", "grade", "value")?;
    for reviewed in &review.moves {
        let ReviewedMove { ply, seat, mv, .. } = reviewed;
        let grade = reviewed.grade.map_or("", Grade::name);
        let mark = reviewed.grade.map_or("", mark);
        let value = assessed::text(reviewed.value);
        let line = format!(
            "{ply:>4}  {seat:>6}  {:>4}{mark:<2} {grade:<9} {value:<14} {}",
            mv.to_string(),
            best(reviewed)
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
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
    format!("{} ({})", format_game(&reviewed.best), assessed::text(reviewed.best_value))
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
    let rows = ["player 1 wins", "draw", "player 2 wins"];
    for (part, moves) in review.moves.chunks(GRAPH_WIDTH).enumerate() {
        let from = part * GRAPH_WIDTH + 1;
        writeln!(out, "\nfrom move {from}")?;
        for (row, label) in rows.into_iter().enumerate() {
            let sign = |it: &ReviewedMove| match after(it) {
                Some((found, sign)) if found == row => sign,
                _ => ' ',
            };
            let line = format!("{label:>14} |{}", moves.iter().map(sign).collect::<String>());
            writeln!(out, "{}", line.trim_end())?;
        }
        let scale: String =
            (0..moves.len()).map(|index| if (from + index).is_multiple_of(10) { ':' } else { '.' }).collect();
        writeln!(out, "{:>14} |{scale}", "")?;
    }
    if review.moves.iter().any(|it| !it.value.is_proved()) {
        writeln!(out, "# proved, + estimated")?;
    }
    Ok(())
}

fn write_turning_points(out: &mut dyn Write, review: &Review) -> Result<(), Failure> {
    for (index, reviewed) in review.turning_points().enumerate() {
        if index == 0 {
            writeln!(out)?;
        }
        let ReviewedMove { ply, seat, mv, best_value, .. } = reviewed;
        let grade = reviewed.grade.map_or("", Grade::name);
        let (was, now) = (assessed::text(*best_value), assessed::text(reviewed.value));
        write!(out, "move {ply}: player {seat}'s {mv} is a {grade}, {was} becomes {now}.")?;
        if !reviewed.best.is_empty() {
            write!(out, " Best: {}.", format_game(&reviewed.best))?;
        }
        let why = reviewed.explanation.as_ref();
        let why = why.map(|it| explanation_text(it, |seat| Who::Named(format!("player {seat}"))));
        writeln!(out, "{}", why.map_or_else(String::new, |why| format!(" {why}")))?;
    }
    Ok(())
}

fn accuracy(summary: &PlayerSummary) -> String {
    let PlayerSummary { seat, choices, kept, unproved } = summary;
    let moves = |number: usize| if number == 1 { "move" } else { "moves" };
    let share = summary.accuracy().map_or_else(
        || "no choices".to_owned(),
        |accuracy| format!("kept {kept} of {choices} choices, {:.1} %", accuracy * 100.0),
    );
    let open = match unproved {
        0 => String::new(),
        _ => format!("; {unproved} {} not proved", moves(*unproved)),
    };
    format!("player {seat}: {share}{open}")
}
