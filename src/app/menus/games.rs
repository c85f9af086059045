//! Games that can be opened: recent ones, saved ones, a file, the clipboard.
use std::path::PathBuf;
use std::time::SystemTime;

use bevy::input_focus::{AutoFocus, FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::actions::Action;
use crate::app::game::Request;
use crate::app::game::current_game::CurrentGame;
use crate::app::game::saved::SavedGame;
use crate::app::game::tags::GameTags;
use crate::app::menu_stack::Menus;
use crate::app::saves::{AskDesktop, KeptGame, Library, ListGames, OpenGame, UseClipboard};
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{
    Availability, ButtonKind, Dismiss, button, column, row, scroll_with, wide_dialog,
};
use crate::app::words::{self, games::Listed};
use crate::app::{Menu, Screen};
use crate::language::Label;

/// The node with the list of games.
#[derive(Component)]
struct GameList;

/// Where a game in the list is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// On the board.
    Shown,
    /// In this window, which shows something else.
    Left,
    /// In its file only.
    File,
}

/// How many games of each kind are listed.
const SHOWN: usize = 40;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Games), spawn).add_systems(
        Update,
        fill.run_if(in_state(Menu::Games).and_then(resource_exists_and_changed::<Library>)),
    );
}

fn spawn(mut library: ResMut<Library>, mut list: MessageWriter<ListGames>, mut commands: Commands) {
    list.write(ListGames);
    // What was listed before may be out of date.
    *library = Library::default();
    let act = |label: Label, key| {
        button(ButtonKind::Secondary, label).action(key).node(|node| node.flex_grow = 1.0)
    };
    let buttons = (
        Node { flex_shrink: 0.0, ..row(space::S) },
        children![
            (
                act(words::games::OPEN_FILE, Action::OpenGame).build(),
                AutoFocus,
                observe(|_: On<Activate>, mut ask: MessageWriter<AskDesktop>| {
                    ask.write(AskDesktop::Open);
                })
            ),
            (
                act(words::games::PASTE, Action::PasteGame).tooltip(words::games::PASTE_TIP).build(),
                observe(|_: On<Activate>, mut clipboard: MessageWriter<UseClipboard>| {
                    clipboard.write(UseClipboard::Paste);
                })
            ),
            (
                act(words::explorer::EXPLORE, Action::Explore).tooltip(words::explorer::EXPLORE_TIP).build(),
                observe(explore)
            ),
            (
                act(words::menus::BACK, Action::Back).build(),
                observe(|_: On<Activate>, mut menus: Menus| menus.close())
            ),
        ],
    );
    let content = (
        Node { min_height: px(0), flex_shrink: 1.0, ..column(space::L) },
        children![
            (
                GameList,
                scroll_with(Node { flex_grow: 0.0, flex_shrink: 1.0, ..column(space::S) }),
                children![text::small(words::games::LOADING)],
            ),
            buttons,
        ],
    );
    commands.spawn((
        Name::new("Games"),
        DespawnOnExit(Menu::Games),
        wide_dialog(words::games::OPEN_GAME, content),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    ));
}

fn explore(_: On<Activate>, mut menus: Menus, mut next: ResMut<NextState<Screen>>) {
    menus.close_all();
    next.set(Screen::Explorer);
}

fn fill(
    library: Res<Library>,
    (game, screen): (Option<Res<CurrentGame>>, Res<State<Screen>>),
    board_view: Option<Single<Entity, With<GameList>>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let Some(board_view) = board_view.filter(|_| library.is_listed) else { return };
    let now = SystemTime::now();
    let current_file = game.as_ref().and_then(|game| game.file());
    let mut first = None;
    commands.entity(*board_view).despawn_children().with_children(|board_view| {
        for (head, games, is_kept) in
            [(words::games::RECENT, &library.recent, true), (words::games::SAVED, &library.saved, false)]
        {
            if games.is_empty() {
                continue;
            }
            board_view.spawn(text::caps(head));
            for game in games.iter().take(SHOWN) {
                let place = match current_file {
                    Some(file) if file == game.file && *screen == Screen::Game => Place::Shown,
                    Some(file) if file == game.file => Place::Left,
                    _ => Place::File,
                };
                let row = board_view.spawn(game_row(game, is_kept, place, now)).id();
                first = first.or(Some(row).filter(|_| reason_against(game, place).is_none()));
            }
        }
        if library.recent.is_empty() && library.saved.is_empty() {
            board_view.spawn(text::body(words::games::NONE));
        }
    });
    if let Some(first) = first {
        focus.set(first, FocusCause::Navigated);
    }
}

fn game_row(game: &KeptGame, is_kept: bool, place: Place, now: SystemTime) -> impl Bundle + use<> {
    let Listed { label, detail } = words::games::listed(game, !is_kept, place == Place::Shown, now);
    let file = game.file.clone();
    (
        button(ButtonKind::Secondary, label)
            .subtitle(detail)
            .availability(Availability::unless(reason_against(game, place)))
            .node(|node| {
                node.justify_content = JustifyContent::Start;
                node.padding = UiRect::axes(px(space::L), px(space::S));
            })
            .build(),
        observe(open(file, is_kept, place)),
    )
}

fn reason_against(game: &KeptGame, place: Place) -> Option<Label> {
    match game {
        _ if place == Place::Shown => Some(words::games::IS_OPEN),
        _ if place == Place::Left => None,
        KeptGame { content: Err(_), .. } => Some(words::games::UNREADABLE),
        KeptGame { is_elsewhere: true, .. } => Some(words::games::IS_ELSEWHERE),
        _ => None,
    }
}

fn open(
    file: PathBuf,
    is_kept: bool,
    place: Place,
) -> impl Fn(
    On<Activate>,
    Option<Res<CurrentGame>>,
    Res<GameTags>,
    MessageWriter<OpenGame>,
    MessageWriter<Request>,
) + Send
+ Sync
+ 'static {
    move |_, game, tags, mut open, mut requests| match game {
        Some(game) if place == Place::Left && game.position().is_over() => {
            // As it was opened the first time: with its result.
            requests.write(Request::Open(Box::new(SavedGame::of(&game, &tags))));
        }
        Some(_) if place == Place::Left => {
            requests.write(Request::Resume);
        }
        _ => {
            let file = file.clone();
            open.write(if is_kept { OpenGame::Kept(file) } else { OpenGame::Saved(file) });
        }
    }
}
