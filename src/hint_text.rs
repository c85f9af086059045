//! A hint in a sentence, in the window and in the terminal: what to play, and why; or first what to look for.
use crate::language::{Label, Message, Who, message};
use connect_n_engine::{Clue, Column, DrawReason, Hint, Line, Position, Reason, Seat, straight_parts};

/// The hint in a sentence. `who` tells who sits in a seat.
pub(crate) fn hint_text(hint: &Hint, who: impl Fn(Seat) -> Who) -> String {
    let said = |id| message(id).mv(hint.mv);
    match &hint.reason {
        Reason::WinsNow { .. } => said("hint-wins-now"),
        Reason::DrawsNow(DrawReason::Full) => said("hint-fills-board"),
        Reason::DrawsNow(DrawReason::Repetition) => said("hint-repeats"),
        Reason::Stops { seat, .. } => said("hint-blocks").who("player", &who(*seat)),
        Reason::TwoThreats { lines } => said("hint-threatens-twice").with("count", lines.len()),
        Reason::WinsIn { moves } => said("hint-wins-in").with("moves", *moves),
        Reason::LastsLongest { .. } => said("hint-lasts-longest"),
        Reason::Forestalls { seat, mv, .. } => said("hint-forestalls").who("player", &who(*seat)).reply(*mv),
        Reason::HoldsDraw => said("hint-keeps-draw"),
        Reason::Threatens { line } => placed(said("hint-threatens"), line),
        Reason::Builds { line, discs } => {
            placed(said("hint-builds"), line).with("discs", *discs).with("count", line.len())
        }
        Reason::MostLines { count } => said("hint-most-chances").with("count", *count),
        Reason::Strongest { depth } => said("hint-looks-best").with("moves", *depth),
    }
    .text()
}

/// What to look for, so that the move of a hint can still be found; nothing where there is hardly a choice.
pub(crate) fn clue_text(hint: &Hint, position: &Position) -> Option<String> {
    Some(match hint.clue(position)? {
        Clue::WinsNow => Label::new("puzzles-clue-wins-now").text(),
        Clue::Stops => Label::new("puzzles-clue-stops").text(),
        Clue::TwoThreats => Label::new("puzzles-clue-two-threats").text(),
        Clue::OneReply => Label::new("puzzles-clue-one-reply").text(),
        Clue::Pop => Label::new("puzzles-clue-pop").text(),
        Clue::OneOf(columns) => {
            let [first, second] = columns.map(|column| column.index() + 1);
            message("puzzles-clue-columns").with("first", first).with("second", second).text()
        }
        _ => return None,
    })
}

/// The place of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinePlace {
    /// In the bottom row.
    Bottom,
    /// In a higher row, counted from 1.
    Row(u8),
    /// In a column.
    Column(Column),
    /// On a diagonal from a column to the right, on a cylinder perhaps over the joined edges.
    Diagonal { from: Column, to: Column },
}

impl LinePlace {
    pub(crate) fn of(line: &Line) -> Self {
        // A line has cells.
        let (Some(first), Some(last)) = (line.first(), line.last()) else { return Self::Bottom };
        match (first.row == last.row, first.column == last.column) {
            (true, _) if first.row == 0 => Self::Bottom,
            (true, _) => Self::Row(first.row + 1),
            (false, true) => Self::Column(first.column),
            (false, false) => {
                let passed = straight_parts(line).concat();
                let [from, to] = [passed.first(), passed.last()].map(|end| end.unwrap_or(first).column);
                Self::Diagonal { from, to }
            }
        }
    }
}

/// Sets where a line lies: `$place`, and `$row` or `$lineColumn` where it has one.
fn placed<'a>(message: Message<'a>, line: &Line) -> Message<'a> {
    let (place, row, column) = match LinePlace::of(line) {
        LinePlace::Bottom => ("bottom", 1, 0),
        LinePlace::Row(row) => ("row", row, 0),
        LinePlace::Column(column) => ("column", 0, column.index() + 1),
        LinePlace::Diagonal { .. } => ("diagonal", 0, 0),
    };
    message.with("place", place).with("row", row).with("lineColumn", column)
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Cell, Column, Move};

    fn column(number: usize) -> Column {
        Column::new(number - 1).unwrap()
    }

    /// A line of four from a cell, by steps of columns and rows.
    fn line(from: (usize, u8), columns: usize, rows: u8) -> Line {
        (0..4).map(|i| Cell::new(from.1 - 1 + rows * i as u8, column(from.0 + columns * i))).collect()
    }

    fn said(mv: Move, reason: Reason) -> String {
        let who = |seat: Seat| if seat == Seat::FIRST { Who::Named("Ada".to_owned()) } else { Who::Computer };
        hint_text(&Hint { mv, reason, squares: Vec::new() }, who)
    }

    fn of_drop(reason: Reason) -> String {
        said(Move::Drop(column(4)), reason)
    }

    fn of_pop(reason: Reason) -> String {
        said(Move::Pop(column(4)), reason)
    }

    #[test]
    fn ends_of_the_game_are_said_first() {
        let lines = vec![line((1, 1), 1, 0)];
        assert_eq!(of_drop(Reason::WinsNow { lines: lines.clone() }), "Play column 4 – you win!");
        assert_eq!(of_pop(Reason::WinsNow { lines }), "Pop column 4 – you win!");
        assert_eq!(
            of_drop(Reason::DrawsNow(DrawReason::Full)),
            "Play column 4: it fills the board for a draw."
        );
        assert_eq!(
            of_pop(Reason::DrawsNow(DrawReason::Repetition)),
            "Pop column 4: the same position for the third time makes it a draw."
        );
    }

    #[test]
    fn threats_name_whose_they_are() {
        let line = line((1, 1), 1, 0);
        let stops = |seat| of_drop(Reason::Stops { seat, line: line.clone() });
        assert_eq!(stops(Seat::FIRST), "Play column 4 to block Ada.");
        assert_eq!(stops(Seat::ALL[1]), "Play column 4 to block the computer.");
        assert_eq!(
            of_drop(Reason::TwoThreats { lines: vec![line.clone(); 2] }),
            "Play column 4: it threatens to win in two places at once."
        );
        let forestalls = |mv| Reason::Forestalls { seat: Seat::FIRST, mv, lines: vec![line.clone()] };
        assert_eq!(
            of_drop(forestalls(Move::Drop(column(2)))),
            "Play column 4: it stops Ada setting up a double threat at column 2."
        );
        assert_eq!(
            of_drop(forestalls(Move::Pop(column(2)))),
            "Play column 4: it stops Ada setting up a double threat by popping column 2."
        );
        assert_eq!(
            of_drop(Reason::Threatens { line }),
            "Play column 4: it threatens to win along the bottom."
        );
    }

    #[test]
    fn what_was_proved_is_said() {
        assert_eq!(of_drop(Reason::WinsIn { moves: 19 }), "Play column 4: it wins by force in 19 moves.");
        let lasts = Reason::LastsLongest { moves: 1 };
        assert_eq!(of_drop(lasts.clone()), "You can't stop the loss, but column 4 holds out longest.");
        assert_eq!(of_pop(lasts), "You can't stop the loss, but popping column 4 holds out longest.");
        assert_eq!(of_drop(Reason::HoldsDraw), "Play column 4: it keeps the draw.");
    }

    #[test]
    fn lines_that_grow_are_named_by_their_place() {
        let builds = |line| of_drop(Reason::Builds { line, discs: 2 });
        assert_eq!(builds(line((4, 1), 0, 1)), "Play column 4: it gives you 2 of the 4 in column 4.");
        assert_eq!(builds(line((2, 3), 1, 0)), "Play column 4: it gives you 2 of the 4 in row 3.");
        assert_eq!(builds(line((2, 1), 1, 1)), "Play column 4: it gives you 2 of the 4 on a diagonal.");
        let falls = Reason::Builds { line: line((2, 3), 1, 0), discs: 2 };
        assert_eq!(of_pop(falls), "Pop column 4: it lines up 2 of your 4.");
    }

    #[test]
    fn where_nothing_plainer_is_known_the_search_speaks() {
        assert_eq!(
            of_drop(Reason::MostLines { count: 7 }),
            "Play column 4: it keeps the most chances open (7)."
        );
        let strongest = |depth| of_drop(Reason::Strongest { depth });
        assert_eq!(strongest(12), "Play column 4: it looks best, thinking 12 moves ahead.");
        assert_eq!(strongest(1), "Play column 4: it looks best, thinking 1 move ahead.");
    }
}
