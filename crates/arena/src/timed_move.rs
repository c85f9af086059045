//! What a record tells of a move besides itself: how long it took, and what the player said of it.
//!
//! The time is a command in the manner of chess PGN, `{[%emt 0:00:01.234]}`; what a bot said is a comment for each of
//! its lines, `{info eval 34 depth 9}`. Both stand after the move.
use std::time::Duration;

use crate::protocol::is_info;
use connect_n_engine::GameRecord;

/// What opens the command with the time, of hours, minutes and seconds.
const TIME: &str = "[%emt ";

/// A move for which a player was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimedMove {
    /// Its number in the game, from 1.
    pub ply: usize,
    /// What it took by the referee's clock.
    pub time: Duration,
    /// What the player said before it in lines of `info`, as it was written.
    pub infos: Vec<String>,
}

impl TimedMove {
    /// Adds it to the record of its game, to the milliseconds.
    pub(crate) fn annotate(&self, record: &mut GameRecord) {
        // Each comment is put before those that are there.
        for info in self.infos.iter().rev() {
            record.add_comment(self.ply, info);
        }
        let (seconds, fraction) = self.seconds_and_millis();
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        record
            .add_comment(self.ply, &format!("{TIME}{hours}:{minutes:02}:{:02}.{fraction:03}]", seconds % 60));
    }

    /// The seconds that it took, to the milliseconds.
    pub(crate) fn seconds_text(&self) -> String {
        let (seconds, fraction) = self.seconds_and_millis();
        format!("{seconds}.{fraction:03}")
    }

    fn seconds_and_millis(&self) -> (u128, u128) {
        let millis = (self.time.as_nanos() + 500_000) / 1_000_000;
        (millis / 1000, millis % 1000)
    }

    /// The moves of a record's main line that have a time.
    pub fn all_in(record: &GameRecord) -> Vec<Self> {
        let plies = 1..=record.moves().len();
        plies
            .filter_map(|ply| {
                let time = record.comments_after(ply).find_map(read_time)?;
                let infos = record.comments_after(ply).filter(|text| is_info(text)).map(str::to_owned);
                Some(Self { ply, time, infos: infos.collect() })
            })
            .collect()
    }
}

/// The time in a comment, if there is one.
fn read_time(comment: &str) -> Option<Duration> {
    let (_, rest) = comment.split_once(TIME)?;
    let (time, _) = rest.split_once(']')?;
    let [hours, minutes, seconds] = time.trim().split(':').collect::<Vec<_>>()[..] else { return None };
    let (hours, minutes): (u32, u32) = (hours.parse().ok()?, minutes.parse().ok()?);
    let seconds: f64 = seconds.parse().ok()?;
    Duration::try_from_secs_f64(f64::from(hours) * 3600.0 + f64::from(minutes) * 60.0 + seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Position, Rules, parse_game};

    #[test]
    fn what_a_record_is_told_of_its_moves_is_read_back() {
        let rules = Rules::default();
        let position = Position::from_moves(rules, &parse_game("4 4 3", &rules).unwrap()).unwrap();
        let mut record = GameRecord::from_position(&position, &[]);
        record.add_comment(3, "well played");
        let told = [
            TimedMove { ply: 2, time: Duration::from_millis(3_723_004), infos: Vec::new() },
            TimedMove {
                ply: 3,
                time: Duration::from_millis(20),
                infos: vec!["info depth 1".to_owned(), "info".to_owned()],
            },
        ];
        for told in &told {
            told.annotate(&mut record);
        }
        let text = record.to_string();
        assert!(text.contains("4 {[%emt 1:02:03.004]} 2. 3 {[%emt 0:00:00.020]} {info depth 1}"), "{text}");
        let read = GameRecord::parse(&text).unwrap();
        assert_eq!(TimedMove::all_in(&read), told);
        assert_eq!(read.comments_after(3).last(), Some("well played"));
    }

    #[test]
    fn a_record_without_times_or_with_others_tells_none() {
        let times = |text: &str| TimedMove::all_in(&GameRecord::parse(text).unwrap()).len();
        assert_eq!(times("1. 4 {info depth 3} 4 *"), 0);
        assert_eq!(times("1. 4 {[%emt soon]} 4 {[%emt 0:-1:00]} 2. 4 {[%emt 1:1]} *"), 0);
        assert_eq!(times("1. 4 {good, [%grade good] [%emt 0:00:07]} 4 *"), 1);
    }
}
