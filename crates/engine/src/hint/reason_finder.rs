//! Finds the reason for a move: on the board where it can be seen there, in what was proved otherwise.
use super::reason::Reason;
use super::threat::{Threat, after, before, is_bound_to_win, threats};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::lines::{lines, windows};
use crate::{Cell, Choice, Line, Move, Outcome, Position, Report, Seat, Value};

/// A reason, and the squares on the board before the move that it is about.
type ReasonAndSquares = (Reason, Vec<Cell>);

/// The reason for a choice at a position and its board.
pub(super) fn reason<B: Bitboard>(
    position: &Position,
    board: &Board<B>,
    choice: &Choice,
) -> ReasonAndSquares {
    let mut played = position.clone();
    // A choice is legal; if it were not, nothing would be known about it.
    let outcome = played.play(choice.mv).map_or(Outcome::Ongoing, |()| played.outcome());
    let finder = ReasonFinder {
        before: *board,
        after: if position.check(choice.mv).is_ok() { after(board, choice.mv) } else { *board },
        outcome,
        mv: choice.mv,
        report: &choice.report,
    };
    let (reason, mut squares) = finder.best();
    // What a pop frees at the top of a full column lies above the board before it.
    squares.retain(|square| square.row < board.rules().rows());
    squares.sort();
    squares.dedup();
    (reason, squares)
}

/// A move with the board before and after it.
struct ReasonFinder<'a, B> {
    before: Board<B>,
    after: Board<B>,
    /// How the game stands after it.
    outcome: Outcome,
    mv: Move,
    report: &'a Report,
}

impl<B: Bitboard> ReasonFinder<'_, B> {
    fn best(&self) -> ReasonAndSquares {
        self.ends_the_game()
            .or_else(|| self.stops())
            .or_else(|| self.two_threats())
            .or_else(|| self.is_decided())
            .or_else(|| self.forestalls())
            .or_else(|| (self.proved() == Some(Value::Draw)).then_some((Reason::HoldsDraw, Vec::new())))
            .or_else(|| self.lines())
            .unwrap_or((Reason::Strongest { depth: self.report.depth }, Vec::new()))
    }

    fn mover(&self) -> Seat {
        self.before.to_move()
    }

    /// The others in the order in which they will move.
    fn others(&self) -> impl Iterator<Item = Seat> {
        let mover = self.mover();
        std::iter::successors(Some(self.after.to_move()), |&seat| Some(self.before.after(seat)))
            .take_while(move |&seat| seat != mover)
    }

    /// The only other player, where there is only one.
    fn opponent(&self) -> Option<Seat> {
        (self.others().count() == 1).then(|| self.after.to_move())
    }

    /// What the position is worth for certain. With three or four players a proof holds only for players who all do
    /// what is best for themselves: that is no plain reason.
    fn proved(&self) -> Option<Value> {
        self.report.value.filter(|_| self.report.proved && self.before.rules().players() == 2)
    }

    fn ends_the_game(&self) -> Option<ReasonAndSquares> {
        match self.outcome {
            Outcome::Win(winner) if winner == self.mover() => {
                let lines = lines(&self.after, winner);
                let squares = before(lines.iter().flatten(), self.mv).collect();
                Some((Reason::WinsNow { lines }, squares))
            }
            Outcome::Draw(reason) => Some((Reason::DrawsNow(reason), Vec::new())),
            Outcome::Win(_) | Outcome::Ongoing => None,
        }
    }

    fn stops(&self) -> Option<ReasonAndSquares> {
        self.others().find_map(|seat| {
            let threat = threats(&self.before, seat).into_iter().next()?;
            let squares = threat.squares().collect();
            let is_stopped = threats(&self.after, seat).is_empty();
            is_stopped.then_some((Reason::Stops { seat, line: threat.line }, squares))
        })
    }

    fn two_threats(&self) -> Option<ReasonAndSquares> {
        let threats = threats(&self.after, self.mover());
        let is_sure = threats.len() > 1 && is_bound_to_win(&self.after, self.mover());
        let squares = squares_of(&threats, self.mv);
        is_sure.then(|| (Reason::TwoThreats { lines: lines_of(threats) }, squares))
    }

    fn is_decided(&self) -> Option<ReasonAndSquares> {
        let reason = match self.proved()? {
            // Where lines win, a win takes an odd number of plies and a loss an even one; in misère it is the other way.
            Value::Win { distance } => Reason::WinsIn { moves: distance.div_ceil(2) },
            Value::Loss { distance } => Reason::LastsLongest { moves: distance / 2 },
            Value::Draw | Value::Score(_) | Value::Undecided => return None,
        };
        Some((reason, Vec::new()))
    }

    fn forestalls(&self) -> Option<ReasonAndSquares> {
        let seat = self.opponent()?;
        let (mv, threats) = double_threat(&self.before.at_turn_of(seat))?;
        let is_stopped = double_threat(&self.after).is_none();
        let squares = squares_of(&threats, mv);
        is_stopped.then(|| (Reason::Forestalls { seat, mv, lines: lines_of(threats) }, squares))
    }

    /// What the move does for the mover's lines, which speaks for it unless they lose.
    fn lines(&self) -> Option<ReasonAndSquares> {
        let are_wanted = !self.before.rules().is_misere();
        are_wanted.then(|| self.threatens().or_else(|| self.builds()).or_else(|| self.most_lines())).flatten()
    }

    fn threatens(&self) -> Option<ReasonAndSquares> {
        let threat = threats(&self.after, self.mover()).into_iter().next()?;
        let squares = squares_of([&threat], self.mv);
        Some((Reason::Threatens { line: threat.line }, squares))
    }

    fn builds(&self) -> Option<ReasonAndSquares> {
        let grown = windows(*self.before.rules())
            .filter(|window| self.is_open(window))
            .map(|window| (count(&self.after, self.mover(), &window), window))
            .filter(|(discs, window)| *discs > 1 && *discs > count(&self.before, self.mover(), window));
        let (discs, line) = grown.max_by_key(|(discs, _)| *discs)?;
        let squares = before(&line, self.mv).collect();
        Some((Reason::Builds { line, discs }, squares))
    }

    fn most_lines(&self) -> Option<ReasonAndSquares> {
        let lines_at = |mv: Move| {
            let cell = landing_cell(&self.before, mv)?;
            Some(windows(*self.before.rules()).filter(|w| w.contains(&cell) && self.is_open(w)).count())
        };
        let count = lines_at(self.mv).filter(|&count| count > 0)?;
        let is_most = self.before.legal_moves().iter().filter_map(|&mv| lines_at(mv)).all(|at| at <= count);
        is_most.then_some((Reason::MostLines { count }, Vec::new()))
    }

    /// Whether no other player has a disc in this place for a line after the move.
    fn is_open(&self, window: &Line) -> bool {
        let mover = self.mover();
        window.iter().all(|&cell| self.after.disc_at(cell).is_none_or(|owner| owner == mover))
    }
}

/// A move that doesn't win at once but threatens more than one line, so that the next one wins for sure.
fn double_threat<B: Bitboard>(board: &Board<B>) -> Option<(Move, Vec<Threat>)> {
    let seat = board.to_move();
    board.legal_moves().iter().find_map(|&mv| {
        let next = after(board, mv);
        let is_quiet = next.outcome_after(mv) == Outcome::Ongoing;
        let threats = if is_quiet { threats(&next, seat) } else { Vec::new() };
        (threats.len() > 1 && is_bound_to_win(&next, seat)).then_some((mv, threats))
    })
}

fn lines_of(threats: Vec<Threat>) -> Vec<Line> {
    threats.into_iter().map(|threat| threat.line).collect()
}

/// The squares of threats that stand after a move, on the board before it.
fn squares_of<'a>(threats: impl IntoIterator<Item = &'a Threat>, mv: Move) -> Vec<Cell> {
    let after: Vec<Cell> = threats.into_iter().flat_map(Threat::squares).collect();
    before(&after, mv).collect()
}

fn count<B: Bitboard>(board: &Board<B>, seat: Seat, window: &Line) -> usize {
    window.iter().filter(|&&cell| board.disc_at(cell) == Some(seat)).count()
}

/// Where a disc dropped now comes to lie; a pop lands nowhere.
fn landing_cell<B: Bitboard>(board: &Board<B>, mv: Move) -> Option<Cell> {
    match mv {
        Move::Drop(column) => Some(Cell::new(board.height(column) as u8, column)),
        Move::Pop(_) => None,
    }
}
