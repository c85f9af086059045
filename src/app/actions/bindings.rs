//! The table of keys.
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::{Action, Modifiers};
use crate::app::words::controls;

/// A key with its modifiers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chord {
    key: ChordKey,
    ctrl: bool,
    /// Whether Shift has to be held; `None` where it doesn't matter.
    shift: Option<bool>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum ChordKey {
    /// What the layout of the keyboard gives, in lower case.
    Character(char),
    /// A key that has a name on every layout.
    Named(Key),
    /// A place on the keyboard: digits stay where they are on layouts that need Shift for them.
    Place(KeyCode),
}

/// The keys of digits, in rows above the letters and at the right; 0 stands for the tenth column.
const DIGITS: [[KeyCode; 2]; 10] = [
    [KeyCode::Digit1, KeyCode::Numpad1],
    [KeyCode::Digit2, KeyCode::Numpad2],
    [KeyCode::Digit3, KeyCode::Numpad3],
    [KeyCode::Digit4, KeyCode::Numpad4],
    [KeyCode::Digit5, KeyCode::Numpad5],
    [KeyCode::Digit6, KeyCode::Numpad6],
    [KeyCode::Digit7, KeyCode::Numpad7],
    [KeyCode::Digit8, KeyCode::Numpad8],
    [KeyCode::Digit9, KeyCode::Numpad9],
    [KeyCode::Digit0, KeyCode::Numpad0],
];

/// Which keys do what. Several actions may share keys where no two of them are offered at the same time.
#[derive(Resource, Clone, Debug)]
pub struct Bindings(Vec<(Action, Chord)>);

impl Default for Bindings {
    fn default() -> Self {
        let mut table = vec![
            (Action::AimLeft, named(Key::ArrowLeft)),
            (Action::AimRight, named(Key::ArrowRight)),
            (Action::AimUp, named(Key::ArrowUp)),
            (Action::AimDown, named(Key::ArrowDown)),
            (Action::PlayAim, named(Key::Enter)),
            (Action::PlayAim, named(Key::Space)),
            (Action::Undo, character('z')),
            (Action::Redo, character('y')),
            (Action::Hint, character('h')),
            (Action::Analysis, character('a')),
            (Action::BestLine, character('l')),
            (Action::Pause, character('p')),
            (Action::OneMove, character('.')),
            (Action::PreviousMove, named(Key::PageUp)),
            (Action::NextMove, named(Key::PageDown)),
            (Action::FirstMove, named(Key::Home)),
            (Action::LastMove, named(Key::End)),
            (Action::Moves, character('m')),
            (Action::NewGame, character('n')),
            (Action::Play, character('p')),
            (Action::SetUp, character('s')),
            (Action::Customise, character('c')),
            (Action::EditBoard, character('e')),
            (Action::Explore, character('x')),
            (Action::NextColour, character('c')),
            (Action::ClearBoard, character('x')),
            (Action::NextLevel, character('l')),
            (Action::ViewBoard, character('b')),
            (Action::Review, character('r')),
            (Action::ShowMistake, character('w')),
            (Action::NextMistake, character('n')),
            (Action::TryAgain, character('t')),
            (Action::PlayOn, character('p')),
            (Action::LookLonger, character('l')),
            (Action::OpenGame, ctrl('o')),
            (Action::SaveGame, ctrl('s')),
            (Action::Replace, character('r')),
            (Action::Browse, ctrl('b')),
            (Action::CopyGame, Chord { shift: Some(false), ..ctrl('c') }),
            (Action::CopyMoves, Chord { shift: Some(true), ..ctrl('c') }),
            (Action::PasteGame, ctrl('v')),
            (Action::SeatHuman, character('h')),
            (Action::SeatComputer, character('c')),
            (Action::Confirm, named(Key::Enter)),
            (Action::Back, named(Key::Escape)),
            (Action::Menu, named(Key::Escape)),
            (Action::Settings, named(Key::F10)),
            (Action::Keys, character('?')),
            (Action::HowToPlay, character('h')),
            (Action::Puzzles, character('u')),
            (Action::Lessons, character('l')),
            (Action::ShowSolution, character('s')),
            (Action::NextPuzzle, character('n')),
            (Action::PuzzleOfTheDay, character('d')),
            (Action::DuePuzzle, character('r')),
            (Action::ChoosePuzzle, character('c')),
            (Action::MainMenu, character('t')),
            (Action::Quit, ctrl('q')),
            (Action::Fullscreen, named(Key::F11)),
        ];
        for (index, keys) in (0..).zip(DIGITS) {
            for key in keys {
                let digit = |shift| Chord { key: ChordKey::Place(key), ctrl: false, shift: Some(shift) };
                table.push((Action::Drop(index), digit(false)));
                table.push((Action::Pop(index), digit(true)));
            }
        }
        Self(table)
    }
}

const fn character(character: char) -> Chord {
    Chord { key: ChordKey::Character(character), ctrl: false, shift: None }
}

const fn ctrl(character: char) -> Chord {
    Chord { key: ChordKey::Character(character), ctrl: true, shift: None }
}

const fn named(key: Key) -> Chord {
    Chord { key: ChordKey::Named(key), ctrl: false, shift: None }
}

impl Bindings {
    /// The actions that a press of a key may mean.
    pub fn actions<'a>(
        &'a self,
        pressed: &'a KeyboardInput,
        held: Modifiers,
    ) -> impl Iterator<Item = Action> + 'a {
        self.0.iter().filter(move |(_, chord)| chord.is(pressed, held)).map(|(action, _)| *action)
    }

    /// Whether a press of a key may mean this action.
    pub fn is(&self, action: Action, pressed: &KeyboardInput, held: Modifiers) -> bool {
        self.actions(pressed, held).any(|meant| meant == action)
    }

    /// The keys of an action as its button shows them: "Ctrl O", "Esc".
    pub fn label(&self, action: Action) -> Option<String> {
        self.iter().find(|(bound, _)| *bound == action).map(|(_, label)| label)
    }

    /// All actions with the keys of each, in the order of the table.
    pub fn iter(&self) -> impl Iterator<Item = (Action, String)> {
        self.0.iter().map(|(action, chord)| (*action, chord.label()))
    }
}

impl Chord {
    fn is(&self, pressed: &KeyboardInput, held: Modifiers) -> bool {
        // Esc leads out whatever is held.
        let ctrl_fits = self.ctrl == held.ctrl || self.key == ChordKey::Named(Key::Escape);
        let shift_fits = self.shift.is_none_or(|shift| shift == held.shift);
        let key_fits = match &self.key {
            ChordKey::Character(wanted) => {
                matches!(&pressed.logical_key, Key::Character(typed) if typed.to_lowercase() == wanted.to_string())
            }
            ChordKey::Named(key) => pressed.logical_key == *key,
            ChordKey::Place(place) => pressed.key_code == *place,
        };
        key_fits && ctrl_fits && shift_fits
    }

    fn label(&self) -> String {
        let key = match &self.key {
            ChordKey::Character(character) => character.to_uppercase().to_string(),
            ChordKey::Named(key) => controls::key(key),
            ChordKey::Place(place) => controls::digit(*place),
        };
        let key = if self.shift == Some(true) { controls::with_shift(&key) } else { key };
        if self.ctrl { controls::with_ctrl(&key) } else { key }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::ButtonState;

    fn press(key: Key, key_code: KeyCode) -> KeyboardInput {
        KeyboardInput {
            key_code,
            logical_key: key,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    fn meant(key: Key, key_code: KeyCode, held: Modifiers) -> Vec<Action> {
        Bindings::default().actions(&press(key, key_code), held).collect()
    }

    #[test]
    fn modifiers_tell_actions_on_the_same_key_apart() {
        let c = || Key::Character("C".into());
        let held = |ctrl, shift| Modifiers { ctrl, shift };
        assert_eq!(
            meant(c(), KeyCode::KeyC, held(false, false)),
            [Action::Customise, Action::NextColour, Action::SeatComputer, Action::ChoosePuzzle]
        );
        assert_eq!(meant(c(), KeyCode::KeyC, held(true, false)), [Action::CopyGame]);
        assert_eq!(meant(c(), KeyCode::KeyC, held(true, true)), [Action::CopyMoves]);
        let digit = |shift| meant(Key::Character("&".into()), KeyCode::Digit1, held(false, shift));
        assert_eq!([digit(false), digit(true)], [[Action::Drop(0)], [Action::Pop(0)]]);
        assert_eq!(meant(Key::Escape, KeyCode::Escape, held(true, true)), [Action::Back, Action::Menu]);
    }

    #[test]
    fn keys_are_called_what_stands_on_them() {
        let label = |action| Bindings::default().label(action).unwrap();
        assert_eq!(
            [Action::OpenGame, Action::Back, Action::Settings, Action::Hint, Action::Confirm].map(label),
            ["Ctrl O", "Esc", "F10", "H", "Enter"]
        );
        assert_eq!(
            [Action::Pop(9), Action::CopyMoves, Action::AimLeft, Action::Keys].map(label),
            ["Shift 0", "Ctrl Shift C", "Left", "?"]
        );
    }
}
