//! A puzzle: the board, and beside it what is asked, how it goes, the solver's rating, and other puzzles and lessons to
//! choose.
mod buttons;
mod choice;
mod panel;

use bevy::prelude::*;

use super::responsive::{ByFormat, Format, ShownIf};
use super::{add_screen, board_and_side, side_column};
use crate::app::board::{Aim, Ending};
use crate::app::menu_stack::Menus;
use crate::app::puzzles::{Phase, PuzzleGame};
use crate::app::spawn::children;
use crate::app::theme::Entrance;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::ReleasesFocus;
use crate::app::turn::BoardIsAnimating;
use crate::app::{AppSystems, Screen};
use connect_n_engine::Seat;

/// Width of the column beside the board.
const COLUMN: f32 = 360.0;

pub(super) fn plugin(app: &mut App) {
    let is_shown = in_state(Screen::Puzzles).and_then(resource_exists::<PuzzleGame>);
    app.add_plugins((panel::plugin, buttons::plugin, choice::plugin))
        .add_systems(OnExit(Screen::Puzzles), end)
        .add_systems(Update, show_ending.in_set(AppSystems::Show).run_if(is_shown));
    add_screen(app, Screen::Puzzles, spawn);
}

fn spawn(mut commands: Commands, mut aim: ResMut<Aim>) {
    aim.set_if_neq(Aim(None));
    commands.spawn((
        super::root(Screen::Puzzles),
        ByFormat(board_and_side),
        children![
            super::board(),
            (
                Entrance,
                ByFormat(side_node),
                ReleasesFocus,
                Pickable::IGNORE,
                children![
                    panel::puzzle_panel(),
                    buttons::row(),
                    (ShownIf(|format| format.wide), children![panel::progress_panel()]),
                    (ShownIf(choice::has_room), children![choice::panel()]),
                    (ShownIf(|format| format.wide), children![buttons::back(COLUMN)]),
                ],
            ),
        ],
    ));
}

fn side_node(format: Format) -> Node {
    side_column(format, COLUMN, space::M)
}

/// How the solver stands, as far as it is seen: nothing is told before the last disc lies.
fn seen_phase(game: &PuzzleGame, animating: &BoardIsAnimating) -> Phase {
    match game.phase() {
        Phase::Solved if animating.0 => {
            game.position().moves().last().copied().map_or(Phase::Solved, Phase::Proving)
        }
        phase => phase.clone(),
    }
}

/// A line that is made is shown as at the end of a game.
fn show_ending(game: Res<PuzzleGame>, mut ending: ResMut<Ending>) {
    let colour = |seat: Seat| game.disc_styles()[seat.index()].colour;
    let end = Ending::of(game.position(), colour);
    let is_celebrated = *game.phase() == Phase::Solved && game.is_first_try();
    let end = end.map(|end| if is_celebrated { Ending::celebrated(end, colour(game.solver())) } else { end });
    ending.set_if_neq(Ending(end));
}

fn end(mut ending: ResMut<Ending>, mut aim: ResMut<Aim>, mut menus: Menus) {
    ending.0 = None;
    aim.set_if_neq(Aim(None));
    menus.close_all();
}
