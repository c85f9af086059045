//! The tags that say by which rules a game is played.
use super::tags::{
    COLS, CONNECT, CYLINDER, MISERE, POSITION, RECORD_VERSION, ROWS, Tag, TagError, VARIANT, VERSION,
    VERSION_OF_POSITION, VERSION_OF_UNUSUAL_LINES, players, value_of,
};
use crate::clock::Clock;
use crate::picture::Picture;
use crate::rules::{Rules, Variant};

/// Refuses what only a later version understands, before anything else is found to be wrong.
fn check_version(tags: &[Tag]) -> Result<(), TagError> {
    let digits = |text: &&str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match value_of(tags, VERSION).map(str::trim).filter(digits) {
        Some(version) if !version.parse().is_ok_and(|version: u32| version <= RECORD_VERSION) => {
            Err(TagError::Newer(version.to_owned()))
        }
        _ => Ok(()),
    }
}

/// The rules that the tags name; a size that they don't name is that of the position at the start, everything else the
/// default.
pub(super) fn rules(tags: &[Tag]) -> Result<Rules, TagError> {
    check_version(tags)?;
    Clock::check_tags(|name| value_of(tags, name))
        .map_err(|(name, value)| TagError::LongTime { name, value: value.to_owned() })?;
    let default = Rules::default();
    let start = start_picture(tags);
    let rows = number(tags, ROWS, start.as_ref().map_or(default.rows(), Picture::rows))?;
    let cols = number(tags, COLS, start.as_ref().map_or(default.cols(), Picture::cols))?;
    let connect = number(tags, CONNECT, default.connect())?;
    let rules = Rules::new(rows, cols, connect, variant(tags)?, players(tags))?;
    let rules = if is_yes(tags, CYLINDER)? { rules.with_cylinder() } else { rules };
    Ok(if is_yes(tags, MISERE)? { rules.with_misere()? } else { rules })
}

/// The board of the tag `Position`, if there is one that can be read; `start.rs` says what is wrong with one that can't.
fn start_picture(tags: &[Tag]) -> Option<Picture> {
    let (picture, _) = Picture::parse_line(value_of(tags, POSITION)?, players(tags)).ok()?;
    Some(picture)
}

/// The tags of the rules that are not as usual, for a record that says so.
pub(super) fn unusual(rules: Rules) -> impl Iterator<Item = &'static str> {
    let tags = [(MISERE, rules.is_misere()), (CYLINDER, rules.is_cylinder())];
    tags.into_iter().filter(|&(_, is_on)| is_on).map(|(name, _)| name)
}

/// The value of the tag of an unusual rule.
pub(super) const YES: &str = "Yes";

/// The version of the format that a record needs so that programs that don't know what is played refuse it; none where
/// all do.
pub(super) fn version_needed(rules: Rules, is_set_up: bool) -> Option<u32> {
    match rules.unusual_lines() {
        Some(_) => Some(VERSION_OF_UNUSUAL_LINES),
        None => is_set_up.then_some(VERSION_OF_POSITION),
    }
}

fn number(tags: &[Tag], name: &'static str, default: u8) -> Result<u8, TagError> {
    match value_of(tags, name) {
        Some(value) => {
            value.trim().parse().map_err(|_| TagError::NotANumber { name, value: value.to_owned() })
        }
        None => Ok(default),
    }
}

fn is_yes(tags: &[Tag], name: &'static str) -> Result<bool, TagError> {
    match value_of(tags, name) {
        None => Ok(false),
        Some(value) if value.trim().eq_ignore_ascii_case(YES) => Ok(true),
        Some(value) if value.trim().eq_ignore_ascii_case("no") => Ok(false),
        Some(value) => Err(TagError::NotYesNo { name, value: value.to_owned() }),
    }
}

fn variant(tags: &[Tag]) -> Result<Variant, TagError> {
    let Some(value) = value_of(tags, VARIANT) else { return Ok(Variant::Standard) };
    [Variant::Standard, Variant::PopOut]
        .into_iter()
        .find(|variant| variant.to_string().eq_ignore_ascii_case(value.trim()))
        .ok_or_else(|| TagError::NoSuchVariant(value.to_owned()))
}

#[cfg(test)]
mod tests {
    use crate::wander::wander;
    use crate::{GameRecord, GameTree, Rules, Variant};
    use proptest::prelude::*;

    fn problem(text: &str) -> String {
        GameRecord::read(text).unwrap_err().to_string()
    }

    #[test]
    fn unusual_rules_are_tags_of_their_own_and_of_the_version_that_knows_them() {
        let usual = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let record = |rules| GameRecord::from_position(&crate::Position::new(rules), &[]);
        for name in ["Misere", "Cylinder", "RecordVersion"] {
            assert_eq!(record(usual).tag(name), None, "{name}");
        }
        let both = record(usual.with_misere().unwrap().with_cylinder());
        let tags = ["Variant", "Misere", "Cylinder", "RecordVersion"].map(|name| both.tag(name));
        assert_eq!(tags, [Some("PopOut"), Some("Yes"), Some("Yes"), Some("3")]);
        let misere = record(usual.with_misere().unwrap());
        assert_eq!((misere.tag("Cylinder"), misere.tag("RecordVersion")), (None, Some("3")));
    }

    #[test]
    fn what_is_wrong_with_them_is_named_with_its_place() {
        assert_eq!(
            problem("[Misere \"maybe\"]\n\n*"),
            "line 1, column 1: Misere is `maybe`; write Yes or No"
        );
        assert_eq!(
            problem("[Player3 \"Eve\"]\n[Misere \"yes\"]\n\n*"),
            "line 2, column 1: misère is for 2 players, not 3"
        );
        assert!(GameRecord::read("[Cylinder \"no\"]\n\n*").unwrap().0.rules().unwrap() == Rules::default());
    }

    proptest! {
        #![proptest_config(crate::property::cases(200))]

        #[test]
        fn a_game_by_unusual_rules_comes_back_from_its_record(
            (rows, cols, connect, pop_out) in (1..=9_u8, 1..=9_u8, 2..=5_u8, any::<bool>()),
            (is_misere, is_set_up) in any::<(bool, bool)>(),
            choices in prop::collection::vec(any::<u8>(), 0..40),
        ) {
            let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
            let rules = Rules::new(rows, cols, connect, variant, 2).unwrap().with_cylinder();
            let rules = if is_misere { rules.with_misere().unwrap() } else { rules };
            let mut game = wander(rules, &choices);
            if is_set_up {
                game = crate::Position::set_up(rules, game.to_move(), |cell| game.disc_at(cell)).unwrap();
            }
            let text = GameRecord::from_tree(&GameTree::from(&game), &[]).to_string();
            prop_assert!(text.contains("[RecordVersion \"3\"]"), "{}", text);
            let (record, tree) = GameRecord::read(&text).unwrap();
            prop_assert_eq!(record.position().unwrap(), game.clone());
            prop_assert_eq!(tree.position(), &game);
        }
    }
}
