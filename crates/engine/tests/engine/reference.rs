//! The rules once more, as plainly as they can be written: columns as lists of discs, lines by looking at every cell.
use std::collections::BTreeSet;

use connect_n_engine::{Cell, Column, DrawReason, Line, Move, Outcome, Rules, Seat};

#[derive(Clone, Debug)]
pub(crate) struct Reference {
    rules: Rules,
    /// Discs of each column from the bottom, as numbers of players from 0.
    columns: Vec<Vec<usize>>,
    to_move: usize,
    /// Who has dropped out, as numbers of players.
    gone: Vec<usize>,
    /// This position and all before it since somebody dropped out.
    history: Vec<(Vec<Vec<usize>>, usize)>,
    outcome: Outcome,
}

impl Reference {
    pub(crate) fn new(rules: Rules) -> Self {
        let columns = vec![Vec::new(); usize::from(rules.cols())];
        let history = vec![(columns.clone(), 0)];
        Self { rules, columns, to_move: 0, gone: Vec::new(), history, outcome: Outcome::Ongoing }
    }

    /// Different for different positions of the same board.
    pub(crate) fn key(&self) -> Vec<u8> {
        let columns =
            self.columns.iter().flat_map(|discs| discs.iter().map(|&disc| disc as u8 + 1).chain([0]));
        columns.chain([self.to_move as u8]).collect()
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.outcome
    }

    pub(crate) fn to_move(&self) -> Seat {
        seat(self.to_move)
    }

    pub(crate) fn discs(&self) -> usize {
        self.columns.iter().map(Vec::len).sum()
    }

    pub(crate) fn height(&self, column: usize) -> usize {
        self.columns.get(column).map_or(0, Vec::len)
    }

    pub(crate) fn disc_at(&self, row: usize, column: usize) -> Option<Seat> {
        self.columns.get(column)?.get(row).map(|&player| seat(player))
    }

    pub(crate) fn is_legal(&self, mv: Move) -> bool {
        let Some(discs) = self.columns.get(mv.column().index()) else { return false };
        let is_possible = match mv {
            Move::Drop(_) => discs.len() < usize::from(self.rules.rows()),
            Move::Pop(_) => self.rules.is_pop_out() && discs.first() == Some(&self.to_move),
        };
        is_possible && self.outcome == Outcome::Ongoing
    }

    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        all_moves().into_iter().filter(|&mv| self.is_legal(mv)).collect()
    }

    pub(crate) fn play(&mut self, mv: Move) {
        assert!(self.is_legal(mv));
        let column = &mut self.columns[mv.column().index()];
        match mv {
            Move::Drop(_) => column.push(self.to_move),
            Move::Pop(_) => drop(column.remove(0)),
        }
        let mover = self.to_move;
        self.to_move = self.next(mover);
        self.history.push((self.columns.clone(), self.to_move));
        self.outcome = self.judge(mv, mover);
    }

    /// The player to move drops out.
    pub(crate) fn forfeit(&mut self) {
        self.gone.push(self.to_move);
        self.to_move = self.next(self.to_move);
        self.history = vec![(self.columns.clone(), self.to_move)];
        if self.gone.len() + 1 == self.players() {
            self.outcome = Outcome::Win(seat(self.to_move));
        }
    }

    fn next(&self, player: usize) -> usize {
        let others = (1..=self.players()).map(|offset| (player + offset) % self.players());
        others.into_iter().find(|other| !self.gone.contains(other)).unwrap()
    }

    pub(crate) fn occurrences(&self) -> usize {
        let now = self.history.last();
        self.history.iter().filter(|&earlier| Some(earlier) == now).count()
    }

    pub(crate) fn winning_lines(&self) -> Vec<Line> {
        match self.outcome {
            Outcome::Win(winner) if self.rules.is_misere() => self.lines(1 - winner.index()),
            Outcome::Win(winner) => self.lines(winner.index()),
            _ => Vec::new(),
        }
    }

    fn judge(&self, mv: Move, mover: usize) -> Outcome {
        let candidates = if mv.is_pop() { self.players() } else { 1 };
        for offset in 0..candidates {
            let player = (mover + offset) % self.players();
            if !self.gone.contains(&player) && !self.lines(player).is_empty() {
                return Outcome::Win(seat(if self.rules.is_misere() { 1 - player } else { player }));
            }
        }
        if self.discs() == self.rules.cells() {
            Outcome::Draw(DrawReason::Full)
        } else if self.rules.is_pop_out() && self.occurrences() >= 3 {
            Outcome::Draw(DrawReason::Repetition)
        } else {
            Outcome::Ongoing
        }
    }

    fn lines(&self, player: usize) -> Vec<Line> {
        let mut lines = BTreeSet::new();
        for column in 0..self.columns.len() {
            for row in 0..usize::from(self.rules.rows()) {
                for direction in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                    let line = self.line_through(player, row, column, direction);
                    if line.len() >= usize::from(self.rules.connect()) {
                        lines.insert(line);
                    }
                }
            }
        }
        lines.into_iter().map(|line| line.into_iter().collect()).collect()
    }

    /// All discs of the player that are in line with this cell without a gap.
    fn line_through(
        &self,
        player: usize,
        row: usize,
        column: usize,
        direction: (i32, i32),
    ) -> BTreeSet<Cell> {
        let mut line = BTreeSet::new();
        let cols = i32::from(self.rules.cols());
        for sign in [-1, 1] {
            // A row of a cylinder is back where it began after as many cells as there are columns.
            for distance in 0..=16 {
                let row = row as i32 + sign * distance * direction.0;
                let mut column = column as i32 + sign * distance * direction.1;
                if self.rules.is_cylinder() {
                    column = (column + 16 * cols) % cols;
                }
                if row < 0 || column < 0 || !self.belongs_to(player, row as usize, column as usize) {
                    break;
                }
                line.insert(Cell::new(row as u8, Column::new(column as usize).unwrap()));
            }
        }
        line
    }

    fn belongs_to(&self, player: usize, row: usize, column: usize) -> bool {
        self.columns.get(column).and_then(|discs| discs.get(row)) == Some(&player)
    }

    fn players(&self) -> usize {
        usize::from(self.rules.players())
    }
}

/// Every move that some board allows, in the order in which moves are listed.
pub(crate) fn all_moves() -> Vec<Move> {
    let columns = (0..16).filter_map(Column::new);
    columns.flat_map(|column| [Move::Drop(column), Move::Pop(column)]).collect()
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}
