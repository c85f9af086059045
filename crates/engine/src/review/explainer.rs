//! Finds the cause of a mistake: the first in the order of what is plainest to see.
use super::explanation::{Cause, Explanation, after, winning_moves};
use super::summary::ReviewedMove;
use crate::analysis::{AnalysisBudget, Assessment, Method, Solvers, best_play};
use crate::search::{SolveRequest, Verdict};
use crate::{Move, Outcome, Position, Seat};

/// Threats in a series that are looked for at most.
const MOST_THREATS: u32 = 10;

/// Positions that the search for a series of threats looks at.
const SERIES_POSITIONS: u32 = 1_000;

/// Nodes to find out whether a reply keeps what the mistake gave away.
const NODES: u64 = 100_000;

/// Why a move was a mistake or a blunder.
pub(super) fn explain(
    position: &Position,
    mistake: &ReviewedMove,
    solvers: &mut Solvers,
    budget: &mut AnalysisBudget,
) -> Option<Explanation> {
    let mut explainer = Explainer { position, mistake, solvers, budget };
    explainer
        .missed_win()
        .or_else(|| explainer.loses_at_once())
        .or_else(|| explainer.allows_double_threat())
        .or_else(|| explainer.missed_double_threat())
        .or_else(|| explainer.threats())
        .or_else(|| explainer.given_up_threat())
        .or_else(|| explainer.zugzwang())
        .or_else(|| explainer.best_play())
}

struct Explainer<'a, 'b> {
    position: &'a Position,
    mistake: &'a ReviewedMove,
    solvers: &'a mut Solvers,
    budget: &'a mut AnalysisBudget<'b>,
}

impl Explainer<'_, '_> {
    fn shows(&self, cause: Cause, line: &[Move]) -> Option<Explanation> {
        Explanation::check(self.position, cause, line)
    }

    fn is_lost(&self) -> bool {
        self.mistake.value.verdict() == Some(Verdict::Loss)
    }

    fn was_won(&self) -> bool {
        self.mistake.best_value.verdict() == Some(Verdict::Win)
    }

    fn is_for_two(&self) -> bool {
        self.position.rules().players() == 2
    }

    fn missed_win(&self) -> Option<Explanation> {
        let is_at_once = self.mistake.best_value == Assessment::Win(Some(1));
        let best = self.mistake.best.first().filter(|_| is_at_once)?;
        self.shows(Cause::MissedWin, &[*best])
    }

    fn loses_at_once(&self) -> Option<Explanation> {
        let mistake = self.mistake.mv;
        let next = after(self.position, mistake);
        if next.is_over() {
            return self.shows(Cause::PopOpensLine, &[mistake]);
        }
        let causes = [Cause::PoisonedSquare, Cause::MissedBlock, Cause::PopOpensLine];
        let replies = winning_moves(&next, next.to_move());
        causes
            .into_iter()
            .find_map(|cause| replies.iter().find_map(|&reply| self.shows(cause, &[mistake, reply])))
    }

    fn allows_double_threat(&self) -> Option<Explanation> {
        let next = after(self.position, self.mistake.mv);
        let mut replies = next.legal_moves().into_iter().filter(|_| self.is_lost());
        replies.find_map(|reply| self.shows(Cause::AllowsDoubleThreat, &[self.mistake.mv, reply]))
    }

    fn missed_double_threat(&self) -> Option<Explanation> {
        let mut better = self.mistake.best.iter().filter(|_| self.was_won());
        better.find_map(|&mv| self.shows(Cause::MissedDoubleThreat, &[mv]))
    }

    /// A series of threats, of the opponent or missed.
    fn threats(&self) -> Option<Explanation> {
        if !self.is_for_two() {
            return None;
        }
        let mistake = self.mistake.mv;
        if self.is_lost() {
            let next = after(self.position, mistake);
            let series =
                series_of_threats(&next, next.to_move(), MOST_THREATS, &mut SERIES_POSITIONS.clone());
            let line = series.map(|series| [&[mistake], series.as_slice()].concat());
            if let Some(found) = line.and_then(|line| self.shows(Cause::AllowsThreats, &line)) {
                return Some(found);
            }
        }
        let mover = self.position.to_move();
        let series = || series_of_threats(self.position, mover, MOST_THREATS, &mut SERIES_POSITIONS.clone());
        let series = self.was_won().then(series).flatten()?;
        self.shows(Cause::MissedThreats, &series)
    }

    /// The opponent fills the space above, and that keeps what was given away.
    fn given_up_threat(&mut self) -> Option<Explanation> {
        let (Move::Drop(column), true) = (self.mistake.mv, self.is_for_two()) else { return None };
        let line = [self.mistake.mv, Move::Drop(column)];
        let found = self.shows(Cause::GivesUpThreat, &line)?;
        let end = line.iter().fold(self.position.clone(), |game, &mv| after(&game, mv));
        let known = self.verdict(&end)?;
        (self.mistake.value.verdict() == Some(known)).then_some(found)
    }

    /// Who wins a game that goes on, for the side to move.
    fn verdict(&mut self, position: &Position) -> Option<Verdict> {
        let limits = self.budget.piece(NODES);
        let known = match Method::of(position) {
            Method::Exact => self.solvers.standard.solve(position, SolveRequest::Outcome, &limits),
            Method::PopOut => self.solvers.pop_out.solve(position, SolveRequest::Score, &limits),
            Method::Forced => return None,
        };
        let known = known.unwrap_or_default();
        self.budget.charge(known.nodes);
        known.verdict
    }

    fn zugzwang(&mut self) -> Option<Explanation> {
        let line = |explainer: &mut Self, first: Move| {
            let rest = best_play(&after(explainer.position, first), explainer.solvers, explainer.budget);
            [&[first], rest.as_slice()].concat()
        };
        if !self.is_for_two() {
            return None;
        }
        if self.is_lost() {
            let line = line(self, self.mistake.mv);
            if let Some(found) = self.shows(Cause::Zugzwang, &line) {
                return Some(found);
            }
        }
        let better = self.mistake.best.first().copied().filter(|_| self.was_won())?;
        let line = line(self, better);
        self.shows(Cause::MissedZugzwang, &line)
    }

    fn best_play(&mut self) -> Option<Explanation> {
        let better = self.mistake.best.first().copied()?;
        let rest = best_play(&after(self.position, better), self.solvers, self.budget);
        self.shows(Cause::BestPlay, &[&[better], rest.as_slice()].concat())
    }
}

/// A series of threats by which a player to move wins: each leaves the other at most one reply that does not lose at
/// once. The last move wins.
fn series_of_threats(position: &Position, seat: Seat, most: u32, left: &mut u32) -> Option<Vec<Move>> {
    if let Some(&mv) = winning_moves(position, seat).first() {
        return Some(vec![mv]);
    }
    if most == 0 {
        return None;
    }
    for mv in position.legal_moves() {
        *left = left.checked_sub(1)?;
        let next = after(position, mv);
        let Some(reply) = only_reply(&next, seat) else { continue };
        let answered = after(&next, reply);
        if answered.outcome() != Outcome::Ongoing {
            continue;
        }
        if let Some(rest) = series_of_threats(&answered, seat, most - 1, left) {
            return Some([&[mv, reply], rest.as_slice()].concat());
        }
    }
    None
}

/// The reply to a threat to win at once that is left when each other one lets the attacker win; any, if all do.
pub(crate) fn only_reply(position: &Position, attacker: Seat) -> Option<Move> {
    if position.is_over() || winning_moves(position, attacker).is_empty() {
        return None;
    }
    let loses = |mv: &Move| super::explanation::is_bound_to_win(&after(position, *mv), attacker);
    let replies = position.legal_moves();
    let mut safe = replies.iter().copied().filter(|mv| !loses(mv));
    match (safe.next(), safe.next()) {
        (None, _) => replies.first().copied(),
        (only, None) => only,
        (Some(_), Some(_)) => None,
    }
}
