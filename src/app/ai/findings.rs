//! What computers that search the whole game report: their progress, and what they found.
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use crate::app::background::EventLoop;
use crate::app::game::current_game::{CurrentGame, PositionId};
use crate::app::game::setup::{Occupant, SeatSetup};
use connect_n_engine::{Move, Observer, PlayerSpec, Report, Seat};

/// What a player reports about its search.
pub enum Finding<'a> {
    /// How far it is.
    Progress(&'a Report),
    /// What it found out before its last move.
    Verdict(&'a Report),
}

/// The reports of the running search and of earlier ones.
#[derive(Resource, Default)]
pub(in crate::app) struct Findings {
    /// Where the running search puts its reports.
    reports: Arc<Mutex<Option<Report>>>,
    progress: Option<(PositionId, Report)>,
    verdicts: Vec<Verdict>,
}

/// What a player found out before its last move.
struct Verdict {
    seat: Seat,
    /// The seed of the game, which tells games apart.
    game: u64,
    /// The moves up to and including its own; once they are taken back, the finding is no longer shown.
    moves: Vec<Move>,
    report: Report,
}

/// Whether a player's findings are of interest: those of players that search the whole game.
fn reports_findings(player: &SeatSetup) -> bool {
    player.occupant() == Occupant::Computer
        && matches!(player.level, PlayerSpec::Exhaustive | PlayerSpec::Hashing)
}

impl Findings {
    /// An observer for the search that begins, if its player's findings are of interest; it wakes the window.
    pub(super) fn observe(&mut self, player: &SeatSetup, window: &EventLoop) -> Option<Observer> {
        self.reports = Arc::default();
        self.progress = None;
        reports_findings(player).then(|| {
            let (reports, waker) = (self.reports.clone(), window.waker());
            Observer::new(move |report| {
                *reports.lock().unwrap_or_else(PoisonError::into_inner) = Some(report.clone());
                waker.wake();
            })
        })
    }

    /// What the search of this position has reported since the last frame.
    pub(super) fn take(&self) -> Option<Report> {
        self.reports.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Stores the progress of a search.
    pub(super) fn note_progress(&mut self, position_id: PositionId, report: Report) {
        self.progress = Some((position_id, report));
    }

    /// Stores what a player found out before the move that it makes now.
    pub(super) fn note_verdict(&mut self, game: &CurrentGame, mv: Move, report: Report) {
        let seat = game.position().to_move();
        self.progress = None;
        self.verdicts.retain(|verdict| verdict.seat != seat);
        if reports_findings(game.player(seat)) {
            let mut moves = game.position().moves().to_vec();
            moves.push(mv);
            self.verdicts.push(Verdict { seat, game: game.seed(), moves, report });
        }
    }

    /// How far a player that thinks is, or what it found out before its last move.
    pub(in crate::app) fn of(&self, game: &CurrentGame, seat: Seat) -> Option<Finding<'_>> {
        if !reports_findings(game.player(seat)) {
            return None;
        }
        if let Some((position_id, report)) = &self.progress
            && *position_id == game.position_id()
            && game.position().to_move() == seat
        {
            return Some(Finding::Progress(report));
        }
        let verdict = self.verdicts.iter().find(|verdict| {
            let is_of_game = verdict.seat == seat && verdict.game == game.seed();
            is_of_game && game.position().moves().starts_with(&verdict.moves)
        })?;
        Some(Finding::Verdict(&verdict.report))
    }
}
