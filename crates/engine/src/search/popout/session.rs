//! One board, and the ways to find out what its positions are worth.
//!
//! - Small boards are solved whole, by [`Retrograde`] analysis.
//! - On others the bound of an [attack](super::attack) of either side is raised ply by ply until one is found; that
//!   gives the exact distance.
//! - When that gets long, [proof numbers](super::proof_number) find out which side wins, if either does, with a loose
//!   bound; then only its attack is looked at.
//! - A draw is proved if neither side can win against a defender who pops `K` times at most. Such a defender makes at
//!   most `cells + 2K` moves, since only its own pops take its discs off the board and no more than `cells` can be on
//!   it; so an attack that has not won within `2 (cells + 2K) + 1` plies never does. If that is not enough, all
//!   positions that can come up are solved, where memory allows. Where it does not, the solution says how large a table
//!   to try.
use std::collections::HashMap;
use std::time::{Duration, Instant};

use super::attack::Prover;
use super::proof_number::{EffortTable, ProofNumberSearch};
use super::retrograde::{Failure, Retrograde};
use super::run::{MOST_PLIES, Method, Run};
use super::table::Kind;
use super::worth::Worth;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::{Budget, Exhausted};
use crate::search::exact::Question;
use crate::search::position::SearchPosition;
use crate::search::solution::{Solution, Verdict};
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Limits, Move, Outcome};

/// Boards with at most so many arrangements of discs are solved whole at once.
const FEW_ARRANGEMENTS: f64 = 1e6;

/// Far from all arrangements come up: there may be room if there is for one of so many.
const ARRANGEMENTS_PER_POSITION: f64 = 8.0;

/// Plies beyond the bound that is refuted so far within which proof numbers look for a win.
const LOOSE: u16 = 20;

/// All that is known of one board.
pub(super) struct Session<B> {
    pub(super) prover: Prover<B>,
    pub(super) whole: Option<Retrograde<B>>,
    pub(super) efforts: Option<EffortTable<B>>,
    pub(super) bytes: usize,
    /// The position asked about last.
    pub(super) asked: Option<B>,
    /// How far the work on it, and on those after its moves, has come.
    pub(super) runs: HashMap<B, Run>,
}

/// The limits of one question, of which each method spends its part.
pub(super) struct Purse<'a> {
    limits: &'a Limits,
    deadline: Option<Instant>,
    spent: u64,
}

impl<'a> Purse<'a> {
    /// The clock starts now.
    pub(super) fn new(limits: &'a Limits) -> Self {
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        Self { limits, deadline, spent: 0 }
    }

    /// What is left, but no more than so many positions.
    pub(super) fn part(&self, nodes: u64) -> Limits {
        let left = self.limits.nodes.map_or(nodes, |all| all.saturating_sub(self.spent).min(nodes));
        let time = self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        Limits { nodes: Some(left), time, stop: self.limits.stop.clone(), ..Limits::default() }
    }

    /// Lets the method at which a run is work until its share of the round is spent; `None` if that was not enough.
    fn spend<T>(
        &mut self,
        run: &mut Run,
        work: impl FnOnce(&mut Budget) -> Result<T, Exhausted>,
    ) -> Result<Option<T>, Exhausted> {
        let limits = self.part(run.left_of_share());
        let mut budget = Budget::new(&limits);
        let done = work(&mut budget);
        self.spent += budget.nodes();
        run.spent += budget.nodes();
        match done {
            Ok(done) => Ok(Some(done)),
            Err(Exhausted) if self.is_empty() => Err(Exhausted),
            Err(Exhausted) => Ok(None),
        }
    }

    fn is_empty(&self) -> bool {
        self.limits.stop.is_stopped()
            || self.limits.nodes.is_some_and(|nodes| self.spent >= nodes)
            || self
                .deadline
                .is_some_and(|deadline| deadline.saturating_duration_since(Instant::now()) == Duration::ZERO)
    }
}

impl<B: Bitboard> Session<B> {
    pub(super) fn new(geometry: ThreatGeometry<B>, bytes: usize) -> Self {
        let prover = Prover::new(geometry, bytes);
        Self { prover, whole: None, efforts: None, bytes, asked: None, runs: HashMap::new() }
    }

    pub(super) fn solve(&mut self, board: &Board<B>, question: Question, limits: &Limits) -> Solution {
        self.answer(board, question, &mut Purse::new(limits))
    }

    /// Answers a question with what is in the purse.
    pub(super) fn answer(&mut self, board: &Board<B>, question: Question, purse: &mut Purse) -> Solution {
        self.prover.grow(purse.limits);
        let scene = SearchPosition::of_board(self.prover.geometry(), board);
        let key = scene.key(self.prover.geometry());
        if self.asked.replace(key) != Some(key) {
            self.runs.clear();
        }
        let mut solution = Solution::default();
        if let Ok(worth) = self.worth(&scene, question, purse) {
            solution.verdict = Some(verdict(worth));
            solution.distance = distance(worth);
            let best = self.best_known(board, matches!(worth, Worth::Win(_)));
            if question >= Question::Move {
                self.answer_moves(board, worth, question, purse, &mut solution);
            }
            if solution.best.is_empty() {
                solution.best = best.into_iter().collect();
            }
        } else {
            // The move that has held longest.
            solution.best = self.best_known(board, false).into_iter().collect();
            let run = self.run(&scene);
            solution.holds = Some(run.holds.into());
            solution.table_mib = self.larger_table(run.is_too_large);
        }
        solution.nodes = purse.spent;
        solution
    }

    /// The move that the searches remember as best, to win or not to lose.
    fn best_known(&self, board: &Board<B>, attacks: bool) -> Option<Move> {
        let scene = SearchPosition::of_board(self.prover.geometry(), board);
        let winning = scene.winning_move(self.prover.geometry());
        winning.or_else(|| self.prover.remembered(&scene, attacks)).filter(|&mv| board.check(mv).is_ok())
    }

    /// The best moves, and the worth of all moves if it is asked for.
    fn answer_moves(
        &mut self,
        board: &Board<B>,
        worth: Worth,
        question: Question,
        purse: &mut Purse,
        solution: &mut Solution,
    ) {
        let mover = board.to_move();
        for mv in board.legal_moves() {
            let mut after = *board;
            after.play(mv);
            let scene = SearchPosition::of_board(self.prover.geometry(), &after);
            let found = match after.outcome_after(mv) {
                Outcome::Win(winner) => {
                    Ok(Some(if winner == mover { Worth::Win(1) } else { Worth::Loss(1) }))
                }
                Outcome::Draw(_) => Ok(Some(Worth::Draw)),
                Outcome::Ongoing if question == Question::Columns => {
                    self.worth(&scene, question, purse).map(|worth| Some(worth.before()))
                }
                Outcome::Ongoing => {
                    self.reaches(&scene, worth, purse).map(|reaches| reaches.then_some(worth))
                }
            };
            // Out of time: what is known of the moves so far is still true.
            let Ok(found) = found else { return };
            if found == Some(worth) {
                solution.best.push(mv);
            }
            if let Some(found) = found.filter(|_| question == Question::Columns) {
                solution.columns.push((mv, found.value()));
            }
        }
    }

    /// Whether the side that has just moved to this position gets as much as its position was worth.
    fn reaches(
        &mut self,
        after: &SearchPosition<B>,
        worth: Worth,
        purse: &mut Purse,
    ) -> Result<bool, Exhausted> {
        if let Some(found) = self.known_whole(after) {
            return Ok(found.before() == worth);
        }
        let limits = purse.part(u64::MAX);
        let mut budget = Budget::new(&limits);
        let found = match worth {
            Worth::Win(plies) => self.prover.loses(after, plies - 1, &mut budget),
            Worth::Loss(plies) if plies <= 3 => Ok(plies == 2),
            Worth::Loss(plies) => self.prover.wins(after, plies - 3, &mut budget).map(|wins| !wins),
            Worth::Draw => {
                purse.spent += budget.nodes();
                return self.worth(after, Question::Outcome, purse).map(|found| found == Worth::Draw);
            }
        };
        purse.spent += budget.nodes();
        found
    }

    /// What a position is worth to the side to move. The work goes on where it was left.
    fn worth(
        &mut self,
        scene: &SearchPosition<B>,
        question: Question,
        purse: &mut Purse,
    ) -> Result<Worth, Exhausted> {
        if scene.wins_at_once(self.prover.geometry()) {
            return Ok(Worth::Win(1));
        }
        let mut run = self.run(scene);
        if let Some(answer) = run.answer {
            return Ok(answer);
        }
        let found = self.go_on(scene, question, &mut run, purse);
        run.answer = found.ok().filter(|worth| worth.is_exact());
        self.runs.insert(scene.key(self.prover.geometry()), run);
        found
    }

    fn go_on(
        &mut self,
        scene: &SearchPosition<B>,
        question: Question,
        run: &mut Run,
        purse: &mut Purse,
    ) -> Result<Worth, Exhausted> {
        if !self.prover.geometry().rules().fits_a_line() {
            run.method = Method::Draw;
            return Ok(Worth::Draw);
        }
        if self.arrangements() <= FEW_ARRANGEMENTS && !run.is_too_large {
            let mut at_once = Run::without_end();
            if let Some(worth) = self.look_up_whole(scene, &mut at_once, purse)? {
                return Ok(worth);
            }
            run.is_too_large = at_once.is_too_large;
        }
        loop {
            let found = match run.method {
                Method::Deepening => self.deepen(scene, run, purse)?,
                Method::Whole => self.look_up_whole(scene, run, purse)?,
                Method::OwnWin | Method::OtherWin => {
                    self.find_winner(scene, run, purse)?;
                    None
                }
                Method::Draw => self.hold(scene, run, purse)?,
            };
            if let Some(worth) = found {
                return Ok(worth);
            }
            let is_round_over = run.method == Method::Draw;
            if is_round_over && question == Question::Outcome && run.may_win != run.may_lose {
                return Ok(if run.may_win { Worth::Win(0) } else { Worth::Loss(0) });
            }
            if is_round_over && run.is_stuck() {
                return Err(Exhausted);
            }
            run.go_to_next_method();
        }
    }

    /// How far the work on a position has come.
    pub(super) fn run(&self, scene: &SearchPosition<B>) -> Run {
        self.runs.get(&scene.key(self.prover.geometry())).copied().unwrap_or_default()
    }

    /// Ways to fill the columns with discs of two colours.
    fn arrangements(&self) -> f64 {
        let rules = self.prover.geometry().rules();
        (2_f64.powi(i32::from(rules.rows()) + 1) - 1.0).powi(i32::from(rules.cols()))
    }

    /// Mebibytes of the table to try to solve all positions, if this one is too small and another may do.
    fn larger_table(&self, is_too_large: bool) -> Option<usize> {
        let positions = self.arrangements() / ARRANGEMENTS_PER_POSITION;
        let least = positions * size_of::<B>() as f64;
        let bytes = if is_too_large { 2.0 * self.bytes as f64 } else { least };
        let may_do = positions < f64::from(u32::MAX) && bytes > self.bytes as f64;
        may_do.then(|| (bytes / f64::from(1 << 20)).ceil() as usize)
    }

    fn known_whole(&self, scene: &SearchPosition<B>) -> Option<Worth> {
        self.whole.as_ref()?.worth(self.prover.geometry(), scene)
    }

    /// The worth by solving all positions that can come up, if there is room for them.
    pub(super) fn look_up_whole(
        &mut self,
        scene: &SearchPosition<B>,
        run: &mut Run,
        purse: &mut Purse,
    ) -> Result<Option<Worth>, Exhausted> {
        if let Some(worth) = self.known_whole(scene) {
            return Ok(Some(worth));
        }
        let room = self.bytes as f64 / size_of::<B>() as f64;
        if self.arrangements() > ARRANGEMENTS_PER_POSITION * room || run.is_too_large {
            return Ok(None);
        }
        let geometry = self.prover.geometry();
        let begun = self.whole.take().filter(|whole| whole.is_going_on_from(geometry, scene));
        let mut whole = begun.unwrap_or_else(|| Retrograde::new(geometry, scene, self.bytes));
        let solved = purse.spend(run, |budget| match whole.go_on(geometry, budget) {
            Err(Failure::Exhausted) => Err(Exhausted),
            Err(Failure::TooLarge) => Ok(false),
            Ok(()) => Ok(true),
        });
        run.is_too_large = solved == Ok(Some(false));
        if !run.is_too_large {
            self.whole = Some(whole);
        }
        solved.map(|_| self.known_whole(scene))
    }

    /// Raises the bound of the attacks that may still succeed. The side whose last attack took longer is more likely
    /// to be about to win, so it goes first: if it does win, the other's attack is spared.
    fn deepen(
        &mut self,
        scene: &SearchPosition<B>,
        run: &mut Run,
        purse: &mut Purse,
    ) -> Result<Option<Worth>, Exhausted> {
        let Run { mut holds, may_win, may_lose, .. } = *run;
        let found = purse.spend(run, |budget| {
            let mut efforts = [0; 2];
            while holds < MOST_PLIES {
                let own_first = efforts[1] >= efforts[0];
                for is_own in [own_first, !own_first] {
                    let before = budget.nodes();
                    if is_own && may_win && self.prover.wins(scene, holds + 2, budget)? {
                        return Ok(Some(Worth::Win(holds + 2)));
                    }
                    if !is_own && may_lose && self.prover.loses(scene, holds + 1, budget)? {
                        return Ok(Some(Worth::Loss(holds + 1)));
                    }
                    efforts[usize::from(is_own)] = budget.nodes() - before;
                }
                holds += 2;
            }
            Ok(None)
        });
        run.holds = holds;
        found.map(Option::flatten)
    }

    /// Looks with proof numbers whether one side wins within a loose bound, and if so rules out the other.
    fn find_winner(
        &mut self,
        scene: &SearchPosition<B>,
        run: &mut Run,
        purse: &mut Purse,
    ) -> Result<(), Exhausted> {
        if !run.is_open() {
            return Ok(());
        }
        let attacks = run.method == Method::OwnWin;
        let plies = run.holds + LOOSE + u16::from(!attacks);
        let table = EffortTable::grown(&mut self.efforts, self.bytes, &purse.part(u64::MAX));
        let prover = &mut self.prover;
        let wins = purse.spend(run, |budget| {
            ProofNumberSearch { prover, table, budget }.attacker_wins(scene, attacks, plies)
        })?;
        if wins == Some(true) {
            (run.may_win, run.may_lose) = (attacks, !attacks);
        }
        Ok(())
    }

    /// Whether both sides hold the position with few pops.
    fn hold(
        &mut self,
        scene: &SearchPosition<B>,
        run: &mut Run,
        purse: &mut Purse,
    ) -> Result<Option<Worth>, Exhausted> {
        let Some(pops) = run.pops().filter(|_| run.is_open()) else { return Ok(None) };
        let is_drawn = purse.spend(run, |budget| self.is_drawn(scene, pops, budget))?;
        Ok(is_drawn.filter(|&is_drawn| is_drawn).map(|_| Worth::Draw))
    }

    /// Whether neither side wins against a defender who pops so many times at most.
    pub(super) fn is_drawn(
        &mut self,
        scene: &SearchPosition<B>,
        pops: u8,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        self.prover.limit_pops(pops);
        let somebody_wins = self.somebody_wins(scene, pops, budget);
        self.prover.limit_pops(Kind::FREE);
        somebody_wins.map(|somebody_wins| !somebody_wins)
    }

    /// Plies after which an attack on a defender with so many pops has failed for good; odd.
    pub(super) fn longest_attack(&self, pops: u8) -> u16 {
        2 * (self.prover.geometry().rules().cells() as u16 + 2 * u16::from(pops)) + 1
    }

    fn somebody_wins(
        &mut self,
        scene: &SearchPosition<B>,
        pops: u8,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        let longest = self.longest_attack(pops);
        for plies in 2..=longest + 1 {
            let wins = if plies % 2 == 1 {
                self.prover.wins(scene, plies, budget)?
            } else {
                self.prover.loses(scene, plies, budget)?
            };
            if wins {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

fn verdict(worth: Worth) -> Verdict {
    match worth {
        Worth::Win(_) => Verdict::Win,
        Worth::Draw => Verdict::Draw,
        Worth::Loss(_) => Verdict::Loss,
    }
}

fn distance(worth: Worth) -> Option<u32> {
    match worth {
        Worth::Win(plies) | Worth::Loss(plies) => Some(plies.into()),
        Worth::Draw => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rules, Variant, Wide};

    fn session<B: Bitboard>(rows: u8, cols: u8, connect: u8) -> (Session<B>, SearchPosition<B>) {
        let rules = Rules::new(rows, cols, connect, Variant::PopOut, 2).unwrap();
        let board = Board::<B>::new(rules);
        let mut session = Session::new(ThreatGeometry::new(*board.grid()), 1 << 24);
        session.prover.grow(&Limits::default());
        let scene = SearchPosition::of_board(session.prover.geometry(), &board);
        (session, scene)
    }

    #[test]
    fn the_longest_attack_fits_the_stack_of_a_thread() {
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let (mut session, scene) = session::<Wide>(16, 16, 5);
        let mut budget = Budget::new(&limits);
        assert_eq!(session.prover.wins(&scene, MOST_PLIES, &mut budget), Err(Exhausted));
        assert_eq!(session.prover.loses(&scene, MOST_PLIES + 1, &mut Budget::new(&limits)), Err(Exhausted));
    }

    #[test]
    fn what_only_memory_can_settle_says_how_much_to_try() {
        // With the larger table all positions are tried in vain, with the other they are not even tried.
        for (bytes, table_mib) in [(1 << 24, 32), (1 << 20, 16)] {
            let (mut session, scene) = session::<u64>(5, 4, 4);
            session.bytes = bytes;
            let (key, rules) = (scene.key(session.prover.geometry()), *session.prover.geometry().rules());
            session.runs.insert(key, Run { holds: MOST_PLIES - 2, ..Run::default() });
            session.asked = Some(key);
            let solution = session.solve(&Board::new(rules), Question::Score, &Limits::default());
            let expected = (None, Some(u32::from(MOST_PLIES)), Some(table_mib));
            assert_eq!((solution.verdict, solution.holds, solution.table_mib), expected);
        }
    }

    const BOARDS: [(u8, u8, u8); 10] = [
        (1, 5, 3),
        (2, 4, 2),
        (2, 5, 3),
        (3, 3, 2),
        (3, 3, 3),
        (3, 3, 4),
        (3, 4, 3),
        (4, 3, 3),
        (4, 3, 4),
        (5, 2, 3),
    ];

    /// Every 7th position of a board, with what retrograde analysis, done piece by piece, says of it.
    fn solved(session: &Session<u64>, root: &SearchPosition<u64>) -> Vec<(SearchPosition<u64>, Worth)> {
        let limits = Limits { nodes: Some(700), ..Limits::default() };
        let geometry = session.prover.geometry();
        let mut whole = Retrograde::new(geometry, root, 1 << 24);
        while whole.go_on(geometry, &mut Budget::new(&limits)).is_err() {}
        let scenes = whole.scenes(geometry).step_by(7);
        scenes.map(|scene| (scene, whole.worth(geometry, &scene).unwrap())).collect()
    }

    #[test]
    fn attacks_win_exactly_as_soon_as_retrograde_analysis_says() {
        let limits = Limits::default();
        let mut compared = 0;
        for (rows, cols, connect) in BOARDS {
            let (mut session, root) = session(rows, cols, connect);
            for (scene, worth) in solved(&session, &root) {
                let mut budget = Budget::new(&limits);
                let mut wins = |plies| session.prover.wins(&scene, plies, &mut budget).unwrap();
                for plies in [1, 3, 5, 7, 9, 11, 13] {
                    let expected = matches!(worth, Worth::Win(soonest) if soonest <= plies);
                    assert_eq!(wins(plies), expected, "{rows}x{cols} {connect} {scene:?} {worth:?} {plies}");
                }
                for plies in [2, 4, 6, 8, 10, 12, 14] {
                    let is_lost = session.prover.loses(&scene, plies, &mut budget).unwrap();
                    let expected = matches!(worth, Worth::Loss(latest) if latest <= plies);
                    assert_eq!(is_lost, expected, "{rows}x{cols} {connect} {scene:?} {worth:?} {plies}");
                }
                compared += 1;
            }
        }
        assert!(compared > 2000, "{compared}");
    }

    #[test]
    fn proof_numbers_find_the_winner() {
        let limits = Limits::default();
        for (rows, cols, connect) in BOARDS {
            let (mut session, root) = session(rows, cols, connect);
            for (scene, worth) in solved(&session, &root).into_iter().step_by(5) {
                if scene.wins_at_once(session.prover.geometry()) {
                    continue;
                }
                let mut table = EffortTable::new(1 << 16);
                table.grow(&limits);
                for (attacks, plies) in [(true, 9), (false, 10)] {
                    let mut budget = Budget::new(&limits);
                    let mut search = ProofNumberSearch {
                        prover: &mut session.prover,
                        table: &mut table,
                        budget: &mut budget,
                    };
                    let wins = search.attacker_wins(&scene, attacks, plies).unwrap();
                    let expected = match worth {
                        Worth::Win(distance) => attacks && distance <= plies,
                        Worth::Draw => false,
                        Worth::Loss(distance) => !attacks && distance <= plies,
                    };
                    assert_eq!(wins, expected, "{rows}x{cols} {connect} {scene:?} {worth:?} {attacks}");
                }
            }
        }
    }

    #[test]
    fn what_a_defender_with_few_pops_holds_is_no_win() {
        let limits = Limits { nodes: Some(100_000), ..Limits::default() };
        let mut proved = 0;
        for (rows, cols, connect) in BOARDS {
            let (mut session, root) = session(rows, cols, connect);
            for (scene, worth) in solved(&session, &root).into_iter().step_by(5) {
                let mut budget = Budget::new(&limits);
                if !scene.wins_at_once(session.prover.geometry())
                    && session.is_drawn(&scene, 1, &mut budget) == Ok(true)
                {
                    assert_eq!(worth, Worth::Draw, "{rows}x{cols} {connect} {scene:?}");
                    proved += 1;
                }
            }
        }
        assert!(proved > 100, "{proved}");
    }
}
