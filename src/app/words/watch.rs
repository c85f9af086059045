//! A tournament that is watched: its labels, and what is said of its games and players.
use std::time::Duration;

use super::of_player;
use crate::app::watch::{End, Snapshot, Watch, WatchedGame};
use crate::language::{Label, decimal, message};
use crate::sentence::versus;
use connect_n_arena::{Played, Standing};
use connect_n_engine::{GameResult, Seat};

/// Its title.
pub const TITLE: Label = Label::new("watch-title");
/// What the list shows.
pub const LIST: Label = Label::new("watch-list");
/// Who stands where, and the games.
pub const LISTS: [Label; 2] = [Label::new("watch-standings"), Label::new("watch-games")];
/// The headings of the table, but for that of Elo, which is the same in all languages.
pub const HEADINGS: [Label; 2] = [Label::new("watch-heading-player"), Label::new("watch-heading-points")];
/// Follows the games in progress.
pub const LIVE: Label = Label::new("watch-live");
/// What that does.
pub const LIVE_TIP: Label = Label::new("watch-live-tip");
/// Why it can't be pressed.
pub const IS_LIVE: Label = Label::new("watch-is-live");

/// How far the tournament is.
pub fn progress(snapshot: &Snapshot) -> String {
    let played = snapshot.played.len();
    match snapshot.games {
        Some(games) => message("watch-progress").with("count", played).with("total", games).text(),
        None => message("watch-played").with("count", played).text(),
    }
}

/// Whether it is played now.
pub fn running(snapshot: &Snapshot) -> String {
    match snapshot.playing.len() {
        0 => Label::new("watch-stopped").text(),
        games => message("watch-running").with("count", games).text(),
    }
}

/// How the game on the board stands, or ended.
pub fn state(watch: &Watch) -> String {
    let Some(game) = watch.game() else { return Label::new("watch-no-game").text() };
    match &game.end {
        Some(end) if watch.plies() == game.plies() => ended(end, &game.players),
        _ => message("watch-move").with("number", watch.plies()).with("total", game.plies()).text(),
    }
}

fn ended(end: &End, players: &[String]) -> String {
    let faults = end.faults.iter().map(|(player, fault)| of_player(player, fault));
    let said: Vec<String> = std::iter::once(result(end.winner, players)).chain(faults).collect();
    said.join("\n")
}

fn result(winner: Option<Seat>, players: &[String]) -> String {
    match winner.and_then(|seat| players.get(seat.index())) {
        Some(name) => message("watch-wins").with("name", name.clone()).text(),
        None => Label::new("watch-draw").text(),
    }
}

/// The players of a game, by seat.
pub fn names(players: &[String]) -> String {
    versus(players.iter().cloned())
}

/// A game in progress, for the list of games.
pub fn playing(game: &WatchedGame) -> String {
    message("watch-game-playing").with("names", names(&game.players)).with("number", game.plies()).text()
}

/// A game that was finished, for the list of games.
pub fn finished(game: &Played) -> String {
    let players: Vec<String> = game.players().map(str::to_owned).collect();
    let winner = match game.result {
        GameResult::Win(winner) => Some(winner),
        _ => None,
    };
    let result = result(winner, &players);
    message("watch-game-over").with("names", names(&players)).with("result", result).text()
}

/// What a move took.
pub fn seconds(time: Duration) -> String {
    message("seconds").with("number", decimal(&format!("{:.2}", time.as_secs_f64()))).text()
}

/// The points of a player: "12.5 of 20".
pub fn points(standing: &Standing) -> String {
    // Of three and four, a draw is shared.
    let points = (100.0 * standing.points.value()).round() / 100.0;
    let points = decimal(&points.to_string());
    message("watch-points").with("points", points).with("count", standing.total.games()).text()
}

/// How strong a player is: "+143 ± 88".
pub fn elo(standing: &Standing) -> String {
    if standing.is_out {
        return Label::new("watch-out").text();
    }
    format!("{:+.0} ± {:.0}", standing.elo, standing.elo_error)
}

/// A line of the table for a screen reader.
pub fn standing(rank: usize, standing: &Standing) -> String {
    message("watch-standing")
        .with("rank", rank)
        .with("name", standing.player.clone())
        .with("points", points(standing))
        .with("rating", elo(standing))
        .text()
}
