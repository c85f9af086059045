//! A tournament that is watched: one of its games on the board, and beside it who plays, who stands where, and all games.
use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::responsive::{ByFormat, Format, ShownIf};
use super::{add_screen, leave_board, side_column, with_board};
use crate::app::actions::Action;
use crate::app::board::pieces::DiscIcons;
use crate::app::board::{Aim, Ending};
use crate::app::language::LeftToRight;
use crate::app::spawn::children;
use crate::app::theme::accessible::{HiddenFromReaders, LiveText};
use crate::app::theme::text;
use crate::app::theme::themed::{PaletteRole, ThemedText};
use crate::app::theme::type_scale::{TextStyle, height, radius, space};
use crate::app::theme::widgets::{
    Availability, ButtonKind, Choice, Icon, bare_button, button, column, icon_button, panel_node, panel_with,
    row, scroll_with, segmented,
};
use crate::app::watch::{Look, Snapshot, Watch, WatchList, WatchRequest, WatchedGame};
use crate::app::words::{menus, watch as says};
use crate::app::{AppSystems, Screen};
use crate::language::Label;
use connect_n_arena::GameId;
use connect_n_engine::Seat;

/// Width of the column beside the board.
const COLUMN: f32 = 416.0;
/// Widths in the table; the names get what is left.
const RANK: f32 = 28.0;
const POINTS: f32 = 88.0;
const ELO: f32 = 96.0;
/// Diameter of a player's disc.
const DISC: f32 = 24.0;
/// Width of the seconds of a player's last move.
const SECONDS: f32 = 72.0;
/// Height of a line of the list where it is below the board.
const LOW_ROW: f32 = 24.0;
/// Height of the list below the board: three lines.
const LOW_LIST: f32 = 3.0 * LOW_ROW;
/// Games that were finished of which the list has lines: the last ones.
const FINISHED_GAMES: usize = 200;

/// What can be listed, in the order in which it is offered.
const LISTS: [WatchList; 2] = [WatchList::Standings, WatchList::Games];

/// Holds a line for each player of the game on the board.
#[derive(Component)]
struct Players;

/// The node that holds the lines of the list.
#[derive(Component)]
struct List;

/// The choice what the list shows.
#[derive(Component)]
struct ListChoice;

/// A line of the list, with its texts.
#[derive(Component)]
struct Line {
    key: Key,
    texts: Vec<Entity>,
}

/// A text above the list.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Said {
    Progress,
    Running,
    Names,
    Moves,
    End,
    Problem,
}

/// A button that is offered only at times.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum WatchButton {
    Look(Look),
    Live,
}

pub(super) fn plugin(app: &mut App) {
    let is_shown = in_state(Screen::Watch).and_then(resource_exists::<Watch>);
    add_screen(app, Screen::Watch, spawn);
    app.add_systems(OnExit(Screen::Watch), (leave_board, end)).add_systems(
        Update,
        (show_ending, list_players, list, write_texts, show_buttons)
            .chain()
            .in_set(AppSystems::Show)
            .run_if(is_shown),
    );
}

fn spawn(mut commands: Commands, (mut aim, mut ending): (ResMut<Aim>, ResMut<Ending>)) {
    aim.set_if_neq(Aim(None));
    ending.set_if_neq(Ending(None));
    let parts = children![
        (ShownIf(|format| format.wide), children![text::subheading(says::TITLE)]),
        (
            Node { flex_shrink: 0.0, ..row(space::M) },
            ShownIf(is_roomy),
            children![(text::body(""), Said::Progress, LiveText), (text::small(""), Said::Running)],
        ),
        (text::warning(""), Said::Problem, LiveText),
        (
            panel_with(Node::default()),
            ByFormat(game_layout),
            children![
                (Players, ShownIf(is_roomy), column(space::S)),
                (ByFormat(names_layout), children![(text::small(""), Said::Names, TextLayout::no_wrap())],),
                (text::small(""), Said::Moves),
                (text::small(""), Said::End, LiveText),
            ],
        ),
        (
            panel_with(Node::default()),
            ByFormat(panel_layout),
            children![
                (
                    ListChoice,
                    segmented(says::LIST, says::LISTS, 0),
                    observe(|change: On<ValueChange<usize>>, mut requests: MessageWriter<WatchRequest>| {
                        requests
                            .write(WatchRequest::List(LISTS.get(change.value).copied().unwrap_or_default()));
                    }),
                ),
                (List, scroll_with(Node::default()), ByFormat(list_layout)),
            ],
        ),
        (Node { flex_shrink: 0.0, ..row(space::S) }, Pickable::IGNORE, children![quit(), steps(), live()]),
    ];
    commands.spawn(with_board(Screen::Watch, side_node, parts));
}

fn side_node(format: Format) -> Node {
    side_column(format, COLUMN, space::M)
}

/// Whether there is room for more than the list and the buttons.
fn is_roomy(format: Format) -> bool {
    format.wide || format.is_tall()
}

fn game_layout(format: Format) -> Node {
    if is_roomy(format) {
        let node = panel_node(Node { padding: UiRect::all(px(space::M)), ..column(space::S) });
        Node { flex_shrink: 0.0, ..node }
    } else {
        // Names and moves in one line, without the edge of a panel.
        Node { column_gap: px(space::M), flex_shrink: 0.0, ..default() }
    }
}

/// The names stand there alone where there is no room for a line for each player.
fn names_layout(format: Format) -> Node {
    let display = if is_roomy(format) { Display::None } else { Display::Flex };
    clipped(Node { display, flex_grow: 1.0, flex_basis: px(0), ..default() })
}

fn panel_layout(format: Format) -> Node {
    let gap = if format.wide { space::M } else { space::XS };
    let node = panel_node(Node { padding: UiRect::all(px(gap)), ..column(gap) });
    // As high as there is room, so that nothing moves when a line is added.
    let flex_grow = if format.wide { 1.0 } else { 0.0 };
    Node { min_height: px(0), flex_shrink: 1.0, flex_grow, ..node }
}

fn list_layout(format: Format) -> Node {
    let max_height = if format.wide { auto() } else { px(LOW_LIST) };
    Node { min_height: px(0), max_height, flex_shrink: 1.0, overflow: Overflow::scroll_y(), ..column(0.0) }
}

fn line_layout(format: Format) -> Node {
    Node {
        min_height: px(if format.wide { height::SMALL } else { LOW_ROW }),
        padding: UiRect::horizontal(px(space::S)),
        column_gap: px(space::S),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        border_radius: BorderRadius::all(px(radius::SEGMENT)),
        ..default()
    }
}

fn quit() -> impl Bundle {
    (
        button(ButtonKind::Secondary, menus::QUIT).small().action(Action::Quit).build(),
        observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
            exit.write(AppExit::Success);
        }),
    )
}

fn steps() -> impl Bundle {
    let step = |icon: Icon, label: Label, action, look| {
        (
            WatchButton::Look(look),
            icon_button(icon, label).small().action(action).build(),
            asks(WatchRequest::Look(look)),
        )
    };
    (
        Node { flex_grow: 1.0, justify_content: JustifyContent::Center, ..row(space::XS) },
        LeftToRight,
        Pickable::IGNORE,
        children![
            step(Icon::Previous, menus::FIRST_MOVE, Action::FirstMove, Look::First),
            step(Icon::StepBack, menus::PREVIOUS_MOVE, Action::PreviousMove, Look::Previous),
            step(Icon::Play, menus::NEXT_MOVE, Action::NextMove, Look::Next),
            step(Icon::Next, menus::LAST_MOVE, Action::LastMove, Look::Last),
        ],
    )
}

fn live() -> impl Bundle {
    let live =
        button(ButtonKind::Primary, says::LIVE).small().action(Action::Play).tooltip(says::LIVE_TIP).build();
    (WatchButton::Live, live, asks(WatchRequest::Live))
}

fn asks(request: WatchRequest) -> impl Bundle {
    observe(move |_: On<Activate>, mut requests: MessageWriter<WatchRequest>| {
        requests.write(request.clone());
    })
}

/// A line that was made is shown as at the end of a game.
fn show_ending(watch: Res<Watch>, mut ending: ResMut<Ending>) {
    if watch.is_changed() {
        let styles = watch.disc_styles();
        let end = watch.position().and_then(|at| Ending::of(at, |seat| styles[seat.index()].colour));
        ending.set_if_neq(Ending(end));
    }
}

fn end(mut ending: ResMut<Ending>) {
    ending.0 = None;
}

/// Who plays, what the last move of each took, and what a bot said before it.
fn list_players(
    (watch, icons): (Res<Watch>, Res<DiscIcons>),
    panel: Option<Single<(Entity, Ref<Players>)>>,
    mut commands: Commands,
) {
    let Some((panel, added)) = panel.map(Single::into_inner) else { return };
    if !watch.is_changed() && !added.is_added() {
        return;
    }
    commands.entity(panel).despawn_children();
    let Some(game) = watch.game() else { return };
    commands.entity(panel).with_children(|panel| {
        for seat in game.position.rules().seats() {
            panel.spawn(player(&watch, game, seat, &icons));
        }
    });
}

fn player(watch: &Watch, game: &WatchedGame, seat: Seat, icons: &DiscIcons) -> impl Bundle + use<> {
    let name = game.players.get(seat.index()).cloned().unwrap_or_default();
    let told = game.last_told(seat, watch.plies());
    let seconds = told.map(|(time, _)| says::seconds(time)).unwrap_or_default();
    let said = told.and_then(|(_, said)| said).unwrap_or_default().to_owned();
    let display = if said.is_empty() { Display::None } else { Display::Flex };
    let to_move = watch.position().is_some_and(|at| !at.is_over() && at.to_move() == seat);
    let ink: PaletteRole = if to_move { |palette| palette.text } else { |palette| palette.muted };
    (
        Node { column_gap: px(space::S), align_items: AlignItems::Center, ..default() },
        Pickable::IGNORE,
        children![
            icons.icon(watch.disc_styles()[seat.index()], DISC, !to_move),
            (
                Node { flex_grow: 1.0, flex_basis: px(0), ..clipped(column(0.0)) },
                Pickable::IGNORE,
                children![
                    (text::text(TextStyle::STRONG, ink, name), TextLayout::no_wrap()),
                    (Node { display, ..default() }, text::small(said), TextLayout::no_wrap()),
                ],
            ),
            (
                Node {
                    width: px(SECONDS),
                    flex_shrink: 0.0,
                    justify_content: JustifyContent::End,
                    ..default()
                },
                Pickable::IGNORE,
                children![text::small(seconds)],
            ),
        ],
    )
}

fn clipped(node: Node) -> Node {
    Node { min_width: px(0), overflow: Overflow::clip(), ..node }
}

/// What stands in a line of the list.
struct LineContent {
    key: Key,
    /// A single text, or one for each column of the table.
    texts: Vec<String>,
    /// What a screen reader says.
    label: String,
    is_marked: bool,
}

/// Tells lines apart.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Headings,
    Player(String),
    Game(GameId),
}

fn standings(snapshot: &Snapshot, shown: Option<&WatchedGame>) -> Vec<LineContent> {
    let [player, points] = says::HEADINGS.map(Label::text);
    let headings = LineContent {
        key: Key::Headings,
        texts: vec![String::new(), player, points, "Elo".to_owned()],
        label: String::new(),
        is_marked: false,
    };
    let plays = |name: &str| shown.is_some_and(|game| game.players.iter().any(|it| it == name));
    let lines = (1..).zip(&snapshot.table.standings).map(|(rank, standing)| LineContent {
        key: Key::Player(standing.player.clone()),
        texts: vec![rank.to_string(), standing.player.clone(), says::points(standing), says::elo(standing)],
        label: says::standing(rank, standing),
        is_marked: plays(&standing.player),
    });
    std::iter::once(headings).chain(lines).collect()
}

fn games(snapshot: &Snapshot, shown: Option<&WatchedGame>) -> Vec<LineContent> {
    let line = |id: GameId, said: String| LineContent {
        is_marked: shown.is_some_and(|game| game.id == id),
        key: Key::Game(id),
        texts: vec![said.clone()],
        label: said,
    };
    let playing = snapshot.playing.iter().map(|game| line(game.id.clone(), says::playing(game)));
    // A game that was just finished may still be among those in progress.
    let is_playing = |id: &GameId| snapshot.playing.iter().any(|game| game.id == *id);
    let last = snapshot.played.iter().rev().filter(|game| !is_playing(&game.id())).take(FINISHED_GAMES);
    playing.chain(last.map(|game| line(game.id(), says::finished(game)))).collect()
}

/// Brings the lines of the list up to date. Those that stay are kept, so that what is pointed at or has the focus is.
fn list(
    watch: Res<Watch>,
    choice: Option<Single<&mut Choice, With<ListChoice>>>,
    list: Option<Single<(Entity, Ref<List>)>>,
    lines: Query<(Entity, &Line)>,
    mut texts: Query<(&mut Text, &mut ThemedText)>,
    mut commands: Commands,
) {
    let (Some(mut choice), Some(list)) = (choice, list) else { return };
    let (list, added) = list.into_inner();
    if !(watch.is_changed() || added.is_added()) {
        return;
    }
    let selected = LISTS.iter().position(|kind| *kind == watch.list()).unwrap_or_default();
    if choice.selected != selected {
        choice.selected = selected;
    }
    let Some(snapshot) = watch.snapshot() else { return };
    let contents = match watch.list() {
        WatchList::Standings => standings(snapshot, watch.game()),
        WatchList::Games => games(snapshot, watch.game()),
    };
    // With the list, its lines were made anew.
    let lines = lines.iter().filter(|_| !added.is_added());
    let mut known: BTreeMap<&Key, (Entity, &Line)> =
        lines.map(|(entity, line)| (&line.key, (entity, line))).collect();
    let mut shown = Vec::new();
    for content in contents {
        let entity = match known.remove(&content.key) {
            Some((entity, line)) => {
                for (&entity, said) in line.texts.iter().zip(&content.texts) {
                    if let Ok((mut text, mut ink)) = texts.get_mut(entity) {
                        text.set_if_neq(Text(said.clone()));
                        *ink = ThemedText(line_ink(&content));
                    }
                }
                entity
            }
            None => spawn_line(&mut commands, &content),
        };
        if !content.label.is_empty() {
            commands.entity(entity).insert(AccessibleLabel::new(content.label));
        }
        shown.push(entity);
    }
    for (entity, _) in known.into_values() {
        commands.entity(entity).despawn();
    }
    commands.entity(list).replace_children(&shown);
}

fn spawn_line(commands: &mut Commands, content: &LineContent) -> Entity {
    let line = commands.spawn(ByFormat(line_layout)).id();
    let widths: &[Option<f32>] = match &content.key {
        Key::Game(_) => &[None],
        Key::Headings | Key::Player(_) => &[Some(RANK), None, Some(POINTS), Some(ELO)],
    };
    let mut texts = Vec::new();
    for (said, width) in content.texts.iter().zip(widths) {
        let node = match width {
            Some(width) => Node { width: px(*width), flex_shrink: 0.0, ..default() },
            None => Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
        };
        let said = text::text(TextStyle::BODY, line_ink(content), said.clone());
        let said = commands.spawn((said, TextLayout::no_wrap())).id();
        let mut cell = commands.spawn((clipped(node), Pickable::IGNORE, ChildOf(line)));
        cell.add_child(said);
        // The line is read as a whole.
        if !content.label.is_empty() {
            cell.insert(HiddenFromReaders);
        }
        texts.push(said);
    }
    let mut spawned = commands.entity(line);
    match &content.key {
        Key::Game(id) => spawned.insert((bare_button(), asks(WatchRequest::Show(id.clone())))),
        Key::Headings | Key::Player(_) => spawned.insert(Pickable::IGNORE),
    };
    spawned.insert(Line { key: content.key.clone(), texts });
    line
}

fn line_ink(line: &LineContent) -> PaletteRole {
    match (&line.key, line.is_marked) {
        (Key::Headings, _) => |palette| palette.muted,
        (_, true) => |palette| palette.accent,
        (_, false) => |palette| palette.text,
    }
}

fn write_texts(watch: Res<Watch>, mut texts: Query<(Ref<Said>, &mut Text, &mut Node)>) {
    for (kind, mut text, mut node) in &mut texts {
        if !(watch.is_changed() || kind.is_added()) {
            continue;
        }
        let snapshot = watch.snapshot();
        let said = match *kind {
            Said::Progress => snapshot.map(says::progress),
            Said::Running => snapshot.map(says::running),
            Said::Names => watch.game().map(|game| says::names(&game.players)),
            Said::Moves => Some(says::moves(&watch)).filter(|said| !said.is_empty()),
            Said::End => says::end(&watch),
            Said::Problem => snapshot.and_then(|known| known.problem.clone()),
        };
        // What is empty takes no room.
        let display = if said.is_some() { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        text.set_if_neq(Text(said.unwrap_or_default()));
    }
}

fn show_buttons(
    watch: Res<Watch>,
    buttons: Query<(Entity, Ref<WatchButton>, &Availability)>,
    mut commands: Commands,
) {
    for (entity, button, now) in &buttons {
        if !(watch.is_changed() || button.is_added()) {
            continue;
        }
        let reason = match *button {
            WatchButton::Live => watch.is_live().then_some(says::IS_LIVE),
            WatchButton::Look(look) if watch.can_look(look) => None,
            WatchButton::Look(Look::First | Look::Previous) => Some(menus::AT_START),
            WatchButton::Look(Look::Next | Look::Last) => Some(menus::AT_END),
        };
        let wanted = Availability::unless(reason);
        if *now != wanted {
            commands.entity(entity).insert(wanted);
        }
    }
}
