//! The colours of a control at rest, hovered, pressed, chosen and disabled.
use bevy::ecs::event::EntityEvent;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled, Pressed};

use crate::app::theme::palette::Palette;

/// The kind of look of a control that reacts to the pointer.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Hovered, BackgroundColor, BorderColor)]
pub(super) enum Skin {
    /// The one primary action of a screen.
    Primary,
    /// Any other action; one that switches something on is [`Checked`] as long as it is on.
    Secondary,
    /// An action that stays in the background until it is pointed at, or as long as it is on.
    Quiet,
    /// One of several; the chosen one is [`Checked`].
    Segment,
    /// A card among several; the chosen one has an edge in the colour of the accent.
    Card,
    /// A disc among several; the chosen one has a ring.
    Swatch,
    /// A bar among several.
    Bar,
    /// A line to type.
    Field,
}

/// What the colours of a part of a control follow.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// The label.
    Label,
    /// The second line.
    Detail,
    /// A keycap: its text and its border.
    Keycap,
}

/// Where the pointer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PointerState {
    Away,
    Over,
    Down,
}

#[derive(Clone, Copy, Debug)]
struct State {
    pointer: PointerState,
    disabled: bool,
    checked: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Look {
    fill: Color,
    line: Color,
    label: Color,
    detail: Color,
    keycap_line: Color,
}

impl Skin {
    fn look(self, state: State, p: &Palette) -> Look {
        match self {
            Self::Primary => primary(state, p),
            Self::Secondary | Self::Quiet if state.checked => {
                let look = segment(state, p);
                Look { detail: look.label, ..look }
            }
            Self::Secondary => {
                Look { fill: by_pointer(state, p.control, p), line: p.control_line, ..plain(state, p) }
            }
            Self::Segment => segment(state, p),
            Self::Card => card(state, p),
            Self::Swatch => swatch(state, p),
            Self::Quiet | Self::Bar => Look { fill: by_pointer(state, Color::NONE, p), ..plain(state, p) },
            Self::Field => {
                let line = if state.pointer == PointerState::Away { p.control_line } else { p.faint };
                Look { fill: p.well, line, ..plain(state, p) }
            }
        }
    }
}

fn by_pointer(state: State, rest: Color, p: &Palette) -> Color {
    match state {
        State { disabled: false, pointer: PointerState::Down, .. } => p.control_pressed,
        State { disabled: false, pointer: PointerState::Over, .. } => p.control_hover,
        _ => rest,
    }
}

fn plain(state: State, p: &Palette) -> Look {
    let (label, detail) = if state.disabled { (p.faint, p.faint) } else { (p.text, p.muted) };
    Look { fill: Color::NONE, line: Color::NONE, label, detail, keycap_line: p.control_line }
}

fn primary(state: State, p: &Palette) -> Look {
    let fill = match state {
        State { disabled: true, .. } => p.accent_faint,
        State { pointer: PointerState::Down, .. } => p.accent_pressed,
        State { pointer: PointerState::Over, .. } => p.accent_hover,
        State { pointer: PointerState::Away, .. } => p.accent,
    };
    let (label, detail) = if state.disabled {
        (p.on_accent_faint, p.on_accent_faint)
    } else {
        (p.on_accent, p.on_accent_muted)
    };
    Look { fill, line: Color::NONE, label, detail, keycap_line: detail.with_alpha(0.45) }
}

fn segment(state: State, p: &Palette) -> Look {
    let fill = match state {
        State { checked: true, pointer: PointerState::Over, disabled: false } => p.selected_hover,
        State { checked: true, .. } => p.selected,
        _ => by_pointer(state, Color::NONE, p),
    };
    let label = match state {
        State { disabled: true, .. } => p.faint,
        State { checked: true, .. } => p.on_selected,
        State { pointer: PointerState::Away, .. } => p.muted,
        _ => p.text,
    };
    Look { fill, label, ..plain(state, p) }
}

fn card(state: State, p: &Palette) -> Look {
    let line = if state.checked { p.accent } else { p.control_line };
    Look { fill: by_pointer(state, p.control, p), line, ..plain(state, p) }
}

fn swatch(state: State, p: &Palette) -> Look {
    let line = match state {
        State { checked: true, .. } => p.on_selected,
        State { disabled: true, .. } | State { pointer: PointerState::Away, .. } => Color::NONE,
        _ => p.muted,
    };
    Look { line, ..plain(state, p) }
}

/// Marks a control whose state `B` has changed, so that its colours are updated.
fn state_changed<E: EntityEvent, B: Bundle>(event: On<E, B>, mut skins: Query<&mut Skin>) {
    if let Ok(mut skin) = skins.get_mut(event.event_target()) {
        skin.set_changed();
    }
}

/// Colours the controls whose state has changed, and their parts.
pub(super) fn apply_style(
    palette: Res<Palette>,
    mut controls: Query<
        (
            Entity,
            &Skin,
            &Hovered,
            Has<Pressed>,
            Has<InteractionDisabled>,
            Has<Checked>,
            &mut BackgroundColor,
            &mut BorderColor,
        ),
        (Changed<Skin>, Without<Part>),
    >,
    children: Query<&Children>,
    mut parts: Query<(&Part, Option<&mut TextColor>, Option<&mut BorderColor>)>,
) {
    for (entity, skin, hovered, pressed, disabled, checked, mut fill, mut line) in &mut controls {
        let pointer = match (pressed, hovered.get()) {
            (true, _) => PointerState::Down,
            (_, true) => PointerState::Over,
            _ => PointerState::Away,
        };
        let look = skin.look(State { pointer, disabled, checked }, &palette);
        fill.0 = look.fill;
        *line = BorderColor::all(look.line);
        for child in children.iter_descendants(entity) {
            if let Ok((part, text, border)) = parts.get_mut(child) {
                apply_part_style(*part, text, border, &look);
            }
        }
    }
}

fn apply_part_style(part: Part, text: Option<Mut<TextColor>>, border: Option<Mut<BorderColor>>, look: &Look) {
    if let Some(mut text) = text {
        text.0 = if part == Part::Label { look.label } else { look.detail };
    }
    if let Some(mut border) = border
        && part == Part::Keycap
    {
        *border = BorderColor::all(look.keycap_line);
    }
}

/// After a change of the palette every control is coloured anew.
pub(super) fn restyle_all(mut skins: Query<&mut Skin>) {
    skins.iter_mut().for_each(|mut skin| skin.set_changed());
}

/// Watches the states that colours depend on.
pub(super) fn watch_states(app: &mut App) {
    app.add_observer(state_changed::<Insert, Hovered>)
        .add_observer(state_changed::<Add, Pressed>)
        .add_observer(state_changed::<Remove, Pressed>)
        .add_observer(state_changed::<Add, InteractionDisabled>)
        .add_observer(state_changed::<Remove, InteractionDisabled>)
        .add_observer(state_changed::<Add, Checked>)
        .add_observer(state_changed::<Remove, Checked>);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::palette::contrast::{TEXT, contrast, over};

    const SKINS: [Skin; 6] =
        [Skin::Primary, Skin::Secondary, Skin::Quiet, Skin::Segment, Skin::Card, Skin::Field];

    /// Every state in which a control can be used: what can't be need not be legible (WCAG 2.2, 1.4.3).
    fn states() -> impl Iterator<Item = State> {
        [PointerState::Away, PointerState::Over, PointerState::Down]
            .into_iter()
            .flat_map(|pointer| [false, true].map(|checked| State { pointer, disabled: false, checked }))
    }

    #[test]
    fn every_control_is_legible_in_every_state() {
        for (name, p) in [
            ("dark", Palette::dark()),
            ("light", Palette::light()),
            ("high contrast", Palette::high_contrast()),
        ] {
            for back in [p.back_light, p.back_dark] {
                let panel = over(p.panel, back);
                // Segments and fields lie in a well, the rest on a panel or in a dialog.
                for ground in [panel, p.dialog, over(p.well, panel), over(p.well, p.dialog)] {
                    for (skin, state) in
                        SKINS.into_iter().flat_map(|skin| states().map(move |state| (skin, state)))
                    {
                        let look = skin.look(state, &p);
                        let fill = over(look.fill, ground);
                        for (part, colour) in [("label", look.label), ("detail", look.detail)] {
                            let has_detail = matches!(skin, Skin::Primary | Skin::Secondary | Skin::Card);
                            let ratio = contrast(over(colour, fill), fill);
                            assert!(
                                ratio >= TEXT || part == "detail" && !has_detail,
                                "{name}: {part} of {skin:?}, {state:?}: {ratio:.2}"
                            );
                        }
                    }
                }
            }
        }
    }
}
