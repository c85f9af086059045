//! What a player may type on their turn.
use crate::cli::words::{Explain, sentence};
use crate::language::{Label, message};
use connect_n_engine::{Move, NotationProblem, Quoted, Rules, parse_move};

/// Something that a player asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Play(Move),
    Undo,
    Redo,
    Hint,
    /// To this file, if one is named.
    Save(Option<String>),
    Load(Option<String>),
    Board,
    Moves,
    New,
    Menu,
    Help,
    Quit,
}

/// What there is to type, and what it does.
const HELP: [(&str, Label); 8] = [
    ("4", Label::new("play-help-drop")),
    ("p4", Label::new("play-help-pop")),
    ("u, undo", Label::new("play-help-undo")),
    ("h, hint", Label::new("play-help-hint")),
    ("save X", Label::new("play-help-save")),
    ("b, board", Label::new("play-help-board")),
    ("new", Label::new("play-help-new")),
    ("q, quit", Label::new("play-help-quit")),
];

/// What `?` shows.
pub(super) fn help() -> String {
    let lines = HELP.map(|(typed, does)| format!("  {typed:<10}{does}"));
    lines.join("\n")
}

impl Command {
    /// Reads a line.
    ///
    /// # Errors
    /// Why it is none, in a sentence.
    pub(super) fn parse(line: &str, rules: Rules) -> Result<Self, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let file = || Some(rest.trim().to_owned()).filter(|name| !name.is_empty());
        Ok(match (word.to_lowercase().as_str(), rest) {
            ("u" | "undo", "") => Self::Undo,
            ("r" | "redo", "") => Self::Redo,
            ("h" | "hint", "") => Self::Hint,
            ("s" | "save", _) => Self::Save(file()),
            ("l" | "load", _) => Self::Load(file()),
            ("b" | "board", "") => Self::Board,
            ("moves", "") => Self::Moves,
            ("n" | "new", "") => Self::New,
            ("m" | "menu", "") => Self::Menu,
            ("?" | "help", "") => Self::Help,
            ("q" | "quit" | "exit", "") => Self::Quit,
            ("", _) => return Err(Label::new("play-type-a-column").text()),
            ("drop", _) => Self::Play(read_move(&format!("d{}", rest.trim()), rules)?),
            ("pop", _) => Self::Play(read_move(&format!("p{}", rest.trim()), rules)?),
            _ => Self::Play(read_move(line, rules)?),
        })
    }
}

fn read_move(text: &str, rules: Rules) -> Result<Move, String> {
    parse_move(text, &rules).map_err(|error| match error.problem {
        NotationProblem::NotAMove => {
            message("play-not-a-command").with("text", Quoted(text).to_string()).text()
        }
        NotationProblem::Column(problem) => sentence(&problem.explain()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, String> {
        Command::parse(line, Rules::default())
    }

    #[test]
    fn moves_and_words_are_told_apart() {
        let pop = parse_move("p4", &Rules::default()).unwrap();
        let drop = parse_move("4", &Rules::default()).unwrap();
        for (lines, command) in [
            (&["4", "d4", "D4", "drop 4"][..], Command::Play(drop)),
            (&["p4", "P4", "pop 4", "POP  4"], Command::Play(pop)),
            (&["u", "Undo"], Command::Undo),
            (&["save  my game ", "s my game"], Command::Save(Some("my game".to_owned()))),
            (&["load"], Command::Load(None)),
        ] {
            for line in lines {
                assert_eq!(read(line.trim()), Ok(command.clone()), "{line}");
            }
        }
    }

    #[test]
    fn what_is_neither_is_explained_in_one_line() {
        for line in ["", "hello", "undo 3", "4 4", "p", "pop", "-1", "1e3", "9", "99999999999", "\u{1b}[2J"] {
            let problem = read(line).unwrap_err();
            assert!(problem.ends_with('.') && !problem.contains(char::is_control), "{problem:?}");
        }
    }
}
