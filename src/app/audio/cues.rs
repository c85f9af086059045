//! Which sound each event of the game plays, and how loud.
use std::time::Duration;

use bevy::ecs::event::EntityEvent;
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::strokes::{self, Stroke};
use super::{GetReady, Sound, Voice};
use crate::app::board::{Contact, Emptied, SlidOut};
use crate::app::clock::Tick;
use crate::app::game::{BoardChanged, CoinTossed, GameEnded, MoveRefused};
use crate::app::settings::{Settings, nothing_is_held};
use crate::app::turn::BoardIsAnimating;
use crate::app::{AppSystems, Screen};
use connect_n_engine::Outcome;

/// Speed of a contact, in cells a second, from which on it gets no louder: a fall through seven rows.
const HARDEST: f32 = 36.0;
/// Below this speed a contact is not heard: what is left after a second bounce.
const SOFTEST: f32 = 4.0;
/// By how much the pitch of a landing differs at most.
const DETUNE: f32 = 0.04;

// Strengths beside that of the hardest landing, which is 1. Files are equally high, not equally loud.
const CLICK: f32 = 0.25;
const POP: f32 = 0.6;
const SLIDER: f32 = 0.35;
const REFUSED: f32 = 0.6;
const COIN: f32 = 0.35;
const DRAW: f32 = 0.55;
const TICK: f32 = 0.3;
const TRIAL: f32 = 0.6;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Detuning>()
        .add_observer(used::<Activate>)
        .add_observer(used::<ValueChange<bool>>)
        .add_systems(
            Update,
            (landings, pops, emptying, refusals, tosses, ticks, endings)
                .run_if(in_state(Screen::Game))
                .in_set(AppSystems::Show),
        )
        .add_systems(Update, get_ready.in_set(AppSystems::Show))
        .add_systems(Last, try_out.run_if(nothing_is_held));
}

/// The source of the small differences in pitch. It is separate from that of the game, so that sounds change no game.
#[derive(Resource)]
struct Detuning(Xoshiro256PlusPlus);

impl Default for Detuning {
    fn default() -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(1))
    }
}

/// Plays sounds as loud as the settings say.
#[derive(SystemParam)]
struct Voices<'w> {
    settings: Res<'w, Settings>,
    detuning: ResMut<'w, Detuning>,
    asked: MessageWriter<'w, Voice>,
}

impl Voices<'_> {
    /// Plays a sound with a strength from 0 to 1.
    fn ask(&mut self, sound: Sound, strength: f32) {
        self.strike(Stroke { sound, after: 0.0, strength, pitch: 1.0 });
    }

    fn strike_all(&mut self, strokes: Vec<Stroke>) {
        for stroke in strokes {
            self.strike(stroke);
        }
    }

    /// Plays a stroke of a motion that begins now, at the speed of all animations.
    fn strike(&mut self, Stroke { sound, after, strength, pitch }: Stroke) {
        let gain = strength.min(1.0) * self.settings.effects_gain();
        if gain > 0.0 {
            let delay = Duration::from_secs_f32(after / self.settings.speed.factor().unwrap_or(1.0));
            self.asked.write(Voice { sound, gain, pitch, delay });
        }
    }
}

/// Opens the device when a key, a button or a change of the board is about to make a sound.
fn get_ready(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut changes: MessageReader<BoardChanged>,
    (screen, settings): (Res<State<Screen>>, Res<Settings>),
    mut ready: MessageWriter<GetReady>,
) {
    let touched = keys.read().count() + buttons.read().count() > 0;
    let moved = changes.read().count() > 0 && *screen == Screen::Game;
    if (touched || moved) && settings.effects_gain() > 0.0 {
        ready.write(GetReady);
    }
}

fn used<E: EntityEvent>(_: On<E>, mut voices: Voices) {
    voices.ask(Sound::Click, CLICK);
}

/// Of the discs that land in the same frame, only the hardest is heard.
fn landings(mut contacts: MessageReader<Contact>, mut voices: Voices) {
    let speed = contacts.read().map(|contact| contact.speed).fold(0.0, f32::max);
    if speed >= SOFTEST {
        let pitch = 1.0 + voices.detuning.0.random_range(-DETUNE..=DETUNE);
        voices.strike(Stroke { sound: Sound::Clack, after: 0.0, strength: speed / HARDEST, pitch });
    }
}

fn pops(mut slid_out: MessageReader<SlidOut>, mut voices: Voices) {
    if slid_out.read().count() > 0 {
        voices.ask(Sound::Pop, POP);
    }
}

fn emptying(mut emptied: MessageReader<Emptied>, mut voices: Voices) {
    if emptied.read().count() > 0 {
        voices.ask(Sound::Slider, SLIDER);
        let rattle = strokes::rattle(&mut voices.detuning.0);
        voices.strike_all(rattle);
    }
}

fn refusals(mut refused: MessageReader<MoveRefused>, mut voices: Voices) {
    if refused.read().count() > 0 {
        voices.ask(Sound::Refused, REFUSED);
    }
}

fn tosses(mut tossed: MessageReader<CoinTossed>, mut voices: Voices) {
    if tossed.read().count() > 0 {
        voices.ask(Sound::Coin, COIN);
    }
}

fn ticks(mut ticks: MessageReader<Tick>, mut voices: Voices) {
    if ticks.read().count() > 0 {
        voices.ask(Sound::Tick, TICK);
    }
}

/// Plays the end of a game once the last disc has landed, unless the move was taken back before.
fn endings(
    mut changes: MessageReader<BoardChanged>,
    mut ended: MessageReader<GameEnded>,
    moves: Res<BoardIsAnimating>,
    mut waiting: Local<Option<Outcome>>,
    mut voices: Voices,
) {
    if changes.read().count() > 0 {
        *waiting = None;
    }
    if let Some(end) = ended.read().last() {
        *waiting = Some(end.outcome);
    }
    if let Some(outcome) = waiting.take_if(|_| !moves.0) {
        match outcome {
            Outcome::Win(_) => voices.strike_all(strokes::win()),
            _ => voices.ask(Sound::Draw, DRAW),
        }
    }
}

/// Plays a sound at the volume that was just chosen.
fn try_out(mut known: Local<Option<f32>>, mut voices: Voices) {
    let gain = voices.settings.effects_gain();
    if known.replace(gain).is_some_and(|known| known != gain) {
        voices.ask(Sound::Clack, TRIAL);
    }
}
