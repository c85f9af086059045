//! Which menus open and close with the match.
use bevy::prelude::*;

use crate::app::game::current_game::CurrentGame;
use crate::app::game::{GameEnded, GameOpened, GameRewound};
use crate::app::menu_stack::Menus;
use crate::app::review::GameReview;
use crate::app::{AppSystems, Menu};

pub(super) fn plugin(app: &mut App) {
    let match_changed =
        on_message::<GameOpened>.or_else(on_message::<GameRewound>).or_else(on_message::<GameEnded>);
    app.add_systems(Update, follow_match.run_if(match_changed).in_set(AppSystems::Follow));
}

/// Opens the result when a match ends, unless it is being reviewed; closes all menus when another match, or another
/// moment of it, is shown.
fn follow_match(
    (ended, opened): (MessageReader<GameEnded>, MessageReader<GameOpened>),
    (game, review): (Option<Res<CurrentGame>>, Res<GameReview>),
    mut menus: Menus,
) {
    let has_come = !ended.is_empty() || !opened.is_empty();
    // A game that was just opened is not the one that was reviewed.
    let is_reviewed = review.is_open() && opened.is_empty();
    if has_come && !is_reviewed && game.is_some_and(|game| game.position().is_over()) {
        menus.open_alone(Menu::Result);
    } else if ended.is_empty() || is_reviewed {
        menus.close_all();
    }
}
