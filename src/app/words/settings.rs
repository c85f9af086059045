//! The settings and their values.
use crate::app::settings::{BoardMaterial, DiscPalette, Motion, Speed, ThemeChoice};

/// The settings: what leads to them, and their title.
pub const SETTINGS: &str = "Settings";

/// The group of what things look like.
pub const APPEARANCE: &str = "Appearance";
/// Colours of the interface.
pub const THEME: &str = "Theme";
/// What the board is made of.
pub const BOARD: &str = "Board";
/// Colours of the discs.
pub const DISC_COLOURS: &str = "Disc colours";
/// Whether discs have symbols.
pub const SYMBOLS: &str = "Show symbols on discs";

/// The group of what moves.
pub const ANIMATION: &str = "Animation";
/// How fast discs move.
pub const SPEED: &str = "Animation speed";
/// How much moves.
pub const MOTION: &str = "Motion";

/// The group of what belongs to the window.
pub const WINDOW: &str = "Window";
/// Size of the interface.
pub const SIZE: &str = "Text and button size (%)";
/// Whether the window fills the screen.
pub const FULLSCREEN: &str = "Full screen (F11)";
/// Whether players' cards count the discs in hand.
pub const DISCS_LEFT: &str = "Count remaining discs";

/// The group of what can be heard.
pub const SOUND: &str = "Sound";
/// How loud everything is.
pub const VOLUME: &str = "Volume";
/// How loud effects are.
pub const EFFECTS: &str = "Effects";
/// How loud effects are, for screen readers.
pub const EFFECTS_VOLUME: &str = "Effects volume";
/// Whether anything can be heard.
pub const MUTE: &str = "Mute";

/// Asks whether to restore what the settings were at first.
pub const RESTORE_DEFAULTS: &str = "Restore defaults…";
/// The question.
pub const RESTORE_QUESTION: &str = "Restore default settings?";
/// What that means.
pub const CHANGES_LOST: &str = "Your changes will be lost.";
/// Does it.
pub const RESTORE: &str = "Restore";

/// A theme.
pub const fn theme(theme: ThemeChoice) -> &'static str {
    match theme {
        ThemeChoice::System => "System",
        ThemeChoice::Dark => "Dark",
        ThemeChoice::Light => "Light",
        ThemeChoice::HighContrast => "High contrast",
    }
}

/// What a board is made of.
pub const fn material(material: BoardMaterial) -> &'static str {
    match material {
        BoardMaterial::Plastic => "Plastic",
        BoardMaterial::Wood => "Wood",
        BoardMaterial::Metal => "Metal",
        BoardMaterial::Flat => "Flat",
    }
}

/// Colours of the discs.
pub const fn palette(palette: DiscPalette) -> &'static str {
    match palette {
        DiscPalette::Classic => "Classic",
        DiscPalette::OkabeIto => "Colour-blind friendly",
    }
}

/// How fast discs move.
pub const fn speed(speed: Speed) -> &'static str {
    match speed {
        Speed::Half => "Slow",
        Speed::Normal => "Normal",
        Speed::Double => "Fast",
        Speed::Instant => "Instant",
    }
}

/// How much moves.
pub const fn motion(motion: Motion) -> &'static str {
    match motion {
        Motion::Full => "Full",
        Motion::Reduced => "Reduced",
    }
}
