//! What the clocks show, wherever a screen has room for one.
use bevy::prelude::*;

use super::LAST_SECONDS;
use crate::app::game::clock_time::ClockTime;
use crate::app::game::current_game::CurrentGame;
use crate::app::theme::themed::ThemedText;
use crate::app::theme::type_scale::TextStyle;
use crate::app::theme::{ThemeSystems, text};
use crate::app::turn::Tossing;
use connect_n_engine::Seat;
use connect_n_engine::clock::face;

/// Shows the time of a player.
#[derive(Component, Clone, Copy)]
pub(in crate::app) struct ClockFace {
    /// Whose; the one's to move, if none is named.
    seat: Option<Seat>,
    look: Look,
}

/// How a time is shown.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Look {
    /// It stands still.
    #[default]
    Waiting,
    /// Its player is to move.
    Running,
    /// The same, and little of it is left.
    Short,
}

impl Look {
    fn ink(self) -> ThemedText {
        match self {
            Self::Waiting => ThemedText(|palette| palette.muted),
            Self::Running => ThemedText(|palette| palette.text),
            Self::Short => ThemedText(|palette| palette.warning),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // A clock that was spawned in this frame is to show its time in it.
    app.add_systems(PostUpdate, show.in_set(ThemeSystems::Sync).run_if(resource_exists::<CurrentGame>));
}

/// A clock; empty in a game without one.
pub(in crate::app) fn clock_face(seat: Option<Seat>) -> impl Bundle {
    let look = Look::default();
    (text::text(TextStyle::FIGURES, |palette| palette.muted, ""), ClockFace { seat, look })
}

fn show(
    (game, tossing): (Res<CurrentGame>, Res<Tossing>),
    now: Res<ClockTime>,
    mut faces: Query<(&mut ClockFace, &mut Text, &mut ThemedText, &mut Node)>,
) {
    let (position, on_clock) = (game.position(), game.seat_on_clock());
    for (mut this, mut text, mut ink, mut node) in &mut faces {
        let seat = this.seat.or(on_clock).unwrap_or_else(|| position.to_move());
        let is_in = position.seats_left().any(|left| left == seat);
        let clock = game.clock().filter(|_| is_in);
        let left = clock.map(|clock| clock.left(seat, now.0));
        let shown = left.map(face).unwrap_or_default();
        if text.0 != shown {
            text.0 = shown;
        }
        let display = if left.is_some() { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        let to_move = !tossing.0 && on_clock == Some(seat);
        let look = match left {
            Some(left) if to_move && left <= LAST_SECONDS => Look::Short,
            Some(_) if to_move => Look::Running,
            _ => Look::Waiting,
        };
        if this.look != look {
            this.look = look;
            *ink = look.ink();
        }
    }
}
