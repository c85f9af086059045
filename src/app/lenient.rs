//! Reads TOML files that may be damaged: only the entries that can't be understood are skipped.
use std::path::Path;
use std::{fs, io};

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use crate::files::{set_aside, write_whole};

/// What was read from a file.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Lenient<T> {
    /// All that was understood; the rest has default values.
    pub(super) value: T,
    /// Everything was understood, so that nothing is lost when the file is overwritten.
    pub(super) is_whole: bool,
}

/// What is kept in a file of entries.
pub(super) trait Kept: Serialize + DeserializeOwned + Default {
    /// Gives entries of older files the names that they have now.
    fn rename(_entries: &mut Table) {}
}

/// What is kept in a file, with default values for what can't be understood, which is told on standard error; nothing is
/// logged so early.
pub(super) fn load<T: Kept>(file: Option<&Path>) -> T {
    let Some(file) = file else { return T::default() };
    match fs::read(file) {
        Ok(bytes) => {
            let read = read::<T>(&bytes);
            if !read.is_whole {
                eprintln!("connect-n: not all of {} can be understood; the rest counts", file.display());
            }
            read.value
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => T::default(),
        Err(error) => {
            eprintln!("connect-n: {} can't be read, the game goes on without it: {error}", file.display());
            T::default()
        }
    }
}

/// Reads entries; those that are missing or wrong have default values.
pub(super) fn read<T: Kept>(bytes: &[u8]) -> Lenient<T> {
    let usual = T::default();
    let (mut entries, mut is_whole) = entries(bytes);
    T::rename(&mut entries);
    let Ok(mut table) = Table::try_from(&usual) else { return Lenient { value: usual, is_whole: false } };
    let mut value = usual;
    let mut paths = Vec::new();
    leaves(&Value::Table(entries), &mut Vec::new(), &mut paths);
    for (path, entry) in paths {
        let mut changed = Value::Table(table.clone());
        put(&mut changed, &path, entry.clone());
        let understood = changed.try_into::<T>().ok().and_then(|next| {
            let written = Table::try_from(&next).ok()?;
            // An entry that nobody knows is not among those that are written.
            (find(&Value::Table(written.clone()), &path) == Some(&entry)).then_some((next, written))
        });
        match understood {
            Some(next) => (value, table) = next,
            None => is_whole = false,
        }
    }
    Lenient { value, is_whole }
}

/// What is kept in a file all of which can be understood.
pub(super) fn read_whole<T: Kept>(file: &Path) -> Option<T> {
    let read = read::<T>(&fs::read(file).ok()?);
    read.is_whole.then_some(read.value)
}

/// Writes entries so that the file is either the old or the new one; what was not understood of the old one is kept
/// beside it.
///
/// # Errors
/// Whatever the file system says; the file is then the old one.
pub(super) fn write<T: Kept>(file: &Path, value: &T) -> io::Result<()> {
    let text = toml::to_string(value).map_err(io::Error::other)?;
    let is_replaceable = match fs::read(file) {
        Ok(bytes) => read::<T>(&bytes).is_whole,
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    };
    if !is_replaceable {
        set_aside(file)?;
    }
    write_whole(file, &text)
}

/// The entries of all lines that are TOML, and whether all are.
fn entries(bytes: &[u8]) -> (Table, bool) {
    let text = String::from_utf8_lossy(bytes);
    let all: Vec<&str> = text.lines().collect();
    let mut lines: Vec<&str> =
        all.iter().copied().filter(|line| !line.contains(char::REPLACEMENT_CHARACTER)).collect();
    loop {
        match lines.join("\n").parse::<Table>() {
            Ok(table) => return (table, lines.len() == all.len()),
            Err(error) if !lines.is_empty() => {
                let before = error.span().map_or(0, |span| span.start);
                let line = lines.join("\n").bytes().take(before).filter(|byte| *byte == b'\n').count();
                lines.remove(line.min(lines.len() - 1));
            }
            Err(_) => return (Table::new(), false),
        }
    }
}

/// A step to an entry: into a table or into an array.
#[derive(Clone, PartialEq, Debug)]
enum Step {
    Key(String),
    Index(usize),
}

/// All entries that hold no others, with the way to each.
fn leaves(value: &Value, here: &mut Vec<Step>, found: &mut Vec<(Vec<Step>, Value)>) {
    let children: Vec<(Step, &Value)> = match value {
        Value::Table(table) => table.iter().map(|(key, value)| (Step::Key(key.clone()), value)).collect(),
        Value::Array(items) if !items.is_empty() && items.iter().all(Value::is_table) => {
            items.iter().enumerate().map(|(index, value)| (Step::Index(index), value)).collect()
        }
        _ => return found.push((here.clone(), value.clone())),
    };
    for (step, child) in children {
        here.push(step);
        leaves(child, here, found);
        here.pop();
    }
}

fn find<'a>(value: &'a Value, path: &[Step]) -> Option<&'a Value> {
    path.iter().try_fold(value, |value, step| match step {
        Step::Key(key) => value.get(key),
        Step::Index(index) => value.get(*index),
    })
}

/// Puts an entry where its way leads; whatever lies in its way is replaced.
fn put(value: &mut Value, path: &[Step], entry: Value) {
    match path {
        [] => *value = entry,
        [Step::Key(key), rest @ ..] => {
            if !value.is_table() {
                *value = Value::Table(Table::new());
            }
            if let Value::Table(table) = value {
                put(table.entry(key.clone()).or_insert_with(|| Value::Table(Table::new())), rest, entry);
            }
        }
        [Step::Index(index), rest @ ..] => {
            if let Some(item) = value.get_mut(*index) {
                put(item, rest, entry);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(default)]
    struct Inner {
        name: String,
        size: u8,
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(default)]
    struct Outer {
        size: u8,
        is_on: bool,
        inner: Inner,
        items: [Inner; 2],
    }

    impl Kept for Outer {}

    impl Default for Inner {
        fn default() -> Self {
            Self { name: "usual".to_owned(), size: 1 }
        }
    }

    impl Default for Outer {
        fn default() -> Self {
            Self {
                size: 3,
                is_on: false,
                inner: Inner::default(),
                items: [Inner::default(), Inner::default()],
            }
        }
    }

    fn unusual() -> Outer {
        let inner = |name: &str, size| Inner { name: name.to_owned(), size };
        Outer { size: 9, is_on: true, inner: inner("in", 7), items: [inner("one", 5), inner("two", 6)] }
    }

    #[test]
    fn what_was_written_comes_back_whole() {
        let text = toml::to_string(&unusual()).unwrap();
        assert_eq!(read(text.as_bytes()), Lenient { value: unusual(), is_whole: true });
    }

    /// Damages each line in many ways: all that the other lines say survives, unless a heading went.
    #[test]
    fn one_bad_line_takes_nothing_else_with_it() {
        let text = toml::to_string(&unusual()).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let all_damage: [&[u8]; 7] =
            [b"[[[", b"size = ", b"\xFF\xFE = 1", b"is_on == true", b"\0\0\0", b"= 3", b"size = 'x"];
        let entries = lines.iter().enumerate().filter(|(_, line)| line.contains('='));
        for (index, line) in entries {
            for damage in all_damage {
                let mut damaged: Vec<u8> = Vec::new();
                for (other, line) in lines.iter().enumerate() {
                    damaged.extend(if other == index { damage } else { line.as_bytes() });
                    damaged.push(b'\n');
                }
                let read = read::<Outer>(&damaged);
                assert!(!read.is_whole, "{line:?} as {damage:?}");
                // One entry of the seven is as usual, all others as they were.
                let (was, is, usual) = [unusual(), read.value, Outer::default()].map(|it| flat(&it)).into();
                let lost: Vec<_> = (0..was.len()).filter(|entry| was[*entry] != is[*entry]).collect();
                assert_eq!(lost.len(), 1, "{line:?} as {damage:?}: {is:?}");
                assert_eq!(is[lost[0]], usual[lost[0]]);
            }
        }
    }

    fn flat(outer: &Outer) -> Vec<String> {
        let mut found = Vec::new();
        leaves(&Value::try_from(outer).unwrap(), &mut Vec::new(), &mut found);
        found.into_iter().map(|(path, value)| format!("{path:?} {value}")).collect()
    }

    #[test]
    fn a_wrong_or_unknown_entry_is_passed_over_alone() {
        let read = |text: &str| read::<Outer>(text.as_bytes());
        let expected = Outer { is_on: true, ..Outer::default() };
        for text in ["size = 300\nis_on = true\n", "is_on = true\nfuture = 'yes'\n[newer]\nx = 1\n"] {
            assert_eq!(read(text), Lenient { value: expected.clone(), is_whole: false }, "{text}");
        }
        assert_eq!(read(""), Lenient { value: Outer::default(), is_whole: true });
    }

    #[test]
    fn anything_at_all_is_read() {
        for bytes in [&[0; 4096][..], &[0xFF; 64], b"[[[[[[", b"a = [[[[[[[[\n".repeat(50).as_slice()] {
            let read = read::<Outer>(bytes);
            assert_eq!(read, Lenient { value: Outer::default(), is_whole: false });
        }
    }
}
