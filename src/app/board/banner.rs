//! The banner over the board that says who has won.
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{Delay, EaseMethod, Lens, Tween, TweenAnim};

use super::board_view::BoardView;
use super::geometry::{BoardShape, HOVER, LIP};
use super::highlight::{Ending, PAUSE, STROKE};
use super::layout::BoardLayout;
use super::overlay::{BoardOverlay, LetterRoom, OnBoard};
use super::pieces::DiscIcons;
use crate::app::disc_style::DiscStyle;
use crate::app::game::current_game::CurrentGame;
use crate::app::puzzles::{Phase, PuzzleGame};
use crate::app::settings::Motion;
use crate::app::spawn::children;
use crate::app::theme::themed::{ThemedBackground, ThemedBorder, ThemedText};
use crate::app::theme::type_scale::{HAIRLINE, space};
use crate::app::turn::BoardIsAnimating;
use crate::app::{AppSystems, Screen, words};

/// Least height as a share of the rows: on a large board a cell is too low for words.
const LEAST_SHARE: f32 = 0.11;
/// Size of a cell, in logical pixels, from which on there is room for it. Below that, only the result says who won.
const LEAST_CELL: f32 = 24.0;
/// Most of the width of the board that it covers.
const WIDEST: f32 = 0.94;
/// Height of the winner's disc on it, as a share of its own.
const DISC: f32 = 0.68;
/// Seconds in which it appears.
const APPEAR: f32 = 0.35;

/// The banner: what it says, and where.
#[derive(Component, Clone, PartialEq, Debug)]
struct Banner {
    line: String,
    winner: Option<DiscStyle>,
    place: Rect,
}

struct GrowLens;

impl Lens<UiTransform> for GrowLens {
    fn lerp(&mut self, mut target: Mut<UiTransform>, ratio: f32) {
        target.scale = Vec2::splat(ratio);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(AppSystems::Show));
}

/// Spawns the banner once the board is at rest after the end, and despawns it when the game goes on.
fn show(
    (ending, animating, screen): (Res<Ending>, Res<BoardIsAnimating>, Res<State<Screen>>),
    (game, puzzle): (Option<Res<CurrentGame>>, Option<Res<PuzzleGame>>),
    (motion, icons): (Res<Motion>, Res<DiscIcons>),
    (board_view, layout, scale): (Res<BoardView>, Option<Res<BoardLayout>>, Res<UiScale>),
    overlay: Single<Entity, With<BoardOverlay>>,
    banner: Option<Single<(Entity, &Banner)>>,
    mut commands: Commands,
) {
    let has_room = layout.is_none_or(|layout| layout.cell / scale.0 >= LEAST_CELL);
    let place = place(BoardShape::from(board_view.rules()));
    let wanted = match *screen.get() {
        _ if !has_room || ending.0.is_none() => None,
        Screen::Game => {
            game.filter(|game| game.position().is_over()).map(|game| Banner::of_game(&game, place))
        }
        Screen::Puzzles => puzzle
            .filter(|puzzle| *puzzle.phase() == Phase::Solved)
            .map(|puzzle| Banner::of_puzzle(&puzzle, place)),
        _ => None,
    };
    match (banner, wanted) {
        (None, Some(wanted)) if !animating.0 => {
            let banner = commands.spawn(wanted.bundle(&icons)).id();
            commands.entity(*overlay).add_child(banner);
            if *motion == Motion::Full {
                let grow = Tween::new(
                    EaseMethod::EaseFunction(EaseFunction::BackOut),
                    Duration::from_secs_f32(APPEAR),
                    GrowLens,
                );
                let wait = Delay::new(Duration::from_secs_f32(PAUSE + STROKE));
                let hidden = UiTransform::from_scale(Vec2::ZERO);
                commands.entity(banner).insert((hidden, TweenAnim::new(wait.then(grow))));
            }
        }
        (Some(banner), wanted) if wanted.as_ref() != Some(banner.1) => commands.entity(banner.0).despawn(),
        _ => {}
    }
}

impl Banner {
    fn of_game(game: &CurrentGame, place: Rect) -> Self {
        let winner = game.position().outcome().winner();
        Self {
            line: words::result::headline(game),
            winner: winner.map(|seat| game.disc_styles()[seat.index()]),
            place,
        }
    }

    fn of_puzzle(puzzle: &PuzzleGame, place: Rect) -> Self {
        Self {
            line: words::puzzles::SOLVED.text(),
            winner: Some(puzzle.disc_styles()[puzzle.solver().index()]),
            place,
        }
    }

    fn bundle(self, icons: &DiscIcons) -> impl Bundle + use<> {
        let disc = self.winner.map(|style| icons.filling(style, DISC));
        let (place, line) = (self.place, self.line.clone());
        let room = Vec2::new(place.width() * WIDEST - place.height(), place.height() * 0.8);
        (
            Name::new("Banner"),
            self,
            OnBoard(place),
            Node { align_items: AlignItems::Center, justify_content: JustifyContent::Center, ..default() },
            Pickable::IGNORE,
            children![(
                Node {
                    height: percent(100),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    column_gap: px(space::M),
                    padding: UiRect::horizontal(px(space::XL)),
                    border: UiRect::all(px(HAIRLINE)),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                ThemedBackground(|palette| palette.dialog),
                ThemedBorder(|palette| palette.control_line),
                Pickable::IGNORE,
                Children::spawn((
                    SpawnIter(disc.into_iter()),
                    Spawn((
                        Text::new(line),
                        TextLayout::no_wrap(),
                        ThemedText(|palette| palette.text),
                        LetterRoom(room),
                        Pickable::IGNORE,
                    )),
                )),
            )],
        )
    }
}

/// In the room above the plate in which discs hover, or a little into the plate.
fn place(shape: BoardShape) -> Rect {
    let plate = shape.plate();
    let height = (HOVER * 0.8).max(f32::from(shape.rows) * LEAST_SHARE);
    let top = plate.max.y + LIP + HOVER * 0.9;
    Rect::from_corners(Vec2::new(plate.min.x, top - height), Vec2::new(plate.max.x, top))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_banner_stays_above_the_middle_of_every_board() {
        for (rows, cols) in [(3, 3), (6, 7), (16, 16), (3, 16), (16, 3)] {
            let shape = BoardShape { rows, cols, pop_strip: false };
            let place = place(shape);
            assert!(place.max.y < shape.outer().max.y && place.min.y > f32::from(rows) / 2.0, "{place:?}");
        }
    }
}
