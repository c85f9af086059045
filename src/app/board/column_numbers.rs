//! The numbers of the columns, on the upper edge of the board while a person aims: what to type to drop there.
use bevy::prelude::*;

use super::board_view::BoardView;
use super::geometry::{BEZEL, BoardShape};
use super::hover::{Aim, HoveredMove};
use super::in_play::BoardInPlay;
use super::materials::BoardLook;
use super::overlay::{BoardOverlay, LetterRoom, OnBoard};
use crate::app::spawn::children;
use crate::app::theme::accessible::HiddenFromReaders;
use crate::app::turn::Tossing;
use crate::app::{AppSystems, Menu};
use connect_n_engine::Column;

/// How clearly the numbers of the columns are read that are not aimed at, in white and in black, which fades sooner.
const WHITE_STRENGTH: f32 = 0.65;
const BLACK_STRENGTH: f32 = 0.92;
/// Luminance of a plate from which on black is easier to read than white.
const BRIGHT: f32 = 0.18;

/// The number of a column.
#[derive(Component)]
#[require(HiddenFromReaders)]
struct ColumnNumber;

/// The letters of a number.
#[derive(Component)]
struct NumberText(Column);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (spawn, show).chain().after(HoveredMove::update).in_set(AppSystems::Show));
}

/// Numbers the columns of the board that is shown.
fn spawn(
    board_view: Res<BoardView>,
    old: Query<Entity, With<ColumnNumber>>,
    overlay: Single<Entity, With<BoardOverlay>>,
    mut numbered: Local<Option<BoardShape>>,
    mut commands: Commands,
) {
    let shape = BoardShape::from(board_view.rules());
    if *numbered == Some(shape) {
        return;
    }
    *numbered = Some(shape);
    old.iter().for_each(|number| commands.entity(number).despawn());
    for column in board_view.rules().columns() {
        let foot = Vec2::new(column.index() as f32, f32::from(shape.rows));
        let number = commands
            .spawn((
                ColumnNumber,
                OnBoard(Rect::from_corners(foot, foot + Vec2::new(1.0, BEZEL))),
                Node {
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    ..default()
                },
                Visibility::Hidden,
                Pickable::IGNORE,
                children![(
                    NumberText(column),
                    Text::new(column.to_string()),
                    TextLayout::no_wrap(),
                    // Above and below a hole the plate is a little wider.
                    LetterRoom(Vec2::new(1.0, BEZEL + 0.06)),
                    Pickable::IGNORE,
                )],
            ))
            .id();
        commands.entity(*overlay).add_child(number);
    }
}

/// Shows the numbers while a person aims, the one that is aimed at more clearly.
fn show(
    (aim, look, menu, tossing): (Res<Aim>, Res<BoardLook>, Res<State<Menu>>, Res<Tossing>),
    (in_play, board_view): (BoardInPlay, Res<BoardView>),
    mut numbers: Query<&mut Visibility, With<ColumnNumber>>,
    mut texts: Query<(&NumberText, &mut TextColor)>,
) {
    let is_asked = *menu == Menu::None && !tossing.0 && in_play.human_turn_on(&board_view).is_some();
    let aimed = aim.0.filter(|_| is_asked);
    let shown = if aimed.is_some() { Visibility::Inherited } else { Visibility::Hidden };
    for mut visibility in &mut numbers {
        visibility.set_if_neq(shown);
    }
    let Some(aimed) = aimed else { return };
    let (ink, faint) = ink_on(look.light);
    for (number, mut color) in &mut texts {
        let strength = if number.0 == aimed.column() { 1.0 } else { faint };
        color.set_if_neq(TextColor(ink.with_alpha(strength)));
    }
}

/// The colour of the numbers on a plate, and how strong it is for those that are not aimed at.
fn ink_on(plate: Color) -> (Color, f32) {
    if plate.luminance() > BRIGHT { (Color::BLACK, BLACK_STRENGTH) } else { (Color::WHITE, WHITE_STRENGTH) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::{BoardMaterial, Settings};
    use crate::app::theme::palette::Palette;
    use crate::app::theme::palette::contrast::{MARK, contrast, over};

    /// How much of its darker shade a plate has at its upper right corner, in `light.wgsl`.
    const SHADE: f32 = 0.4;

    /// The numbers stand along the upper edge. The grain of wood and the strokes of metal, which are darker in places, are
    /// left out.
    #[test]
    fn every_number_is_seen_on_every_material() {
        for material in
            [BoardMaterial::Plastic, BoardMaterial::Wood, BoardMaterial::Metal, BoardMaterial::Flat]
        {
            let look = BoardLook::new(&Settings { material, ..Settings::default() }, &Palette::dark());
            let (ink, faint) = ink_on(look.light);
            let [light, dark] = [look.light, look.dark].map(Srgba::from);
            for plate in [light, light.mix(&dark, SHADE)].map(Color::from) {
                let ratio = contrast(over(ink.with_alpha(faint), plate), plate);
                assert!(ratio >= MARK, "{material:?}: {ratio:.2} is under {MARK}");
            }
        }
    }
}
