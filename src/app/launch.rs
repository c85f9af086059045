//! How the program starts: the window, what the command line asks for, and the message when no window can be opened.
use std::process::ExitCode;
use std::thread;

use bevy::app::{TaskPoolOptions, TaskPoolPlugin};
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::{Level, LogPlugin};
use bevy::platform::sync::Arc;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::window::{WindowResizeConstraints, WindowResolution};
use thread_priority::{ThreadPriority, set_current_thread_priority};

use super::ai::ExternalPlayers;
use super::game::saved::SavedGame;
use super::game::seat_command::SeatCommand;
use super::game::setup::{MAX_PLAYERS, Occupant, Setup};
use super::game::time_limit::{TimeLimit, TimeMode};
use super::game::{DecorationRng, GameRng, Request};
use super::language::SystemLanguage;
use super::puzzles::ProgressStore;
use super::render::{self, Without};
use super::saves::GameFolders;
use super::saves::record_file::RecordFile;
use super::saves::setup_file::{self, SetupFile};
use super::settings::{self, Settings, SettingsFile};
use super::watch::WatchedFiles;
use super::{Screen, window, words};
use crate::cli::{Controller, Launch, WatchedResults};
use crate::language::Language;
use connect_n_arena::{Entrant, Hosting};

/// Smallest window, in logical pixels: nothing is clipped at this size.
pub const SMALLEST: [f32; 2] = [480.0, 400.0];

/// What the window opens with.
#[derive(Clone, Debug)]
pub struct LaunchPlan {
    /// The set-up that the menus begin with.
    pub setup: Setup,
    /// A game to go straight to.
    pub game: Option<Box<SavedGame>>,
    /// Whether to go straight to a new game of the set-up.
    pub starts_at_once: bool,
}

/// Opens the window and plays until it is closed.
pub fn run(launch: Launch) -> ExitCode {
    let file = SetupFile(setup_file::setup_file());
    let plan = match plan_for(&launch, setup_file::load(file.0.as_deref()).clamped()) {
        Ok(plan) => plan,
        Err(problem) => {
            eprintln!("connect-n: {problem}");
            return ExitCode::from(2);
        }
    };
    let mut app = prepared(file, plan, launch.seed, launch.hosting);
    if let Some(record) = launch.record {
        app.insert_resource(RecordFile(record));
    }
    play(app)
}

/// Opens the window on a tournament, and shows it until it is closed.
pub fn watch(results: WatchedResults) -> ExitCode {
    let file = SetupFile(setup_file::setup_file());
    let setup = setup_file::load(file.0.as_deref()).clamped();
    let plan = LaunchPlan { setup, game: None, starts_at_once: false };
    let mut app = prepared(file, plan, None, Hosting::default());
    show_tournament(&mut app, results);
    play(app)
}

/// Goes straight to a tournament that is played elsewhere; call it before adding the game's plugin.
pub fn show_tournament(app: &mut App, results: WatchedResults) {
    app.insert_resource(WatchedFiles(results))
        .add_systems(Startup, |mut next: ResMut<NextState<Screen>>| next.set(Screen::Watch));
}

/// The app with its window and with what it opens with.
fn prepared(file: SetupFile, plan: LaunchPlan, seed: Option<u64>, hosting: Hosting) -> App {
    explain_panics();
    render::give_back_large_blocks();
    let kept = SettingsFile(settings::settings_file());
    let settings = settings::load(kept.0.as_deref());
    let mut app = App::new();
    app.add_plugins(window_plugins(&settings, Without::default()))
        .insert_resource(file)
        .insert_resource(kept)
        .insert_resource(settings)
        .insert_resource(SystemLanguage(Language::of_system()))
        .insert_resource(GameFolders::of_the_platform())
        .insert_resource(ProgressStore::of_the_platform())
        .insert_resource(ExternalPlayers::hosted_by(hosting));
    open(&mut app, plan, seed);
    app
}

/// Adds the game, and runs it until the window is closed.
fn play(mut app: App) -> ExitCode {
    app.add_plugins(super::plugin);
    #[cfg(feature = "sound")]
    app.add_plugins(super::audio::speaker);
    #[cfg(feature = "gamepad")]
    app.add_plugins(super::gamepad::device::plugin);
    run_to_the_end(app)
}

/// Runs the app until its window is closed.
pub(super) fn run_to_the_end(mut app: App) -> ExitCode {
    run_on_one_thread(app.world_mut());
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        run_on_one_thread(renderer.world_mut());
    }
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Runs the systems of all schedules one after the other. Each has so little to do that handing it to another thread
/// takes longer: with a renderer in software on two cores it cost a fifth of the frames.
pub fn run_on_one_thread(world: &mut World) {
    for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Prepares the app for what it opens with; call it before adding the game's plugin.
pub fn open(app: &mut App, plan: LaunchPlan, seed: Option<u64>) {
    let seed = seed.unwrap_or_else(rand::random);
    app.init_resource::<SetupFile>()
        .insert_resource(GameRng::seeded(seed))
        .insert_resource(DecorationRng::seeded(seed))
        .insert_resource(plan.setup.clone());
    app.add_systems(Startup, move |mut requests: MessageWriter<Request>| {
        let setup = plan.setup.clone();
        if let Some(game) = plan.game.clone() {
            requests.write(Request::Open(game));
        } else if plan.starts_at_once {
            requests.write(Request::Start(Box::new(setup)));
        }
    });
}

pub(super) fn window_plugins(settings: &Settings, without: Without) -> impl PluginGroup {
    let [min_width, min_height] = SMALLEST;
    let window = Window {
        title: words::title::NAME.to_owned(),
        name: Some("connect-n".to_owned()),
        resolution: WindowResolution::new(1280, 720),
        mode: window::mode(settings),
        resize_constraints: WindowResizeConstraints { min_width, min_height, ..default() },
        ..default()
    };
    DefaultPlugins
        .build()
        // What is done in a frame is seen in it, not in the next one.
        .disable::<PipelinedRenderingPlugin>()
        .set(WindowPlugin { primary_window: Some(window), ..default() })
        .set(TaskPoolPlugin { task_pool_options: task_pools() })
        .set(render::renderer(without))
        .set(LogPlugin {
            level: Level::WARN,
            filter: "error,connect_n=warn,wgpu_hal=off,winit=error,rfd=off".to_owned(),
            ..default()
        })
}

/// Searches run at low priority, so that they take no time from a renderer in software.
fn task_pools() -> TaskPoolOptions {
    let mut pools = TaskPoolOptions::default();
    pools.async_compute.on_thread_spawn = Some(Arc::new(|| {
        // Where the system doesn't allow it, searches run at normal priority.
        let _ = set_current_thread_priority(ThreadPriority::Min);
    }));
    pools
}

/// What the command line asks for, on top of the remembered set-up.
///
/// # Errors
/// One line that says what is wrong and what would be right.
pub fn plan_for(launch: &Launch, remembered: Setup) -> Result<LaunchPlan, String> {
    let starts_at_once = launch.rules.is_some()
        || launch.game.is_some()
        || launch.clock.is_some()
        || launch.seats.iter().any(Option::is_some);
    let clock = launch.clock.map(TimeLimit::try_from).transpose().map_err(|problem| problem.to_string())?;
    if let Some(position) = &launch.game {
        let mut game = match &launch.loaded {
            Some(text) => SavedGame::read(text, &remembered).map_err(|problem| problem.to_string())?,
            None => SavedGame::new(&without_clock(remembered), position),
        };
        if let Some(clock) = clock {
            game.set_time(clock);
        }
        take_seats(&mut game.setup, &launch.seats);
        game.setup.check().map_err(|problem| words::setup::problem(&problem))?;
        return Ok(LaunchPlan { setup: game.setup.clone(), game: Some(Box::new(game)), starts_at_once });
    }
    let mut setup = remembered;
    if starts_at_once {
        setup = without_clock(setup);
        setup.adopt(launch.rules.unwrap_or_default());
        if let Some(clock) = clock {
            setup.time = clock;
        }
        take_seats(&mut setup, &launch.seats);
        setup.check().map_err(|problem| words::setup::problem(&problem))?;
    }
    Ok(LaunchPlan { setup, game: None, starts_at_once })
}

/// A command line that names a game doesn't take over the clock of the last set-up.
const fn without_clock(mut setup: Setup) -> Setup {
    setup.time.mode = TimeMode::Off;
    setup
}

fn take_seats(setup: &mut Setup, controllers: &[Option<Controller>; MAX_PLAYERS]) {
    for (seat, controller) in setup.seats.iter_mut().zip(controllers) {
        match controller {
            Some(Controller::Human) => seat.seat(Occupant::Person),
            Some(Controller::Computer(Entrant::BuiltIn(level))) => {
                seat.seat(Occupant::Computer);
                seat.level = level.clone();
            }
            Some(Controller::Computer(Entrant::Program(command))) => {
                seat.seat(Occupant::Program);
                seat.command = SeatCommand::typed(&command.to_string());
            }
            None => {}
        }
    }
}

/// Turns a panic into one clear line that says where it was; on the thread of the window into a failing exit status too.
/// A background task that panics ends alone, and the window goes on.
///
/// Bevy reports a missing window system or graphics device only by a panic at start-up.
pub(super) fn explain_panics() {
    let main = thread::current().id();
    std::panic::set_hook(Box::new(move |panic| {
        let said = panic.payload_as_str().unwrap_or("no reason given");
        let place =
            panic.location().map_or_else(String::new, |place| format!("{}:{}", place.file(), place.line()));
        eprintln!("connect-n: {}", explanation(said, &place));
        if thread::current().id() == main {
            std::process::exit(1);
        }
    }));
}

/// What is wrong, and what to do about it where the start of the window or of the renderer is the place.
fn explanation(said: &str, place: &str) -> String {
    let place = place.replace('\\', "/");
    if place.contains("/bevy_winit-") && said.contains("event loop") {
        return "can't open a window: start it in a graphical session (DISPLAY or WAYLAND_DISPLAY is not set or \
                not reachable)"
            .to_owned();
    }
    if place.contains("/bevy_render-") && place.contains("/src/renderer/") {
        return "no usable graphics device found: install a Vulkan driver (on Debian and Ubuntu: \
                mesa-vulkan-drivers)"
            .to_owned();
    }
    format!("a fault of its own at {place}: {}", said.lines().next().unwrap_or(said))
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{PlayerSpec, Rules};

    #[test]
    fn options_of_the_board_go_straight_to_that_game() {
        let rules = Rules::new(8, 9, 5, connect_n_engine::Variant::PopOut, 3).unwrap();
        let launch = Launch { rules: Some(rules), ..Launch::default() };
        let plan = plan_for(&launch, Setup::default()).unwrap();
        assert!(plan.starts_at_once);
        assert_eq!(plan.setup.rules().unwrap(), rules);
    }

    #[test]
    fn rules_about_lines_open_in_the_window_with_a_computer_that_knows_them() {
        let rules = Rules::default().with_misere().unwrap().with_cylinder();
        let open = |second: Option<Controller>| {
            let seats = [None, second, None, None];
            plan_for(&Launch { rules: Some(rules), seats, ..Launch::default() }, Setup::default())
        };
        let setup = open(None).unwrap().setup;
        assert_eq!(setup.check(), Ok(rules));
        assert_eq!(setup.seats[1].level, Setup::default().seats[1].level);
        assert_eq!(open(Some("perfect".parse().unwrap())).unwrap().setup.seats[1].level, PlayerSpec::Perfect);
        let problem = open(Some("hard".parse().unwrap())).unwrap_err();
        assert_eq!(
            problem,
            "Classic hard doesn't know these rules. Choose another computer, such as Perfect"
        );
    }

    #[test]
    fn seats_are_taken_as_asked() {
        let seats = [Some("hard".parse().unwrap()), Some(Controller::Human), None, None];
        let plan = plan_for(&Launch { seats, ..Launch::default() }, Setup::default()).unwrap();
        assert_eq!(plan.setup.seats[0].level, PlayerSpec::Hard);
        assert!(!plan.setup.seats[0].human && plan.setup.seats[1].human);
    }

    #[test]
    fn a_program_that_is_named_in_the_call_may_run_and_one_in_a_record_may_not() {
        let load = |text: &str, second: Option<Controller>| {
            let game = connect_n_engine::GameRecord::parse(text).unwrap().position().unwrap();
            let seats = [None, second, None, None];
            let launch =
                Launch { game: Some(game), loaded: Some(text.to_owned()), seats, ..Launch::default() };
            plan_for(&launch, Setup::default()).unwrap()
        };
        let text = "[Seat1 \"human\"]\n[Seat2 \"exec:bot\"]\n\n1. 4 *";
        let opened = load(text, None);
        for setup in [&opened.setup, &opened.game.unwrap().setup] {
            assert_eq!(setup.seats[1].occupant(), Occupant::Program);
            assert!(setup.seats[1].command.to_run().is_err());
        }
        let opened = load(text, Some("exec:bot".parse().unwrap()));
        assert!(opened.game.unwrap().setup.seats[1].command.to_run().is_ok());
    }

    #[test]
    fn only_a_call_that_says_so_plays_with_a_clock() {
        let mut remembered = Setup::default();
        remembered.time.mode = TimeMode::Game;
        let game = connect_n_engine::Position::new(Rules::default());
        let text = "[TimeControl \"60+1\"]\n[Clocks \"60 47\"]\n\n1. 4 *".to_owned();
        let time = |launch: Launch| {
            let plan = plan_for(&launch, remembered.clone()).unwrap();
            assert!(plan.starts_at_once);
            let game = plan
                .game
                .map(|game| game.to_current_game(0).clock().map(|clock| clock.control().to_string()));
            game.unwrap_or_else(|| plan.setup.time.control().map(|control| control.to_string()))
        };
        let rules = Some(Rules::default());
        let clock: Option<connect_n_engine::clock::TimeControl> = Some("90+2".parse().unwrap());
        assert_eq!(time(Launch { rules, ..Launch::default() }), None);
        assert_eq!(time(Launch { game: Some(game.clone()), ..Launch::default() }), None);
        let loaded = Launch { game: Some(game.clone()), loaded: Some(text), ..Launch::default() };
        assert_eq!(time(loaded.clone()).as_deref(), Some("60+1"));
        for launch in [Launch::default(), Launch { rules, ..Launch::default() }, loaded] {
            assert_eq!(time(Launch { clock, ..launch }).as_deref(), Some("90+2"));
        }
        let move_time = Some("1/1000".parse().unwrap());
        let problem = plan_for(&Launch { clock: move_time, ..Launch::default() }, remembered).unwrap_err();
        assert!(problem.starts_with("no clock of the window has 1/1000"), "{problem}");
    }

    #[test]
    fn a_board_without_room_for_a_line_is_refused() {
        let rules = Rules::new(3, 3, 5, connect_n_engine::Variant::Standard, 2).unwrap();
        let problem =
            plan_for(&Launch { rules: Some(rules), ..Launch::default() }, Setup::default()).unwrap_err();
        assert!(problem.contains("doesn't fit"), "{problem}");
    }

    #[test]
    fn a_missing_window_or_device_is_explained() {
        let winit = "/home/ada/.cargo/registry/src/index/bevy_winit-0.19.1/src/lib.rs:128";
        let said = "Failed to build event loop: NotSupported";
        assert!(explanation(said, winit).contains("graphical session"));
        let render = "/home/ada/.cargo/registry/src/index/bevy_render-0.19.1/src/renderer/mod.rs:277";
        assert!(explanation("Unable to find a GPU! Make sure", render).contains("Vulkan driver"));
    }

    #[test]
    fn a_fault_says_where_it_is_and_blames_nobody_else() {
        let fault = explanation("no surface of the adapter: GPU\nmore", "src/app/board/layout.rs:12");
        assert_eq!(fault, "a fault of its own at src/app/board/layout.rs:12: no surface of the adapter: GPU");
    }
}
