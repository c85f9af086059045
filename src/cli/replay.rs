//! `connect-n replay`: checks a game and shows how it stands.
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::board::{BoardArgs, GameArgs};
use super::failure::Failure;
use super::format::{Format, write_json};
use super::game_text::game_text;
use super::input::read_all;
use super::time::in_seconds;
use super::words::Explain;
use crate::language::{Label, message};
use crate::sentence::list;
use connect_n_arena::TimedMove;
use connect_n_engine::{
    Cell, DrawReason, Forfeit, GameRecord, GameResult, Line, Outcome, Position, Quoted, Seat, parse_game,
};

/// Check a game and show the board
///
/// Reports whether the game is in progress, won (with the line) or drawn.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n replay game.c4n
  connect-n replay --moves \"4 4 3 3 5 5 6\"
  connect-n replay --pop-out --moves 44p4 --format json")]
pub(super) struct Args {
    /// A game record or a list of moves; - reads standard input
    #[arg(conflicts_with_all = ["moves", "position"])]
    file: Option<PathBuf>,
    #[command(flatten)]
    game: GameArgs,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = match &self.file {
            Some(file) => read_game(file, &self.game.board)?,
            None => ReadGame::without_record(self.game.position()?),
        };
        match self.format {
            Format::Text => write_text(out, &game),
            Format::Json => write_json(out, &Report::new(&game)),
        }
    }
}

fn write_text(out: &mut dyn Write, game: &ReadGame) -> Result<(), Failure> {
    let ReadGame { position, recorded_end, termination, .. } = game;
    let told = termination.as_deref().map(Quoted);
    writeln!(out, "{}\n", picture(position))?;
    let end = match (recorded_end, &told) {
        (Some(recorded_end), None) => recorded_end.in_words(position),
        (Some(recorded_end), Some(told)) => message("replay-end-told")
            .with("end", recorded_end.in_words(position))
            .with("told", told.to_string())
            .text(),
        (None, _) => state(position),
    };
    writeln!(out, "{end}")?;
    for Forfeit { seat, after } in position.forfeits() {
        let dropped_out = message("replay-dropped-out").with("number", seat.number()).with("count", *after);
        writeln!(out, "{}", dropped_out.text())?;
    }
    match told {
        Some(told) if recorded_end.is_none() => {
            Ok(writeln!(out, "{}", message("replay-told").with("told", told.to_string()).text())?)
        }
        _ => Ok(()),
    }
}

/// Options of the board were given, and a record.
pub(super) const RECORD_DEFINES_BOARD: Label = Label::new("replay-record-defines-board");

/// A game from a file.
pub(super) struct ReadGame {
    /// How it stands.
    pub(super) position: Position,
    /// The text of its record; a list of moves is none.
    pub(super) record: Option<String>,
    /// What the record says of its end where the board says nothing.
    recorded_end: Option<RecordedEnd>,
    /// The tag `Termination`, where the board doesn't show all of the end.
    termination: Option<String>,
    /// What it tells of its moves.
    timed_moves: Vec<TimedMove>,
}

impl ReadGame {
    /// A game of which there is nothing but its moves.
    pub(super) const fn without_record(position: Position) -> Self {
        Self { position, record: None, recorded_end: None, termination: None, timed_moves: Vec::new() }
    }
}

/// How a game ended that was still open on the board: by the clock, or a fault of a player.
struct RecordedEnd {
    winner: Option<Seat>,
}

impl RecordedEnd {
    fn of(record: &GameRecord, position: &Position) -> Option<Self> {
        let winner = match record.result() {
            _ if position.is_over() => return None,
            GameResult::Open => return None,
            GameResult::Draw => None,
            GameResult::Win(seat) => Some(seat),
        };
        Some(Self { winner })
    }

    fn in_words(&self, position: &Position) -> String {
        match self.winner {
            None => message("replay-recorded-draw"),
            Some(seat) => message("replay-recorded-win").with("number", seat.number()),
        }
        .with("count", position.plies())
        .text()
    }
}

/// Reads a game record, which says itself what is played, or moves on the board that the options name.
pub(super) fn read_game(file: &Path, board: &BoardArgs) -> Result<ReadGame, Failure> {
    let problem = |error: &dyn Explain| Failure::in_file(file.display(), error);
    let bytes = read_all(file)?;
    let text = game_text(&bytes).map_err(|error| problem(&error))?;
    if !GameRecord::is_record(text) {
        let rules = board.rules()?;
        let moves = parse_game(text, &rules).map_err(|error| problem(&error))?;
        let position = Position::from_moves(rules, &moves).map_err(|error| problem(&error))?;
        return Ok(ReadGame::without_record(position));
    }
    if board.is_given() {
        return Err(problem(&RECORD_DEFINES_BOARD));
    }
    let (record, tree) = GameRecord::read(text).map_err(|error| problem(&error))?;
    let position = tree.position().clone();
    let recorded_end = RecordedEnd::of(&record, &position);
    let is_shown = recorded_end.is_none() && position.forfeits().is_empty();
    let termination = record.tag("Termination").filter(|_| !is_shown).map(str::to_owned);
    let timed_moves = TimedMove::all_in(&record);
    Ok(ReadGame { position, record: Some(text.to_owned()), recorded_end, termination, timed_moves })
}

/// The board from above, winning discs in brackets, column numbers below.
pub(super) fn picture(position: &Position) -> String {
    let winning: Vec<Cell> = position.winning_lines().concat();
    let columns = || position.rules().columns();
    let show = |cell: Cell| {
        let mark = mark(position, cell);
        if winning.contains(&cell) { format!("[{mark}]") } else { format!(" {mark} ") }
    };
    let mut lines: Vec<String> = (0..position.rules().rows())
        .rev()
        .map(|row| columns().map(|column| show(Cell::new(row, column))).collect())
        .collect();
    lines.push(columns().map(|column| format!("{column:>2} ")).collect::<Vec<_>>().concat());
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

fn mark(position: &Position, cell: Cell) -> char {
    position.disc_at(cell).map_or('.', |seat| char::from(b'0' + seat.number()))
}

pub(super) fn state(position: &Position) -> String {
    match position.outcome() {
        Outcome::Ongoing => message("replay-in-progress").with("number", position.to_move().number()),
        Outcome::Draw(DrawReason::Full) => message("replay-draw-full"),
        Outcome::Draw(DrawReason::Repetition) => message("replay-draw-repetition"),
        Outcome::Win(winner) => {
            let lines: Vec<String> = position.winning_lines().iter().map(ends).collect();
            let id = match lines.as_slice() {
                [] => "replay-win-alone",
                _ if position.rules().is_misere() => "replay-win-misere",
                _ => "replay-win",
            };
            message(id).with("number", winner.number()).with("lines", list(&lines))
        }
    }
    .with("count", position.plies())
    .text()
}

/// Where a line begins and ends, for a person who counts from 1.
fn ends(line: &Line) -> String {
    match line.as_slice() {
        [first, .., last] => message("replay-line")
            .with("count", line.len())
            .with("fromColumn", first.column.index() + 1)
            .with("fromRow", first.row + 1)
            .with("toColumn", last.column.index() + 1)
            .with("toRow", last.row + 1)
            .text(),
        [only] => message("replay-cell").column(only.column).with("row", only.row + 1).text(),
        [] => String::new(),
    }
}

/// How a game stands, for a program.
#[derive(Serialize)]
struct Report<'a> {
    state: &'static str,
    winner: Option<u8>,
    reason: Option<&'static str>,
    /// Lines of cells, each row and column from 0.
    lines: Vec<Vec<[usize; 2]>>,
    to_move: u8,
    plies: usize,
    /// Rows from the top.
    board: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    drop_outs: Vec<DropOut>,
    /// What a record says of its end, where the board doesn't show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    termination: Option<String>,
    /// What a record tells of its moves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    timed: Vec<Timed<'a>>,
}

/// A move for a program, with what is known of it.
#[derive(Serialize)]
struct Timed<'a> {
    ply: usize,
    seconds: f64,
    info: &'a [String],
}

/// A player who played on no more, for a program.
#[derive(Serialize)]
struct DropOut {
    player: u8,
    /// The moves of all players until then.
    after: usize,
}

impl<'a> Report<'a> {
    fn new(game: &'a ReadGame) -> Self {
        let ReadGame { position, recorded_end, termination, timed_moves, .. } = game;
        let timed = |timed: &'a TimedMove| Timed {
            ply: timed.ply,
            seconds: in_seconds(timed.time),
            info: &timed.infos,
        };
        let (state, reason) = match position.outcome() {
            Outcome::Ongoing => match recorded_end {
                None => ("ongoing", None),
                Some(RecordedEnd { winner: None, .. }) => ("draw", Some("record")),
                Some(_) => ("win", Some("record")),
            },
            Outcome::Win(_) => ("win", None),
            Outcome::Draw(DrawReason::Full) => ("draw", Some("full")),
            Outcome::Draw(DrawReason::Repetition) => ("draw", Some("repetition")),
        };
        let place = |cell: &Cell| [usize::from(cell.row), cell.column.index()];
        let columns = || position.rules().columns();
        let row = |row: u8| columns().map(|column| mark(position, Cell::new(row, column))).collect();
        Self {
            state,
            winner: position
                .outcome()
                .winner()
                .or(recorded_end.as_ref().and_then(|recorded_end| recorded_end.winner))
                .map(Seat::number),
            reason,
            lines: position.winning_lines().iter().map(|line| line.iter().map(place).collect()).collect(),
            to_move: position.to_move().number(),
            plies: position.plies(),
            board: (0..position.rules().rows()).rev().map(row).collect(),
            drop_outs: position
                .forfeits()
                .iter()
                .map(|drop_out| DropOut { player: drop_out.seat.number(), after: drop_out.after })
                .collect(),
            termination: termination.clone(),
            timed: timed_moves.iter().map(timed).collect(),
        }
    }
}
