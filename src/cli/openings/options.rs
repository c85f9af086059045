//! The options that say how the games of a match or a tournament begin.
use std::path::PathBuf;

use super::suites::{self, parse, read};
use crate::cli::failure::Failure;
use crate::language::{Label, message};
use connect_n_arena::{OpeningSource, Openings};
use connect_n_engine::Rules;

/// How games begin.
#[derive(clap::Args, Clone, Debug)]
#[group(multiple = false)]
pub(in crate::cli) struct OpeningArgs {
    /// Random plies at the start of each game; each opening is played once from every seat [default: 0 in a match, 4 with
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
                Failure::explained(message("openings-no-suite").with("boards", suites::boards()))
            })?;
            return Ok(OpeningSource::listed(parse(suite, rules).map_err(Failure::explained)?));
        }
        if let Some(moves) = &self.moves {
            let opening =
                suites::opening(moves, rules).map_err(|error| Failure::in_file("--moves", &error))?;
            return Ok(OpeningSource::listed(vec![opening]));
        }
        if let Some(plies) = self.opening.filter(|&plies| !Openings::are_possible(rules, plies.into())) {
            return Err(Failure::explained(message("openings-too-long").with("count", plies)));
        }
        Ok(OpeningSource::random(self.opening.unwrap_or(usual).into()))
    }

    /// What makes games differ.
    pub(in crate::cli) fn against_repeats(&self, usual: u8) -> Label {
        match self {
            Self { opening_file: Some(_), .. } => Label::new("openings-differ-file"),
            Self { opening_suite: true, .. } => Label::new("openings-differ-suite"),
            Self { moves: Some(_), .. } => Label::new("openings-differ-moves"),
            _ if self.opening.unwrap_or(usual) == 0 => Label::new("openings-differ-none"),
            _ => Label::new("openings-differ-random"),
        }
    }
}
