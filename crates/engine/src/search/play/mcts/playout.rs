//! Games played on at random, but not blindly.
use crate::bitboard::Bitboard;
use crate::search::play::chance::Chance;
use crate::search::position::{SearchPosition, SideView};
use crate::search::threat_geometry::{ThreatGeometry, safe_drops};

/// Plays games to their end. Nobody overlooks a win, lets the other side win at once if that can be helped, or plays
/// below a cell in which they would win themselves, as long as there is something else: so the game ends as it would
/// if nobody wanted to give way.
pub(super) struct Playouts {
    chance: Chance,
}

impl Playouts {
    pub(super) fn new(seed: u64) -> Self {
        Self { chance: Chance::new(seed) }
    }

    /// The result for the side to move: 1 for a win, -1 for a loss, 0 for a draw.
    pub(super) fn play<B: Bitboard>(
        &mut self,
        geometry: &ThreatGeometry<B>,
        mut pos: SearchPosition<B>,
    ) -> f32 {
        let mut winner = 1.0;
        loop {
            let landing = geometry.landing(pos.occupied());
            if landing.is_empty() {
                return 0.0;
            }
            if !(landing & pos.own.winning.any).is_empty() {
                return winner;
            }
            let drops = safe_drops(landing, pos.other.winning.any, false);
            if drops.is_empty() {
                // The last free cell ends the game without a winner; else the other side wins.
                let is_last = !(geometry.grid().cells() & !pos.occupied()).has_several();
                return if is_last { 0.0 } else { -winner };
            }
            let wise = drops & !(pos.own.winning.any >> 1);
            let cell = self.chance.any_of(if wise.is_empty() { drops } else { wise });
            pos = SearchPosition { own: pos.other, other: SideView::new(geometry, pos.own.discs | cell) };
            winner = -winner;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::on_board;
    use crate::{Position, Rules, Variant, parse_game};

    /// The results of so many games for the side to move.
    fn results(rules: Rules, moves: &str, games: usize) -> Vec<f32> {
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        on_board!(position.board(), board => {
            let geometry = ThreatGeometry::new(*board.grid());
            let pos = SearchPosition::of_board(&geometry, board);
            let mut playouts = Playouts::new(1);
            (0..games).map(|_| playouts.play(&geometry, pos)).collect()
        })
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
