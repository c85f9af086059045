//! Games written and read again, and texts that are broken.
use crate::strategies::{game, rules};
use connect_n::engine::{GameRecord, Rules, format_compact, format_game, parse_game, parse_move};
use proptest::prelude::*;

/// Characters that mean something in a record, and some that don't.
const TEXT: &str = "[\\[\\]{};\"\\\\.*0-9dDpP A-Za-zé\n\r\t-]{0,12}";

proptest! {
    #[test]
    fn games_survive_notation(position in game()) {
        let rules = position.rules();
        let moves = Ok(position.moves().to_vec());
        let text = format_game(position.moves());
        prop_assert_eq!(&parse_game(&text, rules), &moves);
        prop_assert_eq!(&parse_game(&text.replace(' ', ","), rules), &moves);
        match format_compact(position.moves(), rules) {
            Some(compact) => prop_assert_eq!(&parse_game(&compact, rules), &moves),
            None => prop_assert!(rules.cols() > 9),
        }
    }

    #[test]
    fn a_record_gives_back_its_game(position in game(), names in prop::collection::vec(".*", 0..4), event in ".*") {
        let mut record = GameRecord::from_position(&position, &names);
        record.set_tag("Event", &event);
        let text = record.to_string();
        let read = GameRecord::parse(&text).unwrap();
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_string(), text);
        prop_assert_eq!(read.position().unwrap(), position);
    }

    #[test]
    fn a_damaged_record_is_read_or_refused_with_a_place(
        position in game(),
        damage in TEXT,
        at in 0.0..1.0,
        cut in 0usize..8,
    ) {
        let text = GameRecord::from_position(&position, &[]).to_string();
        let start = (text.len() as f64 * at) as usize;
        let damaged = format!("{}{damage}{}", &text[..start], &text[(start + cut).min(text.len())..]);
        is_read_or_refused(&damaged)?;
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in prop::collection::vec(TEXT, 0..20), rules in rules()) {
        let text = text.concat();
        is_read_or_refused(&text)?;
        is_a_move_or_refused(&text, rules)?;
    }
}

/// What is read must be written so that it reads the same; what is refused must have a place in the text.
fn is_read_or_refused(text: &str) -> Result<(), TestCaseError> {
    match GameRecord::parse(text) {
        Ok(record) => {
            let written = record.to_string();
            let again = GameRecord::parse(&written);
            prop_assert_eq!(again.as_ref(), Ok(&record), "{}", written);
            prop_assert_eq!(record.to_string(), written);
        }
        Err(error) => {
            let lines: Vec<&str> = text.split('\n').collect();
            let line = lines.get(error.line - 1);
            prop_assert!(line.is_some_and(|line| error.column <= line.chars().count() + 1), "{}", error);
        }
    }
    Ok(())
}

fn is_a_move_or_refused(text: &str, rules: Rules) -> Result<(), TestCaseError> {
    if let Ok(mv) = parse_move(text, &rules) {
        prop_assert_eq!(parse_move(&mv.to_string(), &rules), Ok(mv));
    }
    if let Ok(moves) = parse_game(text, &rules) {
        prop_assert_eq!(parse_game(&format_game(&moves), &rules), Ok(moves));
    }
    Ok(())
}
