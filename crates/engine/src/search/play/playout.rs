//! Playouts of drop games, at random, but not blindly.
use super::chance::Chance;
use super::line_board::{LineBoard, LineGeometry};

/// Plays games to their end. Nobody overlooks a win, lets the next side win at once if that can be helped, or plays
/// below a cell in which they would win themselves, as long as there is something else: so the game ends as it would
/// if nobody wanted to give way.
pub(super) struct Playouts {
    chance: Chance,
}

impl Playouts {
    pub(super) fn new(seed: u64) -> Self {
        Self { chance: Chance::new(seed) }
    }

    /// The side that wins, and after how many plies; none for a draw.
    pub(super) fn play<const SIDES: usize>(
        &mut self,
        geometry: &LineGeometry,
        mut board: LineBoard<SIDES>,
    ) -> Option<(usize, u32)> {
        let mut ply = 1;
        while board.free() > 0 {
            if board.wins() != 0 {
                return Some((board.mover(), ply));
            }
            let columns = board.safe_columns();
            if columns == 0 {
                // The last free cell ends the game without a winner; else the next side wins.
                return (board.free() > 1).then(|| (board.next(), ply + 1));
            }
            let wise = columns & !board.giving_up();
            board.drop(geometry, self.column(if wise == 0 { columns } else { wise }, board.open()));
            ply += 1;
        }
        None
    }

    /// One of these columns, which are some of the open ones. Most often any open column will do: to guess it first
    /// keeps the processor from waiting for what the last disc has changed.
    #[inline]
    fn column(&mut self, columns: u32, open: u32) -> usize {
        let guess = self.chance.any_column_of(open);
        if columns >> guess & 1 == 1 { guess } else { self.chance.any_column_of(columns) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitboard::Bitboard;
    use crate::position::on_board;
    use crate::search::position::SearchPosition;
    use crate::search::threat_geometry::{ThreatGeometry, safe_drops};
    use crate::wander::wander;
    use crate::{Column, Outcome, Position, Rules, Variant, parse_game};
    use proptest::prelude::*;

    /// The result for the first side, which is to move.
    fn result(end: Option<(usize, u32)>) -> f32 {
        end.map_or(0.0, |(winner, _)| if winner == 0 { 1.0 } else { -1.0 })
    }

    /// The results of so many games for the side to move.
    fn results(rules: Rules, moves: &str, games: usize) -> Vec<f32> {
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        on_board!(position.board(), board => {
            let geometry = ThreatGeometry::new(*board.grid());
            let pos = SearchPosition::of_board(&geometry, board);
            let mut playouts = Playouts::new(1);
            let lines = LineGeometry::new(rules);
            (0..games).map(|_| result(playouts.play(&lines, LineBoard::new(&lines, &pos)))).collect()
        })
    }

    /// A game played on by the same rules and chance, on sets of cells.
    fn plain_result<B: Bitboard>(
        playouts: &mut Playouts,
        geometry: &ThreatGeometry<B>,
        mut pos: SearchPosition<B>,
    ) -> f32 {
        let mut winner = 1.0;
        loop {
            let landing = geometry.landing(pos.occupied());
            if landing.is_empty() || !(landing & pos.own.winning.any).is_empty() {
                return if landing.is_empty() { 0.0 } else { winner };
            }
            let drops = safe_drops(landing, pos.other.winning.any, false);
            if drops.is_empty() {
                let is_last = !(geometry.grid().cells() & !pos.occupied()).has_several();
                return if is_last { 0.0 } else { -winner };
            }
            let wise = drops & !(pos.own.winning.any >> 1);
            let columns = |cells: B| {
                let columns = geometry
                    .rules()
                    .columns()
                    .filter(|&column| !(geometry.column(column) & cells).is_empty());
                columns.fold(0, |columns, column| columns | 1 << column.index())
            };
            let column =
                playouts.column(columns(if wise.is_empty() { drops } else { wise }), columns(landing));
            pos = pos.after_drop(geometry, landing & geometry.column(Column::new(column).unwrap()));
            winner = -winner;
        }
    }

    proptest! {
        #![proptest_config(crate::property::cases(300))]

        #[test]
        fn lines_and_sets_of_cells_lead_to_the_same_result(
            (rows, cols, connect) in (1..=16_u8, 1..=16_u8, 2..=16_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..120),
            seed in any::<u64>(),
        ) {
            let rules = Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap();
            let position = wander(rules, &choices);
            prop_assume!(position.outcome() == Outcome::Ongoing);
            on_board!(position.board(), board => {
                let (geometry, lines) = (ThreatGeometry::new(*board.grid()), LineGeometry::new(rules));
                let pos = SearchPosition::of_board(&geometry, board);
                let [mut playouts, mut plain] = [(); 2].map(|()| Playouts::new(seed));
                for _ in 0..4 {
                    let end = playouts.play(&lines, LineBoard::new(&lines, &pos));
                    prop_assert_eq!(result(end), plain_result(&mut plain, &geometry, pos));
                }
            });
        }
    }

    #[test]
    fn a_win_is_never_overlooked_and_two_threats_are_not_stopped() {
        let rules = Rules::default();
        assert!(results(rules, "1 7 2 7 3 7", 50).iter().all(|&result| result == 1.0));
        assert!(results(rules, "3 7 4 7 5", 50).iter().all(|&result| result == -1.0));
    }

    #[test]
    fn every_game_comes_to_an_end_and_not_always_the_same() {
        let rules = Rules::new(9, 9, 5, Variant::Standard, 2).unwrap();
        let results = results(rules, "", 300);
        for result in [-1.0, 0.0, 1.0] {
            assert!(results.contains(&result), "{result}");
        }
    }

    #[test]
    fn a_board_that_fills_up_is_drawn() {
        let rules = Rules::new(2, 2, 3, Variant::Standard, 2).unwrap();
        assert!(results(rules, "1 1", 20).iter().all(|&result| result == 0.0));
    }
}
