//! The review beside the board: how everybody did, the graph of the game, what is said of the position that is shown, and
//! what can be done. In a narrow window all of it but the list of moves lies below the board.
mod chip;
mod controls;
mod graph;
mod overview;
mod remark;

use bevy::prelude::*;

pub(super) use self::chip::chip;
pub(super) use self::overview::overview;
use crate::app::screens::responsive::{ByFormat, Format};
use crate::app::spawn::children;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{panel_node, panel_with};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((overview::plugin, graph::plugin, remark::plugin, controls::plugin))
        .add_observer(controls::open_by_key);
}

/// What is said of the position that is shown, and what can be done.
pub(super) fn talk() -> impl Bundle {
    (
        Name::new("Review remark"),
        panel_with(Node::default()),
        ByFormat(talk_node),
        children![controls::graph_with_steps(), remark::remark(), controls::controls()],
    )
}

fn talk_node(format: Format) -> Node {
    let padding = if format.wide { space::L } else { space::S };
    let display = if format.review { Display::Flex } else { Display::None };
    panel_node(Node {
        display,
        width: percent(100),
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        padding: UiRect::all(px(padding)),
        row_gap: px(if format.wide { space::S } else { space::XS }),
        ..default()
    })
}
