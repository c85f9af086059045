//! Whether time counts: no clock, a limit for each move, or one for the whole game.
use bevy::prelude::*;
use bevy::ui_widgets::{ScrollIntoView, ValueChange, observe};

use crate::app::Screen;
use crate::app::game::setup::Setup;
use crate::app::game::time_limit::{INCREMENTS, MINUTES, SECONDS, TimeLimit, TimeMode};
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{field, panel as panel_look, row, segmented, stepper};

/// What the limit means, in a line.
#[derive(Component)]
struct LimitLine;

/// The numbers of a limit, shown while it is the chosen one.
#[derive(Component)]
struct Numbers(TimeMode);

/// Shown while time counts at all.
#[derive(Component)]
struct ShownWithClock;

/// The panel, and whether it has more to show than a moment ago.
#[derive(Component, Default)]
struct ClockPanel {
    unfolds: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (explain, show).run_if(in_state(Screen::Setup)))
        .add_systems(Last, bring_into_sight.run_if(in_state(Screen::Setup)));
}

pub(super) fn panel(setup: &Setup) -> impl Bundle {
    let TimeLimit { mode, move_seconds, game_minutes, increment_seconds, .. } = setup.time;
    let number = |name: &'static str, range: std::ops::RangeInclusive<u16>, value: u16| {
        stepper(name, value.into(), (*range.start()).into(), (*range.end()).into())
    };
    let modes = (
        segmented("Clock", TimeMode::ALL.map(TimeMode::name), mode as usize),
        observe(|change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            if let Some(mode) = TimeMode::ALL.get(change.value) {
                setup.time.mode = *mode;
            }
        }),
    );
    let seconds = (
        number("Seconds for a move", SECONDS, move_seconds),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| {
            setup.time.move_seconds = change.value as u16;
        }),
    );
    let minutes = (
        number("Minutes for the game", MINUTES, game_minutes),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| {
            setup.time.game_minutes = change.value as u16;
            setup.time.game_seconds = 0;
        }),
    );
    let increment = (
        number("Seconds added with a move", INCREMENTS, increment_seconds),
        observe(|change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| {
            setup.time.increment_seconds = change.value as u16;
        }),
    );
    (
        panel_look(),
        ClockPanel::default(),
        children![
            (
                Node { justify_content: JustifyContent::SpaceBetween, ..row(space::M) },
                children![text::caps("Clock"), modes]
            ),
            (
                Node { align_items: AlignItems::Start, ..row(space::L) },
                ShownWithClock,
                children![
                    (Numbers(TimeMode::Move), Node::default(), children![field("Seconds", seconds)]),
                    (
                        Numbers(TimeMode::Game),
                        Node { column_gap: px(space::L), ..default() },
                        children![field("Minutes", minutes), field("Seconds more a move", increment)]
                    ),
                ],
            ),
            (ShownWithClock, Node::default(), children![(text::small(""), LimitLine)]),
        ],
    )
}

fn explain(setup: Res<Setup>, line: Option<Single<(Ref<LimitLine>, &mut Text)>>) {
    let Some((added, mut text)) = line.map(Single::into_inner) else { return };
    if setup.is_changed() || added.is_added() {
        text.0 = setup.time.explanation(setup.players);
    }
}

fn show(
    setup: Res<Setup>,
    mut panel: Single<&mut ClockPanel>,
    mut parts: Query<(Option<&Numbers>, &mut Node), Or<(With<Numbers>, With<ShownWithClock>)>>,
) {
    let mode = setup.time.mode;
    for (numbers, mut node) in &mut parts {
        let shown = numbers.map_or(mode != TimeMode::Off, |numbers| numbers.0 == mode);
        let display = if shown { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
            panel.unfolds |= shown;
        }
    }
}

/// What a choice unfolds is seen, also where the panels have to be scrolled.
fn bring_into_sight(panel: Single<(Entity, &mut ClockPanel), Changed<ComputedNode>>, mut commands: Commands) {
    let (entity, mut panel) = panel.into_inner();
    if std::mem::take(&mut panel.unfolds) {
        commands.trigger(ScrollIntoView { entity });
    }
}
