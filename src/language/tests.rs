//! The files of messages: nothing is missing, unused or wrong in any of them.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use super::*;

/// What the files of a language hold.
struct File {
    /// Messages by id.
    messages: BTreeMap<String, Content>,
    /// The variables that comments explain.
    explained: BTreeMap<String, BTreeSet<String>>,
}

#[derive(Default)]
struct Content {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    selectors: Vec<(String, Vec<String>)>,
}

impl File {
    fn of(language: Language) -> Self {
        let mut file = Self { messages: BTreeMap::new(), explained: BTreeMap::new() };
        let [window, terminal, _] = language.sources();
        file.add(language, &window);
        file.add(language, &terminal);
        file
    }

    fn add(&mut self, language: Language, source: &str) {
        let resource = parser::parse(source).unwrap_or_else(|(_, errors)| {
            panic!("{language:?}: {errors:?}");
        });
        for entry in &resource.body {
            let (id, pattern, comment) = match entry {
                Entry::Message(it) => (it.id.name.to_owned(), it.value.as_ref().unwrap(), &it.comment),
                Entry::Term(it) => (format!("-{}", it.id.name), &it.value, &it.comment),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Junk { content } => panic!("{language:?}: {content}"),
            };
            let mut content = Content::default();
            content.add(pattern);
            assert!(self.messages.insert(id.clone(), content).is_none(), "{language:?} has {id} twice");
            let lines = comment.iter().flat_map(|comment| &comment.content);
            let names = lines.filter_map(|line| line.strip_prefix('$')?.split(' ').next()).map(str::to_owned);
            self.explained.insert(id, names.collect());
        }
    }

    /// The variables of a message and of all that it names.
    fn variables(&self, id: &str) -> BTreeSet<String> {
        let content = self.messages.get(id).unwrap_or_else(|| panic!("{id} is named, and missing"));
        let inner = content.references.iter().flat_map(|id| self.variables(id));
        content.variables.iter().cloned().chain(inner).collect()
    }
}

impl Content {
    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => (*name).to_owned(),
                        VariantKey::NumberLiteral { value } => (*value).to_owned(),
                    });
                    self.selectors.push((id.name.to_owned(), keys.collect()));
                }
                for variant in variants {
                    self.add(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => _ = self.variables.insert(id.name.to_owned()),
            InlineExpression::MessageReference { id, .. } => _ = self.references.insert(id.name.to_owned()),
            InlineExpression::TermReference { id, .. } => _ = self.references.insert(format!("-{}", id.name)),
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::FunctionReference { id, .. } => {
                panic!("no bundle has the function {}", id.name)
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// The ids of messages that the code names: all string literals that have the form of one of English.
fn named_in_code(english: &File) -> BTreeSet<String> {
    fn search(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            if path.is_dir() {
                search(&path, found);
            } else if path.extension().is_some_and(|it| it == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                // A quotation mark as a character begins no string.
                let code = text.split("#[cfg(test)]").next().unwrap_or_default().replace("'\"'", "");
                found.extend(code.split('"').skip(1).step_by(2).map(str::to_owned));
            }
        }
    }
    let mut literals = BTreeSet::new();
    search(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut literals);
    // A quotation mark in a string shifts the pairs of a file: what lies between them counts too.
    literals.retain(|literal| english.messages.contains_key(literal));
    literals
}

#[test]
fn no_message_is_missing_or_unused_in_any_language() {
    let english = File::of(Language::English);
    let named = named_in_code(&english);
    for language in Language::ALL {
        let file = File::of(language);
        let missing: Vec<_> = named.iter().filter(|id| !file.messages.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        let mut used = named.clone();
        let mut reached: Vec<String> = named.iter().cloned().collect();
        while let Some(id) = reached.pop() {
            for reference in &file.messages[&id].references {
                if used.insert(reference.clone()) {
                    reached.push(reference.clone());
                }
            }
        }
        let unused: Vec<_> = file.messages.keys().filter(|id| !used.contains(*id)).collect();
        assert!(unused.is_empty(), "{language:?} has {unused:?}, which nothing uses");
    }
}

#[test]
fn messages_use_the_variables_that_english_explains_and_no_others() {
    let english = File::of(Language::English);
    for id in english.messages.keys() {
        let lacking: Vec<_> =
            english.variables(id).into_iter().filter(|it| !english.explained[id].contains(it)).collect();
        assert!(lacking.is_empty(), "no comment explains {lacking:?} of {id}");
    }
    for language in Language::ALL {
        let file = File::of(language);
        for id in file.messages.keys().filter(|id| english.messages.contains_key(*id)) {
            let more: Vec<_> =
                file.variables(id).into_iter().filter(|it| !english.explained[id].contains(it)).collect();
            assert!(more.is_empty(), "{id} in {language:?} has no {more:?}");
        }
    }
}

#[test]
fn messages_select_by_what_there_is() {
    let named: [(&[&str], &[&str]); 10] = [
        (&["player", "next", "mover"], &["you", "computer", "named"]),
        (&["move", "reply"], &["drop", "pop"]),
        (&["searching", "changed", "slower", "pops", "misere", "cylinder", "listed"], &["yes", "no"]),
        (&["fill"], &["empty", "some", "full"]),
        (&["disc"], &["none", "some"]),
        (&["place"], &["bottom", "row", "column", "diagonal"]),
        (&["value", "was", "now"], &["win", "draw", "loss", "open"]),
        (&["lines"], &["misere", "cylinder", "both"]),
        (&["line"], &["none", "wins", "loses"]),
        (&["grade"], &["mistake", "blunder"]),
    ];
    for language in Language::ALL {
        let plurals: &[&str] = match language {
            Language::English | Language::German | Language::Finnish => &["one", "other"],
            Language::French | Language::Spanish | Language::Portuguese => &["one", "many", "other"],
            Language::Polish => &["one", "few", "many", "other"],
            Language::Arabic => &["zero", "one", "two", "few", "many", "other"],
            Language::Japanese | Language::Chinese => &["other"],
        };
        for (id, content) in &File::of(language).messages {
            for (variable, keys) in &content.selectors {
                let group = named.iter().find(|(variables, _)| variables.contains(&variable.as_str()));
                let is_known = |key: &String| match group {
                    Some((_, values)) => values.contains(&key.as_str()) || key == "other",
                    None => key.parse::<u32>().is_ok() || plurals.contains(&key.as_str()),
                };
                assert!(keys.iter().all(is_known), "{id} in {language:?} selects ${variable} by {keys:?}");
            }
        }
    }
}

/// Every message of every language is put together with all values of its variables: none is left open, and none is
/// empty but those that separate something.
#[test]
fn every_message_can_be_said() {
    let english = File::of(Language::English);
    let named = named_in_code(&english);
    for language in Language::ALL {
        for id in &named {
            let id: &'static str = id.clone().leak();
            for kind in 0..4 {
                for count in [0, 1, 2, 3, 5, 11, 21, 100] {
                    let said = with_all(id, &english.explained[id], kind, count).text_in(language);
                    assert!(said != id && !said.contains(['{', '}']), "{id} in {language:?}: {said}");
                    assert!(!said.contains(['\u{2068}', '\u{2069}']), "{id} in {language:?}: {said}");
                    let may_be_empty = id.ends_with("-separator");
                    assert!(may_be_empty || !said.trim().is_empty(), "{id} in {language:?} says nothing");
                }
            }
        }
    }
}

/// A message with all its variables: those that select have the value of this place, numbers this one.
fn with_all<'a>(id: &'static str, names: &BTreeSet<String>, kind: usize, count: usize) -> Message<'a> {
    let of = |values: &[&'static str]| values[kind % values.len()];
    let is_number = |name: &str| {
        [
            "number", "count", "column", "columns", "row", "rows", "moves", "players", "plies", "days",
            "from", "to", "above", "wanted",
        ]
        .contains(&name)
    };
    names.iter().fold(message(id), |message, name| match name.as_str() {
        "player" | "next" | "mover" => message.with(name.clone(), of(&["you", "computer", "named"])),
        "move" | "reply" => message.with(name.clone(), of(&["drop", "pop"])),
        "searching" | "changed" | "slower" | "listed" => message.with(name.clone(), of(&["yes", "no"])),
        "place" => message.with(name.clone(), of(&["bottom", "row", "column", "diagonal"])),
        "lines" => message.with(name.clone(), of(&["misere", "cylinder", "both"])),
        "grade" => message.with(name.clone(), of(&["mistake", "blunder"])),
        "value" | "was" | "now" => message.with(name.clone(), of(&["win", "draw", "loss", "open"])),
        other if is_number(other) => message.with(name.clone(), count),
        _ => message.with(name.clone(), "Ada"),
    })
}

#[test]
fn what_programs_read_is_english_in_every_language() {
    set_current(Language::German);
    let said = || message("percent").with("number", 3).text();
    assert_eq!([said(), in_english(said), said()], ["3\u{a0}%", "3%", "3\u{a0}%"].map(str::to_owned));
}

#[test]
fn the_system_s_language_is_one_of_ours_or_english() {
    let found = |locale| Language::of_locale(locale);
    assert_eq!(found("de_AT.UTF-8"), Some(Language::German));
    assert_eq!(found("pt-BR"), Some(Language::Portuguese));
    assert_eq!([found("zh_CN"), found("zh-Hans-SG")], [Some(Language::Chinese); 2]);
    assert_eq!([found("zh_TW.UTF-8"), found("zh-Hant"), found("tlh"), found("C"), found("")], [None; 5]);
}

#[test]
fn sentences_follow_the_grammar_of_their_language() {
    let moves = |count: usize| message("games-moves").with("count", count).text_in(Language::Polish);
    let several = [1, 2, 5, 22].map(moves);
    assert_eq!(several.iter().collect::<BTreeSet<_>>().len(), 4);
    let nouns = several.map(|text| text.trim_start_matches(|it: char| !it.is_alphabetic()).to_owned());
    assert!(nouns[0] != nouns[1] && nouns[1] != nouns[2] && nouns[1] == nouns[3], "{nouns:?}");
    set_current(Language::German);
    assert_eq!([grouped(20_000), decimal("1.5")], ["20.000", "1,5"]);
}

#[test]
fn arabic_lines_run_from_right_to_left_whatever_they_begin_with() {
    let said = |language: Language, player: &str| {
        message("of-player").with("name", player.to_owned()).with("line", "3").text_in(language)
    };
    assert!(said(Language::Arabic, "Ada").starts_with('\u{200f}'));
    assert!(said(Language::Arabic, "سارة").starts_with('س'));
    assert_eq!(said(Language::English, "Ada"), "Ada: 3");
    set_current(Language::Arabic);
    #[cfg(feature = "gui")]
    assert_eq!(joined(&["7 × 6".to_owned(), "Ada".to_owned()], " · "), "\u{200f}7 × 6 · Ada");
}
