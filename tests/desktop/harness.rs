//! The real program in a real window, played and watched from the outside.
use std::ffi::OsString;
use std::fmt::Debug;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::rc::Rc;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{current, sleep};
use std::time::{Duration, Instant};

use image::{RgbImage, imageops};
use tempfile::TempDir;

use crate::screen::{Screen, Size, Window, software_vulkan};

/// Longest time for a window to open and for anything to happen in it. A busy machine that draws
/// without a graphics card needs seconds; only what never happens needs them all.
const PATIENCE: Duration = Duration::from_mins(1);

/// Time between two looks.
const GLANCE: Duration = Duration::from_millis(100);

/// Ticks a second in `/proc`: the kernel's `USER_HZ`, 100 on every machine that Rust's desktop targets name.
const TICKS_PER_SECOND: u64 = 100;

/// Games take turns: two that draw on the processor at once would time each other out.
static ONE_GAME_AT_A_TIME: Mutex<()> = Mutex::new(());

/// A running game with a screen and a home folder of its own; nothing of it is left when it is dropped.
pub(crate) struct Game {
    process: Process,
    window: Window,
    screen: Screen,
    _turn: MutexGuard<'static, ()>,
}

impl Game {
    /// Starts the program with these arguments on a screen of 1280x720, and waits for its window.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        Self::start_at(&home(), arguments)
    }

    /// The same in a home folder that is there already.
    pub(crate) fn start_at(home: &Rc<TempDir>, arguments: &[&str]) -> Self {
        Self::start_on(Size { width: 1280, height: 720 }, home, arguments)
    }

    /// The same on a screen of another size.
    pub(crate) fn start_on(size: Size, home: &Rc<TempDir>, arguments: &[&str]) -> Self {
        Self::start_in(size, home, arguments, &[])
    }

    /// The same with more in its environment.
    pub(crate) fn start_in(
        size: Size,
        home: &Rc<TempDir>,
        arguments: &[&str],
        environment: &[(&'static str, OsString)],
    ) -> Self {
        let turn = ONE_GAME_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        let screen = Screen::start(size);
        let graphics = graphics(screen.display(), &software_vulkan());
        let mut process = Process::start(home, arguments, &[&graphics, environment].concat());
        let window = wait_for("a window", || {
            if let Some(status) = process.ended() {
                panic!("the game ended before it had a window, with {status}:\n{}", process.errors());
            }
            screen.window_of(process.child.id())
        });
        screen.focus(&window);
        Self { process, window, screen, _turn: turn }
    }

    /// Kills the program, as if the power had failed for it alone.
    pub(crate) fn kill(mut self) {
        // `SIGKILL`, which no program can prepare for.
        self.process.child.kill().expect("the game is still running");
        self.process.child.wait().expect("our own child ends");
    }

    /// Waits until the program has ended by itself.
    pub(crate) fn wait_for_end(mut self) {
        wait_for("the end of the program", || self.process.ended());
    }

    /// Changes the window's size and waits until it has it.
    pub(crate) fn resize(&mut self, size: Size) {
        let is_resized = self.try_resize(size, PATIENCE);
        assert!(is_resized, "waited {} s in vain for the window's new size", PATIENCE.as_secs());
    }

    /// Changes the window's size, and says whether it has it after so long at most: one that fills the screen keeps its
    /// size, and one that has just been closed has none.
    pub(crate) fn try_resize(&mut self, size: Size, patience: Duration) -> bool {
        let start = Instant::now();
        let is_there = self.screen.resize(&self.window, size);
        while is_there && start.elapsed() < patience && self.process.ended().is_none() {
            if let Some(window) = self.screen.window(&self.window.id).filter(|window| window.size == size) {
                self.window = window;
                return true;
            }
            sleep(GLANCE);
        }
        false
    }

    /// Presses a button of the mouse, from 1, on a point of the window.
    pub(crate) fn press(&self, x: i32, y: i32, button: u8) {
        self.screen.press(self.window.left + x, self.window.top + y, button);
    }

    /// How the program has ended, if it has.
    pub(crate) fn ended(&mut self) -> Option<ExitStatus> {
        self.process.ended()
    }

    /// What the program wrote to standard error.
    pub(crate) fn errors(&self) -> String {
        self.process.errors()
    }

    /// Clicks on a point of the window.
    pub(crate) fn click(&self, x: i32, y: i32) {
        self.screen.click(self.window.left + x, self.window.top + y);
    }

    /// Presses and releases a key, or several together: `4`, `Return`, `shift+Tab`.
    pub(crate) fn key(&self, keys: &str) {
        self.screen.key(keys);
    }

    /// What the window shows.
    pub(crate) fn picture(&self) -> RgbImage {
        let Window { left, top, size, .. } = self.window;
        let screen = self.screen.picture();
        imageops::crop_imm(&screen, left.max(0) as u32, top.max(0) as u32, size.width, size.height).to_image()
    }

    /// Waits until `look` finds in the window what it looks for. A failure leaves the last picture in `tests/out`.
    pub(crate) fn wait_for_picture<T>(&self, what: &str, look: impl Fn(&RgbImage) -> Option<T>) -> T {
        let looked = until(|| look(&self.picture()));
        looked.unwrap_or_else(|| {
            let kept = keep(&self.picture());
            panic!("never saw {what}; the last picture is {}\n{}", kept.display(), self.process.errors())
        })
    }

    /// Waits until nothing moves in the window for half a second.
    pub(crate) fn wait_for_rest(&self) {
        self.wait_for_picture("the window at rest", |before| {
            sleep(Duration::from_millis(500));
            (*before == self.picture()).then_some(())
        });
    }

    /// The game record, as it was last written.
    pub(crate) fn record(&self) -> String {
        fs::read_to_string(self.process.record_file()).unwrap_or_default()
    }

    /// Waits until there is a record with a move.
    pub(crate) fn wait_for_record(&self) {
        wait_for("a game on record", || (!moves_of(&self.record()).is_empty()).then_some(()));
    }

    /// Waits until the moves on record are these, such as `4` and `p3`.
    pub(crate) fn wait_for_moves<T: AsRef<str> + Debug>(&self, moves: &[T]) {
        let wanted = moves.iter().map(AsRef::as_ref);
        let reached = until(|| moves_of(&self.record()).iter().eq(wanted.clone()).then_some(()));
        if reached.is_none() {
            let kept = keep(&self.picture());
            panic!(
                "the record never had the moves {moves:?}; it is\n{}\nand the last picture is {}\n{}",
                self.record(),
                kept.display(),
                self.process.errors()
            );
        }
    }

    /// Time that all threads of the game have had on the processor since it started.
    pub(crate) fn processor_time(&self) -> Duration {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.child.id()))
            .expect("the game is still running");
        // The second field is the name in brackets and may hold anything; utime and stime are fields 14 and 15.
        let after_name = stat.rsplit(')').next().unwrap_or_default();
        let ticks: u64 = after_name.split_whitespace().skip(11).take(2).flat_map(str::parse::<u64>).sum();
        Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND)
    }

    /// Memory of the game that is resident, in MiB.
    pub(crate) fn resident_memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.child.id()))
            .expect("the game is still running");
        let size = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse().ok());
        size.unwrap_or(0_u64) / 1024
    }
}

/// How a run without any window ended.
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    /// What it wrote to standard error.
    pub(crate) errors: String,
}

/// Runs the program with no screen to be had, to its end.
pub(crate) fn run_without_screen() -> Ended {
    // So far up that nobody listens there, and still a number that stands for a port.
    Process::start(&home(), &[], &graphics(":59000", &software_vulkan())).wait()
}

/// Runs the program with a screen but no graphics device, to its end.
pub(crate) fn run_without_graphics_device() -> Ended {
    let _turn = ONE_GAME_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let screen = Screen::start(Size { width: 1280, height: 720 });
    Process::start(&home(), &[], &graphics(screen.display(), "/nonexistent")).wait()
}

/// What tells the program where to show its window and what to draw with.
fn graphics(display: &str, driver: &str) -> Vec<(&'static str, OsString)> {
    vec![
        ("DISPLAY", display.into()),
        ("WINIT_X11_SCALE_FACTOR", "1".into()),
        ("WGPU_BACKEND", "vulkan".into()),
        // The second name is the older one of the same setting.
        ("VK_DRIVER_FILES", driver.into()),
        ("VK_ICD_FILENAMES", driver.into()),
    ]
}

/// The program at work in an otherwise empty environment; it ends with this value.
struct Process {
    child: Child,
    home: Rc<TempDir>,
}

/// A home folder for programs; it is gone with the last of them.
pub(crate) fn home() -> Rc<TempDir> {
    let home = TempDir::new().expect("a temporary folder");
    for folder in FOLDERS {
        fs::create_dir(home.path().join(folder)).expect("a folder in our own");
    }
    Rc::new(home)
}

/// Folders of a home that the program is told of.
const FOLDERS: [&str; 5] = ["CONFIG_HOME", "DATA_HOME", "STATE_HOME", "CACHE_HOME", "RUNTIME_DIR"];

impl Process {
    fn start(home: &Rc<TempDir>, arguments: &[&str], environment: &[(&str, OsString)]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_connect-n"));
        command.env_clear().env("HOME", home.path()).env("LANG", "C.UTF-8");
        for folder in FOLDERS {
            command.env(format!("XDG_{folder}"), home.path().join(folder));
        }
        command.envs(environment.iter().map(|(name, value)| (name, value)));
        let record = home.path().join(RECORD);
        // One of a run before says nothing about this one; there may be none.
        let _ = fs::remove_file(&record);
        command.args(arguments);
        // Who watches plays no game.
        if arguments.first() != Some(&"watch") {
            command.arg("--record").arg(record);
        }
        let errors = File::create(home.path().join(ERRORS)).expect("a file in our own folder");
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(errors).spawn();
        Self { child: child.expect("the program that cargo has built starts"), home: home.clone() }
    }

    fn record_file(&self) -> PathBuf {
        self.home.path().join(RECORD)
    }

    fn errors(&self) -> String {
        fs::read_to_string(self.home.path().join(ERRORS)).unwrap_or_default()
    }

    fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().expect("our own child can be asked")
    }

    fn wait(mut self) -> Ended {
        let status = wait_for("the end of the program", || self.ended());
        Ended { status, errors: self.errors() }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Fails only if it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Files in the program's home folder: the game record, and what it wrote to standard error.
const RECORD: &str = "game.c4n";
const ERRORS: &str = "errors.txt";

/// The moves of a game record: what follows the tags, less the numbers and the result at the end.
pub(crate) fn moves_of(record: &str) -> Vec<String> {
    let lines = record.lines().filter(|line| !line.starts_with('['));
    let words = lines.flat_map(str::split_whitespace).filter(|word| !word.ends_with('.'));
    let mut moves: Vec<String> = words.map(str::to_owned).collect();
    moves.pop();
    moves
}

/// Keeps a picture for a person to look at, under the name of the running test.
fn keep(picture: &RgbImage) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/out");
    let file = folder.join(format!("desktop-{}.png", current().name().unwrap_or("test").replace(':', "-")));
    fs::create_dir_all(&folder).expect("a folder for pictures");
    picture.save(&file).expect("a picture can be written");
    file
}

/// Looks again and again until there is something; `None` when patience ends.
fn until<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let start = Instant::now();
    loop {
        let seen = look();
        if seen.is_some() || start.elapsed() > PATIENCE {
            return seen;
        }
        sleep(GLANCE);
    }
}

fn wait_for<T>(what: &str, look: impl FnMut() -> Option<T>) -> T {
    until(look).unwrap_or_else(|| panic!("waited {} s in vain for {what}", PATIENCE.as_secs()))
}
