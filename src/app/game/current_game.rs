//! The game being played: its position, every line that was tried, who plays which seat of the rules.
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::line_up::{Counted, LineUp, PlayerId};
use super::seat_command::SeatCommand;
use super::setup::{Occupant, RematchStarter, SeatSetup, Setup, Starter, shortened};
use crate::app::disc_style::{DiscColour, DiscStyle};
use crate::undo::{redo_depth, undo_depth};
use connect_n_engine::clock::Clock;
use connect_n_engine::review::Review;
use connect_n_engine::{GameTree, IllegalMove, Moment, Move, Outcome, PlayerSpec, Position, Rules, Seat};

/// Identifies one position of one game. Every change of the game changes it, so that late answers can be dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PositionId(u64);

impl PositionId {
    /// The id of the position that follows.
    pub(in crate::app) const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// The game being played, always in its final state: drawing follows at its own pace.
///
/// The rules count seats in turn order from the one that starts; the set-up counts chairs in a fixed
/// order: chair of a seat = (seat + starting chair) modulo players.
#[derive(Resource, Debug)]
pub struct CurrentGame {
    setup: Setup,
    first_chair: usize,
    /// A coin toss decided which chair starts.
    is_tossed: bool,
    tree: GameTree,
    position_id: PositionId,
    pace: Pace,
    /// An earlier moment is only looked at: the game stands at the end of its line.
    looks_back: bool,
    seed: u64,
    /// The file of this game's autosave.
    file: Option<PathBuf>,
    counted: Counted,
    /// Hints given in this game.
    hints: u32,
    /// The players' time, where it is limited.
    clock: Option<Clock>,
}

/// Whether computers move by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// They do.
    #[default]
    Running,
    /// They wait: a pause asked for, or a look back in a game between computers.
    Paused,
    /// One move, then pause again.
    Step,
}

/// Who plays on in a seat of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Substitute {
    /// The program of this command, started again. The person has read the command and agrees that it runs.
    Program(String),
    /// A person.
    Person,
    /// One of our own computer players.
    Computer(PlayerSpec),
}

impl CurrentGame {
    /// A new game with the chair that starts. `rules` are those of the set-up, or any others of as many players;
    /// the seed decides what computers choose by chance.
    pub fn new(setup: Setup, rules: Rules, first_chair: usize, seed: u64) -> Self {
        Self {
            first_chair: first_chair % usize::from(rules.players()),
            is_tossed: false,
            tree: GameTree::new(rules),
            position_id: PositionId::default(),
            pace: Pace::default(),
            looks_back: false,
            seed,
            hints: 0,
            clock: setup.time.control().map(Clock::new),
            setup,
            file: None,
            counted: Counted::default(),
        }
    }

    /// Goes on with a game that was begun elsewhere. Where it was left in the middle of its line, computers wait: a
    /// person was looking back.
    pub fn set_tree(&mut self, tree: GameTree) {
        self.tree = tree;
        self.looks_back = self.is_looking_back();
        self.pace = if self.looks_back && self.computer_to_move() { Pace::Paused } else { Pace::Running };
        self.counted = if self.tree.end().is_over() { Counted::Ended } else { Counted::Open };
        self.change_id();
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.tree.position()
    }

    /// The game with every line that was tried.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Keeps a review of the main line with the game, as comments of its record.
    pub fn keep_review(&mut self, review: &Review) {
        review.annotate_tree(&mut self.tree);
    }

    /// The file of this game's autosave, once there is one.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Sets the file of this game's autosave.
    pub fn set_file(&mut self, file: PathBuf) {
        self.file = Some(file);
    }

    /// Stores who of which line-up has won this game, or nobody, and returns what was counted for it before. A game that
    /// had ended before it was opened is never counted.
    pub(super) fn replace_counted(&mut self, line_up: LineUp, winner: Option<PlayerId>) -> Counted {
        let now = match &self.counted {
            Counted::Ended => Counted::Ended,
            _ => Counted::Result(line_up, winner),
        };
        std::mem::replace(&mut self.counted, now)
    }

    /// The seed that decides what computers choose by chance.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The set-up that is played.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Lets somebody else play on in a seat, here and in the games of the same players that follow.
    pub fn replace_player(&mut self, seat: Seat, by: Substitute) {
        let chair = self.chair(seat);
        let player = &mut self.setup.seats[chair];
        match by {
            Substitute::Program(command) => {
                player.seat(Occupant::Program);
                player.command = SeatCommand::typed(&command);
            }
            Substitute::Person => player.seat(Occupant::Person),
            Substitute::Computer(level) => {
                player.seat(Occupant::Computer);
                player.level = level;
            }
        }
        self.setup = std::mem::take(&mut self.setup).made_sound();
        self.pace = Pace::Running;
        self.change_id();
    }

    /// Changes the policy for the next game.
    pub fn set_rematch(&mut self, policy: RematchStarter) {
        self.setup.rematch = policy;
    }

    /// Whether computers move by themselves.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// Lets computers wait, go on, or make one move.
    pub fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
        self.looks_back &= pace == Pace::Paused;
    }

    /// The seed for the computer's next choice: the same game with the same seed goes the same way.
    pub fn move_seed(&self) -> u64 {
        self.seed ^ (self.position().plies() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// Hints that were given in this game, whatever was taken back since.
    pub fn hints(&self) -> u32 {
        self.hints
    }

    /// One more hint was given.
    pub fn count_hint(&mut self) {
        self.hints += 1;
    }

    /// The players' time, where it is limited.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The same, to let it run and stop.
    pub fn clock_mut(&mut self) -> Option<&mut Clock> {
        self.clock.as_mut()
    }

    /// Goes on with other clocks, as of a game that was opened.
    pub fn set_clock(&mut self, clock: Option<Clock>) {
        self.clock = clock;
    }

    /// Identifies the position for answers that come later.
    pub fn position_id(&self) -> PositionId {
        self.position_id
    }

    /// The chair of the set-up that plays a seat of the rules.
    pub fn chair(&self, seat: Seat) -> usize {
        (seat.index() + self.first_chair) % usize::from(self.position().rules().players())
    }

    /// The seats of the rules in the order in which their players sit, the same in every game.
    pub fn as_they_sit(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.position().rules().seats().collect();
        seats.sort_by_key(|seat| self.chair(*seat));
        seats
    }

    /// Who plays a seat of the rules.
    pub fn player(&self, seat: Seat) -> &SeatSetup {
        &self.setup.seats[self.chair(seat)]
    }

    /// What the player of a seat is called, as it is shown.
    pub fn name(&self, seat: Seat) -> String {
        shortened(&self.setup.name_of(self.chair(seat)))
    }

    /// Stores the name that the bot in a seat gives itself.
    pub fn set_bot_name(&mut self, seat: Seat, name: &str) {
        let chair = self.chair(seat);
        self.setup.seats[chair].command.set_own_name(name);
    }

    /// Who plays a seat of the rules, for the score.
    pub fn player_id(&self, seat: Seat) -> PlayerId {
        self.setup.player_id(self.chair(seat))
    }

    /// Everybody who plays, for the score.
    pub fn line_up(&self) -> LineUp {
        self.setup.line_up()
    }

    /// Gives every player the colour of the same place in a palette of discs.
    pub fn use_palette(&mut self, palette: [DiscColour; 4]) {
        self.setup.use_palette(palette);
    }

    /// What the discs look like, by seat of the rules.
    pub fn disc_styles(&self) -> [DiscStyle; 4] {
        self.setup.disc_styles(self.position().rules().players(), self.first_chair)
    }

    /// Whether a person is to move.
    pub fn human_to_move(&self) -> bool {
        !self.position().is_over() && self.player(self.position().to_move()).human
    }

    /// Whether a computer is to move.
    pub fn computer_to_move(&self) -> bool {
        !self.position().is_over() && !self.player(self.position().to_move()).human
    }

    /// Whether only computers play.
    pub fn is_demonstration(&self) -> bool {
        self.position().rules().seats().all(|seat| !self.player(seat).human)
    }

    /// Whether its moves can be graded: reviews know only the usual rules about lines.
    pub fn can_be_reviewed(&self) -> bool {
        self.position().rules().unusual_lines().is_none()
    }

    /// Whether a person has won this game.
    pub fn person_won(&self) -> bool {
        self.position().outcome().winner().is_some_and(|winner| self.player(winner).human)
    }

    /// Whether there is a game that would be lost by beginning another; what was taken back would be lost too.
    pub fn in_progress(&self) -> bool {
        self.is_looking_back() || !self.position().is_over() && self.position().plies() > 0
    }

    /// Plays a move; what was taken back before it stays as a variation. Computers that waited for a look back go on.
    ///
    /// # Errors
    /// As the rules say; the game is unchanged then.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.tree.play(mv)?;
        let is_step = self.pace == Pace::Step;
        self.end_look_back();
        if is_step {
            self.pace = Pace::Paused;
        }
        self.change_id();
        Ok(())
    }

    /// The player to move drops out: their time is up.
    ///
    /// # Errors
    /// The game is over.
    pub fn forfeit(&mut self) -> Result<(), IllegalMove> {
        self.tree.forfeit()?;
        self.change_id();
        Ok(())
    }

    /// Takes one move back.
    pub fn step_back(&mut self) -> Option<Move> {
        let mv = self.tree.back()?;
        self.change_id();
        Some(mv)
    }

    /// Plays one move again that was taken back.
    pub fn step_forward(&mut self) -> Option<Move> {
        let mv = self.tree.forward()?;
        self.change_id();
        Some(mv)
    }

    /// Plays the move that leads to a moment from the one before it; the line goes on from there.
    pub fn step_into(&mut self, moment: Moment) -> Option<Move> {
        let mv = self.tree.enter(moment)?;
        self.change_id();
        Some(mv)
    }

    /// Whether later moves of the line are waiting to be played again.
    pub fn is_looking_back(&self) -> bool {
        !self.tree.main_line_from(self.tree.now()).is_empty()
    }

    /// Lets computers wait while a person looks at an earlier moment, and go on at the end of the line. Games between
    /// computers wait until they are told to go on.
    pub fn look(&mut self) {
        self.looks_back = self.is_looking_back();
        if self.looks_back || self.is_demonstration() {
            self.pace = Pace::Paused;
        } else {
            self.pace = Pace::Running;
        }
    }

    /// The game goes on from here, with the computers in a game with people.
    pub fn end_look_back(&mut self) {
        self.looks_back = false;
        if !self.is_demonstration() {
            self.pace = Pace::Running;
        }
    }

    /// Whether somebody only looks at an earlier moment, while the game stands at the end of its line.
    pub fn looks_back(&self) -> bool {
        self.looks_back
    }

    /// Whose time it is: the player's to move where the game stands, whatever moment is looked at. Nobody's once it has
    /// ended.
    pub fn seat_on_clock(&self) -> Option<Seat> {
        let of = |position: &Position| (!position.is_over()).then(|| position.to_move());
        if self.looks_back { of(&self.tree.end()) } else { of(self.position()) }
    }

    /// How many moves an undo takes back: to the last turn of a person, or one among computers; 0 if none can be.
    pub fn undo_depth(&self) -> usize {
        undo_depth(self.position(), |seat| self.player(seat).human)
    }

    /// How many moves a redo plays again: to the next turn of a person, or all that there are.
    pub fn redo_depth(&self) -> usize {
        redo_depth(&self.tree, |seat| self.player(seat).human)
    }

    /// The chair that starts the next game, by the set-up's policy; none where a toss decides.
    pub fn next_starter(&self) -> Option<usize> {
        let players = usize::from(self.position().rules().players());
        match (self.setup.rematch, self.position().outcome()) {
            (RematchStarter::CoinToss, _) => None,
            (RematchStarter::LoserStarts, Outcome::Win(winner)) if players == 2 => {
                Some((self.chair(winner) + 1) % players)
            }
            _ => Some((self.first_chair + 1) % players),
        }
    }

    /// The chair that starts this game when it is played from its beginning; none where a toss decides.
    pub fn starter(&self) -> Option<usize> {
        (!self.is_tossed).then_some(self.first_chair)
    }

    /// Remembers that a coin toss decided who starts.
    pub(super) fn set_tossed(&mut self) {
        self.is_tossed = true;
    }

    /// The chair that starts this game.
    pub fn first_chair(&self) -> usize {
        self.first_chair
    }

    fn change_id(&mut self) {
        self.position_id.0 += 1;
    }

    /// Continues the ids of an earlier game, so that answers meant for it are not taken for answers to this one.
    pub(super) fn continue_ids(&mut self, earlier: &Self) {
        self.position_id.0 = earlier.position_id.0 + 1;
    }
}

/// The chair that begins, where the set-up names one.
pub fn named_starter(setup: &Setup) -> Option<usize> {
    match setup.starter {
        Starter::Seat(seat) => Some(usize::from(seat)),
        Starter::CoinToss => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::Column;

    fn drop_in(column: usize) -> Move {
        Move::Drop(Column::new(column).unwrap())
    }

    fn game(humans: [bool; 2], first_chair: usize) -> CurrentGame {
        let mut setup = Setup::default();
        for (seat, human) in setup.seats.iter_mut().zip(humans) {
            seat.human = human;
        }
        let rules = setup.rules().unwrap();
        CurrentGame::new(setup, rules, first_chair, 7)
    }

    #[test]
    fn undo_goes_back_to_the_last_human_turn() {
        let mut game = game([true, false], 0);
        for column in [3, 3, 2] {
            game.play(drop_in(column)).unwrap();
        }
        // The computer is thinking about its second move: only the person's move goes back.
        assert_eq!(game.undo_depth(), 1);
        game.play(drop_in(2)).unwrap();
        assert_eq!(game.undo_depth(), 2);
    }

    #[test]
    fn a_computer_that_began_keeps_its_first_move() {
        let mut game = game([true, false], 1);
        game.play(drop_in(3)).unwrap();
        assert!(game.human_to_move());
        assert_eq!(game.undo_depth(), 0);
    }

    #[test]
    fn redo_plays_up_to_the_next_human_turn() {
        let mut game = game([true, false], 0);
        for column in [3, 3, 2, 2] {
            game.play(drop_in(column)).unwrap();
        }
        while game.step_back().is_some() {}
        assert_eq!(game.redo_depth(), 2);
        game.step_forward();
        game.step_forward();
        assert_eq!(game.redo_depth(), 2);
        assert!(game.human_to_move());
    }

    #[test]
    fn the_loser_starts_the_next_game() {
        let mut game = game([true, true], 1);
        for column in [0, 1, 0, 1, 0, 1, 0] {
            game.play(drop_in(column)).unwrap();
        }
        assert_eq!(game.position().outcome(), Outcome::Win(Seat::FIRST));
        assert_eq!(game.chair(Seat::FIRST), 1);
        assert_eq!(game.next_starter(), Some(0));
    }

    #[test]
    fn whoever_plays_on_has_a_name_of_their_own() {
        let mut game = game([true, false], 1);
        game.setup.seats[0].name = "Player 2".to_owned();
        let before = game.position_id();
        game.replace_player(Seat::FIRST, Substitute::Person);
        assert_eq!([game.name(Seat::ALL[0]), game.name(Seat::ALL[1])], ["Player 2 (2)", "Player 2"]);
        assert!(game.human_to_move() && game.position_id() != before);
        game.replace_player(Seat::FIRST, Substitute::Program("bot".to_owned()));
        assert!(game.computer_to_move() && game.player(Seat::FIRST).command.to_run().is_ok());
    }

    #[test]
    fn every_change_has_a_ticket_of_its_own() {
        let mut game = game([true, true], 0);
        let before = game.position_id();
        game.play(drop_in(0)).unwrap();
        let after = game.position_id();
        assert_ne!(before, after);
        game.step_back();
        assert!(![before, after].contains(&game.position_id()));
    }
}
