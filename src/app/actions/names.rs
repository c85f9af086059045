//! What the settings call actions: `copy_moves`, `drop_4`.
use super::Action;
use super::bindings::USUAL;

/// A text that names no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not an action")]
pub struct NoSuchAction(String);

impl Action {
    /// All that keys can do, in the order of their table.
    pub fn all() -> impl Iterator<Item = Self> {
        let before = |index: usize| USUAL[..index].iter().map(|(action, _)| *action);
        USUAL.iter().enumerate().filter_map(move |(index, (action, _))| {
            (!before(index).any(|earlier| earlier == *action)).then_some(*action)
        })
    }

    /// What the settings call it; columns are counted from 1.
    fn name(self) -> String {
        match self {
            Self::Drop(index) => format!("drop_{}", index + 1),
            Self::Pop(index) => format!("pop_{}", index + 1),
            other => snake_case(&format!("{other:?}")),
        }
    }
}

fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for character in name.chars() {
        if character.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(character.to_lowercase());
    }
    snake
}

impl TryFrom<String> for Action {
    type Error = NoSuchAction;

    fn try_from(name: String) -> Result<Self, NoSuchAction> {
        Self::all().find(|action| action.name() == name).ok_or(NoSuchAction(name))
    }
}

impl From<Action> for String {
    fn from(action: Action) -> Self {
        action.name()
    }
}
