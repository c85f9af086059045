//! The head of the review in the rail: how everybody did, the graph, how far the search is.
use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::graph;
use crate::app::board::pieces::DiscIcons;
use crate::app::game::current_game::CurrentGame;
use crate::app::review::GameReview;
use crate::app::screens::responsive::ShownIf;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::{TextStyle, space};
use crate::app::theme::widgets::{Availability, Tooltip, column, panel_with};
use crate::app::{AppSystems, Screen, words};

/// Diameter of a player's disc.
const DISC: f32 = 18.0;

/// Holds a line for each player.
#[derive(Component)]
struct PlayerLines;

/// Says how far the search is.
#[derive(Component)]
struct ProgressText;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        list.in_set(AppSystems::Show).run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)),
    );
}

pub(in crate::app::screens::game) fn overview() -> impl Bundle {
    (
        ShownIf(|format| format.wide && format.review),
        Node { width: percent(100), flex_shrink: 0.0, ..column(0.0) },
        children![(
            Name::new("Review"),
            panel_with(Node { padding: UiRect::all(px(space::L)), ..column(space::S) }),
            children![
                (
                    Node {
                        justify_content: JustifyContent::SpaceBetween,
                        align_items: AlignItems::Center,
                        column_gap: px(space::S),
                        ..default()
                    },
                    children![text::caps(words::review::REVIEW), (ProgressText, text::small("")),]
                ),
                (
                    PlayerLines,
                    column(space::XS),
                    Tooltip(words::review::KEPT_TIP.text()),
                    Availability::Available,
                    Hovered::default(),
                ),
                graph::wide(),
            ],
        )],
    )
}

fn list(
    (game, review, icons): (Res<CurrentGame>, Res<GameReview>, Res<DiscIcons>),
    lines: Query<(Entity, Ref<PlayerLines>)>,
    mut progress: Query<&mut Text, With<ProgressText>>,
    mut commands: Commands,
) {
    let Some(open) = review.get() else { return };
    for (holder, added) in &lines {
        if !review.is_changed() && !added.is_added() {
            continue;
        }
        for mut text in &mut progress {
            text.set_if_neq(Text(words::review::progress(open)));
        }
        let summaries = open.review().summaries();
        commands.entity(holder).despawn_children().with_children(|holder| {
            for seat in game.as_they_sit() {
                let Some(summary) = summaries.iter().find(|it| it.seat == seat) else { continue };
                let name = text::text(TextStyle::SMALL_STRONG, |palette| palette.text, game.name(seat));
                let kept = words::review::kept(summary);
                holder.spawn((
                    Node { align_items: AlignItems::Center, column_gap: px(space::S), ..default() },
                    Pickable::IGNORE,
                    children![
                        icons.icon(game.disc_styles()[seat.index()], DISC, false),
                        (
                            Node {
                                flex_grow: 1.0,
                                flex_basis: px(0),
                                min_width: px(0),
                                overflow: Overflow::clip(),
                                ..default()
                            },
                            Pickable::IGNORE,
                            children![(name, TextLayout::no_wrap())]
                        ),
                        (text::small(kept), TextLayout::no_wrap()),
                    ],
                ));
            }
        });
    }
}
