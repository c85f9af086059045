//! How often moves were played in the games that are kept, and how those games ended.
use std::collections::HashMap;
use std::ops::AddAssign;

use serde::Serialize;

use connect_n_arena::is_refereed;
use connect_n_engine::{GameRecord, GameResult, Move, Position, Rules, Seat, picture_line};

/// The counted moves of many games.
///
/// A move counts wherever it leads from one position to another, in whatever order they were reached; games that are
/// mirror images of each other count as the same.
#[derive(Clone, Default, Debug)]
pub(crate) struct PlayedMoves {
    played: HashMap<(Rules, Step), ByWhom>,
}

/// A move as what it changes: the board before and after it, each as a picture; of two mirror images the first by name.
type Step = (String, String);

/// Who played a move how often.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub(crate) struct ByWhom {
    /// Players who are people.
    pub(crate) people: MoveCount,
    /// Computer players of every kind.
    pub(crate) computers: MoveCount,
}

/// How often a move was played, and how it ended for those who played it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub(crate) struct MoveCount {
    /// Games in which it was played, those without a result included.
    pub(crate) games: u32,
    /// Those that its player won.
    pub(crate) won: u32,
    /// Those that nobody won.
    pub(crate) drawn: u32,
    /// Those that another player won.
    pub(crate) lost: u32,
}

impl MoveCount {
    fn of(result: GameResult, seat: Seat) -> Self {
        let has = |ended: bool| u32::from(ended);
        Self {
            games: 1,
            won: has(result == GameResult::Win(seat)),
            drawn: has(result == GameResult::Draw),
            lost: has(matches!(result, GameResult::Win(winner) if winner != seat)),
        }
    }
}

impl AddAssign for MoveCount {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
    }
}

impl PlayedMoves {
    /// Counts the moves of a record whose main line ends here.
    pub(crate) fn add_record(&mut self, record: &GameRecord, end: &Position) {
        // A fault or the clock ends a game that is still open on the board.
        let result = if end.is_over() { end.outcome().into() } else { record.result() };
        self.add(end, result, record.opening_plies(), |seat| is_person(record, seat));
    }

    /// Counts the moves of a game that ended like this, but for so many at its start that no player chose. Where a
    /// player dropped out, its later moves are not those of any opening and don't count.
    fn add(
        &mut self,
        game: &Position,
        result: GameResult,
        unchosen: usize,
        is_person: impl Fn(Seat) -> bool,
    ) {
        let mut position = game.start();
        let mut before = Drawn::of(&position);
        for (index, (&mv, seat)) in game.moves().iter().zip(game.movers()).enumerate() {
            if seat != position.to_move() || position.play(mv).is_err() {
                return;
            }
            let after = Drawn::of(&position);
            if index >= unchosen {
                let count = self.played.entry((*game.rules(), before.step_to(&after))).or_default();
                let by = if is_person(seat) { &mut count.people } else { &mut count.computers };
                *by += MoveCount::of(result, seat);
            }
            before = after;
        }
    }

    /// How often a move was played in a position.
    pub(crate) fn count(&self, position: &Position, mv: Move) -> ByWhom {
        let mut after = position.clone();
        if after.play(mv).is_err() {
            return ByWhom::default();
        }
        let step = Drawn::of(position).step_to(&Drawn::of(&after));
        self.played.get(&(*position.rules(), step)).copied().unwrap_or_default()
    }
}

/// Whether a person had this seat. Records that don't say who played are those of people, unless a referee wrote them;
/// people who open such a record are given the seats of its computers, so the referee is asked for first.
fn is_person(record: &GameRecord, seat: Seat) -> bool {
    let who = record.tag(&format!("Seat{seat}"));
    !is_refereed(record) && who.is_none_or(|who| who.trim() == "human")
}

/// A position, and its mirror image.
struct Drawn {
    plain: String,
    mirrored: String,
}

impl Drawn {
    fn of(position: &Position) -> Self {
        let plain = picture_line(position);
        let (rows, to_move) = plain.split_once(' ').unwrap_or((&plain, ""));
        let mirrored: Vec<String> = rows.split('/').map(|row| row.chars().rev().collect()).collect();
        let mirrored = format!("{} {to_move}", mirrored.join("/"));
        Self { plain, mirrored }
    }

    fn step_to(&self, after: &Self) -> Step {
        let plain = (self.plain.clone(), after.plain.clone());
        let mirrored = (self.mirrored.clone(), after.mirrored.clone());
        plain.min(mirrored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Variant, parse_game};

    fn game(rules: Rules, moves: &str) -> Position {
        Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap()
    }

    fn counted(rules: Rules, games: &[&str]) -> PlayedMoves {
        let mut played = PlayedMoves::default();
        for moves in games {
            let game = game(rules, moves);
            played.add(&game, game.outcome().into(), 0, |seat| seat == Seat::FIRST);
        }
        played
    }

    fn moves(rules: Rules, text: &str) -> Move {
        parse_game(text, &rules).unwrap()[0]
    }

    #[test]
    fn moves_are_counted_by_player_with_how_the_games_ended() {
        let rules = Rules::default();
        let played = counted(rules, &["4 1 4 1 4 1 4", "4 1 5 1 7 1 7 1", "4 4"]);
        let start = Position::new(rules);
        let first = played.count(&start, moves(rules, "4"));
        assert_eq!(first.people, MoveCount { games: 3, won: 1, drawn: 0, lost: 1 });
        assert_eq!(first.computers, MoveCount::default());
        let second = played.count(&game(rules, "4"), moves(rules, "1"));
        assert_eq!(second.computers, MoveCount { games: 2, won: 1, drawn: 0, lost: 1 });
        assert_eq!(played.count(&start, moves(rules, "3")), ByWhom::default());
    }

    #[test]
    fn records_say_who_played_and_who_won() {
        let first_move = |text: &str| {
            let (record, tree) = GameRecord::read(text).unwrap();
            let mut played = PlayedMoves::default();
            played.add_record(&record, &tree.end());
            played.count(&Position::new(Rules::default()), moves(Rules::default(), "4"))
        };
        let won = MoveCount { games: 1, won: 1, drawn: 0, lost: 0 };
        let [person, computer] =
            [ByWhom { people: won, ..ByWhom::default() }, ByWhom { computers: won, ..ByWhom::default() }];
        for (tags, by) in [
            ("", person),
            ("[Seat1 \"human\"]", person),
            ("[Seat1 \"level:easy\"]", computer),
            ("[Seconds1 \"0\"]", computer),
            ("[Seat1 \"human\"]\n[Seconds1 \"0\"]", computer),
            ("[OpeningPlies \"1\"]", ByWhom::default()),
        ] {
            assert_eq!(first_move(&format!("{tags}\n\n1. 4 4 1-0\n")), by, "{tags}");
        }
    }

    #[test]
    fn mirror_images_and_other_orders_are_the_same() {
        let rules = Rules::default();
        let played = counted(rules, &["3 5 1 2", "5 3 7 2"]);
        for (before, mv) in [("3 5 1", "2"), ("1 5 3", "2"), ("5 3 7", "6"), ("7 3 5", "6")] {
            assert_eq!(played.count(&game(rules, before), moves(rules, mv)).computers.games, 1, "{before}");
        }
        assert_eq!(played.count(&game(rules, "3 5"), moves(rules, "1")).people.games, 2);
        assert_eq!(
            played.count(&game(rules, "5 3"), moves(rules, "1")).people.games,
            0,
            "not its mirror image"
        );
    }

    #[test]
    fn other_rules_are_another_game() {
        let rules = Rules::default();
        let played = counted(rules, &["4 4"]);
        for other in [
            Rules::new(6, 7, 5, Variant::Standard, 2).unwrap(),
            Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap(),
            Rules::new(6, 7, 4, Variant::Standard, 3).unwrap(),
        ] {
            assert_eq!(played.count(&Position::new(other), moves(rules, "4")), ByWhom::default());
        }
    }

    #[test]
    fn after_somebody_has_dropped_out_nothing_is_counted() {
        let rules = Rules::new(6, 7, 4, Variant::Standard, 3).unwrap();
        let mut left = game(rules, "1 2");
        left.forfeit().unwrap();
        left.play(moves(rules, "5")).unwrap();
        let mut played = PlayedMoves::default();
        played.add(&left, GameResult::Open, 0, |_| true);
        assert_eq!(played.count(&game(rules, "1"), moves(rules, "2")).people.games, 1);
        assert_eq!(played.count(&game(rules, "1 2"), moves(rules, "5")).people.games, 0);
    }
}
