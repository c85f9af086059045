//! `connect-n serve`: a computer player for other referees, by the protocol of `docs/protocol.md`.
use std::io::Write;

use super::failure::{Failure, legible};
use super::hosting::HostingArgs;
use super::input::{lines, text_of};
use super::words::{Explain, fault, in_line};
use crate::language::{Label, message};
use connect_n_arena::protocol::{READY, Request, RequestError};
use connect_n_arena::{Contestant, Entrant, Fault, derived_seed};
use connect_n_engine::{IllegalMove, Limits, Move, Position, Seat, StopFlag};

/// Run a computer player as a bot for other programs
///
/// Reads requests from standard input and answers on standard output; docs/protocol.md describes the protocol.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n serve --player hard
  connect-n match exec:\"connect-n serve --player hard\" medium")]
pub(super) struct Args {
    /// The player; `connect-n players` lists them
    #[arg(long)]
    player: Entrant,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t)]
    seed: u64,
    #[command(flatten)]
    hosting: HostingArgs,
}

/// A game as the player knows it.
struct Game {
    player: Box<dyn Contestant>,
    seat: Seat,
    position: Position,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut game: Option<Game> = None;
        let mut games = 0;
        for line in lines() {
            let (number, line) = line.and_then(text_of)?;
            if line.trim().is_empty() {
                continue;
            }
            let wrong = |error: String| Failure::Input(in_line(number, &error));
            let rules = game.as_ref().map(|game| game.position.rules());
            let request = match Request::parse(&line, rules) {
                // Referees may know more than we do.
                Err(error @ RequestError::Unknown(_)) => {
                    eprintln!("{}", legible(&in_line(number, &error)));
                    continue;
                }
                other => other.map_err(|error| wrong(error.explain()))?,
            };
            match request {
                Request::Init(seat, rules) => {
                    self.player.check(&rules).map_err(|error| wrong(error.explain()))?;
                    let mut player =
                        self.player.build(derived_seed(self.seed, games), &self.hosting.hosting());
                    games += 1;
                    player.start(seat, &rules);
                    player.get_ready(&StopFlag::default()).map_err(|fault| self.failed(&fault))?;
                    game = Some(Game { player, seat, position: Position::new(rules) });
                    writeln!(out, "{READY}")?;
                }
                Request::Name => writeln!(out, "{}", self.player)?,
                Request::Move(time) => {
                    let game = game.as_mut().ok_or_else(|| wrong(RequestError::NoGame.explain()))?;
                    game.come_to(game.seat).map_err(wrong)?;
                    let limits = Limits { time: Some(time), ..Limits::default() };
                    let answer = game.player.choose(&game.position, &limits);
                    let mv = answer.map_err(|fault| self.failed(&fault))?.mv;
                    game.position.play(mv).map_err(|reason| Failure::Work(of_move(mv, reason)))?;
                    writeln!(out, "{mv}")?;
                }
                Request::Inform(seat, mv) => {
                    let game = game.as_mut().ok_or_else(|| wrong(RequestError::NoGame.explain()))?;
                    game.come_to(seat).map_err(wrong)?;
                    game.position.play(mv).map_err(|reason| wrong(of_move(mv, reason)))?;
                    game.player.inform(seat, mv);
                }
                // `move` says which share of it is for this move.
                Request::Clock { .. } => {}
                Request::Quit => return Ok(()),
            }
            // The referee waits for the answer.
            out.flush()?;
        }
        Ok(())
    }

    fn failed(&self, wrong: &Fault) -> Failure {
        Failure::Work(fault(&self.player.to_string(), wrong))
    }
}

/// What is wrong with a move.
fn of_move(mv: Move, reason: IllegalMove) -> String {
    message("serve-move").with("written", mv.to_string()).with("problem", reason.explain()).text()
}

impl Game {
    /// Goes on to the turn of this player. Of three or four, those whose turns pass have dropped out.
    fn come_to(&mut self, seat: Seat) -> Result<(), String> {
        let to_move = self.position.to_move();
        while !self.position.is_over() && self.position.to_move() != seat {
            let may_pass = self.position.seats_left().count() > 2;
            if !may_pass
                || self.position.seats_left().all(|left| left != seat)
                || self.position.forfeit().is_err()
            {
                let out_of_turn = message("serve-out-of-turn").with("number", to_move.number());
                return Err(out_of_turn.with("other", seat.number()).text());
            }
        }
        if self.position.is_over() { Err(Label::new("illegal-game-over").text()) } else { Ok(()) }
    }
}
