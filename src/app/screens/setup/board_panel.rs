//! Rules and size of the board.
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use super::compact_panel;
use crate::app::Screen;
use crate::app::game::setup::{CONNECTS, SIDES, Setup};
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Choice, Stepper, field, row, segmented, stepper};
use crate::app::words::setup as words;
use crate::language::Label;

/// What the chosen variant is, in a line.
#[derive(Component)]
struct VariantLine;

/// A number of the board, by what it is in the set-up.
#[derive(Component, Clone, Copy)]
struct BoardNumber(fn(&Setup) -> u8);

/// The choice of the variant.
#[derive(Component)]
struct VariantChoice;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (explain, show_board.run_if(resource_changed::<Setup>)).run_if(in_state(Screen::Setup)),
    );
}

pub(super) fn panel(setup: &Setup) -> impl Bundle {
    let number = |range: &std::ops::RangeInclusive<u8>, name: Label, value: u8| {
        stepper(name, value.into(), (*range.start()).into(), (*range.end()).into())
    };
    let columns = (
        BoardNumber(|setup| setup.cols),
        number(&SIDES, words::COLUMNS, setup.cols),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| setup.cols = change.value as u8),
    );
    let rows = (
        BoardNumber(|setup| setup.rows),
        number(&SIDES, words::ROWS, setup.rows),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| setup.rows = change.value as u8),
    );
    let connect = (
        BoardNumber(|setup| setup.connect),
        number(&CONNECTS, words::CONNECT, setup.connect),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| setup.connect = change.value as u8),
    );
    let variant = (
        VariantChoice,
        segmented(words::RULES, words::VARIANTS, usize::from(setup.pop_out)),
        observe(|change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| setup.pop_out = change.value == 1),
    );
    (
        compact_panel(),
        children![
            (
                Node { justify_content: JustifyContent::SpaceBetween, column_gap: px(space::L), ..default() },
                children![text::caps(words::GAME), (text::small(""), VariantLine)],
            ),
            (
                Node {
                    align_items: AlignItems::Start,
                    justify_content: JustifyContent::SpaceBetween,
                    ..row(space::M)
                },
                children![
                    field(words::RULES, variant),
                    field(words::COLUMNS, columns),
                    field(words::ROWS, rows),
                    field(words::CONNECT, connect),
                ],
            ),
        ],
    )
}

/// The controls show what is set up, whichever other control has set it up.
fn show_board(
    setup: Res<Setup>,
    mut numbers: Query<(&BoardNumber, &mut Stepper)>,
    variant: Option<Single<&mut Choice, With<VariantChoice>>>,
) {
    for (number, mut stepper) in &mut numbers {
        let value = i32::from((number.0)(&setup));
        if stepper.value != value {
            stepper.value = value;
        }
    }
    let place = usize::from(setup.pop_out);
    if let Some(mut variant) = variant.filter(|variant| variant.selected != place) {
        variant.selected = place;
    }
}

fn explain(setup: Res<Setup>, line: Option<Single<(Ref<VariantLine>, &mut Text)>>) {
    let Some((added, mut text)) = line.map(Single::into_inner) else { return };
    if setup.is_changed() || added.is_added() {
        text.0 = words::rules(setup.pop_out, setup.connect);
    }
}
