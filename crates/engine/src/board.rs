//! The discs on the board and the hot path of play: drop, pop, take back, lines.
//!
//! A [`Board`] has no history and checks no move unless it is asked to; [`Position`](super::Position) is the
//! game with all its rules.
use super::bitboard::Bitboard;
use super::cell::Cell;
use super::column::Column;
use super::grid::Grid;
use super::moves::{IllegalMove, Move, MoveList};
use super::outcome::{DrawReason, Outcome};
use super::rules::Rules;
use super::seat::Seat;

/// Discs and side to move. Cheap to copy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board<B> {
    grid: Grid<B>,
    discs: [B; 4],
    occupied: B,
    to_move: Seat,
    /// Who has dropped out, by seat: their discs stay, their turns pass.
    gone: [bool; 4],
}

/// What tells one position from another: whose turn it is, and everybody's discs, by seat.
pub(super) type Discs<B> = (Seat, [B; 4]);

impl<B: Bitboard> Board<B> {
    /// The empty board.
    pub(super) fn new(rules: Rules) -> Self {
        Self {
            grid: Grid::new(rules),
            discs: [B::EMPTY; 4],
            occupied: B::EMPTY,
            to_move: Seat::FIRST,
            gone: [false; 4],
        }
    }

    /// Where each cell is in a `B`.
    pub const fn grid(&self) -> &Grid<B> {
        &self.grid
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> &Rules {
        self.grid.rules()
    }

    /// Whose turn it is.
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The same discs as if it were this player's turn: what they could do then is what they threaten.
    pub(super) const fn at_turn_of(mut self, seat: Seat) -> Self {
        self.to_move = seat;
        self
    }

    /// Who moved last; on a fresh board the last player in turn order.
    #[inline]
    pub fn last_mover(&self) -> Seat {
        let players = self.rules().players();
        let mut seat = self.to_move.before(players);
        while self.gone[seat.index()] && seat != self.to_move {
            seat = seat.before(players);
        }
        seat
    }

    /// Who moves after this player; the player again where nobody else is left.
    #[inline]
    pub fn after(&self, seat: Seat) -> Seat {
        let players = self.rules().players();
        let mut next = seat.after(players);
        while self.gone[next.index()] && next != seat {
            next = next.after(players);
        }
        next
    }

    /// Whether this player is still in the game.
    pub const fn is_in(&self, seat: Seat) -> bool {
        seat.number() <= self.rules().players() && !self.gone[seat.index()]
    }

    /// The turn goes on to the next player without a move.
    pub(super) fn pass(&mut self) {
        self.to_move = self.after(self.to_move);
    }

    /// The player to move drops out, and the next one is to move.
    pub(super) fn drop_out(&mut self) {
        let seat = self.to_move;
        self.to_move = self.after(seat);
        self.gone[seat.index()] = true;
    }

    /// What tells this position from others on the same board.
    pub(super) const fn all_discs(&self) -> Discs<B> {
        (self.to_move, self.discs)
    }

    /// The position with these discs on the same board.
    pub(super) fn with_discs(&self, (to_move, discs): Discs<B>) -> Self {
        let occupied = discs.into_iter().fold(B::EMPTY, |cells, discs| cells | discs);
        Self { grid: self.grid, discs, occupied, to_move, gone: self.gone }
    }

    /// Puts these discs on the empty board, with this player to move.
    pub(super) fn set_up(&mut self, to_move: Seat, discs: impl Iterator<Item = (Cell, Seat)>) {
        let mut by_seat = [B::EMPTY; 4];
        for (cell, seat) in discs {
            by_seat[seat.index()] = by_seat[seat.index()] | B::bit(self.grid.index(cell));
        }
        *self = self.with_discs((to_move, by_seat));
    }

    /// The same seen in a mirror.
    pub(super) fn mirrored(&self) -> Self {
        self.with_discs((self.to_move, self.discs.map(|discs| self.grid.mirrored(discs))))
    }

    /// The discs of one player.
    pub const fn discs(&self, seat: Seat) -> B {
        self.discs[seat.index()]
    }

    /// All discs.
    pub const fn occupied(&self) -> B {
        self.occupied
    }

    /// The cells in which a disc dropped now would land.
    pub fn landing_cells(&self) -> B {
        self.occupied.wrapping_sum(self.grid.bottom()) & self.grid.cells()
    }

    /// Whether every cell holds a disc.
    pub fn is_full(&self) -> bool {
        self.occupied == self.grid.cells()
    }

    /// Whose disc is in this cell of the board, if any.
    pub fn disc_at(&self, cell: Cell) -> Option<Seat> {
        let index = self.grid.index(cell);
        self.rules().seats().find(|&seat| self.discs(seat).contains(index))
    }

    /// Discs in a column.
    #[inline]
    pub fn height(&self, column: Column) -> u32 {
        self.occupied.word_from(self.grid.foot(column)).trailing_ones()
    }

    /// Whether a disc fits into this column of the board.
    #[inline]
    pub fn can_drop(&self, column: Column) -> bool {
        self.height(column) < u32::from(self.rules().rows())
    }

    /// Whether the side to move may pop this column of the board.
    #[inline]
    pub fn can_pop(&self, column: Column) -> bool {
        self.rules().is_pop_out() && self.discs(self.to_move).contains(self.grid.foot(column))
    }

    /// Whether the side to move may make this move, as long as the game is not over.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        let (column, cols) = (mv.column(), self.rules().cols());
        if column.index() >= usize::from(cols) {
            return Err(IllegalMove::NoSuchColumn { column, cols });
        }
        match mv {
            Move::Drop(_) if self.can_drop(column) => Ok(()),
            Move::Drop(_) => Err(IllegalMove::ColumnFull(column)),
            Move::Pop(_) if !self.rules().is_pop_out() => Err(IllegalMove::NotPopOut),
            Move::Pop(_) if self.can_pop(column) => Ok(()),
            Move::Pop(_) if self.height(column) == 0 => Err(IllegalMove::EmptyColumn(column)),
            Move::Pop(_) => Err(IllegalMove::NotYourDisc(column)),
        }
    }

    /// All moves of the side to move, as long as the game is not over: by column, drop before pop.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        for column in self.rules().columns() {
            if self.can_drop(column) {
                moves.push(Move::Drop(column));
            }
            if self.can_pop(column) {
                moves.push(Move::Pop(column));
            }
        }
        moves
    }

    /// How many [`legal_moves`](Self::legal_moves) there are.
    pub fn count_legal_moves(&self) -> u32 {
        let drops = (self.grid.top() & !self.occupied).count();
        if self.rules().is_pop_out() {
            drops + (self.grid.bottom() & self.discs(self.to_move)).count()
        } else {
            drops
        }
    }

    /// Makes a [legal](Self::check) move.
    #[inline]
    pub fn play(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()));
        match mv {
            Move::Drop(column) => self.drop_disc(column),
            Move::Pop(column) => self.pop_disc(column),
        }
        self.to_move = self.after(self.to_move);
    }

    /// Takes back `mv`, which must be the last one made.
    #[inline]
    pub fn undo(&mut self, mv: Move) {
        self.to_move = self.last_mover();
        match mv {
            Move::Drop(column) => self.lift_disc(column),
            Move::Pop(column) => self.push_disc(column),
        }
    }

    /// How the game stands after `mv`, the last move made, repetition aside.
    #[inline]
    pub fn outcome_after(&self, mv: Move) -> Outcome {
        match self.winner_after(mv) {
            Some(winner) => Outcome::Win(winner),
            None if self.is_full() => Outcome::Draw(DrawReason::Full),
            None => Outcome::Ongoing,
        }
    }

    /// Whether this player has N in line.
    #[inline]
    pub fn has_line(&self, seat: Seat) -> bool {
        self.grid.has_line(self.discs(seat))
    }

    /// The winner by lines, after `mv`, the last move made.
    #[inline]
    fn winner_after(&self, mv: Move) -> Option<Seat> {
        let decider = if mv.is_pop() {
            self.deciding_player()
        } else {
            // A drop can only make a line of the mover's, and no line was there before it.
            let mover = self.last_mover();
            self.has_line(mover).then_some(mover)
        };
        decider.map(|seat| self.winner_by_line_of(seat))
    }

    /// Whose lines decide the game, if anybody has one: the last mover's, else those of the first player after the mover
    /// in turn order who has one, as after a pop, which can make lines for everybody.
    pub(super) fn deciding_player(&self) -> Option<Seat> {
        let mover = self.last_mover();
        std::iter::successors(Some(mover), |&seat| Some(self.after(seat)).filter(|&next| next != mover))
            .find(|&seat| self.has_line(seat))
    }

    /// The winner if this player's line decides: that player, in misère the opponent. Misère is for two, so the same call
    /// also gives the owner of the line for a winner.
    #[inline]
    pub(super) fn winner_by_line_of(&self, seat: Seat) -> Seat {
        if self.rules().is_misere() { seat.after(self.rules().players()) } else { seat }
    }

    #[inline]
    fn drop_disc(&mut self, column: Column) {
        let cell = B::bit(self.grid.foot(column) + self.height(column));
        self.toggle(cell);
    }

    #[inline]
    fn lift_disc(&mut self, column: Column) {
        let cell = B::bit(self.grid.foot(column) + self.height(column) - 1);
        self.toggle(cell);
    }

    #[inline]
    fn pop_disc(&mut self, column: Column) {
        self.toggle(B::bit(self.grid.foot(column)));
        self.shift_column(column, |discs| discs >> 1);
    }

    #[inline]
    fn push_disc(&mut self, column: Column) {
        self.shift_column(column, |discs| discs << 1);
        self.toggle(B::bit(self.grid.foot(column)));
    }

    /// Puts a disc of the side to move into this cell, or takes it out.
    #[inline]
    fn toggle(&mut self, cell: B) {
        let own = &mut self.discs[self.to_move.index()];
        *own = *own ^ cell;
        self.occupied = self.occupied ^ cell;
    }

    #[inline]
    fn shift_column(&mut self, column: Column, shift: impl Fn(B) -> B) {
        let cells = self.grid.column(column);
        let moved = |discs: B| (discs & !cells) | shift(discs & cells);
        for discs in &mut self.discs[..usize::from(self.grid.rules().players())] {
            *discs = moved(*discs);
        }
        self.occupied = moved(self.occupied);
    }
}
