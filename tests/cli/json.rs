//! `docs/json.md` against what the commands print: every field is on the page, and every field of the page is printed.
//!
//! `UPDATE_JSON_PAGE=1 cargo test --no-default-features --test cli json_page` writes the output of today into its
//! examples.
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::output;

/// Lines of an example's output that the page shows.
const SHOWN: usize = 3;

/// What stands for the others.
const MORE: &str = "…";

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/json.md")
}

/// A command with the lines that it prints.
struct Example {
    command: String,
    lines: Vec<Value>,
    /// As the page shows them.
    shown: Vec<String>,
}

/// The part of the page about a command.
#[derive(Default)]
struct Section {
    name: String,
    /// Every field that it names; `true` where it says that there may be none.
    fields: Vec<(String, bool)>,
    examples: Vec<Example>,
}

fn sections(text: &str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("## ") {
            sections.push(Section { name: name.to_owned(), ..Section::default() });
        }
        let Some(section) = sections.last_mut() else { continue };
        if let Some(row) = line.strip_prefix("| `") {
            let (names, about) = row.split_once(" |").unwrap();
            let names = names.split(", ").map(|name| name.trim_matches('`').to_owned());
            let is_optional = about.contains("only");
            section.fields.extend(names.map(|name| (name, is_optional)));
        } else if let Some(command) = line.strip_prefix("$ ") {
            let lines = run(command);
            section.examples.push(Example { command: command.to_owned(), lines, shown: Vec::new() });
        } else if line.starts_with('{')
            && let Some(example) = section.examples.last_mut()
        {
            example.shown.push(line.to_owned());
        }
    }
    sections
}

/// What a command of the page prints, on the program at hand.
fn run(command: &str) -> Vec<Value> {
    let program = Path::new(env!("CARGO_BIN_EXE_connect-n")).parent().unwrap();
    let state = tempfile::tempdir().unwrap();
    let path = format!("{}:{}", program.display(), env::var("PATH").unwrap());
    let mut shell = Command::new("sh");
    let output = shell.args(["-c", command]).env("PATH", path).env("XDG_STATE_HOME", state.path()).output();
    let text = String::from_utf8(output.unwrap().stdout).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(!lines.is_empty(), "`{command}` prints nothing");
    lines
}

/// The paths of all fields of an object: names joined by dots, the same for all elements of a list, `MOVE` for a move.
/// Objects in `branches` are of the same kind as the one around them, and what an object of a value holds is no field.
fn paths(value: &Value, path: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) if !is_value(value) => {
            for (key, value) in fields {
                let number = key.trim_start_matches('p');
                let is_move = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
                let key = if is_move { "MOVE" } else { key };
                let start =
                    if path.is_empty() || path == "branches" { String::new() } else { format!("{path}.") };
                paths(value, &format!("{start}{key}"), found);
            }
        }
        Value::Array(elements) if elements.iter().any(Value::is_object) => {
            found.insert(path.to_owned());
            for element in elements {
                paths(element, path, found);
            }
        }
        _ => {
            found.insert(path.to_owned());
        }
    }
}

fn is_value(value: &Value) -> bool {
    let fields = value.as_object().unwrap();
    fields.contains_key("outcome") && fields.keys().all(|key| key == "outcome" || key == "distance")
}

/// The object without what no two runs have in common.
fn comparable(mut value: Value, has_limit: bool) -> Value {
    match &mut value {
        Value::Object(fields) => {
            for (key, value) in fields.iter_mut() {
                let varies = key.contains("seconds") || has_limit && !value.is_object();
                *value = if varies { Value::Null } else { comparable(value.take(), has_limit) };
            }
        }
        Value::Array(elements) => {
            for element in elements.iter_mut() {
                *element = comparable(element.take(), has_limit);
            }
        }
        _ => {}
    }
    value
}

#[test]
fn the_json_page_shows_what_is_printed() {
    let text = fs::read_to_string(page()).unwrap();
    let sections = sections(&text);
    assert!(sections.len() > 8, "the page has only {} sections", sections.len());
    for Section { name, fields, examples } in &sections {
        let mut printed = BTreeSet::new();
        for line in examples.iter().flat_map(|example| &example.lines) {
            paths(line, "", &mut printed);
        }
        let is_named = |path: &str| {
            let below = format!("{path}.");
            fields.iter().any(|(field, _)| field == path || field.starts_with(&below))
        };
        let unnamed: Vec<&String> = printed.iter().filter(|path| !is_named(path)).collect();
        assert!(unnamed.is_empty(), "the page doesn't name these fields of {name}: {unnamed:?}");
        let missing: Vec<&String> = fields
            .iter()
            .filter(|(field, is_optional)| !is_optional && !printed.contains(field))
            .map(|(field, _)| field)
            .collect();
        assert!(missing.is_empty(), "no example of {name} has these fields: {missing:?}");
    }
    if env::var_os("UPDATE_JSON_PAGE").is_some() {
        return fs::write(page(), updated(&text, &sections)).unwrap();
    }
    for Example { command, lines, shown } in sections.iter().flat_map(|section| &section.examples) {
        let has_limit = command.contains("--time");
        assert_eq!(shown.len(), lines.len().min(SHOWN), "`{command}`");
        for (line, shown) in lines.iter().zip(shown) {
            let shown: Value = serde_json::from_str(shown).unwrap();
            assert_eq!(comparable(shown, has_limit), comparable(line.clone(), has_limit), "`{command}`");
            assert_eq!(line["version"], 1, "`{command}`");
        }
    }
}

/// The page with what the commands print today.
fn updated(text: &str, sections: &[Section]) -> String {
    let mut examples = sections.iter().flat_map(|section| &section.examples);
    let mut page: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('{') && *line != MORE) {
        page.push(line.to_owned());
        if line.starts_with("$ ") {
            let example = examples.next().unwrap();
            page.extend(example.lines.iter().take(SHOWN).map(Value::to_string));
            page.extend((example.lines.len() > SHOWN).then(|| MORE.to_owned()));
        }
    }
    page.push(String::new());
    page.join("\n")
}

#[test]
fn every_command_that_prints_json_is_on_the_page() {
    let text = fs::read_to_string(page()).unwrap();
    let help = output(&["--help"]);
    let (_, commands) = help.split_once("Commands:\n").unwrap();
    let commands = commands.lines().take_while(|line| line.starts_with("  "));
    let names: Vec<&str> = commands.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.contains(&"solve"), "{names:?}");
    for name in names {
        if output(&[name, "--help"]).contains("--format") {
            assert!(text.contains(&format!("\n## {name}")), "the page has no section `## {name}`");
        }
    }
}
