//! Solves positions that a book knows again without it.
use std::io::Write;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom;

use super::args::Args;
use crate::cli::book_args::extent;
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::language::{Label, message};
use connect_n_engine::book::BookBuilder;
use connect_n_engine::search::{Solution, SolveRequest, Solver};
use connect_n_engine::{Limits, Position, format_game};

pub(super) fn run(args: &Args, count: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = args.board.rules()?;
    let none = || Failure::explained(Label::new("book-none"));
    let book_source = args.book.source(rules)?;
    let book = book_source.book_for(&Position::new(rules)).ok_or_else(none)?;
    let builder = BookBuilder::new(rules, args.solver_options()).map_err(Failure::explained)?;
    let known = book.last_ply().into_iter().flat_map(|last| (0..=last).flat_map(|ply| builder.openings(ply)));
    let sample = known.sample(&mut Xoshiro256PlusPlus::seed_from_u64(args.seed), count);

    let mut reading = Solver::new(args.solver_options()).with_book(book_source);
    let mut alone = Solver::new(args.solver_options());
    let mut progress = Progress::new(Label::new("book-bar-checking").text(), sample.len());
    let mut wrong = 0;
    for position in &sample {
        progress.advance();
        let known = solve(&mut reading, position, SolveRequest::Move)?;
        if !is_right(&mut alone, position, &known)? {
            wrong += 1;
            let score = known.score.map_or_else(|| "?".to_owned(), |score| score.to_string());
            let not_so = message("book-position-wrong")
                .with("line", format_game(position.moves()))
                .with("score", score)
                .with("best", format_game(&known.best));
            writeln!(out, "{}", not_so.text())?;
        }
    }
    drop(progress);
    let checked = message("book-checked").with("extent", extent(&book)).with("count", sample.len());
    writeln!(out, "{}", checked.with("wrong", wrong).text())?;
    match wrong {
        0 => Ok(()),
        wrong => Err(Failure::Work(message("book-wrong").with("count", wrong).text())),
    }
}

/// Whether the solver finds the score, and finds that the move reaches it.
fn is_right(solver: &mut Solver, position: &Position, known: &Solution) -> Result<bool, Failure> {
    let before = solve(solver, position, SolveRequest::Score)?.score;
    let mut next = position.clone();
    let is_played = known.best.first().is_some_and(|&mv| next.play(mv).is_ok());
    let after = solve(solver, &next, SolveRequest::Score)?.score;
    Ok(is_played && before == known.score && after == known.score.map(|score| -score))
}

fn solve(solver: &mut Solver, position: &Position, request: SolveRequest) -> Result<Solution, Failure> {
    solver.solve(position, request, &Limits::default()).map_err(Failure::explained)
}
