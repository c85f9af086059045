//! The options that say what is played, the same for every subcommand.
use std::path::PathBuf;

use clap::Args;
use clap::value_parser;

use super::failure::Failure;
use super::input::read_text;
use super::words::Explain;
use crate::language::{Label, message};
use connect_n_engine::search::Unsolvable;
use connect_n_engine::{Picture, Position, Rules, RulesError, Seat, Variant, parse_game};

/// Over the options in the help.
const BOARD: &str = "Board";

/// The board and its rules.
#[derive(Args, Clone, Debug)]
pub(super) struct BoardArgs {
    /// Rows of the board, 1 to 16 [default: 6]
    #[arg(long, help_heading = BOARD, value_parser = value_parser!(u8).range(1..=16))]
    rows: Option<u8>,
    /// Columns of the board, 1 to 16 [default: 7]
    #[arg(long, help_heading = BOARD, value_parser = value_parser!(u8).range(1..=16))]
    cols: Option<u8>,
    /// Discs in a row needed to win, 1 to 16 [default: 4]
    #[arg(long, value_name = "N", help_heading = BOARD, value_parser = value_parser!(u8).range(1..=16))]
    connect: Option<u8>,
    /// Play PopOut: each turn is a drop or a pop
    #[arg(long, help_heading = BOARD)]
    pop_out: bool,
    /// Number of players, 2 to 4 [default: 2]
    #[arg(long, help_heading = BOARD, value_parser = value_parser!(u8).range(2..=4))]
    players: Option<u8>,
    /// Play misère: whoever makes N in a row loses (2 players)
    #[arg(long, help_heading = BOARD)]
    misere: bool,
    /// Play on a cylinder: lines run round the left and right edges, which are joined
    #[arg(long, help_heading = BOARD)]
    cylinder: bool,
}

/// Names of the options in [`BoardArgs`], for those that exclude them.
pub(super) const BOARD_OPTIONS: [&str; 7] =
    ["rows", "cols", "connect", "pop_out", "players", "misere", "cylinder"];

impl BoardArgs {
    /// Whether any of the options was given.
    pub(super) fn is_given(&self) -> bool {
        let is_switched = self.pop_out || self.misere || self.cylinder;
        is_switched || [self.rows, self.cols, self.connect, self.players].iter().any(Option::is_some)
    }

    /// The rules for as many players as have been named.
    pub(super) fn rules_for(&self, named: usize) -> Result<Rules, Failure> {
        let players = named as u8;
        match self.players {
            Some(wanted) if wanted != players => Err(Failure::explained(
                message("board-players-listed").with("count", named).with("players", wanted),
            )),
            _ => Self { players: Some(players), ..self.clone() }.rules(),
        }
    }

    /// The rules, the usual ones where nothing else was said.
    ///
    /// # Errors
    /// There are none like these.
    pub(super) fn rules(&self) -> Result<Rules, Failure> {
        self.checked_rules().map_err(Failure::explained)
    }

    fn checked_rules(&self) -> Result<Rules, RulesError> {
        let usual = Rules::default();
        let rules = Rules::new(
            self.rows.unwrap_or(usual.rows()),
            self.cols.unwrap_or(usual.cols()),
            self.connect.unwrap_or(usual.connect()),
            if self.pop_out { Variant::PopOut } else { Variant::Standard },
            self.players.unwrap_or(usual.players()),
        )?;
        let rules = if self.cylinder { rules.with_cylinder() } else { rules };
        if self.misere { rules.with_misere() } else { Ok(rules) }
    }
}

/// A board, how it stands at first, and the moves made on it.
#[derive(Args, Clone, Debug)]
pub(super) struct GameArgs {
    #[command(flatten)]
    pub(super) board: BoardArgs,
    /// Board to begin with in one line, rows separated by /: "..../..../.O../.XX. 2", at the end the player to move if you like
    #[arg(long, value_name = "ROWS", group = "drawn", conflicts_with_all = ["rows", "cols"])]
    pub(super) position: Option<String>,
    /// Player to move on that board [default: from the numbers of discs, except in PopOut]
    #[arg(long, value_name = "PLAYER", requires = "drawn", value_parser = value_parser!(u8).range(1..=4))]
    to_move: Option<u8>,
    /// Moves so far: "4 3 p4 5", or 43p45 on boards of up to 9 columns
    #[arg(long, value_name = "SEQ")]
    pub(super) moves: Option<String>,
}

impl GameArgs {
    /// Whether a game was named, not only its board.
    pub(super) const fn is_given(&self) -> bool {
        self.moves.is_some() || self.position.is_some()
    }

    /// The game that is asked for.
    pub(super) fn position(&self) -> Result<Position, Failure> {
        let start = match &self.position {
            Some(line) => {
                self.board.in_one_line(line, self.to_move(), SAY_BY_OPTION).map_err(Failure::Input)?
            }
            None => Position::new(self.board.rules()?),
        };
        self.played_from(start)
    }

    /// The game with the moves as typed, from this position on.
    fn played_from(&self, start: Position) -> Result<Position, Failure> {
        let text = self.moves.as_deref().unwrap_or_default();
        let moves = parse_game(text, start.rules()).map_err(Failure::explained)?;
        start.after(&moves).map_err(Failure::explained)
    }

    fn to_move(&self) -> Option<Seat> {
        self.to_move.and_then(|number| Seat::new(usize::from(number) - 1))
    }
}

/// A position: a game so far, or a board as a picture.
#[derive(Args, Clone, Debug)]
pub(super) struct PositionArgs {
    #[command(flatten)]
    pub(super) game: GameArgs,
    /// The same as rows of characters in a file, top row first: . is empty, X and O or 1 to 4 are discs; - reads
    /// standard input
    #[arg(long, value_name = "FILE", group = "drawn", conflicts_with_all = ["rows", "cols"])]
    pub(super) picture: Option<PathBuf>,
}

impl PositionArgs {
    /// The position that is asked for.
    pub(super) fn position(&self) -> Result<Position, Failure> {
        let Some(file) = &self.picture else { return self.game.position() };
        let start =
            self.pictured(&read_text(file)?).map_err(|problem| Failure::in_file(file.display(), &problem))?;
        self.game.played_from(start)
    }

    /// The same, for what knows only the usual rules about lines.
    ///
    /// # Errors
    /// Others were asked for.
    pub(super) fn position_of_usual_lines(&self) -> Result<Position, Failure> {
        let position = self.position()?;
        Unsolvable::check_lines(*position.rules()).map_err(Failure::explained)?;
        Ok(position)
    }

    fn pictured(&self, text: &str) -> Result<Position, String> {
        let board = &self.game.board;
        let picture = Picture::parse(text, board.player_count()).map_err(|error| error.explain())?;
        board.with_picture(&picture, self.game.to_move(), SAY_BY_OPTION)
    }
}

/// What helps where the discs don't tell whose turn it is.
const SAY_BY_OPTION: Label = Label::new("position-say-who-moves");

/// The same for a line in a list.
const SAY_IN_LINE: Label = Label::new("position-write-who-moves");

impl BoardArgs {
    /// A position in one line: moves, or a picture, whose rows are separated by `/`.
    ///
    /// # Errors
    /// Why it is none, in the language of the thread.
    pub(super) fn read_line(&self, line: &str) -> Result<Position, String> {
        // A board of one row has no rows to separate.
        if line.contains('/') || (self.rows == Some(1) && line.contains('.')) {
            return self.in_one_line(line, None, SAY_IN_LINE);
        }
        let rules = self.checked_rules().map_err(|error| error.explain())?;
        let moves = parse_game(line, &rules).map_err(|error| error.explain())?;
        Position::from_moves(rules, &moves).map_err(|error| error.explain())
    }

    fn in_one_line(&self, line: &str, to_move: Option<Seat>, help: Label) -> Result<Position, String> {
        let (picture, said) =
            Picture::parse_line(line, self.player_count()).map_err(|error| error.explain())?;
        self.with_picture(&picture, said.or(to_move), help)
    }

    fn player_count(&self) -> u8 {
        self.players.unwrap_or(Rules::default().players())
    }

    /// A board as it was drawn, by the rules that the options name.
    fn with_picture(
        &self,
        picture: &Picture,
        to_move: Option<Seat>,
        help: Label,
    ) -> Result<Position, String> {
        let size = Self { rows: Some(picture.rows()), cols: Some(picture.cols()), ..self.clone() };
        let rules = size.checked_rules().map_err(|error| error.explain())?;
        let to_move = to_move.or_else(|| picture.to_move(rules)).ok_or_else(|| help.text())?;
        picture.position(rules, to_move).map_err(|error| error.explain())
    }
}
