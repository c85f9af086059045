//! `connect-n best`: the move that a computer player chooses.
use std::io::Write;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::board::GameArgs;
use super::failure::Failure;
use super::format::{Format, write_json};
use super::library::LibraryArgs;
use super::progress::Progress;
use super::time::{in_seconds, parse_seconds};
use crate::engine::{Choice, Limits, Observer, Player, PlayerSpec, Position, Report, Value, format_game};

/// Time between two steps of the progress bar.
const TICK: Duration = Duration::from_millis(100);

/// Ask a computer player for its move
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n best --player hard --moves \"4 4 3\"
  connect-n best --player minimax:6 --pop-out --moves 44p4 --format json")]
pub(super) struct Args {
    /// Who chooses; `connect-n players` lists them
    #[arg(long)]
    player: String,
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    library: LibraryArgs,
    /// Seed of its random choices
    #[arg(long, value_name = "N", default_value_t)]
    seed: u64,
    /// Time to think [default: as long as it takes]
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time: Option<Duration>,
    /// Say on standard error what it has found out so far, each time that it knows more
    #[arg(long)]
    verbose: bool,
    /// How the move is printed
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let spec: PlayerSpec = self.player.parse().map_err(Failure::input)?;
        let position = self.game.position()?;
        if position.is_over() {
            return Err(Failure::input("the game is over: there is no move to choose"));
        }
        let observer = self.verbose.then(|| Observer::new(|report| eprintln!("{}", so_far(report))));
        let limits = Limits { time: self.time, observer, ..Limits::default() };
        let player = spec.build_with(self.seed, &self.library.library(*position.rules())?);
        let (choice, time) = wait_for(player, &spec, &position, &limits)?;
        match self.format {
            Format::Text => Ok(writeln!(out, "{}", sentence(&spec, &choice, time))?),
            Format::Json => write_json(out, &Answer::new(&choice, time)),
        }
    }
}

/// The player's choice and the time it took. It thinks on a thread of its own, so that the bar can move.
fn wait_for(
    mut player: Box<dyn Player>,
    spec: &PlayerSpec,
    position: &Position,
    limits: &Limits,
) -> Result<(Choice, Duration), Failure> {
    let label = format!("{spec} is thinking");
    // Whoever reads what is found out needs no bar between the lines.
    let mut progress = limits.observer.is_none().then(|| match limits.time {
        Some(time) => Progress::new(label, time.div_duration_f64(TICK).ceil() as usize),
        None => Progress::without_end(label),
    });
    let (answer, answers) = mpsc::channel();
    thread::scope(|scope| {
        // A send can only fail when nobody waits any more.
        scope.spawn(move || answer.send(think(player.as_mut(), position, limits)));
        loop {
            match answers.recv_timeout(TICK) {
                Ok(answer) => return Ok(answer),
                Err(RecvTimeoutError::Timeout) => progress.iter_mut().for_each(Progress::advance),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Failure::Work(format!("{spec} gave no answer")));
                }
            }
        }
    })
}

fn think(player: &mut dyn Player, position: &Position, limits: &Limits) -> (Choice, Duration) {
    player.start(position.to_move(), position.rules());
    let start = Instant::now();
    let choice = player.choose(position, limits);
    (choice, start.elapsed())
}

/// What has been found out so far, for a person.
fn so_far(report: &Report) -> String {
    let value = report.value.map_or_else(|| "no value yet".to_owned(), in_words);
    let proved = if report.proved { ", proved" } else { "" };
    let (depth, states) = (report.depth, report.states);
    format!("depth {depth}: {value}{proved} ({states} states): {}", format_game(&report.line))
}

/// The answer for a person.
fn sentence(spec: &PlayerSpec, choice: &Choice, time: Duration) -> String {
    let value = choice.report.value.map_or_else(String::new, |value| format!(", {}", in_words(value)));
    let states = choice.report.states;
    format!("{spec} plays {}{value} ({states} states, {:.3} s)", choice.mv, time.as_secs_f64())
}

/// A value for a person.
pub(super) fn in_words(value: Value) -> String {
    let moves = |distance: u32| if distance == 1 { "move" } else { "moves" };
    match value {
        Value::Score(score) => format!("score {score}"),
        Value::Win { distance } => format!("a win in {distance} {}", moves(distance)),
        Value::Loss { distance } => format!("a loss in {distance} {}", moves(distance)),
        Value::Draw => "a draw".to_owned(),
    }
}

/// The answer for a program.
#[derive(Serialize)]
struct Answer {
    #[serde(rename = "move")]
    mv: String,
    value: Option<Value>,
    states: u64,
    seconds: f64,
}

impl Answer {
    fn new(choice: &Choice, time: Duration) -> Self {
        Self {
            mv: choice.mv.to_string(),
            value: choice.report.value,
            states: choice.report.states,
            seconds: in_seconds(time),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_said_in_words() {
        assert_eq!(in_words(Value::Win { distance: 1 }), "a win in 1 move");
        assert_eq!(in_words(Value::Loss { distance: 4 }), "a loss in 4 moves");
        assert_eq!(in_words(Value::Score(-3)), "score -3");
        assert_eq!(in_words(Value::Draw), "a draw");
    }
}
