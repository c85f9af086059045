//! Solves the positions of one board: each round gives every method its share of nodes, four times as many as before.
//!
//! 1. [Attacks](super::attack) of either side, deeper ply by ply: the first that succeeds gives the exact distance.
//! 2. [Retrograde analysis](super::retrograde) of the whole board, if its states fit in the table.
//! 3. [Proof-number search](super::proof_number) for the side that wins; then only its attacks are searched.
//! 4. A proof that neither side beats a defender who pops at most `K` times: a draw. Only its own pops take the
//!    defender's discs off the board, and at most `cells` are on it, so it makes at most `cells + 2K` moves. An attack
//!    that has not won within `2 (cells + 2K) + 1` plies never does.
use std::collections::HashMap;

use super::attack::Prover;
use super::progress::{MOST_PLIES, Method, Progress};
use super::proof_number::{ProofNumberSearch, ProofNumberTable};
use super::retrograde::Retrograde;
use super::table::Kind;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::{Budget, Exhausted};
use crate::game_value::GameValue;
use crate::search::position::SearchPosition;
use crate::search::request::SolveRequest;
use crate::search::solution::Solution;
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Limits, Move, Outcome};

/// Boards with at most so many states are solved whole at once.
const FEW_STATES: usize = 1_000_000;

/// No table larger than this is advised for the analysis of a whole board: it would take days.
const MOST_STATES: usize = 1 << 36;

/// Bytes of each table in the first round, if it may be so large; in each further round it is four times as large.
const FIRST_TABLE: usize = 64 << 20;

/// A node of the attack search takes about as long as 16 states of retrograde analysis.
const STATES_PER_NODE: u64 = 16;

/// Before the analysis of the whole board, deepening gets a part of the time that it takes: one in so many.
const DEEPENING_PART: u64 = 2;

/// Proof-number search looks for a win within so many plies more than have been refuted so far.
const LOOSE: u16 = 20;

/// Nodes at most to find a best move where the value alone is asked for.
const NODES_FOR_BEST: u64 = 20_000;

/// Stands for the distance where only the winner was asked for, and is known without it.
const NO_DISTANCE: u16 = 0;

/// All that is known of one board.
pub(super) struct BoardSolver<B: Bitboard> {
    pub(super) prover: Prover<B>,
    /// The analysis of the whole board, if it has begun.
    pub(super) retrograde: Option<Retrograde>,
    /// Whether the analysis has failed, for want of memory or because of very long distances.
    retrograde_has_failed: bool,
    pub(super) proof_numbers: Option<ProofNumberTable<B>>,
    pub(super) bytes: usize,
    /// The position of the last request.
    pub(super) root: Option<B>,
    /// How far the work on it, and on the positions after its moves, has come.
    pub(super) progress_of: HashMap<B, Progress>,
}

impl<B: Bitboard> BoardSolver<B> {
    pub(super) fn new(geometry: ThreatGeometry<B>, bytes: usize) -> Self {
        let prover = Prover::new(geometry, bytes);
        Self {
            prover,
            retrograde: None,
            retrograde_has_failed: false,
            proof_numbers: None,
            bytes,
            root: None,
            progress_of: HashMap::new(),
        }
    }

    pub(super) fn solve(&mut self, board: &Board<B>, request: SolveRequest, limits: &Limits) -> Solution {
        self.answer(board, request, &mut Budget::new(limits))
    }

    /// Who wins after a move, and how soon, for the side that is then to move. The moves of one position can be
    /// solved in turns.
    pub(super) fn solve_move(&mut self, board: &Board<B>, mv: Move, limits: &Limits) -> Solution {
        let budget = &mut Budget::new(limits);
        self.prover.grow(self.table_bytes(0), budget);
        self.start_at(board);
        let mut after = *board;
        after.play(mv);
        let position = SearchPosition::of_board(self.prover.geometry(), &after);
        let mut solution = Solution::default();
        if let Ok(value) = self.value(&position, SolveRequest::Score, budget) {
            solution.verdict = Some(value.into());
            solution.distance = distance(value).map(u32::from);
        } else {
            solution.holds = Some(self.progress(&position).holds.into());
        }
        solution.nodes = budget.nodes();
        solution
    }

    /// Forgets how far the work on other positions has come.
    fn start_at(&mut self, board: &Board<B>) {
        let position = SearchPosition::of_board(self.prover.geometry(), board);
        let key = position.key(self.prover.geometry());
        if self.root.replace(key) != Some(key) {
            self.progress_of.clear();
        }
    }

    /// Answers a request.
    pub(super) fn answer(
        &mut self,
        board: &Board<B>,
        request: SolveRequest,
        budget: &mut Budget,
    ) -> Solution {
        self.prover.grow(self.table_bytes(0), budget);
        self.start_at(board);
        let position = SearchPosition::of_board(self.prover.geometry(), board);
        let mut solution = Solution::default();
        if let Ok(value) = self.value(&position, request, budget) {
            solution.verdict = Some(value.into());
            solution.distance = distance(value).map(u32::from);
            solution.is_complete = true;
            let best = self.best_known(board, value);
            // With all states solved the moves cost nothing.
            if request >= SolveRequest::Move || self.retrograde_value(&position).is_some() {
                self.answer_moves(board, value, request, budget, &mut solution);
            }
            if solution.best.is_empty() {
                let find = || self.find_best(board, value, budget);
                let best = if request == SolveRequest::Outcome { best } else { best.or_else(find) };
                solution.best = best.into_iter().collect();
            }
        } else {
            // The move that has held longest.
            solution.best = self.remembered(board, false).into_iter().collect();
            let progress = self.progress(&position);
            solution.holds = Some(progress.holds.into());
            solution.table_mib = self.larger_table();
        }
        solution.nodes = budget.nodes();
        solution
    }

    /// A best move, if the search that has found out the value remembers one.
    fn best_known(&mut self, board: &Board<B>, value: GameValue) -> Option<Move> {
        let progress = self.progress(&SearchPosition::of_board(self.prover.geometry(), board));
        if value == GameValue::Draw {
            // What is best against any attack may lose in the end; what holds with few pops does not. If all states of
            // the board were solved for it, in work that was saved, neither is known any more.
            if progress.method != Method::Draw {
                return None;
            }
            self.prover.limit_pops(progress.pops().unwrap_or(Kind::FREE));
        }
        let best = self.remembered(board, matches!(value, GameValue::Win(_)));
        self.prover.limit_pops(Kind::FREE);
        best
    }

    /// A best move, where a winner is known and the searches remember none: they keep nothing near the end, and only the
    /// value of a position that was met on the way.
    fn find_best(&mut self, board: &Board<B>, value: GameValue, budget: &mut Budget) -> Option<Move> {
        distance(value).filter(|&plies| plies != NO_DISTANCE)?;
        let mut part = budget.part(Some(NODES_FOR_BEST));
        let best = board.legal_moves().into_iter().find(|&mv| {
            let mut after = *board;
            after.play(mv);
            let position = SearchPosition::of_board(self.prover.geometry(), &after);
            after.outcome_after(mv) == Outcome::Ongoing
                && self.reaches(&position, value, &mut part).is_ok_and(|reaches| reaches)
        });
        let nodes = part.nodes();
        budget.charge(nodes);
        best
    }

    /// The move that the searches remember as best, to win or not to lose.
    fn remembered(&self, board: &Board<B>, attacks: bool) -> Option<Move> {
        let position = SearchPosition::of_board(self.prover.geometry(), board);
        let winning = position.winning_move(self.prover.geometry());
        winning.or_else(|| self.prover.remembered(&position, attacks)).filter(|&mv| board.check(mv).is_ok())
    }

    /// The best moves, and the value of all moves if it is asked for.
    fn answer_moves(
        &mut self,
        board: &Board<B>,
        value: GameValue,
        request: SolveRequest,
        budget: &mut Budget,
        solution: &mut Solution,
    ) {
        let mover = board.to_move();
        for mv in board.legal_moves() {
            let mut after = *board;
            after.play(mv);
            let position = SearchPosition::of_board(self.prover.geometry(), &after);
            let found = match after.outcome_after(mv) {
                Outcome::Win(winner) => {
                    Ok(Some(if winner == mover { GameValue::Win(1) } else { GameValue::Loss(1) }))
                }
                Outcome::Draw(_) => Ok(Some(GameValue::Draw)),
                Outcome::Ongoing if request == SolveRequest::Columns => {
                    self.value(&position, request, budget).map(|value| Some(value.for_last_mover()))
                }
                Outcome::Ongoing => {
                    self.reaches(&position, value, budget).map(|reaches| reaches.then_some(value))
                }
            };
            // Out of time: what is known of the moves so far is still true.
            let Ok(found) = found else {
                solution.is_complete = false;
                return;
            };
            if found == Some(value) {
                solution.best.push(mv);
            }
            if let Some(found) = found.filter(|_| request == SolveRequest::Columns) {
                solution.columns.push((mv, found.into()));
            }
        }
    }

    /// Whether the side that has just moved to this position gets the value of its position.
    fn reaches(
        &mut self,
        after: &SearchPosition<B>,
        value: GameValue,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        if let Some(found) = self.retrograde_value(after) {
            return Ok(found.for_last_mover() == value);
        }
        match value {
            GameValue::Win(plies) => self.prover.loses(after, plies - 1, budget),
            GameValue::Loss(plies) if plies <= 3 => Ok(plies == 2),
            GameValue::Loss(plies) => self.prover.wins(after, plies - 3, budget).map(|wins| !wins),
            GameValue::Draw => {
                self.value(after, SolveRequest::Outcome, budget).map(|found| found == GameValue::Draw)
            }
        }
    }

    /// The value of a position for the side to move. Continues earlier work on it.
    fn value(
        &mut self,
        position: &SearchPosition<B>,
        request: SolveRequest,
        budget: &mut Budget,
    ) -> Result<GameValue, Exhausted> {
        if position.wins_at_once(self.prover.geometry()) {
            return Ok(GameValue::Win(1));
        }
        if let Some(value) = self.retrograde_value(position) {
            return Ok(value);
        }
        let mut progress = self.progress(position);
        if let Some(answer) = progress.answer {
            return Ok(answer);
        }
        let found = self.go_on(position, request, &mut progress, budget);
        progress.answer = found.ok().filter(|&value| distance(value) != Some(NO_DISTANCE));
        self.progress_of.insert(position.key(self.prover.geometry()), progress);
        found
    }

    fn go_on(
        &mut self,
        position: &SearchPosition<B>,
        request: SolveRequest,
        progress: &mut Progress,
        budget: &mut Budget,
    ) -> Result<GameValue, Exhausted> {
        if !self.prover.geometry().rules().fits_a_line() {
            progress.method = Method::Draw;
            return Ok(GameValue::Draw);
        }
        if self.states().is_some_and(|states| states <= FEW_STATES)
            && let Some(value) = self.solve_by_retrograde(position, &mut Progress::without_end(), budget)?
        {
            return Ok(value);
        }
        loop {
            self.prover.grow(self.table_bytes(progress.round), budget);
            let found = match progress.method {
                Method::Deepening => self.deepen(position, progress, budget)?,
                Method::Retrograde => self.solve_by_retrograde(position, progress, budget)?,
                Method::OwnWin | Method::OtherWin => {
                    self.find_winner(position, progress, budget)?;
                    None
                }
                Method::Draw => self.hold(position, progress, budget)?,
            };
            if let Some(value) = found {
                return Ok(value);
            }
            let is_round_over = progress.method == Method::Draw;
            if is_round_over && request == SolveRequest::Outcome && progress.may_win != progress.may_lose {
                let of_winner = if progress.may_win { GameValue::Win } else { GameValue::Loss };
                return Ok(of_winner(NO_DISTANCE));
            }
            if is_round_over && progress.is_stuck() {
                return Err(Exhausted);
            }
            progress.go_to_next_method();
        }
    }

    /// How far the work on a position has come.
    pub(super) fn progress(&self, position: &SearchPosition<B>) -> Progress {
        self.progress_of.get(&position.key(self.prover.geometry())).copied().unwrap_or_default()
    }

    /// The size of each table in a round: the tables grow with the work.
    pub(super) fn table_bytes(&self, round: u8) -> usize {
        FIRST_TABLE.saturating_mul(4_usize.saturating_pow(round.into())).min(self.bytes)
    }

    /// States of the board, if they can be counted.
    pub(super) fn states(&self) -> Option<usize> {
        Retrograde::count(*self.prover.geometry().rules())
    }

    /// Mebibytes of a table large enough to solve all states, if this one is too small.
    fn larger_table(&self) -> Option<usize> {
        let states = self.states().filter(|states| (self.bytes + 1..=MOST_STATES).contains(states))?;
        Some(states.div_ceil(1 << 20))
    }

    /// Positions that deepening may look at in this round: no more than a part of what the whole board takes, if that
    /// comes next.
    fn deepening_share(&self, progress: &Progress) -> u64 {
        let states = self.states().filter(|&states| states <= self.bytes && !self.retrograde_has_failed);
        progress
            .share()
            .min(states.map_or(u64::MAX, |states| states as u64 / STATES_PER_NODE / DEEPENING_PART))
    }

    pub(super) fn retrograde_value(&self, position: &SearchPosition<B>) -> Option<GameValue> {
        self.retrograde.as_ref()?.value(self.prover.geometry(), position)
    }

    /// The value by solving all states of the board, if there is room for them.
    pub(super) fn solve_by_retrograde(
        &mut self,
        position: &SearchPosition<B>,
        progress: &mut Progress,
        budget: &mut Budget,
    ) -> Result<Option<GameValue>, Exhausted> {
        if self.states().is_none_or(|states| states > self.bytes) || self.retrograde_has_failed {
            return Ok(None);
        }
        let geometry = self.prover.geometry();
        let begun = self.retrograde.take().or_else(|| Retrograde::new(*geometry.rules()));
        let Some(retrograde) = begun.map(|begun| self.retrograde.insert(begun)) else {
            self.retrograde_has_failed = true;
            return Ok(None);
        };
        if progress.work_within(budget, progress.share(), |budget| retrograde.go_on(geometry, budget))?
            == Some(false)
        {
            self.retrograde = None;
            self.retrograde_has_failed = true;
        }
        Ok(self.retrograde_value(position))
    }

    /// Raises the bound of the attacks that may still succeed. The side whose last attack took longer is more likely
    /// to be about to win, so it goes first: if it does win, the other's attack is spared.
    fn deepen(
        &mut self,
        position: &SearchPosition<B>,
        progress: &mut Progress,
        budget: &mut Budget,
    ) -> Result<Option<GameValue>, Exhausted> {
        let Progress { mut holds, may_win, may_lose, .. } = *progress;
        let share = self.deepening_share(progress);
        let found = progress.work_within(budget, share, |budget| {
            let mut nodes = [0; 2];
            while holds < MOST_PLIES {
                let own_first = nodes[1] >= nodes[0];
                for is_own in [own_first, !own_first] {
                    let before = budget.nodes();
                    if is_own && may_win && self.prover.wins(position, holds + 2, budget)? {
                        return Ok(Some(GameValue::Win(holds + 2)));
                    }
                    if !is_own && may_lose && self.prover.loses(position, holds + 1, budget)? {
                        return Ok(Some(GameValue::Loss(holds + 1)));
                    }
                    nodes[usize::from(is_own)] = budget.nodes() - before;
                }
                holds += 2;
            }
            Ok(None)
        });
        progress.holds = holds;
        found.map(Option::flatten)
    }

    /// Searches with proof numbers whether one side wins within a loose bound, and if so rules out the other.
    fn find_winner(
        &mut self,
        position: &SearchPosition<B>,
        progress: &mut Progress,
        budget: &mut Budget,
    ) -> Result<(), Exhausted> {
        if !progress.is_open() {
            return Ok(());
        }
        let attacks = progress.method == Method::OwnWin;
        let plies = progress.holds + LOOSE + u16::from(!attacks);
        let bytes = self.table_bytes(progress.round);
        let table = self.proof_numbers.get_or_insert_with(|| ProofNumberTable::new(self.bytes));
        table.grow(bytes, budget);
        let prover = &mut self.prover;
        let wins = progress.work_within(budget, progress.share(), |budget| {
            ProofNumberSearch { prover, table, budget }.attacker_wins(position, attacks, plies)
        })?;
        if wins == Some(true) {
            (progress.may_win, progress.may_lose) = (attacks, !attacks);
        }
        Ok(())
    }

    /// Whether both sides hold the position with few pops.
    fn hold(
        &mut self,
        position: &SearchPosition<B>,
        progress: &mut Progress,
        budget: &mut Budget,
    ) -> Result<Option<GameValue>, Exhausted> {
        let Some(pops) = progress.pops().filter(|_| progress.is_open()) else { return Ok(None) };
        let is_drawn =
            progress.work_within(budget, progress.share(), |budget| self.is_drawn(position, pops, budget))?;
        Ok(is_drawn.filter(|&is_drawn| is_drawn).map(|_| GameValue::Draw))
    }

    /// Whether neither side wins against a defender who pops so many times at most.
    pub(super) fn is_drawn(
        &mut self,
        position: &SearchPosition<B>,
        pops: u8,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        self.prover.limit_pops(pops);
        let somebody_wins = self.somebody_wins(position, pops, budget);
        self.prover.limit_pops(Kind::FREE);
        somebody_wins.map(|somebody_wins| !somebody_wins)
    }

    /// Plies after which an attack on a defender with so many pops has failed for good; odd.
    pub(super) fn longest_attack(&self, pops: u8) -> u16 {
        2 * (self.prover.geometry().rules().cells() as u16 + 2 * u16::from(pops)) + 1
    }

    fn somebody_wins(
        &mut self,
        position: &SearchPosition<B>,
        pops: u8,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        let longest = self.longest_attack(pops);
        for plies in 2..=longest + 1 {
            let wins = if plies % 2 == 1 {
                self.prover.wins(position, plies, budget)?
            } else {
                self.prover.loses(position, plies, budget)?
            };
            if wins {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

fn distance(value: GameValue) -> Option<u16> {
    match value {
        GameValue::Win(plies) | GameValue::Loss(plies) => Some(plies),
        GameValue::Draw => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rules, Variant, Wide};

    fn solver<B: Bitboard>(rows: u8, cols: u8, connect: u8) -> (BoardSolver<B>, SearchPosition<B>) {
        let rules = Rules::new(rows, cols, connect, Variant::PopOut, 2).unwrap();
        let board = Board::<B>::new(rules);
        let mut solver = BoardSolver::new(ThreatGeometry::new(*board.grid()), 1 << 24);
        solver.prover.grow(1 << 24, &Budget::new(&Limits::default()));
        let position = SearchPosition::of_board(solver.prover.geometry(), &board);
        (solver, position)
    }

    #[test]
    fn the_longest_attack_fits_the_stack_of_a_thread() {
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let (mut solver, position) = solver::<Wide>(16, 16, 5);
        let mut budget = Budget::new(&limits);
        assert_eq!(solver.prover.wins(&position, MOST_PLIES, &mut budget), Err(Exhausted));
        assert_eq!(solver.prover.loses(&position, MOST_PLIES + 1, &mut Budget::new(&limits)), Err(Exhausted));
    }

    #[test]
    fn what_only_memory_can_settle_says_how_much_it_takes() {
        let rules = Rules::new(5, 4, 4, Variant::PopOut, 2).unwrap();
        for (bytes, table_mib) in [(1 << 20, Some(16)), (16 << 20, None)] {
            let (mut solver, position) = solver::<u64>(5, 4, 4);
            solver.bytes = bytes;
            let key = position.key(solver.prover.geometry());
            solver.progress_of.insert(key, Progress { holds: MOST_PLIES - 2, ..Progress::default() });
            solver.root = Some(key);
            let limits = Limits { nodes: Some(10_000), ..Limits::default() };
            let solution = solver.solve(&Board::new(rules), SolveRequest::Score, &limits);
            assert_eq!((solution.verdict, solution.table_mib), (None, table_mib));
        }
    }

    #[test]
    fn a_move_that_is_called_best_keeps_the_draw() {
        let limits = Limits { nodes: Some(100_000), ..Limits::default() };
        let mut compared = 0;
        for (rows, cols, connect) in BOARDS {
            let (mut solver, _) = solver(rows, cols, connect);
            let board = Board::<u64>::new(*solver.prover.geometry().rules());
            let positions = solved(&solver);
            let retrograde = solved_board(&solver);
            for (position, value) in
                positions.into_iter().step_by(3).filter(|(_, value)| *value == GameValue::Draw)
            {
                if solver.is_drawn(&position, 1, &mut Budget::new(&limits)) != Ok(true) {
                    continue;
                }
                let progress = Progress { method: Method::Draw, round: 1, ..Progress::default() };
                solver.progress_of.insert(position.key(solver.prover.geometry()), progress);
                let board = board.with_discs((
                    crate::Seat::FIRST,
                    [position.own.discs, position.other.discs, u64::EMPTY, u64::EMPTY],
                ));
                // What an attack would leave in the table.
                solver.prover.loses(&position, 6, &mut Budget::new(&Limits::default())).unwrap();
                let Some(mv) = solver.best_known(&board, value) else { continue };
                let mut after = board;
                after.play(mv);
                match after.outcome_after(mv) {
                    Outcome::Ongoing => {
                        let geometry = solver.prover.geometry();
                        let found =
                            retrograde.value(geometry, &SearchPosition::of_board(geometry, &after)).unwrap();
                        assert_eq!(found, GameValue::Draw, "{rows}x{cols} {connect} {position:?} {mv}");
                    }
                    outcome => assert_eq!(outcome.winner(), None),
                }
                compared += 1;
            }
        }
        assert!(compared > 100, "{compared}");
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

    /// The board of a session, solved piece by piece.
    fn solved_board(solver: &BoardSolver<u64>) -> Retrograde {
        let limits = Limits { nodes: Some(700), ..Limits::default() };
        let geometry = solver.prover.geometry();
        let mut retrograde = Retrograde::new(*geometry.rules()).unwrap();
        while retrograde.go_on(geometry, &mut Budget::new(&limits)).is_err() {}
        retrograde
    }

    /// Every 13th position of a board, with what retrograde analysis says of it.
    fn solved(solver: &BoardSolver<u64>) -> Vec<(SearchPosition<u64>, GameValue)> {
        let (retrograde, geometry) = (solved_board(solver), solver.prover.geometry());
        let positions = retrograde.positions(geometry).step_by(13);
        positions.map(|position| (position, retrograde.value(geometry, &position).unwrap())).collect()
    }

    #[test]
    fn attacks_win_exactly_as_soon_as_retrograde_analysis_says() {
        let limits = Limits::default();
        let mut compared = 0;
        for (rows, cols, connect) in BOARDS {
            let (mut solver, _) = solver(rows, cols, connect);
            for (position, value) in solved(&solver) {
                let mut budget = Budget::new(&limits);
                let mut wins = |plies| solver.prover.wins(&position, plies, &mut budget).unwrap();
                for plies in [1, 3, 5, 7, 9, 11, 13] {
                    let expected = matches!(value, GameValue::Win(soonest) if soonest <= plies);
                    assert_eq!(
                        wins(plies),
                        expected,
                        "{rows}x{cols} {connect} {position:?} {value:?} {plies}"
                    );
                }
                for plies in [2, 4, 6, 8, 10, 12, 14] {
                    let is_lost = solver.prover.loses(&position, plies, &mut budget).unwrap();
                    let expected = matches!(value, GameValue::Loss(latest) if latest <= plies);
                    assert_eq!(is_lost, expected, "{rows}x{cols} {connect} {position:?} {value:?} {plies}");
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
            let (mut solver, _) = solver(rows, cols, connect);
            for (position, value) in solved(&solver).into_iter().step_by(5) {
                if position.wins_at_once(solver.prover.geometry()) {
                    continue;
                }
                let mut table = ProofNumberTable::new(1 << 16);
                table.grow(1 << 16, &Budget::new(&limits));
                for (attacks, plies) in [(true, 9), (false, 10)] {
                    let mut budget = Budget::new(&limits);
                    let mut search = ProofNumberSearch {
                        prover: &mut solver.prover,
                        table: &mut table,
                        budget: &mut budget,
                    };
                    let wins = search.attacker_wins(&position, attacks, plies).unwrap();
                    let expected = match value {
                        GameValue::Win(distance) => attacks && distance <= plies,
                        GameValue::Draw => false,
                        GameValue::Loss(distance) => !attacks && distance <= plies,
                    };
                    assert_eq!(wins, expected, "{rows}x{cols} {connect} {position:?} {value:?} {attacks}");
                }
            }
        }
    }

    #[test]
    fn what_a_defender_with_few_pops_holds_is_no_win() {
        let limits = Limits { nodes: Some(100_000), ..Limits::default() };
        let mut proved = 0;
        for (rows, cols, connect) in BOARDS {
            let (mut solver, _) = solver(rows, cols, connect);
            for (position, value) in solved(&solver).into_iter().step_by(5) {
                let mut budget = Budget::new(&limits);
                if !position.wins_at_once(solver.prover.geometry())
                    && solver.is_drawn(&position, 1, &mut budget) == Ok(true)
                {
                    assert_eq!(value, GameValue::Draw, "{rows}x{cols} {connect} {position:?}");
                    proved += 1;
                }
            }
        }
        assert!(proved > 100, "{proved}");
    }
}
