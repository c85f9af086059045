//! How discs move: free fall with a bounce, and the lenses that bring it to the tweening.
//!
//! Lengths in cells, times in seconds.
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{EaseMethod, Lens, Tween};

use super::materials::DiscTag;

/// Gravity, in cells a second squared.
const GRAVITY: f32 = 90.0;
/// Share of its speed that a disc keeps at a bounce.
const RESTITUTION: f32 = 0.22;
/// A disc comes to rest after this many bounces.
const BOUNCES: usize = 2;
/// Share by which a disc is flattened at its first contact.
const SQUASH: f32 = 0.06;
/// How long the flattening lasts.
const SQUASH_SECONDS: f32 = 0.08;

/// A fall from a height to rest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Fall {
    height: f32,
}

impl Fall {
    /// A fall from `height` cells above the place of rest.
    pub(super) fn from(height: f32) -> Self {
        Self { height: height.max(0.0) }
    }

    /// Seconds until the first contact.
    pub(super) fn contact(self) -> f32 {
        (2.0 * self.height / GRAVITY).sqrt()
    }

    /// Every contact with what lies below: seconds from the beginning, and the speed in cells a second.
    pub(super) fn contacts(self) -> impl Iterator<Item = (f32, f32)> {
        let first = (self.contact(), GRAVITY * self.contact());
        std::iter::successors((self.height > 0.0).then_some(first), |(at, speed)| {
            let speed = speed * RESTITUTION;
            Some((at + 2.0 * speed / GRAVITY, speed))
        })
        .take(BOUNCES)
    }

    /// Seconds until rest, bounces and flattening included.
    pub(super) fn seconds(self) -> f32 {
        let bounces: f32 = (1..=BOUNCES as i32).map(|n| 2.0 * RESTITUTION.powi(n)).sum();
        self.contact() * (1.0 + bounces).max(1.0) + if self.height > 0.0 { 0.02 } else { 0.0 }
    }

    /// Height above the place of rest at a time.
    pub(super) fn height_at(self, seconds: f32) -> f32 {
        let contact = self.contact();
        if seconds < contact {
            return self.height - GRAVITY * seconds * seconds / 2.0;
        }
        let mut since = seconds - contact;
        let mut speed = GRAVITY * contact;
        for _ in 0..BOUNCES {
            speed *= RESTITUTION;
            let flight = 2.0 * speed / GRAVITY;
            if since < flight {
                return speed * since - GRAVITY * since * since / 2.0;
            }
            since -= flight;
        }
        0.0
    }

    /// How flat the disc is at a time, from 0 to `SQUASH`; hard landings flatten more.
    fn squash_at(self, seconds: f32) -> f32 {
        let since = (seconds - self.contact()) / SQUASH_SECONDS;
        if !(0.0..1.0).contains(&since) {
            return 0.0;
        }
        let hardness = (self.height / 4.0).min(1.0);
        SQUASH * hardness * (std::f32::consts::PI * since).sin()
    }

    /// The fall of a disc to its place, as an animation.
    pub(super) fn tween(self, rest: Vec2) -> Tween {
        Tween::new(
            EaseMethod::EaseFunction(EaseFunction::Linear),
            Duration::from_secs_f32(self.seconds().max(0.001)),
            FallLens { fall: self, rest },
        )
    }
}

/// Moves a disc through its fall.
struct FallLens {
    fall: Fall,
    rest: Vec2,
}

impl Lens<Transform> for FallLens {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let seconds = ratio * self.fall.seconds();
        let squash = if ratio < 1.0 { self.fall.squash_at(seconds) } else { 0.0 };
        let height = if ratio < 1.0 { self.fall.height_at(seconds) } else { 0.0 };
        // A flattened disc keeps its lower edge where it stands.
        target.translation.x = self.rest.x;
        target.translation.y = self.rest.y + height - squash / 2.0;
        target.scale = Vec3::new(1.0 + squash / 2.0, 1.0 - squash, 1.0);
    }
}

/// Slides something along a straight line, for what is no fall.
pub(super) struct SlideLens {
    pub(super) start: Vec2,
    pub(super) end: Vec2,
}

impl Lens<Transform> for SlideLens {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let at = self.start.lerp(self.end, ratio);
        target.translation.x = at.x;
        target.translation.y = at.y;
        target.scale = Vec3::ONE;
    }
}

/// Shakes something from side to side about its place: the answer "no".
pub(super) struct ShakeLens {
    pub(super) rest: Vec2,
}

impl ShakeLens {
    /// How far to either side, in cells.
    const REACH: f32 = 0.07;
    /// Swings in all.
    const SWINGS: f32 = 4.0;
}

impl Lens<Transform> for ShakeLens {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let fading = 1.0 - ratio;
        let swing = (ratio * Self::SWINGS * std::f32::consts::TAU).sin();
        target.translation.x = self.rest.x + swing * fading * Self::REACH;
        target.translation.y = self.rest.y;
    }
}

/// A disc comes, or goes, where it is.
pub(super) struct FadeLens {
    /// Opacity at first.
    pub start: f32,
    /// Opacity at last.
    pub end: f32,
}

impl Lens<DiscTag> for FadeLens {
    fn lerp(&mut self, mut target: Mut<DiscTag>, ratio: f32) {
        target.opacity = self.start + (self.end - self.start) * ratio;
    }
}

/// A disc darkens for a moment.
pub(super) struct DarkenLens;

impl Lens<DiscTag> for DarkenLens {
    fn lerp(&mut self, mut target: Mut<DiscTag>, ratio: f32) {
        target.dim = (std::f32::consts::PI * ratio).sin();
    }
}

/// The same speed all the way.
pub(super) fn linear() -> EaseMethod {
    EaseMethod::EaseFunction(EaseFunction::Linear)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_decides_the_time() {
        let (one, six) = (Fall::from(1.0).seconds(), Fall::from(6.0).seconds());
        assert!((0.5..0.62).contains(&six), "six rows take {six} s");
        assert!(one < six / 2.0, "one row takes {one} s");
    }

    #[test]
    fn a_fall_starts_at_its_height_touches_and_ends_at_rest() {
        let fall = Fall::from(5.5);
        assert_eq!(fall.height_at(0.0), 5.5);
        assert!(fall.height_at(fall.contact()).abs() < 0.01);
        assert!(fall.height_at(fall.contact() + 0.05) > 0.05, "it bounces");
        assert!(fall.height_at(fall.seconds()).abs() < 1e-3);
    }

    #[test]
    fn it_touches_down_at_each_contact_ever_more_slowly() {
        let fall = Fall::from(5.5);
        let contacts: Vec<(f32, f32)> = fall.contacts().collect();
        assert_eq!(contacts.len(), BOUNCES);
        for (at, speed) in &contacts {
            let (before, after) = (fall.height_at(at - 1e-3), fall.height_at(at + 1e-3));
            assert!(before > 0.0 && after > 0.0 && fall.height_at(*at).abs() < 1e-2, "at {at} s");
            assert!((before / 1e-3 - speed).abs() < 0.1 * speed, "at {at} s: {speed}");
        }
        assert!(contacts[1].1 < contacts[0].1 / 4.0);
        assert_eq!(Fall::from(0.0).contacts().count(), 0);
    }

    #[test]
    fn a_disc_never_sinks_below_its_place() {
        let fall = Fall::from(15.0);
        for step in 0..=1000 {
            let height = fall.height_at(fall.seconds() * step as f32 / 1000.0);
            assert!(height > -1e-3, "{height} at step {step}");
        }
    }
}
