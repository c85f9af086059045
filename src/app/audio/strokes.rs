//! Sounds of several strokes, each at its own time in the animation.
use rand::{Rng, RngExt};

use super::Sound;
use crate::app::board::highlight::{PAUSE, STROKE, SWELL_OFFSET};

/// One of several sounds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Stroke {
    pub(super) sound: Sound,
    /// Seconds from the beginning of the motion, at speed 1.
    pub(super) after: f32,
    /// Relative to the hardest landing, which is 1.
    pub(super) strength: f32,
    pub(super) pitch: f32,
}

/// Discs that are heard when a board is emptied; more would be a noise.
const DISCS: usize = 34;
/// Seconds until the first disc is heard, and from there to the last column's.
const FIRST_COLUMN: f32 = 0.02;
const COLUMNS: f32 = 0.5;
/// Seconds between discs of one column at most.
const COLUMN: f32 = 0.05;

/// What the winning discs ring, one after the other: C E G C, as multiples of the first.
const CHORD: [f32; 4] = [1.0, 1.2599, 1.4983, 2.0];
const LINE: f32 = 0.06;
const RING: f32 = 0.37;
const WIN: f32 = 0.56;

/// Discs fall out of the board onto each other, column after column: a few, then many, then the last.
pub(super) fn rattle(chance: &mut impl Rng) -> Vec<Stroke> {
    (0..DISCS)
        .map(|index| {
            let share = index as f32 / DISCS as f32;
            let crowd = (std::f32::consts::PI * share).sin();
            Stroke {
                sound: Sound::Clack,
                after: FIRST_COLUMN + COLUMNS * share + chance.random_range(0.0..COLUMN),
                strength: chance.random_range(0.16..0.4) * (0.35 + crowd),
                pitch: chance.random_range(0.75..1.3),
            }
        })
        .collect()
}

/// The line is drawn, then each disc of it rings, and at last all together.
pub(super) fn win() -> Vec<Stroke> {
    let line = Stroke { sound: Sound::Line, after: PAUSE, strength: LINE, pitch: 1.0 };
    let swelling = |disc: usize| PAUSE + STROKE + SWELL_OFFSET * disc as f32;
    let rings = CHORD.into_iter().enumerate().map(|(disc, pitch)| Stroke {
        sound: Sound::Ring,
        after: swelling(disc),
        strength: RING,
        pitch,
    });
    let all = Stroke { sound: Sound::Win, after: swelling(CHORD.len()), strength: WIN, pitch: 1.0 };
    std::iter::once(line).chain(rings).chain([all]).collect()
}
