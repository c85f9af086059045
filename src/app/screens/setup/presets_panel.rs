//! The ready-made games, each on a card with a picture of its board.
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use crate::app::Screen;
use crate::app::board::materials::BoardLook;
use crate::app::game::preset::Preset;
use crate::app::game::setup::Setup;
use crate::app::screens::preview;
use crate::app::screens::responsive::{ByFormat, Format};
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Choice, Icon, OptionText, cards, column, icon, two_columns};
use crate::app::words::setup as words;
use connect_n_engine::{Cell, Position, Seat};

/// Width and height of the room for a picture.
const PICTURE: Vec2 = Vec2::new(92.0, 76.0);
/// Height of the mark of PopOut under a board.
const POP: f32 = 10.0;
/// Share of a cell that its hole takes.
const HOLE: f32 = 0.78;
/// Moves that have been played on a picture.
const MOVES: usize = 8;

/// The cards.
#[derive(Component)]
struct Presets;

/// A disc on a picture, of the player of this chair.
#[derive(Component)]
struct PictureDisc(usize);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (show_preset, colour_discs).run_if(in_state(Screen::Setup)));
}

pub(super) fn panel(setup: &Setup, look: &BoardLook) -> impl Bundle + use<> {
    let card = |preset: Preset| {
        let text =
            OptionText { label: words::preset(preset).text(), detail: words::preset_line(preset).text() };
        (text, picture(preset, look))
    };
    (
        Presets,
        cards(words::PRESETS, Preset::ALL.map(card).into(), place_of(setup), ByFormat(grid)),
        observe(|change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            if let Some(preset) = Preset::ALL.get(change.value) {
                preset.apply(&mut setup);
            }
        }),
    )
}

/// The place of the preset that a set-up plays; none is chosen where it plays something else.
fn place_of(setup: &Setup) -> usize {
    let preset = Preset::of(setup);
    Preset::ALL.iter().position(|offered| Some(*offered) == preset).unwrap_or(Preset::ALL.len())
}

fn grid(format: Format) -> Node {
    if format.wide {
        Node { row_gap: px(space::S), ..two_columns(space::S) }
    } else {
        Node { flex_shrink: 0.0, ..column(space::S) }
    }
}

/// The board of a preset in the middle of a game.
fn picture(preset: Preset, look: &BoardLook) -> impl Bundle + use<> {
    let mut setup = Setup::default();
    preset.apply(&mut setup);
    let position = preview::position_after(setup.rules().unwrap_or_default(), MOVES);
    let rules = *position.rules();
    let room = if rules.is_pop_out() { PICTURE - Vec2::Y * POP } else { PICTURE };
    let cell = (room.x / f32::from(rules.cols())).min(room.y / f32::from(rules.rows()));
    let mark = rules.is_pop_out().then(|| icon(Icon::Pop, POP, |palette| palette.text));
    (
        Node {
            width: px(PICTURE.x),
            height: px(PICTURE.y),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn((Spawn(board(&position, cell, look)), SpawnIter(mark.into_iter()))),
    )
}

fn board(position: &Position, cell: f32, look: &BoardLook) -> impl Bundle + use<> {
    let rules = *position.rules();
    let cells = (0..rules.rows())
        .rev()
        .flat_map(|row| rules.columns().map(move |column| Cell::new(row, column)))
        .map(|place| position.disc_at(place).map(Seat::index));
    let (side, margin) = (cell * HOLE, cell * (1.0 - HOLE) / 2.0);
    let hole = look.hole;
    let holes = cells.collect::<Vec<_>>().into_iter().map(move |disc| {
        (
            Node {
                width: px(side),
                height: px(side),
                margin: UiRect::all(px(margin)),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(hole),
            // A hole without a disc belongs to no chair.
            PictureDisc(disc.unwrap_or(usize::MAX)),
            Pickable::IGNORE,
        )
    });
    (
        Node {
            display: Display::Grid,
            grid_template_columns: RepeatedGridTrack::auto(u16::from(rules.cols())),
            border_radius: BorderRadius::all(px(cell * 0.3)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(look.light.mix(&look.dark, 0.4)),
        Pickable::IGNORE,
        Children::spawn(SpawnIter(holes)),
    )
}

/// Chooses the card of what is set up, whichever control has set it up.
fn show_preset(setup: Res<Setup>, presets: Option<Single<&mut Choice, With<Presets>>>) {
    let Some(mut presets) = presets.filter(|_| setup.is_changed()) else { return };
    let place = place_of(&setup);
    if presets.selected != place {
        presets.selected = place;
    }
}

/// Discs have the colours that the players have chosen.
fn colour_discs(setup: Res<Setup>, mut discs: Query<(Ref<PictureDisc>, &mut BackgroundColor)>) {
    for (disc, mut color) in &mut discs {
        if let Some(seat) = setup.seats.get(disc.0)
            && (setup.is_changed() || disc.is_added())
        {
            color.set_if_neq(BackgroundColor(seat.colour.color()));
        }
    }
}
