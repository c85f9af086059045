//! The explorer of openings: its labels, and what it says of positions and moves.
use super::{analysis, setup};
use crate::app::explorer::Explorer;
use crate::language::{Label, message};
use crate::played_moves::MoveCount;
use connect_n_engine::analysis::Assessment;
use connect_n_engine::{Move, Outcome, Seat, format_game};

/// Its title.
pub const EXPLORE_OPENINGS: Label = Label::new("explorer-title");
/// What leads to it.
pub const EXPLORE: Label = Label::new("explorer-explore");
/// What that does.
pub const EXPLORE_TIP: Label = Label::new("explorer-explore-tip");
/// Begins a game.
pub const PLAY: Label = Label::new("explorer-play");
/// Goes back to the start.
pub const START: Label = Label::new("explorer-start");
/// The headings of the table.
pub const HEADINGS: [Label; 4] = [
    Label::new("explorer-heading-move"),
    Label::new("explorer-heading-value"),
    Label::new("explorer-heading-people"),
    Label::new("explorer-heading-computers"),
];
/// What the numbers of the table are.
pub const COUNTS: Label = Label::new("explorer-counts");
/// Why no move can be taken back, and why there is no start to go back to.
pub const AT_START: Label = Label::new("explorer-at-start");
/// Why no move can be made again.
pub const NOTHING_TO_REDO: Label = Label::new("explorer-nothing-to-redo");
/// Why no game can begin.
pub const OVER: Label = Label::new("explorer-over");

/// Moves that are shown of a longer line.
const LAST_MOVES: usize = 14;

/// The moves that lead to the position.
pub fn moves(explorer: &Explorer) -> String {
    let moves = explorer.position().moves();
    if moves.is_empty() {
        return Label::new("explorer-no-moves").text();
    }
    let left_out = moves.len().saturating_sub(LAST_MOVES);
    let before = if left_out > 0 { "… " } else { "" };
    format!("{before}{}", format_game(&moves[left_out..]))
}

/// Whose turn it is, or how the game would have ended.
pub fn state(explorer: &Explorer) -> String {
    let position = explorer.position();
    let said = |id, seat| message(id).with("colour", colour(explorer, seat).text()).text();
    match position.outcome() {
        Outcome::Ongoing => said("explorer-to-move", position.to_move()),
        Outcome::Win(winner) => said("explorer-wins", winner),
        Outcome::Draw(_) => Label::new("analysis-draw").text(),
    }
}

/// What a move is worth: "Win in 5", "about 62%".
pub fn value(value: Assessment, players: u8) -> String {
    let words = analysis::value(value, players).into_iter().next();
    match (value, words) {
        (_, None) => "…".to_owned(),
        (Assessment::Estimate(_), Some(percent)) => message("explorer-about").with("percent", percent).text(),
        (_, Some(words)) => words,
    }
}

/// How often a move was played, and how it ended: "12 (7-1-4)".
pub(in crate::app) fn count(count: Option<MoveCount>) -> String {
    match count {
        None => "…".to_owned(),
        Some(MoveCount { games: 0, .. }) => "–".to_owned(),
        Some(MoveCount { games, won, drawn, lost }) => format!("{games} ({won}-{drawn}-{lost})"),
    }
}

/// A line of the table for a screen reader.
pub fn line(mv: Move, value: &str, [people, computers]: [&str; 2]) -> String {
    message("explorer-line")
        .with("written", mv.to_string())
        .with("value", value.to_owned())
        .with("people", people.to_owned())
        .with("computers", computers.to_owned())
        .text()
}

fn colour(explorer: &Explorer, seat: Seat) -> Label {
    setup::colour(explorer.disc_styles()[seat.index()].colour)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_and_counts_are_short() {
        assert_eq!(value(Assessment::Win(Some(9)), 2), "Win in 5");
        assert_eq!(value(Assessment::Estimate(0.617), 2), "about 62%");
        assert_eq!(value(Assessment::Unknown, 2), "…");
        assert_eq!(count(Some(MoveCount { games: 12, won: 7, drawn: 1, lost: 3 })), "12 (7-1-3)");
        assert_eq!(count(Some(MoveCount::default())), "–");
    }
}
