//! Why a move was a mistake, in a sentence, in the window and in the terminal.
use crate::language::{Who, message};
use crate::sentence::capitalised;
use connect_n_engine::review::{Cause, Explanation};
use connect_n_engine::{Move, Seat, format_game};

/// Moves of a line that a sentence names; nobody follows more of them.
const MOST_MOVES: usize = 8;

/// The explanation in a sentence. `who` tells who sits in a seat.
pub(crate) fn explanation_text(explanation: &Explanation, who: impl Fn(Seat) -> Who) -> String {
    let Explanation { cause, line, mover, other, .. } = explanation;
    let is_alone = line.len() == 1;
    let (id, first_named) = match cause {
        Cause::MissedWin => ("mistake-missed-win", 0),
        Cause::MissedBlock => ("mistake-missed-block", 0),
        Cause::PoisonedSquare => ("mistake-poisoned", 0),
        Cause::PopOpensLine if is_alone => ("mistake-pop-gives-line", 0),
        Cause::PopOpensLine => ("mistake-pop-lets-win", 0),
        Cause::AllowsDoubleThreat => ("mistake-allows-double-threat", 0),
        Cause::MissedDoubleThreat => ("mistake-missed-double-threat", 0),
        Cause::AllowsThreats => ("mistake-allows-threats", 1),
        Cause::MissedThreats => ("mistake-missed-threats", 0),
        Cause::GivesUpThreat => ("mistake-gives-up-threat", 0),
        Cause::Zugzwang => ("mistake-zugzwang", 0),
        Cause::MissedZugzwang => ("mistake-missed-zugzwang", 0),
        Cause::BestPlay if is_alone => ("mistake-better", 0),
        Cause::BestPlay => ("mistake-better-line", 0),
    };
    let mut said = message(id).who("player", &who(*other)).who("mover", &who(*mover));
    if let Some(first) = line.first() {
        said = said.mv(*first);
    }
    if let Some(reply) = line.get(1) {
        said = said.reply(*reply);
    }
    capitalised(&said.with("moves", moves(&line[first_named.min(line.len())..])).text())
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
        explanation_text(&explanation, |seat| Who::Named(format!("player {seat}")))
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
