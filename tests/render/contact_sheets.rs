//! Contact sheets: all screens in all themes and sizes, and strips of all motions, to look at.
//!
//! `scripts/contact-sheets` makes them.
use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use connect_n::app::board::Target;
use connect_n::app::game::setup::Setup;
use connect_n::app::settings::{BoardMaterial, LanguageChoice, Settings, ThemeChoice, UiScaleChoice};
use connect_n::app::{Menu, Screen};
use connect_n::language::Language;
use connect_n::puzzles::Store;
use connect_n_engine::Seat;
use image::RgbImage;
use image::imageops::{FilterType, resize};

use crate::test_renderer::TestRenderer;
use crate::watched::{Files, LOST, WON};
use crate::{MIDDLE, MISSED, POP, WIN, column, montage, motions, people};

/// Width of a picture on a sheet.
const WIDTH: u32 = 640;
/// Screens in a row.
const IN_ROW: usize = 4;

#[test]
#[ignore = "makes sheets to look at; scripts/contact-sheets runs it"]
fn draw() {
    let folder = PathBuf::from(std::env::var_os("SHEETS").unwrap_or_else(|| "tests/out/sheets".into()));
    fs::create_dir_all(&folder).unwrap();
    for (width, height) in [(480, 400), (1280, 720), (1920, 1080)] {
        let mut renderer = TestRenderer::new(UVec2::new(width, height), people(6, 7, 2));
        let mut keep = |name: &str, settings: Settings| {
            let path = folder.join(format!("screens-{width}x{height}-{name}.png"));
            screens(&mut renderer, settings).save(path).unwrap();
        };
        for theme in [ThemeChoice::Dark, ThemeChoice::Light, ThemeChoice::HighContrast] {
            keep(&format!("{theme:?}").to_lowercase(), Settings { theme, ..Settings::default() });
        }
        for percent in [75, 200] {
            let ui_scale = UiScaleChoice::try_from(percent).unwrap();
            keep(&format!("scale-{percent}"), Settings { ui_scale, ..Settings::default() });
        }
    }
    let mut renderer = TestRenderer::new(UVec2::new(1280, 720), people(6, 7, 2));
    let strips: Vec<RgbImage> = motions::ALL.iter().map(|motion| motion.strip(&mut renderer)).collect();
    montage::below(&strips).save(folder.join("motions.png")).unwrap();
    boards(&mut renderer).save(folder.join("boards.png")).unwrap();
}

#[test]
#[ignore = "makes sheets to look at; scripts/contact-sheets runs it"]
fn draw_languages() {
    let folder = PathBuf::from(std::env::var_os("SHEETS").unwrap_or_else(|| "tests/out/sheets".into()));
    fs::create_dir_all(&folder).unwrap();
    // Every language in every theme, size of the window and size of the interface. In the smallest window there is no
    // room for a larger interface.
    let forms = [
        (480, 400, ThemeChoice::HighContrast, 100),
        (1920, 1080, ThemeChoice::HighContrast, 200),
        (1280, 720, ThemeChoice::Dark, 100),
        (1280, 720, ThemeChoice::Light, 200),
    ];
    for (width, height, theme, percent) in forms {
        for language in Language::ALL {
            let theme_name = format!("{theme:?}").to_lowercase();
            let name = format!("language-{}-{width}x{height}-{theme_name}-{percent}.png", language.code());
            let path = folder.join(name);
            // A run of an hour may go on where it was broken off.
            if path.exists() {
                continue;
            }
            let mut renderer = TestRenderer::new(UVec2::new(width, height), people(6, 7, 2));
            renderer.use_one_thread();
            let ui_scale = UiScaleChoice::try_from(percent).unwrap();
            let language_choice = LanguageChoice::Chosen(language);
            let settings = Settings { theme, ui_scale, language: language_choice, ..Settings::default() };
            screens(&mut renderer, settings).save(path).unwrap();
        }
    }
}

/// Every screen, a few in a row.
fn screens(renderer: &mut TestRenderer, settings: Settings) -> RgbImage {
    renderer.choose(settings);
    let mut shots = Vec::new();
    let mut keep = |renderer: &mut TestRenderer| {
        let shot = renderer.capture();
        let height = WIDTH * shot.height() / shot.width();
        shots.push(if shot.width() > WIDTH {
            resize(&shot, WIDTH, height, FilterType::Triangle)
        } else {
            shot
        });
    };
    renderer.show(Screen::Title);
    keep(renderer);
    renderer.show(Screen::Setup);
    keep(renderer);
    renderer.set_up(people(7, 8, 4));
    keep(renderer);
    renderer.show(Screen::HowToPlay);
    keep(renderer);
    let folder = tempfile::tempdir().unwrap();
    renderer.learn(Store::at(folder.path().join("puzzles.json")));
    keep(renderer);
    renderer.open_menu(Menu::Lessons);
    keep(renderer);
    renderer.open_menu(Menu::None);
    renderer.open(Setup { connect: 3, ..people(4, 5, 2) }, "3 3 3");
    renderer.analyse();
    keep(renderer);
    renderer.switch_analysis();
    renderer.show(Screen::Explorer);
    renderer.explore();
    keep(renderer);
    let files = Files::new(&format!("{LOST}{WON}"));
    renderer.watch(files.watched());
    keep(renderer);
    renderer.open(people(6, 7, 2), MIDDLE);
    renderer.aim(Some(Target::Column(column(6))));
    keep(renderer);
    renderer.open(Setup { pop_out: true, ..people(6, 7, 2) }, POP);
    renderer.aim(Some(Target::Strip(column(1))));
    keep(renderer);
    renderer.show(Screen::Editor);
    keep(renderer);
    renderer.open(people(6, 7, 2), MIDDLE);
    renderer.open_menu(Menu::Pause);
    keep(renderer);
    renderer.open_menu(Menu::Settings);
    keep(renderer);
    renderer.open_menu(Menu::Keys);
    keep(renderer);
    renderer.open_menu(Menu::ChangeKeys);
    keep(renderer);
    renderer.open_menu(Menu::None);
    renderer.open(people(6, 7, 2), WIN);
    renderer.celebrate();
    keep(renderer);
    renderer.open(Setup { connect: 3, ..people(4, 5, 2) }, MISSED);
    renderer.review(Seat::FIRST);
    keep(renderer);
    renderer.open(people(9, 12, 4), "5 5 6 7 7 6 8 8 6 5 7 9 10 4 12 1");
    keep(renderer);
    montage::grid(&shots, IN_ROW)
}

/// Boards of many sizes, of every material.
fn boards(renderer: &mut TestRenderer) -> RgbImage {
    let materials = [BoardMaterial::Plastic, BoardMaterial::Wood, BoardMaterial::Metal, BoardMaterial::Flat];
    let rows: Vec<RgbImage> = materials
        .into_iter()
        .map(|material| {
            renderer.choose(Settings { material, ..Settings::default() });
            let boards: Vec<RgbImage> =
                [(3, 3, 2), (4, 5, 2), (6, 7, 4), (3, 16, 3), (16, 3, 3), (16, 16, 4)]
                    .into_iter()
                    .map(|(rows, cols, players)| {
                        let setup = Setup { connect: 3, ..people(rows, cols, players) };
                        renderer.open(setup, "1 2 3 3 2 1");
                        resize(&renderer.capture(), WIDTH, 360, FilterType::Triangle)
                    })
                    .collect();
            montage::beside(&boards)
        })
        .collect();
    renderer.choose(Settings::default());
    montage::below(&rows)
}
