//! Several games between the same players, who take turns to begin.
use super::contestant::Contestant;
use super::entrant::Entrant;
use super::game::Game;
use super::live::GameSoFar;
use super::program::Hosting;
use super::referee::Referee;
use super::seeds::{Seed, derived_seed};
use super::usage::Usage;
use connect_n_engine::{Position, Rules, Seat};

/// A match: games in each of which the next player begins.
#[derive(Clone, Debug)]
pub struct Series {
    /// What is played; as many players as there are entrants.
    pub rules: Rules,
    /// Who plays, in the turn order of the first game.
    pub entrants: Vec<Entrant>,
    /// From which the players' seeds follow.
    pub seed: Seed,
    /// Where programs run.
    pub hosting: Hosting,
}

/// The results of an entrant.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Score {
    /// Games won.
    pub wins: u64,
    /// Games that nobody won, but for those lost by a fault.
    pub draws: u64,
    /// Games lost, those by a fault included.
    pub losses: u64,
    /// Games lost by a fault.
    pub faults: u64,
    /// What it used up.
    pub usage: Usage,
}

impl Score {
    /// Adds a game in which it had this seat.
    pub fn add(&mut self, game: &Game, seat: Seat) {
        let is_at_fault = game.is_at_fault(seat);
        match game.winner() {
            Some(winner) if winner == seat => self.wins += 1,
            None if !is_at_fault => self.draws += 1,
            _ => self.losses += 1,
        }
        self.faults += u64::from(is_at_fault);
        self.usage += game.usage.get(seat.index()).copied().unwrap_or_default();
    }
}

impl Series {
    /// Which entrant has each seat in this game, counted from 0.
    pub fn seating(&self, game: u64) -> Vec<usize> {
        let players = self.entrants.len();
        (0..players).map(|seat| (seat + (game % players as u64) as usize) % players).collect()
    }

    /// Plays this game, counted from 0, from this position on; logs and transcripts have this name. `None` if it was
    /// called off.
    pub fn play(
        &self,
        game: u64,
        name: &str,
        opening: &Position,
        referee: &Referee,
        watch: &mut dyn FnMut(GameSoFar),
    ) -> Option<Game> {
        let seed = derived_seed(self.seed, game);
        let hosting = self.hosting.for_game(name.to_owned());
        let seated = self.seating(game).into_iter().map(|entrant| (entrant, &self.entrants[entrant]));
        let mut players: Vec<Box<dyn Contestant>> = seated
            .map(|(index, entrant)| entrant.build(derived_seed(seed, index as u64), &hosting))
            .collect();
        referee.play(&mut players, opening, watch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fault;
    use crate::{Ending, Terms};
    use connect_n_engine::{Outcome, StopFlag, Variant};

    fn series(players: &[&str]) -> Series {
        let rules = Rules::new(6, 7, 4, Variant::Standard, players.len() as u8).unwrap();
        Series {
            rules,
            entrants: players.iter().map(|text| text.parse().unwrap()).collect(),
            seed: 1,
            hosting: Hosting::default(),
        }
    }

    #[test]
    fn the_seats_go_round() {
        let three = series(&["random", "medium", "hard"]);
        assert_eq!(three.seating(0), [0, 1, 2]);
        assert_eq!(three.seating(1), [1, 2, 0]);
        assert_eq!(three.seating(5), [2, 0, 1]);
    }

    #[test]
    fn a_seed_gives_the_same_games_in_any_order() {
        let referee = Referee::new(Terms::default(), StopFlag::default());
        let series = series(&["random", "medium"]);
        let start = Position::new(series.rules);
        let moves = |game| {
            series.play(game, "game", &start, &referee, &mut |_| ()).unwrap().position.moves().to_vec()
        };
        let second = moves(1);
        assert_ne!(moves(0), second);
        assert_eq!(moves(1), second);
    }

    #[test]
    fn everything_is_counted_where_it_belongs() {
        let game = |ending, players| Game {
            position: Position::new(Rules::new(6, 7, 4, Variant::Standard, players).unwrap()),
            opening_plies: 0,
            names: Vec::new(),
            ending,
            drop_outs: if players > 2 { vec![(Seat::ALL[2], Fault::Closed)] } else { Vec::new() },
            usage: vec![Usage { moves: 2, ..Usage::default() }; usize::from(players)],
            timed_moves: Vec::new(),
            clock: None,
            first_reports: Vec::new(),
            late_faults: Vec::new(),
        };
        let fault = Ending::Forfeit { seat: Seat::FIRST, fault: Fault::Closed };
        let [first, second] = [Seat::ALL[0], Seat::ALL[1]];
        let count = |seat| {
            let mut score = Score::default();
            score.add(&game(Ending::Rules(Outcome::Win(first)), 2), seat);
            score.add(&game(Ending::PlyLimit, 2), seat);
            score.add(&game(fault.clone(), 2), seat);
            score.add(&game(fault.clone(), 3), seat);
            (score.wins, score.draws, score.losses, score.faults, score.usage.moves)
        };
        assert_eq!(count(first), (1, 1, 2, 2, 8));
        assert_eq!(count(second), (2, 1, 1, 0, 8));
    }
}
