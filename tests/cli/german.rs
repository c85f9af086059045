//! What programs read is the same where people read German.
use std::fs;
use std::process::Output;

use serde_json::Value;

use super::puzzles::with_input;
use super::{connect_n, file};

const LOCALES: [&str; 2] = ["C.UTF-8", "de_DE.UTF-8"];

fn call_in(locale: &str, args: &[&str]) -> Output {
    connect_n().env("LC_ALL", locale).args(args).output().unwrap()
}

/// What a call prints, in English and in German.
fn printed(args: &[&str]) -> [String; 2] {
    LOCALES.map(|locale| String::from_utf8(call_in(locale, args).stdout).unwrap())
}

/// The same without what differs from run to run.
fn printed_without(fields: &[&str], args: &[&str]) -> [Vec<Value>; 2] {
    printed(args).map(|text| {
        let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for line in &mut lines {
            for field in fields {
                line.as_object_mut().unwrap().remove(*field);
            }
        }
        lines
    })
}

#[test]
fn json_and_graphs_are_the_same() {
    let puzzle = r#"{"id":"a","rows":6,"cols":7,"connect":4,"variant":"standard","moves":"2 6 2 6 6 4 4","kind":"win","distance":4,"solution":["5"],"rating":900}"#;
    let puzzles = file(&format!("{puzzle}\n{puzzle}\nnonsense\n"));
    let puzzles = puzzles.path().to_str().unwrap();
    let one = file(puzzle);
    let one = one.path().to_str().unwrap();
    let small = ["--rows=2", "--cols=2", "--connect=2"];
    let calls: [&[&str]; 8] = [
        &["players", "--format=json"],
        &["perft", "--depth=3", "--format=json"],
        &["lookahead", "count", "--moves=4", "--format=json"],
        &["lookahead", "value", "--level=2", "--format=json"],
        &[&["lookahead", "tree", "--level=2", "--format=json"], &small[..]].concat(),
        &[&["lookahead", "tree", "--level=2", "--format=dot"], &small[..]].concat(),
        &["puzzles", "check", puzzles, "--format=json"],
        &["puzzles", "list", one, "--format=json"],
    ];
    for args in calls {
        let [english, german] = printed(args);
        assert!(english == german && !english.is_empty(), "{args:?}: {english} {german}");
    }
}

#[test]
fn matches_are_the_same_for_programs_and_not_for_people() {
    let folder = tempfile::tempdir().unwrap();
    let openings = LOCALES.map(|locale| {
        let file = folder.path().join(format!("openings-{locale}"));
        let options = ["openings", "make", "--rows=4", "--cols=5", "--plies=4", "--count=3", "--nodes=1000"];
        let output = call_in(locale, &[&options[..], &["--out", file.to_str().unwrap()]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        fs::read_to_string(file).unwrap()
    });
    assert!(openings[0] == openings[1] && openings[0].starts_with("# Nearly even openings"), "{openings:?}");

    let options = ["match", "medium", "random", "--games=2", "--opening=2"];
    let json = [&options[..], &["--format=json"]].concat();
    let [english, german] = printed_without(&["seconds"], &json);
    assert!(english == german && english.len() > 3, "{english:?} {german:?}");
    // People read decimals as their language writes them.
    let [english, german] = printed(&options);
    assert!(english.contains(".0 % (") && german.contains(",0"), "{english}{german}");
}

#[test]
fn measurements_and_proofs_are_the_same_for_programs() {
    let folder = tempfile::tempdir().unwrap();
    let proofs = LOCALES.map(|locale| folder.path().join(locale));
    let said = [0, 1].map(|number| {
        let options = ["prove", "--rows=4", "--cols=4", "--table-mib=8", "--out"];
        let args = [&options[..], &[proofs[number].to_str().unwrap()]].concat();
        String::from_utf8(call_in(LOCALES[number], &args).stdout).unwrap()
    });
    assert!(said[0].ends_with(" s\n") && said[0].contains("; moves: "), "{}", said[0]);
    // People read decimals as their language writes them.
    let time = said[1].rsplit(' ').next().unwrap();
    assert!(time.contains(',') && !time.contains('.'), "{}", said[1]);
    let [english, german] = proofs.each_ref().map(|file| fs::read(file).unwrap());
    assert_eq!(english, german);

    let proof = proofs[0].to_str().unwrap();
    let record = file("[Rows \"4\"]\n[Cols \"4\"]\n\n1. 1 2 *\n");
    let record = record.path().to_str().unwrap();
    let calls: [(&[&str], &[&str]); 4] = [
        (&["seconds"], &["verify", proof, "--format=json"]),
        (&["seconds", "nodes_per_second"], &["bench", "--quick", "--json"]),
        (&["stops", "median", "worst"], &["bench", "--stops=1", "--quick", "--json"]),
        (&[], &["explore", "--rows=4", "--cols=4", "--format=json", record]),
    ];
    for (fields, args) in calls {
        let [english, german] = printed_without(fields, args);
        assert!(english == german && !english.is_empty(), "{args:?}: {english:?} {german:?}");
    }
}

#[test]
fn files_are_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let made = |name: &str, args: &[&str]| {
        let [english, german] = LOCALES.map(|locale| {
            let file = folder.path().join(format!("{name}-{locale}"));
            let output = call_in(locale, &[args, &["--out", file.to_str().unwrap()]].concat());
            assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
            fs::read(file).unwrap()
        });
        assert!(english == german && !english.is_empty(), "{args:?}");
    };
    made("puzzles", &["puzzles", "make", "--rows=5", "--cols=5", "--count=2"]);
    made("book", &["book", "--rows=4", "--cols=4", "--plies=2", "--table-mib=4"]);
}

#[test]
fn lines_that_are_read_from_the_right_show_no_marks() {
    let bad =
        with_input(connect_n().env("LC_ALL", "ar_EG.UTF-8").args(["solve", "--stdin"]), ".../.../... Q\n");
    let said = String::from_utf8(bad.stdout).unwrap();
    assert!(said.contains("`Q`") && !said.contains("\\u{"), "{said}");
}

#[test]
fn a_call_without_its_subcommand_is_told_so() {
    let said = |locale| String::from_utf8(call_in(locale, &["puzzles"]).stderr).unwrap();
    let [english, german] = LOCALES.map(said);
    assert!(english.starts_with("'connect-n puzzles' requires a subcommand"), "{english}");
    assert!(german.contains("'connect-n puzzles'") && german != english, "{german}");
}
