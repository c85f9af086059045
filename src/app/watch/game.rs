//! A game of a tournament that is watched: who plays, what was played, and what was said of it.
use std::collections::BTreeMap;
use std::time::Duration;

use connect_n_arena::{GameId, Played, TimedMove};
use connect_n_engine::{GameRecord, Position, Seat};

/// A game, as far as it has come.
#[derive(Clone, PartialEq, Debug)]
pub struct WatchedGame {
    /// Which game it is.
    pub id: GameId,
    /// Who plays, in turn order.
    pub players: Vec<String>,
    /// What is on the board, with all moves.
    pub position: Position,
    /// How it ended, if it has.
    pub end: Option<End>,
    /// What is known of moves beside themselves, by their numbers from 1.
    told: BTreeMap<usize, TimedMove>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// Who won, if anybody did.
    pub winner: Option<Seat>,
    /// Who did something wrong, and what, as the list of results has it.
    pub faults: Vec<(String, String)>,
}

impl WatchedGame {
    /// A game in progress, from its record; `None` if that is not one of a tournament.
    pub(super) fn in_progress(text: &str) -> Option<Self> {
        let record = GameRecord::parse(text).ok()?;
        let position = record.position().ok()?;
        let round = record.tag("Round")?.parse().ok()?;
        let players = position.rules().seats().map(|seat| record.tag(&format!("Player{seat}")));
        let players: Vec<String> = players.map(|name| name.map(str::to_owned)).collect::<Option<_>>()?;
        Some(Self {
            id: GameId::new(round, players.iter().map(String::as_str)),
            told: told_in(&record),
            players,
            position,
            end: None,
        })
    }

    /// A game that was finished; `None` if its moves are none.
    pub(super) fn finished(played: &Played) -> Option<Self> {
        let record = played.record("Tournament").ok()?;
        let faults = played.faults().map(|(player, fault)| (player.to_owned(), fault.to_owned()));
        Some(Self {
            id: played.id(),
            players: played.players().map(str::to_owned).collect(),
            position: record.position().ok()?,
            told: told_in(&record),
            end: Some(End { winner: played.result.winner(), faults: faults.collect() }),
        })
    }

    /// Adds what was known of the same moves before: the list of results doesn't have all of it.
    pub(super) fn remember(&mut self, earlier: &Self) {
        let moves = self.position.moves().iter().zip(earlier.position.moves());
        let same = moves.take_while(|(mv, other)| mv == other).count();
        for (ply, told) in earlier.told.range(..=same) {
            let now = self.told.entry(*ply).or_insert_with(|| told.clone());
            if now.infos.is_empty() {
                now.infos.clone_from(&told.infos);
            }
        }
    }

    /// Number of its moves.
    pub fn plies(&self) -> usize {
        self.position.plies()
    }

    /// The position after so many of its moves.
    pub fn position_after(&self, plies: usize) -> Position {
        if plies >= self.plies() {
            return self.position.clone();
        }
        let mut position = Position::new(*self.position.rules());
        let mut forfeits = self.position.forfeits().iter().peekable();
        for (made, &mv) in (0..plies).zip(self.position.moves()) {
            while forfeits.next_if(|forfeit| forfeit.after == made).is_some() {
                // As it was then, it was legal.
                let _ = position.forfeit();
            }
            if position.play(mv).is_err() {
                break;
            }
        }
        position
    }

    /// The last move of this player among so many moves: what it took, and what the player said last before it.
    pub fn last_told(&self, seat: Seat, plies: usize) -> Option<(Duration, Option<&str>)> {
        let movers = self.position.movers();
        let is_theirs = |ply: &usize| movers.get(ply.wrapping_sub(1)) == Some(&seat);
        let (_, told) = self.told.range(..=plies).rev().find(|(ply, _)| is_theirs(ply))?;
        Some((told.time, told.infos.last().map(|info| info.trim_start_matches("info").trim())))
    }
}

fn told_in(record: &GameRecord) -> BTreeMap<usize, TimedMove> {
    TimedMove::all_in(record).into_iter().map(|told| (told.ply, told)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Column, Move, Rules, Variant};

    const RECORD: &str = "[Player1 \"Grace\"]\n[Player2 \"Ada\"]\n[Round \"2\"]\n\n\
        1. 4 4 {[%emt 0:00:01.500]} 2. 3 {[%emt 0:00:00.020]} {info depth 3} {info eval 34 depth 9} *";

    #[test]
    fn a_record_of_a_game_in_progress_says_who_plays_and_what_was_said() {
        let game = WatchedGame::in_progress(RECORD).unwrap();
        assert_eq!((game.id.round(), game.id.players()), (2, &["Ada".to_owned(), "Grace".to_owned()][..]));
        assert_eq!((game.plies(), game.end.clone()), (3, None));
        let [first, second] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        let brief = Duration::from_millis(20);
        assert_eq!(game.last_told(first, 3), Some((brief, Some("eval 34 depth 9"))));
        assert_eq!(game.last_told(first, 2), None);
        assert_eq!(game.last_told(second, 3), Some((Duration::from_millis(1500), None)));
        assert_eq!(game.last_told(first, 0), None);
        assert_eq!(game.position_after(1).moves().len(), 1);
        for none in ["", "1. 4 *", "[Round \"x\"]\n\n1. 4 *", &RECORD.replace("1. 4 4", "1. 9 9")] {
            assert_eq!(WatchedGame::in_progress(none), None, "{none}");
        }
    }

    #[test]
    fn whoever_dropped_out_is_passed_over_at_every_move() {
        let rules = Rules::new(6, 7, 4, Variant::Standard, 3).unwrap();
        let mut position = Position::new(rules);
        for column in [0, 2, 0, 2] {
            position.play(Move::Drop(Column::new(column).unwrap())).unwrap();
            if position.plies() == 1 {
                position.forfeit().unwrap();
            }
        }
        let mut record = GameRecord::from_position(&position, &[]);
        for (tag, value) in [("Player1", "A"), ("Player2", "B"), ("Player3", "C"), ("Round", "1")] {
            record.set_tag(tag, value);
        }
        let game = WatchedGame::in_progress(&record.to_string()).unwrap();
        let to_move: Vec<usize> = (0..=4).map(|plies| game.position_after(plies).to_move().index()).collect();
        assert_eq!(to_move, [0, 1, 0, 2, 0]);
    }
}
