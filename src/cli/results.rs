//! The file that keeps the games of a tournament, one line of comma-separated values each.
use std::fs::File;
use std::path::{Path, PathBuf};

use super::failure::Failure;
use super::input::read_text;
use connect_n_arena::{Played, Schedule};

/// A list of results to which each game is added as soon as it is finished.
pub(super) struct Results {
    file: PathBuf,
    writer: csv::Writer<File>,
}

impl Results {
    /// Starts a file, or continues one and adds its games to those that were `played`.
    pub(super) fn open(
        file: &Path,
        resume: bool,
        schedule: &Schedule,
        played: &mut Vec<Played>,
    ) -> Result<Self, Failure> {
        let exists = file.exists();
        if exists && !resume {
            let file = file.display();
            return Err(Failure::Input(format!("{file} exists; use --resume to continue")));
        }
        let mut has_header = false;
        if exists {
            let text = read_text(file)?;
            let whole = whole_lines(&text);
            if whole.len() < text.len() {
                // A line that was being written when the machine went down.
                let open = File::options().write(true).open(file);
                open.and_then(|open| open.set_len(whole.len() as u64))
                    .map_err(|error| unusable(file, &error))?;
            }
            has_header = !whole.is_empty();
            read(whole, schedule, played)
                .map_err(|problem| Failure::Input(format!("{}: {problem}", file.display())))?;
        }
        let open =
            File::options().create(true).append(true).open(file).map_err(|error| unusable(file, &error))?;
        let writer = csv::WriterBuilder::new().has_headers(!has_header).from_writer(open);
        Ok(Self { file: file.to_owned(), writer })
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: &Played) -> Result<(), Failure> {
        let written = self.writer.serialize(game).map_err(|error| unusable(&self.file, &error));
        written.and_then(|()| self.writer.flush().map_err(|error| unusable(&self.file, &error)))
    }
}

fn unusable(file: &Path, error: &dyn ToString) -> Failure {
    Failure::Work(format!("cannot use {}: {}", file.display(), error.to_string()))
}

/// The text up to its last line end.
fn whole_lines(text: &str) -> &str {
    &text[..text.rfind('\n').map_or(0, |end| end + 1)]
}

fn read(text: &str, schedule: &Schedule, played: &mut Vec<Played>) -> Result<(), String> {
    for game in csv::Reader::from_reader(text.as_bytes()).deserialize() {
        let game: Played = game.map_err(|error| error.to_string())?;
        let fixture = game.game.checked_sub(1).and_then(|number| schedule.fixture(number)).ok_or_else(|| {
            let (number, games) = (game.game, schedule.games());
            format!("its game {number} is none of the {games} of this tournament; use the same --games and players as before")
        })?;
        game.check(&fixture, schedule.participants())
            .map_err(|error| format!("{error}; use the same players, board, seed and opening as before"))?;
        game.check_moves(fixture.opening)
            .map_err(|error| format!("{error}; delete the line to play the game again"))?;
        if played.iter().any(|other| other.game == game.game) {
            return Err(format!("game {} is there twice", game.game));
        }
        played.push(game);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_line_is_none() {
        assert_eq!(whole_lines("a,b\n1,2\n3"), "a,b\n1,2\n");
        assert_eq!(whole_lines("a,b\n"), "a,b\n");
        assert_eq!(whole_lines("a,"), "");
    }
}
