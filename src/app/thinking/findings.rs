//! What computers that search the whole game tell: how far they are, and what they have found.
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use crate::app::background::EventLoop;
use crate::app::game::level::grouped;
use crate::app::game::setup::{Occupant, SeatSetup};
use crate::app::game::table::{Table, Ticket};
use connect_n_engine::{Move, Observer, PlayerSpec, Report, Rules, Seat, Value};

fn states(count: u64) -> String {
    if count == 1 { "1 state".to_owned() } else { format!("{} states", grouped(count)) }
}

fn searched(share: f32) -> String {
    match (share * 100.0) as u32 {
        0 => "under 1 % searched".to_owned(),
        percent => format!("{percent} % searched"),
    }
}

fn in_moves(plies: u32, rules: Rules) -> String {
    // Moves of the winner, as everywhere in the window.
    match plies.div_ceil(rules.players().into()) {
        1 => "in 1 move".to_owned(),
        moves => format!("in {moves} moves"),
    }
}

/// What is found out at the moment, and what was found out before.
#[derive(Resource, Default)]
pub(in crate::app) struct Findings {
    /// Where the thought that goes on puts its reports.
    reports: Arc<Mutex<Option<Report>>>,
    progress: Option<(Ticket, Report)>,
    verdicts: Vec<Verdict>,
}

/// What a player found out before its last move.
struct Verdict {
    seat: Seat,
    /// The seed of the game, which tells games apart.
    game: u64,
    /// The moves up to its own: where they are taken back, it says nothing any more.
    moves: Vec<Move>,
    report: Report,
}

/// Whether a player's findings are of interest: those of players that search the whole game.
fn is_told_of(player: &SeatSetup) -> bool {
    player.occupant() == Occupant::Computer
        && matches!(player.level, PlayerSpec::Exhaustive | PlayerSpec::Hashing)
}

impl Findings {
    /// An observer for the thought that begins, if its player's findings are of interest; it wakes the window.
    pub(super) fn observe(&mut self, player: &SeatSetup, window: &EventLoop) -> Option<Observer> {
        self.reports = Arc::default();
        self.progress = None;
        is_told_of(player).then(|| {
            let (reports, waker) = (self.reports.clone(), window.waker());
            Observer::new(move |report| {
                *reports.lock().unwrap_or_else(PoisonError::into_inner) = Some(report.clone());
                waker.wake();
            })
        })
    }

    /// What the thought about the position with this ticket has told since the last frame.
    pub(super) fn take(&self) -> Option<Report> {
        self.reports.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Notes how far a thought is.
    pub(super) fn note_progress(&mut self, ticket: Ticket, report: Report) {
        self.progress = Some((ticket, report));
    }

    /// Notes what a player has found out before the move that it makes now.
    pub(super) fn note_verdict(&mut self, table: &Table, mv: Move, report: Report) {
        let seat = table.position().to_move();
        self.progress = None;
        self.verdicts.retain(|verdict| verdict.seat != seat);
        if is_told_of(table.player(seat)) {
            let mut moves = table.position().moves().to_vec();
            moves.push(mv);
            self.verdicts.push(Verdict { seat, game: table.seed(), moves, report });
        }
    }

    /// How far a player that thinks is, or what it found out before its last move, in a line.
    pub(in crate::app) fn line(&self, table: &Table, seat: Seat) -> Option<String> {
        if !is_told_of(table.player(seat)) {
            return None;
        }
        if let Some((ticket, report)) = &self.progress
            && *ticket == table.ticket()
            && table.position().to_move() == seat
        {
            return Some(counts(report));
        }
        let verdict = self.verdicts.iter().find(|verdict| {
            let is_of_game = verdict.seat == seat && verdict.game == table.seed();
            is_of_game && table.position().moves().starts_with(&verdict.moves)
        })?;
        let (report, rules) = (&verdict.report, *table.position().rules());
        let value = match report.value {
            Some(Value::Win { distance }) => format!("Wins {}", in_moves(distance, rules)),
            Some(Value::Loss { distance }) => format!("Loses {}", in_moves(distance, rules)),
            Some(Value::Draw) => "Draws".to_owned(),
            Some(Value::Undecided | Value::Score(_)) | None => "Undecided".to_owned(),
        };
        Some(format!("{value} ({})", counts(report)))
    }
}

fn counts(report: &Report) -> String {
    let states = states(report.states);
    match report.progress {
        Some(share) => format!("{states}, {}", searched(share)),
        None => states,
    }
}
