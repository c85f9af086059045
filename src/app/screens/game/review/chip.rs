//! How good a move was, in a word on a small plate: filled where it is proved, outlined where it is estimated.
use bevy::prelude::*;

use crate::app::review::is_mistake;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::themed::{PaletteRole, ThemedBackground, ThemedBorder};
use crate::app::theme::type_scale::{HAIRLINE, TextStyle, radius};
use crate::app::words;
use connect_n_engine::review::{Grade, ReviewedMove};

/// The plate for a move; none where there is nothing to say, or no room for it.
pub(in crate::app::screens::game) fn chip(reviewed: &ReviewedMove, has_room: bool) -> Option<impl Bundle> {
    let mark = words::review::mark(reviewed, has_room)?;
    let is_graded = reviewed.grade.is_some();
    let fill: PaletteRole = match reviewed.grade {
        Some(Grade::Blunder) => |palette| palette.warning,
        Some(_) => |palette| palette.control_hover,
        None => |_| Color::NONE,
    };
    let line: PaletteRole = match reviewed.grade {
        Some(Grade::Mistake | Grade::Blunder) => |palette| palette.warning,
        Some(_) => |_| Color::NONE,
        None => |palette| palette.muted,
    };
    let ink: PaletteRole = match reviewed.grade {
        Some(Grade::Blunder) => |palette| palette.dialog,
        _ if is_mistake(reviewed) => |palette| palette.warning,
        _ if is_graded => |palette| palette.text,
        _ => |palette| palette.muted,
    };
    Some((
        Node {
            padding: UiRect::axes(px(5), px(1)),
            border: UiRect::all(px(HAIRLINE)),
            border_radius: BorderRadius::all(px(radius::SMALL)),
            flex_shrink: 0.0,
            ..default()
        },
        ThemedBackground(fill),
        ThemedBorder(line),
        Pickable::IGNORE,
        children![(text::text(TextStyle::KEY, ink, mark), TextLayout::no_wrap())],
    ))
}
