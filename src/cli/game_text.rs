//! The text of a file that should be a game, or what the file is instead.
use super::words::Explain;
use crate::language::Label;
use connect_n_arena::Played;
use connect_n_engine::certificate::Certificate;
use connect_n_engine::{RecordError, record_text};

/// What a file is that is no game.
pub(super) enum NoGame {
    /// A proof.
    Certificate,
    /// The games of a tournament.
    Results,
    /// No text at all.
    NotText(RecordError),
    /// Something else.
    Other,
}

/// The text of a record or a list of moves.
///
/// # Errors
/// The file begins like neither of them.
pub(super) fn game_text(bytes: &[u8]) -> Result<&str, NoGame> {
    if Certificate::is_certificate(bytes) {
        return Err(NoGame::Certificate);
    }
    let text = record_text(bytes).map_err(NoGame::NotText)?;
    // Whoever reads the record does the same with the byte order mark.
    let unmarked = text.strip_prefix('\u{feff}').unwrap_or(text);
    if unmarked.starts_with(&Played::columns(2)[..3].join(",")) {
        return Err(NoGame::Results);
    }
    let begin = unmarked.trim_start().trim_start_matches(['d', 'D', 'p', 'P']);
    let is_game = begin.is_empty() || begin.starts_with(['[', '{', ';', '(', '*']);
    if is_game || begin.starts_with(|it: char| it.is_ascii_digit()) { Ok(text) } else { Err(NoGame::Other) }
}

impl Explain for NoGame {
    fn explain(&self) -> String {
        match self {
            Self::Certificate => Label::new("no-game-but-certificate"),
            Self::Results => Label::new("no-game-but-results"),
            Self::NotText(error) => return error.explain(),
            Self::Other => Label::new("no-game"),
        }
        .text()
    }
}
