//! Keys and buttons of one's own: chosen in the settings by mouse, keys, pad or touch, shown wherever keys are shown, and
//! kept.
use std::collections::BTreeSet;

use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseScrollUnit;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use connect_n::app::actions::{Action, Bindings, KeyChoices, Place};
use connect_n::app::gamepad::{PadButton, PadEvent};
use connect_n::app::menu_stack::Menus;
use connect_n::app::puzzles::PuzzleGame;
use connect_n::app::review::{GameReview, ReviewRequest};
use connect_n::app::settings::{Settings, SettingsFile, load};
use connect_n::app::{Menu, Screen};

use crate::harness::{Game, people, pop_out};

/// The list of all keys, opened from the settings.
fn at_list(mut game: Game) -> Game {
    game.key(KeyCode::F10);
    game.frames(4);
    game.click_control("Change keys…");
    game.frames(4);
    assert_eq!(game.menu(), Menu::ChangeKeys);
    game
}

/// The same over a game.
fn in_game() -> Game {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[1, 2, 3]);
    at_list(game)
}

/// How far a line of the wheel scrolls, in pixels.
const LINE: f32 = MouseScrollUnit::SCROLL_UNIT_CONVERSION_FACTOR;

/// Clicks on the row of an action, as a screen reader calls it, and presses a key.
fn choose(game: &mut Game, row: &str, key: KeyCode) {
    click_row(game, row);
    game.key(key);
    game.frames(4);
}

/// Brings the row of an action into sight and clicks on it.
fn click_row(game: &mut Game, row: &str) {
    game.point(game.window().size() / 2.0);
    let (top, bottom) = (150.0, game.window().size().y - 150.0);
    for _ in 0..200 {
        let y = game.control(row).center().y;
        let away = y - y.clamp(top, bottom);
        if away == 0.0 {
            break;
        }
        game.send_wheel(-away / LINE);
        game.frames(2);
    }
    game.click_control(row);
    game.frames(4);
    assert_eq!(game.menu(), Menu::PressKey, "{row} leads to its dialog");
}

fn leave(game: &mut Game) {
    while game.menu() != Menu::None {
        game.key(KeyCode::Escape);
        game.frames(4);
    }
}

fn keys(game: &Game) -> &KeyChoices {
    &game.resource::<Settings>().keys
}

fn set(game: &mut Game, action: Action, key: &str) {
    let chord = key.parse().unwrap();
    game.world().resource_mut::<Settings>().keys.give(action, chord);
    game.frames(4);
}

/// What can be read on a control.
fn on_control(game: &mut Game, label: &str) -> Vec<String> {
    let world = game.world();
    let mut labels = world.query::<(Entity, &AccessibleLabel)>();
    let control = labels.iter(world).find(|(_, name)| name.0 == label).map(|(entity, _)| entity).unwrap();
    let mut children = world.query::<&Children>();
    let descendants: Vec<Entity> = children.query(world).iter_descendants_depth_first(control).collect();
    let mut seen = Vec::new();
    for entity in descendants {
        if game.is_shown(entity)
            && let Some(text) = game.world().get::<Text>(entity)
        {
            seen.push(text.0.clone());
        }
    }
    seen
}

fn keep_in_file(game: &mut Game) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    game.world().insert_resource(SettingsFile(Some(folder.path().join("settings.toml"))));
    folder
}

fn pad(game: &mut Game, button: PadButton) {
    for event in [PadEvent::Pressed(button), PadEvent::Released(button)] {
        game.world().write_message(event);
        game.frame();
    }
    game.frames(4);
}

#[test]
fn the_new_key_acts_and_is_shown_and_the_old_one_does_nothing() {
    let mut game = in_game();
    assert_eq!(on_control(&mut game, "Undo"), ["Undo", "Z"]);
    choose(&mut game, "Undo (Z and Pad LB)", KeyCode::KeyG);
    assert_eq!(game.menu(), Menu::ChangeKeys);
    assert_eq!(game.focused_label().as_deref(), Some("Undo (G and Pad LB)"), "its row has the focus");
    leave(&mut game);
    assert_eq!(on_control(&mut game, "Undo"), ["Undo", "G"]);
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(game.moves(), "1 2 3");
    game.key(KeyCode::KeyG);
    game.rest();
    assert_eq!(game.moves(), "1 2");
    // The sheet of all keys shows it too, and leads to the list.
    game.type_text("?");
    game.frames(4);
    assert_eq!(game.menu(), Menu::Keys);
    assert!(game.texts_in("Sheet").windows(3).any(|it| it == ["G", "Y", "Undo, redo"]));
    game.click_control("Change keys…");
    game.frames(4);
    assert_eq!(game.menu(), Menu::ChangeKeys);
}

#[test]
fn every_action_of_the_table_has_a_row() {
    let mut game = in_game();
    for action in Action::all() {
        let row = connect_n::app::words::keys::name(action);
        assert!(game.controls().iter().any(|it| it.name.as_ref().is_some_and(|it| it.starts_with(&row))));
    }
    let rows =
        game.controls().iter().filter(|it| it.name.as_ref().is_some_and(|it| it.ends_with(')'))).count();
    assert_eq!(rows, Action::all().count());
}

#[test]
fn keys_come_with_ctrl_and_shift_and_a_modifier_alone_is_not_one() {
    let mut game = in_game();
    click_row(&mut game, "Undo (Z and Pad LB)");
    game.key(KeyCode::ControlLeft);
    assert_eq!(game.menu(), Menu::PressKey);
    game.ctrl(KeyCode::KeyU);
    game.frames(4);
    assert_eq!(game.menu(), Menu::ChangeKeys);
    assert!(game.has_control("Undo (Ctrl U and Pad LB)"));
    click_row(&mut game, "Redo (Y and Pad RB)");
    game.chord(KeyCode::ShiftLeft, KeyCode::KeyU);
    game.frames(4);
    assert!(game.has_control("Redo (Shift U and Pad RB)"));
    leave(&mut game);
    game.key(KeyCode::KeyU);
    assert_eq!(game.moves(), "1 2 3");
    game.ctrl(KeyCode::KeyU);
    game.rest();
    assert_eq!(game.moves(), "1 2");
    game.chord(KeyCode::ShiftLeft, KeyCode::KeyU);
    game.rest();
    assert_eq!(game.moves(), "1 2 3");
}

#[test]
fn a_key_that_another_action_has_is_taken_or_left() {
    let mut game = in_game();
    choose(&mut game, "Undo (Z and Pad LB)", KeyCode::KeyH);
    assert_eq!(game.menu(), Menu::KeyTaken);
    assert!(game.reads("Already in use: H (Show or hide a hint)."), "{:?}", game.texts());
    game.click_control("Leave it");
    game.frames(4);
    assert_eq!(game.menu(), Menu::PressKey);
    assert!(keys(&game).is_empty());
    // Keys alone do the same.
    game.key(KeyCode::KeyH);
    game.frames(4);
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!((game.menu(), keys(&game).is_empty()), (Menu::PressKey, true));
    game.key(KeyCode::KeyH);
    game.frames(4);
    game.key(KeyCode::Enter);
    game.frames(4);
    assert_eq!(game.menu(), Menu::ChangeKeys);
    assert!(game.has_control("Undo (H and Pad LB)") && game.has_control("Show or hide a hint (Pad X)"));
    assert!(game.has_control("How to play, from the title (H and Pad X)"), "it is offered elsewhere");
    leave(&mut game);
    game.key(KeyCode::KeyH);
    game.rest();
    assert_eq!(game.moves(), "1 2");
    assert_eq!(on_control(&mut game, "Hint").len(), 1, "a button without a key");
}

#[test]
fn esc_cancels_and_reserved_keys_lead_through_the_dialog() {
    let mut game = in_game();
    click_row(&mut game, "Undo (Z and Pad LB)");
    assert!(game.reads("Reserved: Esc, Tab, Enter, Space and the arrow keys;"));
    // Nothing has the focus yet that Enter or Space could press.
    for key in [KeyCode::Enter, KeyCode::Space] {
        game.key(key);
        game.frames(4);
        assert_eq!((game.menu(), keys(&game).is_empty()), (Menu::PressKey, true), "after {key:?}");
    }
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!((game.menu(), keys(&game).is_empty()), (Menu::ChangeKeys, true));
    click_row(&mut game, "Undo (Z and Pad LB)");
    game.key(KeyCode::Tab);
    assert_eq!(game.focused_label().as_deref(), Some("Remove key"));
    game.key(KeyCode::ArrowRight);
    assert_eq!(game.focused_label().as_deref(), Some("Cancel"));
    // A letter is taken wherever the focus is.
    game.key(KeyCode::KeyG);
    game.frames(4);
    assert!(game.has_control("Undo (G and Pad LB)"));
}

#[test]
fn keys_of_the_whole_program_can_be_chosen_without_acting() {
    let mut game = in_game();
    choose(&mut game, "Undo (Z and Pad LB)", KeyCode::F11);
    assert_eq!(game.menu(), Menu::KeyTaken);
    assert!(!game.resource::<Settings>().fullscreen);
    game.key(KeyCode::Enter);
    game.frames(4);
    assert!(game.has_control("Undo (F11 and Pad LB)") && game.has_control("Full screen (No key)"));
    leave(&mut game);
    game.key(KeyCode::F10);
    game.frames(4);
    assert!(game.has_control("Full screen"), "the switch shows no key any more");
}

#[test]
fn a_key_without_a_name_is_refused_in_a_sentence() {
    let mut game = in_game();
    click_row(&mut game, "Undo (Z and Pad LB)");
    let mut lines = game.world().query::<(Entity, &Text)>();
    let line = lines.iter(game.world()).find(|(_, it)| it.0.starts_with("That key can't be used")).unwrap().0;
    assert!(!game.is_shown(line));
    game.key(KeyCode::Power);
    assert!(game.is_shown(line));
    assert_eq!((game.menu(), keys(&game).is_empty()), (Menu::PressKey, true));
}

#[test]
fn an_action_may_have_no_key_and_gets_its_own_again() {
    let mut game = in_game();
    click_row(&mut game, "Undo (Z and Pad LB)");
    assert!(!game.has_control("Default key"), "it has it");
    game.click_control("Remove key");
    game.frames(4);
    assert!(game.has_control("Undo (No key)"));
    // Somebody else gets it meanwhile.
    choose(&mut game, "Redo (Y and Pad RB)", KeyCode::KeyZ);
    assert!(game.has_control("Redo (Z and Pad RB)"));
    click_row(&mut game, "Undo (No key)");
    assert!(!game.has_control("Remove key"));
    game.click_control("Default key");
    game.frames(4);
    assert!(game.reads("Already in use: Z (Redo)."));
    game.click_control("Use it here");
    game.frames(4);
    assert_eq!(game.menu(), Menu::ChangeKeys);
    assert!(game.has_control("Undo (Z and Pad LB)") && game.has_control("Redo (Pad RB)"));
    // All at once, after a question.
    for (answer, is_usual) in [("Cancel", false), ("Restore", true)] {
        game.click_control("Restore defaults…");
        game.frames(4);
        assert_eq!(game.menu(), Menu::ResetKeys);
        game.click_control(answer);
        game.frames(4);
        assert_eq!((game.menu(), keys(&game).is_empty()), (Menu::ChangeKeys, is_usual));
    }
    assert!(game.has_control("Redo (Y and Pad RB)"));
}

#[test]
fn columns_and_arrows_have_keys_of_their_own_too() {
    let mut game = in_game();
    choose(&mut game, "Drop in column 4 (4)", KeyCode::KeyU);
    choose(&mut game, "Aim one column left (Left)", KeyCode::KeyG);
    assert!(game.has_control("Drop in column 4 (U)"));
    assert!(game.has_control("Aim one column left (Left and G)"), "the arrow stays");
    leave(&mut game);
    game.key(KeyCode::Digit4);
    game.rest();
    assert_eq!(game.moves(), "1 2 3");
    game.key(KeyCode::KeyU);
    game.rest();
    game.key(KeyCode::KeyG);
    game.key(KeyCode::Enter);
    game.rest();
    game.key(KeyCode::ArrowLeft);
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!(game.moves(), "1 2 3 4 3 2");
}

#[test]
fn keys_alone_change_a_key() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[1, 2, 3]);
    game.key(KeyCode::F10);
    game.frames(4);
    let go_to = |game: &mut Game, label: &str| {
        for _ in 0..200 {
            if game.focused_label().as_deref() == Some(label) {
                return;
            }
            game.key(KeyCode::Tab);
        }
        panic!("{label} can't be reached");
    };
    go_to(&mut game, "Change keys…");
    game.key(KeyCode::Enter);
    game.frames(4);
    assert_eq!(game.focused_label().as_deref(), Some("Done"));
    go_to(&mut game, "Undo (Z and Pad LB)");
    game.key(KeyCode::Enter);
    game.frames(4);
    assert_eq!(game.menu(), Menu::PressKey);
    game.key(KeyCode::KeyG);
    game.frames(4);
    let row = game.control("Undo (G and Pad LB)");
    assert_eq!(game.focused_label().as_deref(), Some("Undo (G and Pad LB)"));
    assert!(row.min.y > 0.0 && row.max.y < 720.0, "it is in sight: {row:?}");
    leave(&mut game);
    game.key(KeyCode::KeyG);
    game.rest();
    assert_eq!(game.moves(), "1 2");
}

#[test]
fn a_button_of_the_pad_is_chosen_as_a_key_is() {
    let mut game = in_game();
    click_row(&mut game, "Undo (Z and Pad LB)");
    pad(&mut game, PadButton::South);
    assert_eq!(game.menu(), Menu::PressKey, "A is reserved");
    pad(&mut game, PadButton::North);
    assert!(game.reads("Already in use: Pad Y (Show or hide the analysis)."), "{:?}", game.texts());
    pad(&mut game, PadButton::South);
    assert_eq!(game.menu(), Menu::ChangeKeys);
    assert!(game.has_control("Undo (Z and Pad Y)"), "the key of the keyboard stays");
    while game.menu() != Menu::None {
        pad(&mut game, PadButton::East);
    }
    assert_eq!(on_control(&mut game, "Undo"), ["Undo", "Y"]);
    pad(&mut game, PadButton::LeftShoulder);
    game.rest();
    assert_eq!(game.moves(), "1 2 3");
    pad(&mut game, PadButton::North);
    game.rest();
    assert_eq!(game.moves(), "1 2");
    // The pad is not the keyboard: what its buttons do stays, whatever the keys do.
    set(&mut game, Action::Redo, "Ctrl+G");
    pad(&mut game, PadButton::RightShoulder);
    game.rest();
    assert_eq!(game.moves(), "1 2 3");
}

#[test]
fn a_finger_opens_the_dialog_of_a_key() {
    let mut game = in_game();
    let row = game.control("Redo (Y and Pad RB)").center();
    game.tap(row);
    game.frames(4);
    assert_eq!(game.menu(), Menu::PressKey);
    let remove = game.control("Remove key").center();
    game.tap(remove);
    game.frames(4);
    assert!(game.has_control("Redo (No key)"));
}

#[test]
fn chosen_keys_are_kept_in_words_and_are_there_from_the_start() {
    let mut game = in_game();
    let folder = keep_in_file(&mut game);
    choose(&mut game, "Undo (Z and Pad LB)", KeyCode::KeyG);
    click_row(&mut game, "Show or hide a hint (H and Pad X)");
    game.click_control("Remove key");
    game.frames(4);
    let file = folder.path().join("settings.toml");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.ends_with("[keys]\nundo = [\"G\", \"PadLB\"]\nhint = []\n"), "{text}");
    let mut game = Game::start_with_settings(people(6, 7, 4, 2), load(Some(&file)));
    assert_eq!(on_control(&mut game, "Undo"), ["Undo", "G"]);
    assert_eq!(on_control(&mut game, "Hint"), ["Hint"]);
    game.drop_all(&[1, 2]);
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(game.moves(), "1 2");
    game.key(KeyCode::KeyG);
    game.rest();
    assert_eq!(game.moves(), "1");
}

#[test]
fn sentences_and_tooltips_name_the_keys_of_now() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.world().resource_mut::<NextState<Screen>>().set(Screen::Editor);
    game.frames(4);
    assert!(game.reads("press Shift and the number of the column. C changes the colour."));
    set(&mut game, Action::NextColour, "F2");
    set(&mut game, Action::Pop(2), "F3");
    assert!(game.reads("To remove one, right-click it. F2 changes the colour."), "{:?}", game.texts());
}

#[test]
fn what_types_a_letter_opens_nothing_while_somebody_types() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    set(&mut game, Action::Settings, "G");
    game.click_control("New game…");
    game.frames(4);
    let field = game.control("Name of player 1").center();
    game.click(field);
    game.frames(2);
    game.key(KeyCode::KeyG);
    game.frames(2);
    assert_eq!(game.menu(), Menu::None);
    game.key(KeyCode::Escape);
    game.frames(2);
    game.key(KeyCode::KeyG);
    game.frames(2);
    assert_eq!(game.menu(), Menu::Settings);
}

/// A key that is pressed and let go in one frame, and one that is held, are taken once.
#[test]
fn a_key_that_is_held_is_taken_once() {
    let mut game = in_game();
    click_row(&mut game, "Undo (Z and Pad LB)");
    game.key_event(KeyCode::KeyG, ButtonState::Pressed, false);
    for _ in 0..10 {
        game.frame();
        game.key_event(KeyCode::KeyG, ButtonState::Pressed, true);
    }
    game.key_event(KeyCode::KeyG, ButtonState::Released, false);
    game.frames(4);
    assert_eq!(game.menu(), Menu::ChangeKeys);
    assert!(game.has_control("Undo (G and Pad LB)"));
}

/// Where the buttons of a screen are, as the table of places calls it.
fn place(game: &Game) -> Place {
    match (game.menu(), game.screen()) {
        (Menu::Pause, _) => Place::Pause,
        (Menu::Moves, _) => Place::Moves,
        (Menu::Games, _) => Place::Games,
        (Menu::Save, _) => Place::Save,
        (Menu::ChoosePuzzle, _) => Place::PuzzleChoice,
        (Menu::Result, _) => Place::Result,
        (Menu::None, Screen::Title) => Place::Title,
        (Menu::None, Screen::Setup) => Place::Setup,
        (Menu::None, Screen::Game) if game.resource::<GameReview>().is_open() => Place::Review,
        (Menu::None, Screen::Game) => Place::Game,
        (Menu::None, Screen::HowToPlay) => Place::HowToPlay,
        (Menu::None, Screen::Puzzles) => Place::Puzzle,
        (Menu::None, Screen::Editor) => Place::Editor,
        (Menu::None, Screen::Explorer) => Place::Explorer,
        (Menu::None, Screen::Watch) => Place::Watch,
        _ => Place::Dialog,
    }
}

/// The actions of buttons that are shown where they are not said to be offered: they could be given a key that another
/// one has there.
fn misplaced(game: &mut Game, checked: &mut BTreeSet<Action>) -> Vec<(Action, Place)> {
    let world = game.world();
    let mut buttons = world.query::<(Entity, &Action)>();
    let buttons: Vec<(Entity, Action)> =
        buttons.iter(world).map(|(entity, action)| (entity, *action)).collect();
    let mut dialogs = world.query_filtered::<Entity, With<connect_n::app::theme::widgets::Dialog>>();
    let dialog = dialogs.iter(world).next();
    let here = place(game);
    let mut misplaced = Vec::new();
    for (button, action) in buttons {
        let world = game.world();
        let mut parents = world.query::<&ChildOf>();
        let is_inside =
            dialog.is_none_or(|top| parents.query(world).iter_ancestors(button).any(|it| it == top));
        if is_inside && game.is_shown(button) {
            checked.insert(action);
            misplaced
                .extend((!(action.is_global() || action.places().contains(&here))).then_some((action, here)));
        }
    }
    misplaced
}

#[test]
fn actions_are_offered_where_they_are_said_to_be() {
    let (mut checked, mut wrong) = (BTreeSet::new(), Vec::new());
    for size in [(1280.0, 720.0), (480.0, 400.0)] {
        let mut game = Game::at_title(pop_out(people(4, 5, 3, 2)));
        game.send_size(size.0, size.1);
        game.hurry();
        for screen in [
            Screen::Title,
            Screen::Setup,
            Screen::HowToPlay,
            Screen::Puzzles,
            Screen::Editor,
            Screen::Explorer,
            Screen::Watch,
        ] {
            game.world().resource_mut::<NextState<Screen>>().set(screen);
            game.frames(6);
            if screen == Screen::Puzzles {
                game.until("a puzzle", |game| game.world().contains_resource::<PuzzleGame>());
                game.frames(6);
            }
            wrong.extend(misplaced(&mut game, &mut checked));
            if screen == Screen::Setup && game.has_control("Customise…") {
                game.click_control("Customise…");
                game.frames(6);
                wrong.extend(misplaced(&mut game, &mut checked));
            }
        }
        let mut game = Game::start(people(4, 5, 3, 2));
        game.send_size(size.0, size.1);
        game.hurry();
        game.frames(6);
        game.drop_all(&[2, 5, 2]);
        wrong.extend(misplaced(&mut game, &mut checked));
        for menu in [
            Menu::Pause,
            Menu::Games,
            Menu::Save,
            Menu::Settings,
            Menu::Keys,
            Menu::ChangeKeys,
            Menu::ResetSettings,
            Menu::Language,
            Menu::Moves,
            Menu::ConfirmNewGame,
            Menu::Lessons,
            Menu::ChoosePuzzle,
        ] {
            game.world().run_system_once(move |mut menus: Menus| menus.open_alone(menu)).unwrap();
            game.frames(6);
            wrong.extend(misplaced(&mut game, &mut checked));
        }
        game.world().run_system_once(|mut menus: Menus| menus.close_all()).unwrap();
        game.frames(6);
        game.drop_all(&[5, 4, 5]);
        game.until("the result", |game| game.menu() == Menu::Result);
        game.frames(6);
        wrong.extend(misplaced(&mut game, &mut checked));
        game.world().write_message(ReviewRequest::Open(None));
        game.until("a review", |game| {
            game.resource::<GameReview>()
                .get()
                .is_some_and(|it| it.review().is_complete() && !it.is_searching())
        });
        game.frames(6);
        wrong.extend(misplaced(&mut game, &mut checked));
    }
    assert_eq!(wrong, [], "actions where they are not said to be offered");
    assert!(checked.len() > 35, "{checked:?}");
}

#[test]
fn the_focus_is_nowhere_hidden_and_everything_is_built_anew_with_other_keys() {
    // What has the focus on the title stays under the list.
    let mut game = at_list(Game::at_title(people(6, 7, 4, 2)));
    choose(&mut game, "Undo (Z and Pad LB)", KeyCode::KeyG);
    assert_eq!(game.focused_label().as_deref(), Some("Undo (G and Pad LB)"));
    let mut game = in_game();
    choose(&mut game, "Undo (Z and Pad LB)", KeyCode::KeyG);
    leave(&mut game);
    let focused = game.resource::<InputFocus>().get();
    assert!(focused.is_none_or(|it| game.is_shown(it)));
    let label =
        game.resource::<Bindings>().label(Action::Undo, connect_n::app::actions::InputDevice::Keyboard);
    assert_eq!(label.as_deref(), Some("G"));
    game.drop_in(4);
    game.rest();
    assert_eq!(game.moves(), "1 2 3 4");
    game.assert_shown();
}
