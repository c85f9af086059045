//! Who plays together: the score is kept for them over rematches and other boards.
use super::setup::Setup;

/// Who somebody is for the score, whatever they are called on the screen.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlayerId {
    /// A human with a name of their own.
    Named(String),
    /// A human without one, by their chair.
    Unnamed(usize),
    /// A computer or a bot.
    Computer {
        /// Its level or its command, as the command line writes it.
        mover: String,
        /// How many of the same sit before it.
        number: usize,
    },
}

/// Everybody who plays a match, sorted: whoever hasn't played together before starts from 0.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LineUp(Vec<PlayerId>);

/// What a match has added to the score so far; one that is taken back and ends otherwise is counted again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Counted {
    /// It has not ended so far.
    #[default]
    Open,
    /// This player of the line-up has won it; nobody, if it was a draw.
    Result(LineUp, Option<PlayerId>),
    /// It had ended before it was opened.
    Ended,
}

impl Setup {
    /// Who sits in a chair.
    pub fn player_id(&self, chair: usize) -> PlayerId {
        let player = &self.seats[chair];
        if player.human {
            let name = player.name.trim();
            return if name.is_empty() { PlayerId::Unnamed(chair) } else { PlayerId::Named(name.to_owned()) };
        }
        let mover = player.mover();
        let same = self.seats[..chair].iter().filter(|other| !other.human && other.mover() == mover);
        PlayerId::Computer { number: same.count(), mover }
    }

    /// Everybody who plays.
    pub fn line_up(&self) -> LineUp {
        let mut players: Vec<PlayerId> =
            (0..self.seated().len()).map(|chair| self.player_id(chair)).collect();
        players.sort();
        LineUp(players)
    }
}
