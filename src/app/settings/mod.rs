//! What the player has chosen for all games: the [`Settings`], and the file that keeps them.
//!
//! Systems read [`Settings`] and follow its changes.
mod choices;
mod desktop;
mod file;

use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;
use serde::{Deserialize, Serialize};

use super::actions::{Bindings, KeyChoices, KeysChanged};

pub use choices::{
    BoardMaterial, DiscPalette, LanguageChoice, Motion, MotionChoice, Speed, ThemeChoice, UiScaleChoice,
    Volume,
};
pub use desktop::DesktopPreferences;
#[cfg(feature = "sound")]
pub(in crate::app) use file::nothing_is_held;
pub use file::{SettingsFile, load, settings_file};

/// What the player has chosen for all games.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Resource, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Language of the interface.
    pub language: LanguageChoice,
    /// Colours of the interface.
    pub theme: ThemeChoice,
    /// What the board is made of.
    pub material: BoardMaterial,
    /// How fast discs move.
    pub speed: Speed,
    /// How much moves.
    pub motion: MotionChoice,
    /// Size of the interface.
    pub ui_scale: UiScaleChoice,
    /// Colours of the discs of those who chose none.
    pub palette: DiscPalette,
    /// Discs carry a raised symbol of their player.
    pub symbols: bool,
    /// The discs that players have left stand beside their names.
    pub discs_left: bool,
    /// Loudness of the sounds.
    pub volume: Volume,
    /// Nothing is heard.
    pub muted: bool,
    /// The window fills the screen.
    pub fullscreen: bool,
    /// The keys that are others than the usual ones.
    #[serde(skip_serializing_if = "KeyChoices::is_empty")]
    pub keys: KeyChoices,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LanguageChoice::default(),
            theme: ThemeChoice::default(),
            material: BoardMaterial::default(),
            speed: Speed::default(),
            motion: MotionChoice::default(),
            ui_scale: UiScaleChoice::default(),
            palette: DiscPalette::default(),
            symbols: true,
            discs_left: false,
            volume: Volume::default(),
            muted: false,
            fullscreen: false,
            keys: KeyChoices::default(),
        }
    }
}

impl Settings {
    /// What the amplitude of a sound is multiplied with, 0 to 1.
    pub fn gain(&self) -> f32 {
        if self.muted { 0.0 } else { self.volume.gain() }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .add_plugins((file::plugin, desktop::plugin))
        .add_systems(First, set_animation_speed.run_if(resource_changed::<Settings>))
        // Menus that open with the change show the new keys.
        .add_systems(
            StateTransition,
            set_keys
                .run_if(resource_changed::<Settings>)
                .before(StateTransitionSystems::DependentTransitions),
        );
    // The first screen is there before the first frame.
    let bindings = Bindings::with(&app.world().resource::<Settings>().keys);
    app.insert_resource(bindings);
}

/// Makes the chosen keys those of the table.
fn set_keys(
    settings: Res<Settings>,
    mut bindings: ResMut<Bindings>,
    mut changed: MessageWriter<KeysChanged>,
    mut applied: Local<KeyChoices>,
) {
    if *applied != settings.keys {
        applied.clone_from(&settings.keys);
        if bindings.set_if_neq(Bindings::with(&settings.keys)) {
            changed.write(KeysChanged);
        }
    }
}

/// Sets how fast animations run. With instant discs, all other animations run at normal speed.
fn set_animation_speed(settings: Res<Settings>, mut time: ResMut<Time<Virtual>>, mut applied: Local<Speed>) {
    if *applied != settings.speed {
        *applied = settings.speed;
        time.set_relative_speed(settings.speed.factor().unwrap_or(1.0));
    }
}
