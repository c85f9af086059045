//! Writes a record as the text of a file: tags, a blank line, moves in lines of at most 80 characters.
use std::fmt;

use super::game_record::GameRecord;
use super::tags::{Tag, players};
use super::variation::{AnnotationKind, Comment, Marks, Variation};

/// Characters in a line of moves; only a longer comment exceeds it.
const LINE_LENGTH: usize = 80;

impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, tag) in self.tags.iter().enumerate() {
            let first = self.preface.partition_point(|(before, _)| *before < index);
            for (_, comment) in self.preface[first..].iter().take_while(|(before, _)| *before == index) {
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
    fn move_text(&self) -> String {
        let players = players(&self.tags);
        let mut words = Words { players: usize::from(players), ..Words::default() };
        words.push_variation(&self.main_line, 0);
        words.push(self.result.text(players));
        let mut lines = Lines::default();
        for word in words.list {
            lines.push(&word.text);
            if word.ends_line {
                lines.break_line();
            }
        }
        lines.text.push('\n');
        lines.text
    }
}

/// A move, a number, a comment or a result, with the parentheses at it.
struct Word {
    text: String,
    /// Nothing else can stand in its line.
    ends_line: bool,
}

/// The text behind the tags, in pieces that are not broken.
#[derive(Default)]
struct Words {
    players: usize,
    list: Vec<Word>,
    /// Parentheses that open before the next word.
    opened: String,
}

impl Words {
    fn push(&mut self, text: impl Into<String>) {
        let text: String = text.into();
        let text = std::mem::take(&mut self.opened) + &text;
        self.list.push(Word { text, ends_line: false });
    }

    /// Adds a variation that begins after so many moves of the game.
    fn push_variation(&mut self, variation: &Variation, plies: usize) {
        for (index, mv) in variation.moves.iter().enumerate() {
            self.push_annotations(variation, index, plies);
            self.push_number(plies + index, index == 0);
            self.push(mv.to_string());
        }
        self.push_annotations(variation, variation.moves.len(), plies);
    }

    /// The number stands before the first move of a round, and of a variation.
    fn push_number(&mut self, ply: usize, begins: bool) {
        let number = ply / self.players + 1;
        if ply.is_multiple_of(self.players) {
            self.push(format!("{number}."));
        } else if begins {
            self.push(format!("{number}..."));
        }
    }

    fn push_annotations(&mut self, variation: &Variation, after: usize, plies: usize) {
        for annotation in variation.annotations_after(after) {
            match annotation {
                AnnotationKind::Comment(comment) => {
                    self.push(comment.to_string());
                    if let Some(word) = self.list.last_mut() {
                        word.ends_line = comment.marks == Marks::RestOfLine;
                    }
                }
                AnnotationKind::Variation(other) => {
                    self.opened.push('(');
                    self.push_variation(other, plies + after.saturating_sub(1));
                    self.close();
                }
            }
        }
    }

    fn close(&mut self) {
        match self.list.last_mut() {
            Some(word) if !word.ends_line => word.text.push(')'),
            _ => self.push(")"),
        }
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
