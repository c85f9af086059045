//! What the desktop prefers, for settings that follow it: less motion, more contrast, dark or light.
//!
//! On Linux that is known from its portal, on Windows and macOS from the system itself.
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use mundy::{ColorScheme, Contrast, Interest, Preferences, ReducedMotion, Subscription};

use super::{Motion, MotionChoice, Settings};
use crate::app::background::EventLoop;

/// What the desktop prefers; nothing where it doesn't say, or can't be asked.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DesktopPreferences {
    /// As little motion as can be.
    pub less_motion: bool,
    /// Stronger contrasts.
    pub more_contrast: bool,
    /// Light colours, or dark ones.
    pub light: Option<bool>,
}

/// What the desktop sends, until this is dropped.
#[derive(Resource)]
struct PreferenceUpdates {
    preferences: Mutex<Receiver<DesktopPreferences>>,
    _subscription: Subscription,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DesktopPreferences>()
        .init_resource::<Motion>()
        .add_systems(Startup, listen.run_if(resource_exists::<EventLoopProxyWrapper>))
        .add_systems(
            First,
            (
                apply_preferences.run_if(resource_exists::<PreferenceUpdates>),
                choose_motion
                    .run_if(resource_changed::<Settings>.or_else(resource_changed::<DesktopPreferences>)),
            )
                .chain(),
        );
}

/// Asks the desktop, on a thread of its own, and goes on without an answer until there is one.
fn listen(event_loop: EventLoop, mut commands: Commands) {
    let (sender, updates) = channel();
    let waker = event_loop.waker();
    let interest = Interest::ReducedMotion | Interest::Contrast | Interest::ColorScheme;
    let subscription = Preferences::subscribe(interest, move |preferences| {
        // Nobody listens once the window is gone.
        if sender.send(preferences.into()).is_ok() {
            waker.wake();
        }
    });
    commands
        .insert_resource(PreferenceUpdates { preferences: Mutex::new(updates), _subscription: subscription });
}

impl From<Preferences> for DesktopPreferences {
    fn from(preferences: Preferences) -> Self {
        Self {
            less_motion: preferences.reduced_motion == ReducedMotion::Reduce,
            more_contrast: preferences.contrast == Contrast::More,
            light: match preferences.color_scheme {
                ColorScheme::NoPreference => None,
                ColorScheme::Light => Some(true),
                ColorScheme::Dark => Some(false),
            },
        }
    }
}

fn apply_preferences(updates: Res<PreferenceUpdates>, mut preferences: ResMut<DesktopPreferences>) {
    let updates = updates.preferences.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(last) = updates.try_iter().last() {
        preferences.set_if_neq(last);
    }
}

fn choose_motion(settings: Res<Settings>, desktop: Res<DesktopPreferences>, mut motion: ResMut<Motion>) {
    motion.set_if_neq(match settings.motion {
        MotionChoice::System if desktop.less_motion => Motion::Reduced,
        MotionChoice::System | MotionChoice::Full => Motion::Full,
        MotionChoice::Reduced => Motion::Reduced,
    });
}
