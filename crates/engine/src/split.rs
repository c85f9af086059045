//! Solving a position in pieces: the positions some plies after it, each for itself, and what follows from their values.
use std::collections::{HashMap, HashSet};

use crate::game_value::GameValue;
use crate::puzzle::PositionKey;
use crate::search::{ScoreBounds, Solution, SolveRequest, Verdict, score};
use crate::{Move, Position, Value};

/// A win or loss of which only the side is known comes no later than this.
const LATEST: u16 = 1 << 14;

/// The tree would have more than so many positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("more than {} positions; split it fewer moves ahead", Self::MOST)]
pub struct SplitTooLarge;

impl SplitTooLarge {
    /// The largest number there may be.
    pub const MOST: usize = 250_000;
}

/// A position of two players, and the game tree below it to a certain depth.
#[derive(Clone, Debug)]
pub struct Split {
    root: Position,
    /// Those after each move.
    after: Vec<(Move, usize)>,
    /// Successors come before the positions that lead to them.
    nodes: Vec<Node>,
    positions: Vec<Position>,
}

/// What is known of a position that was solved for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SplitValue {
    /// Who wins.
    pub verdict: Verdict,
    /// Plies to the end under best play, if they are known.
    pub distance: Option<u32>,
}

impl Split {
    /// Splits the work on a position, in which the game goes on, so many plies ahead, at least one. What has been
    /// played before does not count, as it does not for solvers: no position is drawn for having occurred before.
    ///
    /// # Errors
    /// There are too many positions so far ahead.
    pub fn new(root: Position, plies: u8) -> Result<Self, SplitTooLarge> {
        let mut walk = Walk { found: HashMap::new(), nodes: Vec::new(), positions: Vec::new() };
        let root = without_history(root);
        let mut after = Vec::new();
        for (mv, next) in successors(&root) {
            after.push((mv, walk.visit(&next, 1, plies.max(1) - 1)?));
        }
        after.sort_by_key(|(mv, _)| root.legal_moves().iter().position(|it| it == mv));
        Ok(Self { root, after, nodes: walk.nodes, positions: walk.positions })
    }

    /// The positions to solve: of mirror images and of those that several orders of moves lead to one each, and none
    /// whose game is over, or where somebody passed over a win at once. Neighbours have much in common.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Those of the positions, by their places, without which the request can't be answered, as far as is known of
    /// all of them: when there are none, the answer is complete.
    pub fn needed(&self, known: &[Option<SplitValue>], request: SolveRequest) -> Vec<usize> {
        let bounds = self.bounds(known, request);
        let least = self.after.iter().map(|&(_, node)| bounds[node].least).max().unwrap_or(i32::MIN);
        let alpha = match request {
            SolveRequest::Outcome | SolveRequest::Score | SolveRequest::Move => least,
            // Whether a move is as good as the best matters too.
            SolveRequest::Best => least - 1,
            SolveRequest::Columns => i32::MIN,
        };
        let windows = vec![Vec::new(); self.nodes.len()];
        let mut needed = Needed { split: self, bounds, windows, seen: HashSet::new(), places: Vec::new() };
        for &(_, node) in &self.after {
            needed.visit(node, alpha, i32::MAX);
        }
        needed.places
    }

    /// What follows for the position from what is known of those that it was split into: all that was asked for, if
    /// that is known, and else what can be said.
    pub fn combine(&self, known: &[Option<SplitValue>], request: SolveRequest) -> Solution {
        let values = self.values(known);
        let moves: Vec<(Move, Bounds)> =
            self.after.iter().map(|&(mv, node)| (mv, values[node].for_last_mover())).collect();
        let all = moves.iter().map(|(_, bounds)| *bounds).reduce(Bounds::best).unwrap_or(Bounds::UNKNOWN);
        let is_weak = request == SolveRequest::Outcome;
        let exact = all.exact().filter(|_| !is_weak);
        let is_scored = self.is_scored();
        let with_columns = request == SolveRequest::Columns;
        let columns = moves.iter().filter(|_| with_columns);
        let open = moves.iter().filter(|(_, bounds)| with_columns && is_scored && bounds.exact().is_none());
        let verdict = all.verdict();
        let is_best = |bounds: Bounds| {
            if is_weak {
                verdict.is_some() && bounds.verdict() == verdict
            } else {
                exact.is_some() && bounds.exact() == exact
            }
        };
        let best = moves.iter().filter(|(_, bounds)| is_best(*bounds));
        Solution {
            verdict,
            score: exact.filter(|_| is_scored).map(|value| self.score(value)),
            bounds: (is_scored && !is_weak && exact.is_none()).then(|| self.score_bounds(all)),
            distance: exact.and_then(|value| self.distance(value)),
            best: best.map(|(mv, _)| *mv).collect(),
            columns: columns.filter_map(|(mv, bounds)| Some((*mv, self.value(bounds.exact()?)))).collect(),
            column_bounds: open.map(|(mv, bounds)| (*mv, self.score_bounds(*bounds))).collect(),
            is_complete: self.needed(known, request).is_empty(),
            ..Solution::default()
        }
    }

    /// What each position may be worth to its side to move.
    fn values(&self, known: &[Option<SplitValue>]) -> Vec<Bounds> {
        let mut values: Vec<Bounds> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            values.push(match &node.kind {
                Kind::Settled(value) => Bounds::exactly(*value),
                Kind::Open(place) => {
                    known.get(*place).copied().flatten().map_or(Bounds::UNKNOWN, Bounds::of_known)
                }
                Kind::Inner(next) => {
                    let next = next.iter().map(|&next| values[next].for_last_mover());
                    next.reduce(Bounds::best).unwrap_or(Bounds::UNKNOWN)
                }
            });
        }
        values
    }

    /// What each position may be worth to the side to move at the root: the higher, the better.
    fn bounds(&self, known: &[Option<SplitValue>], request: SolveRequest) -> Vec<RootBounds> {
        let for_root = |(node, mut bounds): (&Node, Bounds)| {
            for _ in 0..node.depth {
                bounds = bounds.for_last_mover();
            }
            let rank = |value: GameValue| match request {
                SolveRequest::Outcome => value.rank().signum(),
                _ => value.rank(),
            };
            RootBounds { least: rank(bounds.least), most: rank(bounds.most) }
        };
        self.nodes.iter().zip(self.values(known)).map(for_root).collect()
    }

    fn is_scored(&self) -> bool {
        !self.root.rules().is_pop_out() && self.root.rules().unusual_lines().is_none()
    }

    /// The value of a move, as solvers give it.
    fn value(&self, value: GameValue) -> Value {
        if self.is_scored() { Value::Score(self.score(value)) } else { value.into() }
    }

    fn score_bounds(&self, bounds: Bounds) -> ScoreBounds {
        ScoreBounds { lower: self.score(bounds.least), upper: self.score(bounds.most) }
    }

    /// The score of the standard game.
    fn score(&self, value: GameValue) -> i32 {
        let (cells, discs) = (self.root.rules().cells() as i32, self.root.discs() as i32);
        // What is not known to come sooner comes with the last disc.
        let won_after = |plies: u16| score::win_now(cells, (discs + i32::from(plies) - 1).min(cells - 1));
        match value {
            GameValue::Loss(plies) => -won_after(plies.max(2)),
            GameValue::Draw => 0,
            GameValue::Win(plies) => won_after(plies.max(1)),
        }
    }

    fn distance(&self, value: GameValue) -> Option<u32> {
        let rules = self.root.rules();
        match value {
            GameValue::Win(plies) | GameValue::Loss(plies) => Some(plies.into()),
            GameValue::Draw if rules.is_pop_out() => None,
            GameValue::Draw => Some((rules.cells() - self.root.discs()) as u32),
        }
    }
}

/// The values that a position may have for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bounds {
    least: GameValue,
    most: GameValue,
}

impl Bounds {
    /// Of a position in which the game goes on and is not won at once. In misère one's own move may lose.
    const UNKNOWN: Self = Self { least: GameValue::Loss(1), most: GameValue::Win(2) };

    const fn exactly(value: GameValue) -> Self {
        Self { least: value, most: value }
    }

    fn of_known(known: SplitValue) -> Self {
        let distance = known.distance.map(|plies| plies.min(LATEST.into()) as u16);
        match (known.verdict, distance) {
            (Verdict::Win, Some(plies)) => Self::exactly(GameValue::Win(plies)),
            (Verdict::Win, None) => Self { least: GameValue::Win(LATEST), ..Self::UNKNOWN },
            (Verdict::Draw, _) => Self::exactly(GameValue::Draw),
            (Verdict::Loss, Some(plies)) => Self::exactly(GameValue::Loss(plies)),
            (Verdict::Loss, None) => Self { most: GameValue::Loss(LATEST), ..Self::UNKNOWN },
        }
    }

    /// The same for whoever made the last move.
    fn for_last_mover(self) -> Self {
        Self { least: self.most.for_last_mover(), most: self.least.for_last_mover() }
    }

    /// Of two moves, for whoever may choose.
    fn best(self, other: Self) -> Self {
        Self { least: self.least.max(other.least), most: self.most.max(other.most) }
    }

    fn exact(self) -> Option<GameValue> {
        (self.least == self.most).then_some(self.least)
    }

    fn verdict(self) -> Option<Verdict> {
        match (self.least, self.most) {
            (GameValue::Win(_), _) => Some(Verdict::Win),
            (GameValue::Draw, GameValue::Draw) => Some(Verdict::Draw),
            (_, GameValue::Loss(_)) => Some(Verdict::Loss),
            _ => None,
        }
    }
}

/// The same as numbers, for the side to move at the root.
#[derive(Clone, Copy)]
struct RootBounds {
    least: i32,
    most: i32,
}

/// A position of the tree.
#[derive(Clone, Debug)]
struct Node {
    /// Plies from the root.
    depth: u8,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// The game is over, or is won at once.
    Settled(GameValue),
    /// To be solved; its place among the positions.
    Open(usize),
    /// Where the positions after each move are.
    Inner(Vec<usize>),
}

/// Makes the tree.
struct Walk {
    found: HashMap<(PositionKey, u8), usize>,
    nodes: Vec<Node>,
    positions: Vec<Position>,
}

impl Walk {
    /// The place of a position so many plies from the root, and so many before those to be solved.
    fn visit(&mut self, position: &Position, depth: u8, plies: u8) -> Result<usize, SplitTooLarge> {
        let key = (PositionKey::of(position), depth);
        if let Some(&place) = self.found.get(&key) {
            return Ok(place);
        }
        let end = GameValue::of_end(position.outcome(), position.to_move());
        let wins_at_once = || position.legal_moves().iter().any(|mv| position.wins_at_once(*mv));
        let kind = if let Some(value) = end.or_else(|| wins_at_once().then_some(GameValue::Win(1))) {
            Kind::Settled(value)
        } else if plies == 0 {
            self.positions.push(position.clone());
            Kind::Open(self.positions.len() - 1)
        } else {
            let next = successors(position).map(|(_, next)| self.visit(&next, depth + 1, plies - 1));
            Kind::Inner(next.collect::<Result<_, _>>()?)
        };
        if self.nodes.len() == SplitTooLarge::MOST {
            return Err(SplitTooLarge);
        }
        self.nodes.push(Node { depth, kind });
        self.found.insert(key, self.nodes.len() - 1);
        Ok(self.nodes.len() - 1)
    }
}

/// The positions after each move, the middle columns first: what a short search prefers is no better an order.
fn successors(position: &Position) -> impl Iterator<Item = (Move, Position)> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    let middle = usize::from(position.rules().cols()) - 1;
    moves.sort_by_key(|mv| (2 * mv.column().index()).abs_diff(middle));
    moves.into_iter().filter_map(|mv| {
        let mut next = position.clone();
        next.play(mv).ok()?;
        Some((mv, without_history(next)))
    })
}

/// The same position, as if the game had begun with it. Where discs can't be popped nothing occurs again.
fn without_history(position: Position) -> Position {
    if position.is_over() || !position.rules().is_pop_out() {
        return position;
    }
    Position::set_up(*position.rules(), position.to_move(), |cell| position.disc_at(cell)).unwrap_or(position)
}

/// Finds what can still change the value of the root, as alpha-beta search does (Knuth and Moore, 1975).
struct Needed<'a> {
    split: &'a Split,
    bounds: Vec<RootBounds>,
    /// Of each position, the windows in which it was looked at.
    windows: Vec<Vec<(i32, i32)>>,
    seen: HashSet<usize>,
    places: Vec<usize>,
}

impl Needed<'_> {
    fn visit(&mut self, node: usize, alpha: i32, beta: i32) {
        let RootBounds { least, most } = self.bounds[node];
        if least == most || least >= beta || most <= alpha {
            return;
        }
        // In a narrower window nothing more is needed.
        let windows = &mut self.windows[node];
        if windows.iter().any(|&(lower, upper)| lower <= alpha && beta <= upper) {
            return;
        }
        windows.push((alpha, beta));
        let split = self.split;
        let Node { depth, kind } = &split.nodes[node];
        match kind {
            Kind::Settled(_) => {}
            Kind::Open(place) => {
                if self.seen.insert(*place) {
                    self.places.push(*place);
                }
            }
            Kind::Inner(next) => {
                let is_ours = depth % 2 == 0;
                let (alpha, beta) = if is_ours { (alpha.max(least), beta) } else { (alpha, beta.min(most)) };
                for &next in next {
                    self.visit(next, alpha, beta);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{PlainSolver, PopOutSolver, Solver, SolverOptions};
    use crate::wander::wander;
    use crate::{Limits, Rules, Variant};
    use proptest::prelude::*;

    fn solve(position: &Position, request: SolveRequest) -> Solution {
        let (rules, options, limits) = (position.rules(), SolverOptions::default(), Limits::default());
        if rules.unusual_lines().is_some() {
            PlainSolver::new(options).solve(position, request, &limits).unwrap()
        } else if rules.is_pop_out() {
            PopOutSolver::new(options).solve(position, request, &limits).unwrap()
        } else {
            Solver::new(options).solve(position, request, &limits).unwrap()
        }
    }

    fn value(solution: &Solution, is_weak: bool) -> SplitValue {
        let distance = if is_weak { None } else { solution.distance };
        SplitValue { verdict: solution.verdict.unwrap(), distance }
    }

    fn solved(split: &Split, is_weak: bool) -> Vec<Option<SplitValue>> {
        let positions = split.positions().iter();
        positions.map(|position| Some(value(&solve(position, SolveRequest::Score), is_weak))).collect()
    }

    fn rules(rows: u8, cols: u8, kind: u8) -> Rules {
        let variant = if kind == 1 { Variant::PopOut } else { Variant::Standard };
        let rules = Rules::new(rows, cols, 3, variant, 2).unwrap();
        match kind {
            2 => rules.with_misere().unwrap(),
            3 => rules.with_cylinder(),
            _ => rules,
        }
    }

    proptest! {
        #![proptest_config(crate::property::cases(30))]

        #[test]
        fn pieces_give_the_answer_of_one_search(
            (rows, cols, kind, plies) in (2..=4_u8, 3..=4_u8, 0..4_u8, 1..=4_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..6),
        ) {
            let position = wander(rules(rows, cols, kind), &choices);
            prop_assume!(!position.is_over());
            let split = Split::new(position.clone(), plies).unwrap();
            let (whole, pieces) = (solve(&position, SolveRequest::Columns), split.combine(&solved(&split, false), SolveRequest::Columns));
            prop_assert!(pieces.is_complete);
            prop_assert_eq!((pieces.verdict, pieces.score), (whole.verdict, whole.score));
            prop_assert_eq!((&pieces.best, &pieces.columns), (&whole.best, &whole.columns));
            if whole.verdict != Some(Verdict::Draw) {
                prop_assert_eq!(pieces.distance, whole.distance);
            }
        }

        #[test]
        fn what_is_needed_is_enough(
            (rows, cols, kind, plies) in (2..=4_u8, 3..=4_u8, 0..4_u8, 1..=4_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..6),
            first in 0..100_usize,
        ) {
            let position = wander(rules(rows, cols, kind), &choices);
            prop_assume!(!position.is_over());
            let split = Split::new(position.clone(), plies).unwrap();
            let solved = solved(&split, false);
            for request in [SolveRequest::Outcome, SolveRequest::Score, SolveRequest::Best, SolveRequest::Columns] {
                let mut known = vec![None; solved.len()];
                loop {
                    let needed = split.needed(&known, request);
                    let pieces = split.combine(&known, request);
                    prop_assert_eq!(pieces.is_complete, needed.is_empty());
                    let Some(&place) = needed.get(first % needed.len().max(1)) else { break };
                    prop_assert!(known[place].is_none());
                    known[place] = solved[place];
                }
                let (whole, pieces) = (solve(&position, request), split.combine(&known, request));
                prop_assert_eq!(pieces.verdict, whole.verdict);
                if request >= SolveRequest::Score {
                    prop_assert_eq!(pieces.score, whole.score);
                }
                if request >= SolveRequest::Best {
                    prop_assert_eq!(pieces.best, whole.best);
                }
                if request == SolveRequest::Columns {
                    prop_assert_eq!(pieces.columns, whole.columns);
                }
            }
        }

        #[test]
        fn what_is_not_known_never_makes_the_answer_wrong(
            (rows, cols, kind, plies) in (2..=4_u8, 3..=4_u8, 0..4_u8, 1..=4_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..6),
            (left_out, is_weak) in (1..5_usize, any::<bool>()),
        ) {
            let position = wander(rules(rows, cols, kind), &choices);
            prop_assume!(!position.is_over());
            let split = Split::new(position.clone(), plies).unwrap();
            let mut known = solved(&split, is_weak);
            known.iter_mut().step_by(left_out).for_each(|value| *value = None);
            let (whole, pieces) = (solve(&position, SolveRequest::Columns), split.combine(&known, SolveRequest::Columns));
            prop_assert!(pieces.verdict.is_none() || pieces.verdict == whole.verdict);
            prop_assert!(pieces.distance.is_none() || pieces.verdict == Some(Verdict::Draw) || pieces.distance == whole.distance);
            prop_assert!(pieces.columns.iter().all(|column| whole.columns.contains(column)));
            if let (Some(score), Some(bounds)) = (whole.score, pieces.bounds) {
                prop_assert!((bounds.lower..=bounds.upper).contains(&score));
            }
            for (mv, bounds) in pieces.column_bounds {
                let Some((_, Value::Score(score))) = whole.columns.iter().find(|(other, _)| *other == mv) else {
                    panic!("{mv} has no score");
                };
                prop_assert!((bounds.lower..=bounds.upper).contains(score), "{mv}: {bounds:?}, {score}");
            }
        }
    }

    #[test]
    fn of_mirror_images_and_transpositions_one_is_solved() {
        let number = |plies| Split::new(Position::new(Rules::default()), plies).unwrap().positions().len();
        // Of the 1, 7, 49 and 238 positions, one is its own mirror image, then one, one, and four.
        assert_eq!([1, 2, 3].map(number), [4, 25, 121]);
    }

    #[test]
    fn what_occurred_before_does_not_count() {
        let rules = Rules::new(4, 4, 3, Variant::PopOut, 2).unwrap();
        // After a pop in column 2 the board is empty for the third time.
        let moves = crate::parse_game("1 2 p1 p2 1 2 p1", &rules).unwrap();
        let position = Position::from_moves(rules, &moves).unwrap();
        let split = Split::new(position.clone(), 1).unwrap();
        let whole = solve(&position, SolveRequest::Columns);
        let pieces = split.combine(&solved(&split, false), SolveRequest::Columns);
        assert_eq!((pieces.verdict, pieces.columns), (whole.verdict, whole.columns));
    }

    #[test]
    fn where_somebody_wins_at_once_nothing_is_needed_to_know_it() {
        let rules = Rules::default();
        let moves = crate::parse_game("1 2 1 7 1 4", &rules).unwrap();
        let split = Split::new(Position::from_moves(rules, &moves).unwrap(), 3).unwrap();
        let unknown = vec![None; split.positions().len()];
        assert!(unknown.len() > 10);
        assert!(split.needed(&unknown, SolveRequest::Best).is_empty());
        assert!(!split.needed(&unknown, SolveRequest::Columns).is_empty());
    }

    #[test]
    fn who_wins_is_enough_for_who_wins() {
        let split = Split::new(Position::new(rules(4, 4, 0)), 3).unwrap();
        let found = split.combine(&solved(&split, true), SolveRequest::Outcome);
        assert_eq!((found.verdict, found.distance, found.bounds), (Some(Verdict::Win), None, None));
        assert!(!found.best.is_empty());
        assert!(found.is_complete);
        let unknown = split.combine(&vec![None; split.positions().len()], SolveRequest::Outcome);
        assert_eq!((unknown.verdict, unknown.is_complete), (None, false));
    }
}
