//! The title: one click, or Enter, starts a game with the last set-up.
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::responsive::{ByFormat, Format, ShownIf};
use super::{GameStarter, add_screen};
use crate::app::actions::{Action, ActionPressed};
use crate::app::board::layout::BoardArea;
use crate::app::game::Request;
use crate::app::game::current_game::CurrentGame;
use crate::app::game::saved::SavedGame;
use crate::app::game::setup::Setup;
use crate::app::game::tags::GameTags;
use crate::app::language::LeftToRight;
use crate::app::menu_stack::Menus;
use crate::app::menus::{keys_button, settings_button};
use crate::app::puzzles::Beginning;
use crate::app::saves::recent::Content;
use crate::app::saves::{OpenGame, Unfinished};
use crate::app::spawn::children;
use crate::app::theme::accessible::Heading;
use crate::app::theme::type_scale::{TextStyle, space};
use crate::app::theme::widgets::{ArrowKeys, ButtonKind, button, ring_margin, scroll_with};
use crate::app::theme::{Entrance, text};
use crate::app::{Menu, Screen, words};

/// Width of the column of buttons.
const COLUMN: f32 = 432.0;

pub(super) fn plugin(app: &mut App) {
    add_screen(app, Screen::Title, spawn);
    app.add_observer(start_by_key.run_if(in_state(Screen::Title)));
}

fn spawn(
    mut commands: Commands,
    setup: Res<Setup>,
    game: Option<Res<CurrentGame>>,
    kept: Option<Res<Unfinished>>,
) {
    let unfinished = game.filter(|game| game.in_progress());
    // A game that the last run of the program left.
    let kept = kept.filter(|_| unfinished.is_none());
    let here = || unfinished.as_ref().map(|game| Content::of(&SavedGame::of(game, &GameTags::default())));
    let root = commands.spawn((super::root(Screen::Title), ByFormat(root_node))).id();
    let column = (scroll_with(Node::default()), ByFormat(column_node));
    let column = commands.spawn((column, Entrance, ArrowKeys, ChildOf(root))).id();
    commands.spawn((BoardArea, ByFormat(board_node), Pickable::IGNORE, ChildOf(root)));
    commands.entity(column).with_children(|column| {
        column.spawn((ShownIf(Format::is_tall), children![name_of_the_game(TextStyle::TITLE)]));
        column.spawn((ShownIf(|format| !format.is_tall()), children![name_of_the_game(TextStyle::HEADING)]));
        column.spawn((
            ShownIf(Format::is_tall),
            Node { margin: UiRect::bottom(px(space::XL)), ..default() },
            children![text::lead(words::title::LEAD)],
        ));
        // Long names may take a second line.
        let roomy = |node: &mut Node| node.padding = UiRect::axes(px(space::L), px(space::S));
        let play =
            |kind| button(kind, words::title::PLAY).subtitle(words::games::summary(&setup)).node(roomy);
        if unfinished.is_some() || kept.is_some() {
            let go_on = button(ButtonKind::Primary, words::title::CONTINUE).action(Action::Confirm);
            let content = kept.as_ref().and_then(|kept| kept.0.content.clone().ok()).or_else(here);
            let subtitle = content.as_ref().map(words::games::content).unwrap_or_default();
            let go_on = (go_on.subtitle(subtitle).node(roomy).build(), AutoFocus);
            if kept.is_some() {
                column.spawn((go_on, observe(go_on_with_kept)));
            } else {
                column.spawn((go_on, observe(resume)));
            }
            let play = play(ButtonKind::Secondary).action(Action::Play);
            column.spawn((play.build(), observe(start)));
        } else {
            let play = play(ButtonKind::Primary).action(Action::Confirm);
            column.spawn((play.build(), AutoFocus, observe(start)));
        }
        let half = |node: &mut Node| (node.flex_grow, node.flex_basis) = (1.0, px(0));
        let row = || (Node { column_gap: px(space::XS), ..default() }, Pickable::IGNORE);
        column.spawn(row()).with_children(|row| {
            let set_up_button =
                button(ButtonKind::Secondary, words::menus::NEW_GAME).action(Action::SetUp).node(half);
            row.spawn((set_up_button.build(), observe(set_up)));
            let open_button =
                button(ButtonKind::Secondary, words::menus::OPEN_GAME).action(Action::OpenGame).node(half);
            row.spawn((
                open_button.build(),
                observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::Games)),
            ));
        });
        // As wide as their words: three have just room, of longer words two.
        let grow = |node: &mut Node| node.flex_grow = 1.0;
        let tight_row = || {
            let gap = px(space::XS);
            (
                Node { flex_wrap: FlexWrap::Wrap, column_gap: gap, row_gap: px(space::S), ..default() },
                Pickable::IGNORE,
            )
        };
        column.spawn(tight_row()).with_children(|row| {
            let puzzles_button =
                button(ButtonKind::Secondary, words::puzzles::PUZZLES).action(Action::Puzzles).node(grow);
            row.spawn((
                puzzles_button.build(),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Puzzles)),
            ));
            let lessons_button =
                button(ButtonKind::Secondary, words::lessons::LESSONS).action(Action::Lessons).node(grow);
            row.spawn((lessons_button.build(), observe(learn)));
            let how_to_play = button(ButtonKind::Secondary, words::how_to_play::HOW_TO_PLAY)
                .action(Action::HowToPlay)
                .node(grow);
            row.spawn((
                how_to_play.build(),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::HowToPlay)),
            ));
        });
        column.spawn(tight_row()).with_children(|row| {
            row.spawn((
                keys_button().node(grow).build(),
                observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::Keys)),
            ));
            row.spawn((
                settings_button().node(grow).build(),
                observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::Settings)),
            ));
            let quit_button =
                button(ButtonKind::Secondary, words::menus::QUIT).action(Action::Quit).node(grow);
            row.spawn((quit_button.build(), observe(quit)));
        });
    });
}

fn name_of_the_game(style: TextStyle) -> impl Bundle {
    let [before, after] = words::title::NAME_PARTS;
    (
        LeftToRight,
        Heading,
        AccessibleLabel::new(words::title::NAME),
        Node { align_items: AlignItems::Baseline, ..default() },
        Pickable::IGNORE,
        children![
            text::text(style, |palette| palette.text, before),
            text::text(style, |palette| palette.accent, "-"),
            text::text(style, |palette| palette.text, after),
        ],
    )
}

fn root_node(format: Format) -> Node {
    Node {
        width: percent(100),
        height: percent(100),
        flex_direction: if format.wide { FlexDirection::Row } else { FlexDirection::Column },
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        padding: UiRect::axes(
            px(if format.wide { 72.0 } else { space::XL }),
            px(if format.is_tall() { space::XL } else { space::S }),
        ),
        column_gap: px(space::XXL),
        row_gap: px(space::XL),
        ..default()
    }
}

fn column_node(format: Format) -> Node {
    Node {
        width: px(COLUMN),
        max_width: percent(100),
        flex_direction: FlexDirection::Column,
        row_gap: px(if format.is_tall() { space::M } else { space::S }),
        flex_shrink: if format.wide { 0.0 } else { 1.0 },
        padding: UiRect::bottom(px(if format.wide && format.is_tall() { 72.0 } else { 0.0 })),
        max_height: percent(100),
        overflow: Overflow::scroll_y(),
        overflow_clip_margin: ring_margin(),
        ..default()
    }
}

fn board_node(format: Format) -> Node {
    let display = if format.wide || format.is_tall() { Display::Flex } else { Display::None };
    Node {
        display,
        flex_grow: 1.0,
        width: if format.wide { auto() } else { percent(100) },
        height: if format.wide { percent(100) } else { auto() },
        min_height: px(0),
        ..default()
    }
}

fn start(_: On<Activate>, starter: GameStarter) {
    starter.start();
}

/// The key does the same where the button is the first one and shows Enter.
fn start_by_key(pressed: On<ActionPressed>, starter: GameStarter) {
    if pressed.action == Action::Play && !pressed.is_repeat {
        starter.start();
    }
}

fn learn(_: On<Activate>, mut beginning: ResMut<Beginning>, mut next: ResMut<NextState<Screen>>) {
    *beginning = Beginning::Lesson;
    next.set(Screen::Puzzles);
}

fn resume(_: On<Activate>, mut requests: MessageWriter<Request>) {
    requests.write(Request::Resume);
}

fn go_on_with_kept(_: On<Activate>, kept: Option<Res<Unfinished>>, mut open: MessageWriter<OpenGame>) {
    if let Some(kept) = kept {
        open.write(OpenGame::Kept(kept.0.file.clone()));
    }
}

fn set_up(_: On<Activate>, mut next: ResMut<NextState<Screen>>) {
    next.set(Screen::Setup);
}

fn quit(_: On<Activate>, mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}
