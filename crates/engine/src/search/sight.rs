//! From where the exact solver may see the end of a game.
use crate::{Position, Rules};

/// Whether the exact solver may see the end with so many nodes.
pub(crate) fn is_in_sight(position: &Position, nodes: f64) -> bool {
    let rules = position.rules();
    rules.players() == 2
        && !rules.is_pop_out()
        && rules.unusual_lines().is_none()
        && rules.fits_a_line()
        // So narrow a board is solved at once, however high.
        && (rules.cols() <= 3 || nodes_to_see(*rules, rules.cells() - position.discs()) <= nodes)
}

/// Nodes with which the exact solver proves who wins in half of the positions with so many free cells, of games between
/// strong players.
///
/// Fitted to what was measured on 18 boards of 45 to 256 cells; `docs/experiments.md` has the figures.
pub(super) fn nodes_to_see(rules: Rules, free_cells: usize) -> f64 {
    let cells = rules.cells() as f64;
    // Free cells for 2^16 nodes. The longer a line, the less is settled by threats, and the more by counting who gets
    // which cells.
    let free_at_2_16 = match rules.connect() {
        ..=4 => 21.0 + cells / 3.0,
        5 => 17.0 + cells / 4.0,
        longer => 17.0 + cells / f64::from(longer),
    };
    (16.0 + (free_cells as f64 - free_at_2_16) * 0.75).exp2()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{SolveRequest, Solver, SolverOptions};
    use crate::{Limits, Variant};

    /// Whether the end is in sight with so many nodes, and whether the solver then sees it.
    fn sight(rules: Rules, moves: &str, nodes: u32) -> (bool, bool) {
        let position = Position::from_moves(rules, &crate::parse_game(moves, &rules).unwrap()).unwrap();
        let limits = Limits { nodes: Some(nodes.into()), ..Limits::default() };
        let known = Solver::new(SolverOptions::default()).solve(&position, SolveRequest::Outcome, &limits);
        (is_in_sight(&position, nodes.into()), known.unwrap().verdict.is_some())
    }

    #[test]
    fn an_end_in_sight_can_be_seen_and_one_far_away_cannot() {
        let rules = Rules::new(8, 8, 4, Variant::Standard, 2).unwrap();
        for moves in [
            "3 5 2 1 2 2 4 8 3 1 4 5 4 4 4 3 3 3 4 8 5",
            "2 2 1 2 5 1 4 6 5 3 4 3 4 4 2 3 3 2 5 5 5",
            "7 5 3 2 7 2 2 6 8 7 5 6 6 7 6 6 6 7 7 2 6",
        ] {
            assert_eq!(sight(rules, moves, 1 << 17), (true, true), "{moves}");
            assert_eq!(sight(rules, moves, 1 << 13), (false, false), "{moves}");
        }
        let opening = "3 5 2 1 2 2 4 8 3 1 4 5";
        assert_eq!(sight(rules, opening, 1 << 17), (false, false));
    }

    #[test]
    fn more_free_cells_take_more_nodes_and_fewer_on_larger_boards() {
        let nodes = |rows, cols, connect, free| {
            nodes_to_see(Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap(), free)
        };
        for (rows, cols, connect) in [(6, 7, 4), (8, 8, 4), (9, 9, 5), (12, 12, 6), (16, 16, 10)] {
            let known = nodes(rows, cols, connect, 30);
            assert!((nodes(rows, cols, connect, 34) / known - 8.0).abs() < 1e-9);
        }
        assert!(nodes(8, 8, 4, 30) < nodes(6, 7, 4, 30));
        assert!(nodes(10, 10, 4, 30) < nodes(10, 10, 5, 30));
    }
}
