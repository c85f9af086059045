//! What is played and by whom.
use crate::cli::launch::{Controller, Launch};
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
    /// A human's name.
    pub(super) name: String,
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
            name: format!("Player {}", chair + 1),
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
            Controller::Human => player.name.clone(),
            Controller::Computer(entrant) => {
                let entrant = entrant_title(entrant);
                let is_alone = self.seated().iter().filter(|other| other.is_computer()).count() < 2;
                if is_alone {
                    format!("Computer ({entrant})")
                } else {
                    format!("Computer {} ({entrant})", chair + 1)
                }
            }
        }
    }

    /// Whether another human than this one has this name.
    pub(super) fn is_taken(&self, name: &str, chair: usize) -> bool {
        let mut others = self.seated().iter().enumerate().filter(|&(other, _)| other != chair);
        others.any(|(_, other)| !other.is_computer() && other.name == name)
    }

    /// Gives humans of the same name names of their own.
    pub(super) fn tell_names_apart(&mut self) {
        for chair in 1..self.seated().len() {
            let (before, rest) = self.players.split_at_mut(chair);
            let player = &mut rest[0];
            let is_same = |other: &Participant| !other.is_computer() && other.name == player.name;
            if !player.is_computer() && before.iter().any(is_same) {
                player.name = format!("{} ({})", player.name, chair + 1);
            }
        }
    }
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
