//! The time that the players' clocks count, without that in which the machine slept.
use std::time::Duration;

use bevy::prelude::*;

/// Longest counted time between two frames, for systems whose clock goes on while the machine sleeps. A clock
/// that runs draws a frame each second, so a longer gap was sleep.
const LONGEST_STEP: Duration = Duration::from_secs(5);

/// Whether [`std::time::Instant`] goes on while the machine sleeps: on Linux and on a Mac it stands still.
const COUNTS_SLEEP: bool = cfg!(windows);

/// Time since the program began, without that in which the machine slept. It is a sum of exact steps.
#[derive(Resource, Default, Clone, Copy, Debug)]
pub struct ClockTime(pub Duration);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ClockTime>().add_systems(PreUpdate, advance);
}

fn advance(mut now: ResMut<ClockTime>, time: Res<Time<Real>>) {
    now.0 = now.0.saturating_add(counted(time.delta(), COUNTS_SLEEP));
}

fn counted(step: Duration, counts_sleep: bool) -> Duration {
    if counts_sleep { step.min(LONGEST_STEP) } else { step }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sleep_costs_no_time_whether_the_system_counts_it_or_not() {
        let night = Duration::from_hours(8);
        assert_eq!(counted(night, true), LONGEST_STEP);
        let second = Duration::from_secs(1);
        assert_eq!([counted(second, true), counted(second, false)], [second; 2]);
        // A window that is minimised may get no frames: that time was no sleep.
        assert_eq!(counted(Duration::from_mins(2), false), Duration::from_mins(2));
    }
}
