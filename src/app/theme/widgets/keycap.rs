//! A key as it is drawn on a button.
use std::collections::HashMap;

use bevy::prelude::*;

use super::skin::Part;
use crate::app::theme::spoken::Unspoken;
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

/// What another device calls the keys that it presses, by what stands on them; `None` while keys are used.
#[derive(Resource, Default, Debug)]
pub struct KeycapNames(pub Option<HashMap<String, &'static str>>);

/// What stands on the key.
#[derive(Component)]
pub(super) struct KeyName(String);

/// The same as a part of a control, whose state it follows.
pub(super) fn keycap_part(label: impl Into<String>) -> impl Bundle {
    let label = label.into();
    let name = KeyName(label.clone());
    let legend = (legend(label), Part::Keycap);
    (cap(), name, Unspoken, BorderColor::default(), Part::Keycap, Pickable::IGNORE, children![legend])
}

/// Shows what is pressed on the device that is used; a key that this has no button for is hidden.
pub(super) fn name_keycaps(
    names: Res<KeycapNames>,
    mut keycaps: Query<(Ref<KeyName>, &Children, &mut Visibility)>,
    mut texts: Query<&mut Text>,
) {
    for (key, children, mut visibility) in &mut keycaps {
        let is_new = key.is_added() && names.0.is_some();
        if !(names.is_changed() || is_new) {
            continue;
        }
        let name = names.0.as_ref().map_or(Some(&*key.0), |names| names.get(&key.0).copied());
        visibility.set_if_neq(if name.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        for &child in children {
            if let (Some(name), Ok(mut text)) = (name, texts.get_mut(child))
                && text.0 != name
            {
                name.clone_into(&mut text.0);
            }
        }
    }
}
