//! How well one colour is seen on another, by WCAG 2.2.
use bevy::color::{Color, ColorToComponents, LinearRgba};

/// Least contrast of text, and of large text and of marks (WCAG 2.2, 1.4.3 and 1.4.11).
pub(in crate::app) const TEXT: f32 = 4.5;
pub(in crate::app) const MARK: f32 = 3.0;

/// `top` over an opaque `ground`, blended in linear light as the renderer does.
pub(in crate::app) fn over(top: Color, ground: Color) -> Color {
    let (top, ground) = (LinearRgba::from(top), LinearRgba::from(ground));
    let mixed = top.to_vec3() * top.alpha + ground.to_vec3() * (1.0 - top.alpha);
    LinearRgba::from_vec3(mixed).into()
}

/// WCAG 2.2 contrast ratio of two opaque colours.
pub(in crate::app) fn contrast(a: Color, b: Color) -> f32 {
    let luminance = |color| {
        let [red, green, blue] = LinearRgba::from(color).to_f32_array_no_alpha();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (a, b): (f32, f32) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}
