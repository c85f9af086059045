//! The computer players by what they promise, in whole games and on single positions.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

#[path = "common/property.rs"]
mod property;
#[path = "common/wander.rs"]
mod wander;

use connect_n_engine::eval::open_windows;
use connect_n_engine::{
    Cell, Choice, Limits, Move, Observer, Outcome, Player, PlayerSpec, Position, Report, Rules, Seat,
    StopFlag, Value, Variant, parse_game, parse_move, registry,
};
use proptest::prelude::*;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use wander::wander;

/// Plies after which a game counts as a draw.
const CAP: usize = 1000;

const VARIANTS: [Variant; 2] = [Variant::Standard, Variant::PopOut];

fn build(text: &str, seed: u64) -> Box<dyn Player> {
    text.parse::<PlayerSpec>().unwrap().build(seed)
}

fn choose(player: &str, seed: u64, position: &Position) -> Choice {
    build(player, seed).choose(position, &Limits::default())
}

/// Plays a game between players in turn order; every move is checked before it's played.
fn play_game(rules: Rules, players: &[&str], seed: u64) -> Position {
    play_game_within(&Limits::default(), rules, players, seed)
}

/// The same with limits for each move.
fn play_game_within(limits: &Limits, rules: Rules, players: &[&str], seed: u64) -> Position {
    let mut seats: Vec<(Seat, Box<dyn Player>)> = rules
        .seats()
        .map(|seat| (seat, build(players[seat.index() % players.len()], seed + seat.index() as u64)))
        .collect();
    for (seat, player) in &mut seats {
        player.start(*seat, &rules);
    }
    let mut position = Position::new(rules);
    while !position.is_over() && position.plies() < CAP {
        let mover = position.to_move();
        let mv = seats[mover.index()].1.choose(&position, limits).mv;
        assert_eq!(position.check(mv), Ok(()), "{mv} by {players:?} after {:?}", position.moves());
        position.play(mv).unwrap();
        for (seat, player) in seats.iter_mut().filter(|(seat, _)| *seat != mover) {
            assert_ne!(*seat, mover);
            player.inform(mover, mv);
        }
    }
    position
}

#[test]
fn a_thousand_games_without_a_wrong_move() {
    let levels = ["random", "medium", "hard", "minimax:2", "search:30n"];
    let boards = [
        (3, 3, 3),
        (3, 4, 2),
        (4, 4, 3),
        (5, 4, 4),
        (6, 7, 4),
        (7, 6, 5),
        (8, 8, 4),
        (9, 7, 16),
        (10, 12, 5),
        (3, 16, 4),
        (16, 16, 6),
    ];
    let mut games = 0;
    for (number, (rows, cols, connect)) in boards.into_iter().enumerate() {
        for variant in VARIANTS {
            for players in 2..=4 {
                let rules = Rules::new(rows, cols, connect, variant, players).unwrap();
                for (first, second) in levels.iter().flat_map(|a| levels.iter().map(move |b| (*a, *b))) {
                    let seed = games;
                    let game = play_game(rules, &[first, second], seed);
                    if games % 7 == number as u64 % 7 {
                        let again = play_game(rules, &[first, second], seed);
                        assert_eq!(
                            again.moves(),
                            game.moves(),
                            "{first} and {second} with seed {seed} on {rules:?}"
                        );
                    }
                    games += 1;
                }
            }
        }
    }
    assert!(games >= 1000);
}

/// A player drops out in the middle of the game; those who are left play on, and win their games.
#[test]
fn everybody_plays_on_when_a_player_drops_out() {
    let mut won = 0;
    for (seed, level) in
        (0..40).zip(["random", "medium", "hard", "minimax:2", "search:200n"].into_iter().cycle())
    {
        for variant in VARIANTS {
            let rules = Rules::new(5, 6, 3, variant, 3 + (seed % 2) as u8).unwrap();
            let mut position = Position::new(rules);
            while !position.is_over() && position.plies() < CAP {
                if position.plies() == 4 + (seed % 3) as usize && position.forfeits().is_empty() {
                    position.forfeit().unwrap();
                    continue;
                }
                let mv = choose(level, seed, &position).mv;
                assert_eq!(position.play(mv), Ok(()), "{mv} by {level} after {:?}", position.moves());
            }
            won += u32::from(position.outcome().winner().is_some());
        }
    }
    assert!(won > 40, "{won} of 80");
}

#[test]
fn players_out_of_states_make_no_wrong_move_in_a_thousand_games() {
    let levels = [
        "lookahead:3",
        "minimax:3:grade",
        "heuristic",
        "counting",
        "exhaustive",
        "level:easy",
        "level:medium",
    ];
    let limits = Limits { nodes: Some(80), ..Limits::default() };
    let mut games = 0;
    for (rows, cols, connect) in [(3, 3, 3), (3, 4, 2), (4, 4, 3), (5, 4, 4), (6, 7, 4)] {
        for variant in VARIANTS {
            for players in 2..=4 {
                let rules = Rules::new(rows, cols, connect, variant, players).unwrap();
                for (first, second) in levels.iter().flat_map(|a| levels.iter().map(move |b| (*a, *b))) {
                    play_game_within(&limits, rules, &[first, second], games);
                    games += 1;
                }
            }
        }
    }
    assert!(games >= 1000);
}

#[test]
fn deeper_minimax_plays_small_boards_to_the_end() {
    for (seed, depth) in (0..24).zip(["minimax:3", "minimax:4", "minimax:5"].into_iter().cycle()) {
        for variant in VARIANTS {
            let rules = Rules::new(4, 4, 3, variant, 2 + (seed % 3) as u8).unwrap();
            play_game(rules, &[depth, "hard"], seed);
        }
    }
}

/// Games that the first player wins and loses, both seats taken in turn.
fn score(player: &str, opponent: &str, rules: Rules, games: u64) -> (u32, u32) {
    let mut score = (0, 0);
    for seed in 0..games {
        let seat = (seed % 2) as usize;
        let table = if seat == 0 { [player, opponent] } else { [opponent, player] };
        match play_game(rules, &table, 10 * seed).outcome() {
            Outcome::Win(winner) if winner.index() == seat => score.0 += 1,
            Outcome::Win(_) => score.1 += 1,
            _ => {}
        }
    }
    score
}

#[test]
fn each_level_beats_the_one_below() {
    let pairs = [
        ("medium", "random", 3),
        ("hard", "medium", 3),
        ("level:beginner", "random", 9),
        ("level:easy", "level:beginner", 2),
        ("level:medium", "level:easy", 2),
    ];
    for (player, opponent, times) in pairs {
        for variant in VARIANTS {
            let rules = Rules::new(6, 7, 4, variant, 2).unwrap();
            let (won, lost) = score(player, opponent, rules, 100);
            println!("{player} against {opponent}, {variant}: {won} won, {lost} lost of 100");
            assert!(won > times * lost, "{player} against {opponent}, {variant}: {won} to {lost}");
        }
    }
}

/// Some position of some game that isn't over; small boards and short lines, where much happens.
fn ongoing_position() -> impl Strategy<Value = Position> {
    let size = 3..=6_u8;
    let seats = 2..=4_u8;
    (size.clone(), size, 2..=4_u8, any::<bool>(), seats, proptest::collection::vec(any::<u8>(), 0..60))
        .prop_map(|(rows, cols, connect, pop_out, players, choices)| {
            let variant = VARIANTS[usize::from(pop_out)];
            wander(Rules::new(rows, cols, connect, variant, players).unwrap(), &choices)
        })
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play(mv).unwrap();
    next
}

fn wins(position: &Position, mv: Move) -> bool {
    after(position, mv).outcome() == Outcome::Win(position.to_move())
}

/// Neither hands a line to an opponent nor lets the next player win at once.
fn is_safe(position: &Position, mv: Move) -> bool {
    let next = after(position, mv);
    match next.outcome() {
        Outcome::Win(_) => false,
        Outcome::Draw(_) => true,
        Outcome::Ongoing => !next.legal_moves().iter().any(|&reply| wins(&next, reply)),
    }
}

proptest! {
    #![proptest_config(property::cases(2000))]

    #[test]
    fn all_but_the_random_player_win_at_once_or_stay_safe(position in ongoing_position(), seed: u64) {
        let moves = position.legal_moves();
        let can_win = moves.iter().any(|&mv| wins(&position, mv));
        let can_be_safe = moves.iter().any(|&mv| is_safe(&position, mv));
        let can_go_on = moves.iter().any(|&mv| !matches!(after(&position, mv).outcome(), Outcome::Win(_)));
        // With several opponents the heuristic fears that one of them hands a line to another, and sees no safety.
        let heuristics = if position.rules().players() == 2 { &["heuristic", "counting"][..] } else { &[] };
        for &player in ["medium", "hard", "search:100n"].iter().chain(heuristics) {
            let mv = choose(player, seed, &position).mv;
            if can_win {
                prop_assert!(wins(&position, mv), "{} misses a win with {}", player, mv);
            } else if can_be_safe {
                prop_assert!(is_safe(&position, mv), "{} exposes itself with {}", player, mv);
            } else if can_go_on {
                let outcome = after(&position, mv).outcome();
                prop_assert!(!matches!(outcome, Outcome::Win(_)), "{} gives the game away with {}", player, mv);
            }
        }
    }

    #[test]
    fn every_choice_is_legal_and_the_position_untouched(position in ongoing_position(), seed: u64) {
        for player in
            ["random", "medium", "hard", "lookahead:2", "minimax:2:grade", "search:100n", "level:beginner"]
        {
            let before = position.moves().to_vec();
            let choice = choose(player, seed, &position);
            prop_assert_eq!(position.check(choice.mv), Ok(()));
            prop_assert_eq!(position.moves(), before);
            prop_assert_eq!(choose(player, seed, &position).mv, choice.mv);
        }
    }

    #[test]
    fn an_undone_game_goes_on_as_if_nothing_had_been(position in ongoing_position(), seed: u64) {
        for player in ["random", "medium", "hard", "minimax:2", "search:100n"] {
            let mut player = build(player, seed);
            let first = player.choose(&position, &Limits::default()).mv;
            let mut detour = position.clone();
            detour.play(first).unwrap();
            if !detour.is_over() {
                player.choose(&detour, &Limits::default());
            }
            detour.undo();
            prop_assert_eq!(player.choose(&detour, &Limits::default()).mv, first);
        }
    }
}

#[test]
fn random_takes_every_move_equally_often() {
    let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
    let position = Position::from_moves(rules, &parse_game("1 2 3 4", &rules).unwrap()).unwrap();
    let moves = position.legal_moves();
    assert_eq!(moves.len(), 9);
    let draws: Vec<Move> = (0..9000).map(|seed| choose("random", seed, &position).mv).collect();
    for mv in &*moves {
        let count = draws.iter().filter(|drawn| *drawn == mv).count();
        assert!((850..=1150).contains(&count), "{mv}: {count} of 9,000");
    }
}

/// A line of the tactics file: the position, the plies in which the win can be forced, the moves that do so.
fn tactics() -> Vec<(Position, u32, BTreeSet<Move>)> {
    include_str!("data/tactics_popout_6x7.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
            let position = Position::from_moves(rules, &parse_game(fields[2], &rules).unwrap()).unwrap();
            let moves = fields[4].split(' ').map(|mv| parse_move(mv, &rules).unwrap()).collect();
            (position, fields[1].parse().unwrap(), moves)
        })
        .collect()
}

#[test]
fn minimax_finds_exactly_the_moves_that_force_a_win() {
    for (position, plies, winning) in tactics().into_iter().filter(|(_, plies, _)| *plies <= 3) {
        let player = format!("minimax:{plies}");
        let choices: Vec<Choice> = (0..60).map(|seed| choose(&player, seed, &position)).collect();
        let chosen: BTreeSet<Move> = choices.iter().map(|choice| choice.mv).collect();
        assert_eq!(chosen, winning, "{plies} plies, after {:?}", position.moves());
        assert!(choices.iter().all(|choice| choice.report.value == Some(Value::Win { distance: plies })));
        assert!(choices.iter().all(|choice| choice.report.proved));
    }
}

#[test]
fn minimax_does_not_see_beyond_its_depth() {
    for (position, ..) in tactics().into_iter().filter(|(_, plies, _)| *plies == 3) {
        let report = choose("minimax:2", 1, &position).report;
        assert!(!matches!(report.value, Some(Value::Win { .. })), "{report:?}");
    }
}

/// Empty boards of each width in bits, with pops where a search has most to do.
fn boards_of_all_sizes() -> impl Iterator<Item = Position> {
    let rules = [
        Rules::new(6, 7, 4, Variant::Standard, 2),
        Rules::new(6, 7, 4, Variant::PopOut, 2),
        Rules::new(9, 9, 5, Variant::PopOut, 2),
        Rules::new(16, 16, 5, Variant::Standard, 2),
        Rules::new(16, 16, 8, Variant::PopOut, 2),
        Rules::new(6, 7, 4, Variant::PopOut, 3),
        Rules::new(16, 16, 6, Variant::PopOut, 4),
    ];
    rules.into_iter().map(|rules| Position::new(rules.unwrap()))
}

/// A state takes a few hundred microseconds at most: what is seen at the next one is seen within five milliseconds.
#[test]
fn whoever_is_stopped_expands_a_state_more_at_most() {
    for position in boards_of_all_sizes() {
        for player in registry().iter().flat_map(|kind| kind.presets) {
            let stopped = Limits::default();
            stopped.stop.stop();
            let choice = build(player, 1).choose(&position, &stopped);
            assert_eq!(position.check(choice.mv), Ok(()));
            let cols = u64::from(position.rules().cols());
            // These two look at each reply once and no further.
            let most = if ["medium", "hard"].contains(player) { cols * (cols + 1) } else { 1 };
            assert!(choice.report.nodes <= most, "{player} on {:?}: {:?}", position.rules(), choice.report);
        }
        for player in ["search:60", "perfect"] {
            let stop = StopFlag::default();
            let (flag, seen) = (stop.clone(), Arc::new(AtomicU64::new(0)));
            let at = seen.clone();
            let observer = Observer::new(move |report| {
                if report.nodes > 0 && !flag.is_stopped() {
                    at.store(report.nodes, Ordering::Relaxed);
                    flag.stop();
                }
            });
            let limits = Limits { stop, observer: Some(observer), ..Limits::default() };
            let choice = build(player, 1).choose(&position, &limits);
            assert_eq!(position.check(choice.mv), Ok(()));
            assert_eq!(
                choice.report.nodes,
                seen.load(Ordering::Relaxed),
                "{player} on {:?}",
                position.rules()
            );
        }
    }
}

#[test]
fn minimax_keeps_to_its_limits_and_still_wins_at_once() {
    let rules = Rules::new(6, 7, 4, Variant::Standard, 2).unwrap();
    let position = Position::from_moves(rules, &parse_game("1 7 2 7 3 7", &rules).unwrap()).unwrap();
    let mut player = build("minimax:20", 3);

    let nodes = Limits { nodes: Some(1000), ..Limits::default() };
    let choice = player.choose(&position, &nodes);
    assert_eq!(choice.mv.to_string(), "4");
    assert!(choice.report.nodes <= 1000, "{:?}", choice.report);

    let depth = Limits { depth: Some(2), ..Limits::default() };
    assert_eq!(player.choose(&position, &depth).report.depth, 2);

    let time = Limits { time: Some(Duration::from_millis(20)), ..Limits::default() };
    assert_eq!(player.choose(&position, &time).mv.to_string(), "4");

    let stopped = Limits::default();
    stopped.stop.stop();
    assert_eq!(position.check(player.choose(&position, &stopped).mv), Ok(()));
}

#[test]
fn search_forces_the_wins_of_the_tactics_file() {
    for (position, plies, winning) in tactics() {
        let choice = choose("search:100000n", 1, &position);
        assert!(winning.contains(&choice.mv), "{} in {plies} plies, after {:?}", choice.mv, position.moves());
        assert!(choice.report.proved, "{:?}", choice.report);
        assert!(matches!(choice.report.value, Some(Value::Win { distance }) if distance >= plies));
    }
}

#[test]
fn search_tells_its_observer_what_it_answers_in_the_end() {
    for players in 2..=4 {
        let position = Position::new(Rules::new(6, 7, 4, Variant::PopOut, players).unwrap());
        let (teller, told) = std::sync::mpsc::channel();
        let observer = Observer::new(move |report| teller.send(report.clone()).unwrap());
        let limits = Limits { observer: Some(observer), ..Limits::default() };
        let choice = build("search:3000n", 1).choose(&position, &limits);
        drop(limits);
        let reports: Vec<Report> = told.iter().collect();
        assert_eq!(reports.last(), Some(&choice.report));
        assert!(reports.is_sorted_by_key(|report| report.nodes));
        assert_eq!(choice.report.principal_variation.first(), Some(&choice.mv));
        assert!((2900..=3000).contains(&choice.report.nodes), "{:?}", choice.report);
    }
}

/// Who wins by the plain rules, from the side to move's point of view: 1, 0 or -1.
fn exhaustive(position: &Position, known: &mut HashMap<Vec<Option<Seat>>, i32>) -> i32 {
    match position.outcome() {
        Outcome::Draw(_) => return 0,
        Outcome::Win(winner) => return if winner == position.to_move() { 1 } else { -1 },
        Outcome::Ongoing => {}
    }
    let rules = position.rules();
    let cells = rules.columns().flat_map(|column| (0..rules.rows()).map(move |row| Cell::new(row, column)));
    let discs: Vec<Option<Seat>> = cells.map(|cell| position.disc_at(cell)).collect();
    if let Some(&value) = known.get(&discs) {
        return value;
    }
    let values = position.legal_moves().into_iter().map(|mv| -exhaustive(&after(position, mv), known));
    let value = values.max().unwrap();
    known.insert(discs, value);
    value
}

#[test]
fn search_proves_what_an_exhaustive_search_finds() {
    for (rows, cols, connect) in [(3, 3, 2), (3, 3, 3), (4, 4, 3), (3, 5, 3), (5, 3, 3), (4, 4, 4), (2, 6, 3)]
    {
        let rules = Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap();
        let mut known = HashMap::new();
        for number in 0..60_u8 {
            let choices = [number, number / 2, number / 7, number.wrapping_mul(3), number / 5];
            let position = wander(rules, &choices[..usize::from(number) % 6]);
            if position.is_over() {
                continue;
            }
            let report = choose("search:500000n", 0, &position).report;
            let sign = match report.value {
                Some(Value::Win { .. }) => 1,
                Some(Value::Draw) => 0,
                Some(Value::Loss { .. }) => -1,
                _ => panic!("{report:?} on {rules:?} after {:?}", position.moves()),
            };
            assert!(report.proved);
            assert_eq!(sign, exhaustive(&position, &mut known), "{rules:?} after {:?}", position.moves());
        }
    }
}

#[test]
fn perfect_wins_won_games_in_time_whoever_resists() {
    // Boards that are won for the first player, the plies that it takes, and how many games are played.
    let won = [((4, 4, 3, Variant::PopOut), 9, 12), ((6, 7, 4, Variant::PopOut), 21, 2)];
    for ((rows, cols, connect, variant), plies, seeds) in won {
        let rules = Rules::new(rows, cols, connect, variant, 2).unwrap();
        for seed in 0..seeds {
            for defender in ["random", "hard", "search:500n"] {
                let game = play_game(rules, &["perfect", defender], seed);
                assert_eq!(game.outcome(), Outcome::Win(Seat::FIRST), "{defender}: {:?}", game.moves());
                assert!(game.plies() <= plies, "{defender}: {:?}", game.moves());
            }
        }
    }
}

/// The plies of a game of `PopOut` that the player wins, moving first, and the longest time of one of its moves.
fn won_game(player: &mut dyn Player, defender: &str, seed: u64) -> (usize, Duration) {
    let mut position = Position::new(Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap());
    let mut defender = build(defender, seed);
    let mut longest = Duration::ZERO;
    while !position.is_over() {
        let mv = if position.to_move() == Seat::FIRST {
            let start = Instant::now();
            let mv = player.choose(&position, &Limits::default()).mv;
            longest = longest.max(start.elapsed());
            mv
        } else {
            defender.choose(&position, &Limits::default()).mv
        };
        position.play(mv).unwrap();
    }
    assert_eq!(position.outcome(), Outcome::Win(Seat::FIRST), "{:?}", position.moves());
    (position.plies(), longest)
}

/// `cargo test --package connect-n-engine --profile engine --test players -- --ignored --nocapture thousand`
#[test]
#[ignore = "takes minutes"]
fn perfect_wins_a_thousand_games_of_pop_out_in_21_plies() {
    let mut perfect = build("perfect", 0);
    let mut longest = Duration::ZERO;
    for defender in ["random", "hard", "search:2000n"] {
        let games: Vec<(usize, Duration)> =
            (0..334).map(|seed| won_game(perfect.as_mut(), defender, seed)).collect();
        let plies = games.iter().map(|game| game.0).max().unwrap();
        longest = longest.max(games.iter().map(|game| game.1).max().unwrap());
        println!("{defender}: all won, the longest in {plies} plies; longest move so far {longest:?}");
        assert!(plies <= 21);
    }
}

#[test]
fn perfect_says_what_is_proved_and_takes_the_fastest_win() {
    for (position, plies, winning) in tactics() {
        let choice = choose("perfect", 1, &position);
        assert!(winning.contains(&choice.mv), "{} in {plies} plies, after {:?}", choice.mv, position.moves());
        assert_eq!((choice.report.value, choice.report.proved), (Some(Value::Win { distance: plies }), true));
    }
    let limits = Limits { time: Some(Duration::from_millis(50)), ..Limits::default() };
    let large = Position::new(Rules::new(10, 10, 5, Variant::Standard, 2).unwrap());
    assert!(!build("perfect", 1).choose(&large, &limits).report.proved);
}

/// The value of `name=` in a line of the windows file.
fn field(line: &str, name: &str) -> u32 {
    let value = line.split_once(&format!("{name}=")).unwrap().1;
    value.split(' ').next().unwrap().parse().unwrap()
}

#[test]
fn open_windows_are_as_many_as_two_other_programs_count() {
    let lines = include_str!("data/open_windows.txt").lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let (game, _) = line.split_once(" -> ").unwrap();
        let fields: Vec<&str> = game.split(' ').collect();
        let [rows, cols, connect] = [0, 1, 2].map(|i| fields[i].parse().unwrap());
        let variant = VARIANTS[usize::from(fields[3] == "popout")];
        let rules = Rules::new(rows, cols, connect, variant, 2).unwrap();
        let moves = parse_game(fields[4..].join(" ").trim_matches('-'), &rules).unwrap();
        let position = Position::from_moves(rules, &moves).unwrap();
        for (seat, name) in rules.seats().zip(["count1", "count2"]) {
            assert_eq!(open_windows(&position, seat).total(), field(line, name), "{line}");
        }
    }
}

#[test]
fn search_takes_a_draw_by_repetition_before_it_loses() {
    let rules = Rules::new(5, 3, 2, Variant::PopOut, 2).unwrap();
    let moves = parse_game("2 3 p2 p3 3 3 p3 1 3 3 1 p1 p1 1 3 p3 p3 p3 p3 3", &rules).unwrap();
    let position = Position::from_moves(rules, &moves).unwrap();
    for player in ["search:100n", "search:20000n"] {
        let choice = choose(player, 0, &position);
        assert!(matches!(after(&position, choice.mv).outcome(), Outcome::Draw(_)), "{player}: {choice:?}");
        assert_eq!(choice.report.value, Some(Value::Draw));
    }
}

#[test]
fn search_never_loses_among_several_where_a_move_draws() {
    let rules = Rules::new(3, 4, 3, Variant::PopOut, 3).unwrap();
    let mut met = 0;
    for seed in 0..2000 {
        let mut random = build("random", seed);
        let mut position = Position::new(rules);
        while !position.is_over() {
            let draws = |mv: &Move| matches!(after(&position, *mv).outcome(), Outcome::Draw(_));
            if position.legal_moves().iter().any(draws) {
                let report = choose("search:200n", seed, &position).report;
                assert!(!matches!(report.value, Some(Value::Loss { .. })), "{report:?} at {position:?}");
                met += 1;
            }
            let mv = random.choose(&position, &Limits::default()).mv;
            // Who drops into a column of their own and pops from it comes back to the same positions.
            let own = parse_move(&format!("p{}", position.to_move()), &rules).unwrap();
            let mv = if position.check(own).is_ok() { own } else { mv };
            position.play(mv).unwrap();
        }
    }
    assert!(met > 100, "only {met} such positions");
}

#[test]
fn a_position_in_which_every_move_loses_is_lost() {
    let rules = Rules::new(3, 2, 2, Variant::PopOut, 2).unwrap().with_misere().unwrap();
    let position = Position::from_moves(rules, &parse_game("1 1", &rules).unwrap()).unwrap();
    // After column 1 the other player has only column 2 left, and makes a diagonal there.
    let expected = Some(Value::Win { distance: 2 });
    for player in ["exhaustive", "hashing", "minimax:8"] {
        assert_eq!(choose(player, 1, &position).report.value, expected, "{player}");
    }
}
