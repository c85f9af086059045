//! The first steps, on the board itself: what to do stands beside it.
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::responsive::{ByFormat, Format, ShownIf};
use super::{GameStarter, add_screen, board_and_side, side_column};
use crate::app::actions::{Action, Bindings};
use crate::app::board::{Aim, Ending};
use crate::app::game::tutorial::{Progress, Step, Tutorial, TutorialRequest};
use crate::app::redraw;
use crate::app::spawn::children;
use crate::app::theme::accessible::LiveText;
use crate::app::theme::palette::Palette;
use crate::app::theme::type_scale::{TextStyle, space};
use crate::app::theme::widgets::{
    Availability, ButtonKind, ReleasesFocus, button, column, panel_node, panel_with,
};
use crate::app::theme::{Entrance, text};
use crate::app::words::how_to_play as words;
use crate::app::{AppSystems, Screen};

/// Width of the column beside the board.
const COLUMN: f32 = 360.0;
/// Side of a mark of progress.
const MARK: f32 = 10.0;

/// A text that follows the tutorial.
#[derive(Component, Clone, Copy)]
enum TutorialText {
    Place,
    Title,
    Line,
}

/// The mark of a step.
#[derive(Component)]
struct StepMark(usize);

/// A button that leads on.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Onwards {
    /// To the next step.
    Next,
    /// To a game.
    Play,
}

pub(super) fn plugin(app: &mut App) {
    let is_shown = in_state(Screen::HowToPlay).and_then(resource_exists::<Tutorial>);
    add_screen(app, Screen::HowToPlay, spawn);
    app.add_systems(OnEnter(Screen::HowToPlay), begin)
        .add_systems(OnExit(Screen::HowToPlay), end)
        .add_systems(
            Update,
            (show_texts, show_marks, show_buttons, show_ending).in_set(AppSystems::Show).run_if(is_shown),
        );
    redraw::draw_after::<TutorialRequest>(app);
}

fn begin(mut requests: MessageWriter<TutorialRequest>, mut aim: ResMut<Aim>) {
    requests.write(TutorialRequest::Begin);
    aim.set_if_neq(Aim(None));
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        super::root(Screen::HowToPlay),
        ByFormat(board_and_side),
        children![
            super::board(),
            (
                Entrance,
                ByFormat(side_node),
                ReleasesFocus,
                Pickable::IGNORE,
                children![
                    (ShownIf(|format| format.wide), children![text::subheading(words::HOW_TO_PLAY)]),
                    (
                        panel_with(Node::default()),
                        ByFormat(panel_layout),
                        children![
                            marks(),
                            (
                                ShownIf(|format| format.wide),
                                children![(text::small(""), TutorialText::Place)]
                            ),
                            (text::text(TextStyle::STRONG_LARGE, |p| p.text, ""), TutorialText::Title),
                            (text::body(""), TutorialText::Line, LiveText),
                        ]
                    ),
                    buttons(),
                ],
            ),
        ],
    ));
}

fn marks() -> impl Bundle {
    let mark = |index: usize| {
        (
            StepMark(index),
            Node { width: px(MARK), height: px(MARK), border_radius: BorderRadius::MAX, ..default() },
            BackgroundColor::default(),
            Pickable::IGNORE,
        )
    };
    (
        Node { column_gap: px(space::S), ..default() },
        Pickable::IGNORE,
        Children::spawn(SpawnIter((0..Step::ALL.len()).map(mark))),
    )
}

fn buttons() -> impl Bundle {
    let grow = |node: &mut Node| node.flex_grow = 1.0;
    (
        Node { column_gap: px(space::M), flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![
            (
                button(ButtonKind::Secondary, words::SKIP).action(Action::Back).node(grow).build(),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title)),
            ),
            (
                Onwards::Next,
                button(ButtonKind::Primary, words::NEXT).action(Action::Confirm).node(grow).build(),
                observe(|_: On<Activate>, mut requests: MessageWriter<TutorialRequest>| {
                    requests.write(TutorialRequest::Next);
                }),
            ),
            (
                Onwards::Play,
                button(ButtonKind::Primary, words::PLAY).action(Action::Confirm).node(grow).build(),
                observe(|_: On<Activate>, starter: GameStarter| starter.start()),
            ),
        ],
    )
}

fn side_node(format: Format) -> Node {
    side_column(format, COLUMN, space::L)
}

fn panel_layout(format: Format) -> Node {
    let (padding, gap) = if format.wide { (space::XL, space::M) } else { (space::M, space::XS) };
    panel_node(Node {
        padding: UiRect::all(px(padding)),
        // The longest line has four lines: the panel doesn't grow and shrink with what it says.
        min_height: px(if format.wide { 236.0 } else { 0.0 }),
        ..column(gap)
    })
}

fn show_texts(
    (tutorial, bindings): (Res<Tutorial>, Res<Bindings>),
    mut texts: Query<(Ref<TutorialText>, &mut Text)>,
) {
    for (which, mut text) in &mut texts {
        if tutorial.is_changed() || which.is_added() {
            let said = match *which {
                TutorialText::Place => words::place(tutorial.number()),
                TutorialText::Title => words::title(tutorial.step()).text(),
                TutorialText::Line => words::line(tutorial.step(), tutorial.progress(), &bindings).text(),
            };
            text.set_if_neq(Text(said));
        }
    }
}

/// Steps that are done, or reached, are marked.
fn show_marks(
    (tutorial, palette): (Res<Tutorial>, Res<Palette>),
    mut marks: Query<(&StepMark, &mut BackgroundColor)>,
) {
    for (mark, mut color) in &mut marks {
        let reached = mark.0 < tutorial.number();
        color.set_if_neq(BackgroundColor(if reached { palette.accent } else { palette.bar_off }));
    }
}

/// The way on opens once the step is done; after the last one it leads to a game.
fn show_buttons(
    tutorial: Res<Tutorial>,
    mut buttons: Query<(Entity, Ref<Onwards>, &Availability, &mut Node)>,
    mut commands: Commands,
) {
    for (entity, button, now, mut node) in &mut buttons {
        if !tutorial.is_changed() && !button.is_added() {
            continue;
        }
        let is_shown = tutorial.is_last() == (*button == Onwards::Play);
        node.display = if is_shown { Display::Flex } else { Display::None };
        let wanted = Availability::unless(tutorial.awaits_move().then_some(words::MOVE_FIRST));
        if *now != wanted {
            commands.entity(entity).insert(wanted);
        }
    }
}

/// A line that is made is shown as at the end of a game.
fn show_ending(tutorial: Res<Tutorial>, mut ending: ResMut<Ending>) {
    let end = Ending::of(tutorial.position(), |seat| tutorial.disc_styles()[seat.index()].colour);
    ending.set_if_neq(Ending(end.filter(|_| tutorial.progress() == Progress::Done)));
}

fn end(mut ending: ResMut<Ending>, mut aim: ResMut<Aim>, mut commands: Commands) {
    commands.remove_resource::<Tutorial>();
    ending.0 = None;
    aim.set_if_neq(Aim(None));
}
