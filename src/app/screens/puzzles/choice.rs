//! Other puzzles: that of the day, those that are due again, and on which boards. Beside the board, or in a dialog where
//! there is no room for it.
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::buttons::asks;
use crate::app::actions::Action;
use crate::app::menu_stack::Menus;
use crate::app::puzzles::{Boards, Calendar, KeptProgress, PuzzleLibrary, PuzzleRequest};
use crate::app::screens::responsive::Format;
use crate::app::spawn::children;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{
    Availability, ButtonKind, Choice, Dismiss, button, column, dialog, panel_with, segmented,
};
use crate::app::words::{self, menus, puzzles};
use crate::app::{AppSystems, Menu, Screen};

/// The control with the boards.
#[derive(Component)]
struct BoardsChoice;

/// The button that leads to a puzzle that has come back.
#[derive(Component)]
struct DueButton;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::ChoosePuzzle), spawn).add_systems(
        Update,
        (show_boards, show_due).in_set(AppSystems::Show).run_if(in_state(Screen::Puzzles)),
    );
}

/// Whether the choice stands beside the board.
pub(super) fn has_room(format: Format) -> bool {
    format.wide && format.is_tall()
}

/// The choice beside the board.
pub(super) fn panel() -> impl Bundle {
    (
        panel_with(Node { padding: UiRect::all(px(space::M)), flex_grow: 1.0, ..column(space::S) }),
        children![boards(), of_the_day(), due(), lessons()],
    )
}

fn boards() -> impl Bundle {
    (
        BoardsChoice,
        segmented(puzzles::BOARDS, Boards::ALL.map(puzzles::boards), 0),
        observe(|change: On<ValueChange<usize>>, mut requests: MessageWriter<PuzzleRequest>| {
            if let Some(boards) = Boards::ALL.get(change.value) {
                requests.write(PuzzleRequest::Choose(*boards));
            }
        }),
    )
}

fn of_the_day() -> impl Bundle {
    (
        button(ButtonKind::Secondary, puzzles::OF_THE_DAY).action(Action::PuzzleOfTheDay).build(),
        asks(PuzzleRequest::OfTheDay),
    )
}

fn due() -> impl Bundle {
    (
        DueButton,
        button(ButtonKind::Secondary, puzzles::due(0)).action(Action::DuePuzzle).build(),
        asks(PuzzleRequest::Due),
    )
}

fn lessons() -> impl Bundle {
    (
        button(ButtonKind::Secondary, words::lessons::CHOOSE).action(Action::Lessons).build(),
        observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::Lessons)),
    )
}

fn spawn(mut commands: Commands) {
    let close = || observe(|_: On<Activate>, mut menus: Menus| menus.close());
    let content = (
        column(space::M),
        children![
            boards(),
            (of_the_day(), close()),
            (due(), close()),
            lessons(),
            (button(ButtonKind::Primary, menus::DONE).action(Action::Back).build(), AutoFocus, close()),
        ],
    );
    commands.spawn((
        Name::new("Choose a puzzle"),
        DespawnOnExit(Menu::ChoosePuzzle),
        dialog(puzzles::CHOOSE_TITLE, content),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    ));
}

fn show_boards(library: Res<PuzzleLibrary>, mut choices: Query<&mut Choice, With<BoardsChoice>>) {
    let selected = Boards::ALL.iter().position(|boards| *boards == library.boards()).unwrap_or_default();
    for mut choice in &mut choices {
        if choice.selected != selected {
            choice.selected = selected;
        }
    }
}

/// How many have come back, and why there is none to solve again.
fn show_due(
    (library, kept, calendar): (Res<PuzzleLibrary>, Res<KeptProgress>, Res<Calendar>),
    buttons: Query<(Entity, Ref<DueButton>, &Availability)>,
    children: Query<&Children>,
    mut texts: Query<&mut Text>,
    mut commands: Commands,
) {
    for (entity, button, now) in &buttons {
        if !(library.is_changed() || kept.is_changed() || button.is_added()) {
            continue;
        }
        let puzzles = library.puzzles().unwrap_or_default();
        let count = kept.progress().due(puzzles, calendar.today()).len();
        let label = children.iter_descendants_depth_first(entity).find(|part| texts.contains(*part));
        if let Some(mut text) = label.and_then(|label| texts.get_mut(label).ok()) {
            text.set_if_neq(Text(puzzles::due(count)));
        }
        let wanted = Availability::unless((count == 0).then_some(puzzles::NONE_DUE));
        if *now != wanted {
            commands.entity(entity).insert(wanted);
        }
    }
}
