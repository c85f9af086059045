//! The whole game drawn into a picture: no window, a clock of its own, the software driver on every machine.
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::camera::RenderTarget;
use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::InputFocusVisible;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::settings::{Backends, WgpuSettings};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, PrimaryWindow, WindowResolution};
use bevy::winit::WinitPlugin;
use connect_n::app::analysis::{AnalysisRequest, LiveAnalysis};
use connect_n::app::board::{Aim, FinishAnimations, Target};
use connect_n::app::explorer::Explorer;
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::saved::SavedGame;
use connect_n::app::game::setup::Setup;
use connect_n::app::launch::{LaunchPlan, open, run_on_one_thread};
use connect_n::app::menu_stack::Menus;
use connect_n::app::puzzles::{Beginning, ProgressStore, PuzzleGame};
use connect_n::app::review::{GameReview, ReviewRequest};
use connect_n::app::settings::Settings;
use connect_n::app::watch::{Watch, WatchedFiles};
use connect_n::app::{Menu, Screen, plugin};
use connect_n::cli::WatchedResults;
use connect_n::puzzles::Store;
use connect_n_engine::{Move, Position, Seat, parse_game};

use crate::{compare, montage};

/// Time from one frame to the next where the moment counts.
const FRAME: Duration = Duration::from_micros(16_667);
/// The same where only the end of a motion counts: the longest step that animations see.
const STRIDE: Duration = Duration::from_millis(50);
/// Strides until states, layout and drawing have followed a change.
const SETTLING: usize = 8;
/// Strides until the line through the winning discs is drawn and its pulses have ended.
const CELEBRATION: usize = 80;
/// Longest time that loading the shaders may take.
const LOADING: Duration = Duration::from_mins(2);
/// Most frames until a picture has come back from the driver.
const PATIENCE: usize = 60;

/// Pictures that the driver has given back, by the number of their frame.
type Film = Arc<Mutex<BTreeMap<usize, image::RgbImage>>>;

/// A running game and the picture it is drawn into.
pub(crate) struct TestRenderer {
    app: App,
    target: Handle<Image>,
}

impl TestRenderer {
    /// The title, drawn in a size.
    pub(crate) fn new(size: UVec2, setup: Setup) -> Self {
        Self::of(App::new(), size, setup)
    }

    /// The same on a machine so busy that its shaders reach the renderer this many frames late.
    pub(crate) fn with_late_shaders(frames: u32, size: UVec2, setup: Setup) -> Self {
        let mut app = App::new();
        app.add_systems(Update, withhold_shaders(frames));
        Self::of(app, size, setup)
    }

    fn of(mut app: App, size: UVec2, setup: Setup) -> Self {
        app.add_plugins(plugins(size));
        open(&mut app, LaunchPlan { setup, game: None, starts_at_once: false }, Some(1));
        app.add_plugins(plugin);
        app.finish();
        app.cleanup();
        let target = Self::target(&mut app, size);
        let camera = (Camera2d, Msaa::Off, RenderTarget::Image(target.clone().into()), IsDefaultUiCamera);
        app.world_mut().spawn(camera);
        let mut renderer = Self { app, target };
        renderer.await_pieces();
        renderer.frames(SETTLING * 3, STRIDE);
        renderer
    }

    fn target(app: &mut App, size: UVec2) -> Handle<Image> {
        let image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
        app.world_mut().resource_mut::<Assets<Image>>().add(image)
    }

    /// Lets the pieces be drawn for the first time, with time standing still: their shaders have to be loaded, which on
    /// a busy machine takes any number of frames.
    fn await_pieces(&mut self) {
        let start = Instant::now();
        let mut has_begun = false;
        while !has_begun || self.cameras() > 1 {
            assert!(start.elapsed() < LOADING, "the shaders are not loaded");
            thread::sleep(Duration::from_millis(2));
            self.frames(1, Duration::ZERO);
            has_begun |= self.cameras() > 1;
        }
    }

    /// Runs all systems on this thread, as the program does: a language is that of a thread.
    pub(crate) fn use_one_thread(&mut self) {
        run_on_one_thread(self.app.world_mut());
    }

    /// Lets time stand still until something that goes on in the background has come so far.
    pub(crate) fn until(&mut self, what: &str, mut so: impl FnMut(&World) -> bool) {
        let start = Instant::now();
        while !so(self.app.world()) {
            assert!(start.elapsed() < LOADING, "{what}: it takes too long");
            thread::sleep(Duration::from_millis(2));
            self.frames(1, Duration::ZERO);
        }
        self.frames(SETTLING, STRIDE);
    }

    /// Shows the first position of the first lesson, for somebody whose progress is kept in this file.
    pub(crate) fn learn(&mut self, store: Store) {
        self.app.insert_resource(ProgressStore(Some(store))).insert_resource(Beginning::Lesson);
        self.show(Screen::Puzzles);
        self.until("a lesson", World::contains_resource::<PuzzleGame>);
    }

    /// Shows what is known of the position once all of it is.
    pub(crate) fn analyse(&mut self) {
        self.switch_analysis();
        self.until("the analysis", |world| {
            let (live, game) = (world.resource::<LiveAnalysis>(), world.resource::<CurrentGame>());
            !live.is_searching() && live.of(game.position_id()).is_some_and(|known| known.is_complete)
        });
    }

    /// Reviews the game that has ended, and goes to the worst mistake of the one who lost.
    pub(crate) fn review(&mut self, loser: Seat) {
        self.celebrate();
        self.app.world_mut().write_message(ReviewRequest::Open(Some(loser)));
        self.until("the review", |world| {
            let open = world.resource::<GameReview>().get();
            open.is_some_and(|open| {
                open.review().is_complete() && !open.is_searching() && !open.is_looking_for_mistake()
            })
        });
        self.frames(SETTLING * 3, STRIDE);
    }

    /// Waits until the explorer knows all of its position.
    pub(crate) fn explore(&mut self) {
        self.until("the values", |world| {
            let analysis = world.resource::<Explorer>().analysis();
            analysis.is_some_and(|analysis| analysis.is_complete)
        });
        self.frames(SETTLING, STRIDE);
    }

    /// Watches a tournament that is over, at the end of its last game.
    pub(crate) fn watch(&mut self, results: WatchedResults) {
        self.app.insert_resource(WatchedFiles(results));
        self.show(Screen::Watch);
        self.until("the tournament", |world| world.resource::<Watch>().game().is_some());
        self.celebrate();
    }

    /// Switches the analysis on or off.
    pub(crate) fn switch_analysis(&mut self) {
        self.app.world_mut().write_message(AnalysisRequest::Toggle);
        self.frames(SETTLING, STRIDE);
    }

    /// Goes to a screen.
    pub(crate) fn show(&mut self, screen: Screen) {
        self.turn_to(screen);
        self.frames(SETTLING, STRIDE);
    }

    /// Asks for a screen; the next frame is the first one of it.
    pub(crate) fn turn_to(&mut self, screen: Screen) {
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    }

    /// Asks the match for something; the next frame answers.
    pub(crate) fn ask(&mut self, request: Request) {
        self.app.world_mut().write_message(request);
    }

    /// Shows the screen on which this set-up can be changed.
    pub(crate) fn set_up(&mut self, setup: Setup) {
        self.show(Screen::Title);
        self.app.insert_resource(setup);
        self.show(Screen::Setup);
    }

    /// Changes what is set up; the next frame shows it.
    pub(crate) fn change(&mut self, setup: Setup) {
        self.app.insert_resource(setup);
    }

    /// Puts a game on the board.
    pub(crate) fn open(&mut self, setup: Setup, moves: &str) {
        let rules = setup.check().unwrap();
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        self.aim(None);
        self.app.world_mut().write_message(Request::Open(Box::new(SavedGame::new(&setup, &position))));
        self.frames(SETTLING, STRIDE);
        self.app.world_mut().write_message(FinishAnimations);
        self.frames(SETTLING, STRIDE);
    }

    /// Aims at a column, as a pointer over it would.
    pub(crate) fn aim(&mut self, target: Option<Target>) {
        self.app.insert_resource(Aim(target));
        self.frames(SETTLING, STRIDE);
    }

    /// Asks for a move; it is under way in the frame after.
    pub(crate) fn play(&mut self, mv: Move) {
        self.app.world_mut().write_message(Request::Play(mv));
        self.frames(1, FRAME);
    }

    /// Lets time pass up to a moment of a motion.
    pub(crate) fn seconds(&mut self, seconds: f32) {
        self.frames((seconds / FRAME.as_secs_f32()).round() as usize, FRAME);
    }

    /// Lets time pass until the end of a game has been shown in full.
    pub(crate) fn celebrate(&mut self) {
        self.frames(CELEBRATION, STRIDE);
    }

    /// Gives the picture, and the window with it, another size; the next frame is the first one in it.
    pub(crate) fn resize(&mut self, size: UVec2) {
        self.target = Self::target(&mut self.app, size);
        let world = self.app.world_mut();
        let mut camera = world.query_filtered::<&mut RenderTarget, With<IsDefaultUiCamera>>();
        for mut target in camera.iter_mut(world) {
            *target = RenderTarget::Image(self.target.clone().into());
        }
        for mut window in world.query::<&mut Window>().iter_mut(world) {
            window.resolution.set_physical_resolution(size.x, size.y);
        }
        // A window tells its camera at once of another size, a picture only in the frame after.
        world.write_message(AssetEvent::Added { id: self.target.id() });
    }

    /// The next frames, one after the other, with time standing still.
    pub(crate) fn film(&mut self, frames: usize) -> Vec<image::RgbImage> {
        self.app.world_mut().resource_mut::<Time<Virtual>>().pause();
        let film = Arc::new(Mutex::new(BTreeMap::new()));
        for frame in 0..frames {
            self.shoot(frame, &film);
            self.app.update();
        }
        let mut waited = 0;
        while film.lock().unwrap().len() < frames {
            assert!(waited < PATIENCE, "the driver gave no picture back");
            waited += 1;
            self.app.update();
        }
        self.app.world_mut().resource_mut::<Time<Virtual>>().unpause();
        let film = std::mem::take(&mut *film.lock().unwrap());
        film.into_values().collect()
    }

    /// Takes a picture of the next frame.
    fn shoot(&mut self, frame: usize, film: &Film) {
        let film = film.clone();
        let mut shot = self.app.world_mut().spawn(Screenshot::image(self.target.clone()));
        shot.observe(move |shot: On<ScreenshotCaptured>| {
            film.lock().unwrap().insert(frame, opaque(&shot.image));
        });
    }

    fn frames(&mut self, count: usize, step: Duration) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Changes what the player has chosen in the settings.
    pub(crate) fn choose(&mut self, settings: Settings) {
        self.app.insert_resource(settings);
        self.frames(SETTLING, STRIDE);
    }

    /// Opens a menu over the screen; [`Menu::None`] closes all.
    pub(crate) fn open_menu(&mut self, menu: Menu) {
        let open = move |mut menus: Menus| {
            menus.close_all();
            if menu != Menu::None {
                menus.open(menu);
            }
        };
        self.app.world_mut().run_system_once(open).expect("menus");
        self.frames(SETTLING, STRIDE);
    }

    /// Presses a key and lets it go; afterwards nothing is drawn as for somebody who uses keys.
    pub(crate) fn press(&mut self, key_code: KeyCode, logical_key: Key) {
        let world = self.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).unwrap();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let logical_key = logical_key.clone();
            let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            self.app.world_mut().write_message(input);
            self.frames(SETTLING, STRIDE);
        }
        self.app.insert_resource(InputFocusVisible(false));
    }

    /// Empties the board for a new game; discs are on their way out in the frame after.
    pub(crate) fn restart(&mut self) {
        self.app.world_mut().write_message(Request::Restart);
        self.frames(1, FRAME);
    }

    /// A strip of what is shown at moments of a motion, in seconds from now, side by side: the board alone.
    pub(crate) fn strip(&mut self, moments: &[f32]) -> image::RgbImage {
        let mut shots = Vec::new();
        let mut now = 0.0;
        for &moment in moments {
            self.seconds(moment - now);
            now = moment;
            let board = image::imageops::crop_imm(&self.capture(), 60, 0, 840, 720).to_image();
            shots.push(image::imageops::resize(&board, 420, 360, image::imageops::FilterType::Triangle));
        }
        montage::beside(&shots)
    }

    /// Compares what is shown with the picture of this name; says in a line how it differs.
    pub(crate) fn picture(&mut self, name: &str) -> Option<String> {
        compare::with_kept(name, &self.capture()).err()
    }

    /// Cameras that there are: each holds the memory of several pictures.
    pub(crate) fn cameras(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<&Camera>().iter(world).count()
    }

    /// What is shown, with time standing still until it has come back from the driver.
    pub(crate) fn capture(&mut self) -> image::RgbImage {
        self.app.world_mut().resource_mut::<Time<Virtual>>().pause();
        // The frame drawn last is still on its way through the renderer.
        self.frames(2, FRAME);
        self.film(1).remove(0)
    }
}

fn opaque(picture: &Image) -> image::RgbImage {
    let size = picture.size();
    let pixels = picture.data.as_ref().unwrap().chunks_exact(4);
    let rgb = pixels.flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    image::RgbImage::from_raw(size.x, size.y, rgb).unwrap()
}

/// A system that takes the shaders away before the renderer sees them, and gives them back after so many frames.
fn withhold_shaders(
    frames: u32,
) -> impl FnMut(ResMut<Assets<Shader>>, Local<Vec<(AssetId<Shader>, Shader)>>, Local<u32>) {
    move |mut shaders, mut held, mut seen| {
        *seen += 1;
        if *seen > frames {
            for (id, shader) in held.drain(..) {
                shaders.insert(id, shader).unwrap();
            }
            return;
        }
        let ids: Vec<_> = shaders.ids().collect();
        held.extend(ids.into_iter().filter_map(|id| shaders.remove(id).map(|shader| (id, shader))));
    }
}

fn plugins(size: UVec2) -> impl PluginGroup {
    let window = Window {
        resolution: WindowResolution::new(size.x, size.y).with_scale_factor_override(1.0),
        ..default()
    };
    let software =
        WgpuSettings { backends: Some(Backends::VULKAN), force_fallback_adapter: true, ..default() };
    DefaultPlugins
        .build()
        .disable::<WinitPlugin>()
        .disable::<LogPlugin>()
        .disable::<TerminalCtrlCHandlerPlugin>()
        .set(WindowPlugin {
            primary_window: Some(window),
            exit_condition: ExitCondition::DontExit,
            ..default()
        })
        .set(RenderPlugin {
            render_creation: software.into(),
            synchronous_pipeline_compilation: true,
            ..default()
        })
}
