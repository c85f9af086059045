//! Game records as they may come from a bad disk, another program or a hand that slipped.
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// A record with everything that records have.
pub(crate) const WHOLE: &str = "\
[Event \"Casual \\\"game\\\"\"]
[Date \"2026.11.20\"]
; what is played
[Rows \"6\"]
[Cols \"7\"]
[Connect \"4\"]
[Variant \"PopOut\"]
[Player1 \"Ren\u{e9}e\"]
[Player2 \"Computer\"]
[RecordVersion \"1\"]
[Seat1 \"human\"]
[Seat2 \"hard\"]
[Moment \"5\"]
[Result \"*\"]

1. 4 5 (1... 3 {or so} 2. 4 p3 (2... 2)) 2. 3 {a long
thought} p5 ; hm
3. 5 4 4. 2 *
";

/// A number far out of range.
const HUGE: [&str; 4] = ["99999999999999999999999", "4294967297", "256", "-1"];

/// What a hand may type by mistake.
const SLIPS: &[u8] = b"[](){};\"\\.*p0189 \n\0";

/// The record with some damage. The same seed gives the same.
pub(crate) fn damaged(seed: u64) -> Vec<u8> {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut bytes = WHOLE.as_bytes().to_vec();
    let at = chance.random_range(0..bytes.len());
    match seed % 10 {
        0 => bytes.truncate(at),
        1 => bytes[at] ^= 1 << chance.random_range(0..8),
        2 => bytes.insert(at, *SLIPS.choose(&mut chance).unwrap_or(&b'*')),
        3 => {
            let end = (at + chance.random_range(1..40)).min(bytes.len());
            bytes.drain(at..end);
        }
        4 => {
            let end = (at + chance.random_range(1..200)).min(bytes.len());
            let again = bytes[at..end].to_vec();
            bytes.splice(at..at, again);
        }
        5 => {
            let name =
                ["Rows", "Cols", "Connect", "Variant", "Result"].choose(&mut chance).unwrap_or(&"Rows");
            let value = HUGE.choose(&mut chance).unwrap_or(&"");
            bytes = retagged(name, value).into_bytes();
        }
        6 => bytes = with_moves(HUGE.choose(&mut chance).unwrap_or(&"0"), &mut chance).into_bytes(),
        7 => bytes = in_other_encoding(chance.random_range(0..4)),
        8 => {
            let version = chance.random_range(3..1_000_000_u64).to_string();
            bytes = retagged("RecordVersion", &version).into_bytes();
        }
        _ => {
            for _ in 0..chance.random_range(2..30) {
                let at = chance.random_range(0..bytes.len());
                bytes[at] = chance.random();
            }
        }
    }
    bytes
}

/// The record with another value of a tag.
fn retagged(name: &str, value: &str) -> String {
    let line = |line: &str| match line.strip_prefix(&format!("[{name} ")) {
        Some(_) => format!("[{name} \"{value}\"]\n"),
        None => format!("{line}\n"),
    };
    WHOLE.lines().map(line).collect()
}

/// The record with one move or number more.
fn with_moves(word: &str, chance: &mut Xoshiro256PlusPlus) -> String {
    let places: Vec<usize> =
        WHOLE.match_indices(" p5").chain(WHOLE.match_indices(" 4")).map(|it| it.0).collect();
    let at = *places.choose(chance).unwrap_or(&0);
    let dot = if chance.random() { "." } else { "" };
    format!("{} {word}{dot}{}", &WHOLE[..at], &WHOLE[at..])
}

fn in_other_encoding(which: u8) -> Vec<u8> {
    let units = || WHOLE.encode_utf16();
    match which {
        0 => [0xFF, 0xFE].into_iter().chain(units().flat_map(u16::to_le_bytes)).collect(),
        1 => [0xFE, 0xFF].into_iter().chain(units().flat_map(u16::to_be_bytes)).collect(),
        2 => units().flat_map(u16::to_le_bytes).collect(),
        // Latin-1.
        _ => WHOLE.chars().map(|c| u8::try_from(u32::from(c)).unwrap_or(b'?')).collect(),
    }
}
