//! Hints: the move is among the best, and the reason is true, which a plain board of its own checks.
use std::collections::BTreeSet;

use connect_n_engine::search::{SolveRequest, Solver, SolverOptions};
use connect_n_engine::{
    Cell, Choice, Column, DrawReason, Hint, Limits, Line, Move, Outcome, Position, Reason, Report, Rules,
    Seat, Value, Variant, hint, parse_game, parse_move,
};
use proptest::prelude::*;

use crate::data::rows;
use crate::strategies::{game_by, usual_rules};

/// Discs in columns from the foot up. Whose turn it is, is up to the one who asks.
#[derive(Clone)]
pub(crate) struct Plain {
    rules: Rules,
    columns: Vec<Vec<Seat>>,
}

impl Plain {
    pub(crate) fn of(position: &Position) -> Self {
        let rules = *position.rules();
        let column =
            |column| (0..rules.rows()).map_while(move |row| position.disc_at(Cell::new(row, column)));
        Self { rules, columns: rules.columns().map(|index| column(index).collect()).collect() }
    }

    pub(crate) fn owner(&self, cell: Cell) -> Option<Seat> {
        self.columns[cell.column.index()].get(usize::from(cell.row)).copied()
    }

    pub(crate) fn moves(&self, seat: Seat) -> Vec<Move> {
        let drops = self
            .rules
            .columns()
            .filter(|column| self.columns[column.index()].len() < usize::from(self.rules.rows()));
        let pops = self
            .rules
            .columns()
            .filter(|column| self.rules.is_pop_out() && self.columns[column.index()].first() == Some(&seat));
        drops.map(Move::Drop).chain(pops.map(Move::Pop)).collect()
    }

    pub(crate) fn played(&self, seat: Seat, mv: Move) -> Self {
        let mut after = self.clone();
        let column = &mut after.columns[mv.column().index()];
        match mv {
            Move::Drop(_) => column.push(seat),
            Move::Pop(_) => drop(column.remove(0)),
        }
        after
    }

    pub(crate) fn is_line(&self, seat: Seat, line: &[Cell]) -> bool {
        line.len() >= usize::from(self.rules.connect())
            && is_straight(line)
            && line.iter().all(|&cell| self.owner(cell) == Some(seat))
    }

    /// All places for N discs in line, found by walking from every cell.
    pub(crate) fn places(&self) -> Vec<Line> {
        let mut places = BTreeSet::new();
        let (rows, cols) = (i32::from(self.rules.rows()), i32::from(self.rules.cols()));
        for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
            for (up, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                let cells = (0..i32::from(self.rules.connect())).map(|i| (row + i * up, col + i * right));
                let mut place: Line = cells
                    .filter(|(row, col)| (0..rows).contains(row) && (0..cols).contains(col))
                    .map(|(row, col)| Cell::new(row as u8, Column::new(col as usize).unwrap()))
                    .collect();
                place.sort();
                if place.len() == usize::from(self.rules.connect()) {
                    places.insert(place);
                }
            }
        }
        places.into_iter().collect()
    }

    pub(crate) fn has_line(&self, seat: Seat) -> bool {
        self.places().iter().any(|place| self.is_line(seat, place))
    }

    /// Who wins by this move, if anybody does.
    pub(crate) fn winner(&self, seat: Seat, mv: Move) -> Option<Seat> {
        let after = self.played(seat, mv);
        let players = self.rules.players();
        let turns = std::iter::successors(Some(seat), |seat| Some(seat.after(players)));
        turns.take(if mv.is_pop() { players.into() } else { 1 }).find(|&seat| after.has_line(seat))
    }

    /// The moves that would win for a player whose turn it were.
    pub(crate) fn winning(&self, seat: Seat) -> Vec<Move> {
        self.moves(seat).into_iter().filter(|&mv| self.winner(seat, mv) == Some(seat)).collect()
    }

    /// Whether the winner is there after the next turn of `seat`, whatever those do who are to move before.
    pub(crate) fn is_lost_to(&self, seat: Seat, to_move: Seat) -> bool {
        if to_move == seat {
            return !self.winning(seat).is_empty();
        }
        let is_full = self.columns.iter().all(|column| column.len() == usize::from(self.rules.rows()));
        !is_full
            && self.moves(to_move).into_iter().all(|mv| match self.winner(to_move, mv) {
                Some(winner) => winner == seat,
                None => self.played(to_move, mv).is_lost_to(seat, to_move.after(self.rules.players())),
            })
    }

    /// Whether the player could make two threats of which one would be left.
    fn has_double_threat(&self, seat: Seat) -> bool {
        self.moves(seat).into_iter().any(|mv| self.is_double_threat(seat, mv))
    }

    pub(crate) fn is_double_threat(&self, seat: Seat, mv: Move) -> bool {
        let after = self.played(seat, mv);
        self.winner(seat, mv).is_none()
            && after.winning(seat).len() > 1
            && after.is_lost_to(seat, seat.after(self.rules.players()))
    }

    /// Places that hold this cell and no disc of anybody else.
    fn open_places(&self, seat: Seat, cell: Cell) -> usize {
        let is_open = |place: &Line| place.iter().all(|&at| self.owner(at).is_none_or(|owner| owner == seat));
        self.places().iter().filter(|place| place.contains(&cell) && is_open(place)).count()
    }

    fn landing(&self, mv: Move) -> Option<Cell> {
        let row = self.columns[mv.column().index()].len() as u8;
        (!mv.is_pop()).then(|| Cell::new(row, mv.column()))
    }
}

fn is_straight(line: &[Cell]) -> bool {
    let place = |cell: Cell| (i32::from(cell.row), cell.column.index() as i32);
    let steps: BTreeSet<(i32, i32)> = line
        .windows(2)
        .map(|pair| (place(pair[0]), place(pair[1])))
        .map(|(a, b)| (b.0 - a.0, b.1 - a.1))
        .collect();
    steps.is_empty() || (steps.len() == 1 && steps.iter().all(|step| step.0.abs() <= 1 && step.1.abs() <= 1))
}

/// Holds what a hint says against the position and, where it can't be seen there, against what was proved.
fn check(position: &Position, hint: &Hint, proved: Option<Value>) {
    let before = Plain::of(position);
    let (seat, players) = (position.to_move(), position.rules().players());
    let after = before.played(seat, hint.mv);
    let mut next = position.clone();
    next.play(hint.mv).unwrap();
    let text = format!("{} for {:?} after {:?}", hint.mv, hint.reason, position.moves());
    let owner = match hint.reason {
        Reason::Stops { seat, .. } | Reason::Forestalls { seat, .. } => seat,
        _ => seat,
    };
    let foreign = hint.squares.iter().find(|&&square| before.owner(square).is_some_and(|it| it != owner));
    assert_eq!(foreign, None, "{text}");
    assert!(hint.squares.iter().all(|square| square.row < position.rules().rows()), "{text}");
    let empty = hint.squares.iter().filter(|&&square| before.owner(square).is_none()).count();
    match &hint.reason {
        Reason::WinsNow { lines } => {
            assert_eq!(empty, usize::from(!hint.mv.is_pop()), "{text}");
            assert_eq!(next.outcome(), Outcome::Win(seat), "{text}");
            assert!(!lines.is_empty() && lines.iter().all(|line| after.is_line(seat, line)), "{text}");
        }
        Reason::DrawsNow(reason) => assert_eq!(next.outcome(), Outcome::Draw(*reason), "{text}"),
        Reason::Stops { seat: other, line } => {
            assert_ne!(*other, seat, "{text}");
            let threat = before
                .winning(*other)
                .into_iter()
                .find(|&mv| before.played(*other, mv).is_line(*other, line))
                .unwrap_or_else(|| panic!("there is no such line to stop: {text}"));
            assert_eq!(empty, usize::from(!threat.is_pop()), "{text}");
            assert!(after.winning(*other).is_empty(), "{text}");
        }
        Reason::TwoThreats { lines } => {
            let reached = |line: &Line| {
                after.winning(seat).into_iter().any(|mv| after.played(seat, mv).is_line(seat, line))
            };
            assert!(lines.len() > 1 && lines.iter().all(reached), "{text}");
            assert!(after.is_lost_to(seat, seat.after(players)), "{text}");
        }
        Reason::WinsIn { moves } => {
            assert_eq!(proved, Some(Value::Win { distance: 2 * moves - 1 }), "{text}");
        }
        Reason::LastsLongest { moves } => {
            assert_eq!(proved, Some(Value::Loss { distance: 2 * moves }), "{text}");
        }
        Reason::Forestalls { seat: other, mv, lines } => {
            assert_eq!((*other, players), (seat.after(2), 2), "{text}");
            assert!(before.is_double_threat(*other, *mv) && lines.len() > 1, "{text}");
            assert!(!after.has_double_threat(*other), "{text}");
        }
        Reason::HoldsDraw => assert_eq!(proved, Some(Value::Draw), "{text}"),
        Reason::Threatens { line } => {
            let threat =
                after.winning(seat).into_iter().find(|&mv| after.played(seat, mv).is_line(seat, line));
            assert!(threat.is_some(), "{text}");
        }
        Reason::Builds { line, discs } => {
            let own = |board: &Plain| line.iter().filter(|&&cell| board.owner(cell) == Some(seat)).count();
            assert!(is_straight(line) && line.len() == usize::from(position.rules().connect()), "{text}");
            assert!(line.iter().all(|&cell| after.owner(cell).is_none_or(|owner| owner == seat)), "{text}");
            assert!(own(&after) == *discs && *discs > own(&before) && *discs > 1, "{text}");
        }
        Reason::MostLines { count } => {
            let lines = |mv: Move| Some(after.open_places(seat, before.landing(mv)?));
            let most = before.moves(seat).into_iter().filter_map(lines).max();
            assert_eq!((lines(hint.mv), most), (Some(*count), Some(*count)), "{text}");
        }
        Reason::Strongest { .. } => {}
    }
}

#[test]
fn every_tactic_of_popout_is_hinted_at() {
    let mut kinds = BTreeSet::new();
    for line in include_str!("../data/tactics_popout_6x7.txt").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let position = Position::from_moves(rules, &parse_game(fields[2], &rules).unwrap()).unwrap();
        let hint = hint(&position, 1, &Limits::default()).unwrap();
        let best: Vec<Move> = fields[4].split(' ').map(|mv| parse_move(mv, &rules).unwrap()).collect();
        assert!(best.contains(&hint.mv), "{} of {line}", hint.mv);
        check(&position, &hint, Some(Value::Win { distance: fields[1].parse().unwrap() }));
        kinds.insert(kind(&hint));
    }
    assert!(kinds.len() >= 3, "{kinds:?}");
}

#[test]
fn late_positions_of_the_standard_game_get_a_best_move() {
    let mut solver = Solver::new(SolverOptions { table_mib: 16, threads: 1 });
    let mut kinds = BTreeSet::new();
    for words in rows(include_str!("../data/pons/Test_L3_R1")).step_by(5) {
        let rules = Rules::default();
        let position = Position::from_moves(rules, &parse_game(words[0], &rules).unwrap()).unwrap();
        let solution = solver.solve(&position, SolveRequest::Best, &Limits::default()).unwrap();
        let distance = solution.distance.unwrap();
        let proved = match words[1].parse::<i32>().unwrap() {
            ..0 => Value::Loss { distance },
            0 => Value::Draw,
            1.. => Value::Win { distance },
        };
        let hint = hint(&position, 1, &Limits::default()).unwrap();
        assert!(solution.best.contains(&hint.mv), "{} after {}", hint.mv, words[0]);
        check(&position, &hint, Some(proved));
        kinds.insert(kind(&hint));
    }
    assert!(kinds.len() >= 5, "{kinds:?}");
}

/// What is said of a move that nobody searched for.
fn unsearched(rules: Rules, game: &str, mv: &str) -> (Position, Hint) {
    reported(rules, game, mv, Report::default())
}

/// What is said of a move of which a search reported this.
fn reported(rules: Rules, game: &str, mv: &str, report: Report) -> (Position, Hint) {
    let position = Position::from_moves(rules, &parse_game(game, &rules).unwrap()).unwrap();
    let choice = Choice { mv: parse_move(mv, &rules).unwrap(), report };
    let hint = Hint::of(&position, &choice);
    (position, hint)
}

/// The reason for a move on the usual board, of which a search reported this.
fn reason(game: &str, mv: &str, report: Report) -> Reason {
    reported(Rules::default(), game, mv, report).1.reason
}

/// The cells of a line as people write them: column and row.
fn cells(line: &Line) -> Vec<(usize, u8)> {
    line.iter().map(|cell| (cell.column.index() + 1, cell.row + 1)).collect()
}

#[test]
fn wins_and_stops_name_their_lines() {
    let won = |game, mv| match reason(game, mv, Report::default()) {
        Reason::WinsNow { lines } => lines.iter().flat_map(cells).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    let mut diagonal = won("1 2 2 3 3 4 3 4 4 6", "4");
    diagonal.sort_unstable();
    assert_eq!(won("1 2 1 2 1 2", "1").iter().filter(|cell| cell.0 == 1).count(), 4);
    assert_eq!(won("1 1 2 2 3 3", "4").iter().filter(|cell| cell.1 == 1).count(), 4);
    assert_eq!(diagonal, [(1, 1), (2, 2), (3, 3), (4, 4)]);
    let stopped = |game, mv| match reason(game, mv, Report::default()) {
        Reason::Stops { seat, line } => (seat, line.len()),
        other => panic!("{other:?}"),
    };
    assert_eq!(stopped("1 2 1 2 1", "1"), (Seat::FIRST, 4));
    assert_eq!(stopped("1 7 2 7 3", "4"), (Seat::FIRST, 4));
}

#[test]
fn two_threats_are_made_and_forestalled() {
    let Reason::TwoThreats { lines } = reason("3 3 4 4", "5", Report::default()) else { panic!() };
    assert_eq!(lines.len(), 2);
    let Reason::Forestalls { seat, mv, lines } = reason("3 3 4", "5", Report::default()) else { panic!() };
    assert_eq!((seat, mv.to_string().as_str(), lines.len()), (Seat::FIRST, "2", 2));
}

#[test]
fn what_was_proved_is_the_reason() {
    let proved =
        |value| reason("4 4 4", "4", Report { value: Some(value), proved: true, ..Report::default() });
    assert_eq!(proved(Value::Win { distance: 7 }), Reason::WinsIn { moves: 4 });
    assert_eq!(proved(Value::Loss { distance: 2 }), Reason::LastsLongest { moves: 1 });
    assert_eq!(proved(Value::Draw), Reason::HoldsDraw);
}

#[test]
fn without_proof_the_board_is_the_reason() {
    let report = || Report { depth: 12, ..Report::default() };
    assert_eq!(reason("", "4", report()), Reason::MostLines { count: 7 });
    let Reason::Threatens { line } = reason("4 1 4 7", "4", report()) else { panic!() };
    assert!(line.iter().all(|cell| cell.column.index() == 3), "{line:?}");
    let Reason::Builds { line, discs } = reason("4 1", "4", report()) else { panic!() };
    assert_eq!((discs, line.iter().filter(|cell| cell.column.index() == 3).count()), (2, 4));
    assert_eq!(reason("", "1", report()), Reason::Strongest { depth: 12 });
}

#[test]
fn a_pop_lets_discs_fall_into_place() {
    // Column 3 from its foot: Ada, Bob, Ada; beside it, in row 2 of column 4, Ada.
    let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
    let (_, hint) = unsearched(rules, "3 3 3 4 4 7", "p3");
    let Reason::Builds { line, discs } = hint.reason else { panic!("{:?}", hint.reason) };
    assert_eq!((discs, line.iter().filter(|cell| cell.row == 1).count()), (2, 4));
}

#[test]
fn a_line_that_a_pop_would_make_is_stopped_and_lit_where_its_discs_are_now() {
    let rules = Rules::new(4, 5, 3, Variant::PopOut, 2).unwrap();
    let (position, hint) = unsearched(rules, "2 2 3 3 5 1 1 1 3 5", "p2");
    check(&position, &hint, None);
    let cell = |row, column| Cell::new(row, Column::new(column).unwrap());
    assert_eq!(hint.squares, [cell(1, 1), cell(1, 2), cell(2, 0)]);
    let Reason::Stops { seat, line } = &hint.reason else { panic!("{:?}", hint.reason) };
    assert_eq!(*seat, Seat::ALL[1]);
    assert!(line.iter().all(|cell| cell.row == 1), "{line:?}");
}

#[test]
fn a_square_that_a_pop_frees_above_a_full_column_is_not_lit() {
    // Column 1 from its foot: Ada, Bob, then Ada three times; without the first, a drop on top makes four.
    let rules = Rules::new(5, 9, 4, Variant::PopOut, 2).unwrap();
    let (position, hint) = unsearched(rules, "1 1 1 3 1 6 1 9", "p1");
    check(&position, &hint, None);
    let Reason::Threatens { line } = &hint.reason else { panic!("{:?}", hint.reason) };
    assert_eq!(cells(line), [(1, 2), (1, 3), (1, 4), (1, 5)]);
    assert_eq!(cells(&hint.squares), [(1, 3), (1, 4), (1, 5)]);
}

#[test]
fn a_third_occurrence_saves_a_lost_game_and_says_so() {
    let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
    let (position, hint) = unsearched(rules, "1 2 p1 p2 1 2 p1", "p2");
    assert_eq!(hint.reason, Reason::DrawsNow(DrawReason::Repetition));
    check(&position, &hint, None);
}

#[test]
fn there_is_no_hint_after_the_end() {
    let rules = Rules::default();
    let over = Position::from_moves(rules, &parse_game("1 2 1 2 1 2 1", &rules).unwrap()).unwrap();
    assert_eq!(hint(&over, 1, &Limits::default()), None);
}

fn kind(hint: &Hint) -> String {
    let reason = format!("{:?}", hint.reason);
    reason.split([' ', '(']).next().unwrap_or_default().to_owned()
}

proptest! {
    #![proptest_config(crate::property::cases(400))]

    /// On any board, for any number of players; and for moves that nobody would advise the reason is true too.
    #[test]
    fn every_reason_is_true(position in game_by(usual_rules()), other: prop::sample::Index) {
        let limits = Limits { nodes: Some(500), ..Limits::default() };
        let Some(given) = hint(&position, 1, &limits) else { return Ok(()) };
        prop_assert_eq!(position.check(given.mv), Ok(()));
        // What is proved on small boards is compared with the solver's answers above.
        if !matches!(given.reason, Reason::WinsIn { .. } | Reason::LastsLongest { .. } | Reason::HoldsDraw) {
            check(&position, &given, None);
        }
        let moves = position.legal_moves();
        let any = Choice { mv: moves[other.index(moves.len())], report: Report::default() };
        check(&position, &Hint::of(&position, &any), None);
    }
}
