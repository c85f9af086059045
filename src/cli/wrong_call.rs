//! What is wrong with a call, in one line: what clap says in several, in the language of the person.
use std::num::{IntErrorKind, ParseIntError};

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::bench::window::WindowBenchError;
use super::time::SecondsError;
use super::words::Explain;
use crate::language::{Label, Language, Message, current, message};
use crate::sentence::{clauses, items};
use connect_n_arena::{EntrantError, SprtError};
use connect_n_engine::PartError;
use connect_n_engine::clock::TimeControlError;
use connect_n_engine::puzzle::PuzzleKindError;

/// The problem, and what helps.
pub(super) fn in_words(error: &clap::Error) -> String {
    let problem = problem(error).map(|problem| problem.text());
    let mut parts = vec![problem.unwrap_or_else(|| without_usage(error))];
    parts.extend(similar(error));
    if current() == Language::English {
        parts.extend(other_tips(error));
    }
    message("call-problem").with("problem", clauses(&parts)).text()
}

fn problem(error: &clap::Error) -> Option<Message<'static>> {
    let argument = || text(error, ContextKind::InvalidArg);
    let value = || text(error, ContextKind::InvalidValue);
    let number = |kind| match error.get(kind) {
        Some(ContextValue::Number(number)) => Some(*number as i64),
        _ => None,
    };
    let said = match error.kind() {
        ErrorKind::UnknownArgument => message("call-unknown-argument").with("argument", argument()?),
        ErrorKind::InvalidSubcommand => {
            message("call-unknown-command").with("command", text(error, ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::InvalidValue => {
            let possible =
                quoted(error, ContextKind::ValidValue).map(|values| items(&values)).unwrap_or_default();
            let said = match value()? {
                value if value.is_empty() => message("call-no-value"),
                value => message("call-wrong-value").with("value", value),
            };
            let has_values = if possible.is_empty() { "no" } else { "yes" };
            said.with("argument", argument()?).with("listed", has_values).with("values", possible)
        }
        ErrorKind::ValueValidation => message("call-bad-value")
            .with("argument", argument()?)
            .with("value", value()?)
            .with("why", why(error)?),
        ErrorKind::TooManyValues => {
            message("call-too-many-values").with("argument", argument()?).with("value", value()?)
        }
        ErrorKind::TooFewValues => message("call-too-few-values")
            .with("argument", argument()?)
            .with("wanted", number(ContextKind::MinValues)?)
            .with("count", number(ContextKind::ActualNumValues)?),
        ErrorKind::ArgumentConflict => {
            let argument = argument()?;
            match error.get(ContextKind::PriorArg)? {
                ContextValue::String(other) if *other == argument => message("call-twice"),
                ContextValue::String(other) => message("call-conflict").with("other", format!("'{other}'")),
                ContextValue::Strings(others) => message("call-conflict").with("other", others.join(" ")),
                _ => return None,
            }
            .with("argument", argument)
        }
        ErrorKind::MissingRequiredArgument => {
            message("call-missing").with("arguments", strings(error, ContextKind::InvalidArg)?.join(" "))
        }
        ErrorKind::MissingSubcommand => message("call-no-command")
            .with("command", text(error, ContextKind::InvalidSubcommand)?)
            .with("commands", items(&strings(error, ContextKind::ValidSubcommand)?)),
        ErrorKind::InvalidUtf8 => message("call-not-utf8"),
        _ => return None,
    };
    Some(said)
}

/// Why a value can't be used.
fn why(error: &clap::Error) -> Option<String> {
    let source = std::error::Error::source(error)?;
    let said = source.to_string();
    if let Some(number) = source.downcast_ref::<ParseIntError>() {
        let is_negative =
            text(error, ContextKind::InvalidValue).is_some_and(|it| it.parse::<i64>().is_ok_and(|it| it < 0));
        if is_negative {
            return Some(message("call-too-small").with("least", "0").text());
        }
        let is_too_large = matches!(number.kind(), IntErrorKind::PosOverflow | IntErrorKind::NegOverflow);
        let id = if is_too_large { "call-number-too-large" } else { "call-not-a-number" };
        return Some(message(id).text());
    }
    if source.is::<PartError>() {
        return Some(Label::new("call-not-a-part").text());
    }
    if let Some(explained) = explained(source) {
        return Some(explained);
    }
    Some(out_of_range(&said).map_or(said, |message| message.text()))
}

/// What clap says of a number that is not in its range, which has no type of its own: `0 is not in 1..=16`, or
/// `0 is not in 1..18446744073709551615` where the range has no end.
fn out_of_range(said: &str) -> Option<Message<'static>> {
    /// Where ranges end that were given no end: at the largest number of their type.
    const NO_END: [u64; 4] = [u16::MAX as u64, u32::MAX as u64, i64::MAX as u64, u64::MAX];
    let (number, range) = said.split_once(" is not in ")?;
    let (first, last) = range.split_once("..")?;
    let last = last.trim_start_matches('=');
    Some(match last.parse() {
        Ok(end) if NO_END.contains(&end) && number.parse::<u64>().is_ok_and(|it| it > end) => {
            message("call-number-too-large")
        }
        Ok(end) if NO_END.contains(&end) => message("call-too-small").with("least", first.to_owned()),
        _ => message("call-out-of-range")
            .with("text", number.to_owned())
            .with("range", format!("{first}–{last}")),
    })
}

/// What our own readers of values say.
fn explained(error: &(dyn std::error::Error + 'static)) -> Option<String> {
    macro_rules! first_of {
        ($($error:ty),+ $(,)?) => {
            None$(.or_else(|| error.downcast_ref::<$error>().map(Explain::explain)))+
        };
    }
    first_of!(EntrantError, PuzzleKindError, SecondsError, SprtError, TimeControlError, WindowBenchError)
}

/// What was perhaps meant.
fn similar(error: &clap::Error) -> Option<String> {
    let kinds = [
        (ContextKind::SuggestedArg, "call-similar-arguments"),
        (ContextKind::SuggestedValue, "call-similar-values"),
        (ContextKind::SuggestedSubcommand, "call-similar-commands"),
    ];
    kinds.into_iter().find_map(|(kind, id)| {
        let names: Vec<_> = strings(error, kind)?.iter().map(|name| format!("'{name}'")).collect();
        let some = (!names.is_empty()).then(|| message(id).with("count", names.len()));
        Some(some?.with("names", items(&names)).text())
    })
}

/// Tips that clap has only as English sentences.
fn other_tips(error: &clap::Error) -> Vec<String> {
    match error.get(ContextKind::Suggested) {
        Some(ContextValue::StyledStrs(tips)) => tips.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

fn text(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        _ => None,
    }
}

fn strings(error: &clap::Error, kind: ContextKind) -> Option<Vec<String>> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(vec![text.clone()]),
        ContextValue::Strings(texts) => Some(texts.clone()),
        _ => None,
    }
}

/// The same, with quotation marks around those with a space.
fn quoted(error: &clap::Error, kind: ContextKind) -> Option<Vec<String>> {
    let texts = strings(error, kind)?;
    Some(texts.into_iter().map(|it| if it.contains(' ') { format!("{it:?}") } else { it }).collect())
}

/// All that clap says, but for the usage.
fn without_usage(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let problem = text.split("\n\nUsage:").next().unwrap_or_default();
    let problem = problem.split("\n\nFor more information").next().unwrap_or_default();
    let problem = problem.trim_start_matches("error: ").split("\n\n  tip:").next().unwrap_or_default();
    problem.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::Cli;

    /// What clap says, in one line.
    fn of_clap(error: &clap::Error) -> String {
        let text = error.render().to_string();
        let problem = text.split("\n\nUsage:").next().unwrap_or_default();
        let problem = problem.split("\n\nFor more information").next().unwrap_or_default();
        let problem =
            problem.trim_start_matches("error: ").replace("\n\n  tip:", ";").replace("\n  tip:", ";");
        format!("{}; try --help", problem.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn a_wrong_call_is_said_in_the_words_of_clap() {
        let calls: [&[&str]; 15] = [
            &["--nothing"],
            &["--row", "7"],
            &["solv"],
            &["solve", "--rows"],
            &["solve", "--time", "soon"],
            &["solve", "--format", "jso"],
            &["solve", "--format", "xml"],
            &["solve", "--format"],
            &["solve", "--rows", "6", "--rows", "7"],
            &["solve", "--stdin", "--moves", "4"],
            &["best"],
            &["solve", "--resume"],
            &["puzzles"],
            &["openings"],
            &["lookahead"],
        ];
        for call in calls {
            let error = Cli::try_parse_from(["connect-n"].iter().chain(call)).err().unwrap();
            assert_eq!(in_words(&error), of_clap(&error), "{call:?}");
            assert!(problem(&error).is_some(), "{call:?}");
        }
    }

    #[test]
    fn numbers_that_are_none_or_out_of_range_are_called_so() {
        let said =
            |rows| in_words(&Cli::try_parse_from(["connect-n", "solve", "--rows", rows]).err().unwrap());
        assert_eq!(said("x"), "invalid value 'x' for '--rows <ROWS>': it isn't a whole number; try --help");
        assert!(said("17").ends_with("': 17 is not in 1–16; try --help"), "{}", said("17"));
        let rounds = |rounds| {
            let call = ["connect-n", "tournament", "hard", "medium", "--rounds", rounds];
            in_words(&Cli::try_parse_from(call).err().unwrap())
        };
        assert!(rounds("0").ends_with(": it must be at least 1; try --help"), "{}", rounds("0"));
        let nodes = ["connect-n", "openings", "make", "--nodes", "5"];
        let nodes = in_words(&Cli::try_parse_from(nodes).err().unwrap());
        assert!(nodes.ends_with(": it must be at least 1000; try --help"), "{nodes}");
        let of_call = |args: &[&str]| {
            let args: Vec<_> =
                std::iter::once("connect-n").chain(args.iter().copied()).map(Into::into).collect();
            in_words(&crate::cli::parse(&args).err().unwrap())
        };
        let games = of_call(&["match", "hard", "medium", "--games", "-1"]);
        assert_eq!(games, "invalid value '-1' for '--games <G>': it must be at least 1; try --help");
        let negative_seed = of_call(&["match", "hard", "medium", "--seed", "-1"]);
        assert!(negative_seed.ends_with(": it must be at least 0; try --help"), "{negative_seed}");
        assert!(rounds("5000000000").ends_with(": the number is too large; try --help"));
        let large = "1000000000000000000000";
        assert!(said(large).ends_with("': the number is too large; try --help"), "{}", said(large));
    }
}
