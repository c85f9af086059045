//! Text from outside, quoted in a message.
use std::fmt;

/// Characters that are repeated of a text; what follows is only hinted at.
const LONGEST: usize = 60;

/// A text from outside in a message: short, and with what a terminal would obey, or what turns the direction of
/// writing, made visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quoted<'a>(pub &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0.chars();
        for character in rest.by_ref().take(LONGEST) {
            write_visibly(character, f)?;
        }
        if rest.next().is_some() { f.write_str("…") } else { Ok(()) }
    }
}

/// A message of somebody else, in full, without what a terminal would obey.
pub fn visible(message: &str) -> impl fmt::Display {
    struct Visible<'a>(&'a str);

    impl fmt::Display for Visible<'_> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.chars().try_for_each(|character| match character {
                '\n' => f.write_str("\n"),
                other => write_visibly(other, f),
            })
        }
    }

    Visible(message)
}

fn write_visibly(character: char, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if character.is_control() || is_direction(character) {
        write!(f, "{}", character.escape_default())
    } else {
        write!(f, "{character}")
    }
}

/// The invisible characters of Unicode that order what stands around them (its annex 9), and separators of lines.
fn is_direction(character: char) -> bool {
    matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_word_stays_as_it_is() {
        for word in ["", "p4", "Größe 4 – ✓"] {
            assert_eq!(Quoted(word).to_string(), word);
        }
    }

    #[test]
    fn a_long_word_is_cut() {
        assert_eq!(Quoted(&"x".repeat(60)).to_string(), "x".repeat(60));
        assert_eq!(Quoted(&"ö".repeat(5_000_000)).to_string(), format!("{}…", "ö".repeat(60)));
    }

    #[test]
    fn nothing_reaches_the_terminal_that_it_obeys() {
        assert_eq!(Quoted("\u{1b}[2J\0\u{202e}abc\r\n").to_string(), "\\u{1b}[2J\\u{0}\\u{202e}abc\\r\\n");
        assert_eq!(visible("one\ntwo\u{7}").to_string(), "one\ntwo\\u{7}");
    }
}
