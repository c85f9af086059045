//! Games that the set-up offers ready-made.
use super::setup::Setup;

/// A board with its rules and its number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// The game that everybody knows.
    Classic,
    /// The same with pops.
    PopOut,
    /// A longer line on a larger board.
    FiveInARow,
    /// A game of a minute.
    Tiny,
    /// A game of an evening.
    Giant,
    /// Everybody against everybody.
    PartyOfFour,
}

impl Preset {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::Classic, Self::PopOut, Self::FiveInARow, Self::Tiny, Self::Giant, Self::PartyOfFour];

    /// The preset that a set-up plays, whoever its players are.
    pub fn of(setup: &Setup) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| {
            let mut same = setup.clone();
            preset.apply(&mut same);
            same == *setup
        })
    }

    /// Gives a set-up this board and number of players. Its players stay who they are.
    pub fn apply(self, setup: &mut Setup) {
        setup.pop_out = self == Self::PopOut;
        (setup.misere, setup.cylinder) = (false, false);
        let [rows, cols, connect, players] = match self {
            Self::Classic | Self::PopOut => [6, 7, 4, 2],
            Self::FiveInARow => [8, 9, 5, 2],
            Self::Tiny => [4, 5, 4, 2],
            Self::Giant => [12, 14, 5, 2],
            Self::PartyOfFour => [9, 10, 4, 4],
        };
        (setup.rows, setup.cols, setup.connect, setup.players) = (rows, cols, connect, players);
        *setup = std::mem::take(setup).clamped();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_can_be_played_and_is_recognised() {
        for preset in Preset::ALL {
            let mut setup = Setup { rows: 11, ..Setup::default() };
            assert_eq!(Preset::of(&setup), None);
            preset.apply(&mut setup);
            assert!(setup.check().is_ok(), "{preset:?}");
            setup.seats[0].human = false;
            assert_eq!(Preset::of(&setup), Some(preset));
            setup.misere = true;
            assert_eq!(Preset::of(&setup), None);
        }
    }
}
