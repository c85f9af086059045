//! What every key does, for the sheet that lists them.
use crate::app::actions::Action;

/// The sheet: what leads to it, and its title.
pub const KEYS: &str = "Keys";

/// Between the first and the last of many keys.
pub const AND_SO_ON: &str = "…";

/// Where keys work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyGroup {
    /// On the board.
    Board,
    /// In the course of the game.
    Game,
    /// In the review of a game.
    Review,
    /// With puzzles.
    Puzzles,
    /// With games as files and text.
    Files,
    /// On the other screens and in dialogs.
    Menus,
}

impl KeyGroup {
    /// All, as they stand in the columns of the sheet.
    pub const COLUMNS: [&'static [Self]; 2] =
        [&[Self::Board, Self::Menus, Self::Puzzles], &[Self::Game, Self::Review, Self::Files]];

    /// Its heading.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Board => "On the board",
            Self::Game => "During a game",
            Self::Review => "In a review",
            Self::Puzzles => "Puzzles",
            Self::Files => "Saving and sharing",
            Self::Menus => "Menus and window",
        }
    }
}

/// Where an action belongs.
pub const fn group(action: Action) -> KeyGroup {
    match action {
        Action::Drop(_)
        | Action::Pop(_)
        | Action::AimLeft
        | Action::AimRight
        | Action::AimUp
        | Action::AimDown
        | Action::PlayAim => KeyGroup::Board,
        Action::Undo
        | Action::Redo
        | Action::Hint
        | Action::Analysis
        | Action::BestLine
        | Action::Pause
        | Action::OneMove
        | Action::PreviousMove
        | Action::NextMove
        | Action::FirstMove
        | Action::LastMove
        | Action::Moves
        | Action::NewGame
        | Action::NextLevel
        | Action::ViewBoard
        | Action::SeatHuman
        | Action::SeatComputer => KeyGroup::Game,
        Action::Review
        | Action::ShowMistake
        | Action::NextMistake
        | Action::TryAgain
        | Action::PlayOn
        | Action::LookLonger => KeyGroup::Review,
        Action::NextPuzzle
        | Action::ShowSolution
        | Action::PuzzleOfTheDay
        | Action::DuePuzzle
        | Action::ChoosePuzzle => KeyGroup::Puzzles,
        Action::OpenGame
        | Action::SaveGame
        | Action::Replace
        | Action::Browse
        | Action::CopyGame
        | Action::CopyMoves
        | Action::PasteGame => KeyGroup::Files,
        Action::Play
        | Action::SetUp
        | Action::Customise
        | Action::EditBoard
        | Action::Explore
        | Action::NextColour
        | Action::ClearBoard
        | Action::Confirm
        | Action::Back
        | Action::Menu
        | Action::Settings
        | Action::Keys
        | Action::HowToPlay
        | Action::Puzzles
        | Action::Lessons
        | Action::MainMenu
        | Action::Quit
        | Action::Fullscreen => KeyGroup::Menus,
    }
}

/// What an action does. Actions with the same words share a line.
pub const fn does(action: Action) -> &'static str {
    match action {
        Action::Drop(_) => "Drop in that column (0 is the tenth)",
        Action::Pop(_) => "Pop that column, in PopOut",
        Action::AimLeft | Action::AimRight => "Aim at a column",
        Action::AimUp | Action::AimDown => "Switch between drop and pop, in PopOut",
        Action::PlayAim => "Play where you aim",
        Action::Undo | Action::Redo => "Undo, redo",
        Action::Hint => "Show or hide a hint",
        Action::Analysis => "Show or hide the analysis",
        Action::BestLine => "Show best play, in the analysis",
        Action::Pause => "Pause or resume the computers",
        Action::OneMove => "Let a paused computer make one move",
        Action::PreviousMove | Action::NextMove => "Previous or next move",
        Action::FirstMove | Action::LastMove => "Start or end of the game",
        Action::Moves => "List the moves, from the menu",
        Action::NewGame => "Restart the game",
        Action::NextLevel => "Try the next level, after a win",
        Action::ViewBoard => "Switch between board and result, after a game",
        Action::SeatHuman => "Take over from a bot that stopped",
        Action::SeatComputer => "Let the computer take over from a bot that stopped",
        Action::Review => "Review the game",
        Action::ShowMistake => "Show the worst mistake, or the answer",
        Action::NextMistake => "Next mistake",
        Action::TryAgain => "Try a mistake again",
        Action::PlayOn => "Play on from the right move",
        Action::LookLonger => "Look longer",
        Action::OpenGame => "Open a game",
        Action::SaveGame => "Save the game",
        Action::Replace => "Replace a game of the same name",
        Action::Browse => "Choose a file or folder",
        Action::CopyGame => "Copy the game as text",
        Action::CopyMoves => "Copy only its moves",
        Action::PasteGame => "Paste a game",
        Action::Play => "Play, from the title",
        Action::SetUp => "Set up a new game",
        Action::Customise => "Customise the set-up",
        Action::EditBoard => "Edit the board, from a menu",
        Action::Explore => "Explore openings, from a menu",
        Action::NextColour => "Next colour, in the editor",
        Action::ClearBoard => "Clear the board, in the editor",
        Action::Confirm => "Press the highlighted button",
        Action::Back => "Go back",
        Action::Menu => "Game menu",
        Action::Settings => "Settings",
        Action::Keys => "Show these keys",
        Action::HowToPlay => "How to play, from the title",
        Action::Puzzles => "Puzzles, from the title",
        Action::Lessons => "Lessons, from the title or a puzzle",
        Action::NextPuzzle => "Next puzzle, or skip this one",
        Action::ShowSolution => "Show the solution, after a wrong move",
        Action::PuzzleOfTheDay => "Puzzle of the day",
        Action::DuePuzzle => "A puzzle that is due again",
        Action::ChoosePuzzle => "Choose a puzzle, in a small window",
        Action::MainMenu => "Main menu, from the menu",
        Action::Quit => "Quit, from the title or the menu",
        Action::Fullscreen => "Full screen",
    }
}
