//! Games written and read again, and texts that are broken.
use crate::damage::{WHOLE, damaged};
use crate::strategies::{choices, game, rules};
use connect_n_engine::{
    GameRecord, GameTree, Moment, RecordError, Rules, format_compact, format_game, parse_game, parse_move,
    record_text,
};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// Characters that mean something in a record, and some that don't.
const TEXT: &str = "[\\[\\](){};\"\\\\.*0-9dDpP A-Za-zé\n\r\t-]{0,12}";

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
    fn a_game_with_variations_comes_back(tree in tree()) {
        let record = GameRecord::from_tree(&tree, &[]);
        let text = record.to_string();
        let (read, mut again) = GameRecord::read(&text).unwrap();
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_string(), text);
        prop_assert_eq!(again.position(), &tree.end());
        prop_assert_eq!(lines(&mut again), lines(&mut tree.clone()));
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

/// A game that was taken back and tried again at random: a choice among what can be done at each step.
fn tree() -> impl Strategy<Value = GameTree> {
    (rules(), choices()).prop_map(|(rules, choices)| {
        let mut tree = GameTree::new(rules);
        for choice in choices {
            let moves = tree.position().legal_moves();
            match choice % 4 {
                0 => {
                    tree.back();
                }
                1 => {
                    tree.forward();
                }
                _ if moves.is_empty() => tree.go_to(Moment::START),
                _ => tree.play(moves[choice / 4 % moves.len()]).unwrap(),
            }
        }
        tree
    })
}

/// Every line of a game in words, found the plain way: each moment is gone to and its position looked at.
fn lines(tree: &mut GameTree) -> Vec<String> {
    let mut lines: Vec<String> = moments(tree)
        .into_iter()
        .map(|moment| {
            tree.go_to(moment);
            format_game(tree.position().moves())
        })
        .collect();
    lines.sort();
    lines
}

fn moments(tree: &mut GameTree) -> Vec<Moment> {
    let mut found = vec![Moment::START];
    let mut waiting = vec![Moment::START];
    while let Some(moment) = waiting.pop() {
        let Some(&first) = tree.main_line_from(moment).first() else { continue };
        let next: Vec<Moment> = std::iter::once(first).chain(tree.variations(first)).collect();
        found.extend(&next);
        waiting.extend(next);
    }
    found
}

#[test]
fn five_hundred_damaged_records_get_a_line_each() {
    assert!(read(WHOLE.as_bytes()).is_ok());
    let refused = (0..).filter_map(|seed| read(&damaged(seed)).err().map(|error| (seed, error))).take(500);
    for (seed, error) in refused {
        assert_eq!(error.to_string().lines().count(), 1, "{seed}: {error}");
        let bytes = damaged(seed);
        let line = bytes.split(|byte| *byte == b'\n').nth(error.line - 1);
        assert!(line.is_some_and(|line| error.column <= line.len() + 1), "{seed}: {error}");
    }
}

fn read(bytes: &[u8]) -> Result<(GameRecord, GameTree), RecordError> {
    GameRecord::read(record_text(bytes)?)
}

/// Runs until a failure or for some millions of texts:
/// `cargo test --package connect-n-engine --release --test engine -- --ignored fuzz`.
#[test]
#[ignore = "takes as long as one likes: half an hour"]
fn fuzz_the_reader_of_records() {
    let mut runner = TestRunner::new(Config { cases: 5_000_000, ..Config::default() });
    let text = (any::<u64>(), prop::collection::vec((any::<prop::sample::Index>(), TEXT), 0..6));
    let outcome = runner.run(&text, |(seed, slips)| {
        let mut text = String::from_utf8_lossy(&damaged(seed)).into_owned();
        for (at, slip) in slips {
            let at = (0..=at.index(text.len() + 1)).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
            text.insert_str(at, &slip);
        }
        is_read_or_refused(&text)
    });
    outcome.unwrap();
}

/// What is read must be written so that it reads the same; what is refused must have a place in the text.
fn is_read_or_refused(text: &str) -> Result<(), TestCaseError> {
    match GameRecord::parse(text) {
        Ok(record) => {
            let written = record.to_string();
            let again = GameRecord::parse(&written);
            prop_assert_eq!(again.as_ref(), Ok(&record), "{}", written);
            prop_assert_eq!(record.to_string(), written);
            if let Ok((_, tree)) = GameRecord::read(text) {
                prop_assert_eq!(record.position(), Ok(tree.position().clone()));
            }
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

/// Each would take hours if the time grew with the square of the length.
#[test]
fn two_megabytes_of_anything_are_read_at_once() {
    const LENGTH: usize = 2 << 20;
    let many = |text: &str| text.repeat(LENGTH / text.len());
    let pops = "1. 1 1 (1... 2) 2. p1 p1 ";
    let texts = [
        ("comments among the tags", format!("[Rows \"6\"]\n{}*\n", many("; hello\n"))),
        ("comments before the tags", format!("{}[Rows \"6\"]\n*\n", many("{hello}\n"))),
        ("comments after a move", format!("1. 4 {} *\n", many("{hello} "))),
        ("tags", format!("{}*\n", many("[Event \"A\"]\n"))),
        ("one long tag", format!("[Event \"{}\"]\n*\n", many("\\\""))),
        ("variations", format!("1. 4 {} *\n", many("(1. 3 3) "))),
        ("blank lines", format!("{}1. 4 *\n", many("\n"))),
        ("open brackets", many("[")),
        ("open parentheses", format!("1. 4 {}", many("("))),
        ("numbers", many("1. ")),
        ("moves", format!("[Variant \"PopOut\"]\n{pops}{}*\n", many("1 "))),
        ("one word", many("4")),
    ];
    for (what, text) in texts {
        // What counts is that there is an answer; few of these are games.
        if let Ok((record, tree)) = GameRecord::read(&text) {
            assert!(GameRecord::read(&record.to_string()).is_ok(), "{what}");
            assert!(tree.plies(tree.now()) < LENGTH);
        }
    }
}
