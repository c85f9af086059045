//! What a person plays on the board: the game, a mistake that is tried again, the first steps, a puzzle, a board that is set
//! up, or the explorer.
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::board_view::BoardView;
use super::geometry::BoardShape;
use crate::app::Screen;
use crate::app::disc_style::DiscStyle;
use crate::app::editor::{EditRequest, EditedBoard};
use crate::app::explorer::{ExploreRequest, Explorer};
use crate::app::game::Request;
use crate::app::game::current_game::{CurrentGame, PositionId};
use crate::app::game::tutorial::{Tutorial, TutorialRequest};
use crate::app::puzzles::{PuzzleGame, PuzzleRequest};
use crate::app::review::{GameReview, Retry, ReviewRequest};
use crate::app::watch::Watch;
use connect_n_engine::{Move, Position, Rules};

/// The position that a person may change by a move, if there is one.
#[derive(SystemParam)]
pub(in crate::app) struct BoardInPlay<'w> {
    screen: Res<'w, State<Screen>>,
    game: Option<Res<'w, CurrentGame>>,
    tutorial: Option<Res<'w, Tutorial>>,
    review: Res<'w, GameReview>,
    puzzle: Option<Res<'w, PuzzleGame>>,
    edited: Option<Res<'w, EditedBoard>>,
    explorer: Option<Res<'w, Explorer>>,
    watch: Option<Res<'w, Watch>>,
}

/// The turn of a person.
#[derive(Clone, Copy)]
pub(in crate::app) struct HumanTurn<'a> {
    /// The position.
    pub(in crate::app) position: &'a Position,
    /// What their discs look like.
    pub(in crate::app) disc_style: DiscStyle,
    /// Tells the positions of a game apart.
    pub(in crate::app) position_id: PositionId,
}

impl BoardInPlay<'_> {
    /// The turn of a person, if it is one's.
    pub(in crate::app) fn human_turn(&self) -> Option<HumanTurn<'_>> {
        let (position, styles, position_id) = match *self.screen.get() {
            Screen::Game => {
                let game = self.game.as_ref()?;
                let is_turn = match self.review.get() {
                    Some(review) => review.retry().is_some_and(Retry::awaits_move),
                    None => game.human_to_move(),
                };
                if !is_turn {
                    return None;
                }
                (game.position(), game.disc_styles(), game.position_id())
            }
            Screen::HowToPlay => {
                let tutorial = self.tutorial.as_ref().filter(|tutorial| tutorial.awaits_move())?;
                (tutorial.position(), tutorial.disc_styles(), tutorial.position_id())
            }
            Screen::Puzzles => {
                let puzzle = self.puzzle.as_ref().filter(|puzzle| puzzle.awaits_move())?;
                (puzzle.position(), puzzle.disc_styles(), puzzle.position_id())
            }
            Screen::Editor => {
                let board = self.edited.as_ref()?;
                let disc_style = board.disc_styles()[board.brush().index()];
                return Some(HumanTurn {
                    position: board.canvas(),
                    disc_style,
                    position_id: board.position_id(),
                });
            }
            Screen::Explorer => {
                let explorer = self.explorer.as_ref().filter(|explorer| !explorer.position().is_over())?;
                (explorer.position(), explorer.disc_styles(), explorer.position_id())
            }
            Screen::Title | Screen::Setup | Screen::Watch => return None,
        };
        Some(HumanTurn { position, disc_style: styles[position.to_move().index()], position_id })
    }

    /// The same once the board that is shown is the one that is played on: the discs of the game before fall out first.
    pub(in crate::app) fn human_turn_on(&self, shown: &BoardView) -> Option<HumanTurn<'_>> {
        self.human_turn().filter(|_| self.is_on(shown.rules()))
    }

    /// What is played, whoever is to move, with what the discs look like by seat.
    pub(in crate::app) fn position(&self) -> Option<(&Position, [DiscStyle; 4])> {
        match *self.screen.get() {
            Screen::Game => self.game.as_ref().map(|game| (game.position(), game.disc_styles())),
            Screen::HowToPlay => {
                self.tutorial.as_ref().map(|tutorial| (tutorial.position(), tutorial.disc_styles()))
            }
            Screen::Puzzles => self.puzzle.as_ref().map(|puzzle| (puzzle.position(), puzzle.disc_styles())),
            Screen::Editor => self.edited.as_ref().map(|board| (board.canvas(), board.disc_styles())),
            Screen::Explorer => {
                self.explorer.as_ref().map(|explorer| (explorer.position(), explorer.disc_styles()))
            }
            Screen::Watch => {
                let watch = self.watch.as_ref()?;
                Some((watch.position()?, watch.disc_styles()))
            }
            Screen::Title | Screen::Setup => None,
        }
    }

    /// Whether discs are only placed, and taken away again.
    pub(in crate::app) fn is_edited(&self) -> bool {
        *self.screen.get() == Screen::Editor
    }

    /// The rules of what is played.
    pub(in crate::app) fn rules(&self) -> Option<Rules> {
        match &self.edited {
            // While discs are placed, nobody wins on the board.
            Some(board) if self.is_edited() => Some(board.rules()),
            _ => self.position().map(|(position, _)| *position.rules()),
        }
    }

    /// Whether what is played has a board of the same shape.
    pub(in crate::app) fn is_on(&self, shown: Rules) -> bool {
        self.rules().is_some_and(|rules| BoardShape::from(rules) == shown.into())
    }
}

/// Sends the moves of a person to what is played.
#[derive(SystemParam)]
pub(in crate::app) struct MoveRequests<'w> {
    screen: Res<'w, State<Screen>>,
    game: MessageWriter<'w, Request>,
    tutorial: MessageWriter<'w, TutorialRequest>,
    review: Res<'w, GameReview>,
    tries: MessageWriter<'w, ReviewRequest>,
    puzzle: MessageWriter<'w, PuzzleRequest>,
    edits: MessageWriter<'w, EditRequest>,
    explorer: MessageWriter<'w, ExploreRequest>,
}

impl MoveRequests<'_> {
    pub(in crate::app) fn write(&mut self, mv: Move) {
        match *self.screen.get() {
            Screen::HowToPlay => {
                self.tutorial.write(TutorialRequest::Play(mv));
            }
            Screen::Puzzles => {
                self.puzzle.write(PuzzleRequest::Play(mv));
            }
            Screen::Editor => {
                self.edits.write(match mv {
                    Move::Drop(column) => EditRequest::Drop(column),
                    Move::Pop(column) => EditRequest::Take(column),
                });
            }
            Screen::Explorer => {
                self.explorer.write(ExploreRequest::Play(mv));
            }
            Screen::Game if self.review.is_open() => {
                self.tries.write(ReviewRequest::Try(mv));
            }
            Screen::Watch => {}
            Screen::Game | Screen::Title | Screen::Setup => {
                self.game.write(Request::Play(mv));
            }
        }
    }
}
