//! `connect-n check-bot`: says which rules of the protocol a bot keeps.
use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::aligned::{left, right, widest};
use super::failure::{Failure, legible};
use super::format::{Format, write_json};
use super::hosting::{HostingArgs, bot};
use super::interrupt::Interrupt;
use super::time::{in_seconds, parse_seconds};
use super::words::{Explain, seconds};
use crate::language::{Label, message};
use connect_n_arena::{BotCheck, CheckProblem, Entrant, Finding, Spoken, Verdict};
use connect_n_engine::visible;

/// Check a bot against every rule of the protocol
///
/// Starts the bot again and again and talks to it as referees do: on all boards, at PopOut, after openings, with three
/// and four players, with little time, with lines it doesn't know. For each rule of docs/protocol.md it says whether
/// the bot keeps it, and if not, shows the conversation. The exit status is 1 if a rule is broken.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n check-bot \"python3 bot.py\"
  connect-n check-bot ./bot --move-time 5 --format json")]
pub(super) struct Args {
    /// The command that starts the bot
    #[arg(value_name = "COMMAND")]
    command: String,
    /// Time for each move
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = parse_seconds)]
    move_time: Duration,
    /// Seed of the others' moves
    #[arg(long, value_name = "N", default_value_t)]
    seed: u64,
    /// Show the conversation of every rule, not only of broken ones
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
        let command = bot(&self.command).map_err(Failure::explained)?;
        let interrupt = Interrupt::listen()?;
        let hosting = self.hosting.hosting_of([&Entrant::Program(command.clone())])?;
        let log = hosting.log_file(&command);
        let check = BotCheck {
            command,
            hosting,
            move_time: self.move_time,
            seed: self.seed,
            stop: interrupt.stop().clone(),
        };
        let mut written = Ok(());
        let findings = check.run(|finding| {
            if written.is_ok() {
                written = self.write(finding, out);
            }
        });
        written?;
        let Some(findings) = findings else {
            return interrupt.check(|| Label::new("check-bot-interrupted").text());
        };
        let summary = Summary::new(&findings);
        match self.format {
            Format::Json => write_json(out, &summary)?,
            Format::Text => {
                let sums = message("check-bot-sums")
                    .with("passed", summary.passed)
                    .with("advice", summary.advice)
                    .with("failed", summary.failed)
                    .with("skipped", summary.skipped);
                writeln!(out, "\n{}", sums.text())?;
                if summary.failed > 0 {
                    let log = message("check-bot-log").with("file", log.display().to_string());
                    writeln!(out, "{}", log.text())?;
                }
            }
        }
        out.flush()?;
        match summary.failed {
            0 => Ok(()),
            failed => Err(Failure::Work(message("check-bot-failed").with("count", failed).text())),
        }
    }

    fn write(&self, finding: &Finding, out: &mut dyn Write) -> Result<(), Failure> {
        match self.format {
            Format::Json => write_json(out, &CheckedRule::new(finding))?,
            Format::Text => self.write_text(finding, out)?,
        }
        Ok(out.flush()?)
    }

    fn write_text(&self, finding: &Finding, out: &mut dyn Write) -> Result<(), Failure> {
        let Finding { rule, verdict, conversation } = finding;
        let words = WORDS.map(Label::text);
        let cells = widest(8, &words);
        let word = left(&words[place(verdict)], cells);
        writeln!(out, "{word} {:<14} {}", rule.name(), rule.explain())?;
        let margin = " ".repeat(cells + 15);
        if let Some(why) = why(verdict) {
            writeln!(out, "{margin} {}", legible(&why.explain()))?;
        }
        if self.verbose || matches!(verdict, Verdict::Failed(_)) {
            let speakers = ["check-bot-is-told", "check-bot-says"].map(|id| Label::new(id).text());
            let cells = widest(11, &speakers);
            for Spoken { at, by_bot, text } in last_of(conversation) {
                let (time, speaker) = (right(&seconds(*at, 3), 10), &speakers[usize::from(*by_bot)]);
                writeln!(out, "{margin} {time}  {} {}", left(speaker, cells), visible(text))?;
            }
        }
        Ok(())
    }
}

/// Lines of a conversation that are shown to people: its end, where it went wrong.
const SHOWN: usize = 60;

fn last_of(conversation: &[Spoken]) -> &[Spoken] {
    &conversation[conversation.len().saturating_sub(SHOWN)..]
}

/// The verdicts in a word each, for people and for programs.
const WORDS: [Label; 4] = [
    Label::new("check-bot-passed"),
    Label::new("check-bot-advice"),
    Label::new("check-bot-did-fail"),
    Label::new("check-bot-skipped"),
];
const NAMES: [&str; 4] = ["passed", "advice", "failed", "skipped"];

/// The place of a verdict among these.
const fn place(verdict: &Verdict) -> usize {
    match verdict {
        Verdict::Passed => 0,
        Verdict::Advice(_) => 1,
        Verdict::Failed(_) => 2,
        Verdict::Skipped => 3,
    }
}

/// The reason of a verdict.
const fn why(verdict: &Verdict) -> Option<&CheckProblem> {
    match verdict {
        Verdict::Advice(why) | Verdict::Failed(why) => Some(why),
        Verdict::Passed | Verdict::Skipped => None,
    }
}

/// How many rules came out how.
#[derive(Serialize, Default, Clone, Copy)]
struct Summary {
    passed: usize,
    advice: usize,
    failed: usize,
    skipped: usize,
}

impl Summary {
    fn new(findings: &[Finding]) -> Self {
        let mut summary = Self::default();
        for finding in findings {
            *match finding.verdict {
                Verdict::Passed => &mut summary.passed,
                Verdict::Advice(_) => &mut summary.advice,
                Verdict::Failed(_) => &mut summary.failed,
                Verdict::Skipped => &mut summary.skipped,
            } += 1;
        }
        summary
    }
}

/// A rule for a program.
#[derive(Serialize)]
struct CheckedRule<'a> {
    rule: &'static str,
    text: &'static str,
    /// `passed`, `advice`, `failed` or `skipped`.
    verdict: &'static str,
    why: Option<String>,
    conversation: Vec<Said<'a>>,
}

/// A line of a conversation for a program.
#[derive(Serialize)]
struct Said<'a> {
    seconds: f64,
    /// `bot` or `referee`.
    by: &'static str,
    line: &'a str,
}

impl<'a> CheckedRule<'a> {
    fn new(finding: &'a Finding) -> Self {
        let said = |spoken: &'a Spoken| Said {
            seconds: in_seconds(spoken.at),
            by: if spoken.by_bot { "bot" } else { "referee" },
            line: &spoken.text,
        };
        Self {
            rule: finding.rule.name(),
            text: finding.rule.text(),
            verdict: NAMES[place(&finding.verdict)],
            why: why(&finding.verdict).map(ToString::to_string),
            conversation: finding.conversation.iter().map(said).collect(),
        }
    }
}
