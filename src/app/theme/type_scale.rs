//! Fonts, text sizes, spacings, radii and heights, in logical pixels at UI scale 100 %.
use std::sync::Arc;

use bevy::asset::uuid_handle;
use bevy::prelude::*;
use bevy::text::{FontCx, FontFeatureTag, FontFeatures, FontWeight, LetterSpacing, LineHeight};
use parley::fontique::{Blob, FamilyId, Script};

use crate::language::{Language, current};

/// Space between and inside things.
pub mod space {
    /// Between a caption and what it names.
    pub const XS: f32 = 4.0;
    /// Between parts of one control.
    pub const S: f32 = 8.0;
    /// Between controls.
    pub const M: f32 = 12.0;
    /// Inside panels, between panels.
    pub const L: f32 = 16.0;
    /// Between groups.
    pub const XL: f32 = 24.0;
    /// Around a screen.
    pub const XXL: f32 = 56.0;
}

/// Radii of corners.
pub mod radius {
    /// Keycaps and bars.
    pub const SMALL: f32 = 6.0;
    /// One of several segments, small buttons.
    pub const SEGMENT: f32 = 8.0;
    /// What holds segments, and text fields.
    pub const WELL: f32 = 11.0;
    /// Buttons.
    pub const CONTROL: f32 = 12.0;
    /// Panels and dialogs.
    pub const PANEL: f32 = 14.0;
}

/// Heights of controls; none is lower than 32.
pub mod height {
    /// The smallest target: small buttons, steps, swatches.
    pub const SMALL: f32 = 34.0;
    /// Segmented controls and text fields.
    pub const FIELD: f32 = 40.0;
    /// Buttons.
    pub const CONTROL: f32 = 48.0;
    /// Buttons with a second line.
    pub const TALL: f32 = 64.0;
}

/// Width of the hairline around panels and controls.
pub const HAIRLINE: f32 = 1.0;
/// Width of the focus ring, and of the gap that parts it from the control.
pub const FOCUS_RING: f32 = 3.0;

const REGULAR: Handle<Font> = uuid_handle!("5d1c4d3e-6a51-4b9a-9a0f-3f1d9f2b7a01");
const SEMI_BOLD: Handle<Font> = uuid_handle!("5d1c4d3e-6a51-4b9a-9a0f-3f1d9f2b7a02");
const BOLD: Handle<Font> = uuid_handle!("5d1c4d3e-6a51-4b9a-9a0f-3f1d9f2b7a03");

macro_rules! font_files {
    ($($file:literal),+ $(,)?) => {
        [$(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/", $file)).as_slice()),+]
    };
}

/// The fonts of all that is written in Latin letters, by weight.
const LATIN: [&[u8]; 3] = font_files![
    "AtkinsonHyperlegibleNext-Regular.ttf",
    "AtkinsonHyperlegibleNext-SemiBold.ttf",
    "AtkinsonHyperlegibleNext-Bold.ttf",
];

/// Makes the fonts available at once: no first picture lacks its text.
pub(super) fn add_fonts(app: &mut App) {
    add_other_scripts(app);
    let Some(mut fonts) = app.world_mut().get_resource_mut::<Assets<Font>>() else {
        return; // no text is drawn in this app
    };
    for (handle, bytes) in [REGULAR, SEMI_BOLD, BOLD].into_iter().zip(LATIN) {
        if let Err(error) = fonts.insert(handle.id(), Font::from_bytes(bytes.to_vec())) {
            error!("a built-in font could not be added: {error}");
        }
    }
}

/// Fonts of the scripts that the first ones lack, as far as our languages need them: `scripts/subset-fonts`.
const OTHER_SCRIPTS: [&[u8]; 6] = font_files![
    "NotoSansJP-Regular.otf",
    "NotoSansJP-Bold.otf",
    "NotoSansSC-Regular.otf",
    "NotoSansSC-Bold.otf",
    "NotoSansArabicUI-Regular.ttf",
    "NotoSansArabicUI-Bold.ttf",
];

/// One file of each of our families.
pub(super) fn our_fonts() -> impl Iterator<Item = &'static [u8]> {
    let [latin, ..] = LATIN;
    std::iter::once(latin).chain(OTHER_SCRIPTS.into_iter().step_by(2))
}

/// The families of the fonts of other scripts.
#[derive(Resource)]
pub(super) struct OtherScripts {
    japanese: FamilyId,
    chinese: FamilyId,
    arabic: FamilyId,
    /// Fonts of the system for letters that none of ours has.
    of_system: Vec<FamilyId>,
}

impl OtherScripts {
    /// Adds the fonts of a file of the system.
    pub(super) fn add_of_system(&mut self, file: Vec<u8>, fonts: &mut FontCx) {
        let added = fonts.collection.register_fonts(Blob::new(Arc::new(file)), None);
        self.of_system.extend(added.iter().map(|(family, _)| *family));
        self.set_fallbacks(fonts);
    }

    /// Lets characters that the fonts lack come from these. Japanese and Chinese draw some of the same characters
    /// differently: the language of the window has the first word.
    fn set_fallbacks(&self, fonts: &mut FontCx) {
        let (japanese, chinese) = (self.japanese, self.chinese);
        let [first, second] =
            if current() == Language::Chinese { [chinese, japanese] } else { [japanese, chinese] };
        let families = [first, second, self.arabic].into_iter().chain(self.of_system.iter().copied());
        // Fontique takes the fonts of Han characters for every script that has none of its own.
        fonts.collection.set_fallbacks(Script::from_bytes(*b"Hani"), families);
    }
}

fn add_other_scripts(app: &mut App) {
    let Some(mut fonts) = app.world_mut().get_resource_mut::<FontCx>() else {
        return; // no text is drawn in this app
    };
    let families = OTHER_SCRIPTS.map(|bytes| {
        let added = fonts.collection.register_fonts(Blob::new(Arc::new(bytes)), None);
        added.first().map(|(family, _)| *family)
    });
    let [Some(japanese), _, Some(chinese), _, Some(arabic), _] = families else {
        error!("a built-in font could not be read");
        return;
    };
    app.insert_resource(OtherScripts { japanese, chinese, arabic, of_system: Vec::new() });
}

/// Sets the fonts of other scripts for the language of the window.
pub(super) fn choose_other_scripts(families: Res<OtherScripts>, mut fonts: ResMut<FontCx>) {
    families.set_fallbacks(&mut fonts);
}

/// Thickness of the strokes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// Text that is read.
    Regular,
    /// Labels of controls.
    SemiBold,
    /// Headings.
    Bold,
}

/// One step of the type scale.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TextStyle {
    /// Height in logical pixels.
    pub size: f32,
    /// Thickness of the strokes.
    pub weight: Weight,
    /// Distance of lines as a multiple of the size.
    pub line_height: f32,
    /// Extra space between letters, logical pixels.
    pub spacing: f32,
    /// Figures of equal width, for numbers that change.
    pub tabular: bool,
}

impl TextStyle {
    /// The name of the game.
    pub const TITLE: Self = Self { spacing: -1.5, ..Self::new(70.0, Weight::Bold, 1.1) };
    /// The name of a screen.
    pub const HEADING: Self = Self::new(36.0, Weight::Bold, 1.2);
    /// The head of a dialog or of a result.
    pub const SUBHEADING: Self = Self::new(28.0, Weight::Bold, 1.2);
    /// A sentence under a title.
    pub const LEAD: Self = Self::new(18.0, Weight::Regular, 1.4);
    /// A line of importance in a panel: the label of a tall button, a clock.
    pub const STRONG_LARGE: Self = Self::new(20.0, Weight::Bold, 1.25);
    /// Text that is read.
    pub const BODY: Self = Self::new(16.0, Weight::Regular, 1.35);
    /// Names and labels of controls.
    pub const STRONG: Self = Self::new(16.0, Weight::SemiBold, 1.25);
    /// The label of the primary action: dark letters on a light ground look thinner.
    pub const PRIMARY: Self = Self { weight: Weight::Bold, ..Self::STRONG };
    /// Captions and second lines.
    pub const SMALL: Self = Self::new(14.0, Weight::Regular, 1.3);
    /// Small names.
    pub const SMALL_STRONG: Self = Self::new(14.0, Weight::SemiBold, 1.3);
    /// The head of a group, written in capitals.
    pub const CAPS: Self = Self { spacing: 0.7, ..Self::new(13.0, Weight::SemiBold, 1.3) };
    /// A key's name.
    pub const KEY: Self = Self::new(13.0, Weight::Regular, 1.2);
    /// A sentence that has more words than its place has room.
    pub const TIGHT: Self = Self::new(13.0, Weight::SemiBold, 1.2);
    /// A number on a small board.
    pub const TINY: Self = Self::new(10.0, Weight::Bold, 1.0);
    /// A number that changes: clocks, steppers.
    pub const FIGURES: Self = Self { tabular: true, ..Self::STRONG_LARGE };

    const fn new(size: f32, weight: Weight, line_height: f32) -> Self {
        Self { size, weight, line_height, spacing: 0.0, tabular: false }
    }

    /// The same with figures of equal width.
    pub const fn tabular(self) -> Self {
        Self { tabular: true, ..self }
    }

    /// The components that Bevy sets text with.
    pub fn font(self) -> (TextFont, LineHeight, LetterSpacing) {
        // The weight is that of the fonts of other scripts.
        let (font, weight) = match self.weight {
            Weight::Regular => (REGULAR, FontWeight::NORMAL),
            Weight::SemiBold => (SEMI_BOLD, FontWeight::SEMIBOLD),
            Weight::Bold => (BOLD, FontWeight::BOLD),
        };
        let mut text_font = TextFont { weight, ..TextFont::from(font).with_font_size(self.size) };
        if self.tabular {
            text_font.font_features = FontFeatures::from([FontFeatureTag::TABULAR_FIGURES]);
        }
        (text_font, LineHeight::RelativeToFont(self.line_height), LetterSpacing::Px(self.spacing))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use parley::fontique::{Collection, CollectionOptions};

    /// Those of these letters that a font has.
    fn drawn_by(font: &'static [u8], letters: &HashSet<char>) -> HashSet<char> {
        let mut fonts = Collection::new(CollectionOptions { shared: false, system_fonts: false });
        let added = fonts.register_fonts(Blob::new(Arc::new(font)), None);
        let index = added[0].1[0].charmap_index();
        let glyphs = index.charmap(font).unwrap();
        letters.iter().copied().filter(|letter| glyphs.map(*letter).is_some_and(|glyph| glyph != 0)).collect()
    }

    #[test]
    fn the_fonts_have_every_letter_of_every_language() {
        let names: HashSet<char> =
            Language::ALL.iter().flat_map(|language| language.name().chars()).collect();
        for language in Language::ALL {
            let [source, ..] = language.sources();
            let text = source.lines().filter(|line| !line.starts_with('#'));
            // The narrow space is made from the usual one.
            let letters: HashSet<char> = text.flat_map(str::chars).filter(|it| *it != '\u{202f}').collect();
            let others = match language {
                Language::Japanese => &OTHER_SCRIPTS[..2],
                Language::Chinese => &OTHER_SCRIPTS[2..4],
                Language::Arabic => &OTHER_SCRIPTS[4..],
                _ => &[],
            };
            let mut left = letters;
            for font in LATIN.iter().chain(others) {
                left = &left - &drawn_by(font, &left);
            }
            assert!(left.is_empty(), "{language:?}: no font has {left:?}");
        }
        let drawn: HashSet<char> = our_fonts().flat_map(|font| drawn_by(font, &names)).collect();
        assert_eq!(drawn, names);
    }

    #[test]
    fn the_weights_of_a_font_have_the_same_letters() {
        let sources: String = Language::ALL.iter().map(|it| it.sources()[0].clone()).collect();
        let letters: HashSet<char> = sources.chars().collect();
        let [regular, others @ ..] = LATIN.map(|font| drawn_by(font, &letters));
        assert!(others.iter().all(|other| *other == regular));
        for weights in OTHER_SCRIPTS.chunks(2) {
            assert_eq!(drawn_by(weights[0], &letters), drawn_by(weights[1], &letters));
        }
    }
}
