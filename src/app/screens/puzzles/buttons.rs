//! What can be done with the puzzle: a hint, another try, the solution, the next one.
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{choice, seen_phase};
use crate::app::actions::{Action, ActionPressed};
use crate::app::hint::HintAsked;
use crate::app::menu_stack::Menus;
use crate::app::puzzles::{Phase, PuzzleGame, PuzzleRequest};
use crate::app::screens::responsive::ShownIf;
use crate::app::spawn::children;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Availability, ButtonKind, Compact, Icon, Tooltip, button};
use crate::app::turn::BoardIsAnimating;
use crate::app::words::{self, puzzles};
use crate::app::{AppSystems, Menu, Screen};
use crate::language::Label;

/// A button that is offered only at times.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum PuzzleButton {
    Hint,
    Skip,
    TryAgain,
    /// The same after the solution, when the next puzzle comes first.
    OnceMore,
    ShowSolution,
    Next,
}

pub(super) fn plugin(app: &mut App) {
    let is_shown = in_state(Screen::Puzzles).and_then(resource_exists::<PuzzleGame>);
    app.add_systems(Update, offer.run_if(is_shown).in_set(AppSystems::Show))
        .add_observer(act_by_key.run_if(in_state(Screen::Puzzles)));
}

/// The buttons, of which those are shown that fit.
pub(super) fn row() -> impl Bundle {
    let (primary, secondary) = (ButtonKind::Primary, ButtonKind::Secondary);
    let spec = |rank, label: Label, action| button(rank, label).action(action).node(hide_at_first);
    (
        Node { column_gap: px(space::S), flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![
            (ShownIf(|format| !format.wide), children![small_back()]),
            (PuzzleButton::Hint, spec(secondary, words::game::HINT, Action::Hint).build(), observe(hint)),
            (
                PuzzleButton::Skip,
                spec(secondary, puzzles::SKIP, Action::NextPuzzle).build(),
                asks(PuzzleRequest::Next)
            ),
            (
                PuzzleButton::ShowSolution,
                spec(secondary, puzzles::SOLUTION, Action::ShowSolution).build(),
                asks(PuzzleRequest::ShowSolution)
            ),
            (
                PuzzleButton::OnceMore,
                spec(secondary, puzzles::TRY_AGAIN, Action::Undo).build(),
                asks(PuzzleRequest::TryAgain)
            ),
            (
                PuzzleButton::TryAgain,
                spec(primary, puzzles::TRY_AGAIN, Action::Confirm).build(),
                asks(PuzzleRequest::TryAgain)
            ),
            (
                PuzzleButton::Next,
                spec(primary, puzzles::NEXT, Action::Confirm).build(),
                asks(PuzzleRequest::Next)
            ),
            (ShownIf(|format| !choice::has_room(format)), children![choose()]),
        ],
    )
}

/// The way back, where there is no room for words.
fn small_back() -> impl Bundle {
    let back = button(ButtonKind::Secondary, words::menus::BACK).icon(Icon::Back).action(Action::Back);
    (Compact(true), back.build(), observe(leave))
}

/// Opens the choice of other puzzles, where it has no room beside the board.
fn choose() -> impl Bundle {
    let choose = button(ButtonKind::Secondary, puzzles::CHOOSE).icon(Icon::Menu).action(Action::ChoosePuzzle);
    (
        Compact(true),
        choose.build(),
        observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::ChoosePuzzle)),
    )
}

/// The way back to the title, where it has room for words.
pub(super) fn back(width: f32) -> impl Bundle {
    (
        button(ButtonKind::Secondary, words::menus::BACK)
            .action(Action::Back)
            .node(|node| node.width = px(width))
            .build(),
        observe(leave),
    )
}

/// Sends a request when the button is pressed.
pub(super) fn asks(request: PuzzleRequest) -> impl Bundle {
    observe(move |_: On<Activate>, mut requests: MessageWriter<PuzzleRequest>| {
        requests.write(request);
    })
}

/// Until there is a puzzle, there is nothing to do with it.
fn hide_at_first(node: &mut Node) {
    (node.flex_grow, node.flex_shrink, node.display) = (1.0, 1.0, Display::None);
}

fn hint(_: On<Activate>, mut asked: MessageWriter<HintAsked>) {
    asked.write(HintAsked);
}

fn leave(_: On<Activate>, mut next: ResMut<NextState<Screen>>) {
    next.set(Screen::Title);
}

/// Keys without a button of their own at the time.
fn act_by_key(
    pressed: On<ActionPressed>,
    game: Option<Res<PuzzleGame>>,
    mut menus: Menus,
    mut requests: MessageWriter<PuzzleRequest>,
) {
    if pressed.is_repeat || menus.shown() != Menu::None || game.is_none() {
        return;
    }
    match pressed.action {
        Action::Undo => {
            requests.write(PuzzleRequest::TryAgain);
        }
        Action::NextPuzzle => {
            requests.write(PuzzleRequest::Next);
        }
        Action::Lessons => menus.open(Menu::Lessons),
        _ => {}
    }
}

/// Shows what can be done now.
fn offer(
    game: Res<PuzzleGame>,
    animating: Res<BoardIsAnimating>,
    mut buttons: Query<(Entity, Ref<PuzzleButton>, &Availability, &mut Tooltip, &mut Node)>,
    mut commands: Commands,
) {
    let phase = seen_phase(&game, &animating);
    for (entity, button, now, mut tooltip, mut node) in &mut buttons {
        if !(game.is_changed() || animating.is_changed() || button.is_added()) {
            continue;
        }
        let display = if is_offered(*button, &phase) { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        let tip = tip(*button, game.lesson().is_some()).map(Label::text).unwrap_or_default();
        tooltip.set_if_neq(Tooltip(tip));
        let reason =
            (*button == PuzzleButton::Hint && !game.awaits_move()).then_some(puzzles::HINTS_ON_YOUR_MOVE);
        let wanted = Availability::unless(reason);
        if *now != wanted {
            commands.entity(entity).insert(wanted);
        }
    }
}

/// What explains a button. In a lesson nothing counts.
const fn tip(button: PuzzleButton, in_lesson: bool) -> Option<Label> {
    match button {
        PuzzleButton::Hint if in_lesson => Some(words::game::HINT_TIP),
        PuzzleButton::Hint => Some(puzzles::HINT_TIP),
        PuzzleButton::Skip if !in_lesson => Some(puzzles::SKIP_TIP),
        _ => None,
    }
}

const fn is_offered(button: PuzzleButton, phase: &Phase) -> bool {
    let asked = matches!(phase, Phase::Asked | Phase::Right(_) | Phase::Unproved | Phase::Proving(_));
    let shown = matches!(phase, Phase::SeekingSolution | Phase::Solution);
    match button {
        PuzzleButton::Hint | PuzzleButton::Skip => asked,
        PuzzleButton::TryAgain | PuzzleButton::ShowSolution => matches!(phase, Phase::Wrong(_)),
        PuzzleButton::OnceMore => shown,
        PuzzleButton::Next => shown || matches!(phase, Phase::Solved),
    }
}
