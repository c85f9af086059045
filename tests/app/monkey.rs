//! Somebody who presses and clicks at random: whatever they do, the board is there and true, every control can be
//! reached, and the keyboard acts on something that is seen.
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use connect_n::app::board::{BoardArea, BoardRoot, BoardView, Disc};
use connect_n::app::game::current_game::CurrentGame;
use connect_n::app::game::setup::Setup;
use connect_n::app::menu_stack::Menus;
use connect_n::app::theme::type_scale::FOCUS_RING;
use connect_n::app::theme::widgets::Dialog;
use connect_n::app::turn::BoardIsAnimating;
use connect_n::app::{Menu, Screen, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;

use crate::harness::{Game, people, pop_out, with_computers};

const SIZES: [(f32, f32); 3] = [(1280.0, 720.0), (480.0, 400.0), (1920.0, 1080.0)];

/// Acts of one run.
const ACTS: usize = 120;

/// For how long a failing run is made shorter, before it is told.
const SHORTENING: Duration = Duration::from_secs(20);

/// By how many pixels a layout may miss the window: it is rounded.
const ROUNDING: f32 = 1.0;

/// How far below its place a panel may be while it comes into sight.
const RISE: f32 = 14.0;

/// Frames of rest after which states and layout have followed.
const RESTED: usize = 4;

/// From this seed on, runs begin where keys are changed.
const CHANGES_KEYS: u64 = 100_000;

/// Keys that do something somewhere, and some that type.
const KEYS: [KeyCode; 35] = [
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::Escape,
    KeyCode::Tab,
    KeyCode::F10,
    KeyCode::F11,
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::Backspace,
    KeyCode::Period,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit7,
    KeyCode::KeyA,
    KeyCode::KeyB,
    KeyCode::KeyC,
    KeyCode::KeyH,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyO,
    KeyCode::KeyP,
    KeyCode::KeyR,
    KeyCode::KeyS,
    KeyCode::KeyT,
    KeyCode::KeyV,
    KeyCode::KeyY,
    KeyCode::KeyZ,
];

const MODIFIERS: [KeyCode; 2] = [KeyCode::ControlLeft, KeyCode::ShiftLeft];

const BUTTONS: [MouseButton; 3] = [MouseButton::Left, MouseButton::Right, MouseButton::Middle];

/// Something that a person does. Places are shares of the window's width and height.
#[derive(Clone, Debug)]
enum Act {
    /// Moves the pointer.
    Point(Vec2),
    /// Clicks anywhere.
    Click(Vec2, MouseButton),
    /// Clicks on a control that is seen, so many behind the first.
    ClickControl(usize, MouseButton),
    /// Presses at one place and releases at another.
    Drag(Vec2, Vec2),
    Tap(Vec2),
    /// Touches at one place, rests there for some frames and lifts at another.
    Slide(Vec2, Vec2, usize),
    /// Turns the wheel, by lines.
    Wheel(f32),
    /// Presses a key, with modifiers, and holds it for some frames, in which it repeats.
    Key(KeyCode, Vec<KeyCode>, usize),
    /// Types a text at once.
    Type(&'static str),
    /// Gives the window another size, and its own again after some frames.
    Resize(f32, f32, usize),
    /// Another density of the screen.
    Scale(f32),
    /// Another window gets the focus, and gives it back.
    LoseFocus(usize),
    /// Lets frames pass.
    Wait(usize),
}

fn draw_act(chance: &mut Xoshiro256PlusPlus) -> Act {
    let place = |chance: &mut Xoshiro256PlusPlus| {
        Vec2::new(chance.random_range(0.0..1.0), chance.random_range(0.0..1.0))
    };
    let button = |chance: &mut Xoshiro256PlusPlus| match chance.random_range(0..8) {
        index @ 1..=2 => BUTTONS[index],
        _ => BUTTONS[0],
    };
    match chance.random_range(0..100) {
        0..10 => Act::Point(place(chance)),
        10..22 => Act::Click(place(chance), button(chance)),
        22..47 => Act::ClickControl(chance.random_range(0..1000), button(chance)),
        47..49 => Act::Drag(place(chance), place(chance)),
        49..51 => Act::Slide(place(chance), place(chance), chance.random_range(1..60)),
        51..53 => Act::Tap(place(chance)),
        53..57 => Act::Wheel([-3.0, -1.0, 1.0, 20.0][chance.random_range(0..4)]),
        57..84 => {
            let modifiers = match chance.random_range(0..8) {
                0 => MODIFIERS.to_vec(),
                1 | 2 => vec![MODIFIERS[0]],
                3 => vec![MODIFIERS[1]],
                _ => Vec::new(),
            };
            let held = if chance.random_range(0..6) == 0 { 40 } else { 1 };
            Act::Key(KEYS[chance.random_range(0..KEYS.len())], modifiers, held)
        }
        84..87 => Act::Type(["7", "180", "Ж ä", "'\"\\", "-1e9", "  "][chance.random_range(0..6)]),
        87..91 => {
            let (width, height) = (chance.random_range(480..2000), chance.random_range(400..1200));
            Act::Resize(width as f32, height as f32, chance.random_range(1..20))
        }
        91..92 => Act::Scale([1.0, 1.5, 2.0][chance.random_range(0..3)]),
        92..94 => Act::LoseFocus(chance.random_range(1..20)),
        _ => Act::Wait(chance.random_range(1..60)),
    }
}

/// The game under somebody's random hands.
struct Monkey {
    game: Game,
    size: Vec2,
    screen: Screen,
    /// The turn that the game asks for; the state follows in the next frame.
    turn: Option<Turn>,
    /// Frames since anything moved on the board, or another screen or turn came.
    rested: usize,
    _home: TempDir,
}

impl Monkey {
    fn new((width, height): (f32, f32), seed: u64) -> Self {
        let mut monkey = Self::at_title((width, height), seed);
        if seed >= CHANGES_KEYS {
            let open = |mut menus: Menus| menus.open(Menu::ChangeKeys);
            monkey.game.world().run_system_once(open).expect("the list of keys");
            monkey.frames(RESTED);
        }
        monkey
    }

    fn at_title((width, height): (f32, f32), seed: u64) -> Self {
        let home = tempfile::tempdir().expect("a temporary folder");
        let setup = setups(seed);
        // Nothing that is typed as the command of a program can be started.
        let mut game = Game::hosting_nobody(setup, home.path());
        game.resize(width, height);
        let screen = game.screen();
        Self { game, size: Vec2::new(width, height), screen, turn: None, rested: 0, _home: home }
    }

    fn act(&mut self, act: &Act) {
        let at = |monkey: &Self, place: &Vec2| (*place * monkey.game.window().size()).floor();
        match act {
            Act::Point(place) => self.game.send_pointer(at(self, place)),
            Act::Click(place, button) => {
                self.game.send_pointer(at(self, place));
                self.frame();
                self.click(*button);
            }
            Act::ClickControl(index, button) => {
                let controls = self.game.controls();
                let Some(control) = controls.get(index % controls.len().max(1)) else { return };
                self.game.send_pointer(control.place.center());
                self.frame();
                self.click(*button);
            }
            Act::Drag(from, to) => {
                self.game.send_pointer(at(self, from));
                self.frame();
                self.game.send_button(MouseButton::Left, ButtonState::Pressed);
                self.frame();
                for step in 1_u8..=4 {
                    self.game.send_pointer(at(self, &from.lerp(*to, f32::from(step) / 4.0)));
                    self.frame();
                }
                self.game.send_button(MouseButton::Left, ButtonState::Released);
            }
            Act::Tap(place) => self.game.send_tap(at(self, place)),
            Act::Slide(from, to, frames) => {
                self.game.send_touch(TouchPhase::Started, at(self, from));
                self.frames(*frames);
                for step in 1_u8..=4 {
                    let here = at(self, &from.lerp(*to, f32::from(step) / 4.0));
                    self.game.send_touch(TouchPhase::Moved, here);
                    self.frame();
                }
                let end = at(self, to);
                self.game.send_touch(TouchPhase::Ended, end);
            }
            Act::Wheel(lines) => self.game.send_wheel(*lines),
            Act::Key(key, modifiers, held) => {
                for modifier in modifiers {
                    self.game.key_event(*modifier, ButtonState::Pressed, false);
                }
                self.game.key_event(*key, ButtonState::Pressed, false);
                self.frame();
                for _ in 1..*held {
                    self.game.key_event(*key, ButtonState::Pressed, true);
                    self.frame();
                }
                self.game.key_event(*key, ButtonState::Released, false);
                for modifier in modifiers {
                    self.game.key_event(*modifier, ButtonState::Released, false);
                }
            }
            Act::Type(text) => self.game.type_text(text),
            Act::Resize(width, height, frames) => {
                self.game.send_size(*width, *height);
                self.frames(*frames);
                self.game.send_size(self.size.x, self.size.y);
            }
            Act::Scale(factor) => self.game.send_scale_factor(*factor),
            Act::LoseFocus(frames) => {
                self.game.send_focus(false);
                self.frames(*frames);
                self.game.send_focus(true);
            }
            Act::Wait(frames) => self.frames(*frames),
        }
        self.frame();
    }

    fn click(&mut self, button: MouseButton) {
        self.game.send_button(button, ButtonState::Pressed);
        self.frame();
        self.game.send_button(button, ButtonState::Released);
    }

    fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.frame());
    }

    /// A frame, and everything that has to be so after each.
    fn frame(&mut self) {
        self.game.frame();
        let moves = self.game.resource::<BoardIsAnimating>().0;
        let screen = self.game.screen();
        let turn = self.expected_turn();
        let is_new = screen != self.screen || turn != self.turn;
        self.rested = if moves || is_new { 0 } else { self.rested + 1 };
        (self.screen, self.turn) = (screen, turn);
        self.check_board();
        self.check_controls();
        self.check_focus();
        self.check_menu();
        if self.rested >= RESTED {
            self.check_match();
        }
    }

    /// Where a screen has room for a board, there is one, it is that of the game, and it stands in this room.
    fn check_board(&mut self) {
        let screen = self.game.screen();
        let world = self.game.world();
        let roots: Vec<Visibility> =
            world.query_filtered::<&Visibility, With<BoardRoot>>().iter(world).copied().collect();
        assert_eq!(roots.len(), 1, "one board");
        let areas = world.query_filtered::<&ComputedNode, With<BoardArea>>().iter(world).count();
        assert_eq!(areas, 1, "one place for a board");
        let area = self.game.area();
        let has_room = area.width() >= 1.0 && area.height() >= 1.0;
        assert!(has_room || screen != Screen::Game, "no room for the board of a game: {area:?}");
        let is_timed = screen == Screen::Game && {
            let game = self.game.resource::<CurrentGame>();
            game.clock().is_some() && !game.position().is_over()
        };
        let is_covered = is_timed && !matches!(self.game.menu(), Menu::None | Menu::Result);
        assert_eq!(roots[0] != Visibility::Hidden, has_room && !is_covered, "the board in {area:?}");
        let layout = self.game.layout();
        if has_room {
            let grid = Vec2::new(layout.rules.cols().into(), layout.rules.rows().into()) * layout.cell;
            let grid = Rect::from_corners(layout.origin, layout.origin + grid * Vec2::new(1.0, -1.0));
            let room = area.inflate(ROUNDING);
            assert!(room.contains(grid.min) && room.contains(grid.max), "{grid:?} of {layout:?} in {area:?}");
            assert_eq!(layout.rules, self.game.resource::<BoardView>().rules(), "the board that is laid out");
        }
    }

    /// Every control that is seen lies in the window, or in something that scrolls and does.
    fn check_controls(&mut self) {
        let window = Rect::from_corners(Vec2::ZERO, self.game.window().size());
        for control in self.game.controls() {
            let below = Vec2::Y * if control.rises { RISE * self.game.resource::<UiScale>().0 } else { 0.0 };
            let room = Rect { min: window.min, max: window.max + below }.inflate(ROUNDING);
            let (what, seen) = match control.scrolled_in {
                // What scrolls is at least as high as a control, so that each can be brought into it.
                Some(area) => ("what scrolls", area),
                None => ("the control", control.place),
            };
            assert!(
                room.contains(seen.min) && room.contains(seen.max),
                "{what} is outside the window of {}: {seen:?}, with {:?}",
                window.max,
                control.name
            );
            if let Some(area) = control.scrolled_in {
                // What lies a little outside, as the ring of the focus does, is not clipped.
                let sides = area.inflate(ROUNDING + 2.0 * FOCUS_RING * self.game.resource::<UiScale>().0);
                let place = control.place;
                assert!(
                    place.min.x >= sides.min.x && place.max.x <= sides.max.x && area.height() > 20.0,
                    "{:?} at {place:?} can't be scrolled into {area:?}, {:?} {:?} {:?}",
                    control.name,
                    self.screen,
                    self.game.menu(),
                    self.game.resource::<UiScale>()
                );
            }
            assert!(control.place.width() > 1.0 && control.place.height() > 1.0, "{control:?} is nothing");
        }
    }

    /// What the keyboard acts on is seen, and belongs to the dialog that holds the keys.
    fn check_focus(&mut self) {
        let Some(focused) = self.game.resource::<InputFocus>().get() else { return };
        let world = self.game.world();
        // What is gone loses the focus with the next frame; until then no key goes there.
        if world.get::<TabIndex>(focused).is_none() {
            return;
        }
        assert!(
            self.game.is_shown(focused),
            "the focus is on something hidden: {:?}",
            self.game.focused_label()
        );
    }

    /// There is a dialog if a menu is open that has one, and never two.
    fn check_menu(&mut self) {
        let world = self.game.world();
        let dialogs = world.query::<&Dialog>().iter(world).count();
        let menu = self.game.menu();
        let expected = usize::from(!matches!(menu, Menu::None | Menu::Result));
        assert_eq!(dialogs, expected, "dialogs of the menu {menu:?}");
    }

    /// At rest the board shows the game, and the turn is that of the game.
    fn check_match(&mut self) {
        if self.game.screen() != Screen::Game {
            return;
        }
        let world = self.game.world();
        assert!(world.contains_resource::<CurrentGame>(), "a game without a match");
        let shaken = world.query_filtered::<&Disc, With<TweenAnim>>().iter(world).count();
        if shaken == 0 {
            self.game.assert_shown();
        }
        assert_eq!(Some(self.game.turn()), self.turn, "after {:?}", self.game.moves());
    }

    /// Whose turn it is in the game, if there is one and nothing moves.
    fn expected_turn(&mut self) -> Option<Turn> {
        let game = self.game.world().get_resource::<CurrentGame>()?;
        Some(if game.human_to_move() {
            Turn::Human
        } else if game.computer_to_move() {
            Turn::Thinking
        } else {
            Turn::Over
        })
    }
}

/// What the menus begin with: boards of all kinds, people and quick computers.
fn setups(seed: u64) -> Setup {
    match seed % 4 {
        0 => with_computers(people(6, 7, 4, 2), "minimax:2", [1]),
        1 => pop_out(people(6, 7, 4, 2)),
        2 => with_computers(pop_out(people(9, 12, 5, 4)), "random", [1, 2, 3]),
        _ => people(16, 16, 10, 3),
    }
}

/// What went wrong in a run of these acts, and at which of them.
fn failure(size: (f32, f32), seed: u64, acts: &[Act]) -> Option<(usize, String)> {
    let mut done = 0;
    let run = AssertUnwindSafe(|| {
        let mut monkey = Monkey::new(size, seed);
        for act in acts {
            monkey.act(act);
            done += 1;
        }
        monkey.frames(30);
    });
    let panic = catch_unwind(run).err()?;
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
    Some((done, text.unwrap_or_default()))
}

/// Whether two failures are of the same kind: they begin with the same words.
fn is_same(one: &str, other: &str) -> bool {
    let words = |text: &str| text.chars().filter(|c| !c.is_ascii_digit()).take(24).collect::<String>();
    words(one) == words(other)
}

/// Leaves out of a failing run what it fails without, as long as there is time.
fn shortened(size: (f32, f32), seed: u64, mut acts: Vec<Act>, first: &str) -> Vec<Act> {
    let start = Instant::now();
    let mut part = acts.len() / 2;
    while part > 0 {
        let mut from = 0;
        while from < acts.len() && start.elapsed() < SHORTENING {
            let rest = [&acts[..from], &acts[(from + part).min(acts.len())..]].concat();
            match failure(size, seed, &rest) {
                Some((done, text)) if is_same(&text, first) => {
                    acts = rest[..(done + 1).min(rest.len())].to_vec();
                }
                _ => from += part,
            }
        }
        part /= 2;
    }
    acts
}

/// Acts at random in a window of this size; tells the acts that failed.
fn play_at_random(size: (f32, f32), seed: u64, count: usize) {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let acts: Vec<Act> = (0..count).map(|_| draw_act(&mut chance)).collect();
    let Some((done, first)) = failure(size, seed, &acts) else { return };
    let acts = shortened(size, seed, acts[..(done + 1).min(acts.len())].to_vec(), &first);
    let last = failure(size, seed, &acts).map_or_else(|| first.clone(), |(_, text)| text);
    let mut told = String::new();
    for act in &acts {
        let _ = writeln!(told, "  {act:?}");
    }
    panic!("seed {seed} at {size:?}, act {done}: {first}\nshortened to {} acts: {last}\n{told}", acts.len());
}

#[test]
fn random_acts_at_1280_by_720() {
    (0..2).for_each(|seed| play_at_random(SIZES[0], seed, ACTS));
}

#[test]
fn random_acts_at_480_by_400() {
    (10..12).for_each(|seed| play_at_random(SIZES[1], seed, ACTS));
}

#[test]
fn random_acts_at_1920_by_1080() {
    (22..24).for_each(|seed| play_at_random(SIZES[2], seed, ACTS));
}

#[test]
fn random_acts_where_keys_are_changed() {
    // Every frame looks at every row of the list.
    for (seed, size) in (CHANGES_KEYS..).zip(SIZES) {
        play_at_random(size, seed, ACTS / 3);
    }
}

/// `cargo test --test app -- --ignored many_more_random_acts`; `SEED=123` begins with that one.
#[test]
#[ignore = "takes half an hour"]
fn many_more_random_acts() {
    let first = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1000);
    for seed in first..first + 100 {
        println!("seed {seed}");
        play_at_random(SIZES[seed as usize % SIZES.len()], seed, ACTS * 3);
    }
}
