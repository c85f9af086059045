//! The window: a Bevy app with one plugin per folder.
//!
//! - `settings`, `language`, `theme`, `actions`, `gamepad`: the settings; the language; colours, fonts and widgets; what
//!   keys do; gamepads, which press keys.
//! - `game`: the game being played, always in its final state. It takes requests and sends facts.
//! - `saves`, `ai`, `hint`, `review`, `clock`: games in files and on the clipboard; the computer's turn, in the
//!   background; help on request; what was good and bad in a game; the players' time, where it is limited.
//! - `analysis`, `explorer`: what each move leads to; openings, tried out move by move.
//! - `puzzles`: one on the board, and the progress of whoever solves them.
//! - `editor`: a board that is set up by hand.
//! - `watch`: a tournament that another process plays.
//! - `board`, `render`, `audio`: the board in the window and its motion; what makes drawing fast; what it sounds like.
//! - `accessibility`: what screen readers are told, and what they ask for.
//! - `words`, `messages`: every sentence and label, made from the types of the others; errors and toasts.
//! - `screens`, `menus`: one for each `Screen`; what lies over them, in a `menu_stack`.
//! - `turn`, `redraw`, `background`, `window`, `pointer`, `launch`, `bench`, `files`, `spawn`: whose turn it is, when
//!   frames are drawn, work that no frame waits for, what belongs to the window as a whole, what the mouse does in it, how
//!   the program starts, how smoothly it draws, where it keeps what it remembers, children whose types are forgotten.
//!
//! A frame runs in the order of [`AppSystems`].
//!
//! # A move, from the click to the landing
//!
//! 1. `board/input.rs`: `press`, or `act` for a key, asks through `Mover`, which sends `Request::Play`.
//! 2. `game/apply.rs`: `apply_requests` plays the move and sends `BoardChanged`, and `GameEnded` if it ends the game.
//! 3. If a computer moves next, `ai` begins its search in the same frame (`begin`), while the disc falls.
//! 4. `board/animate`: `queue_changes` puts the change in a queue; once nothing moves, `start_next` takes it out, and
//!    `drop_disc` in `animator.rs` spawns the disc with its fall. `report_animating` sets `BoardIsAnimating`.
//! 5. `turn.rs`: `follow` sets `Turn::Animating`.
//! 6. `board/contact.rs`: `send_contacts` sends `Contact` for the landing and each bounce; `audio/cues.rs` sounds it.
//! 7. `board/animate`: `arrive` ends the motion, `report_animating` clears `BoardIsAnimating`, and `turn.rs` sets the
//!    next turn: `Human`, `Thinking` (from now on `ai` may play its answer, `request_move`) or `Over`.

pub mod accessibility;
pub mod actions;
pub mod ai;
pub mod analysis;
#[cfg(feature = "sound")]
pub mod audio;
mod background;
pub mod bench;
pub mod board;
pub mod clock;
pub mod disc_style;
pub mod editor;
mod embedded;
pub mod explorer;
mod files;
pub mod game;
pub mod gamepad;
pub mod hint;
pub mod language;
pub mod launch;
mod lenient;
pub mod menu_stack;
pub mod menus;
pub mod messages;
mod pointer;
pub mod puzzles;
mod redraw;
mod render;
pub mod review;
pub mod saves;
pub mod screens;
pub mod settings;
mod spawn;
pub mod theme;
pub mod turn;
pub mod watch;
mod window;
pub mod words;

use bevy::prelude::*;
use bevy::window::ExitSystems;
use bevy_tweening::{AnimationSystem, TweeningPlugin};

pub use launch::run;

/// The screen that is shown.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The first one.
    #[default]
    Title,
    /// Choosing what to play.
    Setup,
    /// The board with a game on it.
    Game,
    /// The first steps.
    HowToPlay,
    /// A puzzle.
    Puzzles,
    /// A board that is set up by hand.
    Editor,
    /// What moves lead to, and how often they were played.
    Explorer,
    /// A tournament that is played elsewhere.
    Watch,
}

/// The title or a game, whichever was left last: where *Back* leads from the screens that both of them open.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeftScreen(pub Screen);

/// The menu over the screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// Nothing.
    #[default]
    None,
    /// The game waits.
    Pause,
    /// The question whether a game is to be given up for a new one.
    ConfirmNewGame,
    /// How the game ended, and what to do now.
    Result,
    /// What holds for all games.
    Settings,
    /// What all keys do.
    Keys,
    /// Which keys do what.
    ChangeKeys,
    /// Another key for an action, which is to be pressed.
    PressKey,
    /// The question whether an action gets a key that others have.
    KeyTaken,
    /// The question whether all keys are to be as they were at first.
    ResetKeys,
    /// Which language the game speaks.
    Language,
    /// The question whether the settings are to be as they were at first.
    ResetSettings,
    /// Games that can be opened.
    Games,
    /// A name for the game, under which it is saved.
    Save,
    /// Something that went wrong, in a line.
    Error,
    /// Which computer plays in a seat of the set-up.
    Level,
    /// The moves of the game, where the window has no room for them beside the board.
    Moves,
    /// Which lesson comes next.
    Lessons,
    /// Which puzzle comes next, where the window has no room for it beside the board.
    ChoosePuzzle,
    /// The question who plays on for a program that doesn't move.
    Stuck,
}

/// Whose turn it is while a game is shown.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = Screen::Game)]
pub enum Turn {
    /// The board moves. A click or a key ends the motion and acts at once.
    #[default]
    Animating,
    /// A person's.
    Human,
    /// A computer's.
    Thinking,
    /// Nobody's: the game has ended.
    Over,
}

/// The order of a frame, in [`Update`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AppSystems {
    /// Timers and animations take the time of the frame.
    Tick,
    /// People, computers and clocks send requests.
    Input,
    /// The game applies the requests and sends the facts.
    Apply,
    /// What follows from the facts: the next search, other screens and menus, the score.
    Follow,
    /// The board moves towards the game.
    Animate,
    /// Screens, clocks and sounds show how things stand now.
    Show,
}

/// The last work in [`Last`] before the program ends: after the window has told that it is closed.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum AtExit {
    /// What runs is stopped, and gives what it has found to the game.
    Stop,
    /// What is to be kept is written.
    Write,
}

/// The whole game, on top of Bevy's own plugins: with or without a window, a renderer, or real time.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            AppSystems::Tick,
            AppSystems::Input,
            AppSystems::Apply,
            AppSystems::Follow,
            AppSystems::Animate,
            AppSystems::Show,
        )
            .chain(),
    )
    .configure_sets(Update, AnimationSystem::AnimationUpdate.in_set(AppSystems::Tick))
    .configure_sets(
        Last,
        (AtExit::Stop, AtExit::Write).chain().after(ExitSystems).run_if(on_message::<AppExit>),
    );
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .init_resource::<LeftScreen>()
        .add_sub_state::<Turn>()
        .add_plugins(TweeningPlugin)
        .add_plugins((
            redraw::plugin,
            actions::plugin,
            settings::plugin,
            language::plugin,
            theme::ThemePlugin,
            game::plugin,
            saves::plugin,
            turn::plugin,
            ai::plugin,
            hint::plugin,
            analysis::plugin,
            review::plugin,
            clock::plugin,
            puzzles::plugin,
            board::plugin,
        ))
        .add_plugins((
            editor::plugin,
            explorer::plugin,
            watch::plugin,
            screens::plugin,
            menu_stack::plugin,
            menus::plugin,
            render::plugin,
            window::plugin,
            pointer::plugin,
            gamepad::plugin,
            accessibility::plugin,
        ));
    redraw::draw_after::<game::Request>(app);
    #[cfg(feature = "sound")]
    app.add_plugins(audio::plugin);
}
