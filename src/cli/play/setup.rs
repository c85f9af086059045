//! What is played and by whom.
use crate::cli::launch::{Controller, Launch};
use crate::language::message;
use crate::player_title::title;
use connect_n_arena::Entrant;
use connect_n_engine::clock::TimeControl;
use connect_n_engine::{PlayerSpec, Rules, UnsuitedPlayer};

/// Longest name of a player, in characters.
pub(super) const LONGEST_NAME: usize = 24;

/// All that a new game needs.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    pub(super) rules: Rules,
    /// In the order in which they sit; the first so many play.
    pub(super) players: [Participant; 4],
    pub(super) starter: Starter,
    pub(super) clock: Option<TimeControl>,
}

/// Somebody at the table.
#[derive(Clone, Debug)]
pub(super) struct Participant {
    /// The name that a human has chosen.
    pub(super) name: Option<String>,
    pub(super) who: Controller,
    /// The person at this machine has named the program that plays, or agreed to run it.
    pub(super) is_trusted: bool,
}

/// Who goes first in the first game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Starter {
    /// This player, from 0.
    Player(usize),
    Toss,
}

impl Default for Setup {
    /// The usual board, a human against a computer, a toss, no clock.
    fn default() -> Self {
        let players = std::array::from_fn(|chair| Participant {
            name: None,
            who: if chair == 0 {
                Controller::Human
            } else {
                Controller::Computer(Entrant::BuiltIn(PlayerSpec::Medium))
            },
            is_trusted: true,
        });
        Self { rules: Rules::default(), players, starter: Starter::Toss, clock: None }
    }
}

impl Setup {
    /// What the command line asks for, and the usual where it says nothing.
    pub(super) fn launched(launch: &Launch) -> Self {
        let mut setup = Self { starter: Starter::Player(0), clock: launch.clock, ..Self::default() };
        setup.rules = launch.game.as_ref().map(|game| *game.rules()).or(launch.rules).unwrap_or_default();
        for (player, controller) in setup.players.iter_mut().zip(&launch.seats) {
            player.who = controller.clone().unwrap_or_else(|| player.who.clone());
        }
        setup
    }

    /// Those who play.
    pub(super) fn seated(&self) -> &[Participant] {
        &self.players[..usize::from(self.rules.players())]
    }

    /// Why one of the players can't play by these rules, if so.
    pub(super) fn unsuited(&self) -> Option<UnsuitedPlayer> {
        self.seated().iter().find_map(|player| match &player.who {
            Controller::Human => None,
            Controller::Computer(entrant) => entrant.check(&self.rules).err(),
        })
    }

    /// What a player is called: `Ada`, `Computer (Easy)`, or `Computer 2 (Easy)` where there are several.
    pub(super) fn name(&self, chair: usize) -> String {
        let player = &self.players[chair];
        match &player.who {
            Controller::Human => player.name.clone().unwrap_or_else(|| usual_name(chair)),
            Controller::Computer(entrant) => {
                let entrant = entrant_title(entrant);
                let is_alone = self.seated().iter().filter(|other| other.is_computer()).count() < 2;
                let id = if is_alone { "play-computer" } else { "play-computer-numbered" };
                message(id).with("level", entrant).with("number", chair + 1).text()
            }
        }
    }

    /// Whether another human than this one has this name.
    pub(super) fn is_taken(&self, name: &str, chair: usize) -> bool {
        let mut others = (0..self.seated().len()).filter(|&other| other != chair);
        others.any(|other| !self.players[other].is_computer() && self.name(other) == name)
    }

    /// Gives humans of the same name names of their own.
    pub(super) fn tell_names_apart(&mut self) {
        for chair in 1..self.seated().len() {
            let name = self.name(chair);
            let is_same = |other: usize| !self.players[other].is_computer() && self.name(other) == name;
            if !self.players[chair].is_computer() && (0..chair).any(is_same) {
                self.players[chair].name = Some(format!("{name} ({})", chair + 1));
            }
        }
    }
}

/// What a player is called who has chosen no name.
pub(super) fn usual_name(chair: usize) -> String {
    message("names-player").with("number", chair + 1).text()
}

/// What a computer player is called: `Easy`, or the command of a bot.
pub(super) fn entrant_title(entrant: &Entrant) -> String {
    match entrant {
        Entrant::BuiltIn(spec) => title(spec),
        Entrant::Program(_) => entrant.to_string(),
    }
}

impl Participant {
    pub(super) const fn is_computer(&self) -> bool {
        matches!(self.who, Controller::Computer(_))
    }
}
