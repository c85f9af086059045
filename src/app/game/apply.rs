//! Applies requests to the match, and tells what came of them.
use bevy::prelude::*;
use rand::RngExt;

use super::Chance;
use super::clock_time::ClockTime;
use super::facts::{
    BoardChanged, CoinTossed, MatchEnded, MatchOpened, MatchRewound, MoveRefused, Recoloured, Scene, TimedOut,
};
use super::request::Request;
use super::saved::SavedGame;
use super::setup::Setup;
use super::table::{Pace, Substitute, Table, named_starter};
use super::tags::GameTags;
use crate::app::disc_style::DiscColour;
use connect_n_engine::clock::{Clock, TimeControl};
use connect_n_engine::{Cell, Moment, Move, Position, Rules, Seat};

/// Moves that are shown one by one on the way to another moment; those before them happen at once.
const SHOWN_STEPS: usize = 5;

pub(super) fn apply_requests(mut requests: MessageReader<Request>, mut game: Game) {
    for request in requests.read() {
        game.apply_request(request);
    }
}

/// Everything that a request may change.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Game<'w, 's> {
    commands: Commands<'w, 's>,
    table: Option<ResMut<'w, Table>>,
    setup: Option<ResMut<'w, Setup>>,
    tags: ResMut<'w, GameTags>,
    chance: ResMut<'w, Chance>,
    now: Res<'w, ClockTime>,
    facts: Facts<'w>,
}

/// What is told.
#[derive(bevy::ecs::system::SystemParam)]
struct Facts<'w> {
    opened: MessageWriter<'w, MatchOpened>,
    changed: MessageWriter<'w, BoardChanged>,
    rewound: MessageWriter<'w, MatchRewound>,
    recoloured: MessageWriter<'w, Recoloured>,
    refused: MessageWriter<'w, MoveRefused>,
    ended: MessageWriter<'w, MatchEnded>,
    tossed: MessageWriter<'w, CoinTossed>,
    timed_out: MessageWriter<'w, TimedOut>,
}

impl Game<'_, '_> {
    fn apply_request(&mut self, request: &Request) {
        match request {
            Request::Start(setup) => return self.start(setup),
            Request::Open(game) => return self.open(game),
            Request::UsePalette(palette) => return self.use_palette(*palette),
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
            Request::Resume => self.show(&table, false),
            Request::Look(moment) => self.look(&mut table, moment),
            Request::Pace(pace) => table.set_pace(pace),
            Request::Replace { seat, ref by } => self.replace_player(&mut table, seat, by.clone()),
            Request::TimeUp(ticket) if ticket == table.ticket() => self.time_up(&mut table),
            Request::Play(_)
            | Request::Answer { .. }
            | Request::TimeUp(_)
            | Request::Start(_)
            | Request::UsePalette(_)
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
            self.facts.tossed.write(CoinTossed { chair, liveries });
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
        if table.position().is_over() {
            self.end(&table);
        }
        match &mut self.table {
            Some(current) => **current = table,
            None => self.commands.insert_resource(table),
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
        self.facts.changed.write(BoardChanged::Reset { scene, emptied });
        self.facts.opened.write(MatchOpened);
    }

    fn use_palette(&mut self, palette: [DiscColour; 4]) {
        if let Some(setup) = &mut self.setup {
            setup.use_palette(palette);
        }
        if let Some(table) = &mut self.table {
            table.use_palette(palette);
        }
        self.facts.recoloured.write(Recoloured);
    }

    fn play(&mut self, table: &mut Table, mv: Move) {
        let seat = table.position().to_move();
        match table.play(mv) {
            Ok(()) => {
                if let Some(clock) = table.clock_mut() {
                    clock.end_turn(self.now.0);
                }
                self.keep_clocks(table);
                self.facts.changed.write(forward(table.position(), mv, seat));
                if table.position().is_over() {
                    self.end(table);
                }
            }
            Err(reason) => {
                self.facts.refused.write(MoveRefused { mv, reason });
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
                self.facts.timed_out.write(TimedOut { seat, mv: Some(mv) });
            }
            Some(TimeControl::Game { .. }) if table.forfeit().is_ok() => {
                self.keep_clocks(table);
                self.facts.timed_out.write(TimedOut { seat, mv: None });
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
        for (name, value) in clock.tags(table.position().rules().seats(), self.now.0) {
            self.tags.set(name, value);
        }
    }

    fn end(&mut self, table: &Table) {
        self.facts.ended.write(MatchEnded { outcome: table.position().outcome() });
    }

    fn undo(&mut self, table: &mut Table) {
        let depth = table.undo_depth();
        for _ in 0..depth {
            if let Some(mv) = table.step_back() {
                self.facts.changed.write(backward(table.position(), mv));
            }
        }
        if depth > 0 {
            self.leave_turn(table);
            table.end_look_back();
            if table.is_demonstration() {
                table.set_pace(Pace::Paused);
            }
            self.facts.rewound.write(MatchRewound);
        }
    }

    /// What was thought about a position that is gone gets no time back, and earns none.
    fn leave_turn(&self, table: &mut Table) {
        if let Some(clock) = table.clock_mut() {
            clock.leave_turn(self.now.0);
        }
    }

    fn redo(&mut self, table: &mut Table) {
        self.leave_turn(table);
        for _ in 0..table.redo_depth() {
            let seat = table.position().to_move();
            if let Some(mv) = table.step_forward() {
                self.facts.changed.write(forward(table.position(), mv, seat));
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
        self.facts.rewound.write(MatchRewound);
        if table.position().is_over() {
            self.end(table);
        }
    }

    /// Shows a step of a way with so many left, or where it has led if only the steps after it are to be seen.
    fn step(&mut self, table: &Table, left: usize, step: BoardChanged) {
        if left < SHOWN_STEPS {
            self.facts.changed.write(step);
        } else if left == SHOWN_STEPS {
            let scene = Scene::of(table.position(), table.liveries());
            self.facts.changed.write(BoardChanged::Reset { scene, emptied: false });
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
