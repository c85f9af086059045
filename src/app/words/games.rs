//! Games in a list: what is played, how it stands, and how old it is.
use std::time::SystemTime;

use super::errors::game_file;
use super::{DOT, setup};
use crate::app::game::setup::{Setup, shortened};
use crate::app::saves::recent::{Content, KeptGame, Standing};
use crate::language::{Label, RIGHT_TO_LEFT_MARK, Who, joined, message};
use crate::sentence::versus;

/// The dialog with games to open.
pub const OPEN_GAME: Label = Label::new("games-open-game");
/// Asks the desktop for a file.
pub const OPEN_FILE: Label = Label::new("games-open-file");
/// Opens the game on the clipboard.
pub const PASTE: Label = Label::new("games-paste");
/// What that does.
pub const PASTE_TIP: Label = Label::new("games-paste-tip");
/// The group of autosaved games.
pub const RECENT: Label = Label::new("games-recent");
/// The group of games saved under a name.
pub const SAVED: Label = Label::new("games-saved");
/// The list is being loaded.
pub const LOADING: Label = Label::new("games-loading");
/// The list is empty.
pub const NONE: Label = Label::new("games-none");
/// The game is the one that is played.
pub const IS_OPEN: Label = Label::new("games-is-open");
/// Another window plays the game.
pub const IS_ELSEWHERE: Label = Label::new("games-is-elsewhere");
/// What files of games are called in dialogs of the desktop.
pub const GAME_FILES: Label = Label::new("games-files");
/// Files of any kind there.
pub const ALL_FILES: Label = Label::new("games-all-files");

/// What is played, and by whom: "7 × 6 · Ada vs Computer"; how many to connect where it isn't four.
pub fn summary(setup: &Setup) -> String {
    let parts = rules_in_parts(setup, setup.connect != 4);
    let others = [setup::short_time(&setup.time), Some(by_whom(setup))];
    joined(&parts.into_iter().chain(others.into_iter().flatten()).collect::<Vec<_>>(), DOT)
}

/// What is played, with how many to connect: "7 × 6 · Connect 4".
pub fn rules(setup: &Setup) -> String {
    joined(&rules_in_parts(setup, true), DOT)
}

fn rules_in_parts(setup: &Setup, says_connect: bool) -> Vec<String> {
    let board = format!("{} × {}", setup.cols, setup.rows);
    let board = if setup.pop_out { message("games-popout").with("size", board).text() } else { board };
    let connect = says_connect.then(|| message("games-connect").with("connect", setup.connect).text());
    let misere = setup.misere.then(|| setup::MISERE.text());
    let cylinder = setup.cylinder.then(|| setup::CYLINDER.text());
    [Some(board), connect, misere, cylinder].into_iter().flatten().collect()
}

fn by_whom(setup: &Setup) -> String {
    let names: Vec<String> =
        (0..setup.seated().len()).map(|chair| shortened(&setup.name_of(chair))).collect();
    match names.as_slice() {
        [_, _] => versus(&names),
        _ => message("games-players").with("count", names.len()).text(),
    }
}

/// A name for the file of a game: "Ada vs Computer", "Ada, Eve, Computer".
pub fn file_name(setup: &Setup) -> String {
    let names: Vec<String> = (0..setup.seated().len()).map(|chair| setup.name_of(chair)).collect();
    let name = match names.as_slice() {
        [_, _] => versus(&names),
        _ => names.join(", "),
    };
    // Marks of the direction of a text are no part of a name.
    name.chars().filter(|it| *it != RIGHT_TO_LEFT_MARK).collect()
}

/// What is played and how it stands: "7 × 6 · Ada vs Computer · 3 moves · your turn".
pub fn content(content: &Content) -> String {
    joined(&[summary(&content.setup), standing(content)], DOT)
}

/// How the game stands: "12 moves · Ada's turn".
fn standing(content: &Content) -> String {
    let moves = message("games-moves").with("count", content.plies).text();
    let of = |id, chair| message(id).who("player", &Who::at(&content.setup, chair)).text();
    let state = match content.standing {
        Standing::Turn(chair) => of("turn-inside", chair),
        Standing::Won(chair) => of("games-won", chair),
        Standing::Drawn => Label::new("games-draw").text(),
    };
    joined(&[moves, state], DOT)
}

/// A game of the list, as a label and a line of detail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// What it is called.
    pub label: String,
    /// More about it.
    pub detail: String,
}

/// A game of the list: one that was saved under a name is called by that, another one by what is played.
pub fn listed(game: &KeptGame, is_named: bool, is_here: bool, now: SystemTime) -> Listed {
    let name = game.file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let when = if is_here { Label::new("games-current").text() } else { ago(game.modified, now) };
    let is_damaged = game.content.as_ref().is_ok_and(|content| content.is_damaged);
    let when = if is_damaged { joined(&[when, Label::new("games-damaged").text()], DOT) } else { when };
    match &game.content {
        Ok(content) if is_named => {
            Listed { label: name, detail: joined(&[self::content(content), when], DOT) }
        }
        Ok(content) => {
            Listed { label: summary(&content.setup), detail: joined(&[standing(content), when], DOT) }
        }
        Err(problem) => Listed { label: name, detail: unreadable(&game_file(problem)) },
    }
}

/// Why a game of the list can't be opened, in a few words.
pub const UNREADABLE: Label = Label::new("games-unreadable");

fn unreadable(why: &str) -> String {
    message("games-unreadable-because").with("reason", why.to_owned()).text()
}

/// How long ago something was: "5 minutes ago".
fn ago(then: SystemTime, now: SystemTime) -> String {
    let seconds = now.duration_since(then).unwrap_or_default().as_secs();
    match seconds {
        0..60 => Label::new("games-just-now").text(),
        60..3600 => message("games-minutes-ago").with("count", seconds / 60).text(),
        3600..86_400 => message("games-hours-ago").with("count", seconds / 3600).text(),
        _ => message("games-days-ago").with("count", seconds / 86_400).text(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::players::tests::seated;
    use super::*;
    use crate::app::game::time_limit::TimeMode;
    use crate::app::messages::GameFileError;
    use std::time::Duration;

    #[test]
    fn a_summary_says_what_is_unusual() {
        let mut setup = seated(&["Ada", "computer"]);
        assert_eq!(summary(&setup), "7 × 6 · Ada vs Computer");
        assert_eq!(rules(&setup), "7 × 6 · Connect 4");
        setup.pop_out = true;
        setup.connect = 5;
        setup.time.mode = TimeMode::Move;
        assert_eq!(summary(&setup), "PopOut 7 × 6 · Connect 5 · 30 s per move · Ada vs Computer");
        (setup.misere, setup.cylinder) = (true, true);
        setup.time.mode = TimeMode::Off;
        assert_eq!(summary(&setup), "PopOut 7 × 6 · Connect 5 · Misère · Cylinder · Ada vs Computer");
        assert_eq!(rules(&setup), "PopOut 7 × 6 · Connect 5 · Misère · Cylinder");
        let mut three = seated(&["Ada", "Eve", "bot"]);
        three.time.mode = TimeMode::Game;
        assert_eq!(summary(&three), "7 × 6 · 5 min + 5 s · 3 players");
        three.time.game_seconds = 7;
        assert_eq!(summary(&three), "7 × 6 · 5:07 min + 5 s · 3 players");
    }

    #[test]
    fn files_are_named_by_the_players() {
        assert_eq!(file_name(&seated(&["Ada", "bot"])), "Ada vs bot.py");
        assert_eq!(file_name(&seated(&["Ada", "Eve", "computer"])), "Ada, Eve, Computer");
    }

    fn of(players: &[&str], plies: usize, standing: Standing) -> Content {
        Content { setup: seated(players), plies, standing, is_open: true, is_damaged: false }
    }

    #[test]
    fn games_say_how_they_stand() {
        let said = |players: &[&str], plies, state| standing(&of(players, plies, state));
        assert_eq!(said(&["Ada", "computer"], 1, Standing::Turn(1)), "1 move · the computer's turn");
        assert_eq!(said(&["Ada", "computer"], 2, Standing::Turn(0)), "2 moves · your turn");
        assert_eq!(said(&["Ada", "Eve"], 12, Standing::Turn(1)), "12 moves · Eve's turn");
        assert_eq!(said(&["Ada", "Eve"], 7, Standing::Won(0)), "7 moves · Ada won");
        assert_eq!(said(&["Ada", "bot"], 7, Standing::Won(0)), "7 moves · you won");
        assert_eq!(said(&["Ada", "Eve"], 42, Standing::Drawn), "42 moves · draw");
        let whole = content(&of(&["Ada", "Eve"], 3, Standing::Turn(1)));
        assert_eq!(whole, "7 × 6 · Ada vs Eve · 3 moves · Eve's turn");
    }

    #[test]
    fn the_list_names_games_and_their_age() {
        let now = SystemTime::now();
        let mut game = KeptGame {
            file: "/games/Final.c4n".into(),
            modified: now - Duration::from_mins(5),
            content: Ok(of(&["Ada", "Eve"], 3, Standing::Turn(1))),
            is_elsewhere: false,
        };
        let Listed { label, detail } = listed(&game, true, false, now);
        assert_eq!(label, "Final");
        assert_eq!(detail, "7 × 6 · Ada vs Eve · 3 moves · Eve's turn · 5 minutes ago");
        let Listed { label, detail } = listed(&game, false, true, now);
        assert_eq!(label, "7 × 6 · Ada vs Eve");
        assert_eq!(detail, "3 moves · Eve's turn · Current game");
        game.content = Err(GameFileError::Empty);
        let Listed { label, detail } = listed(&game, false, false, now);
        assert_eq!((&*label, &*detail), ("Final", "Can't open this file: The file is empty."));
    }

    #[test]
    fn ages_are_told_in_the_largest_unit() {
        let now = SystemTime::now();
        let told = |seconds| ago(now - Duration::from_secs(seconds), now);
        assert_eq!(told(5), "just now");
        assert_eq!(told(60), "1 minute ago");
        assert_eq!(told(7300), "2 hours ago");
        assert_eq!(told(200_000), "2 days ago");
        assert_eq!(ago(now + Duration::from_secs(99), now), "just now");
    }
}
