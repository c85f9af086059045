//! Programs at the table: each stays as long as its game is played, and is then seen off with all that it has started.
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use bevy::prelude::*;

use crate::app::game::setup::Occupant;
use crate::app::game::table::Table;
use crate::app::{AppSystems, Screen};
use connect_n_arena::Fault;
use connect_n_arena::{Hosting, Program, ProgramCommand};
use connect_n_engine::Seat;

/// The programs that play, and where they run.
#[derive(Resource, Default)]
pub struct Guests {
    hosting: Hosting,
    present: Vec<Guest>,
}

/// A program in a seat, shared with whoever thinks for it.
#[derive(Clone)]
pub(in crate::app) struct Guest {
    seat: Seat,
    /// The seed of the game, which tells games apart.
    game: u64,
    command: ProgramCommand,
    program: Arc<Mutex<Hosted>>,
}

/// A program that takes its leave on a thread of its own: that may take seconds, and nobody is to wait.
struct Hosted(Option<Program>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Guests>()
        .add_systems(Update, see_off.run_if(resource_exists_and_changed::<Table>).in_set(AppSystems::Follow))
        .add_systems(OnExit(Screen::Game), see_off_all)
        .add_systems(Last, see_off_all.run_if(on_message::<AppExit>));
}

impl Guests {
    /// Nobody yet; programs will run there.
    pub fn hosted_by(hosting: Hosting) -> Self {
        Self { hosting, present: Vec::new() }
    }

    /// Where programs run.
    pub(in crate::app) fn hosting(&self) -> &Hosting {
        &self.hosting
    }

    /// The program in a seat of the game on the table; it isn't started by that.
    pub(super) fn welcome(&mut self, table: &Table, seat: Seat, command: ProgramCommand) -> Guest {
        let known = self
            .present
            .iter()
            .find(|guest| (guest.seat, guest.game, &guest.command) == (seat, table.seed(), &command));
        if let Some(guest) = known {
            return guest.clone();
        }
        let program = Hosted(Some(Program::new(command.clone(), self.hosting.clone())));
        let guest = Guest { seat, game: table.seed(), command, program: Arc::new(Mutex::new(program)) };
        self.present.push(guest.clone());
        guest
    }

    /// Sees off the program in a seat; the next one there begins anew.
    pub(super) fn dismiss(&mut self, seat: Seat) {
        self.present.retain(|guest| guest.seat != seat);
    }
}

impl Guest {
    /// Does something with the program, which nobody else does meanwhile.
    pub(super) fn with<T>(&self, act: impl FnOnce(&mut Program) -> Result<T, Fault>) -> Result<T, Fault> {
        let mut hosted = self.program.lock().unwrap_or_else(PoisonError::into_inner);
        // It is there until it takes its leave, which is when nobody has it any more.
        hosted.0.as_mut().map_or(Err(Fault::Stopped), act)
    }

    /// Whether it still has its seat in the game that is played.
    fn is_at(&self, table: &Table) -> bool {
        let seat = (table.seed() == self.game && !table.position().is_over())
            .then(|| table.player(self.seat))
            .filter(|seat| seat.occupant() == Occupant::Program);
        seat.and_then(|seat| seat.command.to_run().ok()).is_some_and(|command| command == self.command)
    }
}

impl Drop for Hosted {
    fn drop(&mut self) {
        let program = self.0.take();
        // Where no thread can be had, this one waits.
        let _ = thread::Builder::new().name("farewell".to_owned()).spawn(move || drop(program));
    }
}

/// Sees off whoever isn't at the table any more.
fn see_off(table: Res<Table>, mut guests: ResMut<Guests>) {
    guests.present.retain(|guest| guest.is_at(&table));
}

fn see_off_all(mut guests: ResMut<Guests>) {
    guests.present.clear();
}
