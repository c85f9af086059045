//! A game of a tournament as its list of results holds it.
use serde::{Deserialize, Serialize};

use super::entrant::Entrant;
use super::game::Game;
use super::schedule::Fixture;
use connect_n_engine::{GameResult, Rules, Seat, format_game};

/// What came of a game: one line of the list of results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Number of the game, from 1.
    pub game: u64,
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

/// How a game of a list can be of another tournament.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("its game {game} has {found} as its {what}, and here it would be {expected}")]
pub struct OtherTournament {
    game: u64,
    what: &'static str,
    found: String,
    expected: String,
}

impl Played {
    /// The line for a game that was played to its end.
    pub fn new(fixture: &Fixture, entrants: &[Entrant], game: &Game) -> Self {
        let [first, second] = [Seat::ALL[0], Seat::ALL[1]].map(|seat| game.efforts[seat.index()]);
        let result = game.winner().map_or(GameResult::Draw, GameResult::Win);
        let micros = |seconds: f64| (seconds * 1e6).round() / 1e6;
        Self {
            game: fixture.number + 1,
            board: board(*fixture.opening.rules()),
            seed: fixture.seed,
            first: entrants[fixture.sides[0]].to_string(),
            second: entrants[fixture.sides[1]].to_string(),
            opening: format_game(fixture.opening.moves()),
            result,
            reason: game.reason().to_owned(),
            fault: game.forfeit().map(|(_, fault)| fault.to_string()),
            moves: format_game(game.position.moves()),
            first_moves: first.moves,
            first_states: first.states,
            first_seconds: micros(first.time.as_secs_f64()),
            second_moves: second.moves,
            second_states: second.states,
            second_seconds: micros(second.time.as_secs_f64()),
        }
    }

    /// Whether this is a game between these players from this fixture.
    ///
    /// # Errors
    /// The first thing in which they differ.
    pub fn check(&self, fixture: &Fixture, entrants: &[Entrant]) -> Result<(), OtherTournament> {
        let [first, second] = fixture.sides.map(|side| entrants[side].to_string());
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
                game: self.game,
                what,
                found: format!("`{found}`"),
                expected: format!("`{expected}`"),
            })
        })
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
        result.ok_or_else(|| D::Error::custom(format!("`{text}` is no result; write 1-0, 0-1 or 1/2-1/2")))
    }
}

fn board(rules: Rules) -> String {
    format!("{}x{}x{} {}", rules.rows(), rules.cols(), rules.connect(), rules.variant())
}
