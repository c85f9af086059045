//! `connect-n best`: the move that a computer player chooses.
use std::io::Write;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::board::PositionArgs;
use super::book_args::BookArgs;
use super::failure::Failure;
use super::format::{Format, write_json};
use super::hosting::HostingArgs;
use super::progress::Progress;
use super::thinking::{found_so_far, sentence, wait_for};
use super::time::{in_seconds, parse_seconds};
use super::words::fault;
use crate::language::{Label, message};
use connect_n_arena::{Contestant, Entrant, Fault};
use connect_n_engine::{Choice, Limits, Observer, Position, Value};

/// Ask a computer player for its move
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n best --player hard --moves \"4 4 3\"
  connect-n best --player minimax:6 --pop-out --moves 44p4 --format json")]
pub(super) struct Args {
    /// The player; `connect-n players` lists them
    #[arg(long)]
    player: String,
    #[command(flatten)]
    position: PositionArgs,
    #[command(flatten)]
    book: BookArgs,
    /// Seed of its random choices
    #[arg(long, value_name = "N", default_value_t)]
    seed: u64,
    /// Time limit [default: none]
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time: Option<Duration>,
    /// Report search progress on stderr
    #[arg(long)]
    verbose: bool,
    #[command(flatten)]
    hosting: HostingArgs,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let entrant: Entrant = self.player.parse().map_err(Failure::explained)?;
        let position = self.position.position()?;
        entrant.check(position.rules()).map_err(Failure::explained)?;
        let book_source = self.book.source(*position.rules())?;
        let mut player = entrant.build_with(self.seed, &self.hosting.hosting_of([&entrant])?, &book_source);
        if position.is_over() {
            return Err(Failure::explained(Label::new("no-move-left")));
        }
        if position.is_set_up() && matches!(entrant, Entrant::Program(_)) {
            return Err(Failure::explained(Label::new("best-bot-needs-moves")));
        }
        let observer = self.verbose.then(|| Observer::new(|report| eprintln!("{}", found_so_far(report))));
        let limits = Limits { time: self.time, observer, ..Limits::default() };
        // Whoever reads what is found out needs no bar between the lines.
        let label = message("progress-thinking").with("name", entrant.to_string()).text();
        let progress = (!self.verbose).then(|| Progress::thinking(&label, self.time));
        let answer = wait_for(progress, || think(player.as_mut(), &position, &limits))?;
        let (choice, time) = answer.map_err(|wrong| Failure::Work(fault(&entrant.to_string(), &wrong)))?;
        match self.format {
            Format::Text => Ok(writeln!(out, "{}", sentence(&entrant.to_string(), &choice, time))?),
            Format::Json => write_json(out, &Answer::new(&choice, time)),
        }
    }
}

/// The player's choice and the time it took.
fn think(
    player: &mut dyn Contestant,
    position: &Position,
    limits: &Limits,
) -> Result<(Choice, Duration), Fault> {
    player.start(position.to_move(), position.rules());
    player.get_ready(&limits.stop)?;
    let start = Instant::now();
    let choice = player.choose(position, limits)?;
    Ok((choice, start.elapsed()))
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
            states: choice.report.nodes,
            seconds: in_seconds(time),
        }
    }
}
