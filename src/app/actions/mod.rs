//! What keys do, and the buttons of gamepads: all key bindings of the program are here, the usual ones and those that a
//! person has chosen.
//!
//! A key that the focused control has not used is looked up in the [`Bindings`]. A button with that action is
//! pressed, by `theme/widgets/press.rs`; if there is none, it triggers [`ActionPressed`] for observers. Only widgets
//! read keys on their own: arrows, digits and text for the control that has the focus.
mod bindings;
mod chord;
mod key_choices;
mod modifiers;
mod names;
mod pad_button;
mod places;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub use self::bindings::Bindings;
pub use self::chord::{Chord, NoChord};
pub use self::key_choices::KeyChoices;
pub use self::modifiers::Modifiers;
pub use self::pad_button::PadButton;
pub use self::places::Place;

/// Something that a key can do.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Action {
    /// Drop in the column of this index.
    Drop(u8),
    /// Pop in the column of this index.
    Pop(u8),
    /// Aim one column to the left.
    AimLeft,
    /// Aim one column to the right.
    AimRight,
    /// Aim at the columns.
    AimUp,
    /// Aim at the pops under the board.
    AimDown,
    /// Play where the aim is.
    PlayAim,
    /// Take a move back.
    Undo,
    /// Play a move again that was taken back.
    Redo,
    /// Suggest a move.
    Hint,
    /// Show what each move leads to, or hide it.
    Analysis,
    /// Show best play on the board, or hide it.
    BestLine,
    /// Let computers wait, or go on.
    Pause,
    /// Let a computer that waits make one move.
    OneMove,
    /// Look at the move before.
    PreviousMove,
    /// Look at the next move.
    NextMove,
    /// Look at the start of the game.
    FirstMove,
    /// Look at the end of the game.
    LastMove,
    /// Open the list of moves.
    Moves,
    /// Start another game.
    NewGame,
    /// Start a game with the last set-up.
    Play,
    /// Change what is played and who plays.
    SetUp,
    /// Start a game against the next level.
    NextLevel,
    /// Change everything of a game that is set up, or go back to the ready-made ones.
    Customise,
    /// Set a board up by hand.
    EditBoard,
    /// Explore what moves lead to, and how often they were played.
    Explore,
    /// Drop discs of the next player in the editor.
    NextColour,
    /// Take all discs away in the editor.
    ClearBoard,
    /// Leave the result for a look at the board.
    ViewBoard,
    /// Review the game.
    Review,
    /// Review it, and go to the worst mistake; or show what was better than a mistake.
    ShowMistake,
    /// Go to the next mistake of the review.
    NextMistake,
    /// Make another move in the place of a mistake.
    TryAgain,
    /// Play on from a move that was tried.
    PlayOn,
    /// Let the review look longer.
    LookLonger,
    /// Open a game.
    OpenGame,
    /// Save the game.
    SaveGame,
    /// Replace a game that has the same name.
    Replace,
    /// Choose a file by the dialog of the desktop.
    Browse,
    /// Copy the game as a record.
    CopyGame,
    /// Copy the moves of the game alone.
    CopyMoves,
    /// Open the game that was copied.
    PasteGame,
    /// A human takes over a seat.
    SeatHuman,
    /// A computer takes over a seat.
    SeatComputer,
    /// Do what the screen or the dialog offers first.
    Confirm,
    /// Leave the screen or the dialog.
    Back,
    /// Open the menu of the game.
    Menu,
    /// Open the settings.
    Settings,
    /// Show what all keys do.
    Keys,
    /// Take the first steps.
    HowToPlay,
    /// Solve puzzles.
    Puzzles,
    /// Learn an idea after another, or choose which.
    Lessons,
    /// Show how a puzzle is solved.
    ShowSolution,
    /// Go to another puzzle.
    NextPuzzle,
    /// Solve the puzzle of the day.
    PuzzleOfTheDay,
    /// Solve a puzzle that has come back.
    DuePuzzle,
    /// Choose other puzzles.
    ChoosePuzzle,
    /// Go to the main menu.
    MainMenu,
    /// Leave the program.
    Quit,
    /// Switch between full screen and a window.
    Fullscreen,
}

impl Action {
    /// Whether it works from everywhere, while somebody types or a dialog is open too.
    pub fn is_global(self) -> bool {
        matches!(self, Self::Settings | Self::Fullscreen)
    }
}

/// The device whose keys or buttons are shown: the one that is used.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum InputDevice {
    /// The keyboard, with the mouse or without, or a finger.
    #[default]
    Keyboard,
    /// A gamepad.
    Gamepad,
}

/// Some actions have other keys now.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeysChanged;

/// The keys of an action were pressed, and no control had another use for them.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionPressed {
    /// The action.
    pub action: Action,
    /// The key is held down and repeats.
    pub is_repeat: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeysChanged>()
        .init_resource::<Bindings>()
        .init_resource::<InputDevice>()
        .add_plugins(modifiers::plugin);
}
