//! What a game against a computer was like for the person who played it.
use super::current_game::CurrentGame;
use super::saved::SavedGame;
use super::setup::Occupant;
use super::tags::GameTags;
use super::time_limit::{TimeLimit, TimeMode};
use connect_n_engine::{Move, PlayerSpec, Position, Seat};

/// From this share of the board on, a lost game was a long one.
const LONG: f32 = 0.7;

/// Why a game was lost by little.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseLoss {
    /// The next move would have won it.
    OneMoveAway,
    /// The board was nearly full: so many spaces were left.
    NearlyFull {
        /// The empty spaces.
        left: usize,
    },
}

impl CurrentGame {
    /// The only person in a game of two against one of our own computers, and that computer.
    fn person_and_level(&self) -> Option<(Seat, &PlayerSpec)> {
        let seats: Vec<Seat> = self.position().rules().seats().collect();
        let [first, second] = seats.as_slice() else { return None };
        let (person, other) = if self.player(*first).human { (*first, *second) } else { (*second, *first) };
        let other = self.player(other);
        (self.player(person).human && !other.human && !other.by_program).then_some((person, &other.level))
    }

    /// The level after the one that the only person has beaten; none where they have not won, or where it was the
    /// highest.
    pub fn next_level(&self) -> Option<PlayerSpec> {
        let (person, level) = self.person_and_level()?;
        let beaten = PlayerSpec::LEVELS.iter().position(|offered| offered == level)?;
        PlayerSpec::LEVELS
            .into_iter()
            .nth(beaten + 1)
            .filter(|_| self.position().outcome().winner() == Some(person))
    }

    /// The only person, where they have lost this game.
    pub fn person_who_lost(&self) -> Option<Seat> {
        let mut people = self.position().rules().seats().filter(|seat| self.player(*seat).human);
        let (person, winner) = (people.next()?, self.position().outcome().winner()?);
        (people.next().is_none() && winner != person).then_some(person)
    }

    /// The game after a move in the position now, with the mover as a person and perfect opponents: to try the move out.
    pub fn against_perfect(&self, mv: Move) -> Option<SavedGame> {
        let (mut position, mut setup) = (self.position().clone(), self.setup().clone());
        let mover = self.chair(position.to_move());
        position.play(mv).ok()?;
        for (chair, seat) in setup.seats.iter_mut().enumerate() {
            seat.seat(if chair == mover { Occupant::Person } else { Occupant::Computer });
            seat.level = PlayerSpec::Perfect;
        }
        let mut saved = SavedGame::new(&setup, &position);
        saved.set_time(TimeLimit { mode: TimeMode::Off, ..saved.setup.time });
        saved.first_chair = self.first_chair();
        saved.tags = GameTags::begun_today();
        Some(saved)
    }

    /// By how little the only person has lost to a computer; none where it was not close.
    pub fn close_loss(&self) -> Option<CloseLoss> {
        let (person, _) = self.person_and_level()?;
        let position = self.position();
        let is_lost = position.outcome().winner().is_some_and(|winner| winner != person);
        if !is_lost || !position.forfeits().is_empty() {
            return None;
        }
        let mut before = position.clone();
        before.undo();
        let cells = position.rules().cells();
        let left = cells.saturating_sub(position.discs());
        if could_win(&before, person) {
            Some(CloseLoss::OneMoveAway)
        } else {
            let is_long = position.discs() as f32 >= LONG * cells as f32;
            is_long.then_some(CloseLoss::NearlyFull { left })
        }
    }
}

/// Whether a player would win at once if it were their turn.
fn could_win(position: &Position, seat: Seat) -> bool {
    Position::set_up(*position.rules(), seat, |cell| position.disc_at(cell))
        .is_ok_and(|turned| turned.legal_moves().into_iter().any(|mv| turned.wins_at_once(mv)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::setup::Setup;
    use connect_n_engine::parse_game;

    fn game(level: &str, person: usize, moves: &str) -> CurrentGame {
        let mut setup = Setup::default();
        for (index, seat) in setup.seats.iter_mut().enumerate() {
            seat.human = index == person;
            seat.level = level.parse().unwrap();
        }
        let rules = setup.rules().unwrap();
        let mut game = CurrentGame::new(setup, rules, 0, 7);
        for mv in parse_game(moves, &rules).unwrap() {
            game.play(mv).unwrap();
        }
        game
    }

    #[test]
    fn whoever_beats_a_level_may_try_the_next() {
        let won = "1 2 1 2 1 2 1";
        let levels = PlayerSpec::LEVELS;
        for pair in levels.windows(2) {
            let next = game(&pair[0].to_string(), 0, won).next_level();
            assert_eq!(next.as_ref(), Some(&pair[1]));
            assert_eq!(game(&pair[0].to_string(), 1, won).next_level(), None, "it was lost");
        }
        assert_eq!(game(&levels[levels.len() - 1].to_string(), 0, won).next_level(), None);
        assert_eq!(game("minimax:4", 0, won).next_level(), None);
        assert_eq!(game(&levels[0].to_string(), 0, "1 2 1 2").next_level(), None);
    }

    #[test]
    fn a_loss_is_close_where_the_next_move_would_have_won() {
        assert_eq!(game("hard", 1, "1 2 1 2 1 2 1").close_loss(), Some(CloseLoss::OneMoveAway));
        assert_eq!(game("hard", 1, "1 2 1 2 1 7 1").close_loss(), None);
        assert_eq!(game("hard", 0, "1 2 1 2 1 2 1").close_loss(), None, "it was won");
    }
}
