//! What the measurements share.
#![allow(clippy::unwrap_used, reason = "a measurement may panic")]

use connect_n_arena::{ProgramLimits, supervise};
use connect_n_engine::{Rules, Variant};

/// The arguments of the measurement. There are none where it only watches over a program that plays: those are started
/// through it.
pub(crate) fn arguments() -> Option<Vec<String>> {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    if let ["supervise", "--"] = args.iter().take(2).map(String::as_str).collect::<Vec<_>>()[..] {
        supervise(&args[2..], ProgramLimits::default(), 0);
        return None;
    }
    Some(args)
}

/// The rules that a text such as `6x7x4` stands for: rows, columns and N; then `p` for `PopOut`, `m` for misère, `c` for
/// a cylinder; then `@3` or `@4` for more than two players.
pub(crate) fn rules(text: &str) -> Rules {
    let (text, players) = text.split_once('@').unwrap_or((text, "2"));
    let size = text.trim_end_matches(['p', 'm', 'c']);
    let variants = &text[size.len()..];
    let variant = if variants.contains('p') { Variant::PopOut } else { Variant::Standard };
    let numbers: Vec<u8> = size.split('x').map(|number| number.parse().unwrap()).collect();
    let mut rules =
        Rules::new(numbers[0], numbers[1], numbers[2], variant, players.parse().unwrap()).unwrap();
    if variants.contains('m') {
        rules = rules.with_misere().unwrap();
    }
    if variants.contains('c') { rules.with_cylinder() } else { rules }
}
