//! The search for two players at its root: one ply deeper each time, until the limits or the truth are reached.
use super::answer::settled;
use super::evaluation::Weights;
use super::ordering::Candidate;
use super::pvs::PvSearch;
use super::score::Score;
use super::table::Table;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::{Budget, Exhausted};
use crate::position::occurred_twice;
use crate::search::position::SearchPosition;
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Choice, Limits, Move, Position, Report, Value};

/// Positions looked at in a second, to choose the size of the table.
const POSITIONS_PER_SECOND: f64 = 3e6;

/// No search gets so deep.
const MOST_DEPTH: u32 = 250;

/// Plies to which the only move that does not lose at once is looked at: enough to say how it stands.
const FORCED_DEPTH: u32 = 8;

/// The best move on a board of two players, as far as the limits allow.
pub(super) fn choose<B: Bitboard>(
    position: &Position,
    board: &Board<B>,
    weights: &Weights,
    seed: u64,
    limits: &Limits,
) -> Choice {
    let budget = Budget::new(limits);
    let geometry = ThreatGeometry::new(*board.grid());
    let pos = SearchPosition::of_board(&geometry, board);
    if let Some(mv) = pos.winning_move(&geometry) {
        return settled(mv, Value::Win { distance: 1 }, limits);
    }
    let key = |board: &Board<B>| SearchPosition::of_board(&geometry, board).key(&geometry);
    let drawn = occurred_twice(position, board).iter().map(key).collect();
    let table = Table::for_positions(expected_positions(limits), &budget);
    let mut search = PvSearch::new(geometry, table, drawn, budget, weights, seed);
    search.start_at(&pos);
    let candidates = search.root_candidates(&pos);
    if candidates.is_empty() {
        return lost_in_two(&search.geometry, &pos, board, limits);
    }
    IterativeDeepening {
        search,
        pos,
        limits,
        moves: candidates,
        best: Score::MIN,
        depth: 0,
        is_complete: false,
    }
    .deepen()
}

fn expected_positions(limits: &Limits) -> u64 {
    let in_time = limits.time.map_or(u64::MAX, |time| (time.as_secs_f64() * POSITIONS_PER_SECOND) as u64);
    limits.nodes.unwrap_or(u64::MAX).min(in_time)
}

/// Every move loses: the one after which the opponent has the fewest ways to win.
pub(super) fn lost_in_two<B: Bitboard>(
    geometry: &ThreatGeometry<B>,
    pos: &SearchPosition<B>,
    board: &Board<B>,
    limits: &Limits,
) -> Choice {
    let ways_to_lose = |mv: Move| {
        let after = pos.after(geometry, mv);
        // A pop that hands over a line loses without a reply.
        if geometry.grid().has_line(after.own.discs) { u32::MAX } else { after.count_winning_moves(geometry) }
    };
    let moves = board.legal_moves();
    let best = moves.iter().copied().min_by_key(|&mv| ways_to_lose(mv)).unwrap_or(moves[0]);
    settled(best, Value::Loss { distance: 2 }, limits)
}

/// The root position, with what has been found out so far.
struct IterativeDeepening<'a, B: Bitboard> {
    search: PvSearch<'a, B>,
    pos: SearchPosition<B>,
    limits: &'a Limits,
    /// The best so far first.
    moves: Vec<Candidate<B>>,
    best: Score,
    /// Plies to which all moves were looked at.
    depth: u32,
    /// Whether the search saw the end of every game.
    is_complete: bool,
}

impl<B: Bitboard> IterativeDeepening<'_, B> {
    fn deepen(mut self) -> Choice {
        let most = self.limits.depth.unwrap_or(MOST_DEPTH).min(MOST_DEPTH);
        while self.depth < most && !self.is_settled() && self.iterate(self.depth + 1).is_ok() {
            self.depth += 1;
            self.is_complete = !self.search.geometry.rules().is_pop_out() && self.depth >= self.free_cells();
            self.limits.tell(&self.report());
            if self.limits.are_time_alone() && self.moves.len() == 1 && self.depth >= FORCED_DEPTH {
                break;
            }
        }
        let report = self.report();
        self.limits.tell(&report);
        Choice { mv: self.moves[0].mv, report }
    }

    fn is_settled(&self) -> bool {
        self.is_complete || (self.depth > 0 && self.best.is_decided())
    }

    fn free_cells(&self) -> u32 {
        self.search.geometry.rules().cells() as u32 - self.pos.occupied().count()
    }

    /// Looks at every move to this depth. When exhausted on the way, a better move found so far is kept.
    fn iterate(&mut self, depth: u32) -> Result<(), Exhausted> {
        self.search.start_at(&self.pos);
        let before = self.best;
        let mut alpha = Score::MIN;
        for index in 0..self.moves.len() {
            let candidate = self.moves[index];
            let found = self.search.search_root_move(&candidate, depth - 1, alpha, index > 0);
            if found.is_err() && alpha != Score::MIN && matches!(alpha.value(), Value::Loss { .. }) {
                // The moves so far lose. The others may not: the position is not proved lost, and one of them is
                // played.
                self.best = before;
                self.moves[..=index].rotate_right(1);
            }
            let score = found?;
            if score > alpha {
                alpha = score;
                self.best = score;
                self.moves[..=index].rotate_right(1);
            }
        }
        Ok(())
    }

    fn report(&self) -> Report {
        let is_known = self.best != Score::MIN;
        let value = match self.best.value() {
            _ if !is_known => None,
            Value::Score(0) if self.is_complete => Some(Value::Draw),
            value => Some(value),
        };
        Report {
            value,
            proved: is_known && (self.is_complete || self.best.is_decided()),
            depth: self.depth,
            nodes: self.search.budget.nodes(),
            principal_variation: self.line(),
            ..Report::default()
        }
    }

    /// Best play as far as the table remembers it.
    fn line(&self) -> Vec<Move> {
        let geometry = &self.search.geometry;
        let mut line = vec![self.moves[0].mv];
        let mut pos = self.moves[0].pos;
        let mut seen = vec![self.pos.key(geometry)];
        while pos.occupied() != geometry.grid().cells()
            && !seen.contains(&pos.key(geometry))
            && !self.search.is_drawn(&pos)
        {
            if let Some(mv) = pos.winning_move(geometry) {
                line.push(mv);
                break;
            }
            seen.push(pos.key(geometry));
            let Some(mv) = self.search.table.probe(pos.key(geometry)).and_then(|known| known.best) else {
                break;
            };
            line.push(mv);
            pos = pos.after(geometry, mv);
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::play::pvs::Window;
    use crate::{Rules, Variant, parse_game, parse_move};
    use std::time::Duration;

    #[test]
    fn a_search_cut_short_calls_no_position_lost_whose_other_moves_it_has_not_seen() {
        let rules = Rules::new(5, 5, 4, Variant::Standard, 2).unwrap();
        let moves = parse_game("3 1 4 1 4 2 2 1 1 3 2", &rules).unwrap();
        let position = Position::from_moves(rules, &moves).unwrap();
        for nodes in 1..200 {
            let choice = crate::search::play::choose(
                &position,
                0,
                &Limits { nodes: Some(nodes), ..Limits::default() },
            );
            assert!(!choice.report.proved, "it is a draw, not seen in {nodes} positions: {choice:?}");
        }
    }

    #[test]
    fn a_reply_that_is_forced_takes_no_time() {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let position = Position::from_moves(rules, &parse_game("1 4 1 4 1", &rules).unwrap()).unwrap();
        let limits = Limits { time: Some(Duration::from_mins(1)), ..Limits::default() };
        let choice = crate::search::play::choose(&position, 0, &limits);
        assert_eq!(choice.mv.to_string(), "1");
        assert_eq!(choice.report.depth, FORCED_DEPTH);
    }

    #[test]
    fn a_position_that_has_occurred_twice_is_a_draw() {
        let rules = Rules::new(4, 4, 3, Variant::PopOut, 2).unwrap();
        let board = Board::<u64>::new(rules);
        let pos = SearchPosition::of_board(&ThreatGeometry::new(*board.grid()), &board);
        let drawn = vec![pos.key(&ThreatGeometry::new(*board.grid()))];
        let limits = Limits::default();
        let score = |drawn: Vec<u64>| {
            let budget = Budget::new(&limits);
            let table = Table::for_positions(10_000, &budget);
            let mut search = PvSearch::new(
                ThreatGeometry::new(*board.grid()),
                table,
                drawn,
                budget,
                Weights::built_in(),
                0,
            );
            search.search(&pos, 1, 10, Window::FULL).map(|found| found.score)
        };
        assert_eq!(score(drawn), Ok(Score::DRAW));
        assert!(score(Vec::new()).is_ok_and(Score::is_decided));
    }

    #[test]
    fn a_third_occurrence_saves_who_would_lose_at_once() {
        // Column 5 makes two threats, but column 7 brings a position for the third time. Column 2 wins.
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let moves = parse_game("3 7 4 3 5 3 p5 p7 5 7 p5 p7", &rules).unwrap();
        let position = Position::from_moves(rules, &moves).unwrap();
        let after = |position: &Position, mv: Move| position.clone().after(&[mv]).unwrap();
        let wins_in_three = |mv: Move| {
            let next = after(&position, mv);
            next.legal_moves()
                .iter()
                .map(|&reply| after(&next, reply))
                .all(|reply| !reply.is_over() && reply.legal_moves().iter().any(|&mv| reply.wins_at_once(mv)))
        };
        let limits = Limits { nodes: Some(10_000), ..Limits::default() };
        let choice = crate::search::play::choose(&position, 0, &limits);
        assert!(wins_in_three(choice.mv), "{}", choice.mv);
        assert_eq!(choice.report.value, Some(Value::Win { distance: 3 }));
        let threats = position.after(&parse_game("5", &rules).unwrap()).unwrap();
        let choice = crate::search::play::choose(&threats, 0, &limits);
        assert_eq!(choice.mv.to_string(), "7");
        assert!(!matches!(choice.report.value, Some(Value::Loss { .. })), "{:?}", choice.report);
    }

    #[test]
    fn a_game_may_begin_with_a_board_that_was_set_up() {
        let rules = Rules::new(4, 4, 3, Variant::PopOut, 2).unwrap();
        let moves = parse_game("1 2 2", &rules).unwrap();
        let start = Position::from_moves(rules, &moves).unwrap();
        let mut position = Position::set_up(rules, start.to_move(), |cell| start.disc_at(cell)).unwrap();
        position.play(parse_move("p2", &rules).unwrap()).unwrap();
        let limits = Limits { nodes: Some(1000), ..Limits::default() };
        let choice = crate::search::play::choose(&position, 0, &limits);
        assert_eq!(position.check(choice.mv), Ok(()));
    }
}
