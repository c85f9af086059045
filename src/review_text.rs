//! Why a move was a mistake, in a sentence, in the window and in the terminal.
use crate::sentence::capitalised;
use connect_n_engine::review::{Cause, Explanation};
use connect_n_engine::{Move, Seat, format_game};

/// Moves of a line that a sentence names; nobody follows more of them.
const MOST_MOVES: usize = 8;

/// The explanation in a sentence. `who` tells what a player is called inside a sentence.
pub(crate) fn explanation_text(explanation: &Explanation, who: impl Fn(Seat) -> String) -> String {
    let Explanation { cause, line, mover, other, .. } = explanation;
    let (mover, other) = (who(*mover), who(*other));
    let column = |index: usize| line.get(index).map_or_else(String::new, |mv| with_move(*mv));
    let better = || line.first().map_or_else(String::new, |mv| capitalised(&name(*mv)));
    let sentence = match cause {
        Cause::MissedWin => format!("{} would have won at once.", better()),
        Cause::MissedBlock => format!("It didn't stop {other}, who can win at once {}.", column(1)),
        Cause::PoisonedSquare => format!("It let {other} win on top of it."),
        Cause::PopOpensLine if line.len() == 1 => format!("The pop dropped discs of {other} into a line."),
        Cause::PopOpensLine => format!("The pop let {other} win at once {}.", column(1)),
        Cause::AllowsDoubleThreat => {
            format!("{other} can reply {} and threaten to win in more than one place at once.", column(1))
        }
        Cause::MissedDoubleThreat => {
            format!("{} would have threatened to win in more than one place at once.", better())
        }
        Cause::AllowsThreats => format!(
            "{other} can win with a series of threats that leave a single reply each: {}.",
            moves(&line[1.min(line.len())..])
        ),
        Cause::MissedThreats => format!(
            "{} would have started a series of threats that leave a single reply each: {}.",
            better(),
            moves(line)
        ),
        Cause::GivesUpThreat => {
            format!("It let {other} fill the space above it, where one more disc would have won for {mover}.")
        }
        Cause::Zugzwang => {
            format!("In the end {mover} will run out of safe moves: every move left will let {other} win.")
        }
        Cause::MissedZugzwang => {
            format!("After {}, {other} would have run out of safe moves in the end.", column_name(line))
        }
        Cause::BestPlay if line.len() == 1 => format!("{} was better.", better()),
        Cause::BestPlay => {
            format!("{} was better: {}.", better(), moves(line))
        }
    };
    capitalised(&sentence)
}

fn column_name(line: &[Move]) -> String {
    line.first().map_or_else(String::new, |mv| name(*mv))
}

/// A move as the subject of a sentence.
fn name(mv: Move) -> String {
    match mv {
        Move::Drop(column) => format!("column {column}"),
        Move::Pop(column) => format!("popping column {column}"),
    }
}

/// A move as the means of something.
fn with_move(mv: Move) -> String {
    match mv {
        Move::Drop(column) => format!("in column {column}"),
        Move::Pop(column) => format!("by popping column {column}"),
    }
}

fn moves(line: &[Move]) -> String {
    let more = if line.len() > MOST_MOVES { " …" } else { "" };
    format!("{}{more}", format_game(&line[..line.len().min(MOST_MOVES)]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Rules, Variant, parse_game};

    fn said(cause: Cause, line: &str) -> String {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let explanation = Explanation {
            cause,
            line: parse_game(line, &rules).unwrap(),
            mover: Seat::FIRST,
            other: Seat::ALL[1],
            squares: Vec::new(),
        };
        explanation_text(&explanation, |seat| format!("player {seat}"))
    }

    #[test]
    fn every_cause_is_said_in_one_sentence() {
        let lines = ["4 3", "p4 3", "4 3 4 p3", "4 3 4 3 4 3 4 3 4 3 4 3"];
        for cause in Cause::ALL {
            for line in lines {
                let text = said(cause, line);
                assert!(text.starts_with(char::is_uppercase) && text.ends_with('.'), "{text}");
                assert!(!text.contains("  ") && !text.contains(". "), "{text}");
            }
        }
    }

    #[test]
    fn the_other_player_is_named() {
        assert_eq!(said(Cause::MissedWin, "4"), "Column 4 would have won at once.");
        assert_eq!(said(Cause::MissedWin, "p4"), "Popping column 4 would have won at once.");
        assert_eq!(
            said(Cause::MissedBlock, "4 p3"),
            "It didn't stop player 2, who can win at once by popping column 3."
        );
        assert_eq!(said(Cause::PoisonedSquare, "4 4"), "It let player 2 win on top of it.");
        assert_eq!(
            said(Cause::AllowsDoubleThreat, "4 3"),
            "Player 2 can reply in column 3 and threaten to win in more than one place at once."
        );
        assert_eq!(said(Cause::BestPlay, "4 3 4 3 4 3 4 3 4 3"), "Column 4 was better: 4 3 4 3 4 3 4 3 ….");
    }
}
