//! Reads a record and says where it is broken.
use super::forfeits;
use super::game_record::GameRecord;
use super::replay::ContentError;
use super::result::GameResult;
use super::start;
use super::tags::{RESULT, Tag, TagError, is_of_tag_name, players, value_of};
use super::tree::GameTree;
use super::variation::{AnnotationKind, Comment, DEEPEST, Marks, Variation};
use crate::notation::{NotationError, parse_move};
use crate::quoted::Quoted;
use crate::rules::Rules;

/// Where a record is broken, and how.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct RecordError {
    /// Line of the file, from 1.
    pub line: usize,
    /// Character in the line, from 1.
    pub column: usize,
    /// What is wrong there.
    #[source]
    pub problem: RecordProblem,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordProblem {
    /// A tag has no name.
    #[error("a tag begins with its name, as in [Event \"Casual game\"]")]
    TagWithoutName,
    /// A tag has no value.
    #[error("a tag has a value in quotes, as in [Event \"Casual game\"]")]
    TagWithoutValue,
    /// The closing quote is missing.
    #[error("this value has no closing quote on its line")]
    OpenValue,
    /// A backslash that escapes nothing.
    #[error("a backslash must be followed by a quote or another backslash")]
    BadEscape,
    /// The closing bracket is missing.
    #[error("a closing ] is missing after the value")]
    OpenTag,
    /// The closing brace is missing.
    #[error("this comment has no closing brace")]
    OpenComment,
    /// A variation without the move that it replaces.
    #[error("a variation stands after the move that it replaces, as in 1. 4 (1. 3)")]
    VariationTooEarly,
    /// A variation without moves.
    #[error("this variation has no moves")]
    EmptyVariation,
    /// A variation in a variation in a variation, and so on.
    #[error("variations can be nested {DEEPEST} deep, not deeper")]
    TooDeep,
    /// The closing parenthesis is missing.
    #[error("this variation has no closing parenthesis")]
    OpenVariation,
    /// A closing parenthesis too many.
    #[error("no variation is open that this parenthesis could close")]
    NotOpen,
    /// Not a text at all, or in another encoding.
    #[error("this isn't a text file (UTF-8 expected)")]
    NotUtf8,
    /// Not a move.
    #[error(transparent)]
    Notation(NotationError),
    /// A move that the rules forbid, or somebody drops out who is not to move.
    #[error(transparent)]
    Illegal(#[from] ContentError),
    /// A tag has no usable value.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// A move is missing or too many.
    #[error("round {expected} follows, not {}", Quoted(.found))]
    MoveNumber {
        /// As written.
        found: String,
        /// The round to which the next move belongs.
        expected: usize,
    },
    /// The last word is no result.
    #[error("a result must end the game ({expected}), not `{}`", Quoted(.found))]
    NotAResult {
        /// The last word, nothing if there is none.
        found: String,
        /// What would be right.
        expected: String,
    },
    /// Tag and last word contradict each other.
    #[error("the result is {found} here and {} in the tags", Quoted(.tag))]
    ResultsDiffer {
        /// The last word.
        found: String,
        /// The value of the tag.
        tag: String,
    },
}

impl RecordProblem {
    /// How deep variations can be nested.
    pub const DEEPEST_NESTING: usize = DEEPEST;
}

/// Line and column from 1.
#[derive(Clone, Copy)]
struct Spot {
    line: usize,
    column: usize,
}

/// Where the moves of a record stand, in the order of the text.
struct Spots {
    moves: Vec<Spot>,
    end: Spot,
}

impl Spots {
    /// Where a move stands, by its index among all moves of the text.
    fn of_move(&self, index: usize) -> Spot {
        self.moves.get(index).copied().unwrap_or(self.end)
    }

    /// The end of the text.
    fn end(&self) -> Spot {
        self.end
    }
}

impl Spot {
    fn error(self, problem: impl Into<RecordProblem>) -> RecordError {
        RecordError { line: self.line, column: self.column, problem: problem.into() }
    }
}

/// What follows the tags.
enum Item<'a> {
    Word(Spot, &'a str),
    Comment(Comment),
    Open(Spot),
    Close(Spot),
}

/// The bytes of a file as the text of a record.
///
/// # Errors
/// Line and column of what is no UTF-8.
pub fn record_text(bytes: &[u8]) -> Result<&str, RecordError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let mut reader = Reader::new(std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default());
        reader.take_while(|_| true);
        reader.spot.error(RecordProblem::NotUtf8)
    })
}

impl GameRecord {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// The first mistake with its line and column: what can't be read, a wrong move number, a result that is missing or
    /// differs from the tag. Whether the moves are legal, [`position`](Self::position) tells.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        parse(text).map(|(record, _)| record)
    }

    /// Reads the text of a file and plays its moves, also those of its variations. The game stands at the end of the
    /// main line.
    ///
    /// # Errors
    /// The first mistake with its line and column, as [`parse`](Self::parse), or the first illegal move.
    pub fn read(text: &str) -> Result<(Self, GameTree), RecordError> {
        let (record, spots) = parse(text)?;
        let tree = record.start().map_err(|error| spots.end().error(error)).and_then(|start| {
            let forfeits = forfeits::read(&record.tags).map_err(|error| spots.end().error(error))?;
            GameTree::from_variation(&start, &record.main_line, &forfeits)
                .map_err(|illegal| spots.of_move(illegal.index).error(illegal.error))
        })?;
        Ok((record, tree))
    }
}

fn parse(text: &str) -> Result<(GameRecord, Spots), RecordError> {
    let mut reader = Reader::new(text);
    let (tags, spots, mut preface) = reader.tags()?;
    let start = start::read(&tags).map_err(|error| {
        let at_fault = tags.iter().position(|tag| tag.name == error.tag());
        at_fault.map_or(reader.spot, |index| spots[index]).error(error)
    })?;
    let mut items = reader.items()?;
    let result = take_result(&mut items, reader.spot, &tags)?;
    let mut game = MoveText {
        rules: *start.rules(),
        variation: Variation::default(),
        plies: 0,
        around: Vec::new(),
        spots: Vec::new(),
    };
    // Comments after the last tag belong to the moves.
    let last = preface.partition_point(|(before, _)| *before < tags.len());
    for (_, comment) in preface.split_off(last) {
        game.variation.annotate(AnnotationKind::Comment(comment));
    }
    for item in items {
        game.read(item)?;
    }
    if let Some(open) = game.around.pop() {
        return Err(open.spot.error(RecordProblem::OpenVariation));
    }
    let spots = Spots { moves: game.spots, end: reader.spot };
    Ok((GameRecord { tags, preface, main_line: game.variation, result }, spots))
}

/// Takes the last word off the items: with more than two players only its place tells a result from a move.
fn take_result(items: &mut Vec<Item>, end: Spot, tags: &[Tag]) -> Result<GameResult, RecordError> {
    let players = players(tags);
    let last = items.iter().rposition(|item| !matches!(item, Item::Comment(_)));
    let last = last.filter(|index| matches!(items[*index], Item::Word(..)));
    let (spot, found) = match last.map(|index| items.remove(index)) {
        Some(Item::Word(spot, word)) => (spot, word),
        _ => (end, ""),
    };
    let result = GameResult::parse(found, players).ok_or_else(|| {
        let expected: Vec<String> = GameResult::all(players).map(|result| result.text(players)).collect();
        spot.error(RecordProblem::NotAResult { found: found.to_owned(), expected: expected.join(", ") })
    })?;
    match value_of(tags, RESULT) {
        Some(tag) if tag.trim() != found => {
            Err(spot.error(RecordProblem::ResultsDiffer { found: found.to_owned(), tag: tag.to_owned() }))
        }
        _ => Ok(result),
    }
}

/// The game as far as it has been read.
struct MoveText {
    rules: Rules,
    /// The variation that is being read, at first the main line.
    variation: Variation,
    /// Moves of the game before it.
    plies: usize,
    /// The variations around it, the innermost last.
    around: Vec<Around>,
    spots: Vec<Spot>,
}

/// A variation that goes on when the one in it has ended.
struct Around {
    variation: Variation,
    plies: usize,
    /// Where the variation begins.
    spot: Spot,
}

impl MoveText {
    fn read(&mut self, item: Item) -> Result<(), RecordError> {
        match item {
            Item::Comment(comment) => {
                self.variation.annotate(AnnotationKind::Comment(comment));
                Ok(())
            }
            Item::Open(spot) => self.open(spot).map_err(|problem| spot.error(problem)),
            Item::Close(spot) => self.close().map_err(|problem| spot.error(problem)),
            Item::Word(spot, word) => {
                let read = if let Some((number, _)) = word.split_once('.') {
                    self.check_round(number)
                } else {
                    self.spots.push(spot);
                    self.read_move(word)
                };
                read.map_err(|problem| spot.error(problem))
            }
        }
    }

    fn open(&mut self, spot: Spot) -> Result<(), RecordProblem> {
        if self.variation.moves.is_empty() {
            return Err(RecordProblem::VariationTooEarly);
        }
        if self.around.len() == DEEPEST {
            return Err(RecordProblem::TooDeep);
        }
        let plies = self.plies_so_far() - 1;
        let variation = std::mem::take(&mut self.variation);
        self.around.push(Around { variation, plies: std::mem::replace(&mut self.plies, plies), spot });
        Ok(())
    }

    fn close(&mut self) -> Result<(), RecordProblem> {
        let Some(around) = self.around.pop() else { return Err(RecordProblem::NotOpen) };
        if self.variation.moves.is_empty() {
            return Err(RecordProblem::EmptyVariation);
        }
        let variation = std::mem::replace(&mut self.variation, around.variation);
        self.variation.annotate(AnnotationKind::Variation(variation));
        self.plies = around.plies;
        Ok(())
    }

    fn plies_so_far(&self) -> usize {
        self.plies + self.variation.moves.len()
    }

    fn check_round(&self, number: &str) -> Result<(), RecordProblem> {
        let expected = self.plies_so_far() / usize::from(self.rules.players()) + 1;
        if number.parse() == Ok(expected) {
            Ok(())
        } else {
            Err(RecordProblem::MoveNumber { found: number.to_owned(), expected })
        }
    }

    fn read_move(&mut self, word: &str) -> Result<(), RecordProblem> {
        let number = Some(self.plies_so_far() + 1);
        let mv = parse_move(word, &self.rules)
            .map_err(|error| RecordProblem::Notation(NotationError { number, ..error }))?;
        self.variation.moves.push(mv);
        Ok(())
    }
}

/// The text not yet read.
struct Reader<'a> {
    rest: &'a str,
    spot: Spot,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text.strip_prefix('\u{feff}').unwrap_or(text), spot: Spot { line: 1, column: 1 } }
    }

    /// Reads tags and the comments among them up to the first move, with the spot of each tag, and the index of the tag
    /// before which each comment stands.
    fn tags(&mut self) -> Result<(Vec<Tag>, Vec<Spot>, Vec<(usize, Comment)>), RecordError> {
        let (mut tags, mut spots, mut comments) = (Vec::new(), Vec::new(), Vec::new());
        loop {
            self.skip_space();
            let spot = self.spot;
            if let Some(comment) = self.comment()? {
                comments.push((tags.len(), comment));
            } else if self.take('[') {
                tags.push(self.tag()?);
                spots.push(spot);
            } else {
                return Ok((tags, spots, comments));
            }
        }
    }

    /// Reads a tag behind its opening bracket.
    fn tag(&mut self) -> Result<Tag, RecordError> {
        self.skip_space();
        let name = self.take_while(is_of_tag_name);
        if name.is_empty() {
            return Err(self.spot.error(RecordProblem::TagWithoutName));
        }
        self.skip_space();
        let value = self.value()?;
        self.skip_space();
        if self.take(']') {
            Ok(Tag { name: name.to_owned(), value })
        } else {
            Err(self.spot.error(RecordProblem::OpenTag))
        }
    }

    fn value(&mut self) -> Result<String, RecordError> {
        let start = self.spot;
        if !self.take('"') {
            return Err(start.error(RecordProblem::TagWithoutValue));
        }
        let mut value = String::new();
        loop {
            let spot = self.spot;
            match self.next() {
                None | Some('\n' | '\r') => return Err(start.error(RecordProblem::OpenValue)),
                Some('"') => return Ok(value),
                Some('\\') => match self.next() {
                    Some(escaped @ ('"' | '\\')) => value.push(escaped),
                    _ => return Err(spot.error(RecordProblem::BadEscape)),
                },
                Some(plain) => value.push(plain),
            }
        }
    }

    /// Reads the words, comments and parentheses behind the tags.
    fn items(&mut self) -> Result<Vec<Item<'a>>, RecordError> {
        let mut items = Vec::new();
        loop {
            self.skip_space();
            let spot = self.spot;
            if let Some(comment) = self.comment()? {
                items.push(Item::Comment(comment));
            } else if self.take('(') {
                items.push(Item::Open(spot));
            } else if self.take(')') {
                items.push(Item::Close(spot));
            } else {
                match self.word() {
                    "" => return Ok(items),
                    word => items.push(Item::Word(spot, word)),
                }
            }
        }
    }

    /// Reads up to the next space, comment or parenthesis, and a number with dots as a word of its own: `1.4` is `1.`
    /// and `4`.
    fn word(&mut self) -> &'a str {
        let is_inside = |c: char| !c.is_whitespace() && !"{;()".contains(c);
        let whole = self.rest.find(|c| !is_inside(c)).unwrap_or(self.rest.len());
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let dots = self.rest[digits..].bytes().take_while(|&byte| byte == b'.').count();
        let is_number = digits > 0 && dots > 0;
        self.take_bytes(if is_number { digits + dots } else { whole })
    }

    fn comment(&mut self) -> Result<Option<Comment>, RecordError> {
        let start = self.spot;
        if self.take(';') {
            let line = self.take_while(|c| c != '\n');
            let text = line.trim_end_matches('\r').to_owned();
            return Ok(Some(Comment { marks: Marks::RestOfLine, text }));
        }
        if !self.take('{') {
            return Ok(None);
        }
        let text = self.take_while(|c| c != '}').to_owned();
        if self.take('}') {
            Ok(Some(Comment { marks: Marks::Braces, text }))
        } else {
            Err(start.error(RecordProblem::OpenComment))
        }
    }

    fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    fn take_while(&mut self, is_wanted: impl Fn(char) -> bool) -> &'a str {
        self.take_bytes(self.rest.find(|c| !is_wanted(c)).unwrap_or(self.rest.len()))
    }

    fn take_bytes(&mut self, length: usize) -> &'a str {
        let (taken, _) = self.rest.split_at(length);
        for _ in taken.chars() {
            self.next();
        }
        taken
    }

    fn take(&mut self, wanted: char) -> bool {
        self.rest.starts_with(wanted) && self.next().is_some()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.rest.chars().next()?;
        self.rest = &self.rest[next.len_utf8()..];
        if next == '\n' {
            self.spot = Spot { line: self.spot.line + 1, column: 1 };
        } else {
            self.spot.column += 1;
        }
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mistake(text: &str) -> String {
        parse(text).map(|(record, _)| record).unwrap_err().to_string()
    }

    #[test]
    fn each_mistake_is_named_with_its_place() {
        assert_eq!(
            mistake("[\"Ada\"]"),
            "line 1, column 2: a tag begins with its name, as in [Event \"Casual game\"]"
        );
        assert_eq!(
            mistake("[Event Ada]"),
            "line 1, column 8: a tag has a value in quotes, as in [Event \"Casual game\"]"
        );
        assert_eq!(
            mistake("[Rows \"6\"]\n[Event \"Ada]\n*"),
            "line 2, column 8: this value has no closing quote on its line"
        );
        assert_eq!(
            mistake("[Event \"A\\d\"]"),
            "line 1, column 10: a backslash must be followed by a quote or another backslash"
        );
        assert_eq!(mistake("[Event \"A\"\n*"), "line 2, column 1: a closing ] is missing after the value");
        assert_eq!(mistake("1. 4 {well\n4 *"), "line 1, column 6: this comment has no closing brace");
        assert_eq!(mistake("[Cols \"seven\"] *"), "line 1, column 1: Cols is `seven`; write a number");
        assert_eq!(mistake("[Cols \"7\"]\n [Rows \"17\"]\n*"), "line 2, column 2: rows must be 1–16, not 17");
        assert_eq!(
            mistake("[Variant \"Pop\"] *"),
            "line 1, column 1: unknown variant `Pop`; write Standard or PopOut"
        );
        assert_eq!(mistake("1. 4 4 2. 3 8 *"), "line 1, column 13: move 4 (8): column 8 doesn't exist (1–7)");
        assert_eq!(mistake("1. 4 2. 3 *"), "line 1, column 6: round 1 follows, not 2");
        assert_eq!(
            mistake("1. 4 4"),
            "line 1, column 6: a result must end the game (1-0, 0-1, 1/2-1/2, *), not `4`"
        );
        assert_eq!(
            mistake("[Result \"1-0\"]\n1. 4 4 *"),
            "line 2, column 8: the result is * here and 1-0 in the tags"
        );
    }

    #[test]
    fn each_mistake_of_a_variation_is_named_with_its_place() {
        let example = "a variation stands after the move that it replaces, as in 1. 4 (1. 3)";
        assert_eq!(mistake("(1. 4) *"), format!("line 1, column 1: {example}"));
        assert_eq!(mistake("1. 4 ((3)) *"), format!("line 1, column 7: {example}"));
        assert_eq!(mistake("1. 4 ({so}) *"), "line 1, column 11: this variation has no moves");
        assert_eq!(mistake("1. 4 (3\n*"), "line 1, column 6: this variation has no closing parenthesis");
        assert_eq!(
            mistake("1. 4 3)\n*"),
            "line 1, column 7: no variation is open that this parenthesis could close"
        );
        assert_eq!(
            mistake("1. 4 (3 *)"),
            "line 1, column 11: a result must end the game (1-0, 0-1, 1/2-1/2, *), not ``"
        );
        assert_eq!(mistake("1. 4 4 (2... 3) *"), "line 1, column 9: round 1 follows, not 2");
        assert_eq!(
            mistake("1. 4 4 (1... 8) *"),
            "line 1, column 14: move 2 (8): column 8 doesn't exist (1–7)"
        );
        let nested = format!("1. 4{} *", " (1. 4".repeat(100_000));
        let column = " (1. 4".len() * DEEPEST + 6;
        assert_eq!(
            mistake(&nested),
            format!("line 1, column {column}: variations can be nested {DEEPEST} deep, not deeper")
        );
    }

    #[test]
    fn a_record_of_a_later_version_is_refused() {
        assert_eq!(
            mistake("[Rows \"99\"]\n[RecordVersion \"4\"]\n[Board \"round\"]\n*"),
            "line 2, column 1: the record has version 4, but this program reads only up to version 3; use a newer one"
        );
        assert!(parse("[RecordVersion \"1\"] *").is_ok());
        assert!(parse("[RecordVersion \"first\"] *").is_ok(), "another program's tag");
    }

    #[test]
    fn another_encoding_is_named_with_its_place() {
        let said = |bytes: &[u8]| record_text(bytes).unwrap_err().to_string();
        let advice = "this isn't a text file (UTF-8 expected)";
        assert_eq!(said(b"[Rows \"6\"]\n[Player1 \"Ren\xE9\"]"), format!("line 2, column 14: {advice}"));
        assert_eq!(said(b"\xFF\xFE[\0"), format!("line 1, column 1: {advice}"));
        assert_eq!(record_text("é".as_bytes()), Ok("é"));
    }

    #[test]
    fn an_empty_file_lacks_a_result() {
        assert_eq!(
            mistake(""),
            "line 1, column 1: a result must end the game (1-0, 0-1, 1/2-1/2, *), not ``"
        );
    }
}
