//! The help in the language of the person.
//!
//! English stands where options are defined, as clap wants it. A translation is a message whose id is made from the
//! English text: a text that changes has a new id, and what has no translation stays English.
use clap::builder::PossibleValue;
use clap::{Arg, Command};

use crate::language::{HelpTexts, Label, Language, current, message};
use crate::sentence::items;

/// Gives a text in another language, or notes it down.
type Translate<'a> = dyn FnMut(&str) -> String + 'a;

/// The command line with all its help in the language of the thread.
pub(super) fn translated(command: Command) -> Command {
    let language = current();
    if language == Language::English {
        return command;
    }
    let texts = HelpTexts::of(language);
    let mut command = command;
    // Adds the options for help and version, which have texts too.
    command.build();
    of_command(command, &mut |english| texts.get(&id(english)).unwrap_or_else(|| english.to_owned()))
}

/// The id of the message that translates a text: its first words, and its checksum, since others may begin alike.
fn id(english: &str) -> String {
    const WORDS: usize = 5;
    let words = english.split(|it: char| !it.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let slug: Vec<_> = words.take(WORDS).map(str::to_ascii_lowercase).collect();
    // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv
    let sum =
        english.bytes().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("help-{}-{:04x}", slug.join("-"), sum >> 16 ^ sum & 0xffff)
}

fn of_command(mut command: Command, translate: &mut Translate) -> Command {
    if let Some(about) = command.get_about().map(ToString::to_string) {
        command = command.about(paragraphs(&about, translate));
    }
    if let Some(about) = command.get_long_about().map(ToString::to_string) {
        command = command.long_about(paragraphs(&about, translate));
    }
    if let Some(examples) = command.get_after_help().map(ToString::to_string) {
        command = command.after_help(paragraphs(&examples, translate));
    }
    let positional = Label::new("clap-arguments").text();
    let other = Label::new("clap-options").text();
    let usage = Label::new("clap-usage").text();
    command = command
        .mut_args(|arg| {
            let heading = match arg.get_help_heading() {
                Some(heading) => translate(heading),
                None if arg.is_positional() => positional.clone(),
                None => other.clone(),
            };
            of_arg(arg, translate).help_heading(heading)
        })
        .subcommand_help_heading(Label::new("clap-commands").text())
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ));
    command.mut_subcommands(|inner| of_command(inner, translate))
}

fn of_arg(mut arg: Arg, translate: &mut Translate) -> Arg {
    let more = values_and_default(&arg, translate);
    let with_more = |text: String| [&[text], &more[..]].concat().join(" ");
    if let Some(help) = arg.get_help().map(ToString::to_string) {
        arg = arg.help(with_more(paragraphs(&help, translate)));
    }
    if let Some(help) = arg.get_long_help().map(ToString::to_string) {
        arg = arg.long_help([&[paragraphs(&help, translate)], &more[..]].concat().join("\n\n"));
    }
    arg.hide_possible_values(true).hide_default_value(true)
}

/// What clap would add in English.
fn values_and_default(arg: &Arg, translate: &mut Translate) -> Vec<String> {
    let mut more = Vec::new();
    let values = if arg.is_hide_possible_values_set() || !arg.get_action().takes_values() {
        Vec::new()
    } else {
        arg.get_possible_values()
    };
    let shown: Vec<_> =
        values.iter().filter(|value| !value.is_hide_set()).map(|value| of_value(value, translate)).collect();
    if !shown.is_empty() {
        more.push(message("clap-values").with("values", items(&shown)).text());
    }
    let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !arg.is_hide_default_value_set() && arg.get_action().takes_values() && !default.is_empty() {
        more.push(message("clap-default").with("value", default.join(" ")).text());
    }
    more
}

fn of_value(value: &PossibleValue, translate: &mut Translate) -> String {
    match value.get_help() {
        Some(help) => {
            let help = translate(&help.to_string());
            message("clap-value").with("value", value.get_name().to_owned()).with("help", help).text()
        }
        None => value.get_name().to_owned(),
    }
}

/// A text of several paragraphs and examples: each paragraph, and what stands behind each example, is translated by
/// itself.
fn paragraphs(text: &str, translate: &mut Translate) -> String {
    let mut translated: Vec<String> = Vec::new();
    let mut paragraph: Vec<&str> = Vec::new();
    for line in text.lines().chain([""]) {
        let is_example = line.starts_with("  ");
        if (is_example || line.is_empty()) && !paragraph.is_empty() {
            translated.push(translate(&paragraph.join(" ")));
            paragraph.clear();
        }
        if is_example {
            translated.push(example(line, translate));
        } else if line.is_empty() {
            translated.push(String::new());
        } else {
            paragraph.push(line);
        }
    }
    translated.pop();
    translated.join("\n")
}

/// A line with a command and, behind two spaces or more, what it does.
fn example(line: &str, translate: &mut Translate) -> String {
    let command = line.trim_start();
    match command.find("  ") {
        Some(end) => {
            let does = command[end..].trim_start();
            format!("{}{}", &line[..line.len() - does.len()], translate(does))
        }
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;
    use std::{env, fs};

    use clap::CommandFactory;
    use fluent_syntax::ast::Entry;
    use fluent_syntax::parser;

    use super::*;
    use crate::cli::Cli;

    const HEAD: &str = "\
# The help of the command line, in English, for those who translate it: the program itself has it where options are
# defined. Ids come from the text: one that changes has a new id, and the old one goes. To make this file anew:
# UPDATE_HELP=1 cargo test --no-default-features --lib cli::help
#
# Options, commands, names of players and files stay as they are.
";

    /// All that the help says in English, by id, in the order of the help.
    fn english() -> Vec<(String, String)> {
        let mut texts: Vec<(String, String)> = Vec::new();
        let mut ids = BTreeSet::new();
        let mut command = Cli::command();
        command.build();
        of_command(command, &mut |english| {
            if ids.insert(id(english)) {
                texts.push((id(english), english.to_owned()));
            }
            assert!(texts.iter().any(|(_, text)| text == english), "two texts have one id: {english}");
            english.to_owned()
        });
        texts
    }

    #[test]
    fn the_help_is_translated_as_it_is() {
        let texts = english();
        let file: Vec<_> = texts.iter().map(|(id, text)| format!("{id} = {text}\n")).collect();
        let file = format!("{HEAD}\n{}", file.concat());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales/help/en.ftl");
        if env::var_os("UPDATE_HELP").is_some() {
            fs::write(&path, &file).unwrap();
        }
        assert_eq!(
            fs::read_to_string(path).unwrap(),
            file,
            "the help has changed; run with UPDATE_HELP=1, and translate"
        );
        let wanted: BTreeSet<_> = texts.iter().map(|(id, _)| id.as_str()).collect();
        for language in Language::ALL {
            let [_, _, source] = language.sources();
            let resource = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| {
                panic!("{language:?}: {errors:?}");
            });
            let found: BTreeSet<_> = resource
                .body
                .iter()
                .filter_map(|entry| match entry {
                    Entry::Message(message) => Some(message.id.name),
                    Entry::Junk { content } => panic!("{language:?}: {content}"),
                    _ => None,
                })
                .collect();
            let missing: Vec<_> = wanted.difference(&found).collect();
            let unused: Vec<_> = found.difference(&wanted).collect();
            assert!(
                missing.is_empty() && unused.is_empty(),
                "{language:?} lacks {missing:?} and has {unused:?}"
            );
        }
    }
}
