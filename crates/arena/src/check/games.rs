//! Games with a program, in which everybody else moves at random.
use super::conversation::Conversation;
use super::{CheckProblem, Rule};
use crate::opening::Openings;
use connect_n_engine::{Position, Rules, Seat, Variant};

/// A game that a program has to play.
pub(super) struct CheckedGame {
    rows: u8,
    cols: u8,
    connect: u8,
    variant: Variant,
    players: u8,
    /// The program's seat, from 0.
    seat: usize,
    /// Random moves with which it begins.
    opening: usize,
    /// Moves that the program is asked for, unless the game ends before.
    asked: usize,
    /// The seat, from 0, that drops out at its first turn after the opening.
    drops_out: Option<usize>,
}

const fn standard(rows: u8, cols: u8, connect: u8) -> CheckedGame {
    CheckedGame {
        rows,
        cols,
        connect,
        variant: Variant::Standard,
        players: 2,
        seat: 0,
        opening: 0,
        asked: 5,
        drops_out: None,
    }
}

impl CheckedGame {
    const fn pop_out(self) -> Self {
        Self { variant: Variant::PopOut, ..self }
    }

    const fn players(self, players: u8) -> Self {
        Self { players, ..self }
    }

    const fn seat(self, seat: usize) -> Self {
        Self { seat, ..self }
    }

    const fn after(self, opening: usize) -> Self {
        Self { opening, ..self }
    }

    const fn asked(self, asked: usize) -> Self {
        Self { asked, ..self }
    }

    const fn without(self, seat: usize) -> Self {
        Self { drops_out: Some(seat), ..self }
    }
}

/// The games in which a rule is checked.
pub(super) fn of(rule: Rule) -> Vec<CheckedGame> {
    match rule {
        Rule::FirstGame => {
            vec![standard(6, 7, 4).asked(21), standard(6, 7, 4).seat(1).asked(21)]
        }
        Rule::Boards => vec![
            standard(1, 1, 1),
            standard(3, 3, 10).asked(9),
            standard(4, 5, 3).seat(1),
            standard(2, 16, 4).seat(1),
            standard(16, 2, 4),
            standard(1, 16, 4),
            standard(10, 12, 5).seat(1),
            standard(16, 16, 6),
        ],
        Rule::Openings => vec![
            standard(6, 7, 4).after(1),
            standard(6, 7, 4).after(2),
            standard(6, 7, 4).after(7).seat(1),
            standard(6, 7, 4).after(12),
            standard(6, 7, 4).after(20).seat(1),
        ],
        // Nobody can win there, so that the board fills up.
        Rule::FullColumns => vec![
            standard(6, 7, 10).after(30).asked(10),
            standard(6, 7, 10).after(35).seat(1).asked(10),
            standard(4, 4, 10).after(9).asked(10),
        ],
        Rule::PopOut => vec![
            standard(6, 7, 4).pop_out(),
            standard(6, 7, 4).pop_out().seat(1).after(9),
            standard(6, 7, 4).pop_out().after(24),
            standard(4, 5, 10).pop_out().after(30).asked(15),
            standard(4, 5, 10).pop_out().after(61).seat(1).asked(15),
            standard(16, 16, 10).pop_out().after(80),
        ],
        Rule::MorePlayers => vec![
            standard(6, 7, 4).players(3),
            standard(6, 7, 4).players(3).seat(2).after(4),
            standard(6, 7, 4).players(3).seat(1).after(20).pop_out(),
            standard(8, 8, 4).players(4).seat(3),
            standard(8, 8, 4).players(4).seat(1).after(30).pop_out(),
        ],
        Rule::DropOuts => vec![
            standard(6, 7, 4).players(3).seat(2).without(0).asked(8),
            standard(8, 8, 4).players(4).seat(0).without(2).after(6).asked(8),
            standard(6, 7, 4).players(3).seat(1).without(2).pop_out().after(9),
        ],
        _ => Vec::new(),
    }
}

impl CheckedGame {
    /// Plays it, and says `quit`.
    pub(super) fn play(&self, talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
        let rules = Rules::new(self.rows, self.cols, self.connect, self.variant, self.players)
            .map_err(CheckProblem::Rules)?;
        let seat = Seat::new(self.seat).unwrap_or(Seat::FIRST);
        talk.init(seat, rules)?;
        talk.name()?;
        let opening = Openings::new(rules, talk.check.seed, self.opening).next();
        let mut position = Position::new(rules);
        for &mv in opening.iter().flat_map(Position::moves) {
            talk.inform(&mut position, mv);
        }
        let mut drops_out = self.drops_out.and_then(Seat::new);
        let mut asked = 0;
        while !position.is_over() && asked < self.asked {
            let to_move = position.to_move();
            if drops_out == Some(to_move) {
                drops_out = None;
                // Its turn passes, and nobody says so.
                let _ = position.forfeit();
            } else if to_move == seat {
                talk.ask_move(&mut position)?;
                asked += 1;
            } else if let Some(mv) = talk.random_move(&position) {
                talk.inform(&mut position, mv);
            }
        }
        talk.expect_silence()?;
        talk.quit()
    }
}
