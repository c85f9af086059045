//! The keys that a person has chosen, where they are others than the usual ones.
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::bindings::USUAL;
use super::{Action, Chord};

/// The keys of the actions whose keys a person has changed, and which may have none. Keys that are reserved for an action
/// stay with it and are not among them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyChoices(BTreeMap<Action, Vec<Chord>>);

impl KeyChoices {
    /// The keys that an action has before anybody changes them, without those that are reserved for it.
    pub fn usual(action: Action) -> Vec<Chord> {
        let keys = USUAL.iter().filter(|(bound, chord)| *bound == action && !chord.is_reserved());
        keys.map(|(_, chord)| chord.clone()).collect()
    }

    /// Whether all keys are the usual ones.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this action has the usual ones.
    pub fn is_usual(&self, action: Action) -> bool {
        !self.0.contains_key(&action)
    }

    /// The keys of an action, without those that are reserved for it.
    pub fn keys(&self, action: Action) -> Vec<Chord> {
        self.0.get(&action).cloned().unwrap_or_else(|| Self::usual(action))
    }

    /// The other actions that have a key and are offered where this action is.
    pub fn users(&self, chord: &Chord, action: Action) -> Vec<Action> {
        Action::all().filter(|other| other.meets(action) && self.keys(*other).contains(chord)).collect()
    }

    /// Gives an action another key in the place of those that it has, or another button of the gamepad. Actions that have
    /// it where this one is offered lose it.
    pub fn give(&mut self, action: Action, chord: Chord) {
        let mut keys = self.keys(action);
        if !keys.contains(&chord) {
            self.take_from_others(action, &chord);
            keys.retain(|other| other.is_pad() != chord.is_pad());
            keys.push(chord);
            keys.sort_by_key(Chord::is_pad);
            self.set(action, keys);
        }
    }

    /// Takes all keys away from an action.
    pub fn clear(&mut self, action: Action) {
        self.set(action, Vec::new());
    }

    /// Gives an action its usual keys again. Actions that have one of them where this one is offered lose it.
    pub fn reset(&mut self, action: Action) {
        for chord in Self::usual(action) {
            self.take_from_others(action, &chord);
        }
        self.0.remove(&action);
    }

    fn take_from_others(&mut self, action: Action, chord: &Chord) {
        for user in self.users(chord, action) {
            let mut keys = self.keys(user);
            keys.retain(|other| other != chord);
            self.set(user, keys);
        }
    }

    fn set(&mut self, action: Action, keys: Vec<Chord>) {
        if keys == Self::usual(action) {
            self.0.remove(&action);
        } else {
            self.0.insert(action, keys);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chord(text: &str) -> Chord {
        text.parse().unwrap()
    }

    fn written(choices: &KeyChoices) -> String {
        toml::to_string(choices).unwrap()
    }

    #[test]
    fn another_key_takes_the_place_of_those_of_its_device() {
        let mut choices = KeyChoices::default();
        choices.give(Action::Undo, chord("Backspace"));
        choices.give(Action::Drop(3), chord("Q"));
        choices.clear(Action::Hint);
        assert_eq!(written(&choices), "drop_4 = [\"Q\"]\nundo = [\"Backspace\", \"PadLB\"]\nhint = []\n");
        choices.give(Action::Undo, chord("PadX"));
        assert_eq!(choices.keys(Action::Undo), ["Backspace", "PadX"].map(chord));
        choices.give(Action::Undo, chord("Backspace"));
        assert_eq!(choices.keys(Action::Undo), ["Backspace", "PadX"].map(chord), "it has that one already");
        let read: KeyChoices = toml::from_str(&written(&choices)).unwrap();
        assert_eq!(read, choices);
    }

    #[test]
    fn usual_keys_are_no_choice() {
        let mut choices = KeyChoices::default();
        choices.give(Action::Pause, chord("F1"));
        assert!(!choices.is_usual(Action::Pause));
        choices.give(Action::Pause, chord("P"));
        assert_eq!(choices, KeyChoices::default());
        choices.give(Action::AimLeft, chord("J"));
        choices.clear(Action::AimLeft);
        assert_eq!(choices, KeyChoices::default(), "the arrow was never among its keys");
    }

    #[test]
    fn a_key_is_used_where_its_action_is_offered() {
        let mut choices = KeyChoices::default();
        assert_eq!(
            choices.users(&chord("H"), Action::Undo),
            [Action::Hint],
            "how to play is offered elsewhere"
        );
        let everywhere = [Action::Hint, Action::SeatHuman, Action::HowToPlay];
        assert_eq!(choices.users(&chord("H"), Action::Settings), everywhere);
        choices.give(Action::Settings, chord("H"));
        assert!(everywhere.iter().all(|action| !choices.keys(*action).contains(&chord("H"))));
        assert_eq!(choices.users(&chord("H"), Action::Hint), [Action::Settings]);
    }

    #[test]
    fn an_action_that_gets_its_key_again_takes_it_from_those_that_are_offered_beside_it() {
        let mut choices = KeyChoices::default();
        choices.clear(Action::Hint);
        choices.give(Action::Undo, chord("H"));
        choices.give(Action::Customise, chord("H"));
        choices.reset(Action::Hint);
        assert_eq!(choices.keys(Action::Hint), ["H", "PadX"].map(chord));
        assert_eq!(choices.keys(Action::Undo), [chord("PadLB")]);
        assert_eq!(choices.keys(Action::Customise), [chord("H")]);
    }
}
