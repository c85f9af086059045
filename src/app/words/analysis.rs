//! What each move leads to, on the board and in a sentence.
use super::players::Who;
use super::{own_moves, percent};
use crate::app::game::current_game::CurrentGame;
use connect_n_engine::analysis::{Analysis, Assessment};

/// Shows best play on the board.
pub const BEST_LINE: &str = "Best line";
/// What that is.
pub const BEST_LINE_TIP: &str = "Show the best line as numbered discs on the board";

/// What a move is worth to its mover, from the longest words to the shortest. Moves are those of the mover.
pub fn value(value: Assessment, players: u8) -> Vec<String> {
    let moves = value.distance().map(|plies| own_moves(plies, players));
    match (value, moves) {
        (Assessment::Unknown, _) => Vec::new(),
        (Assessment::Estimate(expectation), _) => vec![percent(expectation)],
        (Assessment::Draw, _) => vec!["Draw".to_owned(), "=".to_owned()],
        (Assessment::Win(_), Some(moves)) => {
            vec![format!("Win in {moves}"), format!("Win {moves}"), format!("+{moves}")]
        }
        (Assessment::Win(_), None) => vec!["Win".to_owned(), "+".to_owned()],
        (Assessment::Loss(_), Some(moves)) => {
            vec![format!("Loss in {moves}"), format!("Loss {moves}"), format!("−{moves}")]
        }
        (Assessment::Loss(_), None) => vec!["Loss".to_owned(), "−".to_owned()],
    }
}

/// What the position is worth: "You can force a win in 5 moves."
pub fn sentence(game: &CurrentGame, analysis: &Analysis, is_searching: bool) -> String {
    let mover = Who::of(game, analysis.to_move);
    let players = game.position().rules().players();
    match analysis.value {
        Assessment::Unknown => "Working it out…".to_owned(),
        Assessment::Estimate(expectation) => {
            let chance = percent(expectation);
            let owner = match &mover {
                Who::You => "Your".to_owned(),
                other => format!("{}'s", other.first()),
            };
            let more = if is_searching { " so far" } else { "" };
            format!("{owner} chances: {chance}, an estimate{more}.")
        }
        Assessment::Draw => "A draw if everyone plays well.".to_owned(),
        Assessment::Win(distance) => forces(&mover, distance.map(|plies| own_moves(plies, players))),
        Assessment::Loss(distance) if players == 2 => {
            let opponent = Who::of(game, analysis.to_move.after(players));
            forces(&opponent, distance.map(|plies| plies / 2))
        }
        Assessment::Loss(_) => match &mover {
            Who::You => "You lose if the others play well.".to_owned(),
            other => format!("{} loses if the others play well.", other.first()),
        },
    }
}

/// "You can force a win in 5 moves."
fn forces(who: &Who, moves: Option<u32>) -> String {
    match moves {
        Some(0) | None => format!("{} can force a win.", who.first()),
        Some(1) => format!("{} can win with the next move.", who.first()),
        Some(moves) => format!("{} can force a win in {moves} moves.", who.first()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::players::tests::game;
    use super::*;
    use connect_n_engine::{Move, Seat};

    const TWO: [&str; 2] = ["Ada", "Eve"];

    fn analysis(value: Assessment) -> Analysis {
        Analysis {
            to_move: Seat::ALL[0],
            value,
            moves: Vec::new(),
            best_line: Vec::<Move>::new(),
            threats: Vec::new(),
            is_complete: true,
            nodes: 0,
        }
    }

    #[test]
    fn distances_are_counted_in_moves_of_one_player() {
        let longest = |worth, players| value(worth, players).first().cloned().unwrap_or_default();
        assert_eq!(longest(Assessment::Win(Some(1)), 2), "Win in 1");
        assert_eq!(longest(Assessment::Win(Some(9)), 2), "Win in 5");
        assert_eq!(longest(Assessment::Loss(Some(4)), 2), "Loss in 2");
        assert_eq!(longest(Assessment::Win(Some(4)), 3), "Win in 2");
        assert_eq!(longest(Assessment::Loss(None), 2), "Loss");
        assert_eq!(longest(Assessment::Estimate(0.617), 2), "62%");
        assert_eq!(value(Assessment::Loss(Some(4)), 2).last().unwrap(), "−2");
        assert!(value(Assessment::Unknown, 2).is_empty());
    }

    #[test]
    fn the_sentence_says_who_can_force_what() {
        let two = game(&TWO, "");
        let say = |value| sentence(&two, &analysis(value), true);
        assert_eq!(say(Assessment::Win(Some(41))), "Ada can force a win in 21 moves.");
        assert_eq!(say(Assessment::Win(Some(1))), "Ada can win with the next move.");
        assert_eq!(say(Assessment::Loss(Some(4))), "Eve can force a win in 2 moves.");
        assert_eq!(say(Assessment::Loss(None)), "Eve can force a win.");
        assert_eq!(say(Assessment::Draw), "A draw if everyone plays well.");
        assert_eq!(say(Assessment::Estimate(0.5)), "Ada's chances: 50%, an estimate so far.");
        let against = game(&["Ada", "computer"], "");
        let say = |value, is_searching| sentence(&against, &analysis(value), is_searching);
        assert_eq!(say(Assessment::Estimate(0.5), false), "Your chances: 50%, an estimate.");
        assert_eq!(say(Assessment::Loss(Some(2)), false), "The computer can win with the next move.");
    }
}
