//! The players' colours follow the palette of discs in the settings, on whichever board is shown.
use bevy::prelude::*;

use crate::app::disc_style::DiscColour;
use crate::app::editor::EditedBoard;
use crate::app::explorer::Explorer;
use crate::app::game::current_game::CurrentGame;
use crate::app::game::setup::Setup;
use crate::app::game::tutorial::Tutorial;
use crate::app::game::{BoardChanged, BoardSnapshot, Recoloured, Request};
use crate::app::settings::{DiscPalette, Settings};
use crate::app::watch::Watch;
use crate::app::{AppSystems, Screen};

/// The boards are shown in their new colours.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct RecolourBoards;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            request_palette.run_if(resource_changed::<Settings>).in_set(AppSystems::Input),
            (
                recolour_game.run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)),
                recolour_tutorial.run_if(resource_exists::<Tutorial>),
                recolour_explorer.run_if(resource_exists::<Explorer>),
                recolour_editor.run_if(resource_exists::<EditedBoard>),
                recolour_watch.run_if(resource_exists::<Watch>),
            )
                .run_if(on_message::<Recoloured>)
                .in_set(RecolourBoards)
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
        requests.write(Request::UsePalette(colours(settings.palette)));
    }
}

const fn colours(palette: DiscPalette) -> [DiscColour; 4] {
    match palette {
        DiscPalette::Classic => DiscColour::DEFAULTS,
        DiscPalette::OkabeIto => DiscColour::OKABE_ITO,
    }
}

fn recolour_game(game: Res<CurrentGame>, mut changed: MessageWriter<BoardChanged>) {
    let board = BoardSnapshot::of(game.position(), game.disc_styles());
    changed.write(BoardChanged::Reset { board, emptied: false });
}

fn recolour_tutorial(
    mut tutorial: ResMut<Tutorial>,
    setup: Res<Setup>,
    mut changed: MessageWriter<BoardChanged>,
) {
    changed.write(tutorial.use_disc_styles(setup.disc_styles(2, 0)));
}

fn recolour_explorer(
    mut explorer: ResMut<Explorer>,
    settings: Res<Settings>,
    mut changed: MessageWriter<BoardChanged>,
) {
    changed.write(explorer.use_palette(colours(settings.palette)));
}

fn recolour_editor(
    mut board: ResMut<EditedBoard>,
    settings: Res<Settings>,
    mut changed: MessageWriter<BoardChanged>,
) {
    changed.write(board.use_palette(colours(settings.palette)));
}

fn recolour_watch(mut watch: ResMut<Watch>, setup: Res<Setup>, mut changed: MessageWriter<BoardChanged>) {
    changed.write_batch(watch.use_disc_styles(setup.disc_styles(4, 0)));
}
