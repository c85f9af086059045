//! Colours of things that have no states: a component names the role, a system fills in the palette's colour.
use bevy::prelude::*;

use super::palette::Palette;

/// Picks a role out of the palette: `|p| p.muted`.
pub type Tone = fn(&Palette) -> Color;

/// Colour of a text.
#[derive(Component, Clone, Copy)]
#[require(TextColor)]
pub struct Ink(pub Tone);

/// Colour of a node's ground.
#[derive(Component, Clone, Copy)]
#[require(BackgroundColor)]
pub struct Fill(pub Tone);

/// Colour of a node's border.
#[derive(Component, Clone, Copy)]
#[require(BorderColor)]
pub struct Line(pub Tone);

/// Fills in the colours of what is new or changed.
pub(super) fn paint(
    palette: Res<Palette>,
    mut inks: Query<(&Ink, &mut TextColor), Changed<Ink>>,
    mut fills: Query<(&Fill, &mut BackgroundColor), Changed<Fill>>,
    mut lines: Query<(&Line, &mut BorderColor), Changed<Line>>,
) {
    for (ink, mut color) in &mut inks {
        color.0 = ink.0(&palette);
    }
    for (fill, mut color) in &mut fills {
        color.0 = fill.0(&palette);
    }
    for (line, mut color) in &mut lines {
        *color = BorderColor::all(line.0(&palette));
    }
}

/// After a change of the palette everything is painted anew.
pub(super) fn repaint(mut inks: Query<&mut Ink>, mut fills: Query<&mut Fill>, mut lines: Query<&mut Line>) {
    inks.iter_mut().for_each(|mut ink| ink.set_changed());
    fills.iter_mut().for_each(|mut fill| fill.set_changed());
    lines.iter_mut().for_each(|mut line| line.set_changed());
}
