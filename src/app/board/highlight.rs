//! The end of a game on the board: the line through the winning discs, their pulses, the others dimmed.
//!
//! A [`Spotlight`] is a timer. What is lit are plain functions of its time, so that it ends by
//! itself and an idle board draws nothing.
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{EaseMethod, Lens, Tween, TweenAnim};

use super::BoardRoot;
use super::board_view::{BoardView, Disc, centre};
use super::confetti::ThrowConfetti;
use super::materials::{DiscTag, UnitQuad, WinLineMaterial};
use super::pieces::{Stroke, stroke};
use super::view::Dim;
use crate::app::disc_style::DiscColour;
use crate::app::game::current_game::CurrentGame;
use crate::app::settings::Motion;
use crate::app::turn::BoardIsAnimating;
use crate::app::{AppSystems, Screen};
use connect_n_engine::{Line, Position, Seat, straight_parts};

/// Seconds from the last landing to the first stroke of the line.
pub(in crate::app) const PAUSE: f32 = 0.15;
/// Seconds in which the line is drawn.
pub(in crate::app) const STROKE: f32 = 0.25;
/// Seconds from one disc's swelling to the next one's.
pub(in crate::app) const SWELL_OFFSET: f32 = 0.1;
/// Seconds that a disc's swelling takes.
const SWELL: f32 = 0.3;
/// Seconds of a pulse of the whole line.
const PULSE: f32 = 0.9;
/// Pulses of the whole line, before it rests.
const PULSES: f32 = 2.0;
/// By how much a disc swells.
const SWELLING: f32 = 0.05;
/// How much of a draw's darkness the body of the board takes.
const BOARD_DIM: f32 = 0.5;
/// Seconds in which a drawn board dims, and comes back halfway.
const DRAW: f32 = 0.9;

/// How the game on the board ended, for the board to show.
#[derive(Resource, Default, Clone, PartialEq, Debug)]
pub(in crate::app) struct Ending(pub(in crate::app) Option<GameEnd>);

/// The end of a game.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::app) struct GameEnd {
    /// The lines that decided the game in their straight parts; none for a draw.
    lines: Vec<Vec<Line>>,
    /// The colour of their discs: the winner's, but in misère the loser's.
    colour: DiscColour,
    /// The winner's colour, if it is a person who has won.
    celebrated: Option<DiscColour>,
}

impl Ending {
    /// The end of the game of a position, if it is over; `colour` tells the colour of a seat.
    pub(in crate::app) fn of(position: &Position, colour: impl Fn(Seat) -> DiscColour) -> Option<GameEnd> {
        let lines: Vec<_> = position.winning_lines().iter().map(straight_parts).collect();
        let owner = lines.iter().flatten().flatten().find_map(|cell| position.disc_at(*cell));
        let colour = colour(owner.unwrap_or(Seat::FIRST));
        position.is_over().then_some(GameEnd { lines, colour, celebrated: None })
    }

    /// The same, celebrated in the winner's colour.
    pub(in crate::app) fn celebrated(end: GameEnd, winner: DiscColour) -> GameEnd {
        GameEnd { celebrated: Some(winner), ..end }
    }

    fn of_game(game: &CurrentGame) -> Option<GameEnd> {
        let colour = |seat: Seat| game.disc_styles()[seat.index()].colour;
        let end = Self::of(game.position(), colour)?;
        let winner = game.position().outcome().winner().filter(|_| game.person_won());
        Some(GameEnd { celebrated: winner.map(colour), ..end })
    }
}

/// The time since the end of the game was first shown.
#[derive(Component, Default)]
struct Spotlight {
    seconds: f32,
    lines: Vec<Vec<Line>>,
    /// Nothing swells and pulses.
    calm: bool,
}

/// The system that lights the discs at the end of a game.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct SpotlightSystems;

struct ClockLens {
    end: f32,
}

impl Lens<Spotlight> for ClockLens {
    fn lerp(&mut self, mut target: Mut<Spotlight>, ratio: f32) {
        target.seconds = self.end * ratio;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ending>().add_systems(
        Update,
        (
            follow_match.run_if(in_state(Screen::Game).or_else(in_state(Screen::Setup))),
            (update_spotlight, recolour.run_if(resource_changed::<Ending>)),
            apply_spotlight.in_set(SpotlightSystems),
        )
            .chain()
            .in_set(AppSystems::Show),
    );
}

fn follow_match(game: Option<Res<CurrentGame>>, screen: Res<State<Screen>>, mut ending: ResMut<Ending>) {
    let game = game.filter(|_| *screen == Screen::Game);
    ending.set_if_neq(Ending(game.and_then(|game| Ending::of_game(&game))));
}

/// Spawns the spotlight once the board is at rest, and despawns it when the game goes on, or another end is shown.
fn update_spotlight(
    (ending, motion): (Res<Ending>, Res<Motion>),
    moves: Res<BoardIsAnimating>,
    mut confetti: MessageWriter<ThrowConfetti>,
    spotlight: Option<Single<(Entity, &Spotlight)>>,
    strokes: Query<Entity, With<Stroke>>,
    root: Single<Entity, With<BoardRoot>>,
    quad: Res<UnitQuad>,
    mut materials: ResMut<Assets<WinLineMaterial>>,
    mut discs: Query<(&mut DiscTag, &mut Transform), With<Disc>>,
    mut plate: Single<&mut Dim>,
    mut commands: Commands,
) {
    let end = ending.0.as_ref();
    if let Some((spotlight, shown)) = spotlight.map(Single::into_inner) {
        // Even where both have the same line, the board may go through moments without it.
        if !moves.0 && end.is_some_and(|end| end.lines == shown.lines) {
            return;
        }
        commands.entity(spotlight).despawn();
        strokes.iter().for_each(|stroke| commands.entity(stroke).despawn());
        plate.0 = 0.0;
        for (mut tag, mut transform) in &mut discs {
            *tag = DiscTag::default();
            transform.scale = Vec3::ONE;
        }
    }
    let Some(result) = end.filter(|_| !moves.0) else { return };
    for ends in result.lines.iter().flat_map(|line| stroke_ends(line)) {
        let piece = stroke(&quad, &mut materials, result.colour, ends);
        let stroke = commands.spawn((Name::new("Win line"), piece)).id();
        commands.entity(*root).add_child(stroke);
    }
    let calm = *motion == Motion::Reduced;
    if let Some(colour) = result.celebrated.filter(|_| !calm) {
        confetti.write(ThrowConfetti { colour });
    }
    let end = duration(&result.lines, calm);
    let clock = Tween::new(
        EaseMethod::EaseFunction(EaseFunction::Linear),
        Duration::from_secs_f32(end),
        ClockLens { end },
    );
    let spotlight = Spotlight { seconds: 0.0, lines: result.lines.clone(), calm };
    commands.spawn((Name::new("Spotlight"), spotlight, TweenAnim::new(clock)));
}

/// The line keeps the colour of its discs when the palette changes.
fn recolour(
    ending: Res<Ending>,
    strokes: Query<&MeshMaterial2d<WinLineMaterial>, With<Stroke>>,
    mut materials: ResMut<Assets<WinLineMaterial>>,
) {
    let Some(end) = &ending.0 else { return };
    for line in &strokes {
        if let Some(mut line) = materials.get_mut(line) {
            line.recolour(end.colour.color());
        }
    }
}

/// From where to where strokes are drawn through the parts of a line. Where it runs over the joined edges of a cylinder,
/// they reach the edge.
fn stroke_ends(parts: &[Line]) -> impl Iterator<Item = [Vec2; 2]> {
    let mut passed = parts.iter().flatten();
    let [first, second] =
        [passed.next(), passed.next()].map(|cell| cell.map_or(0.0, |cell| f32::from(cell.row)));
    let to_the_edge = Vec2::new(1.0, second - first) / 2.0;
    parts.iter().enumerate().map(move |(place, part)| {
        let [from, to] =
            [part.first(), part.last()].map(|cell| cell.map(|cell| centre(*cell)).unwrap_or_default());
        let begins_there = if place > 0 { to_the_edge } else { Vec2::ZERO };
        let ends_there = if place + 1 < parts.len() { to_the_edge } else { Vec2::ZERO };
        [from - begins_there, to + ends_there]
    })
}

/// Shows the end of the game as it looks at this time, also on discs that were spawned anew.
fn apply_spotlight(
    spotlight: Option<Single<Ref<Spotlight>>>,
    (board_view, new_discs): (Res<BoardView>, Query<(), Added<Disc>>),
    mut strokes: Query<&mut Stroke>,
    mut discs: Query<(Entity, &mut DiscTag, &mut Transform), With<Disc>>,
    mut body: Single<&mut Dim>,
) {
    let Some(spotlight) = spotlight.filter(|it| it.is_changed() || !new_discs.is_empty()) else { return };
    let seconds = spotlight.seconds;
    for mut stroke in &mut strokes {
        stroke.progress = progress(seconds);
    }
    let nobody_won = spotlight.lines.is_empty();
    if nobody_won {
        body.0 = dim_of_draw(seconds) * BOARD_DIM;
    }
    for (entity, mut tag, mut transform) in &mut discs {
        let place = spotlight
            .lines
            .iter()
            .find_map(|line| line.iter().flatten().position(|cell| board_view.disc(*cell) == Some(entity)));
        tag.dim = match place {
            Some(_) => 0.0,
            None if nobody_won => dim_of_draw(seconds),
            None => progress(seconds),
        };
        tag.ring = if place.is_some() { progress(seconds) } else { 0.0 };
        if let Some(place) = place {
            let size = if spotlight.calm { 1.0 } else { swelling(seconds, place) };
            transform.scale = Vec2::splat(size).extend(1.0);
        }
    }
}

/// Seconds until everything rests.
fn duration(lines: &[Vec<Line>], calm: bool) -> f32 {
    if lines.is_empty() {
        return DRAW;
    }
    if calm {
        return PAUSE + STROKE;
    }
    let longest = lines.iter().map(|line| line.iter().flatten().count()).max().unwrap_or(0);
    PAUSE + STROKE + SWELL_OFFSET * longest as f32 + SWELL + PULSE * PULSES
}

/// How much of the line is drawn, 0 to 1.
fn progress(seconds: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped((seconds - PAUSE) / STROKE)
}

/// Size of the winning disc at a place of its line: one swelling each, then pulses together, then rest.
fn swelling(seconds: f32, place: usize) -> f32 {
    let wave = |since: f32, length: f32, times: f32| {
        let turn = since / length;
        if (0.0..times).contains(&turn) { (std::f32::consts::PI * turn.fract()).sin() } else { 0.0 }
    };
    let own = wave(seconds - PAUSE - STROKE - SWELL_OFFSET * place as f32, SWELL, 1.0);
    let pulses_begin = PAUSE + STROKE + SWELL + SWELL_OFFSET * 4.0;
    let joint = wave(seconds - pulses_begin, PULSE, PULSES);
    1.0 + SWELLING * own.max(joint * 0.7)
}

/// How dim all discs are after a draw: once all the way, then halfway back.
fn dim_of_draw(seconds: f32) -> f32 {
    let share = (seconds / DRAW).clamp(0.0, 1.0);
    (std::f32::consts::PI * share).sin().max(if share > 0.5 { 0.5 } else { 0.0 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Cell, Column};

    #[test]
    fn a_line_over_the_joined_edges_is_drawn_in_two_strokes_that_reach_them() {
        let cell = |(row, column)| Cell::new(row, Column::new(column).unwrap());
        let drawn = |cells: &[(u8, usize)]| {
            let mut line: Line = cells.iter().copied().map(cell).collect();
            line.sort();
            stroke_ends(&straight_parts(&line)).map(|ends| ends.map(|end| (end.x, end.y))).collect::<Vec<_>>()
        };
        assert_eq!(drawn(&[(0, 1), (0, 2), (0, 3), (0, 4)]), [[(1.5, 0.5), (4.5, 0.5)]]);
        assert_eq!(
            drawn(&[(0, 5), (0, 6), (0, 0), (0, 1)]),
            [[(5.5, 0.5), (7.0, 0.5)], [(0.0, 0.5), (1.5, 0.5)]]
        );
        // One disc beyond the edge, upwards to the right and to the left.
        assert_eq!(
            drawn(&[(0, 4), (1, 5), (2, 6), (3, 0)]),
            [[(4.5, 0.5), (7.0, 3.0)], [(0.0, 3.0), (0.5, 3.5)]]
        );
        assert_eq!(
            drawn(&[(0, 0), (1, 6), (2, 5), (3, 4)]),
            [[(4.5, 3.5), (7.0, 1.0)], [(0.0, 1.0), (0.5, 0.5)]]
        );
    }

    #[test]
    fn everything_rests_at_the_end() {
        let lines = vec![vec![vec![Cell::new(0, Column::new(0).unwrap()); 4]]];
        let end = duration(&lines, false);
        assert_eq!(progress(end), 1.0);
        for place in 0..4 {
            assert!((swelling(end, place) - 1.0).abs() < 1e-3, "disc {place}");
            assert!(swelling(PAUSE + STROKE + SWELL_OFFSET * place as f32 + SWELL / 2.0, place) > 1.04);
        }
    }

    #[test]
    fn a_draw_dims_once_and_comes_back_halfway() {
        assert!((dim_of_draw(DRAW / 2.0) - 1.0).abs() < 0.01);
        assert!((dim_of_draw(DRAW) - 0.5).abs() < 0.01);
    }
}
