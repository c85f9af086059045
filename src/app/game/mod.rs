//! The match being played: position, history, seats.
//!
//! It judges every request and tells what changed; no drawing.
pub(in crate::app) mod colours;
pub mod level;
pub mod recorder;
pub mod saved;
pub mod score;
pub mod seat_command;
pub mod setup;
pub mod store;
pub mod table;
pub mod tags;
pub mod time_limit;

use bevy::prelude::*;
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use self::saved::SavedGame;
use self::setup::{Livery, Setup};
use self::table::{Pace, Substitute, Table, Ticket, named_starter};
use self::tags::GameTags;
use crate::app::clock::Awake;
use crate::app::theme::text::capitalised;
use crate::app::{Menu, Screen};
use connect_n_engine::clock::{Clock, TimeControl};
use connect_n_engine::{Cell, Column, Moment, Move, Outcome, Position, Rules, Seat};

/// Moves that are shown one by one on the way to another moment; those before them happen at once.
const SHOWN_STEPS: usize = 5;

/// What a person or a part of the app asks of the match.
#[derive(Message, Clone, Debug)]
pub enum Request {
    /// A person's move.
    Play(Move),
    /// A computer's move, for the position that the ticket names.
    Answer {
        /// The move it chose.
        mv: Move,
        /// The position it was asked about; an answer to another one is dropped.
        ticket: Ticket,
    },
    /// Take back to the last turn of a person.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// A new game with this set-up.
    Start(Box<Setup>),
    /// A new game of the same players; who starts follows the set-up's policy.
    Rematch,
    /// The same game from its beginning.
    Restart,
    /// Back to the game on the table.
    Resume,
    /// Go on with a game that was begun elsewhere.
    Open(Box<SavedGame>),
    /// Look at a moment of the game, from which it can also go on.
    Look(Moment),
    /// Computers wait, go on, or make one move.
    Pace(Pace),
    /// Somebody else plays on in a seat.
    Replace {
        /// The seat.
        seat: Seat,
        /// Who.
        by: Substitute,
    },
    /// The time of the player to move is up, at the position that the ticket names.
    TimeUp(Ticket),
}

/// What changed on the board, in the order in which it happened.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum BoardChanged {
    /// Another board altogether.
    Reset {
        /// What stands on it.
        scene: Scene,
        /// The old discs fall out first, as for a new game; otherwise the new board is there at once.
        emptied: bool,
    },
    /// A disc fell into a column.
    Dropped {
        /// Where it came to rest.
        cell: Cell,
        /// Whose it is.
        seat: Seat,
    },
    /// A disc left the foot of a column.
    Popped {
        /// The column.
        column: Column,
    },
    /// A drop was taken back: the top disc of the column leaves upwards.
    DropUndone {
        /// The column.
        column: Column,
    },
    /// A pop was taken back: a disc returns at the foot of the column.
    PopUndone {
        /// The column.
        column: Column,
        /// Whose disc returns.
        seat: Seat,
    },
}

/// A board with what stands on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Size and variant of the board.
    pub rules: Rules,
    /// What the discs look like, by seat.
    pub liveries: [Livery; 4],
    /// The discs.
    pub discs: Vec<(Cell, Seat)>,
}

impl Scene {
    /// The scene of a position.
    pub fn of(position: &Position, liveries: [Livery; 4]) -> Self {
        let rules = *position.rules();
        let cells =
            rules.columns().flat_map(|column| (0..rules.rows()).map(move |row| Cell::new(row, column)));
        let discs = cells.filter_map(|cell| Some((cell, position.disc_at(cell)?))).collect();
        Self { rules, liveries, discs }
    }
}

/// A move was asked for that the rules, or the turn, don't allow.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct MoveRefused {
    /// The move.
    pub mv: Move,
    /// Why, in words for the player.
    pub reason: String,
}

/// The time of a player was up.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimedOut {
    /// Whose.
    pub seat: Seat,
    /// The move that chance made for them; without one they are out of the game.
    pub mv: Option<Move>,
}

/// The match came to its end.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct MatchEnded {
    /// How.
    pub outcome: Outcome,
}

/// A new game begins and chance decided who starts it.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct CoinTossed {
    /// The chair that starts.
    pub chair: usize,
    /// What the discs of each chair look like.
    pub liveries: Vec<Livery>,
}

/// The source of chance: who starts, and the seeds of the computers. Seeded, so that a run can be repeated.
#[derive(Resource)]
pub struct Chance(pub Xoshiro256PlusPlus);

impl Chance {
    /// A source that gives the same games for the same seed.
    pub fn seeded(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

/// Where the match is judged; whatever follows from it within the frame comes after.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Judging;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Request>()
        .add_message::<BoardChanged>()
        .add_message::<MoveRefused>()
        .add_message::<MatchEnded>()
        .add_message::<TimedOut>()
        .add_message::<CoinTossed>()
        .init_resource::<GameTags>()
        .add_plugins((colours::plugin, recorder::plugin, score::plugin, store::plugin))
        .add_systems(Update, judge.in_set(Judging));
}

fn judge(mut requests: MessageReader<Request>, mut judge: Judge) {
    for request in requests.read() {
        judge.hear(request);
    }
}

/// Everything that a verdict may change.
#[derive(bevy::ecs::system::SystemParam)]
struct Judge<'w, 's> {
    commands: Commands<'w, 's>,
    table: Option<ResMut<'w, Table>>,
    tags: ResMut<'w, GameTags>,
    chance: ResMut<'w, Chance>,
    screen: ResMut<'w, NextState<Screen>>,
    menu: ResMut<'w, NextState<Menu>>,
    changed: MessageWriter<'w, BoardChanged>,
    refused: MessageWriter<'w, MoveRefused>,
    ended: MessageWriter<'w, MatchEnded>,
    tossed: MessageWriter<'w, CoinTossed>,
    timed_out: MessageWriter<'w, TimedOut>,
    awake: Res<'w, Awake>,
}

impl Judge<'_, '_> {
    fn hear(&mut self, request: &Request) {
        match request {
            Request::Start(setup) => return self.start(setup),
            Request::Open(game) => return self.open(game),
            _ => {}
        }
        let Some(mut table) = self.table.take() else { return };
        match *request {
            Request::Play(mv) if table.human_to_move() || table.position().is_over() => {
                self.play(&mut table, mv);
            }
            Request::Answer { mv, ticket } if ticket == table.ticket() && table.computer_to_move() => {
                self.play(&mut table, mv);
            }
            Request::Undo => self.undo(&mut table),
            Request::Redo => self.redo(&mut table),
            Request::Rematch => {
                let chair = table.next_starter();
                self.begin_again(&mut table, chair);
            }
            Request::Restart => {
                let chair = table.starter();
                self.begin_again(&mut table, chair);
            }
            Request::Resume => self.resume(&table),
            Request::Look(moment) => self.look(&mut table, moment),
            Request::Pace(pace) => table.set_pace(pace),
            Request::Replace { seat, ref by } => self.replace_player(&mut table, seat, by.clone()),
            Request::TimeUp(ticket) if ticket == table.ticket() => self.time_up(&mut table),
            Request::Play(_)
            | Request::Answer { .. }
            | Request::TimeUp(_)
            | Request::Start(_)
            | Request::Open(_) => {}
        }
        self.table = Some(table);
    }

    fn start(&mut self, setup: &Setup) {
        let Ok(rules) = setup.check() else { return };
        let table = self.begin(setup, rules, named_starter(setup));
        self.replace(table, true);
    }

    /// A new game with the chair that starts, or a toss.
    fn begin(&mut self, setup: &Setup, rules: Rules, starter: Option<usize>) -> Table {
        let chair = starter.unwrap_or_else(|| self.chance.0.random_range(0..usize::from(setup.players)));
        let mut table = Table::new(setup.clone(), rules, chair, self.chance.0.random());
        if starter.is_none() {
            let liveries = (0..setup.seated().len()).map(|chair| setup.livery(chair)).collect();
            self.tossed.write(CoinTossed { chair, liveries });
            table.set_tossed();
        }
        table
    }

    fn open(&mut self, game: &SavedGame) {
        let table = game.table(self.chance.0.random());
        self.replace(table, false);
        *self.tags = game.tags.clone();
    }

    /// Puts another game on the table and shows it.
    fn replace(&mut self, mut table: Table, emptied: bool) {
        if let Some(earlier) = &self.table {
            table.succeed(earlier);
        }
        *self.tags = GameTags::begun_today();
        self.show(&table, emptied);
        NextState::set_if_neq(&mut self.screen, Screen::Game);
        if table.position().is_over() {
            self.end(&table);
        }
        match &mut self.table {
            Some(current) => **current = table,
            None => self.commands.insert_resource(table),
        }
    }

    fn resume(&mut self, table: &Table) {
        self.show(table, false);
        NextState::set_if_neq(&mut self.screen, Screen::Game);
        if table.position().is_over() {
            NextState::set_if_neq(&mut self.menu, Menu::Result);
        }
    }

    fn begin_again(&mut self, table: &mut Table, starter: Option<usize>) {
        let mut next = self.begin(table.setup(), *table.position().rules(), starter);
        next.succeed(table);
        *table = next;
        *self.tags = GameTags::begun_today();
        self.show(table, true);
    }

    fn show(&mut self, table: &Table, emptied: bool) {
        let scene = Scene::of(table.position(), table.liveries());
        self.changed.write(BoardChanged::Reset { scene, emptied });
        NextState::set_if_neq(&mut self.menu, Menu::None);
    }

    fn play(&mut self, table: &mut Table, mv: Move) {
        let seat = table.position().to_move();
        match table.play(mv) {
            Ok(()) => {
                if let Some(clock) = table.clock_mut() {
                    clock.end_turn(self.awake.0);
                }
                self.keep_clocks(table);
                self.changed.write(forward(table.position(), mv, seat));
                if table.position().is_over() {
                    self.end(table);
                }
            }
            Err(reason) => {
                let reason = format!("{}.", capitalised(&reason.to_string()));
                self.refused.write(MoveRefused { mv, reason });
            }
        }
    }

    /// Chance moves for a player who had time for one move alone; who had it for the whole game drops out.
    fn time_up(&mut self, table: &mut Table) {
        let seat = table.position().to_move();
        match table.clock().map(Clock::control) {
            Some(TimeControl::EachMove(_)) => {
                let moves = table.position().legal_moves();
                let Some(&mv) = moves.get(self.chance.0.random_range(0..moves.len().max(1))) else { return };
                self.play(table, mv);
                self.timed_out.write(TimedOut { seat, mv: Some(mv) });
            }
            Some(TimeControl::Game { .. }) if table.forfeit().is_ok() => {
                self.keep_clocks(table);
                self.timed_out.write(TimedOut { seat, mv: None });
                if table.position().is_over() {
                    self.end(table);
                }
            }
            _ => {}
        }
    }

    fn replace_player(&mut self, table: &mut Table, seat: Seat, by: Substitute) {
        self.leave_turn(table);
        table.replace_player(seat, by);
    }

    /// The record says what time is left.
    fn keep_clocks(&mut self, table: &Table) {
        let Some(clock) = table.clock() else { return };
        for (name, value) in clock.tags(table.position().rules().seats(), self.awake.0) {
            self.tags.set(name, value);
        }
    }

    fn end(&mut self, table: &Table) {
        self.ended.write(MatchEnded { outcome: table.position().outcome() });
        NextState::set_if_neq(&mut self.menu, Menu::Result);
    }

    fn undo(&mut self, table: &mut Table) {
        let depth = table.undo_depth();
        for _ in 0..depth {
            if let Some(mv) = table.step_back() {
                self.changed.write(backward(table.position(), mv));
            }
        }
        if depth > 0 {
            self.leave_turn(table);
            table.end_look_back();
            if table.is_demonstration() {
                table.set_pace(Pace::Paused);
            }
            NextState::set_if_neq(&mut self.menu, Menu::None);
        }
    }

    /// What was thought about a position that is gone gets no time back, and earns none.
    fn leave_turn(&self, table: &mut Table) {
        if let Some(clock) = table.clock_mut() {
            clock.leave_turn(self.awake.0);
        }
    }

    fn redo(&mut self, table: &mut Table) {
        self.leave_turn(table);
        for _ in 0..table.redo_depth() {
            let seat = table.position().to_move();
            if let Some(mv) = table.step_forward() {
                self.changed.write(forward(table.position(), mv, seat));
            }
        }
        table.end_look_back();
        if table.position().is_over() {
            self.end(table);
        }
    }

    /// Goes to a moment: the last steps are seen, a long way before them is not.
    fn look(&mut self, table: &mut Table, moment: Moment) {
        let path = table.tree().path_to(moment);
        let steps = path.back + path.forward.len();
        if steps == 0 || !table.tree().can_reach(moment) {
            return;
        }
        self.leave_turn(table);
        let mut left = steps;
        for _ in 0..path.back {
            left -= 1;
            if let Some(mv) = table.step_back() {
                self.step(table, left, backward(table.position(), mv));
            }
        }
        for moment in path.forward {
            left -= 1;
            let seat = table.position().to_move();
            if let Some(mv) = table.step_into(moment) {
                self.step(table, left, forward(table.position(), mv, seat));
            }
        }
        table.look();
        NextState::set_if_neq(&mut self.menu, Menu::None);
        if table.position().is_over() {
            self.end(table);
        }
    }

    /// Shows a step of a way with so many left, or where it has led if only the steps after it are to be seen.
    fn step(&mut self, table: &Table, left: usize, step: BoardChanged) {
        if left < SHOWN_STEPS {
            self.changed.write(step);
        } else if left == SHOWN_STEPS {
            let scene = Scene::of(table.position(), table.liveries());
            self.changed.write(BoardChanged::Reset { scene, emptied: false });
        }
    }
}

/// What a move that was just played did to the board.
fn forward(after: &Position, mv: Move, seat: Seat) -> BoardChanged {
    match mv {
        Move::Drop(column) => {
            let row = after.height(column).saturating_sub(1) as u8;
            BoardChanged::Dropped { cell: Cell::new(row, column), seat }
        }
        Move::Pop(column) => BoardChanged::Popped { column },
    }
}

/// What taking a move back did to the board; the disc that returns after a pop is the mover's own.
fn backward(before: &Position, mv: Move) -> BoardChanged {
    match mv {
        Move::Drop(column) => BoardChanged::DropUndone { column },
        Move::Pop(column) => BoardChanged::PopUndone { column, seat: before.to_move() },
    }
}
