//! The buttons under the moves: to the start, back, forward, to the end. Keys do the same.
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::actions::{Action, ActionPressed};
use crate::app::game::Request;
use crate::app::game::current_game::CurrentGame;
use crate::app::language::LeftToRight;
use crate::app::spawn::children;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Availability, Icon, ReleasesFocus, icon_button, row};
use crate::app::words::menus as words;
use crate::app::{AppSystems, Menu, Screen};
use crate::language::Label;
use connect_n_engine::{GameTree, Moment};

/// A button that goes to another moment of the line.
#[derive(Component, Clone, Copy)]
struct StepButton(Action);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, offer.in_set(AppSystems::Show).run_if(resource_exists::<CurrentGame>))
        .add_observer(step_by_key.run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)));
}

/// The four buttons, in a row.
pub(super) fn step_buttons() -> impl Bundle {
    let step = |icon: Icon, label: Label, action| {
        let grow = |node: &mut Node| (node.width, node.flex_grow, node.flex_basis) = (auto(), 1.0, px(0));
        let button = icon_button(icon, label).small().action(action).node(grow).build();
        (StepButton(action), button, observe(step_by_button))
    };
    (
        Node { flex_shrink: 0.0, ..row(space::S) },
        LeftToRight,
        ReleasesFocus,
        children![
            step(Icon::Previous, words::FIRST_MOVE, Action::FirstMove),
            step(Icon::StepBack, words::PREVIOUS_MOVE, Action::PreviousMove),
            step(Icon::Play, words::NEXT_MOVE, Action::NextMove),
            step(Icon::Next, words::LAST_MOVE, Action::LastMove),
        ],
    )
}

/// The moment that an action leads to.
fn moment_after(action: Action, tree: &GameTree) -> Option<Moment> {
    let later = || tree.main_line_from(tree.now());
    match action {
        Action::PreviousMove => tree.before(tree.now()),
        Action::NextMove => later().first().copied(),
        Action::FirstMove => tree.before(tree.now()).map(|_| Moment::START),
        Action::LastMove => later().last().copied(),
        _ => None,
    }
}

fn step_by_button(
    pressed: On<Activate>,
    buttons: Query<&StepButton>,
    game: Res<CurrentGame>,
    mut requests: MessageWriter<Request>,
) {
    let action = buttons.get(pressed.entity).ok();
    let moment = action.and_then(|button| moment_after(button.0, game.tree()));
    requests.write_batch(moment.map(Request::Look));
}

/// Without its button in sight, the key does the same.
fn step_by_key(
    pressed: On<ActionPressed>,
    menu: Res<State<Menu>>,
    game: Res<CurrentGame>,
    mut requests: MessageWriter<Request>,
) {
    if matches!(menu.get(), Menu::None | Menu::Result) {
        requests.write_batch(moment_after(pressed.action, game.tree()).map(Request::Look));
    }
}

/// Shows which buttons lead anywhere.
fn offer(
    game: Res<CurrentGame>,
    buttons: Query<(Entity, Ref<StepButton>, &Availability)>,
    mut commands: Commands,
) {
    for (entity, button, now) in &buttons {
        if !game.is_changed() && !button.is_added() {
            continue;
        }
        let is_back = matches!(button.0, Action::FirstMove | Action::PreviousMove);
        let reason = if is_back { words::AT_START } else { words::AT_END };
        let leads = moment_after(button.0, game.tree()).is_some();
        let wanted = Availability::unless((!leads).then_some(reason));
        if *now != wanted {
            commands.entity(entity).insert(wanted);
        }
    }
}
