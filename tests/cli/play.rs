//! `play`: whole games by pipe, with menus, clocks, files and bad input.
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::connect_n;

/// A place for games, and calls that keep theirs there.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = connect_n();
        command.arg("play").args(args).current_dir(self.0.path()).env("HOME", self.0.path());
        command.env("XDG_STATE_HOME", self.0.path()).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn run(&self, args: &[&str], input: impl AsRef<[u8]>) -> Output {
        let mut child = self.command(args).spawn().unwrap();
        // A game that is over reads no more.
        let _ = child.stdin.take().unwrap().write_all(input.as_ref());
        child.wait_with_output().unwrap()
    }

    /// What a call says that ends well.
    fn said(&self, args: &[&str], input: impl AsRef<[u8]>) -> String {
        let output = self.run(args, input);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""));
        String::from_utf8(output.stdout).unwrap()
    }

    /// The games that were kept, the first begun first.
    fn kept(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.0.path().join("connect-n/recent")).into_iter().flatten().flatten();
        let files = entries.map(|entry| entry.path());
        let mut files: Vec<PathBuf> =
            files.filter(|file| file.extension().is_some_and(|ending| ending == "c4n")).collect();
        files.sort();
        files
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

fn moves_in(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    text.split_once("\n\n").unwrap().1.trim().to_owned()
}

const HUMANS: [&str; 4] = ["--seat1", "human", "--seat2", "human"];

#[test]
fn a_whole_game_with_menus() {
    let home = Home::new();
    // A board of 5 rows and 6 columns, three in a row, PopOut, three players.
    let menus = "1\n1\n5\n6\n2\n3\n3\n4\n3\n";
    // Their names and levels, who goes first, no clock.
    let players = "5\nh\nAda\n6\nh\nBob\n7\n2\n8\n2\n9\n1\n";
    let game = "\n1\n2\nmoves\n";
    let said = home.said(&["--seed", "1"], [menus, players, game].concat());
    for part in [
        "Board       5 rows × 6 columns",
        "Connect     3",
        "PopOut      on",
        "X Ada (human)",
        "O Bob (human)",
        "+ Computer (Easy)",
        "Goes first  Bob",
        "O Bob vs + Computer (Easy) vs X Ada",
        "Computer (Easy) plays ",
        "X Ada's turn",
    ] {
        assert!(said.contains(part), "{part} is missing in:\n{said}");
    }
    assert!(!said.contains('\u{1b}'), "escape codes in a pipe: {said:?}");
    let [kept] = home.kept().try_into().unwrap();
    let record = fs::read_to_string(&kept).unwrap();
    assert!(
        record.contains("[Seat1 \"human\"]\n") && record.contains("[Seat2 \"level:easy\"]\n"),
        "{record}"
    );
    assert!(record.contains("[Variant \"PopOut\"]\n") && record.contains("[Player3 \"Ada\"]\n"), "{record}");
    assert!(said.trim_end().ends_with(&format!("connect-n play --load {}", kept.display())), "{said}");
}

#[test]
fn a_game_is_won_and_played_again_until_somebody_has_had_enough() {
    let home = Home::new();
    let said = home.said(&HUMANS, "1\n2\n1\n2\n1\n2\n1\nnonsense\n\n4\nmenu\nq\n");
    assert!(said.contains(" |[X] O  .  .  .  .  . |\n"), "{said}");
    assert!(said.contains("Player 1 wins! 4 in column 1, after 7 moves.\n"), "{said}");
    assert!(said.contains("Games won: Player 1: 1 · Player 2: 0\n"), "{said}");
    assert!(said.contains("\"nonsense\" isn't a move or a command."), "{said}");
    assert!(said.contains("New game: Player 2 goes first.\n"), "the loser goes first: {said}");
    assert!(said.contains("  3  Continue: 7 × 6, connect 4, Player 2 vs Player 1, 1 move\n"), "{said}");
    assert_eq!(home.kept().len(), 2);
    assert!(moves_in(&home.kept()[0]).ends_with("1-0"));
}

#[test]
fn pops_move_what_is_above_them_and_may_win_for_the_other() {
    let home = Home::new();
    let args = [&HUMANS[..], &["--pop-out", "--rows=4", "--cols=4", "--connect=3"]].concat();
    let said = home.said(&args, "p1\n4\np4\n2\n2\n4\n4\n3\n3\n3\npop 4\nq\n");
    let refused = ["column 1 is empty", "disc", "Player 1 wins! 3 in "];
    let places = refused
        .map(|part| said.to_lowercase().find(&part.to_lowercase()).unwrap_or_else(|| panic!("{said}")));
    assert!(places.is_sorted(), "{said}");
    let repeated = home.said(&[&HUMANS[..], &["--pop-out"]].concat(), "1\n2\np1\np2\n1\n2\np1\np2\nn\n");
    assert!(repeated.contains("It's a draw. The same position came up three times.\n"), "{repeated}");
    let full = home.said(&[&HUMANS[..], &["--rows=1", "--cols=2"]].concat(), "1\n2\n");
    assert!(full.contains("It's a draw. The board is full.\n"), "{full}");
}

#[test]
fn undo_goes_back_to_the_last_turn_of_a_human() {
    let home = Home::new();
    let said = home.said(&["--seat2", "medium", "--seed", "3"], "undo\n4\n3\nmoves\nu\nmoves\nr\nmoves\nr\n");
    assert!(said.contains("Nothing to undo yet.\n") && said.contains("Nothing to redo.\n"), "{said}");
    let lists: Vec<usize> = said
        .lines()
        .filter(|line| !line.is_empty() && line.split(' ').all(|word| word.parse::<u8>().is_ok()))
        .map(|line| line.split(' ').count())
        .collect();
    assert_eq!(lists, [4, 2, 4]);
}

#[test]
fn a_hint_names_a_move_and_why() {
    let home = Home::new();
    let said = home.said(&["--moves", "1 2 1 2 1 2", "--seat2", "human"], "hint\n");
    let hint = said.lines().find(|line| line.to_lowercase().contains("column 1") && line.contains("win"));
    assert!(hint.is_some(), "{said}");
}

#[test]
fn a_game_is_saved_loaded_and_continued() {
    let home = Home::new();
    let said = home
        .said(&HUMANS, "4\n3\nsave first\n5\nsave first\nn\nsave first.c4n\ny\nload nothing\nload -\nq\n");
    assert!(said.contains("Saved in first.c4n.\n") && said.contains("Nothing was saved.\n"), "{said}");
    assert!(said.contains("first.c4n exists. Replace it? [y/N]\n"), "{said}");
    assert!(
        said.contains("Can't open nothing: ") && said.contains("Standard input is the players'"),
        "{said}"
    );
    assert_eq!(moves_in(&home.file("first.c4n")), "1. 4 3 2. 5 *");

    let loaded = home.said(&["--load", "first.c4n"], "moves\n6\n");
    assert!(loaded.contains("\n4 3 5\n") && loaded.contains("O Player 2's turn"), "{loaded}");
    let continued = home.said(&[], "3\nmoves\nload first\nmoves\nq\n");
    assert!(continued.contains("Continue: 7 × 6, connect 4, Player 1 vs Player 2, 4 moves"), "{continued}");
    assert!(continued.contains("\n4 3 5 6\n") && continued.contains("\n4 3 5\n"), "{continued}");
    let from_menu = home.said(&[], "2\nnothing\n2\nfirst\nmoves\nquit\n");
    assert!(from_menu.contains("Can't open nothing: ") && from_menu.contains("\n4 3 5\n"), "{from_menu}");
}

#[test]
fn every_move_is_recorded_where_asked() {
    let home = Home::new();
    home.said(&[&HUMANS[..], &["--record", "game.c4n", "--clock", "60+5"]].concat(), "4\n3\nundo\n");
    let record = fs::read_to_string(home.file("game.c4n")).unwrap();
    assert!(record.contains("[TimeControl \"60+5\"]\n[Clocks \"6"), "{record}");
    assert!(record.ends_with("\n1. 4 3 *\n") && record.contains("[Moment \"1\"]"), "{record}");
    let resumed = home.said(&["--load", "game.c4n"], "moves\nredo\nmoves\n");
    assert!(resumed.contains("O Player 2's turn [1:0") && resumed.contains("\n4 3\n"), "{resumed}");
}

/// A game in which nobody types for a second.
fn silent_game(home: &Home, args: &[&str], input: &str, part: &str) -> String {
    let mut child = home.command(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    sleep(Duration::from_millis(1500));
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && said.contains(part), "{part} is missing in:\n{said}");
    said
}

#[test]
fn whoever_runs_out_of_time_plays_by_chance_or_loses() {
    let home = Home::new();
    let each = [&HUMANS[..], &["--move-time", "1"]].concat();
    silent_game(&home, &each, "4\n", "Player 2 ran out of time, so a random move is played: ");
    assert!(moves_in(&home.kept()[0]).starts_with("1. 4 "));
    let game = [&HUMANS[..], &["--clock", "1"]].concat();
    let said = silent_game(&home, &game, "4\n", "Player 2 ran out of time.\n");
    assert!(said.contains("Player 1 wins!\n"), "{said}");
    let three = ["--players", "3", "--seat2", "human", "--seat3", "human", "--clock", "1"];
    let said = silent_game(&home, &three, "4\n", "Player 2 ran out of time.\n");
    assert!(said.contains("Player 3's turn"), "the others play on: {said}");
}

#[test]
fn bad_input_gets_one_clear_line_each() {
    let home = Home::new();
    assert!(
        home.said(&HUMANS, "?\n").contains("\n  4         drop a disc"),
        "the commands are listed in line"
    );
    let long = vec![b'x'; 1_000_000];
    let lines: [&[u8]; 9] = [b"hello", b"0", b"99", b"p4", b"undo 3", b"\xff\xfe", b"", b"\x1b[2J", &long];
    let input = [&[b"1\n2\n1\n2\n1\n2".as_slice()][..], &lines].concat().join(&b'\n');
    let said = home.said(&HUMANS, [&input, &b"\nmoves\n"[..]].concat());
    let (_, after) = said.rsplit_once("+---------------------+\n").unwrap();
    let answers: Vec<&str> = after.lines().filter(|line| !line.contains("Player 1's turn")).skip(2).collect();
    assert_eq!(answers.len(), lines.len() + 2, "{answers:?}");
    for answer in &answers[..lines.len()] {
        assert!(answer.ends_with('.') && answer.len() < 160 && !answer.contains('\u{1b}'), "{answer:?}");
    }
    assert_eq!(answers[lines.len()], "1 2 1 2 1 2");
    let full = home.said(&[&HUMANS[..], &["--rows=1", "--connect=3"]].concat(), "1\n1\n");
    assert!(full.to_lowercase().contains("\ncolumn 1 is full"), "{full}");
}

#[test]
fn menus_explain_what_they_cannot_use() {
    let home = Home::new();
    let said = home.said(
        &[],
        "7\n1\n99\n1\n2\n3\n17\n3\n2\n11\n10\n\n2\n3\n6\nhadr\n9\nh\nPlayer 1\n\
         An extraordinarily long name\nBob\n5\nh\nBob\nAda\n7\n3\nt\n8\n4\n2\n0\n30\nb\n",
    );
    for part in [
        "\"7\" isn't a choice; type 1–2, or q to quit.",
        "\"99\" isn't a choice; type 1–8, b, or Enter.",
        "Rows must be 3–16, not \"2\".",
        "Columns must be 3–16, not \"17\".",
        "Connect must be 3–10, not \"11\".",
        "Connect 10 doesn't fit on a 3 × 3 board. Make the board bigger or connect fewer.",
        "did you mean `hard`?",
        "Another player is called Player 1. Please choose another name.",
        "A name has at most 24 characters, not 28.",
        "Another player is called Bob. Please choose another name.",
        "\"3\" isn't a choice; type 1–2 or t.",
        "\"4\" isn't a choice; type 1–3.",
        "\"0\" isn't a time; type seconds up to 1000000, such as 30.",
        "Clock       30 s per move",
    ] {
        assert!(said.contains(part), "{part} is missing in:\n{said}");
    }
    assert!(home.kept().is_empty(), "nothing was played");
}

#[test]
fn the_end_of_input_ends_everything_cleanly() {
    let home = Home::new();
    assert!(home.said(&[], "").contains("Choose 1–2 [1]:"));
    for input in ["1", "1\n5", "1\n\n4", "4"] {
        home.said(&[], input);
    }
    let before = home.kept().len();
    let said = home.said(&HUMANS, "4");
    assert!(said.contains("The game is saved."), "a last line without its end counts: {said}");
    assert_eq!(home.kept().len(), before + 1);
}

#[test]
fn colour_is_used_where_it_is_wanted() {
    let home = Home::new();
    let red = "\u{1b}[91m";
    let said = |args: &[&str], variable: Option<(&str, &str)>| {
        let mut command = home.command(&[&HUMANS[..], args].concat());
        command.envs(variable).stdin(Stdio::null());
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    assert!(said(&["--color", "always"], None).contains(red));
    assert!(said(&["--colour=always"], Some(("NO_COLOR", "1"))).contains(red), "an option counts for more");
    assert!(said(&[], Some(("CLICOLOR_FORCE", "1"))).contains(red));
    assert!(!said(&[], Some(("NO_COLOR", "1"))).contains('\u{1b}'));
    assert!(!said(&["--color", "never"], Some(("CLICOLOR_FORCE", "1"))).contains('\u{1b}'));
    assert!(!said(&[], None).contains('\u{1b}'), "a pipe has no colour");
}

#[test]
fn computers_tell_what_they_found_if_asked() {
    let home = Home::new();
    let board = ["--rows=3", "--cols=3", "--connect=3", "--seat1=hashing", "--seat2=medium", "--verbose"];
    let output = home.run(&board, "n\n");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("Computer 1 (Hashing) plays 1, a draw (261 states, "), "{said}");
    let quiet = home.said(&board[..5], "n\n");
    assert!(quiet.contains("Computer 1 (Hashing) plays 1.\n"), "{quiet}");
}

#[test]
fn a_bot_from_a_file_runs_only_by_consent() {
    let home = Home::new();
    let mark = home.file("it-ran");
    let command = format!("sh -c 'touch {}'", mark.display());
    let record = format!("[Seat2 \"exec:{command}\"]\n\n1. *\n");
    fs::write(home.file("bot.c4n"), record).unwrap();
    let refused = home.said(&["--load", "bot.c4n"], "n\nrandom\n4\n");
    assert!(refused.contains(&format!("uses a bot as a player: exec:{command}\n")), "{refused}");
    assert!(refused.contains("Computer (Random) plays ") && !mark.exists(), "{refused}");
    // It says nothing and ends, so somebody else has to play on.
    let agreed = home.said(&["--load", "bot.c4n"], "y\n4\nmedium\n");
    assert!(agreed.contains("Who plays on [human]:") && mark.exists(), "{agreed}");
    assert!(agreed.contains("Computer (Classic medium) plays "), "{agreed}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_stops_a_thought_and_keeps_the_game() {
    let home = Home::new();
    let options = ["--rows=9", "--cols=9", "--connect=5", "--seat2", "search:60", "--time", "60"];
    let mut child: Child = home.command(&options).spawn().unwrap();
    child.stdin.as_mut().unwrap().write_all(b"5\n").unwrap();
    let start = Instant::now();
    while home.kept().is_empty() {
        assert!(start.elapsed() < Duration::from_mins(1), "nothing was played");
        sleep(Duration::from_millis(20));
    }
    sleep(Duration::from_millis(250));
    let stopped = Instant::now();
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert!(stopped.elapsed() < Duration::from_secs(5));
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(130), &b"interrupted\n"[..]));
    assert!(String::from_utf8(output.stdout).unwrap().contains("The game is saved."));
    assert_eq!(moves_in(&home.kept()[0]), "1. 5 *");
}

#[test]
fn what_makes_no_game_is_refused() {
    for (args, problem) in [
        (&["--seat3", "random"][..], "seat 3"),
        (&["--load", "no-such-file.c4n"], "no-such-file.c4n"),
        (&["--moves", "1111111"], "move 7 (d1)"),
        (&["--color", "sometimes"], "sometimes"),
        (&["--seat2", "hadr"], "hard"),
    ] {
        let output = Home::new().run(args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let said = super::one_line(&output.stderr);
        assert!(said.contains(problem), "{said}");
    }
}
