//! Rules and size of the board.
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use super::compact_panel;
use crate::app::Screen;
use crate::app::game::setup::{CONNECTS, SIDES, Setup};
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Choice, Stepper, Toggle, column, field, row, segmented, stepper, toggle};
use crate::app::words::setup as words;
use crate::language::Label;

/// Narrowest line that says what the rules mean.
const MEANING: f32 = 200.0;

/// What the chosen rules mean, in a line.
#[derive(Component)]
struct RulesLine;

/// A number of the board, by what it is in the set-up.
#[derive(Component, Clone, Copy)]
struct BoardNumber(fn(&Setup) -> u8);

/// The choice of the variant.
#[derive(Component)]
struct VariantChoice;

/// A rule about lines that can be switched on.
#[derive(Component, Clone, Copy)]
enum LineRule {
    Misere,
    Cylinder,
}

impl LineRule {
    const fn is_on(self, setup: &Setup) -> bool {
        match self {
            Self::Misere => setup.misere,
            Self::Cylinder => setup.cylinder,
        }
    }

    const fn switch(self, setup: &mut Setup, on: bool) {
        match self {
            Self::Misere => setup.misere = on,
            Self::Cylinder => setup.cylinder = on,
        }
    }
}

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
    let line_rule = |name: Label, rule: LineRule| {
        (
            rule,
            toggle(name, rule.is_on(setup)),
            observe(move |change: On<ValueChange<bool>>, mut setup: ResMut<Setup>| {
                rule.switch(&mut setup, change.value);
            }),
        )
    };
    (
        compact_panel(),
        children![
            (
                row(space::M),
                children![
                    text::caps(words::GAME),
                    variant,
                    line_rule(words::MISERE, LineRule::Misere),
                    line_rule(words::CYLINDER, LineRule::Cylinder),
                ],
            ),
            (
                Node { align_items: AlignItems::Start, ..row(space::M) },
                children![
                    field(words::COLUMNS, columns),
                    field(words::ROWS, rows),
                    field(words::CONNECT, connect),
                    // Beside the numbers, or below them where the window is narrow.
                    (
                        Node {
                            align_self: AlignSelf::Center,
                            flex_grow: 1.0,
                            flex_basis: px(MEANING),
                            ..column(0.0)
                        },
                        children![(text::small(""), RulesLine)]
                    ),
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
    mut line_rules: Query<(&LineRule, &mut Toggle)>,
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
    for (rule, mut toggle) in &mut line_rules {
        toggle.set_if_neq(Toggle { on: rule.is_on(&setup) });
    }
}

fn explain(setup: Res<Setup>, line: Option<Single<(Ref<RulesLine>, &mut Text)>>) {
    let Some((added, mut text)) = line.map(Single::into_inner) else { return };
    if setup.is_changed() || added.is_added() {
        text.0 = words::rules(&setup);
    }
}
