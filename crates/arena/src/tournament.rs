//! Plays the games of a schedule, several at a time.
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;

use super::contestant::Contestant;
use super::fault_limit::{Exclusions, Faults};
use super::fixture::Fixture;
use super::game_id::GameId;
use super::live::{GameSoFar, LiveGames};
use super::played::Played;
use super::program::Hosting;
use super::referee::Referee;
use super::schedule::Schedule;
use super::seeds::derived_seed;
use super::terms::Terms;
use connect_n_engine::{GameRecord, Part, StopFlag};

/// Games to be played, and how.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Who plays whom.
    pub schedule: Schedule,
    /// What holds for each game.
    pub terms: Terms,
    /// Where programs run.
    pub hosting: Hosting,
    /// Faults after which a player is out.
    pub max_faults: Option<u32>,
    /// The part of the games that is played.
    pub part: Part,
}

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// For the list of results.
    pub played: Played,
    /// All that is known of it.
    pub record: GameRecord,
}

impl Tournament {
    /// Plays all games but those that are `done` and those of players who are out, on so many threads but at least one,
    /// and hands each over when it is finished, in no particular order. Those in progress are among the `live` games. When
    /// the flag is raised, they are dropped.
    ///
    /// # Errors
    /// That of `hand_over`, after which nothing more is played.
    pub fn play<E>(
        &self,
        done: &[Played],
        threads: usize,
        stop: &StopFlag,
        live: Option<&LiveGames>,
        mut hand_over: impl FnMut(Finished) -> Result<(), E>,
    ) -> Result<(), E> {
        let next = AtomicU64::new(0);
        let faults = Mutex::new(Faults::new(self.max_faults, done));
        let done: BTreeSet<GameId> = done.iter().map(Played::id).collect();
        let (result, results) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (result, next, faults, done) = (result.clone(), &next, &faults, &done);
                scope.spawn(move || {
                    while let Some(fixture) = self.schedule.fixture(next.fetch_add(1, Ordering::Relaxed)) {
                        if stop.is_stopped() {
                            return;
                        }
                        if done.contains(&fixture.id) || self.is_off(&fixture, &locked(faults).exclusions()) {
                            continue;
                        }
                        let Some(finished) = self.play_one(&fixture, stop, live) else { return };
                        locked(faults).add(&finished.played);
                        if result.send(finished).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(result);
            let handed_over = results.into_iter().try_for_each(&mut hand_over);
            if handed_over.is_err() {
                stop.stop();
            }
            handed_over
        })
    }

    /// The games that are still to be played after these.
    pub fn left(&self, played: &[Played]) -> impl Iterator<Item = Fixture<'_>> {
        let excluded = Faults::new(self.max_faults, played).exclusions();
        let done: BTreeSet<GameId> = played.iter().map(Played::id).collect();
        let is_left =
            move |fixture: &Fixture| !done.contains(&fixture.id) && !self.is_off(fixture, &excluded);
        self.schedule.fixtures().filter(is_left)
    }

    /// Whether this game belongs to another part, or a player is out before it.
    fn is_off(&self, fixture: &Fixture, excluded: &Exclusions) -> bool {
        !self.part.has(fixture.id.share()) || !excluded.allow(&fixture.id)
    }

    fn play_one(&self, fixture: &Fixture, stop: &StopFlag, live: Option<&LiveGames>) -> Option<Finished> {
        let participants = self.schedule.participants();
        let hosting = self.hosting.for_game(fixture.id.file_name());
        let build = |(seat, &side): (u64, &usize)| {
            participants[side].entrant.build(derived_seed(fixture.seed, seat), &hosting)
        };
        let mut players: Vec<Box<dyn Contestant>> = (0..).zip(&fixture.sides).map(build).collect();
        let names = || fixture.sides.iter().map(|&side| participants[side].name.clone()).collect();
        if let Some(live) = live {
            live.begin(fixture, names());
        }
        let mut watch = |game: GameSoFar| {
            if let Some(live) = live {
                live.go_on(&fixture.id, game);
            }
        };
        let game = Referee::new(self.terms, stop.clone()).play(&mut players, fixture.opening, &mut watch);
        if let Some(live) = live {
            live.end(&fixture.id);
        }
        let game = game?;
        let played = Played::new(fixture, participants, &game);
        let mut record = game.record("Tournament");
        played.tag(&mut record);
        Some(Finished { played, record })
    }
}

fn locked(faults: &Mutex<Faults>) -> MutexGuard<'_, Faults> {
    // A thread that panicked has left a list that holds all the same.
    faults.lock().unwrap_or_else(PoisonError::into_inner)
}
