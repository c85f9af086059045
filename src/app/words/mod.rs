//! Every sentence and label of the window, made from the types of the rest of the app.
//!
//! No other part of the app builds sentences. Each function here chooses a message of `assets/locales` and sets its
//! variables, and each constant is the [`Label`] of a message without any.
pub mod analysis;
pub mod bots;
pub mod controls;
pub mod editor;
pub mod errors;
pub mod explorer;
pub mod findings;
pub mod game;
pub mod games;
pub mod how_to_play;
pub mod keys;
pub mod lessons;
pub mod levels;
pub mod menus;
pub mod names;
pub mod players;
pub mod puzzles;
pub mod result;
pub mod review;
pub mod screen_reader;
pub mod settings;
pub mod setup;
pub mod status;
pub mod title;
pub mod watch;

pub(crate) use crate::sentence::{capitalised, list};

use crate::language::{Label, message};
use connect_n_engine::Seat;

/// What stands between the parts of a line.
const DOT: &str = " · ";

/// A share of a whole.
fn percent(share: f32) -> String {
    whole_percent(rounded_percent(share))
}

fn rounded_percent(share: f32) -> u32 {
    (100.0 * share).round() as u32
}

fn whole_percent(percent: u32) -> String {
    message("percent").with("number", percent).text()
}

/// Of so many plies from now on, those of the player to move.
fn own_moves(plies: u32, players: u8) -> u32 {
    plies.div_ceil(players.into())
}

/// The round in which the last of these moves was made, as the list of moves counts rounds; `movers` made the moves.
fn round(movers: impl IntoIterator<Item = Seat>) -> usize {
    let mut last = None;
    let mut begins_round = |seat: Seat| {
        let begins = last.is_none_or(|last: usize| seat.index() <= last);
        last = Some(seat.index());
        begins
    };
    movers.into_iter().filter(|seat| begins_round(*seat)).count()
}

/// What is said of a player: "Ada: 3".
pub fn of_player(player: &str, line: &str) -> String {
    message("of-player").with("name", player.to_owned()).with("line", line.to_owned()).text()
}

/// Sentences, one after the other.
fn sentences<const N: usize>(sentences: [Option<String>; N]) -> String {
    let said: Vec<String> = sentences.into_iter().flatten().collect();
    said.join(&Label::new("sentence-separator").text())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_lists_read_as_people_say_them() {
        let number = |count: usize| message("count-word").with("count", count).text();
        assert_eq!([4, 10, 11].map(number), ["four", "ten", "11"]);
        let names = ["Ada", "Grace", "Linus"].map(str::to_owned);
        assert_eq!([1, 2, 3].map(|n| list(&names[..n])), ["Ada", "Ada and Grace", "Ada, Grace and Linus"]);
    }
}
