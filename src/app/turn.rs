//! Whose turn it is, as a state that follows the game and the board's animation, at the end of each frame. It says when
//! a computer may move and when the end is shown; what people may do does not wait for it (`Played::human_turn`).
use bevy::prelude::*;

use super::game::current_game::CurrentGame;
use super::{Screen, Turn};

/// Whether discs move or wait to; the board sets it.
#[derive(Resource, Default, PartialEq, Eq, Debug)]
pub struct BoardIsAnimating(pub bool);

/// Whether the toss is being shown, so that who starts is not known yet; the board sets it.
#[derive(Resource, Default, PartialEq, Eq, Debug)]
pub struct Tossing(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardIsAnimating>().init_resource::<Tossing>().add_systems(
        PostUpdate,
        follow.run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)),
    );
}

fn follow(game: Res<CurrentGame>, moves: Res<BoardIsAnimating>, mut next: ResMut<NextState<Turn>>) {
    NextState::set_if_neq(&mut next, turn_of(&game, moves.0));
}

fn turn_of(game: &CurrentGame, moves: bool) -> Turn {
    if moves {
        Turn::Animating
    } else if game.human_to_move() {
        Turn::Human
    } else if game.computer_to_move() {
        Turn::Thinking
    } else {
        Turn::Over
    }
}
