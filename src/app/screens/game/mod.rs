//! The game: the board and its rail of players, moves and actions; in a narrow window the rail becomes a bar.
mod actions;
mod analysis;
mod moves;
mod players;
mod review;
mod status;
mod steps;

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

pub(in crate::app) use self::moves::move_list;
use super::responsive::{ByFormat, Format, Height, ShownIf};
use super::{add_screen, board_and_side};
use crate::app::Screen;
use crate::app::spawn::children;
use crate::app::theme::Entrance;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::ring_margin;

/// Width of the rail.
const RAIL: f32 = 320.0;

/// Where the result is shown when the game has ended.
#[derive(Component)]
pub(in crate::app) struct ResultSlot;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        players::plugin,
        moves::plugin,
        steps::plugin,
        analysis::plugin,
        review::plugin,
        status::plugin,
        actions::plugin,
    ));
    add_screen(app, Screen::Game, spawn);
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        super::root(Screen::Game),
        ByFormat(board_and_side),
        children![
            (super::board(), children![status::toast()]),
            (
                Name::new("Rail"),
                Entrance,
                ScrollArea,
                ByFormat(rail_node),
                Pickable::IGNORE,
                children![
                    (
                        ResultSlot,
                        Node { width: percent(100), flex_shrink: 0.0, ..default() },
                        Pickable::IGNORE
                    ),
                    review::overview(),
                    (players::panel(), ShownIf(|format| format.wide && format.is_for_play())),
                    (
                        moves::panel(),
                        ShownIf(|format| format.wide && (format.height == Height::Roomy || !format.result))
                    ),
                    analysis::panel(),
                    review::talk(),
                    status::panel(),
                    actions::panel(),
                ],
            ),
        ],
    ));
}

fn rail_node(format: Format) -> Node {
    if format.wide {
        Node {
            width: px(RAIL),
            flex_shrink: 0.0,
            flex_direction: FlexDirection::Column,
            row_gap: px(space::L),
            // Four players may need more height than there is.
            overflow: Overflow::scroll_y(),
            overflow_clip_margin: ring_margin(),
            ..default()
        }
    } else {
        Node {
            width: percent(100),
            flex_shrink: 0.0,
            flex_wrap: FlexWrap::Wrap,
            align_items: AlignItems::Center,
            column_gap: px(space::S),
            row_gap: px(space::S),
            ..default()
        }
    }
}
