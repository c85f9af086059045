//! The explorer of openings: the board, and beside it a table of the moves with their values and how often they were
//! played.
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::responsive::{ByFormat, Format, ShownIf};
use super::{SpawnScreen, add_screen, go_back, leave_board, sends, side_column, with_board};
use crate::app::actions::Action;
use crate::app::board::{Aim, Ending, Target};
use crate::app::explorer::{ExploreRequest, Explorer};
use crate::app::game::current_game::PositionId;
use crate::app::saves::CountedMoves;
use crate::app::spawn::children;
use crate::app::theme::accessible::LiveText;
use crate::app::theme::text;
use crate::app::theme::themed::ThemedText;
use crate::app::theme::type_scale::{height, radius, space};
use crate::app::theme::widgets::{
    Availability, ButtonKind, bare_button, button, column, panel_node, panel_with, scroll_with,
};
use crate::app::words::{self, explorer as says, menus};
use crate::app::{AppSystems, Screen};
use crate::language::Label;
use connect_n_engine::Move;
use connect_n_engine::analysis::{Analysis, Assessment};

/// Width of the column beside the board.
const COLUMN: f32 = 416.0;
/// Width of the moves in the table; the values get what the counts leave.
const MOVE: f32 = 56.0;
/// Width of each column of counts.
const COUNT: f32 = 104.0;
/// Height of a row where the table is below the board; the columns of the board are the larger targets there.
const LOW_ROW: f32 = 24.0;
/// Height of the table below the board: three rows.
const LOW_TABLE: f32 = 3.0 * LOW_ROW;

/// The node that holds the rows of the table.
#[derive(Component)]
struct Table;

/// A row of the table.
#[derive(Component, Clone, Copy)]
struct Row(Move);

/// What a text of a row says of its move.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Cell {
    Move(Move),
    Value(Move),
    People(Move),
    Computers(Move),
}

/// A line that follows the board.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Line {
    Moves,
    State,
}

/// A button that is offered only at times.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum ExplorerButton {
    Undo,
    Redo,
    Start,
    Play,
}

pub(super) fn plugin(app: &mut App) {
    let is_shown = in_state(Screen::Explorer).and_then(resource_exists::<Explorer>);
    add_screen(app, Screen::Explorer, spawn);
    app.configure_sets(OnEnter(Screen::Explorer), SpawnScreen.after(crate::app::explorer::begin))
        .add_systems(OnExit(Screen::Explorer), leave_board)
        .add_systems(
            Update,
            (fill_table, aim_with_rows, write_cells, write_lines, show_buttons)
                .chain()
                .in_set(AppSystems::Show)
                .run_if(is_shown),
        );
}

fn spawn(mut commands: Commands, (mut aim, mut ending): (ResMut<Aim>, ResMut<Ending>)) {
    aim.set_if_neq(Aim(None));
    ending.set_if_neq(Ending(None));
    let [mv, value, people, computers] = says::HEADINGS;
    let parts = children![
        (ShownIf(|format| format.wide), children![text::subheading(says::EXPLORE_OPENINGS)]),
        (
            panel_with(Node::default()),
            ByFormat(panel_layout),
            children![
                (ShownIf(is_roomy), children![(text::body(""), Line::State, LiveText)]),
                (ShownIf(Format::is_tall), children![(text::small(""), Line::Moves)]),
                (
                    Node { flex_shrink: 0.0, ..default() },
                    Pickable::IGNORE,
                    cells([mv, value, people, computers].map(text::small)),
                ),
                (Table, scroll_with(Node::default()), ByFormat(table_layout)),
                (ShownIf(Format::is_tall), children![text::small(says::COUNTS)]),
            ],
        ),
        (ByFormat(buttons_layout), Pickable::IGNORE, children![steps(), ways_on()]),
    ];
    commands.spawn(with_board(Screen::Explorer, side_node, parts));
}

fn side_node(format: Format) -> Node {
    side_column(format, COLUMN, space::M)
}

fn panel_layout(format: Format) -> Node {
    let padding = if format.wide { space::L } else { space::M };
    let node = panel_node(Node { padding: UiRect::all(px(padding)), ..column(space::S) });
    Node { min_height: px(0), flex_shrink: 1.0, ..node }
}

/// Whether there is room for more than the table and the buttons that are needed.
fn is_roomy(format: Format) -> bool {
    format.wide || format.is_tall()
}

fn buttons_layout(format: Format) -> Node {
    let (flex_direction, flex_wrap) = if is_roomy(format) {
        (FlexDirection::Column, FlexWrap::NoWrap)
    } else {
        (FlexDirection::Row, FlexWrap::Wrap)
    };
    Node {
        flex_direction,
        flex_wrap,
        flex_shrink: 0.0,
        row_gap: px(space::M),
        column_gap: px(space::S),
        ..default()
    }
}

fn table_layout(format: Format) -> Node {
    let max_height = if format.wide { auto() } else { px(LOW_TABLE) };
    Node { min_height: px(0), max_height, flex_shrink: 1.0, overflow: Overflow::scroll_y(), ..column(0.0) }
}

fn row_layout(format: Format) -> Node {
    let min_height = if format.wide { height::SMALL } else { LOW_ROW };
    Node {
        min_height: px(min_height),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        border_radius: BorderRadius::all(px(radius::SEGMENT)),
        ..default()
    }
}

/// The four texts of a row.
fn cells<T: Bundle>([mv, value, people, computers]: [T; 4]) -> impl Bundle {
    let fixed = |width: f32| Node { width: px(width), flex_shrink: 0.0, ..default() };
    let rest = Node { flex_grow: 1.0, flex_basis: px(0), ..default() };
    children![
        // The light on the row begins a little before its text.
        (Node { padding: UiRect::left(px(space::S)), ..fixed(MOVE) }, Pickable::IGNORE, children![mv]),
        (rest, Pickable::IGNORE, children![value]),
        (fixed(COUNT), Pickable::IGNORE, children![people]),
        (fixed(COUNT), Pickable::IGNORE, children![computers]),
    ]
}

fn steps() -> impl Bundle {
    let tight = |node: &mut Node| (node.flex_grow, node.padding) = (1.0, UiRect::horizontal(px(space::M)));
    let spec = |label: Label, action| button(ButtonKind::Secondary, label).action(action).node(tight).build();
    (
        // Three have just room; of longer words, two.
        Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(space::XS),
            row_gap: px(space::XS),
            flex_shrink: 0.0,
            flex_grow: 1.0,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (ExplorerButton::Undo, spec(words::game::UNDO, Action::Undo), sends(ExploreRequest::Undo)),
            (
                ShownIf(is_roomy),
                ExplorerButton::Redo,
                spec(words::game::REDO, Action::Redo),
                sends(ExploreRequest::Redo)
            ),
            (
                ShownIf(is_roomy),
                ExplorerButton::Start,
                spec(says::START, Action::FirstMove),
                sends(ExploreRequest::Start)
            ),
        ],
    )
}

fn ways_on() -> impl Bundle {
    let grow = |node: &mut Node| node.flex_grow = 1.0;
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(space::S),
            row_gap: px(space::S),
            flex_shrink: 0.0,
            flex_grow: 3.0,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (
                button(ButtonKind::Secondary, menus::BACK).action(Action::Back).node(grow).build(),
                observe(go_back)
            ),
            (
                ExplorerButton::Play,
                button(ButtonKind::Primary, says::PLAY).action(Action::Play).node(grow).build(),
                sends(ExploreRequest::PlayFromHere),
            ),
        ],
    )
}

/// A row for each legal move, anew in each position; it makes the move.
fn fill_table(
    explorer: Res<Explorer>,
    table: Option<Single<(Entity, Ref<Table>)>>,
    mut shown: Local<Option<PositionId>>,
    mut commands: Commands,
) {
    let Some((table, added)) = table.map(Single::into_inner) else { return };
    if *shown == Some(explorer.position_id()) && !added.is_added() {
        return;
    }
    *shown = Some(explorer.position_id());
    let moves = explorer.position().legal_moves();
    commands.entity(table).despawn_children().with_children(|table| {
        for &mv in &*moves {
            let texts = [Cell::Move(mv), Cell::Value(mv), Cell::People(mv), Cell::Computers(mv)]
                .map(|cell| (text::body(""), cell));
            table.spawn((
                Row(mv),
                bare_button(),
                ByFormat(row_layout),
                cells(texts),
                sends(ExploreRequest::Play(mv)),
            ));
        }
    });
}

/// The board shows the move of the row that is pointed at.
fn aim_with_rows(rows: Query<(&Row, &Hovered), Changed<Hovered>>, mut aim: ResMut<Aim>) {
    for (row, hovered) in &rows {
        let target = Some(Target::from(row.0));
        if hovered.get() {
            aim.set_if_neq(Aim(target));
        } else if aim.0 == target {
            aim.set_if_neq(Aim(None));
        }
    }
}

fn write_cells(
    (explorer, counted): (Res<Explorer>, Res<CountedMoves>),
    mut cells: Query<(Ref<Cell>, &mut Text, &mut ThemedText)>,
    rows: Query<(Entity, Ref<Row>)>,
    mut commands: Commands,
) {
    let has_news = explorer.is_changed() || counted.is_changed();
    let position = explorer.position();
    let analysis = explorer.analysis();
    // Where all moves are as good, none is the best.
    let best = analysis.map(Analysis::best_moves).unwrap_or_default();
    let is_best = |mv| best.contains(&mv) && best.len() < position.legal_moves().len();
    let value = |mv| {
        let value = analysis.and_then(|analysis| analysis.value_of(mv)).unwrap_or(Assessment::Unknown);
        says::value(value, position.rules().players())
    };
    let people = |mv| says::count(counted.count(position, mv).map(|count| count.people));
    let computers = |mv| says::count(counted.count(position, mv).map(|count| count.computers));
    for (cell, mut text, mut ink) in &mut cells {
        if !(has_news || cell.is_added()) {
            continue;
        }
        let said = match *cell {
            Cell::Move(mv) => mv.to_string(),
            Cell::Value(mv) => value(mv),
            Cell::People(mv) => people(mv),
            Cell::Computers(mv) => computers(mv),
        };
        let is_marked = matches!(*cell, Cell::Move(mv) | Cell::Value(mv) if is_best(mv));
        *ink = ThemedText(if is_marked { |palette| palette.accent } else { |palette| palette.text });
        text.set_if_neq(Text(said));
    }
    for (entity, row) in &rows {
        if has_news || row.is_added() {
            let mv = row.0;
            let label = says::line(mv, &value(mv), [&people(mv), &computers(mv)]);
            commands.entity(entity).insert(AccessibleLabel::new(label));
        }
    }
}

fn write_lines(explorer: Res<Explorer>, mut lines: Query<(Ref<Line>, &mut Text)>) {
    for (line, mut text) in &mut lines {
        if explorer.is_changed() || line.is_added() {
            text.set_if_neq(Text(match *line {
                Line::Moves => says::moves(&explorer),
                Line::State => says::state(&explorer),
            }));
        }
    }
}

fn show_buttons(
    explorer: Res<Explorer>,
    buttons: Query<(Entity, Ref<ExplorerButton>, &Availability)>,
    mut commands: Commands,
) {
    for (entity, button, now) in &buttons {
        if !(explorer.is_changed() || button.is_added()) {
            continue;
        }
        let reason = match *button {
            ExplorerButton::Undo | ExplorerButton::Start if !explorer.can_undo() => Some(says::AT_START),
            ExplorerButton::Redo if !explorer.can_redo() => Some(says::NOTHING_TO_REDO),
            ExplorerButton::Play if explorer.position().is_over() => Some(says::OVER),
            _ => None,
        };
        let wanted = Availability::unless(reason);
        if *now != wanted {
            commands.entity(entity).insert(wanted);
        }
    }
}
