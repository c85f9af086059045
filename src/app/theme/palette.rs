//! Every colour of the interface, and the colours a player can choose for the discs.
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

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
}

impl Palette {
    /// Light text on a night-blue back.
    pub fn dark() -> Self {
        let light = |alpha| Color::srgba(1.0, 1.0, 1.0, alpha);
        let dark = |alpha| Color::srgba(0.0, 0.0, 0.0, alpha);
        let rgb = Color::srgb_u8;
        Self {
            back_light: rgb(0x24, 0x30, 0x4F),
            back_dark: rgb(0x0C, 0x10, 0x1D),
            text: rgb(0xEA, 0xEE, 0xF8),
            muted: rgb(0xAE, 0xB6, 0xCB),
            faint: rgb(0x70, 0x78, 0x90),
            warning: rgb(0xFF, 0x9E, 0x8F),
            accent: rgb(0xFF, 0xC2, 0x0A),
            accent_hover: rgb(0xFF, 0xD2, 0x4A),
            accent_pressed: rgb(0xE3, 0xA9, 0x00),
            accent_faint: rgb(0x5A, 0x4C, 0x22),
            on_accent: rgb(0x1A, 0x14, 0x06),
            on_accent_muted: rgb(0x3F, 0x32, 0x0A),
            on_accent_faint: rgb(0xB8, 0xA8, 0x78),
            panel: Color::srgba_u8(0x0D, 0x12, 0x22, 158),
            hairline: light(0.018),
            dialog: rgb(0x14, 0x1B, 0x2F),
            scrim: dark(0.58),
            tooltip: rgb(0x2A, 0x34, 0x52),
            control: Color::srgba_u8(0x22, 0x27, 0x39, 225),
            control_hover: Color::srgba_u8(0x33, 0x3A, 0x52, 240),
            control_pressed: Color::srgba_u8(0x18, 0x1C, 0x2B, 240),
            control_line: light(0.05),
            well: Color::srgba_u8(0x05, 0x08, 0x12, 190),
            selected: rgb(0x31, 0x42, 0x74),
            selected_hover: rgb(0x3B, 0x4E, 0x87),
            on_selected: rgb(0xF4, 0xF7, 0xFF),
            bar_off: rgb(0x33, 0x38, 0x4A),
            selection: rgb(0x36, 0x4B, 0x8C),
            focus: rgb(0x8F, 0xB8, 0xFF),
            shadow: dark(0.45),
        }
    }
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

    /// Position in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
mod tests;
