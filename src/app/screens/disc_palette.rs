//! The players' colours follow the palette of discs in the settings.
use bevy::prelude::*;

use crate::app::disc_style::DiscColour;
use crate::app::game::current_game::CurrentGame;
use crate::app::game::{BoardChanged, BoardSnapshot, Recoloured, Request};
use crate::app::settings::{DiscPalette, Settings};
use crate::app::{AppSystems, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            request_palette.run_if(resource_changed::<Settings>).in_set(AppSystems::Input),
            show_colours
                .run_if(
                    in_state(Screen::Game)
                        .and_then(on_message::<Recoloured>)
                        .and_then(resource_exists::<CurrentGame>),
                )
                .in_set(AppSystems::Follow),
        ),
    );
}

fn request_palette(
    settings: Res<Settings>,
    mut requested: Local<Option<DiscPalette>>,
    mut requests: MessageWriter<Request>,
) {
    if requested.replace(settings.palette).is_some_and(|before| before != settings.palette) {
        requests.write(Request::UsePalette(match settings.palette {
            DiscPalette::Classic => DiscColour::DEFAULTS,
            DiscPalette::OkabeIto => DiscColour::OKABE_ITO,
        }));
    }
}

fn show_colours(game: Res<CurrentGame>, mut changed: MessageWriter<BoardChanged>) {
    let board = BoardSnapshot::of(game.position(), game.disc_styles());
    changed.write(BoardChanged::Reset { board, emptied: false });
}
