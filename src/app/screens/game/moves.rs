//! The moves so far: a round a line, a column a player.
use std::fmt::Write;

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use crate::app::game::Judging;
use crate::app::game::table::Table;
use crate::app::theme::text;
use crate::app::theme::type_scale::{TextStyle, space};
use crate::app::theme::widgets::panel_with;
use crate::engine::Position;

/// Holds the columns of the list.
#[derive(Component)]
pub(super) struct MoveList;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, list.after(Judging).run_if(resource_exists::<Table>));
}

pub(super) fn panel() -> impl Bundle {
    (
        panel_with(Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(0),
            padding: UiRect::all(px(space::L)),
            row_gap: px(space::M),
            ..default()
        }),
        children![
            text::caps("Moves"),
            (
                MoveList,
                ScrollArea,
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_height: px(0),
                    column_gap: px(space::XL),
                    overflow: Overflow::scroll_y(),
                    ..default()
                },
            ),
        ],
    )
}

fn list(
    table: Res<Table>,
    list: Option<Single<(Entity, Ref<MoveList>, &mut ScrollPosition)>>,
    mut commands: Commands,
) {
    let Some((list, added, mut scroll)) = list.map(Single::into_inner) else { return };
    if !table.is_changed() && !added.is_added() {
        return;
    }
    let [numbers, columns @ ..] = columns(table.position());
    commands.entity(list).despawn_children().with_children(|list| {
        list.spawn(text::text(TextStyle::BODY.tabular(), |palette| palette.muted, numbers));
        for column in columns.into_iter().filter(|column| !column.is_empty()) {
            list.spawn(text::text(TextStyle::BODY.tabular(), |palette| palette.text, column));
        }
    });
    // The newest move stays in sight: the layout holds this back to the end of the list.
    scroll.y = f32::MAX;
}

/// The numbers of the rounds, then the moves of each player, a round a line; a line is empty for who has dropped out.
fn columns(position: &Position) -> [String; 5] {
    let mut columns: [String; 5] = Default::default();
    let mut rounds = 0;
    let mut last = None;
    for (seat, mv) in position.movers().into_iter().zip(position.moves()) {
        if last.is_none_or(|last| seat <= last) {
            rounds += 1;
            let end = if rounds == 1 { "" } else { "\n" };
            // Writing to a string can't fail.
            let _ = write!(columns[0], "{end}{rounds}.");
        }
        last = Some(seat);
        let column = &mut columns[1 + seat.index()];
        let lines_before = rounds - 1 - column.matches('\n').count();
        let _ = write!(column, "{}{mv}", "\n".repeat(lines_before));
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Rules, Variant, parse_game};

    #[test]
    fn a_round_is_a_line() {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 3).unwrap();
        let moves = parse_game("4 4 3 p4 2", &rules).unwrap();
        let position = Position::from_moves(rules, &moves).unwrap();
        assert_eq!(
            columns(&position).map(|column| column.replace('\n', "|")),
            ["1.|2.", "4|p4", "4|2", "3", ""]
        );
    }

    #[test]
    fn who_dropped_out_leaves_a_gap() {
        let rules = Rules::new(6, 7, 4, Variant::Standard, 3).unwrap();
        let mut position = Position::new(rules);
        for (moves, drops_out) in [("1 2 3 4", true), ("5 6 7", false)] {
            for mv in parse_game(moves, &rules).unwrap() {
                position.play(mv).unwrap();
            }
            if drops_out {
                position.forfeit().unwrap();
            }
        }
        assert_eq!(
            columns(&position).map(|column| column.replace('\n', "|")),
            ["1.|2.|3.", "1|4|6", "2", "3|5|7", ""]
        );
    }
}
