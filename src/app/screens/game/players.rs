//! What is played, by whom, and whose turn it is.
use bevy::prelude::*;

use crate::app::ai::Findings;
use crate::app::board::pieces::DiscIcons;
use crate::app::clock::clock_face;
use crate::app::game::current_game::CurrentGame;
use crate::app::game::line_up::LineUp;
use crate::app::game::score::Score;
use crate::app::settings::Settings;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::themed::ThemedBackground;
use crate::app::theme::type_scale::{TextStyle, radius, space};
use crate::app::theme::widgets::panel_with;
use crate::app::turn::Tossing;
use crate::app::words::{findings as findings_words, games as games_words, players as words};
use crate::app::{AppSystems, Screen, Turn};
use connect_n_engine::Seat;

/// Diameter of a player's disc.
const DISC: f32 = 34.0;
/// Width of the mark at the player whose turn it is.
const MARK: f32 = 4.0;

/// Holds a line about the rules and a card for each player.
#[derive(Component)]
pub(super) struct Players;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        list.in_set(AppSystems::Show).run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)),
    );
}

pub(super) fn panel() -> impl Bundle {
    (
        Name::new("Players"),
        Players,
        panel_with(Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::all(px(space::S)),
            row_gap: px(space::XS),
            flex_shrink: 0.0,
            ..default()
        }),
    )
}

fn list(
    (game, score, icons): (Res<CurrentGame>, Res<Score>, Res<DiscIcons>),
    findings: Res<Findings>,
    (turn, tossing, settings): (Res<State<Turn>>, Res<Tossing>, Res<Settings>),
    mut shown: Local<ShownScore>,
    panel: Option<Single<(Entity, Ref<Players>)>>,
    mut commands: Commands,
) {
    let Some((panel, added)) = panel.map(Single::into_inner) else { return };
    let news = [
        game.is_changed(),
        score.is_changed(),
        findings.is_changed(),
        turn.is_changed(),
        tossing.is_changed(),
        settings.is_changed(),
    ];
    if !news.contains(&true) && !added.is_added() {
        return;
    }
    let is_seen = !game.position().is_over() || *turn == Turn::Over;
    let points = shown.next(&game, &score, is_seen);
    let to_move = Some(game.position().to_move()).filter(|_| !game.position().is_over() && !tossing.0);
    commands.entity(panel).despawn_children().with_children(|panel| {
        panel.spawn(rules_line(&game));
        for (place, seat) in game.as_they_sit().into_iter().enumerate() {
            let card = Card {
                seat,
                to_move: to_move == Some(seat),
                points: points.as_ref().and_then(|points| points.get(place)).copied(),
                findings: findings.of(&game, seat).map(|finding| findings_words::line(&finding, &game)),
                discs_left: settings.discs_left.then(|| game.position().discs_in_hand(seat)),
            };
            panel.spawn(card.bundle(&game, &icons));
        }
    });
}

/// What is played, above those who play.
fn rules_line(game: &CurrentGame) -> impl Bundle + use<> {
    (
        Node { padding: UiRect::horizontal(px(space::M)), ..default() },
        Pickable::IGNORE,
        children![text::small(games_words::rules(game.setup()))],
    )
}

/// The score as it was last shown. The point for a win appears only after its disc has landed.
#[derive(Default)]
struct ShownScore {
    of: Option<LineUp>,
    points: Option<Vec<u32>>,
}

impl ShownScore {
    fn next(&mut self, game: &CurrentGame, score: &Score, is_seen: bool) -> Option<Vec<u32>> {
        let line_up = Some(game.line_up());
        if is_seen || self.of != line_up {
            *self = Self { of: line_up, points: score.at(game) };
        }
        self.points.clone()
    }
}

/// What is shown of a player.
struct Card {
    seat: Seat,
    to_move: bool,
    /// Games won in this sitting, once anybody has won one.
    points: Option<u32>,
    /// What its search has found, for players that search the whole game.
    findings: Option<String>,
    /// Discs in hand, where they are counted.
    discs_left: Option<usize>,
}

impl Card {
    fn bundle(self, game: &CurrentGame, icons: &DiscIcons) -> impl Bundle + use<> {
        let Self { seat, to_move, points, findings, discs_left } = self;
        let disc_style = game.disc_styles()[seat.index()];
        let mark = if to_move { disc_style.colour.color() } else { Color::NONE };
        let name = text::text(
            TextStyle::STRONG,
            if to_move { |palette| palette.text } else { |palette| palette.muted },
            game.name(seat),
        );
        let mut lines = vec![words::doing(game, seat, to_move)];
        lines.extend(findings);
        let counted: Vec<String> =
            points.map(words::wins).into_iter().chain(discs_left.map(words::discs_left)).collect();
        (
            Node {
                align_items: AlignItems::Center,
                column_gap: px(space::M),
                padding: UiRect::axes(px(space::M), px(space::S)),
                border: UiRect::left(px(MARK)),
                border_radius: BorderRadius::all(px(radius::SEGMENT)),
                ..default()
            },
            BorderColor::all(mark),
            ThemedBackground(if to_move { |palette| palette.control_hover } else { |_| Color::NONE }),
            Pickable::IGNORE,
            children![
                icons.icon(disc_style, DISC, !to_move),
                (
                    Node {
                        flex_direction: FlexDirection::Column,
                        min_width: px(0),
                        flex_shrink: 1.0,
                        flex_grow: 1.0,
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![name, text::small(lines.join("\n"))],
                ),
                (
                    Node {
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::End,
                        flex_shrink: 0.0,
                        ..default()
                    },
                    Pickable::IGNORE,
                    Children::spawn((
                        Spawn(clock_face(Some(seat))),
                        SpawnIter((!counted.is_empty()).then(|| text::small(counted.join("\n"))).into_iter()),
                    )),
                ),
            ],
        )
    }
}
