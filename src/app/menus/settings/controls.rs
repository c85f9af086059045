//! The controls of the settings, in groups.
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use crate::app::settings::{BoardMaterial, DiscPalette, Motion, Settings, Speed, ThemeChoice, UiScaleChoice};
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Toggle, column, field, segmented, toggle};

const THEMES: [(ThemeChoice, &str); 4] = [
    (ThemeChoice::System, "System"),
    (ThemeChoice::Dark, "Dark"),
    (ThemeChoice::Light, "Light"),
    (ThemeChoice::HighContrast, "Contrast"),
];
const MATERIALS: [(BoardMaterial, &str); 4] = [
    (BoardMaterial::Plastic, "Plastic"),
    (BoardMaterial::Wood, "Wood"),
    (BoardMaterial::Metal, "Metal"),
    (BoardMaterial::Flat, "Flat"),
];
const PALETTES: [(DiscPalette, &str); 2] =
    [(DiscPalette::Classic, "Classic"), (DiscPalette::OkabeIto, "Okabe-Ito")];
const SPEEDS: [(Speed, &str); 4] = [
    (Speed::Half, "Half"),
    (Speed::Normal, "Normal"),
    (Speed::Double, "Double"),
    (Speed::Instant, "Instant"),
];
const MOTIONS: [(Motion, &str); 2] = [(Motion::Full, "Full"), (Motion::Reduced, "Reduced")];

/// The switch that says whether the window fills the screen; F11 does too.
#[derive(Component)]
struct FullscreenSwitch;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_fullscreen.run_if(resource_changed::<Settings>));
}

/// All groups, for a grid or a column.
pub(super) fn groups(now: Settings) -> impl Bundle {
    #[cfg(feature = "sound")]
    return children![looks(now), motion(now), window(now), super::sound::group(now)];
    #[cfg(not(feature = "sound"))]
    return children![looks(now), motion(now), window(now)];
}

fn looks(now: Settings) -> impl Bundle {
    (
        column(space::M),
        children![
            text::caps("Looks"),
            choice("Theme", THEMES, now.theme, |settings, theme| settings.theme = theme),
            choice("Board", MATERIALS, now.material, |settings, material| settings.material = material),
            choice("Disc colours", PALETTES, now.palette, |settings, palette| settings.palette = palette),
            switch("Symbols on the discs", now.symbols, |settings, on| settings.symbols = on),
        ],
    )
}

fn motion(now: Settings) -> impl Bundle {
    (
        column(space::M),
        children![
            text::caps("Motion"),
            choice("Speed of the discs", SPEEDS, now.speed, |settings, speed| settings.speed = speed),
            choice("Motion", MOTIONS, now.motion, |settings, motion| settings.motion = motion),
        ],
    )
}

fn window(now: Settings) -> impl Bundle {
    let sizes = UiScaleChoice::ALL.map(|scale| (scale, format!("{}", scale.percent())));
    (
        column(space::M),
        children![
            text::caps("Window"),
            choice("Size of texts and buttons, %", sizes, now.ui_scale, |settings, scale| {
                settings.ui_scale = scale;
            }),
            (
                FullscreenSwitch,
                switch("Full screen (F11)", now.fullscreen, |settings, on| settings.fullscreen = on)
            ),
            switch("Discs left, beside the names", now.discs_left, |settings, on| settings.discs_left = on),
        ],
    )
}

/// One of a few values, under its name.
fn choice<T, S, const N: usize>(
    name: &'static str,
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
pub(super) fn switch(name: &'static str, now: bool, set: fn(&mut Settings, bool)) -> impl Bundle {
    (
        toggle(name, now),
        observe(move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
            set(&mut settings, change.value);
        }),
    )
}

/// The key changes it while the switch is in sight.
fn follow_fullscreen(settings: Res<Settings>, mut switches: Query<&mut Toggle, With<FullscreenSwitch>>) {
    for mut switch in &mut switches {
        switch.set_if_neq(Toggle { on: settings.fullscreen });
    }
}
