//! Lists of bots: what they say, what is wrong with them, and the limits that hold.
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use serde_json::Value;

use super::arena::{Call, json_lines};
use super::processes::mark;

/// Says where and how it runs, does what its environment asks for, and then plays as the example does.
const BOT: &str = r#"#!/usr/bin/env python3
import os, sys
how = os.environ.get("HOW", "")
print("folder", os.path.basename(os.getcwd()), "cores", len(os.sched_getaffinity(0)), "how", how, file=sys.stderr, flush=True)
if how == "much memory":
    kept = bytearray(300 << 20)
while how == "much time":
    pass
exec(open("EXAMPLE").read())
"#;

/// A folder with that bot, called `bot.py`.
fn bots() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    write_bot(&folder.path().join("bot.py"));
    folder
}

fn write_bot(file: &Path) {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/bot.py");
    fs::write(file, BOT.replace("EXAMPLE", example)).unwrap();
    fs::set_permissions(file, fs::Permissions::from_mode(0o755)).unwrap();
}

fn tournament(options: &[&str]) -> Call {
    let always = ["tournament", "--games=2", "--start-time=120", "--quiet", "--format=json"];
    Call::new(&[&always[..], options].concat())
}

fn line<'a>(table: &'a [Value], player: &str) -> &'a Value {
    table.iter().find(|line| line["player"] == player).unwrap()
}

#[test]
fn a_list_names_its_bots_and_says_how_they_run() {
    let folder = bots();
    fs::create_dir(folder.path().join("home")).unwrap();
    let (list, results) = (folder.path().join("bots.toml"), folder.path().join("results.csv"));
    fs::write(
        &list,
        r#"
        [[bot]]
        name = "Ada"
        command = "python3 ../bot.py"
        dir = "home"
        env = { HOW = "politely" }
        threads = 1

        [[bot]]
        name = "House player"
        player = "medium"
        "#,
    )
    .unwrap();
    let files = ["--entrants", list.to_str().unwrap(), "--out", results.to_str().unwrap()];
    let mut call = tournament(&[&["random"], &files[..]].concat());
    let table = call.json();
    let mut names: Vec<&str> = table.iter().map(|line| line["player"].as_str().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Ada", "House player", "random"]);
    assert!(table.iter().all(|line| line["games"] == 4 && line["faults"] == 0), "{table:?}");
    let csv = fs::read_to_string(&results).unwrap();
    assert!(csv.contains(",Ada,House player,") && csv.contains(",House player,random,"), "{csv}");
    let log = fs::read_to_string(call.folder.path().join("connect-n/programs/Ada.log")).unwrap();
    assert!(log.contains("folder home cores 1 how politely\n"), "{log}");
    // The same names go on with the same list.
    assert_eq!(tournament(&[&["random"], &files[..], &["--resume"]].concat()).json().len(), 3);
}

#[test]
fn a_folder_of_bots_is_a_list_too() {
    let folder = bots();
    let home = folder.path().join("second");
    fs::create_dir(&home).unwrap();
    write_bot(&home.join("other.py"));
    fs::write(home.join("bot.toml"), "command = 'exec:./other.py'\nenv = { HOW = 'well' }").unwrap();
    fs::write(folder.path().join("README"), "no bot").unwrap();
    fs::create_dir(folder.path().join("empty")).unwrap();
    let mut call = tournament(&["--from", folder.path().to_str().unwrap(), "medium"]);
    let output = call.output();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains(": passed over README, empty; a bot is "), "{said}");
    let table = call.json();
    let mut names: Vec<&str> = table.iter().map(|line| line["player"].as_str().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, ["bot", "medium", "second"]);
    assert!(table.iter().all(|line| line["faults"] == 0), "{table:?}");
    assert!(call.logs().contains("folder second cores "), "{}", call.logs());
}

#[test]
fn bots_are_held_to_their_limits() {
    let folder = bots();
    let list = folder.path().join("bots.toml");
    let bot = |name: &str, how: &str, limit: &str| {
        format!("[[bot]]\nname = '{name}'\ncommand = './bot.py'\nenv = {{ HOW = '{how}' }}\n{limit}\n")
    };
    let text = [
        bot("small", "much memory", "memory = 100"),
        bot("large", "much memory", "memory = 1000"),
        bot("short", "much time", "cpu = 1"),
    ];
    fs::write(&list, text.concat()).unwrap();
    let results = folder.path().join("results.csv");
    let files = ["--entrants", list.to_str().unwrap(), "--out", results.to_str().unwrap()];
    let table = tournament(&[&["medium"], &files[..]].concat()).json();
    let faults = |player: &str| line(&table, player)["faults"].as_u64().unwrap();
    assert!(faults("small") > 0 && faults("short") > 0, "{table:?}");
    assert_eq!((faults("large"), faults("medium")), (0, 0), "{table:?}");
    let csv = fs::read_to_string(&results).unwrap();
    assert!(csv.contains("(signal: 24 (SIGXCPU)"), "{csv}");
}

#[test]
fn without_a_network_bots_see_none_and_play_all_the_same() {
    let folder = bots();
    let bot = folder.path().join("net.py");
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/bot.py");
    // Each network interface has a line of its own after two of heads; besides lo there is none.
    let look = "import os, sys\nlines = open('/proc/net/dev').read().splitlines()[2:]\n\
                print('networks', [line.split(':')[0].strip() for line in lines], 'user', os.getuid(), file=sys.stderr, flush=True)\n";
    fs::write(&bot, format!("{look}exec(open('{example}').read())\n")).unwrap();
    let command = format!("exec:python3 {}", bot.display());
    let call = |options: &[&str]| {
        let always = ["match", "random", &command, "--quiet", "--start-time=120"];
        let mut call = Call::new(&[&always[..], options].concat());
        let output = call.output();
        (output.status.code(), String::from_utf8(output.stderr).unwrap(), call.logs())
    };
    let allowed = std::process::Command::new("unshare")
        .args(["--net", "--map-current-user", "true"])
        .output()
        .is_ok_and(|output| output.status.success());
    let (code, said, log) = call(&["--no-network"]);
    if allowed {
        assert_eq!((code, said.as_str()), (Some(0), ""));
        let user =
            String::from_utf8(std::process::Command::new("id").arg("-u").output().unwrap().stdout).unwrap();
        assert!(log.contains(&format!("networks ['lo'] user {}\n", user.trim())), "{log}");
    } else {
        assert_eq!((code, said.lines().count()), (Some(2), 1), "{said}");
        assert!(said.starts_with("--no-network: "), "{said}");
    }
    // Where there is no such program, that is said before anything is played.
    let mut call = Call::new(&["match", "random", &command, "--quiet", "--no-network"]);
    call.command.env("PATH", folder.path());
    let output = call.output();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(
        said.starts_with("--no-network: the program unshare is needed: ") && said.lines().count() == 1,
        "{said}"
    );
}

#[test]
fn what_is_wrong_with_a_list_is_said_in_one_line() {
    let folder = bots();
    let list = folder.path().join("bots.toml");
    let complaint = |text: &str| {
        fs::write(&list, text).unwrap();
        let output = tournament(&["random", "--entrants", list.to_str().unwrap()]).output();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{said}");
        let said = said.trim_end();
        said.strip_prefix(&format!("{}: ", list.display())).unwrap_or(said).to_owned()
    };
    let bot = |rest: &str| complaint(&format!("[[bot]]\nname = 'Ada'\n{rest}"));
    assert_eq!(complaint(""), "there is no bot in it; write [[bot]] above the keys of each");
    assert_eq!(complaint("[[bot]]\nplayer = 'hard'"), "bot 1: it has no name; write name = \"…\"");
    assert_eq!(
        bot("comand = './bot.py'"),
        "line 3: unknown key `comand`; the keys here are name, command, player, dir, env, memory, cpu, threads"
    );
    assert_eq!(complaint("[[bots]]"), "line 1: unknown key `bots`; the keys here are bot");
    for number in ["'much'", "'a, expected b'", "1.5", "-1", "70000"] {
        let most = if number == "70000" { ("threads", 65_535_u32) } else { ("memory", u32::MAX) };
        let said = format!("line 3: `{number}` must be a whole number from 1 to {}", most.1);
        assert_eq!(bot(&format!("{} = {number}", most.0)), said);
    }
    let text = "line 3: `3` must be text in quotes, such as \"text\"";
    assert_eq!([bot("command = 3"), bot("dir = 3"), bot("env = { HOW = 3 }")], [text; 3]);
    assert_eq!(bot("env = 3"), "line 3: `3` must be keys with values in braces");
    assert_eq!(complaint("[bot]\nname = 'Ada'"), "line 1: write [[bot]] in double brackets above each bot");
    assert!(complaint("[[bot]\nname = 'Ada'").starts_with("line 1: "));
    assert_eq!(bot(""), "Ada: write either command = \"…\" or player = \"…\"");
    assert_eq!(bot("command = 'x'\nplayer = 'hard'"), "Ada: write either command = \"…\" or player = \"…\"");
    assert!(bot("player = 'hrad'").starts_with("Ada: unknown player `hrad`"));
    assert_eq!(bot("player = 'exec:x'"), "Ada: write command = \"…\" for a bot, without exec:");
    assert_eq!(
        bot("player = 'hard'\ncpu = 3"),
        "Ada: dir, env, memory, cpu and threads are for a command, not for a player"
    );
    assert_eq!(bot("command = 'x'\ncpu = 0"), "Ada: memory, cpu and threads must be at least 1");
    assert!(bot("command = 'x'\ndir = 'nowhere'").ends_with("/nowhere is not a folder"));
    assert_eq!(bot("command = \"x 'y\""), "Ada: the command has an unclosed quotation mark");
    assert_eq!(
        complaint("[[bot]]\nname = ''\nplayer = 'hard'"),
        ": a name has 1 to 60 characters in one line"
    );
    let twice = "random is listed twice; give each player a name of its own";
    assert_eq!(complaint("[[bot]]\nname = 'random'\nplayer = 'hard'"), twice);

    for (args, said) in [
        (&["random"][..], "a tournament needs two players; list them, or use --entrants or --from"),
        (&["--from=tests/data"], "tests/data: No such file or directory (os error 2)"),
        (&["--from=docs"], "docs: there is no executable in it, nor a folder with a bot.toml"),
    ] {
        let output = tournament(args).output();
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(String::from_utf8(output.stderr).unwrap().trim_end(), said);
    }
}

#[test]
fn whoever_is_at_fault_too_often_is_out() {
    let mark = mark();
    let bad = format!("exec:python3 tests/arena/bots/bad.py crashes {mark}");
    let folder = tempfile::tempdir().unwrap();
    let table = |threads: &str, file: &str| {
        let file = folder.path().join(file);
        let options =
            ["--games=12", "--max-faults=3", "--start-time=120", "--quiet", "--format=json", "--resume"];
        let options = [&options[..], &["--threads", threads, "--out", file.to_str().unwrap()]].concat();
        let mut table = json_lines(&[&["tournament", "random", &bad, "medium"], &options[..]].concat());
        for line in &mut table {
            line.as_object_mut().unwrap().remove("seconds_per_move");
        }
        (table, fs::read_to_string(&file).unwrap().lines().count() - 1)
    };
    let (one, games) = table("1", "one.csv");
    assert_eq!(games, 12 + 3);
    let out = line(&one, &bad);
    assert_eq!((&out["faults"], &out["games"], &out["out"]), (&3.into(), &0.into(), &true.into()));
    let random = line(&one, "random");
    assert_eq!((&random["out"], &random["games"]), (&false.into(), &12.into()));
    // None of its games counts for anybody, however many of them several threads have played.
    let (three, _) = table("3", "three.csv");
    assert_eq!(three, one);
    assert_eq!(table("1", "three.csv").0, one);
}
