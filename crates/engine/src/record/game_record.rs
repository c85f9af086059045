//! A game with what is known about it.
use super::replay::{ContentError, replay};
use super::result::GameResult;
use super::tags::{
    COLS, CONNECT, FORFEITS, OPENING_PLIES, POSITION, RESULT, ROWS, Tag, TagError, VARIANT, VERSION,
    is_of_tag_name, player_tag, players,
};
use super::tree::GameTree;
use super::variation::{AnnotationKind, Comment, Variation};
use super::{forfeits, rules_tags, start};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;

/// A game with what is known about it. Displayed as the text of its file.
///
/// Unknown tags, comments and variations are kept. A variation stands in parentheses after the move that it replaces,
/// `1. 4 4 (1... 3 2. 4) 2. 5`, and may hold others. Reading what was written gives the same record; writing what was
/// read gives the same text if that was [written](std::fmt::Display) by this type.
///
/// ```
/// use connect_n_engine::GameRecord;
///
/// let record = GameRecord::parse("[Variant \"PopOut\"]\n\n1. 4 4 {hm} 2. 3 p4 *\n")?;
/// assert_eq!(record.moves().len(), 4);
/// assert_eq!(record.to_string(), "[Variant \"PopOut\"]\n\n1. 4 4 {hm} 2. 3 p4 *\n");
/// # Ok::<(), connect_n_engine::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    pub(super) tags: Vec<Tag>,
    /// Comments among the tags, each with the index of the tag that it stands before.
    pub(super) preface: Vec<(usize, Comment)>,
    pub(super) main_line: Variation,
    pub(super) result: GameResult,
}

impl GameRecord {
    /// Records a game. `names` are the players' in turn order; where one is missing it is `Player 3` or the like.
    /// The date is left open: set the tag `Date` to `2026.11.20` or the like.
    pub fn from_position(position: &Position, names: &[String]) -> Self {
        let main_line = Variation { moves: position.moves().to_vec(), ..Variation::default() };
        Self::of(position, main_line, names)
    }

    /// Records a game with its variations and comments; its main line is that of the tree, to its end.
    pub fn from_tree(tree: &GameTree, names: &[String]) -> Self {
        let mut record = Self::of(&tree.end(), tree.to_variation(), names);
        if record.tag(VERSION).is_none() {
            record.set_tag(VERSION, "1");
        }
        record
    }

    fn of(end: &Position, main_line: Variation, names: &[String]) -> Self {
        let (rules, result) = (end.rules(), GameResult::from(end.outcome()));
        let mut record = Self { tags: Vec::new(), preface: Vec::new(), main_line, result };
        record.set_tag("Event", "Casual game");
        record.set_tag("Date", "????.??.??");
        record.set_tag(ROWS, &rules.rows().to_string());
        record.set_tag(COLS, &rules.cols().to_string());
        record.set_tag(CONNECT, &rules.connect().to_string());
        record.set_tag(VARIANT, &rules.variant().to_string());
        for name in rules_tags::unusual(*rules) {
            record.set_tag(name, rules_tags::YES);
        }
        for seat in rules.seats() {
            let name = names.get(seat.index()).cloned().unwrap_or_else(|| format!("Player {seat}"));
            record.set_tag(&player_tag(seat), &name);
        }
        if let Some(version) = rules_tags::version_needed(*rules, end.is_set_up()) {
            record.set_tag(VERSION, &version.to_string());
        }
        if let Some(start) = start::text(end) {
            record.set_tag(POSITION, &start);
        }
        record.set_result(result);
        if let Some(forfeits) = forfeits::text(end.forfeits()) {
            record.set_tag(FORFEITS, &forfeits);
        }
        record
    }

    /// Whether a text is meant as a record: it has tags, comments, variations, numbered moves or a result. A list of
    /// moves has none of them.
    pub fn is_record(text: &str) -> bool {
        text.contains(['[', '{', ';', '(', '.', '*'])
    }

    /// The value of a tag; of the first, if there are several of this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// All tags in order, as name and value.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str()))
    }

    /// Changes the value of a tag, or adds the tag at the end. In a name, what is no letter, digit or underscore
    /// becomes an underscore, and so does no name at all; in a value, a line break becomes a space.
    ///
    /// [`set_result`](Self::set_result) sets the tag `Result`. Tags that say what is played are part of the game: with
    /// values that are no rules, or that have no room for the moves, the text of the record can't be read again.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let mut name: String = name.chars().map(|c| if is_of_tag_name(c) { c } else { '_' }).collect();
        if name.is_empty() {
            name.push('_');
        }
        let value = value.replace(['\n', '\r'], " ");
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => tag.value = value,
            None => self.tags.push(Tag { name, value }),
        }
    }

    /// The comments in order, as they stand between their marks.
    pub fn comments(&self) -> impl Iterator<Item = &str> {
        let preface = self.preface.iter().map(|(_, comment)| comment);
        preface.chain(self.main_line.comments()).map(|comment| comment.text.as_str())
    }

    /// The comments of the main line after so many of its moves.
    pub fn comments_after(&self, moves: usize) -> impl Iterator<Item = &str> {
        self.main_line.annotations_after(moves).filter_map(|annotation| match annotation {
            AnnotationKind::Comment(comment) => Some(comment.text.as_str()),
            AnnotationKind::Variation(_) => None,
        })
    }

    /// Adds a comment to the main line after so many of its moves, before those that are there. What would end it
    /// becomes a round bracket.
    pub fn add_comment(&mut self, moves: usize, text: &str) {
        self.main_line.insert(moves, AnnotationKind::Comment(Comment::new(text)));
    }

    /// Takes comments out of the main line.
    pub fn remove_comments(&mut self, is_meant: impl Fn(&str) -> bool) {
        self.main_line.annotations.retain(
            |annotation| !matches!(&annotation.kind, AnnotationKind::Comment(it) if is_meant(&it.text)),
        );
    }

    /// How many of the first moves no player chose: those of the opening with which a referee began the game, by the
    /// tag `OpeningPlies`; none where it is no number.
    pub fn opening_plies(&self) -> usize {
        self.tag(OPENING_PLIES).and_then(|plies| plies.trim().parse().ok()).unwrap_or(0)
    }

    /// Says how many of the first moves no player chose.
    pub fn set_opening_plies(&mut self, plies: usize) {
        if plies > 0 {
            self.set_tag(OPENING_PLIES, &plies.to_string());
        }
    }

    /// The moves of the main line.
    pub fn moves(&self) -> &[Move] {
        &self.main_line.moves
    }

    /// The result as recorded, which may differ from the position's: a player may have resigned.
    pub fn result(&self) -> GameResult {
        self.result
    }

    /// Changes the result, and its tag.
    pub fn set_result(&mut self, result: GameResult) {
        self.result = result;
        self.set_tag(RESULT, &result.text(players(&self.tags)));
    }

    /// The rules that the tags name; 6 rows, 7 columns, or those of the tag `Position`, 4 in line, the standard game by
    /// its usual rules where they don't. There are as many players as the highest tag `Player2` to `Player4` says.
    ///
    /// # Errors
    /// A tag has no usable value.
    pub fn rules(&self) -> Result<Rules, TagError> {
        rules_tags::rules(&self.tags)
    }

    /// The position in which the game begins: that of the tag `Position`, a picture of the board in one line with the
    /// player to move, otherwise the empty board.
    ///
    /// # Errors
    /// A tag has no usable value.
    pub fn start(&self) -> Result<Position, TagError> {
        start::read(&self.tags)
    }

    /// The game at the end of its main line.
    ///
    /// # Errors
    /// A tag has no usable value, a move is illegal, or somebody drops out who is not to move.
    pub fn position(&self) -> Result<Position, ContentError> {
        replay(self.start()?, self.moves(), &forfeits::read(&self.tags)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Outcome, Seat, Variant, parse_game};

    const ANNOTATED: &str = "\
[Event \"Casual \\\"game\\\" \\\\o/\"]
[Date \"2026.11.20\"]
; what is played
[Rows \"6\"]
[Cols \"7\"]
{N}
[Connect \"4\"]
[Variant \"PopOut\"]
[Player1 \"Ada\"]
[Player2 \"Computer (perfect)\"]
[Mood \"good\"]
[Result \"1-0\"]

{ off they go } 1. 4 3 ; mirrored
2. 4 3 3. 4 {a long
thought} 3 4. 4 {done} {really} 1-0
";

    #[test]
    fn a_tag_without_a_name_gets_one() {
        let mut record = GameRecord::parse(ANNOTATED).unwrap();
        record.set_tag("", "x");
        record.set_tag("of mine", "y");
        let again = GameRecord::parse(&record.to_string()).unwrap();
        assert_eq!((again.tag("_"), again.tag("of_mine")), (Some("x"), Some("y")));
    }

    #[test]
    fn a_record_is_written_as_it_was_read() {
        let record = GameRecord::parse(ANNOTATED).unwrap();
        assert_eq!(record.to_string(), ANNOTATED);
        assert_eq!(record.tag("Event"), Some("Casual \"game\" \\o/"));
        assert_eq!(record.tag("Mood"), Some("good"));
        assert_eq!(record.comments().count(), 7);
        assert_eq!(record.result(), GameResult::Win(Seat::FIRST));
        assert_eq!(record.position().unwrap().outcome(), Outcome::Win(Seat::FIRST));
    }

    #[test]
    fn variations_are_written_as_they_were_read() {
        let text = "[Player3 \"Eve\"]\n\n\
                    1. 4 4 (1... 3 {or} 2 (1... 5) 2. 7) (1... 6) {so} 3 2. 5 ; why\n\
                    (2. 2 ; not\n) 5 *\n";
        let record = GameRecord::parse(text).unwrap();
        assert_eq!(record.to_string(), text);
        assert_eq!(record.moves().len(), 5);
        assert_eq!(record.comments().collect::<Vec<_>>(), ["or", "so", " why", " not"]);
        let (_, tree) = GameRecord::read(text).unwrap();
        assert_eq!(tree.position(), &record.position().unwrap());
        let again = GameRecord::from_tree(&tree, &[]);
        let (_, same) = GameRecord::read(&again.to_string()).unwrap();
        assert_eq!(GameRecord::from_tree(&same, &[]), again);
        assert!(again.to_string().contains("1. 4 4 {so} (1... 3 {or} 2 (1... 5) 2. 7) (1... 6) 3 2. 5"));
    }

    #[test]
    fn an_illegal_move_has_a_place_in_the_file() {
        let illegal = |text: &str| GameRecord::read(text).unwrap_err().to_string();
        assert_eq!(
            illegal("[Rows \"2\"]\n\n1. 1 1\n2. 1 *"),
            "line 4, column 4: move 3 (d1): column 1 is full"
        );
        assert_eq!(
            illegal("[Rows \"2\"]\n1. 1 1 (2 {so} 1 1) 2. 2 *"),
            "line 2, column 18: move 4 (d1): column 1 is full"
        );
    }

    #[test]
    fn spacing_case_and_line_ends_of_a_file_are_free() {
        let text = "\u{feff}[Rows\"6\"] [Variant \"popout\"] ; a comment\r\n\r\n\r\n1.D4 4 2.3 P4\r\n*";
        let record = GameRecord::parse(text).unwrap();
        assert_eq!(
            record.to_string(),
            "[Rows \"6\"]\n[Variant \"popout\"]\n\n; a comment\n1. 4 4 2. 3 p4 *\n"
                .replace("PopOut", "popout")
        );
        assert_eq!(
            record.position().unwrap_err().to_string(),
            "move 4 (p4): you can only pop your own disc; the one under column 4 isn't yours"
        );
    }

    #[test]
    fn a_game_of_three_has_rounds_of_three_and_a_result_by_number() {
        let rules = Rules::new(6, 7, 3, Variant::Standard, 3).unwrap();
        let moves = parse_game("1 2 7 1 2 7 1", &rules).unwrap();
        let position = Position::from_moves(rules, &moves).unwrap();
        let record = GameRecord::from_position(&position, &["Ada".to_owned()]);
        let text = record.to_string();
        let end = "[Player1 \"Ada\"]\n[Player2 \"Player 2\"]\n[Player3 \"Player 3\"]\n[Result \"1\"]\n\n\
                   1. 1 2 7 2. 1 2 7 3. 1 1\n";
        assert!(text.ends_with(end), "{text}");
        assert_eq!(GameRecord::parse(&text).unwrap(), record);
    }

    #[test]
    fn tags_and_result_can_be_changed() {
        let mut record = GameRecord::from_position(&Position::new(Rules::default()), &[]);
        record.set_tag("Date", "2026.11.20");
        record.set_tag("Time limit", "two\nlines");
        record.set_result(GameResult::Draw);
        assert_eq!(record.tag("Date"), Some("2026.11.20"));
        assert_eq!(record.tag("Time_limit"), Some("two lines"));
        assert_eq!(record.tag("Result"), Some("1/2-1/2"));
        assert_eq!(GameRecord::parse(&record.to_string()).unwrap(), record);
    }

    #[test]
    fn long_games_are_broken_into_lines() {
        let rules = Rules::new(15, 16, 16, Variant::Standard, 2).unwrap();
        let moves: Vec<Move> = (0..15).flat_map(|_| rules.columns()).map(Move::Drop).collect();
        let position = Position::from_moves(rules, &moves).unwrap();
        let record = GameRecord::from_position(&position, &[]);
        let text = record.to_string();
        assert!(text.lines().all(|line| line.chars().count() <= 80));
        assert!(text.lines().any(|line| line.chars().count() >= 76));
        assert_eq!(GameRecord::parse(&text).unwrap(), record);
    }
}
