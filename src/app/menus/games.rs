//! Games that can be opened: those kept by themselves, those saved, a file, the clipboard.
use std::path::PathBuf;
use std::time::SystemTime;

use bevy::input_focus::{AutoFocus, FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Door;
use crate::app::Menu;
use crate::app::game::table::Table;
use crate::app::keep::{AskDesktop, KeptGame, Library, ListGames, OpenGame, UseClipboard, ago};
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{
    Availability, ButtonKind, Dismiss, Shortcut, button, column, row, scroll_with, wide_dialog,
};

/// Holds the games.
#[derive(Component)]
struct Shelf;

/// Games of each kind that are shown: more than anybody looks through.
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
    let act = |label: &str, key| {
        button(ButtonKind::Secondary, label).shortcut(key).node(|node| node.flex_grow = 1.0)
    };
    let buttons = (
        Node { flex_shrink: 0.0, ..row(space::S) },
        children![
            (
                act("Open a file", Shortcut::Ctrl('o')).build(),
                AutoFocus,
                observe(|_: On<Activate>, mut ask: MessageWriter<AskDesktop>| {
                    ask.write(AskDesktop::Open);
                })
            ),
            (
                act("Paste", Shortcut::Ctrl('v')).tooltip("Open the game on the clipboard").build(),
                observe(|_: On<Activate>, mut clipboard: MessageWriter<UseClipboard>| {
                    clipboard.write(UseClipboard::Paste);
                })
            ),
            (act("Back", Shortcut::Escape).build(), observe(|_: On<Activate>, mut door: Door| door.close())),
        ],
    );
    let content = (
        Node { min_height: px(0), flex_shrink: 1.0, ..column(space::L) },
        children![
            (
                Shelf,
                scroll_with(Node { flex_grow: 0.0, flex_shrink: 1.0, ..column(space::S) }),
                children![text::small("Looking for games")],
            ),
            buttons,
        ],
    );
    commands.spawn((
        Name::new("Games"),
        DespawnOnExit(Menu::Games),
        wide_dialog("Open a game", content),
        observe(|_: On<Dismiss>, mut door: Door| door.close()),
    ));
}

fn fill(
    library: Res<Library>,
    table: Option<Res<Table>>,
    shelf: Option<Single<Entity, With<Shelf>>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let Some(shelf) = shelf.filter(|_| library.is_listed) else { return };
    let now = SystemTime::now();
    let at_table = table.as_ref().and_then(|table| table.file());
    let mut first = None;
    commands.entity(*shelf).despawn_children().with_children(|shelf| {
        for (head, games, is_kept) in
            [("Recent games", &library.recent, true), ("Saved games", &library.saved, false)]
        {
            if games.is_empty() {
                continue;
            }
            shelf.spawn(text::caps(head));
            for game in games.iter().take(SHOWN) {
                let is_here = at_table == Some(game.file.as_path());
                let row = shelf.spawn(game_row(game, is_kept, is_here, now)).id();
                first = first.or(Some(row).filter(|_| reason_against(game, is_here).is_none()));
            }
        }
        if library.recent.is_empty() && library.saved.is_empty() {
            shelf.spawn(text::body("There is none so far. Each game that you play is kept and listed here."));
        }
    });
    if let Some(first) = first {
        focus.set(first, FocusCause::Navigated);
    }
}

fn game_row(game: &KeptGame, is_kept: bool, is_here: bool, now: SystemTime) -> impl Bundle + use<> {
    let name = game.file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let when = if is_here { "on the table now".to_owned() } else { ago(game.modified, now) };
    let is_damaged = game.content.as_ref().is_ok_and(|content| content.is_damaged);
    let when = if is_damaged { format!("{when}, damaged") } else { when };
    let (label, detail) = match &game.content {
        Ok(content) if is_kept => (content.title.clone(), format!("{}, {when}", content.state)),
        Ok(content) => (name, format!("{}, {}, {when}", content.title, content.state)),
        Err(problem) => (name, format!("It can't be read: {problem}")),
    };
    let file = game.file.clone();
    (
        button(ButtonKind::Secondary, label)
            .subtitle(detail)
            .availability(Availability::unless(reason_against(game, is_here)))
            .node(|node| {
                node.justify_content = JustifyContent::Start;
                node.padding = UiRect::axes(px(space::L), px(space::S));
            })
            .build(),
        observe(open(file, is_kept)),
    )
}

fn reason_against(game: &KeptGame, is_here: bool) -> Option<&'static str> {
    match game {
        _ if is_here => Some("It is on the table"),
        KeptGame { content: Err(_), .. } => Some("It can't be read"),
        KeptGame { is_elsewhere: true, .. } => Some("It is being played in another window"),
        _ => None,
    }
}

fn open(
    file: PathBuf,
    is_kept: bool,
) -> impl Fn(On<Activate>, MessageWriter<OpenGame>) + Send + Sync + 'static {
    move |_, mut open| {
        let file = file.clone();
        open.write(if is_kept { OpenGame::Kept(file) } else { OpenGame::Saved(file) });
    }
}
