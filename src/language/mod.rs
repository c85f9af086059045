//! The languages, and messages in them.
//!
//! What people read is written in `assets/locales`, in files of [Fluent](https://projectfluent.org) messages: for each
//! language one of what the window says, one of what the terminal alone says, and one of the help of the command line.
//! Code names a message by its id: as a [`Label`], where it has no variables, or as a [`Message`] with its variables.
//! Both become text in the language of the thread ([`current`]). What a translation lacks comes in English.
//!
//! Records, JSON and what programs say to each other are the same in all languages.
mod bundle;
mod message;
mod number;
mod who;

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde::{Deserialize, Serialize};

pub(crate) use bundle::HelpTexts;
pub use message::{Label, Message, message};
pub(crate) use number::{decimal, grouped};
pub use who::Who;

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// The one that all messages are written in first.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// German.
    #[serde(rename = "de")]
    German,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
    /// Portuguese.
    #[serde(rename = "pt")]
    Portuguese,
    /// Finnish.
    #[serde(rename = "fi")]
    Finnish,
    /// Polish.
    #[serde(rename = "pl")]
    Polish,
    /// Arabic.
    #[serde(rename = "ar")]
    Arabic,
    /// Japanese.
    #[serde(rename = "ja")]
    Japanese,
    /// Chinese, in simplified characters.
    #[serde(rename = "zh")]
    Chinese,
}

impl Language {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 10] = [
        Self::English,
        Self::German,
        Self::Spanish,
        Self::French,
        Self::Polish,
        Self::Portuguese,
        Self::Finnish,
        Self::Arabic,
        Self::Japanese,
        Self::Chinese,
    ];

    /// Its code, as in ISO 639 and in the name of its file.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
            Self::Spanish => "es",
            Self::Portuguese => "pt",
            Self::Finnish => "fi",
            Self::Polish => "pl",
            Self::Arabic => "ar",
            Self::Japanese => "ja",
            Self::Chinese => "zh",
        }
    }

    /// Its name, as those who speak it write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::German => "Deutsch",
            Self::Spanish => "Español",
            Self::Portuguese => "Português",
            Self::Finnish => "Suomi",
            Self::Polish => "Polski",
            Self::Arabic => "العربية",
            Self::Japanese => "日本語",
            Self::Chinese => "简体中文",
        }
    }

    /// What the window says, what the terminal alone says, and the help of the command line, as their files have it.
    #[cfg(test)]
    pub(crate) fn sources(self) -> [String; 3] {
        bundle::sources(self)
    }

    /// Whether it is written from right to left.
    pub const fn is_right_to_left(self) -> bool {
        matches!(self, Self::Arabic)
    }

    /// The language of the person's system; English where that speaks none of ours.
    pub fn of_system() -> Self {
        sys_locale::get_locales().find_map(|locale| Self::of_locale(&locale)).unwrap_or_default()
    }

    /// The language of a locale: `de`, `de-AT`, `zh_CN.UTF-8`. Traditional Chinese is none of ours.
    fn of_locale(locale: &str) -> Option<Self> {
        let mut parts = locale.split(['-', '_', '.', '@']);
        let code = parts.next()?.to_ascii_lowercase();
        let is_traditional = parts.any(|part| ["Hant", "TW", "HK", "MO"].contains(&part));
        let found = Self::ALL.into_iter().find(|language| language.code() == code)?;
        Some(found).filter(|language| *language != Self::Chinese || !is_traditional)
    }
}

/// The place in [`Language::ALL`] of the language of threads that have none of their own.
static COMMON: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    static OWN: Cell<Option<Language>> = const { Cell::new(None) };
}

/// The language of this thread: its own, the one of the program, or English.
pub fn current() -> Language {
    OWN.get().unwrap_or_else(|| Language::ALL[COMMON.load(Ordering::Relaxed)])
}

/// Makes this the language of the program: of the threads that have none of their own.
pub(crate) fn set_common(language: Language) {
    let place = Language::ALL.iter().position(|it| *it == language);
    COMMON.store(place.unwrap_or_default(), Ordering::Relaxed);
}

/// Makes this the language of this thread: of all that becomes text from now on.
pub fn set_current(language: Language) {
    OWN.set(Some(language));
}

/// What is made in English whatever the language of this thread: what programs read.
pub(crate) fn in_english<T>(make: impl FnOnce() -> T) -> T {
    let own = OWN.replace(Some(Language::English));
    let text = make();
    OWN.set(own);
    text
}

/// The mark at the beginning of lines that are read from the right and begin with other letters.
pub(crate) const RIGHT_TO_LEFT_MARK: char = '\u{200f}';

/// Parts of a line, with this between them, in the order in which the language of this thread is read.
#[cfg(feature = "gui")]
pub(crate) fn joined(parts: &[String], separator: &str) -> String {
    bundle::in_reading_order(current(), parts.join(separator))
}

#[cfg(test)]
mod tests;
