//! Every colour of the interface, and the colours a player can choose for the discs.
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

mod themes;

/// The colours of one theme. Widgets name a role, never a colour, so that a theme is a value of this type.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Palette {
    /// The window's back where the light falls.
    pub back_light: Color,
    /// The window's back in the shade.
    pub back_dark: Color,
    /// Text that is read.
    pub text: Color,
    /// Text that explains: captions, ranges, second lines.
    pub muted: Color,
    /// Text of a control that can't be used now.
    pub faint: Color,
    /// Text that says what went wrong or can't be done.
    pub warning: Color,
    /// The one primary action of a screen, and whatever else must be seen first.
    pub accent: Color,
    /// The primary action under the pointer.
    pub accent_hover: Color,
    /// The primary action held down.
    pub accent_pressed: Color,
    /// The primary action while it can't be used.
    pub accent_faint: Color,
    /// Text on the accent.
    pub on_accent: Color,
    /// Second lines and keycaps on the accent.
    pub on_accent_muted: Color,
    /// Text on the primary action while it can't be used.
    pub on_accent_faint: Color,
    /// A panel on the window's back.
    pub panel: Color,
    /// The hairline around a panel and between its parts.
    pub hairline: Color,
    /// A dialog, opaque, above everything.
    pub dialog: Color,
    /// What lies between a dialog and the screen under it.
    pub scrim: Color,
    /// A tooltip, opaque.
    pub tooltip: Color,
    /// A control at rest.
    pub control: Color,
    /// A control under the pointer.
    pub control_hover: Color,
    /// A control held down.
    pub control_pressed: Color,
    /// The outline of a control and of a keycap.
    pub control_line: Color,
    /// The sunken ground of segments and text fields.
    pub well: Color,
    /// The chosen one among several.
    pub selected: Color,
    /// The chosen one under the pointer.
    pub selected_hover: Color,
    /// Text on the chosen one.
    pub on_selected: Color,
    /// A level bar that isn't lit.
    pub bar_off: Color,
    /// Selected text in a text field.
    pub selection: Color,
    /// The ring around what the keyboard acts on.
    pub focus: Color,
    /// The shadow under dialogs and tooltips.
    pub shadow: Color,
    /// The edge that parts light discs from a light back.
    pub disc_edge: Option<Color>,
}

impl Default for Palette {
    fn default() -> Self {
        Self::dark()
    }
}

/// A colour that a player can choose for the own discs: the four defaults, then Okabe and Ito's four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiscColour {
    /// `#D7263D`
    Red,
    /// `#FFC20A`
    Amber,
    /// `#2C7FD6`
    Blue,
    /// `#F5F5F5`
    White,
    /// `#D55E00`
    Orange,
    /// `#F0E442`
    Yellow,
    /// `#56B4E9`
    Sky,
    /// `#0072B2`
    Ocean,
}

impl DiscColour {
    /// Every colour, in the order in which they are offered.
    pub const ALL: [Self; 8] =
        [Self::Red, Self::Amber, Self::Blue, Self::White, Self::Orange, Self::Yellow, Self::Sky, Self::Ocean];

    /// The colours of players 1 to 4 who chose none.
    pub const DEFAULTS: [Self; 4] = [Self::Red, Self::Amber, Self::Blue, Self::White];

    /// What people call it: "Red".
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "Red",
            Self::Amber => "Amber",
            Self::Blue => "Blue",
            Self::White => "White",
            Self::Orange => "Orange",
            Self::Yellow => "Yellow",
            Self::Sky => "Sky",
            Self::Ocean => "Ocean",
        }
    }

    /// The face of the disc.
    pub const fn color(self) -> Color {
        let [red, green, blue] = self.rgb();
        Color::srgb(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0)
    }

    /// The face of the disc in sRGB, 0 to 255.
    pub const fn rgb(self) -> [u8; 3] {
        match self {
            Self::Red => [0xD7, 0x26, 0x3D],
            Self::Amber => [0xFF, 0xC2, 0x0A],
            Self::Blue => [0x2C, 0x7F, 0xD6],
            Self::White => [0xF5, 0xF5, 0xF5],
            Self::Orange => [0xD5, 0x5E, 0x00],
            Self::Yellow => [0xF0, 0xE4, 0x42],
            Self::Sky => [0x56, 0xB4, 0xE9],
            Self::Ocean => [0x00, 0x72, 0xB2],
        }
    }

    /// Okabe and Ito's four, which all eyes tell apart.
    pub const OKABE_ITO: [Self; 4] = [Self::Orange, Self::Yellow, Self::Sky, Self::Ocean];

    /// Its place in the palette that it is from, 0 to 3.
    pub const fn place(self) -> usize {
        self.index() % Self::DEFAULTS.len()
    }

    /// Position in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
pub(in crate::app::theme) mod contrast;
#[cfg(test)]
mod tests;
