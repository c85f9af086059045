//! When a falling disc meets what it lands on: for whoever makes that heard or felt.
use std::time::Duration;

use bevy::prelude::*;

use super::fall::Fall;
use connect_n_engine::Column;

/// A falling disc meets what lies below it, or bounces onto it again.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Contact {
    /// The column in which it falls.
    pub column: Column,
    /// Speed at which they meet, in cells a second.
    pub speed: f32,
}

/// The bar at the foot opens, and the discs of a finished game begin to fall out.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Emptied;

/// A disc begins to slide out at the foot of its column.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlidOut(pub Column);

/// The fall of a disc that is yet to meet something.
#[derive(Component)]
pub(super) struct Falling {
    column: Column,
    fall: Fall,
    /// Since the fall began; it waits for the lead to pass first.
    age: Duration,
    lead: Duration,
    met: usize,
}

impl Falling {
    /// A fall that begins after a lead.
    pub(super) fn new(column: Column, fall: Fall, lead: Duration) -> Self {
        Self { column, fall, age: Duration::ZERO, lead, met: 0 }
    }

    /// The contact at its first landing.
    pub(super) fn landing(&self) -> Option<Contact> {
        let speed = self.fall.contacts().next()?.1;
        (self.met == 0).then_some(Contact { column: self.column, speed })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Contact>().add_message::<Emptied>().add_message::<SlidOut>();
}

/// Tells the contacts of this frame; the animation of the falls has gone on by the same step of time.
pub(super) fn meet(
    time: Res<Time>,
    mut falls: Query<(Entity, &mut Falling)>,
    mut contacts: MessageWriter<Contact>,
    mut commands: Commands,
) {
    for (disc, mut falling) in &mut falls {
        falling.age += time.delta();
        let seconds = falling.age.saturating_sub(falling.lead).as_secs_f32();
        while let Some((at, speed)) = falling.fall.contacts().nth(falling.met) {
            if falling.age < falling.lead || seconds < at {
                break;
            }
            contacts.write(Contact { column: falling.column, speed });
            falling.met += 1;
        }
        if falling.fall.contacts().nth(falling.met).is_none() {
            commands.entity(disc).remove::<Falling>();
        }
    }
}
