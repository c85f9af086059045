//! The empty cells in which one more disc would win.
use crate::bitboard::Bitboard;
use crate::lines::windows;
use crate::position::on_board;
use crate::search::end_cells;
use crate::{Cell, Line, Position, Seat};

/// An empty cell in which one more disc of a player would complete a line, whether a disc can land there now or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threat {
    /// Whose disc would win.
    pub seat: Seat,
    /// The empty cell.
    pub cell: Cell,
    /// A line of N cells that it would complete, sorted.
    pub line: Line,
    /// Whether a disc dropped now lands there.
    pub is_playable: bool,
    /// Whether it is the player's turn when only this column is left to fill, so that the cell is theirs in the end
    /// (Allis, 1988: follow-up). `None` where discs are popped, since no column stays full.
    pub is_in_time: Option<bool>,
}

/// Whether a row is an odd or an even one, counted from 1 at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RowParity {
    /// The rows 1, 3, 5.
    Odd,
    /// The rows 2, 4, 6.
    Even,
}

impl RowParity {
    /// That of a cell's row.
    pub const fn of(cell: Cell) -> Self {
        if cell.row.is_multiple_of(2) { Self::Odd } else { Self::Even }
    }
}

impl Threat {
    /// Whether its row is an odd or an even one.
    pub const fn parity(&self) -> RowParity {
        RowParity::of(self.cell)
    }
}

/// The threats of all players in a game that is not over, by seat and cell; each cell once for each player.
pub fn threats(position: &Position) -> Vec<Threat> {
    let rules = *position.rules();
    // In misère nobody wants to complete a line.
    if position.is_over() || rules.connect() < 2 || rules.is_misere() {
        return Vec::new();
    }
    let mut found: Vec<Threat> = windows(rules).filter_map(|line| threat_in(position, line)).collect();
    found.retain(|threat| position.seats_left().any(|seat| seat == threat.seat));
    found.sort_by_key(|threat| (threat.seat, threat.cell));
    found.dedup_by_key(|threat| (threat.seat, threat.cell));
    found
}

/// The threat where all cells of a window but one hold discs of the same player.
fn threat_in(position: &Position, line: Line) -> Option<Threat> {
    let mut empty = None;
    let mut owner = None;
    for &cell in &line {
        match (position.disc_at(cell), owner) {
            (None, _) if empty.is_some() => return None,
            (None, _) => empty = Some(cell),
            (Some(seat), Some(other)) if seat != other => return None,
            (Some(seat), _) => owner = Some(seat),
        }
    }
    let (seat, cell) = (owner?, empty?);
    let is_playable = position.height(cell.column) == usize::from(cell.row);
    Some(Threat { seat, cell, line, is_playable, is_in_time: is_in_time(position, seat, cell) })
}

fn is_in_time(position: &Position, seat: Seat, cell: Cell) -> Option<bool> {
    let players = usize::from(position.rules().players());
    let turns_are_regular =
        position.forfeits().is_empty() && position.to_move().index() == position.discs() % players;
    (!position.rules().is_pop_out() && turns_are_regular).then(|| {
        on_board!(position.board(), board => {
            end_cells(board.grid(), board.rules().players().into(), seat.index() as u32).contains(board.grid().index(cell))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rules, Variant, parse_game};

    fn cells(found: &[Threat]) -> Vec<(u8, u8, usize, bool, Option<bool>)> {
        found
            .iter()
            .map(|it| {
                (it.seat.number(), it.cell.row + 1, it.cell.column.index() + 1, it.is_playable, it.is_in_time)
            })
            .collect()
    }

    fn after(moves: &str, rules: Rules) -> Position {
        Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap()
    }

    #[test]
    fn both_ends_of_an_open_row_are_threats() {
        let rules = Rules::default();
        let found = threats(&after("3 3 4 4 5", rules));
        assert_eq!(cells(&found), [(1, 1, 2, true, Some(true)), (1, 1, 6, true, Some(true))]);
        assert_eq!(found[0].parity(), RowParity::Odd);
        assert_eq!(found[0].line.len(), 4);
    }

    #[test]
    fn a_cell_in_the_air_is_a_threat_that_is_not_yet_playable() {
        // Player 2 has three in row 2, open at both ends, over empty cells: even rows are the second player's in the
        // end.
        let found = threats(&after("2 2 3 3 7 4 7 4 4", Rules::default()));
        assert_eq!(cells(&found), [(2, 2, 1, false, Some(true)), (2, 2, 5, false, Some(true))]);
        assert_eq!(found[0].parity(), RowParity::Even);
    }

    #[test]
    fn in_popout_nothing_is_said_of_the_end() {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let found = threats(&after("3 3 4 4 5", rules));
        assert!(found.iter().all(|threat| threat.is_in_time.is_none()) && found.len() == 2);
    }

    #[test]
    fn every_threat_wins_where_a_disc_can_be_dropped() {
        let rules = Rules::new(5, 6, 4, Variant::Standard, 3).unwrap();
        let position = after("3 1 1 4 2 2 5 6 6", rules);
        for threat in threats(&position).iter().filter(|threat| threat.is_playable) {
            let column = threat.cell.column;
            let wins = on_board!(position.board(), board => {
                let mut board = board.at_turn_of(threat.seat);
                board.play(crate::Move::Drop(column));
                board.has_line(threat.seat)
            });
            assert!(wins, "{threat:?}");
        }
    }
}
