//! Fonts, text sizes, spacings, radii and heights, in logical pixels at UI scale 100 %.
use bevy::asset::uuid_handle;
use bevy::prelude::*;
use bevy::text::{FontFeatureTag, FontFeatures, LetterSpacing, LineHeight};

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

macro_rules! font_file {
    ($weight:literal) => {
        include_bytes!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/fonts/AtkinsonHyperlegibleNext-",
            $weight,
            ".ttf"
        ))
        .to_vec()
    };
}

/// Makes the fonts available at once: no first picture lacks its text.
pub(super) fn add_fonts(app: &mut App) {
    let Some(mut fonts) = app.world_mut().get_resource_mut::<Assets<Font>>() else {
        return; // no text is drawn in this app
    };
    for (handle, bytes) in
        [(REGULAR, font_file!("Regular")), (SEMI_BOLD, font_file!("SemiBold")), (BOLD, font_file!("Bold"))]
    {
        if let Err(error) = fonts.insert(handle.id(), Font::from_bytes(bytes)) {
            error!("a built-in font could not be added: {error}");
        }
    }
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
        let font = match self.weight {
            Weight::Regular => REGULAR,
            Weight::SemiBold => SEMI_BOLD,
            Weight::Bold => BOLD,
        };
        let mut text_font = TextFont::from(font).with_font_size(self.size);
        if self.tabular {
            text_font.font_features = FontFeatures::from([FontFeatureTag::TABULAR_FIGURES]);
        }
        (text_font, LineHeight::RelativeToFont(self.line_height), LetterSpacing::Px(self.spacing))
    }
}
