//! Writes a record as the text of a file: tags, a blank line, moves in lines of at most 80 characters.
use std::fmt;

use super::{Comment, GameRecord, Marks, Place, Tag, players};

/// Characters in a line of moves; only a longer comment exceeds it.
const LINE_LENGTH: usize = 80;

impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, tag) in self.tags.iter().enumerate() {
            for comment in self.comments_at(Place::BeforeTag(index)) {
                writeln!(f, "{comment}")?;
            }
            writeln!(f, "{tag}")?;
        }
        if !self.tags.is_empty() {
            writeln!(f)?;
        }
        f.write_str(&self.move_text())
    }
}

impl GameRecord {
    fn comments_at(&self, place: Place) -> impl Iterator<Item = &Comment> {
        self.comments.iter().filter(move |comment| comment.place == place)
    }

    fn move_text(&self) -> String {
        let players = players(&self.tags);
        let round = usize::from(players);
        let mut lines = Lines::default();
        for (index, mv) in self.moves.iter().enumerate() {
            lines.push_comments(self.comments_at(Place::AfterMoves(index)));
            if index % round == 0 {
                lines.push(&format!("{}.", index / round + 1));
            }
            lines.push(&mv.to_string());
        }
        lines.push_comments(self.comments_at(Place::AfterMoves(self.moves.len())));
        lines.push(&self.result.text(players));
        lines.text.push('\n');
        lines.text
    }
}

/// Words, broken into lines.
#[derive(Default)]
struct Lines {
    text: String,
    /// Characters in the last line.
    length: usize,
}

impl Lines {
    fn push(&mut self, word: &str) {
        let first_line = word.lines().next().map_or(0, |line| line.chars().count());
        if self.length > 0 && self.length + 1 + first_line > LINE_LENGTH {
            self.break_line();
        } else if self.length > 0 {
            self.text.push(' ');
            self.length += 1;
        }
        self.text.push_str(word);
        self.length = match word.rsplit_once('\n') {
            Some((_, last_line)) => last_line.chars().count(),
            None => self.length + word.chars().count(),
        };
    }

    fn push_comments<'a>(&mut self, comments: impl Iterator<Item = &'a Comment>) {
        for comment in comments {
            self.push(&comment.to_string());
            if comment.marks == Marks::RestOfLine {
                self.break_line();
            }
        }
    }

    fn break_line(&mut self) {
        self.text.push('\n');
        self.length = 0;
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.marks {
            Marks::Braces => write!(f, "{{{}}}", self.text),
            Marks::RestOfLine => write!(f, ";{}", self.text),
        }
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.value.replace('\\', "\\\\").replace('"', "\\\"");
        write!(f, "[{} \"{value}\"]", self.name)
    }
}
