//! The files of games, the latest first.
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::text;
use crate::app::game::saved::SavedGame;
use crate::app::game::setup::Setup;
use crate::app::messages::GameFileError;
pub(super) use crate::kept_games::{ENDING, files_in};
use crate::kept_games::{GameLock, is_locked, lock_of};
use connect_n_engine::{Outcome, Seat};

/// Most autosaved games; the oldest are deleted for new ones.
const MOST: usize = 100;

/// A game in a file.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptGame {
    /// The file.
    pub file: PathBuf,
    /// When a move was last made.
    pub modified: SystemTime,
    /// What is in it, or why it can't be read.
    pub content: Result<Content, GameFileError>,
    /// Another window plays it.
    pub is_elsewhere: bool,
}

/// What the list shows of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// What is played, and by whom.
    pub setup: Setup,
    /// Moves of all players, to the end of its line.
    pub plies: usize,
    /// How it stands after them.
    pub standing: Standing,
    /// It can go on.
    pub is_open: bool,
    /// A part of its file can't be read.
    pub is_damaged: bool,
}

/// How a game stands. Players are named by their chairs in the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It is the turn of this player.
    Turn(usize),
    /// This player has won.
    Won(usize),
    /// Nobody has won.
    Drawn,
}

/// All games in a folder, the latest first.
pub(super) fn games_in(folder: &Path) -> Vec<KeptGame> {
    files_in(folder).into_iter().map(|(modified, file)| kept_game(modified, file)).collect()
}

/// The latest game in a folder, if it is unfinished and no other window plays it.
pub(super) fn unfinished_in(folder: &Path) -> Option<KeptGame> {
    let readable = |(modified, file)| Some(kept_game(modified, file)).filter(|game| game.content.is_ok());
    let latest = files_in(folder).into_iter().filter(|(_, file)| !is_locked(file)).find_map(readable)?;
    latest.content.as_ref().is_ok_and(|content| content.is_open).then_some(latest)
}

/// Removes the oldest games where there are too many, and what was being written when the program was killed.
pub(super) fn tidy(folder: &Path) {
    for file in fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())) {
        // A name such as game.c4n.1234.tmp, of a game that nobody plays.
        let game = file.with_extension("").with_extension("");
        if file.extension().is_some_and(|ending| ending == "tmp") && !is_locked(&game) {
            let _ = fs::remove_file(&file);
        }
    }
    for (_, file) in files_in(folder).into_iter().skip(MOST) {
        // It is tried again with the next start.
        let _ = remove(&file);
    }
}

/// Removes a game that nobody has locked.
fn remove(file: &Path) -> io::Result<()> {
    if let Some(_lock) = GameLock::acquire(file)? {
        fs::remove_file(file)?;
        fs::remove_file(lock_of(file))?;
    }
    Ok(())
}

fn kept_game(modified: SystemTime, file: PathBuf) -> KeptGame {
    let content = text::salvage(&file, &Setup::default())
        .map(|read| Content { is_damaged: read.damage.is_some(), ..Content::of(&read.game) });
    let is_elsewhere = is_locked(&file);
    KeptGame { file, modified, content, is_elsewhere }
}

impl Content {
    /// What is in a game.
    pub fn of(game: &SavedGame) -> Self {
        let end = game.tree.end();
        let players = usize::from(end.rules().players());
        let chair = |seat: Seat| (seat.index() + game.first_chair) % players;
        let standing = match end.outcome() {
            Outcome::Ongoing => Standing::Turn(chair(end.to_move())),
            Outcome::Win(seat) => Standing::Won(chair(seat)),
            Outcome::Draw(_) => Standing::Drawn,
        };
        Self {
            setup: game.setup.clone(),
            plies: end.plies(),
            standing,
            is_open: !game.tree.position().is_over(),
            is_damaged: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn write(folder: &Path, name: &str, moves: &str, age: u64) -> PathBuf {
        let file = folder.join(name);
        fs::write(&file, format!("1. {moves}")).unwrap();
        let then = SystemTime::now() - Duration::from_secs(age);
        fs::File::options().append(true).open(&file).unwrap().set_modified(then).unwrap();
        file
    }

    #[test]
    fn the_latest_game_is_offered_if_it_is_unfinished() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        assert_eq!(unfinished_in(folder), None);
        let older = write(folder, "b.c4n", "4 4 2. 3 *", 90);
        assert_eq!(unfinished_in(folder).unwrap().file, older);
        let content = unfinished_in(folder).unwrap().content.unwrap();
        assert_eq!((content.plies, content.standing), (3, Standing::Turn(1)));
        write(folder, "a.c4n", "{4 (4 *", 30);
        assert_eq!(unfinished_in(folder).unwrap().file, older, "one that can't be read hides no other");
        let won = write(folder, "c.c4n", "1 2 2. 1 2 3. 1 2 4. 1 1-0", 10);
        assert_eq!(unfinished_in(folder), None, "the game before was left for another");
        assert_eq!(games_in(folder).len(), 3);
        fs::remove_file(won).unwrap();
        let lock = GameLock::acquire(&older).unwrap();
        assert_eq!(unfinished_in(folder), None, "another window plays it");
        drop(lock);
        assert!(unfinished_in(folder).is_some());
    }

    #[test]
    fn the_oldest_make_room() {
        let folder = tempfile::tempdir().unwrap();
        for age in 0..MOST as u64 + 5 {
            write(folder.path(), &format!("{age}.c4n"), "4 *", age * 60);
        }
        let torn = write(folder.path(), "1.c4n.77.tmp", "4", 0);
        tidy(folder.path());
        let kept = files_in(folder.path());
        assert_eq!(kept.len(), MOST);
        assert!(kept[0].1.ends_with("0.c4n"));
        assert!(!torn.exists());
    }
}
