//! Applies requests to the game, and sends the facts that follow from them.
use std::time::Duration;

use bevy::prelude::*;
use rand::RngExt;

use super::GameRng;
use super::clock_time::ClockTime;
use super::current_game::{CurrentGame, Pace, Substitute, named_starter};
use super::facts::{
    BoardChanged, BoardSnapshot, CoinTossed, GameEnded, GameOpened, GameReplaced, GameRewound, MoveRefused,
    Recoloured, TimedOut,
};
use super::request::Request;
use super::saved::SavedGame;
use super::setup::Setup;
use super::tags::GameTags;
use crate::app::disc_style::DiscColour;
use connect_n_engine::clock::{Clock, TimeControl};
use connect_n_engine::{Cell, GameTree, Moment, Move, Position, Rules, Seat};

/// How many of the last moves on the way to another moment are animated; those before are shown at once.
pub(in crate::app) const SHOWN_STEPS: usize = 5;

pub(super) fn apply_requests(mut requests: MessageReader<Request>, mut handler: RequestHandler) {
    for request in requests.read() {
        handler.apply_request(request);
    }
}

/// Everything that a request may change.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct RequestHandler<'w, 's> {
    commands: Commands<'w, 's>,
    game: Option<ResMut<'w, CurrentGame>>,
    setup: Option<ResMut<'w, Setup>>,
    tags: ResMut<'w, GameTags>,
    rng: ResMut<'w, GameRng>,
    now: Res<'w, ClockTime>,
    facts: Facts<'w>,
}

/// The facts to send.
#[derive(bevy::ecs::system::SystemParam)]
struct Facts<'w> {
    opened: MessageWriter<'w, GameOpened>,
    replaced: MessageWriter<'w, GameReplaced>,
    changed: MessageWriter<'w, BoardChanged>,
    rewound: MessageWriter<'w, GameRewound>,
    recoloured: MessageWriter<'w, Recoloured>,
    refused: MessageWriter<'w, MoveRefused>,
    ended: MessageWriter<'w, GameEnded>,
    tossed: MessageWriter<'w, CoinTossed>,
    timed_out: MessageWriter<'w, TimedOut>,
}

impl RequestHandler<'_, '_> {
    fn apply_request(&mut self, request: &Request) {
        match request {
            Request::Start(setup) => return self.start(setup),
            Request::Open(saved) => return self.open(saved),
            Request::UsePalette(palette) => return self.use_palette(*palette),
            _ => {}
        }
        let Some(mut game) = self.game.take() else { return };
        match *request {
            Request::Play(mv) if game.human_to_move() || game.position().is_over() => {
                self.play(&mut game, mv);
            }
            Request::Answer { mv, position_id }
                if position_id == game.position_id() && game.computer_to_move() =>
            {
                self.play(&mut game, mv);
            }
            Request::Undo => self.undo(&mut game),
            Request::Redo => self.redo(&mut game),
            Request::Rematch => {
                let chair = game.next_starter();
                self.begin_again(&mut game, chair);
            }
            Request::Restart => {
                let chair = game.starter();
                self.begin_again(&mut game, chair);
            }
            Request::Resume => self.show(&game, false),
            Request::Look(moment) => self.look(&mut game, moment),
            Request::Pace(pace) => game.set_pace(pace),
            Request::Replace { seat, ref by } => self.replace_player(&mut game, seat, by.clone()),
            Request::TimeUp(position_id) if position_id == game.position_id() => self.time_up(&mut game),
            Request::Play(_)
            | Request::Answer { .. }
            | Request::TimeUp(_)
            | Request::Start(_)
            | Request::UsePalette(_)
            | Request::Open(_) => {}
        }
        self.game = Some(game);
    }

    fn start(&mut self, setup: &Setup) {
        let Ok(rules) = setup.check() else { return };
        let game = self.begin(setup, rules, named_starter(setup));
        self.replace(game, true);
    }

    /// A new game with the chair that starts, or a toss.
    fn begin(&mut self, setup: &Setup, rules: Rules, starter: Option<usize>) -> CurrentGame {
        let chair = starter.unwrap_or_else(|| self.rng.0.random_range(0..usize::from(setup.players)));
        let mut game = CurrentGame::new(setup.clone(), rules, chair, self.rng.0.random());
        if starter.is_none() {
            let disc_styles = (0..setup.seated().len()).map(|chair| setup.disc_style(chair)).collect();
            self.facts.tossed.write(CoinTossed { chair, disc_styles });
            game.set_tossed();
        }
        game
    }

    fn open(&mut self, saved: &SavedGame) {
        let game = saved.to_current_game(self.rng.0.random());
        self.replace(game, false);
        *self.tags = saved.tags.clone();
    }

    /// Makes another game the current one and shows it.
    fn replace(&mut self, mut game: CurrentGame, emptied: bool) {
        if let Some(earlier) = self.game.take() {
            game.continue_ids(&earlier);
            self.leave(&earlier);
            self.game = Some(earlier);
        }
        *self.tags = GameTags::begun_today();
        self.show(&game, emptied);
        if game.position().is_over() {
            self.end(&game);
        }
        match &mut self.game {
            Some(current) => **current = game,
            None => self.commands.insert_resource(game),
        }
    }

    fn begin_again(&mut self, game: &mut CurrentGame, starter: Option<usize>) {
        let mut next = self.begin(game.setup(), *game.position().rules(), starter);
        next.set_tree(GameTree::starting_from(game.position()));
        next.continue_ids(game);
        self.leave(game);
        *game = next;
        *self.tags = GameTags::begun_today();
        self.show(game, true);
    }

    /// Tells how a game stands that another one replaces, with the time that was used in the turn that it is left in.
    fn leave(&mut self, game: &CurrentGame) {
        self.keep_clocks(game);
        self.facts.replaced.write(GameReplaced(Box::new(SavedGame::of(game, &self.tags))));
    }

    fn show(&mut self, game: &CurrentGame, emptied: bool) {
        let board = BoardSnapshot::of(game.position(), game.disc_styles());
        self.facts.changed.write(BoardChanged::Reset { board, emptied });
        self.facts.opened.write(GameOpened);
    }

    fn use_palette(&mut self, palette: [DiscColour; 4]) {
        if let Some(setup) = &mut self.setup {
            setup.use_palette(palette);
        }
        if let Some(game) = &mut self.game {
            game.use_palette(palette);
        }
        self.facts.recoloured.write(Recoloured);
    }

    fn play(&mut self, game: &mut CurrentGame, mv: Move) {
        let (seat, plies) = (game.position().to_move(), game.position().plies());
        match game.play(mv) {
            Ok(()) => {
                self.tags.end_opening(plies);
                if let Some(clock) = game.clock_mut() {
                    if clock.turn() != Some(seat) {
                        clock.leave_turn(self.now.0);
                        clock.begin_turn(seat);
                    }
                    clock.end_turn(self.now.0);
                }
                self.keep_clocks(game);
                self.facts.changed.write(forward(game.position(), mv, seat));
                if game.position().is_over() {
                    self.end(game);
                }
            }
            Err(reason) => {
                self.facts.refused.write(MoveRefused { mv, reason });
            }
        }
    }

    /// Plays a random move for a player whose limit was for each move; with a limit for the game, the player drops out.
    /// Whoever looks at an earlier moment is taken to where the game stands.
    fn time_up(&mut self, game: &mut CurrentGame) {
        if game.looks_back()
            && let Some(&end) = game.tree().main_line().last()
        {
            self.look(game, end);
        }
        let seat = game.position().to_move();
        match game.clock().map(Clock::control) {
            Some(TimeControl::EachMove(_)) => {
                let moves = game.position().legal_moves();
                let Some(&mv) = moves.get(self.rng.0.random_range(0..moves.len().max(1))) else { return };
                self.play(game, mv);
                self.facts.timed_out.write(TimedOut { seat, mv: Some(mv) });
            }
            Some(TimeControl::Game { .. }) if game.forfeit().is_ok() => {
                self.keep_clocks(game);
                self.facts.timed_out.write(TimedOut { seat, mv: None });
                if game.position().is_over() {
                    self.end(game);
                }
            }
            _ => {}
        }
    }

    fn replace_player(&mut self, game: &mut CurrentGame, seat: Seat, by: Substitute) {
        self.leave_turn(game);
        if let Some(clock) = game.clock_mut() {
            clock.renew(seat);
        }
        game.replace_player(seat, by);
    }

    fn keep_clocks(&mut self, game: &CurrentGame) {
        store_clocks(game, self.now.0, &mut self.tags);
    }

    fn end(&mut self, game: &CurrentGame) {
        self.facts.ended.write(GameEnded { outcome: game.position().outcome() });
    }

    fn undo(&mut self, game: &mut CurrentGame) {
        let depth = game.undo_depth();
        for _ in 0..depth {
            if let Some(mv) = game.step_back() {
                self.facts.changed.write(backward(game.position(), mv));
            }
        }
        if depth > 0 {
            self.leave_turn(game);
            let seat = game.position().to_move();
            if let Some(clock) = game.clock_mut() {
                clock.renew(seat);
            }
            game.end_look_back();
            if game.is_demonstration() {
                game.set_pace(Pace::Paused);
            }
            self.facts.rewound.write(GameRewound);
        }
    }

    /// Ends the turn on the clock before the position changes. The time used stays used, and no increment is added.
    fn leave_turn(&mut self, game: &mut CurrentGame) {
        if let Some(clock) = game.clock_mut() {
            clock.leave_turn(self.now.0);
        }
        self.keep_clocks(game);
    }

    fn redo(&mut self, game: &mut CurrentGame) {
        self.leave_turn(game);
        for _ in 0..game.redo_depth() {
            let seat = game.position().to_move();
            if let Some(mv) = game.step_forward() {
                self.facts.changed.write(forward(game.position(), mv, seat));
            }
        }
        game.end_look_back();
        if game.position().is_over() {
            self.end(game);
        }
    }

    /// Goes to a moment; only the last steps on the way are animated.
    fn look(&mut self, game: &mut CurrentGame, moment: Moment) {
        let path = game.tree().path_to(moment);
        let steps = path.back + path.forward.len();
        if steps == 0 || !game.tree().can_reach(moment) {
            return;
        }
        self.leave_turn(game);
        let mut left = steps;
        for _ in 0..path.back {
            left -= 1;
            if let Some(mv) = game.step_back() {
                self.step(game, left, backward(game.position(), mv));
            }
        }
        for moment in path.forward {
            left -= 1;
            let seat = game.position().to_move();
            if let Some(mv) = game.step_into(moment) {
                self.step(game, left, forward(game.position(), mv, seat));
            }
        }
        game.look();
        self.facts.rewound.write(GameRewound);
        if game.position().is_over() {
            self.end(game);
        }
    }

    /// Sends one step of the way, or the whole board where only the steps after it are animated; `left` steps remain.
    fn step(&mut self, game: &CurrentGame, left: usize, step: BoardChanged) {
        if left < SHOWN_STEPS {
            self.facts.changed.write(step);
        } else if left == SHOWN_STEPS {
            let board = BoardSnapshot::of(game.position(), game.disc_styles());
            self.facts.changed.write(BoardChanged::Reset { board, emptied: false });
        }
    }
}

/// Stores the time left in the tags of the record, also in the middle of a turn: when the game is left or kept.
pub(in crate::app) fn keep_clocks(
    game: Option<Res<CurrentGame>>,
    now: Res<ClockTime>,
    mut tags: ResMut<GameTags>,
) {
    if let Some(game) = game.filter(|game| game.clock().is_some()) {
        store_clocks(&game, now.0, &mut tags);
    }
}

fn store_clocks(game: &CurrentGame, now: Duration, tags: &mut GameTags) {
    let Some(clock) = game.clock() else { return };
    for (name, value) in clock.tags(game.position().rules().seats(), now) {
        tags.set(name, value);
    }
}

/// What a move that was just played did to the board.
pub(in crate::app) fn forward(after: &Position, mv: Move, seat: Seat) -> BoardChanged {
    match mv {
        Move::Drop(column) => {
            let row = after.height(column).saturating_sub(1) as u8;
            BoardChanged::Dropped { cell: Cell::new(row, column), seat }
        }
        Move::Pop(column) => BoardChanged::Popped { column },
    }
}

/// What taking a move back did to the board; the disc that returns after a pop is the mover's own.
pub(in crate::app) fn backward(before: &Position, mv: Move) -> BoardChanged {
    match mv {
        Move::Drop(column) => BoardChanged::DropUndone { column },
        Move::Pop(column) => BoardChanged::PopUndone { column, seat: before.to_move() },
    }
}
