//! Positions.
use std::fmt::Display;
use std::hash::{DefaultHasher, Hash, Hasher};

use connect_n_engine::{
    self as engine, AnyBoard, Cell, DrawReason, GameError, Move, Outcome, Picture, Rules, Seat, format_game,
    picture_line,
};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyDict, PyTuple};

use crate::arguments::{rules, seat, with_lines};
use crate::error::{illegal, wrong};
use crate::moves::{action_count, action_of, move_of, read_game, read_move, texts};

/// A game in progress, on any board.
///
/// Positions are equal, and have the same hash, if their boards are: rules, discs, whose turn it is and who has dropped
/// out, whatever moves led there. Don't change one that is a key of a dictionary: use a `copy()`.
#[pyclass(module = "connect_n")]
#[derive(Clone)]
pub(crate) struct Position(pub(crate) engine::Position);

#[pymethods]
impl Position {
    /// The game after these moves, a text such as "4 3 p4" or a list; without any, its start.
    #[new]
    #[pyo3(signature = (
        moves = None, *, rows = 6, cols = 7, connect = 4, pop_out = false, players = 2, misere = false, cylinder = false
    ))]
    fn new(
        moves: Option<&Bound<'_, PyAny>>,
        rows: i64,
        cols: i64,
        connect: i64,
        pop_out: bool,
        players: i64,
        misere: bool,
        cylinder: bool,
    ) -> PyResult<Self> {
        let rules = with_lines(rules(rows, cols, connect, pop_out, players)?, misere, cylinder)?;
        let moves = moves.map_or_else(|| Ok(Vec::new()), |moves| read_game(moves, rules))?;
        engine::Position::from_moves(rules, &moves).map(Self).map_err(illegal)
    }

    /// A game that begins with the board of a picture: rows of characters, the top row first, `.` for an empty cell, X
    /// and O or 1 to 4 for discs; on lines of their own, or separated by `/`, then with the player to move after them
    /// if you like. Without `to_move` the discs tell whose turn it is, except in PopOut.
    #[staticmethod]
    #[pyo3(signature = (
        picture, *, connect = 4, pop_out = false, players = 2, to_move = None, misere = false, cylinder = false
    ))]
    fn from_picture(
        picture: &str,
        connect: i64,
        pop_out: bool,
        players: i64,
        to_move: Option<i64>,
        misere: bool,
        cylinder: bool,
    ) -> PyResult<Self> {
        let usual = Rules::default();
        let count = rules(usual.rows().into(), usual.cols().into(), connect, pop_out, players)?.players();
        let (drawn, said) = if picture.contains('/') {
            Picture::parse_line(picture, count).map_err(wrong)?
        } else {
            (Picture::parse(picture, count).map_err(wrong)?, None)
        };
        let rules = rules(drawn.rows().into(), drawn.cols().into(), connect, pop_out, players)?;
        let rules = with_lines(rules, misere, cylinder)?;
        let named = to_move.map(|player| seat(player, count)).transpose()?;
        let to_move = named.or(said).or_else(|| drawn.to_move(rules));
        let unknown = "the numbers of discs don't tell whose turn it is; use to_move";
        let to_move = to_move.ok_or_else(|| wrong(unknown))?;
        drawn.position(rules, to_move).map(Self).map_err(wrong)
    }

    /// Rows of the board.
    #[getter]
    fn rows(&self) -> u8 {
        self.0.rules().rows()
    }

    /// Columns of the board.
    #[getter]
    fn cols(&self) -> u8 {
        self.0.rules().cols()
    }

    /// Discs in a row needed to win.
    #[getter]
    fn connect(&self) -> u8 {
        self.0.rules().connect()
    }

    /// Whether discs may be popped.
    #[getter]
    fn pop_out(&self) -> bool {
        self.0.rules().is_pop_out()
    }

    /// Whether a line loses.
    #[getter]
    fn misere(&self) -> bool {
        self.0.rules().is_misere()
    }

    /// Whether lines run round the left and right edges, which are joined.
    #[getter]
    fn cylinder(&self) -> bool {
        self.0.rules().is_cylinder()
    }

    /// Number of players.
    #[getter]
    fn players(&self) -> u8 {
        self.0.rules().players()
    }

    /// The moves so far.
    #[getter]
    fn moves(&self) -> Vec<String> {
        texts(self.0.moves())
    }

    /// Number of moves so far.
    #[getter]
    fn plies(&self) -> usize {
        self.0.plies()
    }

    /// The player to move, from 1; after the end, who would be next.
    #[getter]
    fn to_move(&self) -> u8 {
        self.0.to_move().number()
    }

    /// All moves that are possible now; none after the end.
    #[getter]
    fn legal_moves(&self) -> Vec<String> {
        texts(&self.0.legal_moves())
    }

    /// "ongoing", "win" or "draw".
    #[getter]
    fn state(&self) -> &'static str {
        match self.0.outcome() {
            Outcome::Ongoing => "ongoing",
            Outcome::Win(_) => "win",
            Outcome::Draw(_) => "draw",
        }
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// The player who has won.
    #[getter]
    fn winner(&self) -> Option<u8> {
        self.0.outcome().winner().map(Seat::number)
    }

    /// Of a draw: "full" or "repetition".
    #[getter]
    fn reason(&self) -> Option<&'static str> {
        match self.0.outcome() {
            Outcome::Draw(DrawReason::Full) => Some("full"),
            Outcome::Draw(DrawReason::Repetition) => Some("repetition"),
            Outcome::Ongoing | Outcome::Win(_) => None,
        }
    }

    /// The winning lines, each a list of cells (row, column), which count from 0, row 0 at the bottom.
    #[getter]
    fn lines(&self) -> Vec<Vec<(u8, usize)>> {
        let cell = |cell: Cell| (cell.row, cell.column.index());
        self.0.winning_lines().into_iter().map(|line| line.into_iter().map(cell).collect()).collect()
    }

    /// The rows from the top: "." for an empty cell, otherwise the player.
    #[getter]
    fn board(&self) -> Vec<String> {
        self.drawn(|cell| cell.map_or('.', |seat| char::from(b'0' + seat.number())))
    }

    /// The board and the player to move in one line, "..../..../.2../.11. 2"; `from_picture` reads it.
    #[getter]
    fn picture(&self) -> String {
        picture_line(&self.0)
    }

    /// Makes a move: "4" or 4 drops in column 4, "p4" pops it.
    fn play(&mut self, mv: &Bound<'_, PyAny>) -> PyResult<()> {
        let mv = read_move(mv, *self.0.rules())?;
        self.make(mv)
    }

    /// Takes back the last move and returns it; None at the start.
    fn undo(&mut self) -> Option<String> {
        self.0.undo().map(|mv| mv.to_string())
    }

    /// Whether this move is possible now.
    fn is_legal(&self, mv: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.0.check(read_move(mv, *self.0.rules())?).is_ok())
    }

    /// Whether this move is possible now and wins at once.
    fn wins_at_once(&self, mv: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.0.wins_at_once(read_move(mv, *self.0.rules())?))
    }

    /// How many actions a learner has: a drop in each column, then in PopOut a pop of each column.
    #[getter]
    fn action_count(&self) -> usize {
        action_count(*self.0.rules())
    }

    /// A byte for each action: 1 if it is possible now.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let rules = *self.0.rules();
        PyByteArray::new_with(py, action_count(rules), |mask| {
            for mv in self.0.legal_moves() {
                mask[action_of(mv, rules)] = 1;
            }
            Ok(())
        })
    }

    /// Makes the move with this number among the actions.
    fn play_action(&mut self, action: i64) -> PyResult<()> {
        let mv = move_of(action, *self.0.rules())?;
        self.make(mv)
    }

    /// The move with this number among the actions.
    fn move_of(&self, action: i64) -> PyResult<String> {
        move_of(action, *self.0.rules()).map(|mv| mv.to_string())
    }

    /// The number of a move among the actions.
    fn action_of(&self, mv: &Bound<'_, PyAny>) -> PyResult<usize> {
        Ok(action_of(read_move(mv, *self.0.rules())?, *self.0.rules()))
    }

    /// The discs as a player sees them, a byte for each row from the top, column and player: 1 for a disc of theirs. The
    /// player itself is the first, then those after it in turn order.
    fn planes<'py>(&self, py: Python<'py>, player: i64) -> PyResult<Bound<'py, PyByteArray>> {
        let rules = self.0.rules();
        let players = usize::from(rules.players());
        let own = seat(player, rules.players())?.index();
        PyByteArray::new_with(py, rules.cells() * players, |bytes| {
            let cells =
                (0..rules.rows()).rev().flat_map(|row| rules.columns().map(move |c| Cell::new(row, c)));
            for (planes, cell) in bytes.chunks_exact_mut(players).zip(cells) {
                if let Some(seat) = self.0.disc_at(cell) {
                    planes[(seat.index() + players - own) % players] = 1;
                }
            }
            Ok(())
        })
    }

    /// The same game, to be played on by itself.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0.board() == other.0.board()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        match self.0.board() {
            AnyBoard::Narrow(board) => board.hash(&mut hasher),
            AnyBoard::Double(board) => board.hash(&mut hasher),
            AnyBoard::Wide(board) => board.hash(&mut hasher),
        }
        hasher.finish()
    }

    /// The board as people draw it.
    fn __str__(&self) -> String {
        let mark = |cell: Option<Seat>| cell.map_or('.', |seat| ['X', 'O', '3', '4'][seat.index()]);
        let mut rows: Vec<String> = self.drawn(mark).iter().map(|row| spaced(row.chars())).collect();
        // On narrower boards the numbers could be discs.
        rows.extend((self.cols() > self.players()).then(|| spaced(1..=self.cols())));
        rows.join("\n")
    }

    fn __repr__(&self) -> String {
        let (rules, usual) = (self.0.rules(), Rules::default());
        let sizes = [("rows", rules.rows(), usual.rows()), ("cols", rules.cols(), usual.cols())];
        let others =
            [("connect", rules.connect(), usual.connect()), ("players", rules.players(), usual.players())];
        let is_drawn = self.0.is_set_up() || !self.0.forfeits().is_empty();
        let (call, game, sizes) = if is_drawn {
            ("Position.from_picture", self.picture(), &[][..])
        } else {
            ("Position", format_game(self.0.moves()), &sizes[..])
        };
        let unusual = sizes.iter().chain(&others).filter(|(_, value, usual)| value != usual);
        let mut arguments = vec![format!("\"{game}\"")];
        arguments.extend(unusual.map(|(name, value, _)| format!("{name}={value}")));
        let switched = [
            ("pop_out", rules.is_pop_out()),
            ("misere", rules.is_misere()),
            ("cylinder", rules.is_cylinder()),
        ];
        arguments.extend(switched.iter().filter(|(_, is_on)| *is_on).map(|(name, _)| format!("{name}=True")));
        format!("{call}({})", arguments.join(", "))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let rules = self.0.rules();
        let kept = PyDict::new(py);
        kept.set_item("rows", rules.rows())?;
        kept.set_item("cols", rules.cols())?;
        kept.set_item("connect", rules.connect())?;
        kept.set_item("pop_out", rules.is_pop_out())?;
        kept.set_item("players", rules.players())?;
        kept.set_item("misere", rules.is_misere())?;
        kept.set_item("cylinder", rules.is_cylinder())?;
        kept.set_item("start", self.0.is_set_up().then(|| picture_line(&self.0.start())))?;
        kept.set_item("moves", self.moves())?;
        kept.set_item("forfeits", self.0.forfeits().iter().map(|forfeit| forfeit.after).collect::<Vec<_>>())?;
        let restore = py.import("connect_n._native")?.getattr("_restore_position")?;
        Ok((restore, PyTuple::new(py, [kept])?))
    }
}

impl Position {
    fn make(&mut self, mv: Move) -> PyResult<()> {
        let number = self.0.plies() + 1;
        self.0.play(mv).map_err(|reason| illegal(GameError { number, mv, reason }))
    }

    /// The rows from the top.
    fn drawn(&self, mark: impl Fn(Option<Seat>) -> char) -> Vec<String> {
        let rules = self.0.rules();
        let row = |row| rules.columns().map(|column| mark(self.0.disc_at(Cell::new(row, column)))).collect();
        (0..rules.rows()).rev().map(row).collect()
    }
}

/// Cells of a row, each as wide as the number of a column.
fn spaced(cells: impl Iterator<Item: Display>) -> String {
    cells.map(|cell| format!("{cell:>2}")).collect::<Vec<_>>().join(" ")
}

/// A position that was pickled.
#[pyfunction]
#[pyo3(name = "_restore_position")]
pub(crate) fn restore_position(kept: &Bound<'_, PyDict>) -> PyResult<Position> {
    let get = |name: &str| kept.as_any().get_item(name);
    let rules = rules(
        get("rows")?.extract()?,
        get("cols")?.extract()?,
        get("connect")?.extract()?,
        get("pop_out")?.extract()?,
        get("players")?.extract()?,
    )?;
    let rules = with_lines(rules, get("misere")?.extract()?, get("cylinder")?.extract()?)?;
    let mut game = match get("start")?.extract::<Option<String>>()? {
        None => engine::Position::new(rules),
        Some(picture) => {
            let (drawn, to_move) = Picture::parse_line(&picture, rules.players()).map_err(wrong)?;
            drawn.position(rules, to_move.unwrap_or(Seat::FIRST)).map_err(wrong)?
        }
    };
    let forfeits: Vec<usize> = get("forfeits")?.extract()?;
    let moves = read_game(&get("moves")?, rules)?;
    for ply in 0..=moves.len() {
        for _ in forfeits.iter().filter(|&&after| after == ply) {
            game.forfeit().map_err(illegal)?;
        }
        if let Some(&mv) = moves.get(ply) {
            game.play(mv).map_err(illegal)?;
        }
    }
    Ok(Position(game))
}
