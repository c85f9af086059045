//! What matches tell: games that repeat, openings, and who dropped out.
use super::arena::{Call, json_lines};

const WITHOUT_CHANCE: [&str; 4] = ["match", "lookahead:1", "heuristic", "--games=6"];

#[test]
fn games_that_repeat_are_named_and_openings_make_them_differ() {
    let games = |options: &[&str]| {
        let lines = json_lines(&[&WITHOUT_CHANCE[..], &["--format=json"], options].concat());
        lines[..6].iter().map(|game| game["repeats"].as_u64()).collect::<Vec<_>>()
    };
    assert_eq!(games(&[]), [None, None, Some(1), Some(2), Some(1), Some(2)]);
    assert_eq!(games(&["--opening=4"]), [None; 6]);

    let text = |options: &[&str]| {
        String::from_utf8(Call::new(&[&WITHOUT_CHANCE[..], options].concat()).output().stdout).unwrap()
    };
    let repeated = text(&[]);
    assert!(repeated.contains(" (as in game 2)\n"), "{repeated}");
    let advice = "4 of 6 games repeat earlier games move by move: these players use little randomness; \
                  --opening 4 starts games with random moves\n";
    assert!(repeated.ends_with(advice), "{repeated}");
    assert!(!text(&["--opening=4"]).contains("repeat earlier games"));
}

#[test]
fn each_opening_is_played_from_every_seat() {
    let lines =
        json_lines(&["match", "random", "medium", "hard", "--games=6", "--opening=5", "--format=json"]);
    let openings: Vec<String> =
        lines[..6].iter().map(|game| game["moves"].as_str().unwrap().split(' ').take(5).collect()).collect();
    assert_eq!(openings[..3], [&openings[0], &openings[0], &openings[0]].map(Clone::clone));
    assert_eq!(openings[3..], [&openings[3], &openings[3], &openings[3]].map(Clone::clone));
    assert_ne!(openings[0], openings[3]);
}

#[test]
fn the_record_of_a_game_of_three_says_why_somebody_dropped_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let bad = "exec:python3 tests/arena/bots/bad.py off-the-board mark";
    json_lines(&["match", "medium", bad, "medium", "--start-time=120", "--record", path, "--format=json"]);
    let record = folder.path().join("game-1.c4n");
    let record = record.to_str().unwrap();
    let why = "player 2 answered `move 180000` with `8`: column 8 doesn't exist (1–7), and dropped out; ";

    let shown = String::from_utf8(Call::new(&["replay", record]).output().stdout).unwrap();
    assert!(shown.contains("\nplayer 2 dropped out after 1 moves\n"), "{shown}");
    assert!(shown.contains(&format!("the record says: {}", &why[..20])), "{shown}");
    let report = &json_lines(&["replay", record, "--format=json"])[0];
    assert_eq!(report["drop_outs"], serde_json::json!([{"player": 2, "after": 1}]));
    let told = report["termination"].as_str().unwrap();
    assert!(told.starts_with(why), "{told}");
}
