//! The board as title and set-up show it: the one that the set-up would make, with a few discs of each player.
use bevy::prelude::*;

use crate::app::game::setup::Setup;
use crate::app::game::{BoardChanged, BoardSnapshot, Recoloured};
use crate::app::{AppSystems, Screen};
use connect_n_engine::{Column, Move, Outcome, Position, Rules};

/// Columns, relative to the middle, into which the title's players have dropped.
const TITLE_MOVES: [i32; 14] = [0, 0, 1, -1, -1, 0, 1, -2, 0, 1, -1, 3, -2, 2];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), show_title)
        .add_systems(OnEnter(Screen::Setup), show_board)
        .add_systems(
            Update,
            // A game that begins in the same frame has the last word on what the board shows.
            (
                show_title.run_if(in_state(Screen::Title).and_then(on_message::<Recoloured>)),
                show_board.run_if(in_state(Screen::Setup).and_then(resource_changed::<Setup>)),
            )
                .in_set(AppSystems::Input),
        );
}

fn show_title(setup: Res<Setup>, changed: MessageWriter<BoardChanged>) {
    show(&setup, TITLE_MOVES.len(), changed);
}

fn show_board(setup: Res<Setup>, changed: MessageWriter<BoardChanged>) {
    show(&setup, usize::from(setup.players) * 2, changed);
}

fn show(setup: &Setup, moves: usize, mut changed: MessageWriter<BoardChanged>) {
    let Ok(rules) = setup.rules() else { return };
    let disc_styles = std::array::from_fn(|chair| setup.disc_style(chair));
    let board = BoardSnapshot::of(&position_after(rules, moves), disc_styles);
    changed.write(BoardChanged::Reset { board, emptied: false });
}

/// The position that the title begins with.
pub(super) fn title_position(rules: Rules) -> Position {
    position_after(rules, TITLE_MOVES.len())
}

/// The position after the first of the title's moves, without those that would end the game or crowd a column.
pub(super) fn position_after(rules: Rules, moves: usize) -> Position {
    let mut position = Position::new(rules);
    let middle = i32::from(rules.cols() - 1) / 2;
    let last = i32::from(rules.cols()) - 1;
    for offset in TITLE_MOVES.iter().take(moves) {
        let index = (middle + offset).clamp(0, last);
        let Some(column) = Column::new(index as usize) else { continue };
        let crowded = position.height(column) + 2 > usize::from(rules.rows());
        if !crowded && position.play(Move::Drop(column)).is_ok() && position.outcome() != Outcome::Ongoing {
            position.undo();
        }
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::Variant;

    #[test]
    fn every_board_of_the_menus_has_a_quiet_preview() {
        for (rows, cols, connect, players) in [(3, 3, 3, 4), (6, 7, 4, 2), (16, 16, 10, 3), (3, 16, 3, 2)] {
            let rules = Rules::new(rows, cols, connect, Variant::PopOut, players).unwrap();
            let position = position_after(rules, TITLE_MOVES.len());
            assert_eq!(position.outcome(), Outcome::Ongoing);
            assert!(position.discs() >= 2);
        }
    }
}
