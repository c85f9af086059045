//! The page of a tournament for a browser.
use std::fs;
use std::path::{Path, PathBuf};

use connect_n_engine::{GameRecord, Position, Rules, Variant, format_game, parse_game};
use serde_json::Value;

use super::arena::Call;

/// A name that would run if the page took it for more than text.
const NAME: &str = "<script>alert('x')</script>";

fn entrants(folder: &Path) -> PathBuf {
    let file = folder.join("bots.toml");
    fs::write(&file, format!("[[bot]]\nname = \"{NAME}\"\nplayer = \"random\"\n")).unwrap();
    file
}

/// The games that the script of the page shows.
fn shown(page: &str) -> Vec<Value> {
    let (_, data) = page.split_once("type=\"application/json\">").unwrap();
    serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap()
}

fn refused(call: &mut Call) -> String {
    let output = call.output();
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn every_game_is_on_the_page_and_names_are_only_text() {
    let folder = tempfile::tempdir().unwrap();
    let [entrants, report, results] =
        ["bots.toml", "report", "results.csv"].map(|name| folder.path().join(name));
    self::entrants(folder.path());
    let board = ["--rows", "4", "--cols", "5", "--pop-out", "--games", "4", "--quiet", "--review", "0.5"];
    let [entrants, report_text, results] = [&entrants, &report, &results].map(|path| path.to_str().unwrap());
    let files = ["--entrants", entrants, "--html", report_text, "--out", results];
    let players = ["tournament", "medium", "hard"];
    let output = Call::new(&[&players[..], &board, &files].concat()).output();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let page = fs::read_to_string(report.join("index.html")).unwrap();
    assert!(!page.contains(NAME) && page.contains("&lt;script&gt;alert(&#39;x&#39;)"), "{page}");
    assert_eq!(page.matches("href=\"#game-").count(), 12);
    for file in ["report.css", "report.js"] {
        assert!(page.contains(file) && report.join(file).is_file());
    }
    let games = shown(&page);
    assert_eq!(games.len(), 12);
    assert!(games.iter().any(|game| game["players"][0] == NAME), "the script gets names as they are");
    let rules = Rules::new(4, 5, 4, Variant::PopOut, 2).unwrap();
    let csv = fs::read_to_string(results).unwrap();
    for game in &games {
        let moves: Vec<&str> =
            game["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
        let position = Position::from_moves(rules, &parse_game(&moves.join(" "), &rules).unwrap()).unwrap();
        assert!(csv.contains(&format!(",{},", format_game(position.moves()))), "{moves:?}");
        let cells: usize = position.winning_lines().iter().map(Vec::len).sum();
        assert_eq!(game["lines"].as_array().unwrap().len(), cells);
        assert_eq!(game["review"].as_array().unwrap().len(), moves.len());
        assert_eq!(game["opening"], 4);
        assert!(game["review"].as_array().unwrap()[..4].iter().all(Value::is_null), "{game}");
    }
    let graded = games.iter().flat_map(|game| game["review"].as_array().unwrap());
    assert!(graded.filter(|mv| mv["grade"].is_string()).count() > 12);
    assert!(page.contains("Choices kept") && page.contains("First losing move"));
}

#[test]
fn the_table_of_parts_has_a_page_too_and_a_folder_with_something_in_it_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let results = folder.path().join("results.csv");
    let results = results.to_str().unwrap();
    let played = Call::new(&["tournament", "random", "medium", "--games", "2", "--out", results]).output();
    assert_eq!(played.status.code(), Some(0));
    let [report, records] = ["deeper/report", "records"].map(|name| folder.path().join(name));
    let [report_text, records_text] = [&report, &records].map(|path| path.to_str().unwrap());
    let table = ["tournament", "table", results, "--html", report_text, "--record", records_text];
    assert_eq!(Call::new(&table).output().status.code(), Some(0));
    let page = fs::read_to_string(report.join("index.html")).unwrap();
    assert!(shown(&page).len() == 2 && !page.contains("Choices kept"));
    let line = refused(&mut Call::new(&table));
    assert!(line.contains("is not empty; --html takes a new or empty folder"), "{line}");
    assert_eq!(fs::read_to_string(report.join("index.html")).unwrap(), page);
    let all = ["tournament", "random", "medium", "--games", "2", "--record", records_text];
    let line = refused(&mut Call::new(&all));
    assert!(line.ends_with("game-0001_medium_random.c4n exists; choose another folder\n"), "{line}");
    // Each record is the game of the page.
    for (game, name) in shown(&page).iter().zip(["0001_medium_random", "0002_random_medium"]) {
        let text = fs::read_to_string(records.join(format!("game-{name}.c4n"))).unwrap();
        let (record, tree) = GameRecord::read(&text).unwrap();
        let moves: Vec<&str> =
            game["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
        assert_eq!(format_game(tree.end().moves()), moves.join(" "));
        assert_eq!(record.tag("Player1"), game["players"][0].as_str());
        let result = record.tag("Result").unwrap();
        assert!(game["title"].as_str().unwrap().ends_with(result), "{game}");
        assert_eq!(
            record.tag("Termination"),
            Some(if result == "1-0" { "player 1 has a line" } else { "player 2 has a line" })
        );
        assert!(record.tag("Seed").is_some() && record.tag("Seconds2").is_some());
    }
}

#[test]
fn the_page_is_in_a_language_and_what_programs_read_in_none() {
    let folder = tempfile::tempdir().unwrap();
    let kept: Vec<(String, Vec<u8>, String)> = ["C.UTF-8", "ar_EG.UTF-8"]
        .into_iter()
        .map(|locale| {
            let [results, report] = ["csv", "html"].map(|end| folder.path().join(format!("{locale}.{end}")));
            let [results_text, report_text] = [&results, &report].map(|path| path.to_str().unwrap());
            let files = ["--out", results_text, "--html", report_text];
            let options = ["--games=2", "--max-plies=6", "--format=json"];
            let players = ["tournament", "random", "medium", "lookahead:1"];
            let mut call = Call::new(&[&players[..], &options, &files].concat());
            call.command.env("LC_ALL", locale);
            assert_eq!(call.output().status.code(), Some(0));
            // What is printed again is the same but for the times, which the list has.
            let mut table = Call::new(&["tournament", "table", results_text, "--format=json"]);
            table.command.env("LC_ALL", locale);
            let games = fs::read_to_string(&results).unwrap();
            let games: Vec<String> =
                games.lines().map(|line| line.split(',').take(10).collect::<Vec<_>>().join(",")).collect();
            let mut printed = table.json();
            for line in &mut printed {
                line.as_object_mut().unwrap().remove("seconds_per_move");
            }
            let page = fs::read_to_string(report.join("index.html")).unwrap();
            (games.join("\n"), serde_json::to_vec(&printed).unwrap(), page)
        })
        .collect();
    assert!(kept[0].0 == kept[1].0 && kept[0].1 == kept[1].1, "{kept:?}");
    assert!(kept[0].0.contains("plies"), "{}", kept[0].0);
    assert!(kept[0].2.contains("<html lang=\"en\" dir=\"ltr\">"));
    assert!(kept[1].2.contains("<html lang=\"ar\" dir=\"rtl\">"));
    // The script fills in who plays where.
    for (_, _, page) in &kept {
        let words = page.split_once("<script id=\"words\" type=\"application/json\">").unwrap().1;
        let words: Value = serde_json::from_str(words.split_once("</script>").unwrap().0).unwrap();
        let drops = words["drops"].as_str().unwrap();
        assert!(["{number}", "{name}", "{column}"].iter().all(|it| drops.contains(it)), "{drops}");
    }
}
