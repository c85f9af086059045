//! The players' colours follow the palette of discs that the settings name.
use bevy::prelude::*;

use super::setup::Setup;
use super::table::Table;
use super::{BoardChanged, Scene};
use crate::app::Screen;
use crate::app::settings::{DiscPalette, Settings};
use crate::app::theme::palette::DiscColour;

/// The seats have other colours than before.
#[derive(Message, Clone, Copy, Debug)]
pub(in crate::app) struct Recoloured;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Recoloured>().add_systems(Update, follow_palette.run_if(resource_changed::<Settings>));
}

/// Another palette gives every player the colour of the same place in it: two never come to share one.
fn follow_palette(
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    mut followed: Local<Option<DiscPalette>>,
    mut setup: ResMut<Setup>,
    table: Option<ResMut<Table>>,
    mut changed: MessageWriter<BoardChanged>,
    mut recoloured: MessageWriter<Recoloured>,
) {
    if followed.replace(settings.palette).is_none_or(|before| before == settings.palette) {
        return;
    }
    let palette = match settings.palette {
        DiscPalette::Classic => DiscColour::DEFAULTS,
        DiscPalette::OkabeIto => DiscColour::OKABE_ITO,
    };
    setup.use_palette(palette);
    recoloured.write(Recoloured);
    let Some(mut table) = table else { return };
    table.use_palette(palette);
    if *screen == Screen::Game {
        let scene = Scene::of(table.position(), table.liveries());
        changed.write(BoardChanged::Reset { scene, emptied: false });
    }
}
