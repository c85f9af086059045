//! The progress of whoever solves puzzles: ratings, what comes back and when, and the streak.
//!
//! Solver and puzzles are rated by Glicko-2 (Glickman 2012), a solved puzzle being a win of the solver. A puzzle that
//! was not solved goes into the first of Leitner's boxes and comes back after a day; each time that it is then solved
//! it moves to the next box and comes back later, and after the last one it stays away.
use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;
use jiff::{ToSpan, Unit};
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::lessons::{Concept, LessonPlace, POSITIONS};
use connect_n_engine::puzzle::Puzzle;

/// Days after which a puzzle of each box comes back.
const BOXES: [i64; 5] = [1, 3, 7, 14, 30];

/// How sure the rating of a puzzle is that nobody has tried yet: it was made from the tries of computers.
const DEVIATION_OF_MADE: f64 = 150.0;

/// How strong a solver is taken to be at first.
const FIRST_RATING: f64 = 1000.0;

/// Somebody who has tried fewer puzzles gets short ones: the rating doesn't say much yet.
const FIRST_PUZZLES: usize = 5;
/// Plies to the end of a short puzzle.
const SHORT: u32 = 5;

/// A rating of Glicko-2.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, Debug)]
pub struct Rating {
    /// On the scale of Elo.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
}

impl Rating {
    fn of_new_solver() -> Self {
        Glicko2Rating { rating: FIRST_RATING, ..Glicko2Rating::new() }.into()
    }

    fn of_made(puzzle: &Puzzle) -> Self {
        let rating = f64::from(puzzle.rating);
        Glicko2Rating { rating, deviation: DEVIATION_OF_MADE, ..Glicko2Rating::new() }.into()
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(Glicko2Rating { rating, deviation, volatility }: Glicko2Rating) -> Self {
        Self { rating, deviation, volatility }
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(Rating { rating, deviation, volatility }: Rating) -> Self {
        Self { rating, deviation, volatility }
    }
}

/// What has come of one puzzle so far.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct Attempted {
    /// Its rating now.
    pub rating: Rating,
    /// How often it was solved.
    pub solved: u32,
    /// How often it was not.
    pub failed: u32,
    /// When it comes back, and the box that it is in, from 0; nothing if it stays away.
    pub due: Option<(Date, usize)>,
}

/// All that is kept.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct Progress {
    /// The rating of the solver.
    pub solver: Rating,
    /// The puzzles that were tried, by id.
    pub puzzles: BTreeMap<String, Attempted>,
    /// Days in a row on which a puzzle was solved, up to the last such day.
    streak: u32,
    /// The last day on which a puzzle was solved.
    last_solved: Option<Date>,
    /// Puzzles solved in a row.
    pub in_a_row: u32,
    /// The positions of lessons that were solved, by id.
    #[serde(default)]
    lessons: BTreeSet<String>,
}

impl Default for Progress {
    fn default() -> Self {
        Self {
            solver: Rating::of_new_solver(),
            puzzles: BTreeMap::new(),
            streak: 0,
            last_solved: None,
            in_a_row: 0,
            lessons: BTreeSet::new(),
        }
    }
}

impl Progress {
    /// Takes in that a puzzle was solved without a wrong move, or not.
    pub fn record(&mut self, puzzle: &Puzzle, solved: bool, today: Date) {
        let attempted = self.puzzles.entry(puzzle.id.clone()).or_insert_with(|| Attempted {
            rating: Rating::of_made(puzzle),
            solved: 0,
            failed: 0,
            due: None,
        });
        let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
        let (after, rated) =
            glicko2(&self.solver.into(), &attempted.rating.into(), &outcome, &Glicko2Config::new());
        self.solver = after.into();
        attempted.rating = rated.into();
        let next_box = match (solved, attempted.due) {
            (false, _) => Some(0),
            (true, Some((_, now))) => Some(now + 1),
            (true, None) => None,
        };
        attempted.due = next_box.and_then(|next| {
            let days = *BOXES.get(next)?;
            Some((today.checked_add(days.days()).ok()?, next))
        });
        if solved {
            attempted.solved += 1;
            self.in_a_row += 1;
            self.streak = match self.days_since_last(today) {
                Some(0) => self.streak.max(1),
                Some(1) => self.streak + 1,
                _ => 1,
            };
            self.last_solved = Some(today);
        } else {
            attempted.failed += 1;
            self.in_a_row = 0;
        }
    }

    /// Takes in that a position of a lesson was solved, at the first try or not.
    pub fn record_lesson(&mut self, place: LessonPlace) {
        self.lessons.insert(place.id());
    }

    /// Whether a position of a lesson was solved.
    pub fn has_learnt(&self, place: LessonPlace) -> bool {
        self.lessons.contains(&place.id())
    }

    /// Positions of a lesson that were solved.
    pub fn learnt(&self, concept: Concept) -> usize {
        let places = (0..POSITIONS).map(|position| LessonPlace { concept, position });
        places.filter(|place| self.has_learnt(*place)).count()
    }

    /// Days in a row on which a puzzle was solved, today or up to yesterday.
    pub fn streak(&self, today: Date) -> u32 {
        if self.days_since_last(today).is_some_and(|days| days <= 1) { self.streak } else { 0 }
    }

    fn days_since_last(&self, today: Date) -> Option<i64> {
        let span = self.last_solved?.until((Unit::Day, today)).ok()?;
        // A clock that was set back counts as the same day.
        Some(i64::from(span.get_days()).max(0))
    }

    /// The puzzles that have come back, the longest first.
    pub fn due<'a>(&self, puzzles: impl IntoIterator<Item = &'a Puzzle>, today: Date) -> Vec<&'a Puzzle> {
        let back = puzzles.into_iter().filter_map(|puzzle| {
            let (day, _) = self.puzzles.get(&puzzle.id)?.due?;
            (day <= today).then_some((day, puzzle))
        });
        let mut back: Vec<(Date, &Puzzle)> = back.collect();
        back.sort_by_key(|&(day, _)| day);
        back.into_iter().map(|(_, puzzle)| puzzle).collect()
    }

    /// The puzzle to solve next: one that has come back, the longest first; else one that was never tried, whose rating
    /// is nearest to that of the solver, at first among the short ones; else the one that was tried least.
    pub fn next<'a>(&self, puzzles: impl IntoIterator<Item = &'a Puzzle>, today: Date) -> Option<&'a Puzzle> {
        let puzzles: Vec<&Puzzle> = puzzles.into_iter().collect();
        if let Some(puzzle) = self.due(puzzles.iter().copied(), today).first() {
            return Some(puzzle);
        }
        let is_first = self.puzzles.len() < FIRST_PUZZLES;
        let distance = |puzzle: &&Puzzle| {
            let is_long = is_first && puzzle.distance > SHORT;
            (is_long, (f64::from(puzzle.rating) - self.solver.rating).abs() as u32)
        };
        let untried = puzzles.iter().copied().filter(|puzzle| !self.puzzles.contains_key(&puzzle.id));
        untried.min_by_key(distance).or_else(|| {
            let tries = |puzzle: &&Puzzle| {
                self.puzzles.get(&puzzle.id).map_or(0, |attempted| attempted.solved + attempted.failed)
            };
            puzzles.iter().copied().min_by_key(tries)
        })
    }
}

/// The puzzle of a day: the same for everybody who has the same puzzles, and each of them in its turn.
pub fn of_the_day(puzzles: &[Puzzle], day: Date) -> Option<&Puzzle> {
    /// Any day; from here on they are counted.
    const FIRST: Date = jiff::civil::date(2026, 1, 1);
    let count = i64::try_from(puzzles.len()).ok().filter(|&count| count > 0)?;
    let days = i64::from(FIRST.until((Unit::Day, day)).ok()?.get_days());
    // A step that shares no divisor with the number of puzzles visits all of them, far from one another.
    let step = (count * 5 / 8..=2 * count).find(|&step| divisor(step, count) == 1)?;
    puzzles.get((days * step).rem_euclid(count) as usize)
}

fn divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::Rules;
    use connect_n_engine::puzzle::PuzzleKind;
    use jiff::civil::date;
    use std::collections::BTreeSet;

    fn puzzle(id: &str, rating: u32) -> Puzzle {
        Puzzle {
            id: id.to_owned(),
            rules: Rules::default(),
            moves: Vec::new(),
            kind: PuzzleKind::Win,
            distance: 3,
            solution: Vec::new(),
            rating,
        }
    }

    #[test]
    fn who_solves_rises_and_who_fails_falls() {
        let (easy, hard) = (puzzle("a", 900), puzzle("b", 1500));
        let today = date(2026, 12, 1);
        let mut progress = Progress::default();
        progress.record(&hard, true, today);
        let risen = progress.solver.rating;
        assert!(risen > FIRST_RATING && progress.puzzles["b"].rating.rating < 1500.0);
        progress.record(&easy, false, today);
        assert!(progress.solver.rating < risen && progress.puzzles["a"].rating.rating > 900.0);
        assert!(progress.solver.deviation < Rating::of_new_solver().deviation);
    }

    #[test]
    fn what_was_not_solved_comes_back_after_days_and_later_each_time_that_it_is() {
        let all = [puzzle("a", 1000), puzzle("b", 1010)];
        let mut today = date(2026, 12, 30);
        let mut progress = Progress::default();
        progress.record(&all[0], false, today);
        assert_eq!(
            (progress.due(&all, today).len(), progress.next(&all, today).unwrap().id.as_str()),
            (0, "b")
        );
        for days in BOXES {
            let (day, _) = progress.puzzles["a"].due.unwrap();
            assert_eq!(day, today.checked_add(days.days()).unwrap());
            today = day;
            assert_eq!(
                (progress.due(&all, today).len(), progress.next(&all, today).unwrap().id.as_str()),
                (1, "a")
            );
            progress.record(&all[0], true, today);
        }
        assert_eq!(progress.puzzles["a"].due, None);
        progress.record(&all[0], false, today);
        assert_eq!(progress.puzzles["a"].due.unwrap().1, 0);
    }

    #[test]
    fn the_streak_counts_days_in_a_row() {
        let puzzle = puzzle("a", 1000);
        let mut progress = Progress::default();
        for (day, streak) in [(30, 1), (30, 1), (31, 2)] {
            progress.record(&puzzle, true, date(2026, 12, day));
            assert_eq!(progress.streak(date(2026, 12, day)), streak);
        }
        assert_eq!(progress.streak(date(2027, 1, 1)), 2);
        assert_eq!(progress.streak(date(2027, 1, 2)), 0);
        progress.record(&puzzle, true, date(2027, 1, 3));
        assert_eq!((progress.streak(date(2027, 1, 3)), progress.in_a_row), (1, 4));
        progress.record(&puzzle, false, date(2027, 1, 3));
        assert_eq!(progress.in_a_row, 0);
    }

    #[test]
    fn lessons_are_counted_once_and_older_files_have_none() {
        let mut progress = Progress::default();
        let place = LessonPlace::FIRST;
        progress.record_lesson(place);
        progress.record_lesson(place);
        assert_eq!((progress.learnt(place.concept), progress.learnt(Concept::Zugzwang)), (1, 0));
        assert!(progress.has_learnt(place) && !progress.has_learnt(place.next().unwrap()));
        let mut kept = serde_json::to_value(&progress).unwrap();
        assert_eq!(serde_json::from_value::<Progress>(kept.clone()).unwrap(), progress);
        kept.as_object_mut().unwrap().remove("lessons");
        assert_eq!(serde_json::from_value::<Progress>(kept).unwrap(), Progress::default());
    }

    #[test]
    fn each_puzzle_has_its_day() {
        let all: Vec<Puzzle> = (0..37).map(|number| puzzle(&number.to_string(), 1000)).collect();
        let mut day = date(2025, 12, 20);
        let mut ids = BTreeSet::new();
        for _ in 0..37 {
            ids.insert(&of_the_day(&all, day).unwrap().id);
            day = day.tomorrow().unwrap();
        }
        assert_eq!(ids.len(), 37);
        assert!(of_the_day(&[], day).is_none());
    }

    #[test]
    fn the_first_puzzles_are_short() {
        let long = Puzzle { distance: 27, ..puzzle("long", 1000) };
        let mut all = vec![long];
        all.extend((0..FIRST_PUZZLES).map(|number| puzzle(&format!("short {number}"), 1300)));
        let (today, mut progress) = (date(2026, 12, 30), Progress::default());
        for _ in 0..FIRST_PUZZLES {
            let next = progress.next(&all, today).unwrap().clone();
            assert_eq!(next.distance, 3);
            progress.record(&next, true, today);
        }
        assert_eq!(progress.next(&all, today).unwrap().id, "long");
    }

    #[test]
    fn the_nearest_in_rating_comes_first() {
        let all = [puzzle("a", 400), puzzle("b", 1100), puzzle("c", 2000)];
        assert_eq!(Progress::default().next(&all, date(2026, 12, 1)).unwrap().id, "b");
    }
}
