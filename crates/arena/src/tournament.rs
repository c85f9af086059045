//! Plays the games of a schedule, several at a time.
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use super::contestant::Contestant;
use super::played::Played;
use super::program::Hosting;
use super::referee::{Referee, Terms};
use super::schedule::{Fixture, Schedule};
use super::seeds::derived_seed;
use connect_n_engine::StopFlag;

/// Games to be played, and how.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Who plays whom.
    pub schedule: Schedule,
    /// What holds for each game.
    pub terms: Terms,
    /// Where programs run.
    pub hosting: Hosting,
}

impl Tournament {
    /// Plays all games but those whose numbers, from 1, are in `done`, and hands each over when it is finished, in no
    /// particular order. When the flag is raised, the games in progress are dropped.
    ///
    /// # Errors
    /// That of `hand_over`, after which nothing more is played.
    pub fn play<E>(
        &self,
        done: &BTreeSet<u64>,
        threads: usize,
        stop: &StopFlag,
        mut hand_over: impl FnMut(Played) -> Result<(), E>,
    ) -> Result<(), E> {
        let next = AtomicU64::new(0);
        let (result, results) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads {
                let (result, next) = (result.clone(), &next);
                scope.spawn(move || {
                    while let Some(fixture) = self.schedule.fixture(next.fetch_add(1, Ordering::Relaxed)) {
                        if stop.is_stopped() {
                            return;
                        }
                        if done.contains(&(fixture.number + 1)) {
                            continue;
                        }
                        let Some(played) = self.play_one(&fixture, stop) else { return };
                        if result.send(played).is_err() {
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

    fn play_one(&self, fixture: &Fixture, stop: &StopFlag) -> Option<Played> {
        let entrants = self.schedule.entrants();
        let build =
            |side: usize| entrants[side].build(derived_seed(fixture.seed, side as u64), &self.hosting);
        let mut players: Vec<Box<dyn Contestant>> = fixture.sides.into_iter().map(build).collect();
        let game = Referee::new(self.terms, stop.clone()).play(&mut players, fixture.opening, &mut |_| ())?;
        Some(Played::new(fixture, entrants, &game))
    }
}
