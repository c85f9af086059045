//! What every key does, for the sheet that lists them.
use super::{controls, game, list, menus};
use crate::app::actions::{Action, Chord};
use crate::language::{Label, message};

/// The sheet: what leads to it, and its title.
pub const KEYS: Label = Label::new("keys-keys");

/// Leads to where keys are changed.
pub const CHANGE: Label = Label::new("keys-change");
/// Where keys are changed.
pub const CHANGE_TITLE: Label = Label::new("keys-change-title");
/// In the place of the key of an action that has none.
pub const NO_KEY: Label = Label::new("keys-none");
/// What to do for another key.
pub const PRESS: Label = Label::new("keys-press");
/// Which keys can't be chosen.
pub const RESERVED: Label = Label::new("keys-reserved");
/// What is said of a key that has no name.
pub const UNUSABLE: Label = Label::new("keys-unusable");
/// Leaves an action without a key.
pub const REMOVE: Label = Label::new("keys-remove");
/// Gives an action the key that it had at first.
pub const USUAL: Label = Label::new("keys-usual");
/// Takes a key from the actions that have it.
pub const TAKE: Label = Label::new("keys-take");
/// Leaves it to them.
pub const LEAVE: Label = Label::new("keys-leave");
/// The question whether all keys are to be as they were at first.
pub const RESTORE_QUESTION: Label = Label::new("keys-restore-question");

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
    pub const fn heading(self) -> Label {
        match self {
            Self::Board => Label::new("keys-group-board"),
            Self::Game => Label::new("keys-group-game"),
            Self::Review => Label::new("keys-group-review"),
            Self::Puzzles => Label::new("keys-group-puzzles"),
            Self::Files => Label::new("keys-group-files"),
            Self::Menus => Label::new("keys-group-menus"),
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
pub const fn does(action: Action) -> Label {
    match action {
        Action::Drop(_) => Label::new("keys-does-drop"),
        Action::Pop(_) => Label::new("keys-does-pop"),
        Action::AimLeft | Action::AimRight => Label::new("keys-does-aim-left"),
        Action::AimUp | Action::AimDown => Label::new("keys-does-aim-up"),
        Action::PlayAim => Label::new("keys-does-play-aim"),
        Action::Undo | Action::Redo => Label::new("keys-does-undo"),
        Action::Hint => Label::new("keys-does-hint"),
        Action::Analysis => Label::new("keys-does-analysis"),
        Action::BestLine => Label::new("keys-does-best-line"),
        Action::Pause => Label::new("keys-does-pause"),
        Action::OneMove => Label::new("keys-does-one-move"),
        Action::PreviousMove | Action::NextMove => Label::new("keys-does-previous-move"),
        Action::FirstMove | Action::LastMove => Label::new("keys-does-first-move"),
        Action::Moves => Label::new("keys-does-moves"),
        Action::NewGame => Label::new("keys-does-new-game"),
        Action::NextLevel => Label::new("keys-does-next-level"),
        Action::ViewBoard => Label::new("keys-does-view-board"),
        Action::SeatHuman => Label::new("keys-does-seat-human"),
        Action::SeatComputer => Label::new("keys-does-seat-computer"),
        Action::Review => Label::new("keys-does-review"),
        Action::ShowMistake => Label::new("keys-does-show-mistake"),
        Action::NextMistake => Label::new("keys-does-next-mistake"),
        Action::TryAgain => Label::new("keys-does-try-again"),
        Action::PlayOn => Label::new("keys-does-play-on"),
        Action::LookLonger => Label::new("keys-does-look-longer"),
        Action::OpenGame => Label::new("keys-does-open-game"),
        Action::SaveGame => Label::new("keys-does-save-game"),
        Action::Replace => Label::new("keys-does-replace"),
        Action::Browse => Label::new("keys-does-browse"),
        Action::CopyGame => Label::new("keys-does-copy-game"),
        Action::CopyMoves => Label::new("keys-does-copy-moves"),
        Action::PasteGame => Label::new("keys-does-paste-game"),
        Action::Play => Label::new("keys-does-play"),
        Action::SetUp => Label::new("keys-does-set-up"),
        Action::Customise => Label::new("keys-does-customise"),
        Action::EditBoard => Label::new("keys-does-edit-board"),
        Action::Explore => Label::new("keys-does-explore"),
        Action::NextColour => Label::new("keys-does-next-colour"),
        Action::ClearBoard => Label::new("keys-does-clear-board"),
        Action::Confirm => Label::new("keys-does-confirm"),
        Action::Back => Label::new("keys-does-back"),
        Action::Menu => Label::new("keys-does-menu"),
        Action::Settings => Label::new("keys-does-settings"),
        Action::Keys => Label::new("keys-does-keys"),
        Action::HowToPlay => Label::new("keys-does-how-to-play"),
        Action::Puzzles => Label::new("keys-does-puzzles"),
        Action::Lessons => Label::new("keys-does-lessons"),
        Action::NextPuzzle => Label::new("keys-does-next-puzzle"),
        Action::ShowSolution => Label::new("keys-does-show-solution"),
        Action::PuzzleOfTheDay => Label::new("keys-does-puzzle-of-the-day"),
        Action::DuePuzzle => Label::new("keys-does-due-puzzle"),
        Action::ChoosePuzzle => Label::new("keys-does-choose-puzzle"),
        Action::MainMenu => Label::new("keys-does-main-menu"),
        Action::Quit => Label::new("keys-does-quit"),
        Action::Fullscreen => Label::new("keys-does-fullscreen"),
    }
}

/// What an action is called, where it stands alone.
pub fn name(action: Action) -> String {
    let label = match action {
        Action::Drop(index) => return message("keys-drop").with("column", index + 1).text(),
        Action::Pop(index) => return message("keys-pop").with("column", index + 1).text(),
        Action::AimLeft => Label::new("keys-aim-left"),
        Action::AimRight => Label::new("keys-aim-right"),
        Action::AimUp => Label::new("keys-aim-up"),
        Action::AimDown => Label::new("keys-aim-down"),
        Action::Undo => game::UNDO,
        Action::Redo => game::REDO,
        Action::FirstMove => menus::FIRST_MOVE,
        Action::PreviousMove => menus::PREVIOUS_MOVE,
        Action::NextMove => menus::NEXT_MOVE,
        Action::LastMove => menus::LAST_MOVE,
        other => does(other),
    };
    label.text()
}

/// An action with all its keys.
pub fn with_keys(action: Action, keys: &[String]) -> String {
    let keys = if keys.is_empty() { NO_KEY.text() } else { list(keys) };
    controls::with_key(&name(action), &keys)
}

/// What is said of keys that other actions have.
pub fn taken(keys: &[Chord], users: &[Action]) -> String {
    let keys: Vec<String> = keys.iter().map(Chord::label).collect();
    let users: Vec<String> = users.iter().map(|action| name(*action)).collect();
    message("keys-taken").with("keys", list(&keys)).with("actions", list(&users)).text()
}
