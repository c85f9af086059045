//! The list of all actions with their keys. Each leads to a dialog that gives it another one.
mod press_key;
mod reset;
mod taken;

use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{buttons_node, close_button, scrolling_over};
use crate::app::Menu;
use crate::app::actions::{Action, Bindings, Chord, KeyChoices};
use crate::app::menu_stack::Menus;
use crate::app::screens::responsive::{ByFormat, Format};
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::{TextStyle, height, radius, space};
use crate::app::theme::widgets::{ButtonKind, bare_button, button, column, keycap, row, two_columns};
use crate::app::words::keys::{self, KeyGroup};
use crate::app::words::{menus, settings};

/// The most of a row that keys take before they wrap.
const KEYS: f32 = 200.0;

/// What is being changed.
#[derive(Resource, Default)]
struct Chosen {
    /// Which action gets another key. Its row has the focus when the list is shown again.
    action: Option<Action>,
    /// What others have to give up for it, and which are to be asked about.
    change: Option<Change>,
}

/// Another key for an action.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Change {
    /// The one that was pressed.
    Give(Chord),
    /// Those that it had at first.
    Reset,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chosen>()
        .add_plugins((press_key::plugin, taken::plugin, reset::plugin))
        .add_systems(OnEnter(Menu::ChangeKeys), spawn);
}

/// The button that opens the list.
pub(super) fn change_keys_button() -> impl Bundle {
    (
        button(ButtonKind::Secondary, keys::CHANGE).build(),
        observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::ChangeKeys)),
    )
}

impl Change {
    /// The keys that it gives.
    fn keys(&self, action: Action) -> Vec<Chord> {
        match self {
            Self::Give(chord) => vec![chord.clone()],
            Self::Reset => KeyChoices::usual(action),
        }
    }

    /// The actions that lose a key by it, and these keys.
    fn losses(&self, action: Action, choices: &KeyChoices) -> (Vec<Chord>, Vec<Action>) {
        let (mut lost, mut losers) = (Vec::new(), Vec::new());
        for chord in self.keys(action) {
            let users = choices.users(&chord, action);
            if !users.is_empty() {
                lost.push(chord);
            }
            losers.extend(users.into_iter().filter(|user| !losers.contains(user)).collect::<Vec<_>>());
        }
        (lost, losers)
    }

    fn apply(self, action: Action, choices: &mut KeyChoices) {
        match self {
            Self::Give(chord) => choices.give(action, chord),
            Self::Reset => choices.reset(action),
        }
    }
}

fn spawn(bindings: Res<Bindings>, mut chosen: ResMut<Chosen>, mut commands: Commands) {
    let changed = chosen.action.take();
    let columns = KeyGroup::COLUMNS.map(|groups| {
        let groups: Vec<_> = groups.iter().map(|group| group_node(*group, &bindings, changed)).collect();
        (column(space::L), Children::spawn(SpawnIter(groups.into_iter())))
    });
    let list = (ByFormat(columns_node), Children::spawn(SpawnIter(columns.into_iter())));
    let restore = (
        button(ButtonKind::Secondary, settings::RESTORE_DEFAULTS).build(),
        observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::ResetKeys)),
    );
    let done = Children::spawn((
        Spawn(restore),
        SpawnWith(move |buttons: &mut ChildSpawner| {
            let mut done = buttons.spawn(close_button(button(ButtonKind::Primary, menus::DONE)));
            if changed.is_none() {
                done.insert(AutoFocus);
            }
        }),
    ));
    commands.spawn(scrolling_over(Menu::ChangeKeys, keys::CHANGE_TITLE, list, (buttons_node(), done)));
}

/// Two columns of groups, or one where the window is narrow.
fn columns_node(format: Format) -> Node {
    if format.wide { two_columns(space::XL) } else { Node { flex_shrink: 0.0, ..column(space::L) } }
}

fn group_node(group: KeyGroup, bindings: &Bindings, focused: Option<Action>) -> impl Bundle + use<> {
    let actions = Action::all().filter(|action| keys::group(*action) == group);
    let rows: Vec<_> = actions.map(|action| (action, labels(bindings, action))).collect();
    (
        column(space::XS),
        Children::spawn((
            Spawn(text::caps(group.heading())),
            SpawnWith(move |list: &mut ChildSpawner| {
                for (action, keys) in rows {
                    let mut row = list.spawn(action_row(action, keys));
                    if focused == Some(action) {
                        row.insert(AutoFocus);
                    }
                }
            }),
        )),
    )
}

/// The keys of an action; two that are called the same are shown as one.
fn labels(bindings: &Bindings, action: Action) -> Vec<String> {
    let mut labels: Vec<String> = bindings.keys(action).map(Chord::label).collect();
    labels.dedup();
    labels
}

fn action_row(action: Action, labels: Vec<String>) -> impl Bundle {
    let name = Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() };
    let caps = Node {
        max_width: px(KEYS),
        justify_content: JustifyContent::End,
        flex_shrink: 0.0,
        ..row(space::XS)
    };
    (
        bare_button(),
        AccessibleLabel::new(keys::with_keys(action, &labels)),
        Node {
            min_height: px(height::SMALL),
            padding: UiRect::axes(px(space::S), px(space::XS)),
            column_gap: px(space::M),
            align_items: AlignItems::Center,
            border_radius: BorderRadius::all(px(radius::SEGMENT)),
            flex_shrink: 0.0,
            ..default()
        },
        children![
            (name, Pickable::IGNORE, children![text::text(TextStyle::SMALL, |p| p.text, keys::name(action))]),
            (caps, Pickable::IGNORE, keycaps(labels)),
        ],
        observe(move |_: On<Activate>, mut chosen: ResMut<Chosen>, mut menus: Menus| {
            chosen.action = Some(action);
            menus.open(Menu::PressKey);
        }),
    )
}

/// Keys side by side, or that there are none.
fn keycaps(labels: Vec<String>) -> impl Bundle {
    let none = labels.is_empty().then(|| text::small(keys::NO_KEY));
    Children::spawn((SpawnIter(none.into_iter()), SpawnIter(labels.into_iter().map(keycap))))
}
