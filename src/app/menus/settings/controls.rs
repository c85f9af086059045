//! The controls of the settings, in groups.
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::language::language_button;
use crate::app::Menu;
use crate::app::menu_stack::Menus;
use crate::app::settings::{
    BoardMaterial, DiscPalette, MotionChoice, Settings, Speed, ThemeChoice, UiScaleChoice,
};
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Toggle, column, field, segmented, toggle};
use crate::app::words::settings as words;
use crate::language::{Label, Language};

const THEMES: [ThemeChoice; 4] =
    [ThemeChoice::System, ThemeChoice::Dark, ThemeChoice::Light, ThemeChoice::HighContrast];
const MATERIALS: [BoardMaterial; 4] =
    [BoardMaterial::Plastic, BoardMaterial::Wood, BoardMaterial::Metal, BoardMaterial::Flat];
const PALETTES: [DiscPalette; 2] = [DiscPalette::Classic, DiscPalette::OkabeIto];
const SPEEDS: [Speed; 4] = [Speed::Half, Speed::Normal, Speed::Double, Speed::Instant];
const MOTIONS: [MotionChoice; 3] = [MotionChoice::System, MotionChoice::Full, MotionChoice::Reduced];

/// The switch that says whether the window fills the screen; F11 does too.
#[derive(Component)]
struct FullscreenSwitch;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_fullscreen.run_if(resource_changed::<Settings>));
}

/// All groups, for a grid or a column.
pub(super) fn groups(now: Settings, system: Language) -> impl Bundle {
    #[cfg(feature = "sound")]
    return children![looks(now), motion_and_language(now, system), window(now), super::sound::group(now)];
    #[cfg(not(feature = "sound"))]
    return children![looks(now), motion_and_language(now, system), window(now)];
}

fn looks(now: Settings) -> impl Bundle {
    (
        column(space::M),
        children![
            text::caps(words::APPEARANCE),
            choice(words::THEME, THEMES.map(|it| (it, words::theme(it))), now.theme, |settings, theme| {
                settings.theme = theme;
            }),
            choice(
                words::BOARD,
                MATERIALS.map(|it| (it, words::material(it))),
                now.material,
                |settings, material| settings.material = material
            ),
            choice(
                words::DISC_COLOURS,
                PALETTES.map(|it| (it, words::palette(it))),
                now.palette,
                |settings, palette| settings.palette = palette
            ),
            switch(words::SYMBOLS, now.symbols, |settings, on| settings.symbols = on),
        ],
    )
}

/// These two are low enough for one place of the grid.
fn motion_and_language(now: Settings, system: Language) -> impl Bundle {
    (column(space::XL), children![motion(now), language(now, system)])
}

fn language(now: Settings, system: Language) -> impl Bundle {
    (
        Node { align_items: AlignItems::Start, ..column(space::M) },
        children![
            text::caps(words::LANGUAGE),
            (
                language_button(now.language, system).build(),
                observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::Language)),
            ),
        ],
    )
}

fn motion(now: Settings) -> impl Bundle {
    (
        column(space::M),
        children![
            text::caps(words::ANIMATION),
            choice(words::SPEED, SPEEDS.map(|it| (it, words::speed(it))), now.speed, |settings, speed| {
                settings.speed = speed;
            }),
            choice(
                words::MOTION,
                MOTIONS.map(|it| (it, words::motion(it))),
                now.motion,
                |settings, motion| settings.motion = motion
            ),
        ],
    )
}

fn window(now: Settings) -> impl Bundle {
    let sizes = UiScaleChoice::ALL.map(|scale| (scale, scale.percent().to_string()));
    (
        column(space::M),
        children![
            text::caps(words::WINDOW),
            choice(words::SIZE, sizes, now.ui_scale, |settings, scale| {
                settings.ui_scale = scale;
            }),
            (
                FullscreenSwitch,
                switch(words::FULLSCREEN, now.fullscreen, |settings, on| settings.fullscreen = on)
            ),
            switch(words::DISCS_LEFT, now.discs_left, |settings, on| settings.discs_left = on),
        ],
    )
}

/// One of a few values, under its name.
fn choice<T, S, const N: usize>(
    name: Label,
    options: [(T, S); N],
    now: T,
    set: fn(&mut Settings, T),
) -> impl Bundle
where
    T: Copy + PartialEq + Send + Sync + 'static,
    S: Into<String>,
{
    let selected = options.iter().position(|(value, _)| *value == now).unwrap_or(0);
    let values = options.each_ref().map(|(value, _)| *value);
    let control = (
        segmented(name, options.map(|(_, label)| label), selected),
        observe(move |change: On<ValueChange<usize>>, mut settings: ResMut<Settings>| {
            if let Some(value) = values.get(change.value) {
                set(&mut settings, *value);
            }
        }),
    );
    field(name, control)
}

/// Yes or no.
pub(super) fn switch(name: Label, now: bool, set: fn(&mut Settings, bool)) -> impl Bundle {
    (
        toggle(name, now),
        observe(move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
            set(&mut settings, change.value);
        }),
    )
}

/// Updates the switch when F11 changes the setting.
fn follow_fullscreen(settings: Res<Settings>, mut switches: Query<&mut Toggle, With<FullscreenSwitch>>) {
    for mut switch in &mut switches {
        switch.set_if_neq(Toggle { on: settings.fullscreen });
    }
}
