//! Lessons: eight ideas, each with three positions that are solved like puzzles, to the end and against perfect defence.
//!
//! The ideas are those of Allis (*A Knowledge-based Approach of Connect-Four*, 1988) and Allen (1990); the last two belong
//! to `PopOut`. The tests prove what is said about every position.
use connect_n_engine::puzzle::{Puzzle, PuzzleKind};
use connect_n_engine::{Rules, Variant, parse_game, parse_move};

/// What a lesson is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Concept {
    /// Two threats at once can't both be blocked.
    DoubleThreat,
    /// Nobody should play under a space where the opponent wins.
    PoisonedSpace,
    /// Threats choose where the opponent plays.
    Forcing,
    /// Whoever runs out of safe moves has to open a column.
    Zugzwang,
    /// Odd rows suit the first player, even rows the second.
    OddAndEven,
    /// The second player can always answer in the same column.
    FollowUp,
    /// In `PopOut`, a line is made by letting discs fall.
    FallingLines,
    /// In `PopOut`, a pop is a move that fills no space.
    QuietPop,
}

/// Positions in each lesson.
pub const POSITIONS: usize = 3;

/// A position of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LessonPlace {
    /// The lesson.
    pub concept: Concept,
    /// Which of its positions, from 0.
    pub position: usize,
}

/// A position as it stands here: the moves that lead to it, what is asked, plies to the end, the one move that solves it.
type Line = (&'static str, PuzzleKind, u32, &'static str);

impl Concept {
    /// All, in the order in which they are best learnt.
    pub const ALL: [Self; 8] = [
        Self::DoubleThreat,
        Self::PoisonedSpace,
        Self::Forcing,
        Self::Zugzwang,
        Self::OddAndEven,
        Self::FollowUp,
        Self::FallingLines,
        Self::QuietPop,
    ];

    /// What it is called wherever progress is kept.
    const fn id(self) -> &'static str {
        match self {
            Self::DoubleThreat => "double-threat",
            Self::PoisonedSpace => "poisoned-space",
            Self::Forcing => "forcing",
            Self::Zugzwang => "zugzwang",
            Self::OddAndEven => "odd-and-even",
            Self::FollowUp => "follow-up",
            Self::FallingLines => "falling-lines",
            Self::QuietPop => "quiet-pop",
        }
    }

    /// Its number, from 1.
    pub fn number(self) -> usize {
        Self::ALL.iter().position(|concept| *concept == self).unwrap_or_default() + 1
    }

    const fn variant(self) -> Variant {
        match self {
            Self::FallingLines | Self::QuietPop => Variant::PopOut,
            _ => Variant::Standard,
        }
    }

    #[rustfmt::skip]
    const fn lines(self) -> [Line; POSITIONS] {
        match self {
            Self::DoubleThreat => [
                ("4 4 2 4", PuzzleKind::Win, 3, "3"),
                ("4 3 4 5 5 2 6 4", PuzzleKind::Win, 3, "3"),
                ("2 5 2 6 2 2 4 3 5 3 1", PuzzleKind::Win, 3, "3"),
            ],
            Self::PoisonedSpace => [
                ("6 3 4 3 6 4 7 5 3 2 6 6 4", PuzzleKind::Win, 3, "2"),
                ("1 7 3 6 4 2 4 4 3 7 3 3", PuzzleKind::Win, 3, "2"),
                ("1 7 5 7 7 5 3 5 3 5 5 2 7 1 6 4 1 2 2 6 4 7", PuzzleKind::Win, 3, "3"),
            ],
            Self::Forcing => [
                ("3 1 3 3 7 7 3 3 4 6 4 7 4 4", PuzzleKind::Win, 5, "5"),
                ("7 4 4 6 4 4 4 6 6 2 3 6 2 2 5 3 7 7", PuzzleKind::Win, 5, "3"),
                ("3 1 3 3 6 1 7 1 1 5 3 5 7 4 5 6 2 4", PuzzleKind::Win, 5, "4"),
            ],
            Self::Zugzwang => [
                ("3 3 7 1 3 3 3 4 1 6 6 2 6 4 6 6 4 2 2 1 4 6 2 2 3 2 4 4 1 1 1 7 7", PuzzleKind::Win, 5, "7"),
                ("2 1 5 3 5 5 2 7 3 6 5 6 2 2 6 6 7 6 2 5 1 3 2 5 7 3 3 7 6 7 3", PuzzleKind::Win, 7, "7"),
                ("6 4 3 3 6 3 6 6 1 4 3 1 4 1 1 4 4 6 4 6 7 2 2 1 5 5 5 5 5 1 3 3", PuzzleKind::Win, 7, "5"),
            ],
            Self::OddAndEven => [
                ("3 3 2 4 4 3 2 3 3 2 4 6 7 4 4 4 2 3 5 2 2 6 6 7 6 6 6 1 1 7", PuzzleKind::Win, 9, "7"),
                ("7 3 7 6 3 6 5 3 3 4 6 1 2 2 6 4 5 7 7 3 2 6 1 3 2 2 6 7 7 1 2 1 1", PuzzleKind::Win, 7, "1"),
                ("5 4 4 4 4 4 4 7 7 5 5 6 5 3 3 5 2 6 5 2 6 6 6 6 7 7 7 7 1 1 2", PuzzleKind::Win, 9, "2"),
            ],
            Self::FollowUp => [
                ("6 7 6 7 7 3 4 6 3 3 3 4 3 1 5 5 5 5 5 7 6 6 1 5 3 6 1", PuzzleKind::Win, 13, "1"),
                ("6 4 4 2 3 4 3 4 3 3 4 3 3 2 6 4 7 7 1 1 1 7 1 7 7 7 2", PuzzleKind::Win, 13, "2"),
                ("4 1 7 5 4 4 4 4 4 5 6 5 5 1 5 6 6 6 5 1 1 7 2 2 1 1 2", PuzzleKind::Hold, 15, "2"),
            ],
            Self::FallingLines => [
                ("2 5 7 5 5 3 2 4 6 3 2 2 3 6 4", PuzzleKind::Win, 3, "4"),
                ("3 2 2 2 3 3 3 6 5 6 5 5 6 5 1 1 4 4", PuzzleKind::Win, 3, "4"),
                ("2 3 4 4 3 4 7 3 6 5 5 5 4 5", PuzzleKind::Win, 3, "3"),
            ],
            Self::QuietPop => [
                ("6 4 6 2 3 3 3 2 4 4 7 4 6 6 p7 5 5", PuzzleKind::Win, 5, "p4"),
                ("4 1 6 5 5 4 5 4 5 5 4 6 5 7 3 1 p4 1 1 6 4 4 4 6 6", PuzzleKind::Win, 5, "p5"),
                ("7 6 1 4 5 4 4 4 5 5 2 p6 7 2 5 4 p7 5 p7 p4 5 2 2 2 p5 3 2 p4 3 6 4 6", PuzzleKind::Win, 5, "p4"),
            ],
        }
    }
}

impl LessonPlace {
    /// The first position of the first lesson.
    pub const FIRST: Self = Self { concept: Concept::DoubleThreat, position: 0 };

    /// All, lesson by lesson.
    pub fn all() -> impl Iterator<Item = Self> {
        Concept::ALL
            .into_iter()
            .flat_map(|concept| (0..POSITIONS).map(move |position| Self { concept, position }))
    }

    /// The position after this one; none after the last of the last lesson.
    pub fn next(self) -> Option<Self> {
        Self::all().skip_while(|place| *place != self).nth(1)
    }

    /// What it is called wherever progress is kept.
    pub fn id(self) -> String {
        format!("{}-{}", self.concept.id(), self.position + 1)
    }

    /// The puzzle of this position; none if it is none of [`all`](Self::all).
    pub fn puzzle(self) -> Option<Puzzle> {
        let (moves, kind, distance, solution) = *self.concept.lines().get(self.position)?;
        let usual = Rules::default();
        let rules =
            Rules::new(usual.rows(), usual.cols(), usual.connect(), self.concept.variant(), usual.players());
        let rules = rules.ok()?;
        Some(Puzzle {
            id: self.id(),
            rules,
            moves: parse_game(moves, &rules).ok()?,
            kind,
            distance,
            solution: vec![parse_move(solution, &rules).ok()?],
            // Lessons aren't rated.
            rating: 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::puzzle::{Attempt, Prover, Step, check};
    use connect_n_engine::search::Verdict;
    use connect_n_engine::{Limits, Move, Outcome, Position, Seat};

    /// The positions of a lesson, each with its solution.
    fn positions(concept: Concept) -> Vec<(Position, Puzzle)> {
        let places = (0..POSITIONS).map(|position| LessonPlace { concept, position });
        places
            .map(|place| {
                let puzzle = place.puzzle().expect("a puzzle");
                (puzzle.position().expect("its moves"), puzzle)
            })
            .collect()
    }

    fn played(position: &Position, moves: &[Move]) -> Position {
        position.clone().after(moves).expect("legal moves")
    }

    /// The moves that win at once for whoever is to move.
    fn wins(position: &Position) -> Vec<Move> {
        position.legal_moves().into_iter().filter(|mv| position.wins_at_once(*mv)).collect()
    }

    /// The moves that would win at once for whoever is not to move, if it were their turn.
    fn threats(position: &Position) -> Vec<Move> {
        let next = position.seat_after(position.to_move());
        let turned =
            Position::set_up(*position.rules(), next, |cell| position.disc_at(cell)).expect("a board");
        wins(&turned)
    }

    fn best_line(position: &Position, kind: PuzzleKind) -> Vec<Move> {
        Attempt::resumed(kind, position.clone()).solution(&Limits::default()).expect("a solution")
    }

    #[test]
    fn all_positions_are_proved_to_be_what_they_are_said_to_be() {
        let mut prover = Prover::default();
        for place in LessonPlace::all() {
            let puzzle = place.puzzle().expect("a puzzle");
            assert_eq!(check(&puzzle, &mut prover, &Limits::default()), Ok(()), "{place:?}");
        }
    }

    #[test]
    fn two_threats_are_made_at_once() {
        for (position, puzzle) in positions(Concept::DoubleThreat) {
            assert!(wins(&position).is_empty() && threats(&position).is_empty());
            let after = played(&position, &puzzle.solution);
            assert!(threats(&after).len() >= 2, "{:?}", puzzle.moves);
        }
    }

    #[test]
    fn one_column_lets_the_opponent_win_on_top_and_tempts_with_three_in_line() {
        for (position, puzzle) in positions(Concept::PoisonedSpace) {
            assert!(threats(&position).is_empty());
            let loses_on_top = |mv: &Move| wins(&played(&position, &[*mv])) == [*mv];
            let poisoned: Vec<Move> = position.legal_moves().into_iter().filter(loses_on_top).collect();
            assert_eq!(poisoned.len(), 1, "{:?}", puzzle.moves);
        }
    }

    #[test]
    fn every_move_of_the_solution_but_the_last_has_to_be_answered() {
        for (position, puzzle) in positions(Concept::Forcing) {
            let line = best_line(&position, puzzle.kind);
            for own in (0..line.len() - 1).step_by(2) {
                let after = played(&position, &line[..=own]);
                assert!(!threats(&after).is_empty(), "{:?} after {own}", puzzle.moves);
            }
            assert_eq!(threats(&played(&position, &line[..1])).len(), 1, "the first of them can be answered");
        }
    }

    #[test]
    fn at_the_end_every_move_of_the_opponent_loses_though_nothing_is_threatened() {
        for concept in [Concept::Zugzwang, Concept::OddAndEven] {
            for (position, puzzle) in positions(concept) {
                let line = best_line(&position, puzzle.kind);
                let stuck = played(&position, &line[..line.len() - 2]);
                assert!(threats(&stuck).is_empty(), "{:?}", puzzle.moves);
                for mv in stuck.legal_moves() {
                    assert!(!wins(&played(&stuck, &[mv])).is_empty(), "{:?}", puzzle.moves);
                }
            }
        }
    }

    #[test]
    fn whoever_opens_the_last_column_loses() {
        let mut prover = Prover::default();
        for (position, puzzle) in positions(Concept::Zugzwang) {
            let last = best_line(&position, puzzle.kind).last().copied().expect("a move");
            let verdict = prover.verdict_after(&position, last, &Limits::default());
            assert_eq!(verdict, Ok(Some(Verdict::Loss)), "{:?}", puzzle.moves);
        }
    }

    #[test]
    fn the_first_player_wins_on_an_odd_row_and_the_second_on_an_even_one() {
        for (position, puzzle) in positions(Concept::OddAndEven) {
            let solver = position.to_move();
            let line = best_line(&position, puzzle.kind);
            let Some(Move::Drop(column)) = line.last().copied() else { panic!("a drop") };
            let before = played(&position, &line[..line.len() - 1]);
            let row = before.height(column) + 1;
            assert_eq!(row % 2 == 1, solver == Seat::FIRST, "{:?}", puzzle.moves);
        }
    }

    /// What answering in the same column comes to at worst for the second player, whatever the first does.
    fn follow_up(position: &Position) -> Verdict {
        let mut worst = Verdict::Win;
        for mv in position.legal_moves() {
            let after = played(position, &[mv]);
            let verdict = match after.outcome() {
                Outcome::Win(_) => Verdict::Loss,
                Outcome::Draw(_) => Verdict::Draw,
                Outcome::Ongoing if after.check(mv).is_err() => panic!("no answer in this column"),
                Outcome::Ongoing => {
                    let answered = played(&after, &[mv]);
                    match answered.outcome() {
                        Outcome::Win(_) => Verdict::Win,
                        Outcome::Draw(_) => Verdict::Draw,
                        Outcome::Ongoing => follow_up(&answered),
                    }
                }
            };
            worst = worst.min(verdict);
        }
        worst
    }

    #[test]
    fn answering_in_the_same_column_is_enough() {
        for (position, puzzle) in positions(Concept::FollowUp) {
            assert_eq!(position.to_move(), Seat::ALL[1]);
            assert_eq!(
                position.moves().last(),
                puzzle.solution.first(),
                "the solution answers the last move"
            );
            let wanted = if puzzle.kind == PuzzleKind::Win { Verdict::Win } else { Verdict::Draw };
            assert!(follow_up(&played(&position, &puzzle.solution)) >= wanted, "{:?}", puzzle.moves);
        }
    }

    #[test]
    fn a_pop_is_what_is_threatened() {
        for (position, puzzle) in positions(Concept::FallingLines) {
            let after = played(&position, &puzzle.solution);
            assert!(threats(&after).iter().any(|mv| matches!(mv, Move::Pop(_))), "{:?}", puzzle.moves);
        }
    }

    #[test]
    fn only_a_pop_wins_and_not_at_once() {
        for (position, puzzle) in positions(Concept::QuietPop) {
            assert!(
                matches!(puzzle.solution[..], [Move::Pop(_)]),
                "all drops fail, as the solution is the only one"
            );
            assert!(wins(&position).is_empty());
        }
    }

    #[test]
    fn the_solution_leads_to_the_end_of_every_position() {
        for place in LessonPlace::all() {
            let puzzle = place.puzzle().expect("a puzzle");
            let mut attempt = Attempt::new(&puzzle).expect("its moves");
            let mut moves = 0;
            loop {
                let line = attempt.solution(&Limits::default()).expect("a solution");
                moves += 1;
                match attempt.play(line[0], &Limits::default()).expect("a step") {
                    Step::Reply(_) => assert!(moves < 42, "{place:?}"),
                    Step::Solved(_) => break,
                    step => panic!("{place:?}: {step:?}"),
                }
            }
        }
    }

    #[test]
    fn one_position_follows_another() {
        let all: Vec<LessonPlace> = LessonPlace::all().collect();
        assert_eq!(all.len(), Concept::ALL.len() * POSITIONS);
        let walked: Vec<LessonPlace> =
            std::iter::successors(Some(LessonPlace::FIRST), |place| place.next()).collect();
        assert_eq!(walked, all);
    }
}
