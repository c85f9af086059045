//! When a falling disc hits what it lands on; sounds follow these messages.
use std::time::Duration;

use bevy::prelude::*;

use super::fall::Fall;
use connect_n_engine::Column;

/// A falling disc hits what lies below it, at its landing or after a bounce.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Contact {
    /// The column in which it falls.
    pub column: Column,
    /// Speed at which they meet, in cells a second.
    pub speed: f32,
}

/// The bar at the foot opens, and the discs of a finished game begin to fall out.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardEmptied;

/// A disc begins to slide out at the foot of its column.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiscPopped(pub Column);

/// The contacts of a fall that are still to come.
#[derive(Component)]
pub(super) struct Falling {
    column: Column,
    fall: Fall,
    /// Time since it was spawned.
    age: Duration,
    /// Time until the disc begins to fall.
    delay: Duration,
    /// Contacts that were sent.
    sent: usize,
}

impl Falling {
    /// A fall that begins after a delay.
    pub(super) fn new(column: Column, fall: Fall, delay: Duration) -> Self {
        Self { column, fall, age: Duration::ZERO, delay, sent: 0 }
    }

    /// The contact at its first landing.
    pub(super) fn landing(&self) -> Option<Contact> {
        let speed = self.fall.contacts().next()?.1;
        (self.sent == 0).then_some(Contact { column: self.column, speed })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Contact>().add_message::<BoardEmptied>().add_message::<DiscPopped>();
}

/// Sends the contacts of this frame; the animation of the falls has advanced by the same time.
pub(super) fn send_contacts(
    time: Res<Time>,
    mut falls: Query<(Entity, &mut Falling)>,
    mut contacts: MessageWriter<Contact>,
    mut commands: Commands,
) {
    for (disc, mut falling) in &mut falls {
        falling.age += time.delta();
        let seconds = falling.age.saturating_sub(falling.delay).as_secs_f32();
        while let Some((at, speed)) = falling.fall.contacts().nth(falling.sent) {
            if falling.age < falling.delay || seconds < at {
                break;
            }
            contacts.write(Contact { column: falling.column, speed });
            falling.sent += 1;
        }
        if falling.fall.contacts().nth(falling.sent).is_none() {
            commands.entity(disc).remove::<Falling>();
        }
    }
}
