//! The table of keys, and of the buttons of gamepads.
use std::sync::LazyLock;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::chord::DIGITS;
use super::{Action, Chord, InputDevice, KeyChoices, Modifiers, PadButton};

/// Which keys do what, before anybody changes it.
pub(super) static USUAL: LazyLock<Vec<(Action, Chord)>> = LazyLock::new(|| {
    let (character, named, pad) = (Chord::character, Chord::named, Chord::pad);
    let ctrl = |key| Chord::character(key).with_ctrl();
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
        (Action::CopyGame, ctrl('c')),
        (Action::CopyMoves, ctrl('c').with_shift()),
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
        (Action::Hint, pad(PadButton::West)),
        (Action::HowToPlay, pad(PadButton::West)),
        (Action::SeatHuman, pad(PadButton::West)),
        (Action::Analysis, pad(PadButton::North)),
        (Action::Undo, pad(PadButton::LeftShoulder)),
        (Action::Redo, pad(PadButton::RightShoulder)),
        (Action::Review, pad(PadButton::Select)),
        (Action::Replace, pad(PadButton::Select)),
        (Action::DuePuzzle, pad(PadButton::Select)),
    ];
    let digits = || {
        let columns = (0..).zip(DIGITS);
        columns.flat_map(|(index, keys)| keys.map(|key| (index, Chord::place(key))))
    };
    table.extend(digits().map(|(index, digit)| (Action::Drop(index), digit)));
    table.extend(digits().map(|(index, digit)| (Action::Pop(index), digit.with_shift())));
    table
});

/// Which keys do what. Several actions may share keys where no two of them are offered at the same time.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Bindings(Vec<(Action, Chord)>);

impl Default for Bindings {
    fn default() -> Self {
        Self::with(&KeyChoices::default())
    }
}

impl Bindings {
    /// The table with the keys that a person has chosen.
    pub fn with(choices: &KeyChoices) -> Self {
        let reserved = |action| {
            USUAL.iter().filter(move |(bound, chord)| *bound == action && chord.is_reserved()).cloned()
        };
        let chosen = |action| choices.keys(action).into_iter().map(move |chord| (action, chord));
        Self(Action::all().flat_map(|action| reserved(action).chain(chosen(action))).collect())
    }

    /// The actions that a press of a key may mean. With Shift held, these are those that have the key with it, if any do.
    pub fn actions<'a>(
        &'a self,
        pressed: &'a KeyboardInput,
        held: Modifiers,
    ) -> impl Iterator<Item = Action> + 'a {
        self.pressed(pressed, held).map(|(action, _)| *action)
    }

    fn pressed<'a>(
        &'a self,
        pressed: &'a KeyboardInput,
        held: Modifiers,
    ) -> impl Iterator<Item = &'a (Action, Chord)> {
        let fitting = move || self.0.iter().filter(move |(_, chord)| chord.is(pressed, held));
        let is_with_shift = fitting().any(|(_, chord)| chord.has_shift());
        fitting().filter(move |(_, chord)| chord.has_shift() == is_with_shift)
    }

    /// Whether a press of a key may mean this action.
    pub fn is(&self, action: Action, pressed: &KeyboardInput, held: Modifiers) -> bool {
        self.actions(pressed, held).any(|meant| meant == action)
    }

    /// Whether a press means something that works from everywhere, and nothing to somebody who types.
    pub fn works_while_typing(&self, pressed: &KeyboardInput, held: Modifiers) -> bool {
        self.pressed(pressed, held).any(|(action, chord)| action.is_global() && chord.works_while_typing())
    }

    /// What stands on the key of an action, "Ctrl O", or on its button of the gamepad.
    pub fn label(&self, action: Action, device: InputDevice) -> Option<String> {
        let keys = || self.keys(action);
        match device {
            InputDevice::Keyboard => keys().find(|chord| !chord.is_pad()).map(Chord::label),
            InputDevice::Gamepad => {
                let own = keys().find(|chord| chord.is_pad());
                own.into_iter().chain(keys()).find_map(Chord::pad_legend).map(str::to_owned)
            }
        }
    }

    /// Whether Shift and the number of a column pop it, as usual.
    pub fn pop_by_digits(&self) -> bool {
        let mut pops = Action::all().filter(|action| matches!(action, Action::Pop(_)));
        pops.all(|pop| KeyChoices::usual(pop).iter().all(|usual| self.keys(pop).any(|key| key == usual)))
    }

    /// What is pressed for an action.
    pub fn keys(&self, action: Action) -> impl Iterator<Item = &Chord> {
        self.iter().filter(move |(bound, _)| *bound == action).map(|(_, chord)| chord)
    }

    /// All actions with the keys of each, in the order of the table.
    pub fn iter(&self) -> impl Iterator<Item = (Action, &Chord)> {
        self.0.iter().map(|(action, chord)| (*action, chord))
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
        let label = |action| Bindings::default().label(action, InputDevice::Keyboard).unwrap();
        assert_eq!(
            [Action::OpenGame, Action::Back, Action::Settings, Action::Hint, Action::Confirm].map(label),
            ["Ctrl O", "Esc", "F10", "H", "Enter"]
        );
        assert_eq!(
            [Action::Pop(9), Action::CopyMoves, Action::AimLeft, Action::Keys].map(label),
            ["Shift 0", "Ctrl Shift C", "Left", "?"]
        );
    }

    #[test]
    fn buttons_of_a_gamepad_are_called_what_stands_on_them() {
        let bindings = Bindings::default();
        let label = |action| bindings.label(action, InputDevice::Gamepad);
        assert_eq!(
            [Action::Confirm, Action::Back, Action::Undo, Action::Hint, Action::BestLine].map(label),
            [Some("A"), Some("B"), Some("LB"), Some("X"), None].map(|name| name.map(str::to_owned))
        );
    }

    #[test]
    fn no_two_actions_of_one_place_share_a_key() {
        let bindings = Bindings::default();
        for (action, chord) in bindings.iter().filter(|(_, chord)| !chord.is_reserved()) {
            let users = KeyChoices::default().users(chord, action);
            assert_eq!(users, [], "use {chord} where {action:?} is offered");
        }
    }

    #[test]
    fn a_chosen_key_means_its_action_and_the_old_one_nothing() {
        let mut choices = KeyChoices::default();
        choices.give(Action::Hint, "Shift+B".parse().unwrap());
        choices.give(Action::AimLeft, "J".parse().unwrap());
        choices.clear(Action::Pop(0));
        let bindings = Bindings::with(&choices);
        let meant = |key: &str, key_code, shift| -> Vec<Action> {
            let held = Modifiers { ctrl: false, shift };
            bindings.actions(&press(Key::Character(key.into()), key_code), held).collect()
        };
        assert_eq!(meant("h", KeyCode::KeyH, false), [Action::SeatHuman, Action::HowToPlay]);
        assert_eq!(meant("B", KeyCode::KeyB, true), [Action::Hint]);
        assert_eq!(meant("b", KeyCode::KeyB, false), [Action::ViewBoard]);
        assert_eq!(meant("j", KeyCode::KeyJ, false), [Action::AimLeft]);
        assert_eq!(meant("!", KeyCode::Digit1, true), []);
        let arrow = press(Key::ArrowLeft, KeyCode::ArrowLeft);
        assert!(bindings.is(Action::AimLeft, &arrow, Modifiers::default()), "reserved keys stay");
    }

    #[test]
    fn what_types_or_edits_is_left_to_those_who_type() {
        let mut choices = KeyChoices::default();
        let works = |choices: &KeyChoices, key, ctrl| {
            let held = Modifiers { ctrl, shift: false };
            Bindings::with(choices).works_while_typing(&press(key, KeyCode::KeyQ), held)
        };
        assert!(works(&choices, Key::F10, false));
        choices.give(Action::Settings, "Q".parse().unwrap());
        choices.give(Action::Fullscreen, "Ctrl+Q".parse().unwrap());
        assert!(!works(&choices, Key::Character("q".into()), false));
        assert!(works(&choices, Key::Character("q".into()), true));
        choices.give(Action::Settings, "Backspace".parse().unwrap());
        assert!(!works(&choices, Key::Backspace, false));
    }
}
