//! Which menus open and close with the match.
use bevy::prelude::*;

use crate::app::game::current_game::CurrentGame;
use crate::app::game::{GameEnded, GameOpened, GameRewound};
use crate::app::menu_stack::Menus;
use crate::app::review::GameReview;
use crate::app::{AppSystems, Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_match.in_set(AppSystems::Follow))
        .add_systems(OnEnter(Screen::Game), show_result);
}

/// Shows the result of a game that comes from another screen, whose menus close as it is left.
fn show_result(game: Option<Res<CurrentGame>>, review: Res<GameReview>, mut menus: Menus) {
    if !review.is_open() && game.is_some_and(|game| game.position().is_over()) {
        menus.open_alone(Menu::Result);
    }
}

/// Opens the result when a match ends, unless it is being reviewed; closes all menus when another match, or another
/// moment of it, is shown.
fn follow_match(
    (mut opened, mut rewound): (MessageReader<GameOpened>, MessageReader<GameRewound>),
    mut ended: MessageReader<GameEnded>,
    (game, review): (Option<Res<CurrentGame>>, Res<GameReview>),
    mut menus: Menus,
) {
    let (has_opened, has_ended) = (opened.read().count() > 0, ended.read().count() > 0);
    let is_rewound = rewound.read().count() > 0;
    if !(has_opened || has_ended || is_rewound) {
        return;
    }
    // A game that was just opened is not the one that was reviewed.
    let is_reviewed = review.is_open() && !has_opened;
    if (has_ended || has_opened) && !is_reviewed && game.is_some_and(|game| game.position().is_over()) {
        menus.open_alone(Menu::Result);
    } else if !has_ended || is_reviewed {
        menus.close_all();
    }
}
