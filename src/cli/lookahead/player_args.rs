//! The option that names a player.
use crate::cli::failure::Failure;
use crate::language::message;
use connect_n_engine::{Position, Seat};

/// For whom something is counted.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(super) struct PlayerArgs {
    /// Player number, from 1 [default: the player to move]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub(super) player: Option<u8>,
}

impl PlayerArgs {
    /// Who was named, if anybody was.
    pub(super) fn named(self, position: &Position) -> Result<Option<Seat>, Failure> {
        let Some(number) = self.player else { return Ok(None) };
        let players = position.rules().players();
        let seat = position.rules().seats().find(|seat| seat.number() == number);
        let missing = || message("position-no-such-player").with("number", number).with("players", players);
        seat.map(Some).ok_or_else(|| Failure::explained(missing()))
    }

    /// Who was named, or whose turn it is.
    pub(super) fn seat(self, position: &Position) -> Result<Seat, Failure> {
        Ok(self.named(position)?.unwrap_or_else(|| position.to_move()))
    }
}
