//! Players: how sentences speak of them, and what stands beside their names.
use super::levels;
use crate::app::game::current_game::{CurrentGame, Pace};
use crate::app::game::setup::{Occupant, SeatSetup, Setup, shortened};
use crate::app::words::names;
use crate::language::{Label, message};
use connect_n_engine::Seat;

pub use crate::language::Who;

impl Who {
    /// The player of a chair.
    pub fn at(setup: &Setup, chair: usize) -> Self {
        let occupant = setup.seats[chair].occupant();
        let is_human = |occupant| occupant == Occupant::Person;
        let alike = setup.seated().iter().filter(|seat| is_human(seat.occupant()) == is_human(occupant));
        match (occupant, alike.count()) {
            (Occupant::Person, 1) => Self::You,
            (Occupant::Computer, 1) => Self::Computer,
            _ => Self::Named(shortened(&setup.name_of(chair))),
        }
    }

    /// The player of a seat of the current game.
    pub fn of(game: &CurrentGame, seat: Seat) -> Self {
        Self::at(game.setup(), game.chair(seat))
    }
}

/// What plays where no human does: "Medium", "Minimax 4", "Bot".
pub fn strength(player: &SeatSetup) -> String {
    if player.by_program { names::BOT.text() } else { levels::title(&player.level) }
}

/// What a player does at the moment, or is.
pub fn doing(game: &CurrentGame, seat: Seat, to_move: bool) -> String {
    let player = game.player(seat);
    if game.position().forfeits().iter().any(|forfeit| forfeit.seat == seat) {
        return Label::new("players-out-of-time").text();
    }
    match (to_move, player.human) {
        (true, true) => Label::new("players-your-turn").text(),
        (true, false) if game.pace() != Pace::Paused => {
            message("players-thinking").with("level", strength(player)).text()
        }
        (false, true) => names::HUMAN.text(),
        (_, false) => strength(player),
    }
}

/// How many games a player has won.
pub fn wins(count: u32) -> String {
    message("players-wins").with("count", count).text()
}

/// The discs that a player has not played.
pub fn discs_left(count: usize) -> String {
    message("players-discs-left").with("count", count).text()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::app::game::seat_command::SeatCommand;
    use connect_n_engine::{Column, Move, Rules};

    /// A set-up with these players: a name for a human, `computer`, `bot`.
    pub(in crate::app::words) fn seated(players: &[&str]) -> Setup {
        let mut setup = Setup { players: players.len() as u8, ..Setup::default() };
        for (seat, player) in setup.seats.iter_mut().zip(players) {
            match *player {
                "computer" => seat.seat(Occupant::Computer),
                "bot" => {
                    seat.seat(Occupant::Program);
                    seat.command = SeatCommand::typed("python3 bot.py");
                }
                name => {
                    seat.seat(Occupant::Person);
                    name.clone_into(&mut seat.name);
                }
            }
        }
        setup
    }

    /// A game of these players, after moves in the columns of this text.
    pub(in crate::app::words) fn game(players: &[&str], moves: &str) -> CurrentGame {
        game_by(Rules::new(6, 7, 4, connect_n_engine::Variant::Standard, players.len() as u8), players, moves)
    }

    /// The same by these rules.
    pub(in crate::app::words) fn game_by<E: std::fmt::Debug>(
        rules: Result<Rules, E>,
        players: &[&str],
        moves: &str,
    ) -> CurrentGame {
        let rules = rules.unwrap();
        let mut game = CurrentGame::new(seated(players), rules, 0, 0);
        for mv in connect_n_engine::parse_game(moves, &rules).unwrap() {
            game.play(mv).unwrap();
        }
        game
    }

    fn who(players: &[&str], chair: usize) -> Who {
        Who::at(&seated(players), chair)
    }

    #[test]
    fn the_only_human_is_you_and_the_only_opponent_has_no_number() {
        assert_eq!(who(&["Ada", "computer"], 0), Who::You);
        assert_eq!(who(&["Ada", "computer"], 1), Who::Computer);
        assert_eq!(who(&["Ada", "bot"], 1), Who::Named("bot.py".to_owned()));
        assert_eq!(who(&["Ada", "Grace"], 1), Who::Named("Grace".to_owned()));
        assert_eq!(who(&["computer", "Ada", "bot"], 0), Who::Named("Computer".to_owned()));
        assert_eq!(who(&["computer", "Ada", "bot"], 1), Who::You);
        assert_eq!(who(&["computer", "Ada", "bot"], 2), Who::Named("bot.py".to_owned()));
    }

    #[test]
    fn turns_name_whose_they_are() {
        let all = [Who::You, Who::Computer, Who::Named("Ada".to_owned())];
        let first = all.each_ref().map(|who| message("turn-first").who("player", who).text());
        assert_eq!(first, ["Your turn", "The computer's turn", "Ada's turn"]);
        let inside = all.each_ref().map(|who| message("turn-inside").who("player", who).text());
        assert_eq!(inside, ["your turn", "the computer's turn", "Ada's turn"]);
        assert_eq!(all.each_ref().map(Who::inside), ["you", "the computer", "Ada"]);
    }

    #[test]
    fn cards_say_what_players_do() {
        let mut game = game(&["Ada", "computer", "bot"], "");
        let doing = |game: &CurrentGame, chair: usize, to_move| doing(game, Seat::ALL[chair], to_move);
        assert_eq!(doing(&game, 0, true), "Your turn");
        assert_eq!(doing(&game, 0, false), "Human");
        assert_eq!(doing(&game, 1, true), "Thinking… (Medium)");
        assert_eq!(doing(&game, 1, false), "Medium");
        assert_eq!(doing(&game, 2, true), "Thinking… (Bot)");
        game.set_pace(Pace::Paused);
        assert_eq!(doing(&game, 1, true), "Medium");
        game.play(Move::Drop(Column::new(0).unwrap())).unwrap();
        game.forfeit().unwrap();
        assert_eq!(doing(&game, 1, false), "Out of time");
    }
}
