//! The games of a tournament that are being played just now, for whoever watches.
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::fixture::Fixture;
use super::game_id::GameId;
use super::played::tag_players;
use super::timed_move::TimedMove;
use connect_n_engine::{GameRecord, Position};

/// A game as far as it has come.
#[derive(Clone, Copy, Debug)]
pub struct GameSoFar<'a> {
    /// What is on the board, with all moves.
    pub position: &'a Position,
    /// The moves for which players were asked.
    pub timed_moves: &'a [TimedMove],
}

/// The games that are being played, shared by the threads that play them and whoever watches.
#[derive(Default, Debug)]
pub struct LiveGames(Mutex<State>);

#[derive(Default, Debug)]
struct State {
    games: BTreeMap<GameId, LiveGame>,
    changes: u64,
}

#[derive(Debug)]
struct LiveGame {
    seed: u64,
    /// In turn order.
    players: Vec<String>,
    position: Position,
    timed_moves: Vec<TimedMove>,
}

impl LiveGames {
    /// The records of all games so far, in the order of their numbers. `None` if nothing has changed since there were so
    /// many changes.
    pub fn records_after(&self, changes: u64) -> Option<(u64, Vec<GameRecord>)> {
        let state = self.state();
        let records = || state.games.iter().map(|(id, game)| game.record(id)).collect();
        (state.changes != changes).then(|| (state.changes, records()))
    }

    pub(crate) fn begin(&self, fixture: &Fixture, players: Vec<String>) {
        let position = fixture.opening.clone();
        let game = LiveGame { seed: fixture.seed, players, position, timed_moves: Vec::new() };
        self.change(|games| games.insert(fixture.id.clone(), game));
    }

    pub(crate) fn go_on(&self, id: &GameId, so_far: GameSoFar) {
        self.change(|games| {
            let game = games.get_mut(id)?;
            game.position.clone_from(so_far.position);
            let known = game.timed_moves.len().min(so_far.timed_moves.len());
            game.timed_moves.extend_from_slice(&so_far.timed_moves[known..]);
            Some(())
        });
    }

    pub(crate) fn end(&self, id: &GameId) {
        self.change(|games| games.remove(id));
    }

    fn change<T>(&self, change: impl FnOnce(&mut BTreeMap<GameId, LiveGame>) -> T) {
        let mut state = self.state();
        state.changes += 1;
        change(&mut state.games);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Of a thread that panicked there is a game that stands still.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LiveGame {
    fn record(&self, id: &GameId) -> GameRecord {
        let mut record = GameRecord::from_position(&self.position, &self.players);
        tag_players(&mut record, self.players.iter().map(String::as_str), id.round(), self.seed);
        self.timed_moves.iter().for_each(|timed| timed.annotate(&mut record));
        record
    }
}
