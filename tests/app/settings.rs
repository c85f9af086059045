//! The settings act at once, are kept at once, and are reached and left by mouse or keys alone.
use bevy::prelude::*;
use bevy::ui::UiScale;
use bevy::window::WindowMode;
use connect_n::app::board::{BoardView, Disc};
use connect_n::app::disc_style::DiscColour;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::settings::{
    BoardMaterial, DesktopPreferences, DiscPalette, Motion, MotionChoice, Settings, SettingsFile, Speed,
    ThemeChoice, UiScaleChoice, Volume, load,
};
use connect_n::app::theme::palette::Palette;
use connect_n::app::turn::BoardIsAnimating;
use connect_n::app::{Menu, Screen};
use tempfile::TempDir;

use crate::harness::{Game, computers_only, people, pop_out};

/// The settings, open over the title.
fn at_settings() -> Game {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.key(KeyCode::F10);
    game.frames(4);
    assert_eq!(game.menu(), Menu::Settings);
    game
}

fn change(game: &mut Game, how: impl FnOnce(&mut Settings)) {
    how(&mut game.world().resource_mut::<Settings>());
    game.frames(4);
}

/// Keeps the settings in a file of their own from now on.
fn keep_in_file(game: &mut Game) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    game.world().insert_resource(SettingsFile(Some(folder.path().join("settings.toml"))));
    folder
}

fn kept(folder: &TempDir) -> Settings {
    load(Some(&folder.path().join("settings.toml")))
}

#[test]
fn the_key_opens_and_closes_them_over_whatever_is_shown() {
    let mut game = Game::start(people(6, 7, 4, 2));
    for beneath in [Menu::None, Menu::Pause] {
        if beneath == Menu::Pause {
            game.key(KeyCode::Escape);
        }
        for closing in [KeyCode::F10, KeyCode::Escape] {
            assert_eq!(game.menu(), beneath);
            game.key(KeyCode::F10);
            assert_eq!(game.menu(), Menu::Settings);
            game.key(closing);
            game.frames(2);
        }
        assert_eq!((game.screen(), game.menu()), (Screen::Game, beneath));
    }
    // A question wants its answer first.
    game.key(KeyCode::Escape);
    game.drop_in(4);
    game.key(KeyCode::KeyN);
    game.key(KeyCode::F10);
    assert_eq!(game.menu(), Menu::ConfirmNewGame);
}

#[test]
fn the_title_and_the_pause_menu_lead_to_them_and_back() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.click_control("Settings");
    assert_eq!(game.menu(), Menu::Settings);
    game.click_control("Done");
    assert_eq!(game.menu(), Menu::None);

    let mut game = Game::start(people(6, 7, 4, 2));
    game.key(KeyCode::Escape);
    game.frames(4);
    game.click_control("Settings");
    assert_eq!(game.menu(), Menu::Settings);
    game.click_control("Done");
    assert_eq!(game.menu(), Menu::Pause);
}

#[test]
fn what_is_clicked_acts_and_is_kept_at_once() {
    let mut game = at_settings();
    let folder = keep_in_file(&mut game);
    game.click_control("Wood");
    game.click_control("Mute");
    game.click_control("Show symbols on discs");
    let expected =
        Settings { material: BoardMaterial::Wood, muted: true, symbols: false, ..Settings::default() };
    assert_eq!(*game.resource::<Settings>(), expected);
    assert_eq!(kept(&folder), expected);
}

#[test]
fn a_volume_is_heard_while_it_is_drawn_and_kept_when_it_is_let_go() {
    let mut game = at_settings();
    let folder = keep_in_file(&mut game);
    let rail = game.control("Volume");
    game.point(rail.center());
    game.hold(MouseButton::Left);
    game.frames(2);
    let half = game.resource::<Settings>().volume.percent();
    assert!((48..=52).contains(&half), "{half} % in the middle");
    game.point(rail.center() - Vec2::X * rail.width() / 4.0);
    game.frames(2);
    let quarter = game.resource::<Settings>().volume;
    assert!((20..=28).contains(&quarter.percent()), "{quarter:?} after a quarter to the left");
    assert_eq!(kept(&folder), Settings::default(), "still on its way");
    game.release(MouseButton::Left);
    game.frames(2);
    assert_eq!(kept(&folder).volume, quarter);
}

#[test]
fn keys_alone_go_through_them() {
    let mut game = at_settings();
    // The first control comes after the last.
    game.key(KeyCode::Tab);
    game.key(KeyCode::ArrowRight);
    assert_eq!(game.resource::<Settings>().theme, ThemeChoice::Dark);
    let mut tabs = 0;
    while game.resource::<Settings>().volume == Volume::default() {
        game.key(KeyCode::Tab);
        if game.focused_label().as_deref() == Some("Volume") {
            game.key(KeyCode::ArrowLeft);
        }
        tabs += 1;
        assert!(tabs < 30, "the volume is not among the controls");
    }
    assert_eq!(game.resource::<Settings>().volume, Volume::new(Volume::default().percent() - 5));
    game.key(KeyCode::Escape);
    assert_eq!(game.menu(), Menu::None);
}

#[test]
fn a_reset_is_asked_about() {
    let mut game = at_settings();
    let folder = keep_in_file(&mut game);
    game.click_control("Metal");
    let chosen = game.resource::<Settings>().clone();
    for (answer, expected) in [("Cancel", chosen), ("Restore", Settings::default())] {
        game.click_control("Restore defaults…");
        assert_eq!(game.menu(), Menu::ResetSettings);
        game.click_control(answer);
        assert_eq!(game.menu(), Menu::Settings);
        assert_eq!(*game.resource::<Settings>(), expected);
    }
    assert_eq!(kept(&folder), Settings::default());
    // Its controls follow.
    game.click_control("Metal");
    assert_eq!(game.resource::<Settings>().material, BoardMaterial::Metal);
}

#[test]
fn settings_are_kept_when_the_game_is_closed() {
    let mut game = at_settings();
    let folder = keep_in_file(&mut game);
    // A key is still down.
    game.key_event(KeyCode::ArrowLeft, bevy::input::ButtonState::Pressed, false);
    change(&mut game, |settings| settings.speed = Speed::Double);
    assert_eq!(kept(&folder).speed, Speed::Normal);
    game.world().write_message(AppExit::Success);
    game.frame();
    assert_eq!(kept(&folder).speed, Speed::Double);
}

#[test]
fn the_way_out_is_in_sight_at_every_size() {
    for (width, height) in [(480.0, 400.0), (1280.0, 720.0), (1920.0, 1080.0)] {
        for scale in UiScaleChoice::ALL {
            let mut game = Game::at_title(people(6, 7, 4, 2));
            change(&mut game, |settings| settings.ui_scale = scale);
            game.resize(width, height);
            game.key(KeyCode::F10);
            game.frames(4);
            let window = Rect::new(0.0, 0.0, width, height);
            for label in ["Done", "Restore defaults…"] {
                let place = game.control(label);
                assert!(
                    window.contains(place.min) && window.contains(place.max),
                    "{label} at {place:?} of {width}x{height} at {scale:?}"
                );
            }
        }
    }
}

#[test]
fn the_interface_has_the_chosen_size() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    let before = game.control("Quit");
    change(&mut game, |settings| settings.ui_scale = UiScaleChoice::ALL[2]);
    assert_eq!(game.resource::<UiScale>().0, 1.25);
    let ratio = game.control("Quit").height() / before.height();
    assert!((ratio - 1.25).abs() < 1e-4, "{ratio} times as high");
}

#[test]
fn the_chosen_size_stays_under_the_hand_that_chose_it() {
    let mut game = at_settings();
    game.click_control("150");
    game.frames(4);
    let window = Rect::new(0.0, 0.0, 1280.0, 720.0);
    let done = game.control("Done");
    let size = game.control("150");
    assert!(window.contains(size.min) && size.max.y < done.min.y, "{size:?} in sight above {done:?}");
}

#[test]
fn discs_move_at_the_chosen_speed() {
    let frames = |speed| {
        let mut game = Game::start(people(6, 7, 4, 2));
        change(&mut game, |settings| settings.speed = speed);
        game.click_column(4);
        let mut frames = 0;
        while game.resource::<BoardIsAnimating>().0 {
            game.frame();
            frames += 1;
        }
        game.frames(2);
        game.assert_shown();
        frames
    };
    let [half, normal, double, instant] =
        [Speed::Half, Speed::Normal, Speed::Double, Speed::Instant].map(frames);
    let near = |a: i32, b: i32| (a - b).abs() <= 3;
    assert!(near(half, 2 * normal) && near(normal, 2 * double), "{half}, {normal}, {double} frames");
    assert_eq!(instant, 0);
}

#[test]
fn at_instant_speed_whole_games_are_shown_as_they_are_played() {
    let mut game = Game::start(people(6, 7, 4, 2));
    change(&mut game, |settings| settings.speed = Speed::Instant);
    game.drop_all(&[4, 4, 3, 3, 2, 2]);
    game.key(KeyCode::KeyZ);
    game.frames(2);
    game.assert_shown();
    game.drop_in(1);
    game.assert_shown();
}

#[test]
fn the_full_screen_follows_the_setting_and_its_key() {
    let mut game = at_settings();
    game.click_control("Full screen (F11)");
    assert!(matches!(game.window().mode, WindowMode::BorderlessFullscreen(_)));
    game.key(KeyCode::F11);
    assert_eq!(game.window().mode, WindowMode::Windowed);
    assert!(!game.resource::<Settings>().fullscreen);
    // The switch has followed the key.
    game.click_control("Full screen (F11)");
    assert!(game.resource::<Settings>().fullscreen);
}

#[test]
fn computers_wait_behind_them() {
    let mut game = Game::start(computers_only(people(6, 7, 4, 2), "random"));
    game.until("a few moves", |game| game.position().plies() == 3);
    game.key(KeyCode::F10);
    game.rest();
    let moves = game.moves();
    for _ in 0..10 {
        std::thread::sleep(std::time::Duration::from_millis(2));
        game.pass(std::time::Duration::from_millis(150));
    }
    assert_eq!(game.moves(), moves);
    game.key(KeyCode::F10);
    game.until("the game to go on", |game| game.position().plies() > 3);
}

#[test]
fn another_palette_changes_the_discs_on_the_board_and_loses_no_move() {
    let mut game = Game::start(people(6, 7, 4, 3));
    game.drop_all(&[4, 4, 3]);
    let colours =
        |game: &mut Game| game.resource::<BoardView>().disc_styles().map(|disc_style| disc_style.colour);
    let before = colours(&mut game);
    change(&mut game, |settings| settings.palette = DiscPalette::OkabeIto);
    assert_eq!(colours(&mut game)[..3], DiscColour::OKABE_ITO[..3]);
    game.assert_shown();
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(game.moves(), "4 4");
    game.assert_shown();
    change(&mut game, |settings| settings.palette = DiscPalette::Classic);
    assert_eq!(colours(&mut game), before);
}

#[test]
fn a_game_that_was_kept_with_a_palette_stays_with_it_when_it_is_chosen() {
    let mut setup = people(6, 7, 4, 2);
    setup.seats[1].colour = DiscColour::Orange;
    let mut game = Game::start(setup);
    let colours =
        |game: &mut Game| game.resource::<BoardView>().disc_styles().map(|disc_style| disc_style.colour);
    change(&mut game, |settings| settings.palette = DiscPalette::OkabeIto);
    assert_eq!(colours(&mut game)[..2], [DiscColour::Orange, DiscColour::Lemon], "no colour comes twice");
    game.world().resource_mut::<CurrentGame>().use_palette(DiscColour::DEFAULTS);
    for palette in [DiscPalette::OkabeIto, DiscPalette::Classic] {
        change(&mut game, |settings| settings.palette = palette);
    }
    assert_eq!(colours(&mut game)[..2], [DiscColour::Red, DiscColour::Yellow]);
}

#[test]
fn the_discs_that_are_left_stand_beside_the_names_if_asked_for() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    let left = |game: &mut Game| {
        let texts = game.texts_in("Players");
        texts.into_iter().filter(|text| text.ends_with(" left")).collect::<Vec<_>>()
    };
    assert!(left(&mut game).is_empty());
    change(&mut game, |settings| settings.discs_left = true);
    assert_eq!(left(&mut game), ["21 left", "21 left"]);
    game.drop_all(&[1, 2, 1]);
    assert_eq!(left(&mut game), ["19 left", "20 left"]);
    game.click_strip(2);
    game.rest();
    assert_eq!(left(&mut game), ["19 left", "21 left"], "a disc that was popped is in hand again");
    game.ask(Request::Start(Box::new(people(5, 5, 4, 3))));
    game.rest();
    assert_eq!(left(&mut game), ["9 left", "8 left", "8 left"]);
}

#[test]
fn what_the_desktop_prefers_holds_until_something_else_is_chosen() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    let prefer = |game: &mut Game, preferences| {
        *game.world().resource_mut::<DesktopPreferences>() = preferences;
        game.frames(2);
    };
    let shown = |game: &Game| (*game.resource::<Motion>(), game.resource::<Palette>().clone());
    let light = DesktopPreferences { light: Some(true), ..DesktopPreferences::default() };
    assert_eq!(shown(&game), (Motion::Full, Palette::dark()));
    prefer(&mut game, light);
    assert_eq!(shown(&game), (Motion::Full, Palette::light()));
    prefer(&mut game, DesktopPreferences { less_motion: true, more_contrast: true, ..light });
    assert_eq!(shown(&game), (Motion::Reduced, Palette::high_contrast()));
    change(&mut game, |settings| settings.theme = ThemeChoice::Light);
    change(&mut game, |settings| settings.motion = MotionChoice::Full);
    assert_eq!(shown(&game), (Motion::Full, Palette::light()));
    change(&mut game, |settings| *settings = Settings::default());
    assert_eq!(shown(&game), (Motion::Reduced, Palette::high_contrast()));
}

#[test]
fn with_reduced_motion_discs_come_and_go_where_they_are() {
    let mut game = Game::start(pop_out(people(6, 7, 4, 2)));
    change(&mut game, |settings| settings.motion = MotionChoice::Reduced);
    game.click_column(4);
    let mut frames = 0;
    while game.resource::<BoardIsAnimating>().0 {
        let mut discs = game.world().query::<(&Disc, &Transform)>();
        assert!(discs.iter(game.world()).all(|(disc, place)| place.translation.xy() == disc.rest));
        game.frame();
        frames += 1;
        assert!(frames < 20, "a fade takes 120 ms");
    }
    assert!(frames > 2, "the disc fades in");
    game.drop_in(3);
    for key in [KeyCode::KeyZ, KeyCode::KeyY] {
        game.key(key);
        game.rest();
        game.assert_shown();
    }
}

#[test]
fn the_palette_reaches_every_board_that_is_shown() {
    let colours = |game: &Game| game.resource::<BoardView>().disc_styles().map(|it| it.colour)[..2].to_vec();
    for screen in [Screen::Title, Screen::Setup, Screen::Explorer, Screen::Editor, Screen::HowToPlay] {
        let mut game = Game::at_title(people(6, 7, 4, 2));
        game.world().resource_mut::<NextState<Screen>>().set(screen);
        game.frames(10);
        assert_eq!((game.screen(), colours(&game)), (screen, DiscColour::DEFAULTS[..2].to_vec()));
        change(&mut game, |settings| settings.palette = DiscPalette::OkabeIto);
        assert_eq!(colours(&game), DiscColour::OKABE_ITO[..2], "{screen:?}");
        if screen == Screen::Editor {
            assert!(game.has_control("Orange") && !game.has_control("Red"), "{:?}", game.texts());
        }
    }
}
