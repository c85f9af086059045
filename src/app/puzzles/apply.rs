//! Answers what is asked of the puzzles, and shows the moves that answer the solver's.
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::defence::{Defence, DefenceAnswer};
use super::puzzle_game::{Phase, PuzzleGame};
use super::{
    Beginning, Calendar, KeptProgress, LessonSolved, PuzzleLibrary, PuzzleRequest, PuzzleResult, PuzzleSolved,
};
use crate::app::background::EventLoop;
use crate::app::disc_style::DiscStyle;
use crate::app::game::current_game::PositionId;
use crate::app::game::setup::Setup;
use crate::app::game::{BoardChanged, GameOpened, MoveRefused, Recoloured};
use crate::app::hint::{Advice, HintAsked, HintSearch};
use crate::app::redraw::DrawFrames;
use crate::app::turn::BoardIsAnimating;
use crate::app::{AppSystems, Menu, Screen};
use crate::puzzles::{LessonPlace, of_the_day};
use connect_n_engine::puzzle::Puzzle;

/// Time from the landing of a disc to the next move that is shown, so that people can follow.
const PACE: Duration = Duration::from_millis(450);

/// Virtual time since the board came to rest.
#[derive(Resource, Default)]
struct AtRest(Duration);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AtRest>()
        .add_systems(
            Update,
            (
                (begin.run_if(not(resource_exists::<PuzzleGame>)), apply).chain().in_set(AppSystems::Apply),
                (
                    // The board is already that of a game that was opened.
                    (take_findings, show_next).chain().run_if(not(on_message::<GameOpened>)),
                    follow_advice,
                    ask_hint.run_if(on_message::<HintAsked>),
                    report,
                )
                    .chain()
                    .run_if(resource_exists::<PuzzleGame>)
                    .in_set(AppSystems::Follow),
                recolour
                    .run_if(on_message::<Recoloured>.and_then(resource_exists::<PuzzleGame>))
                    .in_set(AppSystems::Follow),
            )
                .run_if(in_state(Screen::Puzzles)),
        )
        .add_systems(OnExit(Screen::Puzzles), end);
}

/// What the puzzles need.
#[derive(SystemParam)]
struct PuzzleHandler<'w, 's> {
    commands: Commands<'w, 's>,
    game: Option<ResMut<'w, PuzzleGame>>,
    library: ResMut<'w, PuzzleLibrary>,
    kept: Res<'w, KeptProgress>,
    calendar: Res<'w, Calendar>,
    defence: ResMut<'w, Defence>,
    setup: Res<'w, Setup>,
    window: EventLoop<'w>,
    changed: MessageWriter<'w, BoardChanged>,
    refused: MessageWriter<'w, MoveRefused>,
    results: MessageWriter<'w, PuzzleResult>,
}

/// Puts the first puzzle on the board, once all of them and the progress are read.
fn begin(mut handler: PuzzleHandler, mut beginning: ResMut<Beginning>) {
    if handler.kept.is_busy() || handler.library.puzzles().is_none() {
        return;
    }
    match std::mem::take(&mut *beginning) {
        Beginning::Puzzle => handler.next(false),
        Beginning::Lesson => {
            let progress = handler.kept.progress();
            let open = LessonPlace::all().find(|place| !progress.has_learnt(*place));
            handler.show_lesson(open.unwrap_or(LessonPlace::FIRST), false);
        }
    }
}

fn apply(mut requests: MessageReader<PuzzleRequest>, mut handler: PuzzleHandler) {
    for request in requests.read() {
        handler.apply(*request);
    }
}

impl PuzzleHandler<'_, '_> {
    fn apply(&mut self, request: PuzzleRequest) {
        match request {
            PuzzleRequest::Next => {
                let lesson = self.game.as_ref().and_then(|game| game.lesson());
                self.leave_for(|handler| match lesson.and_then(LessonPlace::next) {
                    Some(next) => handler.show_lesson(next, true),
                    None => handler.next(true),
                });
            }
            PuzzleRequest::Lesson(place) => self.leave_for(|handler| handler.show_lesson(place, true)),
            PuzzleRequest::OfTheDay => self.leave_for(|handler| {
                let day = handler.calendar.today();
                let puzzle = handler.library.puzzles().and_then(|all| of_the_day(all, day)).cloned();
                handler.show(puzzle, None, true);
            }),
            PuzzleRequest::Due => self.leave_for(|handler| {
                let (day, all) = (handler.calendar.today(), handler.library.puzzles().unwrap_or_default());
                let due = handler.kept.progress().due(all, day);
                let now = handler.game.as_ref().map(|game| &game.puzzle().id);
                let other = due.iter().find(|puzzle| Some(&puzzle.id) != now).or(due.first());
                let puzzle = other.copied().cloned();
                handler.show(puzzle, None, true);
            }),
            PuzzleRequest::Choose(boards) => {
                self.library.choose(boards);
                let fits =
                    |game: &ResMut<PuzzleGame>| game.lesson().is_none() && boards.have(game.puzzle().rules);
                let is_under_way = |game: &ResMut<PuzzleGame>| game.has_begun() && !game.is_recorded();
                if !self.game.as_ref().is_some_and(|game| fits(game) || is_under_way(game)) {
                    self.leave_for(|handler| handler.next(true));
                }
            }
            PuzzleRequest::Play(_) | PuzzleRequest::TryAgain | PuzzleRequest::ShowSolution => {
                if let Some(mut game) = self.game.take() {
                    self.act(&mut game, request);
                    self.game = Some(game);
                }
            }
        }
    }

    fn act(&mut self, game: &mut PuzzleGame, request: PuzzleRequest) {
        let is_tried = matches!(game.phase(), Phase::Wrong(_) | Phase::SeekingSolution | Phase::Solution);
        match request {
            PuzzleRequest::Play(mv) if game.awaits_move() => match game.try_move(mv) {
                Ok(change) => {
                    self.defence.prove(game, mv, &self.window);
                    self.changed.write(change);
                }
                Err(reason) => {
                    self.refused.write(MoveRefused { mv, reason });
                }
            },
            PuzzleRequest::TryAgain if is_tried => {
                self.defence.cancel();
                let again = game.asked_again();
                self.changed.write_batch(game.take_back(again));
            }
            PuzzleRequest::ShowSolution if matches!(game.phase(), Phase::Wrong(_)) => {
                self.changed.write_batch(game.take_back(Phase::SeekingSolution));
                self.defence.solve(game, &self.window);
            }
            _ => {}
        }
    }

    /// Leaves the puzzle for another. One that was begun counts as not solved, as in the terminal; one that wasn't is
    /// passed over.
    fn leave_for(&mut self, go_on: impl FnOnce(&mut Self)) {
        if let Some(game) = &mut self.game
            && game.lesson().is_none()
            && !game.is_recorded()
        {
            self.library.skip(game.puzzle());
            if game.has_begun() {
                game.spoil();
                report_result(game, &mut self.results);
            }
        }
        go_on(self);
    }

    fn next(&mut self, emptied: bool) {
        let today = self.calendar.today();
        let progress = self.kept.progress();
        let puzzle = progress.next(self.library.wanted(), today).cloned();
        self.show(puzzle, None, emptied);
    }

    fn show_lesson(&mut self, place: LessonPlace, emptied: bool) {
        self.show(place.puzzle(), Some(place), emptied);
    }

    /// Puts a puzzle on the board, one of a lesson or any other.
    fn show(&mut self, puzzle: Option<Puzzle>, lesson: Option<LessonPlace>, emptied: bool) {
        let position_id =
            self.game.as_ref().map_or_else(PositionId::default, |game| game.position_id().next());
        let disc_styles = disc_styles(&self.setup);
        // Those that are built in can be played; a test makes sure of it.
        let game = puzzle.and_then(|puzzle| PuzzleGame::new(puzzle, lesson, position_id, disc_styles).ok());
        let Some(game) = game else { return };
        *self.defence = Defence::default();
        self.changed.write(game.shown(emptied));
        match &mut self.game {
            Some(shown) => **shown = game,
            None => self.commands.insert_resource(game),
        }
    }
}

fn disc_styles(setup: &Setup) -> [DiscStyle; 4] {
    std::array::from_fn(|chair| setup.disc_style(chair))
}

fn take_findings(
    mut game: ResMut<PuzzleGame>,
    mut defence: ResMut<Defence>,
    mut changed: MessageWriter<BoardChanged>,
    mut frames: MessageWriter<DrawFrames>,
) {
    // Asking changes nothing: only an answer counts as a change.
    let Some(answer) = defence.bypass_change_detection().answer() else { return };
    frames.write(DrawFrames);
    match answer {
        DefenceAnswer::Step(mv, step) => {
            changed.write_batch(game.take_step(mv, step));
        }
        DefenceAnswer::Solution(line) => game.show_solution(line),
    }
}

/// Shows the moves that wait, one after the other, while nothing lies over the board.
fn show_next(
    mut game: ResMut<PuzzleGame>,
    (animating, menu, time): (Res<BoardIsAnimating>, Res<State<Menu>>, Res<Time>),
    mut at_rest: ResMut<AtRest>,
    mut changed: MessageWriter<BoardChanged>,
    mut frames: MessageWriter<DrawFrames>,
) {
    let is_held = animating.0 || *menu != Menu::None;
    at_rest.0 = if is_held { Duration::ZERO } else { at_rest.0.saturating_add(time.delta()) };
    if !game.is_playing() || is_held {
        return;
    }
    frames.write(DrawFrames);
    if at_rest.0 >= PACE {
        at_rest.0 = Duration::ZERO;
        changed.write_batch(game.show_next());
    }
}

/// A hint that has come counts; one about another position goes.
fn follow_advice(mut game: ResMut<PuzzleGame>, mut advice: ResMut<Advice>) {
    if advice.position_id().is_some_and(|position_id| position_id != game.position_id()) {
        *advice = Advice::None;
    }
    if let Advice::Clue { hint, position_id } = &*advice
        && hint.clue(game.position()).is_none()
    {
        *advice = Advice::Given { hint: hint.clone(), position_id: *position_id };
    }
    if advice.helps() && game.is_first_try() {
        game.spoil();
    }
}

/// Asked for the first time, what to look for is said; the second time the move, the third nothing any more. Of a lesson
/// is said from the start what to look for: there the move comes at once.
fn ask_hint(
    mut asked: MessageReader<HintAsked>,
    game: Res<PuzzleGame>,
    mut defence: ResMut<Defence>,
    mut advice: ResMut<Advice>,
    window: EventLoop,
) {
    asked.clear();
    if matches!(*advice, Advice::None) {
        if game.awaits_move() {
            let task = defence.hint(&game, &window);
            let says_what_to_look_for = game.lesson().is_some() && *game.phase() == Phase::Asked;
            let search = if says_what_to_look_for { HintSearch::for_move } else { HintSearch::for_clue };
            *advice = Advice::Searching(search(task));
        }
        return;
    }
    *advice = match std::mem::take(&mut *advice) {
        Advice::Clue { hint, position_id } => Advice::Given { hint, position_id },
        Advice::None | Advice::Searching(_) | Advice::Given { .. } => Advice::None,
    };
}

fn report(
    mut game: ResMut<PuzzleGame>,
    mut was_solved: Local<bool>,
    mut results: MessageWriter<PuzzleResult>,
    (mut solved, mut learnt): (MessageWriter<PuzzleSolved>, MessageWriter<LessonSolved>),
) {
    if !game.is_changed() {
        return;
    }
    report_result(&mut game, &mut results);
    let is_solved = *game.phase() == Phase::Solved;
    if is_solved && !*was_solved {
        solved.write(PuzzleSolved);
        learnt.write_batch(game.lesson().map(LessonSolved));
    }
    *was_solved = is_solved;
}

fn report_result(game: &mut PuzzleGame, results: &mut MessageWriter<PuzzleResult>) {
    if let Some(solved) = game.result() {
        results.write(PuzzleResult { puzzle: game.puzzle().clone(), solved });
    }
}

fn recolour(mut game: ResMut<PuzzleGame>, setup: Res<Setup>, mut changed: MessageWriter<BoardChanged>) {
    game.use_disc_styles(disc_styles(&setup));
    changed.write(game.shown(false));
}

fn end(mut advice: ResMut<Advice>, mut beginning: ResMut<Beginning>, mut commands: Commands) {
    *advice = Advice::None;
    // Who left before there was anything on the board may come back for something else.
    *beginning = Beginning::default();
    commands.remove_resource::<PuzzleGame>();
}
