//! What the discs of a player look like: their colour, and the symbol on them.
use bevy::color::Color;
use serde::{Deserialize, Serialize};

/// A colour that players can choose for their discs: the four defaults, then Okabe and Ito's four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiscColour {
    /// `#D7263D`
    Red,
    /// `#FFC20A`; earlier versions called it amber.
    #[serde(alias = "amber")]
    Yellow,
    /// `#2C7FD6`
    Blue,
    /// `#F5F5F5`
    White,
    /// `#D55E00`
    Orange,
    /// `#F0E442`
    Lemon,
    /// `#56B4E9`
    Sky,
    /// `#0072B2`
    Ocean,
}

impl DiscColour {
    /// Every colour, in the order in which they are offered.
    pub const ALL: [Self; 8] =
        [Self::Red, Self::Yellow, Self::Blue, Self::White, Self::Orange, Self::Lemon, Self::Sky, Self::Ocean];

    /// The colours of players 1 to 4 who chose none.
    pub const DEFAULTS: [Self; 4] = [Self::Red, Self::Yellow, Self::Blue, Self::White];

    /// The face of the disc.
    pub const fn color(self) -> Color {
        let [red, green, blue] = self.rgb();
        Color::srgb(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0)
    }

    /// The face of the disc in sRGB, 0 to 255.
    pub const fn rgb(self) -> [u8; 3] {
        match self {
            Self::Red => [0xD7, 0x26, 0x3D],
            Self::Yellow => [0xFF, 0xC2, 0x0A],
            Self::Blue => [0x2C, 0x7F, 0xD6],
            Self::White => [0xF5, 0xF5, 0xF5],
            Self::Orange => [0xD5, 0x5E, 0x00],
            Self::Lemon => [0xF0, 0xE4, 0x42],
            Self::Sky => [0x56, 0xB4, 0xE9],
            Self::Ocean => [0x00, 0x72, 0xB2],
        }
    }

    /// Okabe and Ito's four, which colour-blind people can tell apart.
    pub const OKABE_ITO: [Self; 4] = [Self::Orange, Self::Lemon, Self::Sky, Self::Ocean];

    /// Its place in the palette that it is from, 0 to 3.
    pub const fn place(self) -> usize {
        self.index() % Self::DEFAULTS.len()
    }

    /// Position in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What the discs of a player look like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DiscStyle {
    /// The colour.
    pub colour: DiscColour,
    /// The chair in the set-up, from 0: its symbol is raised on the disc.
    pub chair: u8,
}
