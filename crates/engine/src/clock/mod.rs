//! The clocks of the players.
//!
//! A [`Clock`] does not read the time itself: the caller passes it, as the span since any fixed moment. What is left
//! is computed from when the clock was started, so that it doesn't matter how often it is looked at. The caller decides
//! which time counts: a time that stands still while the machine sleeps costs nobody anything.
mod control;
mod face;

pub use control::{LONGEST_SECONDS, TimeControl, TimeControlError};
pub use face::{face, until_face_changes};

use std::time::Duration;

use super::Seat;

/// Moves for which a computer saves time, as long as the game goes on.
const MOVES_TO_GO: u32 = 20;

/// The tag that says how the time is limited.
const TIME_CONTROL: &str = "TimeControl";
/// The tag with the seconds that each player has left, in turn order.
const CLOCKS: &str = "Clocks";

/// The tags of a record that keep clocks.
pub const CLOCK_TAGS: [&str; 2] = [TIME_CONTROL, CLOCKS];

/// The time that each player has left, and whose time runs.
///
/// ```
/// use std::time::Duration;
/// use connect_n_engine::Seat;
/// use connect_n_engine::clock::{Clock, TimeControl};
///
/// let seconds = Duration::from_secs;
/// let mut clock = Clock::new(TimeControl::Game { total: seconds(60), increment: seconds(2) });
/// clock.begin_turn(Seat::FIRST);
/// clock.run(seconds(100));
/// assert_eq!(clock.left(Seat::FIRST, seconds(110)), seconds(50));
/// clock.end_turn(seconds(110));
/// assert_eq!(clock.left(Seat::FIRST, seconds(500)), seconds(52));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    /// What each player had when their time last began to run.
    left: [Duration; 4],
    turn: Option<Seat>,
    /// Since when the time of the player to move has been running.
    since: Option<Duration>,
}

impl Clock {
    /// The clocks at the beginning of a game.
    pub const fn new(control: TimeControl) -> Self {
        Self::with_left(control, [control.first(); 4])
    }

    /// The clocks of a game that goes on, with what each player had left.
    pub const fn with_left(control: TimeControl, left: [Duration; 4]) -> Self {
        Self { control, left, turn: None, since: None }
    }

    /// How the time is limited.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// Whether somebody's time is running.
    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// What a player has left now.
    pub fn left(&self, seat: Seat, now: Duration) -> Duration {
        let left = self.left[seat.index()];
        match self.since {
            Some(since) if self.turn == Some(seat) => left.saturating_sub(now.saturating_sub(since)),
            _ => left,
        }
    }

    /// A player's turn begins, or goes on after it was left; their time doesn't run yet.
    pub const fn begin_turn(&mut self, seat: Seat) {
        (self.turn, self.since) = (Some(seat), None);
    }

    /// A player has the whole time for a move again, where each move has a limit of its own.
    pub const fn renew(&mut self, seat: Seat) {
        if let TimeControl::EachMove(limit) = self.control {
            self.left[seat.index()] = limit;
        }
    }

    /// The time of the player to move runs from now on, if it doesn't already.
    pub const fn run(&mut self, now: Duration) {
        if self.turn.is_some() && self.since.is_none() {
            self.since = Some(now);
        }
    }

    /// No time runs until further notice.
    pub fn stop(&mut self, now: Duration) {
        if let Some(seat) = self.turn {
            self.left[seat.index()] = self.left(seat, now);
        }
        self.since = None;
    }

    /// The player to move has moved.
    pub fn end_turn(&mut self, now: Duration) {
        self.stop(now);
        let Some(seat) = self.turn.take() else { return };
        if let TimeControl::Game { increment, .. } = self.control {
            let left = &mut self.left[seat.index()];
            // More could not be written down.
            *left = left.saturating_add(increment).min(Duration::from_secs(LONGEST_SECONDS.into()));
        }
        self.renew(seat);
    }

    /// What a computer may spend on the move that it begins now, or will with its next turn: most of a move's own
    /// time, or a share of the game's.
    pub fn budget(&self, seat: Seat, now: Duration) -> Duration {
        let left = self.left(seat, now);
        match self.control {
            TimeControl::EachMove(limit) => (if self.turn == Some(seat) { left } else { limit }) * 4 / 5,
            TimeControl::Game { increment, .. } => (left / MOVES_TO_GO + increment * 4 / 5).min(left / 2),
        }
    }

    /// The tags of a game record that keep the clocks: how the time is limited, and the seconds that are left, by seat.
    pub fn tags(&self, seats: impl IntoIterator<Item = Seat>, now: Duration) -> [(&'static str, String); 2] {
        let left = seats.into_iter().map(|seat| self.left(seat, now).as_secs_f64().to_string());
        [(TIME_CONTROL, self.control.to_string()), (CLOCKS, left.collect::<Vec<_>>().join(" "))]
    }

    /// The clocks that such tags keep; nothing where there are none, or none that can be read. Who is not named has all
    /// the time of the beginning.
    pub fn from_tags<'a>(tag: impl Fn(&str) -> Option<&'a str>) -> Option<Self> {
        let control: TimeControl = tag(TIME_CONTROL)?.parse().ok()?;
        let mut clock = Self::new(control);
        for (left, text) in clock.left.iter_mut().zip(tag(CLOCKS).unwrap_or_default().split_whitespace()) {
            *left = control::parse_seconds(text).ok()?;
        }
        Some(clock)
    }

    /// Refuses times in such tags that are too long for any clock.
    ///
    /// # Errors
    /// Name and value of the tag.
    pub(crate) fn check_tags<'a>(
        tag: impl Fn(&str) -> Option<&'a str>,
    ) -> Result<(), (&'static str, &'a str)> {
        let is_long = |text: &str| control::parse_seconds(text) == Err(TimeControlError::TooLong);
        let control =
            tag(TIME_CONTROL).filter(|text| text.parse::<TimeControl>() == Err(TimeControlError::TooLong));
        let clocks = tag(CLOCKS).filter(|text| text.split_whitespace().any(is_long));
        let found = control.map(|text| (TIME_CONTROL, text)).or(clocks.map(|text| (CLOCKS, text)));
        found.map_or(Ok(()), Err)
    }

    /// The turn is over without a move: it was taken back, somebody looks elsewhere, or the player dropped out.
    pub fn leave_turn(&mut self, now: Duration) {
        self.stop(now);
        self.turn = None;
    }

    /// Who has used up all their time, if the player to move has.
    pub fn run_out(&self, now: Duration) -> Option<Seat> {
        self.turn.filter(|&seat| self.is_running() && self.left(seat, now).is_zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Seat = Seat::ALL[1];

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    fn game(total: u64, increment: u64) -> Clock {
        Clock::new(TimeControl::Game { total: ms(total), increment: ms(increment) })
    }

    #[test]
    fn increments_lead_no_further_than_can_be_written_down() {
        let most = Duration::from_secs(LONGEST_SECONDS.into());
        let mut clock = Clock::new(TimeControl::Game { total: most, increment: ms(5000) });
        clock.begin_turn(Seat::FIRST);
        clock.end_turn(ms(0));
        assert_eq!(clock.left(Seat::FIRST, ms(0)), most);
    }

    #[test]
    fn only_the_player_to_move_uses_time() {
        let mut clock = game(60_000, 0);
        clock.begin_turn(SECOND);
        clock.run(ms(5));
        assert_eq!(clock.left(SECOND, ms(1005)), ms(59_000));
        assert_eq!(clock.left(Seat::FIRST, ms(1005)), ms(60_000));
    }

    #[test]
    fn a_stopped_clock_stands_still_and_goes_on_from_there() {
        let mut clock = game(10_000, 0);
        clock.begin_turn(Seat::FIRST);
        assert_eq!(clock.left(Seat::FIRST, ms(9000)), ms(10_000), "a turn runs only when it is let run");
        clock.run(ms(9000));
        clock.stop(ms(10_000));
        clock.stop(ms(11_000));
        assert_eq!(clock.left(Seat::FIRST, ms(1_000_000)), ms(9000));
        clock.run(ms(1_000_000));
        clock.run(ms(1_000_500));
        assert_eq!(clock.left(Seat::FIRST, ms(1_001_000)), ms(8000));
    }

    #[test]
    fn the_sum_of_many_looks_and_stops_is_exact() {
        let odd = Duration::from_nanos(16_666_667);
        let (mut clock, mut now, mut used) = (game(3_600_000, 0), Duration::ZERO, Duration::ZERO);
        clock.begin_turn(Seat::FIRST);
        for step in 0..100_000_u32 {
            clock.run(now);
            now += odd;
            used += odd;
            let _ = clock.left(Seat::FIRST, now);
            if step % 3 == 0 {
                clock.stop(now);
                now += ms(7);
            }
        }
        assert_eq!(clock.left(Seat::FIRST, now), ms(3_600_000).saturating_sub(used));
    }

    #[test]
    fn a_move_adds_the_increment_and_a_turn_left_does_not() {
        let mut clock = game(10_000, 2000);
        clock.begin_turn(Seat::FIRST);
        clock.run(ms(0));
        clock.end_turn(ms(3000));
        assert_eq!(clock.left(Seat::FIRST, ms(9999)), ms(9000));
        clock.begin_turn(Seat::FIRST);
        clock.run(ms(10_000));
        clock.leave_turn(ms(11_000));
        assert_eq!(clock.left(Seat::FIRST, ms(12_000)), ms(8000));
    }

    #[test]
    fn each_move_has_its_own_limit() {
        let mut clock = Clock::new(TimeControl::EachMove(ms(30_000)));
        clock.begin_turn(Seat::FIRST);
        clock.run(ms(0));
        clock.end_turn(ms(29_000));
        clock.begin_turn(Seat::FIRST);
        assert_eq!(clock.left(Seat::FIRST, ms(50_000)), ms(30_000));
    }

    #[test]
    fn a_turn_that_is_left_and_goes_on_gets_no_time_back() {
        let mut clock = Clock::new(TimeControl::EachMove(ms(30_000)));
        clock.begin_turn(SECOND);
        clock.run(ms(0));
        clock.leave_turn(ms(20_000));
        clock.begin_turn(SECOND);
        clock.run(ms(50_000));
        assert_eq!(clock.left(SECOND, ms(51_000)), ms(9000));
        clock.renew(SECOND);
        assert_eq!(clock.left(SECOND, ms(50_000)), ms(30_000));
    }

    #[test]
    fn time_runs_out_to_the_moment_and_for_the_player_to_move_alone() {
        let mut clock = game(1000, 0);
        assert_eq!(clock.run_out(ms(9000)), None);
        clock.begin_turn(SECOND);
        clock.run(ms(0));
        assert_eq!(clock.run_out(ms(999)), None);
        assert_eq!(clock.run_out(ms(1000)), Some(SECOND));
        clock.stop(ms(1000));
        assert_eq!(clock.run_out(ms(9000)), None, "a clock that stands still can't run out");
    }

    #[test]
    fn a_game_goes_on_with_what_was_left() {
        let mut clock = game(60_000, 1000);
        clock.begin_turn(Seat::FIRST);
        clock.run(ms(0));
        let left = Seat::ALL.map(|seat| clock.left(seat, ms(12_345)));
        let mut later = Clock::with_left(clock.control(), left);
        later.begin_turn(Seat::FIRST);
        later.run(ms(7_000_000));
        assert_eq!(later.left(Seat::FIRST, ms(7_001_000)), ms(46_655));
    }

    #[test]
    fn tags_keep_the_clocks() {
        let mut clock = game(60_000, 1000);
        clock.begin_turn(SECOND);
        clock.run(ms(0));
        let tags = clock.tags(Seat::ALL.into_iter().take(2), ms(12_345));
        assert_eq!(tags, [("TimeControl", "60+1".to_owned()), ("Clocks", "60 47.655".to_owned())]);
        let kept = |name: &str| tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1.as_str());
        let read = Clock::from_tags(kept).unwrap();
        assert_eq!(read, Clock::with_left(clock.control(), [60_000, 47_655, 60_000, 60_000].map(ms)));
        assert_eq!(Clock::from_tags(|_| None), None);
        assert_eq!(Clock::from_tags(|name| Some(if name == "Clocks" { "soon" } else { "60+1" })), None);
    }

    #[test]
    fn a_computer_keeps_some_time_for_later() {
        let each = Clock::new(TimeControl::EachMove(ms(1000)));
        assert_eq!(each.budget(SECOND, ms(0)), ms(800));
        let mut used = each.clone();
        used.begin_turn(SECOND);
        used.run(ms(0));
        assert_eq!(used.budget(SECOND, ms(500)), ms(400));
        used.end_turn(ms(500));
        assert_eq!(used.budget(SECOND, ms(500)), ms(800), "the next move has a limit of its own");
        assert_eq!(game(60_000, 0).budget(SECOND, ms(0)), ms(3000));
        assert_eq!(game(60_000, 5000).budget(SECOND, ms(0)), ms(7000));
        assert_eq!(game(1000, 5000).budget(SECOND, ms(0)), ms(500));
    }

    #[test]
    fn time_that_runs_backwards_takes_and_gives_nothing() {
        let mut clock = game(1000, 0);
        clock.begin_turn(Seat::FIRST);
        clock.run(ms(500));
        assert_eq!(clock.left(Seat::FIRST, ms(100)), ms(1000));
    }
}
