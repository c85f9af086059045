//! Monte Carlo tree search with the payoff of each player in every node: for three and four players, and for games by
//! unusual rules about lines.
//!
//! `mcts` is the tree, and an `Evaluator` grades its leaves: `LineEvaluator` by growing lines, `drops` by these and a
//! playout, `playouts` by a playout alone.
mod drops;
mod evaluator;
mod line_evaluation;
mod mcts;
mod multi_position;
mod payoff;
mod playouts;

use self::drops::DropEvaluator;
use self::evaluator::{Evaluator, LeafEvaluation, LineEvaluator};
use self::mcts::SearchTree;
use self::multi_position::MultiPosition;
use self::playouts::Playouts;
use super::answer::settled;
use crate::bitboard::Bitboard;
use crate::board::{Board, Discs};
use crate::budget::Budget;
use crate::position::occurred_twice;
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Choice, Limits, Move, Outcome, Position, Seat, Value};

/// Nodes between two reports.
const NODES_BETWEEN_REPORTS: u64 = 1 << 15;

/// Nodes before it is asked, again and again, whether more could change anything.
const NODES_BETWEEN_LOOKS: u64 = 1 << 8;

/// The best move on a board of three or four players by the usual rules, as far as the limits allow.
pub(super) fn choose<B: Bitboard>(
    position: &Position,
    board: &Board<B>,
    seed: u64,
    limits: &Limits,
) -> Choice {
    let geometry = ThreatGeometry::new(*board.grid());
    let root = MultiPosition::of_board(&geometry, board);
    if let Some(mv) = root.winning_move(&geometry) {
        return settled(mv, Value::Win { distance: 1 }, limits);
    }
    let moves = root.safe_moves(&geometry);
    if moves.is_empty() {
        return settled(root.delaying_move(&geometry), Value::Loss { distance: 2 }, limits);
    }
    match (is_by_lines_alone(position), board.rules().players()) {
        (true, _) => {
            let evaluator = LineEvaluator::new(geometry, drawn(position, board));
            run(tree_of_boards(evaluator, position, board, limits), moves[0], limits)
        }
        (false, 3) => run(tree_of_drops::<B, 3>(&geometry, position, board, seed, limits), moves[0], limits),
        (false, _) => run(tree_of_drops::<B, 4>(&geometry, position, board, seed, limits), moves[0], limits),
    }
}

/// The best move by any rules about lines, as far as the limits allow.
pub(super) fn choose_by_any_lines<B: Bitboard>(
    position: &Position,
    board: &Board<B>,
    seed: u64,
    limits: &Limits,
) -> Choice {
    let mut evaluator = Playouts::new(*board.rules(), seed, limits);
    let mover = board.to_move();
    let any = match evaluator.evaluate(board, None, 0) {
        LeafEvaluation::Open { moves, .. } => moves[0],
        LeafEvaluation::Settled(payoff) | LeafEvaluation::Lost { payoff, .. } => {
            let value = payoff.value(mover, board.rules().players()).unwrap_or(Value::Draw);
            return settled(best_without_search(position), value, limits);
        }
    };
    run(tree_of_boards(evaluator, position, board, limits), any, limits)
}

/// A move for when nothing is open: one that wins, else one after which the next player does not win at once, else one
/// that does not lose at once.
fn best_without_search(position: &Position) -> Move {
    let rank = |&mv: &Move| {
        let mut after = position.clone();
        if after.play(mv).is_err() {
            return 0;
        }
        match after.outcome() {
            Outcome::Win(winner) if winner == position.to_move() => 4,
            Outcome::Win(_) => 1,
            Outcome::Draw(_) => 3,
            Outcome::Ongoing => {
                // In a lost position a move into one of the winning cells leaves the fewest of them.
                let replies = after.legal_moves();
                let wins = replies.iter().filter(|&&reply| after.wins_at_once(reply)).count();
                if wins < 2 { 3 } else { 2 }
            }
        }
    };
    let moves = position.legal_moves();
    moves.iter().copied().rev().max_by_key(rank).unwrap_or(moves[0])
}

/// What a player may expect of a position, if there was time for that; best play from there; and the nodes that were
/// searched.
pub(super) fn expectation<B: Bitboard>(
    position: &Position,
    board: &Board<B>,
    seat: Seat,
    limits: &Limits,
) -> (Option<f32>, Vec<Move>, u64) {
    fn look<E: Evaluator>(mut tree: SearchTree<E>, seat: Seat) -> (Option<f32>, Vec<Move>, u64) {
        while !tree.is_settled() && tree.iterate().is_ok() {}
        (tree.expectation(seat), tree.line(), tree.budget.nodes())
    }
    let rules = *board.rules();
    let geometry = ThreatGeometry::new(*board.grid());
    match (is_by_lines_alone(position), rules.players()) {
        _ if rules.unusual_lines().is_some() => {
            look(tree_of_boards(Playouts::new(rules, 0, limits), position, board, limits), seat)
        }
        (true, _) => {
            let evaluator = LineEvaluator::new(geometry, drawn(position, board));
            look(tree_of_boards(evaluator, position, board, limits), seat)
        }
        (false, 3) => look(tree_of_drops::<B, 3>(&geometry, position, board, 0, limits), seat),
        (false, _) => look(tree_of_drops::<B, 4>(&geometry, position, board, 0, limits), seat),
    }
}

/// Whether growing lines alone grade positions: with pops, where playouts say little, and where somebody has dropped
/// out, since a playout takes everybody to be still in it.
fn is_by_lines_alone(position: &Position) -> bool {
    position.rules().is_pop_out() || !position.forfeits().is_empty()
}

/// The tree below the position of a game, in which positions may recur.
fn tree_of_boards<'a, B: Bitboard, E: Evaluator<TreePosition = Board<B>, Key = Discs<B>>>(
    evaluator: E,
    position: &Position,
    board: &Board<B>,
    limits: &'a Limits,
) -> SearchTree<'a, E> {
    SearchTree::new(evaluator, *board, position, drawn(position, board), Budget::new(limits))
}

/// The positions whose next occurrence ends the game.
fn drawn<B: Bitboard>(position: &Position, board: &Board<B>) -> Vec<Discs<B>> {
    occurred_twice(position, board).iter().map(Board::all_discs).collect()
}

/// The tree below the position of a game without pops in which so many players are left.
fn tree_of_drops<'a, B: Bitboard, const PLAYERS: usize>(
    geometry: &ThreatGeometry<B>,
    position: &Position,
    board: &Board<B>,
    seed: u64,
    limits: &'a Limits,
) -> SearchTree<'a, DropEvaluator<PLAYERS>> {
    let budget = Budget::new(limits);
    let evaluator = DropEvaluator::new(geometry, board, seed);
    let root = evaluator.tree_position(geometry, board);
    SearchTree::new(evaluator, root, position, Vec::new(), budget)
}

/// `any` is a move for want of time.
fn run<E: Evaluator>(mut tree: SearchTree<E>, any: Move, limits: &Limits) -> Choice {
    while !tree.is_settled() && tree.iterate().is_ok() {
        if tree.budget.nodes().is_multiple_of(NODES_BETWEEN_REPORTS) {
            limits.tell(&tree.report());
        }
        if limits.are_time_alone()
            && tree.budget.nodes().is_multiple_of(NODES_BETWEEN_LOOKS)
            && tree.is_decided()
        {
            break;
        }
    }
    let report = tree.report();
    limits.tell(&report);
    Choice { mv: report.principal_variation.first().copied().unwrap_or(any), report }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::on_board;
    use crate::search::play;
    use crate::{Column, Picture, Rules, Variant, parse_game};
    use std::time::Duration;

    /// The answer among four players on 7 rows and 8 columns.
    fn of_four(moves: &str, nodes: u64) -> Choice {
        after(Rules::new(7, 8, 4, Variant::Standard, 4).unwrap(), moves, nodes)
    }

    /// The answer by these rules.
    fn after(rules: Rules, moves: &str, nodes: u64) -> Choice {
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        play::choose(&position, 0, &Limits { nodes: Some(nodes), ..Limits::default() })
    }

    fn drops(rows: u8, cols: u8, players: u8) -> Rules {
        Rules::new(rows, cols, 3, Variant::Standard, players).unwrap()
    }

    #[test]
    fn a_win_that_is_proved_is_played() {
        let misere = drops(4, 6, 2).with_misere().unwrap();
        for (rules, moves, winning) in [
            (misere, "4 6 1 1 2 4 4 6 1 3 5 1 4 2", &[2, 5][..]),
            (drops(3, 6, 2).with_cylinder(), "2 3 1 4 5 6", &[1, 5]),
            (drops(3, 5, 3).with_cylinder(), "5 2 2 2 5 3", &[4]),
            // By column 1 the first player wins too, if the third one does not stop that, who loses by every move.
            (drops(3, 6, 3), "3 3 5 1 4 5 5 3 2 6", &[4]),
        ] {
            for nodes in [1000, 60_000] {
                let Choice { mv, report } = after(rules, moves, nodes);
                assert!(report.proved && matches!(report.value, Some(Value::Win { .. })), "{report:?}");
                assert!(winning.contains(&(mv.column().index() + 1)), "{moves}: {mv}");
                assert_eq!(report.principal_variation.first(), Some(&mv));
            }
        }
    }

    #[test]
    fn a_loss_is_not_sooner_than_the_last_of_those_that_may_come() {
        let report = after(drops(4, 6, 3), "1 3 2 4 4 2 4 3 3 4 5 3 2 2", 20_000).report;
        assert_eq!((report.value, report.proved), (Some(Value::Loss { distance: 8 }), true));
    }

    #[test]
    fn what_was_not_looked_at_has_no_value() {
        let rules = Rules::default().with_misere().unwrap();
        let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
        let report = play::choose(&Position::new(rules), 0, &limits).report;
        assert_eq!((report.value, report.proved), (None, false));
    }

    #[test]
    fn a_win_that_others_would_have_to_grant_is_not_proved() {
        // The second player would win in column 3 or 7, if the third stopped the first there, who wins if not. The
        // third loses either way.
        let third = of_four("6 6 6 6 5 5 5 5 4 4", 20_000);
        assert!(matches!(third.report.value, Some(Value::Loss { .. })), "{:?}", third.report);
        assert!(third.report.proved);
        let second = of_four("6 6 6 6 5 5 5 5 4", 5000);
        assert!(!second.report.proved, "{:?}", second.report);
    }

    #[test]
    fn who_loses_anyway_may_let_anybody_win() {
        // After column 6 the second player is lost, and need not stop the third in column 3.
        let rules = Rules::new(4, 9, 3, Variant::Standard, 3).unwrap();
        let position = Position::from_moves(rules, &parse_game("5 9 1 9 9 2", &rules).unwrap()).unwrap();
        let report = play::choose(&position, 0, &Limits { nodes: Some(20_000), ..Limits::default() }).report;
        assert!(!report.proved, "{report:?}");
    }

    #[test]
    fn the_same_seed_and_the_same_nodes_give_the_same_answer() {
        let [first, second] = [(); 2].map(|()| of_four("4 5 4", 5000));
        assert_eq!((first.mv, first.report), (second.mv, second.report));
    }

    #[test]
    fn nobody_fears_a_player_who_has_dropped_out() {
        // The second player would win in three columns, and drops out.
        for variant in [Variant::Standard, Variant::PopOut] {
            let rules = Rules::new(7, 8, 4, variant, 3).unwrap();
            let moves = parse_game("8 3 8 8 4 8 7 5 7 7 4 7 1 4 1 1", &rules).unwrap();
            let mut position = Position::from_moves(rules, &moves).unwrap();
            position.forfeit().unwrap();
            let limits = Limits { nodes: Some(5000), ..Limits::default() };
            let report = play::choose(&position, 0, &limits).report;
            assert!(!matches!(report.value, Some(Value::Loss { .. })), "{report:?}");
        }
    }

    #[test]
    fn who_is_left_shares_what_a_drop_out_leaves() {
        // Nobody can win on this board, with pops or without.
        for variant in [Variant::Standard, Variant::PopOut] {
            let rules = Rules::new(4, 4, 4, variant, 3).unwrap();
            let mut position = Position::new(rules);
            position.forfeit().unwrap();
            let limits = Limits { nodes: Some(2000), ..Limits::default() };
            on_board!(position.board(), board => {
                let seats = [Seat::FIRST, Seat::ALL[1], Seat::ALL[2]];
                let shares = seats.map(|seat| expectation(&position, board, seat, &limits).0.unwrap());
                assert!(shares[0] < 0.01 && shares[1..].iter().all(|share| (0.3..0.7).contains(share)), "{shares:?}");
            });
        }
    }

    #[test]
    fn a_win_that_the_pops_of_others_cannot_stop_is_proved() {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 3).unwrap();
        let picture = "......./......./......1/.....12/.....23/.11..32 1";
        let (picture, mover) = Picture::parse_line(picture, 3).unwrap();
        let position = picture.position(rules, mover.unwrap()).unwrap();
        let report = play::choose(&position, 0, &Limits { nodes: Some(20_000), ..Limits::default() }).report;
        assert_eq!((report.value, report.proved), (Some(Value::Win { distance: 4 }), true));
    }

    #[test]
    fn of_equal_moves_the_one_nearest_to_the_middle_is_played() {
        let rules = Rules::new(16, 16, 10, Variant::Standard, 4).unwrap();
        let limits = Limits { nodes: Some(1000), ..Limits::default() };
        let column = play::choose(&Position::new(rules), 0, &limits).mv.column().index();
        assert!((4..12).contains(&column), "{column}");
    }

    #[test]
    fn a_long_game_with_pops_is_called_off() {
        let rules = Rules::new(16, 16, 4, Variant::PopOut, 4).unwrap().with_cylinder();
        on_board!(Position::new(rules).board(), board => {
            let estimate = |limits: &Limits| {
                match Playouts::new(rules, 0, limits).evaluate(board, None, 0) {
                    LeafEvaluation::Open { estimate, .. } => estimate,
                    LeafEvaluation::Settled(_) | LeafEvaluation::Lost { .. } => panic!("open"),
                }
            };
            assert!(estimate(&Limits::default()).winner(4).is_some(), "played on to the end");
            let late = Limits { time: Some(Duration::ZERO), ..Limits::default() };
            assert_eq!(estimate(&late).value(Seat::FIRST, 4), Some(Value::Draw));
        });
    }

    #[test]
    fn a_line_of_somebody_who_has_dropped_out_ends_nothing() {
        let rules = Rules::new(4, 4, 3, Variant::PopOut, 3).unwrap();
        let (picture, mover) = Picture::parse_line("..../..../..1./112. 1", 3).unwrap();
        let mut position = picture.position(rules, mover.unwrap()).unwrap();
        position.forfeit().unwrap();
        on_board!(position.board(), board => {
            let geometry = ThreatGeometry::new(*board.grid());
            let safe = MultiPosition::of_board(&geometry, board).safe_moves(&geometry);
            assert!(safe.contains(&Move::Pop(Column::new(2).unwrap())), "{safe:?}");
        });
    }

    #[test]
    fn a_reply_that_is_forced_takes_no_time() {
        // The next player would win in column 4.
        let rules = Rules::new(7, 8, 4, Variant::Standard, 3).unwrap();
        let position =
            Position::from_moves(rules, &parse_game("8 1 8 7 2 8 7 3 7", &rules).unwrap()).unwrap();
        let limits = Limits { time: Some(Duration::from_mins(1)), ..Limits::default() };
        let choice = play::choose(&position, 0, &limits);
        assert_eq!(choice.mv.to_string(), "4");
        assert!(choice.report.nodes < 10_000, "{:?}", choice.report);
    }

    #[test]
    fn who_can_stop_a_line_does_not_leave_that_to_the_others() {
        // Three of the first player in the bottom row, open at both ends: the second stops one, and the fourth
        // has to stop the other.
        let ends = [2, 6].map(|column| Column::new(column).map(Move::Drop));
        let choice = of_four("6 6 6 6 5 5 5 5 4", 5000);
        assert!(ends.contains(&Some(choice.mv)), "{:?}", choice.report);
    }
}
