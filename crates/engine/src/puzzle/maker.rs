//! Finds puzzles in games between the levels.
use std::collections::HashSet;

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::check::plies_until_full;
use super::rating::rate;
use super::{LevelTries, PositionKey, Prover, Puzzle, PuzzleKind};
use crate::players::Level;
use crate::search::{SolverOptions, Unsolvable, Verdict};
use crate::{Limits, Move, Outcome, Player, PlayerSpec, Position, Rules, StopFlag, Value, Variant};

/// Who plays the games: people play against people of about their strength, and all but the best make mistakes.
const PLAYERS: [Level; 4] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard];

/// Plies that are played at random before the levels take over, so that games don't resemble each other; at most.
const OPENING: usize = 4;

/// Games are called off after so many plies.
const LONGEST_GAME: usize = 300;

/// Puzzles taken from a game, and plies between them, so that no two are much alike.
const PER_GAME: usize = 2;
const APART: usize = 6;

/// Positions that the solver may look at for each question; earlier positions of the same game are not tried once it
/// fails.
const STANDARD_NODES: u64 = 150_000;
const POP_OUT_NODES: u64 = 60_000;

/// Plies, up to which so many kinds of wins are told apart; each kind gets the same share of the puzzles.
const BANDS: [u32; 4] = [3, 5, 9, 15];

/// After so many games without a puzzle there are none to be found.
const DRY: usize = 400;

/// Makes puzzles of one board, always the same ones for the same seed.
pub struct PuzzleMaker {
    rules: Rules,
    chance: Xoshiro256PlusPlus,
    prover: Prover,
    seen: HashSet<PositionKey>,
    found: Vec<Puzzle>,
    /// How many of each band have been taken.
    taken: [usize; BANDS.len() + 2],
    /// The number of puzzles that are wanted.
    wanted: usize,
    /// Games in a row without a puzzle.
    dry: usize,
    stop: StopFlag,
}

impl PuzzleMaker {
    /// A maker of so many puzzles.
    ///
    /// # Errors
    /// The board has no exact values.
    pub fn new(rules: Rules, wanted: usize, seed: u64, stop: StopFlag) -> Result<Self, Unsolvable> {
        Unsolvable::check_lines(rules)?;
        if rules.players() > 2 {
            return Err(Unsolvable::Players(rules.players()));
        }
        Ok(Self {
            rules,
            chance: Xoshiro256PlusPlus::seed_from_u64(seed),
            prover: Prover::new(SolverOptions { table_mib: 128, threads: 1 }),
            seen: HashSet::new(),
            found: Vec::new(),
            taken: [0; BANDS.len() + 2],
            wanted,
            dry: 0,
            stop,
        })
    }

    /// The puzzles of one more game.
    fn play_a_game(&mut self) {
        let position = self.game();
        let found = self.found.len();
        self.search(position);
        self.dry = if self.found.len() > found { 0 } else { self.dry + 1 };
    }

    /// A whole game, or as much of it as was played before it repeated itself.
    fn game(&mut self) -> Position {
        let mut position = Position::new(self.rules);
        let mut players: [Box<dyn Player>; 2] = [(); 2].map(|()| {
            let level = PLAYERS.choose(&mut self.chance).copied().unwrap_or(Level::Easy);
            PlayerSpec::Level(level).build(self.chance.random())
        });
        let opening = self.chance.random_range(0..=OPENING);
        while !position.is_over() && position.plies() < LONGEST_GAME && !self.stop.is_stopped() {
            let moves = position.legal_moves();
            let mv = if position.plies() < opening {
                moves.choose(&mut self.chance).copied().unwrap_or(moves[0])
            } else {
                players[position.to_move().index()].choose(&position, &Limits::default()).mv
            };
            if position.play(mv).is_err() {
                break;
            }
            if position.occurrences() > 1 {
                position.undo();
                break;
            }
        }
        position
    }

    /// Looks for puzzles from the end of a game backwards, as long as positions can be solved.
    fn search(&mut self, mut position: Position) {
        let mut taken = 0;
        let mut last = usize::MAX;
        while position.undo().is_some() && taken < PER_GAME && !self.stop.is_stopped() {
            if last.saturating_sub(position.plies()) < APART {
                continue;
            }
            match self.puzzle_at(&position) {
                Ok(Some(puzzle)) => {
                    self.found.push(puzzle);
                    taken += 1;
                    last = position.plies();
                }
                Ok(None) => {}
                Err(Unsolved) => break,
            }
        }
    }

    /// The puzzle that this position is, if it is one.
    fn puzzle_at(&mut self, position: &Position) -> Result<Option<Puzzle>, Unsolved> {
        let moves = position.legal_moves();
        // Neither what is won at once nor what leaves no choice is a puzzle.
        if moves.iter().any(|&mv| position.wins_at_once(mv)) {
            return Ok(None);
        }
        let safe = moves.iter().filter(|&&mv| is_safe(position, mv)).count();
        if safe < 2 {
            return Ok(None);
        }
        let (kind, wanted) = match self.verdict(position)? {
            Verdict::Win => (PuzzleKind::Win, Verdict::Win),
            // A draw of `PopOut` may have no end.
            Verdict::Draw if self.rules.variant() == Variant::Standard => (PuzzleKind::Hold, Verdict::Draw),
            Verdict::Draw | Verdict::Loss => return Ok(None),
        };
        let mut solution = None;
        for &mv in &moves {
            if self.verdict_after(position, mv)? == wanted && solution.replace(mv).is_some() {
                return Ok(None);
            }
        }
        let Some(solution) = solution else { return Ok(None) };
        let (distance, plies) = match kind {
            PuzzleKind::Win => {
                let distance = self.distance(position)?;
                (distance, distance)
            }
            PuzzleKind::Hold => (plies_until_full(position), self.longest_loss(position, solution)?),
        };
        let band = match kind {
            PuzzleKind::Win => BANDS.iter().position(|&most| distance <= most).unwrap_or(BANDS.len()),
            PuzzleKind::Hold => BANDS.len() + 1,
        };
        let key = PositionKey::of(position);
        if self.taken[band] >= self.share() || !self.seen.insert(key.clone()) {
            return Ok(None);
        }
        self.taken[band] += 1;
        let tries = LevelTries::try_all(position, &[solution], 0);
        let rating = rate(position, kind, plies, solution, &tries);
        let moves = position.moves().to_vec();
        Ok(Some(Puzzle {
            id: key.id(),
            rules: self.rules,
            moves,
            kind,
            distance,
            solution: vec![solution],
            rating,
        }))
    }

    /// How many puzzles each band may have: the same share, and more the longer none is found.
    fn share(&self) -> usize {
        self.wanted.div_ceil(self.taken.len()) + self.dry / 4
    }

    fn limits(&self) -> Limits {
        let nodes = if self.rules.is_pop_out() { POP_OUT_NODES } else { STANDARD_NODES };
        Limits { nodes: Some(nodes), stop: self.stop.clone(), ..Limits::default() }
    }

    fn verdict(&mut self, position: &Position) -> Result<Verdict, Unsolved> {
        self.prover.verdict(position, &self.limits()).ok().flatten().ok_or(Unsolved)
    }

    fn verdict_after(&mut self, position: &Position, mv: Move) -> Result<Verdict, Unsolved> {
        self.prover.verdict_after(position, mv, &self.limits()).ok().flatten().ok_or(Unsolved)
    }

    /// Plies to the end of a won or lost position.
    fn distance(&mut self, position: &Position) -> Result<u32, Unsolved> {
        match self.prover.value(position, &self.limits()) {
            Ok(Some(Value::Win { distance } | Value::Loss { distance })) => Ok(distance),
            _ => Err(Unsolved),
        }
    }

    /// Plies until the wrong move that resists longest has lost.
    fn longest_loss(&mut self, position: &Position, solution: Move) -> Result<u32, Unsolved> {
        let mut longest = 0;
        for &mv in position.legal_moves().iter().filter(|&&mv| mv != solution) {
            let mut after = position.clone();
            if after.play(mv).is_ok() && !after.is_over() {
                longest = longest.max(self.distance(&after)? + 1);
            }
        }
        Ok(longest)
    }
}

impl Iterator for PuzzleMaker {
    type Item = Puzzle;

    /// The next puzzle; none once all that are wanted are made, none are to be found, or it is stopped.
    fn next(&mut self) -> Option<Puzzle> {
        let made: usize = self.taken.iter().sum::<usize>() - self.found.len();
        if made == self.wanted {
            return None;
        }
        while self.found.is_empty() && self.dry < DRY && !self.stop.is_stopped() {
            self.play_a_game();
        }
        if self.stop.is_stopped() || self.found.is_empty() { None } else { Some(self.found.remove(0)) }
    }
}

/// The solver would have had to look at more positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Unsolved;

/// Whether the opponent does not win at once after this move.
fn is_safe(position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    if after.play(mv).is_err() {
        return false;
    }
    match after.outcome() {
        Outcome::Win(winner) => winner == position.to_move(),
        Outcome::Draw(_) => true,
        Outcome::Ongoing => !after.legal_moves().iter().any(|&reply| after.wins_at_once(reply)),
    }
}
