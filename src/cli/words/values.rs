//! What positions are worth.
use super::Explain;
use crate::language::{Label, message};
use connect_n_engine::{Report, Value};

impl Explain for Value {
    fn explain(&self) -> String {
        match *self {
            Self::Score(score) => message("value-score").with("score", score.to_string()),
            Self::Win { distance } => message("value-a-win-in").with("count", distance),
            Self::Loss { distance } => message("value-a-loss-in").with("count", distance),
            Self::Draw => message("value-a-draw"),
            Self::Undecided => message("value-undecided"),
        }
        .text()
    }
}

/// The value that a search has found, and whether it is proved.
pub(in crate::cli) fn verdict(report: &Report) -> String {
    let value = report.value.map_or_else(|| Label::new("value-none").text(), |value| value.explain());
    if report.proved { message("value-proved").with("value", value).text() } else { value }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;

    #[test]
    fn values_are_said_in_the_same_words() {
        let some = [Value::Score(-3), Value::Draw, Value::Undecided];
        let distances = [1, 2, 21];
        let wins = distances.map(|distance| Value::Win { distance });
        let losses = distances.map(|distance| Value::Loss { distance });
        for value in some.into_iter().chain(wins).chain(losses) {
            assert_same(&[&value]);
            for proved in [true, false] {
                let report = Report { value: Some(value), proved, ..Report::default() };
                assert_eq!(verdict(&report), report.verdict());
            }
        }
        assert_eq!(verdict(&Report::default()), Report::default().verdict());
    }
}
