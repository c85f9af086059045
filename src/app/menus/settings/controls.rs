//! The controls of the settings, in groups.
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::language::language_button;
use crate::app::Menu;
use crate::app::actions::{Action, Bindings, InputDevice};
use crate::app::menu_stack::Menus;
use crate::app::menus::change_keys::change_keys_button;
use crate::app::settings::{
    BoardMaterial, DiscPalette, MotionChoice, Settings, Speed, ThemeChoice, UiScaleChoice,
};
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Toggle, column, field, row, segmented, toggle};
use crate::app::words::keys::{self, KEYS};
use crate::app::words::{controls, settings as words};
use crate::language::{Label, Language};

const THEMES: [ThemeChoice; 4] =
    [ThemeChoice::System, ThemeChoice::Dark, ThemeChoice::Light, ThemeChoice::HighContrast];
const MATERIALS: [BoardMaterial; 4] =
    [BoardMaterial::Plastic, BoardMaterial::Wood, BoardMaterial::Metal, BoardMaterial::Flat];
const PALETTES: [DiscPalette; 2] = [DiscPalette::Classic, DiscPalette::OkabeIto];
const SPEEDS: [Speed; 4] = [Speed::Half, Speed::Normal, Speed::Double, Speed::Instant];
const MOTIONS: [MotionChoice; 3] = [MotionChoice::System, MotionChoice::Full, MotionChoice::Reduced];

/// The switch that says whether the window fills the screen; a key does too.
#[derive(Component)]
struct FullscreenSwitch;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_fullscreen.run_if(resource_changed::<Settings>));
}

/// All groups, for a grid or a column.
pub(super) fn groups(now: &Settings, system: Language, bindings: &Bindings) -> impl Bundle + use<> {
    let (looks, motion, display) = (looks(now), motion_and_more(now, system), display(now, bindings));
    #[cfg(feature = "sound")]
    return children![looks, motion, display, super::sound::group(now)];
    #[cfg(not(feature = "sound"))]
    return children![looks, motion, display];
}

fn looks(now: &Settings) -> impl Bundle + use<> {
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

/// These are low enough for one place of the grid.
fn motion_and_more(now: &Settings, system: Language) -> impl Bundle + use<> {
    let language = (
        language_button(now.language, system).build(),
        observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::Language)),
    );
    let beside = (
        Node { align_items: AlignItems::Start, ..row(space::XL) },
        children![under(words::LANGUAGE, language), under(KEYS, change_keys_button())],
    );
    (column(space::XL), children![motion(now), beside])
}

/// A button under the head of its group.
fn under(head: Label, button: impl Bundle) -> impl Bundle {
    (Node { align_items: AlignItems::Start, ..column(space::M) }, children![text::caps(head), button])
}

fn motion(now: &Settings) -> impl Bundle + use<> {
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

fn display(now: &Settings, bindings: &Bindings) -> impl Bundle + use<> {
    let sizes = UiScaleChoice::ALL.map(|scale| (scale, scale.percent().to_string()));
    (
        column(space::M),
        children![
            text::caps(words::DISPLAY),
            choice(words::SIZE, sizes, now.ui_scale, |settings, scale| {
                settings.ui_scale = scale;
            }),
            (
                FullscreenSwitch,
                switch(fullscreen(bindings), now.fullscreen, |settings, on| settings.fullscreen = on)
            ),
            switch(words::DISCS_LEFT, now.discs_left, |settings, on| settings.discs_left = on),
        ],
    )
}

fn fullscreen(bindings: &Bindings) -> String {
    let name = keys::does(Action::Fullscreen).text();
    match bindings.label(Action::Fullscreen, InputDevice::Keyboard) {
        Some(key) => controls::with_key(&name, &key),
        None => name,
    }
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
pub(super) fn switch(name: impl Into<String>, now: bool, set: fn(&mut Settings, bool)) -> impl Bundle {
    (
        toggle(name, now),
        observe(move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
            set(&mut settings, change.value);
        }),
    )
}

/// Updates the switch when the key changes the setting.
fn follow_fullscreen(settings: Res<Settings>, mut switches: Query<&mut Toggle, With<FullscreenSwitch>>) {
    for mut switch in &mut switches {
        switch.set_if_neq(Toggle { on: settings.fullscreen });
    }
}
