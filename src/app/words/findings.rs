//! What computers that search the whole game report: their progress, and what they found.
use crate::app::ai::Finding;
use crate::app::game::current_game::CurrentGame;
use crate::player_title::grouped;
use connect_n_engine::{Report, Rules, Value};

/// A finding with the name of its player.
pub fn of_player(player: &str, line: &str) -> String {
    format!("{player}: {line}")
}

/// A finding in a line: "1,204 states, 3 % searched", "Wins in 5 moves (4,711 states)".
pub fn line(finding: &Finding, game: &CurrentGame) -> String {
    match finding {
        Finding::Progress(report) => counts(report),
        Finding::Verdict(report) => {
            let rules = *game.position().rules();
            let value = match report.value {
                Some(Value::Win { distance }) => format!("Wins {}", in_moves(distance, rules)),
                Some(Value::Loss { distance }) => format!("Loses {}", in_moves(distance, rules)),
                Some(Value::Draw) => "Draws".to_owned(),
                Some(Value::Undecided | Value::Score(_)) | None => "Undecided".to_owned(),
            };
            format!("{value} ({})", counts(report))
        }
    }
}

fn counts(report: &Report) -> String {
    let states = match report.nodes {
        1 => "1 state".to_owned(),
        states => format!("{} states", grouped(states)),
    };
    match report.progress {
        Some(share) => format!("{states}, {}", searched(share)),
        None => states,
    }
}

fn searched(share: f32) -> String {
    match (share * 100.0) as u32 {
        0 => "under 1 % searched".to_owned(),
        percent => format!("{percent} % searched"),
    }
}

fn in_moves(plies: u32, rules: Rules) -> String {
    // Moves of the winner, as everywhere in the window.
    match plies.div_ceil(rules.players().into()) {
        1 => "in 1 move".to_owned(),
        moves => format!("in {moves} moves"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::players::tests::game;
    use super::*;

    #[test]
    fn findings_give_the_verdict_and_what_it_took() {
        let game = game(&["Ada", "computer"], "4");
        let said = |value, nodes, progress| {
            let report = Report { value, nodes, progress, ..Report::default() };
            [line(&Finding::Progress(&report), &game), line(&Finding::Verdict(&report), &game)]
        };
        assert_eq!(
            said(Some(Value::Win { distance: 9 }), 12_345, None),
            ["12,345 states", "Wins in 5 moves (12,345 states)"]
        );
        assert_eq!(
            said(Some(Value::Loss { distance: 2 }), 1, Some(0.004)),
            ["1 state, under 1 % searched", "Loses in 1 move (1 state, under 1 % searched)"]
        );
        assert_eq!(said(None, 20, Some(0.5))[1], "Undecided (20 states, 50 % searched)");
    }
}
