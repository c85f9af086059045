//! Layouts that follow the size of the window: a node has one form for wide windows and one for narrow ones.
use bevy::prelude::*;
use bevy::text::FontAtlasSet;
use bevy::window::PrimaryWindow;

use crate::app::launch::SMALLEST;
use crate::app::review::GameReview;
use crate::app::settings::{Settings, UiScaleChoice};
use crate::app::{AppSystems, Menu, Turn};

/// From this width on, in logical pixels of the interface, the rail stands beside the board.
const WIDE: f32 = 900.0;
/// From this height on there is room in the rail for what a game with two players needs.
const HIGH: f32 = 560.0;
/// From this height on there is room for what only decorates.
const TALL: f32 = 600.0;

/// From this height on there is room in the rail for a list beside the result.
const ROOMY: f32 = 860.0;

/// Size of the window, in logical pixels, in which the interface has its scale of 1.
const DESIGNED_FOR: Vec2 = Vec2::new(1280.0, 720.0);

/// How much height a window has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::app) enum Height {
    /// Enough for what is needed.
    Low,
    /// There is some to spare.
    Tall,
    /// There is room for a list beside the result.
    Roomy,
}

/// What the layout depends on.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) struct Format {
    /// The rail stands beside the board, not below it.
    pub wide: bool,
    /// How much height there is.
    pub height: Height,
    /// The result of a game is shown, and wants its room.
    pub result: bool,
    /// A game is reviewed.
    pub review: bool,
}

impl Format {
    /// Whether neither a result nor a review wants the room of what is shown during a game.
    pub(in crate::app) fn is_for_play(self) -> bool {
        !self.result && !self.review
    }

    /// Whether there is height to spare.
    pub(in crate::app) fn is_tall(self) -> bool {
        self.height >= Height::Tall
    }
}

impl Height {
    fn of(height: f32) -> Self {
        match height {
            ROOMY.. => Self::Roomy,
            TALL.. => Self::Tall,
            _ => Self::Low,
        }
    }
}

/// How a node is laid out in each format.
#[derive(Component)]
#[require(Node)]
pub(in crate::app) struct ByFormat(pub fn(Format) -> Node);

/// Shown only where the predicate says so.
#[derive(Component)]
#[require(Node)]
pub(in crate::app) struct ShownIf(pub fn(Format) -> bool);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Format { wide: true, height: Height::Tall, result: false, review: false })
        .add_systems(Update, measure.in_set(AppSystems::Tick))
        // After a screen was spawned anew in the same frame.
        .add_systems(Update, (form, show).in_set(AppSystems::Show));
}

fn measure(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    (menu, turn): (Res<State<Menu>>, Option<Res<State<Turn>>>),
    review: Res<GameReview>,
    settings: Res<Settings>,
    mut scale: ResMut<UiScale>,
    glyphs: Option<ResMut<FontAtlasSet>>,
    mut format: ResMut<Format>,
) {
    let Some(window) = window else { return };
    let wanted = scale_for(window.size(), settings.ui_scale);
    if scale.0 != wanted {
        scale.0 = wanted;
        // Every text is laid out again in this frame. The glyphs of the old sizes would stay for ever, two megabytes
        // for each style of text.
        if let Some(mut glyphs) = glyphs {
            glyphs.clear();
        }
    }
    let size = window.size() / wanted;
    let result = *menu == Menu::Result && turn.is_some_and(|turn| *turn == Turn::Over);
    format.set_if_neq(Format {
        wide: size.x >= WIDE && size.y >= HIGH,
        height: Height::of(size.y),
        result,
        review: review.is_open(),
    });
}

/// Scale of the interface: it grows with a large window, but more slowly, so that the board gains most. What the
/// player chose comes on top, as far as the window stays as roomy as the smallest one is.
fn scale_for(window: Vec2, chosen: UiScaleChoice) -> f32 {
    let growth = (window / DESIGNED_FOR).min_element().max(1.0);
    let own = (growth.sqrt() * 20.0).round() / 20.0;
    let most = (window / Vec2::from(SMALLEST)).min_element().max(1.0);
    (own * chosen.factor()).min(most)
}

fn form(format: Res<Format>, mut nodes: Query<(Ref<ByFormat>, &mut Node)>) {
    for (by_format, mut node) in &mut nodes {
        if format.is_changed() || by_format.is_added() {
            node.set_if_neq((by_format.0)(*format));
        }
    }
}

fn show(format: Res<Format>, mut nodes: Query<(Ref<ShownIf>, &mut Node), Without<ByFormat>>) {
    for (shown, mut node) in &mut nodes {
        if format.is_changed() || shown.is_added() {
            let display = if (shown.0)(*format) { Display::Flex } else { Display::None };
            if node.display != display {
                node.display = display;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scale(window: Vec2) -> f32 {
        scale_for(window, UiScaleChoice::default())
    }

    #[test]
    fn the_interface_grows_more_slowly_than_the_window() {
        assert_eq!(scale(Vec2::new(480.0, 400.0)), 1.0);
        assert_eq!(scale(DESIGNED_FOR), 1.0);
        let large = scale(DESIGNED_FOR * 3.0);
        assert!(large > 1.5 && large < 2.0, "{large}");
    }

    #[test]
    fn the_player_s_choice_is_followed_as_far_as_there_is_room() {
        let [smallest, .., largest] = UiScaleChoice::ALL;
        assert_eq!(scale_for(DESIGNED_FOR, smallest), 0.75);
        assert_eq!(scale_for(DESIGNED_FOR * 1.5, largest), 2.0 * scale(DESIGNED_FOR * 1.5));
        for window in [Vec2::from(SMALLEST), Vec2::new(600.0, 1000.0), DESIGNED_FOR] {
            let room = window / scale_for(window, largest);
            assert!(room.cmpge(Vec2::from(SMALLEST) - 0.01).all(), "{window} leaves {room}");
        }
    }

    #[test]
    fn the_glyphs_of_another_scale_are_dropped() {
        use bevy::ecs::system::RunSystemOnce;
        use bevy::text::{FontAtlasKey, FontHinting, FontSmoothing};

        let mut world = World::new();
        world.init_resource::<State<Menu>>();
        world.init_resource::<Settings>();
        world.init_resource::<GameReview>();
        world.init_resource::<UiScale>();
        world.init_resource::<FontAtlasSet>();
        world.insert_resource(Format { wide: true, height: Height::Tall, result: false, review: false });
        let window = world.spawn((Window::default(), PrimaryWindow)).id();
        let key = FontAtlasKey {
            id: 0,
            index: 0,
            font_size_bits: 16.0_f32.to_bits(),
            variations_hash: 0,
            hinting: FontHinting::default(),
            font_smoothing: FontSmoothing::default(),
        };
        world.resource_mut::<FontAtlasSet>().insert(key, Vec::new());
        let mut sizes_left = |width: f32, height: f32| {
            world.get_mut::<Window>(window).unwrap().resolution.set(width, height);
            world.run_system_once(measure).unwrap();
            world.resource::<FontAtlasSet>().len()
        };
        assert_eq!(sizes_left(900.0, 720.0), 1, "the scale is the same");
        assert_eq!(sizes_left(1920.0, 1080.0), 0);
    }
}
