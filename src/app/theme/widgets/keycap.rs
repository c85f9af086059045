//! A key as it is drawn on a button.
use bevy::prelude::*;

use super::skin::Part;
use crate::app::actions::{Action, Bindings, InputDevice};
use crate::app::spawn::children;
use crate::app::theme::accessible::HiddenFromReaders;
use crate::app::theme::themed::{ThemedBorder, ThemedText};
use crate::app::theme::type_scale::{HAIRLINE, TextStyle, radius};

fn cap() -> Node {
    Node {
        min_width: px(24),
        height: px(22),
        padding: UiRect::horizontal(px(7)),
        border: UiRect::all(px(HAIRLINE)),
        border_radius: BorderRadius::all(px(radius::SMALL)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    }
}

fn legend(label: impl Into<String>) -> impl Bundle {
    (Text::new(label), TextStyle::KEY.font(), TextLayout::no_wrap(), Pickable::IGNORE)
}

/// A key's name in its frame, on its own.
pub fn keycap(label: impl Into<String>) -> impl Bundle {
    (
        cap(),
        ThemedBorder(|p| p.control_line),
        Pickable::IGNORE,
        children![(legend(label), ThemedText(|p| p.muted))],
    )
}

/// For which action the key is that is drawn.
#[derive(Component)]
pub(super) struct KeyOf(Action);

/// The key of an action, or its button of the gamepad, as a part of a control, whose state it follows.
pub(super) fn keycap_part(action: Action, label: String) -> impl Bundle {
    let legend = (legend(label), Part::Keycap);
    (
        cap(),
        KeyOf(action),
        HiddenFromReaders,
        BorderColor::default(),
        Part::Keycap,
        Pickable::IGNORE,
        children![legend],
    )
}

/// Shows what is pressed on the device that is used; what this has no key or button for is hidden.
pub(super) fn name_keycaps(
    (device, bindings): (Res<InputDevice>, Res<Bindings>),
    mut keycaps: Query<(Ref<KeyOf>, &Children, &mut Visibility)>,
    mut texts: Query<&mut Text>,
) {
    let has_changed = device.is_changed() || bindings.is_changed();
    for (key, children, mut visibility) in &mut keycaps {
        if !(has_changed || key.is_added()) {
            continue;
        }
        let name = bindings.label(key.0, *device);
        visibility.set_if_neq(if name.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        for &child in children {
            if let (Some(name), Ok(mut text)) = (&name, texts.get_mut(child))
                && text.0 != *name
            {
                text.0.clone_from(name);
            }
        }
    }
}
