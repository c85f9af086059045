//! Games that begin with discs on the board.
use super::{AnyBoard, Position, on_board};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::cell::Cell;
use crate::outcome::{DrawReason, Outcome};
use crate::rules::Rules;
use crate::seat::Seat;

/// Why a game can't begin like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetUpError {
    /// A disc or a turn of a player who is none.
    #[error("player {seat} doesn't exist in a game of {players}")]
    NoSuchPlayer {
        /// Who.
        seat: Seat,
        /// The players there are.
        players: u8,
    },
    /// A disc with nothing under it.
    #[error("the disc in column {}, row {} from the bottom has nothing under it", .0.column, .0.row + 1)]
    Floating(Cell),
    /// Lines of several players, which no drop can make.
    #[error("players {0} and {1} both have a line")]
    SeveralWinners(Seat, Seat),
}

impl Position {
    /// A game that begins with these discs, with this player to move, or is over already. Nobody asks how the discs
    /// came there.
    ///
    /// # Errors
    /// What is impossible about them.
    pub fn set_up(
        rules: Rules,
        to_move: Seat,
        disc_at: impl Fn(Cell) -> Option<Seat>,
    ) -> Result<Self, SetUpError> {
        let players = rules.players();
        let cells =
            || rules.columns().flat_map(|column| (0..rules.rows()).map(move |row| Cell::new(row, column)));
        let everybody = cells().filter_map(&disc_at).chain([to_move]);
        if let Some(seat) = everybody.into_iter().find(|seat| seat.number() > players) {
            return Err(SetUpError::NoSuchPlayer { seat, players });
        }
        let is_floating =
            |cell: &Cell| cell.row > 0 && disc_at(Cell::new(cell.row - 1, cell.column)).is_none();
        if let Some(cell) = cells().filter(|&cell| disc_at(cell).is_some()).find(is_floating) {
            return Err(SetUpError::Floating(cell));
        }
        let discs = || cells().filter_map(|cell| Some((cell, disc_at(cell)?)));
        let mut board = AnyBoard::new(rules);
        let outcome = on_board!(&mut board, board => {
            board.set_up(to_move, discs());
            outcome(board)?
        });
        let set_up = Some(Box::new(board));
        Ok(Self { board, moves: Vec::new(), forfeits: Vec::new(), outcome, set_up })
    }

    /// The position in which the game began.
    pub fn start(&self) -> Position {
        match &self.set_up {
            None => Self::new(*self.rules()),
            Some(board) => Self {
                board: **board,
                moves: Vec::new(),
                forfeits: Vec::new(),
                // It went on from there.
                outcome: if self.moves.is_empty() && self.forfeits.is_empty() {
                    self.outcome
                } else {
                    Outcome::Ongoing
                },
                set_up: self.set_up.clone(),
            },
        }
    }

    /// Whether the game began with other than the empty board: its moves don't tell it all.
    pub const fn is_set_up(&self) -> bool {
        self.set_up.is_some()
    }

    /// A position without moves, seen in a mirror.
    pub(super) fn mirrored_start(mut self) -> Position {
        on_board!(&mut self.board, board => *board = board.mirrored());
        self.set_up = self.set_up.is_some().then(|| Box::new(self.board));
        self
    }
}

/// How a game stands that begins with these discs.
fn outcome<B: Bitboard>(board: &Board<B>) -> Result<Outcome, SetUpError> {
    let last = board.last_mover();
    let turns =
        std::iter::successors(Some(last), |&seat| Some(board.after(seat)).filter(|&next| next != last));
    let winners: Vec<Seat> = turns.filter(|&seat| board.has_line(seat)).collect();
    match winners[..] {
        [] if board.is_full() => Ok(Outcome::Draw(DrawReason::Full)),
        [] => Ok(Outcome::Ongoing),
        [first, second, ..] if !board.rules().is_pop_out() => {
            Err(SetUpError::SeveralWinners(first.min(second), first.max(second)))
        }
        // As after a pop: whoever moved last, then the next in turn order.
        [decider, ..] => Ok(Outcome::Win(board.winner_by_line_of(decider))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wander::wander;
    use crate::{Column, Variant};
    use proptest::prelude::*;

    fn cell(column: usize, row: u8) -> Cell {
        Cell::new(row - 1, Column::new(column - 1).unwrap())
    }

    fn set_up(rules: Rules, discs: &[(usize, u8, usize)]) -> Result<Position, SetUpError> {
        Position::set_up(rules, Seat::FIRST, |wanted| {
            let found = discs.iter().find(|&&(column, row, _)| cell(column, row) == wanted);
            found.and_then(|&(_, _, player)| Seat::new(player - 1))
        })
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let rules = Rules::new(3, 3, 3, Variant::Standard, 2).unwrap();
        assert_eq!(set_up(rules, &[(2, 2, 1)]), Err(SetUpError::Floating(cell(2, 2))));
        let third = Seat::ALL[2];
        assert_eq!(set_up(rules, &[(2, 1, 3)]), Err(SetUpError::NoSuchPlayer { seat: third, players: 2 }));
        let both = [(1, 1, 1), (1, 2, 1), (1, 3, 1), (3, 1, 2), (3, 2, 2), (3, 3, 2)];
        assert_eq!(set_up(rules, &both), Err(SetUpError::SeveralWinners(Seat::FIRST, Seat::ALL[1])));
        // A pop can do it. Player 1 is to move, so player 2 made it.
        let rules = Rules::new(3, 3, 3, Variant::PopOut, 2).unwrap();
        assert_eq!(set_up(rules, &both).unwrap().outcome(), Outcome::Win(Seat::ALL[1]));
    }

    proptest! {
        #![proptest_config(crate::property::cases(300))]

        #[test]
        fn a_set_up_game_goes_on_like_the_one_it_was_taken_from(
            (rows, cols, connect, pop_out, players) in (1..=9_u8, 1..=9_u8, 2..=5_u8, any::<bool>(), 2..=4_u8),
            choices in prop::collection::vec(any::<u8>(), 0..40),
        ) {
            let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
            let game = wander(Rules::new(rows, cols, connect, variant, players).unwrap(), &choices);
            let mut set_up = Position::set_up(*game.rules(), game.to_move(), |cell| game.disc_at(cell)).unwrap();
            prop_assert_eq!(set_up.board(), game.board());
            prop_assert_eq!(set_up.outcome(), game.outcome());
            prop_assert_eq!(set_up.legal_moves(), game.legal_moves());
            let start = set_up.clone();
            for &mv in &*game.legal_moves().to_vec() {
                let mut next = game.clone();
                next.play(mv).unwrap();
                set_up.play(mv).unwrap();
                prop_assert_eq!(set_up.movers(), [game.to_move(), next.to_move()]);
                prop_assert_eq!(*set_up.mirrored().board(), *next.mirrored().board());
                prop_assert_eq!(&set_up.mirrored().mirrored(), &set_up);
                prop_assert_eq!(&set_up.start(), &start);
                prop_assert_eq!(set_up.undo(), Some(mv));
            }
            prop_assert_eq!(set_up, start);
        }
    }
}
