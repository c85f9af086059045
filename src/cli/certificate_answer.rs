//! What a certificate proves, for people and for programs.
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use serde::Serialize;

use super::failure::Failure;
use super::format::{Format, write_json};
use super::time::in_seconds;
use super::words::seconds;
use crate::language::{Label, message};
use crate::sentence::items;
use connect_n_engine::certificate::{Certificate, Conclusion};
use connect_n_engine::{Seat, picture_line, visible};

/// A certificate that holds, with its file.
#[derive(Serialize)]
pub(super) struct Answer {
    file: String,
    rows: u8,
    cols: u8,
    connect: u8,
    pop_out: bool,
    position: String,
    outcome: Option<&'static str>,
    winner: Option<u8>,
    distance: Option<u16>,
    exact: bool,
    strategies: Vec<Strategy>,
    bytes: usize,
    seconds: f64,
    #[serde(skip)]
    time: Duration,
    #[serde(skip)]
    conclusion: Conclusion,
}

#[derive(Serialize)]
struct Strategy {
    player: u8,
    claim: &'static str,
    plies: Option<u16>,
    moves: u64,
}

impl Answer {
    pub(super) fn new(file: &Path, certificate: &Certificate, bytes: usize, time: Duration) -> Self {
        let Certificate { position, strategies } = certificate;
        let conclusion = certificate.conclusion();
        let outcome_for = |seat: Seat| if seat == position.to_move() { "win" } else { "loss" };
        let (outcome, winner, distance, exact) = match conclusion {
            Conclusion::Win { seat, plies, is_exact } => {
                (Some(outcome_for(seat)), Some(seat.number()), Some(plies), is_exact)
            }
            Conclusion::Draw => (Some("draw"), None, None, true),
            Conclusion::NoLoss(_) | Conclusion::Holds { .. } => (None, None, None, false),
        };
        let rules = position.rules();
        let strategies = strategies.iter().map(|one| Strategy {
            player: one.seat.number(),
            claim: one.claim.name(),
            plies: one.claim.plies(),
            moves: one.moves,
        });
        Self {
            file: file.display().to_string(),
            rows: rules.rows(),
            cols: rules.cols(),
            connect: rules.connect(),
            pop_out: rules.is_pop_out(),
            position: picture_line(position),
            outcome,
            winner,
            distance,
            exact,
            strategies: strategies.collect(),
            bytes,
            seconds: in_seconds(time),
            time,
            conclusion,
        }
    }

    pub(super) fn print(&self, format: Format, out: &mut dyn Write) -> Result<(), Failure> {
        if format == Format::Json {
            return write_json(out, self);
        }
        let moves = self.strategies.iter().map(|strategy| {
            message("certificate-moves").with("count", strategy.moves).with("number", strategy.player).text()
        });
        let answer = message("certificate-answer")
            .with("file", visible(&self.file).to_string())
            .with("proved", self.in_words())
            .with("moves", items(&moves.collect::<Vec<_>>()))
            .with("count", self.bytes)
            .with("time", seconds(self.time, 3));
        Ok(writeln!(out, "{}", answer.text())?)
    }

    fn in_words(&self) -> String {
        let of_player = |id, seat: Seat| message(id).with("number", seat.number());
        match self.conclusion {
            Conclusion::Win { seat, plies, is_exact: true } => {
                of_player("certificate-wins-in", seat).with("plies", plies).text()
            }
            Conclusion::Win { seat, plies, is_exact: false } => {
                of_player("certificate-wins-within", seat).with("plies", plies).text()
            }
            Conclusion::Draw => Label::new("certificate-draw").text(),
            Conclusion::NoLoss(seat) => of_player("certificate-no-loss", seat).text(),
            Conclusion::Holds { seat, plies } => {
                of_player("certificate-holds", seat).with("plies", plies).text()
            }
        }
    }
}
