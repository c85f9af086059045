//! What each move leads to, on the board and in a sentence.
use super::{own_moves, percent, rounded_percent};
use crate::app::game::current_game::CurrentGame;
use crate::language::{Label, Who, message};
use connect_n_engine::analysis::{Analysis, Assessment};

/// Shows best play on the board.
pub const BEST_LINE: Label = Label::new("analysis-best-line");
/// What that is.
pub const BEST_LINE_TIP: Label = Label::new("analysis-best-line-tip");

/// What a move is worth to its mover, from the longest words to the shortest. Moves are those of the mover.
pub fn value(value: Assessment, players: u8) -> Vec<String> {
    let moves = value.distance().map(|plies| own_moves(plies, players));
    let counted = |long, short, moves| [long, short].map(|id| message(id).with("moves", moves).text());
    match (value, moves) {
        (Assessment::Unknown, _) => Vec::new(),
        (Assessment::Estimate(expectation), _) => {
            // Without its sign only where wins and losses are a sign and a number.
            let number = rounded_percent(expectation).to_string();
            vec![percent(expectation), percent(expectation), number]
        }
        (Assessment::Draw, _) => vec![Label::new("analysis-draw").text(), "=".to_owned()],
        (Assessment::Win(_), Some(moves)) => {
            let [long, short] = counted("analysis-win-in", "analysis-win-short", moves);
            vec![long, short, format!("+{moves}")]
        }
        (Assessment::Win(_), None) => vec![Label::new("analysis-win").text(), "+".to_owned()],
        (Assessment::Loss(_), Some(moves)) => {
            let [long, short] = counted("analysis-loss-in", "analysis-loss-short", moves);
            vec![long, short, format!("−{moves}")]
        }
        (Assessment::Loss(_), None) => vec![Label::new("analysis-loss").text(), "−".to_owned()],
    }
}

/// What the position is worth: "You can force a win in 5 moves."
pub fn sentence(game: &CurrentGame, analysis: &Analysis, is_searching: bool) -> String {
    let mover = Who::of(game, analysis.to_move);
    let players = game.position().rules().players();
    match analysis.value {
        Assessment::Unknown => Label::new("analysis-working").text(),
        Assessment::Estimate(expectation) => message("analysis-estimate")
            .who("player", &mover)
            .with("chance", percent(expectation))
            .with("searching", if is_searching { "yes" } else { "no" })
            .text(),
        Assessment::Draw => Label::new("analysis-draw-if-all-play-well").text(),
        Assessment::Win(Some(1)) => wins_next(&mover),
        Assessment::Win(distance) => forces(&mover, distance.map(|plies| own_moves(plies, players))),
        Assessment::Loss(distance) if players == 2 => {
            let opponent = Who::of(game, analysis.to_move.after(players));
            match distance {
                Some(2) => wins_next(&opponent),
                _ => forces(&opponent, distance.map(|plies| plies / 2)),
            }
        }
        Assessment::Loss(_) => message("analysis-loses").who("player", &mover).text(),
    }
}

/// "You can win with the next move."
fn wins_next(who: &Who) -> String {
    message("analysis-wins-next").who("player", who).text()
}

/// "You can force a win in 5 moves." By how many is not said where the other makes a line at once, in misère.
fn forces(who: &Who, moves: Option<u32>) -> String {
    match moves {
        Some(0 | 1) | None => message("analysis-forces").who("player", who).text(),
        Some(moves) => message("analysis-forces-in").who("player", who).with("moves", moves).text(),
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
        assert_eq!(value(Assessment::Estimate(0.617), 2).last().unwrap(), "62");
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
        // In misère a win ends with a line of the other.
        assert_eq!(say(Assessment::Win(Some(2))), "Ada can force a win.");
        assert_eq!(say(Assessment::Win(Some(4))), "Ada can force a win in 2 moves.");
        assert_eq!([1, 3].map(|plies| say(Assessment::Loss(Some(plies)))), ["Eve can force a win."; 2]);
        assert_eq!(say(Assessment::Draw), "A draw if everyone plays well.");
        assert_eq!(say(Assessment::Estimate(0.5)), "Ada's chances: 50%, an estimate so far.");
        let against = game(&["Ada", "computer"], "");
        let say = |value, is_searching| sentence(&against, &analysis(value), is_searching);
        assert_eq!(say(Assessment::Estimate(0.5), false), "Your chances: 50%, an estimate.");
        assert_eq!(say(Assessment::Loss(Some(2)), false), "The computer can win with the next move.");
    }
}
