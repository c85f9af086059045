//! The sheet of all keys, made from the table of [`Bindings`]. `?` opens it.
use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;

use super::change_keys::change_keys_button;
use super::{buttons_node, close_button, scrolling_over};
use crate::app::Menu;
use crate::app::actions::{Action, ActionPressed, Bindings};
use crate::app::menu_stack::Menus;
use crate::app::screens::responsive::{ByFormat, Format};
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::{radius, space};
use crate::app::theme::widgets::{ButtonKind, ButtonSpec, button, column, keycap, two_columns};
use crate::app::words::keys::{self, KeyGroup};
use crate::app::words::menus;
use crate::language::Label;

/// Width of the keys beside what they do.
const KEYS: f32 = 142.0;
/// Most keys of a line that are all shown.
const MOST_SHOWN: usize = 3;

/// A line of the sheet: keys, and what they do.
#[derive(PartialEq, Eq, Debug)]
struct Line {
    keys: Vec<String>,
    does: Label,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Keys), spawn).add_observer(open_by_key);
}

/// The button that opens the sheet.
pub(in crate::app) fn keys_button() -> ButtonSpec {
    button(ButtonKind::Secondary, keys::KEYS).action(Action::Keys)
}

fn open_by_key(pressed: On<ActionPressed>, mut menus: Menus) {
    if pressed.action == Action::Keys && matches!(menus.shown(), Menu::None | Menu::Result) {
        menus.open(Menu::Keys);
    }
}

fn spawn(bindings: Res<Bindings>, mut commands: Commands) {
    let columns = KeyGroup::COLUMNS.map(|groups| {
        let groups: Vec<_> =
            groups.iter().map(|group| group_node(*group, lines(&bindings, *group))).collect();
        (column(space::L), Children::spawn(SpawnIter(groups.into_iter())))
    });
    let list = (ByFormat(columns_node), Children::spawn(SpawnIter(columns.into_iter())));
    let done = button(ButtonKind::Primary, menus::DONE);
    let buttons = (buttons_node(), children![change_keys_button(), (close_button(done), AutoFocus)]);
    commands.spawn(scrolling_over(Menu::Keys, keys::KEYS, list, buttons));
}

/// Two columns of groups, or one where the window is narrow.
fn columns_node(format: Format) -> Node {
    if format.wide { two_columns(space::XL) } else { Node { flex_shrink: 0.0, ..column(space::L) } }
}

/// A group: a stop for the keys, so that they can scroll the sheet.
fn group_node(group: KeyGroup, lines: Vec<Line>) -> impl Bundle {
    (
        TabIndex(0),
        AccessibleLabel::new(group.heading()),
        Node { border_radius: BorderRadius::all(px(radius::SEGMENT)), ..column(space::XS) },
        Children::spawn((Spawn(text::caps(group.heading())), SpawnIter(lines.into_iter().map(line_node)))),
    )
}

fn line_node(line: Line) -> impl Bundle {
    let row = Node { align_items: AlignItems::Center, column_gap: px(space::M), ..default() };
    let keys = Node { min_width: px(KEYS), flex_shrink: 0.0, column_gap: px(space::XS), ..default() };
    (
        row,
        Pickable::IGNORE,
        children![
            (keys, Pickable::IGNORE, Children::spawn(SpawnIter(line.keys.into_iter().map(keycap)))),
            text::small(line.does),
        ],
    )
}

/// The lines of a group, in the order of the table; keys that do the same share one.
fn lines(bindings: &Bindings, group: KeyGroup) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let of_keyboard = bindings.iter().filter(|(_, chord)| !chord.is_pad());
    for (action, chord) in of_keyboard.filter(|(action, _)| keys::group(*action) == group) {
        let key = chord.label();
        let does = keys::does(action);
        match lines.iter_mut().find(|line| line.does == does) {
            Some(line) if line.keys.contains(&key) => {}
            Some(line) => line.keys.push(key),
            None => lines.push(Line { keys: vec![key], does }),
        }
    }
    for line in lines.iter_mut().filter(|line| line.keys.len() > MOST_SHOWN) {
        let last = line.keys.pop();
        line.keys.truncate(1);
        line.keys.push(keys::AND_SO_ON.to_owned());
        line.keys.extend(last);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_binding_has_its_line() {
        let bindings = Bindings::default();
        let groups = KeyGroup::COLUMNS.into_iter().flatten();
        let all: Vec<Line> = groups.flat_map(|group| lines(&bindings, *group)).collect();
        for (action, chord) in bindings.iter().filter(|(_, chord)| !chord.is_pad()) {
            let key = chord.label();
            let line = all.iter().find(|line| line.does == keys::does(action)).expect("a line");
            let is_cut = line.keys.iter().any(|key| key == keys::AND_SO_ON);
            assert!(is_cut || line.keys.contains(&key), "{key} is missing for {action:?}");
        }
        let pops = all.iter().find(|line| line.does == keys::does(Action::Pop(3))).unwrap();
        assert_eq!(pops.keys, ["Shift 1", "…", "Shift 0"]);
        let aim = all.iter().find(|line| line.does == keys::does(Action::AimLeft)).unwrap();
        assert_eq!(aim.keys, ["Left", "Right"]);
    }
}
