//! Names of players as parts of names of files.
use super::seeds::number_of;

/// Bytes that are taken from a text.
const LONGEST: usize = 80;

/// A text as part of the name of a file: letters, digits, dots and hyphens. Where something had to be changed, a hash
/// of the whole text tells it from others that look alike afterwards.
pub(crate) fn file_name(text: &str) -> String {
    let name: String = text.chars().map(|c| if c.is_alphanumeric() || c == '.' { c } else { '-' }).collect();
    // The end tells commands apart better than the beginning, which is often the same interpreter.
    let from = name.ceil_char_boundary(name.len().saturating_sub(LONGEST));
    let short = name[from..].trim_matches(['-', '.']);
    if short == text {
        return short.to_owned();
    }
    format!("{short}-{:08x}", number_of(text) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_texts_have_different_names_and_none_leaves_its_folder() {
        assert_eq!(file_name("bot.py"), "bot.py");
        assert!(file_name("python3 /home/ada/bot.py -v").starts_with("python3--home-ada-bot.py--v-"));
        assert!(file_name("../../bot").starts_with("bot-"));
        assert_eq!(file_name(&"x".repeat(300)).len(), LONGEST + "-12345678".len());
        assert!(
            file_name(&"象棋".repeat(100)).len() <= LONGEST + "-12345678".len(),
            "of a script with long letters"
        );
        let (one, other) = (format!("a{}", "x".repeat(300)), format!("b{}", "x".repeat(300)));
        for (one, other) in
            [("bot a", "bot-a"), ("bot/a", "bot a"), ("./bot", "bot"), ("bot_a", "bot-a"), (&one, &other)]
        {
            assert_ne!(file_name(one), file_name(other));
        }
    }
}
