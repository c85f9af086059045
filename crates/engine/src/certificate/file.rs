//! The bytes of a certificate: its head, the code of a position, the checksum.
use super::Certificate;
use super::claim::{Claim, PlayerClaim};
use super::moves::bits_of_moves;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::checksum::Checksum;
use crate::grid::bits_needed;
use crate::position::on_board;
use crate::{AnyBoard, Cell, Position, Rules, RulesError, Seat, Variant};

/// With what every certificate begins.
const MAGIC: &[u8; 8] = b"CNPROOF1";

/// Bytes before the claims.
const HEAD: usize = 32;

/// Bytes of a claim.
const CLAIM: usize = 16;

/// Bytes of the checksum.
const CHECKSUM: usize = 8;

/// Bits of the code of a position.
pub(super) const CODE_BITS: u32 = u128::BITS;

/// Why bytes are no certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormatError {
    /// Bytes of something else.
    #[error("this is not a certificate; `connect-n prove` writes one")]
    NoCertificate,
    /// Not the bytes that were written.
    #[error("this certificate is damaged: its checksum is wrong; get a fresh copy")]
    Checksum,
    /// Bytes are missing or too many.
    #[error("this certificate has {found} bytes, but its head says {expected}; get a fresh copy")]
    Length {
        /// Bytes of the file.
        found: u64,
        /// Bytes that it should have.
        expected: u64,
    },
    /// A board that doesn't exist.
    #[error("this certificate is for no board: {0}")]
    Rules(#[from] RulesError),
    /// A board whose positions have no code.
    #[error("a board of {0} is too large for a certificate: (rows + 1) x columns must be at most 128")]
    TooLarge(Rules),
    /// A field that has a value it can't have.
    #[error("byte {offset} of this certificate is {value}, which means nothing there")]
    Field {
        /// Where, from 0.
        offset: usize,
        /// What stands there.
        value: u8,
    },
    /// The code of the start is no position in which the game goes on.
    #[error("this certificate is about no position in which the game goes on")]
    Start,
}

impl FormatError {
    /// Makes sure that the positions of a board have a code.
    pub(super) fn check_size(rules: Rules) -> Result<(), Self> {
        if bits_needed(rules) <= CODE_BITS { Ok(()) } else { Err(Self::TooLarge(rules)) }
    }
}

/// A certificate that has not been checked yet.
pub(super) struct Contents<'a> {
    pub(super) position: Position,
    /// Each claim, and the moves that are to prove it.
    pub(super) strategies: Vec<(PlayerClaim, &'a [u8])>,
}

impl Certificate {
    /// Whether a file begins like a certificate.
    pub fn is_certificate(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC)
    }
}

/// The bytes of a certificate.
pub(super) fn to_bytes(position: &Position, strategies: &[(PlayerClaim, Vec<u8>)]) -> Vec<u8> {
    let rules = position.rules();
    let mut bytes = MAGIC.to_vec();
    let variant = u8::from(rules.is_pop_out());
    let (to_move, count) = (position.to_move().number(), strategies.len() as u8);
    bytes.extend([rules.rows(), rules.cols(), rules.connect(), variant, to_move, count, 0, 0]);
    bytes.extend(code_of(position.board()).to_le_bytes());
    for (PlayerClaim { seat, claim, moves }, _) in strategies {
        let (number, plies) = match *claim {
            Claim::WinsWithin(plies) => (0, plies),
            Claim::HoldsFor(plies) => (1, plies),
            Claim::NeverLoses => (2, 0),
        };
        bytes.extend([seat.number(), number]);
        bytes.extend(plies.to_le_bytes());
        bytes.extend([0; 4]);
        bytes.extend(moves.to_le_bytes());
    }
    for (_, moves) in strategies {
        bytes.extend(moves);
    }
    bytes.extend(Checksum::of(&bytes).to_bytes());
    bytes
}

impl<'a> Contents<'a> {
    /// Reads a certificate.
    pub(super) fn parse(bytes: &'a [u8]) -> Result<Self, FormatError> {
        let found = bytes.len();
        if !Certificate::is_certificate(bytes) || found < HEAD + CLAIM + CHECKSUM {
            return Err(FormatError::NoCertificate);
        }
        let (body, sum) = bytes.split_at(found - CHECKSUM);
        if Checksum::of(body).to_bytes() != sum {
            return Err(FormatError::Checksum);
        }
        let read = |offset: usize, most: u8| match bytes[offset] {
            value if value <= most => Ok(value),
            value => Err(FormatError::Field { offset, value }),
        };
        let variant = if read(11, 1)? == 1 { Variant::PopOut } else { Variant::Standard };
        let rules = Rules::new(bytes[8], bytes[9], bytes[10], variant, 2)?;
        FormatError::check_size(rules)?;
        let to_move = seat(bytes, 12)?;
        let (count, _, _) = (usize::from(read(13, 2)?), read(14, 0)?, read(15, 0)?);
        let position = position(rules, to_move, number(&bytes[16..32])).ok_or(FormatError::Start)?;
        if count == 0 {
            return Err(FormatError::Field { offset: 13, value: 0 });
        }
        let mut start = HEAD + count * CLAIM;
        let mut strategies = Vec::new();
        for offset in (HEAD..start).step_by(CLAIM) {
            let claim = body.get(offset..offset + CLAIM).ok_or(FormatError::NoCertificate)?;
            let seat = seat(bytes, offset)?;
            let plies = number(&claim[2..4]) as u16;
            let kind = match (read(offset + 1, 2)?, plies) {
                (0, 1..) => Claim::WinsWithin(plies),
                (1, 1..) => Claim::HoldsFor(plies),
                (2, 0) => Claim::NeverLoses,
                (_, _) => return Err(FormatError::Field { offset: offset + 2, value: claim[2] }),
            };
            for offset in offset + 4..offset + 8 {
                read(offset, 0)?;
            }
            strategies.push((seat, kind, number(&claim[8..]) as u64));
        }
        let mut parts = Vec::new();
        for (seat, claim, moves) in strategies {
            let length = bits_of_moves(rules).checked_mul(moves).map(|bits| bits.div_ceil(8));
            let end = length.and_then(|length| usize::try_from(length).ok()?.checked_add(start));
            let part = end.and_then(|end| body.get(start..end));
            let expected = end.and_then(|end| end.checked_add(CHECKSUM)).map_or(u64::MAX, |end| end as u64);
            let part = part.ok_or(FormatError::Length { found: found as u64, expected })?;
            start += part.len();
            parts.push((PlayerClaim { seat, claim, moves }, part));
        }
        if start != body.len() {
            let expected = (start + CHECKSUM) as u64;
            return Err(FormatError::Length { found: found as u64, expected });
        }
        Ok(Self { position, strategies: parts })
    }
}

/// A number of at most 16 bytes, the lowest first.
fn number(bytes: &[u8]) -> u128 {
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | u128::from(byte))
}

/// One of the two players.
fn seat(bytes: &[u8], offset: usize) -> Result<Seat, FormatError> {
    let value = bytes[offset];
    let seat = if value <= 2 { usize::from(value).checked_sub(1).and_then(Seat::new) } else { None };
    seat.ok_or(FormatError::Field { offset, value })
}

/// The code of a board, one number for each position of two players.
pub(super) fn code<B: Bitboard>(board: &Board<B>) -> B {
    board.occupied().wrapping_sum(board.grid().bottom()) | board.discs(Seat::FIRST)
}

fn code_of(board: &AnyBoard) -> u128 {
    on_board!(board, board => {
        let code = code(board);
        let has_second_word = bits_needed(*board.rules()) > u64::BITS;
        let high = if has_second_word { u128::from(code.word_from(u64::BITS)) << u64::BITS } else { 0 };
        high | u128::from(code.word_from(0))
    })
}

/// The position with this code, if there is one in which the game goes on.
fn position(rules: Rules, to_move: Seat, code: u128) -> Option<Position> {
    let rows = u32::from(rules.rows());
    let mut rest = code;
    let mut columns = Vec::new();
    for _ in rules.columns() {
        let column = rest & ((1 << (rows + 1)) - 1);
        let height = column.checked_ilog2()?;
        columns.push((height, column as u32));
        rest = rest.checked_shr(rows + 1).unwrap_or(0);
    }
    if rest != 0 {
        return None;
    }
    let disc_at = |cell: Cell| {
        let &(height, bits) = columns.get(cell.column.index())?;
        let row = u32::from(cell.row);
        (row < height).then(|| if bits >> row & 1 == 1 { Seat::FIRST } else { Seat::ALL[1] })
    };
    Position::set_up(rules, to_move, disc_at).ok().filter(|position| !position.is_over())
}
