//! A review in the record of its game: a comment after each move, with commands in the manner of chess PGN.
//!
//! `{[%grade mistake] [%value draw] [%best 3 5] [%best-value win 9] [%choice lost] [%cause missed-threats 3 4 5]}`;
//! `docs/review.md` describes them for others who read records.
use std::fmt::Write;

use super::explanation::{Cause, Explanation};
use super::grade::Grade;
use super::reviewer::positions_before_moves;
use super::summary::{Review, ReviewedMove};
use crate::analysis::Assessment;
use crate::{GameRecord, GameTree, Move, Position, format_game, parse_game};

/// A review in a record that can't be right.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the review of move {ply}: `{}` is not a [%{command}] of this game", crate::Quoted(.value))]
pub struct AnnotationError {
    /// Number of the move in the game, from 1.
    pub ply: usize,
    /// The name of the command.
    pub command: &'static str,
    /// What stands after it.
    pub value: String,
}

const GRADE: &str = "grade";
const VALUE: &str = "value";
const BEST: &str = "best";
const BEST_VALUE: &str = "best-value";
const CHOICE: &str = "choice";
const CAUSE: &str = "cause";
const COMMANDS: [&str; 6] = [GRADE, VALUE, BEST, BEST_VALUE, CHOICE, CAUSE];

impl Review {
    /// Puts the review into the record of the game, in the place of one that was there.
    pub fn annotate(&self, record: &mut GameRecord) {
        record.remove_comments(is_review);
        for reviewed in &self.moves {
            let text = comment(reviewed);
            if !text.is_empty() {
                record.add_comment(reviewed.ply, &text);
            }
        }
    }

    /// Puts the review of its main line into a game, in the place of one that was there.
    pub fn annotate_tree(&self, tree: &mut GameTree) {
        tree.remove_comments(is_review);
        for (reviewed, moment) in self.moves.iter().zip(tree.main_line()) {
            let text = comment(reviewed);
            if !text.is_empty() {
                tree.add_comment(moment, &text);
            }
        }
    }

    /// The review in the record of this game, which must be its main line; `None` if it holds none.
    ///
    /// # Errors
    /// The first command that doesn't fit the game.
    pub fn in_record(record: &GameRecord, game: &Position) -> Result<Option<Self>, AnnotationError> {
        let mut review = Self::of(game).after_opening(record.opening_plies());
        let mut is_there = false;
        let moves = review.moves.iter_mut().zip(positions_before_moves(game));
        for (reviewed, position) in moves.skip(review.opening) {
            let ply = reviewed.ply;
            for text in record.comments_after(ply) {
                for command in COMMANDS {
                    let Some(value) = argument(text, command) else { continue };
                    is_there = true;
                    read(reviewed, &position, command, value).ok_or_else(|| AnnotationError {
                        ply,
                        command,
                        value: value.to_owned(),
                    })?;
                }
            }
        }
        Ok(is_there.then_some(review))
    }
}

/// Whether a comment is part of a review.
fn is_review(text: &str) -> bool {
    COMMANDS.iter().any(|command| argument(text, command).is_some())
}

/// What is said of a move.
fn comment(reviewed: &ReviewedMove) -> String {
    let mut text = String::new();
    let mut put = |command: &str, value: &str| {
        let space = if text.is_empty() { "" } else { " " };
        // Writing to a text does not fail.
        let _ = write!(text, "{space}[%{command} {value}]");
    };
    if let Some(grade) = reviewed.grade {
        put(GRADE, grade.name());
    }
    if let Some(value) = value_text(reviewed.value) {
        put(VALUE, &value);
    }
    if !reviewed.best.is_empty() {
        put(BEST, &format_game(&reviewed.best));
    }
    if let Some(value) = value_text(reviewed.best_value) {
        put(BEST_VALUE, &value);
    }
    if let Some(choice) = choice_text(reviewed) {
        put(CHOICE, choice);
    }
    if let Some(Explanation { cause, line, .. }) = &reviewed.explanation {
        put(CAUSE, &format!("{cause} {}", format_game(line)));
    }
    text
}

fn value_text(value: Assessment) -> Option<String> {
    let distance = value.distance().map_or_else(String::new, |plies| format!(" {plies}"));
    Some(match value {
        Assessment::Unknown => return None,
        Assessment::Estimate(expectation) => format!("estimate {expectation:.3}"),
        Assessment::Loss(_) => format!("loss{distance}"),
        Assessment::Draw => "draw".to_owned(),
        Assessment::Win(_) => format!("win{distance}"),
    })
}

fn choice_text(reviewed: &ReviewedMove) -> Option<&'static str> {
    Some(match (reviewed.is_choice?, reviewed.is_kept) {
        (false, _) => "none",
        (true, Some(true)) => "kept",
        (true, Some(false)) => "lost",
        (true, None) => "open",
    })
}

/// What stands after a command in a comment.
fn argument<'a>(text: &'a str, command: &str) -> Option<&'a str> {
    text.split("[%").skip(1).find_map(|rest| {
        let rest = rest.strip_prefix(command)?.strip_prefix(char::is_whitespace)?;
        Some(rest.split(']').next()?.trim())
    })
}

/// Takes a command into the review of a move; `None` if it is not right.
fn read(reviewed: &mut ReviewedMove, position: &Position, command: &str, value: &str) -> Option<()> {
    let moves = |text: &str| parse_game(text, position.rules()).ok().filter(|moves| !moves.is_empty());
    match command {
        GRADE => reviewed.grade = Some(value.parse::<Grade>().ok()?),
        VALUE => reviewed.value = read_value(value)?,
        BEST_VALUE => reviewed.best_value = read_value(value)?,
        BEST => {
            let is_legal = |best: &Vec<Move>| best.iter().all(|&mv| position.check(mv).is_ok());
            reviewed.best = moves(value).filter(is_legal)?;
        }
        CHOICE => {
            (reviewed.is_choice, reviewed.is_kept) = match value {
                "none" => (Some(false), Some(true)),
                "kept" => (Some(true), Some(true)),
                "lost" => (Some(true), Some(false)),
                "open" => (Some(true), None),
                _ => return None,
            }
        }
        _ => {
            let (cause, line) = value.split_once(char::is_whitespace)?;
            let line = moves(line)?;
            let cause: Cause = cause.parse().ok()?;
            let starts_right = cause.starts_with_better_move() != (line.first() == Some(&reviewed.mv));
            let found = Explanation::check(position, cause, &line).filter(|_| starts_right)?;
            reviewed.explanation = Some(found);
        }
    }
    Some(())
}

fn read_value(text: &str) -> Option<Assessment> {
    let mut words = text.split_whitespace();
    let (name, number) = (words.next()?, words.next());
    if words.next().is_some() {
        return None;
    }
    let distance = || number.map(|plies| plies.parse::<u16>().map(u32::from)).transpose().ok();
    Some(match name {
        "win" => Assessment::Win(distance()?),
        "loss" => Assessment::Loss(distance()?),
        "draw" if number.is_none() => Assessment::Draw,
        "estimate" => {
            let expectation: f32 = number?.parse().ok()?;
            Assessment::Estimate(Some(expectation).filter(|it| (0.0..=1.0).contains(it))?)
        }
        _ => return None,
    })
}
