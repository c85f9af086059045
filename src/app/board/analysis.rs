//! What the analysis knows, on the board: what each move leads to over its column, or under it for a pop; the empty
//! spaces in which a disc would win; and best play as numbered discs.
//!
//! What is proved is on a filled chip, an estimate in an outline; the best moves have a bright edge.
use bevy::prelude::*;

use super::BoardRoot;
use super::advice::waiting_disc;
use super::board_view::centre;
use super::geometry::{BEZEL, BoardShape, FOOT, LIP};
use super::layout::BoardLayout;
use super::materials::UnitQuad;
use super::overlay::{BoardOverlay, LetterRoom, OnBoard, style_for};
use super::pieces::Pieces;
use crate::app::analysis::LiveAnalysis;
use crate::app::game::current_game::CurrentGame;
use crate::app::language::LanguageChanged;
use crate::app::spawn::children;
use crate::app::theme::accessible::HiddenFromReaders;
use crate::app::theme::themed::{PaletteRole, ThemedBackground, ThemedBorder, ThemedText};
use crate::app::theme::type_scale::{HAIRLINE, TextStyle};
use crate::app::turn::{BoardIsAnimating, Tossing};
use crate::app::{AppSystems, Screen, words};
use connect_n_engine::analysis::{Analysis, Assessment, RowParity, Threat};
use connect_n_engine::{Cell, Move, Position};

/// Height of a chip, at least in pixels where cells are small, at most in cells; and what it leaves free at each side
/// of its column.
const CHIP: f32 = 0.34;
const LOWEST_CHIP: f32 = 15.0;
const HIGHEST_CHIP: f32 = 0.8;
const CHIP_SIDE: f32 = 0.04;
/// How much an estimate's chip hides of a disc that hovers behind it.
const VEIL: f32 = 0.7;
/// Share of a chip that its words may take.
const WORDS: Vec2 = Vec2::new(0.88, 0.8);
/// Thickness of the edge of the best moves.
const BEST_EDGE: f32 = 2.0;
/// Width and height of the mark of a space that would win.
const MARK: f32 = 0.2;
/// How far the mark stands below the middle of its cell, where that has a number.
const BELOW_NUMBER: f32 = 0.3;
/// Moves of best play that are shown.
const LINE: usize = 12;
/// How clearly they are seen.
const LINE_STRENGTH: f32 = 0.45;

/// A part of the analysis on the board.
#[derive(Component)]
#[require(HiddenFromReaders)]
struct AnalysisMark;

pub(super) fn plugin(app: &mut App) {
    let may_have_changed = resource_exists_and_changed::<LiveAnalysis>
        .or_else(on_message::<LanguageChanged>)
        .or_else(resource_exists_and_changed::<CurrentGame>)
        .or_else(resource_exists_and_changed::<BoardLayout>)
        .or_else(resource_changed::<UiScale>)
        .or_else(resource_changed::<BoardIsAnimating>)
        .or_else(resource_changed::<Tossing>)
        .or_else(state_changed::<Screen>);
    app.add_systems(Update, show.run_if(may_have_changed).in_set(AppSystems::Show));
}

/// Draws all of it anew.
fn show(
    (live, game, screen): (Res<LiveAnalysis>, Option<Res<CurrentGame>>, Res<State<Screen>>),
    (animating, tossing): (Res<BoardIsAnimating>, Res<Tossing>),
    (layout, scale): (Option<Res<BoardLayout>>, Res<UiScale>),
    (pieces, quad): (Res<Pieces>, Res<UnitQuad>),
    (root, overlay): (Single<Entity, With<BoardRoot>>, Single<Entity, With<BoardOverlay>>),
    marks: Query<Entity, With<AnalysisMark>>,
    mut commands: Commands,
) {
    marks.iter().for_each(|mark| commands.entity(mark).despawn());
    let is_seen = *screen == Screen::Game && !animating.0 && !tossing.0;
    let (Some(game), Some(layout)) = (game.filter(|_| is_seen), layout) else { return };
    let Some(analysis) = live.of(game.position_id()) else { return };
    let position = game.position();
    let best = analysis.best_moves();
    let cell = layout.cell / scale.0;
    let mut nodes = Vec::new();
    for (known, line) in analysis.moves.iter().zip(values(analysis, position, cell)) {
        let is_best = best.contains(&known.mv);
        let place = chip_place(position, known.mv, cell);
        nodes.extend(line.map(|line| commands.spawn(chip(place, known.value, line, is_best)).id()));
    }
    nodes.extend(threat_marks(analysis, &game, live.shows_line()).map(|mark| commands.spawn(mark).id()));
    if live.shows_line() {
        for (number, (cell, seat)) in line_cells(position, analysis).into_iter().enumerate() {
            let disc_style = game.disc_styles()[seat];
            let disc = waiting_disc(&pieces, &quad, disc_style, cell, LINE_STRENGTH);
            let disc = commands.spawn((Name::new("Best play"), AnalysisMark, disc)).id();
            commands.entity(*root).add_child(disc);
            nodes.push(commands.spawn(number_in(cell, number + 1)).id());
        }
    }
    commands.entity(*overlay).add_children(&nodes);
}

/// What each move leads to, in the longest words for which all chips have room; none where that isn't known yet.
fn values(analysis: &Analysis, position: &Position, cell: f32) -> Vec<Option<String>> {
    let players = position.rules().players();
    let choices = analysis.moves.iter().map(|it| {
        let room = chip_place(position, it.mv, cell).size() * WORDS * cell;
        (room, words::analysis::value(it.value, players))
    });
    let choices: Vec<(Vec2, Vec<String>)> = choices.collect();
    let nth = |words: &[String], step: usize| words.get(step).or(words.last()).cloned();
    let reads_well = |line: &str, room: Vec2| {
        style_for(line, room).is_some_and(|style| style.size >= TextStyle::TIGHT.size)
    };
    let all_read_well = |step: &usize| {
        choices.iter().all(|(room, words)| nth(words, *step).is_none_or(|line| reads_well(&line, *room)))
    };
    let longest = choices.iter().map(|(_, words)| words.len()).max().unwrap_or_default();
    let step = (0..longest).find(all_read_well).unwrap_or(longest);
    choices.iter().map(|(_, words)| nth(words, step)).collect()
}

/// What a move leads to.
fn chip(place: Rect, value: Assessment, line: String, is_best: bool) -> impl Bundle + use<> {
    let room = place.size() * WORDS;
    let colours = colours(value);
    let edge: PaletteRole = if is_best { |palette| palette.accent } else { |palette| palette.control_line };
    (
        Name::new("Value of a move"),
        AnalysisMark,
        OnBoard(place),
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border: UiRect::all(px(if is_best { BEST_EDGE } else { HAIRLINE })),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        ThemedBackground(colours.ground),
        ThemedBorder(edge),
        Pickable::IGNORE,
        children![(
            Text::new(line),
            TextLayout::no_wrap(),
            ThemedText(colours.ink),
            LetterRoom(room),
            Pickable::IGNORE,
        )],
    )
}

/// The colours of a chip: bright for a win, dark for a loss, hardly filled for an estimate.
struct ChipColours {
    ground: PaletteRole,
    ink: PaletteRole,
}

fn colours(value: Assessment) -> ChipColours {
    match value {
        Assessment::Win(_) => ChipColours { ground: |palette| palette.text, ink: |palette| palette.dialog },
        Assessment::Draw => {
            ChipColours { ground: |palette| palette.selected, ink: |palette| palette.on_selected }
        }
        Assessment::Loss(_) => ChipColours { ground: |palette| palette.tooltip, ink: |palette| palette.text },
        Assessment::Estimate(_) | Assessment::Unknown => {
            ChipColours { ground: |palette| palette.dialog.with_alpha(VEIL), ink: |palette| palette.text }
        }
    }
}

/// Just above the plate for a drop, between the feet for a pop and, on a board with small cells, on the foot of the
/// plate. Cells have so many pixels.
fn chip_place(position: &Position, mv: Move, cell: f32) -> Rect {
    let left = mv.column().index() as f32 + CHIP_SIDE;
    let lowest = (LOWEST_CHIP / cell).min(HIGHEST_CHIP);
    let (bottom, height) = match mv {
        Move::Drop(_) => {
            (BoardShape::from(*position.rules()).plate().max.y + LIP + CHIP_SIDE, CHIP.max(lowest))
        }
        Move::Pop(_) => (-BEZEL - FOOT, lowest.clamp(FOOT, FOOT + BEZEL)),
    };
    Rect::new(left, bottom, left + 1.0 - 2.0 * CHIP_SIDE, bottom + height)
}

/// A mark in the colour of the player whose disc would win: a diamond on an odd row, a square on an even one. Those of
/// several players stand beside each other, and below the numbers of best play where these are shown.
fn threat_marks(
    analysis: &Analysis,
    game: &CurrentGame,
    has_numbers: bool,
) -> impl Iterator<Item = impl Bundle + use<>> {
    let styles = game.disc_styles();
    let threats = &analysis.threats;
    let down = if has_numbers { BELOW_NUMBER } else { 0.0 };
    let marks: Vec<_> = threats
        .iter()
        .enumerate()
        .map(|(index, threat)| {
            let in_cell = |threats: &[Threat]| threats.iter().filter(|it| it.cell == threat.cell).count();
            let place = in_cell(&threats[..index]) as f32 - (in_cell(threats) - 1) as f32 / 2.0;
            (threat.clone(), centre(threat.cell) + Vec2::new(place * MARK * 1.3, -down))
        })
        .collect();
    marks.into_iter().map(move |(threat, at)| {
        let turned = if threat.parity() == RowParity::Odd { std::f32::consts::FRAC_PI_4 } else { 0.0 };
        (
            Name::new("Winning space"),
            AnalysisMark,
            OnBoard(Rect::from_center_size(at, Vec2::splat(MARK * 0.85))),
            Node { border: UiRect::all(px(HAIRLINE)), ..default() },
            UiTransform::from_rotation(Rot2::radians(turned)),
            BackgroundColor(styles[threat.seat.index()].colour.color()),
            BorderColor::all(Color::WHITE),
            Pickable::IGNORE,
        )
    })
}

/// The number of a move of best play.
fn number_in(cell: Cell, number: usize) -> impl Bundle {
    (
        Name::new("Number of a move"),
        AnalysisMark,
        OnBoard(Rect::from_center_size(centre(cell), Vec2::splat(1.0))),
        Node { align_items: AlignItems::Center, justify_content: JustifyContent::Center, ..default() },
        Pickable::IGNORE,
        children![(
            Text::new(number.to_string()),
            TextLayout::no_wrap(),
            TextColor(Color::WHITE),
            TextShadow { offset: Vec2::splat(1.0), color: Color::BLACK },
            LetterRoom(Vec2::new(0.6, 0.4)),
            Pickable::IGNORE,
        )],
    )
}

/// Where the discs of best play come to lie, and whose they are; up to the first pop, after which they would move.
fn line_cells(position: &Position, analysis: &Analysis) -> Vec<(Cell, usize)> {
    let mut after = position.clone();
    let mut cells = Vec::new();
    for &mv in analysis.best_line.iter().take(LINE) {
        let Move::Drop(column) = mv else { break };
        cells.push((Cell::new(after.height(column) as u8, column), after.to_move().index()));
        if after.play(mv).is_err() {
            break;
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Column, Rules, Variant};

    #[test]
    fn chips_on_small_cells_have_room_for_a_number_and_stay_on_their_side_of_the_board() {
        let position = Position::new(Rules::new(16, 16, 4, Variant::PopOut, 2).unwrap());
        let shape = BoardShape::from(*position.rules());
        let column = Column::new(3).unwrap();
        for cell in 20..60 {
            let cell = cell as f32;
            let drop = chip_place(&position, Move::Drop(column), cell);
            let style = style_for("62", drop.size() * WORDS * cell).map(|style| style.size);
            assert!(style >= Some(TextStyle::TIGHT.size), "{style:?} with {cell} pixels");
            let pop = chip_place(&position, Move::Pop(column), cell);
            assert!(pop.min.y > shape.pop_mark_centre(3).y && pop.max.y <= 0.0, "{pop:?}");
            for chip in [drop, pop] {
                let outer = shape.outer();
                assert!(outer.contains(chip.min) && outer.contains(chip.max), "{chip:?} in {outer:?}");
            }
        }
    }
}
