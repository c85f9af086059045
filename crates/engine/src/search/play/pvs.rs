//! The search for two players: iterative deepening principal variation search on masks.
//!
//! A node never makes a move that loses at once, so it sees two plies further than its depth; a single move that does
//! not lose is made for nothing. The first move is searched with the full window, the others with an empty one that
//! only asks whether they are better, late ones less deeply (Reinefeld, "An improvement to the Scout tree search
//! algorithm", 1983). What was found is kept in a table.
//!
//! **Repetition.** A position that comes back on the path is scored as a draw, and so is one that has occurred twice
//! in the game: a move into it ends the game, whatever else it would allow. The latter holds everywhere in this search.
//! The former depends on the path: a best score that depends on it is not kept. Wins need no such care: a shortest win
//! repeats nothing, and a win that avoids more draws than it must is still a win.
use super::evaluation::{Evaluation, Weights};
use super::ordering::{Candidate, MoveOrdering};
use super::score::Score;
use super::table::{Bound, Table, TableEntry};
use crate::Move;
use crate::bitboard::Bitboard;
use crate::budget::{Budget, Exhausted};
use crate::search::position::SearchPosition;
use crate::search::threat_geometry::ThreatGeometry;

/// Plies after which forced moves are no longer made for nothing, in games that can go on for ever.
const LONGEST_PATH: u32 = 120;

/// Quiet moves from this place in the order on are searched a ply less deeply at first, those from [`LATE`] on two.
const LATER: usize = 1;
const LATE: usize = 4;

/// A score, and on what position of the path it depends.
#[derive(Clone, Copy)]
pub(super) struct PathScore {
    pub(super) score: Score,
    /// The ply of the earliest position on the path that comes back and thereby makes this score;
    /// [`FREE`](Self::FREE) if there is none.
    depends_on: u32,
}

impl PathScore {
    const FREE: u32 = u32::MAX;

    fn free(score: Score) -> Self {
        Self { score, depends_on: Self::FREE }
    }

    fn negated(self) -> Self {
        Self { score: -self.score, ..self }
    }
}

/// The bounds between which a score matters.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    pub(super) const FULL: Self = Self { alpha: Score::MIN, beta: Score::MAX };

    fn negated(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Asks only whether a score is above `alpha`.
    fn only_above(alpha: Score) -> Self {
        Self { alpha, beta: alpha.next() }
    }
}

/// Principal variation search below one position.
pub(super) struct PvSearch<'a, B: Bitboard> {
    pub(super) geometry: ThreatGeometry<B>,
    pub(super) budget: Budget<'a>,
    pub(super) table: Table<B>,
    evaluation: Evaluation<B>,
    ordering: MoveOrdering,
    /// Positions from the root to the current one.
    path: Vec<B>,
    /// Positions that have occurred twice in the game.
    drawn: Vec<B>,
    /// Candidates of all nodes on the path, those of the current one last.
    pool: Vec<Candidate<B>>,
}

impl<'a, B: Bitboard> PvSearch<'a, B> {
    pub(super) fn new(
        geometry: ThreatGeometry<B>,
        table: Table<B>,
        drawn: Vec<B>,
        budget: Budget<'a>,
        weights: &Weights,
        seed: u64,
    ) -> Self {
        let evaluation = Evaluation::new(&geometry, weights, seed);
        let ordering = MoveOrdering::new();
        Self { geometry, budget, table, evaluation, ordering, path: Vec::new(), drawn, pool: Vec::new() }
    }

    /// Puts the root on the path.
    pub(super) fn start_at(&mut self, root: &SearchPosition<B>) {
        self.path.clear();
        self.pool.clear();
        self.path.push(root.key(&self.geometry));
    }

    /// The moves at the root that do not lose at once, the most promising first.
    pub(super) fn root_candidates(&mut self, root: &SearchPosition<B>) -> Vec<Candidate<B>> {
        let mut candidates = Vec::new();
        let threat_info = root.threat_info(&self.geometry);
        self.ordering.candidates(&self.geometry, root, &threat_info, 0, None, &mut candidates);
        candidates.sort_by_key(|candidate| -candidate.rank);
        candidates
    }

    /// Whether the game ends in a draw by reaching this position.
    pub(super) fn is_drawn(&self, pos: &SearchPosition<B>) -> bool {
        self.drawn.contains(&pos.key(&self.geometry))
    }

    /// The score for the side to move at `ply`, looking `depth` plies ahead. Once exhausted, path and pool are left
    /// as they are.
    pub(super) fn search(
        &mut self,
        pos: &SearchPosition<B>,
        ply: u32,
        depth: u32,
        window: Window,
    ) -> Result<PathScore, Exhausted> {
        self.budget.spend()?;
        let occupied = pos.occupied();
        if occupied == self.geometry.grid().cells() {
            return Ok(PathScore::free(Score::DRAW));
        }
        let key = pos.key(&self.geometry);
        self.table.prefetch(key);
        if let Some(draw) = self.repetition(key) {
            return Ok(draw);
        }
        if pos.wins_at_once(&self.geometry) {
            return Ok(PathScore::free(Score::win(ply + 1)));
        }
        let soonest = Score::win(ply + 3);
        if soonest <= window.alpha {
            return Ok(PathScore::free(soonest));
        }
        self.search_or_probe(pos, key, ply, depth, window)
    }

    /// The draw that this position is by repetition.
    fn repetition(&self, key: B) -> Option<PathScore> {
        if !self.geometry.rules().is_pop_out() {
            return None;
        }
        if self.drawn.contains(&key) {
            return Some(PathScore::free(Score::DRAW));
        }
        let earlier = self.path.iter().position(|&earlier| earlier == key)?;
        Some(PathScore { score: Score::DRAW, depends_on: earlier as u32 })
    }

    fn search_or_probe(
        &mut self,
        pos: &SearchPosition<B>,
        key: B,
        ply: u32,
        depth: u32,
        window: Window,
    ) -> Result<PathScore, Exhausted> {
        let depth = depth.min(self.plies_left(pos));
        // First what may be in vain, since the table has to be waited for.
        let threat_info = pos.threat_info(&self.geometry);
        // Of two moves that do not lose at once neither is forced, whatever others there are.
        let is_leaf = depth == 0 && pos.safe_drops(&threat_info).has_several();
        let estimate = is_leaf.then(|| self.estimate(pos));
        let known = self.table.probe(key);
        let score = known.and_then(|known| table_cutoff(known, ply, depth, window)).or(estimate);
        if let Some(score) = score {
            return Ok(PathScore::free(score));
        }
        let base = self.pool.len();
        let table_move = known.and_then(|known| known.best);
        self.ordering.candidates(&self.geometry, pos, &threat_info, ply, table_move, &mut self.pool);
        add_drawing_moves(&self.geometry, &self.drawn, pos, &mut self.pool, base);
        let found = self.search_moves(pos, key, ply, depth, window, base);
        self.pool.truncate(base);
        found
    }

    fn estimate(&self, pos: &SearchPosition<B>) -> Score {
        Score::estimate(self.evaluation.points(&self.geometry, pos))
    }

    /// Without pops the game ends when the board is full.
    fn plies_left(&self, pos: &SearchPosition<B>) -> u32 {
        if self.geometry.rules().is_pop_out() {
            u32::MAX
        } else {
            self.geometry.rules().cells() as u32 - pos.occupied().count()
        }
    }

    /// The score, from the candidates in the pool.
    fn search_moves(
        &mut self,
        pos: &SearchPosition<B>,
        key: B,
        ply: u32,
        depth: u32,
        window: Window,
        base: usize,
    ) -> Result<PathScore, Exhausted> {
        let moves = self.pool.len() - base;
        if moves == 0 {
            return Ok(PathScore::free(Score::loss(ply + 2)));
        }
        let is_forced = moves == 1 && ply < LONGEST_PATH;
        if depth == 0 && !is_forced {
            return Ok(PathScore::free(self.estimate(pos)));
        }
        self.path.push(key);
        let next_depth = if is_forced { depth } else { depth - 1 };
        let outcome = self.best_of(pos, ply, depth, next_depth, window, base)?;
        self.path.pop();
        Ok(self.store(key, ply, depth, window, outcome))
    }

    /// The best score among the candidates, and the move that makes it if it is above `alpha`.
    fn best_of(
        &mut self,
        pos: &SearchPosition<B>,
        ply: u32,
        depth: u32,
        next_depth: u32,
        mut window: Window,
        base: usize,
    ) -> Result<(PathScore, Option<Move>), Exhausted> {
        let mut best = PathScore::free(Score::MIN);
        let mut best_move = None;
        for index in base..self.pool.len() {
            let candidate = self.next_candidate(index);
            let reduction = self.reduction(pos, &candidate, index - base, depth);
            let found = self.search_move(&candidate.pos, ply, next_depth, reduction, window, index > base)?;
            if found.score > best.score {
                best = found;
            }
            if best.score > window.alpha {
                best_move = Some(candidate.mv);
                window.alpha = best.score;
            }
            if best.score >= window.beta {
                self.ordering.update(&self.geometry, pos, candidate.mv, ply, depth);
                break;
            }
        }
        Ok((best, best_move))
    }

    /// Brings the best ranked of the candidates from `index` on to that place.
    fn next_candidate(&mut self, index: usize) -> Candidate<B> {
        let best =
            (index..self.pool.len()).max_by_key(|&i| (self.pool[i].rank, usize::MAX - i)).unwrap_or(index);
        self.pool.swap(index, best);
        self.pool[index]
    }

    /// Plies by which a late, quiet move is searched less deeply. None where the search sees the end of the game.
    fn reduction(&self, pos: &SearchPosition<B>, candidate: &Candidate<B>, number: usize, depth: u32) -> u32 {
        if number < LATER || depth < 3 || depth >= self.plies_left(pos) || candidate.rank >= 1 << 20 {
            0
        } else {
            1 + u32::from(number >= LATE)
        }
    }

    /// The score of a candidate: at once with the full window if it is the first, else only if it has to be.
    fn search_move(
        &mut self,
        after: &SearchPosition<B>,
        ply: u32,
        depth: u32,
        reduction: u32,
        window: Window,
        is_later: bool,
    ) -> Result<PathScore, Exhausted> {
        if is_later {
            let asked = Window::only_above(window.alpha);
            let mut found = self.search_child(after, ply, depth - reduction.min(depth), asked)?;
            if found.score > window.alpha && reduction > 0 {
                found = self.search_child(after, ply, depth, asked)?;
            }
            if found.score <= window.alpha || found.score >= window.beta {
                return Ok(found);
            }
        }
        self.search_child(after, ply, depth, window)
    }

    fn search_child(
        &mut self,
        after: &SearchPosition<B>,
        ply: u32,
        depth: u32,
        window: Window,
    ) -> Result<PathScore, Exhausted> {
        self.search(after, ply + 1, depth, window.negated()).map(PathScore::negated)
    }

    /// The score of a candidate at the root.
    pub(super) fn search_root_move(
        &mut self,
        candidate: &Candidate<B>,
        depth: u32,
        alpha: Score,
        is_later: bool,
    ) -> Result<Score, Exhausted> {
        let window = Window { alpha, ..Window::FULL };
        Ok(self.search_move(&candidate.pos, 0, depth, 0, window, is_later)?.score)
    }

    /// Stores what was found, unless it depends on the path.
    fn store(
        &mut self,
        key: B,
        ply: u32,
        depth: u32,
        window: Window,
        (found, best): (PathScore, Option<Move>),
    ) -> PathScore {
        if found.depends_on < ply {
            return found;
        }
        let bound = if found.score >= window.beta {
            Bound::AtLeast
        } else if best.is_some() {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let depth = depth.min(u32::from(u8::MAX)) as u8;
        self.table.store(key, TableEntry { score: found.score.seen_from(ply), bound, depth, best });
        PathScore::free(found.score)
    }
}

/// Adds the moves into positions that have occurred twice to the candidates of a position, from `base` on. They end the
/// game, so that they need not be safe.
fn add_drawing_moves<B: Bitboard>(
    geometry: &ThreatGeometry<B>,
    drawn: &[B],
    pos: &SearchPosition<B>,
    candidates: &mut Vec<Candidate<B>>,
    base: usize,
) {
    if drawn.is_empty() {
        return;
    }
    for mv in pos.legal_moves(geometry) {
        let after = pos.after(geometry, mv);
        let is_known = candidates[base..].iter().any(|candidate| candidate.mv == mv);
        if !is_known && drawn.contains(&after.key(geometry)) {
            candidates.push(Candidate { mv, pos: after, rank: 0 });
        }
    }
}

/// What the table says about the score, if that settles it.
fn table_cutoff(known: TableEntry, ply: u32, depth: u32, window: Window) -> Option<Score> {
    let score = known.score.seen_from_root(ply);
    let is_deep_enough = u32::from(known.depth) >= depth || is_proved(known);
    let settles = match known.bound {
        Bound::Exact => true,
        Bound::AtLeast => score >= window.beta,
        Bound::AtMost => score <= window.alpha,
    };
    (is_deep_enough && settles).then_some(score)
}

/// Wins and losses don't change with more depth, as far as the bound goes.
fn is_proved(known: TableEntry) -> bool {
    known.score.is_decided()
        && match known.bound {
            Bound::Exact => true,
            Bound::AtLeast => known.score > Score::DRAW,
            Bound::AtMost => known.score < Score::DRAW,
        }
}
