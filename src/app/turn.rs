//! Whose turn it is, as a state that gates input and thinking: it follows the match and the board's motion.
use bevy::prelude::*;

use super::game::table::Table;
use super::{Screen, Turn};

/// Whether discs are on their way, or wait to be; the board says so.
#[derive(Resource, Default, PartialEq, Eq, Debug)]
pub struct BoardMoves(pub bool);

/// Whether a toss is being seen, so that nobody knows yet who starts; the board says so.
#[derive(Resource, Default, PartialEq, Eq, Debug)]
pub struct Tossing(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardMoves>()
        .init_resource::<Tossing>()
        .add_systems(PostUpdate, follow.run_if(in_state(Screen::Game).and_then(resource_exists::<Table>)));
}

fn follow(table: Res<Table>, moves: Res<BoardMoves>, mut next: ResMut<NextState<Turn>>) {
    NextState::set_if_neq(&mut next, turn_of(&table, moves.0));
}

fn turn_of(table: &Table, moves: bool) -> Turn {
    if moves {
        Turn::Animating
    } else if table.human_to_move() {
        Turn::Human
    } else if table.computer_to_move() {
        Turn::Thinking
    } else {
        Turn::Over
    }
}
