//! A hint in words: one sentence, whose subject is the move.
use super::{Hint, Reason};
use crate::{Cell, DrawReason, Line, Move, Seat};

impl Hint {
    /// The hint in a sentence: "Column 4 stops Ada in row 2." `name` tells what the others are called.
    pub fn text(&self, name: impl Fn(Seat) -> String) -> String {
        let subject = match self.mv {
            Move::Drop(column) => format!("Column {column}"),
            Move::Pop(column) => format!("Popping column {column}"),
        };
        format!("{subject} {}.", self.predicate(&name))
    }

    fn predicate(&self, name: &dyn Fn(Seat) -> String) -> String {
        match &self.reason {
            Reason::WinsNow { lines } => format!("wins at once, {}", places(lines)),
            Reason::DrawsNow(DrawReason::Full) => "fills the board: a draw".to_owned(),
            Reason::DrawsNow(DrawReason::Repetition) => {
                "makes it a draw: the same position for the third time".to_owned()
            }
            Reason::Stops { seat, line } => format!("stops {} {}", name(*seat), place(line)),
            Reason::TwoThreats { .. } => "makes two threats: only one can be stopped".to_owned(),
            Reason::WinsIn { moves } => format!("wins in {}", counted(*moves, "move")),
            Reason::LastsLongest { moves } => {
                format!("lasts longest, {}: everything loses", counted(*moves, "move"))
            }
            Reason::Forestalls { seat, mv, .. } => {
                format!("keeps {} from making two threats {}", name(*seat), by(*mv))
            }
            Reason::HoldsDraw => "holds the draw".to_owned(),
            Reason::Threatens { line } => format!("threatens to win {}", place(line)),
            Reason::Builds { line, discs } => match self.mv {
                Move::Drop(_) => format!("makes it {discs} of {} {}", line.len(), place(line)),
                Move::Pop(_) => format!("lets {discs} of {} fall into place {}", line.len(), place(line)),
            },
            Reason::MostLines { count } => {
                format!("has the most lines still open: {}", counted(*count as u32, "line"))
            }
            Reason::Strongest { depth } => {
                format!("is the strongest found, {} ahead", counted(*depth, "move"))
            }
        }
    }
}

fn places(lines: &[Line]) -> String {
    lines.iter().map(place).collect::<Vec<_>>().join(" and ")
}

/// Where a line lies, as people see it.
fn place(line: &Line) -> String {
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return "nowhere".to_owned() };
    if first.row == last.row {
        format!("in row {}", first.row + 1)
    } else if first.column == last.column {
        format!("in column {}", first.column)
    } else {
        let [left, right]: [&Cell; 2] =
            if first.column < last.column { [first, last] } else { [last, first] };
        format!("on the diagonal from column {} to {}", left.column, right.column)
    }
}

fn by(mv: Move) -> String {
    match mv {
        Move::Drop(column) => format!("with column {column}"),
        Move::Pop(column) => format!("by popping column {column}"),
    }
}

fn counted(count: u32, what: &str) -> String {
    if count == 1 { format!("one {what}") } else { format!("{count} {what}s") }
}

#[cfg(test)]
mod tests {
    use crate::{Choice, Hint, Position, Report, Rules, Value, Variant, parse_game, parse_move};

    /// What is said of a move after a game on 6x7, with what a search proved.
    fn said(variant: Variant, game: &str, mv: &str, value: Option<Value>) -> String {
        let rules = Rules::new(6, 7, 4, variant, 2).unwrap();
        let position = Position::from_moves(rules, &parse_game(game, &rules).unwrap()).unwrap();
        let report = Report { value, proved: value.is_some(), depth: 12, ..Report::default() };
        let choice = Choice { mv: parse_move(mv, &rules).unwrap(), report };
        Hint::of(&position, &choice).text(|seat| ["Ada", "Bob"][seat.index()].to_owned())
    }

    fn standard(game: &str, mv: &str) -> String {
        said(Variant::Standard, game, mv, None)
    }

    #[test]
    fn wins_and_stops_name_their_lines() {
        assert_eq!(standard("1 2 1 2 1 2", "1"), "Column 1 wins at once, in column 1.");
        assert_eq!(standard("1 1 2 2 3 3", "4"), "Column 4 wins at once, in row 1.");
        assert_eq!(
            standard("1 2 2 3 3 4 3 4 4 6", "4"),
            "Column 4 wins at once, on the diagonal from column 1 to 4."
        );
        assert_eq!(standard("1 2 1 2 1", "1"), "Column 1 stops Ada in column 1.");
        assert_eq!(standard("1 7 2 7 3", "4"), "Column 4 stops Ada in row 1.");
    }

    #[test]
    fn two_threats_are_made_and_forestalled() {
        assert_eq!(standard("3 3 4 4", "5"), "Column 5 makes two threats: only one can be stopped.");
        assert_eq!(standard("3 3 4", "5"), "Column 5 keeps Ada from making two threats with column 2.");
    }

    #[test]
    fn what_was_proved_is_said() {
        let proved = |value| said(Variant::Standard, "4 4 4", "4", Some(value));
        assert_eq!(proved(Value::Win { distance: 7 }), "Column 4 wins in 4 moves.");
        assert_eq!(
            proved(Value::Loss { distance: 2 }),
            "Column 4 lasts longest, one move: everything loses."
        );
        assert_eq!(proved(Value::Draw), "Column 4 holds the draw.");
    }

    #[test]
    fn without_proof_the_board_speaks() {
        assert_eq!(standard("", "4"), "Column 4 has the most lines still open: 7 lines.");
        assert_eq!(standard("4 1 4 7", "4"), "Column 4 threatens to win in column 4.");
        assert_eq!(standard("4 1", "4"), "Column 4 makes it 2 of 4 in column 4.");
        assert_eq!(standard("", "1"), "Column 1 is the strongest found, 12 moves ahead.");
    }

    #[test]
    fn a_pop_says_what_falls_into_place() {
        // Column 3 from its foot: Ada, Bob, Ada; beside it, in row 2 of column 4, Ada.
        let pop = said(Variant::PopOut, "3 3 3 4 4 7", "p3", None);
        assert_eq!(pop, "Popping column 3 lets 2 of 4 fall into place in row 2.");
    }
}
