//! Records of games that are broken.
use super::Explain;
use crate::language::{Label, message};
use connect_n_engine::clock::LONGEST_SECONDS;
use connect_n_engine::review::{AnnotationError, CauseError, GradeError};
use connect_n_engine::{ContentError, Quoted, RECORD_VERSION, RecordError, RecordProblem, TagError};

impl Explain for RecordError {
    fn explain(&self) -> String {
        message("record-at")
            .with("line", self.line)
            .with("column", self.column)
            .with("problem", self.problem.explain())
            .text()
    }
}

impl Explain for RecordProblem {
    fn explain(&self) -> String {
        let id = match self {
            Self::TagWithoutName => "record-tag-without-name",
            Self::TagWithoutValue => "record-tag-without-value",
            Self::OpenValue => "record-open-value",
            Self::BadEscape => "record-bad-escape",
            Self::OpenTag => "record-open-tag",
            Self::OpenComment => "record-open-comment",
            Self::VariationTooEarly => "record-variation-too-early",
            Self::EmptyVariation => "record-empty-variation",
            Self::TooDeep => {
                return message("record-too-deep").with("most", Self::DEEPEST_NESTING).text();
            }
            Self::OpenVariation => "record-open-variation",
            Self::NotOpen => "record-not-open",
            Self::NotUtf8 => "record-not-text",
            Self::Notation(error) => return error.explain(),
            Self::Illegal(error) => return error.explain(),
            Self::Tag(error) => return error.explain(),
            Self::MoveNumber { found, expected } => {
                return message("record-move-number")
                    .with("text", Quoted(found).to_string())
                    .with("expected", *expected)
                    .text();
            }
            Self::NotAResult { found, expected } => {
                return message("record-not-a-result")
                    .with("text", Quoted(found).to_string())
                    .with("expected", expected.clone())
                    .text();
            }
            Self::ResultsDiffer { found, tag } => {
                return message("record-results-differ")
                    .with("here", found.clone())
                    .with("tag", Quoted(tag).to_string())
                    .text();
            }
        };
        Label::new(id).text()
    }
}

impl Explain for ContentError {
    fn explain(&self) -> String {
        match self {
            Self::Tag(error) => error.explain(),
            Self::Game(error) => error.explain(),
            Self::Forfeit(forfeit) => message("record-cannot-drop-out")
                .with("number", forfeit.seat.number())
                .with("moves", forfeit.after)
                .text(),
        }
    }
}

impl Explain for TagError {
    fn explain(&self) -> String {
        let of_value = |id, value: &str| message(id).with("text", Quoted(value).to_string());
        match self {
            Self::NotANumber { name, value } => of_value("tag-not-a-number", value).with("tag", *name),
            Self::NoSuchVariant(value) => of_value("tag-no-such-variant", value),
            Self::NotYesNo { name, value } => of_value("tag-not-yes-or-no", value).with("tag", *name),
            Self::Forfeits(value) => of_value("tag-forfeits", value),
            Self::LongTime { name, value } => {
                of_value("tag-long-time", value).with("tag", *name).with("most", LONGEST_SECONDS)
            }
            Self::Start(error) => return error.explain(),
            Self::Rules(error) => return error.explain(),
            Self::Newer(value) => of_value("tag-newer", value).with("most", RECORD_VERSION),
        }
        .text()
    }
}

impl Explain for AnnotationError {
    fn explain(&self) -> String {
        message("annotation-wrong")
            .with("number", self.ply)
            .with("text", Quoted(&self.value).to_string())
            .with("command", self.command)
            .text()
    }
}

impl Explain for GradeError {
    fn explain(&self) -> String {
        Label::new("grade-unknown").text()
    }
}

impl Explain for CauseError {
    fn explain(&self) -> String {
        Label::new("cause-unknown").text()
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use connect_n_engine::{Forfeit, Rules, RulesError, Seat, StartError, parse_move};

    #[test]
    fn records_are_refused_in_the_same_words() {
        let (name, text) = ("Rows", || "x".to_owned());
        let tags = [
            TagError::NotANumber { name, value: text() },
            TagError::NoSuchVariant(text()),
            TagError::NotYesNo { name, value: text() },
            TagError::Forfeits(text()),
            TagError::LongTime { name, value: text() },
            TagError::Start(StartError::NobodyToMove(text())),
            TagError::Rules(RulesError::Rows(99)),
            TagError::Newer(text()),
        ];
        let forfeit = ContentError::Forfeit(Forfeit { seat: Seat::FIRST, after: 7 });
        let notation = parse_move("x", &Rules::default()).unwrap_err();
        let problems = [
            RecordProblem::TagWithoutName,
            RecordProblem::TagWithoutValue,
            RecordProblem::OpenValue,
            RecordProblem::BadEscape,
            RecordProblem::OpenTag,
            RecordProblem::OpenComment,
            RecordProblem::VariationTooEarly,
            RecordProblem::EmptyVariation,
            RecordProblem::TooDeep,
            RecordProblem::OpenVariation,
            RecordProblem::NotOpen,
            RecordProblem::NotUtf8,
            RecordProblem::Notation(notation),
            RecordProblem::Illegal(forfeit),
            RecordProblem::Illegal(ContentError::Tag(TagError::Newer(text()))),
            RecordProblem::MoveNumber { found: text(), expected: 3 },
            RecordProblem::NotAResult { found: text(), expected: "1-0 or *".to_owned() },
            RecordProblem::ResultsDiffer { found: "1-0".to_owned(), tag: text() },
        ];
        let tags = tags.into_iter().map(RecordProblem::Tag);
        for problem in problems.into_iter().chain(tags) {
            assert_same(&[&RecordError { line: 3, column: 14, problem }]);
        }
        assert_same(&[&GradeError, &CauseError]);
        assert_same(&[&AnnotationError { ply: 3, command: "best", value: text() }]);
    }
}
