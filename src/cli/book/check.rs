//! Solves positions of a book again without it.
use std::io::Write;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom;

use super::{Args, extent};
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::engine::book::{Known, Maker};
use crate::engine::search::{Question, Solver};
use crate::engine::{Limits, Move, Position, format_game};

pub(super) fn run(args: &Args, count: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = args.board.rules()?;
    let none = || Failure::Input("there is no book for this board; name a file with --book".to_owned());
    let book = args.library.library(rules)?.book_for(&rules).ok_or_else(none)?;
    let maker = Maker::new(&book, args.solver_options());
    let known = (0..=book.extent().most_discs).flat_map(|discs| maker.openings(discs));
    let known = known.filter_map(|position| book.find(&position).map(|known| (position, known)));
    let sample = known.sample(&mut Xoshiro256PlusPlus::seed_from_u64(args.seed), count);

    let mut solver = Solver::new(args.solver_options());
    let mut progress = Progress::new("checking".to_owned(), sample.len());
    let mut wrong = 0;
    for (position, known) in &sample {
        progress.advance();
        if !is_right(&mut solver, position, *known)? {
            wrong += 1;
            let Known { score, column } = known;
            writeln!(out, "{}: NOT score {score} by column {column}", format_game(position.moves()))?;
        }
    }
    drop(progress);
    writeln!(out, "{}; {} solved again, {wrong} wrong", extent(&book), sample.len())?;
    if wrong == 0 { Ok(()) } else { Err(Failure::Work(format!("{wrong} positions of the book are wrong"))) }
}

/// Whether the solver finds the score, and finds that the move reaches it.
fn is_right(solver: &mut Solver, position: &Position, known: Known) -> Result<bool, Failure> {
    let mut score = |position: &Position| {
        solver.solve(position, Question::Score, &Limits::default()).map_err(Failure::input)
    };
    let before = score(position)?.score;
    let mut next = position.clone();
    if next.play(Move::Drop(known.column)).is_err() {
        return Ok(false);
    }
    let after = score(&next)?.score;
    Ok(before == Some(known.score) && after == Some(-known.score))
}
