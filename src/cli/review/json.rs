//! A review for programs: an object for each move, and one for the whole game. `docs/review.md` describes them.
use std::io::Write;

use serde::Serialize;

use super::games::Source;
use crate::cli::assessed::ValueObject;
use crate::cli::failure::Failure;
use crate::cli::format::write_json;
use crate::cli::rounded::to_places;
use crate::language::{Who, in_english};
use crate::review_text::explanation_text;
use connect_n_engine::Move;
use connect_n_engine::review::{Explanation, Grade, PlayerSummary, Review, ReviewedMove};

/// Writes the review of a game, which has a name if it is one of several.
pub(super) fn write(out: &mut dyn Write, name: Option<&Source>, review: &Review) -> Result<(), Failure> {
    let game = name.map(Name::from);
    for reviewed in &review.moves {
        write_json(out, &MoveObject::new(game.clone(), review, reviewed))?;
    }
    write_json(out, &GameObject::new(game, review))
}

/// What tells one game from others: its file, or its number in a tournament.
#[derive(Serialize, Clone)]
#[serde(untagged)]
enum Name {
    File(String),
    Number(u64),
}

impl From<&Source> for Name {
    fn from(source: &Source) -> Self {
        match source {
            Source::Tournament(_, number) => Self::Number(*number),
            Source::File(_) | Source::Moves => Self::File(source.to_string()),
        }
    }
}

#[derive(Serialize)]
struct MoveObject {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<Name>,
    ply: usize,
    player: u8,
    #[serde(rename = "move")]
    mv: String,
    /// Whether it is a move of the opening, which no player chose.
    opening: bool,
    grade: Option<&'static str>,
    value: ValueObject,
    best: Vec<String>,
    best_value: ValueObject,
    proved: bool,
    reason: Option<String>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    shown: Option<Shown>,
}

/// What shows the reason.
#[derive(Serialize)]
struct Shown {
    cause: &'static str,
    line: Vec<String>,
    /// Row and column from 0, as in the lines of `replay`.
    squares: Vec<[usize; 2]>,
}

impl MoveObject {
    fn new(game: Option<Name>, review: &Review, reviewed: &ReviewedMove) -> Self {
        let explanation = reviewed.explanation.as_ref();
        Self {
            game,
            ply: reviewed.ply,
            player: reviewed.seat.number(),
            mv: reviewed.mv.to_string(),
            opening: review.is_opening(reviewed),
            grade: reviewed.grade.map(Grade::name),
            value: reviewed.value.into(),
            best: reviewed.best.iter().map(Move::to_string).collect(),
            best_value: reviewed.best_value.into(),
            proved: reviewed.is_proved(),
            reason: explanation
                .map(|it| in_english(|| explanation_text(it, |seat| Who::Named(format!("player {seat}"))))),
            shown: explanation.map(Shown::from),
        }
    }
}

impl From<&Explanation> for Shown {
    fn from(explanation: &Explanation) -> Self {
        Self {
            cause: explanation.cause.name(),
            line: explanation.line.iter().map(Move::to_string).collect(),
            squares: explanation
                .squares
                .iter()
                .map(|cell| [usize::from(cell.row), cell.column.index()])
                .collect(),
        }
    }
}

#[derive(Serialize)]
struct GameObject {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<Name>,
    summary: bool,
    players: Vec<PlayerObject>,
    turning_points: Vec<usize>,
}

#[derive(Serialize)]
struct PlayerObject {
    player: u8,
    choices: usize,
    kept: usize,
    /// `null` where there was no choice.
    accuracy: Option<f64>,
    /// Moves of which it is not proved whether there was a choice, or whether it was kept.
    unproved: usize,
}

impl GameObject {
    fn new(game: Option<Name>, review: &Review) -> Self {
        Self {
            game,
            summary: true,
            players: review.summaries().iter().map(PlayerObject::from).collect(),
            turning_points: review.turning_points().map(|it| it.ply).collect(),
        }
    }
}

impl From<&PlayerSummary> for PlayerObject {
    fn from(summary: &PlayerSummary) -> Self {
        Self {
            player: summary.seat.number(),
            choices: summary.choices,
            kept: summary.kept,
            accuracy: summary.accuracy().map(|accuracy| to_places(accuracy, 3)),
            unproved: summary.unproved,
        }
    }
}
