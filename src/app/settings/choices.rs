//! The values that the single settings can have.
use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use crate::language::Language;

/// Colours of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThemeChoice {
    /// Dark, light or high contrast as the desktop says; dark where it says nothing.
    #[default]
    System,
    /// Light on dark.
    Dark,
    /// Dark on light.
    Light,
    /// The strongest contrasts.
    HighContrast,
}

/// What the board is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardMaterial {
    /// Glossy, as the toy is.
    #[default]
    Plastic,
    /// With its grain.
    Wood,
    /// Brushed.
    Metal,
    /// Without light and shade.
    Flat,
}

/// How fast discs move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Half as fast.
    Half,
    /// As fast as they fall.
    #[default]
    Normal,
    /// Twice as fast.
    Double,
    /// Without animation.
    Instant,
}

impl Speed {
    /// How many times as fast as they fall; `None` where they arrive at once.
    pub const fn factor(self) -> Option<f32> {
        match self {
            Self::Half => Some(0.5),
            Self::Normal => Some(1.0),
            Self::Double => Some(2.0),
            Self::Instant => None,
        }
    }
}

/// How much is to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MotionChoice {
    /// As the desktop says; all of it where it says nothing.
    #[default]
    System,
    /// All of it.
    Full,
    /// As little as can be.
    Reduced,
}

/// How much moves.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Motion {
    /// Discs fall, bounce and shake.
    #[default]
    Full,
    /// Things fade in and out where they are.
    Reduced,
}

/// Colours of the discs of players who chose none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiscPalette {
    /// Red, yellow, blue, white.
    #[default]
    Classic,
    /// The four of Okabe and Ito that colour-blind people can tell apart.
    OkabeIto,
}

/// The language of the window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LanguageChoice {
    /// That of the system.
    #[default]
    System,
    /// This one.
    #[serde(untagged)]
    Chosen(Language),
}

/// A number that a setting doesn't have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{number} is none of the values from {min} to {max}")]
pub struct OutOfRange {
    number: u16,
    min: u16,
    max: u16,
}

/// Size of the interface, as a share of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct UiScaleChoice(u16);

impl UiScaleChoice {
    /// Every size that is offered, the smallest first.
    pub const ALL: [Self; 6] = [Self(75), Self(100), Self(125), Self(150), Self(175), Self(200)];

    /// In percent.
    pub const fn percent(self) -> u16 {
        self.0
    }

    /// What lengths are multiplied with.
    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl Default for UiScaleChoice {
    fn default() -> Self {
        Self(100)
    }
}

impl TryFrom<u16> for UiScaleChoice {
    type Error = OutOfRange;

    fn try_from(percent: u16) -> Result<Self, OutOfRange> {
        let [min, .., max] = Self::ALL.map(Self::percent);
        let found = Self::ALL.into_iter().find(|scale| scale.percent() == percent);
        found.ok_or(OutOfRange { number: percent, min, max })
    }
}

impl From<UiScaleChoice> for u16 {
    fn from(scale: UiScaleChoice) -> Self {
        scale.0
    }
}

/// Loudness in percent, 0 to 100.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Volume(u8);

impl Volume {
    /// Nothing.
    pub const SILENT: Self = Self(0);
    /// As loud as it gets.
    pub const FULL: Self = Self(100);

    /// The volume of so many percent; 100 for more.
    pub const fn new(percent: u8) -> Self {
        Self(if percent > 100 { 100 } else { percent })
    }

    /// In percent.
    pub const fn percent(self) -> u8 {
        self.0
    }

    /// What a sound's amplitude is multiplied with, 0 to 1. The square makes equal steps sound equal.
    pub fn gain(self) -> f32 {
        let share = f32::from(self.0) / 100.0;
        share * share
    }
}

impl Default for Volume {
    fn default() -> Self {
        Self(65)
    }
}

impl TryFrom<u16> for Volume {
    type Error = OutOfRange;

    fn try_from(percent: u16) -> Result<Self, OutOfRange> {
        let fitting = u8::try_from(percent).ok().filter(|percent| *percent <= 100);
        fitting.map(Self).ok_or(OutOfRange { number: percent, min: 0, max: 100 })
    }
}

impl From<Volume> for u16 {
    fn from(volume: Volume) -> Self {
        volume.0.into()
    }
}
