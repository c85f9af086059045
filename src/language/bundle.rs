//! The messages of each language, read when they are first needed.
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use miniz_oxide::inflate::decompress_to_vec;
use unic_langid::LanguageIdentifier;

use super::{Language, RIGHT_TO_LEFT_MARK};

type Bundle = FluentBundle<FluentResource>;

macro_rules! bundles {
    ($($language:ident $code:literal),+ $(,)?) => {
        /// The messages of a language.
        fn bundle(language: Language) -> &'static Bundle {
            match language {
                $(Language::$language => {
                    static BUNDLE: LazyLock<Bundle> = LazyLock::new(|| read(Language::$language));
                    &BUNDLE
                })+
            }
        }

        /// The files of a language: of the window, of the terminal, and of the help of the command line, as the build
        /// has packed them.
        const fn packed(language: Language) -> [&'static [u8]; 3] {
            match language {
                $(Language::$language => [
                    include_bytes!(concat!(env!("OUT_DIR"), "/locales/", $code, ".ftl.z")),
                    include_bytes!(concat!(env!("OUT_DIR"), "/locales/terminal/", $code, ".ftl.z")),
                    include_bytes!(concat!(env!("OUT_DIR"), "/locales/help/", $code, ".ftl.z")),
                ],)+
            }
        }
    };
}

bundles! {
    English "en",
    French "fr",
    German "de",
    Spanish "es",
    Portuguese "pt",
    Finnish "fi",
    Polish "pl",
    Arabic "ar",
    Japanese "ja",
    Chinese "zh",
}

/// What a language says in the window, in the terminal, and in the help of the command line.
#[cfg(test)]
pub(super) fn sources(language: Language) -> [String; 3] {
    packed(language).map(unpacked)
}

/// The text of a file. What the build has packed can be unpacked: a test reads it all.
fn unpacked(bytes: &[u8]) -> String {
    String::from_utf8(decompress_to_vec(bytes).unwrap_or_default()).unwrap_or_default()
}

fn read(language: Language) -> Bundle {
    let [window, terminal, _] = packed(language);
    of_sources(language, [window, terminal])
}

/// What can be understood of these files.
fn of_sources<const N: usize>(language: Language, sources: [&[u8]; N]) -> Bundle {
    let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![identifier]);
    // The marks that isolate the direction of a variable are no letters of our fonts.
    bundle.set_use_isolating(false);
    for source in sources {
        let resource = FluentResource::try_new(unpacked(source)).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The help of the command line in a language.
pub(crate) struct HelpTexts {
    language: Language,
    bundle: Bundle,
}

impl HelpTexts {
    pub(crate) fn of(language: Language) -> Self {
        let [_, _, help] = packed(language);
        Self { language, bundle: of_sources(language, [help]) }
    }

    /// The text with this id, if there is one.
    pub(crate) fn get(&self, id: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let text = self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        Some(in_reading_order(self.language, text))
    }
}

/// The text of a message: in English where the language lacks it, and its id where English does.
pub(super) fn format(language: Language, id: &str, args: &FluentArgs) -> String {
    let text = text_in(language, id, args)
        .or_else(|| text_in(Language::English, id, args))
        .unwrap_or_else(|| id.to_owned());
    in_reading_order(language, text)
}

/// A text that runs from right to left where its language does, also if it begins with a name in other letters: the
/// layout of texts goes by the first letter alone.
pub(super) fn in_reading_order(language: Language, text: String) -> String {
    /// From Hebrew to the last of Arabic in the first block of letters.
    const RIGHT_TO_LEFT: RangeInclusive<char> = '\u{590}'..='\u{8ff}';
    let begins_otherwise =
        || text.chars().find(|it| it.is_alphabetic()).is_some_and(|it| !RIGHT_TO_LEFT.contains(&it));
    if language.is_right_to_left() && !text.starts_with(RIGHT_TO_LEFT_MARK) && begins_otherwise() {
        format!("{RIGHT_TO_LEFT_MARK}{text}")
    } else {
        text
    }
}

fn text_in(language: Language, id: &str, args: &FluentArgs) -> Option<String> {
    let bundle = bundle(language);
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{id} in {language:?}: {errors:?}");
    Some(text)
}
