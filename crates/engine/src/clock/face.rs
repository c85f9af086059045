//! What a clock shows.
use std::time::Duration;

/// From here on tenths are shown.
const LAST_SECONDS: Duration = Duration::from_secs(10);

/// Time left as it is shown: minutes and seconds, `4:05`; in the last ten seconds seconds and tenths, `9.4`. Rounded
/// up, so that nothing is shown as used up that is not.
pub fn face(left: Duration) -> String {
    let steps = left.as_nanos().div_ceil(step(left).as_nanos()) as u64;
    if left > LAST_SECONDS {
        format!("{}:{:02}", steps / 60, steps % 60)
    } else {
        format!("{}.{}", steps / 10, steps % 10)
    }
}

/// From now until a clock that runs shows something else; nothing when all time is used up.
pub fn until_face_changes(left: Duration) -> Option<Duration> {
    let step = step(left).as_nanos();
    let into_step = left.as_nanos().checked_sub(1)? % step + 1;
    Some(Duration::from_nanos(into_step as u64))
}

const fn step(left: Duration) -> Duration {
    if left.as_nanos() > LAST_SECONDS.as_nanos() {
        Duration::from_secs(1)
    } else {
        Duration::from_millis(100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn minutes_seconds_and_at_last_tenths() {
        let faces = [
            (3_600_000, "60:00"),
            (245_000, "4:05"),
            (244_001, "4:05"),
            (30_000, "0:30"),
            (10_001, "0:11"),
            (10_000, "10.0"),
            (9_301, "9.4"),
            (1, "0.1"),
            (0, "0.0"),
        ];
        for (left, shown) in faces {
            assert_eq!(face(ms(left)), shown, "{left}");
        }
    }

    #[test]
    fn it_changes_when_it_says_so_and_not_before() {
        let mut left = Duration::from_nanos(31_234_567_891);
        let mut changes = 0;
        while let Some(wait) = until_face_changes(left) {
            let next = left.saturating_sub(wait);
            assert_eq!(face(next + Duration::from_nanos(1)), face(left), "{left:?}");
            assert_ne!(face(next), face(left), "{left:?}");
            left = next;
            changes += 1;
        }
        assert_eq!((left, changes), (Duration::ZERO, 22 + 100));
    }
}
