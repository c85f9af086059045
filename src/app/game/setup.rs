//! The set-up: what is played, who sits where, who starts. All that a new game needs.
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::seat_command::{MAX_COMMAND, SeatCommand};
use super::time_limit::{THINKING, TimeLimit};
use crate::app::disc_style::{DiscColour, DiscStyle};
use crate::app::words::names;
use crate::language::{self, Language};
use connect_n_arena::{CommandError, PROGRAM_PREFIX};
use connect_n_engine::players::Level;
use connect_n_engine::{PlayerSpec, Rules, RulesError, Variant};

/// Rows and columns that the menus offer.
pub const SIDES: std::ops::RangeInclusive<u8> = 3..=16;
/// Discs in line that the menus offer.
pub const CONNECTS: std::ops::RangeInclusive<u8> = 3..=10;
/// Most players of a game.
pub const MAX_PLAYERS: usize = 4;
/// Longest name of a player, in characters.
pub const MAX_NAME: usize = 60;
/// Characters of a name for which there is room everywhere.
const SHOWN_NAME: usize = 24;
/// What is played, who sits where, who starts; remembered between runs.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    /// Rows of the board.
    pub rows: u8,
    /// Columns of the board.
    pub cols: u8,
    /// Discs in line that win.
    pub connect: u8,
    /// Whether a turn may also be a pop.
    pub pop_out: bool,
    /// Whether a line loses.
    pub misere: bool,
    /// Whether the left and right edges are joined.
    pub cylinder: bool,
    /// Number of players, 2 to 4; they sit in the first of `seats`.
    pub players: u8,
    /// Who sits where; those beyond `players` are kept for when they are wanted again.
    pub seats: [SeatSetup; MAX_PLAYERS],
    /// Who begins the first game.
    pub starter: Starter,
    /// Who begins the next game of the same players.
    pub rematch: RematchStarter,
    /// Whether time counts.
    pub time: TimeLimit,
    /// Seconds after which a computer plays the best move it has found, where its level has no limit of its own.
    pub thinking_seconds: u16,
}

/// One seat of the set-up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatSetup {
    /// A person sits here, not a computer.
    pub human: bool,
    /// The person's name.
    pub name: String,
    /// The level of the computer that sits here when no person does.
    pub level: PlayerSpec,
    /// Another program plays for the computer, and no level of ours.
    pub by_program: bool,
    /// The command that starts this program.
    pub command: SeatCommand,
    /// Colour of the discs.
    pub colour: DiscColour,
}

/// Who moves in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A person.
    Person,
    /// One of our own computer players.
    Computer,
    /// Another program.
    Program,
}

/// Who begins the first game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starter {
    /// The player of this seat, counted from 0.
    Seat(u8),
    /// A coin toss decides, which the window shows.
    #[default]
    CoinToss,
}

/// Who begins the next game of the same players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RematchStarter {
    /// Who lost; after a draw, or with several losers, the next in turn.
    #[default]
    LoserStarts,
    /// The next in turn.
    TakeTurns,
    /// A coin toss decides again.
    CoinToss,
}

impl RematchStarter {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::LoserStarts, Self::TakeTurns, Self::CoinToss];

    /// As it stands in a game's record.
    pub const fn text(self) -> &'static str {
        match self {
            Self::LoserStarts => "loser_starts",
            Self::TakeTurns => "take_turns",
            Self::CoinToss => "coin_toss",
        }
    }
}

/// Why a set-up can't be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupProblem {
    /// No line of N discs fits on the board.
    NoLineFits {
        /// Discs in line asked for.
        connect: u8,
        /// Rows of the board.
        rows: u8,
        /// Columns of the board.
        cols: u8,
    },
    /// The board's numbers are out of range.
    Rules(RulesError),
    /// Two players have the same colour.
    SameColour(usize, usize),
    /// Two players have the same name.
    SameName(String),
    /// A bot is to play, but none is named.
    NoProgram(usize),
    /// The command of a bot has a quotation mark that is never closed.
    OpenQuote(usize),
    /// A computer that doesn't play by these rules.
    UnsuitedLevel(PlayerSpec),
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            rows: 6,
            cols: 7,
            connect: 4,
            pop_out: false,
            misere: false,
            cylinder: false,
            players: 2,
            seats: std::array::from_fn(SeatSetup::initial),
            starter: Starter::Seat(0),
            rematch: RematchStarter::default(),
            time: TimeLimit::default(),
            thinking_seconds: 10,
        }
    }
}

/// A name as it is shown: what is too long for its place ends in an ellipsis.
pub fn shortened(name: &str) -> String {
    if name.chars().count() <= SHOWN_NAME {
        return name.to_owned();
    }
    let beginning: String = name.chars().take(SHOWN_NAME - 1).collect();
    format!("{}…", beginning.trim_end())
}

/// What a person of this seat is called who has chosen no name: in the set-up and in records the same in all languages.
fn unchosen_name(seat: usize) -> String {
    names::numbered_in(Language::English, seat + 1)
}

impl Default for SeatSetup {
    fn default() -> Self {
        Self::initial(0)
    }
}

impl SeatSetup {
    /// A newcomer's game: a person against computers, each in the colour of its seat.
    fn initial(index: usize) -> Self {
        Self {
            human: index == 0,
            name: unchosen_name(index),
            level: PlayerSpec::Level(Level::Medium),
            by_program: false,
            command: SeatCommand::default(),
            colour: DiscColour::ALL[index],
        }
    }

    /// The name of the person here; that of one who chose none in a language.
    fn name_in(&self, language: Language) -> String {
        let name = self.name.trim();
        let unchosen = (0..MAX_PLAYERS).find(|seat| unchosen_name(*seat) == name);
        unchosen.map_or_else(|| name.to_owned(), |seat| names::numbered_in(language, seat + 1))
    }

    /// The name of the person here as the language of the program has it, to be changed.
    pub fn shown_name(&self) -> String {
        self.name_in(language::current())
    }

    /// What the player here is called, whatever the others are.
    fn own_name(&self, seat: usize, language: Language) -> String {
        match self.occupant() {
            Occupant::Person if self.name.trim().is_empty() => names::numbered_in(language, seat + 1),
            Occupant::Person => self.name_in(language),
            Occupant::Computer => names::COMPUTER.text_in(language),
            Occupant::Program => self.command.name().unwrap_or_else(|| names::BOT.text_in(language)),
        }
    }

    /// Who moves here.
    pub const fn occupant(&self) -> Occupant {
        match (self.human, self.by_program) {
            (true, _) => Occupant::Person,
            (false, false) => Occupant::Computer,
            (false, true) => Occupant::Program,
        }
    }

    /// Lets a person, a computer or a program sit here.
    pub const fn seat(&mut self, occupant: Occupant) {
        self.human = matches!(occupant, Occupant::Person);
        if !self.human {
            self.by_program = matches!(occupant, Occupant::Program);
        }
    }

    /// Has a computer play where no program can be called.
    pub fn require_program(&mut self) {
        self.by_program &= self.command.check().is_ok();
    }

    /// Who moves here when no person does, as on the command line: `hard`, `exec:python3 bot.py`.
    pub fn mover(&self) -> String {
        if self.by_program {
            format!("{PROGRAM_PREFIX}{}", self.command.text())
        } else {
            self.level.to_string()
        }
    }
}

impl Setup {
    /// The rules of the game that this describes.
    ///
    /// # Errors
    /// Misère is for two players. A number out of the engine's range, as in a file written by hand.
    pub fn rules(&self) -> Result<Rules, RulesError> {
        let variant = if self.pop_out { Variant::PopOut } else { Variant::Standard };
        let rules = Rules::new(self.rows, self.cols, self.connect, variant, self.players)?;
        let rules = if self.cylinder { rules.with_cylinder() } else { rules };
        if self.misere { rules.with_misere() } else { Ok(rules) }
    }

    /// Takes over the board of a game. Its first seat starts, and a computer that doesn't play by its rules makes way for
    /// one that does.
    pub(in crate::app) fn adopt(&mut self, rules: Rules) {
        self.rows = rules.rows();
        self.cols = rules.cols();
        self.connect = rules.connect();
        self.pop_out = rules.is_pop_out();
        self.misere = rules.is_misere();
        self.cylinder = rules.is_cylinder();
        self.players = rules.players();
        self.starter = Starter::Seat(0);
        self.replace_unsuited_levels(rules);
    }

    /// Has another computer play where one doesn't play by these rules.
    pub(super) fn replace_unsuited_levels(&mut self, rules: Rules) {
        for seat in self.seats.iter_mut().filter(|seat| seat.level.check(&rules).is_err()) {
            seat.level = PlayerSpec::Level(Level::Medium);
        }
    }

    /// Gives every seat the colour of the same place in a palette of discs; where two had the same place, the second
    /// gets one that is free.
    pub fn use_palette(&mut self, palette: [DiscColour; MAX_PLAYERS]) {
        let mut free = palette.to_vec();
        for seat in &mut self.seats {
            let same = free.iter().position(|colour| colour.place() == seat.colour.place());
            seat.colour = free.remove(same.unwrap_or_default());
        }
    }

    /// The seats that play.
    pub fn seated(&self) -> &[SeatSetup] {
        &self.seats[..usize::from(self.players).min(MAX_PLAYERS)]
    }

    /// The rules of this set-up, if it can be played.
    ///
    /// # Errors
    /// The first problem.
    pub fn check(&self) -> Result<Rules, SetupProblem> {
        let rules = self.rules().map_err(SetupProblem::Rules)?;
        if !rules.fits_a_line() {
            let Self { connect, rows, cols, .. } = *self;
            return Err(SetupProblem::NoLineFits { connect, rows, cols });
        }
        for (second, seat) in self.seated().iter().enumerate() {
            match seat.occupant() {
                Occupant::Person => {}
                Occupant::Computer => {
                    seat.level.check(&rules).map_err(|_| SetupProblem::UnsuitedLevel(seat.level.clone()))?;
                }
                Occupant::Program => seat.command.check().map_err(|problem| match problem {
                    CommandError::Empty => SetupProblem::NoProgram(second + 1),
                    CommandError::OpenQuote => SetupProblem::OpenQuote(second + 1),
                })?,
            }
            for (first, other) in self.seated()[..second].iter().enumerate() {
                if seat.colour == other.colour {
                    return Err(SetupProblem::SameColour(first + 1, second + 1));
                }
                if seat.human && other.human && self.name_of(first) == self.name_of(second) {
                    return Err(SetupProblem::SameName(self.name_of(first)));
                }
            }
        }
        Ok(rules)
    }

    /// What the player of a seat is called: the person's name, that of a bot, or "Computer"; with a number where several
    /// are called so.
    pub fn name_of(&self, seat: usize) -> String {
        self.name_in(language::current(), seat)
    }

    /// The same as records have it, which are written alike in all languages.
    pub fn recorded_name_of(&self, seat: usize) -> String {
        self.name_in(Language::English, seat)
    }

    fn name_in(&self, language: Language, seat: usize) -> String {
        let name = self.seats[seat].own_name(seat, language);
        let is_same = |(other, player): (usize, &SeatSetup)| player.own_name(other, language) == name;
        let is_alone = self.seated().iter().enumerate().filter(|other| is_same(*other)).count() <= 1;
        if is_alone || self.seats[seat].human { name } else { format!("{name} {}", seat + 1) }
    }

    /// What the discs of a chair look like.
    pub fn disc_style(&self, chair: usize) -> DiscStyle {
        DiscStyle { colour: self.seats[chair].colour, chair: chair as u8 }
    }

    /// What the discs of a game of so many players look like, by seat, where this chair goes first; then those of the
    /// chairs that don't play.
    pub fn disc_styles(&self, players: u8, first_chair: usize) -> [DiscStyle; MAX_PLAYERS] {
        let players = usize::from(players);
        std::array::from_fn(|seat| {
            self.disc_style(if seat < players { (seat + first_chair) % players } else { seat })
        })
    }

    /// Gives a seat a colour; a player who had it takes this one's in exchange.
    pub fn choose_colour(&mut self, seat: usize, colour: DiscColour) {
        let before = self.seats[seat].colour;
        for other in &mut self.seats {
            if other.colour == colour {
                other.colour = before;
            }
        }
        self.seats[seat].colour = colour;
    }

    /// Clamps all values to the ranges that the menus offer.
    pub fn clamped(mut self) -> Self {
        self.rows = self.rows.clamp(*SIDES.start(), *SIDES.end());
        self.cols = self.cols.clamp(*SIDES.start(), *SIDES.end());
        self.connect = self.connect.clamp(*CONNECTS.start(), *CONNECTS.end());
        self.players = self.players.clamp(2, MAX_PLAYERS as u8);
        self.time = self.time.clamped();
        self.thinking_seconds = self.thinking_seconds.clamp(*THINKING.start(), *THINKING.end());
        if let Starter::Seat(seat) = self.starter
            && seat >= self.players
        {
            self.starter = Starter::Seat(0);
        }
        for seat in 1..MAX_PLAYERS {
            let taken: Vec<DiscColour> = self.seats[..seat].iter().map(|seat| seat.colour).collect();
            if taken.contains(&self.seats[seat].colour)
                && let Some(free) = DiscColour::ALL.iter().find(|colour| !taken.contains(colour))
            {
                self.seats[seat].colour = *free;
            }
        }
        for seat in &mut self.seats {
            if seat.name.chars().count() > MAX_NAME {
                seat.name = seat.name.chars().take(MAX_NAME).collect();
            }
            if seat.command.text().chars().count() > MAX_COMMAND {
                seat.command = SeatCommand::default();
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_does_not_fit_is_refused_with_the_reason() {
        let setup = Setup { rows: 3, cols: 4, connect: 5, ..Setup::default() };
        assert_eq!(setup.check(), Err(SetupProblem::NoLineFits { connect: 5, rows: 3, cols: 4 }));
    }

    #[test]
    fn misere_is_for_two() {
        let misere = Setup { misere: true, cylinder: true, ..Setup::default() };
        let rules = misere.rules().unwrap();
        assert!(rules.is_misere() && rules.is_cylinder());
        let three = Setup { players: 3, ..misere };
        assert_eq!(three.check(), Err(SetupProblem::Rules(RulesError::Misere(3))));
        assert!(Setup { misere: false, ..three }.rules().is_ok());
    }

    #[test]
    fn a_computer_plays_only_by_rules_that_it_knows() {
        let mut setup = Setup { cylinder: true, ..Setup::default() };
        assert!(setup.check().is_ok(), "levels know all rules");
        let level = PlayerSpec::Hard;
        setup.seats[1].level = level.clone();
        assert_eq!(setup.check(), Err(SetupProblem::UnsuitedLevel(level.clone())));
        let mut people = setup.clone();
        people.seats[1].human = true;
        people.seats[1].name = "Eve".to_owned();
        assert!(people.check().is_ok());
        setup.seats[1].level = PlayerSpec::Perfect;
        let rules = setup.check().unwrap();
        setup.seats[2].level = level;
        setup.adopt(rules);
        assert_eq!(setup.rules(), Ok(rules));
        assert_eq!(
            [1, 2].map(|seat| setup.seats[seat].level.clone()),
            [PlayerSpec::Perfect, PlayerSpec::Level(Level::Medium)]
        );
    }

    #[test]
    fn choosing_a_taken_colour_swaps() {
        let mut setup = Setup::default();
        let [first, second] = [setup.seats[0].colour, setup.seats[1].colour];
        setup.choose_colour(0, second);
        assert_eq!([setup.seats[0].colour, setup.seats[1].colour], [second, first]);
        assert!(setup.check().is_ok());
    }

    #[test]
    fn two_people_need_two_names() {
        let mut setup = Setup::default();
        setup.seats[1].human = true;
        setup.seats[1].name = format!(" {} ", setup.seats[0].name);
        assert_eq!(setup.check(), Err(SetupProblem::SameName("Player 1".to_owned())));
    }

    #[test]
    fn a_program_needs_a_command() {
        let mut setup = Setup::default();
        setup.seats[1].seat(Occupant::Program);
        assert_eq!(setup.check(), Err(SetupProblem::NoProgram(2)));
        setup.seats[1].command = SeatCommand::typed("python3 'my bot.py");
        assert_eq!(setup.check(), Err(SetupProblem::OpenQuote(2)));
        setup.seats[1].command = SeatCommand::typed("python3 'my bot.py'");
        assert!(setup.check().is_ok());
        assert_eq!(setup.name_of(1), "my bot.py");
        setup.seats[1].command.set_own_name("Deep");
        assert_eq!(setup.name_of(1), "Deep");
        setup.seats[1].seat(Occupant::Person);
        assert_eq!((setup.seats[1].occupant(), setup.seats[1].by_program), (Occupant::Person, true));
    }

    #[test]
    fn a_file_out_of_range_is_brought_back() {
        let wild: Setup =
            toml::from_str("rows = 200\ncols = 1\nplayers = 9\nstarter = { seat = 7 }").unwrap();
        let tame = wild.clamped();
        assert_eq!((tame.rows, tame.cols, tame.players, tame.starter), (16, 3, 4, Starter::Seat(0)));
    }
}
