//! Pointer and keys on the board: they aim, and they ask for moves.
use std::time::Duration;

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::board_view::FinishAnimations;
use super::hover::Aim;
use super::in_play::{BoardInPlay, MoveRequests};
use super::layout::{BoardArea, BoardLayout, Target};
use crate::app::actions::{Action, ActionPressed};
use crate::app::turn::BoardIsAnimating;
use crate::app::{AppSystems, Menu, Screen};
use connect_n_engine::{Column, Move, Rules};

/// A second press within this time of a move, or within so many pixels of a press on something else, is the other half
/// of a double click, not another move.
const DOUBLE_CLICK: Duration = Duration::from_millis(250);
const SAME_PLACE: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastAct>()
        .init_resource::<FingerOnBoard>()
        .add_observer(note_press)
        .add_observer(aim_with_pointer)
        .add_observer(leave_with_pointer)
        .add_observer(press.run_if(is_played))
        .add_observer(lift.run_if(is_played))
        .add_observer(act.run_if(is_played))
        .add_observer(play_target.run_if(is_played))
        .add_systems(OnEnter(Screen::Game), aim_for_keys)
        .add_systems(Update, take_out.run_if(in_state(Screen::Editor)).in_set(AppSystems::Input));
}

/// A move is asked for by other means than pointer and keys.
#[derive(Event, Clone, Copy, Debug)]
pub(in crate::app) struct PlayTarget(pub(in crate::app) Target);

/// Whether there is something on the board that a person can play.
fn is_played(screen: Res<State<Screen>>) -> bool {
    matches!(
        *screen.get(),
        Screen::Game | Screen::HowToPlay | Screen::Puzzles | Screen::Editor | Screen::Explorer
    )
}

/// When a person last moved, and when and where something other than the board was last pressed.
#[derive(Resource, Default)]
struct LastAct {
    moved: Option<Duration>,
    pressed: Option<(Duration, Vec2)>,
}

/// The last finger that has touched the board.
#[derive(Resource, Default)]
struct FingerOnBoard(Option<PointerId>);

fn note_press(
    pressed: On<Pointer<Press>>,
    areas: Query<(), With<BoardArea>>,
    time: Res<Time<Real>>,
    mut last: ResMut<LastAct>,
) {
    if !areas.contains(pressed.original_event_target()) {
        last.pressed = Some((time.elapsed(), pressed.pointer_location.position));
    }
}

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
    (mut aim, mut finger): (ResMut<Aim>, ResMut<FingerOnBoard>),
    mut mover: Mover,
) {
    let Some(layout) = layout else { return };
    if pressed.button != PointerButton::Primary || !areas.contains(pressed.entity) {
        return;
    }
    let point = pressed.pointer_location.position;
    aim.set_if_neq(Aim(layout.target_at(point)));
    // A finger aims first, and moves when it is lifted.
    if pressed.pointer_id.is_touch() {
        finger.0 = Some(pressed.pointer_id);
    } else {
        mover.ask_at(&layout, point);
    }
}

/// A finger that has touched the board moves where it is lifted; once it has left the board, it doesn't.
fn lift(
    lifted: On<Pointer<Release>>,
    areas: Query<(), With<BoardArea>>,
    layout: Option<Res<BoardLayout>>,
    (mut aim, mut finger): (ResMut<Aim>, ResMut<FingerOnBoard>),
    mut mover: Mover,
) {
    let Some(layout) = layout else { return };
    let point = lifted.pointer_location.position;
    if finger.0.take_if(|finger| *finger == lifted.pointer_id).is_none() {
        return;
    }
    if areas.contains(lifted.entity) && layout.target_at(point).is_some() {
        aim.set_if_neq(Aim(None));
        mover.ask_at(&layout, point);
    }
}

fn play_target(asked: On<PlayTarget>, mut mover: Mover) {
    mover.ask(asked.0);
}

/// In the editor the other button of the mouse takes a disc out of the column under the pointer.
fn take_out(
    buttons: Res<ButtonInput<MouseButton>>,
    (hovered, areas): (Res<HoverMap>, Query<(), With<BoardArea>>),
    aim: Res<Aim>,
    mut mover: Mover,
) {
    let is_over_board =
        || hovered.get(&PointerId::Mouse).is_some_and(|hits| hits.keys().any(|hit| areas.contains(*hit)));
    if buttons.just_pressed(MouseButton::Right)
        && is_over_board()
        && let Some(target) = aim.0
    {
        mover.ask(Target::Strip(target.column()));
    }
}

/// Whoever has come by keys sees at once where the next key would play.
fn aim_for_keys(visible: Res<InputFocusVisible>, in_play: BoardInPlay, mut aim: ResMut<Aim>) {
    if let (true, None, Some(rules)) = (visible.0, aim.0, in_play.rules()) {
        aim.0 = middle(rules);
    }
}

/// Moves by keys: digits drop, with Shift they pop; arrows aim, Enter and Space play. Whoever aims or moves is at the
/// board: a button beside it that had the focus must not get the next key.
fn act(pressed: On<ActionPressed>, mut aim: ResMut<Aim>, mut mover: Mover, mut focus: ResMut<InputFocus>) {
    let Some(rules) = mover.in_play.rules() else { return };
    let column = |index: u8| {
        Column::new(usize::from(index)).filter(|column| column.index() < usize::from(rules.cols()))
    };
    match pressed.action {
        Action::Drop(index) => {
            focus.clear();
            let Some(column) = column(index) else { return };
            mover.aim_and_ask(&mut aim, Target::Column(column), pressed.is_repeat);
        }
        Action::Pop(index) => {
            focus.clear();
            let Some(column) = column(index) else { return };
            mover.aim_and_ask(&mut aim, Target::Strip(column), pressed.is_repeat);
        }
        Action::AimLeft | Action::AimRight | Action::AimUp | Action::AimDown => {
            focus.clear();
            aim.0 = shifted(aim.0, pressed.action, rules);
        }
        Action::PlayAim if !pressed.is_repeat => match aim.0 {
            Some(target) => mover.ask(target),
            None => aim.0 = middle(rules),
        },
        _ => {}
    }
}

/// Asks for a person's moves, when it is a person's turn and nothing lies over the board.
#[derive(bevy::ecs::system::SystemParam)]
struct Mover<'w> {
    in_play: BoardInPlay<'w>,
    menu: Res<'w, State<Menu>>,
    animating: Res<'w, BoardIsAnimating>,
    time: Res<'w, Time<Real>>,
    last: ResMut<'w, LastAct>,
    requests: MoveRequests<'w>,
    finish: MessageWriter<'w, FinishAnimations>,
}

impl Mover<'_> {
    fn aim_and_ask(&mut self, aim: &mut ResMut<Aim>, target: Target, is_repeat: bool) {
        aim.set_if_neq(Aim(Some(target)));
        if !is_repeat {
            self.ask(target);
        }
    }

    /// Asks for the move that a point of the board means. The second half of a double click on the button that began the
    /// game is none, nor is a click on the board of the game before, whose discs still fall out.
    fn ask_at(&mut self, layout: &BoardLayout, point: Vec2) {
        let Some(target) = layout.target_at(point) else { return };
        if !self.in_play.is_on(layout.rules) {
            self.finish.write(FinishAnimations);
        } else if !self.is_second_click_at(point) {
            self.ask(target);
        }
    }

    fn is_second_click_at(&self, point: Vec2) -> bool {
        self.last.pressed.is_some_and(|(when, place)| {
            self.is_within_double_click(when) && place.distance(point) < SAME_PLACE
        })
    }

    fn is_within_double_click(&self, earlier: Duration) -> bool {
        self.time.elapsed().saturating_sub(earlier) < DOUBLE_CLICK
    }

    fn ask(&mut self, target: Target) {
        if self.in_play.human_turn().is_none() || *self.menu.get() != Menu::None {
            return;
        }
        if self.animating.0 {
            let is_double = self.last.moved.is_some_and(|moved| self.is_within_double_click(moved));
            if is_double && !self.in_play.is_edited() {
                return;
            }
            self.finish.write(FinishAnimations);
        }
        self.last.moved = Some(self.time.elapsed());
        self.requests.write(match target {
            Target::Column(column) => Move::Drop(column),
            Target::Strip(column) => Move::Pop(column),
        });
    }
}

fn middle(rules: Rules) -> Option<Target> {
    rules.columns().nth(usize::from(rules.cols() - 1) / 2).map(Target::Column)
}

/// The aim after an arrow key: sideways to the next column, down to the strip and up again.
fn shifted(aim: Option<Target>, towards: Action, rules: Rules) -> Option<Target> {
    let Some(target) = aim else { return middle(rules) };
    let last = usize::from(rules.cols()) - 1;
    let index = target.column().index();
    let index = match towards {
        Action::AimLeft => index.saturating_sub(1),
        Action::AimRight => index + 1,
        _ => index,
    };
    let column = Column::new(index.min(last))?;
    let strip = match towards {
        Action::AimDown => rules.is_pop_out(),
        Action::AimUp => false,
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
        let mut aim = shifted(None, Action::AimLeft, rules);
        assert_eq!(aim, Some(Target::Column(column(4))));
        for _ in 0..9 {
            aim = shifted(aim, Action::AimRight, rules);
        }
        assert_eq!(aim, Some(Target::Column(column(7))));
    }

    #[test]
    fn down_reaches_the_strip_only_in_popout() {
        let aim = Some(Target::Column(column(2)));
        let down = |variant| shifted(aim, Action::AimDown, rules(variant));
        assert_eq!(down(Variant::PopOut), Some(Target::Strip(column(2))));
        assert_eq!(down(Variant::Standard), Some(Target::Column(column(2))));
    }
}
