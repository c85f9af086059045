//! The position in which the game of a record begins, where that is not the empty board: the tag `Position`.
use super::rules_tags;
use super::tags::{POSITION, StartError, Tag, TagError, value_of};
use crate::picture::{Picture, picture_line};
use crate::position::Position;

/// The position in which the game begins.
pub(super) fn read(tags: &[Tag]) -> Result<Position, TagError> {
    let rules = rules_tags::rules(tags)?;
    let Some(text) = value_of(tags, POSITION) else { return Ok(Position::new(rules)) };
    let (picture, to_move) = Picture::parse_line(text, rules.players()).map_err(StartError::Picture)?;
    if (picture.rows(), picture.cols()) != (rules.rows(), rules.cols()) {
        let (rows, cols) = (picture.rows(), picture.cols());
        let (expected_rows, expected_cols) = (rules.rows(), rules.cols());
        return Err(StartError::OtherSize { rows, cols, expected_rows, expected_cols }.into());
    }
    let to_move = to_move.or_else(|| picture.to_move(rules));
    let to_move = to_move.ok_or_else(|| StartError::NobodyToMove(text.to_owned()))?;
    Ok(picture.position(rules, to_move).map_err(StartError::Impossible)?)
}

/// The value of the tag for a game, none where it began with the empty board.
pub(super) fn text(game: &Position) -> Option<String> {
    game.is_set_up().then(|| picture_line(&game.start()))
}

#[cfg(test)]
mod tests {
    use crate::record::{GameRecord, GameTree};
    use crate::wander::wander;
    use crate::{Position, Rules, Seat, Variant};
    use proptest::prelude::*;

    fn problem(text: &str) -> String {
        GameRecord::read(text).unwrap_err().to_string()
    }

    #[test]
    fn a_game_goes_on_from_the_position_of_its_tag() {
        let text = "[Position \".../.1./.22 1\"]\n[Connect \"3\"]\n\n1. 1 3 2. 2 1-0";
        let (record, tree) = GameRecord::read(text).unwrap();
        let rules = tree.position().rules();
        assert_eq!((rules.rows(), rules.cols()), (3, 3), "the size is that of the position");
        assert_eq!(tree.position().movers(), [0, 1, 0, 1].map(|seat| Seat::ALL[seat]), "and who is next");
        assert_eq!(&record.position().unwrap(), tree.position());
    }

    #[test]
    fn a_position_that_cannot_be_is_named_with_its_place() {
        assert_eq!(
            problem("[Connect \"3\"]\n[Position \".../1./...\"]\n\n*"),
            "line 2, column 1: Position: row 2: this row has 2 cells, and the first one has 3"
        );
        assert_eq!(
            problem("[Connect \"3\"]\n[Position \".1./.../... 2\"]\n\n*"),
            "line 2, column 1: Position: the disc in column 2, row 3 from the bottom has nothing under it"
        );
        assert_eq!(
            problem("[Rows \"4\"]\n[Connect \"3\"]\n[Position \".../.../...\"]\n\n*"),
            "line 3, column 1: Position has 3 rows of 3 cells, but the board has 4 of 3"
        );
        assert_eq!(
            problem("[Variant \"PopOut\"]\n[Connect \"3\"]\n[Position \".../.../.1.\"]\n\n*"),
            "line 3, column 1: Position is `.../.../.1.`; write the player to move after the board, as in `.../.12 1`"
        );
    }

    #[test]
    fn a_version_that_does_not_know_positions_does_not_misread_them() {
        let version = |text: &str| {
            let (_, tree) = GameRecord::read(text).unwrap();
            GameRecord::from_tree(&tree, &[]).tag("RecordVersion").map(ToOwned::to_owned)
        };
        assert_eq!(version("1. 4 *").as_deref(), Some("1"));
        assert_eq!(version("[Position \"..../..../..../.... 2\"]\n\n*").as_deref(), Some("2"));
    }

    proptest! {
        #![proptest_config(crate::property::cases(200))]

        #[test]
        fn a_set_up_game_comes_back_from_its_record(
            (rows, cols, connect, pop_out, players) in (1..=9_u8, 1..=9_u8, 2..=5_u8, any::<bool>(), 2..=4_u8),
            before in prop::collection::vec(any::<u8>(), 0..30),
            after in prop::collection::vec(any::<u8>(), 0..10),
        ) {
            let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
            let game = wander(Rules::new(rows, cols, connect, variant, players).unwrap(), &before);
            let mut set_up = Position::set_up(*game.rules(), game.to_move(), |cell| game.disc_at(cell)).unwrap();
            for choice in after {
                let moves = set_up.legal_moves().to_vec();
                let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
                set_up.play(mv).unwrap();
            }
            let text = GameRecord::from_tree(&GameTree::from(&set_up), &[]).to_string();
            let (record, tree) = GameRecord::read(&text).unwrap();
            prop_assert_eq!(tree.position(), &set_up);
            prop_assert_eq!(record.position().unwrap(), set_up);
        }
    }
}
