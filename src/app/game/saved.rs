//! A saved game: its record, with everything needed to go on exactly where it was left.
use std::path::PathBuf;

use super::current_game::CurrentGame;
use super::seat_command::SeatCommand;
use super::setup::{MAX_NAME, MAX_PLAYERS, Occupant, RematchStarter, SeatSetup, Setup};
use super::tags::GameTags;
use super::time_limit::{TimeLimit, TimeMode};
use crate::app::disc_style::DiscColour;
use crate::saved_tags::{FIRST_CHAIR, HUMAN, MOMENT, SEAT, SEED};
use connect_n_arena::PROGRAM_PREFIX;
use connect_n_engine::clock::{CLOCK_TAGS, Clock};
use connect_n_engine::{GameRecord, GameTree, Moment, Position, RecordError, Seat};

/// The colour of a seat's discs.
const COLOUR: &str = "Colour";
/// Who starts the next game.
const REMATCH: &str = "Rematch";

/// Tags that say what is played and by whom, and need no keeping.
const OF_THE_GAME: [&str; 9] =
    ["Rows", "Cols", "Connect", "Variant", "Misere", "Cylinder", "Position", "Result", "RecordVersion"];

/// A game with its players, as it is saved and opened.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// What is played, and by whom.
    pub setup: Setup,
    /// The chair that starts.
    pub first_chair: usize,
    /// The game, at the moment at which it was left.
    pub tree: GameTree,
    /// The seed of the computers' choices, if it was kept.
    pub seed: Option<u64>,
    /// All other tags.
    pub tags: GameTags,
    /// The file that keeps it from being lost, if it is one of ours.
    pub file: Option<PathBuf>,
}

impl SavedGame {
    /// The game as it is played now.
    pub fn of(game: &CurrentGame, tags: &GameTags) -> Self {
        Self {
            setup: game.setup().clone(),
            first_chair: game.first_chair(),
            tree: game.tree().clone(),
            seed: Some(game.seed()),
            tags: tags.clone(),
            file: game.file().map(ToOwned::to_owned),
        }
    }

    /// Limits the players' time anew, whatever it was.
    pub fn set_time(&mut self, time: TimeLimit) {
        self.setup.time = time;
        for tag in CLOCK_TAGS {
            self.tags.remove(tag);
        }
    }

    /// The game, ready to be played on; `seed` where none was kept.
    pub fn to_current_game(&self, seed: u64) -> CurrentGame {
        let rules = *self.tree.position().rules();
        let mut game =
            CurrentGame::new(self.setup.clone(), rules, self.first_chair, self.seed.unwrap_or(seed));
        if let Some(clock) = Clock::from_tags(|name| self.tags.get(name)) {
            game.set_clock(Some(clock));
        }
        game.set_tree(self.tree.clone());
        // Earlier versions kept what the others had left of their last move.
        let on_clock = game.seat_on_clock();
        if let Some(clock) = game.clock_mut() {
            rules.seats().filter(|&seat| Some(seat) != on_clock).for_each(|seat| clock.renew(seat));
        }
        if let Some(file) = &self.file {
            game.set_file(file.clone());
        }
        game
    }

    /// Reads a record; what it doesn't say of the players is taken from `usual`.
    ///
    /// # Errors
    /// The first mistake with its line and column.
    pub fn read(text: &str, usual: &Setup) -> Result<Self, RecordError> {
        let (record, tree) = GameRecord::read(text)?;
        Ok(Self::from_record(&record, tree, usual))
    }

    /// A game of the usual players, of which only the moves are known.
    pub fn new(usual: &Setup, position: &Position) -> Self {
        let mut setup = usual.clone();
        setup.adopt(*position.rules());
        let tree = GameTree::from(position);
        Self {
            setup: setup.made_sound(),
            first_chair: 0,
            tree,
            seed: None,
            tags: GameTags::default(),
            file: None,
        }
    }

    fn from_record(record: &GameRecord, mut tree: GameTree, usual: &Setup) -> Self {
        let players = usize::from(tree.position().rules().players());
        let number = |name: &str| record.tag(name).and_then(|value| value.trim().parse::<usize>().ok());
        let first_chair = number(FIRST_CHAIR).unwrap_or(1).saturating_sub(1) % players;
        let mut setup = usual.clone();
        setup.adopt(*tree.position().rules());
        // No record starts a program by itself, not even a known one.
        setup.seats.iter_mut().for_each(|seat| seat.command.forget_agreement());
        for seat in Seat::ALL.into_iter().take(players) {
            let chair = (seat.index() + first_chair) % players;
            seat_from(record, seat, &mut setup.seats[chair]);
        }
        let rematch = record.tag(REMATCH);
        let policy = RematchStarter::ALL.into_iter().find(|policy| Some(policy.text()) == rematch);
        setup.rematch = policy.unwrap_or(setup.rematch);
        // A record without clocks was played without them.
        let clock = Clock::from_tags(|name| record.tag(name));
        let time = clock.and_then(|clock| TimeLimit::try_from(clock.control()).ok());
        setup.time = time.unwrap_or(TimeLimit { mode: TimeMode::Off, ..setup.time });
        if let Some(plies) = number(MOMENT) {
            let line = tree.main_line();
            let moment = plies.checked_sub(1).map_or(Some(Moment::START), |last| line.get(last).copied());
            tree.go_to(moment.unwrap_or(tree.now()));
        }
        let mut tags = GameTags::default();
        for (name, value) in record.tags().filter(|(name, _)| !is_read(name)) {
            tags.set(name, value);
        }
        let seed = record.tag(SEED).and_then(|seed| seed.trim().parse().ok());
        Self { setup: setup.made_sound(), first_chair, tree, seed, tags, file: None }
    }

    /// The record of the game, with everything that [`read`](Self::read) reads.
    pub fn record(&self) -> GameRecord {
        let rules = *self.tree.position().rules();
        let chair = |seat: Seat| (seat.index() + self.first_chair) % usize::from(rules.players());
        let names: Vec<String> = rules.seats().map(|seat| self.setup.recorded_name_of(chair(seat))).collect();
        let mut record = GameRecord::from_tree(&self.tree, &names);
        for (name, value) in self.tags.iter() {
            record.set_tag(name, value);
        }
        for seat in rules.seats() {
            let player = &self.setup.seats[chair(seat)];
            let who = if player.human { HUMAN.to_owned() } else { player.mover() };
            record.set_tag(&of_seat(SEAT, seat), &who);
            record.set_tag(&of_seat(COLOUR, seat), colour_tag(player.colour));
        }
        record.set_tag(FIRST_CHAIR, &(self.first_chair + 1).to_string());
        record.set_tag(REMATCH, self.setup.rematch.text());
        if let Some(seed) = self.seed {
            record.set_tag(SEED, &seed.to_string());
        }
        if !self.tree.main_line_from(self.tree.now()).is_empty() {
            record.set_tag(MOMENT, &self.tree.plies(self.tree.now()).to_string());
        }
        record
    }
}

/// Whether a tag is one that a saved game reads itself.
fn is_read(name: &str) -> bool {
    let of_a_seat = |prefix: &str| {
        name.strip_prefix(prefix).is_some_and(|seat| Seat::ALL.iter().any(|known| known.to_string() == seat))
    };
    OF_THE_GAME.contains(&name)
        || [FIRST_CHAIR, REMATCH, SEED, MOMENT].contains(&name)
        || ["Player", SEAT, COLOUR].into_iter().any(of_a_seat)
}

fn of_seat(name: &str, seat: Seat) -> String {
    format!("{name}{seat}")
}

/// A colour as it stands in a record.
const fn colour_tag(colour: DiscColour) -> &'static str {
    match colour {
        DiscColour::Red => "Red",
        DiscColour::Yellow => "Yellow",
        DiscColour::Blue => "Blue",
        DiscColour::White => "White",
        DiscColour::Orange => "Orange",
        DiscColour::Lemon => "Lemon",
        DiscColour::Sky => "Sky",
        DiscColour::Ocean => "Ocean",
    }
}

/// Takes over what a record says of the player of a seat.
fn seat_from(record: &GameRecord, seat: Seat, player: &mut SeatSetup) {
    match record.tag(&of_seat(SEAT, seat)).map(str::trim) {
        Some(HUMAN) => player.seat(Occupant::Person),
        Some(mover) => match (mover.strip_prefix(PROGRAM_PREFIX), mover.parse()) {
            (Some(command), _) => {
                if let Some(command) = SeatCommand::found(command) {
                    player.seat(Occupant::Program);
                    player.command = command;
                }
            }
            (None, Ok(level)) => {
                player.seat(Occupant::Computer);
                player.level = level;
            }
            (None, Err(_)) => {}
        },
        None => {}
    }
    let name = record.tag(&of_seat("Player", seat)).map(str::trim).filter(|name| !name.is_empty());
    if let Some(name) = name.filter(|_| player.human) {
        player.name = name.chars().take(MAX_NAME).collect();
    }
    // Earlier versions called yellow amber.
    let colour =
        record.tag(&of_seat(COLOUR, seat)).map(str::trim).map(|it| if it == "Amber" { "Yellow" } else { it });
    if let Some(colour) = DiscColour::ALL.into_iter().find(|known| Some(colour_tag(*known)) == colour) {
        player.colour = colour;
    }
}

impl Setup {
    /// Gives every seat a colour of its own, a name that differs and somebody who can move, where a record doesn't.
    pub(super) fn made_sound(mut self) -> Self {
        let (rows, cols, connect) = (self.rows, self.cols, self.connect);
        self = self.clamped();
        // A record may have a board that the menus don't offer.
        (self.rows, self.cols, self.connect) = (rows, cols, connect);
        for seat in 1..MAX_PLAYERS {
            let same = |other: &SeatSetup| other.human && other.name.trim() == self.seats[seat].name.trim();
            if self.seats[seat].human && self.seats[..seat].iter().any(same) {
                let name = &mut self.seats[seat].name;
                *name = format!("{name} ({})", seat + 1);
            }
        }
        self.seats.iter_mut().for_each(SeatSetup::require_program);
        if let Ok(rules) = self.rules() {
            self.replace_unsuited_levels(rules);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::players::Level;
    use connect_n_engine::{PlayerSpec, Rules, Variant, parse_game};

    fn game() -> CurrentGame {
        let mut setup = Setup { players: 3, pop_out: true, ..Setup::default() };
        setup.rematch = RematchStarter::TakeTurns;
        setup.seats[0].name = "Ada \"the\" 1st".to_owned();
        setup.seats[1].level = "search:20000n".parse().unwrap();
        setup.seats[2].human = true;
        setup.seats[2].name = "Grace".to_owned();
        setup.choose_colour(2, DiscColour::Ocean);
        let rules = Rules::new(7, 8, 4, Variant::PopOut, 3).unwrap();
        setup.adopt(rules);
        let mut game = CurrentGame::new(setup, rules, 2, 12_345);
        for mv in parse_game("4 4 3 p4 5", &rules).unwrap() {
            game.play(mv).unwrap();
        }
        game.step_back();
        game.step_back();
        game.play(parse_game("8", &rules).unwrap()[0]).unwrap();
        game.step_back();
        game
    }

    #[test]
    fn a_game_comes_back_as_it_was_left() {
        let game = game();
        let mut tags = GameTags::default();
        tags.set("Clock1", "12.5");
        tags.set("Event", "Casual game");
        tags.set("Date", "2026.11.20");
        let saved = SavedGame::of(&game, &tags);
        let text = saved.record().to_string();
        let read = SavedGame::read(&text, &Setup::default()).unwrap();
        assert_eq!(read.setup, saved.setup);
        assert_eq!((read.first_chair, read.seed), (2, Some(12_345)));
        assert_eq!(read.tags.get("Clock1"), Some("12.5"));
        assert_eq!(read.tree.position(), game.position());
        assert_eq!(read.tree.main_line().len(), 4, "the move that was taken back is there");
        assert_eq!(read.record().to_string(), text);
        assert_eq!(read.to_current_game(0).name(Seat::FIRST), "Grace");
    }

    #[test]
    fn what_a_foreign_record_does_not_say_is_as_usual() {
        let mut usual = Setup::default();
        usual.seats[1].human = true;
        let text = "[Player1 \"Eve\"]\n[Player2 \"Eve\"]\n[Opening \"centre\"]\n\n1. 4 4 {so} *";
        let read = SavedGame::read(text, &usual).unwrap();
        assert_eq!([&*read.setup.seats[0].name, &*read.setup.seats[1].name], ["Eve", "Eve (2)"]);
        assert!(read.setup.check().is_ok());
        assert_eq!(read.tags.get("Opening"), Some("centre"));
        assert_eq!(read.record().comments().collect::<Vec<_>>(), ["so"]);
    }

    #[test]
    fn a_game_by_unusual_rules_comes_back_with_a_computer_that_knows_them() {
        let text = "[Misere \"Yes\"]\n[Cylinder \"Yes\"]\n[RecordVersion \"3\"]\n[Seat2 \"hard\"]\n\n1. 4 *";
        let read = SavedGame::read(text, &Setup::default()).unwrap();
        let rules = read.setup.check().unwrap();
        assert!(rules.is_misere() && rules.is_cylinder());
        assert_eq!(read.to_current_game(0).position().rules(), &rules);
        assert_eq!(read.setup.seats[1].level, PlayerSpec::Level(Level::Medium));
        let written = read.record();
        assert_eq!(["Misere", "Cylinder"].map(|tag| written.tag(tag)), [Some("Yes"); 2]);
        assert_eq!(SavedGame::read(&written.to_string(), &Setup::default()).unwrap().setup, read.setup);
        // The next game that says nothing of them is by the usual rules.
        let usual = SavedGame::read("[Event \"x\"]\n\n1. 4 *", &read.setup).unwrap();
        assert_eq!(usual.setup.rules().unwrap().unusual_lines(), None);
    }

    #[test]
    fn a_program_comes_back_and_waits_for_a_person_to_agree() {
        let command = "python3 \"my bot.py\" 'C:\\bots'";
        let mut setup = Setup::default();
        setup.seats[1].seat(Occupant::Program);
        setup.seats[1].command = SeatCommand::typed(command);
        let rules = setup.rules().unwrap();
        let saved = SavedGame::of(&CurrentGame::new(setup.clone(), rules, 0, 1), &GameTags::default());
        for usual in [&Setup::default(), &setup] {
            let read = SavedGame::read(&saved.record().to_string(), usual).unwrap();
            assert_eq!(read.setup.seats[1].occupant(), Occupant::Program);
            assert_eq!(read.setup.seats[1].command, SeatCommand::found(command).unwrap());
        }
        let silent = SavedGame::read("[Event \"x\"]\n\n1. 4 *", &setup).unwrap();
        assert_eq!(silent.setup.seats[1].command, SeatCommand::found(command).unwrap());
    }

    #[test]
    fn a_program_that_cannot_be_called_is_passed_over() {
        let read = SavedGame::read("[Seat2 \"exec:bot 'x\"]\n\n1. 4 *", &Setup::default()).unwrap();
        assert_eq!(read.setup, Setup::default());
    }

    #[test]
    fn a_colour_is_read_by_its_name_today_and_by_its_former_one() {
        for (name, colour) in [("Amber", DiscColour::Yellow), ("Lemon", DiscColour::Lemon)] {
            let text = format!("[Colour1 \"{name}\"]\n\n1. 4 *");
            assert_eq!(SavedGame::read(&text, &Setup::default()).unwrap().setup.seats[0].colour, colour);
        }
    }

    #[test]
    fn wild_values_of_our_own_tags_are_passed_over() {
        let text = "[Seat1 \"walrus\"]\n[Colour1 \"Beige\"]\n[FirstChair \"99999999999999999999\"]\n\
                    [Moment \"77\"]\n[Seed \"-1\"]\n[Rematch \"never\"]\n\n1. 4 *";
        let read = SavedGame::read(text, &Setup::default()).unwrap();
        assert_eq!(read.setup, Setup::default());
        assert_eq!((read.first_chair, read.seed, read.tree.position().plies()), (0, None, 1));
    }
}
