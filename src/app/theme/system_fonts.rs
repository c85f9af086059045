//! Letters that our fonts lack come from the fonts of the system: names may be written in any script.
//!
//! The system's fonts are looked through in the background, and only once there is such a letter.
use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy::text::{EditableText, FontCx, TextSpan};
use fontdb::{Database, FaceInfo, Style, Weight};

use super::type_scale::{OtherScripts, our_fonts};
use crate::app::background::{BackgroundTask, EventLoop};

/// A file that is larger than this in bytes is not taken.
const LARGEST: usize = 64 << 20;

/// What is known of letters, and what is being looked for.
#[derive(Resource, Default)]
pub(super) struct SystemFonts {
    /// Letters that our fonts draw, or that were looked for.
    settled: BTreeSet<char>,
    /// Letters that nothing is known of yet.
    new: BTreeSet<char>,
    search: Option<Search>,
}

struct Search {
    letters: BTreeSet<char>,
    files: BackgroundTask<Vec<Vec<u8>>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SystemFonts>().add_systems(
        Update,
        (note_letters, take_fonts, search).chain().run_if(resource_exists::<OtherScripts>),
    );
}

/// Notes the letters of all that is written.
fn note_letters(
    texts: Query<&Text, Changed<Text>>,
    spans: Query<&TextSpan, Changed<TextSpan>>,
    fields: Query<&EditableText, Changed<EditableText>>,
    mut fonts: ResMut<SystemFonts>,
) {
    let SystemFonts { settled, new, .. } = fonts.bypass_change_detection();
    let mut note = |text: &str| {
        if !text.is_ascii() {
            new.extend(text.chars().filter(|letter| is_drawn(*letter) && !settled.contains(letter)));
        }
    };
    texts.iter().for_each(|text| note(&text.0));
    spans.iter().for_each(|span| note(&span.0));
    fields.iter().for_each(|field| note(&field.value().to_string()));
}

/// Whether fonts have a picture of a character.
fn is_drawn(letter: char) -> bool {
    let is_mark =
        matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202f}' | '\u{2060}'..='\u{206f}');
    let selects_variant = matches!(letter, '\u{fe00}'..='\u{fe0f}');
    !(letter.is_ascii() || letter.is_whitespace() || letter.is_control() || is_mark || selects_variant)
}

/// Looks for fonts that have the letters that ours lack.
fn search(mut fonts: ResMut<SystemFonts>, event_loop: EventLoop) {
    let SystemFonts { settled, new, search } = fonts.bypass_change_detection();
    if new.is_empty() || search.is_some() {
        return;
    }
    let mut letters = std::mem::take(new);
    settled.extend(&letters);
    for font in our_fonts() {
        letters = &letters - &drawn_by(font, 0, &letters);
    }
    if letters.is_empty() {
        return;
    }
    let (wanted, waker) = (letters.clone(), event_loop.waker());
    let find = async move { find(wanted) };
    let files = BackgroundTask::spawn(AsyncComputeTaskPool::get(), find, move || waker.wake());
    *search = Some(Search { letters, files });
}

/// The files of fonts of the system that have some of the letters, as many as it takes.
fn find(mut letters: BTreeSet<char>) -> Vec<Vec<u8>> {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    let mut faces: Vec<&FaceInfo> = fonts.faces().filter(|face| face.style == Style::Normal).collect();
    faces.sort_by_cached_key(|face| strangeness(face));
    let mut files = Vec::new();
    for face in faces {
        if letters.is_empty() {
            break;
        }
        let found = fonts.with_face_data(face.id, |file, index| {
            let drawn = drawn_by(file, index, &letters);
            (!drawn.is_empty() && file.len() <= LARGEST).then(|| (drawn, file.to_vec()))
        });
        if let Some((drawn, file)) = found.flatten() {
            letters = &letters - &drawn;
            files.push(file);
        }
    }
    files
}

/// How unlike our letters those of a font are; the least comes first.
fn strangeness(face: &FaceInfo) -> (bool, bool, u16, String) {
    let family = face.families.first().map(|(name, _)| name.clone()).unwrap_or_default();
    (face.monospaced, !family.contains("Sans"), face.weight.0.abs_diff(Weight::NORMAL.0), family)
}

/// Those of the letters that a font has.
fn drawn_by(file: &[u8], index: u32, letters: &BTreeSet<char>) -> BTreeSet<char> {
    let Ok(face) = ttf_parser::Face::parse(file, index) else { return BTreeSet::new() };
    letters.iter().copied().filter(|letter| face.glyph_index(*letter).is_some()).collect()
}

/// Takes the fonts that were found, and draws the texts anew that wait for them.
fn take_fonts(
    mut fonts: ResMut<SystemFonts>,
    (mut families, mut context): (ResMut<OtherScripts>, ResMut<FontCx>),
    (mut texts, mut spans, mut fields): (Query<&mut Text>, Query<&mut TextSpan>, Query<&mut EditableText>),
) {
    let fonts = fonts.bypass_change_detection();
    let Some(found) = fonts.search.as_ref().and_then(|search| search.files.take()) else { return };
    let Some(Search { letters, .. }) = fonts.search.take() else { return };
    // Fonts that can't be read are no more than missing.
    for file in found.unwrap_or_default() {
        families.add_of_system(file, &mut context);
    }
    let waits = |text: &str| text.chars().any(|letter| letters.contains(&letter));
    texts.iter_mut().filter(|text| waits(&text.0)).for_each(|mut text| text.set_changed());
    spans.iter_mut().filter(|span| waits(&span.0)).for_each(|mut span| span.set_changed());
    fields
        .iter_mut()
        .filter(|field| waits(&field.value().to_string()))
        .for_each(|mut field| field.set_changed());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_looked_for_where_ours_end() {
        let name = "Zoë\u{202f}Đặng, Жанна\u{200e} علي";
        let mut letters: BTreeSet<char> = name.chars().filter(|letter| is_drawn(*letter)).collect();
        assert_eq!(letters.len(), 9, "{letters:?}");
        for font in our_fonts() {
            letters = &letters - &drawn_by(font, 0, &letters);
        }
        assert_eq!(letters, BTreeSet::from(['ặ', 'Ж', 'а', 'н']));
    }
}
