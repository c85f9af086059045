//! External programs that play. Each runs as long as its game; then it is ended, with all processes that it started.
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use bevy::prelude::*;

use crate::app::game::current_game::CurrentGame;
use crate::app::game::setup::Occupant;
use crate::app::{AppSystems, AtExit, Screen};
use connect_n_arena::Fault;
use connect_n_arena::{Hosting, Program, ProgramCommand};
use connect_n_engine::Seat;

/// The programs that play, and where they run.
#[derive(Resource, Default)]
pub struct ExternalPlayers {
    hosting: Hosting,
    running: Vec<ExternalPlayer>,
}

/// A program in a seat, shared with the task that asks it.
#[derive(Clone)]
pub(in crate::app) struct ExternalPlayer {
    seat: Seat,
    /// The seed of the game, which tells games apart.
    game: u64,
    command: ProgramCommand,
    program: Arc<Mutex<OwnedProgram>>,
}

/// A program that is ended on a thread of its own, because that may take seconds.
struct OwnedProgram(Option<Program>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ExternalPlayers>()
        .add_systems(
            Update,
            reap.run_if(resource_exists_and_changed::<CurrentGame>).in_set(AppSystems::Follow),
        )
        .add_systems(OnExit(Screen::Game), reap_all)
        .add_systems(Last, reap_all.in_set(AtExit::Stop));
}

impl ExternalPlayers {
    /// No programs yet; they will run with this host.
    pub fn hosted_by(hosting: Hosting) -> Self {
        Self { hosting, running: Vec::new() }
    }

    /// Where programs run.
    pub(in crate::app) fn hosting(&self) -> &Hosting {
        &self.hosting
    }

    /// The program in a seat of the current game; this does not start it.
    pub(super) fn get_or_add(
        &mut self,
        game: &CurrentGame,
        seat: Seat,
        command: ProgramCommand,
    ) -> ExternalPlayer {
        let known = self
            .running
            .iter()
            .find(|player| (player.seat, player.game, &player.command) == (seat, game.seed(), &command));
        if let Some(player) = known {
            return player.clone();
        }
        let program = OwnedProgram(Some(Program::new(command.clone(), self.hosting.clone())));
        let player =
            ExternalPlayer { seat, game: game.seed(), command, program: Arc::new(Mutex::new(program)) };
        self.running.push(player.clone());
        player
    }

    /// Ends the program in a seat; the next question starts a new one.
    pub(super) fn remove(&mut self, seat: Seat) {
        self.running.retain(|player| player.seat != seat);
    }
}

impl ExternalPlayer {
    /// Runs `act` with exclusive access to the program.
    pub(super) fn with<T>(&self, act: impl FnOnce(&mut Program) -> Result<T, Fault>) -> Result<T, Fault> {
        let mut owned = self.program.lock().unwrap_or_else(PoisonError::into_inner);
        // It is there until the last handle is dropped.
        owned.0.as_mut().map_or(Err(Fault::Stopped), act)
    }

    /// Whether it still has its seat in the game that is played.
    fn is_at(&self, game: &CurrentGame) -> bool {
        let seat = (game.seed() == self.game && !game.position().is_over())
            .then(|| game.player(self.seat))
            .filter(|seat| seat.occupant() == Occupant::Program);
        seat.and_then(|seat| seat.command.to_run().ok()).is_some_and(|command| command == self.command)
    }
}

impl Drop for OwnedProgram {
    fn drop(&mut self) {
        let program = self.0.take();
        // If no thread can be started, this one waits.
        let _ = thread::Builder::new().name("end program".to_owned()).spawn(move || drop(program));
    }
}

/// Ends the programs whose game is over or whose seat has another player.
fn reap(game: Res<CurrentGame>, mut external_players: ResMut<ExternalPlayers>) {
    external_players.running.retain(|player| player.is_at(&game));
}

fn reap_all(mut external_players: ResMut<ExternalPlayers>) {
    external_players.running.clear();
}
