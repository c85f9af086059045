//! Texts in the steps of the type scale.
use bevy::prelude::*;

use super::accessible::Heading;
use super::themed::{PaletteRole, ThemedText};
use super::type_scale::TextStyle;

/// A text in any step and colour; the pointer goes through it.
pub fn text(style: TextStyle, role: PaletteRole, content: impl Into<String>) -> impl Bundle {
    (Text::new(content), style.font(), ThemedText(role), Pickable::IGNORE)
}

/// A part of a text in another colour: a child of that text.
pub fn span(style: TextStyle, role: PaletteRole, content: impl Into<String>) -> impl Bundle {
    (TextSpan::new(content), style.font(), ThemedText(role))
}

/// The name of a screen.
pub fn heading(content: impl Into<String>) -> impl Bundle {
    (text(TextStyle::HEADING, |p| p.text, content), Heading)
}

/// The head of a dialog or of a result.
pub fn subheading(content: impl Into<String>) -> impl Bundle {
    (text(TextStyle::SUBHEADING, |p| p.text, content), Heading)
}

/// The head of a group inside a panel, written in capitals whatever comes in.
pub fn caps(content: impl Into<String>) -> impl Bundle {
    let content = content.into();
    (text(TextStyle::CAPS, |p| p.muted, content.to_uppercase()), Heading, AccessibleLabel::new(content))
}

/// A sentence under a title.
pub fn lead(content: impl Into<String>) -> impl Bundle {
    text(TextStyle::LEAD, |p| p.muted, content)
}

/// Text that is read.
pub fn body(content: impl Into<String>) -> impl Bundle {
    text(TextStyle::BODY, |p| p.text, content)
}

/// A name.
pub fn strong(content: impl Into<String>) -> impl Bundle {
    text(TextStyle::STRONG, |p| p.text, content)
}

/// A caption, a range, a second line.
pub fn small(content: impl Into<String>) -> impl Bundle {
    text(TextStyle::SMALL, |p| p.muted, content)
}

/// What went wrong or can't be done, in a line.
pub fn warning(content: impl Into<String>) -> impl Bundle {
    text(TextStyle::SMALL, |p| p.warning, content)
}
