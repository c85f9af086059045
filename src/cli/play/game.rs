//! A game with its players and clocks, as it is played, saved and loaded.
use std::path::Path;
use std::time::Duration;

use super::setup::{LONGEST_NAME, Participant, Setup, Starter, usual_name};
use crate::cli::game_text::game_text;
use crate::cli::input::read_all;
use crate::cli::launch::Controller;
use crate::cli::words::Explain;
use crate::language::{Label, in_english, message};
use crate::saved_tags::{FIRST_CHAIR, HUMAN, MOMENT, SEAT, SEED};
use crate::undo::{redo_depth, undo_depth};
use connect_n_arena::{Entrant, today};
use connect_n_engine::clock::{CLOCK_TAGS, Clock, TimeControl};
use connect_n_engine::{GameRecord, GameTree, Moment, Outcome, Position, RecordError, Seat, parse_game};

/// A game that is played.
#[derive(Clone, Debug)]
pub(super) struct Game {
    pub(super) setup: Setup,
    /// The player at the table who has the first seat in this game.
    first_chair: usize,
    pub(super) tree: GameTree,
    pub(super) clock: Option<Clock>,
    /// From which the chance of the computers follows.
    pub(super) seed: u64,
    /// What else a loaded record says.
    tags: Vec<(String, String)>,
}

impl Game {
    /// The start of a game in which this player goes first.
    pub(super) fn new(setup: Setup, first_chair: usize, seed: u64) -> Self {
        let tree = GameTree::new(setup.rules);
        let clock = setup.clock.map(Clock::new);
        let tags = vec![("Date".to_owned(), today())];
        Self { setup, first_chair, tree, clock, seed, tags }
    }

    /// A game of which the moves so far are known.
    pub(super) fn after(setup: Setup, position: &Position, seed: u64) -> Self {
        Self { tree: GameTree::from(position), ..Self::new(setup, 0, seed) }
    }

    /// The next game of the same players.
    pub(super) fn next(&self, seed: u64) -> Self {
        let players = usize::from(self.setup.rules.players());
        let first_chair = match self.position().outcome() {
            Outcome::Win(winner) if players == 2 => (self.chair(winner) + 1) % players,
            _ => (self.first_chair + 1) % players,
        };
        let tree = GameTree::starting_from(self.position());
        Self { tree, ..Self::new(self.setup.clone(), first_chair, seed) }
    }

    pub(super) fn position(&self) -> &Position {
        self.tree.position()
    }

    /// Which player at the table has a seat.
    pub(super) fn chair(&self, seat: Seat) -> usize {
        (seat.index() + self.first_chair) % usize::from(self.setup.rules.players())
    }

    /// The players at the table in turn order.
    pub(super) fn chairs(&self) -> Vec<usize> {
        self.setup.rules.seats().map(|seat| self.chair(seat)).collect()
    }

    pub(super) fn player(&self, seat: Seat) -> &Participant {
        &self.setup.players[self.chair(seat)]
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.setup.name(self.chair(seat))
    }

    /// Limits the players' time anew.
    pub(super) fn set_clock(&mut self, control: Option<TimeControl>) {
        self.setup.clock = control;
        self.clock = control.map(Clock::new);
    }

    /// How many moves an undo takes back: to the last turn of a human, or one among computers.
    pub(super) fn undo_depth(&self) -> usize {
        undo_depth(self.position(), |seat| !self.player(seat).is_computer())
    }

    /// How many moves a redo plays again: to the next turn of a human, or all that there are.
    pub(super) fn redo_depth(&self) -> usize {
        redo_depth(&self.tree, |seat| !self.player(seat).is_computer())
    }

    /// The game as a record; `now` is the time by its clock.
    pub(super) fn record(&self, now: Duration) -> GameRecord {
        let seats = || self.setup.rules.seats();
        let names: Vec<String> = in_english(|| seats().map(|seat| self.name(seat)).collect());
        let mut record = GameRecord::from_tree(&self.tree, &names);
        for (name, value) in &self.tags {
            record.set_tag(name, value);
        }
        for seat in seats() {
            let who = match &self.player(seat).who {
                Controller::Human => HUMAN.to_owned(),
                Controller::Computer(entrant) => entrant.to_string(),
            };
            record.set_tag(&format!("{SEAT}{seat}"), &who);
        }
        record.set_tag(FIRST_CHAIR, &(self.first_chair + 1).to_string());
        record.set_tag(SEED, &self.seed.to_string());
        if !self.tree.main_line_from(self.tree.now()).is_empty() {
            record.set_tag(MOMENT, &self.position().plies().to_string());
        }
        for (name, value) in self.clock.iter().flat_map(|clock| clock.tags(seats(), now)) {
            record.set_tag(name, &value);
        }
        record
    }

    /// Reads a record; what it doesn't say of the players is taken from `usual`.
    ///
    /// # Errors
    /// The first mistake with its line and column.
    pub(super) fn read(text: &str, usual: Setup, seed: u64) -> Result<Self, RecordError> {
        let (record, mut tree) = GameRecord::read(text)?;
        let rules = *tree.position().rules();
        let number = |name: &str| record.tag(name).and_then(|value| value.trim().parse::<usize>().ok());
        let first_chair = number(FIRST_CHAIR).unwrap_or(1).saturating_sub(1) % usize::from(rules.players());
        if let Some(plies) = number(MOMENT) {
            let line = tree.main_line();
            let moment = plies.checked_sub(1).map_or(Some(Moment::START), |last| line.get(last).copied());
            tree.go_to(moment.unwrap_or(tree.now()));
        }
        let clock = Clock::from_tags(|name| record.tag(name));
        let control = clock.as_ref().map(Clock::control);
        let mut setup = Setup { rules, starter: Starter::Player(0), clock: control, ..usual };
        for seat in rules.seats() {
            let chair = (seat.index() + first_chair) % usize::from(rules.players());
            seat_from(&record, seat, &mut setup.players[chair], chair);
        }
        setup.tell_names_apart();
        let seed = record.tag(SEED).and_then(|kept| kept.trim().parse().ok()).unwrap_or(seed);
        let foreign = record.tags().filter(|(name, _)| !is_written(name));
        let tags = foreign.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Ok(Self { setup, first_chair, tree, clock, seed, tags })
    }

    /// Reads a file with a record or a list of moves.
    ///
    /// # Errors
    /// Why it can't be opened, in a sentence.
    pub(super) fn load(file: &Path, usual: &Setup, seed: u64) -> Result<Self, String> {
        if file.as_os_str() == "-" {
            return Err(Label::new("play-not-standard-input").text());
        }
        let problem = |problem: &dyn Explain| {
            let in_file = message("in-file").with("file", file.display().to_string());
            message("sentence").with("words", in_file.with("problem", problem.explain()).text()).text()
        };
        let bytes = read_all(file).map_err(|failure| {
            message("play-not-opened").with("problem", failure.text().to_owned()).text()
        })?;
        let text = game_text(&bytes).map_err(|error| problem(&error))?;
        if GameRecord::is_record(text) {
            return Self::read(text, usual.clone(), seed).map_err(|error| problem(&error));
        }
        let moves = parse_game(text, &usual.rules).map_err(|error| problem(&error))?;
        let position = Position::from_moves(usual.rules, &moves).map_err(|error| problem(&error))?;
        Ok(Self::after(usual.clone(), &position, seed))
    }
}

/// Takes over what a record says of the player of a seat.
fn seat_from(record: &GameRecord, seat: Seat, player: &mut Participant, chair: usize) {
    let who = record.tag(&format!("{SEAT}{seat}")).map(str::trim);
    let name = record.tag(&format!("Player{seat}")).map(str::trim).filter(|name| !name.is_empty());
    match who.map(|who| (who == HUMAN, who.parse::<Entrant>())) {
        Some((true, _)) => player.who = Controller::Human,
        Some((false, Ok(entrant))) => {
            player.is_trusted = matches!(entrant, Entrant::BuiltIn(_));
            player.who = Controller::Computer(entrant);
        }
        Some((false, Err(_))) | None => {}
    }
    if let Some(name) = name.filter(|_| !player.is_computer()) {
        let name: String = name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
        let usual = in_english(|| usual_name(chair));
        player.name = Some(name).filter(|name| *name != usual);
    }
}

/// Whether [`Game::record`] writes this tag anew.
fn is_written(name: &str) -> bool {
    let of_a_seat = |prefix: &str| {
        name.strip_prefix(prefix).is_some_and(|seat| Seat::ALL.iter().any(|known| known.to_string() == seat))
    };
    ["Rows", "Cols", "Connect", "Variant", "Position", "Result", "RecordVersion", FIRST_CHAIR, SEED, MOMENT]
        .contains(&name)
        || CLOCK_TAGS.contains(&name)
        || name == "Forfeits"
        || ["Player", SEAT].into_iter().any(of_a_seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, set_current};
    use connect_n_engine::{Rules, Variant};

    fn game() -> Game {
        let rules = Rules::new(5, 6, 3, Variant::PopOut, 3).unwrap();
        let mut setup = Setup { rules, ..Setup::default() };
        setup.players[2].who = Controller::Human;
        setup.players[2].name = Some("Ada \"the\" 1st".to_owned());
        let mut game = Game::new(setup, 2, 77);
        game.set_clock("300+5".parse().ok());
        for mv in parse_game("1 2 3 p1", &rules).unwrap() {
            game.tree.play(mv).unwrap();
        }
        game.tree.back();
        game
    }

    #[test]
    fn a_game_comes_back_as_it_was_saved() {
        let game = game();
        let text = game.record(Duration::ZERO).to_string();
        let read = Game::read(&text, Setup::default(), 1).unwrap();
        assert_eq!(read.record(Duration::ZERO).to_string(), text);
        assert_eq!((read.seed, read.first_chair, read.position().plies()), (77, 2, 3));
        assert_eq!(read.name(Seat::FIRST), "Ada \"the\" 1st");
        assert_eq!(read.name(Seat::ALL[1]), "Player 1");
        assert_eq!(read.tree.main_line().len(), 4, "the move that was taken back can be played again");
    }

    #[test]
    fn records_are_the_same_in_every_language() {
        let game = Game::new(Setup::default(), 1, 7);
        let english = game.record(Duration::ZERO).to_string();
        assert!(english.contains("[Player1 \"Computer (Classic medium)\"]\n[Player2 \"Player 1\"]\n"));
        set_current(Language::German);
        assert_eq!(game.record(Duration::ZERO).to_string(), english);
        let read = Game::read(&english, Setup::default(), 1).unwrap();
        assert_eq!([read.name(Seat::ALL[1]), game.name(Seat::ALL[1])], ["Spieler 1", "Spieler 1"]);
    }

    #[test]
    fn a_program_in_a_file_is_not_trusted() {
        let read = |text: &str| Game::read(text, Setup::default(), 1).unwrap();
        let game = read("[Seat2 \"exec:rm -r x\"]\n[Mood \"good\"]\n\n1. 4 *");
        assert!(!game.setup.players[1].is_trusted);
        assert!(game.record(Duration::ZERO).to_string().contains("[Mood \"good\"]"));
        assert!(read("[Seat2 \"hard\"]\n\n1. 4 *").setup.players[1].is_trusted);
    }

    #[test]
    fn the_loser_goes_first_in_the_next_game() {
        let mut game = Game::new(Setup::default(), 1, 1);
        for mv in parse_game("1 2 1 2 1 2 1", &Rules::default()).unwrap() {
            game.tree.play(mv).unwrap();
        }
        assert_eq!(game.next(2).first_chair, 0);
    }
}
