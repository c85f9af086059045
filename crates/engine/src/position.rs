//! A game in progress: one type for every board, variant and number of players.
mod reachable;
mod set_up;

pub(crate) use reachable::in_turn;
pub use set_up::SetUpError;

use std::fmt;

use super::bitboard::Wide;
use super::board::Board;
use super::cell::Cell;
use super::column::Column;
use super::grid::bits_needed;
use super::lines::{Line, lines};
use super::moves::{IllegalMove, Move, MoveList};
use super::outcome::{DrawReason, Outcome};
use super::rules::Rules;
use super::seat::Seat;

/// How often a position may occur before the game is a draw.
const REPETITION_LIMIT: usize = 3;

/// The board in the narrowest bitboard that holds it. Match it once, then run code made for that width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyBoard {
    /// Up to 64 bits, such as 6 rows by 7 columns.
    Narrow(Board<u64>),
    /// Up to 128 bits, such as 10 by 10.
    Double(Board<u128>),
    /// Every board that the rules allow.
    Wide(Board<Wide>),
}

/// Runs the same code on whichever board it is, compiled for each width.
macro_rules! on_board {
    ($any:expr, $board:ident => $code:expr) => {
        match $any {
            $crate::AnyBoard::Narrow($board) => $code,
            $crate::AnyBoard::Double($board) => $code,
            $crate::AnyBoard::Wide($board) => $code,
        }
    };
}
pub(crate) use on_board;

impl AnyBoard {
    fn new(rules: Rules) -> Self {
        match bits_needed(rules) {
            0..=64 => Self::Narrow(Board::new(rules)),
            65..=128 => Self::Double(Board::new(rules)),
            _ => Self::Wide(Board::new(rules)),
        }
    }
}

/// A game with its moves so far.
///
/// ```
/// use connect_n_engine::{Column, Move, Outcome, Position, Rules, Seat};
///
/// let mut position = Position::new(Rules::default());
/// for column in [0, 1, 0, 1, 0, 1, 0].into_iter().filter_map(Column::new) {
///     position.play(Move::Drop(column))?;
/// }
/// assert_eq!(position.outcome(), Outcome::Win(Seat::FIRST));
/// # Ok::<(), connect_n_engine::IllegalMove>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    board: AnyBoard,
    moves: Vec<Move>,
    forfeits: Vec<Forfeit>,
    outcome: Outcome,
    /// The board that the game began with, where that was not the empty one.
    set_up: Option<Box<AnyBoard>>,
}

/// A player dropped out of the game, as when their time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Forfeit {
    /// Who.
    pub seat: Seat,
    /// The moves of all players until then.
    pub after: usize,
}

impl fmt::Display for Forfeit {
    /// As records have it: `2 after 7`, players and moves from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} after {}", self.seat, self.after)
    }
}

impl Forfeit {
    /// Reads what is displayed.
    pub fn parse(text: &str) -> Option<Self> {
        let (player, after) = text.split_once("after")?;
        let number: usize = player.trim().parse().ok()?;
        Some(Self { seat: Seat::new(number.checked_sub(1)?)?, after: after.trim().parse().ok()? })
    }
}

/// Which of several moves is illegal, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("move {number} ({mv:#}): {reason}")]
pub struct GameError {
    /// Number of the move among those that were to be played, from 1.
    pub number: usize,
    /// The move.
    pub mv: Move,
    /// Why it is refused.
    #[source]
    pub reason: IllegalMove,
}

impl Position {
    /// The start of a game.
    pub fn new(rules: Rules) -> Self {
        Self {
            board: AnyBoard::new(rules),
            moves: Vec::new(),
            forfeits: Vec::new(),
            outcome: Outcome::Ongoing,
            set_up: None,
        }
    }

    /// The game after these moves.
    ///
    /// # Errors
    /// The first illegal move.
    pub fn from_moves(rules: Rules, moves: &[Move]) -> Result<Self, GameError> {
        Self::new(rules).after(moves)
    }

    /// The game after these moves from here on.
    ///
    /// # Errors
    /// The first illegal move.
    pub fn after(mut self, moves: &[Move]) -> Result<Self, GameError> {
        for (index, &mv) in moves.iter().enumerate() {
            self.play(mv).map_err(|reason| GameError { number: index + 1, mv, reason })?;
        }
        Ok(self)
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Rules {
        on_board!(&self.board, board => board.rules())
    }

    /// The discs on the board, for code that is compiled for each width.
    pub fn board(&self) -> &AnyBoard {
        &self.board
    }

    /// Whose turn it is; after the end, who would be next.
    pub fn to_move(&self) -> Seat {
        on_board!(&self.board, board => board.to_move())
    }

    /// The moves played so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Number of moves played so far.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// Discs on the board.
    pub fn discs(&self) -> usize {
        on_board!(&self.board, board => count(board.occupied()))
    }

    /// Discs that a player has in hand, of those that fill the board when they are shared out in turn order: 21 each on
    /// the usual one. None where they have taken the turns of others who dropped out, or popped less than others.
    pub fn discs_in_hand(&self, seat: Seat) -> usize {
        let (cells, players) = (self.rules().cells(), usize::from(self.rules().players()));
        let share = cells / players + usize::from(seat.index() < cells % players);
        share.saturating_sub(on_board!(&self.board, board => count(board.discs(seat))))
    }

    /// Whose disc is in this cell; `None` too where the board has no such cell.
    pub fn disc_at(&self, cell: Cell) -> Option<Seat> {
        let is_on_board = cell.row < self.rules().rows() && self.has_column(cell.column);
        if is_on_board { on_board!(&self.board, board => board.disc_at(cell)) } else { None }
    }

    /// Discs in a column; 0 too where the board has no such column.
    pub fn height(&self, column: Column) -> usize {
        if self.has_column(column) {
            on_board!(&self.board, board => board.height(column) as usize)
        } else {
            0
        }
    }

    /// All moves of the side to move, by column, drop before pop; none after the end.
    pub fn legal_moves(&self) -> MoveList {
        if self.is_over() {
            return MoveList::new();
        }
        on_board!(&self.board, board => board.legal_moves())
    }

    /// Whether this move is possible now.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::GameOver);
        }
        on_board!(&self.board, board => board.check(mv))
    }

    /// Makes a move.
    ///
    /// # Errors
    /// The reason why it is illegal; the position is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.check(mv)?;
        self.outcome = on_board!(&mut self.board, board => {
            board.play(mv);
            board.outcome_after(mv)
        });
        self.moves.push(mv);
        if !self.is_over() && self.occurrences() >= REPETITION_LIMIT {
            self.outcome = Outcome::Draw(DrawReason::Repetition);
        }
        Ok(())
    }

    /// The player to move drops out of the game: their discs stay, their turns pass, and a line of theirs wins nothing.
    /// Who is left alone wins.
    ///
    /// # Errors
    /// The game is over.
    pub fn forfeit(&mut self) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::GameOver);
        }
        self.forfeits.push(Forfeit { seat: self.to_move(), after: self.plies() });
        on_board!(&mut self.board, board => board.drop_out());
        if self.seats_left().count() == 1 {
            self.outcome = Outcome::Win(self.to_move());
        }
        Ok(())
    }

    /// Who dropped out, and when.
    pub fn forfeits(&self) -> &[Forfeit] {
        &self.forfeits
    }

    /// The players who have not dropped out, in turn order from the first.
    pub fn seats_left(&self) -> impl Iterator<Item = Seat> {
        self.rules().seats().filter(|&seat| on_board!(&self.board, board => board.is_in(seat)))
    }

    /// The moves since a player last dropped out: all that can be taken back.
    pub fn moves_of_those_left(&self) -> &[Move] {
        &self.moves[self.forfeits.last().map_or(0, |forfeit| forfeit.after)..]
    }

    /// Who moves after a player, of those who are left.
    pub fn seat_after(&self, seat: Seat) -> Seat {
        on_board!(&self.board, board => board.after(seat))
    }

    /// Who made each move; last, who is to make the next.
    pub fn movers(&self) -> Vec<Seat> {
        let mut turns = self.start();
        let mut forfeits = self.forfeits.iter().peekable();
        let mut movers = Vec::with_capacity(self.plies() + 1);
        for ply in 0..=self.plies() {
            while forfeits.next_if(|forfeit| forfeit.after == ply).is_some() {
                on_board!(&mut turns.board, board => board.drop_out());
            }
            movers.push(turns.to_move());
            on_board!(&mut turns.board, board => board.pass());
        }
        movers
    }

    /// Takes back the last move and returns it. Nothing is taken back from before a player dropped out.
    pub fn undo(&mut self) -> Option<Move> {
        if self.moves_of_those_left().is_empty() {
            return None;
        }
        let mv = self.moves.pop()?;
        on_board!(&mut self.board, board => board.undo(mv));
        self.outcome = Outcome::Ongoing;
        Some(mv)
    }

    /// How the game stands.
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.outcome.is_over()
    }

    /// The lines that decided the game, sorted; empty as long as nobody has won. They are the winner's, but in misère the
    /// loser's.
    pub fn winning_lines(&self) -> Vec<Line> {
        let decider = |winner| on_board!(&self.board, board => board.winner_by_line_of(winner));
        self.outcome.winner().map_or_else(Vec::new, |winner| self.lines_of(decider(winner)))
    }

    /// The lines of a player, sorted. A pop that ends the game may have made some for others than the winner too.
    pub fn lines_of(&self, seat: Seat) -> Vec<Line> {
        on_board!(&self.board, board => lines(board, seat))
    }

    /// Whether this move is possible now and wins at once for the player who makes it.
    pub fn wins_at_once(&self, mv: Move) -> bool {
        self.check(mv).is_ok()
            && on_board!(&self.board, board => {
                let mut after = *board;
                after.play(mv);
                after.outcome_after(mv) == Outcome::Win(board.to_move())
            })
    }

    /// How often this position (discs and side to move) has occurred in this game, this time included.
    pub fn occurrences(&self) -> usize {
        on_board!(&self.board, board => occurrences(board, self.moves_of_those_left()))
    }

    /// The same game seen in a mirror.
    pub fn mirrored(&self) -> Position {
        let rules = *self.rules();
        let mut mirrored = self.start().mirrored_start();
        for ply in 0..=self.plies() {
            for _ in self.forfeits.iter().filter(|forfeit| forfeit.after == ply) {
                let dropped_out = mirrored.forfeit();
                debug_assert_eq!(dropped_out, Ok(()));
            }
            if let Some(mv) = self.moves.get(ply) {
                let played = mirrored.play(mv.mirrored(rules.cols()));
                debug_assert_eq!(played, Ok(()));
            }
        }
        mirrored
    }

    fn has_column(&self, column: Column) -> bool {
        column.index() < usize::from(self.rules().cols())
    }
}

fn count<B: super::bitboard::Bitboard>(cells: B) -> usize {
    cells.count() as usize
}

/// How often this position has occurred in the game, now included.
///
/// Walks back through the game and compares the boards themselves, so it needs no table and trusts no hash. Between
/// two equal positions there are as many drops as pops: the walk need not be longer than twice the pops among these
/// moves, and takes no step in a game without pops.
fn occurrences<B: super::bitboard::Bitboard>(now: &Board<B>, moves: &[Move]) -> usize {
    let pops = moves.iter().filter(|mv| mv.is_pop()).count();
    let longest_cycle = 2 * pops;
    let mut earlier = *now;
    let mut times = 1;
    for &mv in moves.iter().rev().take(longest_cycle) {
        earlier.undo(mv);
        times += usize::from(earlier == *now);
    }
    times
}

/// The positions of a game that have occurred twice, now included: the third time ends it. `now` is the game's board.
pub(crate) fn occurred_twice<B: super::bitboard::Bitboard>(game: &Position, now: &Board<B>) -> Vec<Board<B>> {
    let moves = game.moves_of_those_left();
    if !moves.iter().any(|mv| mv.is_pop()) {
        return Vec::new();
    }
    let mut earlier = *now;
    let mut seen = vec![earlier];
    let mut twice = Vec::new();
    for &mv in moves.iter().rev() {
        earlier.undo(mv);
        if seen.contains(&earlier) {
            twice.push(earlier);
        }
        seen.push(earlier);
    }
    twice
}

#[cfg(test)]
mod tests {
    use super::super::rules::Variant;
    use super::*;

    fn drop_in(column: usize) -> Move {
        Move::Drop(Column::new(column - 1).unwrap())
    }

    fn pop(column: usize) -> Move {
        Move::Pop(Column::new(column - 1).unwrap())
    }

    fn pop_out(rows: u8, cols: u8, connect: u8, moves: &[Move]) -> Position {
        let rules = Rules::new(rows, cols, connect, Variant::PopOut, 2).unwrap();
        Position::from_moves(rules, moves).unwrap()
    }

    #[test]
    fn a_pop_that_makes_lines_for_both_wins_for_the_mover() {
        let mut moves = [4, 2, 2, 4, 4, 3, 3, 3].map(drop_in).to_vec();
        moves.push(pop(4));
        let position = pop_out(4, 4, 3, &moves);
        assert_eq!(position.outcome(), Outcome::Win(Seat::FIRST));
        assert!(position.legal_moves().is_empty());
        assert_eq!(position.check(drop_in(1)), Err(IllegalMove::GameOver));
    }

    #[test]
    fn the_third_occurrence_is_a_draw_and_can_be_taken_back() {
        let round = [drop_in(1), drop_in(2), pop(1), pop(2)];
        let mut position = pop_out(6, 7, 4, &[round, round].concat());
        assert_eq!(position.outcome(), Outcome::Draw(DrawReason::Repetition));
        assert_eq!(position.occurrences(), 3);
        assert_eq!(position.undo(), Some(pop(2)));
        assert_eq!(position.outcome(), Outcome::Ongoing);
        assert_eq!(position.occurrences(), 2);
    }

    #[test]
    fn what_has_occurred_twice_is_known_now_included() {
        let round = [drop_in(1), drop_in(2), pop(1), pop(2)];
        let twice = |moves: &[Move]| {
            let game = pop_out(6, 7, 4, moves);
            on_board!(game.board(), board => {
                occurred_twice(&game, board).iter().map(|it| count(it.occupied())).collect::<Vec<_>>()
            })
        };
        assert!(twice(&round[..3]).is_empty());
        assert_eq!(twice(&round), [0]);
        let further = [&round[..], &round[..2]].concat();
        assert_eq!(twice(&further), [2, 1, 0]);
    }

    #[test]
    fn undo_leads_back_through_every_position() {
        let moves = [drop_in(4), drop_in(4), drop_in(3), drop_in(4), pop(4), drop_in(7)];
        let mut position = pop_out(6, 7, 4, &moves);
        for played in (0..moves.len()).rev() {
            assert_eq!(position.undo(), Some(moves[played]));
            assert_eq!(position, pop_out(6, 7, 4, &moves[..played]));
        }
        assert_eq!(position.undo(), None);
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut position = pop_out(2, 2, 2, &[drop_in(1), drop_in(1)]);
        let before = position.clone();
        let first = Column::new(0).unwrap();
        let ninth = Column::new(8).unwrap();
        assert_eq!(position.play(drop_in(1)), Err(IllegalMove::ColumnFull(first)));
        assert_eq!(position.play(pop(2)), Err(IllegalMove::EmptyColumn(Column::new(1).unwrap())));
        assert_eq!(position.play(drop_in(9)), Err(IllegalMove::NoSuchColumn { column: ninth, cols: 2 }));
        assert_eq!(position, before);
    }

    #[test]
    fn a_game_that_was_set_up_starts_open_also_if_somebody_drops_out_at_once() {
        let disc = |cell: Cell| (cell.row == 0 && cell.column.index() == 3).then_some(Seat::FIRST);
        let mut position = Position::set_up(Rules::default(), Seat::ALL[1], disc).unwrap();
        position.forfeit().unwrap();
        assert!(position.is_over());
        assert_eq!(position.start().outcome(), Outcome::Ongoing);
    }

    #[test]
    fn an_error_names_the_move_by_its_number() {
        let moves = [drop_in(1); 7];
        let error = Position::from_moves(Rules::default(), &moves).unwrap_err();
        assert_eq!(error.to_string(), "move 7 (d1): column 1 is full");
    }

    #[test]
    fn a_line_is_shown_whole() {
        let position =
            Position::from_moves(Rules::default(), &[1, 1, 2, 2, 3, 3, 5, 5, 6, 6, 7, 7, 4].map(drop_in))
                .unwrap();
        let bottom: Line = position.rules().columns().map(|column| Cell::new(0, column)).collect();
        assert_eq!(position.winning_lines(), [bottom]);
    }

    #[test]
    fn an_immediate_win_is_seen_without_playing_it() {
        let position = Position::from_moves(Rules::default(), &[1, 7, 2, 7, 3, 6].map(drop_in)).unwrap();
        assert!(position.wins_at_once(drop_in(4)));
        assert!(!position.wins_at_once(drop_in(5)));
        assert!(!position.wins_at_once(pop(4)));
    }
}
