//! Openings that are nearly even: proved by a solver where it can, judged by a deep search where it can't.
use std::collections::HashSet;
use std::fmt;

use super::opening::{Openings, Picture, picture};
use super::seeds::Seed;
use connect_n_engine::book::BookSource;
use connect_n_engine::search::play::choose;
use connect_n_engine::search::{PopOutSolver, SolveRequest, Solver, SolverOptions, Verdict};
use connect_n_engine::{Limits, Position, Rules, StopFlag, Value};

/// Cells that may be empty at the end of a game that is won late.
const LATE: u32 = 4;

/// How far an estimate may be from zero, in the points of our search: 400 are odds of e to 1, so that 80 are a chance
/// of 45 to 55 %.
const MARGIN: i32 = 80;

/// The part of the effort that is spent on what can be told soon.
const SOON: u64 = 10;

/// Why an opening is nearly even.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Evenness {
    /// Nobody wins if nobody errs; proved.
    Draw,
    /// Somebody wins if nobody errs, but only with one of the last discs; proved.
    LateWin {
        /// Plies to the end.
        plies: u32,
    },
    /// A search could not decide it.
    Estimate {
        /// What it is worth to the side to move, in the points of our search.
        points: i32,
        /// Plies that were looked ahead without a forced win.
        depth: u32,
        /// Plies within which nobody can force a win, where that is proved.
        holds: Option<u32>,
    },
}

/// Judges openings of two players.
pub struct EvennessJudge {
    nodes: u64,
    stop: StopFlag,
    standard: Solver,
    pop_out: PopOutSolver,
}

impl EvennessJudge {
    /// A judge who looks at so many positions for an opening, and nothing more when the flag is raised. The same effort
    /// gives the same judgement.
    pub fn new(nodes: u64, stop: StopFlag) -> Self {
        let options = SolverOptions::default();
        let standard = Solver::new(options).with_book(BookSource::BuiltIn);
        Self { nodes, stop, standard, pop_out: PopOutSolver::new(options) }
    }

    /// Why an opening is nearly even; `None` where it is not: it is over, somebody can force an early win, or one side
    /// is better off.
    pub fn judge(&mut self, position: &Position) -> Option<Evenness> {
        if position.is_over() {
            return None;
        }
        let soon = self.limits(self.nodes / SOON);
        let rules = position.rules();
        let solution = if rules.is_pop_out() {
            self.pop_out.solve(position, SolveRequest::Outcome, &soon)
        } else {
            self.standard.forget();
            self.standard.solve(position, SolveRequest::Score, &soon)
        };
        let solution = solution.ok()?;
        match (solution.verdict, solution.distance) {
            (Some(Verdict::Draw), _) => return Some(Evenness::Draw),
            (Some(_), Some(plies)) if !rules.is_pop_out() => {
                let empty = (rules.cells() - position.discs()) as u32;
                return (plies + LATE >= empty).then_some(Evenness::LateWin { plies });
            }
            (Some(_), _) => return None,
            (None, _) => {}
        }
        estimate(position, &soon)?;
        let (points, depth) = estimate(position, &self.limits(self.nodes))?;
        Some(Evenness::Estimate { points, depth, holds: solution.holds.filter(|&plies| plies > 0) })
    }

    fn limits(&self, nodes: u64) -> Limits {
        Limits { nodes: Some(nodes.max(1)), stop: self.stop.clone(), ..Limits::default() }
    }
}

/// What a search makes of a position, and how many plies it looked ahead; `None` if it is not nearly even.
fn estimate(position: &Position, limits: &Limits) -> Option<(i32, u32)> {
    let score = |limits: &Limits| {
        let report = choose(position, 0, limits).report;
        if let Some(Value::Score(points)) = report.value { Some((points, report.depth)) } else { None }
    };
    let (points, depth) = score(limits).filter(|(points, _)| points.abs() <= MARGIN)?;
    if position.rules().is_pop_out() {
        return Some((points, depth));
    }
    // Without pops the search follows likely games to their end; with a limit of depth it looks at all of them, one ply
    // further each time.
    let to_the_end = Limits { depth: Some(position.rules().cells() as u32), ..limits.clone() };
    score(&to_the_end).map(|(_, depth)| (points, depth))
}

impl fmt::Display for Evenness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Draw => f.write_str("a draw, proved"),
            Self::LateWin { plies } => write!(f, "won after {plies} more moves, proved"),
            Self::Estimate { points, depth, holds } => {
                write!(f, "{points:+} points, no forced win seen in {depth} moves")?;
                holds.map_or(Ok(()), |plies| write!(f, ", none in {plies} proved"))
            }
        }
    }
}

/// Openings of so many random plies that are nearly even, without end, each with the reason. No two are the same or
/// mirror images. It ends when it has looked in vain for long, or is stopped.
pub struct EvenOpenings {
    openings: Openings,
    plies: usize,
    judge: EvennessJudge,
    /// Those that have come: the others begin to come again before they have all been looked at.
    given: HashSet<Picture>,
}

/// Openings that are looked at in vain before there are taken to be no more.
const IN_VAIN: usize = 2000;

impl EvenOpenings {
    /// Openings of so many plies; the same seed and the same judge give the same ones.
    pub fn new(rules: Rules, seed: Seed, plies: usize, judge: EvennessJudge) -> Self {
        Self { openings: Openings::new(rules, seed, plies), plies, judge, given: HashSet::new() }
    }
}

impl Iterator for EvenOpenings {
    type Item = (Position, Evenness);

    fn next(&mut self) -> Option<Self::Item> {
        for opening in self.openings.by_ref().take(IN_VAIN) {
            if self.judge.stop.is_stopped() {
                return None;
            }
            let evenness = self.judge.judge(&opening).filter(|_| opening.plies() == self.plies);
            if let Some(evenness) = evenness.filter(|_| !self.judge.stop.is_stopped())
                && self.given.insert(picture(&opening))
            {
                return Some((opening, evenness));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Variant, parse_game};

    fn judged(rules: Rules, moves: &str) -> Option<Evenness> {
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        EvennessJudge::new(20_000, StopFlag::default()).judge(&position)
    }

    #[test]
    fn what_is_proved_is_judged_by_the_proof() {
        let usual = Rules::default();
        // The empty board is won with the 41st of 42 discs.
        assert_eq!(judged(usual, ""), Some(Evenness::LateWin { plies: 41 }));
        // Known values of first moves: a draw after the third column, a win with the 40th disc after the first.
        assert_eq!(judged(usual, "3"), Some(Evenness::Draw));
        assert_eq!(judged(usual, "1"), Some(Evenness::LateWin { plies: 39 }));
        assert_eq!(judged(usual, "4 1 4 1 4"), None);
        assert_eq!(judged(usual, "1 2 1 2 1 2 1"), None, "the game is over");
        // With pops, nobody can win on a board with no room for four.
        let small = Rules::new(3, 3, 4, Variant::PopOut, 2).unwrap();
        assert_eq!(judged(small, "1 2"), Some(Evenness::Draw));
    }

    #[test]
    fn where_nothing_is_proved_a_search_looks_for_forced_wins_and_who_is_better_off() {
        let large = Rules::new(10, 10, 5, Variant::Standard, 2).unwrap();
        assert!(matches!(
            judged(large, "5 5 6 6"),
            Some(Evenness::Estimate { points: -80..=80, depth: 4.., holds: None })
        ));
        // Three in a row, open on both sides, and only one of them can be stopped.
        assert_eq!(judged(large, "5 5 6 6 7 7 10"), None);
    }

    #[test]
    fn where_openings_are_few_none_comes_twice() {
        let rules = Rules::new(4, 4, 4, Variant::Standard, 2).unwrap();
        let judge = EvennessJudge::new(20_000, StopFlag::default());
        let found: Vec<Position> =
            EvenOpenings::new(rules, 4, 2, judge).map(|(opening, _)| opening).collect();
        let pictures: HashSet<Picture> = found.iter().map(picture).collect();
        assert!(found.len() > 4 && pictures.len() == found.len(), "{} of {}", pictures.len(), found.len());
    }

    #[test]
    fn even_openings_are_even_different_and_repeatable() {
        let rules = Rules::new(5, 6, 4, Variant::Standard, 2).unwrap();
        let openings = || {
            let judge = EvennessJudge::new(20_000, StopFlag::default());
            EvenOpenings::new(rules, 4, 6, judge).take(10).collect::<Vec<_>>()
        };
        let found = openings();
        assert_eq!(found.len(), 10);
        for (at, (opening, evenness)) in found.iter().enumerate() {
            assert_eq!(opening.plies(), 6);
            assert_eq!(EvennessJudge::new(20_000, StopFlag::default()).judge(opening), Some(*evenness));
            assert!(found[..at].iter().all(|(other, _)| other.board() != opening.board()));
        }
        assert_eq!(openings(), found);
        let stopped = StopFlag::default();
        stopped.stop();
        assert_eq!(EvenOpenings::new(rules, 4, 6, EvennessJudge::new(1000, stopped)).next(), None);
    }
}
