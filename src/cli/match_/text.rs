//! What a match prints for people.
use std::io::Write;

use super::super::failure::Failure;
use super::super::replay::{picture, state};
use super::Args;
use super::results::MatchResults;
use connect_n_arena::{Ending, Entrant, Game, Hypothesis, Interval, PairResults, Score, Sprt};
use connect_n_engine::{Position, format_game};

pub(super) fn write_game(
    out: &mut dyn Write,
    number: u32,
    game: &Game,
    repeated: Option<u32>,
) -> Result<(), Failure> {
    writeln!(out, "game {number}: {}", game.names.join(" vs "))?;
    let again = repeated.map_or_else(String::new, |first| format!(" (as in game {first})"));
    writeln!(out, "moves: {}{again}", format_game(game.position.moves()))?;
    writeln!(out, "{}", verdict(game))?;
    for (seat, fault) in &game.drop_outs {
        writeln!(out, "player {seat} {fault}, and dropped out")?;
    }
    for (seat, fault) in &game.late_faults {
        writeln!(out, "after the game player {seat} {fault}")?;
    }
    for ((name, used), first_report) in game.names.iter().zip(&game.usage).zip(&game.first_reports) {
        let (moves, states, seconds) = (used.moves, used.nodes, used.time.as_secs_f64());
        let first_report = first_report.as_ref().filter(|report| report.value.is_some());
        let evaluation = first_report
            .map_or_else(String::new, |report| format!("; first evaluation: {}", report.verdict()));
        writeln!(out, "  {name}: {moves} moves, {states} states, {seconds:.3} s{evaluation}")?;
    }
    Ok(writeln!(out)?)
}

pub(super) fn write_total(out: &mut dyn Write, args: &Args, results: &MatchResults) -> Result<(), Failure> {
    for (entrant, score) in args.entrants.iter().zip(&results.scores) {
        writeln!(out, "{entrant}: {}", in_words(score))?;
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
        writeln!(out, "Bots' error output is in {}", folder.display())?;
    }
    if results.repeats > 0 {
        let (repeats, games) = (results.repeats, results.games);
        let advice = args.openings.against_repeats(args.usual_opening());
        writeln!(
            out,
            "{repeats} of {games} games repeat earlier games move by move: these players use little randomness; {advice}"
        )?;
    }
    Ok(())
}

/// Score and Elo, once there is a pair of games.
fn write_comparison(out: &mut dyn Write, player: &Entrant, pairs: &PairResults) -> Result<(), Failure> {
    let (Some(score), Some(elo)) = (pairs.score(), pairs.elo()) else { return Ok(()) };
    let percent = |part: f64| 100.0 * part;
    Ok(writeln!(
        out,
        "{player} scores {:.1} % ({:.1} to {:.1} %), Elo {} ({} to {}), 95 % intervals over {} pairs of games; \
         it is the stronger one with {:.1} % likelihood",
        percent(score.estimate),
        percent(score.low),
        percent(score.high),
        points(elo.estimate),
        points(elo.low),
        points(elo.high),
        pairs.pairs(),
        percent(pairs.superiority()),
    )?)
}

/// Elo points.
fn points(elo: f64) -> String {
    if elo.is_finite() { format!("{elo:+.0}") } else { if elo > 0.0 { "+∞" } else { "-∞" }.to_owned() }
}

/// How far a test has come.
fn test_in_words(sprt: &Sprt, pairs: &PairResults) -> String {
    let state = sprt.state(pairs);
    let Interval { estimate, low, high } = state.llr;
    let [elo0, elo1] = sprt.elo;
    let verdict = match state.accepted {
        None => "not decided".to_owned(),
        Some(Hypothesis::H0) => format!("H0 accepted: {elo0} rather than {elo1}"),
        Some(Hypothesis::H1) => format!("H1 accepted: {elo1} rather than {elo0}"),
    };
    format!(
        "SPRT, {elo0} or {elo1} Elo: log-likelihood ratio {estimate:.2} ({low:.2} to {high:.2}); {verdict}"
    )
}

pub(super) fn write_board(out: &mut dyn Write, position: &Position) -> Result<(), Failure> {
    let movers = position.movers();
    if let Some((mv, mover)) = position.moves().iter().zip(movers).next_back() {
        writeln!(out, "player {mover} plays {mv}\n{}\n", picture(position))?;
        out.flush()?;
    }
    Ok(())
}

/// How a game ended, in one line.
fn verdict(game: &Game) -> String {
    let plies = game.position.plies();
    match &game.ending {
        Ending::Rules(_) => state(&game.position),
        Ending::PlyLimit => format!("draw: not decided after {plies} moves"),
        Ending::Forfeit { seat, fault } => {
            let winner =
                game.winner().map_or_else(|| "nobody wins".to_owned(), |seat| format!("win: player {seat}"));
            format!("{winner} after {plies} moves, player {seat} {fault}")
        }
    }
}

/// What a player has reached, in one line.
fn in_words(score: &Score) -> String {
    let Score { wins, draws, losses, faults, usage } = score;
    let by_fault = if *faults > 0 { format!(" ({faults} by a fault)") } else { String::new() };
    let (states, seconds) = (usage.nodes, usage.time_per_move().as_secs_f64());
    format!("{wins} won, {draws} drawn, {losses} lost{by_fault}; {states} states, {seconds:.3} s per move")
}
