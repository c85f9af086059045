//! The board as text: each player's discs have a symbol and a colour.
use std::fmt::Write;

use anstyle::{AnsiColor, Style};

use super::game::Game;
use crate::hint_text::LinePlace;
use crate::language::{Label, message};
use connect_n_engine::{Cell, DrawReason, Line, Move, Outcome, Seat};

/// Symbol and colour of a player's discs, in the order in which the players sit.
const DISCS: [(char, AnsiColor); 4] = [
    ('X', AnsiColor::BrightRed),
    ('O', AnsiColor::BrightYellow),
    ('+', AnsiColor::BrightGreen),
    ('#', AnsiColor::BrightCyan),
];

/// The symbol of a player's discs, in their colour.
pub(super) fn symbol(chair: usize) -> String {
    let (symbol, colour) = DISCS[chair];
    painted(&symbol.to_string(), Style::new().fg_color(Some(colour.into())).bold())
}

/// A text that stands out.
pub(super) fn strong(text: &str) -> String {
    painted(text, Style::new().bold())
}

fn faint(text: &str) -> String {
    painted(text, Style::new().dimmed())
}

fn painted(text: &str, style: Style) -> String {
    format!("{style}{text}{style:#}")
}

/// The board from above in a frame, winning discs in brackets, the last one in parentheses, column numbers below.
pub(super) fn board(game: &Game) -> String {
    let position = game.position();
    let rules = position.rules();
    let winning: Vec<Cell> = position.winning_lines().concat();
    let last = last_disc(game);
    let mut text = String::new();
    for row in (0..rules.rows()).rev() {
        text.push_str(" |");
        for cell in rules.columns().map(|column| Cell::new(row, column)) {
            let disc = position.disc_at(cell).map_or_else(|| faint("."), |seat| symbol(game.chair(seat)));
            let [left, right] = if winning.contains(&cell) {
                ["[", "]"]
            } else if last == Some(cell) {
                ["(", ")"]
            } else {
                [" ", " "]
            };
            text.push_str(&[left, &disc, right].concat());
        }
        text.push_str("|\n");
    }
    let _ = writeln!(text, " +{}+", "-".repeat(3 * usize::from(rules.cols())));
    text.push_str("  ");
    for column in rules.columns() {
        let _ = write!(text, "{column:>2} ");
    }
    text.truncate(text.trim_end().len());
    text
}

/// Where the last disc has landed, if the last move was a drop.
fn last_disc(game: &Game) -> Option<Cell> {
    let position = game.position();
    match position.moves().last()? {
        Move::Drop(column) => {
            let row = position.height(*column).checked_sub(1)?;
            Some(Cell::new(row as u8, *column))
        }
        Move::Pop(_) => None,
    }
}

/// How a finished game ended, in sentences.
pub(super) fn result(game: &Game) -> String {
    let position = game.position();
    match position.outcome() {
        Outcome::Ongoing => String::new(),
        Outcome::Draw(DrawReason::Full) => Label::new("play-draw-full").text(),
        Outcome::Draw(DrawReason::Repetition) => Label::new("play-draw-repetition").text(),
        Outcome::Win(winner) => {
            let who = winner_sentence(game, winner);
            let lines: Vec<String> = position.winning_lines().iter().map(place).collect();
            if lines.is_empty() {
                return who;
            }
            let id = if position.rules().is_misere() { "play-lines-of-the-other" } else { "play-lines" };
            let lines = message(id)
                .with("lines", lines.join(&Label::new("result-line-separator").text()))
                .with("count", position.plies())
                .text();
            [who, lines].join(&Label::new("sentence-separator").text())
        }
    }
}

fn winner_sentence(game: &Game, winner: Seat) -> String {
    let seats = || game.position().rules().seats();
    let humans = seats().filter(|&seat| !game.player(seat).is_computer()).count();
    match (humans, game.player(winner).is_computer()) {
        (1, false) => Label::new("play-you-win").text(),
        (1, true) => message("play-opponent-wins").with("name", game.name(winner)).text(),
        _ => message("play-wins").with("name", game.name(winner)).text(),
    }
}

/// Where a line lies: `4 in a row along the bottom`.
fn place(line: &Line) -> String {
    let said = match LinePlace::of(line) {
        _ if line.len() == 1 => message("play-line-column").column(line[0].column),
        LinePlace::Bottom => message("play-line-bottom"),
        LinePlace::Row(row) => message("play-line-row").with("row", row),
        LinePlace::Column(column) => message("play-line-column").column(column),
        LinePlace::Diagonal { from, to } => {
            message("play-line-diagonal").with("from", from.index() + 1).with("to", to.index() + 1)
        }
    };
    said.with("count", line.len()).text()
}
