//! The pause menu, which Esc opens and closes.
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::keys::keys_button;
use super::result::{review, review_button};
use super::settings::settings_button;
use crate::app::actions::Action;
use crate::app::game::Request;
use crate::app::game::current_game::CurrentGame;
use crate::app::menu_stack::Menus;
use crate::app::screens::responsive::{ByFormat, Format, ShownIf};
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::{HAIRLINE, space};
use crate::app::theme::widgets::{ButtonKind, Dismiss, button, column, dialog_without_heading, row};
use crate::app::{Menu, Screen, words};
use crate::language::Label;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), spawn);
}

fn spawn(game: Option<Res<CurrentGame>>, mut commands: Commands) {
    let to_review = game.as_ref().filter(|game| !game.tree().main_line().is_empty());
    let review_button = to_review.map(|game| (review_button(game).node(share).build(), observe(review)));
    let is_over = game.is_some_and(|game| game.position().is_over());
    // There is nothing to pause in a game that is over.
    let (title, resume) = if is_over {
        (words::menus::MENU, words::menus::BACK)
    } else {
        (words::menus::PAUSED, words::menus::RESUME)
    };
    commands.spawn((
        Name::new("Pause menu"),
        DespawnOnExit(Menu::Pause),
        dialog_without_heading(
            title,
            (
                // Six rows have just room in the smallest window.
                ByFormat(|format| column(if format.is_tall() { space::S } else { space::XS })),
                children![
                    heading(title),
                    (
                        row(space::S),
                        Children::spawn((
                            Spawn((
                                button(ButtonKind::Primary, resume).action(Action::Back).node(share).build(),
                                AutoFocus,
                                observe(|_: On<Activate>, pause_menu: ClosePauseMenu| pause_menu.close())
                            )),
                            SpawnIter(review_button.into_iter()),
                        )),
                    ),
                    (
                        row(space::S),
                        children![
                            (
                                button(ButtonKind::Secondary, words::explorer::EXPLORE)
                                    .action(Action::Explore)
                                    .tooltip(words::explorer::EXPLORE_TIP)
                                    .node(share)
                                    .build(),
                                observe(go_to(Screen::Explorer))
                            ),
                            (
                                button(ButtonKind::Secondary, words::editor::EDIT)
                                    .action(Action::EditBoard)
                                    .tooltip(words::editor::EDIT_TIP)
                                    .node(share)
                                    .build(),
                                observe(go_to(Screen::Editor))
                            ),
                        ],
                    ),
                    (
                        row(space::S),
                        children![
                            (half(words::menus::RESTART, Action::NewGame), observe(restart)),
                            (half(words::menus::NEW_GAME, Action::SetUp), observe(go_to(Screen::Setup))),
                        ],
                    ),
                    (
                        row(space::S),
                        children![
                            (half(words::menus::OPEN_GAME, Action::OpenGame), observe(open(Menu::Games))),
                            (half(words::menus::SAVE_GAME, Action::SaveGame), observe(open(Menu::Save))),
                        ],
                    ),
                    (
                        row(space::S),
                        children![
                            (
                                settings_button().node(share).build(),
                                observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::Settings))
                            ),
                            (keys_button().node(share).build(), observe(open(Menu::Keys))),
                            moves(),
                        ],
                    ),
                    (
                        row(space::S),
                        children![
                            (half(words::menus::MAIN_MENU, Action::MainMenu), observe(go_to(Screen::Title))),
                            (half(words::menus::QUIT, Action::Quit), observe(quit)),
                        ],
                    ),
                ],
            ),
        ),
        observe(|_: On<Dismiss>, pause_menu: ClosePauseMenu| pause_menu.close()),
    ));
}

fn heading(title: Label) -> impl Bundle {
    (
        ShownIf(Format::is_tall),
        Node { margin: UiRect::bottom(px(space::XS)), ..default() },
        children![text::subheading(title)],
    )
}

/// The list of moves, where it isn't beside the board.
fn moves() -> impl Bundle {
    (
        ShownIf(|format| !format.wide),
        // As narrow as a button at least is, to grow as it does.
        Node { flex_grow: 1.0, flex_basis: px(2.0 * (space::L + HAIRLINE)), ..default() },
        children![(half(words::menus::MOVES, Action::Moves), observe(open(Menu::Moves)))],
    )
}

fn half(label: Label, action: Action) -> impl Bundle {
    button(ButtonKind::Secondary, label).action(action).node(share).build()
}

/// Buttons beside each other are equally wide.
fn share(node: &mut Node) {
    (node.flex_grow, node.flex_basis) = (1.0, px(0));
}

/// Closes the pause menu; a game that is over shows its result again.
#[derive(bevy::ecs::system::SystemParam)]
struct ClosePauseMenu<'w> {
    game: Option<Res<'w, CurrentGame>>,
    menus: Menus<'w>,
}

impl ClosePauseMenu<'_> {
    fn close(mut self) {
        if self.game.is_some_and(|game| game.position().is_over()) {
            self.menus.open_alone(Menu::Result);
        } else {
            self.menus.close();
        }
    }
}

/// No question before a restart: a person who opened this menu has left the game on purpose.
fn restart(_: On<Activate>, mut requests: MessageWriter<Request>) {
    requests.write(Request::Restart);
}

fn open(menu: Menu) -> impl Fn(On<Activate>, Menus) + Send + Sync + 'static {
    move |_, mut menus| menus.open(menu)
}

fn go_to(screen: Screen) -> impl Fn(On<Activate>, ResMut<NextState<Screen>>) + Send + Sync + 'static {
    move |_, mut next| next.set(screen)
}

fn quit(_: On<Activate>, mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}
