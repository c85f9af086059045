//! A reference opponent: plain Monte Carlo tree search, to measure other players against.
//!
//! `connect-n match search:0.2 "exec:target/release/examples/uct 50000" --opening 4 --games 20`; with `rave` after the
//! number of playouts, moves share what was found out about them anywhere below (Gelly and Silver, "Combining online
//! and offline knowledge in UCT", 2007). Playouts take wins, stop those of others, and are random otherwise. The tree
//! is built anew for each move.
use std::io::{self, BufRead, Write};

use connect_n_engine::{AnyBoard, Bitboard, Board, Column, Grid, Move, Position, Rules, Seat, Variant};

/// The exploration constant of UCT, for results from 0 to 1.
const EXPLORATION: f32 = 0.7;

/// Visits at which what was found out anywhere below counts as much as a move's own results.
const RAVE_VISITS: f32 = 500.0;

/// Plies after which a playout with pops is a draw.
const LONGEST_PLAYOUT: u32 = 300;

/// A random number generator (George Marsaglia, "Xorshift RNGs", 2003).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(end)) >> 32) as u32
    }
}

/// The discs of one player, and the cells in which one more wins: by a row or a diagonal, or by any line.
#[derive(Clone, Copy)]
struct Side<B> {
    discs: B,
    across: B,
    any: B,
}

#[derive(Clone, Copy)]
struct State<B> {
    sides: [Side<B>; 4],
    occupied: B,
    to_move: Seat,
}

/// The board that is played on.
struct Game<B> {
    grid: Grid<B>,
    rules: Rules,
    steps: Vec<u32>,
}

impl<B: Bitboard> Game<B> {
    fn new(grid: Grid<B>) -> Self {
        Self { rules: *grid.rules(), steps: grid.steps().collect(), grid }
    }

    fn side(&self, discs: B) -> Side<B> {
        let connect = usize::from(self.rules.connect());
        let mut side = Side { discs, across: B::EMPTY, any: B::EMPTY };
        for &step in &self.steps {
            let mut above = [!B::EMPTY; 16];
            for j in 1..connect {
                above[j] = above[j - 1] & (discs >> (step * j as u32));
            }
            let (mut below, mut cells) = (!B::EMPTY, above[connect - 1]);
            for j in 1..connect {
                below = below & (discs << (step * j as u32));
                cells = cells | (below & above[connect - 1 - j]);
            }
            side.any = side.any | cells;
            if step != 1 {
                side.across = side.across | cells;
            }
        }
        side.across = side.across & self.grid.cells();
        side.any = side.any & self.grid.cells();
        side
    }

    fn state(&self, board: &Board<B>) -> State<B> {
        let sides = Seat::ALL.map(|seat| self.side(board.discs(seat)));
        State { sides, occupied: board.occupied(), to_move: board.to_move() }
    }

    fn landing(&self, state: &State<B>) -> B {
        state.occupied.wrapping_sum(self.grid.bottom()) & self.grid.cells()
    }

    fn column_of(&self, cell: B) -> Column {
        let index = cell.lowest().unwrap_or(0) / self.grid.stride();
        Column::new(index as usize).unwrap_or_else(|| unreachable!("all cells are in columns"))
    }

    fn drop_into(&self, state: &mut State<B>, cell: B) {
        let mover = state.to_move.index();
        state.sides[mover] = self.side(state.sides[mover].discs | cell);
        state.occupied = state.occupied | cell;
        state.to_move = state.to_move.after(self.rules.players());
    }

    /// Pops a column, and gives the winner, if somebody wins by it.
    fn pop(&self, state: &mut State<B>, column: Column) -> Option<Seat> {
        let cells = self.grid.column(column);
        let sink = |discs: B| (discs & !cells) | (((discs & cells) >> 1) & cells);
        let mover = state.to_move;
        let mut turns = std::iter::successors(Some(mover), |seat| Some(seat.after(self.rules.players())));
        for seat in self.rules.seats() {
            state.sides[seat.index()] = self.side(sink(state.sides[seat.index()].discs));
        }
        state.occupied = sink(state.occupied);
        state.to_move = mover.after(self.rules.players());
        let has_line = |seat: &Seat| self.grid.has_line(state.sides[seat.index()].discs);
        turns.by_ref().take(self.rules.players().into()).find(has_line)
    }

    /// Makes a move, and gives the winner, if somebody wins by it.
    fn play(&self, state: &mut State<B>, mv: Move) -> Option<Seat> {
        match mv {
            Move::Drop(column) => {
                let cell = self.landing(state) & self.grid.column(column);
                let mover = state.to_move;
                let wins = !(cell & state.sides[mover.index()].any).is_empty();
                self.drop_into(state, cell);
                wins.then_some(mover)
            }
            Move::Pop(column) => self.pop(state, column),
        }
    }

    /// The bottom discs that the mover may pop.
    fn feet(&self, state: &State<B>) -> B {
        let own = state.sides[state.to_move.index()].discs;
        if self.rules.is_pop_out() { own & self.grid.bottom() } else { B::EMPTY }
    }

    /// A column whose pop wins for the mover.
    fn winning_pop(&self, state: &State<B>) -> Option<Column> {
        let own = &state.sides[state.to_move.index()];
        let sinking = ((own.discs & !self.grid.bottom()) >> 1) & own.across;
        let mut feet = if sinking.is_empty() { B::EMPTY } else { self.feet(state) };
        while !feet.is_empty() {
            let column = self.column_of(feet.lowest_bit());
            if !(sinking & self.grid.column(column)).is_empty() {
                return Some(column);
            }
            feet = feet.without_lowest();
        }
        None
    }

    /// The cells in which somebody else would win, if it were their turn: those of the next who could.
    fn blocks(&self, state: &State<B>, landing: B) -> B {
        let mut seat = state.to_move.after(self.rules.players());
        while seat != state.to_move {
            let cells = landing & state.sides[seat.index()].any;
            if !cells.is_empty() {
                return cells;
            }
            seat = seat.after(self.rules.players());
        }
        B::EMPTY
    }

    /// Plays to the end and gives the winner. Tells each move that is not a win.
    fn playout(
        &self,
        mut state: State<B>,
        chance: &mut Chance,
        mut tell: impl FnMut(Seat, Move),
    ) -> Option<Seat> {
        for _ in 0..LONGEST_PLAYOUT {
            let landing = self.landing(&state);
            let mover = state.to_move;
            if landing.is_empty() {
                return None;
            }
            if !(landing & state.sides[mover.index()].any).is_empty() || self.winning_pop(&state).is_some() {
                return Some(mover);
            }
            let blocks = self.blocks(&state, landing);
            let drops = if blocks.is_empty() { landing } else { blocks };
            let feet = if blocks.is_empty() { self.feet(&state) } else { B::EMPTY };
            let number = chance.below(drops.count() + feet.count());
            let is_drop = number < drops.count();
            let cells = if is_drop { drops } else { feet };
            let number = if is_drop { number } else { number - drops.count() };
            let cell = (0..number).fold(cells, |cells, _| cells.without_lowest()).lowest_bit();
            if is_drop {
                tell(mover, Move::Drop(self.column_of(cell)));
                self.drop_into(&mut state, cell);
            } else {
                let column = self.column_of(cell);
                tell(mover, Move::Pop(column));
                if let Some(winner) = self.pop(&mut state, column) {
                    return Some(winner);
                }
            }
        }
        None
    }

    /// The moves that a descent looks at: a win, or what stops another's, or all.
    fn moves(&self, state: &State<B>) -> Vec<Move> {
        let landing = self.landing(state);
        let wins = landing & state.sides[state.to_move.index()].any;
        if !wins.is_empty() {
            return vec![Move::Drop(self.column_of(wins.lowest_bit()))];
        }
        if let Some(column) = self.winning_pop(state) {
            return vec![Move::Pop(column)];
        }
        let blocks = if self.rules.is_pop_out() { B::EMPTY } else { self.blocks(state, landing) };
        let columns = |mut cells: B| {
            let mut columns = Vec::new();
            while !cells.is_empty() {
                columns.push(self.column_of(cells.lowest_bit()));
                cells = cells.without_lowest();
            }
            columns
        };
        let drops = columns(if blocks.is_empty() { landing } else { blocks }).into_iter().map(Move::Drop);
        drops.chain(columns(self.feet(state)).into_iter().map(Move::Pop)).collect()
    }
}

/// Visits, and what they brought to whoever made the move.
#[derive(Clone, Copy, Default)]
struct Results {
    visits: f32,
    sum: f32,
}

impl Results {
    fn add(&mut self, result: f32) {
        self.visits += 1.0;
        self.sum += result;
    }

    fn mean(self) -> f32 {
        self.sum / self.visits.max(1.0)
    }
}

/// The position after a move.
struct Node {
    mv: Move,
    children: std::ops::Range<usize>,
    own: Results,
    /// Of the same move anywhere below the parent.
    anywhere: Results,
}

struct Search<'a, B> {
    game: &'a Game<B>,
    nodes: Vec<Node>,
    chance: Chance,
    uses_rave: bool,
    /// Who made which move in the present descent and playout, as many as there are.
    played: Vec<(Seat, Move)>,
}

impl<B: Bitboard> Search<'_, B> {
    fn add(&mut self, moves: Vec<Move>) -> std::ops::Range<usize> {
        let start = self.nodes.len();
        let node = |mv| Node { mv, children: 0..0, own: Results::default(), anywhere: Results::default() };
        self.nodes.extend(moves.into_iter().map(node));
        start..self.nodes.len()
    }

    fn select(&self, node: usize) -> usize {
        let log = self.nodes[node].own.visits.max(1.0).ln();
        let value = |&child: &usize| {
            let Node { own, anywhere, .. } = &self.nodes[child];
            let share = if self.uses_rave && anywhere.visits > 0.0 {
                (RAVE_VISITS / (3.0 * own.visits + RAVE_VISITS)).sqrt()
            } else {
                0.0
            };
            let known = if own.visits == 0.0 && share == 0.0 { 10.0 } else { own.mean() };
            let explore = EXPLORATION * (log / own.visits.max(1.0)).sqrt();
            (1.0 - share) * known + share * anywhere.mean() + explore
        };
        let children = self.nodes[node].children.clone();
        children.max_by(|a, b| value(a).total_cmp(&value(b))).unwrap_or(node)
    }

    fn iterate(&mut self, root: &State<B>) {
        let (mut state, mut node, mut path) = (*root, 0, vec![0]);
        let mut winner = None;
        let mut who = vec![root.to_move.before(self.game.rules.players())];
        self.played.clear();
        while winner.is_none() && !self.nodes[node].children.is_empty() {
            node = self.select(node);
            who.push(state.to_move);
            self.played.push((state.to_move, self.nodes[node].mv));
            path.push(node);
            winner = self.game.play(&mut state, self.nodes[node].mv);
        }
        if winner.is_none() {
            if self.nodes[node].own.visits > 0.0 || node == 0 {
                let moves = self.game.moves(&state);
                self.nodes[node].children = self.add(moves);
            }
            let (played, uses_rave) = (&mut self.played, self.uses_rave);
            winner = self.game.playout(state, &mut self.chance, |seat, mv| {
                if uses_rave {
                    played.push((seat, mv));
                }
            });
        }
        let players = f32::from(self.game.rules.players());
        let result = |seat: Seat| match winner {
            Some(winner) => f32::from(u8::from(winner == seat)),
            None => 1.0 / players,
        };
        for (ply, (&node, &mover)) in path.iter().zip(&who).enumerate() {
            self.nodes[node].own.add(result(mover));
            if self.uses_rave {
                let next = if ply + 1 < who.len() { who[ply + 1] } else { state.to_move };
                for child in self.nodes[node].children.clone() {
                    let mv = self.nodes[child].mv;
                    if self.played[ply.min(self.played.len())..].contains(&(next, mv)) {
                        self.nodes[child].anywhere.add(result(next));
                    }
                }
            }
        }
    }
}

fn choose<B: Bitboard>(board: &Board<B>, playouts: u32, uses_rave: bool, seed: u64) -> Option<Move> {
    let game = Game::new(*board.grid());
    let root = game.state(board);
    let mut search =
        Search { game: &game, nodes: Vec::new(), chance: Chance(seed | 1), uses_rave, played: Vec::new() };
    search.add(vec![Move::Drop(Column::new(0)?)]);
    for _ in 0..playouts {
        search.iterate(&root);
    }
    let children = search.nodes[0].children.clone();
    let visits = |&child: &usize| search.nodes[child].own.visits;
    children.max_by(|a, b| visits(a).total_cmp(&visits(b))).map(|best| search.nodes[best].mv)
}

fn answer(position: &Position, playouts: u32, uses_rave: bool, seed: u64) -> Option<Move> {
    match position.board() {
        AnyBoard::Narrow(board) => choose(board, playouts, uses_rave, seed),
        AnyBoard::Double(board) => choose(board, playouts, uses_rave, seed),
        AnyBoard::Wide(board) => choose(board, playouts, uses_rave, seed),
    }
}

/// The start of the game that `init` tells of.
fn begin(words: &[&str]) -> Option<Position> {
    let number = |index: usize| words.get(index)?.parse::<u8>().ok();
    let variant = if words.get(4) == Some(&"popout") { Variant::PopOut } else { Variant::Standard };
    Rules::new(number(1)?, number(2)?, number(3)?, variant, number(5)?).ok().map(Position::new)
}

fn main() -> io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let playouts = args.first().and_then(|arg| arg.parse().ok()).unwrap_or(50_000);
    let uses_rave = args.iter().any(|arg| arg == "rave");
    let mut out = io::stdout();
    let mut position = Position::new(Rules::default());
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["init", ref rest @ ..] => {
                position = begin(rest).unwrap_or(position);
                writeln!(out, "ready")?;
            }
            ["name"] => writeln!(out, "{} {playouts}", if uses_rave { "RAVE" } else { "UCT" })?,
            ["inform", colour, mv] => {
                while position.to_move().to_string() != colour && position.forfeit().is_ok() {}
                if let Ok(mv) = connect_n_engine::parse_move(mv, position.rules()) {
                    let _ = position.play(mv);
                }
            }
            ["move", _milliseconds] => {
                let seed = 0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(position.plies() as u64 + 1);
                if let Some(mv) = answer(&position, playouts, uses_rave, seed) {
                    let _ = position.play(mv);
                    writeln!(out, "{mv}")?;
                }
            }
            ["quit"] => break,
            _ => eprintln!("what does `{line}` mean?"),
        }
        out.flush()?;
    }
    Ok(())
}
