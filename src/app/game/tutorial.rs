//! The first steps: six positions, in each of which the player makes one move that shows how the game goes.
use bevy::prelude::*;

use super::apply::{backward, forward};
use super::current_game::PositionId;
use super::facts::{BoardChanged, BoardSnapshot, MoveRefused};
use super::setup::Setup;
use crate::app::AppSystems;
use crate::app::disc_style::DiscStyle;
use connect_n_engine::{IllegalMove, Move, Outcome, Position, Rules, Seat, Variant, parse_game};

/// What a step is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Discs are dropped.
    Drop,
    /// Four in a line win.
    Connect,
    /// The other's line can be blocked.
    Block,
    /// In PopOut a disc of one's own can be taken out.
    Pop,
    /// What is above it falls, and may make a line.
    Fall,
    /// Where both get a line, whoever pops wins.
    Both,
}

/// How the player stands in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The move is to be made.
    Asked,
    /// Another move was tried, and was taken back.
    TryAgain,
    /// It is made.
    Done,
}

/// The step that is shown, and its board. The player has the first seat.
#[derive(Resource, Debug)]
pub struct Tutorial {
    step: usize,
    progress: Progress,
    position: Position,
    position_id: PositionId,
    disc_styles: [DiscStyle; 4],
}

/// What is asked of the first steps.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum TutorialRequest {
    /// Begin with the first step.
    Begin,
    /// A move of the player.
    Play(Move),
    /// Go to the next step, once this one is done.
    Next,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TutorialRequest>().add_systems(Update, apply.in_set(AppSystems::Apply));
}

impl Step {
    /// All, in their order.
    pub const ALL: [Self; 6] = [Self::Drop, Self::Connect, Self::Block, Self::Pop, Self::Fall, Self::Both];

    /// The moves that lead to its position, from the empty board.
    const fn moves(self) -> &'static str {
        match self {
            Self::Drop => "",
            Self::Connect => "3 1 4 1 5 7",
            Self::Block => "1 4 7 4 2 4",
            Self::Pop => "4 4 3 5",
            Self::Fall => "2 1 2 3 1 7 3 7 4 4 4 6",
            Self::Both => "4 1 1 2 2 3 3 4 4 7",
        }
    }

    /// Where the step begins.
    fn position(self) -> Position {
        let pops = matches!(self, Self::Pop | Self::Fall | Self::Both);
        let variant = if pops { Variant::PopOut } else { Variant::Standard };
        let classic = Rules::default();
        let rules = Rules::new(classic.rows(), classic.cols(), classic.connect(), variant, classic.players())
            .unwrap_or(classic);
        let moves = parse_game(self.moves(), &rules).unwrap_or_default();
        Position::from_moves(rules, &moves).unwrap_or_else(|_| Position::new(rules))
    }

    /// Whether a move was the right one, by the position after it.
    fn is_done(self, mv: Move, after: &Position) -> bool {
        let is_pop = matches!(mv, Move::Pop(_));
        let is_won = after.outcome() == Outcome::Win(Seat::FIRST);
        match self {
            Self::Drop => true,
            Self::Connect => is_won,
            Self::Block => !after.legal_moves().into_iter().any(|reply| after.wins_at_once(reply)),
            Self::Pop => is_pop,
            Self::Fall | Self::Both => is_pop && is_won,
        }
    }
}

impl Tutorial {
    fn new(step: usize, position_id: PositionId, disc_styles: [DiscStyle; 4]) -> Self {
        let position = Step::ALL.get(step).copied().unwrap_or(Step::Drop).position();
        Self { step, progress: Progress::Asked, position, position_id, disc_styles }
    }

    /// The step that is shown.
    pub fn step(&self) -> Step {
        Step::ALL.get(self.step).copied().unwrap_or(Step::Drop)
    }

    /// Its number, from 1.
    pub const fn number(&self) -> usize {
        self.step + 1
    }

    /// Whether there is another step after it.
    pub const fn is_last(&self) -> bool {
        self.number() == Step::ALL.len()
    }

    /// How the player stands.
    pub const fn progress(&self) -> Progress {
        self.progress
    }

    /// What is on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Tells its positions apart.
    pub const fn position_id(&self) -> PositionId {
        self.position_id
    }

    /// What the discs look like, by seat.
    pub const fn disc_styles(&self) -> [DiscStyle; 4] {
        self.disc_styles
    }

    /// Gives the discs another look.
    pub(in crate::app) fn use_disc_styles(&mut self, disc_styles: [DiscStyle; 4]) -> BoardChanged {
        self.disc_styles = disc_styles;
        let board = BoardSnapshot::of(&self.position, disc_styles);
        BoardChanged::Reset { board, emptied: false }
    }

    /// Whether the player is to move.
    pub fn awaits_move(&self) -> bool {
        self.progress != Progress::Done
    }

    /// Plays a move, and takes it back if it is not the one that the step is about.
    fn play(&mut self, mv: Move) -> Result<Vec<BoardChanged>, IllegalMove> {
        self.position.play(mv)?;
        self.position_id = self.position_id.next();
        let made = forward(&self.position, mv, Seat::FIRST);
        if self.step().is_done(mv, &self.position) {
            self.progress = Progress::Done;
            return Ok(vec![made]);
        }
        self.position.undo();
        self.progress = Progress::TryAgain;
        Ok(vec![made, backward(&self.position, mv)])
    }
}

fn apply(
    mut requests: MessageReader<TutorialRequest>,
    mut tutorial: Option<ResMut<Tutorial>>,
    setup: Option<Res<Setup>>,
    mut changed: MessageWriter<BoardChanged>,
    mut refused: MessageWriter<MoveRefused>,
    mut commands: Commands,
) {
    for request in requests.read() {
        let next = match (*request, &mut tutorial) {
            (TutorialRequest::Begin, _) => 0,
            (TutorialRequest::Next, Some(tutorial)) if !tutorial.awaits_move() && !tutorial.is_last() => {
                tutorial.step + 1
            }
            (TutorialRequest::Play(mv), Some(tutorial)) if tutorial.awaits_move() => {
                match tutorial.play(mv) {
                    Ok(motions) => {
                        changed.write_batch(motions);
                    }
                    Err(reason) => {
                        refused.write(MoveRefused { mv, reason });
                    }
                }
                continue;
            }
            _ => continue,
        };
        let disc_styles =
            std::array::from_fn(|chair| setup.as_deref().unwrap_or(&Setup::default()).disc_style(chair));
        let position_id =
            tutorial.as_ref().map_or_else(PositionId::default, |tutorial| tutorial.position_id.next());
        let shown = Tutorial::new(next, position_id, disc_styles);
        let board = BoardSnapshot::of(&shown.position, disc_styles);
        changed.write(BoardChanged::Reset { board, emptied: next > 0 });
        match &mut tutorial {
            Some(tutorial) => **tutorial = shown,
            None => commands.insert_resource(shown),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::format_game;

    fn tutorial(step: Step) -> Tutorial {
        let place = Step::ALL.iter().position(|other| *other == step).unwrap();
        Tutorial::new(
            place,
            PositionId::default(),
            std::array::from_fn(|chair| Setup::default().disc_style(chair)),
        )
    }

    /// The moves that a step takes as right.
    fn right_moves(step: Step) -> String {
        let start = tutorial(step);
        let legal = start.position.legal_moves();
        let right = legal.into_iter().filter(|mv| {
            let mut tried = tutorial(step);
            tried.play(*mv).unwrap();
            tried.progress == Progress::Done
        });
        format_game(&right.collect::<Vec<_>>())
    }

    #[test]
    fn every_step_has_the_moves_that_it_speaks_of() {
        for (step, moves) in [
            (Step::Drop, "1 2 3 4 5 6 7"),
            (Step::Connect, "2 6"),
            (Step::Block, "4"),
            (Step::Pop, "p3 p4"),
            (Step::Fall, "p4"),
            (Step::Both, "p4"),
        ] {
            assert_eq!(tutorial(step).position.to_move(), Seat::FIRST, "{step:?}");
            assert_eq!(right_moves(step), moves, "{step:?}");
        }
    }

    #[test]
    fn only_the_last_step_makes_a_line_for_both() {
        for (step, both) in [(Step::Fall, false), (Step::Both, true)] {
            let mut tutorial = tutorial(step);
            let pop = parse_game("p4", tutorial.position.rules()).unwrap()[0];
            tutorial.play(pop).unwrap();
            assert_eq!(!tutorial.position.lines_of(Seat::ALL[1]).is_empty(), both, "{step:?}");
        }
    }

    #[test]
    fn another_move_is_taken_back() {
        let mut tutorial = tutorial(Step::Connect);
        let before = tutorial.position.moves().len();
        let wrong = parse_game("1", tutorial.position.rules()).unwrap()[0];
        assert_eq!(tutorial.play(wrong).unwrap().len(), 2);
        assert_eq!((tutorial.position.moves().len(), tutorial.progress()), (before, Progress::TryAgain));
    }
}
