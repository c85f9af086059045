//! When a player that is at fault again and again is out of a tournament.
//!
//! It is out after so many faults, in the order of [`GameId`]. Later games are not played, and where they have been
//! played at the same time or elsewhere, their faults count for nothing. So it doesn't matter which games are played
//! first. In the table none of its games counts.
use std::collections::BTreeMap;

use super::game_id::GameId;
use super::played::Played;

/// The games that were lost by a fault, and how many faults are too many.
#[derive(Clone, Default, Debug)]
pub(crate) struct Faults {
    most: Option<u32>,
    /// Who was at fault in each.
    games: BTreeMap<GameId, Vec<String>>,
}

impl Faults {
    /// Those of these games.
    pub(crate) fn new<'a>(most: Option<u32>, games: impl IntoIterator<Item = &'a Played>) -> Self {
        let mut faults = Self { most, games: BTreeMap::new() };
        games.into_iter().for_each(|game| faults.add(game));
        faults
    }

    /// Remembers a game that was lost by a fault.
    pub(crate) fn add(&mut self, game: &Played) {
        let offenders: Vec<String> = game.faults().map(|(player, _)| player.to_owned()).collect();
        if !offenders.is_empty() {
            self.games.insert(game.id(), offenders);
        }
    }

    /// Who is out by these games.
    pub(crate) fn exclusions(&self) -> Exclusions {
        let mut after: BTreeMap<String, GameId> = BTreeMap::new();
        let Some(most) = self.most else { return Exclusions { after } };
        let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
        for (game, offenders) in &self.games {
            if game.seats().into_iter().any(|player| after.contains_key(player)) {
                continue;
            }
            for offender in offenders {
                let count = counts.entry(offender).or_default();
                *count += 1;
                if *count >= most {
                    after.insert(offender.clone(), game.clone());
                }
            }
        }
        Exclusions { after }
    }
}

/// The players who are out.
pub(crate) struct Exclusions {
    /// The game after which each is.
    after: BTreeMap<String, GameId>,
}

impl Exclusions {
    /// Whether this player is out.
    pub(crate) fn has(&self, player: &str) -> bool {
        self.after.contains_key(player)
    }

    /// Whether this game is played, and its fault counts.
    pub(crate) fn allow(&self, game: &GameId) -> bool {
        game.seats().into_iter().all(|player| self.after.get(player).is_none_or(|last| game <= last))
    }
}
