//! The editor: the board, and beside it whose discs are dropped, who will be to move, and what is to be said of it.
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::responsive::{ByFormat, Format, ShownIf};
use super::{
    SpawnScreen, add_screen_spawned_anew_if, has_other_words, leave_board, sends, side_column, with_board,
};
use crate::app::actions::{Action, ActionPressed, Bindings, KeysChanged};
use crate::app::board::{Aim, Ending};
use crate::app::editor::{BoardState, EditRequest, EditedBoard, EditorOpenedFrom};
use crate::app::game::{Recoloured, Request};
use crate::app::language::LanguageChanged;
use crate::app::menu_stack::Menus;
use crate::app::messages::ShowToast;
use crate::app::spawn::children;
use crate::app::theme::accessible::LiveText;
use crate::app::theme::text;
use crate::app::theme::themed::ThemedText;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{
    Availability, ButtonKind, Choice, button, column, field, panel_node, panel_with, segmented,
};
use crate::app::words::{self, editor as says, menus};
use crate::app::{AppSystems, Menu, Screen};
use crate::language::Label;
use connect_n_engine::Seat;

/// Width of the column beside the board.
const COLUMN: f32 = 360.0;

/// A control with the players.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum PlayerChoice {
    /// Whose discs are dropped.
    Brush,
    /// Who will be to move.
    ToMove,
}

/// A line that follows the board.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum EditorText {
    Counts,
    State,
}

/// A button that is offered only at times.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum EditorButton {
    Undo,
    Clear,
    Copy,
    Play,
}

pub(super) fn plugin(app: &mut App) {
    let is_shown = in_state(Screen::Editor).and_then(resource_exists::<EditedBoard>);
    add_screen_spawned_anew_if(app, Screen::Editor, spawn, has_other_names);
    app.configure_sets(OnEnter(Screen::Editor), SpawnScreen.after(crate::app::editor::begin))
        .add_systems(OnExit(Screen::Editor), leave_board)
        .add_systems(
            Update,
            (show_choices, show_texts, show_buttons).in_set(AppSystems::Show).run_if(is_shown),
        )
        .add_observer(choose_by_key.run_if(in_state(Screen::Editor)));
}

/// The players are named by their colours.
fn has_other_names(
    language: MessageReader<LanguageChanged>,
    keys: MessageReader<KeysChanged>,
    mut colours: MessageReader<Recoloured>,
) -> bool {
    let is_recoloured = colours.read().count() > 0;
    has_other_words(language, keys) || is_recoloured
}

fn spawn(
    mut commands: Commands,
    (board, bindings): (Option<Res<EditedBoard>>, Res<Bindings>),
    (mut aim, mut ending): (ResMut<Aim>, ResMut<Ending>),
) {
    let Some(board) = board else { return };
    aim.set_if_neq(Aim(None));
    ending.set_if_neq(Ending(None));
    let colours: Vec<Label> = board.rules().seats().map(|seat| says::colour(&board, seat)).collect();
    let parts = children![
        (ShownIf(|format| format.wide), children![text::subheading(says::EDIT_BOARD)]),
        (
            panel_with(Node::default()),
            ByFormat(panel_layout),
            children![
                (
                    ByFormat(choices_node),
                    Pickable::IGNORE,
                    children![
                        field(says::DISC, players(PlayerChoice::Brush, says::DISC, &colours)),
                        field(says::TO_MOVE, players(PlayerChoice::ToMove, says::TO_MOVE, &colours)),
                    ],
                ),
                (text::small(""), EditorText::Counts),
                (text::body(""), EditorText::State, LiveText),
                (ShownIf(Format::is_tall), children![text::small(says::how(&bindings))]),
            ],
        ),
        changes(),
        ways_on(),
    ];
    commands.spawn(with_board(Screen::Editor, side_node, parts));
}

/// A control with the colours of all players.
fn players(which: PlayerChoice, name: Label, colours: &[Label]) -> impl Bundle + use<> {
    let colours: Vec<String> = colours.iter().map(|colour| colour.text()).collect();
    (
        which,
        segmented(name, colours, 0),
        observe(move |change: On<ValueChange<usize>>, mut requests: MessageWriter<EditRequest>| {
            if let Some(seat) = Seat::new(change.value) {
                requests.write(match which {
                    PlayerChoice::Brush => EditRequest::Choose(seat),
                    PlayerChoice::ToMove => EditRequest::ToMove(seat),
                });
            }
        }),
    )
}

fn side_node(format: Format) -> Node {
    side_column(format, COLUMN, space::M)
}

fn panel_layout(format: Format) -> Node {
    let padding = if format.wide { space::L } else { space::M };
    panel_node(Node { padding: UiRect::all(px(padding)), ..column(space::S) })
}

fn choices_node(format: Format) -> Node {
    if format.wide {
        column(space::S)
    } else {
        Node { column_gap: px(space::M), flex_wrap: FlexWrap::Wrap, ..default() }
    }
}

/// What changes the board, apart from the mouse.
fn changes() -> impl Bundle {
    let spec = |label: Label, action| {
        button(ButtonKind::Secondary, label).action(action).node(|node| node.flex_grow = 1.0).build()
    };
    (
        // Three have just room; of longer words, two.
        Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(space::XS),
            row_gap: px(space::XS),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (EditorButton::Undo, spec(words::game::UNDO, Action::Undo), sends(EditRequest::Undo)),
            (EditorButton::Clear, spec(says::CLEAR, Action::ClearBoard), sends(EditRequest::Clear)),
            (EditorButton::Copy, spec(says::COPY, Action::CopyGame), sends(EditRequest::Copy)),
        ],
    )
}

fn ways_on() -> impl Bundle {
    let grow = |node: &mut Node| node.flex_grow = 1.0;
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(space::S),
            row_gap: px(space::S),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (
                button(ButtonKind::Secondary, menus::BACK).action(Action::Back).node(grow).build(),
                observe(back)
            ),
            (
                EditorButton::Play,
                button(ButtonKind::Primary, says::PLAY).action(Action::Play).node(grow).build(),
                sends(EditRequest::Play),
            ),
        ],
    )
}

fn back(
    _: On<Activate>,
    from: Res<EditorOpenedFrom>,
    mut requests: MessageWriter<Request>,
    mut next: ResMut<NextState<Screen>>,
) {
    if from.0 == Screen::Game {
        requests.write(Request::Resume);
    } else {
        next.set(Screen::Setup);
    }
}

/// Goes through the players whose discs are dropped.
fn choose_by_key(
    pressed: On<ActionPressed>,
    board: Option<Res<EditedBoard>>,
    menus: Menus,
    mut requests: MessageWriter<EditRequest>,
) {
    let Some(board) = board.filter(|_| menus.shown() == Menu::None) else { return };
    if pressed.action == Action::NextColour && !pressed.is_repeat {
        requests.write(EditRequest::Choose(board.brush().after(board.rules().players())));
    }
}

fn show_choices(board: Res<EditedBoard>, mut choices: Query<(Ref<PlayerChoice>, &mut Choice)>) {
    for (which, mut choice) in &mut choices {
        let seat = match *which {
            PlayerChoice::Brush => board.brush(),
            PlayerChoice::ToMove => board.to_move(),
        };
        if (board.is_changed() || which.is_added()) && choice.selected != seat.index() {
            choice.selected = seat.index();
        }
    }
}

/// What was done that can't be seen on the board is said in the place of the numbers of discs, until it changes. Screen
/// readers are told of it anyway.
fn show_texts(
    board: Res<EditedBoard>,
    mut toasts: MessageReader<ShowToast>,
    mut texts: Query<(Ref<EditorText>, &mut Text, &mut ThemedText)>,
) {
    let toast = toasts.read().last();
    for (which, mut text, mut ink) in &mut texts {
        if !(board.is_changed() || which.is_added() || toast.is_some()) {
            continue;
        }
        let said = match (*which, toast) {
            (EditorText::Counts, Some(ShowToast(toast))) => words::status::toast(toast),
            (EditorText::Counts, None) => says::counts(&board),
            (EditorText::State, _) => {
                let state = board.state();
                let is_warning = !matches!(state, BoardState::Open | BoardState::Unbalanced);
                *ink = ThemedText(if is_warning { |p| p.warning } else { |p| p.text });
                says::state(&board, &state)
            }
        };
        text.set_if_neq(Text(said));
    }
}

fn show_buttons(
    board: Res<EditedBoard>,
    buttons: Query<(Entity, Ref<EditorButton>, &Availability)>,
    mut commands: Commands,
) {
    for (entity, button, now) in &buttons {
        if !(board.is_changed() || button.is_added()) {
            continue;
        }
        let reason = match (*button, board.state()) {
            (EditorButton::Undo, _) if !board.can_undo() => Some(says::NOTHING_TO_UNDO),
            (EditorButton::Clear, _) if board.is_empty() => Some(says::EMPTY),
            (EditorButton::Copy | EditorButton::Play, BoardState::Impossible(_)) => Some(says::IMPOSSIBLE),
            (EditorButton::Play, BoardState::Over(_)) => Some(says::OVER),
            _ => None,
        };
        let wanted = Availability::unless(reason);
        if *now != wanted {
            commands.entity(entity).insert(wanted);
        }
    }
}
