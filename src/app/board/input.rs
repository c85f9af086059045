//! Pointer and keys on the board: they aim, and they ask for moves.
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::hover::Aim;
use super::layout::{BoardArea, BoardLayout, Target};
use super::shelf::Settle;
use crate::app::game::Request;
use crate::app::game::table::Table;
use crate::app::theme::widgets::Modifiers;
use crate::app::{Menu, Screen, Turn};
use connect_n_engine::{Column, Move, Rules};

/// A second press within this time of a move is the other half of a double click, not another move.
const DOUBLE_CLICK: Duration = Duration::from_millis(250);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastMove>()
        .add_observer(aim_with_pointer)
        .add_observer(leave_with_pointer)
        .add_observer(press.run_if(in_state(Screen::Game)))
        .add_observer(type_key.run_if(in_state(Screen::Game)));
}

/// When a person last moved.
#[derive(Resource, Default)]
struct LastMove(Option<Duration>);

fn aim_with_pointer(
    moved: On<Pointer<bevy::picking::events::Move>>,
    areas: Query<(), With<BoardArea>>,
    layout: Option<Res<BoardLayout>>,
    mut aim: ResMut<Aim>,
) {
    if let Some(layout) = layout
        && areas.contains(moved.entity)
    {
        aim.set_if_neq(Aim(layout.target_at(moved.pointer_location.position)));
    }
}

fn leave_with_pointer(left: On<Pointer<Out>>, areas: Query<(), With<BoardArea>>, mut aim: ResMut<Aim>) {
    if areas.contains(left.entity) {
        aim.set_if_neq(Aim(None));
    }
}

fn press(
    pressed: On<Pointer<Press>>,
    areas: Query<(), With<BoardArea>>,
    layout: Option<Res<BoardLayout>>,
    mut aim: ResMut<Aim>,
    mut mover: Mover,
) {
    let Some(layout) = layout else { return };
    if pressed.button != PointerButton::Primary || !areas.contains(pressed.entity) {
        return;
    }
    let target = layout.target_at(pressed.pointer_location.position);
    aim.set_if_neq(Aim(target));
    if let Some(target) = target {
        mover.ask(target);
    }
}

/// Digits drop, with Shift they pop; arrows aim, Enter and Space act.
fn type_key(
    typed: On<FocusedInput<KeyboardInput>>,
    windows: Query<(), With<PrimaryWindow>>,
    held: Res<Modifiers>,
    mut aim: ResMut<Aim>,
    mut mover: Mover,
) {
    let key = &typed.input;
    if !windows.contains(typed.focused_entity) {
        return;
    }
    if key.state != ButtonState::Pressed {
        return;
    }
    let Some(rules) = mover.rules() else { return };
    if let Some(column) =
        digit(key.key_code).and_then(Column::new).filter(|column| column.index() < usize::from(rules.cols()))
    {
        let target = if held.shift { Target::Strip(column) } else { Target::Column(column) };
        aim.set_if_neq(Aim(Some(target)));
        if !key.repeat {
            mover.ask(target);
        }
        return;
    }
    match key.key_code {
        KeyCode::ArrowLeft | KeyCode::ArrowRight | KeyCode::ArrowUp | KeyCode::ArrowDown => {
            aim.0 = shifted(aim.0, key.key_code, rules);
        }
        KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if !key.repeat => {
            if let Some(target) = aim.0 {
                mover.ask(target);
            } else {
                aim.0 = middle(rules);
            }
        }
        _ => {}
    }
}

/// Asks for a person's moves, when it is a person's turn and nothing lies over the board.
#[derive(bevy::ecs::system::SystemParam)]
struct Mover<'w> {
    table: Option<Res<'w, Table>>,
    turn: Option<Res<'w, State<Turn>>>,
    menu: Res<'w, State<Menu>>,
    time: Res<'w, Time<Real>>,
    last: ResMut<'w, LastMove>,
    requests: MessageWriter<'w, Request>,
    settle: MessageWriter<'w, Settle>,
}

impl Mover<'_> {
    fn rules(&self) -> Option<Rules> {
        self.table.as_ref().map(|table| *table.position().rules())
    }

    fn ask(&mut self, target: Target) {
        let human = self.table.as_ref().is_some_and(|table| table.human_to_move());
        if !human || *self.menu.get() != Menu::None {
            return;
        }
        let now = self.time.elapsed();
        if self.turn.as_ref().is_some_and(|turn| **turn == Turn::Animating) {
            if self.last.0.is_some_and(|last| now.saturating_sub(last) < DOUBLE_CLICK) {
                return;
            }
            self.settle.write(Settle);
        }
        self.last.0 = Some(now);
        self.requests.write(Request::Play(match target {
            Target::Column(column) => Move::Drop(column),
            Target::Strip(column) => Move::Pop(column),
        }));
    }
}

/// The index of the column that a digit key names; 0 names the tenth.
fn digit(key: KeyCode) -> Option<usize> {
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
    DIGITS.iter().position(|keys| keys.contains(&key))
}

fn middle(rules: Rules) -> Option<Target> {
    rules.columns().nth(usize::from(rules.cols() - 1) / 2).map(Target::Column)
}

/// The aim after an arrow key: sideways to the next column, down to the strip and up again.
fn shifted(aim: Option<Target>, arrow: KeyCode, rules: Rules) -> Option<Target> {
    let Some(target) = aim else { return middle(rules) };
    let last = usize::from(rules.cols()) - 1;
    let index = target.column().index();
    let index = match arrow {
        KeyCode::ArrowLeft => index.saturating_sub(1),
        KeyCode::ArrowRight => index + 1,
        _ => index,
    };
    let column = Column::new(index.min(last))?;
    let strip = match arrow {
        KeyCode::ArrowDown => rules.is_pop_out(),
        KeyCode::ArrowUp => false,
        _ => matches!(target, Target::Strip(_)),
    };
    Some(if strip { Target::Strip(column) } else { Target::Column(column) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::Variant;

    fn rules(variant: Variant) -> Rules {
        Rules::new(6, 7, 4, variant, 2).unwrap()
    }

    fn column(number: usize) -> Column {
        Column::new(number - 1).unwrap()
    }

    #[test]
    fn arrows_begin_in_the_middle_and_stop_at_the_sides() {
        let rules = rules(Variant::Standard);
        let mut aim = shifted(None, KeyCode::ArrowLeft, rules);
        assert_eq!(aim, Some(Target::Column(column(4))));
        for _ in 0..9 {
            aim = shifted(aim, KeyCode::ArrowRight, rules);
        }
        assert_eq!(aim, Some(Target::Column(column(7))));
    }

    #[test]
    fn down_reaches_the_strip_only_in_popout() {
        let aim = Some(Target::Column(column(2)));
        let down = |variant| shifted(aim, KeyCode::ArrowDown, rules(variant));
        assert_eq!(down(Variant::PopOut), Some(Target::Strip(column(2))));
        assert_eq!(down(Variant::Standard), Some(Target::Column(column(2))));
    }
}
