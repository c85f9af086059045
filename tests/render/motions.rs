//! The motions of the board, each as a strip of its moments.
use connect_n::app::game::setup::Setup;
use connect_n_engine::Move;
use image::RgbImage;

use crate::test_renderer::TestRenderer;
use crate::{MIDDLE, POP, WIN, column, people};

/// A motion and the moments of it that are looked at.
pub(crate) struct Motion {
    /// Name of its strip.
    pub(crate) name: &'static str,
    moments: [f32; 6],
    begin: fn(&mut TestRenderer),
}

/// Every motion.
pub(crate) const ALL: [Motion; 4] = [
    Motion {
        name: "strip-drop",
        moments: [0.05, 0.15, 0.25, 0.33, 0.42, 0.7],
        begin: |renderer| {
            renderer.open(people(6, 7, 2), MIDDLE);
            renderer.play(Move::Drop(column(1)));
        },
    },
    Motion {
        name: "strip-pop",
        moments: [0.04, 0.1, 0.16, 0.22, 0.3, 0.5],
        begin: |renderer| {
            renderer.open(Setup { pop_out: true, ..people(6, 7, 2) }, POP);
            renderer.play(Move::Pop(column(1)));
        },
    },
    Motion {
        name: "strip-win",
        moments: [0.3, 0.5, 0.65, 0.75, 0.95, 1.6],
        begin: |renderer| {
            let before = WIN.rsplit_once(' ').map_or(WIN, |(before, _)| before);
            renderer.open(people(6, 7, 2), before);
            renderer.play(Move::Drop(column(4)));
        },
    },
    Motion {
        name: "strip-new-game",
        moments: [0.05, 0.15, 0.3, 0.4, 0.5, 0.8],
        begin: |renderer| {
            renderer.open(people(6, 7, 2), WIN);
            renderer.restart();
        },
    },
];

impl Motion {
    /// What is seen of it.
    pub(crate) fn strip(&self, renderer: &mut TestRenderer) -> RgbImage {
        (self.begin)(renderer);
        renderer.strip(&self.moments)
    }
}
