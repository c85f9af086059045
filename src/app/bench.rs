//! Measures how smoothly the window draws: discs fall without a pause, and the time of every frame is taken.
use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{fs, io};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::window::{PresentMode, PrimaryWindow};
use bevy::winit::WinitSettings;

use super::Screen;
use super::analysis::{AnalysisRequest, LiveAnalysis};
use super::board::layout::Target;
use super::board::{Aim, BoardRoot};
use super::game::Request;
use super::game::current_game::CurrentGame;
use super::game::setup::Setup;
use super::launch::{self, LaunchPlan};
use super::render::{self, BoardIsComplete, Without};
use super::settings::Settings;
use super::turn::BoardIsAnimating;
use crate::cli::{RenderPart, WindowBench};
use connect_n_engine::{Choice, Limits, Move, PlayerSpec, Position, Rules, StopFlag, Variant};

/// Frames before a measurement begins: the first ones make what later ones use.
const WARM_UP: Duration = Duration::from_millis(700);
/// Moves that the computer in the background looks ahead: far more than it can finish.
const DEEP: &str = "minimax:40";

/// One measurement.
struct BenchCase {
    name: &'static str,
    sides: [u8; 2],
    connect: u8,
    beside: Beside,
}

/// What goes on while the frames are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beside {
    Nothing,
    /// A computer looks for a move.
    Thinking,
    /// The analysis of the position on the board.
    Analysis,
}

/// What is measured, one after the other.
const CASES: [BenchCase; 6] = [
    BenchCase { name: "7x6", sides: [6, 7], connect: 4, beside: Beside::Nothing },
    BenchCase { name: "7x6 while a computer thinks", sides: [6, 7], connect: 4, beside: Beside::Thinking },
    BenchCase { name: "7x6 with analysis", sides: [6, 7], connect: 4, beside: Beside::Analysis },
    BenchCase { name: "16x16", sides: [16, 16], connect: 5, beside: Beside::Nothing },
    BenchCase {
        name: "16x16 while a computer thinks",
        sides: [16, 16],
        connect: 5,
        beside: Beside::Thinking,
    },
    BenchCase { name: "16x16 with analysis", sides: [16, 16], connect: 5, beside: Beside::Analysis },
];

/// The measurements so far.
#[derive(Resource)]
struct Bench {
    options: WindowBench,
    started: Instant,
    case: usize,
    begun: Option<Duration>,
    frames: Vec<f32>,
    /// What the processor had done for the program when the measurement began.
    processor: Option<Duration>,
    task: Option<(Task<Choice>, StopFlag)>,
}

/// Opens the window, measures, prints, and closes it.
pub fn run(options: WindowBench) -> ExitCode {
    let started = Instant::now();
    launch::explain_panics();
    let without = Without(options.without);
    if options.without != Some(RenderPart::Limits) {
        render::give_back_large_blocks();
    }
    let mut app = App::new();
    app.add_plugins(launch::window_plugins(&Settings::default(), without)).insert_resource(without);
    let plan = LaunchPlan { setup: setup(&CASES[0]), game: None, starts_at_once: false };
    launch::open(&mut app, plan, Some(1));
    app.add_plugins(super::plugin);
    // Frames follow one another as fast as they can be drawn.
    app.insert_resource(WinitSettings::continuous())
        .insert_resource(Bench {
            options,
            started,
            case: 0,
            begun: None,
            frames: Vec::new(),
            processor: None,
            task: None,
        })
        .add_systems(Startup, prepare_window)
        .add_systems(First, open.run_if(in_state(Screen::Title)))
        .add_systems(Update, (play, measure.after(play)).run_if(in_state(Screen::Game)));
    launch::run_to_the_end(app)
}

fn prepare_window(bench: Res<Bench>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let (width, height) = bench.options.size;
    window.present_mode = PresentMode::AutoNoVsync;
    window.resolution.set(width as f32, height as f32);
}

/// Takes the time until the title is complete: this frame begins after the one that showed it.
fn open(
    bench: Res<Bench>,
    board: Res<BoardIsComplete>,
    mut seen: Local<bool>,
    mut requests: MessageWriter<Request>,
) {
    if *seen {
        return;
    }
    if board.0 {
        *seen = true;
        report_start(bench.started.elapsed(), &bench.options);
        requests.write(Request::Start(Box::new(setup(&CASES[0]))));
    }
}

/// Two people at a board, whose moves the bench makes.
fn setup(case: &BenchCase) -> Setup {
    let [rows, cols] = case.sides;
    let mut setup = Setup { rows, cols, connect: case.connect, ..Setup::default() };
    setup.seats[1].human = true;
    setup
}

/// Drops the next disc as soon as the last one lies, and empties the board when the game has ended.
fn play(
    game: Option<Res<CurrentGame>>,
    moves: Res<BoardIsAnimating>,
    mut turn: Local<usize>,
    mut aim: ResMut<Aim>,
    mut requests: MessageWriter<Request>,
) {
    let Some(game) = game.filter(|_| !moves.0) else { return };
    let position = game.position();
    if position.is_over() {
        requests.write(Request::Restart);
        return;
    }
    *turn += 1;
    let legal = position.legal_moves();
    let drops: Vec<Move> = legal.iter().copied().filter(|mv| !mv.is_pop()).collect();
    // Steps of 3 through the columns: lines come late, the ghost travels far.
    if let Some(mv) = drops.get(*turn * 3 % drops.len().max(1)) {
        aim.0 = Some(Target::Column(mv.column()));
        requests.write(Request::Play(*mv));
    }
}

fn measure(
    mut bench: ResMut<Bench>,
    time: Res<Time<Real>>,
    board: Query<(), With<BoardRoot>>,
    mut requests: MessageWriter<Request>,
    (analysis, mut toggle): (Res<LiveAnalysis>, MessageWriter<AnalysisRequest>),
    mut exit: MessageWriter<AppExit>,
) {
    if board.is_empty() {
        return;
    }
    let now = time.elapsed();
    let case = &CASES[bench.case];
    if bench.begun.is_none() {
        if case.beside == Beside::Thinking {
            bench.task = Some(think_deeply());
        }
        if analysis.is_on() != (case.beside == Beside::Analysis) {
            toggle.write(AnalysisRequest::Toggle);
        }
    }
    let begun = *bench.begun.get_or_insert(now);
    if now < begun + WARM_UP {
        return;
    }
    if bench.frames.is_empty() {
        bench.processor = processor_time();
    }
    bench.frames.push(time.delta_secs() * 1000.0);
    if now < begun + WARM_UP + Duration::from_secs_f32(bench.options.seconds) {
        return;
    }
    let processor = processor_time().zip(bench.processor).map(|(end, start)| end.saturating_sub(start));
    report(case.name, std::mem::take(&mut bench.frames), processor, &bench.options);
    if let Some((_, stop)) = bench.task.take() {
        stop.stop();
    }
    bench.begun = None;
    bench.case += 1;
    if let Some(next) = CASES.get(bench.case) {
        requests.write(Request::Start(Box::new(setup(next))));
    } else {
        bench.case = 0;
        report_memory(&bench.options);
        exit.write(AppExit::Success);
    }
}

/// A computer that thinks as it does in a game, about a large board and without an end of its own.
fn think_deeply() -> (Task<Choice>, StopFlag) {
    let stop = StopFlag::default();
    let limits = Limits { stop: stop.clone(), ..Limits::default() };
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let rules = Rules::new(10, 10, 5, Variant::PopOut, 2).unwrap_or_default();
        let level = DEEP.parse().unwrap_or(PlayerSpec::Medium);
        level.build(1).choose(&Position::new(rules), &limits)
    });
    (task, stop)
}

/// Prints a line; a closed pipe is no error.
fn print(line: &dyn Display) {
    let _ = writeln!(io::stdout(), "{line}");
}

fn report_start(time: Duration, options: &WindowBench) {
    let seconds = time.as_secs_f32();
    if options.json {
        print(&serde_json::json!({ "start_seconds": seconds }));
    } else {
        print(&format_args!("the title is complete after {seconds:.2} s"));
    }
}

/// Prints the peak of resident memory; only Linux reports it.
fn report_memory(options: &WindowBench) {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let Some(kib) = most.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok()) else { return };
    if options.json {
        print(&serde_json::json!({ "memory_mib": kib >> 10 }));
    } else {
        print(&format_args!("at most {} MiB of memory resident", kib >> 10));
    }
}

/// What the processor has done for all threads that still run; only Linux tells.
fn processor_time() -> Option<Duration> {
    let threads = fs::read_dir("/proc/self/task").ok()?.filter_map(Result::ok);
    let nanoseconds = threads.filter_map(|thread| {
        let times = fs::read_to_string(thread.path().join("schedstat")).ok()?;
        times.split_whitespace().next()?.parse::<u64>().ok()
    });
    Some(Duration::from_nanos(nanoseconds.sum()))
}

fn report(name: &str, mut frames: Vec<f32>, processor: Option<Duration>, options: &WindowBench) {
    frames.sort_by(f32::total_cmp);
    let at = |share: f32| frames.get((frames.len() as f32 * share) as usize).copied().unwrap_or(f32::NAN);
    let mean = frames.iter().sum::<f32>() / frames.len() as f32;
    let (width, height) = options.size;
    let processor = processor.map(|time| time.as_secs_f32() * 1000.0 / frames.len() as f32);
    let (median, slow, worst) = (at(0.5), at(0.99), frames.last().copied().unwrap_or(f32::NAN));
    if options.json {
        let line = serde_json::json!({
            "board": name, "width": width, "height": height, "frames": frames.len(),
            "fps": 1000.0 / mean, "median_ms": median, "p99_ms": slow, "worst_ms": worst, "processor_ms": processor,
        });
        print(&line);
    } else {
        let processor =
            processor.map_or_else(String::new, |time| format!("  processor {time:5.1} ms a frame"));
        print(&format_args!(
            "{name:<30} {width}x{height}  {:5} frames  {:6.1} a second  median {median:5.1} ms  99 % under {slow:5.1} ms  worst {worst:5.1} ms{processor}",
            frames.len(),
            1000.0 / mean,
        ));
    }
}
