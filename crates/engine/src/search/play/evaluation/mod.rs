//! The static evaluation of a position of two players: the logarithm of the odds, learnt from games.
//!
//! What is counted (`features.rs`) is weighted and summed (a logistic regression, as in Michael Buro, "From simple
//! features to sophisticated evaluation functions", 1998). The weights are the same for boards of all sizes, apart
//! from a part that grows with the size; they depend on how full the board is, on N, and on whether discs are popped.
//! Where they are, patterns of columns (`patterns.rs`) are added. `benches/train.rs` learns all of it.
mod features;
mod landmarks;
mod patterns;
mod weights;
mod zugzwang;

pub use self::features::FEATURES;
use self::features::Tally;
use self::landmarks::Landmarks;
pub use self::patterns::PATTERNS;
pub use self::weights::{BASES, FAMILIES, Weights, WeightsError};
use crate::bitboard::Bitboard;
use crate::position::on_board;
use crate::search::position::SearchPosition;
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Outcome, Position};

/// Points of an evaluation for odds of e to 1.
pub const POINTS: i32 = 400;

/// Parts of a point in which weights are counted.
const PARTS: i32 = 64;

/// Grades positions of one board.
pub(super) struct Evaluation<B> {
    landmarks: Landmarks<B>,
    /// The weight of each feature in parts of a point, by the number of discs.
    by_discs: Vec<[i32; FEATURES]>,
    /// The weight of each pattern, where discs are popped.
    patterns: Option<Vec<i32>>,
    seed: u64,
}

/// Sums up what is counted, each with its weight.
struct Sum<'a> {
    weights: &'a [i32; FEATURES],
    parts: i32,
}

impl Tally for Sum<'_> {
    #[inline]
    fn add(&mut self, feature: usize, number: i32) {
        self.parts += self.weights[feature] * number;
    }
}

/// What the windows of a position count for the side to move, and how much a drop changes that.
pub(super) struct Windows<'a> {
    weights: &'a [i32; FEATURES],
    parts: i32,
    gained: [[i32; 16]; 3],
    closed: [[i32; 16]; 3],
}

impl Windows<'_> {
    /// What changes as the side to move drops a disc into a window in this direction (upright, level, slanting) with so
    /// many discs of the two sides, of which one has none.
    #[inline]
    pub(super) fn change(&self, direction: usize, own: usize, other: usize) -> i32 {
        if other == 0 { self.gained[direction][own] } else { self.closed[direction][other] }
    }
}

impl Tally for [i32; FEATURES] {
    fn add(&mut self, feature: usize, number: i32) {
        self[feature] += number;
    }
}

impl<B: Bitboard> Evaluation<B> {
    /// The seed settles what is equal: positions that differ get up to three points that mean nothing.
    pub(super) fn new(geometry: &ThreatGeometry<B>, weights: &Weights, seed: u64) -> Self {
        let rules = geometry.rules();
        let rounded = |weight: f32| (weight * (POINTS * PARTS) as f32).round() as i32;
        let patterns =
            weights.of_patterns(*rules).map(|patterns| patterns.iter().copied().map(rounded).collect());
        let by_discs = (0..=rules.cells()).map(|discs| weights.of(*rules, discs).map(rounded)).collect();
        Self { landmarks: Landmarks::new(geometry), by_discs, patterns, seed }
    }

    /// Points for the side to move.
    pub(super) fn points(&self, geometry: &ThreatGeometry<B>, pos: &SearchPosition<B>) -> i32 {
        let weights = &self.by_discs[pos.occupied().count() as usize];
        let mut sum = Sum { weights, parts: 0 };
        features::count(geometry, &self.landmarks, pos, &mut sum);
        if let Some(weights) = &self.patterns {
            patterns::visit(geometry, pos, |pattern| sum.parts += weights[pattern]);
        }
        sum.parts / PARTS + self.noise(pos.key(geometry))
    }

    /// What the windows of a position count if one more disc is on the board, for the drops of the side to move.
    pub(super) fn windows<'a>(
        &'a self,
        geometry: &ThreatGeometry<B>,
        pos: &SearchPosition<B>,
    ) -> Windows<'a> {
        let weights = &self.by_discs[pos.occupied().count() as usize + 1];
        let mut sum = Sum { weights, parts: 0 };
        features::count_windows(geometry, pos, &mut sum);
        let connect = usize::from(geometry.rules().connect());
        let worth = |direction: usize, discs: usize| {
            features::window_feature(direction, connect, discs).map_or(0, |feature| weights[feature])
        };
        let mut windows = Windows { weights, parts: sum.parts, gained: [[0; 16]; 3], closed: [[0; 16]; 3] };
        for (direction, discs) in
            (0..3).flat_map(|direction| (0..connect).map(move |discs| (direction, discs)))
        {
            windows.closed[direction][discs] = worth(direction, discs);
            windows.gained[direction][discs] = worth(direction, discs + 1) - worth(direction, discs);
        }
        windows
    }

    /// Points for the side to move after a drop into windows that held so much before it; the same as
    /// [`points`](Self::points), for less work, where discs are never popped.
    pub(super) fn points_after_drop(
        &self,
        geometry: &ThreatGeometry<B>,
        after: &SearchPosition<B>,
        windows: &Windows,
        change: i32,
    ) -> i32 {
        debug_assert!(self.patterns.is_none());
        let mut sum = Sum { weights: windows.weights, parts: -windows.parts - change };
        features::count_all_but_windows(geometry, &self.landmarks, after, &mut sum);
        sum.parts / PARTS + self.noise(after.key(geometry))
    }

    fn noise(&self, key: B) -> i32 {
        let mixed = (key.folded() ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 62) as i32
    }
}

/// What the evaluation of a position is computed from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inputs {
    /// What is counted, by feature.
    pub features: [i32; FEATURES],
    /// The patterns, by number, where discs are popped.
    pub patterns: Vec<u16>,
}

/// The inputs of the evaluation in a position of two players by the usual rules, for learning; none where it is not
/// asked, since somebody wins at once, the game is over, or there is no choice.
pub fn inputs_of(position: &Position) -> Option<Inputs> {
    let rules = position.rules();
    if position.outcome() != Outcome::Ongoing || rules.players() != 2 || rules.unusual_lines().is_some() {
        return None;
    }
    on_board!(position.board(), board => {
        let geometry = ThreatGeometry::new(*board.grid());
        let pos = SearchPosition::of_board(&geometry, board);
        let info = pos.threat_info(&geometry);
        let is_quiet = !pos.wins_at_once(&geometry) && pos.safe_drops(&info).has_several();
        is_quiet.then(|| {
            let mut inputs = Inputs { features: [0; FEATURES], patterns: Vec::new() };
            features::count(&geometry, &Landmarks::new(&geometry), &pos, &mut inputs.features);
            if rules.is_pop_out() {
                patterns::visit(&geometry, &pos, |pattern| inputs.patterns.push(pattern as u16));
            }
            inputs
        })
    })
}
