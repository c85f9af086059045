//! Checks certificates with the plain rules.
use super::Certificate;
use super::claim::PlayerClaim;
use super::file::{Contents, FormatError};
use super::following::Following;
use super::moves::{Choice, MoveReader};
use super::walk::{Flaw, Strategy, Walk, WalkError};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::position::on_board;
use crate::{Seat, StopFlag};

/// Why a certificate proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VerifyError {
    /// It can't be read.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// A strategy does not achieve what it claims.
    #[error("the certificate is wrong: player {seat}'s strategy fails after {moves} moves: {flaw}")]
    Wrong {
        /// Whose strategy it is.
        seat: Seat,
        /// Moves that were right.
        moves: u64,
        /// What is wrong with the next.
        flaw: Flaw,
    },
    /// Somebody called it off.
    #[error("interrupted before the certificate was verified")]
    Stopped,
}

impl Certificate {
    /// Reads and checks a certificate. It takes memory for as many positions as the certificate has moves, at most.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn verify(bytes: &[u8], stop: &StopFlag) -> Result<Self, VerifyError> {
        let Contents { position, strategies } = Contents::parse(bytes)?;
        on_board!(position.board(), board => {
            let following = Following::new(board.grid());
            for (claim, moves) in &strategies {
                check(board, &following, *claim, moves, stop)?;
            }
        });
        let strategies = strategies.into_iter().map(|(claim, _)| claim).collect();
        Ok(Self { position, strategies })
    }
}

/// The moves of the file, in their order.
struct FromFile<'a> {
    moves: MoveReader<'a>,
    stop: &'a StopFlag,
}

/// Why a strategy from a file has no move.
enum NoMove {
    Flaw,
    Stopped,
}

impl<B> Strategy<B> for FromFile<'_> {
    type Error = NoMove;

    fn choose(&mut self, _: &Board<B>, _: Option<u16>) -> Result<Choice, NoMove> {
        if self.stop.is_stopped() {
            return Err(NoMove::Stopped);
        }
        self.moves.next().ok_or(NoMove::Flaw)
    }

    fn most_positions(&self) -> u64 {
        self.moves.left()
    }
}

fn check<B: Bitboard>(
    root: &Board<B>,
    following: &Following<B>,
    PlayerClaim { seat, claim, moves }: PlayerClaim,
    bytes: &[u8],
    stop: &StopFlag,
) -> Result<(), VerifyError> {
    let reader = MoveReader::new(*root.rules(), bytes, moves);
    let ends_in_zeros = reader.ends_in_zeros();
    let mut strategy = FromFile { moves: reader, stop };
    let mut right = 0;
    let result = Walk::new(root, following, seat, claim).follow(&mut strategy, |_| right += 1);
    let wrong = |flaw| VerifyError::Wrong { seat, moves: right, flaw };
    result.map_err(|error| match error {
        WalkError::Flaw(flaw) => wrong(flaw),
        WalkError::TooMany | WalkError::Strategy(NoMove::Flaw) => wrong(Flaw::NoMove),
        WalkError::Strategy(NoMove::Stopped) => VerifyError::Stopped,
    })?;
    match strategy.moves.left() {
        0 if ends_in_zeros => Ok(()),
        0 => Err(wrong(Flaw::BitsLeft)),
        left => Err(wrong(Flaw::MovesLeft(left))),
    }
}
