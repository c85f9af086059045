//! What is said of the position that is shown: which move led to it, how good that was, and why.
use bevy::prelude::*;
use unicode_width::UnicodeWidthStr;

use super::chip::chip;
use crate::app::game::current_game::CurrentGame;
use crate::app::review::{GameReview, OpenReview};
use crate::app::screens::responsive::{ByFormat, Format, ShownIf};
use crate::app::spawn::children;
use crate::app::theme::accessible::LiveText;
use crate::app::theme::text;
use crate::app::theme::type_scale::{TextStyle, space};
use crate::app::theme::widgets::column;
use crate::app::{AppSystems, Screen, words};

/// Height of three lines of the sentence, so that the panel doesn't grow and shrink with each move; in a narrow window
/// its height, whatever is said.
const WIDE: f32 = 56.0;
const NARROW: f32 = 50.0;

/// Letters for which that is room enough in the narrowest window; those of some scripts count as two.
const WIDEST: usize = 190;

/// Holds the heading.
#[derive(Component)]
struct Heading;

/// The sentence in the rail.
#[derive(Component)]
struct Sentence;

/// Heading and sentence, where both have to be one text.
#[derive(Component)]
struct ShortSentence;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        write
            .in_set(AppSystems::Show)
            .run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)),
    );
}

pub(super) fn remark() -> impl Bundle {
    (
        ByFormat(|format| column(if format.wide { space::S } else { 0.0 })),
        Pickable::IGNORE,
        children![
            (
                ShownIf(|format| format.wide),
                Heading,
                Node {
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::SpaceBetween,
                    min_height: px(24),
                    column_gap: px(space::S),
                    ..default()
                },
                Pickable::IGNORE,
            ),
            (
                ShownIf(|format| format.wide),
                Node { min_height: px(WIDE), ..column(0.0) },
                Pickable::IGNORE,
                children![(Sentence, LiveText, text::text(TextStyle::SMALL, |palette| palette.text, ""))],
            ),
            (
                ByFormat(narrow_node),
                Pickable::IGNORE,
                children![(
                    ShortSentence,
                    LiveText,
                    text::text(TextStyle::TIGHT, |palette| palette.text, "")
                )],
            ),
        ],
    )
}

fn narrow_node(format: Format) -> Node {
    let display = if format.wide { Display::None } else { Display::Flex };
    Node {
        display,
        height: px(NARROW),
        align_items: AlignItems::Center,
        overflow: Overflow::clip(),
        ..default()
    }
}

fn write(
    (game, review): (Res<CurrentGame>, Res<GameReview>),
    headings: Query<(Entity, Ref<Heading>)>,
    mut sentences: Query<&mut Text, (With<Sentence>, Without<ShortSentence>)>,
    mut short: Query<&mut Text, With<ShortSentence>>,
    mut commands: Commands,
) {
    let Some(open) = review.get() else { return };
    for (heading, added) in &headings {
        if !review.is_changed() && !game.is_changed() && !added.is_added() {
            continue;
        }
        let title = words::review::title(&game, open);
        let mark = open.current(&game).filter(|_| open.retry().is_none()).and_then(|it| chip(it, true));
        commands.entity(heading).despawn_children().with_children(|heading| {
            heading.spawn(text::strong(title));
            if let Some(mark) = mark {
                heading.spawn(mark);
            }
        });
        for mut text in &mut sentences {
            text.set_if_neq(Text(words::review::remark(&game, open)));
        }
        for mut text in &mut short {
            text.set_if_neq(Text(short_sentence(&game, open)));
        }
    }
}

/// In a narrow window, both ends of the game have the summary that stands in the rail of a wide one.
fn short_sentence(game: &CurrentGame, open: &OpenReview) -> String {
    let is_about_mistake = open.retry().is_some() || open.is_looking_for_mistake() || open.found_no_mistake();
    let ply = open.ply(game);
    if is_about_mistake || (ply > 0 && ply < open.review().moves.len()) {
        return words::review::short_remark(game, open);
    }
    let titled = words::review::titled_summary(game, open);
    if ply > 0 && titled.width() <= WIDEST { titled } else { words::review::summary(game, open) }
}
