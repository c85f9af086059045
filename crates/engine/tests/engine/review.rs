//! Reviews: every proved grade is what the plain values of all moves give, and every reason is true on a plain board.
use std::collections::BTreeMap;

use connect_n_engine::analysis::Assessment;
use connect_n_engine::book::BookSource;
use connect_n_engine::review::{Cause, Explanation, Grade, Review, ReviewedMove, Reviewer};
use connect_n_engine::search::{PopOutSolver, SolveRequest, SolverOptions, Verdict};
use connect_n_engine::{
    Cell, GameRecord, GameTree, Limits, Move, Outcome, Position, Rules, Seat, Variant, format_game,
    parse_game,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::analysis::{Memory, after, plain_value};
use crate::hint::Plain;

fn reviewer() -> Reviewer {
    Reviewer::new(SolverOptions { table_mib: 16, threads: 1 }, BookSource::BuiltIn)
}

/// A game to its end by players who see no further than the next move, and not always that.
fn game(rules: Rules, random: &mut Xoshiro256PlusPlus, longest: usize) -> Position {
    let mut position = Position::new(rules);
    while !position.is_over() && position.plies() < longest {
        let moves = position.legal_moves();
        let wins = moves.iter().copied().find(|&mv| position.wins_at_once(mv));
        let loses = |mv: Move| {
            let next = after(&position, mv);
            next.legal_moves().into_iter().any(|reply| next.wins_at_once(reply))
        };
        let safe: Vec<Move> = moves.iter().copied().filter(|&mv| !loses(mv)).collect();
        let from = if safe.is_empty() || random.random_range(0..6) == 0 { &moves[..] } else { &safe };
        let any = from[random.random_range(0..from.len())];
        position.play(wins.filter(|_| random.random_range(0..3) > 0).unwrap_or(any)).unwrap();
    }
    position
}

fn verdict(value: Assessment) -> Verdict {
    value.verdict().unwrap()
}

/// Greater for what is better, where all is known.
fn rank(value: Assessment) -> i64 {
    match value {
        Assessment::Win(Some(plies)) => 1000 - i64::from(plies),
        Assessment::Draw => 0,
        Assessment::Loss(Some(plies)) => i64::from(plies) - 1000,
        other => panic!("{other:?}"),
    }
}

/// The grade of a move by the values of all.
fn plain_grade(values: &[(Move, Assessment)], played: Move) -> Grade {
    let own = values.iter().find(|(mv, _)| *mv == played).unwrap().1;
    let others: Vec<Assessment> = values.iter().filter(|(mv, _)| *mv != played).map(|it| it.1).collect();
    let Some(best) = others.iter().copied().max_by_key(|&it| rank(it)) else { return Grade::Forced };
    match (verdict(best), verdict(own)) {
        (Verdict::Win, Verdict::Loss) => Grade::Blunder,
        (best, own) if best > own => Grade::Mistake,
        (best, own) if best < own => Grade::Only,
        _ if rank(own) >= rank(best) => Grade::Best,
        _ => Grade::Good,
    }
}

/// Compares what is said of a move with the values of all moves.
fn compare(reviewed: &ReviewedMove, values: &[(Move, Assessment)], at: &str) {
    let best = values.iter().map(|it| it.1).max_by_key(|&it| rank(it)).unwrap();
    let own = values.iter().find(|(mv, _)| *mv == reviewed.mv).unwrap().1;
    assert_eq!(reviewed.grade, Some(plain_grade(values, reviewed.mv)), "{at}: {reviewed:?} of {values:?}");
    assert_eq!(reviewed.value, own, "{at}: {reviewed:?} of {values:?}");
    assert_eq!(reviewed.best_value, best, "{at}: {reviewed:?} of {values:?}");
    let all_best: Vec<Move> = values.iter().filter(|it| it.1 == best).map(|it| it.0).collect();
    assert_eq!(reviewed.best, all_best, "{at}: {reviewed:?} of {values:?}");
    let is_choice = values.iter().any(|it| verdict(it.1) != verdict(best));
    assert_eq!(reviewed.is_choice, Some(is_choice), "{at}");
    assert_eq!(reviewed.is_kept, Some(verdict(own) == verdict(best)), "{at}");
}

#[test]
fn grades_of_the_standard_game_follow_from_plain_values() {
    let random = &mut Xoshiro256PlusPlus::seed_from_u64(5);
    let mut compared = 0;
    for (rows, cols, connect, players) in
        [(4, 4, 3, 2), (4, 4, 4, 2), (3, 4, 3, 2), (3, 3, 3, 3), (3, 4, 3, 3)]
    {
        let rules = Rules::new(rows, cols, connect, Variant::Standard, players).unwrap();
        let mut memory = [Memory::new(), Memory::new()];
        for _ in 0..12 {
            let game = game(rules, random, 99);
            let review = reviewer().review(&game, &Limits::default(), |_, _| {});
            let mut position = Position::new(rules);
            for reviewed in &review.moves {
                let at = format_game(position.moves());
                let legal = position.legal_moves();
                let values: Vec<_> =
                    legal.iter().map(|&mv| (mv, plain_value(&position, mv, &mut memory))).collect();
                let known: Vec<_> = values.iter().filter_map(|&(mv, value)| Some((mv, value?))).collect();
                if known.len() == legal.len() {
                    compare(reviewed, &known, &at);
                    compared += 1;
                } else {
                    // Among three, what nobody can force has no value.
                    let own = values.iter().find(|(mv, _)| *mv == reviewed.mv).unwrap().1;
                    assert_eq!(Some(reviewed.value).filter(|it| it.is_proved()), own, "{at}");
                }
                position.play(reviewed.mv).unwrap();
            }
        }
    }
    assert!(compared > 300, "{compared}");
}

/// Every first move draws on this board. With less effort than it takes to see that of all of them, some are not known.
#[test]
fn moves_that_there_was_no_time_for_are_not_called_worse() {
    let rules = Rules::new(5, 6, 4, Variant::Standard, 2).unwrap();
    let mut game = Position::new(rules);
    game.play(game.legal_moves()[3]).unwrap();
    for nodes in (100_000..=1_000_000).step_by(50_000) {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        reviewer().review(&game, &limits, |review, _| {
            assert_ne!(review.moves[0].is_choice, Some(true), "{nodes} nodes: {:?}", review.moves[0]);
        });
    }
    let review = reviewer().review(&game, &Limits::default(), |_, _| {});
    assert_eq!((review.moves[0].is_choice, review.moves[0].best.len()), (Some(false), 6));
}

#[test]
fn grades_in_popout_follow_from_solved_boards() {
    let random = &mut Xoshiro256PlusPlus::seed_from_u64(6);
    let mut compared = 0;
    for (rows, cols, connect) in [(3, 3, 3), (3, 4, 3), (4, 3, 3)] {
        let rules = Rules::new(rows, cols, connect, Variant::PopOut, 2).unwrap();
        let mut solver = PopOutSolver::new(SolverOptions { table_mib: 16, threads: 1 });
        let mut value = |position: &Position, mv: Move| {
            let next = after(position, mv);
            let known = solver.solve(&next, SolveRequest::Score, &Limits::default()).unwrap();
            let distance = known.distance.map(|plies| plies + 1);
            match known.verdict.unwrap() {
                Verdict::Win => Assessment::Loss(distance),
                Verdict::Draw => Assessment::Draw,
                Verdict::Loss => Assessment::Win(distance),
            }
        };
        for _ in 0..12 {
            let game = game(rules, random, 40);
            let review = reviewer().review(&game, &Limits::default(), |_, _| {});
            let mut position = Position::new(rules);
            for reviewed in &review.moves {
                // Where positions have come again, the values of the solver may not hold.
                if position.occurrences() > 1 {
                    break;
                }
                let legal = position.legal_moves();
                let values: Vec<_> = legal.iter().map(|&mv| (mv, value(&position, mv))).collect();
                compare(reviewed, &values, &format_game(position.moves()));
                compared += 1;
                position.play(reviewed.mv).unwrap();
            }
        }
    }
    assert!(compared > 150, "{compared}");
}

/// A line of moves on the plain board: the boards before each move and at the end, with who is to move.
fn boards(position: &Position, line: &[Move]) -> Vec<(Plain, Seat)> {
    let players = position.rules().players();
    let mut boards = vec![(Plain::of(position), position.to_move())];
    for (index, &mv) in line.iter().enumerate() {
        let (board, seat) = boards.last().unwrap();
        assert!(board.moves(*seat).contains(&mv), "{mv} of {line:?} is illegal");
        assert!(
            index + 1 == line.len() || board.winner(*seat, mv).is_none(),
            "{line:?} goes on after the end"
        );
        let next = (board.played(*seat, mv), seat.after(players));
        boards.push(next);
    }
    boards
}

/// Whether every move but one loses to this player at once.
fn leaves_one_reply((board, seat): &(Plain, Seat), reply: Move, attacker: Seat) -> bool {
    board.moves(*seat).into_iter().filter(|&mv| mv != reply).all(|mv| match board.winner(*seat, mv) {
        Some(winner) => winner == attacker,
        None => !board.played(*seat, mv).winning(attacker).is_empty(),
    })
}

/// Whether nothing is threatened, and yet every move lets the other player win at once.
fn is_zugzwang((board, seat): &(Plain, Seat), loser: Seat, winner: Seat) -> bool {
    let is_fatal = |mv| match board.winner(loser, mv) {
        Some(found) => found == winner,
        None => !board.played(loser, mv).winning(winner).is_empty(),
    };
    *seat == loser && board.winning(winner).is_empty() && board.moves(loser).into_iter().all(is_fatal)
}

/// Fails where a better move is shown that is not among the best; only a series of threats need not be the shortest.
fn assert_starts_with_best(reviewed: &ReviewedMove, explanation: &Explanation, position: &Position) {
    let Explanation { cause, line, .. } = explanation;
    assert!(
        !cause.starts_with_better_move()
            || *cause == Cause::MissedThreats
            || reviewed.best.contains(&line[0]),
        "{reviewed:?} after {}",
        format_game(position.moves())
    );
}

/// Fails unless the plain rules bear the explanation out.
fn check(position: &Position, reviewed: &ReviewedMove, explanation: &Explanation) {
    let Explanation { cause, line, squares, mover, other } = explanation;
    let boards = boards(position, line);
    let (before, end) = (&boards[0].0, &boards[line.len()].0);
    let next = mover.after(position.rules().players());
    let last = boards[line.len() - 1].0.winner(boards[line.len() - 1].1, line[line.len() - 1]);
    let wins_before = |mv: &Move| before.winning(next).contains(mv);
    assert_eq!(*mover, reviewed.seat);
    assert_eq!(line[0] == reviewed.mv, !cause.starts_with_better_move(), "{explanation:?}");
    assert_starts_with_best(reviewed, explanation, position);
    let is_true = match cause {
        Cause::MissedWin => line.len() == 1 && last == Some(*mover),
        Cause::MissedBlock => line.len() == 2 && last == Some(next) && wins_before(&line[1]),
        Cause::PoisonedSquare => {
            let is_above = line[0].column() == line[1].column() && !line[0].is_pop() && !line[1].is_pop();
            line.len() == 2 && is_above && last == Some(next)
        }
        Cause::PopOpensLine => {
            let by_reply = || last == Some(next) && !wins_before(&line[1]);
            line[0].is_pop() && if line.len() == 1 { last.is_some_and(|it| it != *mover) } else { by_reply() }
        }
        Cause::AllowsDoubleThreat => line.len() == 2 && boards[1].0.is_double_threat(next, line[1]),
        Cause::MissedDoubleThreat => line.len() == 1 && before.is_double_threat(*mover, line[0]),
        Cause::AllowsThreats | Cause::MissedThreats => {
            let first = usize::from(*cause == Cause::AllowsThreats);
            let attacker = if first == 1 { next } else { *mover };
            let replies = (first + 1..line.len()).step_by(2);
            last == Some(attacker)
                && replies.into_iter().all(|index| leaves_one_reply(&boards[index], line[index], attacker))
        }
        Cause::GivesUpThreat => {
            let cell = squares.iter().find(|&&cell| before.owner(cell).is_none()).unwrap();
            let lands = Cell::new(position.height(line[0].column()) as u8 + 1, line[0].column());
            let others = squares.iter().all(|at| at == cell || before.owner(*at) == Some(*mover));
            *cell == lands && others && end.owner(*cell) == Some(next) && last.is_none()
        }
        Cause::Zugzwang | Cause::MissedZugzwang => {
            let (loser, winner) = if *cause == Cause::Zugzwang { (*mover, next) } else { (next, *mover) };
            is_zugzwang(&boards[line.len() - 2], loser, winner) && last == Some(winner)
        }
        Cause::BestPlay => squares.is_empty(),
    };
    assert!(is_true, "{explanation:?} after {}", format_game(position.moves()));
    if let Some(winner) = last.filter(|_| *cause != Cause::BestPlay) {
        assert!(squares.iter().all(|&cell| end.owner(cell) == Some(winner)), "{explanation:?}");
        assert!(squares.len() >= usize::from(position.rules().connect()), "{explanation:?}");
    }
    assert!(*other != *mover);
}

/// Reviews games on many boards and checks each reason; gives the positions and how often each cause was named.
fn check_reasons(games: u64, nodes: u64) -> (usize, BTreeMap<Cause, usize>) {
    let boards = [
        (6, 7, 4, Variant::Standard, 2),
        (5, 6, 4, Variant::Standard, 2),
        (5, 5, 3, Variant::Standard, 2),
        (8, 8, 5, Variant::Standard, 2),
        (6, 7, 4, Variant::PopOut, 2),
        (4, 5, 4, Variant::PopOut, 2),
        (4, 4, 3, Variant::PopOut, 2),
        (6, 7, 4, Variant::Standard, 3),
        (5, 5, 3, Variant::PopOut, 3),
    ];
    let (mut positions, mut causes) = (0, BTreeMap::new());
    for (rows, cols, connect, variant, players) in boards {
        let rules = Rules::new(rows, cols, connect, variant, players).unwrap();
        let mut reviewer = reviewer();
        let before = (positions, causes.values().sum::<usize>());
        for seed in 0..games {
            let random = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
            let game = game(rules, random, 60);
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            // What is said on the way is as true as what is said in the end.
            let review = reviewer.review(&game, &limits, |review, index| {
                let told = &review.moves[index];
                if let Some(explanation) = &told.explanation {
                    assert_starts_with_best(told, explanation, &game);
                }
            });
            let mut position = Position::new(rules);
            for reviewed in &review.moves {
                positions += 1;
                if let Some(explanation) = &reviewed.explanation {
                    assert!(reviewed.grade.is_some_and(Grade::is_error));
                    check(&position, reviewed, explanation);
                    *causes.entry(explanation.cause).or_insert(0) += 1;
                }
                position.play(reviewed.mv).unwrap();
            }
        }
        let checked = (positions - before.0, causes.values().sum::<usize>() - before.1);
        println!("{rules}: {games} games, {} positions, {} reasons", checked.0, checked.1);
    }
    (positions, causes)
}

#[test]
fn every_reason_is_true_on_a_plain_board() {
    let (positions, causes) = check_reasons(6, 200_000);
    assert!(positions > 1000, "{positions}");
    for cause in [
        Cause::MissedWin,
        Cause::MissedBlock,
        Cause::PoisonedSquare,
        Cause::PopOpensLine,
        Cause::AllowsDoubleThreat,
        Cause::MissedDoubleThreat,
    ] {
        assert!(causes.contains_key(&cause), "{cause} in {causes:?}");
    }
}

#[test]
fn a_zugzwang_is_shown_only_where_no_move_is_safe() {
    let (mut shown, mut compared) = (0, 0);
    for (rows, cols, connect, variant) in
        [(4, 4, 3, Variant::Standard), (4, 5, 4, Variant::Standard), (4, 4, 3, Variant::PopOut)]
    {
        let rules = Rules::new(rows, cols, connect, variant, 2).unwrap();
        for seed in 0..200 {
            let game = game(rules, &mut Xoshiro256PlusPlus::seed_from_u64(seed), 60);
            let (plies, Some(winner)) = (game.plies(), game.outcome().winner()) else { continue };
            for length in 3..=plies.min(5) {
                let (before, line) = game.moves().split_at(plies - length);
                let position = Position::from_moves(rules, before).unwrap();
                let (mover, next) = (position.to_move(), position.to_move().after(2));
                let stuck = &boards(&position, line)[length - 2];
                for (cause, loser, least) in [(Cause::Zugzwang, mover, 4), (Cause::MissedZugzwang, next, 3)] {
                    let expected = length >= least && winner != loser && is_zugzwang(stuck, loser, winner);
                    let found = Explanation::check(&position, cause, line).is_some();
                    assert_eq!(found, expected, "{cause} {} in {}", format_game(line), format_game(before));
                    shown += usize::from(found);
                    compared += 1;
                }
            }
        }
    }
    assert!(shown > 20 && compared > 1000, "{shown} of {compared}");
}

/// `cargo test --package connect-n-engine --release --test engine -- --ignored --nocapture many_more_reasons`
#[test]
#[ignore = "takes minutes"]
fn many_more_reasons() {
    let (positions, causes) = check_reasons(60, 4_000_000);
    println!("{positions} positions, {causes:?}");
    assert!(Cause::ALL.iter().all(|cause| causes.contains_key(cause)), "{causes:?}");
}

#[test]
fn a_review_in_a_record_comes_back() {
    let rules = Rules::new(5, 6, 4, Variant::Standard, 2).unwrap();
    let game = game(rules, &mut Xoshiro256PlusPlus::seed_from_u64(3), 99);
    let review = reviewer().review(&game, &Limits::default(), |_, _| {});
    assert!(review.is_complete() && review.turning_points().next().is_some());
    let mut record = GameRecord::from_position(&game, &[]);
    assert_eq!(Review::in_record(&record, &game), Ok(None));
    record.add_comment(2, "well");
    review.annotate(&mut record);
    let read = GameRecord::parse(&record.to_string()).unwrap();
    assert_eq!(Review::in_record(&read, &game), Ok(Some(review.clone())));
    // Once more leaves one review, and what else was said.
    let mut again = read.clone();
    review.annotate(&mut again);
    assert_eq!(again, read);
    assert!(again.comments_after(2).any(|text| text == "well"));
    // In a game with other lines it is kept at its main line.
    let mut tree = GameTree::from(&game);
    tree.add_comment(tree.main_line()[1], "well");
    for _ in 0..2 {
        review.annotate_tree(&mut tree);
        let kept = GameRecord::from_tree(&tree, &[]);
        assert_eq!(Review::in_record(&kept, &game), Ok(Some(review.clone())));
        assert_eq!(kept.comments().count(), record.comments().count());
    }
    // A complete review takes no search.
    let none = Limits { nodes: Some(0), ..Limits::default() };
    assert_eq!(reviewer().extend(&game, review.clone(), &none, |_, _| {}), review);
}

#[test]
fn a_damaged_review_is_named() {
    let rules = Rules::default();
    let game = Position::from_moves(rules, &parse_game("4 4 3", &rules).unwrap()).unwrap();
    let read = |comment: &str| {
        let text = format!("[Rows \"6\"]\n\n1. 4 {{{comment}}} 4 2. 3 *\n");
        let record = GameRecord::parse(&text).unwrap();
        Review::in_record(&record, &game).map_err(|error| error.to_string())
    };
    assert!(read("[%grade best] [%value win 41] [%best 4]").is_ok());
    assert!(read("a plain comment [%clk 3]").is_ok_and(|review| review.is_none()));
    let wrong = [
        "[%grade great]",
        "[%value won]",
        "[%value win x]",
        "[%value estimate 7]",
        "[%best 9]",
        "[%best p4]",
        "[%choice perhaps]",
        "[%cause missed-win 4]",
        "[%cause missed-block 3 4]",
        "[%best-value draw 3]",
    ];
    for comment in wrong {
        let error = read(comment).unwrap_err();
        assert!(error.starts_with("the review of move 1: `"), "{error}");
    }
}

#[test]
fn what_cannot_be_proved_in_time_has_an_estimate_and_no_grade() {
    let rules = Rules::new(9, 9, 5, Variant::Standard, 2).unwrap();
    let moves = parse_game("5 5 6 4 3 6", &rules).unwrap();
    let game = Position::from_moves(rules, &moves).unwrap();
    let limits = Limits { nodes: Some(700_000), ..Limits::default() };
    let review = reviewer().review(&game, &limits, |_, _| {});
    assert_eq!(review.moves.len(), 6);
    assert!(review.moves[0].grade.is_none() && !review.moves[0].is_proved());
    assert!(matches!(review.moves[0].value, Assessment::Estimate(_)), "{:?}", review.moves[0]);
    assert_eq!(review.summaries()[0].accuracy(), None);
    assert_eq!(review.summaries()[0].unproved, 3);
}

#[test]
fn a_game_in_which_somebody_dropped_out_is_reviewed() {
    let rules = Rules::new(4, 4, 3, Variant::Standard, 3).unwrap();
    let mut game = Position::from_moves(rules, &parse_game("1 2 3 4", &rules).unwrap()).unwrap();
    game.forfeit().unwrap();
    for mv in parse_game("4 1 2", &rules).unwrap() {
        game.play(mv).unwrap();
    }
    let limits = Limits { nodes: Some(1_000_000), ..Limits::default() };
    let review = reviewer().review(&game, &limits, |_, _| {});
    let seats: Vec<u8> = review.moves.iter().map(|it| it.seat.number()).collect();
    assert_eq!(seats, [1, 2, 3, 1, 3, 1, 3]);
    assert_eq!(game.outcome(), Outcome::Ongoing);
}

#[test]
fn who_drops_out_after_the_last_move_has_lost_nothing_on_the_board() {
    let rules = Rules::new(4, 4, 4, Variant::PopOut, 2).unwrap();
    let mut position = Position::from_moves(rules, &parse_game("2 2 3", &rules).unwrap()).unwrap();
    let review = |position: &Position| reviewer().review(position, &Limits::default(), |_, _| {});
    let open = review(&position);
    position.forfeit().unwrap();
    assert!(position.is_over());
    let of = |review: &Review| review.moves.iter().map(|it| (it.grade, it.value)).collect::<Vec<_>>();
    assert_eq!(of(&review(&position)), of(&open));
}
