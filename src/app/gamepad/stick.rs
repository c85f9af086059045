//! A stick as four buttons: the direction in which it is moved furthest.
use super::{PadButton, PadEvent};

/// How far from its middle, of 1, a stick counts as moved, and how near as let go.
const MOVED: f32 = 0.6;
const LET_GO: f32 = 0.4;

/// Where a stick is.
#[derive(Default)]
pub(super) struct Stick {
    x: f32,
    /// Upwards.
    y: f32,
    direction: Option<PadButton>,
}

impl Stick {
    /// The stick after a move to the sides, and what that means.
    pub(super) fn move_sideways(&mut self, x: f32) -> Vec<PadEvent> {
        self.x = x;
        self.turn()
    }

    /// The same up or down.
    pub(super) fn move_upwards(&mut self, y: f32) -> Vec<PadEvent> {
        self.y = y;
        self.turn()
    }

    fn turn(&mut self) -> Vec<PadEvent> {
        let furthest = match (self.x.abs() >= self.y.abs(), self.x > 0.0, self.y > 0.0) {
            (true, true, _) => PadButton::Right,
            (true, false, _) => PadButton::Left,
            (false, _, true) => PadButton::Up,
            (false, _, false) => PadButton::Down,
        };
        let far = self.x.abs().max(self.y.abs());
        let direction = match self.direction {
            _ if far >= MOVED => Some(furthest),
            Some(now) if far > LET_GO => Some(now),
            _ => None,
        };
        if direction == self.direction {
            return Vec::new();
        }
        let before = std::mem::replace(&mut self.direction, direction);
        before.map(PadEvent::Released).into_iter().chain(direction.map(PadEvent::Pressed)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use PadEvent::{Pressed, Released};

    #[test]
    fn a_stick_presses_once_in_each_direction() {
        let mut stick = Stick::default();
        assert_eq!(stick.move_sideways(0.5), []);
        assert_eq!(stick.move_sideways(0.7), [Pressed(PadButton::Right)]);
        assert_eq!(stick.move_sideways(0.65), []);
        assert_eq!(stick.move_upwards(0.9), [Released(PadButton::Right), Pressed(PadButton::Up)]);
        assert_eq!(stick.move_upwards(0.0), [Released(PadButton::Up), Pressed(PadButton::Right)]);
    }

    #[test]
    fn a_stick_that_trembles_at_the_edge_is_still_held() {
        let mut stick = Stick::default();
        assert_eq!(stick.move_upwards(-0.61), [Pressed(PadButton::Down)]);
        for y in [-0.59, -0.61, -0.45] {
            assert_eq!(stick.move_upwards(y), []);
        }
        assert_eq!(stick.move_upwards(-0.3), [Released(PadButton::Down)]);
    }
}
