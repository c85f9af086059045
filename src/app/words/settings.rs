//! The settings and their values.
use crate::app::settings::{BoardMaterial, DiscPalette, LanguageChoice, MotionChoice, Speed, ThemeChoice};
use crate::language::{Label, Language, message};

/// The settings: what leads to them, and their title.
pub const SETTINGS: Label = Label::new("settings-settings");

/// The group of what things look like.
pub const APPEARANCE: Label = Label::new("settings-appearance");
/// Colours of the interface.
pub const THEME: Label = Label::new("settings-theme");
/// What the board is made of.
pub const BOARD: Label = Label::new("settings-board");
/// Colours of the discs.
pub const DISC_COLOURS: Label = Label::new("settings-disc-colours");
/// Whether discs have symbols.
pub const SYMBOLS: Label = Label::new("settings-symbols");

/// The group of what moves.
pub const ANIMATION: Label = Label::new("settings-animation");
/// How fast discs move.
pub const SPEED: Label = Label::new("settings-speed");
/// How much moves.
pub const MOTION: Label = Label::new("settings-motion");

/// The group of what is seen, and how large.
pub const DISPLAY: Label = Label::new("settings-display");
/// Size of the interface.
pub const SIZE: Label = Label::new("settings-size");
/// Whether players' cards count the discs in hand.
pub const DISCS_LEFT: Label = Label::new("settings-discs-left");

/// The group of what can be heard.
pub const SOUND: Label = Label::new("settings-sound");
/// How loud everything is.
pub const VOLUME: Label = Label::new("settings-volume");
/// Whether anything can be heard.
pub const MUTE: Label = Label::new("settings-mute");

/// Asks whether to restore what the settings were at first.
pub const RESTORE_DEFAULTS: Label = Label::new("settings-restore-defaults");
/// The question.
pub const RESTORE_QUESTION: Label = Label::new("settings-restore-question");
/// What that means.
pub const CHANGES_LOST: Label = Label::new("settings-changes-lost");
/// Does it.
pub const RESTORE: Label = Label::new("settings-restore");

/// The language of the window.
pub const LANGUAGE: Label = Label::new("settings-language");

/// The choice to speak the system's language.
pub fn system_language(language: Language) -> String {
    message("settings-language-system").with("language", language.name()).text()
}

/// What stands for a choice of language: languages call themselves by their own names.
pub fn language(choice: LanguageChoice, system: Language) -> String {
    match choice {
        LanguageChoice::System => system_language(system),
        LanguageChoice::Chosen(language) => language.name().to_owned(),
    }
}

/// A theme.
pub const fn theme(theme: ThemeChoice) -> Label {
    match theme {
        ThemeChoice::System => Label::new("settings-theme-system"),
        ThemeChoice::Dark => Label::new("settings-theme-dark"),
        ThemeChoice::Light => Label::new("settings-theme-light"),
        ThemeChoice::HighContrast => Label::new("settings-theme-high-contrast"),
    }
}

/// What a board is made of.
pub const fn material(material: BoardMaterial) -> Label {
    match material {
        BoardMaterial::Plastic => Label::new("settings-material-plastic"),
        BoardMaterial::Wood => Label::new("settings-material-wood"),
        BoardMaterial::Metal => Label::new("settings-material-metal"),
        BoardMaterial::Flat => Label::new("settings-material-flat"),
    }
}

/// Colours of the discs.
pub const fn palette(palette: DiscPalette) -> Label {
    match palette {
        DiscPalette::Classic => Label::new("settings-palette-classic"),
        DiscPalette::OkabeIto => Label::new("settings-palette-okabe-ito"),
    }
}

/// How fast discs move.
pub const fn speed(speed: Speed) -> Label {
    match speed {
        Speed::Half => Label::new("settings-speed-half"),
        Speed::Normal => Label::new("settings-speed-normal"),
        Speed::Double => Label::new("settings-speed-double"),
        Speed::Instant => Label::new("settings-speed-instant"),
    }
}

/// How much moves.
pub const fn motion(motion: MotionChoice) -> Label {
    match motion {
        MotionChoice::System => Label::new("settings-motion-system"),
        MotionChoice::Full => Label::new("settings-motion-full"),
        MotionChoice::Reduced => Label::new("settings-motion-reduced"),
    }
}
