//! The board: its place in the window, its discs and their motion, pointer and keys on it.
mod advice;
mod analysis;
mod animate;
mod banner;
pub(in crate::app) mod board_view;
mod column_numbers;
pub(in crate::app) mod confetti;
mod contact;
mod drop_bar;
pub(in crate::app) mod fall;
pub(in crate::app) mod geometry;
pub(in crate::app) mod highlight;
pub(in crate::app) mod hover;
pub(in crate::app) mod in_play;
pub(in crate::app) mod input;
pub(in crate::app) mod layout;
mod look;
pub(in crate::app) mod materials;
pub(in crate::app) mod overlay;
pub(in crate::app) mod pieces;
mod review_marks;
mod rings;
pub(in crate::app) mod toss;
pub(in crate::app) mod view;

use bevy::prelude::*;

pub use self::board_view::{BoardView, Disc, FinishAnimations};
pub use self::contact::{BoardEmptied, Contact, DiscPopped};
pub(in crate::app) use self::highlight::Ending;
pub use self::hover::{Aim, HoveredMove};
pub use self::layout::{BoardArea, BoardLayout, Target};

/// The board in the window: its children are laid out in board space, in cells from the grid's corner.
#[derive(Component)]
pub struct BoardRoot;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        contact::plugin,
        materials::plugin,
        pieces::plugin,
        look::plugin,
        view::plugin,
        animate::plugin,
        overlay::plugin,
    ))
    .add_plugins((
        hover::plugin,
        analysis::plugin,
        column_numbers::plugin,
        advice::plugin,
        highlight::plugin,
        rings::plugin,
        review_marks::plugin,
        banner::plugin,
        confetti::plugin,
        toss::plugin,
        drop_bar::plugin,
        input::plugin,
    ));
}
