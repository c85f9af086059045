//! A tournament that is watched: its labels, and what is said of its games and players.
use std::time::Duration;

use super::{bots, of_player};
use crate::app::watch::{End, Snapshot, Watch, WatchedGame};
use crate::language::{Label, decimal, message};
use crate::sentence::versus;
use connect_n_arena::{Fault, Played, Standing};
use connect_n_engine::Seat;

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

/// How far the game on the board is shown, but for its end.
pub fn moves(watch: &Watch) -> String {
    let Some(game) = watch.game() else { return Label::new("watch-no-game").text() };
    match &game.end {
        Some(_) if watch.plies() == game.plies() => String::new(),
        _ => message("watch-move").with("number", watch.plies()).with("total", game.plies()).text(),
    }
}

/// How the game on the board ended, once its last move is shown.
pub fn end(watch: &Watch) -> Option<String> {
    let game = watch.game()?;
    let end = game.end.as_ref().filter(|_| watch.plies() == game.plies())?;
    Some(ended(end, game))
}

fn ended(end: &End, game: &WatchedGame) -> String {
    let rules = game.position.rules();
    // What an older list tells in other words stays as it is.
    let faults = end.faults.iter().map(|(player, text)| match Fault::parse(text, rules) {
        Some(fault) => bots::fault(player, &fault),
        None => of_player(player, text),
    });
    let said: Vec<String> = std::iter::once(result(end.winner, &game.players)).chain(faults).collect();
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
    let result = result(game.result.winner(), &players);
    message("watch-game-over").with("names", names(&players)).with("result", result).text()
}

/// What a move took.
pub fn seconds(time: Duration) -> String {
    message("seconds").with("number", decimal(&format!("{:.2}", time.as_secs_f64()))).text()
}

/// The points of a player, of so many: "12.5/20".
pub fn points(standing: &Standing) -> String {
    format!("{}/{}", points_alone(standing), standing.total.games())
}

fn points_alone(standing: &Standing) -> String {
    // Of three and four, a draw is shared.
    let points = (100.0 * standing.points.value()).round() / 100.0;
    decimal(&points.to_string())
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
    let said = message("watch-points").with("points", points_alone(standing));
    let said = said.with("count", standing.total.games());
    message("watch-standing")
        .with("rank", rank)
        .with("name", standing.player.clone())
        .with("points", said.text())
        .with("rating", elo(standing))
        .text()
}
