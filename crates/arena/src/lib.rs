#![doc = include_str!("../README.md")]

mod check;
mod contestant;
mod entrant;
mod even;
mod fault;
mod fault_limit;
mod file_name;
mod fixture;
mod game;
mod game_id;
mod live;
mod opening;
mod opening_source;
mod pairing;
mod participant;
mod played;
mod points;
mod program;
pub mod protocol;
mod referee;
mod schedule;
mod seeds;
mod series;
mod standings;
mod statistics;
mod terms;
mod timed_move;
mod today;
mod tournament;
mod turns;
mod usage;

pub use check::{BotCheck, CheckProblem, Finding, Rule, Spoken, Verdict};
pub use contestant::{Contestant, ShownClocks, TurnTime};
pub use entrant::{Entrant, EntrantError, PROGRAM_PREFIX, PROGRAM_SUMMARY, PROGRAM_USAGE};
pub use even::{EvenOpenings, Evenness, EvennessJudge};
pub use fault::{AnswerProblem, Fault};
pub use fixture::Fixture;
pub use game::{Ending, Game, is_refereed};
pub use game_id::GameId;
pub use live::{GameSoFar, LiveGames};
pub use opening::Openings;
pub use opening_source::OpeningSource;
pub use participant::Participant;
pub use played::{Contradiction, GameFlaw, GamePart, LineError, OtherTournament, Played, SeatResult};
pub use points::Points;
pub use program::{
    CommandError, Hosting, KeptPrograms, NetworkError, Program, ProgramCommand, ProgramLimits,
    ProgramSettings, supervise,
};
pub use referee::Referee;
pub use schedule::{Meeting, Pairing, Schedule};
pub use seeds::{Seed, derived_seed};
pub use series::{Score, Series};
pub use standings::{Ranking, Standing, Table, Tally, TieBreak, standings};
pub use statistics::{
    Contest, Hypothesis, Interval, PairResults, Ratings, Sprt, SprtError, SprtState, elo_of, expected_score,
};
pub use terms::{LAG, MOVE_TIME, Terms};
pub use timed_move::TimedMove;
pub use today::today;
pub use tournament::{Finished, Tournament};
pub use usage::Usage;
