//! Rules and size of the board.
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use crate::app::Screen;
use crate::app::game::setup::{CONNECTS, SIDES, Setup};
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{field, panel as panel_look, row, segmented, stepper};

/// What the chosen variant is, in a line.
#[derive(Component)]
struct VariantLine;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, explain.run_if(in_state(Screen::Setup)));
}

pub(super) fn panel(setup: &Setup) -> impl Bundle {
    let number = |range: &std::ops::RangeInclusive<u8>, name: &'static str, value: u8| {
        stepper(name, value.into(), (*range.start()).into(), (*range.end()).into())
    };
    let columns = (
        number(&SIDES, "Columns", setup.cols),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| setup.cols = change.value as u8),
    );
    let rows = (
        number(&SIDES, "Rows", setup.rows),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| setup.rows = change.value as u8),
    );
    let connect = (
        number(&CONNECTS, "In a row", setup.connect),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| setup.connect = change.value as u8),
    );
    let variant = (
        segmented("Rules", ["Standard", "PopOut"], usize::from(setup.pop_out)),
        observe(|change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| setup.pop_out = change.value == 1),
    );
    (
        panel_look(),
        children![
            text::caps("Game"),
            (
                Node {
                    align_items: AlignItems::Start,
                    justify_content: JustifyContent::SpaceBetween,
                    ..row(space::L)
                },
                children![
                    field("Rules", variant),
                    field("Columns", columns),
                    field("Rows", rows),
                    field("In a row", connect),
                ],
            ),
            (text::small(""), VariantLine),
        ],
    )
}

fn explain(setup: Res<Setup>, line: Option<Single<(Ref<VariantLine>, &mut Text)>>) {
    let Some((added, mut text)) = line.map(Single::into_inner) else { return };
    if setup.is_changed() || added.is_added() {
        let line = if setup.pop_out {
            "A turn is a drop, or a pop: take one of your own discs out of the bottom row."
        } else {
            "A turn is a drop: the disc falls to the lowest free square of its column."
        };
        line.clone_into(&mut text.0);
    }
}
