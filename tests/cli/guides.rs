//! The paths that README, CONTRIBUTING and the pages of `docs` name exist.
use std::fs;
use std::path::{Path, PathBuf};

/// Folders of the repository that a path begins with.
const FOLDERS: [&str; 9] =
    ["src/", "crates/", "app/", "tests/", "docs/", "scripts/", "assets/", "benches/", "examples/"];

/// Where a short path in the text may begin; a command always begins in the root.
const BASES: [&str; 6] =
    ["", "src", "src/app", "crates/engine", "crates/engine/src", "crates/engine/src/search"];

/// A failed test writes this folder.
const WRITTEN: &str = "tests/out";

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The pages, with their text.
fn pages() -> Vec<(PathBuf, String)> {
    let mut pages = vec![root().join("README.md"), root().join("CONTRIBUTING.md")];
    let docs = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    pages.extend(docs.filter(|page| page.extension().is_some_and(|ending| ending == "md")));
    pages.into_iter().map(|page| (page.clone(), fs::read_to_string(&page).unwrap())).collect()
}

/// The lines outside of fences (`false`) or inside of them.
fn lines(text: &str, inside: bool) -> impl Iterator<Item = &str> {
    let mut is_inside = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        is_inside ^= is_fence;
        !is_fence && is_inside == inside
    })
}

/// The back-ticked pieces of a line.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

fn looks_like_a_path(word: &str) -> bool {
    word.starts_with(".ci/")
        || FOLDERS.iter().any(|folder| word.starts_with(folder))
        || word.starts_with(char::is_alphabetic) && word.contains('/') && names_code(word)
}

/// Whether a word is a folder or a file of Rust.
fn names_code(word: &str) -> bool {
    word.ends_with('/') || Path::new(word).extension().is_some_and(|ending| ending == "rs")
}

fn exists(bases: &[&str], path: &str) -> bool {
    path == WRITTEN || bases.iter().any(|base| root().join(base).join(path).exists())
}

/// The words of a command or of a sentence, without what stands around them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().map(|word| word.trim_matches(['"', '\'', ',', ';', ':', '(', ')']))
}

#[test]
fn every_path_in_the_guides_exists() {
    let mut missing = Vec::new();
    let mut count = 0;
    for (page, text) in pages() {
        let mut check = |bases: &[&str], path: &str| {
            count += 1;
            if !exists(bases, path) {
                missing.push(format!("{}: {path}", page.display()));
            }
        };
        for line in lines(&text, false) {
            for piece in quoted(line) {
                let bases = if piece.contains(' ') { &BASES[..1] } else { &BASES[..] };
                words(piece).filter(|word| looks_like_a_path(word)).for_each(|word| check(bases, word));
            }
        }
        for line in lines(&text, true) {
            let paths = words(line).filter(|word| FOLDERS.iter().any(|folder| word.starts_with(folder)));
            // The map of the code names folders that lie in each other; the other test reads it.
            paths.filter(|path| !path.ends_with('/')).for_each(|path| check(&BASES[..1], path));
        }
    }
    assert!(count > 50, "the pages name only {count} paths");
    assert!(missing.is_empty(), "these don't exist: {missing:#?}");
}

/// A line of the map is `NAME[, NAME...]  what it is`, and goes on in lines without a name. What ends with `/` is a
/// folder, and holds the lines that are further to the right.
#[test]
fn the_map_of_the_code_is_true() {
    const CONTINUATION: usize = 16;
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let (_, map) = readme.split_once("## Code map").unwrap();
    let mut folders: Vec<(usize, PathBuf)> = vec![(0, root())];
    let mut missing = Vec::new();
    let mut count = 0;
    let mut entry = root();
    for line in lines(map, true) {
        let indent = line.len() - line.trim_start().len();
        let (names, what) = if indent >= CONTINUATION {
            ("", line)
        } else {
            line.trim_start().split_once("  ").unwrap_or((line.trim_start(), ""))
        };
        for name in names.split(", ").filter(|name| !name.is_empty()) {
            count += 1;
            folders.retain(|(column, folder)| *column < indent || *folder == root());
            let (_, parent) = folders.last().unwrap();
            entry = parent.join(name);
            if !entry.exists() {
                missing.push(entry.clone());
            }
            if name.ends_with('/') {
                folders.push((indent, entry.clone()));
            }
        }
        let bases = [entry.as_path(), &entry.join("src"), entry.parent().unwrap_or_else(|| Path::new(""))];
        for word in words(what).filter(|word| names_code(word)) {
            if !bases.iter().any(|base| base.join(word).exists()) {
                missing.push(entry.join(word));
            }
        }
    }
    assert!(count > 60, "the map names only {count} files and folders");
    assert!(missing.is_empty(), "these don't exist: {missing:#?}");
}
