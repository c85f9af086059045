//! What the board shows of a review: the better moves, and the cells that the reason of a mistake is about.
use bevy::prelude::*;

use super::retry::{Tried, Verdict};
use super::turning_points::is_mistake;
use super::{GameReview, OpenReview};
use crate::app::game::current_game::CurrentGame;
use connect_n_engine::review::{Cause, Explanation, ReviewedMove};
use connect_n_engine::{Cell, Move, Position, Seat};

/// A cell that is marked: a ring around its disc, or else the disc that would lie there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardMark {
    /// The cell.
    pub cell: Cell,
    /// Whose disc lies there, or would.
    pub seat: Seat,
    /// A move is meant, not a part of the reason.
    pub is_move: bool,
}

/// All marks of the position that is shown.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct BoardMarks(pub Vec<BoardMark>);

pub(super) fn update(review: Res<GameReview>, game: Option<Res<CurrentGame>>, mut marks: ResMut<BoardMarks>) {
    let found = review.get().zip(game).map(|(open, game)| marks_of(open, &game)).unwrap_or_default();
    marks.set_if_neq(BoardMarks(found));
}

fn marks_of(open: &OpenReview, game: &CurrentGame) -> Vec<BoardMark> {
    let shown = game.position();
    if let Some(retry) = open.retry() {
        return retry.tried.as_ref().map(|tried| marks_of_tried(tried, shown)).unwrap_or_default();
    }
    match open.current(game).filter(|it| is_mistake(it)) {
        Some(mistake) => marks_of_mistake(mistake, &open.before(mistake.ply), shown),
        None => Vec::new(),
    }
}

/// The better moves, and the reason, on the board after the mistake.
fn marks_of_mistake(mistake: &ReviewedMove, before: &Position, shown: &Position) -> Vec<BoardMark> {
    let better = mistake.best.iter().filter(|mv| mv.column() != mistake.mv.column());
    let mut marks: Vec<BoardMark> = better.filter_map(|&mv| move_mark(shown, mv, mistake.seat)).collect();
    if let Some(explanation) = &mistake.explanation {
        add_reason(&mut marks, explanation, before, shown);
    }
    marks
}

/// A move that was tried, on the board before it. The reason does not give the right move away.
fn marks_of_tried(tried: &Tried, shown: &Position) -> Vec<BoardMark> {
    let mut marks: Vec<BoardMark> = move_mark(shown, tried.mv, shown.to_move()).into_iter().collect();
    if let Verdict::Wrong(reviewed) = &tried.verdict
        && let Some(explanation) = &reviewed.explanation
        && !explanation.cause.starts_with_better_move()
    {
        add_reason(&mut marks, explanation, shown, shown);
    }
    marks
}

/// Where a drop lands, or the disc that is popped.
fn move_mark(shown: &Position, mv: Move, seat: Seat) -> Option<BoardMark> {
    let cell = match mv {
        Move::Drop(column) => Cell::new(shown.height(column) as u8, column),
        Move::Pop(column) => Cell::new(0, column),
    };
    let fits = match mv {
        Move::Drop(_) => cell.row < shown.rules().rows(),
        Move::Pop(_) => shown.disc_at(cell) == Some(seat),
    };
    fits.then_some(BoardMark { cell, seat, is_move: true })
}

/// Adds the cells that a reason is about, as far as they mean the same on the board that is shown as at the end of the
/// moves that show it.
fn add_reason(marks: &mut Vec<BoardMark>, explanation: &Explanation, before: &Position, shown: &Position) {
    let made = shown.moves().get(before.plies());
    let is_pop = |mv: &Move| matches!(mv, Move::Pop(_));
    let starts_alike = made.is_some() && explanation.line.first() == made;
    let unseen = &explanation.line[usize::from(starts_alike)..];
    // A pop that is seen on one of the two boards alone has moved the cells.
    if unseen.iter().any(is_pop) || made.is_some_and(is_pop) && !starts_alike {
        return;
    }
    let mut end = before.clone();
    if explanation.line.iter().any(|&mv| end.play(mv).is_err()) {
        return;
    }
    for &cell in &explanation.squares {
        let seat = end.disc_at(cell).unwrap_or_else(|| owner(explanation));
        let is_true = shown.disc_at(cell).is_none_or(|lies| lies == seat);
        if is_true && marks.iter().all(|mark| mark.cell != cell) {
            marks.push(BoardMark { cell, seat, is_move: false });
        }
    }
}

/// Whose lines a reason is about.
const fn owner(explanation: &Explanation) -> Seat {
    match explanation.cause {
        Cause::MissedWin
        | Cause::MissedDoubleThreat
        | Cause::MissedThreats
        | Cause::MissedZugzwang
        | Cause::GivesUpThreat
        | Cause::BestPlay => explanation.mover,
        Cause::MissedBlock
        | Cause::PoisonedSquare
        | Cause::PopOpensLine
        | Cause::AllowsDoubleThreat
        | Cause::AllowsThreats
        | Cause::Zugzwang => explanation.other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::book::BookSource;
    use connect_n_engine::review::Reviewer;
    use connect_n_engine::search::SolverOptions;
    use connect_n_engine::{Limits, Rules, Variant, parse_game};

    /// The marks at the last move of a game, as row and column from 1, the seat, and whether a move is meant.
    fn marks(rules: Rules, moves: &str) -> Vec<(u8, usize, u8, bool)> {
        let game = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        let mut reviewer = Reviewer::new(SolverOptions::default(), BookSource::BuiltIn);
        let review = reviewer.review(&game, &Limits::default(), |_, _| {});
        let mistake = review.moves.last().unwrap();
        assert!(is_mistake(mistake), "{mistake:?}");
        let mut before = game.clone();
        before.undo();
        let marks = marks_of_mistake(mistake, &before, &game);
        let told = marks
            .iter()
            .map(|it| (it.cell.row + 1, it.cell.column.index() + 1, it.seat.number(), it.is_move));
        told.collect()
    }

    #[test]
    fn a_missed_win_is_shown_with_the_line_that_it_would_have_made() {
        let rules = Rules::new(4, 5, 3, Variant::Standard, 2).unwrap();
        let found = marks(rules, "2 5 2 5 4");
        assert!(found.contains(&(3, 2, 1, true)), "{found:?}");
        assert!(found.contains(&(1, 2, 1, false)) && found.contains(&(2, 2, 1, false)), "{found:?}");
    }

    #[test]
    fn a_missed_block_is_shown_with_the_line_of_the_other() {
        let found = marks(Rules::default(), "4 1 4 1 2 1 2");
        let line: Vec<_> = found.iter().filter(|it| !it.3).collect();
        assert!(line.iter().all(|it| it.1 == 1 && it.2 == 2) && line.len() >= 3, "{found:?}");
        assert!(found.contains(&(4, 1, 1, true)), "{found:?}");
    }
}
