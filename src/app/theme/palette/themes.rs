//! The themes: one palette each.
use bevy::prelude::*;

use super::Palette;
use crate::app::settings::{DesktopPreferences, ThemeChoice};

impl Palette {
    /// The palette that the player has chosen; `desktop` is what the desktop prefers.
    pub fn of(choice: ThemeChoice, desktop: DesktopPreferences) -> Self {
        match choice {
            ThemeChoice::System if desktop.more_contrast => Self::high_contrast(),
            ThemeChoice::System if desktop.light == Some(true) => Self::light(),
            ThemeChoice::System | ThemeChoice::Dark => Self::dark(),
            ThemeChoice::Light => Self::light(),
            ThemeChoice::HighContrast => Self::high_contrast(),
        }
    }

    /// Light text on a night-blue back.
    pub fn dark() -> Self {
        let light = |alpha| Color::srgba(1.0, 1.0, 1.0, alpha);
        let dark = |alpha| Color::srgba(0.0, 0.0, 0.0, alpha);
        let rgb = Color::srgb_u8;
        Self {
            back_light: rgb(0x18, 0x22, 0x3E),
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
            disc_edge: None,
        }
    }

    /// Dark text on a bright back.
    pub fn light() -> Self {
        let white = |alpha| Color::srgba(1.0, 1.0, 1.0, alpha);
        let ink = |alpha| Color::srgba_u8(0x12, 0x1C, 0x3A, alpha);
        let rgb = Color::srgb_u8;
        Self {
            back_light: rgb(0xF4, 0xF6, 0xFB),
            back_dark: rgb(0xC3, 0xCD, 0xE2),
            text: rgb(0x14, 0x1B, 0x30),
            muted: rgb(0x3C, 0x47, 0x63),
            faint: rgb(0x7B, 0x85, 0x9C),
            warning: rgb(0x9B, 0x1B, 0x16),
            accent: rgb(0xBF, 0x49, 0x00),
            accent_hover: rgb(0xA8, 0x3F, 0x00),
            accent_pressed: rgb(0x91, 0x36, 0x00),
            accent_faint: rgb(0xD9, 0xCC, 0xBC),
            on_accent: rgb(0xFF, 0xFF, 0xFF),
            on_accent_muted: rgb(0xFF, 0xF6, 0xEA),
            on_accent_faint: rgb(0x8A, 0x76, 0x5E),
            panel: white(0.62),
            hairline: ink(36),
            dialog: rgb(0xF7, 0xF9, 0xFD),
            scrim: ink(110),
            tooltip: rgb(0xFF, 0xFF, 0xFF),
            control: white(0.88),
            control_hover: rgb(0xE2, 0xE9, 0xF8),
            control_pressed: rgb(0xCD, 0xD8, 0xF0),
            control_line: ink(64),
            well: ink(20),
            selected: rgb(0x2F, 0x4A, 0x9E),
            selected_hover: rgb(0x3A, 0x57, 0xB0),
            on_selected: rgb(0xFF, 0xFF, 0xFF),
            bar_off: rgb(0xD3, 0xDA, 0xE8),
            selection: rgb(0xBF, 0xD0, 0xF7),
            focus: rgb(0x1F, 0x55, 0xD6),
            shadow: ink(70),
            disc_edge: Some(rgb(0x16, 0x1C, 0x2E)),
        }
    }

    /// White on black, every control outlined.
    pub fn high_contrast() -> Self {
        let white = |alpha| Color::srgba(1.0, 1.0, 1.0, alpha);
        let rgb = Color::srgb_u8;
        let yellow = rgb(0xFF, 0xD5, 0x00);
        Self {
            back_light: Color::BLACK,
            back_dark: Color::BLACK,
            text: Color::WHITE,
            muted: rgb(0xE4, 0xE8, 0xF0),
            faint: rgb(0x9A, 0xA0, 0xAC),
            warning: rgb(0xFF, 0xB3, 0xA6),
            accent: yellow,
            accent_hover: rgb(0xFF, 0xE6, 0x66),
            accent_pressed: rgb(0xE0, 0xBB, 0x00),
            accent_faint: rgb(0x4A, 0x40, 0x10),
            on_accent: Color::BLACK,
            on_accent_muted: Color::BLACK,
            on_accent_faint: rgb(0xC9, 0xBD, 0x8A),
            panel: Color::BLACK,
            hairline: white(0.4),
            dialog: Color::BLACK,
            scrim: Color::srgba(0.0, 0.0, 0.0, 0.75),
            tooltip: rgb(0x10, 0x10, 0x10),
            control: Color::BLACK,
            control_hover: rgb(0x2B, 0x2F, 0x3A),
            control_pressed: rgb(0x45, 0x4B, 0x5A),
            control_line: white(0.7),
            well: rgb(0x0A, 0x0A, 0x0A),
            selected: rgb(0xFF, 0xFF, 0xFF),
            selected_hover: rgb(0xE0, 0xE6, 0xF5),
            on_selected: Color::BLACK,
            bar_off: rgb(0x3A, 0x3E, 0x48),
            selection: rgb(0x1F, 0x3F, 0xA8),
            focus: rgb(0x5C, 0xD6, 0xFF),
            shadow: Color::BLACK,
            disc_edge: None,
        }
    }
}
