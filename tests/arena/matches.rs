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

#[test]
fn a_match_compares_its_two_players() {
    let lines = json_lines(&["match", "medium", "random", "--games=21", "--seed=3", "--format=json"]);
    assert_eq!(lines.len(), 21 + 2 + 1);
    let (medium, comparison) = (&lines[21], &lines[23]);
    let number = |key: &str| comparison[key].as_f64().unwrap();
    // Of the last game there is no other side.
    let pairs: Vec<u64> =
        comparison["pentanomial"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).collect();
    assert_eq!((comparison["pairs"].as_u64(), pairs.iter().sum()), (Some(10), 10));
    let half_points: u64 = pairs.iter().zip(0..).map(|(count, half_points)| count * half_points).sum();
    assert!((number("score") - half_points as f64 / 40.0).abs() < 1e-4, "{comparison}");
    assert!(2 * medium["wins"].as_u64().unwrap() >= half_points);
    assert!(number("score_low") < number("score") && number("elo_low") > 0.0, "{comparison}");
    assert!(number("superiority") > 0.99 && comparison["sprt"].is_null(), "{comparison}");

    let text =
        String::from_utf8(Call::new(&["match", "medium", "random", "--games=20", "--quiet"]).output().stdout);
    let text = text.unwrap();
    assert_eq!(text.lines().count(), 3);
    assert!(
        text.contains("\nmedium scores ") && text.contains("95 % intervals over 10 pairs of games"),
        "{text}"
    );
    let three = json_lines(&["match", "medium", "random", "hard", "--games=3", "--format=json"]);
    assert_eq!(three.len(), 3 + 3);
}

#[test]
fn a_test_stops_when_it_is_decided() {
    let test = |players: [&str; 2], hypotheses: &str| {
        let options = ["--sprt", hypotheses, "--format=json", "--quiet"];
        let mut lines = json_lines(&[&["match"], &players[..], &options].concat());
        let comparison = lines.pop().unwrap();
        let sprt = &comparison["sprt"];
        let [llr, low, high] = ["llr", "llr_low", "llr_high"].map(|key| sprt[key].as_f64().unwrap());
        assert!(low < 0.0 && high > 0.0 && (llr <= low || llr >= high), "{comparison}");
        assert!(comparison["pairs"].as_u64().unwrap() < 200, "{comparison}");
        sprt["accepted"].as_str().unwrap().to_owned()
    };
    assert_eq!(test(["medium", "random"], "0,100"), "H1");
    assert_eq!(test(["random", "medium"], "-100,0,0.01,0.01"), "H0");
    // Without chance of their own, they begin with random moves.
    assert_eq!(test(["heuristic", "lookahead:1"], "0,200"), "H1");

    let unfinished = Call::new(&["match", "random", "random", "--sprt=0,5", "--games=4", "--quiet"]).output();
    let printed = String::from_utf8(unfinished.stdout).unwrap();
    assert!(printed.ends_with(" (-2.94 to 2.94); not decided\n"), "{printed}");
    for (args, problem) in [
        (&["random", "medium", "hard", "--sprt=0,5"][..], "--sprt compares two players; list two\n"),
        (
            &["random", "medium", "--sprt=0,5", "--games=5"],
            "--sprt needs pairs of games, so --games must be even (try 6)\n",
        ),
    ] {
        let output = Call::new(&[&["match"], args].concat()).output();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.as_str()), (Some(2), problem));
    }
    let output = Call::new(&["match", "random", "medium", "--sprt=5,0"]).output();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("ELO0 must be less than ELO1") && said.lines().count() == 1, "{said}");
}
