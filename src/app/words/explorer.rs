//! The explorer of openings: its labels, and what it says of positions and moves.
use super::{analysis, setup};
use crate::app::explorer::Explorer;
use crate::played_moves::MoveCount;
use connect_n_engine::analysis::Assessment;
use connect_n_engine::{Move, Outcome, Seat, format_game};

/// Its title.
pub const EXPLORE_OPENINGS: &str = "Explore openings";
/// What leads to it.
pub const EXPLORE: &str = "Explore…";
/// What that does.
pub const EXPLORE_TIP: &str = "See what each move leads to, and how often you played it";
/// Begins a game.
pub const PLAY: &str = "Play from here";
/// Goes back to the start.
pub const START: &str = "To start";
/// The headings of the table.
pub const HEADINGS: [&str; 4] = ["Move", "Value", "People", "Computers"];
/// What the numbers of the table are.
pub const COUNTS: &str = "Games, mirrored or not (won-drawn-lost)";
/// Why no move can be taken back, and why there is no start to go back to.
pub const AT_START: &str = "This is the start";
/// Why no move can be made again.
pub const NOTHING_TO_REDO: &str = "Nothing to redo";
/// Why no game can begin.
pub const OVER: &str = "The game is over";

/// Moves that are shown of a longer line.
const LAST_MOVES: usize = 14;

/// The moves that lead to the position.
pub fn moves(explorer: &Explorer) -> String {
    let moves = explorer.position().moves();
    if moves.is_empty() {
        return "No moves yet".to_owned();
    }
    let left_out = moves.len().saturating_sub(LAST_MOVES);
    let before = if left_out > 0 { "… " } else { "" };
    format!("{before}{}", format_game(&moves[left_out..]))
}

/// Whose turn it is, or how the game would have ended.
pub fn state(explorer: &Explorer) -> String {
    let position = explorer.position();
    match position.outcome() {
        Outcome::Ongoing => format!("{} to move", colour(explorer, position.to_move())),
        Outcome::Win(winner) => format!("{} wins", colour(explorer, winner)),
        Outcome::Draw(_) => "Draw".to_owned(),
    }
}

/// What a move is worth: "Win in 5", "about 62%".
pub fn value(value: Assessment, players: u8) -> String {
    let words = analysis::value(value, players).into_iter().next();
    match (value, words) {
        (_, None) => "…".to_owned(),
        (Assessment::Estimate(_), Some(percent)) => format!("about {percent}"),
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
    format!("{mv}: {value}, people {people}, computers {computers}")
}

fn colour(explorer: &Explorer, seat: Seat) -> &'static str {
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
