//! Widgets without a window: events and keys in, components and events out.
use std::time::Duration;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::{ButtonState, InputPlugin};
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{FocusCause, InputDispatchPlugin, InputFocus, InputFocusPlugin, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::{Checked, InteractionDisabled, Pressed};
use bevy::ui_widgets::popover::Popover;
use bevy::ui_widgets::{Activate, ButtonPlugin, RadioGroupPlugin, ValueChange};
use bevy::window::{PrimaryWindow, RequestRedraw, WindowThemeChanged};

use super::*;
use crate::app::actions::Action;
use crate::app::disc_style::DiscColour;
use crate::app::settings::{DesktopPreferences, Motion, Settings};
use crate::app::spawn::children;
use crate::app::theme::ThemePlugin;
use crate::app::words;

/// What the widgets have sent.
#[derive(Resource, Default)]
struct Sent(Vec<String>);

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, InputPlugin, InputFocusPlugin, InputDispatchPlugin))
        .add_plugins((ButtonPlugin, RadioGroupPlugin))
        .add_message::<RequestRedraw>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)))
        .init_resource::<Sent>()
        .init_resource::<Settings>()
        .init_resource::<Motion>()
        .init_resource::<DesktopPreferences>()
        .add_message::<WindowThemeChanged>()
        .add_plugins((crate::app::actions::plugin, ThemePlugin))
        .add_observer(|it: On<Activate>, names: Query<&Name>, mut sent: ResMut<Sent>| {
            if let Ok(name) = names.get(it.entity) {
                sent.0.push(format!("activate {name}"));
            }
        })
        .add_observer(|it: On<ValueChange<usize>>, mut sent: ResMut<Sent>| {
            sent.0.push(format!("index {}", it.value));
        })
        .add_observer(|it: On<ValueChange<i32>>, mut sent: ResMut<Sent>| {
            sent.0.push(format!("number {}", it.value));
        })
        .add_observer(|it: On<ValueChange<DiscColour>>, mut sent: ResMut<Sent>| {
            sent.0.push(format!("colour {}", words::setup::colour(it.value)));
        })
        .add_observer(|_: On<Dismiss>, mut sent: ResMut<Sent>| sent.0.push("dismiss".into()));
    app.world_mut().spawn((Window::default(), PrimaryWindow));
    app.update();
    app
}

fn spawn(app: &mut App, widget: impl Bundle) -> Entity {
    let root = app.world_mut().spawn((Node::default(), TabGroup::new(0))).id();
    let widget = app.world_mut().spawn((widget, ChildOf(root))).id();
    app.update();
    widget
}

fn focus(app: &mut App, entity: Entity) {
    app.world_mut().resource_mut::<InputFocus>().set(entity, FocusCause::Navigated);
}

fn press(app: &mut App, logical_key: Key) {
    let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
    let key_code = match logical_key {
        Key::ArrowRight => KeyCode::ArrowRight,
        Key::ArrowLeft => KeyCode::ArrowLeft,
        Key::Tab => KeyCode::Tab,
        Key::Enter => KeyCode::Enter,
        _ => KeyCode::F35,
    };
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let logical_key = logical_key.clone();
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
        app.update();
    }
}

fn character(c: char) -> Key {
    Key::Character(c.to_string().into())
}

fn sent(app: &mut App) -> Vec<String> {
    std::mem::take(&mut app.world_mut().resource_mut::<Sent>().0)
}

fn get<C: Component + Clone>(app: &App, entity: Entity) -> C {
    app.world().get::<C>(entity).unwrap().clone()
}

/// The options of a choice, by their position.
fn items(app: &mut App) -> Vec<Entity> {
    let mut items: Vec<_> = app.world_mut().query::<(&Item, Entity)>().iter(app.world()).collect();
    items.sort_by_key(|(item, _)| item.0);
    items.into_iter().map(|(_, entity)| entity).collect()
}

fn checked(app: &mut App) -> Vec<usize> {
    let items = items(app);
    (0..items.len()).filter(|index| app.world().get::<Checked>(items[*index]).is_some()).collect()
}

#[test]
fn arrows_move_a_choice_past_what_is_unavailable() {
    let mut app = app();
    let root = spawn(&mut app, segmented("Players", ["2", "3", "4"], 0));
    app.world_mut().get_mut::<Choice>(root).unwrap().set_availability(1, Some("no".into()));
    app.update();
    focus(&mut app, root);
    press(&mut app, Key::ArrowRight);
    assert_eq!(sent(&mut app), ["index 2"]);
    assert_eq!(get::<Choice>(&app, root).selected, 2);
    assert_eq!(checked(&mut app), [2]);
}

#[test]
fn a_system_sets_a_choice_without_an_event() {
    let mut app = app();
    let root = spawn(&mut app, segmented("Rules", ["Standard", "PopOut"], 0));
    app.world_mut().get_mut::<Choice>(root).unwrap().selected = 1;
    app.update();
    assert_eq!(checked(&mut app), [1]);
    assert_eq!(sent(&mut app), [""; 0]);
}

#[test]
fn an_option_says_why_it_is_unavailable_until_it_is_available() {
    let mut app = app();
    let root = spawn(&mut app, segmented("Rules", ["Standard", "PopOut"], 0));
    let option = items(&mut app)[1];
    app.world_mut().get_mut::<Choice>(root).unwrap().set_availability(1, Some("Too small".into()));
    app.update();
    assert_eq!(get::<Availability>(&app, option).reason(), Some("Too small"));
    assert!(app.world().get::<InteractionDisabled>(option).is_some());
    app.world_mut().get_mut::<Choice>(root).unwrap().set_availability(1, None);
    app.update();
    assert!(app.world().get::<InteractionDisabled>(option).is_none());
}

#[test]
fn levels_end_at_the_strongest() {
    let mut app = app();
    let root = spawn(&mut app, levels("Level", ["Easy", "Medium", "Hard"], 2, 1));
    focus(&mut app, root);
    press(&mut app, Key::ArrowRight);
    press(&mut app, Key::ArrowRight);
    assert_eq!(sent(&mut app), ["index 2"]);
    let easiest = items(&mut app)[0];
    app.world_mut().trigger(Activate { entity: easiest });
    app.update();
    assert_eq!(sent(&mut app), ["index 0"]);
    assert_eq!(get::<Choice>(&app, root).selected, 0);
}

#[test]
fn a_stepper_steps_and_stops_at_its_ends() {
    let mut app = app();
    let root = spawn(&mut app, stepper("Columns", 15, 3, 16));
    focus(&mut app, root);
    for _ in 0..2 {
        press(&mut app, Key::ArrowRight);
    }
    assert_eq!(sent(&mut app), ["number 16"]);
    let reasons: Vec<_> = app
        .world_mut()
        .query_filtered::<&Availability, With<stepper::Step>>()
        .iter(app.world())
        .filter_map(|it| it.reason())
        .collect();
    assert_eq!(reasons, ["Maximum 16"]);
}

#[test]
fn digits_typed_into_a_stepper_make_one_number() {
    let mut app = app();
    let root = spawn(&mut app, stepper("Columns", 9, 3, 16));
    focus(&mut app, root);
    press(&mut app, character('1'));
    press(&mut app, character('2'));
    assert_eq!(sent(&mut app), ["number 12"]);
    for _ in 0..15 {
        app.update();
    }
    press(&mut app, character('1'));
    press(&mut app, character('7'));
    assert_eq!(sent(&mut app), ["number 7"], "17 is too much, so that 7 begins a number");
}

#[test]
fn a_colour_button_passes_over_taken_colours() {
    let mut app = app();
    let root = spawn(&mut app, colour_button("Ada's colour", DiscColour::Red));
    let mut choice = app.world_mut().get_mut::<Choice>(root).unwrap();
    choice.set_availability(DiscColour::Yellow.index(), Some("Taken by Linus".into()));
    app.world_mut().trigger(Activate { entity: root });
    app.update();
    assert_eq!(sent(&mut app), ["index 2", "colour Blue"]);
}

fn action(name: &'static str, action: Action) -> impl Bundle {
    (button(ButtonKind::Secondary, name).action(action).build(), Name::new(name))
}

#[test]
fn a_shortcut_activates_its_button_unless_that_is_unavailable() {
    let mut app = app();
    let undo = spawn(&mut app, action("Undo", Action::Undo));
    press(&mut app, character('z'));
    press(&mut app, character('y'));
    assert_eq!(sent(&mut app), ["activate Undo"]);
    app.world_mut().entity_mut(undo).insert(Availability::Unavailable("Nothing was played".into()));
    press(&mut app, character('z'));
    assert_eq!(sent(&mut app), [""; 0]);
}

#[test]
fn what_is_hidden_has_no_shortcut() {
    let mut app = app();
    let undo = spawn(&mut app, action("Undo", Action::Undo));
    let screen = get::<ChildOf>(&app, undo).parent();
    app.world_mut().get_mut::<Node>(screen).unwrap().display = Display::None;
    press(&mut app, character('z'));
    assert_eq!(sent(&mut app), [""; 0]);
}

#[test]
fn enter_belongs_to_the_focused_button_before_the_primary_one() {
    let mut app = app();
    spawn(&mut app, action("Play", Action::Confirm));
    let other = spawn(&mut app, action("Settings", Action::SetUp));
    focus(&mut app, other);
    press(&mut app, Key::Enter);
    assert_eq!(sent(&mut app), ["activate Settings"]);
    app.world_mut().resource_mut::<InputFocus>().clear();
    press(&mut app, Key::Enter);
    assert_eq!(sent(&mut app), ["activate Play"]);
}

#[test]
fn a_dialog_keeps_the_keys_and_gives_the_focus_back() {
    let mut app = app();
    let undo = spawn(&mut app, action("Undo", Action::Undo));
    focus(&mut app, undo);
    let content = (Node::default(), children![action("Leave", Action::MainMenu)]);
    let opened = app.world_mut().spawn(dialog("Leave?", content)).id();
    app.update();
    press(&mut app, character('z'));
    press(&mut app, character('t'));
    press(&mut app, Key::Escape);
    assert_eq!(sent(&mut app), ["activate Leave", "dismiss"]);
    app.world_mut().entity_mut(opened).despawn();
    app.update();
    assert_eq!(app.world().resource::<InputFocus>().get(), Some(undo));
    press(&mut app, character('z'));
    assert_eq!(sent(&mut app), ["activate Undo"]);
}

#[test]
fn keys_typed_into_a_field_are_no_shortcuts() {
    let mut app = app();
    spawn(&mut app, action("Undo", Action::Undo));
    spawn(&mut app, text_field("Name", "Ada", 24));
    let editor = app.world_mut().query_filtered::<Entity, With<EditableText>>().single(app.world()).unwrap();
    focus(&mut app, editor);
    press(&mut app, character('z'));
    assert_eq!(sent(&mut app), [""; 0]);
    press(&mut app, Key::Escape);
    assert_eq!(app.world().resource::<InputFocus>().get(), None);
    press(&mut app, character('z'));
    assert_eq!(sent(&mut app), ["activate Undo"]);
}

#[test]
fn a_system_sets_the_text_of_a_field() {
    let mut app = app();
    let root = spawn(&mut app, text_field("Name", "Ada", 24));
    app.world_mut().get_mut::<TextField>(root).unwrap().value = "Grace".into();
    app.update();
    let mut editors = app.world_mut().query::<&EditableText>();
    assert_eq!(editors.single(app.world()).unwrap().value().to_string(), "Grace");
}

#[test]
fn the_ring_shows_for_keys_and_not_for_the_pointer() {
    let mut app = app();
    let play = spawn(&mut app, action("Play", Action::PlayAim));
    focus(&mut app, play);
    app.update();
    assert!(app.world().get::<Outline>(play).is_none());
    press(&mut app, Key::Escape);
    assert!(app.world().get::<Outline>(play).is_some());
    app.world_mut().resource_mut::<InputFocusVisible>().0 = false;
    app.update();
    assert!(app.world().get::<Outline>(play).is_none());
}

#[test]
fn a_rail_gives_focus_back_to_the_board_after_the_pointer_but_not_after_keys() {
    let mut app = app();
    let undo = spawn(&mut app, action("Undo", Action::Undo));
    let rail = get::<ChildOf>(&app, undo).parent();
    app.world_mut().entity_mut(rail).insert(ReleasesFocus);
    focus(&mut app, undo);
    app.update();
    assert_eq!(app.world().resource::<InputFocus>().get(), None);
    app.world_mut().resource_mut::<InputFocusVisible>().0 = true;
    focus(&mut app, undo);
    app.update();
    assert_eq!(app.world().resource::<InputFocus>().get(), Some(undo));
}

#[test]
fn a_tooltip_comes_after_a_while_and_goes_with_the_pointer() {
    let mut app = app();
    let lines = |app: &mut App| app.world_mut().query::<&Popover>().iter(app.world()).count();
    let save = spawn(&mut app, button(ButtonKind::Quiet, "Save").tooltip("Keeps the game").build());
    app.world_mut().entity_mut(save).insert(Hovered(true));
    app.update();
    app.update();
    assert_eq!(lines(&mut app), 0);
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(lines(&mut app), 1);
    app.world_mut().entity_mut(save).insert(Hovered(false));
    app.update();
    assert_eq!(lines(&mut app), 0);
}

#[test]
fn whoever_goes_through_buttons_by_keys_is_spared_their_tooltips() {
    let mut app = app();
    let lines = |app: &mut App| app.world_mut().query::<&Popover>().iter(app.world()).count();
    let save = spawn(&mut app, button(ButtonKind::Quiet, "Save").tooltip("Keeps the game").build());
    app.world_mut().resource_mut::<InputFocusVisible>().0 = true;
    focus(&mut app, save);
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(lines(&mut app), 0);
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(lines(&mut app), 1, "whoever stays is told");
}

#[test]
fn frames_are_asked_for_only_while_a_tooltip_is_due() {
    let mut app = app();
    let redraws = |app: &mut App| app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count();
    let save = spawn(&mut app, button(ButtonKind::Quiet, "Save").tooltip("Keeps the game").build());
    app.update();
    redraws(&mut app);
    app.update();
    assert_eq!(redraws(&mut app), 0);
    app.world_mut().entity_mut(save).insert(Hovered(true));
    app.update();
    assert_eq!(redraws(&mut app), 1);
    for _ in 0..6 {
        app.update();
    }
    redraws(&mut app);
    app.update();
    assert_eq!(redraws(&mut app), 0);
}

#[test]
fn a_step_that_is_held_goes_on() {
    let mut app = app();
    let root = spawn(&mut app, stepper("Seconds", 30, 3, 300));
    let more = app.world().get::<Children>(root).unwrap()[2];
    app.world_mut().entity_mut(more).insert(Pressed);
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(get::<Stepper>(&app, root).value, 30, "a short press is a single step");
    for _ in 0..8 {
        app.update();
    }
    let value = get::<Stepper>(&app, root).value;
    assert!(value > 35, "{value}");
    app.world_mut().trigger(Activate { entity: more });
    app.world_mut().entity_mut(more).remove::<Pressed>();
    app.update();
    assert_eq!(get::<Stepper>(&app, root).value, value, "letting go is no step");
    app.world_mut().trigger(Activate { entity: more });
    assert_eq!(get::<Stepper>(&app, root).value, value + 1);
}
