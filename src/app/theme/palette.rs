//! Every colour of the interface.
use bevy::prelude::*;

mod themes;

/// The colours of one theme. Widgets name a role, never a colour, so that a theme is a value of this type.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Palette {
    /// The window's back where the light falls.
    pub back_light: Color,
    /// The window's back in the shade.
    pub back_dark: Color,
    /// Text that is read.
    pub text: Color,
    /// Text that explains: captions, ranges, second lines.
    pub muted: Color,
    /// Text of a control that can't be used now.
    pub faint: Color,
    /// Text that says what went wrong or can't be done.
    pub warning: Color,
    /// The one primary action of a screen, and whatever else must be seen first.
    pub accent: Color,
    /// The primary action under the pointer.
    pub accent_hover: Color,
    /// The primary action held down.
    pub accent_pressed: Color,
    /// The primary action while it can't be used.
    pub accent_faint: Color,
    /// Text on the accent.
    pub on_accent: Color,
    /// Second lines and keycaps on the accent.
    pub on_accent_muted: Color,
    /// Text on the primary action while it can't be used.
    pub on_accent_faint: Color,
    /// A panel on the window's back.
    pub panel: Color,
    /// The hairline around a panel and between its parts.
    pub hairline: Color,
    /// A dialog, opaque, above everything.
    pub dialog: Color,
    /// What lies between a dialog and the screen under it.
    pub scrim: Color,
    /// A tooltip, opaque.
    pub tooltip: Color,
    /// A control at rest.
    pub control: Color,
    /// A control under the pointer.
    pub control_hover: Color,
    /// A control held down.
    pub control_pressed: Color,
    /// The outline of a control and of a keycap.
    pub control_line: Color,
    /// The sunken ground of segments and text fields.
    pub well: Color,
    /// The chosen one among several.
    pub selected: Color,
    /// The chosen one under the pointer.
    pub selected_hover: Color,
    /// Text on the chosen one.
    pub on_selected: Color,
    /// A level bar that isn't lit.
    pub bar_off: Color,
    /// Selected text in a text field.
    pub selection: Color,
    /// The ring around what the keyboard acts on.
    pub focus: Color,
    /// The shadow under dialogs and tooltips.
    pub shadow: Color,
    /// The edge that parts light discs from a light back.
    pub disc_edge: Option<Color>,
}

impl Default for Palette {
    fn default() -> Self {
        Self::dark()
    }
}

#[cfg(test)]
pub(in crate::app) mod contrast;
#[cfg(test)]
mod tests;
