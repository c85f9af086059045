//! Rings around discs: faint around those that the last move brought where they are, bright around those that a hint
//! or a review is about. At the end of a game the winning discs have them, see [`highlight`](super::highlight).
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::board_view::{BoardView, Disc};
use super::highlight::{Ending, SpotlightSystems};
use super::in_play::BoardInPlay;
use super::materials::DiscTag;
use crate::app::game::current_game::CurrentGame;
use crate::app::hint::Advice;
use crate::app::puzzles::PuzzleGame;
use crate::app::review::BoardMarks;
use crate::app::turn::BoardIsAnimating;
use crate::app::{AppSystems, Screen};
use connect_n_engine::{Cell, Hint, Move, Position};

/// Strength of the ring around what the last move brought.
const LAST_MOVE: f32 = 0.6;

pub(super) fn plugin(app: &mut App) {
    let may_have_changed = resource_exists_and_changed::<CurrentGame>
        .or_else(resource_exists_and_changed::<PuzzleGame>)
        .or_else(resource_changed::<Advice>)
        .or_else(resource_changed::<BoardMarks>)
        .or_else(resource_changed::<BoardIsAnimating>)
        .or_else(resource_changed::<Ending>)
        .or_else(state_changed::<Screen>);
    app.add_systems(Update, draw.run_if(may_have_changed).after(SpotlightSystems).in_set(AppSystems::Show));
}

fn draw(
    (in_play, ending): (BoardInPlay, Res<Ending>),
    (advice, marks): (Res<Advice>, Res<BoardMarks>),
    (board_view, animating, screen): (Res<BoardView>, Res<BoardIsAnimating>, Res<State<Screen>>),
    mut discs: Query<(Entity, &mut DiscTag), With<Disc>>,
) {
    let is_at_rest = !animating.0;
    if ending.0.is_some() && is_at_rest {
        return;
    }
    let mut rings = HashMap::<Entity, f32>::default();
    let is_played = matches!(*screen.get(), Screen::Game | Screen::Puzzles);
    if let Some((position, _)) = in_play.position().filter(|_| is_at_rest && is_played) {
        let moved = last_moved(position).into_iter().map(|cell| (cell, LAST_MOVE));
        let hinted = advice.hint().into_iter().flat_map(squares).map(|cell| (cell, 1.0));
        let marked = marks.0.iter().map(|mark| (mark.cell, 1.0));
        let cells = moved.chain(hinted).chain(marked);
        rings.extend(cells.filter_map(|(cell, strength)| Some((board_view.disc(cell)?, strength))));
    }
    for (disc, mut tag) in &mut discs {
        let ring = rings.get(&disc).copied().unwrap_or_default();
        if tag.ring != ring {
            tag.ring = ring;
        }
    }
}

/// Where the last move has brought discs: the one that was dropped, or those that fell after a pop.
fn last_moved(position: &Position) -> Vec<Cell> {
    let Some(last) = position.moves().last() else { return Vec::new() };
    let (column, height) = (last.column(), position.height(last.column()) as u8);
    let first = if matches!(last, Move::Pop(_)) { 0 } else { height.saturating_sub(1) };
    (first..height).map(|row| Cell::new(row, column)).collect()
}

/// The squares that a hint is about: those of its reason, and the disc that is to be popped.
pub(super) fn squares(hint: &Hint) -> impl Iterator<Item = Cell> {
    let popped = match hint.mv {
        Move::Pop(column) => Some(Cell::new(0, column)),
        Move::Drop(_) => None,
    };
    hint.squares.iter().copied().chain(popped)
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Column, Rules, Variant, parse_game};

    #[test]
    fn the_last_move_has_brought_one_disc_or_a_column() {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let moved = |moves| {
            let moves = parse_game(moves, &rules).unwrap();
            last_moved(&Position::from_moves(rules, &moves).unwrap())
        };
        let [first, second] = [0, 1].map(|row| Cell::new(row, Column::new(3).unwrap()));
        assert_eq!(moved(""), []);
        assert_eq!(moved("4 4"), [second]);
        assert_eq!(moved("4 4 4 1 p4"), [first, second]);
        assert_eq!(moved("4 1 p4"), []);
    }
}
