//! Colours of things that have no states: a component names the role, a system sets the palette's colour.
use bevy::prelude::*;

use super::palette::Palette;

/// Picks a role out of the palette: `|p| p.muted`.
pub type PaletteRole = fn(&Palette) -> Color;

/// Colour of a text.
#[derive(Component, Clone, Copy)]
#[require(TextColor)]
pub struct ThemedText(pub PaletteRole);

/// Colour of a node's background.
#[derive(Component, Clone, Copy)]
#[require(BackgroundColor)]
pub struct ThemedBackground(pub PaletteRole);

/// Colour of a node's border.
#[derive(Component, Clone, Copy)]
#[require(BorderColor)]
pub struct ThemedBorder(pub PaletteRole);

/// Fills in the colours of what is new or changed.
pub(super) fn apply_palette(
    palette: Res<Palette>,
    mut texts: Query<(&ThemedText, &mut TextColor), Changed<ThemedText>>,
    mut backgrounds: Query<(&ThemedBackground, &mut BackgroundColor), Changed<ThemedBackground>>,
    mut borders: Query<(&ThemedBorder, &mut BorderColor), Changed<ThemedBorder>>,
) {
    for (text, mut color) in &mut texts {
        color.0 = text.0(&palette);
    }
    for (background, mut color) in &mut backgrounds {
        color.0 = background.0(&palette);
    }
    for (border, mut color) in &mut borders {
        *color = BorderColor::all(border.0(&palette));
    }
}

/// After a change of the palette all colours are filled in again.
pub(super) fn apply_new_palette(
    mut texts: Query<&mut ThemedText>,
    mut backgrounds: Query<&mut ThemedBackground>,
    mut borders: Query<&mut ThemedBorder>,
) {
    texts.iter_mut().for_each(|mut text| text.set_changed());
    backgrounds.iter_mut().for_each(|mut background| background.set_changed());
    borders.iter_mut().for_each(|mut border| border.set_changed());
}
