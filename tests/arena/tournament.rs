//! Tournaments: the table, the list of results, and going on after an interruption.
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::arena::{Call, json_lines};
use super::processes::{mark, marked};

/// Six players who need no time, and what each pair plays.
const PLAYERS: [&str; 6] = ["random", "medium", "hard", "minimax:1", "minimax:2", "search:20n"];

/// Games of each pair.
const GAMES: usize = 200;

fn tournament<'a>(options: &[&'a str]) -> Vec<&'a str> {
    let games = ["--games", "200", "--seed", "5", "--format", "json", "--quiet"];
    [&["tournament"][..], &PLAYERS, &games, options].concat()
}

/// The table without the times, which are never the same.
fn without_times(mut table: Vec<Value>) -> Vec<Value> {
    for line in &mut table {
        line.as_object_mut().unwrap().remove("seconds_per_move");
    }
    table
}

fn lines(file: &Path) -> usize {
    fs::read_to_string(file).unwrap_or_default().lines().count()
}

#[test]
fn an_interrupted_tournament_ends_with_the_table_of_one_that_was_not() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.csv");
    let total = PLAYERS.len() * (PLAYERS.len() - 1) / 2 * GAMES;
    let out = ["--out", file.to_str().unwrap(), "--threads", "2"];

    let mut call = Call::new(&tournament(&out));
    let running = call.command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let deadline = Instant::now() + Duration::from_mins(5);
    while lines(&file) < total / 3 {
        assert!(Instant::now() < deadline, "no games are played");
        sleep(Duration::from_millis(2));
    }
    assert!(Command::new("kill").args(["-INT", &running.id().to_string()]).status().unwrap().success());
    let output = running.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let played = lines(&file) - 1;
    assert!(played < total, "all {played} were played before the interruption");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, format!("interrupted after {played} of {total} games; use --resume to continue\n"));
    let table = String::from_utf8(output.stdout).unwrap();
    assert_eq!(table.lines().count(), PLAYERS.len());

    // As if the machine had gone down while a line was written.
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.len() - 5]).unwrap();

    let resumed = json_lines(&tournament(&[&out[..], &["--resume"]].concat()));
    let whole = json_lines(&tournament(&[]));
    assert_eq!(without_times(resumed), without_times(whole));
    assert_eq!(lines(&file), 1 + total);
}

#[test]
fn a_list_of_another_tournament_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.csv");
    let file = file.to_str().unwrap();
    let call = |options: &[&str]| {
        let always = ["tournament", "--out", file, "--games", "4", "random", "medium"];
        let output = Call::new(&[&always[..], options].concat()).output();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    // As a call leaves it that was refused later on.
    fs::write(file, "").unwrap();
    assert_eq!(call(&[]), (Some(0), String::new()));
    assert_eq!(call(&["--resume"]), (Some(0), String::new()));
    assert_eq!(call(&[]), (Some(2), format!("{file} exists; use --resume to continue\n")));
    for other in [&["--seed", "1"][..], &["--opening", "2"], &["--cols", "8"], &["--pop-out"]] {
        let (code, said) = call(&[other, &["--resume"]].concat());
        assert_eq!(code, Some(2), "{other:?}");
        assert!(said.contains("use the same players, board, seed and openings as before"), "{said}");
        assert_eq!(said.lines().count(), 1);
    }
    let fewer =
        Call::new(&["tournament", "--out", file, "--games=2", "random", "medium", "--resume"]).output();
    let said = String::from_utf8(fewer.stderr).unwrap();
    assert!(said.ends_with("none of this tournament; use at least as many --games as before\n"), "{said}");
    let (code, said) = call(&["--resume", "--threads", "0"]);
    assert_eq!((code, said.lines().count()), (Some(2), 1));
    let text = fs::read_to_string(file).unwrap();
    fs::write(file, text.replacen("round", "game", 1)).unwrap();
    let (code, said) = call(&["--resume"]);
    assert_eq!(code, Some(2));
    assert!(said.contains("it is of an older version"), "{said}");
    fs::write(file, text.replace("1-0", "maybe")).unwrap();
    let (code, said) = call(&["--resume"]);
    assert_eq!(code, Some(2));
    assert!(said.contains("`maybe` is not a result; write 1-0, 0-1 or 1/2-1/2"), "{said}");
}

#[test]
fn calls_that_make_no_tournament_are_refused() {
    for (args, problem) in [
        (&["hard", "medium", "--games=3"][..], "--games must be even (try 4)\n"),
        (&["hard", "hard"], "hard is listed twice; give each player a name of its own\n"),
        (
            &["hard", "medium", "--players=3"],
            "a tournament needs three players; list them, or use --entrants or --from\n",
        ),
        (
            &["hard", "medium", "random", "--players=3", "--games=4"],
            "--games must be a multiple of 3 (try 6)\n",
        ),
    ] {
        let output = Call::new(&[&["tournament"], args].concat()).output();
        assert_eq!(
            (output.status.code(), String::from_utf8(output.stderr).unwrap().as_str()),
            (Some(2), problem)
        );
    }
}

#[test]
fn a_game_and_a_line_of_the_table_keep_their_fields() {
    let lines = json_lines(&["tournament", "medium", "hard", "--games", "2", "--format", "json"]);
    let fields = |line: &Value| line.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(lines.len(), 2 + 2);
    assert_eq!(
        fields(&lines[0]),
        "round board seed first second opening result reason fault moves first_moves first_states first_seconds \
         second_moves second_states second_seconds move_seconds version"
    );
    assert_eq!(
        fields(&lines[2]),
        "player games wins draws losses faults out points sonneborn_berger moves states seconds_per_move elo elo_error superiority repeats \
         against version"
    );
    assert_eq!(lines[0]["opening"], lines[1]["opening"]);
    assert_eq!(lines[0]["first"], lines[1]["second"]);
}

#[test]
fn a_fault_costs_a_game_and_no_more() {
    let mark = mark();
    let bad = format!("exec:python3 tests/arena/bots/bad.py crashes {mark}");
    let options = ["--games", "4", "--threads", "2", "--format", "json", "--quiet"];
    let table = json_lines(&[&["tournament", &bad, "random", "medium"][..], &options].concat());
    assert!(marked(&mark).is_empty());
    let last = table.last().unwrap();
    assert_eq!(
        (&last["player"], &last["losses"], &last["faults"]),
        (&bad.as_str().into(), &8.into(), &8.into())
    );
    assert!(table[..2].iter().all(|line| line["faults"] == 0 && line["games"] == 8), "{table:?}");
}

#[test]
fn the_table_is_for_people_too() {
    let output = Call::new(&["tournament", "random", "medium", "hard", "--games", "10"]).output();
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 30 + 1 + 3 + 2 + 3);
    assert!(lines[0].starts_with("game 1 of 30: hard vs medium "), "{}", lines[0]);
    assert!(lines[30].starts_with("player   games    won  drawn"), "{}", lines[30]);
    assert!(lines[31].starts_with("hard ") && lines[31].ends_with(" %"), "{}", lines[31]);
    assert!(lines[33].starts_with("random ") && !lines[33].ends_with('%'), "{}", lines[33]);
    assert!(lines[35].starts_with("   points of games  "), "{}", lines[35]);
    let cells: Vec<&str> = lines[38].split_whitespace().collect();
    assert_eq!((cells[..2].to_vec(), cells[4]), (vec!["3", "random"], "-"));
    let points = |cell: &str| cell.strip_suffix("/10").unwrap().parse::<f64>().unwrap();
    let above: Vec<&str> = lines[36].split_whitespace().collect();
    assert_eq!(points(cells[2]) + points(above[4]), 10.0);
}

#[test]
fn results_that_the_moves_contradict_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.csv");
    let name = file.to_str().unwrap();
    let call = || {
        let args = ["tournament", "random", "medium", "--games=2", "--out", name, "--resume"];
        let output = Call::new(&args).output();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    assert_eq!(call(), (Some(0), String::new()));
    let kept = fs::read_to_string(&file).unwrap();
    let game = kept.lines().find(|line| line.starts_with("1,")).unwrap();
    let fields: Vec<&str> = game.split(',').collect();
    let (result, moves) = (fields[6], fields[9]);
    assert!(result == "1-0" || result == "0-1", "{game}");
    let other = if result == "1-0" { "0-1" } else { "1-0" };
    let shorter = moves.rsplit_once(' ').unwrap().0;
    for (forged, problem) in [
        (game.replacen(result, other, 1), format!("its moves end {result}, and the list has {other}")),
        (game.replacen(",line,,", ",time,was slow,", 1), "its moves end the game, so not `time`".to_owned()),
        (game.replacen(moves, shorter, 1), "its moves end before the game does".to_owned()),
        (game.replacen(moves, &format!("{moves} 1"), 1), "the game is over".to_owned()),
        (game.replacen(moves, "4 4", 1), "its moves don't begin with its opening".to_owned()),
    ] {
        fs::write(&file, kept.replacen(game, &forged, 1)).unwrap();
        let (code, said) = call();
        assert_eq!(code, Some(2), "{forged}");
        assert!(said.contains("its game 1 of medium and random ") && said.contains(&problem), "{said}");
        assert_eq!(said.lines().count(), 1);
    }
}

#[test]
fn games_that_repeat_are_counted() {
    let options = ["--games=8", "--opening=0", "--quiet"];
    let call = |players: &[&str], more: &[&str]| {
        let output = Call::new(&[&["tournament"], players, &options, more].concat()).output();
        String::from_utf8(output.stdout).unwrap()
    };
    let without_chance = ["lookahead:1", "heuristic", "counting"];
    let text = call(&without_chance, &[]);
    let advice = "18 of 24 games repeat earlier games move by move, so the intervals are too narrow; \
                  a longer --opening makes games differ\n";
    assert!(text.ends_with(advice), "{text}");
    let json = call(&without_chance, &["--format=json"]);
    assert!(json.lines().all(|line| line.contains(r#""repeats":12"#)), "{json}");
    assert!(!call(&["random", "medium"], &[]).contains("repeat"));
}

#[test]
fn parts_merge_to_the_table_of_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let players = ["random", "medium", "hard", "minimax:1"];
    let text = |args: &[&str]| {
        let output = Call::new(args).output();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let parts: Vec<String> =
        (1..=3).map(|part| folder.path().join(format!("{part}.csv")).to_str().unwrap().to_owned()).collect();
    let games = [&["tournament"], &players[..], &["--games=10", "--seed=4", "--quiet"]].concat();
    for (file, shard) in parts.iter().zip(["1/3", "2/3", "3/3"]) {
        text(&[&games[..], &["--shard", shard, "--out", file]].concat());
        // Of each of the six pairs three or four games.
        assert!((1 + 18..=1 + 24).contains(&lines(Path::new(file))), "{}", lines(Path::new(file)));
    }
    assert_eq!(parts.iter().map(|file| lines(Path::new(file))).sum::<usize>(), 3 + 60);
    // Its column of times is never the same.
    let columns = |text: String| {
        let start = text.find("s/move").unwrap() - 4;
        let line =
            |line: &str| line.get(..start).unwrap_or(line).to_owned() + line.get(start + 10..).unwrap_or("");
        text.lines()
            .map(|text| if text.contains('±') { line(text) } else { text.to_owned() })
            .collect::<Vec<_>>()
    };
    // Backwards, since the order of the files doesn't matter.
    let merge = ["tournament", "table", &parts[2], &parts[1], &parts[0]];
    let merged = columns(text(&merge));
    assert_eq!(merged, columns(text(&games)));
    assert_eq!(merged.len(), 1 + 4 + 2 + 4);
    assert_eq!(
        without_times(json_lines(&[&merge[..], &["--format=json"]].concat())),
        without_times(json_lines(&[&games[..], &["--format=json"]].concat()))
    );

    let complaint = |args: &[&str]| {
        let output = Call::new(args).output();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let twice = complaint(&["tournament", "table", &parts[0], &parts[0]]);
    let again = format!("is in {} too; name each part once\n", parts[0]);
    assert!(twice.starts_with(&format!("{}: game ", parts[0])) && twice.ends_with(&again), "{twice}");
    let forged = fs::read_to_string(&parts[1]).unwrap().replace(",1-0,line,", ",0-1,line,");
    fs::write(&parts[1], forged).unwrap();
    assert!(complaint(&["tournament", "table", &parts[1]]).contains("contradicts itself: its moves end 1-0"));
    let wrong = complaint(&[&games[..], &["--out=x.csv", "--shard=4/3"]].concat());
    assert!(wrong.contains("such as 3/16") && wrong.lines().count() == 1, "{wrong}");
}

/// What was played, without what the clock says: a line for each game, in order.
fn games(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    let played = |line: &str| line.split(',').take(11).collect::<Vec<_>>().join(",");
    let mut games: Vec<String> = text.lines().skip(1).map(played).collect();
    games.sort();
    games
}

#[test]
fn more_games_late_entrants_and_another_order_are_played_as_if_from_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, grown] = ["whole.csv", "grown.csv"].map(|name| folder.path().join(name));
    let play = |file: &Path, players: &[&str], games: &str, more: &[&str]| {
        let options =
            ["--seed=6", "--quiet", "--format=json", "--games", games, "--out", file.to_str().unwrap()];
        json_lines(&[&["tournament"], players, &options, more].concat())
    };
    let table = play(&whole, &["random", "medium", "hard", "minimax:1"], "6", &["--threads=2"]);
    assert_eq!(games(&whole).len(), 36);
    play(&grown, &["medium", "random"], "2", &[]);
    assert_eq!(games(&grown).len(), 2);
    play(&grown, &["minimax:1", "random", "medium"], "2", &["--resume"]);
    assert_eq!(games(&grown).len(), 6);
    assert!(games(&grown).iter().all(|game| games(&whole).contains(game)));
    let extended = play(&grown, &["hard", "minimax:1", "medium", "random"], "6", &["--resume"]);
    assert_eq!(games(&grown), games(&whole));
    assert_eq!(without_times(extended), without_times(table));
}

#[test]
fn the_games_of_whoever_has_withdrawn_still_count() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.csv");
    let play = |players: &[&str], more: &[&str]| {
        let options = ["--games=4", "--quiet", "--format=json", "--out", file.to_str().unwrap()];
        Call::new(&[&["tournament"], players, &options, more].concat()).output()
    };
    assert!(play(&["random", "medium", "hard"], &[]).status.success());
    let before = games(&file);
    let output = play(&["hard", "medium"], &["--resume"]);
    assert!(output.status.success());
    let table: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!((games(&file), table.len()), (before, 3));
    assert!(table.iter().all(|line| line["games"] == 8), "{table:?}");
    // Nobody's games are taken for those of another board.
    let other = play(&["hard", "medium"], &["--resume", "--cols=8"]);
    assert_eq!(other.status.code(), Some(2));
}

/// The points of the meetings of a tournament, and its games in the file of results.
fn rounds(args: &[&str], file: &Path) -> (Vec<Value>, Vec<String>) {
    let lines = json_lines(args);
    let meetings = lines.into_iter().filter(|line| !line["tournament_round"].is_null()).collect();
    let text = fs::read_to_string(file).unwrap();
    let game = |line: &str| {
        let fields: Vec<&str> = line.split(',').collect();
        [fields[0], fields[3], fields[4], fields[5], fields[9]].join(",")
    };
    let mut games: Vec<String> = text.lines().skip(1).map(game).collect();
    games.sort();
    (meetings, games)
}

#[test]
fn swiss_and_knockout_tournaments_go_on_after_an_interruption_as_if_there_had_been_none() {
    for (kind, meetings, games) in [("swiss", 9, 36), ("knockout", 5, 20)] {
        let folder = tempfile::tempdir().unwrap();
        let [whole, parts] = ["whole.csv", "parts.csv"].map(|name| folder.path().join(name));
        let call = |file: &Path, more: &[&str]| {
            let options = ["--type", kind, "--games=4", "--seed=2", "--quiet", "--format=json", "--out"];
            let file_text = file.to_str().unwrap();
            rounds(&[&["tournament"][..], &PLAYERS, &options, &[file_text], more].concat(), file)
        };
        let expected = call(&whole, &["--threads=2"]);
        assert_eq!(expected.0.len(), meetings, "{kind}");
        assert!(expected.1.len() >= games, "{kind}");
        let winner = &expected.0.last().unwrap()["players"];
        assert!(kind == "swiss" || winner.as_array().unwrap().len() == 2);
        // As if it had been stopped in its first and in its second round.
        let text = fs::read_to_string(&whole).unwrap();
        for kept in [3, games / 2 + 3] {
            let lines: Vec<&str> = text.lines().take(1 + kept).collect();
            fs::write(&parts, lines.join("\n") + "\n").unwrap();
            assert_eq!(call(&parts, &["--resume"]), expected, "{kind} after {kept} games");
        }
        let merged = Call::new(&["tournament", "table", parts.to_str().unwrap()]).output();
        assert_eq!(merged.status.code(), Some(0));
        let other = ["tournament", "medium", "random", "hard", "--type", kind, "--games=4", "--seed=2"];
        let resume = ["--out", parts.to_str().unwrap(), "--resume"];
        let refused = Call::new(&[&other[..], &resume].concat()).output();
        let said = String::from_utf8(refused.stderr).unwrap();
        assert_eq!((refused.status.code(), said.lines().count()), (Some(2), 1), "{said}");
        assert!(said.contains("use the same list of players, --type, --games and --rounds"), "{said}");
    }
}

#[test]
fn rounds_are_for_people_too() {
    let output = Call::new(&["tournament", "hard", "random", "--type=knockout", "--games=2"]).output();
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[2], "round 1: hard - random  2 : 0");
    assert!(lines[3].is_empty() && lines[4].starts_with("player "), "{text}");
}

#[test]
fn options_that_a_format_cannot_have_are_refused_with_the_reason() {
    for (options, reason) in [
        (
            &["--type=swiss", "--shard=1/2", "--out=x.csv"][..],
            "--shard needs games that are known beforehand",
        ),
        (&["--type=knockout", "--max-faults=2"], "--max-faults takes away games from which"),
        (&["--type=swiss", "--rounds=3"], "3 players can play at most 2 Swiss rounds"),
        (&["--rounds=3"], "--rounds is for --type swiss and --type sample"),
        (&["--players=3", "--html=x", "--review=1"], "--review grades games of two players; omit it"),
        (
            &["--type=sample", "--rounds=3"],
            "each of 3 players can be in at most 2 of these; use fewer --rounds",
        ),
        (&["--type=swiss", "--players=3"], "Swiss and knockout tournaments pair players; omit --players"),
    ] {
        let output = Call::new(&[&["tournament", "hard", "medium", "random"][..], options].concat()).output();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{said}");
        assert!(said.starts_with(reason), "{said}");
    }
    let ungraded = ["tournament", "random", "medium", "--misere", "--html=x", "--review=1"];
    let said = String::from_utf8(Call::new(&ungraded).output().stderr).unwrap();
    assert_eq!(said, "misère is not supported here, only the usual rules about lines\n");
}

#[test]
fn each_pair_has_openings_of_its_own_unless_all_get_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("openings.txt");
    fs::write(&list, "1 1\n2 2\n3 3\n4 4\n5 5\n6 6\n7 7\n").unwrap();
    let file = ["--opening-file", list.to_str().unwrap()];
    let openings = |options: &[&str]| {
        let always = ["tournament", "random", "medium", "hard", "--games=6", "--format=json"];
        let lines = json_lines(&[&always[..], options].concat());
        let mut of_pairs: BTreeMap<Vec<String>, Vec<(u64, String)>> = BTreeMap::new();
        for game in &lines[..18] {
            let text = |key: &str| game[key].as_str().unwrap().to_owned();
            let mut pair = vec![text("first"), text("second")];
            pair.sort();
            of_pairs.entry(pair).or_default().push((game["round"].as_u64().unwrap(), text("opening")));
        }
        of_pairs.into_values().collect::<Vec<_>>()
    };
    for options in [&[][..], &file] {
        let own = openings(options);
        assert!(own[0] != own[1] && own[1] != own[2] && own[0] != own[2], "{own:?}");
        // Both games of each opening begin alike.
        assert!(own.iter().all(|games| games.chunks(2).all(|two| two[0].1 == two[1].1)), "{own:?}");
        let same = openings(&[options, &["--same-openings"]].concat());
        assert!(same[0] == same[1] && same[1] == same[2], "{same:?}");
    }
}

/// Five players of games of three, and how often each group plays.
const OF_THREE: [&str; 8] =
    ["random", "medium", "hard", "minimax:1", "minimax:2", "--players=3", "--games=6", "--seed=4"];

#[test]
fn tournaments_of_three_rank_by_points_and_merge_resume_and_report_like_those_of_two() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let run = |args: &[&str]| json_lines(&[&["tournament"], args, &["--format=json"]].concat());
    let play = |more: &[&str]| run(&[&OF_THREE[..], &["--quiet"], more].concat());
    let [whole, cut, html, records] = ["whole.csv", "cut.csv", "html", "records"].map(path);
    let table = play(&["--threads=2", "--out", &whole, "--html", &html, "--record", &records]);
    // Ten groups of three, each player in six of them.
    assert_eq!(lines(Path::new(&whole)), 1 + 60);
    assert!(table.iter().all(|line| line["games"] == 36), "{table:?}");
    let points: Vec<f64> = table.iter().map(|line| line["points"].as_f64().unwrap()).collect();
    assert!(
        (points.iter().sum::<f64>() - 60.0).abs() < 0.01 && points.is_sorted_by(|a, b| a >= b),
        "{points:?}"
    );
    let against = |line: &Value| -> u64 {
        let opponents = line["against"].as_array().unwrap();
        opponents
            .iter()
            .map(|it| ["wins", "draws", "losses"].map(|key| it[key].as_u64().unwrap()).iter().sum::<u64>())
            .sum()
    };
    // Each game has two opponents.
    assert!(table.iter().all(|line| against(line) == 72), "{table:?}");

    let parts: Vec<String> = (1..=3).map(|part| path(&format!("{part}.csv"))).collect();
    for (file, shard) in parts.iter().zip(["1/3", "2/3", "3/3"]) {
        play(&["--shard", shard, "--out", file]);
        assert_eq!(lines(Path::new(file)), 1 + 20);
    }
    let merged = run(&["table", &parts[2], &parts[0], &parts[1]]);
    assert_eq!(without_times(merged), without_times(table.clone()));

    let text = fs::read_to_string(&whole).unwrap();
    let kept: Vec<&str> = text.lines().take(1 + 25).collect();
    fs::write(&cut, kept.join("\n") + "\n").unwrap();
    assert_eq!(without_times(play(&["--out", &cut, "--resume"])), without_times(table));
    assert_eq!(lines(Path::new(&cut)), 1 + 60);
    for (options, problem) in [
        (["--players=2", "--games=6"], "has 3 players; use --players 3"),
        (["--players=3", "--games=3"], "use at least as many --games as before"),
    ] {
        let always = ["tournament", "random", "medium", "hard", "minimax:1", "minimax:2", "--seed=4"];
        let output = Call::new(&[&always[..], &options, &["--out", &cut, "--resume"]].concat()).output();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{said}");
        assert!(said.contains(problem), "{said}");
    }

    let page = fs::read_to_string(Path::new(&html).join("index.html")).unwrap();
    assert!(page.contains("Player 3</th>") && !page.contains("Player 4</th>"));
    assert_eq!(page.matches("href=\"#game-").count(), 60);
    let (_, data) = page.split_once("type=\"application/json\">").unwrap();
    let shown: Vec<Value> = serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap();
    assert_eq!(shown[0]["movers"].as_array().unwrap()[..4], [1, 2, 3, 1]);
    // A record of each game, from the run and from the list of results alike.
    let again = path("again");
    run(&["table", &whole, "--record", &again]);
    for entry in fs::read_dir(&records).unwrap() {
        let entry = entry.unwrap();
        let text = |folder: &Path| {
            let text = fs::read_to_string(folder.join(entry.file_name())).unwrap();
            text.lines().filter(|line| !line.starts_with("[Date")).collect::<Vec<_>>().join("\n")
        };
        assert_eq!(text(Path::new(&records)), text(Path::new(&again)));
    }
}

#[test]
fn whoever_is_at_fault_in_a_game_of_three_drops_out_and_too_often_is_excluded() {
    let mark = mark();
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let bad = format!("exec:python3 tests/arena/bots/bad.py crashes {mark}");
    let [out, records, again] = ["out.csv", "records", "again"].map(path);
    let players = [&bad, "random", "medium", "hard"];
    let options =
        ["--players=3", "--games=3", "--quiet", "--format=json", "--out", &out, "--record", &records];
    let table = json_lines(&[&["tournament"][..], &players, &options].concat());
    assert!(marked(&mark).is_empty());
    let of_bad = table.iter().find(|line| line["player"] == bad.as_str()).unwrap();
    assert_eq!(["games", "losses", "faults"].map(|key| of_bad[key].as_u64()), [Some(9); 3]);
    assert!(table.iter().all(|line| line["player"] == bad.as_str() || line["faults"] == 0), "{table:?}");
    // Three groups of four have it; the game goes on without it.
    assert_eq!(table.iter().map(|line| line["points"].as_f64().unwrap()).sum::<f64>(), 12.0);
    let text = fs::read_to_string(&out).unwrap();
    assert!(text.starts_with("round,board,seed,first,second,third,opening,result,reason,first_fault,second_fault,third_fault,forfeits,moves,first_moves,"));
    assert_eq!(
        text.matches(" after 4,").count()
            + text.matches(" after 5,").count()
            + text.matches(" after 6,").count(),
        9
    );
    let merged = json_lines(&["tournament", "table", &out, "--format=json", "--record", &again]);
    assert_eq!(without_times(merged), without_times(table));
    let mut with_drop_out = 0;
    for entry in fs::read_dir(&records).unwrap() {
        let name = entry.unwrap().file_name();
        let [live, listed] = [&records, &again].map(|folder| {
            let text = fs::read_to_string(Path::new(folder).join(&name)).unwrap();
            text.lines().filter(|line| !line.starts_with("[Date")).collect::<Vec<_>>().join("\n")
        });
        assert_eq!(live, listed);
        with_drop_out += usize::from(live.contains(", and dropped out; ") && live.contains("[Forfeits \""));
    }
    assert_eq!(with_drop_out, 9);

    let excluded = json_lines(&["tournament", "table", &out, "--max-faults=2", "--format=json"]);
    let line = excluded.iter().find(|line| line["player"] == bad.as_str()).unwrap();
    assert_eq!((&line["out"], &line["games"]), (&true.into(), &0.into()));
    assert!(
        excluded.iter().filter(|line| line["out"] == false).all(|line| line["games"] == 3),
        "{excluded:?}"
    );
}

#[test]
fn a_sample_gives_everybody_as_many_groups() {
    let sample = ["--players=4", "--type=sample", "--rounds=3", "--games=4", "--quiet", "--format=json"];
    let table = json_lines(&[&["tournament"][..], &PLAYERS, &sample].concat());
    // Five of the fifteen groups, with 20 seats for 18 wanted.
    let games: Vec<u64> = table.iter().map(|line| line["games"].as_u64().unwrap()).collect();
    assert_eq!(games.iter().sum::<u64>(), 5 * 4 * 4);
    assert!(games.iter().all(|games| [12, 16].contains(games)), "{games:?}");
}

#[test]
fn a_list_of_an_older_version_is_continued_in_its_own_columns() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.csv");
    let play = |games: &str| {
        let always = ["tournament", "random", "medium", "--out", file.to_str().unwrap(), "--quiet"];
        let output = Call::new(&[&always[..], &["--games", games, "--resume"]].concat()).output();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    play("2");
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.lines().next().unwrap().ends_with(",second_seconds,move_seconds"));
    let older: Vec<&str> = text.lines().map(|line| line.rsplit_once(',').unwrap().0).collect();
    fs::write(&file, older.join("\n") + "\n").unwrap();
    play("4");
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text.lines().count(), 5);
    assert!(text.lines().all(|line| line.split(',').count() == 16), "{text}");
    let table = ["tournament", "table", file.to_str().unwrap(), "--format=json"];
    assert_eq!(json_lines(&table)[0]["games"], 4);
}

#[test]
fn a_swiss_table_shows_points_and_buchholz() {
    let options = ["--type=swiss", "--games=2", "--quiet"];
    let players = &PLAYERS[..5];
    let text = Call::new(&[&["tournament"], players, &options].concat()).output().stdout;
    let text = String::from_utf8(text).unwrap();
    let head = text.lines().find(|line| line.starts_with("player ")).unwrap();
    assert!(head.contains("lost  points Buchholz faults"), "{head}");
    let lines = json_lines(&[&["tournament"], players, &options, &["--format=json"]].concat());
    let table: Vec<&Value> = lines.iter().filter(|line| line["player"].is_string()).collect();
    let key = |line: &Value| ["points", "buchholz"].map(|key| line[key].as_f64().unwrap());
    assert!(table.is_sorted_by(|one, other| key(one) >= key(other)), "{table:?}");
    // Two games for each of three rounds, and everybody played or sat out in each.
    let points: f64 = table.iter().map(|line| key(line)[0]).sum();
    assert_eq!(points, 3.0 * (2.0 * 2.0 + 2.0));
}
