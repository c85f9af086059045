//! `connect-n check-bot`: says which rules of the protocol a bot keeps.
use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::failure::Failure;
use super::format::{Format, write_json};
use super::hosting::HostingArgs;
use super::interrupt::Interrupt;
use super::time::{in_seconds, parse_seconds};
use connect_n_arena::{BotCheck, Finding, PROGRAM_PREFIX, ProgramCommand, Spoken, Verdict};
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
        let text = self.command.trim();
        let command: ProgramCommand =
            text.strip_prefix(PROGRAM_PREFIX).unwrap_or(text).parse().map_err(Failure::input)?;
        let interrupt = Interrupt::listen()?;
        let hosting = self.hosting.hosting();
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
            return interrupt.check(|| "interrupted before every rule was checked".to_owned());
        };
        let summary = Summary::new(&findings);
        match self.format {
            Format::Json => write_json(out, &summary)?,
            Format::Text => {
                let Summary { passed, advice, failed, skipped } = summary;
                writeln!(out, "\n{passed} passed, {advice} with advice, {failed} failed, {skipped} skipped")?;
                if failed > 0 {
                    writeln!(out, "What the bot wrote to standard error is in {}", log.display())?;
                }
            }
        }
        out.flush()?;
        match summary.failed {
            0 => Ok(()),
            1 => Err(Failure::Work("the bot breaks 1 rule of docs/protocol.md".to_owned())),
            failed => Err(Failure::Work(format!("the bot breaks {failed} rules of docs/protocol.md"))),
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
        let (word, why) = verdict(&finding.verdict);
        writeln!(out, "{word:<8} {:<14} {}", finding.rule.name(), finding.rule.text())?;
        if let Some(why) = why {
            writeln!(out, "{:23} {}", "", visible(why))?;
        }
        if self.verbose || matches!(finding.verdict, Verdict::Failed(_)) {
            for Spoken { at, by_bot, text } in last_of(&finding.conversation) {
                let arrow = if *by_bot { "bot says" } else { "bot is told" };
                writeln!(out, "{:23} {:8.3} s  {arrow:<11} {}", "", at.as_secs_f64(), visible(text))?;
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

/// A verdict in one word, with its reason.
fn verdict(verdict: &Verdict) -> (&'static str, Option<&str>) {
    match verdict {
        Verdict::Passed => ("passed", None),
        Verdict::Advice(why) => ("advice", Some(why)),
        Verdict::Failed(why) => ("failed", Some(why)),
        Verdict::Skipped => ("skipped", None),
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
    why: Option<&'a str>,
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
        let (verdict, why) = verdict(&finding.verdict);
        let said = |spoken: &'a Spoken| Said {
            seconds: in_seconds(spoken.at),
            by: if spoken.by_bot { "bot" } else { "referee" },
            line: &spoken.text,
        };
        Self {
            rule: finding.rule.name(),
            text: finding.rule.text(),
            verdict,
            why,
            conversation: finding.conversation.iter().map(said).collect(),
        }
    }
}
