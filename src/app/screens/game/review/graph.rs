//! The graph of a review: a bar for each move, towards the player who wins after it. The sooner the win, the longer the
//! bar; where nothing is proved it is an outline. A click goes to the move.
use bevy::prelude::*;
use bevy::ui_widgets::observe;

use crate::app::game::current_game::CurrentGame;
use crate::app::language::LeftToRight;
use crate::app::review::{GameReview, ReviewRequest, is_mistake};
use crate::app::screens::responsive::{ByFormat, Format};
use crate::app::theme::themed::{PaletteRole, ThemedBackground, ThemedBorder};
use crate::app::theme::type_scale::{HAIRLINE, radius};
use crate::app::{AppSystems, Screen, words};
use connect_n_engine::analysis::Assessment;
use connect_n_engine::review::{Grade, ReviewedMove};
use connect_n_engine::{Rules, Seat};

/// Height in the rail, and below the board of a narrow window.
const WIDE: f32 = 84.0;
const NARROW: f32 = 34.0;

/// Length of a bar, as a share of half the height: where the win is far, and how much more where it is near.
const FAR: f32 = 0.3;
const NEAR: f32 = 0.62;

/// The longest bar of an estimate, which is never as long as that of a proof.
const ESTIMATED: f32 = 0.26;

/// Share of half the height that the bar of a draw has to both sides.
const DRAW: f32 = 0.05;

/// Side of the mark of a mistake.
const MARK: f32 = 6.0;

/// Holds the bars.
#[derive(Component)]
struct Graph;

/// The place of a move in the graph, by its number from 1.
#[derive(Component)]
struct MovePlace(usize);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(AppSystems::Show).run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)),
    );
}

/// The graph in the rail.
pub(super) fn wide() -> impl Bundle {
    graph(|_| graph_node(WIDE))
}

/// The graph below the board.
pub(super) fn narrow() -> impl Bundle {
    graph(|_| Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..graph_node(NARROW) })
}

fn graph(node: fn(Format) -> Node) -> impl Bundle {
    (
        Name::new("Review graph"),
        Graph,
        LeftToRight,
        ByFormat(node),
        AccessibleLabel::new(words::review::GRAPH),
        ThemedBackground(|palette| palette.well),
        observe(go_to),
    )
}

fn graph_node(height: f32) -> Node {
    Node {
        width: percent(100),
        height: px(height),
        flex_shrink: 0.0,
        border_radius: BorderRadius::all(px(radius::SEGMENT)),
        overflow: Overflow::clip(),
        ..default()
    }
}

fn go_to(click: On<Pointer<Click>>, places: Query<&MovePlace>, mut asked: MessageWriter<ReviewRequest>) {
    if let Ok(place) = places.get(click.original_event_target()) {
        asked.write(ReviewRequest::GoTo(place.0));
    }
}

fn draw(
    (review, game): (Res<GameReview>, Res<CurrentGame>),
    graphs: Query<(Entity, Ref<Graph>)>,
    mut commands: Commands,
) {
    for (graph, added) in &graphs {
        if !review.is_changed() && !game.is_changed() && !added.is_added() {
            continue;
        }
        commands.entity(graph).despawn_children();
        let Some(open) = review.get() else { continue };
        let ply = open.ply(&game);
        commands.entity(graph).with_children(|graph| {
            for reviewed in &open.review().moves {
                graph.spawn(place(reviewed.ply, reviewed.ply == ply)).with_children(|place| {
                    if let Some(bar) = Bar::of(reviewed, *game.position().rules()) {
                        let colour = |seat: Seat| game.disc_styles()[seat.index()].colour.color();
                        place.spawn(bar.bundle(bar.winner.map(colour)));
                    }
                    if is_mistake(reviewed) {
                        place.spawn(mistake_mark(reviewed.grade == Some(Grade::Blunder)));
                    }
                });
            }
            graph.spawn(middle_line());
        });
    }
}

/// The place of a move; that of the position that is shown stands out.
fn place(ply: usize, is_current: bool) -> impl Bundle {
    let ground: PaletteRole = if is_current { |palette| palette.selected } else { |_| Color::NONE };
    (
        MovePlace(ply),
        Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), height: percent(100), ..default() },
        ThemedBackground(ground),
    )
}

fn middle_line() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            top: percent(50),
            width: percent(100),
            height: px(HAIRLINE),
            ..default()
        },
        ThemedBackground(|palette| palette.faint),
        Pickable::IGNORE,
    )
}

/// A square on its corner: hollow for a mistake, filled for a blunder.
fn mistake_mark(is_blunder: bool) -> impl Bundle {
    let fill: PaletteRole = if is_blunder { |palette| palette.warning } else { |palette| palette.back_dark };
    (
        Node {
            position_type: PositionType::Absolute,
            bottom: px(2),
            left: percent(50),
            margin: UiRect::left(px(-MARK / 2.0)),
            width: px(MARK),
            height: px(MARK),
            border: UiRect::all(px(1.5)),
            ..default()
        },
        UiTransform::from_rotation(Rot2::degrees(45.0)),
        ThemedBackground(fill),
        ThemedBorder(|palette| palette.warning),
        Pickable::IGNORE,
    )
}

/// The bar of a move.
#[derive(PartialEq, Debug)]
struct Bar {
    /// Length as a share of half the height: upwards for the first player of two, or for whoever moved among more.
    length: f32,
    /// Whose colour it has.
    winner: Option<Seat>,
    is_proved: bool,
}

impl Bar {
    fn of(reviewed: &ReviewedMove, rules: Rules) -> Option<Self> {
        let cells = rules.cells() as f32;
        let near = |plies: Option<u32>| plies.map_or(0.0, |plies| (1.0 - plies as f32 / cells).max(0.0));
        let length = match reviewed.value {
            Assessment::Unknown => return None,
            Assessment::Estimate(expectation) => (2.0 * expectation - 1.0) * ESTIMATED,
            Assessment::Draw => 0.0,
            Assessment::Win(plies) => FAR + NEAR * near(plies),
            Assessment::Loss(plies) => -(FAR + NEAR * near(plies)),
        };
        let mover = reviewed.seat;
        let (length, winner) = if rules.players() == 2 {
            let length = if mover == Seat::FIRST { length } else { -length };
            (length, Some(if length > 0.0 { Seat::ALL[0] } else { Seat::ALL[1] }))
        } else {
            (length, (length > 0.0).then_some(mover))
        };
        Some(Self { length, winner: winner.filter(|_| length != 0.0), is_proved: reviewed.value.is_proved() })
    }

    fn bundle(&self, colour: Option<Color>) -> impl Bundle + use<> {
        let (above, below) = match self.length {
            0.0 => (DRAW, DRAW),
            up if up > 0.0 => (up, 0.0),
            down => (0.0, -down),
        };
        // An outline is seen at any length.
        let least = if self.is_proved { 0.0 } else { 3.0 };
        let node = Node {
            position_type: PositionType::Absolute,
            top: percent(50.0 * (1.0 - above)),
            bottom: percent(50.0 * (1.0 - below)),
            left: percent(14),
            right: percent(14),
            min_height: px(least),
            border: UiRect::all(px(HAIRLINE)),
            ..default()
        };
        let (line, fill): (PaletteRole, PaletteRole) = if self.is_proved {
            (|_| Color::NONE, |palette| palette.faint)
        } else {
            (|palette| palette.muted, |_| Color::NONE)
        };
        // The colour of a disc is not one of the theme's.
        let inner = colour.filter(|_| self.is_proved).map(|colour| {
            let whole = Node { width: percent(100), height: percent(100), ..default() };
            (whole, BackgroundColor(colour), Pickable::IGNORE)
        });
        (
            node,
            Pickable::IGNORE,
            ThemedBorder(line),
            ThemedBackground(fill),
            Children::spawn(SpawnIter(inner.into_iter())),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::review::Review;
    use connect_n_engine::{Position, parse_game};

    fn bar(ply: usize, value: Assessment) -> Option<Bar> {
        let rules = Rules::default();
        let game = Position::from_moves(rules, &parse_game("4 4", &rules).unwrap()).unwrap();
        let mut reviewed = Review::of(&game).moves[ply - 1].clone();
        reviewed.value = value;
        Bar::of(&reviewed, rules)
    }

    #[test]
    fn a_bar_points_to_who_wins_and_is_longer_the_sooner() {
        let length = |ply, value| bar(ply, value).unwrap().length;
        let win = |plies| Assessment::Win(Some(plies));
        assert!(length(1, win(5)) > length(1, win(31)) && length(1, win(31)) > 0.0);
        assert_eq!(length(1, win(5)), length(2, Assessment::Loss(Some(5))));
        assert!(length(2, win(5)) < 0.0 && length(1, Assessment::Draw) == 0.0);
        assert!(length(1, win(42)) > length(1, Assessment::Estimate(1.0)), "a proof is longer");
        assert_eq!(bar(1, Assessment::Unknown), None);
        assert_eq!(bar(2, win(3)).unwrap().winner, Some(Seat::ALL[1]));
    }
}
