//! What a player may type on their turn.
use crate::sentence::capitalised;
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

/// What `?` shows.
pub(super) const HELP: &str = "  4         drop a disc in column 4
  p4        pop your disc out of the bottom of column 4 (PopOut)
  u, undo   take back your last move; r, redo plays it again
  h, hint   suggest a move and explain it
  save X    save the game as X.c4n; load X opens a saved game
  b, board  show the board; moves lists the moves so far
  new       start a new game with the same players; menu goes to the main menu
  q, quit   leave; the game is kept and can be continued";

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
            ("", _) => return Err("Type a column, such as 4, or ? for help.".to_owned()),
            ("drop", _) => Self::Play(read_move(&format!("d{}", rest.trim()), rules)?),
            ("pop", _) => Self::Play(read_move(&format!("p{}", rest.trim()), rules)?),
            _ => Self::Play(read_move(line, rules)?),
        })
    }
}

fn read_move(text: &str, rules: Rules) -> Result<Move, String> {
    parse_move(text, &rules).map_err(|error| match error.problem {
        NotationProblem::NotAMove => format!(
            "\"{}\" isn't a move or a command. Moves look like 4 (drop) or p4 (pop); ? shows all commands.",
            Quoted(text)
        ),
        NotationProblem::Column(problem) => format!("{}.", capitalised(&problem.to_string())),
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
