//! The options that say how the games of a match or a tournament begin.
use std::path::{Path, PathBuf};

use super::failure::Failure;
use super::input::read_text;
use connect_n_arena::Beginnings;
use connect_n_engine::{Position, Rules, parse_game};

/// How games begin.
#[derive(clap::Args, Clone, Debug)]
#[group(multiple = false)]
pub(super) struct OpeningArgs {
    /// Random moves at the start of each game; each opening is played once from every seat [default: 0 in a match, 4 with
    /// --sprt and in a tournament]
    #[arg(long, value_name = "PLIES")]
    opening: Option<u8>,
    /// Begin games with the openings of this file, in turn: moves, one opening a line
    #[arg(long, value_name = "FILE")]
    opening_file: Option<PathBuf>,
    /// Begin all games with these moves
    #[arg(long, value_name = "SEQ")]
    moves: Option<String>,
}

impl OpeningArgs {
    /// How games begin; random openings have so many plies unless another number is given.
    pub(super) fn beginnings(&self, rules: Rules, usual: u8) -> Result<Beginnings, Failure> {
        if let Some(file) = &self.opening_file {
            return Ok(Beginnings::listed(read(file, rules)?));
        }
        if let Some(moves) = &self.moves {
            let opening =
                opening(moves, rules).map_err(|problem| Failure::Input(format!("--moves: {problem}")))?;
            return Ok(Beginnings::listed(vec![opening]));
        }
        Ok(Beginnings::random(self.opening.unwrap_or(usual).into()))
    }

    /// What makes games differ.
    pub(super) fn against_repeats(&self, usual: u8) -> &'static str {
        match self {
            Self { opening_file: Some(_), .. } => "more openings in the file make games differ",
            Self { moves: Some(_), .. } => "--opening-file starts games in different ways",
            _ if self.opening.unwrap_or(usual) == 0 => "--opening 4 starts games with random moves",
            _ => "a longer --opening starts games with random moves",
        }
    }
}

/// The openings of a file. What follows a `#` is a comment, and a line without moves is passed over.
fn read(file: &Path, rules: Rules) -> Result<Vec<Position>, Failure> {
    let problem = |text: String| Failure::Input(format!("{}: {text}", file.display()));
    let text = read_text(file)?;
    let mut openings = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let moves = line.split('#').next().unwrap_or_default().trim();
        if !moves.is_empty() {
            let found = opening(moves, rules).map_err(|error| problem(format!("line {number}: {error}")))?;
            openings.push(found);
        }
    }
    if openings.is_empty() { Err(problem("there is no opening in it".to_owned())) } else { Ok(openings) }
}

fn opening(moves: &str, rules: Rules) -> Result<Position, String> {
    let moves = parse_game(moves, &rules).map_err(|error| error.to_string())?;
    let position = Position::from_moves(rules, &moves).map_err(|error| error.to_string())?;
    if position.is_over() { Err("the game would be over".to_owned()) } else { Ok(position) }
}
