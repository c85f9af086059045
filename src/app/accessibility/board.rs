//! The board as it is read: columns and pops that can be pressed, and a grid of named cells.
use std::collections::HashMap;

use accesskit::{Action as AccessAction, Node as AccessNode, NodeId, Role};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::analysis::LiveAnalysis;
use crate::app::board::in_play::BoardInPlay;
use crate::app::board::{Aim, BoardLayout, Target};
use crate::app::disc_style::{DiscColour, DiscStyle};
use crate::app::game::current_game::CurrentGame;
use crate::app::words::{self, screen_reader};
use crate::language::Label;
use connect_n_engine::{Cell, Column, Move, Position, Rules};

/// Sets the ids of the board's nodes apart from those of entities.
const BOARD: u64 = 1 << 63;

/// A part of the board that has a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// All of it.
    Board,
    /// What can be pressed.
    Target(Target),
    /// All cells.
    Grid,
    /// The cells of a row, from 0 at the foot.
    Row(u8),
    /// One of them.
    Cell(Cell),
}

impl Part {
    fn id(self) -> NodeId {
        let (kind, row, column) = match self {
            Self::Board => (0, 0, 0),
            Self::Target(Target::Column(column)) => (1, 0, column.index()),
            Self::Target(Target::Strip(column)) => (2, 0, column.index()),
            Self::Grid => (3, 0, 0),
            Self::Row(row) => (4, row, 0),
            Self::Cell(cell) => (5, cell.row, cell.column.index()),
        };
        NodeId(BOARD | kind << 16 | u64::from(row) << 8 | column as u64)
    }
}

/// What the node of a column, or of a pop, stands for.
pub(super) fn target(id: NodeId) -> Option<Target> {
    let column = Column::new((id.0 & 0xFF) as usize)?;
    [Target::Column(column), Target::Strip(column)]
        .into_iter()
        .find(|target| Part::Target(*target).id() == id)
}

/// What is on the board, and what can be done with it.
#[derive(SystemParam)]
pub(super) struct AccessibleBoard<'w> {
    in_play: BoardInPlay<'w>,
    aim: Res<'w, Aim>,
    layout: Option<Res<'w, BoardLayout>>,
    analysis: Res<'w, LiveAnalysis>,
    game: Option<Res<'w, CurrentGame>>,
}

impl AccessibleBoard<'_> {
    /// The node of what is aimed at.
    pub(super) fn aimed(&self) -> Option<NodeId> {
        self.aim.0.map(|target| Part::Target(target).id())
    }

    /// Adds the board's nodes, and returns the one that holds the others, if a board is shown.
    pub(super) fn add_to(&self, nodes: &mut HashMap<NodeId, AccessNode>) -> Option<NodeId> {
        let (position, disc_styles) = self.in_play.position()?;
        let rules = *position.rules();
        let mut parts: Vec<(Part, AccessNode)> = Vec::new();
        for column in rules.columns() {
            parts.push(self.column(column, position, disc_styles));
            if rules.is_pop_out() || self.in_play.is_edited() {
                parts.push(self.strip(column, position, disc_styles));
            }
        }
        parts.push((Part::Grid, self.grid(position, disc_styles, nodes)));
        let mut board = AccessNode::new(Role::Group);
        // The editor's board has lines that nobody can make.
        board.set_label(if self.in_play.is_edited() {
            screen_reader::canvas(rules)
        } else {
            screen_reader::board(rules)
        });
        board.set_children(parts.iter().map(|(part, _)| part.id()).collect::<Vec<_>>());
        nodes.insert(Part::Board.id(), board);
        nodes.extend(parts.into_iter().map(|(part, node)| (part.id(), node)));
        Some(Part::Board.id())
    }

    fn column(&self, column: Column, position: &Position, disc_styles: [DiscStyle; 4]) -> (Part, AccessNode) {
        let height = position.height(column);
        let top =
            height.checked_sub(1).and_then(|row| colour(Cell::new(row as u8, column), position, disc_styles));
        let is_full = height == usize::from(position.rules().rows());
        let name = screen_reader::column(column, height, top, is_full);
        let node = self.control(Move::Drop(column), name, |layout| {
            let top = layout.centre(Cell::new(layout.rules.rows() - 1, column));
            let foot = layout.centre(Cell::new(0, column));
            Rect::from_corners(top - layout.cell / 2.0, foot + layout.cell / 2.0)
        });
        (Part::Target(Target::Column(column)), node)
    }

    /// What stands under a column: a pop, or in the editor a disc to take out at its top.
    fn strip(&self, column: Column, position: &Position, disc_styles: [DiscStyle; 4]) -> (Part, AccessNode) {
        let foot = colour(Cell::new(0, column), position, disc_styles);
        let name = if self.in_play.is_edited() {
            screen_reader::take_out(column)
        } else {
            screen_reader::pop(column, foot)
        };
        let node = self.control(Move::Pop(column), name, |layout| {
            Rect::from_center_size(layout.strip_centre(column), Vec2::splat(layout.cell))
        });
        (Part::Target(Target::Strip(column)), node)
    }

    /// A button that makes a move.
    fn control(&self, mv: Move, name: String, place: impl FnOnce(&BoardLayout) -> Rect) -> AccessNode {
        let mut node = AccessNode::new(Role::Button);
        node.set_label(name);
        node.add_action(AccessAction::Click);
        node.add_action(AccessAction::Focus);
        let turn = self.in_play.human_turn();
        let is_allowed = |position: &Position| match mv {
            Move::Pop(column) if self.in_play.is_edited() => position.height(column) > 0,
            mv => position.check(mv).is_ok(),
        };
        if !turn.is_some_and(|turn| is_allowed(turn.position)) {
            node.set_disabled();
        }
        if let Some(value) = self.value(mv) {
            node.set_description(value);
        }
        self.set_place(&mut node, place);
        node
    }

    /// What the analysis says of a move, while it is shown.
    fn value(&self, mv: Move) -> Option<String> {
        let game = self.game.as_ref().filter(|_| self.analysis.is_on())?;
        let known = self.analysis.of(game.position_id())?.moves.iter().find(|known| known.mv == mv)?;
        words::analysis::value(known.value, game.position().rules().players()).into_iter().next()
    }

    /// Who would win with a disc in a cell, as the analysis marks it while it is shown.
    fn would_win(&self, cell: Cell, disc_styles: [DiscStyle; 4]) -> Vec<String> {
        let game = self.game.as_ref().filter(|_| self.analysis.is_on());
        let known = game.and_then(|game| self.analysis.of(game.position_id()));
        let threats = known.into_iter().flat_map(|known| &known.threats).filter(|threat| threat.cell == cell);
        threats.map(|threat| screen_reader::would_win(disc_styles[threat.seat.index()].colour)).collect()
    }

    fn grid(
        &self,
        position: &Position,
        disc_styles: [DiscStyle; 4],
        nodes: &mut HashMap<NodeId, AccessNode>,
    ) -> AccessNode {
        let rules = *position.rules();
        let decisive: Vec<Cell> = position.winning_lines().concat();
        let mut rows = Vec::new();
        for row in (0..rules.rows()).rev() {
            let mut cells = Vec::new();
            for column in rules.columns() {
                let cell = Cell::new(row, column);
                let mut node = AccessNode::new(Role::Cell);
                node.set_label(screen_reader::cell(
                    cell,
                    colour(cell, position, disc_styles),
                    decisive.contains(&cell).then_some(!rules.is_misere()),
                ));
                let winners = self.would_win(cell, disc_styles);
                if !winners.is_empty() {
                    node.set_description(winners.join(&Label::new("sentence-separator").text()));
                }
                node.set_column_index(column.index());
                node.set_row_index(row_from_top(row, rules));
                self.set_place(&mut node, |layout| {
                    Rect::from_center_size(layout.centre(cell), Vec2::splat(layout.cell))
                });
                cells.push(Part::Cell(cell).id());
                nodes.insert(Part::Cell(cell).id(), node);
            }
            let mut node = AccessNode::new(Role::Row);
            node.set_row_index(row_from_top(row, rules));
            node.set_children(cells);
            rows.push(Part::Row(row).id());
            nodes.insert(Part::Row(row).id(), node);
        }
        let mut grid = AccessNode::new(Role::Grid);
        grid.set_label(screen_reader::CELLS.text());
        grid.set_row_count(rules.rows().into());
        grid.set_column_count(rules.cols().into());
        grid.set_children(rows);
        grid
    }

    /// Says where a node is in the window, in pixels of the screen.
    fn set_place(&self, node: &mut AccessNode, place: impl FnOnce(&BoardLayout) -> Rect) {
        if let Some(layout) = &self.layout {
            let place = place(layout);
            let [min, max] = [place.min, place.max].map(|corner| (corner * layout.scale()).as_dvec2());
            node.set_bounds(accesskit::Rect::new(min.x, min.y, max.x, max.y));
        }
    }
}

/// The index of a row as tables count them.
fn row_from_top(row: u8, rules: Rules) -> usize {
    usize::from(rules.rows() - 1 - row)
}

fn colour(cell: Cell, position: &Position, disc_styles: [DiscStyle; 4]) -> Option<DiscColour> {
    position.disc_at(cell).map(|seat| disc_styles[seat.index()].colour)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_those_of_one_part_each() {
        let columns = || (0..16).filter_map(Column::new);
        let targets = columns().flat_map(|column| [Target::Column(column), Target::Strip(column)]);
        for wanted in targets {
            assert_eq!(target(Part::Target(wanted).id()), Some(wanted));
        }
        for cell in columns().flat_map(|column| (0..16).map(move |row| Cell::new(row, column))) {
            assert_eq!(target(Part::Cell(cell).id()), None, "{cell:?}");
        }
        assert_eq!(target(NodeId(1 << 16)), None);
    }
}
