//! A bench for bots: talks to a program as referees do, and says which rules of `docs/protocol.md` it keeps.
//!
//! `bot_check.rs` holds what a program is checked with, `rule.rs` names the rules, `conversation.rs` talks to a program
//! and writes down what is said, `games.rs` plays games with it whose moves are chosen at random, and `manners.rs` asks
//! everything else. Each rule is checked in conversations of its own, with the program started anew, so that a fault in
//! one says nothing about the others.
mod bot_check;
mod conversation;
mod games;
mod manners;
mod problem;
mod rule;

pub use bot_check::BotCheck;
pub use conversation::Spoken;
pub use problem::CheckProblem;
pub use rule::Rule;

use conversation::Conversation;

/// Whether a program keeps a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It does.
    Passed,
    /// It does, but something could be better.
    Advice(CheckProblem),
    /// It doesn't, for this reason.
    Failed(CheckProblem),
    /// Nobody knows, since it doesn't even begin a game.
    Skipped,
}

/// What came of the check of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: Rule,
    /// Whether it is kept.
    pub verdict: Verdict,
    /// The conversation in which it was not, or the last one.
    pub conversation: Vec<Spoken>,
}

impl BotCheck {
    /// Checks every rule, and tells of each as soon as it is known. After a rule without which no game begins, all
    /// others are skipped. `None` if it was called off.
    pub fn run(&self, mut tell: impl FnMut(&Finding)) -> Option<Vec<Finding>> {
        let mut findings: Vec<Finding> = Vec::new();
        for rule in Rule::ALL {
            let is_hopeless = findings
                .iter()
                .any(|found| found.rule.is_needed_to_begin() && matches!(found.verdict, Verdict::Failed(_)));
            let finding = if is_hopeless {
                Finding { rule, verdict: Verdict::Skipped, conversation: Vec::new() }
            } else {
                self.check(rule)
            };
            if self.stop.is_stopped() {
                return None;
            }
            tell(&finding);
            findings.push(finding);
        }
        Some(findings)
    }

    fn check(&self, rule: Rule) -> Finding {
        let mut conversation = Vec::new();
        let result = self.examine(rule, &mut conversation);
        let verdict = match result {
            Ok(()) => Verdict::Passed,
            Err(problem) if problem.is_advice() || rule.is_advice() => Verdict::Advice(problem),
            Err(problem) => Verdict::Failed(problem),
        };
        Finding { rule, verdict, conversation }
    }

    /// Holds the conversations of a rule. What is said in the last of them is in `spoken` afterwards.
    fn examine(&self, rule: Rule, spoken: &mut Vec<Spoken>) -> Result<(), CheckProblem> {
        let mut hold = |talk: &mut dyn FnMut(&mut Conversation) -> Result<(), CheckProblem>| {
            spoken.clear();
            Conversation::hold(self, spoken, talk)
        };
        match rule {
            Rule::Start => hold(&mut manners::starts),
            Rule::Ready => hold(&mut manners::gets_ready),
            Rule::Name => hold(&mut manners::says_its_name),
            Rule::Quiet => hold(&mut manners::is_quiet),
            Rule::Info => hold(&mut manners::says_what_is_understood),
            Rule::InTime => hold(&mut manners::answers_in_time),
            Rule::ShortTime => hold(&mut manners::answers_in_a_short_time),
            Rule::UnknownLines => hold(&mut manners::passes_over_lines),
            Rule::MoreWords => hold(&mut manners::passes_over_words),
            Rule::Hurry => hold(&mut manners::answers_in_order),
            Rule::Quit => {
                hold(&mut manners::quits_early)?;
                hold(&mut manners::quits)
            }
            Rule::EndOfInput => hold(&mut manners::ends_with_its_input),
            Rule::SecondGame => hold(&mut manners::plays_a_second_game),
            Rule::FirstGame
            | Rule::Boards
            | Rule::Openings
            | Rule::FullColumns
            | Rule::PopOut
            | Rule::MorePlayers
            | Rule::DropOuts => games::of(rule).iter().try_for_each(|game| hold(&mut |talk| game.play(talk))),
        }
    }
}
