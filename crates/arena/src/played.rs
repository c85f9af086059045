//! A game of a tournament as its list of results holds it.
use serde::{Deserialize, Serialize};

use super::game::{Ending, Game, seconds_tag};
use super::game_id::GameId;
use super::participant::Participant;
use super::schedule::Fixture;
use connect_n_engine::{
    GameRecord, GameResult, Outcome, Position, Quoted, Rules, Seat, Variant, format_game, parse_game,
};

/// What came of a game: one line of the list of results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Which game of these two players it is, from 1.
    pub round: u64,
    /// What was played: `6x7x4 Standard`.
    pub board: String,
    /// The seed of all chance in it.
    pub seed: u64,
    /// Who was player 1.
    pub first: String,
    /// Who was player 2.
    pub second: String,
    /// The moves with which it began.
    pub opening: String,
    /// Written as `1-0`, `0-1` or `1/2-1/2`.
    #[serde(with = "as_text")]
    pub result: GameResult,
    /// One word for how it ended, as [`Game::reason`] has it.
    pub reason: String,
    /// What the loser did wrong, if that was it.
    pub fault: Option<String>,
    /// All moves, those of the opening included.
    pub moves: String,
    /// Moves that player 1 was asked for.
    pub first_moves: u64,
    /// Positions that player 1 expanded.
    pub first_states: u64,
    /// Seconds that player 1 took.
    pub first_seconds: f64,
    /// Moves that player 2 was asked for.
    pub second_moves: u64,
    /// Positions that player 2 expanded.
    pub second_states: u64,
    /// Seconds that player 2 took.
    pub second_seconds: f64,
}

/// Why a game in a list of results is not of this tournament.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("its {game} has {found} as its {what}, and here it would be {expected}")]
pub struct OtherTournament {
    game: GameId,
    what: &'static str,
    found: String,
    expected: String,
}

/// Why a game in a list of results contradicts itself.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("its {game} contradicts itself: {problem}")]
pub struct Contradiction {
    game: GameId,
    problem: String,
}

impl Played {
    /// The line for a game that was played to its end.
    pub fn new(fixture: &Fixture, participants: &[Participant], game: &Game) -> Self {
        let [first, second] = [Seat::ALL[0], Seat::ALL[1]].map(|seat| game.usage[seat.index()]);
        let result = game.winner().map_or(GameResult::Draw, GameResult::Win);
        Self {
            round: fixture.id.round(),
            board: board(*fixture.opening.rules()),
            seed: fixture.seed,
            first: participants[fixture.sides[0]].name.clone(),
            second: participants[fixture.sides[1]].name.clone(),
            opening: format_game(fixture.opening.moves()),
            result,
            reason: game.reason().to_owned(),
            fault: game.forfeit().map(|(_, fault)| fault.to_string()),
            moves: format_game(game.position.moves()),
            first_moves: first.moves,
            first_states: first.nodes,
            first_seconds: first.seconds(),
            second_moves: second.moves,
            second_states: second.nodes,
            second_seconds: second.seconds(),
        }
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        GameId::new(self.round, &self.first, &self.second)
    }

    /// Whether it was played by these rules.
    pub fn is_of(&self, rules: Rules) -> bool {
        self.board == board(rules)
    }

    /// Whether this is a game between these players from this fixture.
    ///
    /// # Errors
    /// The first thing in which they differ.
    pub fn check(&self, fixture: &Fixture, participants: &[Participant]) -> Result<(), OtherTournament> {
        let [first, second] = fixture.sides.map(|side| participants[side].name.clone());
        let pairs = [
            ("board", &self.board, board(*fixture.opening.rules())),
            ("player 1", &self.first, first),
            ("player 2", &self.second, second),
            ("seed", &self.seed.to_string(), fixture.seed.to_string()),
            ("opening", &self.opening, format_game(fixture.opening.moves())),
        ];
        let differs = pairs.into_iter().find(|(_, found, expected)| *found != expected);
        differs.map_or(Ok(()), |(what, found, expected)| {
            Err(OtherTournament {
                game: self.id(),
                what,
                found: format!("`{found}`"),
                expected: format!("`{expected}`"),
            })
        })
    }

    /// The game to its end.
    ///
    /// # Errors
    /// The board is none, or a move is illegal.
    pub fn position(&self) -> Result<Position, Contradiction> {
        self.after(&self.moves)
    }

    fn after(&self, moves: &str) -> Result<Position, Contradiction> {
        let wrong = |problem: String| Contradiction { game: self.id(), problem };
        let rules = rules(&self.board).ok_or_else(|| {
            wrong(format!("`{}` is not a board, such as 6x7x4 Standard", Quoted(&self.board)))
        })?;
        let moves = parse_game(moves, &rules).map_err(|error| wrong(error.to_string()))?;
        Position::from_moves(rules, &moves).map_err(|error| wrong(error.to_string()))
    }

    /// The position with which it began.
    ///
    /// # Errors
    /// The board is none, or a move of the opening is illegal.
    pub fn opening(&self) -> Result<Position, Contradiction> {
        self.after(&self.opening)
    }

    /// Whether its moves are a game that began with this opening and ended as it says.
    ///
    /// # Errors
    /// What they say instead.
    pub fn check_moves(&self, opening: &Position) -> Result<(), Contradiction> {
        let rules = opening.rules();
        let wrong = |problem: String| Contradiction { game: self.id(), problem };
        let moves = parse_game(&self.moves, rules).map_err(|error| wrong(error.to_string()))?;
        let position = Position::from_moves(*rules, &moves).map_err(|error| wrong(error.to_string()))?;
        if !moves.starts_with(opening.moves()) {
            return Err(wrong("its moves don't begin with its opening".to_owned()));
        }
        let by_the_board = ["line", "full", "repetition"].contains(&self.reason.as_str());
        match position.outcome() {
            Outcome::Ongoing if by_the_board => Err(wrong(format!(
                "its moves end before the game does, so not by `{}`",
                Quoted(&self.reason)
            ))),
            // Only whoever is at fault loses a game that is still open.
            Outcome::Ongoing if self.fault.is_some() == (self.result == GameResult::Draw) => {
                let (list, reason) = (self.result.text(2), Quoted(&self.reason));
                Err(wrong(format!("its moves decide nothing, and the list has {list} by `{reason}`")))
            }
            Outcome::Ongoing => Ok(()),
            _ if !by_the_board || self.fault.is_some() => {
                Err(wrong(format!("its moves end the game, so not `{}`", Quoted(&self.reason))))
            }
            outcome if GameResult::from(outcome) == self.result => Ok(()),
            outcome => {
                let (moves, list) = (GameResult::from(outcome).text(2), self.result.text(2));
                Err(wrong(format!("its moves end {moves}, and the list has {list}")))
            }
        }
    }

    /// The game as a record of the tournament with this name, as far as the list of results tells: not when it was
    /// played, nor what each move took.
    ///
    /// # Errors
    /// The board is none, or a move is illegal.
    pub fn record(&self, event: &str) -> Result<GameRecord, Contradiction> {
        let position = self.position()?;
        let mut record = GameRecord::from_position(&position, &[]);
        record.set_tag("Event", event);
        record.set_result(self.result);
        self.tag(&mut record);
        for (seat, seconds) in Seat::ALL.into_iter().zip([self.first_seconds, self.second_seconds]) {
            record.set_tag(&seconds_tag(seat), &seconds.to_string());
        }
        let ending = match (&self.fault, self.result) {
            (Some(fault), GameResult::Win(winner)) => format!("player {} {fault}", winner.after(2)),
            _ if position.is_over() => Ending::Rules(position.outcome()).in_words(position.rules()),
            _ => Ending::PlyLimit.in_words(position.rules()),
        };
        record.set_tag("Termination", &ending);
        Ok(record)
    }

    /// Says in a record who played, which game of a tournament it was, and with which seed.
    pub(crate) fn tag(&self, record: &mut GameRecord) {
        record.set_tag("Player1", &self.first);
        record.set_tag("Player2", &self.second);
        record.set_tag("Round", &self.round.to_string());
        record.set_tag("Seed", &self.seed.to_string());
    }

    /// Who lost it by a fault, and against whom.
    pub(crate) fn offender_and_opponent(&self) -> Option<[&str; 2]> {
        self.fault.as_ref()?;
        match self.result {
            GameResult::Win(Seat::FIRST) => Some([&self.second, &self.first]),
            GameResult::Win(_) => Some([&self.first, &self.second]),
            GameResult::Draw | GameResult::Open => None,
        }
    }

    /// Points of player 1: 1 for a win, 1/2 for a draw.
    pub fn points(&self) -> f64 {
        match self.result {
            GameResult::Win(Seat::FIRST) => 1.0,
            GameResult::Win(_) => 0.0,
            GameResult::Draw | GameResult::Open => 0.5,
        }
    }
}

/// The result of a game of two as a game record has it.
mod as_text {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use connect_n_engine::GameResult;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over like this")]
    pub(super) fn serialize<S: Serializer>(result: &GameResult, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&result.text(2))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<GameResult, D::Error> {
        let text = String::deserialize(deserializer)?;
        let result = GameResult::parse(&text, 2).filter(|&result| result != GameResult::Open);
        result.ok_or_else(|| D::Error::custom(format!("`{text}` is not a result; write 1-0, 0-1 or 1/2-1/2")))
    }
}

/// The rules that [`board`] names.
fn rules(board: &str) -> Option<Rules> {
    let mut words = board.split(' ');
    let (size, variant) = (words.next()?, words.next()?);
    let variant = [Variant::Standard, Variant::PopOut].into_iter().find(|it| it.to_string() == variant)?;
    let numbers: Vec<u8> = size.split('x').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let [rows, cols, connect] = numbers[..] else { return None };
    let rules = Rules::new(rows, cols, connect, variant, 2).ok()?;
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
    pub(crate) fn empty(round: u64, players: [&str; 2], result: GameResult) -> Self {
        let [first, second] = players.map(str::to_owned);
        Self {
            round,
            board: String::new(),
            seed: 0,
            first,
            second,
            opening: String::new(),
            result,
            reason: String::new(),
            fault: None,
            moves: String::new(),
            first_moves: 0,
            first_states: 0,
            first_seconds: 0.0,
            second_moves: 0,
            second_states: 0,
            second_seconds: 0.0,
        }
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
            fault: (reason == "time").then(|| name("was slow")),
            moves: name(moves),
            ..Played::empty(3, ["hard", "medium"], result)
        };
        game.check_moves(&Position::new(Rules::default()))
    }

    #[test]
    fn a_board_is_read_as_it_is_written() {
        for (rows, cols, connect, variant) in [(6, 7, 4, Variant::Standard), (16, 5, 12, Variant::PopOut)] {
            let written = Rules::new(rows, cols, connect, variant, 2).unwrap();
            assert_eq!(rules(&board(written)), Some(written));
        }
        for wrong in ["", "6x7x4", "6x7 Standard", "6x7x99 Standard", "6x7x4 Chess"] {
            assert_eq!(rules(wrong), None, "{wrong}");
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
}
