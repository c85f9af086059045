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
use super::{PlaySound, PrepareDevice, Sound};
use crate::app::board::{BoardEmptied, Contact, DiscPopped};
use crate::app::clock::Tick;
use crate::app::game::{BoardChanged, CoinTossed, GameEnded, MoveRefused};
use crate::app::puzzles::PuzzleSolved;
use crate::app::settings::{Settings, nothing_is_held};
use crate::app::turn::BoardIsAnimating;
use crate::app::{AppSystems, Screen};
use connect_n_engine::{Outcome, Seat};

/// Speed of a contact, in cells a second, from which on it gets no louder: a fall through seven rows.
const HARDEST: f32 = 36.0;
/// Below this speed a contact is not heard: what is left after a second bounce.
const SOFTEST: f32 = 4.0;
/// By how much the pitch of a landing differs at most.
const DETUNE: f32 = 0.04;

// Strengths beside that of the hardest landing, which is 1. Files are equally high, not equally loud.
const CLICK: f32 = 0.25;
const POP: f32 = 0.6;
const DROP_BAR: f32 = 0.35;
const REFUSED: f32 = 0.6;
const COIN: f32 = 0.35;
const DRAW: f32 = 0.55;
const TICK: f32 = 0.3;
const PREVIEW: f32 = 0.6;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Detuning>()
        .add_observer(play_click::<Activate>)
        .add_observer(play_click::<ValueChange<bool>>)
        .add_systems(
            Update,
            (play_landings, play_pops, play_emptying, play_refusals, play_tosses, play_ticks, play_endings)
                .run_if(is_played)
                .in_set(AppSystems::Show),
        )
        .add_systems(Update, prepare_device.in_set(AppSystems::Show))
        .add_systems(Last, preview_volume.run_if(nothing_is_held));
}

/// Whether there is something on the board that is heard.
fn is_played(screen: Res<State<Screen>>) -> bool {
    matches!(*screen.get(), Screen::Game | Screen::Puzzles)
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
struct SoundWriter<'w> {
    settings: Res<'w, Settings>,
    detuning: ResMut<'w, Detuning>,
    messages: MessageWriter<'w, PlaySound>,
}

impl SoundWriter<'_> {
    /// Plays a sound with a strength from 0 to 1.
    fn play(&mut self, sound: Sound, strength: f32) {
        self.strike(Stroke { sound, after: 0.0, strength, pitch: 1.0 });
    }

    fn strike_all(&mut self, strokes: Vec<Stroke>) {
        for stroke in strokes {
            self.strike(stroke);
        }
    }

    /// Plays a stroke of a motion that begins now, at the speed of all animations.
    fn strike(&mut self, Stroke { sound, after, strength, pitch }: Stroke) {
        let gain = strength.min(1.0) * self.settings.gain();
        if gain > 0.0 {
            let delay = Duration::from_secs_f32(after / self.settings.speed.factor().unwrap_or(1.0));
            self.messages.write(PlaySound { sound, gain, pitch, delay });
        }
    }
}

/// Opens the device when a key, a button or a change of the board is about to make a sound.
fn prepare_device(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut changes: MessageReader<BoardChanged>,
    (screen, settings): (Res<State<Screen>>, Res<Settings>),
    mut ready: MessageWriter<PrepareDevice>,
) {
    let touched = keys.read().count() + buttons.read().count() > 0;
    let moved = changes.read().count() > 0 && matches!(*screen.get(), Screen::Game | Screen::Puzzles);
    if (touched || moved) && settings.gain() > 0.0 {
        ready.write(PrepareDevice);
    }
}

fn play_click<E: EntityEvent>(_: On<E>, mut sounds: SoundWriter) {
    sounds.play(Sound::Click, CLICK);
}

/// Of the discs that land in the same frame, only the hardest is heard.
fn play_landings(mut contacts: MessageReader<Contact>, mut sounds: SoundWriter) {
    let speed = contacts.read().map(|contact| contact.speed).fold(0.0, f32::max);
    if speed >= SOFTEST {
        let pitch = 1.0 + sounds.detuning.0.random_range(-DETUNE..=DETUNE);
        sounds.strike(Stroke { sound: Sound::Clack, after: 0.0, strength: speed / HARDEST, pitch });
    }
}

fn play_pops(mut popped: MessageReader<DiscPopped>, mut sounds: SoundWriter) {
    if popped.read().count() > 0 {
        sounds.play(Sound::Pop, POP);
    }
}

fn play_emptying(mut emptied: MessageReader<BoardEmptied>, mut sounds: SoundWriter) {
    if emptied.read().count() > 0 {
        sounds.play(Sound::DropBar, DROP_BAR);
        let rattle = strokes::rattle(&mut sounds.detuning.0);
        sounds.strike_all(rattle);
    }
}

fn play_refusals(mut refused: MessageReader<MoveRefused>, mut sounds: SoundWriter) {
    if refused.read().count() > 0 {
        sounds.play(Sound::Refused, REFUSED);
    }
}

fn play_tosses(mut tossed: MessageReader<CoinTossed>, mut sounds: SoundWriter) {
    if tossed.read().count() > 0 {
        sounds.play(Sound::Coin, COIN);
    }
}

fn play_ticks(mut ticks: MessageReader<Tick>, mut sounds: SoundWriter) {
    if ticks.read().count() > 0 {
        sounds.play(Sound::Tick, TICK);
    }
}

/// Plays the end of a game, or of a puzzle that is solved, once the last disc has landed, unless the move was taken back
/// before.
fn play_endings(
    mut changes: MessageReader<BoardChanged>,
    (mut ended, mut solved): (MessageReader<GameEnded>, MessageReader<PuzzleSolved>),
    moves: Res<BoardIsAnimating>,
    mut waiting: Local<Option<Outcome>>,
    mut sounds: SoundWriter,
) {
    if changes.read().count() > 0 {
        *waiting = None;
    }
    if let Some(end) = ended.read().last() {
        *waiting = Some(end.outcome);
    }
    if solved.read().count() > 0 {
        *waiting = Some(Outcome::Win(Seat::FIRST));
    }
    if let Some(outcome) = waiting.take_if(|_| !moves.0) {
        match outcome {
            Outcome::Win(_) => sounds.strike_all(strokes::win()),
            _ => sounds.play(Sound::Draw, DRAW),
        }
    }
}

/// Plays a sound at the volume that was just chosen.
fn preview_volume(mut known: Local<Option<f32>>, mut sounds: SoundWriter) {
    let gain = sounds.settings.gain();
    if known.replace(gain).is_some_and(|known| known != gain) {
        sounds.play(Sound::Clack, PREVIEW);
    }
}
