//! The puzzles that the program has with it; `docs/puzzles.md` tells how they were made.
use connect_n_engine::puzzle::Puzzle;

/// The files, as `connect-n puzzles make` writes them.
const FILES: [&str; 3] = [
    include_str!("../../assets/puzzles/6x7.jsonl"),
    include_str!("../../assets/puzzles/popout.jsonl"),
    include_str!("../../assets/puzzles/other-boards.jsonl"),
];

/// All of them.
pub fn built_in() -> Vec<Puzzle> {
    // A test makes sure that each line can be read.
    let lines = FILES.iter().flat_map(|text| super::read(text));
    lines.filter_map(|read| read.ok().map(|(_, puzzle)| puzzle)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::puzzle::PositionKey;
    use std::collections::HashSet;

    #[test]
    fn all_can_be_read_and_none_is_there_twice() {
        let lines: usize = FILES.iter().map(|text| text.lines().count()).sum();
        let puzzles = built_in();
        assert_eq!(puzzles.len(), lines);
        let ids: HashSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        let keys: HashSet<PositionKey> =
            puzzles.iter().map(|puzzle| PositionKey::of(&puzzle.position().unwrap())).collect();
        assert_eq!((ids.len(), keys.len()), (lines, lines));
    }
}
