//! Words and signs over the board: nodes of the interface that are measured in cells and follow the board.
//!
//! They are laid out like all other words, so they stay as crisp as those at every size of the board.
use bevy::prelude::*;

use super::BoardRoot;
use super::layout::BoardLayout;
use super::view::BoardLayoutSystems;
use crate::app::AppSystems;
use crate::app::theme::type_scale::TextStyle;

/// Sizes of letters over the board, the largest first. Each size that is used takes memory for its letters.
const STYLES: [TextStyle; 6] = [
    TextStyle::HEADING,
    TextStyle::SUBHEADING,
    TextStyle::STRONG_LARGE,
    TextStyle::STRONG,
    TextStyle::TIGHT,
    TextStyle::TINY,
];

/// What lies over the board, above the screen and below the dialogs.
#[derive(Component)]
pub(in crate::app) struct BoardOverlay;

/// A child of the overlay that covers a part of the board.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Node)]
pub(in crate::app) struct OnBoard(pub(in crate::app) Rect);

/// A text over the board that is as large as its room allows, and hidden where even the smallest letters have none.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Text)]
pub(in crate::app) struct LetterRoom(pub(in crate::app) Vec2);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(Update, (place, size_letters).in_set(AppSystems::Tick))
        .add_systems(PostUpdate, follow_board.after(BoardLayoutSystems));
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("Board overlay"),
        BoardOverlay,
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            ..default()
        },
        GlobalZIndex(1),
        Visibility::Hidden,
        Pickable::IGNORE,
    ));
}

/// The overlay is seen where the board is.
fn follow_board(
    root: Single<&Visibility, (With<BoardRoot>, Without<BoardOverlay>)>,
    mut overlay: Single<&mut Visibility, With<BoardOverlay>>,
) {
    overlay.set_if_neq(**root);
}

/// Puts every node over its part of the board.
fn place(layout: Option<Res<BoardLayout>>, scale: Res<UiScale>, mut parts: Query<(Ref<OnBoard>, &mut Node)>) {
    let Some(layout) = layout else { return };
    for (part, mut node) in &mut parts {
        if !(layout.is_changed() || scale.is_changed() || part.is_changed()) {
            continue;
        }
        let cell = layout.cell / scale.0;
        let corner = layout.origin / scale.0 + Vec2::new(part.0.min.x, -part.0.max.y) * cell;
        let size = part.0.size() * cell;
        let placed = Node {
            position_type: PositionType::Absolute,
            left: px(corner.x),
            top: px(corner.y),
            width: px(size.x),
            height: px(size.y),
            ..node.clone()
        };
        node.set_if_neq(placed);
    }
}

fn size_letters(
    layout: Option<Res<BoardLayout>>,
    scale: Res<UiScale>,
    mut texts: Query<(Entity, Ref<LetterRoom>, Ref<Text>, &mut Visibility)>,
    mut commands: Commands,
) {
    let Some(layout) = layout else { return };
    for (entity, room, text, mut visibility) in &mut texts {
        if !(layout.is_changed() || scale.is_changed() || room.is_changed() || text.is_changed()) {
            continue;
        }
        let style = style_for(&text.0, room.0 * layout.cell / scale.0);
        visibility.set_if_neq(if style.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        if let Some(style) = style {
            commands.entity(entity).insert(style.font());
        }
    }
}

/// The largest letters in which a line fits into a room.
pub(super) fn style_for(line: &str, room: Vec2) -> Option<TextStyle> {
    /// Width and height of an average letter, as a share of the size of the letters.
    const LETTER: Vec2 = Vec2::new(0.58, 0.9);
    /// The first of the characters that are as wide as they are high: those of Chinese and Japanese.
    const SQUARE: char = '\u{2e80}';
    let widths = line.chars().map(|letter| if letter < SQUARE { LETTER.x } else { 1.0 });
    let size = Vec2::new(widths.sum(), LETTER.y);
    STYLES.into_iter().find(|style| (size * style.size).cmple(room).all())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_as_large_as_their_room_allows() {
        let style = |line, width, height| style_for(line, Vec2::new(width, height)).map(|style| style.size);
        assert_eq!(style("You win!", 600.0, 60.0), Some(TextStyle::HEADING.size));
        assert_eq!(style("Somebody with a long name wins!", 600.0, 60.0), Some(TextStyle::SUBHEADING.size));
        assert_eq!(style("7", 90.0, 23.0), Some(TextStyle::STRONG_LARGE.size));
        assert_eq!(style("16", 17.0, 4.0), None);
        assert!(style("あなたの勝ち！", 200.0, 60.0) < style("You win!", 200.0, 60.0));
    }
}
