//! The moves so far and what else was tried: a round a line, a column a player. A click goes to a move.
use bevy::camera::visibility::VisibilitySystems;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::{Checked, UiSystems};
use bevy::ui_widgets::{Activate, ScrollArea, ScrollIntoView, observe};

use super::review::chip;
use super::steps::step_buttons;
use crate::app::board::pieces::DiscIcons;
use crate::app::game::Request;
use crate::app::game::current_game::CurrentGame;
use crate::app::review::{GameReview, OpenReview};
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::{TextStyle, space};
use crate::app::theme::widgets::{ButtonKind, Icon, button, column, label_icon, panel_with};
use crate::app::{AppSystems, words};
use connect_n_engine::{GameTree, Moment, Move, Seat};

/// Least height of the panel with a round and the buttons, and with the buttons alone.
const LEAST: f32 = 106.0;
const LEAST_WITHOUT_ROUND: f32 = 68.0;
/// Width of the number of a round.
const NUMBER: f32 = 34.0;
/// Width of a move.
const MOVE: f32 = 72.0;
/// The same where four play.
const NARROW_MOVE: f32 = 60.0;
/// The same with a word of the review.
const REVIEWED_MOVE: f32 = 124.0;
/// Diameter of the disc beside a move, and width of the mark of a pop.
const DISC: f32 = 14.0;
const POP: f32 = 12.0;
/// Moves are no tab stops: they have keys of their own, and there would be too many.
const NO_TAB_STOP: TabIndex = TabIndex(-1);
/// Moves of a variation that are written out.
const WRITTEN: usize = 5;

/// The panel in the rail.
#[derive(Component)]
struct MovesPanel;

/// Holds the lines of the list.
#[derive(Component)]
pub(in crate::app) struct MoveList;

/// The last move made in the position that is shown.
#[derive(Component)]
struct CurrentMove;

/// A line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Row {
    /// A round: its number, and the moment after the move of each player; none for who has dropped out.
    Round(usize, Vec<Option<Moment>>),
    /// What was tried in the place of a move of the round above: the place of its player in it, its first moment.
    Variation(usize, Moment),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, list.in_set(AppSystems::Show).run_if(resource_exists::<CurrentGame>))
        .add_systems(
            PostUpdate,
            give_way.after(UiSystems::Layout).before(VisibilitySystems::VisibilityPropagate),
        )
        .add_systems(Last, scroll_to_current_move);
}

pub(super) fn panel() -> impl Bundle {
    (
        MovesPanel,
        panel_with(Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(0),
            padding: UiRect::all(px(space::L)),
            row_gap: px(space::S),
            ..default()
        }),
        children![list_node(), step_buttons()],
    )
}

/// The list with the buttons that step through it: they take the height that their parent has left.
pub(in crate::app) fn move_list() -> impl Bundle {
    (
        Node { flex_grow: 1.0, flex_basis: px(0), min_height: px(0), ..column(space::S) },
        children![list_node(), step_buttons()],
    )
}

fn list_node() -> impl Bundle {
    (
        MoveList,
        ScrollArea,
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(0),
            overflow: Overflow::scroll_y(),
            ..default()
        },
    )
}

fn list(
    (game, icons, review): (Res<CurrentGame>, Res<DiscIcons>, Res<GameReview>),
    lists: Query<(Entity, Ref<MoveList>)>,
    mut commands: Commands,
) {
    for (list, added) in &lists {
        if !game.is_changed() && !review.is_changed() && !added.is_added() {
            continue;
        }
        commands.entity(list).despawn_children().with_children(|list| {
            for row in rows(game.tree()) {
                spawn_row(list, &game, review.get(), &icons, &row);
            }
        });
        // No move is the current one.
        if game.tree().now() == Moment::START {
            commands.entity(list).insert(ScrollPosition::default());
        }
    }
}

fn spawn_row(
    list: &mut ChildSpawnerCommands,
    game: &CurrentGame,
    review: Option<&OpenReview>,
    icons: &DiscIcons,
    row: &Row,
) {
    // With a review there is room for its words where two play.
    let players = game.position().rules().players();
    let is_for_two = players == 2;
    let (width, padding) = match players {
        2 if review.is_some() => (REVIEWED_MOVE, space::XS),
        4 => (NARROW_MOVE, space::S),
        _ => (MOVE, space::S),
    };
    let node = Node { align_items: AlignItems::Center, flex_shrink: 0.0, ..default() };
    list.spawn((node, Pickable::IGNORE)).with_children(|line| match row {
        Row::Round(number, moments) => {
            let number = text::text(TextStyle::BODY.tabular(), |palette| palette.muted, format!("{number}."));
            line.spawn((Node { width: px(NUMBER), ..default() }, Pickable::IGNORE)).with_child(number);
            for ((moment, disc_style), seat) in moments.iter().zip(game.disc_styles()).zip(Seat::ALL) {
                let Some((moment, mv)) =
                    moment.and_then(|moment| Some((moment, game.tree().move_to(moment)?)))
                else {
                    line.spawn((Node { width: px(width), flex_shrink: 0.0, ..default() }, Pickable::IGNORE));
                    continue;
                };
                let reviewed = review.and_then(|review| review.move_to(moment));
                let mark = reviewed.and_then(|it| words::review::mark(it, true)).unwrap_or_default();
                let mut cell = line.spawn(cell(mv.column().to_string(), width, padding, moment));
                let name = AccessibleLabel::new(words::review::named(
                    &words::screen_reader::made(&game.name(seat), mv),
                    &mark,
                ));
                cell.insert((NO_TAB_STOP, name));
                if moment == game.tree().now() {
                    cell.insert((CurrentMove, Checked));
                }
                let mut disc = Entity::PLACEHOLDER;
                cell.with_children(|cell| {
                    disc = cell.spawn(icons.icon(disc_style, DISC, false)).id();
                    if matches!(mv, Move::Pop(_)) {
                        cell.spawn(label_icon(Icon::Pop, POP));
                    }
                    if let Some(chip) = reviewed.and_then(|it| chip(it, is_for_two)) {
                        cell.spawn(chip);
                    }
                });
                cell.insert_children(0, &[disc]);
            }
        }
        Row::Variation(place, first) => {
            let moments: Vec<Moment> =
                std::iter::once(*first).chain(game.tree().main_line_from(*first)).collect();
            let end = moments.last().copied().unwrap_or(*first);
            let tried = text::text(TextStyle::SMALL, |palette| palette.muted, words::menus::ALSO_TRIED);
            let indent = NUMBER + width * *place as f32;
            line.spawn((Node { min_width: px(indent), ..default() }, Pickable::IGNORE)).with_child(tried);
            line.spawn(cell(written(game.tree(), &moments), 0.0, space::S, end)).insert(NO_TAB_STOP);
        }
    });
}

/// A move that a click goes to.
fn cell(label: String, width: f32, padding: f32, moment: Moment) -> impl Bundle {
    let node = move |node: &mut Node| {
        node.min_width = px(width);
        node.padding = UiRect::horizontal(px(padding));
        node.column_gap = px(space::XS);
        node.justify_content = JustifyContent::Start;
    };
    (
        button(ButtonKind::Quiet, label).small().node(node).build(),
        observe(
            move |_: On<Activate>, mut requests: MessageWriter<Request>, mut focus: ResMut<InputFocus>| {
                requests.write(Request::Look(moment));
                // Keys belong to the board again.
                focus.clear();
            },
        ),
    )
}

/// The first moves of a variation in words.
fn written(tree: &GameTree, moments: &[Moment]) -> String {
    let moves = moments.iter().filter_map(|moment| tree.move_to(*moment)).take(WRITTEN);
    let moves: Vec<String> = moves.map(|mv| mv.to_string()).collect();
    words::menus::moves(&moves, moments.len() > WRITTEN)
}

/// The line of the game, round by round, each with what was tried in the place of its moves.
fn rows(tree: &GameTree) -> Vec<Row> {
    let mut rounds: Vec<Vec<Option<Moment>>> = Vec::new();
    for (seat, moment) in tree.end().movers().into_iter().zip(tree.main_line()) {
        let goes_on = rounds.last().is_some_and(|round| round.len() <= seat.index());
        if !goes_on {
            rounds.push(Vec::new());
        }
        if let Some(round) = rounds.last_mut() {
            round.resize(seat.index(), None);
            round.push(Some(moment));
        }
    }
    rounds
        .into_iter()
        .enumerate()
        .flat_map(|(index, round)| {
            let moments = round.iter().enumerate().filter_map(|(place, moment)| Some((place, (*moment)?)));
            let variations: Vec<Row> = moments
                .flat_map(|(place, moment)| {
                    tree.variations(moment).into_iter().map(move |first| Row::Variation(place, first))
                })
                .collect();
            std::iter::once(Row::Round(index + 1, round)).chain(variations)
        })
        .collect()
}

/// Hides the moves, or the buttons too, where what stands around the panel leaves them no room: they would lie over it.
fn give_way(
    mut panels: Query<(&ComputedNode, &Children, &mut Visibility), With<MovesPanel>>,
    mut lists: Query<&mut Visibility, (With<MoveList>, Without<MovesPanel>)>,
) {
    let shown = |has_room| if has_room { Visibility::Inherited } else { Visibility::Hidden };
    for (node, children, mut visibility) in &mut panels {
        let height = node.size().y * node.inverse_scale_factor();
        visibility.set_if_neq(shown(height >= LEAST_WITHOUT_ROUND));
        let mut lists = lists.iter_many_mut(children);
        while let Some(mut list) = lists.fetch_next() {
            list.set_if_neq(shown(height >= LEAST));
        }
    }
}

/// Scrolls to the current move, also when the list gets smaller.
fn scroll_to_current_move(
    current: Query<Entity, With<CurrentMove>>,
    new: Query<(), Added<CurrentMove>>,
    resized: Query<(), (With<MoveList>, Changed<ComputedNode>)>,
    mut commands: Commands,
) {
    if new.is_empty() && resized.is_empty() {
        return;
    }
    for entity in &current {
        commands.trigger(ScrollIntoView { entity });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Rules, Variant, parse_game};

    #[test]
    fn a_round_is_a_line_and_what_was_tried_stands_below() {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 3).unwrap();
        let mut tree = GameTree::new(rules);
        for mv in parse_game("4 4 3 p4 2", &rules).unwrap() {
            tree.play(mv).unwrap();
        }
        let old = tree.main_line();
        tree.go_to(old[0]);
        tree.play(parse_game("7", &rules).unwrap()[0]).unwrap();
        let new = tree.main_line();
        let whole = |moments: &[Moment]| moments.iter().copied().map(Some).collect();
        assert_eq!(rows(&tree), [Row::Round(1, whole(&new)), Row::Variation(1, old[1])]);
        assert_eq!(written(&tree, &old), "4 4 3 p4 2");
        tree.go_to(old[4]);
        let rounds = [Row::Round(1, whole(&old[..3])), Row::Round(2, whole(&old[3..]))];
        let rows = rows(&tree);
        assert_eq!([&rows[0], &rows[2]], [&rounds[0], &rounds[1]]);
    }

    #[test]
    fn who_dropped_out_leaves_a_gap() {
        let rules = Rules::new(6, 7, 4, Variant::Standard, 3).unwrap();
        let mut tree = GameTree::new(rules);
        for (moves, drops_out) in [("1 2 3 4", true), ("5 6 7", false)] {
            for mv in parse_game(moves, &rules).unwrap() {
                tree.play(mv).unwrap();
            }
            if drops_out {
                tree.forfeit().unwrap();
            }
        }
        let rounds = rows(&tree).into_iter().map(|row| match row {
            Row::Round(_, moments) => moments.iter().map(Option::is_some).collect(),
            Row::Variation(..) => Vec::new(),
        });
        let rounds: Vec<Vec<bool>> = rounds.collect();
        assert_eq!(rounds, [vec![true; 3], vec![true, false, true], vec![true, false, true]]);
    }
}
