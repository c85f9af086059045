//! What computers that search the whole game report: their progress, and what they found.
use super::whole_percent;
use crate::app::ai::Finding;
use crate::app::game::current_game::CurrentGame;
use crate::language::{Label, grouped, message};
use connect_n_engine::{Report, Rules, Value};

/// A finding in a line: "1,204 states, 3% searched", "Wins in 5 moves (4,711 states)".
pub fn line(finding: &Finding, game: &CurrentGame) -> String {
    match finding {
        Finding::Progress(report) => counts(report),
        Finding::Verdict(report) => {
            let rules = *game.position().rules();
            let in_moves = |id, plies| message(id).with("moves", moves(plies, rules)).text();
            let value = match report.value {
                Some(Value::Win { distance }) => in_moves("findings-wins", distance),
                Some(Value::Loss { distance }) => in_moves("findings-loses", distance),
                Some(Value::Draw) => Label::new("findings-draws").text(),
                Some(Value::Undecided | Value::Score(_)) | None => Label::new("findings-undecided").text(),
            };
            message("findings-verdict").with("value", value).with("counts", counts(report)).text()
        }
    }
}

fn counts(report: &Report) -> String {
    let states =
        message("findings-states").with("count", report.nodes).with("grouped", grouped(report.nodes)).text();
    match report.progress {
        Some(share) => {
            message("findings-searched").with("states", states).with("percent", searched(share)).text()
        }
        None => states,
    }
}

fn searched(share: f32) -> String {
    match (share * 100.0) as u32 {
        0 => message("findings-under").with("percent", whole_percent(1)).text(),
        percent => whole_percent(percent),
    }
}

/// Moves of the winner, as everywhere in the window.
fn moves(plies: u32, rules: Rules) -> u32 {
    plies.div_ceil(rules.players().into())
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
            ["1 state, under 1% searched", "Loses in 1 move (1 state, under 1% searched)"]
        );
        assert_eq!(said(None, 20, Some(0.5))[1], "Undecided (20 states, 50% searched)");
    }
}
