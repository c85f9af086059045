//! The window in other languages: it changes at once and keeps everything else, and no text is cut off.
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use bevy::ecs::system::RunSystemOnce;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::{InlineDirection, UiGlobalTransform};
use bevy::ui_widgets::{ScrollArea, Scrollbar};
use connect_n::app::actions::{Action, KeyChoices};
use connect_n::app::analysis::LiveAnalysis;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::saved::SavedGame;
use connect_n::app::game::setup::Setup;
use connect_n::app::game::tags::GameTags;
use connect_n::app::hint::Advice;
use connect_n::app::menu_stack::Menus;
use connect_n::app::puzzles::PuzzleGame;
use connect_n::app::review::{GameReview, ReviewRequest};
use connect_n::app::settings::{LanguageChoice, Settings, UiScaleChoice};
use connect_n::app::watch::{Watch, WatchList, WatchRequest, WatchedFiles};
use connect_n::app::{Menu, Screen};
use connect_n::language::Language;
use connect_n_engine::{Position, parse_game};
use tempfile::TempDir;

use crate::harness::{Game, people, pop_out, unusual_lines, with_computers};
use crate::watched::{Files, LOST, WON};

fn speak(game: &mut Game, language: Language) {
    game.world().resource_mut::<Settings>().language = LanguageChoice::Chosen(language);
    game.frames(4);
}

fn show(game: &mut Game, screen: Screen) {
    game.world().resource_mut::<NextState<Screen>>().set(screen);
    game.frames(4);
    game.settle();
}

fn open(game: &mut Game, menu: Menu) {
    let world = game.world();
    world.run_system_once(move |mut menus: Menus| menus.open_alone(menu)).unwrap();
    game.frames(4);
}

fn close(game: &mut Game) {
    game.world().run_system_once(|mut menus: Menus| menus.close_all()).unwrap();
    game.frames(4);
}

fn play(game: &mut Game, setup: &Setup, moves: &str) {
    let rules = setup.rules().unwrap();
    let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
    game.ask(Request::Open(Box::new(SavedGame::new(setup, &position))));
    game.rest();
    game.settle();
    game.frames(4);
}

/// Shows everything that there is to be read, one after the other.
pub(crate) fn tour(game: &mut Game, mut see: impl FnMut(&mut Game, &str)) {
    let small = people(4, 5, 3, 2);
    show(game, Screen::Title);
    see(game, "title");
    show(game, Screen::Setup);
    see(game, "set-up, presets");
    open(game, Menu::Settings);
    see(game, "settings");
    open(game, Menu::Language);
    see(game, "languages");
    open(game, Menu::ResetSettings);
    see(game, "settings, reset");
    change_keys(game, &mut see);
    open(game, Menu::Keys);
    see(game, "keys");
    open(game, Menu::Games);
    see(game, "games");
    close(game);
    show(game, Screen::Title);
    *game.world().resource_mut::<Setup>() = with_computers(pop_out(people(7, 9, 5, 4)), "medium", 2..3);
    show(game, Screen::Setup);
    see(game, "set-up, all");
    *game.world().resource_mut::<Setup>() =
        with_computers(unusual_lines(pop_out(people(6, 7, 4, 2))), "lookahead:3", 1..2);
    game.frames(4);
    see(game, "set-up, all rules, with a computer that doesn't know them");
    game.world().resource_mut::<Setup>().players = 3;
    game.frames(4);
    see(game, "set-up, too many players");
    show(game, Screen::HowToPlay);
    see(game, "how to play");
    show(game, Screen::Puzzles);
    game.until("a puzzle", |game| game.world().contains_resource::<PuzzleGame>());
    game.frames(4);
    see(game, "puzzle");
    open(game, Menu::ChoosePuzzle);
    see(game, "puzzle, choice");
    open(game, Menu::Lessons);
    see(game, "lessons");
    close(game);
    show(game, Screen::Title);
    play(game, &with_computers(pop_out(people(6, 7, 4, 2)), "medium", 1..2), "4 4 3 5 4 4");
    see(game, "game with pops");
    game.key(KeyCode::KeyH);
    game.until("a hint", |game| matches!(game.resource(), Advice::Given { .. }));
    game.frames(4);
    see(game, "game with a hint");
    open(game, Menu::Pause);
    see(game, "pause");
    open(game, Menu::Save);
    see(game, "save");
    open(game, Menu::ConfirmNewGame);
    see(game, "new game");
    close(game);
    show(game, Screen::Editor);
    see(game, "editor");
    show(game, Screen::Title);
    play(game, &small, "3 3");
    game.key(KeyCode::KeyA);
    game.until("an analysis", |game| is_analysed(game));
    game.frames(4);
    see(game, "analysis");
    show(game, Screen::Explorer);
    game.until("values and counts", |game| !game.reads("…"));
    game.frames(4);
    see(game, "explorer");
    show(game, Screen::Title);
    play(game, &with_computers(small.clone(), "medium", 1..2), "2 5 2 5 4 5");
    see(game, "result");
    game.world().write_message(ReviewRequest::Open(None));
    game.until("a review", |game| {
        game.resource::<GameReview>().get().is_some_and(|it| it.review().is_complete() && !it.is_searching())
    });
    game.frames(10);
    see(game, "review");
    show(game, Screen::Title);
    play(game, &with_computers(unusual_lines(small), "medium", 1..2), "2 5 2 5 4 5");
    see(game, "result, misère");
    close(game);
    assert!(game.world().contains_resource::<CurrentGame>());
    watch_tournament(game, &mut see);
}

/// Shows a tournament that is over: its table, and its games.
fn watch_tournament(game: &mut Game, see: &mut impl FnMut(&mut Game, &str)) {
    let files = Files::new(&format!("{WON}{LOST}"));
    game.world().insert_resource(WatchedFiles(files.watched()));
    show(game, Screen::Title);
    show(game, Screen::Watch);
    game.until("the tournament", |game| game.resource::<Watch>().game().is_some());
    game.rest();
    see(game, "tournament");
    game.world().write_message(WatchRequest::List(WatchList::Games));
    game.frames(4);
    see(game, "tournament, games");
}

/// Shows the list of all keys, and what leads from it.
fn change_keys(game: &mut Game, see: &mut impl FnMut(&mut Game, &str)) {
    let keys = |game: &mut Game, change: fn(&mut KeyChoices)| {
        change(&mut game.world().resource_mut::<Settings>().keys);
        game.frames(4);
    };
    keys(game, |keys| keys.give(Action::Drop(0), "Ctrl+Shift+F12".parse().unwrap()));
    keys(game, |keys| keys.clear(Action::SeatComputer));
    open(game, Menu::ChangeKeys);
    see(game, "keys, list");
    // From the last control to the first: the first column.
    game.key(KeyCode::Tab);
    game.key(KeyCode::Enter);
    game.frames(4);
    assert_eq!(game.menu(), Menu::PressKey);
    game.key(KeyCode::Power);
    see(game, "keys, another one");
    game.key(KeyCode::F11);
    game.frames(4);
    assert_eq!(game.menu(), Menu::KeyTaken);
    see(game, "keys, one that is taken");
    open(game, Menu::ResetKeys);
    see(game, "keys, reset");
    keys(game, |keys| *keys = KeyChoices::default());
}

fn is_analysed(game: &Game) -> bool {
    let (live, position) = (game.resource::<LiveAnalysis>(), game.resource::<CurrentGame>().position_id());
    live.is_on() && !live.is_searching() && live.of(position).is_some_and(|known| known.is_complete)
}

/// A text that has no room.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
struct CutOff {
    text: String,
    why: &'static str,
}

/// The texts that are shown and don't lie within what holds them.
fn cut_off(game: &mut Game) -> Vec<CutOff> {
    let world = game.world();
    let mut texts = world.query_filtered::<Entity, (With<Text>, With<Node>)>();
    let texts: Vec<Entity> = texts.iter(world).collect();
    let mut found = Vec::new();
    for entity in texts {
        if !game.is_shown(entity) {
            continue;
        }
        let world = game.world();
        let text = world.get::<Text>(entity).unwrap().0.clone();
        let place = |entity: Entity| {
            let (node, at) = (world.get::<ComputedNode>(entity)?, world.get::<UiGlobalTransform>(entity)?);
            Some(Rect::from_center_size(at.translation, node.size()))
        };
        let (Some(own), Some(layout)) = (place(entity), world.get::<TextLayoutInfo>(entity)) else {
            continue;
        };
        if text.trim().is_empty() {
            continue;
        }
        let mut report = |why| found.push(CutOff { text: text.clone(), why });
        // The space at the end of a line may hang over its edge: it has no picture.
        let letters = layout
            .glyphs
            .iter()
            .filter(|glyph| !glyph.atlas_info.rect.is_empty())
            .map(|glyph| Rect::from_center_size(glyph.position, glyph.atlas_info.rect.size()));
        let written = letters.reduce(|all, one| all.union(one)).unwrap_or_default();
        // Above and below, marks of letters may reach beyond their line: those of the next one leave room.
        if written.min.x < -4.0 || written.max.x > own.width() + 4.0 {
            report("its letters reach beyond its node");
            continue;
        }
        let mut scrolled = false;
        let mut here = world.get::<ChildOf>(entity).map(ChildOf::parent);
        // What has a place of its own lies over its parent, not in it.
        let floats =
            |entity| world.get::<Node>(entity).is_some_and(|it| it.position_type == PositionType::Absolute);
        if floats(entity) || here.is_some_and(floats) {
            continue;
        }
        while let Some(parent) = here {
            let Some(room) = place(parent).filter(|room| !room.is_empty()) else { break };
            let room = room.inflate(1.5);
            if own.min.x < room.min.x || own.max.x > room.max.x {
                report("it reaches beyond a side of what holds it");
                break;
            }
            scrolled |= world.get::<ScrollArea>(parent).is_some();
            if !scrolled && (own.min.y < room.min.y || own.max.y > room.max.y) {
                report("it reaches above or below what holds it");
                break;
            }
            here = world.get::<ChildOf>(parent).map(ChildOf::parent);
        }
    }
    found.sort();
    found
}

/// Sizes of the window, with the size of the interface in percent.
const SIZES: [(f32, f32, u16); 4] =
    [(480.0, 400.0, 100), (1280.0, 720.0, 100), (1280.0, 720.0, 200), (1920.0, 1080.0, 100)];

fn nothing_is_cut_off_in(languages: &[Language], sizes: &[(f32, f32, u16)]) {
    let mut report = String::new();
    for &language in languages {
        visit(language, sizes, |game, form, what| {
            let window = Rect::from_corners(Vec2::ZERO, game.window().size()).inflate(1.0);
            for control in game.controls() {
                let place = control.scrolled_in.unwrap_or(control.place);
                if place.min.x < window.min.x || place.max.x > window.max.x {
                    let name = control.name.unwrap_or_default();
                    writeln!(report, "{language:?} {form}, {what}: {name:?} is outside").unwrap();
                }
            }
            for CutOff { text, why } in cut_off(game) {
                writeln!(report, "{language:?} {form}, {what}: {text:?}: {why}").unwrap();
            }
        });
    }
    assert!(report.is_empty(), "\n{report}");
}

/// Takes the tour in a language in these sizes; `see` is also told in which.
fn visit(language: Language, sizes: &[(f32, f32, u16)], mut see: impl FnMut(&mut Game, &str, &str)) {
    for &(width, height, percent) in sizes {
        let mut game = Game::at_title(people(6, 7, 4, 2));
        game.send_size(width, height);
        let mut settings = game.world().resource_mut::<Settings>();
        settings.ui_scale = UiScaleChoice::try_from(percent).unwrap();
        speak(&mut game, language);
        let form = format!("{width} x {height} at {percent} %");
        tour(&mut game, |game, what| see(game, &form, what));
    }
}

#[test]
fn nothing_is_cut_off_in_english() {
    nothing_is_cut_off_in(&[Language::English], &SIZES);
}

#[test]
fn nothing_is_cut_off_in_german_japanese_and_arabic() {
    // The largest window has the most room for words: in it, only `nothing_is_cut_off_in_any_language` tests these.
    nothing_is_cut_off_in(&[Language::German, Language::Japanese, Language::Arabic], &SIZES[..3]);
}

#[test]
#[ignore = "takes minutes; the languages with the longest words and other scripts are tested always"]
fn nothing_is_cut_off_in_any_language() {
    nothing_is_cut_off_in(&Language::ALL, &SIZES);
}

/// A text of a control, and how much of the width of the control it takes.
#[derive(Clone, PartialEq, PartialOrd, Debug)]
struct Written {
    share: f32,
    text: String,
}

/// The texts of the shown controls, in the order in which they stand in the tree.
fn written_on_controls(game: &mut Game) -> Vec<Written> {
    let world = game.world();
    let mut controls = world.query_filtered::<Entity, With<TabIndex>>();
    let controls: Vec<Entity> = controls.iter(world).collect();
    let shown: Vec<Entity> = controls.into_iter().filter(|&control| game.is_shown(control)).collect();
    let world = game.world();
    let width = |entity| world.get::<ComputedNode>(entity).map_or(0.0, |node| node.size().x);
    let mut written = Vec::new();
    for control in shown {
        let mut below = vec![control];
        while let Some(entity) = below.pop() {
            let children = world.get::<Children>(entity).into_iter().flatten().rev();
            below.extend(children.filter(|&&child| world.get::<TabIndex>(child).is_none()));
            let text = world.get::<Text>(entity).filter(|text| !text.0.trim().is_empty());
            if let (Some(text), Some(layout)) = (text, world.get::<TextLayoutInfo>(entity)) {
                let share = layout.size.x / width(control).max(1.0);
                written.push((entity, Written { share, text: text.0.clone() }));
            }
        }
    }
    written.retain(|(entity, _)| game.is_shown(*entity));
    written.into_iter().map(|(_, written)| written).collect()
}

/// Writes to `tests/out/longest-texts.txt`, for every text of a control by its English words, the one that in each
/// language takes most of its width.
#[test]
#[ignore = "makes a list to read, which takes minutes"]
fn the_longest_text_of_each_control() {
    let mut english = BTreeMap::new();
    let mut longest: BTreeMap<String, BTreeMap<&str, (Written, String)>> = BTreeMap::new();
    let mut unlike = String::new();
    // English is the first.
    for language in Language::ALL {
        visit(language, &SIZES, |game, form, what| {
            let here = format!("{form}, {what}");
            let written = written_on_controls(game);
            let names: &Vec<String> = english
                .entry(here.clone())
                .or_insert_with(|| written.iter().map(|written| written.text.clone()).collect());
            if names.len() != written.len() {
                writeln!(unlike, "{language:?}, {here}: {} texts, {} in English", written.len(), names.len())
                    .unwrap();
                return;
            }
            for (name, written) in names.iter().zip(written) {
                let of_language = longest.entry(name.clone()).or_default();
                let known =
                    of_language.entry(language.code()).or_insert_with(|| (written.clone(), here.clone()));
                if known.0.share < written.share {
                    *known = (written, here.clone());
                }
            }
        });
    }
    let mut list = unlike;
    for (name, languages) in longest {
        writeln!(list, "{name:?}").unwrap();
        for (code, (Written { share, text }, here)) in languages {
            writeln!(list, "    {code}: {:3.0} % {text:?} ({here})", share * 100.0).unwrap();
        }
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/out");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("longest-texts.txt"), list).unwrap();
}

/// What stands in the window, without what comes and goes.
fn read(game: &mut Game) -> BTreeMap<String, usize> {
    let mut all = BTreeMap::new();
    for text in game.texts() {
        *all.entry(text).or_default() += 1;
    }
    all
}

#[test]
fn a_change_of_language_leaves_no_word_of_the_old_one() {
    let mut german = Vec::new();
    let mut game = Game::at_title(people(6, 7, 4, 2));
    speak(&mut game, Language::German);
    tour(&mut game, |game, what| german.push((what.to_owned(), read(game))));
    let mut game = Game::at_title(people(6, 7, 4, 2));
    let mut seen = german.into_iter();
    tour(&mut game, |game, what| {
        speak(game, Language::Finnish);
        let (expected_at, expected) = seen.next().unwrap();
        assert_eq!(what, expected_at);
        // A menu is built anew where it opens; only the list of languages, which leads to another one, lies open then.
        if game.menu() == Menu::None || game.menu() == Menu::Result {
            speak(game, Language::German);
            game.frames(10);
            if game.menu() == Menu::None && !what.starts_with("puzzle") {
                let found = read(game);
                let old: Vec<_> = found.iter().filter(|(text, _)| !expected.contains_key(*text)).collect();
                let missing: Vec<_> = expected.iter().filter(|it| !found.contains_key(it.0)).collect();
                assert!(old.is_empty() && missing.is_empty(), "{what}: {old:?} in place of {missing:?}");
            }
        }
        speak(game, Language::English);
    });
}

#[test]
fn a_language_is_chosen_from_the_settings_and_kept_with_the_game() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[4, 4, 3]);
    game.rest();
    game.key(KeyCode::F10);
    game.frames(4);
    game.click_control("System (English)");
    game.frames(4);
    assert_eq!(game.menu(), Menu::Language);
    assert_eq!(game.focused_label().as_deref(), Some("System (English)"));
    game.click_control("Deutsch");
    game.frames(4);
    assert_eq!(game.menu(), Menu::Settings);
    assert!(game.has_control("Deutsch") && !game.reads("Language"));
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!((game.menu(), game.moves().as_str()), (Menu::None, "4 4 3"));
    assert!(!game.reads("turn"), "{:?}", game.texts());
    game.drop_in(3);
    game.rest();
    assert_eq!(game.moves(), "4 4 3 3");
    let saved = SavedGame::of(game.resource::<CurrentGame>(), game.resource::<GameTags>());
    let record = saved.record().to_string();
    assert!(record.contains("[Player1 \"Player 1\"]"), "records are the same in all languages: {record}");
}

#[test]
fn arabic_turns_the_window_and_not_the_board() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.hurry();
    game.drop_all(&[1, 2]);
    let (area, undo) = (game.area(), game.control("Undo"));
    assert!(area.max.x < undo.min.x, "the rail stands at the right");
    let first = game.layout().origin;
    speak(&mut game, Language::Arabic);
    game.frames(4);
    let undo = connect_n::language::Label::new("game-undo").text_in(Language::Arabic);
    let (area, undo) = (game.area(), game.control(&undo));
    assert!(undo.max.x < area.min.x, "the rail stands at the left: {undo:?} {area:?}");
    let board = game.layout();
    assert!(board.origin.x > first.x, "the board goes with its room");
    game.click_column(1);
    game.rest();
    assert_eq!(game.moves(), "1 2 1", "column 1 is at the left");
    speak(&mut game, Language::English);
    assert!(game.area().max.x < game.control("Undo").min.x);
    let world = game.world();
    let mut nodes = world.query::<&Node>();
    assert!(nodes.iter(world).all(|node| node.direction == InlineDirection::Ltr));
}

#[test]
fn scrollbars_stand_where_rows_end() {
    let mut game = Game::start(people(6, 7, 4, 2));
    // How far to the right of the middle of what it scrolls each bar is.
    let offsets = |game: &mut Game| {
        let world = game.world();
        let mut bars = world.query::<(&Scrollbar, &UiGlobalTransform)>();
        let places: Vec<_> = bars.iter(world).map(|(bar, at)| (bar.target, at.translation.x)).collect();
        let middle = |area| world.get::<UiGlobalTransform>(area).unwrap().translation.x;
        places.into_iter().map(|(area, x)| x - middle(area)).collect::<Vec<f32>>()
    };
    for (language, side) in [(Language::English, 1.0), (Language::Arabic, -1.0), (Language::English, 1.0)] {
        speak(&mut game, language);
        open(&mut game, Menu::Settings);
        game.settle();
        let offsets = offsets(&mut game);
        assert!(
            offsets.len() > 1 && offsets.iter().all(|offset| offset * side > 20.0),
            "{language:?}: {offsets:?}"
        );
        close(&mut game);
    }
}

/// The system needs a font with Cyrillic letters, as every desktop has one.
#[test]
fn names_in_other_scripts_are_written_with_fonts_of_the_system() {
    let mut setup = people(6, 7, 4, 2);
    setup.seats[0].name = "Жанна".to_owned();
    let mut game = Game::start(setup);
    let pictures = |game: &mut Game| {
        let world = game.world();
        let mut texts = world.query::<(&Text, &TextLayoutInfo)>();
        let (_, layout) = texts.iter(world).find(|(text, _)| text.0 == "Жанна").expect("the name is shown");
        let mut places: Vec<_> = layout
            .glyphs
            .iter()
            .map(|glyph| glyph.atlas_info.rect.min.to_array().map(f32::to_bits))
            .collect();
        places.sort_unstable();
        places.dedup();
        places.len()
    };
    // Letters that no font has are all drawn alike.
    game.until("three different letters", |game| pictures(game) == 3);
}

/// A screen that is spawned anew is laid out for the window in the same frame.
#[test]
fn no_frame_of_a_change_has_a_control_outside_the_window() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    game.world().resource_mut::<Settings>().ui_scale = UiScaleChoice::ALL[5];
    game.frames(4);
    for language in [Language::German, Language::Chinese] {
        game.world().resource_mut::<Settings>().language = LanguageChoice::Chosen(language);
        for frame in 0..4 {
            game.frame();
            let window = Rect::from_corners(Vec2::ZERO, game.window().size());
            let quit = if language == Language::German { "Beenden" } else { "退出" };
            if game.has_control(quit) {
                let place = game.control(quit);
                assert!(window.contains(place.min) && window.contains(place.max), "{frame}: {place:?}");
            } else {
                assert_eq!(frame, 0, "{language:?} is spoken at once");
            }
        }
    }
}

#[test]
fn the_title_scrolls_where_a_game_to_go_on_with_takes_its_room() {
    let folder = TempDir::new().unwrap();
    let mut setup = unusual_lines(people(6, 7, 4, 2));
    setup.seats[0].name = "Wolfgang Amadeus".to_owned();
    let mut game = Game::start_with(setup.clone(), folder.path());
    game.drop_in(4);
    game.close();
    let mut game = Game::at_title_with(setup, folder.path());
    game.resize(480.0, 400.0);
    let window = Rect::from_corners(Vec2::ZERO, game.window().size());
    for language in [Language::German, Language::Finnish] {
        speak(&mut game, language);
        game.settle();
        assert_eq!(cut_off(&mut game), [], "{language:?}");
        let controls = game.controls();
        assert_eq!(controls.len(), 10, "a game is offered");
        for control in controls {
            let place = control.scrolled_in.unwrap_or(control.place);
            let is_inside = window.contains(place.min) && window.contains(place.max);
            assert!(is_inside, "{language:?}: {:?} at {place:?}", control.name);
        }
    }
}
