//! Manual pages and completions, made from the definition of the command line.
use std::fs;

use super::{call, complaint, one_line, output};

#[test]
fn every_shell_gets_a_script_that_knows_the_commands_and_their_options() {
    for shell in ["bash", "zsh", "fish"] {
        let script = output(&["completions", shell]);
        for word in ["tournament", "pop-out", "check-bot"] {
            assert!(script.contains(word), "{shell} doesn't know {word}");
        }
    }
    assert!(complaint(&["completions", "dos"]).contains("bash"));
}

#[test]
fn there_is_a_manual_page_for_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("share/man1");
    output(&["man", "--out", pages.to_str().unwrap()]);
    let help = output(&["--help"]);
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands = commands.take_while(|line| !line.is_empty()).filter(|line| line.starts_with("  "));
    let mut count = 0;
    for command in commands.filter_map(|line| line.strip_prefix("  ")?.split_once("  ")) {
        let page = fs::read_to_string(pages.join(format!("connect-n-{}.1", command.0.trim()))).unwrap();
        assert!(page.contains(".SH SYNOPSIS") && page.contains(".SH OPTIONS"), "{page}");
        count += 1;
    }
    assert!(count > 10, "{count} commands in {help}");
    assert!(output(&["man"]).contains(".TH connect-n 1"));
}

#[test]
fn a_folder_that_cannot_be_written_is_told_in_one_line() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let inside = file.path().join("man1");
    let said = call(&["man", "--out", inside.to_str().unwrap()]);
    assert_eq!(said.status.code(), Some(1));
    let problem = one_line(&said.stderr);
    assert!(problem.starts_with("cannot write manual pages to "), "{problem}");
}
