//! The board as text: each player's discs have a symbol and a colour.
use std::fmt::Write;

use anstyle::{AnsiColor, Style};

use super::game::Game;
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
    let plies = position.plies();
    match position.outcome() {
        Outcome::Ongoing => String::new(),
        Outcome::Draw(DrawReason::Full) => "It's a draw. The board is full.".to_owned(),
        Outcome::Draw(DrawReason::Repetition) => {
            "It's a draw. The same position came up three times.".to_owned()
        }
        Outcome::Win(winner) => {
            let who = winner_sentence(game, winner);
            let lines: Vec<String> = position.winning_lines().iter().map(place).collect();
            if lines.is_empty() {
                return who;
            }
            let whose = if position.rules().is_misere() { "The other has " } else { "" };
            format!("{who} {whose}{}, after {plies} moves.", capital_join(&lines))
        }
    }
}

fn winner_sentence(game: &Game, winner: Seat) -> String {
    let seats = || game.position().rules().seats();
    let humans = seats().filter(|&seat| !game.player(seat).is_computer()).count();
    match (humans, game.player(winner).is_computer()) {
        (1, false) => "You win!".to_owned(),
        (1, true) => format!("{} wins.", game.name(winner)),
        _ => format!("{} wins!", game.name(winner)),
    }
}

fn capital_join(lines: &[String]) -> String {
    lines.join(", and ")
}

/// Where a line lies: `4 in a row along the bottom`.
fn place(line: &Line) -> String {
    let count = line.len();
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return String::new() };
    if count == 1 {
        format!("1 in column {}", first.column)
    } else if first.row == last.row && first.row == 0 {
        format!("{count} in a row along the bottom")
    } else if first.row == last.row {
        format!("{count} in row {}", first.row + 1)
    } else if first.column == last.column {
        format!("{count} in column {}", first.column)
    } else {
        let (left, right) = (first.column.min(last.column), first.column.max(last.column));
        format!("{count} on a diagonal, columns {left}–{right}")
    }
}
