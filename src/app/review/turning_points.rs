//! Which of the mistakes of a game to look at.
use connect_n_engine::Seat;
use connect_n_engine::review::{Grade, Review, ReviewedMove};

/// Whether a move gave away what the position was worth.
pub(in crate::app) fn is_mistake(reviewed: &ReviewedMove) -> bool {
    reviewed.grade.is_some_and(Grade::is_error)
}

/// The number of the first mistake after a move, or else of the first one of the game.
pub(super) fn next(review: &Review, ply: usize) -> Option<usize> {
    let plies = || review.turning_points().map(|it| it.ply);
    plies().find(|it| *it > ply).or_else(|| plies().next())
}

/// The worst mistake of a player: one that cost most, and the last of these, after which nothing was left to lose.
pub(super) fn worst(review: &Review, seat: Seat) -> Option<&ReviewedMove> {
    let own = review.chosen_moves().filter(|it| it.seat == seat && is_mistake(it));
    own.max_by_key(|it| (it.grade, it.ply))
}

/// Whether all moves of a player have their grade, so that no worse one can turn up.
pub(super) fn is_settled(review: &Review, seat: Seat) -> bool {
    review.chosen_moves().filter(|it| it.seat == seat).all(|it| it.grade.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Position, Rules, parse_game};

    fn review(grades: &[(usize, Grade)]) -> Review {
        let rules = Rules::default();
        let game = Position::from_moves(rules, &parse_game("4 4 3 3 5 5 1 1", &rules).unwrap()).unwrap();
        let mut review = Review::of(&game);
        for (ply, grade) in grades {
            review.moves[ply - 1].grade = Some(*grade);
        }
        review
    }

    #[test]
    fn mistakes_follow_each_other_in_a_circle() {
        let review = review(&[(1, Grade::Best), (2, Grade::Mistake), (5, Grade::Blunder), (6, Grade::Only)]);
        assert_eq!([0, 1, 2, 4, 5, 8].map(|ply| next(&review, ply)), [2, 2, 5, 5, 2, 2].map(Some));
        assert_eq!(next(&self::review(&[(1, Grade::Good)]), 0), None);
    }

    #[test]
    fn the_worst_mistake_cost_most_and_came_last() {
        let [first, second] = [Seat::ALL[0], Seat::ALL[1]];
        let grades = [(1, Grade::Blunder), (3, Grade::Blunder), (5, Grade::Mistake), (2, Grade::Mistake)];
        let review = review(&grades);
        assert_eq!(worst(&review, first).map(|it| it.ply), Some(3));
        assert_eq!(worst(&review, second).map(|it| it.ply), Some(2));
        assert!(!is_settled(&review, first));
        let all = [1, 3, 5, 7].map(|ply| (ply, Grade::Best));
        assert!(is_settled(&self::review(&all), first) && !is_settled(&self::review(&all), second));
    }
}
