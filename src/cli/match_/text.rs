//! What a match prints for people.
use std::io::Write;

use super::super::failure::Failure;
use super::super::replay::{picture, state};
use super::super::words::{fault, fixed, seconds, verdict};
use super::args::Args;
use super::results::MatchResults;
use crate::language::{decimal, message};
use crate::sentence::versus;
use connect_n_arena::{Ending, Entrant, Fault, Game, Hypothesis, Interval, PairResults, Score, Sprt};
use connect_n_engine::{Position, Seat, format_game};

pub(super) fn write_game(
    out: &mut dyn Write,
    number: u32,
    game: &Game,
    repeated: Option<u32>,
) -> Result<(), Failure> {
    let title = message("match-game").with("number", number).with("players", versus(game.names.clone()));
    writeln!(out, "{}", title.text())?;
    let moves = match repeated {
        None => message("match-moves"),
        Some(first) => message("match-moves-again").with("number", first),
    };
    writeln!(out, "{}", moves.with("moves", format_game(game.position.moves())).text())?;
    writeln!(out, "{}", ending(game))?;
    for (seat, wrong) in &game.drop_outs {
        writeln!(out, "{}", message("match-dropped-out").with("problem", of_seat(*seat, wrong)).text())?;
    }
    for (seat, wrong) in &game.late_faults {
        writeln!(out, "{}", message("match-after-game").with("problem", of_seat(*seat, wrong)).text())?;
    }
    for ((name, used), first_report) in game.names.iter().zip(&game.usage).zip(&game.first_reports) {
        let line = message("match-used")
            .with("name", name.clone())
            .with("moves", used.moves)
            .with("count", used.nodes)
            .with("time", seconds(used.time, 3));
        let line = match first_report.as_ref().filter(|report| report.value.is_some()) {
            None => line,
            Some(report) => {
                message("match-first-evaluation").with("line", line.text()).with("found", verdict(report))
            }
        };
        writeln!(out, "  {}", line.text())?;
    }
    Ok(writeln!(out)?)
}

pub(super) fn write_total(out: &mut dyn Write, args: &Args, results: &MatchResults) -> Result<(), Failure> {
    for ((entrant, score), first_fault) in
        args.entrants.iter().zip(&results.scores).zip(&results.first_faults)
    {
        writeln!(out, "{}", total(entrant, score))?;
        // Otherwise it stands with its game.
        if let Some(wrong) = first_fault.as_ref().filter(|_| args.quiet) {
            let said = message("match-first-fault").with("problem", fault(&entrant.to_string(), wrong));
            writeln!(out, "  {}", said.text())?;
        }
    }
    if let [first, _] = &args.entrants[..] {
        write_comparison(out, first, &results.pairs)?;
    }
    if let Some(sprt) = &args.sprt {
        writeln!(out, "{}", test_in_words(sprt, &results.pairs))?;
    }
    let has_faults =
        |(entrant, score): (&Entrant, &Score)| matches!(entrant, Entrant::Program(_)) && score.faults > 0;
    if args.entrants.iter().zip(&results.scores).any(has_faults) {
        let folder = args.hosting.logs();
        let said = message("match-logs").with("folder", folder.display().to_string());
        writeln!(out, "{}", said.text())?;
    }
    if results.repeats > 0 {
        let repeats = message("match-repeats")
            .with("count", results.repeats)
            .with("total", results.games)
            .with("advice", args.openings.against_repeats(args.usual_opening()).text());
        writeln!(out, "{}", repeats.text())?;
    }
    Ok(())
}

/// Score and Elo, once there is a pair of games.
fn write_comparison(out: &mut dyn Write, player: &Entrant, pairs: &PairResults) -> Result<(), Failure> {
    let (Some(score), Some(elo)) = (pairs.score(), pairs.elo()) else { return Ok(()) };
    let percent = |part: f64| fixed(100.0 * part, 1);
    let comparison = message("match-comparison")
        .with("name", player.to_string())
        .with("score", percent(score.estimate))
        .with("scoreLow", percent(score.low))
        .with("scoreHigh", percent(score.high))
        .with("elo", points(elo.estimate))
        .with("eloLow", points(elo.low))
        .with("eloHigh", points(elo.high))
        .with("count", pairs.pairs())
        .with("likelihood", percent(pairs.superiority()));
    Ok(writeln!(out, "{}", comparison.text())?)
}

/// Elo points.
fn points(elo: f64) -> String {
    if elo.is_finite() { format!("{elo:+.0}") } else { if elo > 0.0 { "+∞" } else { "-∞" }.to_owned() }
}

/// How far a test has come.
fn test_in_words(sprt: &Sprt, pairs: &PairResults) -> String {
    let state = sprt.state(pairs);
    let Interval { estimate, low, high } = state.llr;
    let [less, more] = sprt.elo.map(|elo| decimal(&elo.to_string()));
    let id = match state.accepted {
        None => "match-sprt-open",
        Some(Hypothesis::H0) => "match-sprt-h0",
        Some(Hypothesis::H1) => "match-sprt-h1",
    };
    message(id)
        .with("less", less)
        .with("more", more)
        .with("ratio", fixed(estimate, 2))
        .with("low", fixed(low, 2))
        .with("high", fixed(high, 2))
        .text()
}

pub(super) fn write_board(out: &mut dyn Write, position: &Position) -> Result<(), Failure> {
    let movers = position.movers();
    if let Some((mv, mover)) = position.moves().iter().zip(movers).next_back() {
        let plays = message("match-plays").with("number", mover.number()).with("written", mv.to_string());
        writeln!(out, "{}\n{}\n", plays.text(), picture(position))?;
        out.flush()?;
    }
    Ok(())
}

/// How a game ended, in one line.
fn ending(game: &Game) -> String {
    let said = match &game.ending {
        Ending::Rules(_) => return state(&game.position),
        Ending::PlyLimit => message("match-not-decided"),
        Ending::Forfeit { seat, fault } => {
            let said = match game.winner() {
                None => message("match-nobody-wins"),
                Some(winner) => message("match-win-by-fault").with("number", winner.number()),
            };
            said.with("problem", of_seat(*seat, fault))
        }
    };
    said.with("count", game.position.plies()).text()
}

/// What the player in this seat did wrong.
fn of_seat(seat: Seat, wrong: &Fault) -> String {
    fault(&message("match-player").with("number", seat.number()).text(), wrong)
}

/// What a player has reached, in one line.
fn total(entrant: &Entrant, score: &Score) -> String {
    let Score { wins, draws, losses, faults, usage } = score;
    let id = if *faults > 0 { "match-total-with-faults" } else { "match-total" };
    message(id)
        .with("name", entrant.to_string())
        .with("won", *wins)
        .with("drawn", *draws)
        .with("lost", *losses)
        .with("faults", *faults)
        .with("count", usage.nodes)
        .with("time", seconds(usage.time_per_move(), 3))
        .text()
}
