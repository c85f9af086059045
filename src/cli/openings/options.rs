//! The options that say how the games of a match or a tournament begin.
use std::path::PathBuf;

use super::read;
use super::suites::{self, parse};
use crate::cli::failure::Failure;
use connect_n_arena::OpeningSource;
use connect_n_engine::Rules;

/// How games begin.
#[derive(clap::Args, Clone, Debug)]
#[group(multiple = false)]
pub(in crate::cli) struct OpeningArgs {
    /// Random moves at the start of each game; each opening is played once from every seat [default: 0 in a match, 4 with
    /// --sprt and in a tournament]
    #[arg(long, value_name = "PLIES")]
    opening: Option<u8>,
    /// Begin games with the openings of this file, in turn: moves, one opening a line
    #[arg(long, value_name = "FILE")]
    opening_file: Option<PathBuf>,
    /// Begin games with our suite of nearly even openings for this board, in turn
    #[arg(long)]
    opening_suite: bool,
    /// Begin all games with these moves
    #[arg(long, value_name = "SEQ")]
    moves: Option<String>,
}

impl OpeningArgs {
    /// How games begin; random openings have so many plies unless another number is given.
    pub(in crate::cli) fn source(&self, rules: Rules, usual: u8) -> Result<OpeningSource, Failure> {
        if let Some(file) = &self.opening_file {
            return Ok(OpeningSource::listed(read(file, rules)?));
        }
        if self.opening_suite {
            let suite = suites::of(rules).ok_or_else(|| {
                Failure::Input(format!(
                    "there is no suite of openings for this board, only for {}; make one with `openings make`",
                    suites::boards()
                ))
            })?;
            return Ok(OpeningSource::listed(parse(suite, rules).map_err(Failure::input)?));
        }
        if let Some(moves) = &self.moves {
            let opening = suites::opening(moves, rules)
                .map_err(|problem| Failure::Input(format!("--moves: {problem}")))?;
            return Ok(OpeningSource::listed(vec![opening]));
        }
        Ok(OpeningSource::random(self.opening.unwrap_or(usual).into()))
    }

    /// What makes games differ.
    pub(in crate::cli) fn against_repeats(&self, usual: u8) -> &'static str {
        match self {
            Self { opening_file: Some(_), .. } => "more openings in the file make games differ",
            Self { opening_suite: true, .. } => "--opening-file starts games in more ways",
            Self { moves: Some(_), .. } => "--opening-file starts games in different ways",
            _ if self.opening.unwrap_or(usual) == 0 => "--opening 4 starts games with random moves",
            _ => "a longer --opening starts games with random moves",
        }
    }
}
