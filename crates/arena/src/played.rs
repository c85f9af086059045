//! A game of a tournament as its list of results holds it.
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::str::FromStr;
use std::time::Duration;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use super::fixture::Fixture;
use super::game::{Ending, Game, drop_out_in_words, seconds_tag};
use super::game_id::GameId;
use super::participant::Participant;
use super::points::Points;
use super::timed_move::TimedMove;
use connect_n_engine::{
    Forfeit, GameError, GameRecord, GameResult, NotationError, Outcome, Position, Quoted, Rules, Seat,
    Variant, format_game, parse_game,
};

/// What came of a game: one line of the list of results. Games of two have one column for the fault, which is the loser's;
/// those of three or four have one for each player.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Which game of these players it is, from 1.
    pub round: u64,
    /// What was played: `6x7x4 Standard`.
    pub board: String,
    /// The seed of all chance in it.
    pub seed: u64,
    /// Who played, in turn order.
    pub seats: Vec<SeatResult>,
    /// The moves with which it began.
    pub opening: String,
    /// How it ended.
    pub result: GameResult,
    /// One word for how it ended, as [`Game::reason`] has it.
    pub reason: String,
    /// Who dropped out while others played on, of three players or four: `2 after 7, 3 after 12`.
    pub forfeits: String,
    /// All moves, those of the opening included.
    pub moves: String,
    /// Seconds that each move after the opening took: `0.004 1.250`. Empty where an older list doesn't have them.
    pub move_seconds: String,
}

/// A player of a game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatResult {
    /// Who.
    pub player: String,
    /// What it did wrong, if it lost by that.
    pub fault: Option<String>,
    /// Moves that it was asked for.
    pub moves: u64,
    /// Positions that it expanded.
    pub nodes: u64,
    /// Seconds that it took.
    pub seconds: f64,
}

/// The columns of a player.
struct SeatColumns {
    player: &'static str,
    fault: &'static str,
    moves: &'static str,
    nodes: &'static str,
    seconds: &'static str,
}

/// Those of each seat, in turn order.
const SEAT_COLUMNS: [SeatColumns; 4] = [
    SeatColumns {
        player: "first",
        fault: "first_fault",
        moves: "first_moves",
        nodes: "first_states",
        seconds: "first_seconds",
    },
    SeatColumns {
        player: "second",
        fault: "second_fault",
        moves: "second_moves",
        nodes: "second_states",
        seconds: "second_seconds",
    },
    SeatColumns {
        player: "third",
        fault: "third_fault",
        moves: "third_moves",
        nodes: "third_states",
        seconds: "third_seconds",
    },
    SeatColumns {
        player: "fourth",
        fault: "fourth_fault",
        moves: "fourth_moves",
        nodes: "fourth_states",
        seconds: "fourth_seconds",
    },
];

/// The column that lists of older versions don't have.
const NEW_COLUMN: &str = "move_seconds";

impl Serialize for Played {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seats = || self.seats.iter().zip(&SEAT_COLUMNS);
        let columns = Self::columns(self.seats.len() as u8).len();
        let mut line = serializer.serialize_struct("Played", columns)?;
        line.serialize_field("round", &self.round)?;
        line.serialize_field("board", &self.board)?;
        line.serialize_field("seed", &self.seed)?;
        for (seat, columns) in seats() {
            line.serialize_field(columns.player, &seat.player)?;
        }
        line.serialize_field("opening", &self.opening)?;
        line.serialize_field("result", &self.result.text(self.seats.len() as u8))?;
        line.serialize_field("reason", &self.reason)?;
        if self.seats.len() == 2 {
            line.serialize_field("fault", &self.faults().next().map(|(_, fault)| fault))?;
        } else {
            for (seat, columns) in seats() {
                line.serialize_field(columns.fault, &seat.fault)?;
            }
            line.serialize_field("forfeits", &self.forfeits)?;
        }
        line.serialize_field("moves", &self.moves)?;
        for (seat, columns) in seats() {
            line.serialize_field(columns.moves, &seat.moves)?;
            line.serialize_field(columns.nodes, &seat.nodes)?;
            line.serialize_field(columns.seconds, &seat.seconds)?;
        }
        line.serialize_field(NEW_COLUMN, &self.move_seconds)?;
        line.end()
    }
}

/// Why a line of a list of results is not a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineError {
    /// Nobody has a seat.
    #[error("the column {0} must have a player")]
    NoPlayer(&'static str),
    /// One player has two seats.
    #[error("{0} has two seats; give each player a name of its own")]
    TwoSeats(String),
    /// A number is none.
    #[error("{column} is `{}`; write a number", Quoted(.text))]
    NotANumber {
        /// Its column.
        column: &'static str,
        /// What stands there.
        text: String,
    },
    /// The result of a game of two is none.
    #[error("`{}` is not a result; write 1-0, 0-1 or 1/2-1/2", Quoted(.0))]
    NotAResult(String),
    /// The same of a game of three or four.
    #[error("`{}` is not a result; write the number of the winner, or draw", Quoted(.0))]
    NotAWinner(String),
}

/// Why a game in a list of results is not of this tournament.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("its {game} has `{found}` as its {part}, and here it would be `{expected}`")]
pub struct OtherTournament {
    /// Which game.
    pub game: GameId,
    /// In what it differs.
    pub part: GamePart,
    /// What the list has.
    pub found: String,
    /// What this tournament has.
    pub expected: String,
}

/// What is fixed of a game before it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GamePart {
    /// Who has this seat.
    Player(Seat),
    /// The board.
    Board,
    /// The seed of all chance.
    Seed,
    /// The first moves.
    Opening,
}

impl Display for GamePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(seat) => write!(f, "player {seat}"),
            Self::Board => f.write_str("board"),
            Self::Seed => f.write_str("seed"),
            Self::Opening => f.write_str("opening"),
        }
    }
}

/// Why a game in a list of results contradicts itself.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("its {game} contradicts itself: {flaw}")]
pub struct Contradiction {
    /// Which game.
    pub game: GameId,
    /// What is wrong with it.
    pub flaw: GameFlaw,
}

/// What is wrong with a game in a list of results.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameFlaw {
    /// Its board is none.
    #[error("`{}` is not a board, such as 6x7x4 Standard", Quoted(.0))]
    NotABoard(String),
    /// A move is none.
    #[error(transparent)]
    Notation(NotationError),
    /// A move is illegal.
    #[error(transparent)]
    Illegal(GameError),
    /// It doesn't say who dropped out.
    #[error("`{}` is not a list of forfeits", Quoted(.0))]
    NotForfeits(String),
    /// Nobody can drop out then.
    #[error("player {} cannot drop out after {} moves", .0.seat, .0.after)]
    CannotDropOut(Forfeit),
    /// Whoever dropped out has done nothing wrong.
    #[error("player {0} dropped out without a fault")]
    Faultless(Seat),
    /// It began in another way.
    #[error("its moves don't begin with its opening")]
    OtherOpening,
    /// It is said to have ended by the rules, and is still open.
    #[error("its moves end before the game does, so not by `{}`", Quoted(.reason))]
    StillOpen {
        /// How it is said to have ended.
        reason: String,
    },
    /// It is still open, and no fault gives it this result.
    #[error("its moves decide nothing, and the list has {result} by `{}`", Quoted(.reason))]
    Undecided {
        /// The result of the list.
        result: String,
        /// How it is said to have ended.
        reason: String,
    },
    /// It ended by the rules, and is said to have ended in another way.
    #[error("its moves end the game, so not `{}`", Quoted(.reason))]
    Over {
        /// How it is said to have ended.
        reason: String,
    },
    /// It ended with another result.
    #[error("its moves end {moves}, and the list has {list}")]
    OtherResult {
        /// The result of the moves.
        moves: String,
        /// The result of the list.
        list: String,
    },
    /// A time is none.
    #[error("`{}` is not a number of seconds of a move", Quoted(.0))]
    NotSeconds(String),
}

impl Played {
    /// The line for a game that was played to its end.
    pub fn new(fixture: &Fixture, participants: &[Participant], game: &Game) -> Self {
        let rules = *fixture.opening.rules();
        let seat_result = |(seat, &side): (Seat, &usize)| {
            let usage = game.usage[seat.index()];
            SeatResult {
                player: participants[side].name.clone(),
                fault: game.fault_of(seat).map(ToString::to_string),
                moves: usage.moves,
                nodes: usage.nodes,
                seconds: usage.seconds(),
            }
        };
        let forfeits: Vec<String> = game.position.forfeits().iter().map(Forfeit::to_string).collect();
        let move_seconds: Vec<String> = game.timed_moves.iter().map(TimedMove::seconds_text).collect();
        Self {
            round: fixture.id.round(),
            board: board(rules),
            seed: fixture.seed,
            seats: rules.seats().zip(&fixture.sides).map(seat_result).collect(),
            opening: format_game(fixture.opening.moves()),
            result: game.winner().map_or(GameResult::Draw, GameResult::Win),
            reason: game.reason().to_owned(),
            forfeits: forfeits.join(", "),
            moves: format_game(game.position.moves()),
            move_seconds: move_seconds.join(" "),
        }
    }

    /// The names of the columns of games of so many players.
    pub fn columns(players: u8) -> Vec<&'static str> {
        let seats = || SEAT_COLUMNS.iter().take(players.into());
        let of_faults: Vec<&str> = if players == 2 {
            vec!["fault"]
        } else {
            seats().map(|seat| seat.fault).chain(["forfeits"]).collect()
        };
        let of_usage = seats().flat_map(|seat| [seat.moves, seat.nodes, seat.seconds]);
        let (begin, end) = (["round", "board", "seed"], ["opening", "result", "reason"]);
        let players = seats().map(|seat| seat.player);
        let parts = begin.into_iter().chain(players).chain(end).chain(of_faults).chain(["moves"]);
        parts.chain(of_usage).chain([NEW_COLUMN]).collect()
    }

    /// How many play in the games of a list with these columns.
    pub fn players_of(has: impl Fn(&str) -> bool) -> u8 {
        SEAT_COLUMNS.iter().take_while(|columns| has(columns.player)).count().max(2) as u8
    }

    /// The first column of games of so many players that a list lacks. One that older lists don't have may be missing.
    pub fn missing_column(players: u8, has: impl Fn(&str) -> bool) -> Option<&'static str> {
        Self::columns(players).into_iter().find(|name| *name != NEW_COLUMN && !has(name))
    }

    /// The game of so many players in a line of a list, by its columns.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn read(players: u8, cells: &BTreeMap<&str, &str>) -> Result<Self, LineError> {
        let text = |name: &str| cells.get(name).copied().unwrap_or_default();
        let mut seats: Vec<SeatResult> = Vec::new();
        for columns in SEAT_COLUMNS.iter().take(players.into()) {
            let (player, fault) = (text(columns.player), text(columns.fault));
            if player.is_empty() {
                return Err(LineError::NoPlayer(columns.player));
            }
            if seats.iter().any(|seat| seat.player == player) {
                return Err(LineError::TwoSeats(player.to_owned()));
            }
            seats.push(SeatResult {
                player: player.to_owned(),
                fault: (!fault.is_empty()).then(|| fault.to_owned()),
                moves: number(columns.moves, text(columns.moves))?,
                nodes: number(columns.nodes, text(columns.nodes))?,
                seconds: number(columns.seconds, text(columns.seconds))?,
            });
        }
        let result = GameResult::parse(text("result"), players).filter(|&result| result != GameResult::Open);
        let not_one = if players == 2 { LineError::NotAResult } else { LineError::NotAWinner };
        let result = result.ok_or_else(|| not_one(text("result").to_owned()))?;
        let fault = text("fault");
        if players == 2 && !fault.is_empty() {
            let loser = usize::from(result == GameResult::Win(Seat::FIRST));
            seats[loser].fault = Some(fault.to_owned());
        }
        Ok(Self {
            round: number("round", text("round"))?,
            board: text("board").to_owned(),
            seed: number("seed", text("seed"))?,
            seats,
            opening: text("opening").to_owned(),
            result,
            reason: text("reason").to_owned(),
            forfeits: text("forfeits").to_owned(),
            moves: text("moves").to_owned(),
            move_seconds: text(NEW_COLUMN).to_owned(),
        })
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        GameId::new(self.round, self.players())
    }

    /// Who played, in turn order.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().map(|seat| seat.player.as_str())
    }

    /// Who had this seat.
    pub fn player(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |seat| &seat.player)
    }

    /// How it ended, as a record has it: `1-0`, or the number of the winner where there are more than two.
    pub fn result_text(&self) -> String {
        self.result.text(self.seats.len() as u8)
    }

    /// Who lost it by a fault, and by which.
    pub fn faults(&self) -> impl Iterator<Item = (&str, &str)> {
        self.seats.iter().filter_map(|seat| Some((seat.player.as_str(), seat.fault.as_deref()?)))
    }

    /// The rules of its board, if that is one.
    pub fn rules(&self) -> Option<Rules> {
        rules(&self.board, self.seats.len() as u8)
    }

    /// Whether it was played by these rules.
    pub fn is_of(&self, rules: Rules) -> bool {
        self.board == board(rules) && self.seats.len() == usize::from(rules.players())
    }

    /// Whether this is a game between these players from this fixture.
    ///
    /// # Errors
    /// The first thing in which they differ.
    pub fn check(&self, fixture: &Fixture, participants: &[Participant]) -> Result<(), OtherTournament> {
        let listed = fixture.sides.iter().map(|&side| participants[side].name.clone());
        let seats = Seat::ALL.into_iter().map(GamePart::Player).zip(self.players());
        let players = seats.zip(listed).map(|((part, found), expected)| (part, found.to_owned(), expected));
        let others = [
            (GamePart::Board, self.board.clone(), board(*fixture.opening.rules())),
            (GamePart::Seed, self.seed.to_string(), fixture.seed.to_string()),
            (GamePart::Opening, self.opening.clone(), format_game(fixture.opening.moves())),
        ];
        let differs = players.chain(others).find(|(_, found, expected)| found != expected);
        differs.map_or(Ok(()), |(part, found, expected)| {
            Err(OtherTournament { game: self.id(), part, found, expected })
        })
    }

    /// The game to its end.
    ///
    /// # Errors
    /// The board is none, or a move is illegal.
    pub fn position(&self) -> Result<Position, Contradiction> {
        self.replay(&self.moves, &self.forfeits)
    }

    fn replay(&self, moves: &str, forfeits: &str) -> Result<Position, Contradiction> {
        let rules = self.rules().ok_or_else(|| self.wrong(GameFlaw::NotABoard(self.board.clone())))?;
        let moves = parse_game(moves, &rules).map_err(|error| self.wrong(GameFlaw::Notation(error)))?;
        let no_forfeits = || self.wrong(GameFlaw::NotForfeits(forfeits.to_owned()));
        let texts = forfeits.split(',').filter(|text| !text.trim().is_empty());
        let listed: Vec<Forfeit> =
            texts.map(Forfeit::parse).collect::<Option<_>>().ok_or_else(no_forfeits)?;
        let mut position = Position::new(rules);
        let mut due = listed.into_iter().peekable();
        for ply in 0..=moves.len() {
            while let Some(forfeit) = due.next_if(|forfeit| forfeit.after == ply) {
                if position.to_move() != forfeit.seat || position.forfeit().is_err() {
                    return Err(self.wrong(GameFlaw::CannotDropOut(forfeit)));
                }
            }
            if let Some(&mv) = moves.get(ply) {
                let illegal = |reason| GameError { number: ply + 1, mv, reason };
                position.play(mv).map_err(|reason| self.wrong(GameFlaw::Illegal(illegal(reason))))?;
            }
        }
        due.next().map_or(Ok(position), |_| Err(no_forfeits()))
    }

    fn wrong(&self, flaw: GameFlaw) -> Contradiction {
        Contradiction { game: self.id(), flaw }
    }

    /// The position with which it began.
    ///
    /// # Errors
    /// The board is none, or a move of the opening is illegal.
    pub fn opening(&self) -> Result<Position, Contradiction> {
        self.replay(&self.opening, "")
    }

    /// Whether its moves are a game that began with this opening and ended as it says.
    ///
    /// # Errors
    /// What they say instead.
    pub fn check_moves(&self, opening: &Position) -> Result<(), Contradiction> {
        let position = self.position()?;
        self.move_times()?;
        if !position.moves().starts_with(opening.moves()) {
            return Err(self.wrong(GameFlaw::OtherOpening));
        }
        let by_the_board = ["line", "full", "repetition"].contains(&self.reason.as_str());
        let has_fault = |seat: Seat| self.seats.get(seat.index()).is_some_and(|it| it.fault.is_some());
        if let Some(forfeit) = position.forfeits().iter().find(|forfeit| !has_fault(forfeit.seat)) {
            return Err(self.wrong(GameFlaw::Faultless(forfeit.seat)));
        }
        // Of two by any fault, of more by one after which a single player is left.
        let by_a_fault = self.faults().count() > position.forfeits().len();
        let winner_is_at_fault = matches!(self.result, GameResult::Win(winner) if has_fault(winner));
        let reason = || self.reason.clone();
        match position.outcome() {
            Outcome::Ongoing if by_the_board => Err(self.wrong(GameFlaw::StillOpen { reason: reason() })),
            // Only whoever is at fault loses a game that is still open.
            Outcome::Ongoing if by_a_fault == (self.result == GameResult::Draw) || winner_is_at_fault => {
                Err(self.wrong(GameFlaw::Undecided { result: self.result_text(), reason: reason() }))
            }
            Outcome::Ongoing => Ok(()),
            _ if !by_the_board || by_a_fault => Err(self.wrong(GameFlaw::Over { reason: reason() })),
            outcome if GameResult::from(outcome) == self.result => Ok(()),
            outcome => {
                let moves = GameResult::from(outcome).text(self.seats.len() as u8);
                Err(self.wrong(GameFlaw::OtherResult { moves, list: self.result_text() }))
            }
        }
    }

    /// The game as a record of the tournament with this name, as far as the list of results tells: not when it was
    /// played, nor what bots said; what each move took only where the list has it.
    ///
    /// # Errors
    /// The board is none, or a move is illegal.
    pub fn record(&self, event: &str) -> Result<GameRecord, Contradiction> {
        let position = self.position()?;
        let mut record = GameRecord::from_position(&position, &[]);
        record.set_tag("Event", event);
        record.set_result(self.result);
        record.set_opening_plies(self.opening_plies());
        let fault = |seat: Seat| self.seats.get(seat.index()).and_then(|it| it.fault.as_deref());
        let has_left = |seat: Seat| position.forfeits().iter().any(|forfeit| forfeit.seat == seat);
        let left = position.forfeits().iter().map(|forfeit| forfeit.seat);
        let mut ends: Vec<String> =
            left.filter_map(|seat| Some(drop_out_in_words(seat, fault(seat)?))).collect();
        let last = position.rules().seats().find(|&seat| fault(seat).is_some() && !has_left(seat));
        ends.push(match last.and_then(|seat| Some((seat, fault(seat)?))) {
            Some((seat, fault)) => format!("player {seat} {fault}"),
            None if position.is_over() => Ending::Rules(position.outcome()).in_words(position.rules()),
            None => Ending::PlyLimit.in_words(position.rules()),
        });
        record.set_tag("Termination", &ends.join("; "));
        for (seat, it) in Seat::ALL.into_iter().zip(&self.seats) {
            record.set_tag(&seconds_tag(seat), &it.seconds.to_string());
        }
        self.tag(&mut record);
        for (time, ply) in self.move_times()?.into_iter().zip(self.opening_plies() + 1..=position.plies()) {
            TimedMove { ply, time, infos: Vec::new() }.annotate(&mut record);
        }
        Ok(record)
    }

    /// How many of its moves were the opening.
    pub fn opening_plies(&self) -> usize {
        self.opening.split_whitespace().count()
    }

    /// What each move after the opening took, as far as the list knows.
    fn move_times(&self) -> Result<Vec<Duration>, Contradiction> {
        let time = |text: &str| Duration::try_from_secs_f64(text.parse().ok()?).ok();
        let times = self.move_seconds.split_whitespace();
        times
            .map(|text| time(text).ok_or_else(|| self.wrong(GameFlaw::NotSeconds(text.to_owned()))))
            .collect()
    }

    /// Says in a record who played, which game of a tournament it was, and with which seed.
    pub(crate) fn tag(&self, record: &mut GameRecord) {
        tag_players(record, self.players(), self.round, self.seed);
    }

    /// Points of whoever had this seat, from 0: 1 for a win; a draw is shared by all who have not lost by a fault.
    pub fn points(&self, seat: usize) -> Points {
        match self.result {
            GameResult::Win(winner) if winner.index() == seat => Points::WIN,
            GameResult::Draw | GameResult::Open if self.seats[seat].fault.is_none() => {
                Points::share_of(self.seats.iter().filter(|it| it.fault.is_none()).count())
            }
            _ => Points::NONE,
        }
    }
}

/// Says in a record who plays, in turn order, which of their games it is, and with which seed.
pub(crate) fn tag_players<'a>(
    record: &mut GameRecord,
    players: impl Iterator<Item = &'a str>,
    round: u64,
    seed: u64,
) {
    for (seat, player) in Seat::ALL.into_iter().zip(players) {
        record.set_tag(&format!("Player{seat}"), player);
    }
    record.set_tag("Round", &round.to_string());
    record.set_tag("Seed", &seed.to_string());
}

/// The number in a column.
fn number<T: FromStr>(column: &'static str, text: &str) -> Result<T, LineError> {
    text.parse().map_err(|_| LineError::NotANumber { column, text: text.to_owned() })
}

/// The rules that [`board`] names, for so many players.
fn rules(board: &str, players: u8) -> Option<Rules> {
    let mut words = board.split(' ');
    let (size, variant) = (words.next()?, words.next()?);
    let variant = [Variant::Standard, Variant::PopOut].into_iter().find(|it| it.to_string() == variant)?;
    let numbers: Vec<u8> = size.split('x').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let [rows, cols, connect] = numbers[..] else { return None };
    let rules = Rules::new(rows, cols, connect, variant, players).ok()?;
    words.try_fold(rules, |rules, word| match word {
        MISERE => rules.with_misere().ok(),
        CYLINDER => Some(rules.with_cylinder()),
        _ => None,
    })
}

fn board(rules: Rules) -> String {
    let usual = format!("{}x{}x{} {}", rules.rows(), rules.cols(), rules.connect(), rules.variant());
    let unusual = [(MISERE, rules.is_misere()), (CYLINDER, rules.is_cylinder())];
    let words = unusual.into_iter().filter(|&(_, is_on)| is_on).map(|(word, _)| word);
    std::iter::once(usual.as_str()).chain(words).collect::<Vec<_>>().join(" ")
}

/// Words after the variant of a [`board`] that is played by unusual rules.
const MISERE: &str = "Misere";
const CYLINDER: &str = "Cylinder";

#[cfg(test)]
impl Played {
    /// A game in which nobody has moved, for tests that care only for some of it.
    pub(crate) fn empty<'a>(
        round: u64,
        players: impl IntoIterator<Item = &'a str>,
        result: GameResult,
    ) -> Self {
        let seat = |player: &str| SeatResult {
            player: player.to_owned(),
            fault: None,
            moves: 0,
            nodes: 0,
            seconds: 0.0,
        };
        Self {
            round,
            board: String::new(),
            seed: 0,
            seats: players.into_iter().map(seat).collect(),
            opening: String::new(),
            result,
            reason: String::new(),
            forfeits: String::new(),
            moves: String::new(),
            move_seconds: String::new(),
        }
    }

    /// The same game, but that this seat, from 0, was at fault.
    pub(crate) fn with_fault(mut self, seat: usize, fault: &str) -> Self {
        self.seats[seat].fault = Some(fault.to_owned());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(moves: &str, result: GameResult, reason: &str) -> Result<(), Contradiction> {
        let name = |text: &str| text.to_owned();
        let game = Played {
            board: board(Rules::default()),
            reason: name(reason),
            moves: name(moves),
            ..Played::empty(3, ["hard", "medium"], result)
        };
        let loser = usize::from(result == GameResult::Win(Seat::FIRST));
        let game = if reason == "time" { game.with_fault(loser, "was slow") } else { game };
        game.check_moves(&Position::new(Rules::default()))
    }

    #[test]
    fn times_of_moves_are_seconds() {
        let game = |times: &str| Played {
            board: board(Rules::default()),
            reason: "plies".to_owned(),
            moves: "4 4".to_owned(),
            move_seconds: times.to_owned(),
            ..Played::empty(3, ["hard", "medium"], GameResult::Draw)
        };
        let check = |times| game(times).check_moves(&Position::new(Rules::default()));
        assert_eq!([check("0.1 2"), check("")], [Ok(()), Ok(())]);
        let said = check("0.1 abc").unwrap_err().to_string();
        assert!(said.ends_with("`abc` is not a number of seconds of a move"), "{said}");
    }

    #[test]
    fn a_board_is_read_as_it_is_written() {
        for (rows, cols, connect, variant) in [(6, 7, 4, Variant::Standard), (16, 5, 12, Variant::PopOut)] {
            let written = Rules::new(rows, cols, connect, variant, 2).unwrap();
            assert_eq!(rules(&board(written), 2), Some(written));
        }
        for wrong in ["", "6x7x4", "6x7 Standard", "6x7x99 Standard", "6x7x4 Chess"] {
            assert_eq!(rules(wrong, 2), None, "{wrong}");
        }
    }

    #[test]
    fn a_result_that_its_moves_contradict_is_not_trusted() {
        let (first, second) = (GameResult::Win(Seat::ALL[0]), GameResult::Win(Seat::ALL[1]));
        let won = "1 2 1 2 1 2 1";
        assert_eq!(played(won, first, "line"), Ok(()));
        assert_eq!(played("1 2", second, "time"), Ok(()));
        let said = |moves, result, reason| played(moves, result, reason).unwrap_err().to_string();
        let begin = "its game 3 of hard and medium contradicts itself: ";
        assert_eq!(said(won, second, "line"), format!("{begin}its moves end 1-0, and the list has 0-1"));
        assert_eq!(
            said("1 2", first, "line"),
            format!("{begin}its moves end before the game does, so not by `line`")
        );
        let undecided = "its moves decide nothing, and the list has";
        assert_eq!(said("1 2", first, "plies"), format!("{begin}{undecided} 1-0 by `plies`"));
        assert_eq!(said("1 2", GameResult::Draw, "time"), format!("{begin}{undecided} 1/2-1/2 by `time`"));
        assert_eq!(said(won, first, "time"), format!("{begin}its moves end the game, so not `time`"));
        assert!(said("1 9", first, "time").contains("column 9 doesn't exist"));
        assert!(said("1 2 1 2 1 2 1 2", first, "line").starts_with(begin));
    }

    /// A game of three on the usual board in which player 2 drops out after 4 moves.
    fn of_three(moves: &str, result: GameResult, reason: &str) -> Played {
        let game = Played {
            board: board(Rules::new(6, 7, 4, Variant::Standard, 3).unwrap()),
            reason: reason.to_owned(),
            forfeits: "2 after 4".to_owned(),
            moves: moves.to_owned(),
            move_seconds: "0.500 61.020".to_owned(),
            opening: "1 2".to_owned(),
            ..Played::empty(1, ["a", "b", "c"], result)
        };
        game.with_fault(1, "was slow")
    }

    #[test]
    fn a_game_of_three_is_played_again_with_those_who_dropped_out() {
        let start = Position::new(Rules::new(6, 7, 4, Variant::Standard, 3).unwrap());
        // After the fourth move, 1 and 3 take turns.
        let won = "1 2 3 1 7 2 7 4 7 5 7";
        let third = GameResult::Win(Seat::ALL[2]);
        assert_eq!(of_three(won, third, "line").check_moves(&start), Ok(()));
        let said = |game: Played| game.check_moves(&start).unwrap_err().to_string();
        let first = GameResult::Win(Seat::FIRST);
        assert!(said(of_three(won, first, "line")).ends_with("its moves end 3, and the list has 1"));
        let innocent = Played { forfeits: "2 after 4".to_owned(), ..of_three(won, third, "line") };
        let mut innocent = innocent;
        innocent.seats[1].fault = None;
        assert!(said(innocent).ends_with("player 2 dropped out without a fault"));
        for (forfeits, problem) in [
            ("3 after 4", "player 3 cannot drop out after 4 moves"),
            ("2 after 99", "`2 after 99` is not a list of forfeits"),
            ("two", "`two` is not a list of forfeits"),
        ] {
            let game = Played { forfeits: forfeits.to_owned(), ..of_three(won, third, "line") };
            assert!(said(game).ends_with(problem), "{forfeits}");
        }
        // A second fault leaves one, who wins; nobody wins by a fault of their own.
        let faults = of_three("1 2 3 1", third, "crash").with_fault(0, "crashed");
        assert_eq!(faults.check_moves(&start), Ok(()));
        assert!(of_three("1 2 3 1", first, "crash").with_fault(0, "crashed").check_moves(&start).is_err());
        assert!(of_three("1 2 3 1", third, "plies").check_moves(&start).is_err());
        assert_eq!(of_three("1 2 3 1", GameResult::Draw, "plies").check_moves(&start), Ok(()));
    }

    #[test]
    fn a_record_of_a_list_says_what_the_list_has() {
        let game = of_three("1 2 3 1", GameResult::Win(Seat::ALL[2]), "crash").with_fault(0, "crashed");
        let record = game.record("Tournament").unwrap();
        assert_eq!(record.tag("Termination"), Some("player 2 was slow, and dropped out; player 1 crashed"));
        assert_eq!((record.tag("Forfeits"), record.tag("Result")), (Some("2 after 4"), Some("3")));
        assert_eq!(
            (record.tag("Player3"), record.tag("Round"), record.tag("Seed")),
            (Some("c"), Some("1"), Some("0"))
        );
        let times: Vec<(usize, u128)> =
            TimedMove::all_in(&record).iter().map(|timed| (timed.ply, timed.time.as_millis())).collect();
        assert_eq!(times, [(3, 500), (4, 61_020)]);
        let odd = Played { move_seconds: "soon".to_owned(), ..game };
        assert!(odd.record("Tournament").unwrap_err().to_string().contains("`soon` is not a number"));
    }

    #[test]
    fn a_draw_is_shared_by_those_who_are_not_at_fault() {
        let points = |game: &Played| (0..3).map(|seat| game.points(seat).value()).collect::<Vec<_>>();
        let drawn = of_three("", GameResult::Draw, "plies");
        assert_eq!(points(&drawn), [0.5, 0.0, 0.5]);
        assert_eq!(points(&Played::empty(1, ["a", "b", "c"], GameResult::Draw)), [1.0 / 3.0; 3]);
        assert_eq!(points(&of_three("", GameResult::Win(Seat::ALL[2]), "line")), [0.0, 0.0, 1.0]);
    }
}
