//! Where actions are offered. Actions may share a key where no two of them are offered at the same time.
use super::Action;

/// A screen or a dialog, as far as keys go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The first screen.
    Title,
    /// The set-up.
    Setup,
    /// A game.
    Game,
    /// The review of a game.
    Review,
    /// The result of a game, beside its board.
    Result,
    /// A puzzle.
    Puzzle,
    /// The editor of boards.
    Editor,
    /// The explorer of openings.
    Explorer,
    /// A tournament that is watched.
    Watch,
    /// The first steps.
    HowToPlay,
    /// The menu of a game.
    Pause,
    /// The list of moves, in a narrow window.
    Moves,
    /// The games that can be opened.
    Games,
    /// The name under which a game is saved.
    Save,
    /// The choice of a puzzle, in a small window.
    PuzzleChoice,
    /// The question who plays on for a bot.
    Stuck,
    /// Any other dialog.
    Dialog,
}

use Place::{
    Dialog, Editor, Explorer, Game, Games, HowToPlay, Moves, Pause, Puzzle, PuzzleChoice, Result, Review,
    Save, Setup, Stuck, Title, Watch,
};

impl Action {
    /// Where it is offered; what works from everywhere names no place.
    pub const fn places(self) -> &'static [Place] {
        match self {
            Self::Settings | Self::Fullscreen => &[],
            Self::Drop(_)
            | Self::Pop(_)
            | Self::AimLeft
            | Self::AimRight
            | Self::AimUp
            | Self::AimDown
            | Self::PlayAim => &[Game, Review, Puzzle, Editor, Explorer, HowToPlay],
            Self::Undo => &[Game, Review, Result, Puzzle, Editor, Explorer],
            Self::Redo => &[Game, Review, Result, Explorer],
            Self::Hint => &[Game, Puzzle],
            Self::Analysis | Self::BestLine | Self::Pause | Self::OneMove => &[Game],
            Self::FirstMove => &[Game, Review, Result, Explorer, Watch, Moves],
            Self::PreviousMove | Self::NextMove | Self::LastMove => &[Game, Review, Result, Watch, Moves],
            Self::Moves => &[Review, Pause],
            Self::NewGame | Self::Review => &[Game, Result, Pause],
            Self::Play => &[Title, Editor, Explorer, Watch],
            Self::SetUp => &[Title, Result, Pause],
            Self::NextLevel => &[Result],
            Self::Customise => &[Setup],
            Self::EditBoard => &[Setup, Pause],
            Self::Explore => &[Pause, Games],
            Self::NextColour | Self::ClearBoard => &[Editor],
            Self::ViewBoard | Self::Menu => &[Game, Result],
            Self::ShowMistake => &[Review, Result],
            Self::NextMistake | Self::TryAgain | Self::PlayOn | Self::LookLonger => &[Review],
            Self::OpenGame => &[
                Title, Setup, Game, Review, Result, Puzzle, Editor, Explorer, Watch, HowToPlay, Pause, Games,
            ],
            Self::PasteGame => {
                &[Title, Setup, Game, Review, Result, Puzzle, Editor, Explorer, Watch, HowToPlay, Games]
            }
            Self::SaveGame => &[Game, Review, Result, Pause],
            Self::CopyGame => &[Game, Review, Result, Editor, Save],
            Self::CopyMoves => &[Game, Review, Result],
            Self::Replace | Self::Browse => &[Save],
            Self::SeatHuman | Self::SeatComputer => &[Stuck],
            Self::Confirm => &[Title, Setup, Result, Puzzle, HowToPlay, Save, Stuck, Dialog],
            Self::Back => &[
                Setup,
                Review,
                Puzzle,
                Editor,
                Explorer,
                HowToPlay,
                Pause,
                Moves,
                Games,
                Save,
                PuzzleChoice,
                Stuck,
                Dialog,
            ],
            Self::Keys => {
                &[Title, Setup, Game, Review, Result, Puzzle, Editor, Explorer, Watch, HowToPlay, Pause]
            }
            Self::HowToPlay | Self::Puzzles => &[Title],
            Self::Lessons => &[Title, Puzzle, PuzzleChoice],
            Self::ShowSolution | Self::NextPuzzle | Self::ChoosePuzzle => &[Puzzle],
            Self::PuzzleOfTheDay | Self::DuePuzzle => &[Puzzle, PuzzleChoice],
            Self::MainMenu => &[Pause],
            Self::Quit => &[Title, Pause, Watch],
        }
    }

    /// Whether the two are offered at the same time somewhere, so that they can't share a key.
    pub(super) fn meets(self, other: Self) -> bool {
        let shares_a_place = || self.places().iter().any(|place| other.places().contains(place));
        self != other && (self.is_global() || other.is_global() || shares_a_place())
    }
}
