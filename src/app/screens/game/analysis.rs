//! What the analysis says of the whole position, beside the board.
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::actions::set_checked;
use crate::app::actions::Action;
use crate::app::analysis::{AnalysisRequest, LiveAnalysis};
use crate::app::game::current_game::CurrentGame;
use crate::app::screens::responsive::Format;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::{TextStyle, radius, space};
use crate::app::theme::widgets::{ButtonKind, button, panel_with, row};
use crate::app::{AppSystems, Screen, words};
use connect_n_engine::Seat;
use connect_n_engine::analysis::Analysis;

/// Height of the bar.
const BAR: f32 = 10.0;

/// The panel.
#[derive(Component)]
struct AnalysisPanel;

/// The sentence.
#[derive(Component)]
struct Sentence;

/// The button that shows best play on the board.
#[derive(Component)]
struct LineButton;

/// The bar of two players, in the colour of the second; its filled part is the first player's.
#[derive(Component)]
struct Bar;

/// The filled part.
#[derive(Component)]
struct FilledPart;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show_panel, write, fill, mark_line)
            .in_set(AppSystems::Show)
            .run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)),
    );
}

pub(super) fn panel() -> impl Bundle {
    (
        AnalysisPanel,
        panel_with(Node {
            display: Display::None,
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            padding: UiRect::axes(px(space::L), px(space::M)),
            row_gap: px(space::S),
            ..default()
        }),
        children![
            (
                Bar,
                Node {
                    height: px(BAR),
                    border_radius: BorderRadius::all(px(radius::SMALL)),
                    overflow: Overflow::clip(),
                    ..default()
                },
                BackgroundColor::DEFAULT,
                Pickable::IGNORE,
                children![(
                    FilledPart,
                    Node {
                        height: percent(100),
                        border_radius: BorderRadius::left(px(radius::SMALL)),
                        ..default()
                    },
                    BackgroundColor::DEFAULT,
                    Pickable::IGNORE
                )],
            ),
            (
                Node {
                    flex_wrap: FlexWrap::NoWrap,
                    justify_content: JustifyContent::SpaceBetween,
                    ..row(space::S)
                },
                Pickable::IGNORE,
                children![
                    (
                        Node { flex_shrink: 1.0, min_width: px(0), ..default() },
                        Pickable::IGNORE,
                        children![(text::text(TextStyle::TIGHT, |palette| palette.text, ""), Sentence)]
                    ),
                    (
                        LineButton,
                        button(ButtonKind::Quiet, words::analysis::BEST_LINE)
                            .tooltip(words::analysis::BEST_LINE_TIP)
                            .action(Action::BestLine)
                            .small()
                            .build(),
                        observe(toggle_line)
                    ),
                ],
            ),
        ],
    )
}

fn toggle_line(_: On<Activate>, mut requests: MessageWriter<AnalysisRequest>) {
    requests.write(AnalysisRequest::ToggleLine);
}

/// Shows on the button whether best play is on the board.
fn mark_line(
    live_analysis: Res<LiveAnalysis>,
    button: Option<Single<(Entity, Ref<LineButton>)>>,
    mut commands: Commands,
) {
    let Some((button, added)) = button.map(Single::into_inner) else { return };
    if live_analysis.is_changed() || added.is_added() {
        set_checked(&mut commands, button, live_analysis.shows_line());
    }
}

/// There while the analysis is on and there is something to analyse, in a window with room for it.
fn show_panel(
    (live_analysis, format, game): (Res<LiveAnalysis>, Res<Format>, Res<CurrentGame>),
    panel: Option<Single<&mut Node, With<AnalysisPanel>>>,
) {
    let Some(mut node) = panel else { return };
    let is_open = live_analysis.is_on() && !game.position().is_over();
    let is_shown = is_open && format.wide && format.is_for_play();
    let display = if is_shown { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}

fn write(
    (live_analysis, game): (Res<LiveAnalysis>, Res<CurrentGame>),
    line: Option<Single<(Ref<Sentence>, &mut Text)>>,
) {
    let Some((added, mut text)) = line.map(Single::into_inner) else { return };
    if live_analysis.is_changed() || game.is_changed() || added.is_added() {
        let analysis = live_analysis.of(game.position_id());
        let line =
            analysis.map(|analysis| words::analysis::sentence(&game, analysis, live_analysis.is_searching()));
        text.set_if_neq(Text(line.unwrap_or_default()));
    }
}

/// Fills the bar of two players by what the first of them may expect.
fn fill(
    (live_analysis, game): (Res<LiveAnalysis>, Res<CurrentGame>),
    bar: Option<Single<(Ref<Bar>, &mut Node, &mut BackgroundColor), Without<FilledPart>>>,
    part: Option<Single<(&mut Node, &mut BackgroundColor), With<FilledPart>>>,
) {
    let (Some(bar), Some(part)) = (bar, part) else { return };
    let (added, mut bar, mut ground) = bar.into_inner();
    let (mut part, mut filling) = part.into_inner();
    if !(live_analysis.is_changed() || game.is_changed() || added.is_added()) {
        return;
    }
    let is_for_two = game.position().rules().players() == 2;
    bar.display = if is_for_two { Display::Flex } else { Display::None };
    let share = live_analysis.of(game.position_id()).and_then(share_of_first).unwrap_or(0.5);
    part.width = percent(100.0 * share);
    let [first, second, ..] = game.disc_styles().map(|style| style.colour.color());
    (filling.0, ground.0) = (first, second);
}

/// What the first of two players may expect, from 0 to 1.
fn share_of_first(analysis: &Analysis) -> Option<f32> {
    let expectation = analysis.value.expectation()?;
    Some(if analysis.to_move == Seat::ALL[0] { expectation } else { 1.0 - expectation })
}
