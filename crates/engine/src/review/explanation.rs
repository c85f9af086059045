//! Why a move was a mistake: a fact that everybody can check on the board with a few moves.
use std::fmt;
use std::str::FromStr;

use crate::position::on_board;
use crate::{Cell, Line, Move, Outcome, Position, Seat};

/// What a line of moves shows. Lines start at the position before the mistake: with the mistake itself, where the
/// cause is what it allows; with a better move, where it is what was missed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cause {
    /// The better move would have won at once.
    MissedWin,
    /// The next player could win at once, and still can.
    MissedBlock,
    /// The next player wins on top of the disc that was dropped.
    PoisonedSquare,
    /// The pop makes a line of another player, or lets the next one win at once who could not before.
    PopOpensLine,
    /// The reply threatens to win in several places at once, and nothing stops all of them.
    AllowsDoubleThreat,
    /// The better move would have done that.
    MissedDoubleThreat,
    /// The opponent wins with threats that leave a single reply each.
    AllowsThreats,
    /// The mover could have done that.
    MissedThreats,
    /// The mover was going to win in the space above; now the opponent can fill it.
    GivesUpThreat,
    /// With best play the mover runs out of safe moves: nothing is threatened, but each move lets the opponent win.
    Zugzwang,
    /// With best play after the better move that would have happened to the opponent.
    MissedZugzwang,
    /// There is no shorter reason than best play after the better move.
    BestPlay,
}

/// A word that is no cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a cause of a mistake")]
pub struct CauseError;

/// A cause with the moves that show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// What they show.
    pub cause: Cause,
    /// The moves, from the position before the mistake.
    pub line: Vec<Move>,
    /// Who made the mistake.
    pub mover: Seat,
    /// The other one whom it is about: who wins by a pop at once, otherwise the next player.
    pub other: Seat,
    /// The squares that it is about, on the board at the end of the line, sorted: of lines that win or are threatened.
    pub squares: Vec<Cell>,
}

impl Cause {
    /// All causes.
    pub const ALL: [Self; 12] = [
        Self::MissedWin,
        Self::MissedBlock,
        Self::PoisonedSquare,
        Self::PopOpensLine,
        Self::AllowsDoubleThreat,
        Self::MissedDoubleThreat,
        Self::AllowsThreats,
        Self::MissedThreats,
        Self::GivesUpThreat,
        Self::Zugzwang,
        Self::MissedZugzwang,
        Self::BestPlay,
    ];

    /// Its name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::MissedWin => "missed-win",
            Self::MissedBlock => "missed-block",
            Self::PoisonedSquare => "poisoned-square",
            Self::PopOpensLine => "pop-opens-line",
            Self::AllowsDoubleThreat => "allows-double-threat",
            Self::MissedDoubleThreat => "missed-double-threat",
            Self::AllowsThreats => "allows-threats",
            Self::MissedThreats => "missed-threats",
            Self::GivesUpThreat => "gives-up-threat",
            Self::Zugzwang => "zugzwang",
            Self::MissedZugzwang => "missed-zugzwang",
            Self::BestPlay => "best-play",
        }
    }

    /// Whether the line that shows it starts with the better move, not with the mistake.
    pub const fn starts_with_better_move(self) -> bool {
        matches!(
            self,
            Self::MissedWin
                | Self::MissedDoubleThreat
                | Self::MissedThreats
                | Self::MissedZugzwang
                | Self::BestPlay
        )
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Cause {
    type Err = CauseError;

    fn from_str(text: &str) -> Result<Self, CauseError> {
        Self::ALL.into_iter().find(|cause| cause.name() == text).ok_or(CauseError)
    }
}

impl Explanation {
    /// The explanation, if these moves show the cause by the plain rules; nothing is asked about best play.
    pub fn check(position: &Position, cause: Cause, line: &[Move]) -> Option<Self> {
        let shown = Shown::new(position, line)?;
        let squares = squares(&shown, cause)?;
        let mut squares: Vec<Cell> = squares.into_iter().flatten().collect();
        squares.sort();
        squares.dedup();
        let other = shown.games[1].outcome().winner().filter(|&winner| winner != shown.mover);
        let other = other.unwrap_or_else(|| position.seat_after(shown.mover));
        Some(Self { cause, line: line.to_vec(), mover: shown.mover, other, squares })
    }
}

/// A line of moves, and the game after each of them.
struct Shown<'a> {
    line: &'a [Move],
    mover: Seat,
    /// The game before the line, and after each of its moves.
    games: Vec<Position>,
}

impl<'a> Shown<'a> {
    /// The line, if it is legal and has moves.
    fn new(position: &Position, line: &'a [Move]) -> Option<Self> {
        let mut games = vec![position.clone()];
        for &mv in line {
            let mut next = games.last()?.clone();
            next.play(mv).ok()?;
            games.push(next);
        }
        (!line.is_empty()).then(|| Self { line, mover: position.to_move(), games })
    }

    fn end(&self) -> &Position {
        &self.games[self.line.len()]
    }

    /// The lines of a player who has won with the last move.
    fn won_by(&self, seat: Seat) -> Option<Vec<Line>> {
        (self.end().outcome() == Outcome::Win(seat)).then(|| self.end().lines_of(seat))
    }

    fn is_for_two(&self) -> bool {
        self.games[0].rules().players() == 2
    }
}

/// The lines that a cause is about, if the moves show it.
fn squares(shown: &Shown, cause: Cause) -> Option<Vec<Line>> {
    let (before, mover) = (&shown.games[0], shown.mover);
    let next = shown.games[1].to_move();
    match (cause, shown.line) {
        (Cause::MissedWin, [_]) => shown.won_by(mover),
        (Cause::MissedBlock, [_, reply]) if wins(before, next, *reply) => shown.won_by(next),
        (Cause::PoisonedSquare, [Move::Drop(under), Move::Drop(above)]) if under == above => {
            shown.won_by(next)
        }
        (Cause::PopOpensLine, [Move::Pop(_)]) => {
            shown.end().outcome().winner().filter(|&winner| winner != mover).and_then(|it| shown.won_by(it))
        }
        (Cause::PopOpensLine, [Move::Pop(_), reply]) if !wins(before, next, *reply) => shown.won_by(next),
        (Cause::AllowsDoubleThreat, [_, _]) => double_threat(shown.end(), next),
        (Cause::MissedDoubleThreat, [_]) => double_threat(shown.end(), mover),
        (Cause::AllowsThreats, [_, _, _, _, ..]) if shown.is_for_two() => series(shown, 1, next),
        (Cause::MissedThreats, [_, _, _, ..]) if shown.is_for_two() => series(shown, 0, mover),
        (Cause::GivesUpThreat, [Move::Drop(under), Move::Drop(above)]) if under == above => {
            given_up(shown, *under)
        }
        (Cause::Zugzwang, [_, _, _, _, ..]) if shown.is_for_two() => zugzwang(shown, mover),
        (Cause::MissedZugzwang, [_, _, _, ..]) if shown.is_for_two() => zugzwang(shown, next),
        (Cause::BestPlay, _) => Some(Vec::new()),
        _ => None,
    }
}

/// Whether a move would win at once for a player if it were their turn.
pub(super) fn wins(position: &Position, seat: Seat, mv: Move) -> bool {
    !position.is_over()
        && on_board!(position.board(), board => {
            let mut board = board.at_turn_of(seat);
            board.check(mv).is_ok() && {
                board.play(mv);
                board.outcome_after(mv) == Outcome::Win(seat)
            }
        })
}

/// The moves by which a player would win at once if it were their turn.
pub(super) fn winning_moves(position: &Position, seat: Seat) -> Vec<Move> {
    let legal = on_board!(position.board(), board => board.at_turn_of(seat).legal_moves());
    legal.into_iter().filter(|&mv| wins(position, seat, mv)).collect()
}

/// A line that a player would make with a move that wins at once, without the space where the disc is missing.
fn threatened_line(position: &Position, seat: Seat, mv: Move) -> Option<Line> {
    let lines = on_board!(position.board(), board => {
        let mut board = board.at_turn_of(seat);
        board.play(mv);
        crate::lines::lines(&board, seat)
    });
    lines.into_iter().next()
}

/// The game after a legal move.
pub(super) fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    // A legal move is not refused.
    let _ = after.play(mv);
    after
}

/// The lines that a player threatens who has just moved, if there are several and the player's next move wins whatever
/// the others do until then.
fn double_threat(position: &Position, seat: Seat) -> Option<Vec<Line>> {
    if position.is_over() {
        return None;
    }
    let threats = winning_moves(position, seat);
    let is_sure = threats.len() > 1 && is_bound_to_win(position, seat);
    is_sure.then(|| threats.iter().filter_map(|&mv| threatened_line(position, seat, mv)).collect())
}

/// Whether this player wins with their next move whatever the others play until then.
pub(super) fn is_bound_to_win(position: &Position, seat: Seat) -> bool {
    match position.outcome() {
        Outcome::Win(winner) => winner == seat,
        Outcome::Draw(_) => false,
        Outcome::Ongoing if position.to_move() == seat => !winning_moves(position, seat).is_empty(),
        Outcome::Ongoing => {
            position.legal_moves().into_iter().all(|mv| is_bound_to_win(&after(position, mv), seat))
        }
    }
}

/// The line that wins at the end of a series of threats by one of two players, who makes the move with this index and
/// every second one after it: each but the last leaves the opponent at most one reply that does not lose at once.
fn series(shown: &Shown, first: usize, attacker: Seat) -> Option<Vec<Line>> {
    if (shown.line.len() - first).is_multiple_of(2) {
        return None;
    }
    for index in (first + 1..shown.line.len()).step_by(2) {
        let (position, reply) = (&shown.games[index], shown.line[index]);
        if position.is_over() || position.to_move() == attacker {
            return None;
        }
        let mut others = position.legal_moves().into_iter().filter(|&mv| mv != reply);
        if !others.all(|mv| is_bound_to_win(&after(position, mv), attacker)) {
            return None;
        }
    }
    shown.won_by(attacker)
}

/// The line of the mover that lacked a disc above the one that was dropped, and where the opponent then drops one.
fn given_up(shown: &Shown, column: crate::Column) -> Option<Vec<Line>> {
    let (before, mover) = (&shown.games[0], shown.mover);
    let cell = Cell::new(before.height(column) as u8 + 1, column);
    let threats = crate::analysis::threats(before);
    let own = threats.into_iter().find(|threat| threat.seat == mover && threat.cell == cell)?;
    // The opponent has not simply won there.
    (!shown.end().is_over()).then(|| vec![own.line])
}

/// The line of the winner, where the loser had no move that was safe, though nothing was threatened.
fn zugzwang(shown: &Shown, loser: Seat) -> Option<Vec<Line>> {
    let stuck = &shown.games[shown.line.len() - 2];
    let winner = stuck.seat_after(loser);
    let is_stuck = !stuck.is_over()
        && stuck.to_move() == loser
        && winning_moves(stuck, winner).is_empty()
        && stuck.legal_moves().into_iter().all(|mv| is_bound_to_win(&after(stuck, mv), winner));
    if is_stuck { shown.won_by(winner) } else { None }
}
