//! What the board of each material looks like.
use bevy::prelude::*;

use super::materials::{BoardLook, Finish};
use super::pieces::{DiscIcons, Pieces};
use crate::app::settings::{BoardMaterial, Settings};
use crate::app::theme::palette::Palette;

/// The system that takes over the look from the settings.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct BoardLookSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardLook>().add_systems(
        Update,
        (choose_look, Pieces::follow_look, DiscIcons::follow_look)
            .chain()
            .in_set(BoardLookSystems)
            .run_if(resource_changed::<Settings>.or_else(resource_changed::<Palette>)),
    );
}

fn choose_look(settings: Res<Settings>, palette: Res<Palette>, mut look: ResMut<BoardLook>) {
    look.set_if_neq(BoardLook::new(&settings, &palette));
}

impl BoardLook {
    /// The look that the player has chosen, in the colours of a theme.
    pub(in crate::app) fn new(settings: &Settings, palette: &Palette) -> Self {
        let (finish, light, dark, hole) = match settings.material {
            BoardMaterial::Plastic => {
                (Finish::Plastic, [0x35, 0x59, 0xC7], [0x1B, 0x31, 0x80], [0x0A, 0x0F, 0x1E])
            }
            BoardMaterial::Wood => (Finish::Wood, [0xC0, 0x86, 0x4C], [0x7E, 0x49, 0x22], [0x19, 0x0E, 0x07]),
            BoardMaterial::Metal => {
                (Finish::Metal, [0x8A, 0x94, 0xA6], [0x4A, 0x53, 0x66], [0x0D, 0x10, 0x16])
            }
            BoardMaterial::Flat => (Finish::Flat, [0x2B, 0x4F, 0xC0], [0x2B, 0x4F, 0xC0], [0x04, 0x09, 0x16]),
        };
        let [light, dark, hole] =
            [light, dark, hole].map(|[red, green, blue]| Color::srgb_u8(red, green, blue));
        Self { light, dark, hole, finish, symbols: settings.symbols, disc_edge: palette.disc_edge }
    }
}

impl Default for BoardLook {
    fn default() -> Self {
        Self::new(&Settings::default(), &Palette::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_material_has_its_own_finish() {
        let finishes =
            [BoardMaterial::Plastic, BoardMaterial::Wood, BoardMaterial::Metal, BoardMaterial::Flat].map(
                |material| {
                    BoardLook::new(&Settings { material, ..Settings::default() }, &Palette::dark()).finish
                },
            );
        assert_eq!(finishes, [Finish::Plastic, Finish::Wood, Finish::Metal, Finish::Flat]);
    }
}
