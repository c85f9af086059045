//! The rules for bots, and how bots break them.
use super::{Explain, fault, fixed, sentence};
use crate::language::{Label, message};
use connect_n_arena::protocol::InfoProblem;
use connect_n_arena::{CheckProblem, NetworkError, Rule};
use connect_n_engine::Quoted;

impl Explain for CheckProblem {
    fn explain(&self) -> String {
        let program = || Label::new("check-bot-program").text();
        let about = |id, question: &str, answer: &str| {
            message(id).with("question", question.to_owned()).with("answer", answer.to_owned())
        };
        match self {
            Self::NotStarted(problem) => message("check-bot-not-started").with("problem", problem.clone()),
            Self::Quit(status) => message("check-bot-quit").with("status", status.clone()),
            Self::NotAsked(line) => message("check-bot-not-asked").with("line", line.clone()),
            Self::Fault(wrong) => return sentence(&fault(&program(), wrong)),
            Self::Mute(wrong) => message("check-bot-mute").with("problem", fault(&program(), wrong)),
            Self::AfterQuit(wrong) => {
                message("check-bot-after-quit").with("problem", fault(&program(), wrong))
            }
            Self::AfterInput(wrong) => {
                message("check-bot-after-input").with("problem", fault(&program(), wrong))
            }
            Self::NotReady { question, answer } => about("check-bot-not-ready", question, answer),
            Self::NotReadyForWords(answer) => {
                message("check-bot-not-ready-for-words").with("answer", answer.clone())
            }
            Self::NoMove { question, answer, problem } => {
                about("check-bot-wrong-move", question, answer).with("problem", problem.explain())
            }
            Self::Illegal { question, answer, reason } => {
                about("check-bot-wrong-move", question, answer).with("problem", reason.explain())
            }
            Self::NoName => message("check-bot-no-name"),
            Self::LongName(length) => {
                message("check-bot-long-name").with("count", *length).with("most", Self::LONGEST_NAME)
            }
            Self::Info { info, problem } => {
                message("check-bot-info").with("line", info.clone()).with("problem", problem.explain())
            }
            Self::InfoMoves { info, error } => {
                message("check-bot-info-moves").with("line", info.clone()).with("problem", error.explain())
            }
            Self::Late { question, taken, added } => message("check-bot-late")
                .with("question", question.clone())
                .with("taken", fixed(taken.as_secs_f64(), 2))
                .with("added", fixed(added.as_secs_f64(), 1)),
            Self::Rules(error) => return error.explain(),
        }
        .text()
    }
}

impl Explain for InfoProblem {
    fn explain(&self) -> String {
        let quoted = |text: &str| Quoted(text).to_string();
        match self {
            Self::Value { word, found, .. } => {
                let id = if *word == "eval" { "info-no-number" } else { "info-no-whole-number" };
                message(id).with("word", *word).with("text", quoted(found))
            }
            Self::Move(error) => message("info-no-move")
                .with("text", quoted(&error.text))
                .with("problem", error.problem.explain()),
        }
        .text()
    }
}

impl Explain for NetworkError {
    fn explain(&self) -> String {
        let (id, problem) = match self {
            Self::NoProgram(problem) => ("hosting-no-unshare", problem),
            Self::Refused(problem) => ("hosting-network-refused", problem),
        };
        message(id).with("problem", problem.clone()).text()
    }
}

/// What the rule asks of a bot.
impl Explain for Rule {
    fn explain(&self) -> String {
        match self {
            Self::Start => Label::new("check-bot-rule-start"),
            Self::Ready => Label::new("check-bot-rule-ready"),
            Self::Name => Label::new("check-bot-rule-name"),
            Self::FirstGame => Label::new("check-bot-rule-first-game"),
            Self::Quiet => Label::new("check-bot-rule-quiet"),
            Self::Info => Label::new("check-bot-rule-info"),
            Self::Boards => Label::new("check-bot-rule-boards"),
            Self::Openings => Label::new("check-bot-rule-openings"),
            Self::FullColumns => Label::new("check-bot-rule-full-columns"),
            Self::PopOut => Label::new("check-bot-rule-popout"),
            Self::MorePlayers => Label::new("check-bot-rule-more-players"),
            Self::DropOuts => Label::new("check-bot-rule-drop-outs"),
            Self::InTime => Label::new("check-bot-rule-in-time"),
            Self::ShortTime => Label::new("check-bot-rule-short-time"),
            Self::UnknownLines => Label::new("check-bot-rule-unknown-lines"),
            Self::MoreWords => Label::new("check-bot-rule-more-words"),
            Self::Hurry => Label::new("check-bot-rule-hurry"),
            Self::Quit => Label::new("check-bot-rule-quit"),
            Self::EndOfInput => Label::new("check-bot-rule-end-of-input"),
            Self::SecondGame => Label::new("check-bot-rule-second-game"),
        }
        .text()
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use connect_n_arena::protocol::check_info;
    use connect_n_arena::{Fault, LAG};
    use connect_n_engine::{Column, IllegalMove, Position, Rules, RulesError, parse_game, parse_move};
    use std::time::Duration;

    #[test]
    fn rules_for_bots_are_said_in_the_same_words() {
        for rule in Rule::ALL {
            assert_eq!(rule.explain(), rule.text());
        }
    }

    #[test]
    fn bots_break_rules_in_the_same_words() {
        let (text, rules) = (|| "move 100".to_owned(), Rules::default());
        let late = Fault::WouldNotQuit(Duration::from_secs(2));
        let info = check_info("info eval x", &rules).unwrap_err();
        let full = parse_game("1 1 1 1 1 1 1", &rules).unwrap();
        let notation = parse_move("x", &rules).unwrap_err();
        let reason = IllegalMove::ColumnFull(Column::new(3).unwrap());
        assert_same(&[
            &CheckProblem::NotStarted(text()),
            &CheckProblem::Quit(text()),
            &CheckProblem::NotAsked(text()),
            &CheckProblem::Fault(Fault::Closed),
            &CheckProblem::Mute(Fault::Silent { question: text(), allowed: Duration::from_secs(5) }),
            &CheckProblem::AfterQuit(late.clone()),
            &CheckProblem::AfterInput(late),
            &CheckProblem::NotReady { question: text(), answer: text() },
            &CheckProblem::NotReadyForWords(text()),
            &CheckProblem::NoMove { question: text(), answer: text(), problem: notation.problem },
            &CheckProblem::Illegal { question: text(), answer: text(), reason },
            &CheckProblem::NoName,
            &CheckProblem::LongName(99),
            &CheckProblem::Info { info: text(), problem: info },
            &CheckProblem::InfoMoves { info: text(), error: Position::new(rules).after(&full).unwrap_err() },
            &CheckProblem::Late { question: text(), taken: Duration::from_millis(1234), added: LAG },
            &CheckProblem::Rules(RulesError::Rows(17)),
            &NetworkError::NoProgram(text()),
            &NetworkError::Refused(text()),
        ]);
    }

    #[test]
    fn what_is_said_of_positions_is_refused_in_the_same_words() {
        for line in ["info eval x", "info depth 1.5", "info nodes", "info line 4 x", "info line 4 99"] {
            assert_same(&[&check_info(line, &Rules::default()).unwrap_err()]);
        }
    }
}
