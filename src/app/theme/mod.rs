//! What everything looks like: colours, type, spacings, and the widgets that all screens are made of.
//!
//! Screens take [`text`] for words, [`widgets`] for controls and panels, [`type_scale`] for distances and
//! [`palette`] for the few colours they need themselves.

pub mod accessible;
mod entrance;
pub mod palette;
mod system_fonts;
pub mod text;
pub mod themed;
pub mod type_scale;
pub mod widgets;

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::{PrimaryWindow, WindowTheme, WindowThemeChanged};
use palette::Palette;

pub use self::entrance::Entrance;
use super::AppSystems;
use super::language::LanguageChanged;
use super::settings::{DesktopPreferences, Settings};

/// Fonts, colours and the behaviour of all widgets.
pub struct ThemePlugin;

/// Takes the palette of the theme that the player, or else the desktop, has chosen.
fn choose_palette(
    (settings, desktop): (Res<Settings>, Res<DesktopPreferences>),
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut palette: ResMut<Palette>,
) {
    let of_window = window.and_then(|window| window.window_theme).map(|theme| theme == WindowTheme::Light);
    let desktop = DesktopPreferences { light: desktop.light.or(of_window), ..*desktop };
    palette.set_if_neq(Palette::of(settings.theme, desktop));
}

/// What the theme does each frame, before the layout.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::app) enum ThemeSystems {
    /// Widgets show their values.
    Sync,
    /// Colours follow states and palette.
    Paint,
}

impl Plugin for ThemePlugin {
    fn build(&self, app: &mut App) {
        type_scale::add_fonts(app);
        app.add_plugins(system_fonts::plugin);
        app.init_resource::<Palette>()
            .add_systems(
                PreUpdate,
                choose_palette.run_if(
                    resource_changed::<Settings>
                        .or_else(resource_changed::<DesktopPreferences>)
                        .or_else(on_message::<WindowThemeChanged>),
                ),
            )
            .configure_sets(
                PostUpdate,
                (ThemeSystems::Sync, ThemeSystems::Paint).chain().before(UiSystems::Prepare),
            )
            .add_systems(
                PostUpdate,
                (themed::apply_new_palette.run_if(resource_changed::<Palette>), themed::apply_palette)
                    .chain()
                    .in_set(ThemeSystems::Paint),
            )
            .add_systems(
                Update,
                type_scale::choose_other_scripts
                    .run_if(resource_exists::<type_scale::OtherScripts>.and_then(
                        resource_added::<type_scale::OtherScripts>.or_else(on_message::<LanguageChanged>),
                    ))
                    .after(AppSystems::Apply)
                    .before(AppSystems::Follow),
            )
            .add_observer(entrance::begin)
            .add_plugins(widgets::WidgetsPlugin);
    }
}
