//! Whether time counts: no clock, a limit for each move, or one for the whole game; and how long computers may think.
use std::ops::RangeInclusive;

use bevy::prelude::*;
use bevy::ui_widgets::{ScrollIntoView, ValueChange, observe};

use super::compact_panel;
use crate::app::Screen;
use crate::app::game::setup::{Occupant, Setup};
use crate::app::game::time_limit::{
    INCREMENTS, MINUTES, SECONDS, THINKING, TimeLimit, TimeMode, USUAL_SECONDS,
};
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Choice, Stepper, field, row, segmented, stepper};
use crate::app::words::setup as words;
use crate::language::Label;

/// What the limit means, in a line.
#[derive(Component)]
struct LimitLine;

/// A part of the panel that is shown for some set-ups only.
#[derive(Component)]
struct ShownFor(fn(&Setup) -> bool);

/// The seconds of a move, as a number.
#[derive(Component)]
struct MoveSeconds;

/// The usual seconds of a move, of which one may be chosen.
#[derive(Component)]
struct UsualSeconds;

/// The panel, and whether it has more to show than a moment ago.
#[derive(Component, Default)]
struct ClockPanel {
    unfolds: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (explain, show, show_seconds).run_if(in_state(Screen::Setup)))
        .add_systems(Last, scroll_to_panel.run_if(in_state(Screen::Setup)));
}

pub(super) fn panel(setup: &Setup) -> impl Bundle {
    let modes = (
        segmented(words::CLOCK, TimeMode::ALL.map(words::time_mode), setup.time.mode as usize),
        observe(|change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            if let Some(mode) = TimeMode::ALL.get(change.value) {
                setup.time.mode = *mode;
            }
        }),
    );
    (
        compact_panel(),
        ClockPanel::default(),
        children![
            (
                row(space::M),
                children![
                    text::caps(words::CLOCK),
                    modes,
                    // Beside the choice, or below it where the window is narrow.
                    (
                        Node { flex_grow: 1.0, flex_basis: px(240), ..default() },
                        children![(text::small(""), LimitLine)]
                    ),
                ]
            ),
            (
                ShownFor(has_numbers),
                Node { align_items: AlignItems::Start, ..row(space::L) },
                children![numbers(setup.time), thinking_time(setup)],
            ),
        ],
    )
}

fn number(name: Label, range: RangeInclusive<u16>, value: u16) -> impl Bundle {
    stepper(name, value.into(), (*range.start()).into(), (*range.end()).into())
}

/// The numbers of either limit.
fn numbers(time: TimeLimit) -> impl Bundle {
    let seconds = (
        MoveSeconds,
        number(words::SECONDS_FOR_A_MOVE, SECONDS, time.move_seconds),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| {
            setup.time.move_seconds = change.value as u16;
        }),
    );
    let usual = (
        UsualSeconds,
        segmented(words::USUAL_LIMITS, USUAL_SECONDS.map(words::seconds), usual_index(time.move_seconds)),
        observe(|change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            if let Some(seconds) = USUAL_SECONDS.get(change.value) {
                setup.time.move_seconds = *seconds;
            }
        }),
    );
    let minutes = (
        number(words::MINUTES_FOR_THE_GAME, MINUTES, time.game_minutes),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| {
            setup.time.game_minutes = change.value as u16;
            setup.time.game_seconds = 0;
        }),
    );
    let increment = (
        number(words::SECONDS_ADDED, INCREMENTS, time.increment_seconds),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| {
            setup.time.increment_seconds = change.value as u16;
        }),
    );
    let group = || Node { align_items: AlignItems::Start, ..row(space::L) };
    (
        ShownFor(|setup| setup.time.mode != TimeMode::Off),
        Node::default(),
        children![
            (
                ShownFor(|setup| setup.time.mode == TimeMode::Move),
                group(),
                children![field(words::SECONDS_PER_MOVE, seconds), field(words::USUAL_LIMITS, usual)]
            ),
            (
                ShownFor(|setup| setup.time.mode == TimeMode::Game),
                group(),
                children![field(words::MINUTES_PER_GAME, minutes), field(words::BONUS, increment)]
            ),
        ],
    )
}

fn thinking_time(setup: &Setup) -> impl Bundle + use<> {
    let seconds = (
        number(words::SECONDS_TO_THINK, THINKING, setup.thinking_seconds),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| {
            setup.thinking_seconds = change.value as u16;
        }),
    );
    let with_unit = (row(space::S), children![seconds, text::small(words::SECONDS)]);
    (ShownFor(has_computer), Node::default(), children![field(words::THINKING_TIME, with_unit)])
}

fn has_computer(setup: &Setup) -> bool {
    setup.seated().iter().any(|seat| seat.occupant() == Occupant::Computer)
}

fn has_numbers(setup: &Setup) -> bool {
    setup.time.mode != TimeMode::Off || has_computer(setup)
}

/// The position of such seconds among the usual ones, or beyond them all.
fn usual_index(seconds: u16) -> usize {
    USUAL_SECONDS.iter().position(|usual| *usual == seconds).unwrap_or(USUAL_SECONDS.len())
}

fn explain(setup: Res<Setup>, line: Option<Single<(Ref<LimitLine>, &mut Text)>>) {
    let Some((added, mut text)) = line.map(Single::into_inner) else { return };
    if setup.is_changed() || added.is_added() {
        text.0 = words::time_limit(&setup.time, setup.players);
    }
}

/// The number and the usual limits show the same seconds.
fn show_seconds(
    setup: Res<Setup>,
    number: Option<Single<&mut Stepper, With<MoveSeconds>>>,
    usual: Option<Single<&mut Choice, With<UsualSeconds>>>,
) {
    let (Some(mut number), Some(mut usual)) = (number, usual) else { return };
    let seconds = setup.time.move_seconds;
    if number.value != i32::from(seconds) {
        number.value = seconds.into();
    }
    if usual.selected != usual_index(seconds) {
        usual.selected = usual_index(seconds);
    }
}

fn show(setup: Res<Setup>, mut panel: Single<&mut ClockPanel>, mut parts: Query<(Ref<ShownFor>, &mut Node)>) {
    for (part, mut node) in &mut parts {
        if !setup.is_changed() && !part.is_added() {
            continue;
        }
        let shown = (part.0)(&setup);
        let display = if shown { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
            // What is there from the beginning unfolds nothing.
            panel.unfolds |= shown && !part.is_added();
        }
    }
}

/// Scrolls to the panel after a choice that has enlarged it.
fn scroll_to_panel(panel: Single<(Entity, &mut ClockPanel), Changed<ComputedNode>>, mut commands: Commands) {
    let (entity, mut panel) = panel.into_inner();
    if std::mem::take(&mut panel.unfolds) {
        commands.trigger(ScrollIntoView { entity });
    }
}
