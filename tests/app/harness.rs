//! The app under test: the plugins that the window has, less the window and the renderer, on a clock of its own.
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput, NativeKey, NativeKeyCode};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::ui_widgets::ScrollArea;
use bevy::window::{
    CursorMoved, ExitCondition, FileDragAndDrop, PrimaryWindow, RequestRedraw, WindowEvent, WindowFocused,
    WindowOccluded, WindowResized, WindowResolution, WindowScaleFactorChanged,
};
use bevy::winit::{UpdateMode, WinitPlugin, WinitSettings};
use connect_n::app::ai::ExternalPlayers;
use connect_n::app::board::{BoardArea, BoardLayout, BoardView, Disc, FinishAnimations};
use connect_n::app::game::Request;
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::seat_command::SeatCommand;
use connect_n::app::game::setup::{MAX_PLAYERS, Occupant, SeatSetup, Setup};
use connect_n::app::launch::{LaunchPlan, open, run_on_one_thread};
use connect_n::app::saves::record_file::RecordFile;
use connect_n::app::saves::{AskDesktop, Clipboard, GameFolders};
use connect_n::app::settings::Settings;
use connect_n::app::theme::Entrance;
use connect_n::app::turn::BoardIsAnimating;
use connect_n::app::{Menu, Screen, Turn};
use connect_n_arena::Hosting;
use connect_n_engine::{Cell, Column, PlayerSpec, Position, Seat};

use super::processes::CONNECT_N;

/// Time from one frame to the next, as on a screen of 60 Hz.
pub(crate) const FRAME: Duration = Duration::from_micros(16_667);
/// Frames at the start until fonts are read and everything has its place.
const WARM_UP: usize = 12;
/// More frames than are drawn after anything has happened.
const AFTERMATH: usize = 10;
/// The longest that a test waits for anything, in real time: only the computer's thinking takes any.
const PATIENCE: Duration = Duration::from_mins(1);
/// The seed of every game whose test doesn't choose one.
const SEED: u64 = 7;

/// Held by the one game whose computer, or program, thinks for long: the pool for thoughts has few threads, often a
/// single one.
static LONG_THOUGHTS: Mutex<()> = Mutex::new(());

/// A running app.
pub(crate) struct Game {
    app: App,
    window: Entity,
    _thread: Option<MutexGuard<'static, ()>>,
}

/// A set-up on a board, everyone a person and the first to begin.
pub(crate) fn people(rows: u8, cols: u8, connect: u8, players: u8) -> Setup {
    let mut setup = Setup { rows, cols, connect, players, ..Setup::default() };
    for seat in &mut setup.seats {
        seat.human = true;
    }
    setup
}

/// The same with pops.
pub(crate) fn pop_out(setup: Setup) -> Setup {
    Setup { pop_out: true, ..setup }
}

/// The same as misère on a cylinder.
pub(crate) fn unusual_lines(setup: Setup) -> Setup {
    Setup { misere: true, cylinder: true, ..setup }
}

/// A game after some moves, at rest.
pub(crate) fn game_after(setup: Setup, moves: &[usize]) -> Game {
    let mut game = Game::start(setup);
    game.hurry();
    game.drop_all(moves);
    game.rest();
    game
}

/// The same with computers of a level on these chairs, counted from 0.
pub(crate) fn with_computers(
    mut setup: Setup,
    level: &str,
    chairs: impl IntoIterator<Item = usize>,
) -> Setup {
    for chair in chairs {
        setup.seats[chair].human = false;
        setup.seats[chair].level = level.parse().expect("a level");
    }
    setup
}

/// The same with a program on this chair, counted from 0.
pub(crate) fn with_program(mut setup: Setup, command: &str, chair: usize) -> Setup {
    setup.seats[chair].seat(Occupant::Program);
    setup.seats[chair].command = SeatCommand::typed(command);
    setup
}

/// A game between computers only.
pub(crate) fn computers_only(setup: Setup, level: &str) -> Setup {
    with_computers(setup, level, 0..MAX_PLAYERS)
}

/// Folders for games in one of the test's own.
fn keeping_games_in(folder: &Path) -> impl FnOnce(&mut App) {
    let [recent, saved] = ["recent", "saved"].map(|name| Some(folder.join(name)));
    move |app| {
        app.insert_resource(GameFolders { recent, saved });
    }
}

/// The column of a number as people count.
pub(crate) fn column(number: usize) -> Column {
    Column::new(number - 1).expect("a column")
}

impl Game {
    /// The title, as the program opens without any options.
    pub(crate) fn at_title(setup: Setup) -> Self {
        Self::open(LaunchPlan { setup, game: None, starts_at_once: false }, SEED, |_| {})
    }

    /// The same with games kept in a folder.
    pub(crate) fn at_title_with(setup: Setup, folder: &Path) -> Self {
        Self::open(LaunchPlan { setup, game: None, starts_at_once: false }, SEED, keeping_games_in(folder))
    }

    /// A new game of a set-up, kept in a folder.
    pub(crate) fn start_with(setup: Setup, folder: &Path) -> Self {
        Self::open(LaunchPlan { setup, game: None, starts_at_once: true }, SEED, keeping_games_in(folder))
    }

    /// A new game of a set-up.
    pub(crate) fn start(setup: Setup) -> Self {
        Self::start_seeded(setup, SEED)
    }

    /// The same at the title, or in a new game of the set-up, with all files in a folder, where programs run too.
    pub(crate) fn hosting(setup: Setup, starts_at_once: bool, folder: &Path) -> Self {
        let hosting = Hosting {
            supervisor: CONNECT_N.into(),
            logs: folder.join("logs"),
            start_time: Duration::from_mins(2),
            ..Hosting::default()
        };
        let keep_games = keeping_games_in(folder);
        Self::open(LaunchPlan { setup, game: None, starts_at_once }, SEED, |app| {
            keep_games(app);
            app.insert_resource(ExternalPlayers::hosted_by(hosting));
        })
    }

    /// The title, with all files in a folder, where no program and no dialog of the desktop can be started.
    pub(crate) fn hosting_nobody(setup: Setup, folder: &Path) -> Self {
        let hosting = Hosting {
            supervisor: folder.join("nothing"),
            logs: folder.join("logs"),
            start_time: Duration::from_secs(1),
            ..Hosting::default()
        };
        let keep_games = keeping_games_in(folder);
        Self::open(LaunchPlan { setup, game: None, starts_at_once: false }, SEED, |app| {
            keep_games(app);
            app.insert_resource(ExternalPlayers::hosted_by(hosting));
            // The dialogs for files would be those of whoever runs the tests; buttons ask for them before this.
            app.add_systems(StateTransition, |mut asked: ResMut<Messages<AskDesktop>>| asked.clear());
        })
    }

    /// A new game of a set-up, with chance decided by the seed.
    pub(crate) fn start_seeded(setup: Setup, seed: u64) -> Self {
        Self::open(LaunchPlan { setup, game: None, starts_at_once: true }, seed, |_| {})
    }

    /// A new game with settings of one's own.
    pub(crate) fn start_with_settings(setup: Setup, settings: Settings) -> Self {
        Self::open(LaunchPlan { setup, game: None, starts_at_once: true }, SEED, |app| {
            app.insert_resource(settings);
        })
    }

    /// A new game that keeps its record in a file.
    pub(crate) fn start_recorded(setup: Setup, file: RecordFile) -> Self {
        Self::open(LaunchPlan { setup, game: None, starts_at_once: true }, SEED, |app| {
            app.insert_resource(file);
        })
    }

    /// The title, in an app of which something else was prepared.
    pub(crate) fn prepared(prepare: impl FnOnce(&mut App)) -> Self {
        let plan = LaunchPlan { setup: people(6, 7, 4, 2), game: None, starts_at_once: false };
        Self::open(plan, SEED, prepare)
    }

    fn open(plan: LaunchPlan, seed: u64, prepare: impl FnOnce(&mut App)) -> Self {
        let thinks_long =
            |seat: &SeatSetup| seat.by_program || matches!(seat.level, PlayerSpec::Minimax { .. });
        let thinks_long = plan.setup.seats.iter().any(thinks_long);
        let thread = thinks_long.then(|| LONG_THOUGHTS.lock().unwrap_or_else(PoisonError::into_inner));
        let window = Window {
            resolution: WindowResolution::new(1280, 720).with_scale_factor_override(1.0),
            ..default()
        };
        let no_renderer = WgpuSettings { backends: None, ..default() };
        let mut app = App::new();
        app.add_plugins(
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
                .set(RenderPlugin { render_creation: no_renderer.into(), ..default() }),
        )
        // Without it, a camera that goes would look for a renderer.
        .add_plugins(SyncWorldPlugin)
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        open(&mut app, plan, Some(seed));
        app.insert_resource(Clipboard::own());
        prepare(&mut app);
        app.add_plugins(connect_n::app::plugin);
        app.finish();
        app.cleanup();
        run_on_one_thread(app.world_mut());
        let window = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(app.world())
            .expect("the window");
        let mut game = Self { app, window, _thread: thread };
        game.frames(WARM_UP);
        game
    }

    /// Draws one frame, if there were anything to draw on.
    pub(crate) fn frame(&mut self) {
        self.app.update();
    }

    /// Draws several.
    pub(crate) fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.frame());
    }

    /// Lets a span of the app's time pass.
    pub(crate) fn pass(&mut self, time: Duration) {
        self.frames(time.as_micros().div_ceil(FRAME.as_micros()) as usize);
    }

    /// Goes on until something is so.
    pub(crate) fn until(&mut self, what: &str, mut so: impl FnMut(&mut Self) -> bool) {
        let start = Instant::now();
        while !so(self) {
            assert!(start.elapsed() < PATIENCE, "waited in vain for {what}; {}", self.state());
            self.frame();
        }
    }

    /// Goes on until no disc moves and none waits to.
    pub(crate) fn rest(&mut self) {
        self.frames(2);
        self.until("the board to rest", |game| !game.resource::<BoardIsAnimating>().0);
        self.frames(2);
    }

    /// Lets everything arrive at once.
    pub(crate) fn settle(&mut self) {
        self.app.world_mut().write_message(FinishAnimations);
        self.frames(2);
    }

    /// Stops the app's time once the board rests, and waits until a computer has its answer: it then waits for time to
    /// pass, and asks for a frame in each, as nothing else does. However busy the threads for thoughts are.
    pub(crate) fn until_an_answer_waits(&mut self) {
        self.settle();
        self.set_speed(0.0);
        let mut asked = 0;
        self.until("a computer's answer", |game| {
            asked = if game.redraws_asked() > 0 { asked + 1 } else { 0 };
            asked > AFTERMATH
        });
        self.set_speed(1.0);
    }

    /// Makes the app's time run faster, where a test is about results and not about motion.
    pub(crate) fn hurry(&mut self) {
        self.set_speed(20.0);
    }

    /// Makes the app's time run so many times as fast.
    pub(crate) fn set_speed(&mut self, speed: f32) {
        self.app.world_mut().resource_mut::<Time<Virtual>>().set_relative_speed(speed);
    }

    /// A resource of the app.
    pub(crate) fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    /// The app's world, for what has no better name here.
    pub(crate) fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// The game as it is played now.
    pub(crate) fn position(&self) -> &Position {
        self.resource::<CurrentGame>().position()
    }

    /// The moves so far, as people write them.
    pub(crate) fn moves(&self) -> String {
        connect_n_engine::format_game(self.position().moves())
    }

    /// The screen that is shown.
    pub(crate) fn screen(&self) -> Screen {
        *self.resource::<State<Screen>>().get()
    }

    /// What lies over the screen.
    pub(crate) fn menu(&self) -> Menu {
        *self.resource::<State<Menu>>().get()
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> Turn {
        *self.resource::<State<Turn>>().get()
    }

    pub(crate) fn state(&self) -> String {
        let turn = self.app.world().get_resource::<State<Turn>>().map(|turn| *turn.get());
        let moves = self.app.world().get_resource::<CurrentGame>().map(|_| self.moves());
        format!("at {:?}, {:?}, {turn:?}, after {moves:?}", self.screen(), self.menu())
    }

    /// Where the board stands.
    pub(crate) fn layout(&self) -> BoardLayout {
        *self.resource::<BoardLayout>()
    }

    /// The room that the screen leaves for the board, in logical pixels.
    pub(crate) fn area(&mut self) -> Rect {
        let scale = self.window().scale_factor();
        let (node, place) = self
            .app
            .world_mut()
            .query_filtered::<(&ComputedNode, &UiGlobalTransform), With<BoardArea>>()
            .single(self.app.world())
            .expect("one area for the board");
        Rect::from_center_size(place.translation / scale, node.size() / scale)
    }

    /// The window.
    pub(crate) fn window(&self) -> &Window {
        self.app.world().get::<Window>(self.window).expect("the window")
    }

    /// Gives the window another size, in logical pixels; the next frame sees it.
    pub(crate) fn send_size(&mut self, width: f32, height: f32) {
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("the window");
        window.resolution.set(width, height);
        self.send(WindowResized { window: self.window, width, height });
    }

    /// Gives the window another size, in logical pixels, and goes on until everything has its place.
    pub(crate) fn resize(&mut self, width: f32, height: f32) {
        self.send_size(width, height);
        self.frames(4);
    }

    /// Moves the window to a denser screen: as large for the eye, with more pixels.
    pub(crate) fn set_scale_factor(&mut self, factor: f32) {
        self.send_scale_factor(factor);
        self.frames(4);
    }

    /// Moves the window to a denser screen; the next frame sees it.
    pub(crate) fn send_scale_factor(&mut self, factor: f32) {
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("the window");
        let size = window.size();
        window.resolution.set_scale_factor_override(Some(factor));
        window.resolution.set(size.x, size.y);
        self.send(WindowScaleFactorChanged { window: self.window, scale_factor: factor.into() });
        self.send_size(size.x, size.y);
    }

    /// Asks the game for something, as the buttons do.
    pub(crate) fn ask(&mut self, request: Request) {
        self.app.world_mut().write_message(request);
        self.frame();
    }

    /// Sends what a window sends, to those who read all of its events and to those who read one kind.
    fn send<M: Message + Clone + Into<WindowEvent>>(&mut self, message: M) {
        self.app.world_mut().write_message(message.clone().into());
        self.app.world_mut().write_message(message);
    }

    /// Moves the pointer, in logical pixels from the upper left corner; the next frame sees it.
    pub(crate) fn send_pointer(&mut self, position: Vec2) {
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("the window");
        window.set_cursor_position(Some(position));
        self.send(CursorMoved { window: self.window, position, delta: None });
    }

    /// Moves the pointer, in logical pixels from the upper left corner.
    pub(crate) fn point(&mut self, position: Vec2) {
        self.send_pointer(position);
        self.frame();
    }

    /// Presses or releases a button of the mouse where the pointer is; the next frame sees it.
    pub(crate) fn send_button(&mut self, button: MouseButton, state: ButtonState) {
        self.send(MouseButtonInput { button, state, window: self.window });
    }

    /// Turns the wheel by lines; the next frame sees it.
    pub(crate) fn send_wheel(&mut self, lines: f32) {
        let (unit, phase) = (MouseScrollUnit::Line, TouchPhase::Moved);
        self.send(MouseWheel { unit, phase, x: 0.0, y: lines, window: self.window });
    }

    /// Presses and releases a button of the mouse where the pointer is, a frame each.
    pub(crate) fn press(&mut self, button: MouseButton) {
        self.hold(button);
        self.release(button);
    }

    /// Presses a button of the mouse where the pointer is.
    pub(crate) fn hold(&mut self, button: MouseButton) {
        self.send_button(button, ButtonState::Pressed);
        self.frame();
    }

    /// Releases it.
    pub(crate) fn release(&mut self, button: MouseButton) {
        self.send_button(button, ButtonState::Released);
        self.frame();
    }

    /// Comes to a point, presses and releases there and goes on to another point, faster than a frame is drawn.
    pub(crate) fn click_in_passing(&mut self, at: Vec2, onwards: Vec2) {
        let window = self.window;
        let moved = |position| CursorMoved { window, position, delta: None };
        let pressed = |state| MouseButtonInput { button: MouseButton::Left, state, window };
        self.send(moved(at));
        self.send(pressed(ButtonState::Pressed));
        self.send(pressed(ButtonState::Released));
        self.send(moved(onwards));
        self.frame();
    }

    /// Taps with a finger; the next frame sees both ends of it.
    pub(crate) fn send_tap(&mut self, position: Vec2) {
        self.send_touch(TouchPhase::Started, position);
        self.send_touch(TouchPhase::Ended, position);
    }

    /// What a finger does; the next frame sees it.
    pub(crate) fn send_touch(&mut self, phase: TouchPhase, position: Vec2) {
        self.send(TouchInput { phase, position, window: self.window, force: None, id: 1 });
    }

    /// What a finger does, and a frame.
    pub(crate) fn touch(&mut self, phase: TouchPhase, position: Vec2) {
        self.send_touch(phase, position);
        self.frame();
    }

    /// Taps with a finger, faster than a frame is drawn.
    pub(crate) fn tap(&mut self, position: Vec2) {
        self.send_tap(position);
        self.frame();
    }

    /// Clicks at a point.
    pub(crate) fn click(&mut self, position: Vec2) {
        self.point(position);
        self.press(MouseButton::Left);
    }

    /// Clicks in the middle of a column, counted from 1.
    pub(crate) fn click_column(&mut self, number: usize) {
        self.click(self.layout().centre(Cell::new(2, column(number))));
    }

    /// Clicks on the strip under a column, counted from 1.
    pub(crate) fn click_strip(&mut self, number: usize) {
        self.click(self.layout().strip_centre(column(number)));
    }

    /// Drops a disc with the mouse and lets it lie at once.
    pub(crate) fn drop_in(&mut self, number: usize) {
        self.click_column(number);
        self.settle();
    }

    /// Drops discs one after the other.
    pub(crate) fn drop_all(&mut self, numbers: &[usize]) {
        for number in numbers {
            self.drop_in(*number);
        }
    }

    /// Where a control is, in logical pixels, found by what a screen reader calls it; of several the one that is shown.
    pub(crate) fn control(&mut self, label: &str) -> Rect {
        let scale = self.window().scale_factor();
        let mut controls =
            self.app.world_mut().query::<(&AccessibleLabel, &ComputedNode, &UiGlobalTransform)>();
        let named = controls.iter(self.app.world()).filter(|(name, ..)| name.0 == label);
        let found = named.min_by_key(|(_, node, _)| node.size() == Vec2::ZERO);
        let (_, node, place) = found.unwrap_or_else(|| panic!("no control is called {label:?}"));
        Rect::from_center_size(place.translation / scale, node.size() / scale)
    }

    /// Whether there is a control that a screen reader calls so.
    pub(crate) fn has_control(&mut self, label: &str) -> bool {
        self.app.world_mut().query::<&AccessibleLabel>().iter(self.app.world()).any(|name| name.0 == label)
    }

    /// Whether nothing above a node takes it out of sight.
    pub(crate) fn is_shown(&self, node: Entity) -> bool {
        let world = self.app.world();
        let mut here = Some(node);
        while let Some(entity) = here {
            let is_hidden = world.get::<Visibility>(entity) == Some(&Visibility::Hidden);
            let is_out = world.get::<Node>(entity).is_some_and(|node| node.display == Display::None);
            if is_hidden || is_out {
                return false;
            }
            here = world.get::<ChildOf>(entity).map(ChildOf::parent);
        }
        true
    }

    /// Every control that is shown, wherever it is.
    pub(crate) fn controls(&mut self) -> Vec<Control> {
        let scale = self.window().scale_factor();
        let world = self.app.world_mut();
        let mut found = world.query::<(Entity, &TabIndex)>();
        let found: Vec<Entity> =
            found.iter(world).filter(|(_, index)| index.0 >= 0).map(|(entity, _)| entity).collect();
        let world = self.app.world();
        let place = |entity| {
            let (node, at) = (world.get::<ComputedNode>(entity)?, world.get::<UiGlobalTransform>(entity)?);
            Some(Rect::from_center_size(at.translation / scale, node.size() / scale))
        };
        let parents = |entity| {
            std::iter::successors(world.get::<ChildOf>(entity), |parent| {
                world.get::<ChildOf>(parent.parent())
            })
            .map(ChildOf::parent)
        };
        let shown = found.into_iter().filter(|entity| self.is_shown(*entity));
        shown
            .filter_map(|entity| {
                let scrolls = |entity: &Entity| world.get::<ScrollArea>(*entity).is_some();
                Some(Control {
                    name: world.get::<AccessibleLabel>(entity).map(|label| label.0.clone()),
                    place: place(entity)?,
                    scrolled_in: parents(entity).find(scrolls).and_then(place),
                    rises: parents(entity).any(|parent| world.get::<Entrance>(parent).is_some()),
                })
            })
            .collect()
    }

    /// Everything that can be read in the window.
    pub(crate) fn texts(&mut self) -> Vec<String> {
        self.app.world_mut().query::<&Text>().iter(self.app.world()).map(|text| text.0.clone()).collect()
    }

    /// What can be read in the part of the window with this name, from above.
    pub(crate) fn texts_in(&mut self, part: &str) -> Vec<String> {
        let world = self.app.world_mut();
        let mut names = world.query::<(Entity, &Name)>();
        let Some(top) = names.iter(world).find(|(_, name)| name.as_str() == part).map(|(entity, _)| entity)
        else {
            return Vec::new();
        };
        let mut children = world.query::<&Children>();
        let children = children.query(world);
        children
            .iter_descendants_depth_first(top)
            .filter_map(|entity| Some(world.get::<Text>(entity)?.0.clone()))
            .collect()
    }

    /// Whether a text that can be read in the window contains this.
    pub(crate) fn reads(&mut self, part: &str) -> bool {
        self.texts().iter().any(|text| text.contains(part))
    }

    /// Whether a text that contains this is in sight: not one in a part of the screen that is hidden now.
    pub(crate) fn shows(&mut self, part: &str) -> bool {
        let world = self.app.world_mut();
        let mut texts = world.query::<(Entity, &Text)>();
        let found: Vec<Entity> =
            texts.iter(world).filter(|it| it.1.0.contains(part)).map(|it| it.0).collect();
        found.into_iter().any(|text| self.is_shown(text))
    }

    /// What a screen reader calls the control with the focus.
    pub(crate) fn focused_label(&self) -> Option<String> {
        let focused = self.resource::<InputFocus>().get()?;
        Some(self.app.world().get::<AccessibleLabel>(focused)?.0.clone())
    }

    /// Clicks on a control.
    pub(crate) fn click_control(&mut self, label: &str) {
        let place = self.control(label).center();
        self.click(place);
        self.frames(2);
    }

    /// Presses and releases a key.
    pub(crate) fn key(&mut self, key_code: KeyCode) {
        self.key_event(key_code, ButtonState::Pressed, false);
        self.frame();
        self.key_event(key_code, ButtonState::Released, false);
        self.frame();
    }

    /// Presses a key while Ctrl is held.
    pub(crate) fn ctrl(&mut self, key_code: KeyCode) {
        self.key_event(KeyCode::ControlLeft, ButtonState::Pressed, false);
        self.frame();
        self.key(key_code);
        self.key_event(KeyCode::ControlLeft, ButtonState::Released, false);
        self.frame();
    }

    /// Puts a text on the clipboard.
    pub(crate) fn copy(&mut self, text: &str) {
        self.resource::<Clipboard>().set_text(text.to_owned()).expect("a clipboard");
    }

    /// The text on the clipboard.
    pub(crate) fn copied(&self) -> String {
        self.resource::<Clipboard>().text().expect("a clipboard")
    }

    /// Presses and releases a key and its modifier in one frame.
    pub(crate) fn chord(&mut self, modifier: KeyCode, key_code: KeyCode) {
        for (key, state) in [
            (modifier, ButtonState::Pressed),
            (key_code, ButtonState::Pressed),
            (key_code, ButtonState::Released),
            (modifier, ButtonState::Released),
        ] {
            self.key_event(key, state, false);
        }
        self.frames(3);
    }

    /// Drops a file on the window.
    pub(crate) fn drop_file(&mut self, file: &Path) {
        self.send(FileDragAndDrop::DroppedFile { window: self.window, path_buf: file.to_owned() });
        self.frame();
    }

    /// Goes on until the game is written down.
    pub(crate) fn close(mut self) {
        self.app.world_mut().write_message(AppExit::Success);
        self.frame();
    }

    /// Sends one event of a key; the next frame reads it.
    pub(crate) fn key_event(&mut self, key_code: KeyCode, state: ButtonState, repeat: bool) {
        let logical_key = logical(key_code);
        let text = match &logical_key {
            Key::Character(text) if state == ButtonState::Pressed => Some(text.clone()),
            _ => None,
        };
        self.send(KeyboardInput { key_code, logical_key, state, text, repeat, window: self.window });
    }

    /// Types a text as one key, as some layouts and input methods do; the next frame reads it.
    pub(crate) fn type_text(&mut self, text: &str) {
        let key_code = KeyCode::Unidentified(NativeKeyCode::Unidentified);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let (logical_key, window) = (Key::Character(text.into()), self.window);
            let text = Some(text.into()).filter(|_| state == ButtonState::Pressed);
            self.send(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
        }
    }

    /// How many redraws the last frame asked for.
    pub(crate) fn redraws_asked(&self) -> usize {
        self.resource::<Messages<RequestRedraw>>().iter_current_update_messages().count()
    }

    /// After what time the next frame is drawn though nothing happens.
    pub(crate) fn alarm(&self) -> Duration {
        match self.resource::<WinitSettings>().focused_mode {
            UpdateMode::Reactive { wait, .. } => wait,
            UpdateMode::Continuous => Duration::ZERO,
        }
    }

    /// Tells the window that it has got the focus or lost it; the next frame sees it.
    pub(crate) fn send_focus(&mut self, focused: bool) {
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("the window");
        window.focused = focused;
        self.send(WindowFocused { window: self.window, focused });
        if !focused {
            self.app.world_mut().write_message(KeyboardFocusLost);
        }
    }

    /// Tells the window that it has got the focus or lost it.
    pub(crate) fn focus_window(&mut self, focused: bool) {
        self.send_focus(focused);
        self.frames(4);
    }

    /// Tells the window that it is covered by others, or seen again.
    pub(crate) fn cover_window(&mut self, occluded: bool) {
        self.send(WindowOccluded { window: self.window, occluded });
        self.frames(4);
    }

    /// Whether at least one of the next frames asks for another.
    pub(crate) fn is_restless(&mut self, frames: usize) -> bool {
        (0..frames).any(|_| {
            self.frame();
            self.redraws_asked() > 0
        })
    }

    /// Every disc on the board that lies where it belongs: its cell and whose it is.
    ///
    /// # Panics
    /// If a disc is not at the place where it should rest.
    pub(crate) fn discs_at_rest(&mut self) -> Vec<(Cell, Seat)> {
        let mut query = self.app.world_mut().query::<(Entity, &Disc, &Transform)>();
        let world = self.app.world();
        let kept = world.resource::<BoardView>();
        let mut discs: Vec<(Cell, Seat)> = query
            .iter(world)
            .map(|(entity, disc, transform)| {
                let at = transform.translation.xy();
                let cell = Cell::new(at.y as u8, Column::new(at.x as usize).expect("on the board"));
                assert_eq!(at, disc.rest, "a disc of {cell:?} is not at its place");
                assert_eq!(at.fract(), Vec2::splat(0.5), "a disc of {cell:?} is between cells");
                assert_eq!(kept.disc(cell), Some(entity), "another disc is kept for {cell:?}");
                (cell, disc.seat)
            })
            .collect();
        discs.sort_by_key(|(cell, _)| (cell.column, cell.row));
        discs
    }

    /// Holds what is shown against the game.
    ///
    /// # Panics
    /// If they differ.
    pub(crate) fn assert_shown(&mut self) {
        let position = self.position();
        let rules = *position.rules();
        let expected: Vec<(Cell, Seat)> = rules
            .columns()
            .flat_map(|column| (0..rules.rows()).map(move |row| Cell::new(row, column)))
            .filter_map(|cell| Some((cell, position.disc_at(cell)?)))
            .collect();
        let moves = self.moves();
        assert_eq!(self.discs_at_rest(), expected, "the discs shown after {moves:?}");
    }
}

/// A control that is shown, in logical pixels of the window.
#[derive(Clone, Debug)]
pub(crate) struct Control {
    /// What a screen reader calls it.
    pub(crate) name: Option<String>,
    /// Where it is.
    pub(crate) place: Rect,
    /// Where that is in which it scrolls, the innermost.
    pub(crate) scrolled_in: Option<Rect>,
    /// It may be a little below its place while it comes into sight.
    pub(crate) rises: bool,
}

/// What a key types on the layout of the tests.
fn logical(key_code: KeyCode) -> Key {
    let character = |text: &str| Key::Character(text.into());
    match key_code {
        KeyCode::Enter => Key::Enter,
        KeyCode::Space => Key::Space,
        KeyCode::Escape => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::F10 => Key::F10,
        KeyCode::F11 => Key::F11,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::ShiftLeft => Key::Shift,
        KeyCode::Period => character("."),
        KeyCode::Digit1 => character("1"),
        KeyCode::Digit2 => character("2"),
        KeyCode::Digit3 => character("3"),
        KeyCode::Digit4 => character("4"),
        KeyCode::Digit7 => character("7"),
        KeyCode::ControlLeft => Key::Control,
        KeyCode::KeyA => character("a"),
        KeyCode::KeyB => character("b"),
        KeyCode::KeyC => character("c"),
        KeyCode::KeyE => character("e"),
        KeyCode::KeyG => character("g"),
        KeyCode::KeyX => character("x"),
        KeyCode::KeyD => character("d"),
        KeyCode::KeyH => character("h"),
        KeyCode::KeyL => character("l"),
        KeyCode::KeyM => character("m"),
        KeyCode::KeyO => character("o"),
        KeyCode::KeyU => character("u"),
        KeyCode::KeyV => character("v"),
        KeyCode::KeyN => character("n"),
        KeyCode::KeyP => character("p"),
        KeyCode::KeyR => character("r"),
        KeyCode::KeyS => character("s"),
        KeyCode::KeyT => character("t"),
        KeyCode::KeyY => character("y"),
        KeyCode::KeyZ => character("z"),
        _ => Key::Unidentified(NativeKey::Unidentified),
    }
}
