//! The tag that says who dropped out of the game: `Forfeits "2 after 7, 3 after 12"`, players and moves from 1.
use super::tags::{FORFEITS, Tag, TagError, value_of};
use crate::position::Forfeit;

/// The value of the tag; nothing where nobody dropped out.
pub(super) fn text(forfeits: &[Forfeit]) -> Option<String> {
    let texts: Vec<String> = forfeits.iter().map(Forfeit::to_string).collect();
    (!texts.is_empty()).then(|| texts.join(", "))
}

/// Reads the tag.
pub(super) fn read(tags: &[Tag]) -> Result<Vec<Forfeit>, TagError> {
    let Some(value) = value_of(tags, FORFEITS) else { return Ok(Vec::new()) };
    let read_one = |text| Forfeit::parse(text).ok_or_else(|| TagError::Forfeits(value.to_owned()));
    value.split(',').map(read_one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameRecord, Outcome, Position, Rules, Seat, Variant, parse_game};

    fn game_with_a_dropout() -> Position {
        let rules = Rules::new(6, 7, 4, Variant::Standard, 3).unwrap();
        let mut position = Position::from_moves(rules, &parse_game("1 2 3 4", &rules).unwrap()).unwrap();
        position.forfeit().unwrap();
        for mv in parse_game("5 6 7", &rules).unwrap() {
            position.play(mv).unwrap();
        }
        position
    }

    #[test]
    fn a_game_with_a_dropout_comes_back_as_it_was_written() {
        let position = game_with_a_dropout();
        let record = GameRecord::from_position(&position, &[]);
        assert_eq!(record.tag(FORFEITS), Some("2 after 4"));
        let read = GameRecord::parse(&record.to_string()).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.position().unwrap(), position);
    }

    #[test]
    fn who_wins_because_nobody_else_is_left_wins_in_the_record_too() {
        let mut position = Position::new(Rules::default());
        position.forfeit().unwrap();
        let record = GameRecord::from_position(&position, &[]);
        assert!(
            record.to_string().ends_with("[Result \"0-1\"]\n[Forfeits \"1 after 0\"]\n\n0-1\n"),
            "{record}"
        );
        assert_eq!(record.position().unwrap().outcome(), Outcome::Win(Seat::ALL[1]));
    }

    #[test]
    fn a_dropout_that_does_not_fit_is_refused() {
        let read = |forfeits: &str| {
            let text = format!("[Player3 \"Cy\"]\n[Forfeits \"{forfeits}\"]\n\n1. 1 2 3 2. 4 *\n");
            GameRecord::parse(&text).unwrap().position().map_err(|error| error.to_string())
        };
        assert!(read("2 after 4").is_ok());
        let out_of_turn = "player 3 can't drop out after 4 moves: it is not their turn then";
        assert_eq!(read("3 after 4"), Err(out_of_turn.to_owned()));
        assert!(read("1 after 9").is_err());
        for text in ["2", "two after 4", "5 after 4", "0 after 4", "2 after 4,"] {
            assert!(read(text).is_err_and(|error| error.starts_with("Forfeits is")), "{text}");
        }
    }
}
